"""Plots: baggage, crossroads, endings (Plots; Resolving Plots; Conditional Baggage)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.machine import Ask, Frame, Goto, Outcome, procedure
from caseboard.games.android import events
from caseboard.games.android.actions import CROSSROADS
from caseboard.games.android.catalogue import ENDINGS, PLOTS, PlotCard, plots_of
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.frames import NOTHING, About, Seated
from caseboard.games.android.numbers import (
    BAD_MOOD,
    CAPRICE,
    CROSSROADS_BAD,
    CROSSROADS_GOOD,
    DAYS_A_WEEK,
    GOOD_MOOD,
    LINES_OF_A_PLOT,
    LOUIS,
    NOBODY,
    RAYMOND,
    SANITY_END,
    START,
)
from caseboard.games.android.rules.lasting import changed, notice
from caseboard.games.android.sources import EFFECTS
from caseboard.games.android.state import AndroidState

MADNESS_AT: Final = -2
"""Caprice's Sanity card: at the end of week one, that low or lower brings Descent into Madness."""


def plot_card(state: AndroidState, seat: int) -> PlotCard | None:
    """The start or crossroads card in play, None between plots."""
    plot = state.plot[seat]
    return None if plot < 0 else PLOTS[plot].line(state.plot_line[seat])


def colour_in_play(state: AndroidState, seat: int) -> str | None:
    plot = state.plot[seat]
    return None if plot < 0 else PLOTS[plot].colour


def good_baggage(state: AndroidState, seat: int, count: int = 1) -> None:
    """Place good baggage on a plot. It lifts Louis's mood."""
    if state.plot[seat] < 0 or count <= 0:
        return
    state.good[seat] += count
    state.tell(events.GoodBaggage(seat=seat, count=count))
    if state.detective[seat] == LOUIS:
        set_mood(state, GOOD_MOOD)
    notice(state, Occasion.GOOD_BAGGAGE, seat)


def bad_baggage(state: AndroidState, seat: int, count: int = 1) -> None:
    """Place bad baggage on a plot. It sours Louis's mood."""
    if state.plot[seat] < 0 or count <= 0:
        return
    state.bad[seat] += count
    state.tell(events.BadBaggage(seat=seat, count=count))
    if state.detective[seat] == LOUIS:
        set_mood(state, BAD_MOOD)
    notice(state, Occasion.BAD_BAGGAGE, seat)


def conditional_baggage(state: AndroidState, seat: int, word: str, count: int = 1) -> None:
    """Conditional Baggage: good, bad or nothing, as the current card lists the word."""
    card = plot_card(state, seat)
    if card is None:
        return
    state.tell(events.ConditionalBaggage(seat=seat, word=word, count=count))
    if word in card.good.words:
        good_baggage(state, seat, count)
    elif word in card.bad.words:
        bad_baggage(state, seat, count)


def set_mood(state: AndroidState, mood: int) -> None:
    """Louis's Mood card has two sides."""
    if LOUIS in state.detective and state.mood != mood:
        state.mood = mood
        state.tell(events.Mood(seat=state.detective.index(LOUIS), good=bool(mood)))
        changed(state)


def change_sanity(state: AndroidState, by: int) -> None:
    """Caprice's Sanity card: the marker moves on its track, from −3 to +3."""
    if CAPRICE not in state.detective:
        return
    before = state.sanity
    state.sanity = max(-SANITY_END, min(SANITY_END, before + by))
    if state.sanity != before:
        state.tell(
            events.Sanity(
                seat=state.detective.index(CAPRICE), by=state.sanity - before, to=state.sanity
            )
        )


def resolves_after(state: AndroidState, seat: int, day: int) -> bool:
    """Plots resolve after days three and six; Raymond's only after day six (A17).

    A short case has no second week for the rest of his plot, so it resolves like the others'.
    """
    day_of_week = (day - 1) % DAYS_A_WEEK + 1
    once_a_week = state.detective[seat] == RAYMOND and state.last_day > DAYS_A_WEEK
    return day_of_week == 6 or (day_of_week == 3 and not once_a_week)


@dataclass(slots=True, eq=False)
class ResolvePlots(Frame):
    ended: int
    """The day that is over."""
    order: tuple[int, ...] = ()
    """The seats whose plots are still to be resolved."""


@dataclass(slots=True, eq=False)
class ResolvePlot(Seated):
    ended: int


@dataclass(slots=True, eq=False)
class NextPlotCard(Seated):
    positive: bool
    """How the card before it ended."""


def begin(state: AndroidState, frame: ResolvePlots) -> None:
    first = state.first_player
    frame.order = tuple((first + n) % state.seats for n in range(state.seats))


def next_plot(state: AndroidState, frame: ResolvePlots) -> Outcome:
    """Resolving Plots: starting with the first player, clockwise."""
    if not frame.order:
        return None
    seat, *rest = frame.order
    frame.order = tuple(rest)
    if state.plot[seat] < 0 or not resolves_after(state, seat, frame.ended):
        return Goto(next_plot)
    return RESOLVE_PLOT(seat=seat, ended=frame.ended)


def again(state: AndroidState, frame: ResolvePlots) -> Outcome:
    return Goto(next_plot) if frame.order else None


def resolve_card(state: AndroidState, frame: ResolvePlot) -> Outcome:
    """More good than bad baggage is a positive result; a tie is negative."""
    seat = frame.seat
    positive = state.good[seat] > state.bad[seat]
    state.tell(
        events.PlotResolved(
            seat=seat,
            plot=state.plot[seat],
            line=state.plot_line[seat],
            good=state.good[seat],
            bad=state.bad[seat],
            positive=positive,
        )
    )
    state.good[seat] = state.bad[seat] = 0
    if state.plot_line[seat] == START:
        return TAKE_CROSSROADS(seat=seat, positive=positive)
    return TAKE_ENDING(seat=seat, positive=positive)


def crossroads_prompt(state: AndroidState, frame: NextPlotCard) -> str:
    plot = PLOTS[state.plot[frame.seat]]
    first, second = plot.crossroads
    return f"{plot.name}: which way, '{first.name}' or '{second.name}'?"


def ask_crossroads(state: AndroidState, frame: NextPlotCard) -> Outcome:
    """Floyd's player chooses the side of the crossroads card; for the rest baggage decides."""
    chosen = PLOTS[state.plot[frame.seat]].chosen_crossroads
    options = CROSSROADS if chosen else (CROSSROADS[0 if frame.positive else 1],)
    return Ask(frame.seat, "crossroads", options, crossroads_prompt)


def take_crossroads(state: AndroidState, frame: NextPlotCard) -> Outcome:
    seat = frame.seat
    state.plot_line[seat] = CROSSROADS_BAD if frame.answer.argument else CROSSROADS_GOOD
    state.tell(events.Crossroads(seat=seat, plot=state.plot[seat], line=state.plot_line[seat]))
    lay_burden(state, seat)
    number = state.plot[seat] * LINES_OF_A_PLOT + state.plot_line[seat]
    return _enters("plot", number, seat, About(positive=frame.positive))


def take_ending(state: AndroidState, frame: NextPlotCard) -> Outcome:
    """The ending stays in play; the plot is over."""
    seat, plot = frame.seat, state.plot[frame.seat]
    first = 0 if state.plot_line[seat] == CROSSROADS_GOOD else 2
    number = 4 * plot + first + (0 if frame.positive else 1)
    state.endings[seat] += (number,)
    state.plot[seat] = NOBODY
    state.plot_line[seat] = START
    state.tell(events.Ending(seat=seat, ending=number, vp=ENDINGS[number].vp))
    changed(state)
    return _enters("ending", number, seat)


def draw_new_plot(state: AndroidState, frame: ResolvePlot) -> Outcome:
    """A new plot for week two, random among the unused ones (A18)."""
    seat = frame.seat
    if state.plot[seat] >= 0 or frame.ended + DAYS_A_WEEK > state.last_day:
        return None
    return start_plot(
        state, seat, sinking=state.detective[seat] == CAPRICE and state.sanity <= MADNESS_AT
    )


def start_plot(state: AndroidState, seat: int, sinking: bool = False) -> Frame | None:
    """Put a start card into play: at random, or Descent into Madness for a sinking Caprice."""
    unused = [n for n in plots_of(state.detective[seat]) if not state.plots_used[seat] >> n & 1]
    open_to = [n for n in unused if PLOTS[n].by_chance != sinking] or unused
    plot = open_to[0] if len(open_to) == 1 else state.pick(open_to)
    state.plot[seat] = plot
    state.plot_line[seat] = START
    state.plots_used[seat] |= 1 << plot
    state.tell(events.PlotStarted(seat=seat, plot=plot))
    lay_burden(state, seat)
    return _enters("plot", plot * LINES_OF_A_PLOT, seat)


def lay_burden(state: AndroidState, seat: int) -> None:
    """A card comes into play with the bad baggage that is printed on it."""
    card = plot_card(state, seat)
    state.bad[seat] = 0 if card is None else card.burden
    changed(state)


def _enters(kind: str, number: int, seat: int, about: About = NOTHING) -> Frame | None:
    """What a card does as it comes into play."""
    deed = EFFECTS.get((f"{kind} enters", number))
    return None if deed is None else deed(seat, seat, about)


RESOLVE_PLOTS: Final = procedure("Resolving plots", ResolvePlots, begin, next_plot, again)
RESOLVE_PLOT: Final = procedure(
    "Resolving plots: one detective", ResolvePlot, resolve_card, draw_new_plot
)
TAKE_CROSSROADS: Final = procedure(
    "Plots: the crossroads", NextPlotCard, ask_crossroads, take_crossroads
)
TAKE_ENDING: Final = procedure("Plots: the ending", NextPlotCard, take_ending)
