"""A drawing of the map for the rules: every place on its square, by district, and a way across."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Final

from caseboard.games.android.content.map import (
    BEANSTALK,
    DISTRICT,
    DISTRICTS,
    PLACES,
    Place,
    Quality,
)

WIDTH: Final = 1200
HEIGHT: Final = 700
MARGIN: Final = 30
COLOURS: Final = {
    "teal": "#2f9d94",
    "yellow": "#d9b13b",
    "orange": "#de7f2f",
    "blue": "#4a86d8",
    "red": "#cf4a45",
    "violet": "#8f63cc",
    "silver": "#9aa7b8",
    "white": "#d7dfea",
    "ochre": "#b07f3c",
}
NIGHT, INK, LINE, WAY = "#0d1424", "#dfe7f5", "#25314d", "#ffd36b"


def map_drawing(way: Sequence[int] = ()) -> str:
    """The whole city; ``way``: places that somebody goes to, one after the other."""
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{NIGHT}"/>', _stalk()]
    parts += [_drawn(place) for place in PLACES]
    parts += [_step(n, *_at(one), *_at(other)) for n, (one, other) in _steps(way)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" role="img">{"".join(parts)}</svg>\n'
    )


def _at(place: int) -> tuple[float, float]:
    """Where a place is drawn; its own coordinates are fitted into the margins."""
    left, right = min(one.x for one in PLACES), max(one.x for one in PLACES)
    top, bottom = min(one.y for one in PLACES), max(one.y for one in PLACES)
    room = 2 * MARGIN
    x = room + (PLACES[place].x - left) / (right - left) * (WIDTH - 2 * room)
    y = room + (PLACES[place].y - top) / (bottom - top) * (HEIGHT - 2 * room)
    return round(x, 1), round(y, 1)


def _stalk() -> str:
    points = " ".join(f"{x},{y}" for x, y in map(_at, BEANSTALK))
    return f'<polyline points="{points}" fill="none" stroke="{LINE}" stroke-width="8"/>'


def _drawn(place: Place) -> str:
    """Ritzy places are diamonds, seedy ones triangles, others circles; major ones have a ring."""
    x, y = _at(PLACES.index(place))
    colour = COLOURS[DISTRICTS[DISTRICT[place.district]].colour]
    ring = f' stroke="{INK}" stroke-width="2.5"' if place.major else ""
    shape = {
        Quality.RITZY: f'<path d="M{x} {y - 10}l10 10l-10 10l-10 -10z" fill="{colour}"{ring}/>',
        Quality.SEEDY: f'<path d="M{x} {y - 10}l10 17h-20z" fill="{colour}"{ring}/>',
        Quality.NORMAL: f'<circle cx="{x}" cy="{y}" r="8" fill="{colour}"{ring}/>',
    }[place.quality]
    return (
        f"{shape}{_text(x, y + 24, place.name, 11, INK)}{_text(x, y - 14, place.square, 9, colour)}"
    )


def _steps(way: Sequence[int]) -> list[tuple[int, tuple[int, int]]]:
    return list(enumerate(pairwise(way), start=1))


def _step(number: int, x: float, y: float, to_x: float, to_y: float) -> str:
    """A step of the way: a line that bows, and its number."""
    mid_x, mid_y = (x + to_x) / 2, (y + to_y) / 2 - 40
    return (
        f'<path d="M{x} {y}Q{mid_x:.1f} {mid_y:.1f} {to_x} {to_y}" fill="none" stroke="{WAY}" '
        f'stroke-width="3" stroke-dasharray="7 5"/>'
        f'<circle cx="{mid_x:.1f}" cy="{mid_y + 20:.1f}" r="10" fill="{WAY}"/>'
        f"{_text(mid_x, mid_y + 25, str(number), 14, NIGHT)}"
    )


def _text(x: float, y: float, words: str, size: int, colour: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" text-anchor="middle">'
        f"{escape(words)}</text>"
    )
