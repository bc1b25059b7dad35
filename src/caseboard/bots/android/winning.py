"""The chance to win, as an inspector sees it: who will be charged, and who is ahead then.

Nearly always the winner is one whose guilty hunch was right, so a lead in points is weighed against
what each possible verdict brings to everybody.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.beliefs import Beliefs
from caseboard.bots.android.outlook import means
from caseboard.bots.android.prices import standing
from caseboard.core.game import Game
from caseboard.games.android.rules.closing import GUILTY_VP, INNOCENT_VP
from caseboard.games.android.state import AndroidState

LASTS: Final = 0.75
"""What is left in the end of a lead in points."""
MEANS: Final = 0.35
"""What cards, favors and room on the track become of what the rules of thumb expect of them."""
LUCK: Final = 8.0
LUCK_A_DAY: Final = 0.4
"""How far the points of two detectives drift apart by the end, and more for each day before it.

All these are fitted to 300 games of detectives.
"""
INNOCENT: Final = 0.8 * INNOCENT_VP
"""What another's innocent hunch brings on average."""


def chance_to_win(game: Game, state: AndroidState, me: int, beliefs: Beliefs) -> float:
    """From 0 to 1."""
    result = game.result
    if result is not None:
        return (me in result.winners) / len(result.winners)
    eyes = Appraisal(state, me, beliefs)
    points = [
        standing(state, seat, eyes.link) + MEANS * means(eyes.prices(seat))
        for seat in range(state.seats)
    ]
    rivals = [
        (LASTS * (points[me] - points[seat]) - INNOCENT, beliefs.guilty[seat])
        for seat in range(state.seats)
        if seat != me
    ]
    luck = LUCK + LUCK_A_DAY * eyes.case.days_left
    chance = 0.0
    for suspect, charged in eyes.case.chances(eyes.case.totals, eyes.case.hits).items():
        verdict = GUILTY_VP * (suspect == state.guilty[me]) + INNOCENT_VP * (
            suspect != state.innocent[me]
        )
        for lead, hunch in rivals:
            right = hunch.get(suspect, 0.0)
            ahead = lead + verdict
            charged *= right * _above(ahead - GUILTY_VP, luck) + (1 - right) * _above(ahead, luck)
        chance += charged
    return chance


def _above(lead: float, luck: float) -> float:
    """How likely a lead holds against so much luck."""
    return 0.5 * (1.0 + erf(lead / (luck * sqrt(2.0))))
