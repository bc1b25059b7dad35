"""Innocent, guilty and influence tokens (chapters "Placing Tokens on Jurors", "Influence")."""

from __future__ import annotations

from enum import IntEnum


class Token(IntEnum):
    """The three spaces above every juror type and what lies in them."""

    GUILTY = 0
    INNOCENT = 1
    INFLUENCE = 2

    @property
    def noun(self) -> str:
        return f"{self.name.lower()} token"


class Face(IntEnum):
    """The hidden face of an influence token."""

    INNOCENT = 0
    GUILTY = 1
    BLANK = 2


INFLUENCE_SPLIT: dict[Face, int] = {Face.INNOCENT: 12, Face.GUILTY: 10, Face.BLANK: 8}
"""A little kinder than what is said aloud: trial cards accuse more than they acquit."""

INFLUENCE_FACES: tuple[Face, ...] = tuple(
    face for face, count in INFLUENCE_SPLIT.items() for _ in range(count)
)
