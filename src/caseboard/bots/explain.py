"""Why a move: the reasons of a recorded game's moves in words, and what the player may believe."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from caseboard.bots.base import Sight, sight_of
from caseboard.core.actions import Action
from caseboard.core.errors import CaseboardError
from caseboard.core.game import Decision, Game
from caseboard.core.replay import replay, walk
from caseboard.core.rules import Rules

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


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a seat was asked, what it did, what an adviser would do, and what it can believe."""

    seat: int
    question: str
    made: str
    """Empty if the record ends before the answer."""
    advised: str
    beliefs: tuple[str, ...]


def explain(
    record: str,
    known: Mapping[str, Rules],
    advise: Callable[[int], Adviser],
    step: int | None = None,
) -> Explanation:
    """Explain the move after a step of a record, the last one if none is named.

    ``advise`` makes an adviser from a seed, who has sat in that seat since the beginning and knows
    no more than it.
    """
    end = replay(record, known)
    last = len(end.history) - (2 if end.over else 1)
    if step is None:
        step = last
    if not 0 <= step <= last:
        raise CaseboardError(f"there are moves to explain after the steps 0 to {last}, not {step}")
    seat = _asked(replay(record, known, step)).seat
    adviser = advise(SEED)
    for game in walk(record, known):
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
