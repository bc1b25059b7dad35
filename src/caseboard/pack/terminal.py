"""How a game is shown in a terminal, from what a seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.core.reference import Entry

View: TypeAlias = dict[str, Any]


class Screen(Protocol):
    """Where a look is drawn."""

    @property
    def width(self) -> int: ...

    def line(self, text: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """Text wrapped to the width, every row indented, those after the first by ``hang`` more."""
        ...

    def drawing(self, rows: Iterable[str]) -> None:
        """Rows that must not be wrapped."""
        ...

    def table(self, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> None: ...


@dataclass(frozen=True, slots=True)
class Look:
    """One of the words that can follow ``look``."""

    about: str
    draw: Callable[[Screen, View], None]


def _no_status(view: View) -> str:
    return ""


def _by_number(view: View, seat: int) -> str:
    return f"Seat {seat + 1}"


def _as_it_is(answer: str) -> str:
    return answer


def _in_general(action: Action) -> str:
    return action.text


def _nothing(view: View) -> tuple[str, ...]:
    return ()


def _no_more(view: View, entry: Entry) -> str:
    return ""


def _stays_closed(view: View, entry: Entry) -> bool:
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """What a game adds to the plain way in which its options and views are listed."""

    status: Callable[[View], str] = _no_status
    """Where the game stands, in one line."""
    player: Callable[[View, int], str] = _by_number
    """A player as the table calls him."""
    heading: Callable[[View, Action], tuple[int, str]] | None = None
    """Under which heading an option stands (none if empty), and where that heading comes;
    without it, its group and its rank."""
    parted: frozenset[str] = frozenset()
    """Groups whose sections have headings of their own."""
    wording: Callable[[Game, View, Action], str] | None = None
    """An option of the open question in words; without it, its label under its group."""
    typed: Callable[[str], str] = _as_it_is
    """What a player types in place of a number, turned into an action's written form."""
    name: Callable[[Action], str] = _in_general
    """Any action in words, legal or not, in no particular state."""
    tempting: Callable[[View], tuple[str, ...]] = _nothing
    """Keys of actions that a player expects to have; listed apart when they are not legal."""
    looks: Mapping[str, Look] = field(default_factory=dict)
    """What can be looked at by one word; the first is what ``look`` alone shows. Without any, the
    whole view is listed."""
    read: tuple[str, ...] = ()
    """Looks that together say everything once, for the game as a text; without it, all of them."""
    now: Callable[[View, Entry], str] = _no_more
    """What a thing is in this state; empty when there is nothing to add."""
    opened: Callable[[View, Entry], bool] = _stays_closed
    """Whether a thing that is closed has come to light by now."""
    staged: Mapping[str, str] = field(default_factory=dict)
    """Kinds of decision in which the heading is chosen first, and what to ask for then."""
    folds: tuple[str, ...] = ()
    """Headings to fold, one after the other, when the options do not fit on a page."""
    intro: Callable[[View], tuple[str, ...]] = _nothing
    """What a newcomer reads before the first question."""
    pictures: Mapping[str, Callable[[Screen, View], None]] = field(default_factory=dict)
    """Kinds of decision that need a drawing, and the drawing."""
