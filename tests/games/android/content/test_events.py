"""The general events: what is declared, how it reads, and what it does (Events)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from caseboard.games.android.actions import (
    DETECTIVE,
    FACE_DOWN,
    GAIN,
    OPTION,
    PLACE,
    SUSPECT,
    YES,
    token_action,
)
from caseboard.games.android.catalogue import GENERAL_EVENTS, NPC, NPCS, SPECIAL, card_at
from caseboard.games.android.catalogue import SPECIFIC_EVENTS as SPECIFIC
from caseboard.games.android.content.map import PLACE as PLACE_NUMBER
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import SUSPECT as SUSPECT_NUMBER
from caseboard.games.android.effects.favors import GainNpcFavor
from caseboard.games.android.numbers import DECK_STARTS, LOUIS, OFF_MAP, Side, deck_of
from caseboard.games.android.rules.costs import base_cost
from caseboard.games.android.rules.locations import ability_time
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.people import eliminate
from caseboard.games.android.state import is_face_up, seen_by
from caseboard.games.android.texts import general_event_text
from tests.games.android.content.reading import parts, repeated_phrases, trapped
from tests.games.android.content.scene import Scene

KEYS = [event.key for event in GENERAL_EVENTS]
WITH_ACTION = [event.key for event in GENERAL_EVENTS if event.action is not None]
EVE, NOISE = SUSPECT_NUMBER["eve"], SUSPECT_NUMBER["noise"]
CORP, POLITICAL, SOCIETY, STREET = FavorKind


def event_named(key: str) -> int:
    return KEYS.index(key)


def test_there_are_23_each_with_its_own_name() -> None:
    assert len(GENERAL_EVENTS) == len(set(KEYS)) == 23
    names = [event.name for event in (*GENERAL_EVENTS, *SPECIFIC)]
    names += [rule.name for rule in SPECIAL.murder_rules.values()]
    assert len(set(names)) == len(names)


def test_most_move_a_person_onto_the_map_and_say_whom() -> None:
    people = [event for event in GENERAL_EVENTS if event.npc is not None]
    assert len(people) >= 12
    for event in people:
        assert event.npc is not None
        assert event.action is not None
        assert NPCS[NPC[event.npc]].name in event.name
    assert Counter(event.npc for event in people)["mr-li"] == 2


def test_none_needs_the_detective_whose_person_it_is() -> None:
    for event in GENERAL_EVENTS:
        assert not any(isinstance(part, GainNpcFavor) for part in parts(event))


def test_all_offers_stand_open() -> None:
    places = [event.action.place for event in GENERAL_EVENTS if event.action is not None]
    assert not any(PLACES[place].restricted for place in places)
    assert len({PLACES[place].district for place in places}) >= 7


def test_rules_read_well() -> None:
    texts = {event.name: general_event_text(event) for event in GENERAL_EVENTS}
    assert trapped(texts) == {}
    for name, text in texts.items():
        assert len(text) <= 300, name
        assert not re.search(r"\byou\b", text, re.IGNORECASE), name


def test_flavour_reads_well_and_repeats_nothing() -> None:
    flavour = {event.name: event.flavour for event in (*GENERAL_EVENTS, *SPECIFIC)}
    flavour |= {rule.name: rule.about for rule in SPECIAL.murder_rules.values()}
    assert trapped(flavour) == {}
    assert all(40 <= len(text) <= 240 for text in flavour.values())
    stories = {murder.name: murder.story for murder in MURDERS}
    assert repeated_phrases(flavour | stories) == {}


def test_a_rule_with_a_price_reads_like_one() -> None:
    event = GENERAL_EVENTS[event_named("tanaka-is-free")]
    assert general_event_text(event) == (
        "At The Drowned Bell, the first detective to spend 2 Time, 1 street favor and 1 normal "
        "favor of any kind: That detective places a hit on any suspect. Then the event ends."
    )


@pytest.mark.parametrize("key", KEYS)
def test_each_comes_into_play(key: str) -> None:
    scene = Scene()
    for suspect in scene.s.lineup:
        scene.s.files[suspect * 3] = [suspect]
    scene.draw(key)
    scene.finish()
    assert scene.s.event_track == [event_named(key), -1]
    assert scene.s.event_over[0] == 0


@pytest.mark.parametrize("key", WITH_ACTION)
def test_each_offer_can_be_taken_once(key: str) -> None:
    scene = Scene()
    scene.draw(key)
    action = GENERAL_EVENTS[event_named(key)].action
    assert action is not None
    scene.turn_of(0, "the-root")
    assert scene.why_not_use(0) == "not-here"
    scene.turn_of(1, PLACES[action.place].key)
    if action.cost is not None:
        assert scene.why_not_use(0) == "cost"
    scene.s.favors[1][:4] = [3] * 4
    scene.s.time = action.time - 1
    assert scene.why_not_use(0) == "no-time"
    scene.s.time = action.time
    scene.use(0)
    scene.finish()
    assert scene.s.time == 0
    scene.turn_of(1)
    assert scene.why_not_use(0) == ("no-event" if action.first_only else "used")
    scene.turn_of(2, PLACES[action.place].key)
    scene.s.favors[2][:4] = [3] * 4
    assert scene.why_not_use(0) == ("no-event" if action.first_only else None)


def test_kate_testifies_for_the_first_who_spends_three_time() -> None:
    scene = Scene()
    scene.draw("kate-testifies")
    assert scene.s.npc_at[NPC["kate"]] == PLACE_NUMBER["old-war-memorial"]
    scene.turn_of(1, "old-war-memorial")
    scene.use(0, SUSPECT[NOISE])
    assert scene.s.time == 3
    assert scene.s.alibis[NOISE] == 1
    assert scene.s.npc_at[NPC["kate"]] == OFF_MAP


def test_an_eliminated_person_brings_no_event() -> None:
    scene = Scene()
    eliminate(scene.s, NPC["kate"])
    scene.draw("kate-testifies")
    assert scene.s.event_over[0] == 1
    assert scene.s.npc_at[NPC["kate"]] == OFF_MAP


def test_mr_li_leaves_one_event_for_the_next() -> None:
    scene = Scene()
    scene.draw("mr-li-assists")
    scene.draw("the-lanterns-closed")
    assert scene.s.event_over[:2] == [0, 1]
    assert scene.s.npc_at[NPC["mr-li"]] == PLACE_NUMBER["memories-of-green"]


def test_jimmy_shows_a_hand_and_a_file_in_secret() -> None:
    scene = Scene()
    scene.draw("jimmy-calls")
    scene.s.files[EVE * 3] = [0]
    card = DECK_STARTS[deck_of(LOUIS, Side.LIGHT)]
    scene.s.hands[0].append(card)
    scene.turn_of(1, "jacks-diner")
    scene.use(0, DETECTIVE[LOUIS], SUSPECT[EVE])
    assert scene.s.recalled[1] == [[0, scene.s.day, card]]
    entry = scene.s.files[EVE * 3][0]
    assert seen_by(entry, 1)
    assert not seen_by(entry, 2)
    assert not is_face_up(entry)


def test_mr_li_gives_two_favors_and_a_burden() -> None:
    scene = Scene()
    scene.s.plot[0] = 0
    scene.draw("mr-li-assists")
    scene.turn_of(0, "the-neon-orchid")
    bad = scene.s.bad[0]
    scene.use(0, GAIN[CORP], GAIN[CORP])
    scene.finish()
    assert scene.s.favors[0][CORP] == 2
    assert scene.s.bad[0] == bad + 1


def test_the_closed_lanterns_take_time_or_a_street_favor() -> None:
    scene = Scene()
    scene.draw("the-lanterns-closed")
    scene.enter("memories-of-green")
    assert scene.s.time == 5
    scene.s.favors[0][STREET] = 1
    scene.turn_of(0, "napd")
    scene.enter("memories-of-green", YES)
    assert (scene.s.time, scene.s.favors[0][STREET]) == (6, 0)
    scene.turn_of(0)
    scene.enter("jacks-diner")
    assert scene.s.time == 6


def test_tanaka_hits_for_two_favors() -> None:
    scene = Scene()
    scene.draw("tanaka-is-free")
    scene.turn_of(0, "the-drowned-bell")
    scene.s.favors[0][STREET] = 1
    assert scene.why_not_use(0) == "cost"
    scene.s.favors[0][CORP] = 1
    scene.use(0, SUSPECT[EVE])
    assert scene.s.hits[EVE] == 1
    assert not any(scene.s.favors[0])


def test_a_ghost_is_a_witness_at_a_price() -> None:
    scene = Scene()
    scene.draw("keene-was-there")
    scene.turn_of(2, "mission-of-the-open-hand")
    scene.use(0, SUSPECT[EVE], FACE_DOWN)
    assert scene.s.trauma[2] == 1
    assert len(scene.s.files[EVE * 3]) == 1


def test_the_captain_takes_an_alibi_apart() -> None:
    scene = Scene()
    scene.s.alibis[EVE] = 1
    scene.draw("beckmann-listens-again")
    scene.turn_of(0, "napd")
    scene.use(0, OPTION[0])
    assert scene.s.alibis[EVE] == 0


def test_the_tether_inspection_slows_every_step_on_the_beanstalk() -> None:
    scene = Scene()
    scene.draw("tether-inspection")
    scene.enter("the-root")
    assert scene.s.time == 5
    scene.enter("napd")
    assert scene.s.time == 5


def test_the_march_blocks_business_until_somebody_speaks_to_it() -> None:
    scene = Scene()
    square, hall = PLACE_NUMBER["broadcast-square"], PLACE_NUMBER["city-hall"]
    scene.draw("human-first-marches")
    assert entry_time(scene.s, 0, square) == 2
    assert entry_time(scene.s, 0, hall) == 1
    scene.turn_of(1, "broadcast-square")
    scene.use(0)
    assert scene.s.favors[1][POLITICAL] == 1
    assert entry_time(scene.s, 0, square) == 1


def test_overtime_is_for_everybody() -> None:
    scene = Scene()
    scene.draw("dawn-pays-overtime")
    assert scene.s.next_turn_time == [2, 2, 2]


def test_in_the_blackout_dark_cards_cost_less_and_ritzy_places_give_nothing() -> None:
    scene = Scene()
    start = DECK_STARTS[deck_of(LOUIS, Side.DARK)]
    card = next(card_at(n) for n in range(start, start + 21) if card_at(n).cost >= 1)
    light = next(card_at(n) for n in range(start - 21, start) if card_at(n).cost >= 1)
    dark_before, light_before = base_cost(scene.s, 0, card), base_cost(scene.s, 0, light)
    scene.enter("city-hall")
    assert scene.ask is not None
    scene.finish()
    scene.draw("the-lights-go-out")
    assert base_cost(scene.s, 0, card) == dark_before - 1
    assert base_cost(scene.s, 0, light) == light_before
    scene.enter("city-hall")
    assert scene.ask is None


def test_the_crash_takes_corp_favors_and_makes_new_ones_cheap() -> None:
    scene = Scene()
    scene.s.favors[0][CORP], scene.s.favors[1][CORP] = 2, 1
    scene.draw("helium-crash")
    assert [held[CORP] for held in scene.s.favors] == [1, 0, 0]
    assert ability_time(scene.s, 2, PLACE_NUMBER["melange-mining"]) == 1


def test_lily_lets_everybody_turn_a_page_and_moves_on() -> None:
    scene = Scene()
    scene.s.files[EVE * 3] = [0, 1, 2, 3]
    before = scene.s.lily
    scene.draw(
        "lily-reads-the-file",
        token_action(EVE, 0, 3),
        token_action(EVE, 0, 0),
        token_action(EVE, 0, 1),
        PLACE[PLACE_NUMBER["laurel-court"]],
    )
    assert [is_face_up(entry) for entry in scene.s.files[EVE * 3]] == [True, True, False, True]
    assert scene.s.lily == PLACE_NUMBER["laurel-court"] != before


def test_the_reward_brings_testimony_from_everybody() -> None:
    scene = Scene()
    scene.draw("a-million-for-a-memory", *[SUSPECT[EVE], FACE_DOWN] * 3)
    assert scene.ask is None
    assert len(scene.s.files[EVE * 3]) == 3
