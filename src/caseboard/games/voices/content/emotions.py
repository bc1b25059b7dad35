"""The eight emotions printed on control markers."""

from __future__ import annotations

from enum import IntEnum


class Emotion(IntEnum):
    ANGER = 0
    SADNESS = 1
    FEAR = 2
    TRUST = 3
    JOY = 4
    PANIC = 5
    NERVOUSNESS = 6
    CONFUSION = 7

    @property
    def title(self) -> str:
        return self.name.capitalize()
