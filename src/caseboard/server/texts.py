"""What people write, made fit for everybody's screen: names, talk, the ids of messages."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Final

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 4
"""Accents upon one letter; more of them would climb into the lines above."""

UNSEEN_KINDS: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
"""Control, format (zero width, turning the direction of reading), without meaning, halves."""
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Letters and marks as their kind goes, but nobody sees them."""


def clean(text: str) -> str:
    """One line without anything that cannot be seen or that disturbs what stands beside it."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    seen = "".join(_seen(" ".join(text.split())))
    return unicodedata.normalize("NFC", " ".join(seen.split()))


def _seen(text: str) -> Iterator[str]:
    marks = 0
    for one in text:
        kind = unicodedata.category(one)
        if kind in UNSEEN_KINDS or one in UNSEEN:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            yield one


def clean_name(name: str, otherwise: str) -> str:
    return clean(name[: 4 * LONGEST_NAME])[:LONGEST_NAME].strip() or otherwise


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number where another one reads the same."""
    taken = {_read(other) for other in others}
    names = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(one for one in names if _read(one) not in taken)


def _read(name: str) -> str:
    """What a quick eye reads: without case, accents and shades of the same letter."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(one for one in plain if unicodedata.category(one)[0] in "LNS")
