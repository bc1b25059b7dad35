"""Bots see what their seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import caseboard
from caseboard.bots.base import Bot, Sight, sight_of
from caseboard.bots.levels import UnknownBot
from caseboard.core.actions import Action
from caseboard.core.errors import CaseboardError
from caseboard.core.game import Game
from caseboard.pack.registry import pack_of, packs


def every_tenth_decision(name: str, seats: int, seed: int) -> list[Game]:
    """Positions along a random game."""
    game, random, found = caseboard.new(name, seats=seats, seed=seed), Random(seed), []
    while (decision := game.decision) is not None:
        if len(game.history) % 10 == 0:
            found.append(game.clone())
        game.apply(random.choice(decision.actions))
    return found


def searches(name: str, level: str) -> bool:
    return pack_of(name).levels[level].searches


@pytest.mark.parametrize(
    ("level", "name"), [(level, pack.name) for pack in packs() for level in pack.levels]
)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(level: str, name: str) -> None:
    positions = every_tenth_decision(name, seats=4, seed=2)
    assert len(positions) > 10
    # A level that searches plays the same again only if its tries are counted.
    exact = f"{level}@6" if searches(name, level) else level
    for game in positions:
        decision = game.decision
        assert decision is not None
        swapped = game.determinize(decision.seat, seed=99)
        for seed in range(1 if searches(name, level) else 5):
            here, there = (
                pack_of(name).bot(exact, seed).choose(sight_of(position))
                for position in (game, swapped)
            )
            assert here is there


class Peeper:
    """A bot that would cheat if it could: it lays bare all that its sight gives it."""

    def __init__(self, look: Callable[[Sight], object]) -> None:
        self.look = look
        self.seen: list[object] = []

    def choose(self, sight: Sight) -> Action:
        self.seen.append(self.look(sight))
        return sight.actions[0]


@pytest.mark.parametrize(
    "look",
    [
        lambda sight: sight.view,
        lambda sight: (sight.seat, sight.kind, sight.prompt, [a.key for a in sight.actions]),
        lambda sight: sight.sample(7).seed,
        lambda sight: sight.sample(7).history,
    ],
)
@pytest.mark.parametrize(("name", "seats"), [("android", 4), ("voices", 3)])
def test_nothing_in_sight_tells_what_is_hidden(
    name: str, seats: int, look: Callable[[Sight], object]
) -> None:
    for game in every_tenth_decision(name, seats, seed=4):
        decision = game.decision
        assert decision is not None
        peeper = Peeper(look)
        peeper.choose(sight_of(game))
        peeper.choose(sight_of(game.determinize(decision.seat, seed=5)))
        assert peeper.seen[0] == peeper.seen[1]


def test_samples_look_like_the_game_and_leave_it_alone() -> None:
    for game in every_tenth_decision("android", 3, seed=6)[:8]:
        sight = sight_of(game)
        before = game.to_json()
        samples = [sight.sample(seed) for seed in range(3)]
        assert all(sample.view(sight.seat) == sight.view for sample in samples)
        for sample in samples:
            sample.apply(sight.actions[0])
        assert game.to_json() == before


def test_samples_differ_in_what_is_hidden() -> None:
    game = caseboard.new("android", seats=3, seed=1)
    sight = sight_of(game)
    other = (sight.seat + 1) % 3
    hands = {tuple(sight.sample(seed).view(other)["me"]["hand"]) for seed in range(10)}
    assert len(hands) > 1


def choices_of(bot: Bot, name: str, seed: int) -> list[str]:
    game, made = caseboard.new(name, seats=3, seed=seed), []
    while not game.over:
        action = bot.choose(sight_of(game))
        made.append(action.key)
        game.apply(action)
    return made


@pytest.mark.parametrize("name", caseboard.games())
def test_the_same_seed_plays_the_same(name: str) -> None:
    first, second, other = (
        choices_of(pack_of(name).bot("random", seed), name, seed=3) for seed in (5, 5, 6)
    )
    assert first == second
    assert first != other


def test_random_takes_every_option_about_as_often() -> None:
    sight = sight_of(caseboard.new("voices", seats=4, seed=1, chosen_prosecutor=0))
    bot = pack_of("voices").bot("random", 1)
    made = [bot.choose(sight).key for _ in range(3000)]
    counts = [made.count(action.key) for action in sight.actions]
    assert len(counts) == 3
    assert all(900 < count < 1100 for count in counts)


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'genius': there is "):
        pack_of("voices").bot("genius", 1)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("inspector@soon", "write 'inspector@100ms' or, in tries, 'inspector@200'"),
        ("inspector@0ms", "write 'inspector@100ms'"),
        ("inspector@", "write 'inspector@100ms'"),
        ("rookie@100ms", "'rookie' takes no budget: only inspector does"),
        ("genius@5", "there is no bot 'genius@5'"),
    ],
)
def test_a_budget_that_cannot_be_is_refused_with_one_that_can(name: str, wrong: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        pack_of("android").bot(name, 1)
    assert wrong in str(caught.value)


def test_there_is_nothing_to_see_after_the_end() -> None:
    game = caseboard.new("voices", seats=3, seed=1)
    while (decision := game.decision) is not None:
        game.apply(decision.actions[0])
    with pytest.raises(CaseboardError, match="the game is over"):
        sight_of(game)
