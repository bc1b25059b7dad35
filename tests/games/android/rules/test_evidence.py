"""Placing evidence, hits, alibis, perjuries (Placing Evidence; Hits; Alibis; A15–A16, A19, A21)."""

from __future__ import annotations

from caseboard.games.android.actions import TOKENS_SHOWN
from caseboard.games.android.catalogue import EventAction
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.suspects import SUSPECT, LeadKind
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.case import PlaceEvidence
from caseboard.games.android.effects.control import Nothing
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.numbers import Side
from caseboard.games.android.rules.evidence import kill
from tests.games.android.rules.workshop import Workshop, resolve
from tests.games.android.scenario import Scenario, table

TESTIMONY, PHYSICAL, DOCUMENT = range(3)


def three() -> Scenario:
    return table("louis", "floyd", "caprice")


def test_players_may_react_to_evidence_that_a_card_of_ones_own_places_a19(w: Workshop) -> None:
    t = three()
    w.give(t, "floyd", w.card("louis", Side.DARK, Nothing(), when=Occasion.PLACES_EVIDENCE))
    resolve(t, PlaceEvidence(LeadKind.PHYSICAL), "louis")
    t.do("suspect eve", "face-down")
    assert (t.kind, t.asked) == ("react", "floyd")


def test_nobody_reacts_to_evidence_that_an_event_caused_a19(w: Workshop) -> None:
    t = three().at("louis", "napd")
    w.give(t, "floyd", w.card("louis", Side.DARK, Nothing(), when=Occasion.PLACES_EVIDENCE))
    event = w.event(EventAction(PLACE["napd"], 1, PlaceEvidence(LeadKind.PHYSICAL)))
    t.set(event_track=[event, -1]).do("event first", "suspect eve", "face-down")
    t.ends_clean()


def test_what_lies_in_play_answers_all_evidence_also_an_events(w: Workshop) -> None:
    w.in_play("louis", triggers=(When(Occasion.PLACES_EVIDENCE, GainTrauma()),))
    t = three().at("louis", "napd")
    event = w.event(EventAction(PLACE["napd"], 1, PlaceEvidence(LeadKind.PHYSICAL)))
    t.set(event_track=[event, -1]).do("event first", "suspect eve", "face-down")
    assert t.of("trauma", "louis") == 1


def only_eve_lives(t: Scenario) -> Scenario:
    for suspect in t.s.lineup:
        if suspect != SUSPECT["eve"]:
            kill(t.s, suspect)
    t._renew()
    return t


def test_with_every_file_of_the_kind_full_a_lead_gives_no_evidence_but_the_game_goes_on() -> None:
    """B3: never a dead end."""
    t = only_eve_lives(three().at("louis", "tonys-flophouse"))
    eve = SUSPECT["eve"] * 3
    t.s.files[eve + PHYSICAL] = [t.s.pool.pop() for _ in range(TOKENS_SHOWN)]
    t.do("follow physical-louis")
    t.do(t.keys[0])
    assert t.kind == "uncover"
    t.do("dig")
    resolve(t, PlaceEvidence(LeadKind.PHYSICAL), "louis")
    t.ends_clean()
    resolve(t, PlaceEvidence(), "louis")
    assert t.keys == ["file testimony", "file document"]
