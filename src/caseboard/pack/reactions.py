"""What a table must know of a game's reactions: who may answer what, as far as all can see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from caseboard.core.actions import Action
from caseboard.core.game import Game


@dataclass(frozen=True, slots=True)
class Happening:
    """What the open question answers, as everybody at the table has seen it.

    ``seat``: whose doing it is, None if nobody's. ``round``: the day, round or turn of the game.
    """

    occasion: str
    seat: int | None
    place: str
    round: int


class Payment(NamedTuple):
    """A card that was played in a reaction, and the answer that pays its price as it stands."""

    card: Action
    pay: Action


def _free(game: Game, card: Action) -> int:
    return 0


def _nothing_is_paid(game: Game) -> None:
    return None


def _nobody(game: Game) -> list[int]:
    return []


@dataclass(frozen=True, slots=True)
class Reactions:
    """How a game is reacted to, by standing orders and in sealed windows."""

    kind: str
    """Of the decisions that standing orders answer; ``pass`` lets each of them go by."""
    occasions: Mapping[str, str]
    """What an order can wait for, in words after 'when'."""
    places: frozenset[str]
    """Where it can happen."""
    rounds: int
    happening: Callable[[Game], Happening]
    cost: Callable[[Game, Action], int | None] = _free
    """Of a card now; None if it cannot be paid for as it stands."""
    being_paid: Callable[[Game], Payment | None] = _nothing_is_paid
    """The payment that is asked for now, if it is for a reaction."""
    reactors: Callable[[Game], list[int]] = _nobody
    """The seats that could, by what everybody knows, meet the next choice in secret."""
    delay: float = 0.0
    """Seconds that a window takes at least where people sit apart, unless the table says so."""
