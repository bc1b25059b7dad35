"""Scenes with Floyd in seat 0, Louis in seat 1 and Caprice in seat 2, all hands empty."""

from __future__ import annotations

from typing import Any

import caseboard
from caseboard.core.events import Event
from caseboard.core.machine import ask_again
from caseboard.games.android.actions import PLAY
from caseboard.games.android.catalogue import PLOTS, card_at
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.numbers import CARD_COUNT, DECK_OF, FLOYD, OFF_MAP, START
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.state import AndroidState

FLOYD_SEAT, LOUIS_SEAT, CAPRICE_SEAT = range(3)
NAMES = {card_at(n).name: n for n in range(CARD_COUNT) if card_at(n).detective == FLOYD}


class Scene:
    def __init__(self, plot: str = "hammers", seed: int = 1) -> None:
        self.game = caseboard.new(
            "android",
            seats=3,
            seed=seed,
            murder="evil-at-the-estates",
            detectives=("floyd", "louis", "caprice"),
            first_player=FLOYD_SEAT,
        )
        assert isinstance(self.game.state, AndroidState)
        self.s: AndroidState = self.game.state
        self.events: list[Event] = []
        while self.decision.kind != "turn":
            self.game.apply("pass")
        for hand in self.s.hands:
            for card in hand:
                self.s.bags[DECK_OF[card]].append(card)
            hand.clear()
        self.plot(plot)

    @property
    def decision(self) -> Any:
        assert self.game.decision is not None
        return self.game.decision

    @property
    def keys(self) -> set[str]:
        return {str(action) for action in self.decision.actions}

    def again(self) -> Scene:
        """The table was changed by hand: derive the open question anew."""
        changed(self.s)
        self.game._ask = ask_again(self.s)
        return self

    def plot(self, key: str, line: int = START) -> Scene:
        self.s.plot[FLOYD_SEAT] = next(n for n, plot in enumerate(PLOTS) if plot.key == key)
        self.s.plot_line[FLOYD_SEAT] = line
        self.s.good[FLOYD_SEAT] = self.s.bad[FLOYD_SEAT] = 0
        return self.again()

    def deal(self, seat: int, *names: str) -> Scene:
        for name in names:
            card = NAMES[name]
            self.s.bags[DECK_OF[card]].remove(card)
            self.s.hands[seat].append(card)
        return self.again()

    def stand(self, place: str) -> Scene:
        self.s.place[FLOYD_SEAT] = PLACE[place]
        return self.again()

    def lead(self, lead: int, place: str) -> Scene:
        """A lead of choice lies at a place, and no other lead anywhere near it."""
        for other, at in enumerate(self.s.lead_at):
            if at == PLACE[place]:
                self.s.lead_at[other] = OFF_MAP
        self.s.lead_at[lead] = PLACE[place]
        return self.again()

    def play(self, name: str) -> Scene:
        """Play a card at its printed cost."""
        self.do(PLAY[NAMES[name]].key)
        if not self.game.over and self.decision.kind == "payment":
            self.do("pay")
        return self

    def may_play(self, name: str) -> bool:
        return PLAY[NAMES[name]] in self.decision.actions

    def do(self, *keys: str) -> Scene:
        for key in keys:
            self.events += self.game.apply(key)
        return self

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def until_day(self, day: int) -> Scene:
        """Everybody passes and ends the turn until that day's first turn begins."""
        while self.s.day < day or self.decision.kind != "turn":
            self.decline()
        return self

    def decline(self) -> Scene:
        """The least that the open question allows."""
        for key in ("end-turn", "pass", "no"):
            if key in self.keys:
                return self.do(key)
        return self.do(str(self.decision.actions[0]))
