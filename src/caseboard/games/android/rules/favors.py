"""Favors, Haas and Jinteki tokens, trauma, warrants, dropship passes, money (Favors; Warrants)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Frame, Goto, Outcome, procedure
from caseboard.games.android.actions import SPEND, SPEND_MONEY
from caseboard.games.android.catalogue import FAVOR_COUNTS_AS, FAVOR_OF
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.lasting import NoTrauma
from caseboard.games.android.numbers import HAAS_SUPPLY, JINTEKI_SUPPLY, RACHEL
from caseboard.games.android.rules.lasting import concerning, notice
from caseboard.games.android.state import AndroidState

ANY: Final = -1
"""A need for one normal favor of any kind."""
MONEY: Final = -2


def gain_favor(s: AndroidState, seat: int, kind: int, count: int = 1) -> int:
    """Take favors from the stock, as many as there are (Favors: limited to the supply)."""
    count = min(count, s.favor_bank[kind])
    if count > 0:
        s.favor_bank[kind] -= count
        s.favors[seat][kind] += count
        s.tell("favor-gained", seat=seat, favor=kind, count=count)
        notice(s, Occasion.GAINS_FAVOR, seat, favor=kind)
    return count


def lose_favor(s: AndroidState, seat: int, kind: int, count: int = 1) -> int:
    """Return favors to the stock, as many as the seat has."""
    count = min(count, s.favors[seat][kind])
    if count > 0:
        s.favor_bank[kind] += count
        s.favors[seat][kind] -= count
        s.tell("favor-lost", seat=seat, favor=kind, count=count)
    return count


def give_favor(s: AndroidState, giver: int, taker: int, kind: int) -> None:
    """A favor changes hands because a card says so (ruling A25)."""
    if s.favors[giver][kind]:
        s.favors[giver][kind] -= 1
        s.favors[taker][kind] += 1
        s.tell("favor-given", seat=giver, to=taker, favor=kind)


def gain_npc_favor(s: AndroidState, seat: int, npc: int) -> int:
    """A favor of an NPC, unless he is gone (NPCs and Elimination)."""
    return 0 if s.npc_gone[npc] else gain_favor(s, seat, FAVOR_OF[npc])


def favors_held(s: AndroidState, seat: int) -> tuple[int, ...]:
    return tuple(kind for kind, count in enumerate(s.favors[seat]) if count)


def gain_haas(s: AndroidState, seat: int) -> bool:
    """Haas and Jinteki Tokens: limited to the tokens in the box."""
    if sum(s.haas) >= HAAS_SUPPLY:
        return False
    s.haas[seat] += 1
    s.tell("haas-gained", seat=seat)
    return True


def gain_jinteki(s: AndroidState, seat: int) -> bool:
    if sum(s.jinteki) >= JINTEKI_SUPPLY:
        return False
    s.jinteki[seat] += 1
    s.tell("jinteki-gained", seat=seat)
    return True


def gain_trauma(s: AndroidState, seat: int, count: int = 1) -> None:
    """Trauma Counters: not limited, each −1 VP at the end."""
    if concerning(s, NoTrauma, seat):
        s.tell("trauma-shrugged-off", seat=seat)
        return
    s.trauma[seat] += count
    s.tell("trauma-gained", seat=seat, count=count)
    notice(s, Occasion.GAINS_TRAUMA, seat)


def remove_trauma(s: AndroidState, seat: int, count: int = 1) -> None:
    count = min(count, s.trauma[seat])
    if count:
        s.trauma[seat] -= count
        s.tell("trauma-removed", seat=seat, count=count)


def change_money(s: AndroidState, thousands: int) -> None:
    """Rachel's Money card: never below nothing."""
    before = s.money
    s.money = max(0, before + thousands)
    if s.money != before:
        s.tell("money", seat=s.detective.index(RACHEL), by=s.money - before, to=s.money)


def has_money(s: AndroidState, seat: int) -> int:
    return s.money if s.detective[seat] == RACHEL else 0


def can_spend(s: AndroidState, seat: int, needs: Sequence[int]) -> bool:
    """Whether the seat's favors (NPC favors as any of their kinds, money) cover all needs."""
    held = s.favors[seat]
    if len(needs) == 1:
        need = needs[0]
        if has_money(s, seat):
            return True
        if need == ANY:
            return any(held)
        return held[need] > 0 or any(
            held[kind] and need in FAVOR_COUNTS_AS[kind] for kind in range(4, len(held))
        )
    return _covers(held[:], has_money(s, seat), list(needs))


def _covers(held: list[int], money: int, needs: list[int]) -> bool:
    if not needs:
        return True
    need, rest = needs[0], needs[1:]
    for kind, count in enumerate(held):
        if count and (need == ANY or need in FAVOR_COUNTS_AS[kind]):
            held[kind] -= 1
            covered = _covers(held, money, rest)
            held[kind] += 1
            if covered:
                return True
    return money > 0 and _covers(held, money - 1, rest)


def spending_options(s: AndroidState, seat: int, needs: Sequence[int]) -> tuple[Action, ...]:
    """What may be spent for the first need so that the rest stays payable."""
    need, rest = needs[0], list(needs[1:])
    held, money = s.favors[seat], has_money(s, seat)
    options = []
    for kind, count in enumerate(held):
        if count and (need == ANY or need in FAVOR_COUNTS_AS[kind]):
            held[kind] -= 1
            if _covers(held, money, rest):
                options.append(SPEND[kind])
            held[kind] += 1
    if money and _covers(held, money - 1, rest):
        options.append(SPEND_MONEY)
    return tuple(options)


def favor_prompt(s: AndroidState, f: Frame) -> str:
    kinds = ("corp", "political", "society", "street")
    need = f["needs"][0]
    return (
        f"Which favor do you spend as {'any favor' if need == ANY else f'a {kinds[need]} favor'}?"
    )


def ask_favor(s: AndroidState, f: Frame) -> Ask:
    options = spending_options(s, f["seat"], f["needs"])
    return Ask(f["seat"], "spend-favor", options, favor_prompt)


def spend_favor(s: AndroidState, f: Frame) -> Outcome:
    seat, action = f["seat"], f.answer
    if action is SPEND_MONEY:
        change_money(s, -1)
        notice(s, Occasion.SPENDS_FAVOR, seat, favor=MONEY)
    else:
        lose_favor(s, seat, action.argument)
        notice(s, Occasion.SPENDS_FAVOR, seat, favor=action.argument)
    f["needs"] = f["needs"][1:]
    return Goto(ask_favor) if f["needs"] else None


SPEND_FAVORS: Final = procedure("Favors: spending", ask_favor, spend_favor)
"""Locals: seat, needs (kinds of normal favor, or ANY). To be called only when payable."""
