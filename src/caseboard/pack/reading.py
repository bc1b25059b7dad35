"""Views in a game's own words, as its looks for a terminal draw them, on a page without end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from caseboard.core.reading import listed
from caseboard.pack.terminal import Guide, View

WIDTH: Final = 100


class Page:
    """A screen that keeps what is written on it."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows: list[str] = []

    @property
    def width(self) -> int:
        return WIDTH

    def line(self, text: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        self.rows.append(" " * indent + text)

    def drawing(self, rows: Iterable[str]) -> None:
        self.rows += rows

    def table(self, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        self.rows.append(" | ".join(headings))
        self.rows += [" | ".join(row) for row in rows]


def written(guide: Guide, view: View) -> str:
    """Everything that can be looked at, under its name."""
    if not guide.looks:
        return listed(view)
    page = Page()
    page.line(guide.status(view))
    for name in guide.read or guide.looks:
        page.line(f"[{name}]")
        guide.looks[name].draw(page, view)
    return "\n".join(row.rstrip() for row in page.rows if row.strip())
