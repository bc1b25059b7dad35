"""The murder-specific events: where leads go, who is held, what changes (Events)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from caseboard.core.actions import Action
from caseboard.games.android.actions import (
    DARK_TACTICS,
    FACE_DOWN,
    FACE_UP,
    LIGHT_TACTICS,
    NO,
    OPTION,
    SUSPECT,
    YES,
    token_action,
)
from caseboard.games.android.actions import PLACE_EVIDENCE as USE_FOR_EVIDENCE
from caseboard.games.android.catalogue import SPECIFIC_EVENTS, SpecificEvent
from caseboard.games.android.content.map import PLACE, PLACES, PLACES_OF_TYPE, PlaceType
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.sheets import SHEETS, FavorKind
from caseboard.games.android.content.suspects import SUSPECTS, LeadKind
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.rules.event_track import SPECIFIC_SPACE, specific_event_in_play
from caseboard.games.android.rules.evidence import PLACE_EVIDENCE, kill
from caseboard.games.android.rules.leads import is_locked, why_not_follow
from caseboard.games.android.rules.locations import why_not_use
from caseboard.games.android.state import is_face_up
from caseboard.games.android.texts import specific_event_text
from tests.games.android.content.reading import trapped
from tests.games.android.content.scene import Scene

EVE, NOISE, THOMAS, VINNIE, MARK, DEJAH = range(6)
CORP, POLITICAL, SOCIETY, STREET = FavorKind
SHORT_NAMES = ("Eve", "Noise", "Thomas Haas", "Vinnie", "Mark Henry", "Dejah Thoris")
DETECTIVE_LEADS = [
    place for sheet in SHEETS for place in (sheet.physical_lead, sheet.document_lead)
]
each_event = pytest.mark.parametrize(
    "event", SPECIFIC_EVENTS, ids=[event.key for event in SPECIFIC_EVENTS]
)


def scene_of(key: str) -> Scene:
    event = next(event for event in SPECIFIC_EVENTS if event.key == key)
    return Scene(MURDERS[event.murder].key)


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
    scene = Scene(MURDERS[event.murder].key)
    for suspect in scene.s.lineup:
        scene.s.files[suspect * 3] = [suspect]
    missing = next(n for n in range(6) if n not in scene.s.lineup)
    scene.show(event.key)
    scene.finish()
    assert [scene.s.lead_at[n] for n in scene.s.lineup] == [event.leads[n] for n in scene.s.lineup]
    assert scene.s.lead_at[missing] == OFF_MAP
    assert specific_event_in_play(scene.s)


def test_a_lead_that_is_in_the_way_changes_places() -> None:
    scene = Scene("last-call-at-roxies")
    old = scene.s.lead_at[NOISE]
    physical = 6 + scene.s.detective[0]
    scene.s.lead_at[physical] = PLACE["broadcast-square"]
    scene.show("thomas-holed-up")
    assert scene.s.lead_at[NOISE] == PLACE["broadcast-square"]
    assert scene.s.lead_at[physical] == old


def test_a_held_suspect_is_locked_until_time_is_paid_by_anybody() -> None:
    scene = Scene("last-call-at-roxies")
    scene.show("thomas-holed-up")
    assert is_locked(scene.s, THOMAS)
    assert scene.why_not_use(SPECIFIC_SPACE) == "not-here"
    scene.turn_of(0, "eastside-tenements")
    reason = why_not_follow(scene.s, 0, THOMAS)
    assert reason is not None
    assert reason.code == "locked"
    for _ in range(3):
        scene.use(SPECIFIC_SPACE)
    assert scene.s.time == 3
    assert is_locked(scene.s, THOMAS)
    scene.turn_of(1, "eastside-tenements")
    scene.use(SPECIFIC_SPACE)
    assert not is_locked(scene.s, THOMAS)
    assert scene.s.lead_at[THOMAS] == PLACE["monroe-associates"]
    assert not specific_event_in_play(scene.s)
    assert scene.why_not_use(SPECIFIC_SPACE) == "no-event"


@pytest.mark.parametrize(
    "event",
    [event for event in SPECIFIC_EVENTS if event.suspects_named()],
    ids=lambda event: event.key,
)
def test_an_event_ends_when_a_suspect_it_names_is_killed(event: SpecificEvent) -> None:
    scene = Scene(MURDERS[event.murder].key)
    scene.show(event.key)
    scene.finish()
    kill(scene.s, event.suspects_named()[0])
    assert not specific_event_in_play(scene.s)
    assert set(scene.s.pin_place) == {OFF_MAP}
    dead_before = Scene(MURDERS[event.murder].key)
    kill(dead_before.s, event.suspects_named()[0])
    dead_before.show(event.key)
    assert dead_before.ask is None
    assert not specific_event_in_play(dead_before.s)


@pytest.mark.parametrize(
    "event",
    [event for event in SPECIFIC_EVENTS if event.action],
    ids=lambda event: event.key,
)
def test_each_offer_can_be_taken_once(event: SpecificEvent) -> None:
    action = event.action
    assert action is not None
    scene = Scene(MURDERS[event.murder].key)
    scene.show(event.key)
    scene.finish()
    for seat in (0, 1):
        scene.turn_of(seat, PLACES[action.place].key)
        scene.s.favors[seat][:4] = [3] * 4
        gone = seat == 1 and action.first_only
        assert scene.why_not_use(SPECIFIC_SPACE) == ("no-event" if gone else None)
        if not gone:
            scene.use(SPECIFIC_SPACE)
            scene.finish()
            assert scene.s.time == 6 - action.time
            expected = "no-event" if action.first_only else "used"
            assert scene.why_not_use(SPECIFIC_SPACE) == expected


def test_posted_letters_are_documents_for_everybody() -> None:
    scene = scene_of("the-letters-are-posted")
    scene.show("the-letters-are-posted", *[SUSPECT[EVE], FACE_DOWN] * 3)
    assert scene.ask is None
    assert len(scene.s.files[EVE * 3 + LeadKind.DOCUMENT]) == 3


@pytest.mark.parametrize(
    ("tactics", "time", "trauma"), [(LIGHT_TACTICS, -1, 0), (DARK_TACTICS, 0, 1)]
)
def test_vinnie_picks_a_fight_over_testimony(tactics: Action, time: int, trauma: int) -> None:
    scene = scene_of("vinnie-asks-around")
    scene.show("vinnie-asks-around")
    scene.turn_of(1, "roxies")
    scene.follow(NOISE)
    scene.reply_first()
    scene.reply(tactics)
    assert (scene.s.next_turn_time[1], scene.s.trauma[1]) == (time, trauma)


def test_vinnie_does_not_care_about_papers() -> None:
    scene = scene_of("vinnie-asks-around")
    scene.show("vinnie-asks-around")
    scene.turn_of(1, "roxies")
    scene.follow(11 + scene.s.detective[1])
    scene.reply_first()
    assert scene.ask is not None
    assert USE_FOR_EVIDENCE in scene.ask.actions


def test_evidence_on_dejah_thoris_displeases_mars() -> None:
    scene = scene_of("mars-objects")
    scene.show("mars-objects")
    about = {"seat": 0, "file": 0, "window": True}
    scene.begin(PLACE_EVIDENCE, SUSPECT[MARK], FACE_DOWN, **about)
    assert scene.s.next_turn_time[0] == 0
    scene.begin(PLACE_EVIDENCE, SUSPECT[DEJAH], FACE_DOWN, **about)
    assert scene.s.next_turn_time[0] == -1
    scene.s.favors[0][POLITICAL] = 2
    scene.begin(PLACE_EVIDENCE, SUSPECT[DEJAH], FACE_DOWN, YES, **about)
    assert (scene.s.next_turn_time[0], scene.s.favors[0][POLITICAL]) == (-1, 1)
    scene.begin(PLACE_EVIDENCE, SUSPECT[DEJAH], FACE_DOWN, NO, **about)
    assert (scene.s.next_turn_time[0], scene.s.favors[0][POLITICAL]) == (-2, 1)


def test_whoever_gives_in_to_mars_clears_dejah_thoris_and_is_thanked() -> None:
    scene = scene_of("mars-objects")
    scene.show("mars-objects")
    scene.turn_of(1, "colonial-court")
    scene.use(SPECIFIC_SPACE)
    assert scene.s.alibis[DEJAH] == 1
    assert scene.s.favors[1][POLITICAL] == 1
    scene.begin(PLACE_EVIDENCE, SUSPECT[DEJAH], FACE_DOWN, seat=0, file=0, window=True)
    assert scene.s.next_turn_time[0] == 0


def test_nobody_gains_a_corp_favor_while_the_brothers_sit() -> None:
    scene = scene_of("mark-henry-downs-tools")
    scene.show("mark-henry-downs-tools")
    scene.turn_of(0, "melange-mining")
    reason = why_not_use(scene.s, 0, PLACE["melange-mining"])
    assert reason is not None
    assert reason.code == "barred"
    for _ in range(4):
        scene.use(SPECIFIC_SPACE)
    assert why_not_use(scene.s, 0, PLACE["melange-mining"]) is None


def test_the_lock_hurts_and_teaches_whoever_is_on_the_moon() -> None:
    scene = scene_of("the-lock-opens-again")
    scene.s.place = [PLACE["wyldside"], PLACE["napd"], PLACE["the-midway"]]
    scene.show("the-lock-opens-again", *[SUSPECT[MARK], FACE_DOWN] * 3)
    assert scene.s.trauma == [1, 0, 0]
    assert len(scene.s.files[MARK * 3 + LeadKind.PHYSICAL]) == 1
    assert len(scene.s.files[MARK * 3 + LeadKind.TESTIMONY]) == 2


def test_the_copied_ledger_keeps_documents_face_up() -> None:
    scene = scene_of("the-ledger-is-copied")
    scene.s.files[EVE * 3] = [0, 1]
    scene.show("the-ledger-is-copied", token_action(EVE, 0, 1))
    assert all(is_face_up(entry) for entry in scene.s.files[EVE * 3])
    scene.begin(PLACE_EVIDENCE, SUSPECT[EVE], seat=0, file=LeadKind.DOCUMENT, window=False)
    assert scene.ask is None
    assert is_face_up(scene.s.files[EVE * 3 + LeadKind.DOCUMENT][0])
    scene.begin(PLACE_EVIDENCE, SUSPECT[EVE], seat=0, file=LeadKind.PHYSICAL, window=False)
    assert scene.ask is not None
    assert scene.ask.actions == (FACE_DOWN, FACE_UP)


def test_the_second_fire_takes_evidence_from_everybody() -> None:
    scene = scene_of("a-second-fire")
    scene.s.files[NOISE * 3] = [0, 1, 2, 3]
    scene.s.pool = [token for token in scene.s.pool if token > 3]
    pool = len(scene.s.pool)
    scene.show("a-second-fire")
    scene.finish()
    assert len(scene.s.files[NOISE * 3]) == 1
    assert len(scene.s.pool) == pool + 3


def test_the_last_page_clears_vinnie_or_is_evidence() -> None:
    for option, alibis, documents in ((0, 1, 0), (1, 0, 2)):
        scene = scene_of("the-last-page")
        scene.show("the-last-page")
        scene.turn_of(2, "napd")
        answers = [SUSPECT[NOISE], FACE_DOWN] * documents
        scene.use(SPECIFIC_SPACE, OPTION[option], *answers)
        assert scene.ask is None
        assert scene.s.alibis[VINNIE] == alibis
        assert len(scene.s.files[NOISE * 3 + LeadKind.DOCUMENT]) == documents


def test_whoever_enters_the_church_meets_vinnie() -> None:
    scene = scene_of("vinnie-in-the-choir")
    scene.show("vinnie-in-the-choir")
    scene.enter("napd")
    assert scene.ask is None
    scene.enter("our-lady-of-the-meridian", LIGHT_TACTICS)
    assert scene.s.time == 4
    scene.enter("our-lady-of-the-meridian", DARK_TACTICS)
    assert scene.s.trauma[0] == 1


def test_a_confession_is_believed_or_not_by_each() -> None:
    scene = scene_of("thomas-confesses")
    scene.s.files[EVE * 3] = [0]
    scene.s.pool.remove(0)
    scene.show("thomas-confesses", OPTION[0], SUSPECT[THOMAS], OPTION[1])
    assert scene.ask is not None
    assert set(scene.ask.actions) == {token_action(EVE, 0, 0), token_action(THOMAS, 0, 0)}
    scene.reply(token_action(EVE, 0, 0))
    scene.reply(OPTION[1])
    assert scene.ask is None
    assert not any(scene.s.files)
