"""Favors, Haas and Jinteki tokens, trauma, warrants, dropship passes, money (Favors; Warrants)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Goto, Outcome, procedure
from caseboard.core.tuples import with_at
from caseboard.games.android import events
from caseboard.games.android.actions import SPEND, SPEND_MONEY
from caseboard.games.android.catalogue import FAVOR_COUNTS_AS, FAVOR_OF
from caseboard.games.android.content.sheets import ANY
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.lasting import NoTrauma
from caseboard.games.android.frames import About, Seated
from caseboard.games.android.numbers import HAAS_SUPPLY, JINTEKI_SUPPLY, RACHEL
from caseboard.games.android.rules.lasting import concerning, notice
from caseboard.games.android.state import AndroidState

MONEY: Final = -2


def hold(state: AndroidState, seat: int, kind: int, more: int) -> None:
    """So many more favors in a player's hands."""
    held = state.favors[seat]
    state.favors[seat] = with_at(held, kind, held[kind] + more)


def gain_favor(state: AndroidState, seat: int, kind: int, count: int = 1) -> int:
    """Take favors from the stock, as many as there are (Favors: limited to the supply)."""
    count = min(count, state.favor_bank[kind])
    if count > 0:
        state.favor_bank[kind] -= count
        hold(state, seat, kind, count)
        state.tell(events.FavorGained(seat=seat, favor=kind, count=count))
        notice(state, Occasion.GAINS_FAVOR, seat, About(favor=kind))
    return count


def lose_favor(state: AndroidState, seat: int, kind: int, count: int = 1) -> int:
    """Return favors to the stock, as many as the seat has."""
    count = min(count, state.favors[seat][kind])
    if count > 0:
        state.favor_bank[kind] += count
        hold(state, seat, kind, -count)
        state.tell(events.FavorLost(seat=seat, favor=kind, count=count))
    return count


def give_favor(state: AndroidState, giver: int, taker: int, kind: int) -> None:
    """A favor changes hands because a card says so (ruling A25)."""
    if state.favors[giver][kind]:
        hold(state, giver, kind, -1)
        hold(state, taker, kind, 1)
        state.tell(events.FavorGiven(seat=giver, to=taker, favor=kind))


def gain_npc_favor(state: AndroidState, seat: int, npc: int) -> int:
    """A favor of an NPC, unless he is gone (NPCs and Elimination)."""
    return 0 if state.npc_gone[npc] else gain_favor(state, seat, FAVOR_OF[npc])


def favors_held(state: AndroidState, seat: int) -> tuple[int, ...]:
    return tuple(kind for kind, count in enumerate(state.favors[seat]) if count)


def gain_haas(state: AndroidState, seat: int) -> bool:
    """Haas and Jinteki Tokens: limited to the tokens in the box."""
    if sum(state.haas) >= HAAS_SUPPLY:
        return False
    state.haas[seat] += 1
    state.tell(events.HaasGained(seat=seat))
    return True


def gain_jinteki(state: AndroidState, seat: int) -> bool:
    if sum(state.jinteki) >= JINTEKI_SUPPLY:
        return False
    state.jinteki[seat] += 1
    state.tell(events.JintekiGained(seat=seat))
    return True


def gain_trauma(state: AndroidState, seat: int, count: int = 1) -> None:
    """Trauma Counters: not limited, each −1 VP at the end."""
    if concerning(state, NoTrauma, seat):
        state.tell(events.TraumaShruggedOff(seat=seat))
        return
    state.trauma[seat] += count
    state.tell(events.TraumaGained(seat=seat, count=count))
    notice(state, Occasion.GAINS_TRAUMA, seat)


def remove_trauma(state: AndroidState, seat: int, count: int = 1) -> None:
    count = min(count, state.trauma[seat])
    if count:
        state.trauma[seat] -= count
        state.tell(events.TraumaRemoved(seat=seat, count=count))


def change_money(state: AndroidState, thousands: int) -> None:
    """Rachel's Money card: never below nothing."""
    before = state.money
    state.money = max(0, before + thousands)
    if state.money != before:
        state.tell(
            events.Money(
                seat=state.detective.index(RACHEL), by=state.money - before, to=state.money
            )
        )


def has_money(state: AndroidState, seat: int) -> int:
    return state.money if state.detective[seat] == RACHEL else 0


def can_spend(state: AndroidState, seat: int, needs: Sequence[int]) -> bool:
    """Whether the seat's favors (NPC favors as any of their kinds, money) cover all needs."""
    held = state.favors[seat]
    if len(needs) == 1:
        need = needs[0]
        if has_money(state, seat):
            return True
        if need == ANY:
            return any(held)
        return held[need] > 0 or any(
            held[kind] and need in FAVOR_COUNTS_AS[kind] for kind in range(4, len(held))
        )
    return _covers(list(held), has_money(state, seat), list(needs))


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


def spending_options(state: AndroidState, seat: int, needs: Sequence[int]) -> tuple[Action, ...]:
    """What may be spent for the first need so that the rest stays payable."""
    need, rest = needs[0], list(needs[1:])
    held, money = list(state.favors[seat]), has_money(state, seat)
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


@dataclass(slots=True, eq=False)
class SpendFavors(Seated):
    needs: tuple[int, ...]
    """Kinds of normal favor, or ANY."""


def favor_prompt(state: AndroidState, frame: SpendFavors) -> str:
    kinds = ("corp", "political", "society", "street")
    need = frame.needs[0]
    return (
        f"Which favor do you spend as {'any favor' if need == ANY else f'a {kinds[need]} favor'}?"
    )


def ask_favor(state: AndroidState, frame: SpendFavors) -> Ask:
    options = spending_options(state, frame.seat, frame.needs)
    return Ask(frame.seat, "spend-favor", options, favor_prompt)


def spend_favor(state: AndroidState, frame: SpendFavors) -> Outcome:
    seat, action = frame.seat, frame.answer
    if action is SPEND_MONEY:
        change_money(state, -1)
        notice(state, Occasion.SPENDS_FAVOR, seat, About(favor=MONEY))
    else:
        lose_favor(state, seat, action.argument)
        notice(state, Occasion.SPENDS_FAVOR, seat, About(favor=action.argument))
    frame.needs = frame.needs[1:]
    return Goto(ask_favor) if frame.needs else None


SPEND_FAVORS: Final = procedure("Favors: spending", SpendFavors, ask_favor, spend_favor)
"""To be called only when payable."""
