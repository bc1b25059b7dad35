"""Effects on the conspiracy puzzle."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.actions import Action
from caseboard.core.effects import YOU, Short, short
from caseboard.core.machine import Outcome
from caseboard.games.android import events
from caseboard.games.android.actions import PILE
from caseboard.games.android.effects import signs
from caseboard.games.android.effects.base import Choice, Instant
from caseboard.games.android.frames import Resolving
from caseboard.games.android.numbers import NO_PILE
from caseboard.games.android.rules.conspiracy import (
    REVEAL_INFORMATION,
    dig_deeper,
    piles_left,
)
from caseboard.games.android.state import AndroidState


@dataclass(frozen=True, slots=True)
class PlacePiece(Choice):
    """Draw and place a puzzle piece from a pile of choice; the hero marker stays."""

    def clause(self, who: str = YOU) -> str:
        return f"{who} places a puzzle piece from any pile; {who}'s hero marker does not move"

    def short(self, who: str = YOU) -> Short:
        return short("place a ", signs.PIECE, ", any pile")

    def chooser(self, frame: Resolving) -> int:
        return frame.target

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        return tuple([PILE[pile] for pile in piles_left(state)])

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "From which pile do you draw a piece?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        seat = frame.target
        return REVEAL_INFORMATION(seat=seat, pile=action.argument, own_marker=False)


@dataclass(frozen=True, slots=True)
class RevealInformation(Instant):
    """Reveal information from the pile where the hero marker is."""

    def clause(self, who: str = YOU) -> str:
        return f"{who} reveals information"

    def short(self, who: str = YOU) -> Short:
        return short("reveal information")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        seat = frame.target
        pile = state.pile_marker[seat]
        if pile == NO_PILE:
            return None
        return REVEAL_INFORMATION(seat=seat, pile=pile, own_marker=True)


@dataclass(frozen=True, slots=True)
class DigDeeper(Instant):
    def clause(self, who: str = YOU) -> str:
        return f"{who} digs deeper"

    def short(self, who: str = YOU) -> Short:
        return short("dig deeper")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        dig_deeper(state, frame.target)
        return None


@dataclass(frozen=True, slots=True)
class BackToTheSurface(Instant):
    """The detective's hero marker goes back to the least valuable pile."""

    def clause(self, who: str = YOU) -> str:
        return f"{who}'s hero marker goes back to the least valuable pile with pieces"

    def short(self, who: str = YOU) -> Short:
        return short("hero marker back to the least valuable pile")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        left = piles_left(state)
        if left:
            state.pile_marker[frame.target] = left[0]
            state.tell(events.BackToTheSurface(seat=frame.target, pile=left[0]))
        return None
