"""Effects on the conspiracy puzzle."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.actions import Action
from caseboard.core.machine import Call, Frame, Outcome
from caseboard.games.android.actions import PILE
from caseboard.games.android.effects.base import Choice, Instant
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

    def text(self, who: str) -> str:
        return f"{who} places a puzzle piece from any pile; {who}'s hero marker does not move."

    def chooser(self, f: Frame) -> int:
        seat: int = f["target"]
        return seat

    def options(self, s: AndroidState, f: Frame) -> tuple[Action, ...]:
        return tuple([PILE[pile] for pile in piles_left(s)])

    def question(self, s: AndroidState, f: Frame) -> str:
        return "From which pile do you draw a piece?"

    def act(self, s: AndroidState, f: Frame, action: Action) -> Outcome:
        seat = f["target"]
        return Call(REVEAL_INFORMATION, seat=seat, pile=action.argument, own_marker=False)


@dataclass(frozen=True, slots=True)
class RevealInformation(Instant):
    """Reveal information from the pile where the hero marker is."""

    def text(self, who: str) -> str:
        return f"{who} reveals information."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        seat = f["target"]
        pile = s.pile_marker[seat]
        if pile == NO_PILE:
            return None
        return Call(REVEAL_INFORMATION, seat=seat, pile=pile, own_marker=True)


@dataclass(frozen=True, slots=True)
class DigDeeper(Instant):
    def text(self, who: str) -> str:
        return f"{who} digs deeper."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        dig_deeper(s, f["target"])
        return None


@dataclass(frozen=True, slots=True)
class BackToTheSurface(Instant):
    """The detective's hero marker goes back to the least valuable pile."""

    def text(self, who: str) -> str:
        return f"{who}'s hero marker goes back to the least valuable pile with pieces."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        left = piles_left(s)
        if left:
            s.pile_marker[f["target"]] = left[0]
            s.tell("back-to-the-surface", seat=f["target"], pile=left[0])
        return None
