"""How long what happens holds the eye."""

from __future__ import annotations

from random import Random

import pytest

import caseboard
from caseboard.core.events import Event
from caseboard.games.android import events as android
from caseboard.games.android.catalogue import CARDS
from caseboard.games.android.texts import twilight_text
from caseboard.pack.pacing import BEAT, LONGEST, a_beat_each, reading
from caseboard.pack.registry import pack_of
from tests.nim import PACK as NIM
from tests.nim import Taken


def test_a_game_without_a_pace_of_its_own_shows_each_fact_for_a_beat() -> None:
    assert NIM.pacing()(Taken(0, 2)) == BEAT


def test_reading_takes_longer_the_more_there_is_to_read_but_never_for_ever() -> None:
    assert reading("One.") < reading("One two.", "Three.") < reading("word " * 1000) == LONGEST


def test_a_card_stands_as_long_as_its_words_take_and_bookkeeping_takes_no_time() -> None:
    pace = pack_of("android").pacing()
    cards = [card for card in CARDS if card is not None]
    assert len(cards) > 200
    for card in cards:
        played = pace(android.CardPlayed(seat=0, target=1, card=card.id))
        assert played == reading(twilight_text(card)) > BEAT
    assert pace(android.DeckShuffled(0)) == 0
    assert pace(android.Moved(0, 1, 2)) == BEAT


@pytest.mark.parametrize("name", ["android", "voices"])
def test_no_pause_tells_a_secret(name: str) -> None:
    """A fact lasts as long for who knows all of it as for who does not."""
    pace, chance, game = pack_of(name).pacing(), Random(3), caseboard.new(name, seats=4, seed=3)
    happened: list[Event] = list(game.state.events)
    while game.decision is not None and len(happened) < 1500:
        happened += game.apply(chance.choice(game.decision.actions))
    assert any(event.audience for event in happened)
    for event in happened:
        assert pace(event.fact) == pace(event.known_to(None))
    assert pace is not a_beat_each
