"""Playing twilight cards: the twilight track, −4 completely light to +4 completely dark."""

from __future__ import annotations

from caseboard.games.android import events
from caseboard.games.android.numbers import TRACK_END
from caseboard.games.android.state import AndroidState


def shift(state: AndroidState, seat: int, spaces: int) -> int:
    """Dark shift by so many spaces (light shift when negative), as far as the track goes."""
    before = state.twilight[seat]
    after = max(-TRACK_END, min(TRACK_END, before + spaces))
    if after != before:
        state.twilight[seat] = after
        state.tell(events.Shifted(seat=seat, by=after - before, to=after))
    return after - before


def room_for_light(state: AndroidState, seat: int) -> int:
    """How far the detective can still dark shift, to pay for light cards."""
    return TRACK_END - state.twilight[seat]


def room_for_dark(state: AndroidState, seat: int) -> int:
    """How far the detective can still light shift, to pay for dark cards."""
    return TRACK_END + state.twilight[seat]
