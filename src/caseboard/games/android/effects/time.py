"""Effects on Time."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.machine import Frame, Outcome
from caseboard.games.android.effects.base import Cost, Instant
from caseboard.games.android.state import AndroidState


@dataclass(frozen=True, slots=True)
class LoseTime(Instant):
    """As much as the detective has left; nothing outside his turn."""

    amount: int

    def text(self, who: str) -> str:
        return f"{who} loses {self.amount} Time."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        if f["target"] == s.turn:
            lost = min(self.amount, s.time)
            s.time -= lost
            s.tell("time-lost", seat=f["target"], amount=lost)
        return None


@dataclass(frozen=True, slots=True)
class GainTime(Instant):
    amount: int

    def text(self, who: str) -> str:
        return f"{who} gains {self.amount} Time."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        if f["target"] == s.turn:
            s.time += self.amount
            s.tell("time-gained", seat=f["target"], amount=self.amount)
        return None


@dataclass(frozen=True, slots=True)
class NextTurnTime(Instant):
    """More or less Time in the detective's next turn."""

    amount: int

    def text(self, who: str) -> str:
        word = "more" if self.amount > 0 else "less"
        return f"{who} has {abs(self.amount)} {word} Time in the next turn."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        s.next_turn_time[f["target"]] += self.amount
        s.tell("next-turn-time", seat=f["target"], amount=self.amount)
        return None


@dataclass(frozen=True, slots=True)
class SpendTime(Cost, Instant):
    """A cost: the player spends Time of his own turn (for a card, the detective's)."""

    amount: int

    def text(self, who: str) -> str:
        return f"spend {self.amount} Time."

    def barred(self, s: AndroidState, actor: int, target: int) -> str | None:
        if s.turn == actor and s.time >= self.amount:
            return None
        return f"{self.amount} Time must be spent for it"

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        s.time -= min(self.amount, s.time)
        s.tell("time-lost", seat=s.turn, amount=self.amount)
        return None
