"""Scenes with Raymond: ``Scene().at("the-midway").memory(CLOUDS).choose("move castle-club")``."""

from __future__ import annotations

from typing import Self

import caseboard
from caseboard.core.machine import Call, Procedure, ask_again, frame, run
from caseboard.games.android.actions import CARD
from caseboard.games.android.catalogue import CARDS, PLOTS
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.effects.base import Effect, compiled
from caseboard.games.android.numbers import DECK_OF
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.state import AndroidState

RAY, FLOYD_SEAT, CAPRICE_SEAT = range(3)
LETTERS, CLOUDS, RIDGE, PARADE = range(4)


def card_named(name: str) -> int:
    return next(n for n, card in enumerate(CARDS) if card is not None and card.name == name)


def card_key(name: str) -> str:
    """The card as the written actions call it."""
    return CARD[card_named(name)].key.removeprefix("card ")


_MADE: dict[Effect, Procedure[AndroidState]] = {}


class Scene:
    """Raymond's first turn, six Time, nothing in anybody's hands, no Memory waiting."""

    def __init__(self, seed: int = 1) -> None:
        self.game = caseboard.new(
            "android",
            seats=3,
            seed=seed,
            murder="evil-at-the-estates",
            detectives=("raymond", "floyd", "caprice"),
            first_player=RAY,
        )
        while self.asked != (RAY, "turn"):
            self.choose("pass")
        state = self.game.state
        assert isinstance(state, AndroidState)
        self.state: AndroidState = state
        state.memory_rest = [0] * 4
        for seat in range(3):
            state.memories[seat] = []
            self.hand(seat)
        state.lily, state.jimmy = PLACE["adams-garden"], PLACE["memories-of-green"]
        state.good[RAY] = state.bad[RAY] = state.twilight[RAY] = 0
        self.time(6)

    def again(self) -> Self:
        """Derive the open question anew from what was arranged."""
        changed(self.state)
        self.game._ask = ask_again(self.state)
        return self

    def time(self, time: int) -> Self:
        self.state.time = time
        return self.again()

    def at(self, place: str, seat: int = RAY) -> Self:
        self.state.place[seat] = PLACE[place]
        return self.again()

    def day(self, day: int) -> Self:
        self.state.day = day
        return self.again()

    def plot(self, key: str, line: int = 0) -> Self:
        number = next(n for n, plot in enumerate(PLOTS) if plot.key == key)
        self.state.plot[RAY], self.state.plot_line[RAY] = number, line
        self.state.good[RAY] = self.state.bad[RAY] = 0
        return self.again()

    def memory(self, *memories: int) -> Self:
        """Floyd's player holds these Memories."""
        self.state.memories[FLOYD_SEAT] = list(memories)
        return self.again()

    def hand(self, seat: int, *names: str, others: int = 0) -> Self:
        """The seat holds these cards and so many more of Raymond's light deck (or Floyd's)."""
        s = self.state
        for card in s.hands[seat]:
            s.bags[DECK_OF[card]].append(card)
        s.hands[seat] = []
        for name in names:
            self._take(card_named(name))
            s.hands[seat].append(card_named(name))
        for _ in range(others):
            card = s.bags[s.detective[seat] * 2][0]
            self._take(card)
            s.hands[seat].append(card)
        return self.again()

    def _take(self, card: int) -> None:
        self.state.bags[DECK_OF[card]].remove(card)

    def in_play(self, name: str) -> Self:
        self._take(card_named(name))
        self.state.in_play[RAY].append(card_named(name))
        self.state.in_play_data[RAY].append(RAY)
        return self.again()

    def favors(self, kind: int, count: int) -> Self:
        self.state.favor_bank[kind] -= count
        self.state.favors[RAY][kind] += count
        return self.again()

    def lead_here(self, lead: int) -> Self:
        self.state.lead_at[lead] = self.state.place[RAY]
        return self.again()

    def choose(self, *keys: str) -> Self:
        for key in keys:
            self.game.apply(key)
        return self

    def play(self, name: str) -> Self:
        """Play the card and pay what it costs."""
        self.choose(f"play {card_key(name)}")
        return self.choose("pay") if "pay" in self.options else self

    def befalls(self, effect: Effect) -> Self:
        """Have an effect happen to Raymond now, before the question that is open."""
        if effect not in _MADE:
            _MADE[effect] = compiled(f"scene {effect!r}", effect)
        return self.call(Call(_MADE[effect], actor=FLOYD_SEAT, target=RAY))

    def call(self, call: Call) -> Self:
        self.state.stack.append(frame(call))
        self.game._ask = run(self.state)
        return self

    def end_turns(self, until: int | None = None) -> Self:
        """Everybody does nothing until Raymond's next turn (or his turn of that day)."""
        first = self.state.day
        while True:
            self.choose(self.idle_answer())
            decision = self.game.decision
            if decision is None:
                return self
            mine = (decision.seat, decision.kind) == (RAY, "turn")
            if mine and self.state.day != first and until in (None, self.state.day):
                return self

    def until_asked(self, *keys: str) -> Self:
        """Everybody does nothing until one of these can be chosen; then it is."""
        for key in keys:
            while key not in self.options:
                self.choose(self.idle_answer())
            self.choose(key)
        return self

    def idle_answer(self) -> str:
        for key in ("end-turn", "pass", "no"):
            if key in self.options:
                return key
        return self.options[0]

    @property
    def asked(self) -> tuple[int, str]:
        decision = self.game.decision
        assert decision is not None
        return decision.seat, decision.kind

    @property
    def options(self) -> list[str]:
        decision = self.game.decision
        assert decision is not None
        return [action.key for action in decision.actions]

    @property
    def baggage(self) -> tuple[int, int]:
        return self.state.good[RAY], self.state.bad[RAY]

    @property
    def trauma(self) -> int:
        return self.state.trauma[RAY]

    @property
    def favors_held(self) -> int:
        return sum(self.state.favors[RAY])
