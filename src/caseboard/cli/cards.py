"""``caseboard cards``: every card with the text made from what it does."""

from __future__ import annotations

from collections.abc import Sequence

from caseboard.cli.entries import show_entry
from caseboard.cli.screen import Screen
from caseboard.core.errors import BadOption, choices
from caseboard.core.reference import Entry


def show_cards(
    screen: Screen, entries: Sequence[Entry], deck: str | None, search: str | None
) -> None:
    decks = list(dict.fromkeys(entry.deck for entry in entries))
    if deck == "list":
        for name in decks:
            count = sum(entry.deck == name for entry in entries)
            screen.line(f"{name} ({count})")
        return
    if deck is not None and deck not in decks:
        raise BadOption(f"there is no deck {deck!r}: there is {choices(decks)}")
    chosen = [entry for entry in entries if deck in (None, entry.deck) and _has(entry, search)]
    last = ""
    for entry in chosen:
        if entry.deck != last:
            last = entry.deck
            screen.title(last)
        show_entry(screen, entry)
    if chosen:
        screen.line(f"{len(chosen)} found.")
    elif entries:
        screen.line(f"Nothing has the word {search!r} on it.")
    else:
        screen.line("There are no cards.")


def _has(entry: Entry, word: str | None) -> bool:
    if word is None:
        return True
    printed = f"{entry.name} {entry.about} {entry.text} {entry.flavour}".casefold()
    return word.casefold() in printed
