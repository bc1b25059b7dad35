"""Why something is not allowed: a code for programs, a sentence and a chapter for people."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    code: str
    text: str
    chapter: str

    def __str__(self) -> str:
        return f"{self.text} ({self.chapter})"


NOT_AN_OPTION = "not-an-option"
