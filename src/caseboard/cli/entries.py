"""Things that can explain themselves: found by name, and shown."""

from __future__ import annotations

from collections.abc import Iterable

from caseboard.cli.screen import Screen
from caseboard.core.reference import Entry


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


def found(entries: Iterable[Entry], words: str) -> list[Entry]:
    """Things whose name has all the words; a name that is exactly this comes alone."""
    wanted = _plain(words).split()
    named = [entry for entry in entries if all(word in _plain(entry.name) for word in wanted)]
    exact = [entry for entry in named if _plain(entry.name) == " ".join(wanted)]
    return exact or named


def _plain(name: str) -> str:
    return name.casefold().replace("’", "'")
