"""Plots as plain SVG: inline, in the page's own colours, readable without any script."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from caseboard.core.wording import figure
from caseboard.pack.research import Share

WIDTH: Final = 680
LETTER: Final = 7.2
RIGHT: Final = 60
ROW: Final = 24
AXIS: Final = 30
TINY: Final = 1e-9
COLOURS: Final = 8
"""How many colours the page defines as ``--c0`` and so on."""


@dataclass(frozen=True, slots=True)
class Band:
    """The range in which values should lie, drawn behind them; ``mark`` is the fair value."""

    low: float
    high: float
    mark: float | None = None


def _svg(height: float, body: list[str], title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def _text(x: float, y: float, words: str, anchor: str = "start", style: str = "") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}">'
        f"{escape(words)}</text>"
    )


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def _rect(x: float, y: float, width: float, height: float, style: str, hint: str = "") -> str:
    told = f"<title>{escape(hint)}</title>" if hint else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" '
        f'class="{style}">{told}</rect>'
    )


def _room_for(labels: Iterable[str]) -> float:
    """How wide the column of labels is."""
    return 24 + LETTER * max(len(label) for label in labels)


def step_of(span: float, parts: int = 6) -> float:
    """A round distance between the marks of an axis."""
    rough = span / parts
    power = 10 ** floor(log10(rough))
    return float(next(power * n for n in (1, 2, 5, 10) if power * n >= rough))


def shares_chart(title: str, shares: Mapping[str, Share], band: Band) -> str:
    """Shares with their intervals, one a row, before the band in which they should lie."""
    top = max([band.high, *(one.high for one in shares.values())])
    step = step_of(top)
    end = ceil(top / step) * step
    height = len(shares) * ROW + AXIS
    label = _room_for(shares)

    def at(value: float) -> float:
        return label + value / end * (WIDTH - label - RIGHT)

    bottom = len(shares) * ROW
    body = [_rect(at(band.low), 0, at(band.high) - at(band.low), bottom, "band")]
    for tick in range(round(end / step) + 1):
        x = at(tick * step)
        body.append(_line(x, 0, x, bottom, "grid"))
        body.append(_text(x, bottom + 18, f"{tick * step:.0%}", "middle", "axis"))
    if band.mark is not None:
        body.append(_line(at(band.mark), 0, at(band.mark), bottom, "mark"))
    for row, (name, one) in enumerate(shares.items()):
        y = row * ROW + ROW / 2
        style = "dot" if band.low <= one.value <= band.high else "dot out"
        body.append(_text(label - 10, y + 4, name, "end"))
        body.append(_line(at(one.low), y, at(one.high), y, "whisker"))
        body.append(
            f'<circle cx="{at(one.value):.1f}" cy="{y:.1f}" r="5" class="{style}">'
            f"<title>{escape(f'{name}: {one} of {one.count}')}</title></circle>"
        )
        body.append(_text(WIDTH - RIGHT + 8, y + 4, f"{one.value:.0%}", "start", "axis"))
    return _svg(height, body, title)


def stacked_chart(
    title: str, rows: Mapping[str, Mapping[str, float]], headings: Sequence[str]
) -> str:
    """What a total is made of: gains to the right of zero, losses to the left."""
    most = max(sum(v for v in parts.values() if v > 0) for parts in rows.values())
    least = min(sum(v for v in parts.values() if v < 0) for parts in rows.values())
    step = step_of(most - least)
    first, last = floor(least / step + TINY), ceil(most / step - TINY)
    label = _room_for(rows)
    scale = (WIDTH - label - RIGHT) / ((last - first) * step)

    def at(value: float) -> float:
        return label + (value - first * step) * scale

    bottom = len(rows) * ROW
    body = []
    for tick in range(first, last + 1):
        x = at(tick * step)
        body.append(_line(x, 0, x, bottom, "grid" if tick else "mark"))
        words = figure(tick * step, "g")
        body.append(_text(x, bottom + 18, words, "middle", "axis"))
    for row, (name, parts) in enumerate(rows.items()):
        y = row * ROW
        body.append(_text(label - 10, y + ROW / 2 + 4, name, "end"))
        ends = {True: 0.0, False: 0.0}
        for number, heading in enumerate(headings):
            value = parts.get(heading, 0.0)
            start = ends[value > 0]
            ends[value > 0] += value
            left, right = sorted((at(start), at(start + value)))
            hint = f"{name}, {heading}: {value:+.1f}"
            body.append(_rect(left, y + 4, right - left, ROW - 8, f"c{number % COLOURS}", hint))
        total = figure(sum(parts.values()), ".1f")
        body.append(_text(WIDTH - RIGHT + 8, y + ROW / 2 + 4, total, "start", "axis"))
    legend = _legend(headings, bottom + AXIS + 8)
    return _svg(bottom + AXIS + 8 + 20 * ceil(len(headings) / 4), [*body, *legend], title)


def _legend(headings: Sequence[str], top: float) -> list[str]:
    body = []
    for number, heading in enumerate(headings):
        x, y = (number % 4) * WIDTH / 4, top + number // 4 * 20
        body.append(_rect(x, y, 12, 12, f"c{number % COLOURS}"))
        body.append(_text(x + 18, y + 11, heading, "start", "axis"))
    return body


def histogram(title: str, values: Sequence[float], unit: str) -> str:
    """How often each range of values came."""
    low, high = min(values), max(values)
    step = step_of(max(high - low, 1), 14)
    first = floor(low / step)
    counts = [0] * (floor(high / step) - first + 1)
    for value in values:
        counts[floor(value / step) - first] += 1
    bottom, width = 150.0, (WIDTH - 20) / len(counts)
    body = []
    for number, count in enumerate(counts):
        height = count / max(counts) * (bottom - 16)
        x = 10 + number * width
        begin = (first + number) * step
        hint = f"{begin:g} to {begin + step:g} {unit}: {count}"
        body.append(_rect(x + 1, bottom - height, width - 2, height, "c0", hint))
        body.append(_text(x + width / 2, bottom - height - 4, str(count), "middle", "axis"))
        body.append(_text(x, bottom + 16, f"{begin:g}", "middle", "axis"))
    body.append(_line(10, bottom, WIDTH - 10, bottom, "mark"))
    return _svg(bottom + 24, body, title)


def heat_chart(
    title: str, cells: Mapping[tuple[str, str], Share], rows: Sequence[str], columns: Sequence[str]
) -> str:
    """A share for every pair of a row and a column; the darker the more."""
    top, cell = 30, 30
    label = _room_for(rows)
    width = (WIDTH - label) / len(columns)
    most = max((one.value for one in cells.values()), default=1.0) or 1.0
    body = [
        _text(label + (n + 0.5) * width, top - 10, name, "middle", "axis")
        for n, name in enumerate(columns)
    ]
    for at, row in enumerate(rows):
        y = top + at * cell
        body.append(_text(label - 10, y + cell / 2 + 4, row, "end"))
        for n, column in enumerate(columns):
            one = cells.get((row, column))
            if one is None or not one.count:
                continue
            x = label + n * width
            body.append(
                f'<rect x="{x + 1:.1f}" y="{y + 1}" width="{width - 2:.1f}" height="{cell - 2}" '
                f'class="c0" fill-opacity="{0.08 + 0.8 * one.value / most:.2f}">'
                f"<title>{escape(f'{row}, {column}: {one} of {one.count}')}</title></rect>"
            )
            words = f"{one.value:.0%}"
            body.append(_text(x + width / 2, y + cell / 2 + 4, words, "middle", "cell"))
    return _svg(top + len(rows) * cell + 4, body, title)
