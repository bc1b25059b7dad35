"""The rookie of Android: legal whole games, by what its seat knows, for every effect there is."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

import caseboard
from caseboard.bots.android.choices import CHOICES
from caseboard.bots.android.rookie import Rookie
from caseboard.bots.android.worth import WORTH
from caseboard.bots.base import Bot
from caseboard.bots.random_bot import RandomBot
from caseboard.games.android import effects
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.effects.base import Choice, Effect
from tests.bots.android.games import played


@pytest.mark.parametrize(
    ("murder", "seats"), [(murder.key, 3 + n % 3) for n, murder in enumerate(MURDERS)]
)
def test_whole_games(murder: str, seats: int) -> None:
    game = caseboard.new("android", seats=seats, seed=seats, murder=murder)
    played(game, [Rookie(seat) for seat in range(seats)])
    assert game.result is not None
    assert max(game.result.scores) > 0


def test_the_same_seed_plays_the_same_game() -> None:
    games = [
        played(caseboard.new("android", seats=3, seed=5), [Rookie(seed + n) for n in range(3)])
        for seed in (1, 1, 2)
    ]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(6):
        game = caseboard.new("android", seats=4, seed=seed)
        hero = seed % 4
        bots: list[Bot] = [RandomBot(seed + n) for n in range(4)]
        bots[hero] = Rookie(seed)
        played(game, bots)
        assert game.result is not None
        wins += hero in game.result.winners
    assert wins >= 5


def kinds_of(base: type[Any]) -> set[type[Effect]]:
    """Every effect of a kind that the modules of effects define, not the bases themselves."""
    modules = [
        import_module(f"{effects.__name__}.{m.name}") for m in iter_modules(effects.__path__)
    ]
    return {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, base)
        and kind.__module__ != Effect.__module__
    }


def test_every_effect_has_a_worth_and_every_choice_an_answer() -> None:
    assert len(kinds_of(Effect)) > 60
    assert kinds_of(Effect) <= WORTH.keys()
    assert kinds_of(Choice) <= CHOICES.keys()
