"""What a game sends to its pages: the shapes of its data, and looks ahead at an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from caseboard.core.errors import CaseboardError
from caseboard.core.events import Fact
from caseboard.core.game import Game

Q = TypeVar("Q", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)


class NoPreview(CaseboardError):
    """A look ahead that the open question does not allow, and why."""


@dataclass(frozen=True, slots=True)
class Preview(Generic[Q, A]):
    """What an answer to the open question would do, for the seat that is asked.

    ``look`` has the whole game before it: it tells only what that seat may know, and raises
    NoPreview where there is nothing to see.
    """

    question: type[Q]
    answer: type[A]
    look: Callable[[Game, int, Q], A]


@dataclass(frozen=True, slots=True)
class Wire:
    """``view``: the shape of what a seat sees. ``facts``: every kind of event."""

    view: type[msgspec.Struct] | None = None
    facts: tuple[type[Fact], ...] = ()
    catalogue: Callable[[], Any] = dict
    """Everything that is printed in the box, for pages that hold no copy of the content."""
    previews: Mapping[str, Preview[Any, Any]] = field(default_factory=dict)
