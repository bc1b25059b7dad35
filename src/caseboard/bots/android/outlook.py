"""How a position looks for a seat: its points, those to be expected, and those of the others."""

from __future__ import annotations

from typing import Final

from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.beliefs import Beliefs
from caseboard.bots.android.errands import errands
from caseboard.bots.android.prices import (
    DROPSHIP,
    FAVOR,
    ROOM,
    TIME,
    WARRANT,
    Prices,
    standing,
)
from caseboard.bots.android.routes import distances, doors
from caseboard.core.game import Game
from caseboard.games.android.numbers import TRACK_END
from caseboard.games.android.rules.closing import GUILTY_VP, INNOCENT_VP
from caseboard.games.android.state import AndroidState

RIVALRY: Final = 0.3
"""What a point of each other seat counts against one of mine."""
NEARBY: Final = 1.6
"""How many hours of the next turn go to what is nearest and best."""
SPENT_ROOM: Final = tuple(
    sum(ROOM[2 * TRACK_END - 1 - step] for step in range(at)) for at in range(2 * TRACK_END + 1)
)
"""What has been paid of the room for light cards, by the marker's way from the light end."""


def outlook(game: Game, state: AndroidState, me: int, beliefs: Beliefs) -> float:
    """My points, as far as they can be told, less a share of the others'."""
    result = game.result
    if result is not None:
        rest = sum(result.scores) - result.scores[me]
        return result.scores[me] - RIVALRY * rest
    eyes = Appraisal(state, me, beliefs)
    mine = standing(state, me, eyes.link) + means(eyes.mine) + eyes.case.now()
    if eyes.mine.turns:
        mine += NEARBY * nearest(eyes)
    chances = eyes.case.chances(eyes.case.totals, eyes.case.hits)
    for seat in range(state.seats):
        if seat != me:
            theirs = standing(state, seat, eyes.link) + means(eyes.prices(seat))
            theirs += hunches(beliefs, seat, chances)
            mine -= RIVALRY * theirs
    return mine


def means(prices: Prices) -> float:
    """What is not points yet but becomes some: cards, favors, room on the track, Time."""
    state, seat = prices.state, prices.seat
    value = prices.card * len(state.hands[seat])
    value += FAVOR * prices.means * sum(state.favors[seat])
    value += DROPSHIP * prices.means * state.dropship[seat]
    value += WARRANT * prices.means * len(state.warrants[seat])
    value -= prices.means * SPENT_ROOM[state.twilight[seat] + TRACK_END]
    if prices.turns:
        value += TIME * state.next_turn_time[seat]
    return value


def hunches(beliefs: Beliefs, seat: int, chances: dict[int, float]) -> float:
    """What another's hunches promise, as far as they can be guessed."""
    right = sum(chance * beliefs.guilty[seat].get(who, 0.0) for who, chance in chances.items())
    wrong = sum(chance * beliefs.innocent[seat].get(who, 0.0) for who, chance in chances.items())
    return GUILTY_VP * right + INNOCENT_VP * (1 - wrong)


def nearest(eyes: Appraisal) -> float:
    """What the best errand in reach of the next turn brings for each Time."""
    state, me = eyes.state, eyes.me
    ways, closed = distances(state, me)[state.place[me]], doors(state, me)
    return max(
        [
            errand.value / (ways[errand.place] + errand.time + closed.get(errand.place, 0) or 0.5)
            for errand in errands(eyes)
        ],
        default=0.0,
    )
