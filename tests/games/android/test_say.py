"""The story in plain words: every kind of event has its sentence, for every audience."""

from __future__ import annotations

import random

import caseboard
from caseboard.games.android.events import FACTS
from caseboard.games.android.say import TELLERS
from tests.facts import check_facts


def test_every_fact_has_its_words_and_all_words_have_their_fact() -> None:
    check_facts(FACTS, TELLERS)


def test_whole_games_are_told_in_sentences_to_every_seat_and_to_spectators() -> None:
    for seed in range(4):
        game = caseboard.new("android", seats=3 + seed % 3, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            assert game.decision is not None
            for event in game.apply(chance.choice(game.decision.actions)):
                for seat in (None, *range(game.seats)):
                    words = game.say(event, seat)
                    assert "  " not in words
                    assert words == "" or words[0].isupper() or words[0] in "'"
                    assert words == "" or words[-1] in ".:"


def test_what_is_secret_is_said_to_its_audience_only() -> None:
    game = caseboard.new("android", seats=3, seed=2)
    chance = random.Random(2)
    checked = 0
    while not game.over and checked < 30:
        assert game.decision is not None
        for event in game.apply(chance.choice(game.decision.actions)):
            if not event.audience:
                continue
            checked += 1
            public = game.say(event, None)
            for seat in range(game.seats):
                if seat not in event.audience:
                    assert game.say(event, seat) == public
                    assert event.seen_by(seat) == event.seen_by(None)
    assert checked == 30
