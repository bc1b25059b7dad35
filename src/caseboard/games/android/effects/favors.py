"""Effects on favors, tokens, trauma, warrants, passes and money."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.actions import Action
from caseboard.core.machine import Call, Frame, Outcome
from caseboard.games.android.actions import GAIN, PLACE, SPEND
from caseboard.games.android.catalogue import FAVOR_NAMES, FAVOR_OF, NPC
from caseboard.games.android.effects.base import Choice, Cost, Instant, plural
from caseboard.games.android.effects.control import By
from caseboard.games.android.numbers import NORMAL_FAVORS, RACHEL, WARRANTS_EACH
from caseboard.games.android.rules.favors import (
    ANY,
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

    def text(self, who: str) -> str:
        return f"{who} gains {plural(self.count, FAVOR_NAMES[self.kind])}."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        gain_favor(s, f["target"], self.kind, self.count)
        return None


@dataclass(frozen=True, slots=True)
class GainAnyFavor(Choice):
    """One normal favor of the detective's choice."""

    def text(self, who: str) -> str:
        return f"{who} gains 1 normal favor of any kind."

    def chooser(self, f: Frame) -> int:
        seat: int = f["target"]
        return seat

    def options(self, s: AndroidState, f: Frame) -> tuple[Action, ...]:
        return tuple([GAIN[kind] for kind in range(NORMAL_FAVORS) if s.favor_bank[kind]])

    def question(self, s: AndroidState, f: Frame) -> str:
        return "Which favor do you gain?"

    def act(self, s: AndroidState, f: Frame, action: Action) -> Outcome:
        gain_favor(s, f["target"], action.argument)
        return None


@dataclass(frozen=True, slots=True)
class GainNpcFavor(Instant):
    """A favor of an NPC, named by key, if he is still there."""

    npc: str
    count: int = 1

    def text(self, who: str) -> str:
        return f"{who} gains {plural(self.count, FAVOR_NAMES[FAVOR_OF[NPC[self.npc]]])}."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        for _ in range(self.count):
            gain_npc_favor(s, f["target"], NPC[self.npc])
        return None


@dataclass(frozen=True, slots=True)
class LoseNpcFavor(Instant):
    npc: str
    count: int = 1

    def text(self, who: str) -> str:
        return f"{who} loses {plural(self.count, FAVOR_NAMES[FAVOR_OF[NPC[self.npc]]])}."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        lose_favor(s, f["target"], FAVOR_OF[NPC[self.npc]], self.count)
        return None


@dataclass(frozen=True, slots=True)
class LoseFavor(Instant):
    """Favors of a normal kind go back to the stock, as many as there are."""

    kind: int
    count: int = 1

    def text(self, who: str) -> str:
        return f"{who} loses {plural(self.count, FAVOR_NAMES[self.kind])}."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        lose_favor(s, f["target"], self.kind, self.count)
        return None


@dataclass(frozen=True, slots=True)
class LoseAnyFavor(Choice):
    """One favor of the detective's, chosen by you or by him."""

    by: By = By.THEM

    def text(self, who: str) -> str:
        if self.by is By.THEM:
            return f"{who} loses 1 favor of {who}'s choice."
        return f"you choose 1 of {who}'s favors, which is lost."

    def chooser(self, f: Frame) -> int:
        seat: int = f[self.by.value]
        return seat

    def options(self, s: AndroidState, f: Frame) -> tuple[Action, ...]:
        return tuple([SPEND[kind] for kind in favors_held(s, f["target"])])

    def question(self, s: AndroidState, f: Frame) -> str:
        return "Which favor is lost?"

    def act(self, s: AndroidState, f: Frame, action: Action) -> Outcome:
        lose_favor(s, f["target"], action.argument)
        return None


@dataclass(frozen=True, slots=True)
class StealFavor(Choice):
    """A normal favor of the detective's goes to the player of the card."""

    def text(self, who: str) -> str:
        return f"you take 1 normal favor of your choice from {who}."

    def options(self, s: AndroidState, f: Frame) -> tuple[Action, ...]:
        held = s.favors[f["target"]]
        return tuple([SPEND[kind] for kind in range(NORMAL_FAVORS) if held[kind]])

    def question(self, s: AndroidState, f: Frame) -> str:
        return "Which favor do you take?"

    def act(self, s: AndroidState, f: Frame, action: Action) -> Outcome:
        give_favor(s, f["target"], f["actor"], action.argument)
        return None


@dataclass(frozen=True, slots=True)
class SpendFavors(Cost, Instant):
    """A cost: favors of these normal kinds (ANY for any kind); NPC favors and money will do."""

    needs: tuple[int, ...]

    def text(self, who: str) -> str:
        words = [
            "1 normal favor of any kind" if need == ANY else f"1 {FAVOR_NAMES[need]}"
            for need in self.needs
        ]
        return f"spend {' and '.join(words)}."

    def barred(self, s: AndroidState, actor: int, target: int) -> str | None:
        if can_spend(s, actor, self.needs):
            return None
        return "the favors that it costs are not there"

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        return Call(SPEND_FAVORS, seat=f["actor"], needs=tuple(int(n) for n in self.needs))


def spend(*kinds: int) -> SpendFavors:
    return SpendFavors(kinds)


@dataclass(frozen=True, slots=True)
class GainTrauma(Instant):
    count: int = 1

    def text(self, who: str) -> str:
        return f"{who} gains {self.count} trauma."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        gain_trauma(s, f["target"], self.count)
        return None


@dataclass(frozen=True, slots=True)
class RemoveTrauma(Instant):
    count: int = 1

    def text(self, who: str) -> str:
        return f"{who} discards {self.count} trauma."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        remove_trauma(s, f["target"], self.count)
        return None


@dataclass(frozen=True, slots=True)
class GainHaas(Instant):
    def text(self, who: str) -> str:
        return f"{who} gains 1 Haas token."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        gain_haas(s, f["target"])
        return None


@dataclass(frozen=True, slots=True)
class GainJinteki(Instant):
    def text(self, who: str) -> str:
        return f"{who} gains 1 Jinteki token."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        gain_jinteki(s, f["target"])
        return None


@dataclass(frozen=True, slots=True)
class GainDropship(Instant):
    def text(self, who: str) -> str:
        return f"{who} gains 1 dropship pass."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        gain_dropship(s, f["target"])
        return None


@dataclass(frozen=True, slots=True)
class PlaceWarrant(Instant):
    """A warrant on any restricted place, or an old one moved."""

    def text(self, who: str) -> str:
        return f"{who} places or moves 1 warrant."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        seat = f["target"]
        held = len(s.warrants[seat])
        if not free_of_warrant(s, seat) or held > WARRANTS_EACH:
            return None
        return Call(PLACE_WARRANT, seat=seat)


@dataclass(frozen=True, slots=True)
class LoseWarrant(Choice):
    """You choose one of the detective's warrants, which is taken off the map."""

    def text(self, who: str) -> str:
        return f"you choose 1 of {who}'s warrants, which leaves the map."

    def options(self, s: AndroidState, f: Frame) -> tuple[Action, ...]:
        return tuple([PLACE[place] for place in s.warrants[f["target"]]])

    def question(self, s: AndroidState, f: Frame) -> str:
        return "Which warrant is lost?"

    def act(self, s: AndroidState, f: Frame, action: Action) -> Outcome:
        s.warrants[f["target"]].remove(action.argument)
        s.tell("warrant-lifted", seat=f["target"], place=action.argument)
        return None


@dataclass(frozen=True, slots=True)
class Money(Instant):
    """Rachel earns or loses thousands of dollars."""

    thousands: int

    def text(self, who: str) -> str:
        verb = "gains" if self.thousands > 0 else "loses"
        return f"{who} {verb} ${abs(self.thousands)},000."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        if s.detective[f["target"]] == RACHEL:
            change_money(s, self.thousands)
        return None


@dataclass(frozen=True, slots=True)
class PayMoney(Cost, Instant):
    """A cost in Rachel's money."""

    thousands: int

    def text(self, who: str) -> str:
        return f"pay ${self.thousands},000."

    def barred(self, s: AndroidState, actor: int, target: int) -> str | None:
        enough = s.detective[target] == RACHEL and s.money >= self.thousands
        return None if enough else f"${self.thousands},000 must be paid for it"

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        change_money(s, -self.thousands)
        return None


@dataclass(frozen=True, slots=True)
class PayNpcFavor(Cost, Instant):
    """A cost: one favor of an NPC, named by key, and of nobody else."""

    npc: str

    def text(self, who: str) -> str:
        return f"give up 1 {FAVOR_NAMES[FAVOR_OF[NPC[self.npc]]]}."

    def barred(self, s: AndroidState, actor: int, target: int) -> str | None:
        favor = FAVOR_OF[NPC[self.npc]]
        return None if s.favors[actor][favor] else f"1 {FAVOR_NAMES[favor]} must be given up for it"

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        lose_favor(s, f["actor"], FAVOR_OF[NPC[self.npc]])
        return None
