"""The rules of Voices in My Head in our own words, and its glossary."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Chapter, Reference
from caseboard.games.voices.content.reference import round, table
from caseboard.games.voices.content.reference.glossary import GLOSSARY

REFERENCE: Final = Reference(
    "voices",
    "Voices in My Head",
    "Three to six players, one trial, too many opinions. Unofficial: the rules in our own words, "
    "as this program plays them.",
    round.CHAPTERS + table.CHAPTERS,
    GLOSSARY,
)


def chapter_for(name: str) -> Chapter:
    """The chapter that explains what a reason or a procedure calls so."""
    return REFERENCE.chapter_for(name)
