"""Closing the case: the murderer, every line of the score, ties (A6, A15, A16, A26)."""

from __future__ import annotations

from random import Random

import pytest

import caseboard
from caseboard.games.android.catalogue import ENDINGS
from caseboard.games.android.content.afterwards import AFTERWARDS
from caseboard.games.android.content.epilogues import EPILOGUES, NOBODY_CHARGED
from caseboard.games.android.content.puzzle import GROUPS, Payoff
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, SUSPECT, SUSPECTS, Evidence
from caseboard.games.android.numbers import NOBODY
from caseboard.games.android.rules import closing
from caseboard.games.android.rules.closing import (
    GUILTY,
    INNOCENT,
    breakdown,
    epilogues,
    murderer,
    winners,
)
from caseboard.games.android.rules.evidence import kill
from caseboard.games.android.rules.guilt import (
    guilt,
    guilt_of,
    kept_in_strong_file,
    kept_in_weak_file,
    weighed,
)
from caseboard.games.android.state import FACE_UP, AndroidState
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD, CAPRICE = range(3)
WITNESS, PERJURY = int(Evidence.SURPRISE_WITNESS), int(Evidence.PERJURY)


def three() -> Scenario:
    """Nothing scores: no endings, tokens or favors, and hunches that are all wrong."""
    t = table()
    s = t.s
    s.favors = [(0,) * len(own) for own in s.favors]
    s.endings = [(), (), ()]
    eve, noise = SUSPECT["eve"], SUSPECT["noise"]
    return t.set(guilty=[noise] * 3, innocent=[eve] * 3, sanity=0, plot=[NOBODY] * 3)


def guilty_by(t: Scenario, suspect: str, *values: int) -> Scenario:
    """Evidence in the file that is neither strong nor weak."""
    return t.evidence(suspect, int(SUSPECTS[SUSPECT[suspect]].normal), *values)


def points(t: Scenario, seat: int = LOUIS) -> list[int]:
    return [line.points for line in breakdown(t.s, seat, murderer(t.s))]


def test_strong_and_weak_files_drop_numbers_only_and_witnesses_count_wherever_they_lie_a15() -> (
    None
):
    assert kept_in_strong_file([WITNESS, PERJURY, -1, 3]) == [3]
    assert kept_in_weak_file([WITNESS, PERJURY, -1, 3]) == [-1]
    sheet = SUSPECTS[0]
    files: list[list[int]] = [[], [], []]
    files[sheet.strong] = [WITNESS]
    files[sheet.weak] = [PERJURY]
    assert guilt_of(0, files, 0) == 5
    files[sheet.weak] = [WITNESS]
    assert guilt_of(0, files, 0) == -10


def test_all_tokens_of_the_lowest_or_highest_number_are_dropped_even_the_only_one_a15() -> None:
    assert kept_in_strong_file([3, -1, 2, -1]) == [3, 2]
    assert kept_in_weak_file([-1, 4, 2, 4]) == [-1, 2]
    assert kept_in_strong_file([5]) == []
    assert kept_in_weak_file([-4]) == []
    assert kept_in_strong_file([]) == kept_in_weak_file([]) == []


def test_the_highest_total_is_the_murderer_even_below_zero() -> None:
    t = three()
    for suspect in t.s.lineup:
        t.s.alibis[suspect] = 2
    t.s.alibis[SUSPECT["noise"]] = 1
    assert guilt(t.s, SUSPECT["noise"]) == -5
    assert murderer(t.s) == SUSPECT["noise"]


def test_a_tie_goes_to_the_suspect_higher_on_the_sheet_a16() -> None:
    t = three()
    assert murderer(t.s) == t.s.lineup[0]
    guilty_by(t, SUSPECTS[t.s.lineup[2]].key, 1)
    guilty_by(t, SUSPECTS[t.s.lineup[1]].key, 1)
    assert murderer(t.s) == t.s.lineup[1]


def test_a_dead_suspect_is_never_the_murderer_and_no_hunch_on_him_pays_a16() -> None:
    t = three()
    kill(t.s, t.s.lineup[0])
    assert murderer(t.s) == t.s.lineup[1]
    t.set(innocent=[t.s.lineup[0]] * 3, guilty=[t.s.lineup[0]] * 3)
    assert points(t) == []


def test_a_correct_guilty_hunch_is_worth_15_and_a_correct_innocent_one_5() -> None:
    t = guilty_by(three(), "noise", 3)
    assert points(t) == [15, 5]
    t.set(guilty=[SUSPECT["eve"]] * 3)
    assert points(t) == [5]
    t.set(innocent=[SUSPECT["noise"]] * 3)
    assert points(t) == []


@pytest.mark.parametrize(("lead", "expected"), [((3, 2), [15, 5, 3]), ((3, 1), [15])])
def test_obsession_pays_both_hunches_and_3_more_if_5_ahead_of_everybody(
    lead: tuple[int, ...], expected: list[int]
) -> None:
    t = guilty_by(three().set(innocent=[SUSPECT["noise"]] * 3), "noise", *lead)
    assert points(t) == expected


def test_a_dead_suspect_is_no_other_suspect_for_obsession_a34() -> None:
    t = guilty_by(three().set(innocent=[SUSPECT["noise"]] * 3), "noise", 3, 2)
    guilty_by(t, "eve", 3)
    assert points(t) == [15]
    kill(t.s, SUSPECT["eve"])
    assert points(t) == [15, 5, 3]


def test_obsession_with_an_innocent_suspect_pays_the_innocent_hunch_alone() -> None:
    t = guilty_by(three(), "eve", 3).set(innocent=[SUSPECT["noise"]] * 3)
    assert points(t) == [5]


def test_tokens_trauma_and_endings_score_as_printed() -> None:
    t = guilty_by(three(), "eve", 1)
    t.s.conspiracy[LOUIS], t.s.haas[LOUIS], t.s.jinteki[LOUIS] = 2, 1, 2
    t.s.trauma[LOUIS] = 3
    happy = next(n for n, e in enumerate(ENDINGS) if e.vp >= 1 and not e.lasting)
    sad = next(n for n, e in enumerate(ENDINGS) if e.vp <= -1 and not e.lasting)
    t.s.endings[LOUIS] = (happy, sad)
    t.renew()
    assert points(t) == [ENDINGS[happy].vp, ENDINGS[sad].vp, 8, 3, 6, -3]
    reasons = [line.reason for line in breakdown(t.s, LOUIS, murderer(t.s))]
    assert reasons[2:] == [
        "2 × conspiracy token",
        "1 × Haas token",
        "2 × Jinteki token",
        "3 × trauma",
    ]


def test_a_line_says_where_links_change_what_it_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    t = guilty_by(three().set(guilty=[SUSPECT["eve"]] * 3), "eve", 1)
    t.s.jinteki[LOUIS], t.s.haas[LOUIS], t.s.trauma[LOUIS] = 2, 1, 1
    happy = next(n for n, e in enumerate(ENDINGS) if e.vp >= 1 and not e.lasting)
    t.s.endings[LOUIS] = (happy,)
    t.favors("louis", street=2).renew()
    changes = {Payoff.JINTEKI: 1, Payoff.GUILTY_HUNCH: 3, Payoff.HAPPY_ENDING: -1, Payoff.STREET: 2}
    worth = [changes.get(payoff, 0) for payoff in Payoff]
    monkeypatch.setattr(closing, "link_values", lambda state: worth)
    lines = breakdown(t.s, LOUIS, murderer(t.s))
    assert [(line.points, line.reason) for line in lines] == [
        (18, "Guilty hunch: Eve 5VA3TC, +3 by links"),
        (ENDINGS[happy].vp - 1, f"Ending: {ENDINGS[happy].name}, −1 by links"),
        (3, "1 × Haas token"),
        (8, "2 × Jinteki token, +1 each by links"),
        (-1, "1 × trauma"),
        (4, "2 × street favor, +2 each by links"),
    ]


def test_the_end_calls_an_obsession_by_its_name() -> None:
    t = guilty_by(three(), "eve", 1)
    t.set(
        guilty=[SUSPECT["noise"]] * 3, innocent=[SUSPECT["noise"], SUSPECT["eve"], SUSPECT["eve"]]
    )
    told = closing.story(t.s, murderer(t.s))
    noise, eve = SUSPECTS[SUSPECT["noise"]].name, SUSPECTS[SUSPECT["eve"]].name
    assert f"Louis Blaine was obsessed with {noise}." in told
    assert f"Floyd 2X3A7C suspected {noise} and cleared {eve}." in told


def test_favors_are_worth_nothing_without_links() -> None:
    t = guilty_by(three(), "eve", 1).favors("louis", street=3, mr_li=1)
    assert points(t) == []


@pytest.mark.parametrize("payoff", sorted({group.pays for group in GROUPS}))
def test_links_change_each_value_by_their_payoff(
    monkeypatch: pytest.MonkeyPatch, payoff: Payoff
) -> None:
    """The Puzzle: for each link one of the values scored is adjusted."""
    t = guilty_by(
        three().set(guilty=[SUSPECT["eve"]] * 3, innocent=[SUSPECT["noise"]] * 3), "eve", 1
    )
    t.favors("louis", corp=1, political=1, society=1, street=1, mr_li=1)
    t.s.conspiracy[LOUIS] = t.s.haas[LOUIS] = t.s.jinteki[LOUIS] = t.s.trauma[LOUIS] = 1
    happy = next(n for n, e in enumerate(ENDINGS) if e.vp >= 1 and not e.lasting)
    sad = next(n for n, e in enumerate(ENDINGS) if e.vp <= -1 and not e.lasting)
    t.s.endings[LOUIS] = (happy, sad)
    t.renew()
    before = sum(points(t))
    group = next(n for n, g in enumerate(GROUPS) if g.pays is payoff)
    monkeypatch.setattr(closing, "links", lambda board: {group: 2})
    holdings = 2 if payoff in (0, 1, 2, 3) else 1
    assert sum(points(t)) == before + 2 * GROUPS[group].amount * holdings


def test_rachels_money_and_caprices_sanity_score() -> None:
    t = table("rachel", "caprice", "louis").set(money=3, sanity=-2, plot=[NOBODY] * 3)
    t.set(endings=[(), (), ()], favors=[[0] * 12 for _ in range(3)])
    t.set(guilty=t.s.lineup[1:4], innocent=t.s.lineup[:1] * 3)
    lines = [breakdown(t.s, seat, murderer(t.s)) for seat in (0, 1)]
    assert [(line.points, line.reason) for line in lines[0]] == [(3, "$3,000 left")]
    assert [(line.points, line.reason) for line in lines[1]] == [(-2, "Sanity")]


@pytest.mark.parametrize(
    ("scores", "guilty", "expected"),
    [
        ((9, 8, 7), ("eve", "eve", "eve"), (0,)),
        ((9, 9, 7), ("eve", "noise", "eve"), (0,)),
        ((9, 9, 7), ("noise", "noise", "eve"), (0, 1)),
        ((9, 9, 9), ("eve", "noise", "eve"), (0, 1, 2)),
    ],
)
def test_a_tie_goes_to_the_only_one_with_a_correct_guilty_hunch_else_is_shared_a26(
    scores: tuple[int, ...], guilty: tuple[str, ...], expected: tuple[int, ...]
) -> None:
    t = three().set(guilty=[SUSPECT[name] for name in guilty])
    assert winners(t.s, scores, SUSPECT["eve"]) == expected


def told_after(t: Scenario, murderer: str) -> list[tuple[str, str, int | None]]:
    guilty_by(t.set(day=12, event_bag=[]), murderer, 3, 2)
    while not t.game.over:
        t.do("end-turn" if "end-turn" in t.keys else t.keys[-1])
    assert t.game.result is not None
    return [(one.heading, one.text, one.seat) for one in t.game.result.epilogues]


def test_the_end_tells_what_became_of_the_murderer_and_of_each_detective() -> None:
    happy = next(n for n, ending in enumerate(ENDINGS) if ending.vp > 0)
    sad = next(n for n, ending in enumerate(ENDINGS) if ending.vp < 0)
    t = three().bare().set(endings=[[happy, happy], [happy, sad], [sad, sad]])
    louis, floyd, caprice = (AFTERWARDS[detective] for detective in t.s.detective)
    assert told_after(t, "noise") == [
        ("Noise", EPILOGUES[t.s.murder][SUSPECT["noise"]], None),
        ("Louis Blaine", louis.happy, 0),
        ("Floyd 2X3A7C", floyd.mixed, 1),
        ("Caprice Nisei", caprice.sad, 2),
    ]


def test_who_has_had_no_ending_has_no_epilogue() -> None:
    t = three().bare()
    assert [seat for _, _, seat in told_after(t, "noise")] == [None]


def test_with_every_suspect_dead_nobody_is_charged() -> None:
    t = three().bare()
    for suspect in t.s.lineup:
        kill(t.s, suspect)
    assert [one.text for one in epilogues(t.s, murderer(t.s))] == [NOBODY_CHARGED]


def test_before_the_end_there_is_no_result_to_read_the_murderer_from() -> None:
    t = three()
    assert t.game.result is None
    told = str([t.game.view(seat) for seat in (None, 0, 1, 2)])
    assert not [text for text in EPILOGUES[t.s.murder] if text in told]


def test_all_evidence_is_turned_up_and_the_result_explains_itself() -> None:
    t = guilty_by(three().set(day=12, event_bag=[]), "noise", 3, 2)
    while not t.game.over:
        t.do("end-turn" if "end-turn" in t.keys else t.keys[-1])
    assert all(entry & FACE_UP for entries in t.s.files for entry in entries)
    result = t.game.result
    assert result is not None
    assert result.story[0] == "Noise is the murderer."
    assert "Noise: guilt 5" in result.story
    for seat, lines in enumerate(result.breakdown):
        assert sum(line.points for line in lines) == result.scores[seat]


def test_what_each_token_counts_adds_up_to_the_guilt() -> None:
    luck = Random(7)
    for _ in range(2_000):
        suspect = luck.randrange(len(SUSPECTS))
        files = [[luck.choice(EVIDENCE_VALUES) for _ in range(luck.randrange(5))] for _ in range(3)]
        alibis = luck.randrange(3)
        counts = weighed(suspect, files, alibis)
        assert [len(file) for file in counts.files] == [len(file) for file in files]
        assert len(counts.alibis) == alibis
        total = sum(map(sum, counts.files)) + sum(counts.alibis)
        assert total == guilt_of(suspect, files, alibis)


def test_perjury_turns_a_witness_before_an_alibi() -> None:
    strong = SUSPECTS[SUSPECT["eve"]].strong
    files: list[list[int]] = [[], [], []]
    files[strong] = [1, WITNESS, 3, PERJURY]
    counts = weighed(SUSPECT["eve"], files, 1)
    assert counts.files[strong] == [0, 5, 3, 0]
    assert counts.alibis == [-5]


def test_the_view_of_a_closed_case_says_how_it_was_closed() -> None:
    game = caseboard.new("android", seats=3, seed=5)
    luck = Random(5)
    while decision := game.decision:
        assert game.view(None)["closing"] is None
        game.apply(luck.choice(decision.actions))
    state = game.state
    assert isinstance(state, AndroidState)
    end = game.view(None)["closing"]
    assert end["murderer"] == murderer(state)
    assert [one["total"] for one in end["suspects"]] == [
        guilt(state, suspect) for suspect in state.lineup
    ]
    scored = [
        {line.heading for line in breakdown(state, seat, end["murderer"])} for seat in range(3)
    ]
    assert [one["guilty_right"] for one in end["hunches"]] == [GUILTY in own for own in scored]
    assert [one["innocent_right"] for one in end["hunches"]] == [INNOCENT in own for own in scored]
