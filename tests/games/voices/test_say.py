"""The story of a game in plain words, and no more of it than a seat may know."""

from __future__ import annotations

import random

import pytest

import caseboard
from caseboard.core.events import Event, Fact
from caseboard.games.voices.actions import GRID, MARKER, PLAYER, REMOVE
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.selectors import ANY
from caseboard.games.voices.effects import DrawInfluence, Fate, LookAtInfluence
from caseboard.games.voices.events import (
    FACTS,
    AbilityRead,
    InfluenceSeen,
    RoleDealt,
    StrategyDrawn,
    TieBroken,
)
from caseboard.games.voices.names import push_words
from caseboard.games.voices.say import TELLERS
from tests.facts import check_facts
from tests.games.voices.table import STRAIGHT, Table


def play(seed: int) -> list[tuple[caseboard.Game, Event]]:
    chance = random.Random(seed)
    game = caseboard.new(
        "voices", seats=3 + seed % 4, seed=seed, marker_abilities=True, memory_aid=bool(seed % 2)
    )
    told = [(game, event) for event in game.state.events]
    while game.decision is not None:
        told += [(game, event) for event in game.apply(chance.choice(game.decision.actions))]
    return told


def test_every_event_has_its_words_and_every_phrase_its_event() -> None:
    check_facts(FACTS, TELLERS)
    happened: set[type[Fact]] = set()
    for seed in range(40):
        for game, event in play(seed):
            assert isinstance(event.fact, Fact)
            happened.add(type(event.fact))
            for seat in (None, *range(game.seats)):
                words = game.say(event, seat)
                assert words == "" or words[0] == words[0].upper()
    assert happened == set(FACTS)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_two_options_read_the_same(seats: int) -> None:
    for seed in range(5):
        chance = random.Random(seed)
        game = caseboard.new("voices", seats=seats, seed=seed, marker_abilities=True)
        while game.decision is not None:
            actions = game.decision.actions
            assert len({game.option(action).text for action in actions}) == len(actions)
            game.apply(chance.choice(actions))


def test_a_role_is_told_to_its_seat_alone() -> None:
    table = Table()
    game = caseboard.new("voices", seats=4, seed=1, chosen_prosecutor=0)
    (event,) = [
        event
        for event in game.state.events
        if isinstance(event.fact, RoleDealt) and event.fact.seat == 2
    ]
    assert table.game.say(event, 2).startswith("You are ")
    assert table.game.say(event, 1) == table.game.say(event, None) == ""


def test_a_drawn_card_is_named_to_its_drawer_alone() -> None:
    table = Table().deck("overpower")
    event = Event(StrategyDrawn(seat=1, card="overpower"), (1,))
    assert table.game.say(event, 1) == "Blue draws a strategy card: Overpower."
    assert table.game.say(event, 2) == "Blue draws a strategy card."


@pytest.mark.parametrize("memory_aid", [False, True])
def test_the_log_keeps_the_faces_of_tokens_only_with_the_memory_aid(memory_aid: bool) -> None:
    table = Table(memory_aid=memory_aid).pile("guilty").do(DrawInfluence(1), 1)
    (event,) = [event for event in table.state.events if isinstance(event.fact, InfluenceSeen)]
    assert ("guilty" in table.game.say(event, 1)) == memory_aid
    assert "guilty" not in table.game.say(event, 2)
    assert event.reveals, "a look cannot be taken back"


@pytest.mark.parametrize(
    ("start", "direction", "words"),
    [
        (0, 0, "from the middle, straight ahead"),
        (-70, 150, "from 7 mm left of the middle, 15° to the right"),
        (125, -5, "from 12.5 mm right of the middle, 0.5° to the left"),
    ],
)
def test_a_push_in_words(start: int, direction: int, words: str) -> None:
    assert push_words(start, direction) == words


def test_options_are_labelled_for_the_open_question() -> None:
    table = Table()
    assert table.game.option(PLAYER[0]).text == "the prosecutor"
    assert table.game.option(PLAYER[1]).text == "Blue"
    assert table.game.option(GRID[0]).text.startswith("Push from 28 mm left of the middle")
    assert table.game.option(table.game.rules.actions[STRAIGHT]).text == (
        "Push from the middle, straight ahead"
    )


def test_tokens_with_the_same_face_are_labelled_by_their_place_in_the_stack() -> None:
    table = Table().tokens("relaxed", influence="guilty blank guilty")
    table.do(LookAtInfluence(ANY, Fate.MAY_DISCARD, whole_stack=True))
    assert [table.game.option(REMOVE[at]).text for at in range(3)] == [
        "Discard the guilty token on the Relaxed jurors, the top one",
        "Discard the blank token on the Relaxed jurors",
        "Discard the guilty token on the Relaxed jurors, number 3 from the top",
    ]


def test_a_marker_on_a_platform_is_labelled_by_its_place() -> None:
    table = Table()
    near = table.marker(2, "anger", "speech", -12, 8)
    far = table.marker(2, "anger", "speech", 0.0123, 40.5432)
    joy = table.marker(2, "joy", "speech", 20, 8)
    elsewhere = table.marker(2, "sadness", "planning")
    unused = table.game.view(1)["players"][1]["unused"][0]
    words = {
        marker: table.game.option(MARKER[marker]).text for marker in (near, far, joy, elsewhere)
    }
    assert words == {
        near: "Red Anger (#1) in Speech, 12 mm left of the middle, 8 mm in",
        far: "Red Anger (#1) in Speech, the middle, 40.5 mm in",
        joy: "Red Joy (#3) in Speech",
        elsewhere: "Red Sadness (#1) in Planning",
    }
    assert table.game.option(MARKER[unused]).text == "Blue Anger (#1)"


@pytest.mark.parametrize(
    ("by", "seat", "region", "words"),
    [
        (1, 2, Region.SPEECH, "Blue, the first player, lets Red decide for Speech."),
        (1, 1, Region.SPEECH, "Blue, the first player, decides for Speech."),
        (0, 1, Region.SPEECH, "The prosecutor, the first player, lets Blue decide for Speech."),
        (1, 2, Region.PLANNING, "Blue, the first player, lets Red draw for Planning."),
        (1, 1, Region.PLANNING, "Blue, the first player, draws for Planning."),
    ],
)
def test_a_broken_tie_in_words(by: int, seat: int, region: Region, words: str) -> None:
    event = Event(TieBroken(region=region, by=by, seat=seat))
    assert Table(prosecutor=0).game.say(event, None) == words


def test_an_ability_in_words_names_who_decides_unless_its_header_does() -> None:
    def words(source: int, seat: int) -> str:
        header, lead_in = ("Prosecutor", "Speech")[source], ("", "Silence.")[source]
        text, region = f"{header}: Go on.", (None, int(Region.SPEECH))[source]
        read = AbilityRead(seat=seat, region=region, header=header, text=text, lead_in=lead_in)
        return Table(seats=3, prosecutor=0).game.say(Event(read), None)

    assert words(0, 0) == "Prosecutor: Go on."
    assert words(1, 1) == "Silence. Speech: Go on. (Blue-Red decides.)"
    assert words(1, 0) == "Silence. Speech: Go on. (The prosecutor decides.)"


def test_three_players_are_called_by_both_their_colours() -> None:
    table = Table(seats=3, prosecutor=0)
    assert table.game.option(PLAYER[1]).text == "Blue-Red"
