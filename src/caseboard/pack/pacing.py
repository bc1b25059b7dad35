"""How long what happens holds the eye, for pages that show one thing after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from caseboard.core.events import Fact

Pace: TypeAlias = Callable[[Fact], int]
"""Milliseconds for who is in no hurry; 0 for what need not be seen to happen.

It may look at what everybody knows of a fact only, so that no pause tells a secret.
"""

BEAT: Final = 800
"""As long as it takes to see one thing happen."""
WORD: Final = 100
"""As long as it takes to glance over a word."""
LONGEST: Final = 9_000
"""After that long nobody looks any more: what is longer can be read again elsewhere."""


def a_beat_each(fact: Fact) -> int:
    return BEAT


def reading(*texts: str) -> int:
    """As long as it takes to see that there is something, and to read it."""
    words = sum(len(text.split()) for text in texts)
    return min(BEAT + WORD * words, LONGEST)
