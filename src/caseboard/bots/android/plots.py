"""What a plot promises: the odds of its next turn, and what one more baggage changes."""

from __future__ import annotations

from math import exp
from typing import Final

from caseboard.games.android.catalogue import PLOTS, Ending, Plot
from caseboard.games.android.effects.lasting import (
    GuiltyHunchBonus,
    InnocentHunchBonus,
    VpInPlay,
    VpPerFavor,
)
from caseboard.games.android.numbers import DAYS_A_WEEK, START
from caseboard.games.android.rules.plots import resolves_after
from caseboard.games.android.state import AndroidState

HOPE: Final = 0.75
"""How often a crossroads card ends well."""
WELL_BEGUN, BADLY_BEGUN = 0.7, 0.35
"""Floyd's baggage is not lost at the crossroads: how a good or bad start bears on the end."""
LEVEL: Final = 0.25
DRIFT_A_DAY: Final = 0.7
SHARP: Final = 0.7
BLUR_A_DAY: Final = 0.35
FORESEEN: Final = 4
"""How baggage decides, fitted to games of rookies: the lead that is good in half of the cases,
how much less will do for each day that is left, and how sharp the line is."""
DIRECTIVE_VP: Final = VpInPlay().vp


def ending_worth(ending: Ending) -> float:
    """Its points, and about what its lasting bonus will bring."""
    worth = float(ending.vp)
    for lasting in ending.lasting:
        if isinstance(lasting, GuiltyHunchBonus):
            worth += 0.35 * lasting.vp
        elif isinstance(lasting, InnocentHunchBonus):
            worth += 0.7 * lasting.vp
        elif isinstance(lasting, VpPerFavor):
            worth += lasting.vp
    return worth


def _stakes(plot: Plot) -> tuple[tuple[float, float], ...]:
    """By line of the plot, what a good and what a bad result lead to."""
    ends = [ending_worth(ending) for ending in plot.endings]
    ways = ((ends[0], ends[1]), (ends[2], ends[3]))

    def way(number: int, chance: float) -> float:
        good, bad = ways[number]
        return chance * good + (1 - chance) * bad

    if plot.chosen_crossroads:
        start = tuple(max(way(0, odds), way(1, odds)) for odds in (WELL_BEGUN, BADLY_BEGUN))
        return ((start[0], start[1]), *ways)
    return ((way(0, HOPE), way(1, HOPE)), *ways)


STAKES: Final = tuple(_stakes(plot) for plot in PLOTS)
"""[plot][line] -> (worth of a good result, of a bad one)."""


def days_to_resolution(state: AndroidState, seat: int) -> int:
    """Whole days before the plot in play is next resolved; 0 means tonight."""
    return next(n for n in range(DAYS_A_WEEK) if resolves_after(state, seat, state.day + n))


def odds(lead: float, days: int) -> float:
    """How likely more good than bad baggage is in the end; a tie is bad."""
    days = min(days, FORESEEN)
    return 1.0 / (1.0 + exp((LEVEL - DRIFT_A_DAY * days - lead) / (SHARP + BLUR_A_DAY * days)))


def promise(state: AndroidState, seat: int, change: int = 0) -> float:
    """The points that the seat's plot promises, with so much more good baggage (or bad, if < 0)."""
    plot = state.plot[seat]
    if plot < 0:
        return 0.0
    good, bad = STAKES[plot][state.plot_line[seat]]
    chance = odds(state.good[seat] - state.bad[seat] + change, days_to_resolution(state, seat))
    return chance * good + (1 - chance) * bad


def way_worth(state: AndroidState, seat: int, way: int, positive: bool) -> float:
    """What a side of Floyd's crossroads promises before anything has happened on it.

    A good start begins it well, a bad one badly; the first side costs its directive.
    """
    plot = state.plot[seat]
    good, bad = STAKES[plot][START + 1 + way]
    lead = (1 if positive else -1) - PLOTS[plot].line(START + 1 + way).burden
    chance = odds(lead, DAYS_A_WEEK // 2)
    kept = 0.0 if way == 0 else float(DIRECTIVE_VP)
    return chance * good + (1 - chance) * bad + kept
