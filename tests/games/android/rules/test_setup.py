"""Setup: the thirteen steps (Setup; rulings A18, A21, A24)."""

from __future__ import annotations

from collections import Counter

import pytest

import caseboard
from caseboard.games.android.catalogue import FAVOR_OF, NPC, NPCS, PLOTS, SPECIFIC_EVENTS
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.puzzle import PIECES
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, Evidence
from caseboard.games.android.numbers import (
    ALIBI_SUPPLY,
    BAD_MOOD,
    DECK_OF,
    DROPSHIP_SUPPLY,
    HAAS_SUPPLY,
    JINTEKI_SUPPLY,
    OFF_MAP,
    START,
)
from caseboard.games.android.rules.daytime import TURN
from caseboard.games.android.state import AndroidState

SEATS = (3, 4, 5)
ALL = ("caprice", "floyd", "louis", "rachel", "raymond")


def started(*detectives: str, seed: int = 1, murder: str | None = None) -> AndroidState:
    """A game at its first decision of a turn."""
    game = caseboard.new(
        "android", seats=len(detectives), seed=seed, detectives=detectives, murder=murder
    )
    while not any(f.procedure is TURN for f in game.state.stack):
        assert game.decision is not None
        game.apply(game.decision.actions[0])
    state = game.state
    assert isinstance(state, AndroidState)
    return state


@pytest.mark.parametrize("number", range(6))
def test_step_1_the_murder_its_scene_lily_and_jimmy_and_the_first_day(number: int) -> None:
    murder = MURDERS[number]
    s = started("louis", "floyd", "caprice", murder=murder.key)
    assert (s.murder, s.scene, s.day) == (number, murder.scene, 1)
    assert (s.lily, s.jimmy) == (murder.lily[0], murder.jimmy[0])


def test_step_1_a_murder_is_chosen_at_random_when_none_is_named() -> None:
    assert len({started("louis", "floyd", "caprice", seed=n).murder for n in range(30)}) == 6


@pytest.mark.parametrize("seats", SEATS)
def test_step_2_one_suspect_more_than_players_from_the_top_of_the_sheet(seats: int) -> None:
    s = started(*ALL[:seats], murder="last-call-at-roxies")
    sheet = MURDERS[s.murder].lineup
    assert s.lineup == [entry.suspect for entry in sheet[: seats + 1]]
    assert sum(s.alive) == seats + 1


def test_step_3_detectives_at_their_places_and_markers_in_the_centre() -> None:
    s = started("floyd", "louis", "caprice")
    assert s.detective == [1, 2, 0]
    assert s.place == [SHEETS[d].start for d in s.detective]
    game = caseboard.new("android", seats=3, seed=1, detectives=("floyd", "louis", "caprice"))
    assert [p["twilight"] for p in game.view(None)["players"]] == [0, 0, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_step_4_testimony_leads_by_the_murder_sheet_the_others_by_the_detectives(
    seats: int,
) -> None:
    s = started(*ALL[:seats])
    places = {entry.suspect: entry.place for entry in MURDERS[s.murder].lineup}
    for suspect in range(6):
        assert s.lead_at[suspect] == (places[suspect] if suspect in s.lineup else OFF_MAP)
    for detective, sheet in enumerate(SHEETS):
        there = detective in s.detective
        assert s.lead_at[6 + detective] == (sheet.physical_lead if there else OFF_MAP)
        assert s.lead_at[11 + detective] == (sheet.document_lead if there else OFF_MAP)


def test_step_5_the_evidence_pool_is_the_sixty_tokens() -> None:
    s = started("louis", "floyd", "caprice")
    count = Counter(EVIDENCE_VALUES[token] for token in s.pool)
    numbered = {5: 1, 4: 4, 3: 6, 2: 11, 1: 11, -1: 7, -2: 7, -3: 4, -4: 1}
    assert count == {**numbered, Evidence.SURPRISE_WITNESS: 4, Evidence.PERJURY: 4}
    assert len(s.pool) == 60


def test_step_6_twelve_favors_of_each_kind_and_three_of_each_npc_a21() -> None:
    s = started("rachel", "caprice", "raymond")
    totals = [left + sum(own[kind] for own in s.favors) for kind, left in enumerate(s.favor_bank)]
    assert totals == [12] * 4 + [3] * 8
    assert (HAAS_SUPPLY, JINTEKI_SUPPLY, DROPSHIP_SUPPLY, ALIBI_SUPPLY) == (6, 6, 5, 11)


def test_step_7_24_pieces_in_three_piles_and_all_markers_beside_the_shift_pieces() -> None:
    s = started("louis", "floyd", "caprice")
    assert sum(map(len, s.piles)) == 24
    assert all(PIECES[piece].pile == pile for pile in range(3) for piece in s.piles[pile])
    assert s.pile_marker == [0, 0, 0]
    assert [cell for cell, piece in enumerate(s.board) if piece >= 0] == [12]


@pytest.mark.parametrize("seats", SEATS)
def test_step_8_one_guilty_and_one_innocent_hunch_each_of_suspects_in_play(seats: int) -> None:
    obsessed = 0
    for seed in range(20):
        s = started(*ALL[:seats], seed=seed)
        assert len(set(s.guilty)) == len(set(s.innocent)) == seats
        assert set(s.guilty) | set(s.innocent) <= set(s.lineup)
        obsessed += sum(g == i for g, i in zip(s.guilty, s.innocent, strict=True))
    assert obsessed, "the same suspect twice is possible"


def test_step_9_a_random_plot_each_and_never_descent_into_madness_a18() -> None:
    seen: set[str] = set()
    for seed in range(40):
        s = started(*ALL, seed=seed)
        assert s.plot_line == [START] * 5
        for seat, plot in enumerate(s.plot):
            assert PLOTS[plot].detective == s.detective[seat]
            assert s.plots_used[seat] == 1 << plot
        seen |= {PLOTS[plot].key for plot in s.plot}
    by_chance = {plot.key for plot in PLOTS if plot.by_chance}
    assert seen == by_chance
    assert [plot.detective for plot in PLOTS if not plot.by_chance] == [0]


@pytest.mark.parametrize("seats", SEATS)
def test_step_10_two_own_light_cards_and_a_dark_card_of_the_player_on_the_left(
    seats: int,
) -> None:
    game = caseboard.new("android", seats=seats, seed=3, detectives=ALL[:seats])
    state = game.state
    assert isinstance(state, AndroidState)
    for seat in range(seats):
        own, left = state.detective[seat], state.detective[(seat + 1) % seats]
        assert [DECK_OF[card] for card in state.hands[seat]][:3] == [own * 2, own * 2, left * 2 + 1]
    absent = [d for d in range(5) if d not in state.detective]
    assert not any(state.bags[d * 2] or state.bags[d * 2 + 1] for d in absent)


def test_step_11_the_general_deck_and_one_event_of_the_murder_face_down() -> None:
    seen = set()
    for seed in range(20):
        s = started("louis", "floyd", "caprice", seed=seed, murder="mons-wolff-massacre")
        assert sorted(s.event_bag) == list(range(23))
        assert SPECIFIC_EVENTS[s.specific].murder == s.murder
        assert not s.specific_shown
        seen.add(s.specific)
    assert len(seen) == 3
    game = caseboard.new("android", seats=3, seed=1)
    assert game.view(0)["events"]["specific"] is None


def test_step_12_the_first_players_marker_lies_on_the_scene_of_the_crime() -> None:
    firsts = set()
    for seed in range(20):
        s = started("louis", "floyd", "caprice", seed=seed)
        assert s.scene_marker == s.first_player == s.turn
        firsts.add(s.first_player)
    assert firsts == {0, 1, 2}
    game = caseboard.new("android", seats=3, seed=1, first_player=2)
    assert game.view(None)["first_player"] == 2


def test_step_13_caprice_has_a_warrant_on_jinteki_and_sanity_0() -> None:
    s = started("caprice", "floyd", "louis")
    assert s.warrants[0] == (PLACE["jinteki"],)
    assert s.sanity == 0


def test_step_13_floyd_has_a_warrant_a_favor_and_three_directives_a24() -> None:
    s = started("caprice", "floyd", "louis")
    assert s.warrants[1] == (PLACE["haas-bioroid"],)
    assert s.favors[1][FAVOR_OF[NPC["director-haas"]]] == 1
    assert s.directives == [1, 1, 1]
    assert [NPCS[NPC[key]].name for key in ("director-haas", "hiro")] == [
        "Director Haas",
        "Chairman Hiro",
    ]


def test_step_13_louis_has_three_favors_and_a_bad_mood() -> None:
    s = started("caprice", "floyd", "louis")
    assert s.favors[2][FAVOR_OF[NPC["mr-li"]]] == 2
    assert s.favors[2][FAVOR_OF[NPC["sara"]]] == 1
    assert s.mood == BAD_MOOD


def test_step_13_rachel_draws_two_extra_cards_of_her_choice_and_has_2000_dollars() -> None:
    game = caseboard.new(
        "android", seats=3, seed=1, detectives=("floyd", "rachel", "louis"), first_player=0
    )
    state = game.state
    assert isinstance(state, AndroidState)
    for number, key in enumerate(("draw-dark louis", "draw-light")):
        assert game.decision is not None
        assert (game.decision.seat, game.decision.kind) == (1, "extra-card")
        assert len(state.hands[1]) == 3 + number
        keys = [action.key for action in game.decision.actions]
        assert sorted(keys) == ["draw-dark floyd", "draw-dark louis", "draw-light"]
        game.apply(key)
    assert [DECK_OF[card] for card in state.hands[1]][3:] == [5, 6]
    assert state.money == 2


@pytest.mark.parametrize("seats", SEATS)
def test_step_13_raymond_has_a_pass_and_each_other_player_one_memory(seats: int) -> None:
    s = started("raymond", *[d for d in ALL if d not in ("raymond", "rachel")], "rachel")
    assert [len(own) for own in s.memories] == [0, 1, 1, 1, 1]
    s = started("raymond", *ALL[: seats - 1])
    dealt = [memory for own in s.memories for memory in own]
    assert len(dealt) == len(set(dealt)) == seats - 1
    assert s.memories[0] == ()
    assert s.dropship == [1] + [0] * (seats - 1)
