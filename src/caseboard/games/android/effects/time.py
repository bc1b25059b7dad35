"""Effects on Time."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.effects import YOU, Short, short
from caseboard.core.machine import Outcome
from caseboard.core.options import Cost as Price
from caseboard.games.android import events
from caseboard.games.android.effects import signs
from caseboard.games.android.effects.base import Cost, Instant
from caseboard.games.android.frames import Resolving
from caseboard.games.android.state import AndroidState


@dataclass(frozen=True, slots=True)
class LoseTime(Instant):
    """As much as the detective has left; nothing outside his turn."""

    amount: int

    def clause(self, who: str = YOU) -> str:
        return f"{who} loses {self.amount} Time"

    def short(self, who: str = YOU) -> Short:
        return signs.change(-self.amount, signs.TIME)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        if frame.target == state.turn and state.time:
            lost = min(self.amount, state.time)
            state.time -= lost
            state.tell(events.TimeLost(seat=frame.target, amount=lost))
        return None


@dataclass(frozen=True, slots=True)
class GainTime(Instant):
    amount: int

    def clause(self, who: str = YOU) -> str:
        return f"{who} gains {self.amount} Time"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.amount, signs.TIME)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        if frame.target == state.turn:
            state.time += self.amount
            state.tell(events.TimeGained(seat=frame.target, amount=self.amount))
        return None


@dataclass(frozen=True, slots=True)
class NextTurnTime(Instant):
    """More or less Time in the detective's next turn."""

    amount: int

    def clause(self, who: str = YOU) -> str:
        word = "more" if self.amount > 0 else "less"
        return f"{who} has {abs(self.amount)} {word} Time in the next turn"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.amount, signs.TIME, " next turn")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        state.next_turn_time[frame.target] += self.amount
        state.tell(events.NextTurnTime(seat=frame.target, amount=self.amount))
        return None


@dataclass(frozen=True, slots=True)
class SpendTime(Cost):
    """A cost: the player spends Time of his own turn (for a card, the detective's)."""

    amount: int

    def clause(self, who: str = YOU) -> str:
        return f"spend {self.amount} Time"

    def short(self, who: str = YOU) -> Short:
        return short(f"pay {self.amount} ", signs.TIME)

    def goods(self) -> tuple[str, ...]:
        return (f"{self.amount} Time",)

    def costs(self) -> tuple[Price, ...]:
        return (Price("time", self.amount),)

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        if state.turn == actor and state.time >= self.amount:
            return None
        return f"{self.amount} Time must be spent for it"

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        state.time -= min(self.amount, state.time)
        state.tell(events.TimeLost(seat=state.turn, amount=self.amount))
        return None
