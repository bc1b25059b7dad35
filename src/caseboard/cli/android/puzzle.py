"""The conspiracy puzzle as a drawing."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.content.puzzle import (
    CONSPIRACY,
    EAST,
    EMPTY,
    GROUPS,
    NORTH,
    PIECES,
    SIZE,
    SOUTH,
    WEST,
    Badge,
    links,
    rotated,
)
from caseboard.games.android.names import PILE_NAMES, short_name
from caseboard.pack.terminal import Screen, View

_EMPTY_ROWS: Final = ("     ", "  ·  ", "     ")
_CENTRE_ROWS: Final = ("  │  ", "──◆──", "  │  ")
_JOINTS: Final[dict[frozenset[int], str]] = {
    frozenset({NORTH, SOUTH}): "│",
    frozenset({EAST, WEST}): "─",
    frozenset({NORTH, EAST}): "╰",
    frozenset({EAST, SOUTH}): "╭",
    frozenset({SOUTH, WEST}): "╮",
    frozenset({NORTH, WEST}): "╯",
    frozenset({NORTH, EAST, SOUTH}): "├",
    frozenset({NORTH, SOUTH, WEST}): "┤",
    frozenset({EAST, SOUTH, WEST}): "┬",
    frozenset({NORTH, EAST, WEST}): "┴",
    frozenset({NORTH, EAST, SOUTH, WEST}): "┼",
}
_BADGES: Final = {Badge.HAAS: "H", Badge.JINTEKI: "J"}


def piece_rows(laid: int) -> tuple[str, str, str]:
    """A piece as it lies: three rows of five, lines drawn to the sides that they reach.

    Two lines that cross without meeting have a bridge in the middle; a dead end has a knob.
    """
    if laid == EMPTY:
        return _EMPTY_ROWS
    number, turns = divmod(laid, 4)
    if number == CONSPIRACY:
        return _CENTRE_ROWS
    piece = rotated(PIECES[number], turns)
    sides = {side for link in piece.links for side in link}
    ends = {side for link in piece.links if len(link) == 1 for side in link}
    top = "╵" if NORTH in ends else "│" if NORTH in sides else " "
    bottom = "╷" if SOUTH in ends else "│" if SOUTH in sides else " "
    left = "─ " if WEST in ends else "──" if WEST in sides else "  "
    right = " ─" if EAST in ends else "──" if EAST in sides else "  "
    return f"  {top}  ", f"{left}{_middle(piece.links, piece.badge)}{right}", f"  {bottom}  "


def piece_words(laid: int) -> str:
    """The lines of a piece as it lies, in words."""
    piece = rotated(PIECES[laid // 4], laid % 4)
    ways = ("north", "east", "south", "west")
    lines = ["–".join(ways[side] for side in link) for link in piece.links if len(link) > 1]
    lines += [f"dead end {ways[link[0]]}" for link in piece.links if len(link) == 1]
    return ", ".join(lines)


def _middle(joined: tuple[tuple[int, ...], ...], badge: Badge) -> str:
    if badge in _BADGES:
        return _BADGES[badge]
    through = [frozenset(link) for link in joined if len(link) > 1]
    if len(through) == 2:
        if frozenset({NORTH, SOUTH}) in through:
            return "╫"
        return "\\" if frozenset({NORTH, EAST}) in through else "/"
    return _JOINTS[through[0]] if through else " "


def draw_puzzle(screen: Screen, view: View) -> None:
    """The five by five, the groups around it, the piles and whose marker is where."""
    board = view["board"]
    rows = ["       " + "     ".join("ABCDE"), "    ┌" + "─────┬" * (SIZE - 1) + "─────┐"]
    for row in range(SIZE):
        cells = [piece_rows(board[row * SIZE + column]) for column in range(SIZE)]
        for line in range(3):
            label = f" {row + 1}" if line == 1 else "  "
            rows.append(f"{label}  │" + "│".join(cell[line] for cell in cells) + "│")
        end = "├" + "─────┼" * (SIZE - 1) + "─────┤"
        rows.append("    " + (end if row < SIZE - 1 else "└" + "─────┴" * (SIZE - 1) + "─────┘"))
    screen.drawing(rows)
    screen.line(
        "╫ two lines that cross unjoined, \\ / two bends back to back, H J emblems; "
        "a gap before the middle is a dead end."
    )
    if view["piece"] is not None:
        screen.line("The piece in hand, as it was drawn:")
        screen.drawing(f"      {row}" for row in piece_rows(view["piece"] * 4))
    piles = [
        f"{PILE_NAMES[pile]} {left}{_markers(view, pile)}"
        for pile, left in enumerate(view["piles"])
    ]
    screen.line(f"Pieces left: {'; '.join(piles)}.")


def _markers(view: View, pile: int) -> str:
    here = [
        short_name(player["detective"])
        for player in view["players"]
        if player["pile_marker"] == pile
    ]
    return f" ({', '.join(here)})" if here else ""


def draw_groups(screen: Screen, view: View) -> None:
    """Who may be behind it all, where their lines end, and what their links pay."""
    found = links(view["board"])
    rows = []
    for number, group in enumerate(GROUPS):
        edges = ", ".join(_edge(cell, side) for cell, side in group.edges) or "emblem on a piece"
        rows.append((group.name, edges, str(found.get(number, 0)), group.text))
    screen.table(("group", "edges", "links", "pays"), rows)


def _edge(cell: int, side: int) -> str:
    way = ("north", "east", "south", "west")[side]
    return f"{'ABCDE'[cell % SIZE]}{cell // SIZE + 1} {way}"
