"""A table on which events and murder rules can be tried alone: no hands, no plots, no memories."""

from __future__ import annotations

from typing import Any

import caseboard
from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Call, Procedure, answer, push, run
from caseboard.games.android.catalogue import GENERAL_EVENTS, SPECIFIC_EVENTS
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.numbers import NOBODY, TIME_A_TURN
from caseboard.games.android.rules.events import (
    DRAW_GENERAL_EVENT,
    SPECIFIC_EVENT,
    USE_EVENT,
    why_not_use_event,
)
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.rules.leads import FOLLOW_UP_LEAD
from caseboard.games.android.rules.movement import ENTER_PLACE
from caseboard.games.android.state import AndroidState

SEATS = ("louis", "rachel", "raymond")


class Scene:
    """Seat 0 is Louis, seat 1 Rachel, seat 2 Raymond; Louis is first and it is his turn."""

    def __init__(self, murder: str = "evil-at-the-estates") -> None:
        game = caseboard.new(
            "android", seats=3, seed=5, murder=murder, detectives=SEATS, first_player=0
        )
        state = game.state
        assert isinstance(state, AndroidState)
        self.s = state
        self.s.stack = []
        for cards in (*self.s.hands, *self.s.memories):
            cards.clear()
        self.s.plot = [NOBODY] * 3
        self.s.favors = [[0] * len(kinds) for kinds in self.s.favors]
        self.s.money = 0
        self.s.events = []
        self.ask: Ask | None = None
        self.turn_of(0)
        changed(self.s)

    def turn_of(self, seat: int, place: str | None = None) -> None:
        self.s.turn, self.s.time, self.s.once = seat, TIME_A_TURN, []
        if place is not None:
            self.s.place[seat] = PLACE[place]

    def begin(self, procedure: Procedure[AndroidState], *answers: Action, **about: Any) -> None:
        """Run a procedure as far as the answers go."""
        push(self.s, Call(procedure, **about))
        self.resume()
        for action in answers:
            self.reply(action)

    def resume(self) -> None:
        """Run what has been laid on the stack, to the first question."""
        self.ask = run(self.s)

    def reply(self, action: Action) -> None:
        assert self.ask is not None, f"nobody asks for {action}"
        assert action in self.ask.actions
        self.ask = answer(self.s, action)

    def reply_first(self) -> None:
        """Take the first option of the open question."""
        assert self.ask is not None
        self.reply(self.ask.actions[0])

    def finish(self) -> None:
        """Take the first option of every question that is left."""
        while self.ask is not None:
            self.reply_first()

    def draw(self, key: str, *answers: Action) -> None:
        """Draw a general event, by key; the answers may leave questions open."""
        number = next(n for n, event in enumerate(GENERAL_EVENTS) if event.key == key)
        self.s.event_bag = [number]
        self.begin(DRAW_GENERAL_EVENT, *answers)

    def show(self, key: str, *answers: Action) -> None:
        """Turn a specific event, by key, face up."""
        self.s.specific = next(n for n, event in enumerate(SPECIFIC_EVENTS) if event.key == key)
        self.begin(SPECIFIC_EVENT, *answers)

    def use(self, space: int, *answers: Action) -> None:
        """The active detective uses the event in a space."""
        assert why_not_use_event(self.s, self.s.turn, space) is None
        self.begin(USE_EVENT, *answers, seat=self.s.turn, space=space)

    def why_not_use(self, space: int) -> str | None:
        reason = why_not_use_event(self.s, self.s.turn, space)
        return None if reason is None else reason.code

    def enter(self, place: str, *answers: Action) -> None:
        seat = self.s.turn
        self.begin(ENTER_PLACE, *answers, seat=seat, place=PLACE[place], window=True)

    def follow(self, lead: int, *answers: Action) -> None:
        """The active detective follows up a lead that is laid where he stands."""
        self.s.lead_at[lead] = self.s.place[self.s.turn]
        self.begin(FOLLOW_UP_LEAD, *answers, seat=self.s.turn, lead=lead, paid=True)
