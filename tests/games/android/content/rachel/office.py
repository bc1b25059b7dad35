"""Rachel's turn on a quiet table, for scenes: hands are empty, and the scene sets the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import caseboard
from caseboard.core.actions import Action
from caseboard.core.game import Decision
from caseboard.core.machine import Call, ask_again, push, run
from caseboard.games.android.actions import END_TURN, FOLLOW, MOVE, PASS, PAY, PLAY
from caseboard.games.android.catalogue import PLOTS, card_at
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.numbers import CARD_COUNT, DECK_OF, START
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.rules.plots import RESOLVE_PLOT
from caseboard.games.android.state import AndroidState

RACHEL, LOUIS, FLOYD = range(3)
"""The seats."""

CARD_NAMED = {card_at(n).name: n for n in range(CARD_COUNT)}
PLOT_KEYED = {plot.key: n for n, plot in enumerate(PLOTS)}


class Office:
    """A game in which it is Rachel's turn."""

    def __init__(self) -> None:
        self.game = caseboard.new(
            "android",
            seats=3,
            seed=3,
            murder="evil-at-the-estates",
            detectives=("rachel", "louis", "floyd"),
            first_player=RACHEL,
        )
        while self.decision.kind != "turn":
            self.game.apply(self.decision.actions[-1])
        for hand in self.s.hands:
            for card in hand:
                self.s.bags[DECK_OF[card]].append(card)
            hand.clear()
        self.plot("in-hock")

    @property
    def s(self) -> AndroidState:
        return cast(AndroidState, self.game.state)

    @property
    def decision(self) -> Decision:
        assert self.game.decision is not None
        return self.game.decision

    def look_again(self) -> None:
        """The scene was changed by hand: the open question follows."""
        changed(self.s)
        self.game._ask = ask_again(self.s)

    def plot(self, key: str, line: int = START) -> Office:
        self.s.plot[RACHEL], self.s.plot_line[RACHEL] = PLOT_KEYED[key], line
        self.s.good[RACHEL] = self.s.bad[RACHEL] = 0
        self.look_again()
        return self

    def at(self, place: str) -> Office:
        self.s.place[RACHEL] = PLACE[place]
        self.look_again()
        return self

    def hand(self, seat: int, *names: str) -> Office:
        for name in names:
            card = CARD_NAMED[name]
            self.s.bags[DECK_OF[card]].remove(card)
            self.s.hands[seat].append(card)
        self.look_again()
        return self

    def act(self, *actions: Action) -> Office:
        for action in actions:
            self.game.apply(action)
        return self

    def play(self, name: str, *answers: Action) -> Office:
        """Play a card from the hand of whoever decides, at its printed cost."""
        self.act(PLAY[CARD_NAMED[name]])
        if self.decision.kind == "payment":
            self.act(PAY)
        return self.act(*answers)

    def move(self, place: str) -> Office:
        """Move there; no free card is drawn."""
        self.act(MOVE[PLACE[place]])
        if self.decision.kind == "free-draw":
            self.act(PASS)
        return self

    def follow(self, lead: int) -> Office:
        """Follow up a lead, brought to Rachel's place; others answer with their first option."""
        self.s.lead_at[lead] = self.s.place[RACHEL]
        self.look_again()
        self.act(FOLLOW[lead])
        while self.decision.kind in ("move-lead", "choose"):
            self.act(self.decision.actions[0])
        return self

    def resolve(self, good: int, bad: int, ended: int = 6) -> Office:
        """The plot card in play is resolved with so much baggage."""
        self.s.good[RACHEL], self.s.bad[RACHEL] = good, bad
        push(self.s, Call(RESOLVE_PLOT, seat=RACHEL, ended=ended))
        self.game._ask = run(self.s)
        return self

    def next_morning(self) -> Office:
        """Everybody's turn passes until it is Rachel's again."""
        return self._let_pass(lambda: self.decision.kind == "turn" and self.s.turn == RACHEL)

    def next_morning_with(self, name: str) -> Office:
        """The same, and as Rachel's turn starts the card is played on her."""
        play = PLAY[CARD_NAMED[name]]
        return self._let_pass(lambda: play in self.decision.actions).play(name)

    def _let_pass(self, arrived: Callable[[], bool]) -> Office:
        day = self.s.day
        while not (self.s.day > day and arrived()):
            ends = END_TURN in self.decision.actions
            self.act(END_TURN if ends else self.decision.actions[-1])
        return self
