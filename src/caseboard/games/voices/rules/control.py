"""Controlling regions (chapter of that name)."""

from __future__ import annotations

from caseboard.games.voices.state import MARKERS_PER_COLOUR, VALUES, VoicesState


def markers_in(state: VoicesState, region: int) -> list[int]:
    return [marker for marker, place in enumerate(state.place) if place == region]


def totals(state: VoicesState, region: int) -> dict[int, int]:
    """Each persona's total in a region, of those who have a marker there.

    Three players: the colors of a persona are added up separately; the better one counts.
    """
    by_colour: dict[int, int] = {}
    for marker in markers_in(state, region):
        if state.owner(marker) != state.prosecutor:
            colour = marker // MARKERS_PER_COLOUR
            by_colour[colour] = by_colour.get(colour, 0) + VALUES[marker]
    best: dict[int, int] = {}
    for colour, total in by_colour.items():
        seat = state.colour_owner[colour]
        best[seat] = max(total, best.get(seat, 0))
    return best


def leaders(state: VoicesState, region: int) -> list[int]:
    """The personas with the highest total there, in seat order; none if no persona is there."""
    found = totals(state, region)
    highest = max(found.values(), default=0)
    return sorted(seat for seat, total in found.items() if total == highest)
