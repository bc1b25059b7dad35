"""Level ``detective``: no slips, beliefs, turns planned as a whole, and a look one step ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.beliefs import OF_A_DETECTIVE, Beliefs
from caseboard.bots.android.itinerary import Itinerary
from caseboard.bots.android.outlook import outlook
from caseboard.bots.android.reasons import explain, suspicions
from caseboard.bots.android.rookie import ANY_SAMPLE, position, ranked
from caseboard.bots.android.turn import Turn
from caseboard.bots.base import Sight
from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.games.android.state import AndroidState

LOOKED_INTO: Final = frozenset({"option", "may", "unless", "fight", "crossroads"})
"""The questions that are looked into: those whose consequences come at once.

To play out whole turns on a few samples was tried for turns, leads and reactions and did not
help in small runs: the luck of the draws seems to hide what the answers differ by.
"""
CLOSE: Final = 0.4
"""How many points an answer may lie behind the best and still be looked into."""
MOST: Final = 3
"""How many answers are looked into."""
SAMPLES: Final = 3
FURTHEST: Final = 16
"""Decisions played on at most."""
CONVINCED: Final = 0.3
"""How much better than the first idea another must look to be taken instead."""
SEEDS: Final = 1 << 30


class Detective:
    """Plans its turn as a whole; tries the few best answers of a card on sampled tables."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, sight: Sight) -> Action:
        seed = self._random.randrange(SEEDS)
        if len(sight.actions) == 1:
            return sight.actions[0]
        first = sight.sample(ANY_SAMPLE)
        beliefs = Beliefs(position(first), sight.seat)
        ideas = ranking(position(first), sight.seat, sight.kind, sight.actions, beliefs)
        tried = close_calls(ideas, sight.kind)
        if len(tried) == 1:
            return tried[0]
        promises = [0.0] * len(tried)
        for number in range(SAMPLES):
            table = sight.sample(seed + number)
            for at, action in enumerate(tried):
                promises[at] += look_ahead(table.clone(), action, sight.seat, beliefs) / SAMPLES
        promises[0] += CONVINCED
        return tried[promises.index(max(promises))]

    def explain(self, sight: Sight, action: Action) -> str:
        return explain(sight, action)

    def beliefs(self, sight: Sight) -> list[str]:
        return suspicions(sight)


def ranking(
    state: AndroidState,
    seat: int,
    kind: str,
    actions: tuple[Action, ...],
    beliefs: Beliefs | None,
) -> list[tuple[float, Action]]:
    """The answers, best first: a turn by all that fits into it, the rest as a rookie would."""
    if kind != "turn":
        return ranked(state, seat, kind, actions, beliefs)
    mind = OF_A_DETECTIVE if beliefs is None else beliefs.experience
    plan = Itinerary(Turn(Appraisal(state, seat, beliefs)), mind)
    scored = [(plan.score(action), action) for action in actions]
    return sorted(scored, key=lambda pair: -pair[0])


def close_calls(ideas: list[tuple[float, Action]], kind: str) -> list[Action]:
    """The best idea, and those that a look ahead might put before it."""
    best = ideas[0][0]
    if kind not in LOOKED_INTO:
        return [ideas[0][1]]
    return [action for score, action in ideas[:MOST] if score >= best - CLOSE]


def look_ahead(game: Game, action: Action, seat: int, beliefs: Beliefs) -> float:
    """How the table looks once the answer is given and what it belongs to is settled."""
    state = position(game)
    turn = state.turn
    game.apply(action)
    for _ in range(FURTHEST):
        decision = game.decision
        if decision is None or decision.kind == "turn" or state.turn != turn:
            break
        best = ranked(state, decision.seat, decision.kind, decision.actions)[0]
        game.apply(best[1])
    return outlook(game, state, seat, beliefs)
