"""Events: the track, people on the map, temporary abilities, the murder's own event (A8, A23)."""

from __future__ import annotations

from caseboard.games.android import events
from caseboard.games.android.catalogue import NPC, SPECIFIC_EVENTS, EventAction, Pin
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.suspects import SUSPECT
from caseboard.games.android.effects.control import Everybody
from caseboard.games.android.effects.favors import GainFavor, spend
from caseboard.games.android.numbers import DETECTIVES, OFF_MAP
from caseboard.games.android.rules.events import DRAW_GENERAL_EVENT
from caseboard.games.android.rules.evidence import kill
from caseboard.games.android.rules.favors import gain_npc_favor
from caseboard.games.android.rules.people import eliminate
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import table

LOUIS, FLOYD, CAPRICE = range(3)
CORP = 0


def first_come(place: str = "napd", time: int = 1) -> EventAction:
    return EventAction(PLACE[place], time, GainFavor(CORP))


def test_a_new_event_enters_space_one_and_pushes_the_others_on_and_off(w: Workshop) -> None:
    t = table()
    one, two, three_ = (w.event(first_come()) for _ in range(3))
    t.draw_event(one)
    assert t.s.event_track == [one, -1]
    t.draw_event(two)
    assert t.s.event_track == [two, one]
    t.draw_event(three_)
    assert t.s.event_track == [three_, two]
    assert [fact.event for fact in t.told(events.EventEnded)] == [one]


def test_no_event_is_drawn_from_an_empty_deck(w: Workshop) -> None:
    t = table().set(event_bag=[])
    t.begin(DRAW_GENERAL_EVENT)
    assert t.s.event_track == [-1, -1]
    t.ends_clean()


def test_the_first_who_comes_and_pays_uses_the_event_and_ends_it(w: Workshop) -> None:
    t = table().at("louis", "napd").draw_event(w.event(first_come(time=3)))
    t.set(time=2)
    assert t.why_not("event first") == "no-time"
    t.at("louis", "city-hall").set(time=6)
    assert t.why_not("event first") == "not-here"
    t.at("louis", "napd").do("event first")
    assert (t.time, t.favor("louis", "corp")) == (3, 1)
    assert t.s.event_over[0] == 1
    assert t.s.event_track[0] >= 0, "it keeps its space, face down"
    assert t.why_not("event first") == "no-event"


def test_an_event_for_everybody_is_used_once_by_each_detective(w: Workshop) -> None:
    event = w.event(EventAction(PLACE["napd"], 1, GainFavor(CORP), first_only=False))
    t = table().at("louis", "napd").at("floyd", "napd").draw_event(event).do("event first")
    assert t.why_not("event first") == "used"
    t.turn("floyd").do("event first")
    assert t.favor("floyd", "corp") == 1
    assert not t.s.event_over[0]


def test_the_price_of_an_event_must_be_paid(w: Workshop) -> None:
    event = w.event(EventAction(PLACE["napd"], 1, GainFavor(CORP), cost=spend(3)))
    t = table().at("louis", "napd").favors("louis", mr_li=0).draw_event(event)
    assert t.why_not("event first") == "cost"
    t.favors("louis", street=1).do("event first")
    assert (t.favor("louis", "street"), t.favor("louis", "corp")) == (0, 1)


def test_an_npc_of_an_event_stands_on_the_map_until_it_ends(w: Workshop) -> None:
    t = table().at("louis", "napd").draw_event(w.event(first_come(), npc="kate"))
    assert t.s.npc_at[NPC["kate"]] == PLACE["napd"]
    assert t.told(events.NpcMoved) == [events.NpcMoved(npc=NPC["kate"], place=PLACE["napd"])]
    t.do("event first")
    assert t.s.npc_at[NPC["kate"]] == OFF_MAP


def test_an_npc_falls_off_the_track_with_the_event(w: Workshop) -> None:
    t = table().draw_event(w.event(first_come(), npc="kate"))
    t.draw_event(w.event(first_come()))
    assert t.s.npc_at[NPC["kate"]] == PLACE["napd"]
    t.draw_event(w.event(first_come()))
    assert t.s.npc_at[NPC["kate"]] == OFF_MAP


def test_a_redirected_npc_ends_the_old_event(w: Workshop) -> None:
    t = table().draw_event(w.event(first_come(), npc="kate"))
    t.draw_event(w.event(first_come("city-hall"), npc="kate"))
    assert t.s.npc_at[NPC["kate"]] == PLACE["city-hall"]
    assert t.s.event_over[:2] == [0, 1]
    t.at("louis", "napd")
    assert t.why_not("event second") == "no-event"


def test_eliminating_the_npc_ends_the_event_at_once_a23(w: Workshop) -> None:
    t = table().at("louis", "napd").draw_event(w.event(first_come(), npc="sara"))
    eliminate(t.s, NPC["sara"])
    t.renew()
    assert t.s.event_over[0] == 1
    assert t.s.npc_at[NPC["sara"]] == OFF_MAP
    assert t.why_not("event first") == "no-event"


def test_an_event_that_needs_a_dead_npc_ends_as_it_is_drawn_a23(w: Workshop) -> None:
    t = table()
    eliminate(t.s, NPC["sara"])
    event = w.event(first_come(), npc="sara", enters=Everybody(GainFavor(CORP)))
    t.draw_event(event)
    assert t.s.event_over[0] == 1
    assert t.s.npc_at[NPC["sara"]] == OFF_MAP
    assert t.favor("louis", "corp") == 0, "and is not resolved"


def test_an_npc_whose_detective_is_not_in_play_comes_and_goes_like_any_other_a23(
    w: Workshop,
) -> None:
    t = table()
    assert DETECTIVES.index("raymond") not in t.s.detective
    t.draw_event(w.event(first_come(), npc="kate"))
    eliminate(t.s, NPC["kate"])
    assert t.s.event_over[0] == 1
    assert t.s.npc_gone[NPC["kate"]] == 1
    assert gain_npc_favor(t.s, LOUIS, NPC["kate"]) == 0


def test_the_specific_event_first_moves_all_testimony_leads_changing_places_where_needed(
    w: Workshop,
) -> None:
    t = table()
    event = w.specific(0)
    places = SPECIFIC_EVENTS[event].leads
    eve, noise = t.s.lineup[:2]
    other = 6 + 2
    t.s.lead_at[other] = places[eve]
    start = t.s.lead_at[eve]
    t.s.lead_at[noise] = places[t.s.lineup[2]]
    t.show_event(event)
    for suspect in t.s.lineup:
        assert t.s.lead_at[suspect] == places[suspect]
    assert t.s.lead_at[other] == start
    on_map = [place for place in t.s.lead_at if place != OFF_MAP]
    assert len(on_map) == len(set(on_map))
    assert t.game.view(None)["events"]["specific"] == event


def test_a_pinned_suspect_is_held_with_a_locked_lead_until_the_time_is_paid(w: Workshop) -> None:
    t = table()
    eve = SUSPECT["eve"]
    event = w.specific(0, pin=Pin(eve, PLACE["napd"], 2, PLACE["city-hall"]))
    t.show_event(event)
    t.at("louis", "napd").lead("testimony-eve", "louis")
    assert t.why_not("follow testimony-eve") == "locked"
    t.do("event specific")
    assert (t.time, t.s.pin_time[eve]) == (5, 1)
    t.turn("floyd").at("floyd", "napd").do("event specific")
    assert t.s.lead_at[eve] == PLACE["city-hall"]
    assert t.s.pin_place[eve] == OFF_MAP
    assert t.s.event_over[2] == 1
    t.at("floyd", "city-hall")
    assert "follow testimony-eve" in t.keys


def test_killing_a_suspect_whom_the_event_names_ends_it_and_unlocks_his_lead(w: Workshop) -> None:
    t = table()
    eve = SUSPECT["eve"]
    t.show_event(w.specific(0, pin=Pin(eve, PLACE["napd"], 2, PLACE["city-hall"])))
    kill(t.s, eve)
    assert t.s.event_over[2] == 1
    assert t.s.pin_place[eve] == OFF_MAP
    t.at("louis", "napd").lead("testimony-eve", "louis")
    assert "follow testimony-eve" in t.keys
    assert t.why_not("event specific") == "no-event"


def test_killing_somebody_else_does_not_end_it(w: Workshop) -> None:
    t = table()
    t.show_event(w.specific(0, names=(SUSPECT["eve"],)))
    kill(t.s, SUSPECT["noise"])
    assert not t.s.event_over[2]


def test_an_event_that_names_a_dead_suspect_moves_the_leads_and_ends(w: Workshop) -> None:
    t = table()
    kill(t.s, SUSPECT["eve"])
    event = w.specific(0, names=(SUSPECT["eve"],), enters=Everybody(GainFavor(CORP)))
    t.show_event(event)
    assert t.s.lead_at[SUSPECT["noise"]] == SPECIFIC_EVENTS[event].leads[SUSPECT["noise"]]
    assert t.s.event_over[2] == 1
    assert t.favor("louis", "corp") == 0


def test_a_testimony_lead_that_had_nowhere_to_go_comes_back_where_the_event_says_a12(
    w: Workshop,
) -> None:
    t = table()
    event = w.specific(0)
    eve = SUSPECT["eve"]
    place = SPECIFIC_EVENTS[event].leads[eve]
    t.set(leads_waiting=[eve, CAPRICE, PLACE["levy-university"]])
    t.s.lead_at = [OFF_MAP if at in (place, t.s.lead_at[eve]) else at for at in t.s.lead_at]
    t.show_event(event)
    assert t.s.lead_at[eve] == place
    assert t.s.leads_waiting == []
