"""Effects that move detectives and people about the map."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.actions import Action
from caseboard.core.effects import YOU, Short, short
from caseboard.core.machine import Frame, Outcome
from caseboard.core.wording import article
from caseboard.games.android import events
from caseboard.games.android.actions import MOVE, PLACE
from caseboard.games.android.catalogue import NPC, NPCS
from caseboard.games.android.content.map import (
    DISTRICT_OF,
    KAGUYA,
    PLACES,
    PLACES_OF_TYPE,
    REACHABLE,
    ROOT,
    City,
    PlaceType,
)
from caseboard.games.android.content.map import PLACE as PLACE_NUMBER
from caseboard.games.android.effects import signs
from caseboard.games.android.effects.base import Choice, Instant
from caseboard.games.android.effects.control import By, of_you
from caseboard.games.android.effects.lasting import HopperHolds
from caseboard.games.android.frames import Resolving
from caseboard.games.android.numbers import RACHEL
from caseboard.games.android.rules.events import is_own_doing
from caseboard.games.android.rules.lasting import concerning
from caseboard.games.android.rules.movement import (
    ENTER_PLACE,
    is_restricted,
    may_enter,
    pay_surcharge,
    vehicle,
)
from caseboard.games.android.rules.people import (
    MOVE_LILY,
    TALK_TO_JIMMY,
    eliminate,
)
from caseboard.games.android.state import AndroidState


def _enter(state: AndroidState, frame: Resolving, place: int) -> Frame:
    return ENTER_PLACE(seat=frame.target, place=place, window=is_own_doing(state, frame))


@dataclass(frozen=True, slots=True)
class MoveTo(Instant):
    """The detective is moved to a place, named by its key, whatever the distance."""

    place: str

    def clause(self, who: str = YOU) -> str:
        return f"{who} moves to {PLACES[PLACE_NUMBER[self.place]].name} for 0 Time"

    def short(self, who: str = YOU) -> Short:
        return short(f"go to {PLACES[PLACE_NUMBER[self.place]].name}, 0 ", signs.TIME)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        seat, place = frame.target, PLACE_NUMBER[self.place]
        if state.place[seat] == place or not may_enter(state, seat, place):
            return None
        return _enter(state, frame, place) if pay_surcharge(state, seat, place) else None


@dataclass(frozen=True, slots=True)
class MoveInReach(Choice):
    """A move within reach of the vehicle for 0 Time, not into a restricted place."""

    by: By = By.THEM

    def clause(self, who: str = YOU) -> str:
        if self.by is By.THEM:
            return f"{who} makes 1 move for 0 Time, but not into a restricted place"
        return (
            f"you move {who} within the reach of {who}'s vehicle, but not into a restricted place"
        )

    def short(self, who: str = YOU) -> Short:
        if self.by is By.THEM:
            return short("1 move, 0 ", signs.TIME, ", not restricted")
        return short("you move the detective in reach, not restricted")

    def chooser(self, frame: Resolving) -> int:
        return self.by.of(frame)

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        seat = frame.target
        return tuple(
            [
                MOVE[place]
                for place in REACHABLE[vehicle(state, seat)][state.place[seat]]
                if not is_restricted(state, place) and may_enter(state, seat, place)
            ]
        )

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Where to?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        return _enter(state, frame, action.argument)


@dataclass(frozen=True, slots=True)
class MoveToType(Choice):
    """A move to any place of a type in the same city, for 0 Time."""

    type: PlaceType
    by: By = By.THEM

    def clause(self, who: str = YOU) -> str:
        kind = article(self.type.name.lower())
        if self.by is By.THEM:
            return f"{who} moves to {kind} place of the same city for 0 Time"
        return f"you move {who} to {kind} place of the same city"

    def short(self, who: str = YOU) -> Short:
        where = f"{article(self.type.name.lower())} place, same city"
        if self.by is By.THEM:
            return short(f"go to {where}, 0 ", signs.TIME)
        return short(f"you move the detective to {where}")

    def chooser(self, frame: Resolving) -> int:
        return self.by.of(frame)

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        here = state.place[frame.target]
        return tuple(
            [
                PLACE[place]
                for place in PLACES_OF_TYPE[self.type]
                if place != here
                and _city(place) is _city(here)
                and not is_restricted(state, place)
                and may_enter(state, frame.target, place)
            ]
        )

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Where to?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        return _enter(state, frame, action.argument)


def _city(place: int) -> City:
    if place == ROOT:
        return City.EARTH
    if place == KAGUYA:
        return City.MOON
    return PLACES[place].city


@dataclass(frozen=True, slots=True)
class GoThereOrLoseTurn(Instant):
    """The rest of the turn is spent on the way to a place, named by its key."""

    place: str

    def clause(self, who: str = YOU) -> str:
        name = PLACES[PLACE_NUMBER[self.place]].name
        return f"{who} spends the rest of the turn traveling to {name}, and stands there at its end"

    def short(self, who: str = YOU) -> Short:
        return short(f"the turn ends at {PLACES[PLACE_NUMBER[self.place]].name}")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        seat, place = frame.target, PLACE_NUMBER[self.place]
        if seat != state.turn:
            return None
        state.time = 0
        if state.place[seat] == place or not may_enter(state, seat, place):
            return None
        return _enter(state, frame, place)


@dataclass(frozen=True, slots=True)
class SendHome(Choice):
    """You move the detective to any place of his present district."""

    def clause(self, who: str = YOU) -> str:
        return f"you move {who} to another place of {who}'s district"

    def short(self, who: str = YOU) -> Short:
        return short("you move the detective within the district")

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        here = state.place[frame.target]
        return tuple(
            [
                PLACE[place]
                for place in range(len(PLACES))
                if place != here
                and DISTRICT_OF[place] == DISTRICT_OF[here]
                and not is_restricted(state, place)
                and may_enter(state, frame.target, place)
            ]
        )

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Where to?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        return _enter(state, frame, action.argument)


@dataclass(frozen=True, slots=True)
class MoveLily(Instant):
    """Move Lily as after a talk."""

    by: By = By.YOU

    def clause(self, who: str = YOU) -> str:
        verb = "you move" if self.by is By.YOU else f"{who} moves"
        return f"{verb} Lily Lockwell as after a talk"

    def short(self, who: str = YOU) -> Short:
        return short(of_you(self.by), "move Lily Lockwell")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        return MOVE_LILY(seat=self.by.of(frame))


@dataclass(frozen=True, slots=True)
class TalkToJimmy(Instant):
    """Talk to Jimmy from anywhere, without Time."""

    def clause(self, who: str = YOU) -> str:
        return f"{who} talks to Jimmy the Snitch for 0 Time, wherever Jimmy is"

    def short(self, who: str = YOU) -> Short:
        return short("talk to Jimmy the Snitch, 0 ", signs.TIME)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        return TALK_TO_JIMMY(seat=frame.target)


@dataclass(frozen=True, slots=True)
class Eliminate(Instant):
    """An NPC, named by key, is eliminated (Parsons found, Keene at peace)."""

    npc: str

    def clause(self, who: str = YOU) -> str:
        npc = NPCS[NPC[self.npc]]
        verb = "are" if npc.several else "is"
        return f"{npc.name} {verb} {npc.end_status}"

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        eliminate(state, NPC[self.npc])
        return None


@dataclass(frozen=True, slots=True)
class CarBreaksDown(Instant):
    """Rachel's hopper is slower until it is repaired."""

    def clause(self, who: str = YOU) -> str:
        return f"{who}'s hopper breaks down"

    def short(self, who: str = YOU) -> Short:
        return short("hopper breaks down")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        if RACHEL not in state.detective or state.stalled:
            return None
        rachel = state.detective.index(RACHEL)
        if not concerning(state, HopperHolds, rachel):
            state.stalled = 1
            state.tell(events.Stalled(seat=rachel))
        return None


@dataclass(frozen=True, slots=True)
class CarIsRepaired(Instant):
    def clause(self, who: str = YOU) -> str:
        return f"{who}'s hopper is repaired"

    def short(self, who: str = YOU) -> Short:
        return short("hopper repaired")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        if state.stalled:
            state.stalled = 0
            state.tell(events.Repaired(seat=frame.target))
        return None
