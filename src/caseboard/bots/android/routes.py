"""How many moves lie between two places, by vehicle."""

from __future__ import annotations

from collections import deque
from typing import Final

from caseboard.games.android.content.map import PLACES, REACHABLE
from caseboard.games.android.rules.movement import RESTRICTED, RESTRICTED_TIME, vehicle
from caseboard.games.android.state import AndroidState

FAR: Final = 99
"""More moves than any journey takes."""


def _moves_from(ruler: int, start: int) -> tuple[int, ...]:
    """Breadth first; a restricted place is a destination and never a way through."""
    moves = [FAR] * len(PLACES)
    moves[start] = 0
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if here in RESTRICTED and here != start:
            continue
        for there in REACHABLE[ruler][here]:
            if moves[there] == FAR:
                moves[there] = moves[here] + 1
                waiting.append(there)
    return tuple(moves)


DISTANCE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_moves_from(ruler, start) for start in range(len(PLACES)))
    for ruler in range(len(REACHABLE))
)
"""[vehicle][from][to] in moves."""


def distances(state: AndroidState, seat: int) -> tuple[tuple[int, ...], ...]:
    """The seat's table of moves, with the vehicle that it has now."""
    return DISTANCE[vehicle(state, seat)]


def surcharge(state: AndroidState, seat: int, place: int) -> int:
    """The Time that the door of a place costs beyond the move."""
    return RESTRICTED_TIME if place in RESTRICTED and place not in state.warrants[seat] else 0


def doors(state: AndroidState, seat: int) -> dict[int, int]:
    """The places whose doors cost the seat more Time than the move, and how much."""
    held = state.warrants[seat]
    return {place: RESTRICTED_TIME for place in RESTRICTED if place not in held}
