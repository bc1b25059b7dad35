"""Continuous effects, looked up by question and never stored as deltas (Plots: Special Effects).

What is in play changes seldom, so the lookup tables are kept in the state until ``changed``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from caseboard.core.machine import Frame, procedure, push, saved_as
from caseboard.games.android import events
from caseboard.games.android.catalogue import (
    CARDS,
    GENERAL_EVENTS,
    PLOTS,
    SPECIFIC_EVENTS,
    EventAction,
    Payer,
)
from caseboard.games.android.effects.base import Effect, Lasting, Occasion, When
from caseboard.games.android.effects.lasting import MemoriesSleep
from caseboard.games.android.frames import NOTHING, About
from caseboard.games.android.numbers import (
    DAYS_A_WEEK,
    FLOYD,
    LINES_OF_A_PLOT,
    LOUIS,
    NOBODY,
    RAYMOND,
    SACRIFICES_A_PLOT,
)
from caseboard.games.android.sources import SOURCES, Source
from caseboard.games.android.state import AndroidState

L = TypeVar("L", bound=Lasting)
T = TypeVar("T")

EVERYBODY = NOBODY
"""The owner of what concerns all: murder rules and events."""


class Active:
    """What is in play: lasting effects by class, triggers by occasion, each with its owner.

    ``sacrifices`` holds, by the seat that may make it, each that a plot in play asks for: its
    action's number, the plot's owner and the price. ``event_spaces`` holds the event spaces that
    offer something, by place. ``looked_up`` keeps answers that hold until something changes.
    """

    __slots__ = ("event_spaces", "lasting", "looked_up", "sacrifices", "triggers")

    def __init__(self) -> None:
        self.looked_up: dict[tuple[object, int], Any] = {}
        self.event_spaces: dict[int, list[int]] = {}
        self.sacrifices: list[list[tuple[int, int, Effect]]] = []
        self.lasting: dict[type[Any], list[Any]] = {}
        self.triggers: dict[Occasion, list[tuple[int, str, When, int]]] = {}


def changed(state: AndroidState) -> None:
    """Something came into play or left it."""
    state.active = None


def active(state: AndroidState) -> Active:
    found = state.active
    if found is None:
        found = state.active = _gather(state)
    return found


def in_play(state: AndroidState) -> Iterator[tuple[int, str, int]]:
    """Every source in play: its owner's seat, its kind and number."""
    yield EVERYBODY, "murder", state.murder
    for space, event in enumerate(state.event_track):
        if event >= 0 and not state.event_over[space]:
            yield EVERYBODY, "event", event
    if state.specific_shown and not state.event_over[2]:
        yield EVERYBODY, "specific", state.specific
    for seat in range(state.seats):
        detective = state.detective[seat]
        yield seat, "special", detective
        if state.plot[seat] >= 0:
            yield seat, "plot", state.plot[seat] * LINES_OF_A_PLOT + state.plot_line[seat]
        for ending in state.endings[seat]:
            yield seat, "ending", ending
        for card in state.in_play[seat]:
            yield seat, "card", card
        if detective == FLOYD:
            for number, kept in enumerate(state.directives):
                if kept:
                    yield seat, "directive", number
        elif detective == LOUIS:
            yield seat, "mood", state.mood
        elif detective == RAYMOND:
            for holder in range(state.seats):
                for memory in state.memories[holder]:
                    if state.memory_rest[memory] < state.day:
                        yield seat, "memory", memory


def _gather(state: AndroidState) -> Active:
    found = Active()
    for owner, kind, number in in_play(state):
        source = SOURCES.get((kind, number))
        if source is None:
            continue
        for lasting in source.lasting:
            found.lasting.setdefault(type(lasting), []).append((owner, lasting))
        for at, (when, _) in enumerate(source.triggers):
            found.triggers.setdefault(when.occasion, []).append(
                (owner, kind, when, number * 8 + at)
            )
    if MemoriesSleep in found.lasting:
        _leave_out_memories(found)
    found.sacrifices = [[] for _ in range(state.seats)]
    for owner in range(state.seats):
        if state.plot[owner] >= 0:
            _gather_sacrifices(state, found, owner)
    for space, action in enumerate(event_actions(state)):
        if action is not None:
            found.event_spaces.setdefault(action.place, []).append(space)
    return found


def _gather_sacrifices(state: AndroidState, found: Active, owner: int) -> None:
    card = PLOTS[state.plot[owner]].line(state.plot_line[owner])
    first = state.detective[owner] * SACRIFICES_A_PLOT
    for side, section in enumerate((card.good, card.bad)):
        for which, sacrifice in enumerate(section.sacrifices):
            offer = (first + side * 2 + which, owner, sacrifice.cost)
            for seat in range(state.seats):
                if (seat == owner) == (sacrifice.payer is Payer.OWNER):
                    found.sacrifices[seat].append(offer)


def event_actions(state: AndroidState) -> list[EventAction | None]:
    """By event space, what its event offers while its effect lasts."""
    offers = [
        None if event < 0 or state.event_over[space] else GENERAL_EVENTS[event].action
        for space, event in enumerate(state.event_track)
    ]
    shown = state.specific_shown and not state.event_over[len(offers)]
    offers.append(SPECIFIC_EVENTS[state.specific].action if shown else None)
    return offers


def _leave_out_memories(found: Active) -> None:
    for occasion, waiting in found.triggers.items():
        found.triggers[occasion] = [trigger for trigger in waiting if trigger[1] != "memory"]


def effects(state: AndroidState, question: type[L]) -> list[tuple[int, L]]:
    """The lasting effects of a class in play, with their owners."""
    found = state.active
    if found is None:
        found = active(state)
    return found.lasting.get(question, _NOTHING)


_NOTHING: Final[list[Any]] = []


def concerning(state: AndroidState, question: type[L], seat: int) -> list[L]:
    """The lasting effects of a class that concern a seat."""
    found = state.active
    if found is None:
        found = active(state)
    owned = found.lasting.get(question)
    if owned is None:
        return _NOTHING
    return [effect for owner, effect in owned if owner in (seat, EVERYBODY)]


def looked_up(state: AndroidState, answer: Callable[[AndroidState, int], T], seat: int) -> T:
    """An answer that depends only on what is in play, calculated once until that changes."""
    found = state.active
    if found is None:
        found = active(state)
    kept: T | None = found.looked_up.get((answer, seat))
    if kept is None:
        kept = found.looked_up[answer, seat] = answer(state, seat)
    return kept


def source_of(kind: str, code: int) -> tuple[Source, int]:
    """The source and trigger number that a trigger's code stands for."""
    return SOURCES[kind, code // 8], code % 8


@dataclass(slots=True, eq=False)
class Fire(Frame):
    """A trigger that answers an occasion: the kind of its source, its code, whom it concerns."""

    kind: str
    code: int
    seat: int
    about: About = field(metadata=saved_as(About._make))


def fired(state: AndroidState, what: Occasion, seat: int, about: About) -> tuple[Frame, ...]:
    """Every trigger in play that answers the occasion, ready to run; each says why in the log."""
    waiting = active(state).triggers.get(what)
    if not waiting:
        return ()
    calls = []
    for owner, kind, when, code in waiting:
        concerned = seat if owner == EVERYBODY else owner
        if when.answers(state, concerned, seat, about):
            calls.append(FIRE(kind, code, concerned, about))
    return tuple(calls)


def say_why(state: AndroidState, frame: Fire) -> None:
    source, _ = source_of(frame.kind, frame.code)
    state.tell(events.Triggered(seat=frame.seat, source=source.name))
    if frame.kind == "memory":
        show_memory(state, frame.code // 8)


def show_memory(state: AndroidState, memory: int) -> None:
    """Its holder shows a Memory as it takes effect; then it sleeps until the week is over."""
    holder = next(seat for seat in range(state.seats) if memory in state.memories[seat])
    state.tell(events.MemoryShown(seat=holder, memory=memory))
    state.memory_rest[memory] = state.day + (-state.day % DAYS_A_WEEK)
    changed(state)


def resolve_trigger(state: AndroidState, frame: Fire) -> Frame:
    source, at = source_of(frame.kind, frame.code)
    _, deed = source.triggers[at]
    return deed(frame.seat, frame.seat, frame.about)


FIRE: Final = procedure("What lies in play takes effect", Fire, say_why, resolve_trigger)


def notice(state: AndroidState, what: Occasion, seat: int, about: About = NOTHING) -> None:
    """Let what is in play answer an occasion, as soon as the present step is over."""
    for call in reversed(fired(state, what, seat, about)):
        push(state, call)


def stays_until(state: AndroidState, seat: int, what: Occasion) -> tuple[int, ...]:
    """The seat's cards in play that end at this occasion."""
    ending = []
    for card in state.in_play[seat]:
        twilight = CARDS[card]
        if twilight is not None and twilight.stays is not None and twilight.stays.until == what:
            ending.append(card)
    return tuple(ending)
