"""Documents made from the games themselves, as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from caseboard.cli.screen import Screen
from caseboard.core.reference import Entry
from caseboard.core.wording import capital


def write_document(screen: Screen, text: str) -> None:
    """Every line as it is, however wide the terminal."""
    screen.console.print(text, end="", soft_wrap=True)


def anchor(title: str) -> str:
    """The link to a heading as code hosts make it."""
    kept = "".join(letter for letter in title.lower() if letter.isalnum() or letter in " -")
    return kept.replace(" ", "-")


def cards_document(title: str, entries: Sequence[Entry]) -> str:
    """Every card and every other thing that explains itself, deck by deck."""
    decks = list(dict.fromkeys(entry.deck for entry in entries))
    rows = [
        f"# The cards of {title}",
        "",
        "Each text is made from what the card does. What a card hides until a choice is made "
        "stays hidden here too. Made by `make docs`; not to be edited by hand.",
        "",
    ]
    for deck in decks:
        count = sum(entry.deck == deck for entry in entries)
        rows.append(f"- [{deck_title(deck)}](#{anchor(deck_title(deck))}) ({count})")
    for deck in decks:
        rows += ["", f"## {deck_title(deck)}"]
        for entry in entries:
            if entry.deck == deck:
                rows += _entry_rows(entry)
    return "\n".join(rows) + "\n"


def deck_title(deck: str) -> str:
    """'some-deck' is 'Some, deck' to a reader."""
    first, _, rest = deck.capitalize().partition("-")
    return f"{first}, {rest.replace('-', ' ')}" if rest else first


def _entry_rows(entry: Entry) -> list[str]:
    """A heading, then paragraphs: what kind of thing it is, its text, its flavour."""
    paragraphs = [f"### {entry.name}"]
    if entry.about:
        paragraphs.append(f"*{capital(entry.about)}.*")
    for line in entry.text.splitlines():
        if line.startswith("- ") and paragraphs[-1].startswith("- "):
            paragraphs[-1] += f"\n{line}"
        else:
            paragraphs.append(line)
    if entry.flavour:
        paragraphs.append(f"> {entry.flavour}")
    return [row for paragraph in paragraphs for row in ("", paragraph)]
