"""Why a move: the reasons of a recorded game's moves in words, and what the player may believe."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import caseboard
from caseboard.bots.android.detective import Detective
from caseboard.bots.base import Sight, sight_of
from caseboard.bots.voices.players import adviser as voices_adviser
from caseboard.core.actions import Action
from caseboard.core.errors import CaseboardError
from caseboard.core.game import Decision, Game
from caseboard.core.replay import walk
from caseboard.games import RULES

SEED: Final = 0


class Adviser(Protocol):
    """A bot that can say why."""

    def choose(self, sight: Sight) -> Action: ...

    def explain(self, sight: Sight, action: Action) -> str:
        """An action in plain words and what speaks for it."""
        ...

    def beliefs(self, sight: Sight) -> list[str]:
        """What the seat has reason to believe of the others, in words."""
        ...


ADVISERS: Final[dict[str, Callable[[int], Adviser]]] = {
    "android": Detective,
    "voices": voices_adviser,
}
"""By game, from a seed."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a seat was asked, what it did, what an adviser would do, and what it can believe."""

    seat: int
    question: str
    made: str
    """Empty if the record ends before the answer."""
    advised: str
    beliefs: tuple[str, ...]


def explain(record: str, step: int | None = None) -> Explanation:
    """Explain the move after a step of a record, the last one if none is named.

    The adviser has sat in that seat since the beginning and knows no more than it.
    """
    end = caseboard.replay(record)
    last = len(end.history) - (2 if end.over else 1)
    if step is None:
        step = last
    if not 0 <= step <= last:
        raise CaseboardError(f"there are moves to explain after the steps 0 to {last}, not {step}")
    seat = _asked(caseboard.replay(record, step)).seat
    adviser = ADVISERS[end.rules.name](SEED)
    for game in walk(record, RULES):
        decision = _asked(game)
        if decision.seat == seat:
            sight = sight_of(game)
            advised = adviser.choose(sight)
        if len(game.history) > step:
            break
    made = end.history[step + 1][0] if step + 1 < len(end.history) else None
    return Explanation(
        seat,
        decision.prompt,
        "" if made is None else adviser.explain(sight, made),
        adviser.explain(sight, advised),
        tuple(adviser.beliefs(sight)),
    )


def _asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision
