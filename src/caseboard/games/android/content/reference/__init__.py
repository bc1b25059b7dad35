"""The rules of Android in our own words, and its glossary."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Chapter, Reference
from caseboard.games.android.content.reference import (
    cards,
    case,
    end,
    first_turn,
    life,
    turn,
    variants,
)
from caseboard.games.android.content.reference.glossary import GLOSSARY

REFERENCE: Final = Reference(
    "android",
    "Android",
    "Three to five detectives, two weeks, one murder. Unofficial: the rules in our own words, as "
    "this program plays them.",
    turn.CHAPTERS
    + first_turn.CHAPTERS
    + case.CHAPTERS
    + cards.CHAPTERS
    + life.CHAPTERS
    + end.CHAPTERS
    + variants.CHAPTERS,
    GLOSSARY,
)


def chapter_for(name: str) -> Chapter:
    """The chapter that explains what a reason or a procedure calls so."""
    return REFERENCE.chapter_for(name)
