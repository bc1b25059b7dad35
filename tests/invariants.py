"""What must hold at every decision of every game, whatever the rules.

``play_through`` plays a game at random and checks all of it at each decision; a failure names the
game, the seed and the step, so that it can be played again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import caseboard
from caseboard.core.machine import ask_again
from caseboard.core.record import checksum, position

RUNAWAY = 20_000
SAMPLE = 40

Conserved = Callable[[Any], None]
"""A game's own check that no token and no card is lost or made."""


def play_through(
    game: caseboard.Game,
    seed: int,
    conserved: Conserved,
    every: int = 1,
    choose: Callable[[random.Random, caseboard.Game], Any] | None = None,
) -> caseboard.Game:
    """Play at random to the end, checking every n-th decision in full."""
    chance = random.Random(seed)
    steps = 0
    while not game.over:
        if steps % every == 0:
            check(game, chance, conserved)
        decision = game.decision
        assert decision is not None
        game.apply(chance.choice(decision.actions) if choose is None else choose(chance, game))
        steps += 1
        assert steps < RUNAWAY, f"{game.rules.name} runs away: {game.trace()}"
    check_end(game, conserved)
    return game


def check(game: caseboard.Game, chance: random.Random, conserved: Conserved) -> None:
    try:
        check_decision(game)
        conserved(game.state)
        check_clone(game, chance)
        check_round_trip(game)
        check_reasons(game, chance)
        check_no_leak(game, chance, conserved)
    except AssertionError as error:
        where = f"{game.rules.name}, {game.seats} seats, seed {game.seed}, {game.options}"
        raise AssertionError(
            f"{error}\n{where}, step {len(game.history) - 1}\n{game.trace()}"
        ) from error


def check_decision(game: caseboard.Game) -> None:
    """Somebody has something to choose from, each thing once, and the stack says the same."""
    decision = game.decision
    assert decision is not None
    assert 0 <= decision.seat < game.seats
    assert decision.prompt.strip()
    ids = [action.id for action in decision.actions]
    assert ids, "nothing legal"
    assert len(ids) == len(set(ids)), f"an action is offered twice: {decision.actions}"
    again = ask_again(game.state)
    assert again is not None
    assert [action.id for action in again.actions] == ids, "asking changed something"
    for action in decision.actions:
        assert game.option(action).text.strip()


def check_clone(game: caseboard.Game, chance: random.Random) -> None:
    """A clone is equal, and what happens to it does not touch the original."""
    before = checksum(game.state)
    copy = game.clone()
    assert checksum(copy.state) == before, "a clone differs"
    decision = copy.decision
    assert decision is not None
    copy.apply(chance.choice(decision.actions))
    assert checksum(game.state) == before, "a clone's move changed the original"


def check_round_trip(game: caseboard.Game) -> None:
    loaded = caseboard.load(game.to_json())
    assert position(loaded.state) == position(game.state), "loading changed the position"
    assert loaded.history == game.history, "loading changed the history"


def check_reasons(game: caseboard.Game, chance: random.Random) -> None:
    """An action is legal exactly when there is no reason against it; the illegal change nothing."""
    decision = game.decision
    assert decision is not None
    legal = set(decision.actions)
    table = list(game.rules.actions)
    illegal = [a for a in chance.sample(table, min(SAMPLE, len(table))) if a not in legal]
    for action in decision.actions:
        assert game.why_not(action) is None
    before = checksum(game.state)
    for action in illegal:
        reason = game.why_not(action)
        assert reason is not None, f"{action} is not offered, and nothing speaks against it"
        assert reason.code
        assert reason.text
        assert reason.chapter
    for action in illegal[:2]:
        with pytest.raises(caseboard.IllegalAction):
            game.apply(action)
    assert checksum(game.state) == before, "an illegal action changed something"


def check_no_leak(game: caseboard.Game, chance: random.Random, conserved: Conserved) -> None:
    """Deal anew what a seat cannot know: its view, and with it its choices, stay the same.

    The score sheet is checked for the seats in turn.
    """
    public = game.view(None)
    json.dumps(public)
    for seat in range(game.seats):
        other = game.determinize(seat, chance.randrange(1 << 30))
        conserved(other.state)
        mine, theirs = game.view(seat), other.view(seat)
        assert mine == theirs, f"seat {seat} sees what it must not: {differences(mine, theirs)}"
        if seat == len(game.history) % game.seats:
            assert game.standing(seat) == other.standing(seat), f"seat {seat}'s score sheet leaks"
            assert game.standing(None) == other.standing(None), "the public score sheet leaks"
        dealt = other.view(None)
        assert public == dealt, f"the public view leaks: {differences(public, dealt)}"


def differences(one: Any, two: Any, path: str = "") -> list[str]:
    """Where two views differ, for the message of a failure."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return [d for key in one for d in differences(one[key], two[key], f"{path}.{key}")]
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return [d for n, (a, b) in pairs for d in differences(a, b, f"{path}[{n}]")]
    return [] if one == two else [f"{path}: {one!r} / {two!r}"]


def check_end(game: caseboard.Game, conserved: Conserved) -> None:
    """The end explains itself, and the record replays to it."""
    conserved(game.state)
    result = game.result
    assert result is not None
    assert len(result.scores) == len(result.breakdown) == game.seats
    assert game.decision is None
    with pytest.raises(caseboard.GameOver):
        game.apply(0)
    saved = game.to_json()
    assert caseboard.replay(saved).to_json() == saved, "the replay ends elsewhere"
    assert caseboard.load(saved).result == result
