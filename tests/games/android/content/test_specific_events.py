"""The murder-specific events: where leads go, who is held, what changes (Events)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from caseboard.games.android.catalogue import SPECIFIC_EVENTS, SpecificEvent
from caseboard.games.android.content.map import PLACE, PLACES, PLACES_OF_TYPE, PlaceType
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS, LeadKind
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.rules.event_track import SPECIFIC_SPACE, specific_event_in_play
from caseboard.games.android.rules.events import why_not_use_event
from caseboard.games.android.rules.evidence import PLACE_EVIDENCE, kill
from caseboard.games.android.rules.leads import is_locked
from caseboard.games.android.state import is_face_up
from caseboard.games.android.texts import specific_event_text
from tests.games.android.content.reading import trapped
from tests.games.android.names import LEAD
from tests.games.android.scenario import Scenario, table

EVE, NOISE, THOMAS, VINNIE, MARK, DEJAH = range(6)
SHORT_NAMES = ("Eve", "Noise", "Thomas Haas", "Vinnie", "Mark Henry", "Dejah Thoris")
DETECTIVE_LEADS = [
    place for sheet in SHEETS for place in (sheet.physical_lead, sheet.document_lead)
]
NUMBER = {event.key: number for number, event in enumerate(SPECIFIC_EVENTS)}
each_event = pytest.mark.parametrize(
    "event", SPECIFIC_EVENTS, ids=[event.key for event in SPECIFIC_EVENTS]
)


def table_of(event: SpecificEvent) -> Scenario:
    """The event's murder, and nobody has a plot, favors, money or cards."""
    return table("louis", "rachel", "raymond", murder=MURDERS[event.murder].key).bare()


def case_of(key: str) -> Scenario:
    return table_of(SPECIFIC_EVENTS[NUMBER[key]])


def shown(key: str) -> Scenario:
    return case_of(key).show_event(NUMBER[key])


def why_not_event(t: Scenario) -> str | None:
    reason = why_not_use_event(t.s, t.s.turn, SPECIFIC_SPACE)
    return None if reason is None else reason.code


def test_there_are_three_for_each_murder() -> None:
    assert Counter(event.murder for event in SPECIFIC_EVENTS) == dict.fromkeys(range(6), 3)
    assert len({event.key for event in SPECIFIC_EVENTS}) == 18


def test_what_is_known_of_them_stays() -> None:
    roxies = [event for event in SPECIFIC_EVENTS if event.murder == 1]
    holed_up = next(e for e in roxies if e.name == "Thomas Haas is holed up with Human First")
    assert holed_up.pin is not None
    assert holed_up.pin.suspect == THOMAS
    assert any(
        "Mars" in event.name and event.names == (DEJAH,)
        for event in SPECIFIC_EVENTS
        if event.murder == 2
    )


@each_event
def test_all_testimony_moves_to_open_and_different_places(event: SpecificEvent) -> None:
    assert len(set(event.leads)) == len(SUSPECTS) == len(event.leads)
    assert not any(PLACES[place].restricted for place in event.leads)
    for entry in MURDERS[event.murder].lineup:
        assert event.leads[entry.suspect] != entry.place


@each_event
def test_testimony_is_spread_over_types_and_districts(event: SpecificEvent) -> None:
    lineup = [entry.suspect for entry in MURDERS[event.murder].lineup]
    types = [PLACES[event.leads[suspect]].type for suspect in lineup]
    assert len(set(types[:4])) == 4
    assert len(set(types)) == 5
    assert len({PLACES[place].district for place in event.leads}) >= 4
    count = Counter(types) + Counter(PLACES[place].type for place in DETECTIVE_LEADS)
    for type_ in PlaceType:
        assert 2 * count[type_] <= len(PLACES_OF_TYPE[type_])


@each_event
def test_whom_it_names_is_in_play_at_every_table(event: SpecificEvent) -> None:
    likely = {entry.suspect for entry in MURDERS[event.murder].lineup[:4]}
    assert set(event.suspects_named()) <= likely
    in_title = {n for n, name in enumerate(SHORT_NAMES) if name in event.name}
    assert in_title == set(event.suspects_named())


@each_event
def test_whoever_is_held_has_his_lead_there_and_somewhere_to_go(event: SpecificEvent) -> None:
    if event.pin is None:
        assert event.action or event.enters
    else:
        assert event.leads[event.pin.suspect] == event.pin.place
        assert event.pin.moves_to not in event.leads
        assert not PLACES[event.pin.moves_to].restricted
        assert 3 <= event.pin.time <= 5
        assert event.action is None


def test_every_suspect_is_held_in_one_event_and_every_murder_holds_one() -> None:
    pins = [(event.murder, event.pin.suspect) for event in SPECIFIC_EVENTS if event.pin]
    assert sorted(murder for murder, _ in pins) == list(range(6))
    assert sorted(suspect for _, suspect in pins) == list(range(6))


def test_the_events_of_a_murder_send_a_suspect_to_three_places() -> None:
    for murder in range(6):
        own = [event for event in SPECIFIC_EVENTS if event.murder == murder]
        for suspect in range(6):
            assert len({event.leads[suspect] for event in own}) == 3, SUSPECTS[suspect].name


def test_rules_read_well() -> None:
    texts = {event.name: specific_event_text(event) for event in SPECIFIC_EVENTS}
    assert trapped(texts) == {}
    for event in SPECIFIC_EVENTS:
        _, last_lead, rules = texts[event.name].partition(f"to {PLACES[event.leads[-1]].name}. ")
        assert last_lead, event.name
        assert 0 < len(rules) <= 440, event.name
        assert not re.search(r"\byou\b", rules, re.IGNORECASE), event.name


@each_event
def test_each_is_shown_and_moves_the_leads_of_the_suspects_in_play(event: SpecificEvent) -> None:
    t = table_of(event)
    for suspect in t.s.lineup:
        t.s.files[suspect * 3] = (suspect,)
    missing = next(n for n in range(6) if n not in t.s.lineup)
    t.show_event(NUMBER[event.key]).answer()
    assert [t.s.lead_at[n] for n in t.s.lineup] == [event.leads[n] for n in t.s.lineup]
    assert t.s.lead_at[missing] == OFF_MAP
    assert specific_event_in_play(t.s)


def test_a_lead_that_is_in_the_way_changes_places() -> None:
    t = case_of("thomas-holed-up")
    old = t.s.lead_at[NOISE]
    physical = LEAD["physical-louis"]
    t.lead("physical-louis", "broadcast-square").show_event(NUMBER["thomas-holed-up"])
    assert t.s.lead_at[NOISE] == PLACE["broadcast-square"]
    assert t.s.lead_at[physical] == old


def test_a_held_suspect_is_locked_until_time_is_paid_by_anybody() -> None:
    t = shown("thomas-holed-up")
    assert is_locked(t.s, THOMAS)
    assert why_not_event(t) == "not-here"
    t.turn("louis").at("louis", "eastside-tenements")
    assert t.why_not("follow testimony-thomas-haas") == "locked"
    for _ in range(3):
        t.do("event specific")
    assert t.time == 3
    assert is_locked(t.s, THOMAS)
    t.turn("rachel").at("rachel", "eastside-tenements").do("event specific")
    assert not is_locked(t.s, THOMAS)
    assert t.s.lead_at[THOMAS] == PLACE["monroe-associates"]
    assert not specific_event_in_play(t.s)
    assert why_not_event(t) == "no-event"


@pytest.mark.parametrize(
    "event",
    [event for event in SPECIFIC_EVENTS if event.suspects_named()],
    ids=lambda event: event.key,
)
def test_an_event_ends_when_a_suspect_it_names_is_killed(event: SpecificEvent) -> None:
    t = shown(event.key).answer()
    kill(t.s, event.suspects_named()[0])
    assert not specific_event_in_play(t.s)
    assert set(t.s.pin_place) == {OFF_MAP}
    dead_before = table_of(event)
    kill(dead_before.s, event.suspects_named()[0])
    dead_before.show_event(NUMBER[event.key]).ends_clean()
    assert not specific_event_in_play(dead_before.s)


@pytest.mark.parametrize(
    "event",
    [event for event in SPECIFIC_EVENTS if event.action],
    ids=lambda event: event.key,
)
def test_each_offer_can_be_taken_once(event: SpecificEvent) -> None:
    action = event.action
    assert action is not None
    t = shown(event.key).answer()
    for detective in ("louis", "rachel"):
        t.turn(detective).at(detective, PLACES[action.place].key)
        t.favors(detective, corp=3, political=3, society=3, street=3)
        gone = detective == "rachel" and action.first_only
        assert why_not_event(t) == ("no-event" if gone else None)
        if not gone:
            t.do("event specific").answer()
            assert t.time == 6 - action.time
            assert why_not_event(t) == ("no-event" if action.first_only else "used")


def test_posted_letters_are_documents_for_everybody() -> None:
    t = shown("the-letters-are-posted").do(*["suspect eve", "face-down"] * 3)
    t.ends_clean()
    assert len(t.s.files[EVE * 3 + LeadKind.DOCUMENT]) == 3


@pytest.mark.parametrize(
    ("tactics", "time", "trauma"), [("light-tactics", -1, 0), ("dark-tactics", 0, 1)]
)
def test_vinnie_picks_a_fight_over_testimony(tactics: str, time: int, trauma: int) -> None:
    t = shown("vinnie-asks-around")
    t.turn("rachel").at("rachel", "roxies").follow("testimony-noise").do(tactics)
    assert (t.of("next_turn_time", "rachel"), t.of("trauma", "rachel")) == (time, trauma)


def test_vinnie_does_not_care_about_papers() -> None:
    t = shown("vinnie-asks-around")
    t.turn("rachel").at("rachel", "roxies").follow("document-rachel")
    assert "place-evidence" in t.keys


def test_evidence_on_dejah_thoris_displeases_mars() -> None:
    t = shown("mars-objects")
    about = {"seat": 0, "file": 0, "window": True}
    t.begin(PLACE_EVIDENCE, **about).do("suspect mark-henry", "face-down")
    assert t.of("next_turn_time", "louis") == 0
    t.begin(PLACE_EVIDENCE, **about).do("suspect dejah-thoris", "face-down")
    assert t.of("next_turn_time", "louis") == -1
    t.favors("louis", political=2)
    t.begin(PLACE_EVIDENCE, **about).do("suspect dejah-thoris", "face-down", "yes")
    assert (t.of("next_turn_time", "louis"), t.favor("louis", "political")) == (-1, 1)
    t.begin(PLACE_EVIDENCE, **about).do("suspect dejah-thoris", "face-down", "no")
    assert (t.of("next_turn_time", "louis"), t.favor("louis", "political")) == (-2, 1)


def test_whoever_gives_in_to_mars_clears_dejah_thoris_and_is_thanked() -> None:
    t = shown("mars-objects")
    t.turn("rachel").at("rachel", "colonial-court").do("event specific")
    assert t.s.alibis[DEJAH] == 1
    assert t.favor("rachel", "political") == 1
    t.begin(PLACE_EVIDENCE, seat=0, file=0, window=True).do("suspect dejah-thoris", "face-down")
    assert t.of("next_turn_time", "louis") == 0


def test_nobody_gains_a_corp_favor_while_the_brothers_sit() -> None:
    t = shown("mark-henry-downs-tools")
    t.turn("louis").at("louis", "melange-mining")
    assert t.why_not("ability melange-mining") == "barred"
    for _ in range(4):
        t.do("event specific")
    assert "ability melange-mining" in t.keys


def test_the_lock_hurts_and_teaches_whoever_is_on_the_moon() -> None:
    t = case_of("the-lock-opens-again")
    t.set(place=[PLACE["wyldside"], PLACE["napd"], PLACE["the-midway"]])
    t.show_event(NUMBER["the-lock-opens-again"]).do(*["suspect mark-henry", "face-down"] * 3)
    assert t.s.trauma == [1, 0, 0]
    assert len(t.s.files[MARK * 3 + LeadKind.PHYSICAL]) == 1
    assert len(t.s.files[MARK * 3 + LeadKind.TESTIMONY]) == 2


def test_the_copied_ledger_keeps_documents_face_up() -> None:
    t = case_of("the-ledger-is-copied")
    t.s.files[EVE * 3] = (0, 1)
    t.show_event(NUMBER["the-ledger-is-copied"]).do("token eve-testimony-2")
    assert all(is_face_up(entry) for entry in t.s.files[EVE * 3])
    t.begin(PLACE_EVIDENCE, seat=0, file=LeadKind.DOCUMENT, window=False).do("suspect eve")
    t.ends_clean()
    assert is_face_up(t.s.files[EVE * 3 + LeadKind.DOCUMENT][0])
    t.begin(PLACE_EVIDENCE, seat=0, file=LeadKind.PHYSICAL, window=False).do("suspect eve")
    assert t.keys == ["face-down", "face-up"]


def test_the_second_fire_takes_evidence_from_everybody() -> None:
    t = case_of("a-second-fire")
    t.s.files[NOISE * 3] = (0, 1, 2, 3)
    t.set(pool=[token for token in t.s.pool if token > 3])
    pool = len(t.s.pool)
    t.show_event(NUMBER["a-second-fire"]).answer()
    assert len(t.s.files[NOISE * 3]) == 1
    assert len(t.s.pool) == pool + 3


def test_the_last_page_clears_vinnie_or_is_evidence() -> None:
    for option, alibis, documents in ((0, 1, 0), (1, 0, 2)):
        t = case_of("the-last-page")
        t.show_event(NUMBER["the-last-page"])
        t.turn("raymond").at("raymond", "napd")
        answers = ["suspect noise", "face-down"] * documents
        t.do("event specific", f"option {option + 1}", *answers)
        t.ends_clean()
        assert t.s.alibis[VINNIE] == alibis
        assert len(t.s.files[NOISE * 3 + LeadKind.DOCUMENT]) == documents


def test_whoever_enters_the_church_meets_vinnie() -> None:
    t = shown("vinnie-in-the-choir")
    t.enter("napd").ends_clean()
    t.enter("our-lady-of-the-meridian").do("light-tactics")
    assert t.time == 4
    t.enter("our-lady-of-the-meridian").do("dark-tactics")
    assert t.of("trauma", "louis") == 1


def test_a_confession_is_believed_or_not_by_each() -> None:
    t = case_of("thomas-confesses")
    t.s.files[EVE * 3] = (0,)
    t.s.pool.remove(0)
    t.show_event(NUMBER["thomas-confesses"]).do("option 1", "suspect thomas-haas", "option 2")
    assert set(t.keys) == {"token eve-testimony-1", "token thomas-haas-testimony-1"}
    t.do("token eve-testimony-1", "option 2").ends_clean()
    assert not any(t.s.files)
