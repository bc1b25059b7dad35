"""Plots: baggage, crossroads, endings (Plots; Resolving Plots; Conditional Baggage)."""

from __future__ import annotations

from typing import Final

from caseboard.core.machine import Ask, Call, Frame, Goto, Outcome, procedure
from caseboard.games.android.actions import CROSSROADS
from caseboard.games.android.catalogue import ENDINGS, PLOTS, PlotCard, plots_of
from caseboard.games.android.effects.base import Occasion
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


def plot_card(s: AndroidState, seat: int) -> PlotCard | None:
    """The start or crossroads card in play, None between plots."""
    plot = s.plot[seat]
    return None if plot < 0 else PLOTS[plot].line(s.plot_line[seat])


def colour_in_play(s: AndroidState, seat: int) -> str | None:
    plot = s.plot[seat]
    return None if plot < 0 else PLOTS[plot].colour


def good_baggage(s: AndroidState, seat: int, count: int = 1) -> None:
    """Place good baggage on a plot. It lifts Louis's mood."""
    if s.plot[seat] < 0 or count <= 0:
        return
    s.good[seat] += count
    s.tell("good-baggage", seat=seat, count=count)
    if s.detective[seat] == LOUIS:
        set_mood(s, GOOD_MOOD)
    notice(s, Occasion.GOOD_BAGGAGE, seat)


def bad_baggage(s: AndroidState, seat: int, count: int = 1) -> None:
    """Place bad baggage on a plot. It sours Louis's mood."""
    if s.plot[seat] < 0 or count <= 0:
        return
    s.bad[seat] += count
    s.tell("bad-baggage", seat=seat, count=count)
    if s.detective[seat] == LOUIS:
        set_mood(s, BAD_MOOD)
    notice(s, Occasion.BAD_BAGGAGE, seat)


def conditional_baggage(s: AndroidState, seat: int, word: str, count: int = 1) -> None:
    """Conditional Baggage: good, bad or nothing, as the current card lists the word."""
    card = plot_card(s, seat)
    if card is None:
        return
    s.tell("conditional-baggage", seat=seat, word=word, count=count)
    if word in card.good.words:
        good_baggage(s, seat, count)
    elif word in card.bad.words:
        bad_baggage(s, seat, count)


def set_mood(s: AndroidState, mood: int) -> None:
    """Louis's Mood card has two sides."""
    if LOUIS in s.detective and s.mood != mood:
        s.mood = mood
        s.tell("mood", seat=s.detective.index(LOUIS), good=mood)
        changed(s)


def change_sanity(s: AndroidState, by: int) -> None:
    """Caprice's Sanity card: the marker moves on its track, from −3 to +3."""
    if CAPRICE not in s.detective:
        return
    before = s.sanity
    s.sanity = max(-SANITY_END, min(SANITY_END, before + by))
    if s.sanity != before:
        s.tell("sanity", seat=s.detective.index(CAPRICE), by=s.sanity - before, to=s.sanity)


def resolves_after(s: AndroidState, seat: int, day: int) -> bool:
    """Plots resolve after days three and six; Raymond's only after day six (A17)."""
    day_of_week = (day - 1) % DAYS_A_WEEK + 1
    return day_of_week == 6 or (day_of_week == 3 and s.detective[seat] != RAYMOND)


def begin(s: AndroidState, f: Frame) -> None:
    first = s.first_player
    f["order"] = tuple((first + n) % s.seats for n in range(s.seats))


def next_plot(s: AndroidState, f: Frame) -> Outcome:
    """Resolving Plots: starting with the first player, clockwise."""
    if not f["order"]:
        return None
    seat, *rest = f["order"]
    f["order"] = tuple(rest)
    if s.plot[seat] < 0 or not resolves_after(s, seat, f["ended"]):
        return Goto(next_plot)
    return Call(RESOLVE_PLOT, seat=seat, ended=f["ended"])


def again(s: AndroidState, f: Frame) -> Outcome:
    return Goto(next_plot) if f["order"] else None


def resolve_card(s: AndroidState, f: Frame) -> Outcome:
    """More good than bad baggage is a positive result; a tie is negative."""
    seat = f["seat"]
    f["positive"] = s.good[seat] > s.bad[seat]
    s.tell(
        "plot-resolved",
        seat=seat,
        plot=s.plot[seat],
        line=s.plot_line[seat],
        good=s.good[seat],
        bad=s.bad[seat],
        positive=f["positive"],
    )
    s.good[seat] = s.bad[seat] = 0
    if s.plot_line[seat] == START:
        return Call(TAKE_CROSSROADS, seat=seat, positive=f["positive"])
    return Call(TAKE_ENDING, seat=seat, positive=f["positive"])


def crossroads_prompt(s: AndroidState, f: Frame) -> str:
    plot = PLOTS[s.plot[f["seat"]]]
    first, second = plot.crossroads
    return f"{plot.name}: which way, '{first.name}' or '{second.name}'?"


def ask_crossroads(s: AndroidState, f: Frame) -> Outcome:
    """Floyd's player chooses the side of the crossroads card; for the rest baggage decides."""
    chosen = PLOTS[s.plot[f["seat"]]].chosen_crossroads
    options = CROSSROADS if chosen else (CROSSROADS[0 if f["positive"] else 1],)
    return Ask(f["seat"], "crossroads", options, crossroads_prompt)


def take_crossroads(s: AndroidState, f: Frame) -> Outcome:
    seat = f["seat"]
    s.plot_line[seat] = CROSSROADS_BAD if f.answer.argument else CROSSROADS_GOOD
    s.tell("crossroads", seat=seat, plot=s.plot[seat], line=s.plot_line[seat])
    lay_burden(s, seat)
    number = s.plot[seat] * LINES_OF_A_PLOT + s.plot_line[seat]
    return _enters("plot", number, seat, positive=f["positive"])


def take_ending(s: AndroidState, f: Frame) -> Outcome:
    """The ending stays in play; the plot is over."""
    seat, plot = f["seat"], s.plot[f["seat"]]
    first = 0 if s.plot_line[seat] == CROSSROADS_GOOD else 2
    number = 4 * plot + first + (0 if f["positive"] else 1)
    s.endings[seat].append(number)
    s.plot[seat] = NOBODY
    s.plot_line[seat] = START
    s.tell("ending", seat=seat, ending=number, vp=ENDINGS[number].vp)
    changed(s)
    return _enters("ending", number, seat)


def draw_new_plot(s: AndroidState, f: Frame) -> Outcome:
    """A new plot for week two, random among the unused ones (A18)."""
    seat = f["seat"]
    if s.plot[seat] >= 0 or f["ended"] > DAYS_A_WEEK:
        return None
    return start_plot(s, seat, sinking=s.detective[seat] == CAPRICE and s.sanity <= MADNESS_AT)


def start_plot(s: AndroidState, seat: int, sinking: bool = False) -> Call | None:
    """Put a start card into play: at random, or Descent into Madness for a sinking Caprice."""
    unused = [n for n in plots_of(s.detective[seat]) if not s.plots_used[seat] >> n & 1]
    open_to = [n for n in unused if PLOTS[n].by_chance != sinking] or unused
    plot = open_to[0] if len(open_to) == 1 else s.pick(open_to)
    s.plot[seat] = plot
    s.plot_line[seat] = START
    s.plots_used[seat] |= 1 << plot
    s.tell("plot-started", seat=seat, plot=plot)
    lay_burden(s, seat)
    return _enters("plot", plot * LINES_OF_A_PLOT, seat)


def lay_burden(s: AndroidState, seat: int) -> None:
    """A card comes into play with the bad baggage that is printed on it."""
    card = plot_card(s, seat)
    s.bad[seat] = 0 if card is None else card.burden
    changed(s)


def _enters(kind: str, number: int, seat: int, **about: bool) -> Call | None:
    """What a card does as it comes into play."""
    effect = EFFECTS.get((f"{kind} enters", number))
    return None if effect is None else Call(effect, **about, actor=seat, target=seat)


RESOLVE_PLOTS: Final = procedure("Resolving plots", begin, next_plot, again)
RESOLVE_PLOT: Final = procedure("Resolving plots: one detective", resolve_card, draw_new_plot)
TAKE_CROSSROADS: Final = procedure("Plots: the crossroads", ask_crossroads, take_crossroads)
TAKE_ENDING: Final = procedure("Plots: the ending", take_ending)
"""Locals: ended (the day); then seat and ended; then seat and whether the result was positive."""
