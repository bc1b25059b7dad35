"""A bot that fails or thinks too long hands over to the next simpler level."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import caseboard
from caseboard.bots.base import Bot, Sight, sight_of
from caseboard.bots.levels import Level, Levels, simpler_levels
from caseboard.bots.search import Budget
from caseboard.bots.watchdog import Watched
from caseboard.core.actions import Action
from caseboard.pack.registry import pack_of


class Failing:
    def __init__(self, seed: int, budget: Budget) -> None: ...

    def choose(self, sight: Sight) -> Action:
        raise ZeroDivisionError("too clever by half")


class Last:
    def __init__(self, seed: int, budget: Budget) -> None: ...

    def choose(self, sight: Sight) -> Action:
        return sight.actions[-1]


def ladder(**levels: Callable[[int, Budget], Bot]) -> Levels:
    return {name: Level(name, make) for name, make in levels.items()}


@pytest.fixture
def sight() -> Sight:
    return sight_of(caseboard.new("voices", seats=3, seed=1))


def test_a_failure_hands_over_for_the_rest_of_the_game(sight: Sight) -> None:
    levels = ladder(simple=Last, broken=Failing, clever=Failing)
    said: list[str] = []
    bot = Watched(levels, "clever", 1, said.append)
    assert [bot.choose(sight) for _ in range(2)] == [sight.actions[-1]] * 2
    assert bot.level == "simple"
    assert said == [
        "the bot of level clever failed (ZeroDivisionError: too clever by half); "
        "broken goes on in its place",
        "the bot of level broken failed (ZeroDivisionError: too clever by half); "
        "simple goes on in its place",
    ]


def test_a_late_choice_counts_and_is_the_last_of_its_level(sight: Sight) -> None:
    levels = ladder(simple=Failing, slow=Last)
    times = iter([0.0, 3.0, 10.0, 13.5])
    said: list[str] = []
    bot = Watched(levels, "slow", 1, said.append, patience=3.0, clock=lambda: next(times))
    bot.choose(sight)
    assert not said
    assert bot.choose(sight) is sight.actions[-1]
    assert bot.level == "simple"
    assert said == ["the bot of level slow thought for 3.5 seconds; simple goes on in its place"]


def test_the_simplest_level_has_nobody_to_hand_over_to(sight: Sight) -> None:
    with pytest.raises(ZeroDivisionError):
        Watched(ladder(simple=Failing), "simple", 1, lambda _: None).choose(sight)


def test_the_order_of_falling_back() -> None:
    levels = pack_of("android").levels
    assert simpler_levels(levels, "detective") == ["detective", "rookie", "random"]
    assert simpler_levels(levels, "random") == ["random"]
    assert simpler_levels(levels, "inspector@50ms")[:2] == ["inspector@50ms", "detective"]
