"""Placing evidence, hits, alibis, perjuries (Placing Evidence; Hits; Alibis; A15–A16, A19, A21)."""

from __future__ import annotations

from caseboard.games.android import events
from caseboard.games.android.catalogue import EventAction
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, SUSPECT, SUSPECTS, LeadKind
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.case import MoveEvidence, PlaceEvidence, RemoveEvidence
from caseboard.games.android.effects.control import Nothing
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.numbers import NOBODY, Side
from caseboard.games.android.rules.closing import murderer
from caseboard.games.android.rules.evidence import (
    kill,
    place_alibi,
    place_hit,
    remove_hit,
    remove_token,
)
from caseboard.games.android.state import token_of
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import Scenario, table

TESTIMONY, PHYSICAL, DOCUMENT = range(3)


def test_players_may_react_to_evidence_that_a_card_of_ones_own_places_a19(w: Workshop) -> None:
    t = table()
    t.hold("floyd", w.card("louis", Side.DARK, Nothing(), when=Occasion.PLACES_EVIDENCE))
    t.resolve(PlaceEvidence(LeadKind.PHYSICAL), "louis")
    t.do("suspect eve", "face-down")
    assert (t.kind, t.asked) == ("react", "floyd")


def test_nobody_reacts_to_evidence_that_an_event_caused_a19(w: Workshop) -> None:
    t = table().at("louis", "napd")
    t.hold("floyd", w.card("louis", Side.DARK, Nothing(), when=Occasion.PLACES_EVIDENCE))
    event = w.event(EventAction(PLACE["napd"], 1, PlaceEvidence(LeadKind.PHYSICAL)))
    t.set(event_track=[event, -1]).do("event first", "suspect eve", "face-down")
    t.ends_clean()


def test_what_lies_in_play_answers_all_evidence_also_an_events(w: Workshop) -> None:
    w.in_play("louis", triggers=(When(Occasion.PLACES_EVIDENCE, GainTrauma()),))
    t = table().at("louis", "napd")
    event = w.event(EventAction(PLACE["napd"], 1, PlaceEvidence(LeadKind.PHYSICAL)))
    t.set(event_track=[event, -1]).do("event first", "suspect eve", "face-down")
    assert t.of("trauma", "louis") == 1


def only_eve_lives(t: Scenario) -> Scenario:
    for suspect in t.s.lineup:
        if suspect != SUSPECT["eve"]:
            kill(t.s, suspect)
    t.renew()
    return t


def test_without_evidence_in_the_pool_a_lead_gives_none_but_the_game_goes_on() -> None:
    """B3: never a dead end."""
    t = table().at("louis", "tonys-flophouse").set(pool=[])
    t.do("follow physical-louis")
    t.do(t.keys[0])
    assert t.kind == "uncover"
    t.do("dig")
    t.resolve(PlaceEvidence(), "louis")
    t.ends_clean()


def test_a_file_holds_all_the_evidence_there_is_and_each_token_can_be_named_a37() -> None:
    t = only_eve_lives(table())
    file = SUSPECT["eve"] * 3 + PHYSICAL
    while len(t.s.files[file]) < len(EVIDENCE_VALUES):
        t.resolve(PlaceEvidence(LeadKind.PHYSICAL), "louis")
        t.do("suspect eve", "face-down")
    t.ends_clean()
    t.resolve(RemoveEvidence(), "louis")
    assert t.keys == [f"token eve-physical-{n + 1}" for n in range(len(EVIDENCE_VALUES))]
    t.do(t.keys[-1])
    assert len(t.s.files[file]) == len(EVIDENCE_VALUES) - 1


def test_evidence_is_moved_onto_another_living_suspect_however_full_the_file_a37() -> None:
    t = table()
    eve, noise = SUSPECT["eve"] * 3 + PHYSICAL, SUSPECT["noise"] * 3 + PHYSICAL
    t.s.files[noise] = tuple([t.s.pool.pop() for _ in range(30)])
    t.s.files[eve] = (t.s.pool.pop(),)
    t.resolve(MoveEvidence(), "louis").do("token eve-physical-1", "suspect noise")
    assert (len(t.s.files[eve]), len(t.s.files[noise])) == (0, 31)


def test_evidence_on_the_only_suspect_who_lives_cannot_be_moved() -> None:
    t = only_eve_lives(table())
    t.s.files[SUSPECT["eve"] * 3] = (t.s.pool.pop(),)
    t.resolve(MoveEvidence(), "louis")
    t.ends_clean()


def test_evidence_is_looked_at_in_secret_and_goes_on_any_living_suspect_in_the_leads_file() -> None:
    t = table().at("louis", "tonys-flophouse")
    kill(t.s, SUSPECT["noise"])
    t.do("follow physical-louis")
    t.do(t.keys[0], "place-evidence")
    drawn = t.game.view(0)["me"]["drawn"]
    assert drawn is not None
    assert t.game.view(1)["me"]["drawn"] is None
    living_keys = {f"suspect {SUSPECTS[n].key}" for n in t.s.lineup if t.s.alive[n]}
    assert set(t.keys) == living_keys
    assert "suspect noise" not in t.keys
    t.do("suspect eve", "face-down")
    file = SUSPECT["eve"] * 3 + PHYSICAL
    assert [EVIDENCE_VALUES[token_of(entry)] for entry in t.s.files[file]] == [drawn]
    place = t.s.lineup.index(SUSPECT["eve"])
    for seat, value in ((0, drawn), (1, None), (2, None), (None, None)):
        shown = t.game.view(seat)["suspects"][place]["files"][PHYSICAL]
        assert shown == [{"up": False, "value": value}]


def test_evidence_may_be_placed_face_up_for_all_to_see_and_stays_so() -> None:
    t = table()
    t.resolve(PlaceEvidence(LeadKind.DOCUMENT), "louis")
    t.do("suspect eve", "face-up")
    value = t.told(events.EvidencePlaced)[0].value
    place = t.s.lineup.index(SUSPECT["eve"])
    for seat in (0, 1, None):
        shown = t.game.view(seat)["suspects"][place]["files"][DOCUMENT]
        assert shown == [{"up": True, "value": value}]


def test_what_jimmy_shows_of_a_suspect_stays_visible_to_that_player_only_a27() -> None:
    t = table().at("louis", "napd").people(jimmy="napd")
    t.evidence("eve", TESTIMONY, 5).evidence("eve", DOCUMENT, -4)
    t.do("jimmy", "suspect eve")
    place = t.s.lineup.index(SUSPECT["eve"])
    mine, others = (t.game.view(seat)["suspects"][place]["files"] for seat in (0, 1))
    assert [[token["value"] for token in file] for file in mine] == [[5], [], [-4]]
    assert [[token["value"] for token in file] for file in others] == [[None], [], [None]]


def test_the_third_hit_kills_and_everything_on_the_sheet_is_returned() -> None:
    t = table()
    eve = SUSPECT["eve"]
    t.evidence("eve", TESTIMONY, 5, 4).evidence("eve", DOCUMENT, 3)
    place_alibi(t.s, 0, eve)
    for hits in (1, 2):
        place_hit(t.s, 0, eve)
        assert (t.s.hits[eve], t.s.alive[eve]) == (hits, 1)
    place_hit(t.s, 0, eve)
    assert (t.s.alive[eve], t.s.dead[eve], t.s.hits[eve], t.s.alibis[eve]) == (0, 1, 0, 0)
    assert len(t.s.pool) == 60
    assert not any(t.s.files[eve * 3 : eve * 3 + 3])
    remove_hit(t.s, eve)
    place_hit(t.s, 0, eve)
    assert not place_alibi(t.s, 0, eve)
    assert (t.s.hits[eve], t.s.alibis[eve]) == (0, 0), "nothing more is done to the dead"


def test_a_hit_can_be_called_off_while_the_suspect_lives() -> None:
    t = table()
    place_hit(t.s, 0, SUSPECT["eve"])
    remove_hit(t.s, SUSPECT["eve"])
    assert t.s.hits[SUSPECT["eve"]] == 0


def test_with_all_suspects_dead_no_evidence_can_be_placed_and_nobody_is_charged() -> None:
    t = table().at("louis", "tonys-flophouse")
    for suspect in t.s.lineup:
        kill(t.s, suspect)
    t.renew()
    t.do("follow physical-louis")
    t.do(t.keys[0])
    assert t.kind == "uncover", "evidence is not offered"
    assert murderer(t.s) == NOBODY


def test_eleven_alibis_and_no_more_a21() -> None:
    t = table()
    placed = [place_alibi(t.s, 0, SUSPECT["eve"]) for _ in range(13)]
    assert placed == [True] * 11 + [False] * 2


def test_evidence_taken_off_returns_to_the_pool_unseen() -> None:
    t = table().evidence("eve", TESTIMONY, 5, 4)
    remove_token(t.s, SUSPECT["eve"] * 3, 0)
    assert len(t.s.pool) == 59
    assert t.s.events[-1].fact == events.EvidenceRemoved(
        suspect=SUSPECT["eve"], file=TESTIMONY, position=0
    )
