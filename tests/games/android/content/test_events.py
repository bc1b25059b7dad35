"""The general events: what is declared, how it reads, and what it does (Events)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

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
from caseboard.games.android.rules.events import why_not_use_event
from caseboard.games.android.rules.locations import ability_time
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.people import eliminate
from caseboard.games.android.state import is_face_up, seen_by
from caseboard.games.android.texts import general_event_text
from tests.games.android.content.reading import parts, repeated_phrases, trapped
from tests.games.android.scenario import Scenario, table

KEYS = [event.key for event in GENERAL_EVENTS]
WITH_ACTION = [event.key for event in GENERAL_EVENTS if event.action is not None]
EVE, NOISE = SUSPECT_NUMBER["eve"], SUSPECT_NUMBER["noise"]
CORP = FavorKind.CORP


def number(key: str) -> int:
    return KEYS.index(key)


def bare(murder: str = "evil-at-the-estates") -> Scenario:
    """Louis, Rachel and Raymond without plots, favors, money and cards."""
    return table("louis", "rachel", "raymond", murder=murder).bare()


def drawn(key: str) -> Scenario:
    return bare().draw_event(number(key))


def why_not_use(t: Scenario) -> str | None:
    reason = why_not_use_event(t.s, t.s.turn, 0)
    return None if reason is None else reason.code


def test_there_are_23_each_with_its_own_name() -> None:
    assert len(GENERAL_EVENTS) == len(set(KEYS)) == 23
    names = [event.name for event in GENERAL_EVENTS]
    names += [event.name for event in SPECIFIC]
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
    flavour = {event.name: event.flavour for event in GENERAL_EVENTS}
    flavour |= {event.name: event.flavour for event in SPECIFIC}
    flavour |= {rule.name: rule.about for rule in SPECIAL.murder_rules.values()}
    assert trapped(flavour) == {}
    assert all(40 <= len(text) <= 240 for text in flavour.values())
    stories = {murder.name: murder.story for murder in MURDERS}
    assert repeated_phrases(flavour | stories) == {}


def test_a_rule_with_a_price_reads_like_one() -> None:
    event = GENERAL_EVENTS[number("tanaka-is-free")]
    assert general_event_text(event) == (
        "Tanaka's marker goes to The Drowned Bell. The first detective to spend 2 Time, 1 street "
        "favor and 1 normal favor of any kind there: That detective places a hit on any suspect. "
        "Then the event ends."
    )


@pytest.mark.parametrize("key", KEYS)
def test_each_comes_into_play(key: str) -> None:
    t = bare()
    for suspect in t.s.lineup:
        t.s.files[suspect * 3] = (suspect,)
    t.draw_event(number(key)).answer()
    assert t.s.event_track == [number(key), -1]
    assert t.s.event_over[0] == 0


@pytest.mark.parametrize("key", WITH_ACTION)
def test_each_offer_can_be_taken_once(key: str) -> None:
    t = drawn(key)
    action = GENERAL_EVENTS[number(key)].action
    assert action is not None
    t.turn("louis").at("louis", "the-root")
    assert why_not_use(t) == "not-here"
    t.turn("rachel").at("rachel", PLACES[action.place].key)
    if action.cost is not None:
        assert why_not_use(t) == "cost"
    t.favors("rachel", corp=3, political=3, society=3, street=3)
    t.s.time = action.time - 1
    assert why_not_use(t) == "no-time"
    t.set(time=action.time + 1).do("event first").answer()
    assert (t.asked, t.time) == ("rachel", 1)
    t.turn("rachel")
    assert why_not_use(t) == ("no-event" if action.first_only else "used")
    t.turn("raymond").at("raymond", PLACES[action.place].key)
    t.favors("raymond", corp=3, political=3, society=3, street=3)
    assert why_not_use(t) == ("no-event" if action.first_only else None)


def test_kate_testifies_for_the_first_who_spends_three_time() -> None:
    t = drawn("kate-testifies")
    assert t.s.npc_at[NPC["kate"]] == PLACE_NUMBER["old-war-memorial"]
    t.turn("rachel").at("rachel", "old-war-memorial").do("event first", "suspect noise")
    assert t.time == 3
    assert t.s.alibis[NOISE] == 1
    assert t.s.npc_at[NPC["kate"]] == OFF_MAP


def test_an_eliminated_person_brings_no_event() -> None:
    t = bare()
    eliminate(t.s, NPC["kate"])
    t.draw_event(number("kate-testifies"))
    assert t.s.event_over[0] == 1
    assert t.s.npc_at[NPC["kate"]] == OFF_MAP


def test_mr_li_leaves_one_event_for_the_next() -> None:
    t = drawn("mr-li-assists")
    t.draw_event(number("the-lanterns-closed"))
    assert t.s.event_over[:2] == [0, 1]
    assert t.s.npc_at[NPC["mr-li"]] == PLACE_NUMBER["memories-of-green"]


def test_jimmy_shows_a_hand_and_a_file_in_secret() -> None:
    t = drawn("jimmy-calls")
    t.s.files[EVE * 3] = (0,)
    card = t.deal("louis", 1).of("hands", "louis")[0]
    t.turn("rachel").at("rachel", "jacks-diner").do("event first", "detective louis", "suspect eve")
    assert t.of("recalled", "rachel") == [(0, t.s.day, card)]
    entry = t.s.files[EVE * 3][0]
    assert seen_by(entry, 1)
    assert not seen_by(entry, 2)
    assert not is_face_up(entry)


def test_an_event_with_a_person_says_where_the_marker_goes_and_so_does_the_log() -> None:
    for key, said in (
        ("kate-testifies", "Kate's marker goes to Old War Memorial."),
        ("the-sisters-dream", "The Sisters' marker goes to Row Nine Dormitories."),
    ):
        assert general_event_text(GENERAL_EVENTS[number(key)]).startswith(f"{said} ")
        t = drawn(key)
        assert said in [t.game.say(event, 0) for event in t.events]


def test_mr_li_gives_two_favors_and_a_burden() -> None:
    t = bare().plot("louis", "the-krausey-case").draw_event(number("mr-li-assists"))
    t.turn("louis").at("louis", "the-neon-orchid")
    bad = t.of("bad", "louis")
    t.do("event first", "gain corp", "gain corp").answer()
    assert t.favor("louis", "corp") == 2
    assert t.of("bad", "louis") == bad + 1


def test_the_closed_lanterns_take_time_or_a_street_favor() -> None:
    t = drawn("the-lanterns-closed")
    t.enter("memories-of-green")
    assert t.time == 5
    t.favors("louis", street=1)
    t.turn("louis").at("louis", "napd")
    t.enter("memories-of-green").do("yes")
    assert (t.time, t.favor("louis", "street")) == (6, 0)
    t.turn("louis").enter("jacks-diner")
    assert t.time == 6


def test_tanaka_hits_for_two_favors() -> None:
    t = drawn("tanaka-is-free")
    t.turn("louis").at("louis", "the-drowned-bell")
    t.favors("louis", street=1)
    assert why_not_use(t) == "cost"
    t.favors("louis", corp=1)
    t.do("event first", "suspect eve")
    assert t.s.hits[EVE] == 1
    assert not any(t.of("favors", "louis"))


def test_a_ghost_is_a_witness_at_a_price() -> None:
    t = drawn("keene-was-there")
    t.turn("raymond").at("raymond", "mission-of-the-open-hand")
    t.do("event first", "suspect eve", "face-down")
    assert t.of("trauma", "raymond") == 1
    assert len(t.s.files[EVE * 3]) == 1


def test_the_captain_takes_an_alibi_apart() -> None:
    t = bare()
    t.s.alibis[EVE] = 1
    t.draw_event(number("beckmann-listens-again"))
    t.turn("louis").at("louis", "napd").do("event first", "option 1")
    assert t.s.alibis[EVE] == 0


def test_the_tether_inspection_slows_every_step_on_the_beanstalk() -> None:
    t = drawn("tether-inspection")
    t.enter("the-root")
    assert t.time == 5
    t.enter("napd")
    assert t.time == 5


def test_the_march_blocks_business_until_somebody_speaks_to_it() -> None:
    t = bare()
    square, hall = PLACE_NUMBER["broadcast-square"], PLACE_NUMBER["city-hall"]
    t.draw_event(number("human-first-marches"))
    assert entry_time(t.s, 0, square) == 2
    assert entry_time(t.s, 0, hall) == 1
    t.turn("rachel").at("rachel", "broadcast-square").do("event first")
    assert t.favor("rachel", "political") == 1
    assert entry_time(t.s, 0, square) == 1


def test_overtime_is_for_everybody() -> None:
    t = drawn("dawn-pays-overtime")
    assert t.s.next_turn_time == [2, 2, 2]


def test_in_the_blackout_dark_cards_cost_less_and_ritzy_places_give_nothing() -> None:
    t = bare()
    start = DECK_STARTS[deck_of(LOUIS, Side.DARK)]
    card = next(card_at(n) for n in range(start, start + 21) if card_at(n).cost >= 1)
    light = next(card_at(n) for n in range(start - 21, start) if card_at(n).cost >= 1)
    dark_before, light_before = base_cost(t.s, 0, card), base_cost(t.s, 0, light)
    assert t.enter("city-hall").kind == "free-draw"
    t.answer().draw_event(number("the-lights-go-out"))
    assert base_cost(t.s, 0, card) == dark_before - 1
    assert base_cost(t.s, 0, light) == light_before
    t.enter("city-hall").ends_clean()


def test_the_crash_takes_corp_favors_and_makes_new_ones_cheap() -> None:
    t = bare()
    t.favors("louis", corp=2).favors("rachel", corp=1).draw_event(number("helium-crash"))
    assert [held[CORP] for held in t.s.favors] == [1, 0, 0]
    assert ability_time(t.s, 2, PLACE_NUMBER["melange-mining"]) == 1


def test_lily_lets_everybody_turn_a_page_and_moves_on() -> None:
    t = bare()
    t.s.files[EVE * 3] = (0, 1, 2, 3)
    before = t.s.lily
    t.draw_event(number("lily-reads-the-file")).do(
        "token eve-testimony-4",
        "token eve-testimony-1",
        "token eve-testimony-2",
        "place laurel-court",
    )
    assert [is_face_up(entry) for entry in t.s.files[EVE * 3]] == [True, True, False, True]
    assert t.s.lily == PLACE_NUMBER["laurel-court"] != before


def test_the_reward_brings_testimony_from_everybody() -> None:
    t = bare()
    t.draw_event(number("a-million-for-a-memory")).do(*["suspect eve", "face-down"] * 3)
    t.ends_clean()
    assert len(t.s.files[EVE * 3]) == 3
