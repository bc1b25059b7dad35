"""What the terminal must know of a game to show it: one guide per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from caseboard.cli.screen import Screen
from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.core.reference import Entry

View: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Look:
    """One of the words that can follow ``look``."""

    about: str
    draw: Callable[[Screen, View], None]


@dataclass(frozen=True, slots=True)
class Guide:
    """How a game is shown in a terminal, from a seat's view alone."""

    status: Callable[[View], str]
    """Where the game stands, in one line."""
    player: Callable[[View, int], str]
    """A player as the table calls him."""
    heading: Callable[[View, Action], tuple[int, str]]
    """Under which heading an option stands (none if empty), and where that heading comes."""
    wording: Callable[[Game, View, Action], str]
    """An option of the open question in words."""
    typed: Callable[[str], str]
    """What a player types in place of a number, turned into an action's written form."""
    name: Callable[[Action], str]
    """Any action in words, legal or not, in no particular state."""
    tempting: Callable[[View], tuple[str, ...]]
    """Keys of actions that a player expects to have; listed apart when they are not legal."""
    looks: Mapping[str, Look]
    """What can be looked at by one word; the first is what ``look`` alone shows."""
    entries: tuple[Entry, ...]
    now: Callable[[View, Entry], str]
    """What a thing is in this state; empty when there is nothing to add."""
    staged: Mapping[str, str]
    """Kinds of decision in which the heading is chosen first, and what to ask for then."""
    folds: tuple[str, ...]
    """Headings to fold, one after the other, when the options do not fit on a page."""
    intro: Callable[[View], tuple[str, ...]]
    """What a newcomer reads before the first question."""
    pictures: Mapping[str, Callable[[Screen, View], None]]
    """Kinds of decision that need a drawing, and the drawing."""


def show_entry(screen: Screen, entry: Entry, now: str = "") -> None:
    screen.line(entry.name, style="bold")
    if entry.about:
        screen.line(entry.about, style="dim", indent=2)
    for row in entry.text.splitlines():
        screen.line(row, indent=2, hang=2 if row.startswith("- ") else 0)
    if now:
        screen.line(now, indent=2)
    if entry.flavour:
        screen.line(entry.flavour, style="italic", indent=2)


def found(entries: tuple[Entry, ...], words: str) -> list[Entry]:
    """Things whose name has all the words; a name that is exactly this comes alone."""
    wanted = words.casefold().replace("’", "'").split()
    exact = [entry for entry in entries if _plain(entry.name) == " ".join(wanted)]
    if exact:
        return exact
    return [entry for entry in entries if all(word in _plain(entry.name) for word in wanted)]


def _plain(name: str) -> str:
    return name.casefold().replace("’", "'")
