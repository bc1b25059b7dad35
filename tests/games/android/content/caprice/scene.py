"""Scenes with Caprice in seat 0 and her turn, Floyd in seat 1 and Louis in seat 2."""

from __future__ import annotations

from typing import Self

import caseboard
from caseboard.core.machine import Call, frame, run
from caseboard.games.android.catalogue import CARDS, Card
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.effects.base import Effect, compiled
from caseboard.games.android.numbers import DECK_OF, NOBODY, START
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.state import AndroidState

CAPRICE, FLOYD, LOUIS = range(3)


def card(name: str) -> Card:
    return next(found for found in CARDS if found is not None and found.name == name)


class Scene:
    """Nobody holds a card, nothing has been done, and the murder's rule does not interfere."""

    def __init__(self, plot: int | None = None, line: int = START) -> None:
        self.game = caseboard.new(
            "android",
            seats=3,
            seed=1,
            murder="mons-wolff-massacre",
            detectives=("caprice", "floyd", "louis"),
            first_player=CAPRICE,
        )
        state = self.game.state
        assert isinstance(state, AndroidState)
        self.state: AndroidState = state
        for hand in state.hands:
            for held in hand:
                state.bags[DECK_OF[held]].append(held)
            hand.clear()
        state.lily = PLACE["crater-row"]
        if plot is not None:
            self.plot(plot, line)
        self._open()

    def _open(self) -> None:
        """Derive the open question from what lies on the table now."""
        self.game._ask = run(self.state)

    def plot(self, number: int, line: int = START) -> Self:
        self.state.plot[CAPRICE], self.state.plot_line[CAPRICE] = number, line
        self.state.good[CAPRICE] = self.state.bad[CAPRICE] = 0
        changed(self.state)
        return self

    def hold(self, seat: int, *names: str) -> Self:
        for name in names:
            number = card(name).id
            self.state.bags[DECK_OF[number]].remove(number)
            self.state.hands[seat].append(number)
        self._open()
        return self

    def at(self, place: str, seat: int = CAPRICE) -> Self:
        self.state.place[seat] = PLACE[place]
        self._open()
        return self

    def sanity(self, value: int) -> Self:
        self.state.sanity = value
        return self

    def do(self, *actions: str) -> Self:
        for action in actions:
            self.game.apply(action)
        return self

    def play(self, name: str) -> Self:
        """Play a card from hand and pay for it as printed."""
        number = card(name).id
        self.do(next(a.key for a in self.options() if a.verb == "play" and a.argument == number))
        while self.kind == "payment":
            self.do("pay")
        return self

    def happens(self, effect: Effect, actor: int = CAPRICE, target: int = CAPRICE) -> Self:
        """An effect out of the blue."""
        title = f"a scene: {effect!r}"
        made = _MADE.get(title)
        if made is None:
            made = _MADE[title] = compiled(title, effect)
        self.state.stack.append(frame(Call(made, actor=actor, target=target)))
        self._open()
        return self

    def options(self) -> tuple[caseboard.Action, ...]:
        assert self.game.decision is not None
        return self.game.decision.actions

    def offered(self) -> set[str]:
        return {action.key for action in self.options()}

    @property
    def kind(self) -> str:
        assert self.game.decision is not None
        return self.game.decision.kind

    @property
    def seat(self) -> int:
        assert self.game.decision is not None
        return self.game.decision.seat

    def end_turns_until(self, day: int) -> Self:
        """Everybody does nothing until the first turn of a day."""
        while self.state.day < day or self.state.turn == NOBODY:
            choice = "end-turn" if self.kind == "turn" else "pass"
            first = self.options()[0].key
            self.do(choice if choice in self.offered() else first)
        return self


_MADE: dict[str, object] = {}
