"""Events in plain words: one teller for each kind of fact."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from caseboard.core.events import Event, Fact
from caseboard.core.state import State
from caseboard.core.wording import capital

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Fact)


class Tellers(Generic[S]):
    """Puts a game's facts into words.

    A teller gets a fact as its reader may know it: what is secret from him is None. It gives a
    sentence, whose first letter need not be a capital, or nothing where there is nothing to say.
    """

    __slots__ = ("by_fact",)

    def __init__(self) -> None:
        self.by_fact: dict[type[Fact], Callable[[S, Any], str]] = {}

    def add(self, fact: type[F], teller: Callable[[S, F], str]) -> None:
        self.by_fact[fact] = teller

    def say(self, state: S, event: Event, seat: int | None) -> str:
        """The event as a line of the story, with no more than the seat may know."""
        fact = event.known_to(seat)
        words = self.by_fact[type(fact)](state, fact)
        return capital(words)
