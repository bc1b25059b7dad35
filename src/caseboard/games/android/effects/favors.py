"""Effects on favors, tokens, trauma, warrants, passes and money."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.actions import Action
from caseboard.core.effects import YOU, Short, joined, short
from caseboard.core.machine import Outcome
from caseboard.core.options import Cost as Price
from caseboard.core.tuples import without
from caseboard.core.wording import counted
from caseboard.games.android import events
from caseboard.games.android.actions import GAIN, PLACE, SPEND
from caseboard.games.android.catalogue import FAVOR_NAMES, FAVOR_OF, NPC
from caseboard.games.android.content.sheets import ANY
from caseboard.games.android.effects import signs
from caseboard.games.android.effects.base import Choice, Cost, Instant
from caseboard.games.android.effects.control import By, chosen
from caseboard.games.android.frames import Resolving
from caseboard.games.android.numbers import NORMAL_FAVORS, RACHEL, WARRANTS_EACH
from caseboard.games.android.rules.favors import (
    SPEND_FAVORS,
    can_spend,
    change_money,
    favors_held,
    gain_favor,
    gain_haas,
    gain_jinteki,
    gain_npc_favor,
    gain_trauma,
    give_favor,
    lose_favor,
    remove_trauma,
)
from caseboard.games.android.rules.locations import PLACE_WARRANT, free_of_warrant, gain_dropship
from caseboard.games.android.state import AndroidState


@dataclass(frozen=True, slots=True)
class GainFavor(Instant):
    """Favors of a normal kind (a FavorKind)."""

    kind: int
    count: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} gains {counted(self.count, FAVOR_NAMES[self.kind])}"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.count, *signs.favor(self.kind))

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        gain_favor(state, frame.target, self.kind, self.count)
        return None


@dataclass(frozen=True, slots=True)
class GainAnyFavor(Choice):
    """One normal favor of the detective's choice."""

    def clause(self, who: str = YOU) -> str:
        return f"{who} gains 1 normal favor of any kind"

    def short(self, who: str = YOU) -> Short:
        return signs.change(1, "normal ", signs.FAVOR)

    def chooser(self, frame: Resolving) -> int:
        return frame.target

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        return tuple([GAIN[kind] for kind in range(NORMAL_FAVORS) if state.favor_bank[kind]])

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Which favor do you gain?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        gain_favor(state, frame.target, action.argument)
        return None


@dataclass(frozen=True, slots=True)
class GainNpcFavor(Instant):
    """A favor of an NPC, named by key, if he is still there."""

    npc: str
    count: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} gains {counted(self.count, FAVOR_NAMES[FAVOR_OF[NPC[self.npc]]])}"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.count, *signs.favor(FAVOR_OF[NPC[self.npc]]))

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        for _ in range(self.count):
            gain_npc_favor(state, frame.target, NPC[self.npc])
        return None


@dataclass(frozen=True, slots=True)
class LoseNpcFavor(Instant):
    npc: str
    count: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} loses {counted(self.count, FAVOR_NAMES[FAVOR_OF[NPC[self.npc]]])}"

    def short(self, who: str = YOU) -> Short:
        return signs.change(-self.count, *signs.favor(FAVOR_OF[NPC[self.npc]]))

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        lose_favor(state, frame.target, FAVOR_OF[NPC[self.npc]], self.count)
        return None


@dataclass(frozen=True, slots=True)
class LoseFavor(Instant):
    """Favors of a normal kind go back to the stock, as many as there are."""

    kind: int
    count: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} loses {counted(self.count, FAVOR_NAMES[self.kind])}"

    def short(self, who: str = YOU) -> Short:
        return signs.change(-self.count, *signs.favor(self.kind))

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        lose_favor(state, frame.target, self.kind, self.count)
        return None


@dataclass(frozen=True, slots=True)
class LoseAnyFavor(Choice):
    """One favor of the detective's, chosen by you or by him."""

    by: By = By.THEM

    def clause(self, who: str = YOU) -> str:
        if self.by is By.THEM:
            return f"{who} loses 1 favor of {who}'s choice"
        return f"you choose 1 of {who}'s favors, which is lost"

    def short(self, who: str = YOU) -> Short:
        return short(chosen(self.by), "−1 ", signs.FAVOR)

    def chooser(self, frame: Resolving) -> int:
        return self.by.of(frame)

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        return tuple([SPEND[kind] for kind in favors_held(state, frame.target)])

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Which favor is lost?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        lose_favor(state, frame.target, action.argument)
        return None


@dataclass(frozen=True, slots=True)
class StealFavor(Choice):
    """A normal favor of the detective's goes to the player of the card."""

    def clause(self, who: str = YOU) -> str:
        return f"you take 1 normal favor of your choice from {who}"

    def short(self, who: str = YOU) -> Short:
        return short("you take 1 normal ", signs.FAVOR)

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        held = state.favors[frame.target]
        return tuple([SPEND[kind] for kind in range(NORMAL_FAVORS) if held[kind]])

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Which favor do you take?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        give_favor(state, frame.target, frame.actor, action.argument)
        return None


@dataclass(frozen=True, slots=True)
class SpendFavors(Cost):
    """A cost: favors of these normal kinds (ANY for any kind); NPC favors and money will do."""

    needs: tuple[int, ...]

    def clause(self, who: str = YOU) -> str:
        return f"spend {' and '.join(self.goods())}"

    def short(self, who: str = YOU) -> Short:
        return short("pay ", joined([short("1 ", signs.favor(need)) for need in self.needs], ", "))

    def goods(self) -> tuple[str, ...]:
        return tuple(
            "1 normal favor of any kind" if need == ANY else f"1 {FAVOR_NAMES[need]}"
            for need in self.needs
        )

    def costs(self) -> tuple[Price, ...]:
        return favor_costs(self.needs)

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        if can_spend(state, actor, self.needs):
            return None
        return "the favors that it costs are not there"

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        return SPEND_FAVORS(seat=frame.actor, needs=tuple(int(n) for n in self.needs))


def favor_costs(needs: tuple[int, ...]) -> tuple[Price, ...]:
    """Favors by their names; one of any normal kind is an 'any favor'."""
    return tuple(Price("any favor" if need == ANY else FAVOR_NAMES[need], 1) for need in needs)


def spend(*kinds: int) -> SpendFavors:
    return SpendFavors(kinds)


@dataclass(frozen=True, slots=True)
class GainTrauma(Instant):
    count: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} gains {self.count} trauma"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.count, signs.TRAUMA)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        gain_trauma(state, frame.target, self.count)
        return None


@dataclass(frozen=True, slots=True)
class RemoveTrauma(Instant):
    count: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} discards {self.count} trauma"

    def short(self, who: str = YOU) -> Short:
        return signs.change(-self.count, signs.TRAUMA)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        remove_trauma(state, frame.target, self.count)
        return None


@dataclass(frozen=True, slots=True)
class GainHaas(Instant):
    def clause(self, who: str = YOU) -> str:
        return f"{who} gains 1 Haas token"

    def short(self, who: str = YOU) -> Short:
        return signs.change(1, signs.HAAS)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        gain_haas(state, frame.target)
        return None


@dataclass(frozen=True, slots=True)
class GainJinteki(Instant):
    def clause(self, who: str = YOU) -> str:
        return f"{who} gains 1 Jinteki token"

    def short(self, who: str = YOU) -> Short:
        return signs.change(1, signs.JINTEKI)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        gain_jinteki(state, frame.target)
        return None


@dataclass(frozen=True, slots=True)
class GainDropship(Instant):
    def clause(self, who: str = YOU) -> str:
        return f"{who} gains 1 dropship pass"

    def short(self, who: str = YOU) -> Short:
        return signs.change(1, signs.DROPSHIP)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        gain_dropship(state, frame.target)
        return None


@dataclass(frozen=True, slots=True)
class PlaceWarrant(Instant):
    """A warrant on any restricted place, or an old one moved."""

    def clause(self, who: str = YOU) -> str:
        return f"{who} places or moves 1 warrant"

    def short(self, who: str = YOU) -> Short:
        return short("place or move 1 ", signs.WARRANT)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        seat = frame.target
        held = len(state.warrants[seat])
        if not free_of_warrant(state, seat) or held > WARRANTS_EACH:
            return None
        return PLACE_WARRANT(seat=seat)


@dataclass(frozen=True, slots=True)
class LoseWarrant(Choice):
    """You choose one of the detective's warrants, which is taken off the map."""

    def clause(self, who: str = YOU) -> str:
        return f"you choose 1 of {who}'s warrants, which leaves the map"

    def short(self, who: str = YOU) -> Short:
        return short("you choose: −1 ", signs.WARRANT)

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        return tuple([PLACE[place] for place in state.warrants[frame.target]])

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Which warrant is lost?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        state.warrants[frame.target] = without(state.warrants[frame.target], action.argument)
        state.tell(events.WarrantLifted(seat=frame.target, place=action.argument))
        return None


@dataclass(frozen=True, slots=True)
class Money(Instant):
    """Rachel earns or loses thousands of dollars."""

    thousands: int

    def clause(self, who: str = YOU) -> str:
        verb = "gains" if self.thousands > 0 else "loses"
        return f"{who} {verb} ${abs(self.thousands)},000"

    def short(self, who: str = YOU) -> Short:
        return short(f"{'+' if self.thousands > 0 else '−'}${abs(self.thousands)},000")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        if state.detective[frame.target] == RACHEL:
            change_money(state, self.thousands)
        return None


@dataclass(frozen=True, slots=True)
class PayMoney(Cost):
    """A cost in Rachel's money."""

    thousands: int

    def clause(self, who: str = YOU) -> str:
        return f"pay ${self.thousands},000"

    def goods(self) -> tuple[str, ...]:
        return (f"${self.thousands},000",)

    def costs(self) -> tuple[Price, ...]:
        return (Price("money", self.thousands),)

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        enough = state.detective[target] == RACHEL and state.money >= self.thousands
        return None if enough else f"${self.thousands},000 must be paid for it"

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        change_money(state, -self.thousands)
        return None


@dataclass(frozen=True, slots=True)
class PayNpcFavor(Cost):
    """A cost: one favor of an NPC, named by key, and of nobody else."""

    npc: str

    def clause(self, who: str = YOU) -> str:
        return f"give up {self.goods()[0]}"

    def short(self, who: str = YOU) -> Short:
        return short("pay 1 ", signs.favor(FAVOR_OF[NPC[self.npc]]))

    def goods(self) -> tuple[str, ...]:
        return (f"1 {FAVOR_NAMES[FAVOR_OF[NPC[self.npc]]]}",)

    def costs(self) -> tuple[Price, ...]:
        return (Price(FAVOR_NAMES[FAVOR_OF[NPC[self.npc]]], 1),)

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        favor = FAVOR_OF[NPC[self.npc]]
        return (
            None
            if state.favors[actor][favor]
            else f"1 {FAVOR_NAMES[favor]} must be given up for it"
        )

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        lose_favor(state, frame.actor, FAVOR_OF[NPC[self.npc]])
        return None
