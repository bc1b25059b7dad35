"""Scenes with Louis at the table: he moves first, Floyd and Caprice sit to his left."""

from __future__ import annotations

from typing import Any, Self

import caseboard
from caseboard.core.machine import Call, ask_again, frame, run
from caseboard.games.android.actions import CARD
from caseboard.games.android.catalogue import CARDS, FAVOR_OF, NPC, PLOTS, Card
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.numbers import DECK_OF
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.state import AndroidState

LOUIS, FLOYD, CAPRICE = range(3)


def card_named(name: str) -> Card:
    return next(card for card in CARDS if card is not None and card.name == name)


def favor_of(npc: str) -> int:
    return FAVOR_OF[NPC[npc]]


class Scene:
    """Louis's first turn, hands empty, one of his plots at one of its three cards."""

    def __init__(self, plot: str = "the-krausey-case", line: int = 0) -> None:
        self.game = caseboard.new(
            "android",
            seats=3,
            seed=1,
            detectives=("louis", "floyd", "caprice"),
            murder="evil-at-the-estates",
            first_player=LOUIS,
        )
        state = self.game.state
        assert isinstance(state, AndroidState)
        self.state: AndroidState = state
        self.events: list[dict[str, Any]] = []
        for hand in state.hands:
            for card in hand:
                state.bags[DECK_OF[card]].append(card)
            hand.clear()
        state.plot[LOUIS] = next(n for n, one in enumerate(PLOTS) if one.key == plot)
        state.plot_line[LOUIS] = line
        state.lily = state.jimmy = PLACE["crater-row"]
        self.again()

    def again(self) -> Self:
        """Derive the open question anew from what was arranged."""
        changed(self.state)
        self.game._ask = ask_again(self.state)
        return self

    def at(self, place: str, seat: int = LOUIS) -> Self:
        self.state.place[seat] = PLACE[place]
        return self.again()

    def lead(self, lead: int, place: str) -> Self:
        self.state.lead_at[lead] = PLACE[place]
        return self.again()

    def hold(self, seat: int, *names: str) -> Self:
        for name in names:
            card = card_named(name)
            self.state.bags[DECK_OF[card.id]].remove(card.id)
            self.state.hands[seat].append(card.id)
        return self.again()

    def call(self, call: Call) -> Self:
        """Run a procedure now, before the question that is open."""
        self.state.stack.append(frame(call))
        self.state.events = []
        self.game._ask = run(self.state)
        self.events += [event.seen_by(None) for event in self.state.events]
        return self

    def resolve(self, name: str, actor: int = LOUIS) -> Self:
        """Do what one of Louis's cards says, without paying for it."""
        card = card_named(name)
        place = self.state.place[LOUIS]
        return self.call(Call(card.procedure, actor=actor, target=LOUIS, card=card.id, place=place))

    def play(self, name: str, *changes: str) -> Self:
        """Play a card from hand and pay for it, after changes of its cost."""
        self.choose(f"play {self.key(name)}", *changes)
        return self.choose("pay") if "pay" in self.options else self

    def key(self, name: str) -> str:
        return CARD[card_named(name).id].key.split()[1]

    def choose(self, *keys: str) -> Self:
        for key in keys:
            self.events += [event.seen_by(None) for event in self.game.apply(key)]
        return self

    def answer_until(self, kind: str = "turn") -> Self:
        """Answer every question with its first option until one of a kind is asked."""
        while self.asked[1] != kind:
            self.choose(self.options[0])
        return self

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
        return self.state.good[LOUIS], self.state.bad[LOUIS]
