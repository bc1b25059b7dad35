"""Movement: vehicles, the Beanstalk, restricted places, ritzy and seedy draws, dropships."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Outcome, Skip, procedure
from caseboard.core.reasons import Reason
from caseboard.games.android import events
from caseboard.games.android.actions import DRAW_LIGHT, MOVE, PASS, PLACE
from caseboard.games.android.content.map import PLACES, REACHABLE, VEHICLE, Quality
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.lasting import (
    FreeMove,
    MoveTime,
    NoEntry,
    NoFreeDraw,
    RestrictedPlace,
)
from caseboard.games.android.frames import About, Seated
from caseboard.games.android.numbers import OFF_MAP, RACHEL, Side
from caseboard.games.android.rules.decks import dark_draws, draw_by, hand_is_full, is_empty
from caseboard.games.android.rules.lasting import concerning, effects, looked_up
from caseboard.games.android.rules.people import TALK_TO_LILY
from caseboard.games.android.rules.twilight import happen
from caseboard.games.android.state import AndroidState

CHAPTER: Final = "Movement"
MOVE_TIME: Final = 1
RESTRICTED_TIME: Final = 2
MOVED: Final = 1 << 17
"""An entry of ``once``: the turn's free move has been made."""

OUT_OF_REACH: Final = Reason("out-of-reach", "the vehicle does not reach that far", CHAPTER)
ALREADY_THERE: Final = Reason("already-there", "the detective is there already", CHAPTER)
NO_ENTRY: Final = Reason("no-entry", "a card in play keeps the detective out", CHAPTER)
TOO_LITTLE_TIME: Final = Reason("no-time", "there is not enough Time left to enter it", CHAPTER)

RESTRICTED: Final = frozenset(n for n, place in enumerate(PLACES) if place.restricted)
OPEN_MOVES: Final = tuple(
    tuple(tuple(MOVE[end] for end in ends if end not in RESTRICTED) for ends in starts)
    for starts in REACHABLE
)
RESTRICTED_MOVES: Final = tuple(
    tuple(tuple(end for end in ends if end in RESTRICTED) for ends in starts)
    for starts in REACHABLE
)


def vehicle(state: AndroidState, seat: int) -> int:
    """The ruler that the detective measures with; Rachel's is shorter while her car is broken."""
    detective = state.detective[seat]
    if detective == RACHEL and state.stalled:
        return VEHICLE["rachel-stalled"]
    return SHEETS[detective].vehicle


def is_restricted(state: AndroidState, place: int) -> bool:
    return place in RESTRICTED or any(
        effect.place == place for _, effect in effects(state, RestrictedPlace)
    )


class Doors:
    """What lies in play and changes how a detective enters places."""

    __slots__ = ("closed", "first_is_free", "guarded", "slower", "usual")

    def __init__(self, state: AndroidState, seat: int) -> None:
        self.first_is_free = bool(concerning(state, FreeMove, seat))
        self.slower = concerning(state, MoveTime, seat)
        self.closed = [effect.place for effect in concerning(state, NoEntry, seat)]
        self.guarded = [effect.place for _, effect in effects(state, RestrictedPlace)]
        self.usual = not (self.first_is_free or self.slower or self.closed or self.guarded)

    def time(self, place: int, first: int, warrants: tuple[int, ...], once: list[int]) -> int:
        """1, or 3 if restricted and without a warrant. A reduction counts once a turn."""
        for effect in self.slower:
            if effect.covers(place) and not (effect.amount < 0 and place in once):
                first = max(0, first + effect.amount)
        if (place in RESTRICTED or place in self.guarded) and place not in warrants:
            return first + RESTRICTED_TIME
        return first


def doors(state: AndroidState, seat: int) -> Doors:
    return looked_up(state, Doors, seat)


def move_time(state: AndroidState, seat: int) -> int:
    """The Time of the next move into an ordinary place."""
    return 0 if doors(state, seat).first_is_free and MOVED not in state.once else MOVE_TIME


def entry_time(state: AndroidState, seat: int, place: int) -> int:
    """The Time that entering a place takes."""
    return doors(state, seat).time(place, move_time(state, seat), state.warrants[seat], state.once)


def pay_surcharge(state: AndroidState, seat: int, place: int) -> bool:
    """Restricted Locations: 2 Time without a warrant, even in a move for 0 Time (A13).

    False: they cannot be paid, so the place cannot be entered.
    """
    if place in state.warrants[seat] or not is_restricted(state, place):
        return True
    if seat != state.turn or state.time < RESTRICTED_TIME:
        return False
    state.time -= RESTRICTED_TIME
    return True


def may_enter(state: AndroidState, seat: int, place: int) -> bool:
    return place not in doors(state, seat).closed


def why_not_enter(state: AndroidState, seat: int, place: int) -> Reason | None:
    if place == state.place[seat]:
        return ALREADY_THERE
    if not may_enter(state, seat, place):
        return NO_ENTRY
    if entry_time(state, seat, place) > state.time:
        return TOO_LITTLE_TIME
    return None


def why_not_move(state: AndroidState, seat: int, place: int) -> Reason | None:
    """Why a detective cannot move to a place by his own vehicle or the Beanstalk."""
    if (
        place != state.place[seat]
        and place not in REACHABLE[vehicle(state, seat)][state.place[seat]]
    ):
        return OUT_OF_REACH
    return why_not_enter(state, seat, place)


def enterable(state: AndroidState, seat: int, places: Iterable[int]) -> list[int]:
    """Of some places, those that the detective can enter in the Time left."""
    way, here, warrants = doors(state, seat), state.place[seat], state.warrants[seat]
    first, once, left = move_time(state, seat), state.once, state.time
    return [
        place
        for place in places
        if place != here
        and place not in way.closed
        and way.time(place, first, warrants, once) <= left
    ]


def moves(state: AndroidState, seat: int) -> tuple[Action, ...]:
    """Every legal move by vehicle or Beanstalk."""
    ruler, here = vehicle(state, seat), state.place[seat]
    if not doors(state, seat).usual:
        return tuple([MOVE[place] for place in enterable(state, seat, REACHABLE[ruler][here])])
    free = OPEN_MOVES[ruler][here]
    guarded = RESTRICTED_MOVES[ruler][here]
    if not guarded:
        return free
    time, warrants = state.time, state.warrants[seat]
    entrances = [
        MOVE[place] for place in guarded if time >= MOVE_TIME + RESTRICTED_TIME or place in warrants
    ]
    return (*free, *entrances)


def dropship_targets(state: AndroidState, seat: int) -> tuple[Action, ...]:
    """Using Dropship Passes: any place of either city or the Beanstalk."""
    return tuple([PLACE[place] for place in enterable(state, seat, range(len(PLACES)))])


def can_fly(state: AndroidState, seat: int) -> bool:
    """Whether a dropship could take the detective anywhere in the Time left."""
    if not doors(state, seat).usual:
        return bool(dropship_targets(state, seat))
    return state.time >= MOVE_TIME


def pay_for_entry(state: AndroidState, seat: int, place: int) -> None:
    state.time -= entry_time(state, seat, place)
    way = doors(state, seat)
    if way.first_is_free:
        state.once.append(MOVED)
    if way.slower:
        state.once.append(place)


@dataclass(slots=True, eq=False)
class EnterPlace(Seated):
    place: int
    window: bool
    """Whether others may react."""
    origin: int = OFF_MAP


def enter(state: AndroidState, frame: EnterPlace) -> None:
    seat, place = frame.seat, frame.place
    frame.origin = state.place[seat]
    state.tell(events.Moved(seat=seat, origin=frame.origin, place=place))
    state.place[seat] = place


def free_draw_prompt(state: AndroidState, frame: EnterPlace) -> str:
    place = PLACES[frame.place]
    side = "light" if place.quality is Quality.RITZY else "dark"
    return f"{place.name} is {place.quality.name.lower()}: draw a free {side} card?"


def ask_free_draw(state: AndroidState, frame: EnterPlace) -> Outcome:
    """Entering Seedy and Ritzy Locations: a free card each time, if the hand is not full."""
    seat, quality = frame.seat, PLACES[frame.place].quality
    if quality is Quality.NORMAL or hand_is_full(state, seat):
        return Skip(1)
    side = Side.LIGHT if quality is Quality.RITZY else Side.DARK
    if any(effect.side is side for effect in concerning(state, NoFreeDraw, seat)):
        return Skip(1)
    if side is Side.DARK:
        options = dark_draws(state, seat)
    else:
        options = [] if is_empty(state, state.detective[seat] * 2) else [DRAW_LIGHT]
    return Ask(seat, "free-draw", (*options, PASS), free_draw_prompt)


def take_free_draw(state: AndroidState, frame: EnterPlace) -> None:
    if frame.answer is not PASS and draw_by(state, frame.seat, frame.answer):
        happen(state, Occasion.DRAWS_CARD, frame.seat, frame.window)


def meet_lily(state: AndroidState, frame: EnterPlace) -> Outcome:
    """Lily stops a detective who enters her place, if any Time is left (A10)."""
    if frame.place != state.lily or state.time < 1 or frame.seat != state.turn:
        return None
    return TALK_TO_LILY(seat=frame.seat)


def react(state: AndroidState, frame: EnterPlace) -> None:
    """Others may react after each move that is the player's own (A19); what lies in play always."""
    about = About(place=frame.place, origin=frame.origin)
    happen(state, Occasion.ENTERS_PLACE, frame.seat, frame.window, about)


ENTER_PLACE: Final = procedure(
    "Movement", EnterPlace, enter, ask_free_draw, take_free_draw, meet_lily, react
)
