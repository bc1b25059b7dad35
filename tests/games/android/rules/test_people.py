"""Lily, Jimmy, NPCs and elimination (Lily Lockwell; Jimmy the Snitch; NPCs; A10, A11, A23, A27)."""

from __future__ import annotations

import pytest

from caseboard.games.android import events
from caseboard.games.android.catalogue import NPC, NPCS
from caseboard.games.android.content.map import DISTRICT_OF, PLACE, PLACES, PLACES_OF_TYPE
from caseboard.games.android.rules.decks import draw
from caseboard.games.android.rules.favors import gain_npc_favor
from caseboard.games.android.rules.people import eliminate, new_places
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD, CAPRICE = range(3)


def with_jimmy() -> Scenario:
    return table().at("louis", "napd").people(jimmy="napd")


def test_jimmy_is_asked_where_he_is_for_1_time_a10() -> None:
    t = with_jimmy()
    assert "jimmy" in t.keys
    t.at("louis", "city-hall")
    assert t.why_not("jimmy") == "not-here"
    t.at("louis", "napd").do("jimmy")
    assert t.time == 5
    kinds = {key.split()[0] for key in t.keys}
    assert kinds == {"detective", "suspect"}
    assert "detective louis" not in t.keys


def test_jimmy_shows_a_hand_to_the_asker_alone_a27() -> None:
    t = with_jimmy()
    for _ in range(3):
        draw(t.s, FLOYD, 2)
    t.do("jimmy", "detective floyd")
    seen = next(event for event in t.events if isinstance(event.fact, events.HandSeen))
    assert sorted(seen.seen_by(LOUIS)["cards"]) == sorted(t.of("hands", "floyd"))
    assert "cards" not in seen.seen_by(FLOYD)
    assert "cards" not in seen.seen_by(None)
    assert (t.kind, t.asked) == ("move-jimmy", "louis")


def test_a_memory_is_not_part_of_the_hand_that_jimmy_shows() -> None:
    t = table("louis", "floyd", "raymond").at("louis", "napd").people(jimmy="napd")
    t.do("jimmy", "detective floyd")
    assert t.told(events.HandSeen)[0].cards == ()
    assert t.of("memories", "floyd")


@pytest.mark.parametrize("person", ["lily", "jimmy"])
def test_who_talked_moves_them_to_the_same_type_in_another_district_a11(person: str) -> None:
    here, kind = PLACE["napd"], PLACES[PLACE["napd"]].type
    other = "jimmy" if person == "lily" else "lily"
    elsewhere = PLACE["old-war-memorial"]
    t = table().at("louis", "tonys-flophouse").set(**{person: here, other: elsewhere})
    t.s.lead_at[0] = PLACE["city-hall"]
    if person == "lily":
        t.do("move napd")
    else:
        t.at("louis", "napd").do("jimmy", "suspect eve")
    assert (t.kind, t.asked) == (f"move-{person}", "louis")
    expected = {
        n for n in PLACES_OF_TYPE[kind] if DISTRICT_OF[n] != DISTRICT_OF[here] and n != elsewhere
    }
    assert {PLACE[key.removeprefix("place ")] for key in t.keys} == expected
    assert PLACE["city-hall"] in expected, "a lead there does not matter"
    t.do("place city-hall")
    assert getattr(t.s, person) == PLACE["city-hall"]


def test_lily_and_jimmy_always_find_a_new_place() -> None:
    for here in range(len(PLACES)):
        for other in range(len(PLACES)):
            assert new_places(here, other)


def test_an_eliminated_npc_takes_his_favors_along_and_gives_no_more_a23() -> None:
    t = table().favors("louis", mr_li=2)
    eliminate(t.s, NPC["mr-li"])
    assert t.favor("louis", "mr_li") == 0
    assert t.s.npc_gone[NPC["mr-li"]] == 1
    assert gain_npc_favor(t.s, LOUIS, NPC["mr-li"]) == 0
    eliminate(t.s, NPC["mr-li"])
    assert len([e for e in t.s.events if e.kind == "npc-changed"]) == 1, "only once"


def test_parsons_is_found_and_keene_at_peace_in_the_place_of_death() -> None:
    assert (NPCS[NPC["parsons"]].start_status, NPCS[NPC["parsons"]].end_status) == (
        "missing",
        "found",
    )
    assert (NPCS[NPC["keene"]].start_status, NPCS[NPC["keene"]].end_status) == (
        "troubled",
        "at peace",
    )
