"""The platforms with their markers as small drawings, the railing below."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any, Final

from caseboard.cli.voices.names import LEGEND, player, region_title, short_marker
from caseboard.games.voices.geometry import (
    ENTRANCE_HALF_WIDTH,
    GRID_STARTS,
    MM,
    PLATFORM_CENTRE_Y,
    PLATFORM_DEPTH,
    PLATFORM_RADIUS,
)
from caseboard.pack.terminal import Screen, View

COLUMN: Final = 3 * MM
ROW: Final = 6 * MM
HALF: Final = PLATFORM_RADIUS // COLUMN
WIDTH: Final = 2 * HALF + 1
ROWS: Final = PLATFORM_DEPTH // ROW
GAP: Final = "  "


def platform_rows(markers: Iterable[dict[str, Any]]) -> list[str]:
    """The far edge on top, the railing at the bottom, as seen from the mind platform."""
    canvas = [_edge(row) for row in range(ROWS)]
    for one in markers:
        row = min(ROWS - 1, max(0, (PLATFORM_DEPTH - one["y"]) // ROW))
        column = round(one["x"] / COLUMN) + HALF
        first = min(max(column - 1, 0), WIDTH - 3)
        canvas[row][first : first + 3] = short_marker(one["marker"])
    entrance = ENTRANCE_HALF_WIDTH // COLUMN
    railing = "═" * (2 * entrance + 1)
    return ["".join(row) for row in canvas] + [railing.center(WIDTH)]


def _edge(row: int) -> list[str]:
    y = PLATFORM_DEPTH - ROW * row - ROW // 2
    up = y - PLATFORM_CENTRE_Y
    half = round(sqrt(PLATFORM_RADIUS**2 - up**2) / COLUMN)
    cells = [" "] * WIDTH
    for column in range(HALF - half, HALF + half + 1):
        cells[column] = "·"
    return cells


def _captioned(view: View, region: dict[str, Any]) -> list[str]:
    return [region_title(region["name"]).center(WIDTH), *platform_rows(region["markers"])]


def draw_board(screen: Screen, view: View) -> None:
    """All five platforms, and who leads where."""
    drawn = [_captioned(view, region) for region in view["regions"]]
    side_by_side = max(1, (screen.width + len(GAP)) // (WIDTH + len(GAP)))
    for first in range(0, len(drawn), side_by_side):
        beside = drawn[first : first + side_by_side]
        screen.drawing(GAP.join(rows).rstrip() for rows in zip(*beside, strict=True))
    draw_regions(screen, view)


def draw_regions(screen: Screen, view: View) -> None:
    """Who has which markers where."""
    rows = [
        (
            region_title(region["name"]),
            " ".join(short_marker(one["marker"]) for one in region["markers"]) or "–",
            totals(view, region),
            leaders(view, region),
        )
        for region in view["regions"]
    ]
    screen.table(("region", "markers", "totals", "leads"), rows)
    screen.line(LEGEND, style="dim")


def totals(view: View, region: dict[str, Any]) -> str:
    return ", ".join(f"{player(view, seat)} {total}" for seat, total in region["totals"]) or "–"


def leaders(view: View, region: dict[str, Any]) -> str:
    return " and ".join(player(view, seat) for seat in region["leaders"]) or "nobody"


def draw_target(screen: Screen, view: View) -> None:
    """The platform that a marker is about to be pushed onto, with the starts numbered below."""
    region = view["regions"][view["deploying"]["region"]]
    starts = [" "] * WIDTH
    for number, start in enumerate(GRID_STARTS, 1):
        starts[round(start * MM / 10 / COLUMN) + HALF] = str(number)
    screen.drawing(f"      {row}" for row in (*_captioned(view, region), "".join(starts)))
    screen.line(f"Totals: {totals(view, region)}.")
    screen.line(LEGEND, style="dim")
