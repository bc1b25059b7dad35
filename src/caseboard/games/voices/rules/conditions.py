"""What cards ask about the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caseboard.games.voices.content.conditions import (
    Condition,
    JurorHas,
    JurorHasMore,
    PushDestroyed,
    YouHaveMarkers,
    YouLead,
)
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.selectors import Where
from caseboard.games.voices.rules.control import leaders, markers_in
from caseboard.games.voices.rules.jurors import ALL, tokens_on
from caseboard.games.voices.rules.resolve import Circumstances
from caseboard.games.voices.state import KINDS, NO_REGION, VoicesState


def regions_of(where: Where | Region, here: int, current: int = NO_REGION) -> tuple[int, ...]:
    """The regions that a card's words describe; ``current`` is where the marker in question is."""
    if isinstance(where, Region):
        return (int(where),)
    if where is Where.HERE:
        return (here,) if here != NO_REGION else ()
    if where is Where.SAME:
        return (current,) if current != NO_REGION else ()
    return tuple(int(region) for region in Region if where is Where.ANYWHERE or int(region) != here)


def holds(state: VoicesState, frame: Circumstances, condition: Condition) -> bool:
    """Whether a condition is true for the frame's user, after the frame's deployment."""
    return _HOLDS[type(condition)](state, frame, condition)


def _juror_has(state: VoicesState, frame: Circumstances, condition: JurorHas) -> bool:
    jurors = ALL if condition.juror is None else (int(condition.juror),)
    return any(tokens_on(state, condition.token, one) >= condition.at_least for one in jurors)


def _juror_has_more(state: VoicesState, frame: Circumstances, condition: JurorHasMore) -> bool:
    juror = int(condition.juror)
    return tokens_on(state, condition.more, juror) > tokens_on(state, condition.fewer, juror)


def _you_have_markers(state: VoicesState, frame: Circumstances, condition: YouHaveMarkers) -> bool:
    return any(
        sum(state.owner(marker) == frame.user for marker in markers_in(state, region))
        >= condition.at_least
        for region in regions_of(condition.where, frame.here)
    )


def _you_lead(state: VoicesState, frame: Circumstances, condition: YouLead) -> bool:
    return frame.user in leaders(state, condition.region)


def _push_destroyed(state: VoicesState, frame: Circumstances, condition: PushDestroyed) -> bool:
    counted = [
        marker
        for marker in frame.fallen
        if condition.emotion is None or KINDS[marker].emotion is condition.emotion
    ]
    return len(counted) >= condition.at_least


_HOLDS: Final[dict[type[Condition], Callable[[VoicesState, Circumstances, Any], bool]]] = {
    JurorHas: _juror_has,
    JurorHasMore: _juror_has_more,
    YouHaveMarkers: _you_have_markers,
    YouLead: _you_lead,
    PushDestroyed: _push_destroyed,
}
