"""A small language for scenes at the table of Voices in My Head.

``Table(seats=4).tokens("logical", guilty=2).use("trial 3A1", 1).choose("juror logical")``
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self, TypeVar

import caseboard
from caseboard.core.events import Fact
from caseboard.core.machine import Frame, ask_again, run
from caseboard.games.voices.content.emotions import Emotion
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.markers import Colour
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, Face
from caseboard.games.voices.effects import Effect
from caseboard.games.voices.geometry import MARKER_RADIUS
from caseboard.games.voices.push import push_number
from caseboard.games.voices.rules.resolve import use
from caseboard.games.voices.rules.stage_two import proceed_to_stage_two
from caseboard.games.voices.sources import SOURCES, Source, strategy
from caseboard.games.voices.state import (
    DESTROYED,
    KINDS,
    MARKERS_PER_COLOUR,
    UNUSED,
    VoicesState,
)

F = TypeVar("F", bound=Fact)


def push_key(start: int = 0, direction: int = 0) -> str:
    """The written form of a push; by default from the middle, straight ahead."""
    return f"push {push_number(start, direction)}"


STRAIGHT = push_key()


class Table:
    """A game whose first question is open, and shortcuts to arrange what lies on the table."""

    def __init__(self, seats: int = 4, seed: int = 1, prosecutor: int = 0, **options: Any) -> None:
        self.game = caseboard.new(
            "voices", seats=seats, seed=seed, chosen_prosecutor=prosecutor, **options
        )
        state = self.game.state
        assert isinstance(state, VoicesState)
        self.state: VoicesState = state
        self.clear_jurors()
        for seat in state.personas():
            self.hand(seat)
        self.facts: list[Fact] = []

    def clear_jurors(self) -> None:
        for juror, stack in enumerate(self.state.influence):
            self.state.influence_pile += stack
            self.state.influence[juror] = ()

    def first_player(self, seat: int) -> Self:
        self.state.first_player = seat
        return self

    def role(self, seat: int, id: str) -> Self:
        self.state.roles[seat] = next(n for n, role in enumerate(ROLES) if role.id == id)
        return self

    def tokens(self, juror: str, guilty: int = 0, innocent: int = 0, influence: str = "") -> Self:
        """Influence faces are given from the bottom of the stack."""
        at = JurorType[juror.upper()]
        self.state.guilty[at] = guilty
        self.state.innocent[at] = innocent
        for face in influence.split():
            self.state.influence[at] += (self._take_token(face),)
        return self

    def pile(self, faces: str) -> Self:
        """Only these tokens can be drawn next; the others are discarded."""
        kept = [self._take_token(face) for face in faces.split()]
        self.state.influence_discard += self.state.influence_pile
        self.state.influence_pile = kept
        return self

    def _take_token(self, face: str) -> int:
        pile = self.state.influence_pile
        token = next(one for one in pile if INFLUENCE_FACES[one] is Face[face.upper()])
        pile.remove(token)
        return token

    def hand(self, seat: int, *ids: str) -> Self:
        """The seat holds exactly these strategy cards."""
        state = self.state
        state.strategy_deck += state.hands[seat]
        state.hands[seat] = tuple([self._take_card(id) for id in ids])
        return self

    def _take_card(self, id: str) -> int:
        deck = self.state.strategy_deck
        card = next(one for one in deck if strategy(one).id == id)
        deck.remove(card)
        return card

    def deck(self, *ids: str) -> Self:
        """Only these strategy cards can be drawn next; the others are discarded."""
        kept = [self._take_card(id) for id in ids]
        self.state.strategy_discard += self.state.strategy_deck
        self.state.strategy_deck = kept
        return self

    def marker(
        self, seat: int, emotion: str, place: str, x: float = 0, y: float = 8, colour: int = 0
    ) -> int:
        """Put an unused marker of a seat (its n-th color) somewhere; says which it is."""
        state = self.state
        colours = [one for one in Colour if state.colour_owner[one] == seat]
        first = colours[colour] * MARKERS_PER_COLOUR
        found = next(
            marker
            for marker in range(first, first + MARKERS_PER_COLOUR)
            if state.place[marker] == UNUSED and KINDS[marker].emotion is Emotion[emotion.upper()]
        )
        if place == "destroyed":
            state.place[found] = DESTROYED
        else:
            state.place[found] = Region[place.upper()]
            state.x[found], state.y[found] = round(x * 1000), round(y * 1000)
        return found

    def column(self, seat: int, place: str, *emotions: str) -> list[int]:
        """Markers of a seat in a straight column, the first at the railing."""
        return [
            self.marker(seat, emotion, place, 0, (2 * row + 1) * MARKER_RADIUS / 1000)
            for row, emotion in enumerate(emotions)
        ]

    def trial(self, number: int) -> Self:
        """The card lies behind the prosecutor's screen."""
        state, card = self.state, number - 1
        if card not in state.trial_cards:
            state.trial_deck.remove(card)
            state.trial_deck.append(state.trial_cards.pop(0))
            state.trial_cards.append(card)
        return self

    def stage_two(self) -> Self:
        proceed_to_stage_two(self.state)
        return self

    def call(self, call: Frame) -> Self:
        """Run a procedure now, before the question that is open."""
        self.state.stack.append(call)
        self.state.events = []
        self.game._ask = run(self.state)
        self.facts += [event.known_to(None) for event in self.state.events]
        return self

    def use(self, source: str, user: int, **circumstances: Any) -> Self:
        return self.call(use(source, user, **circumstances))

    def do(self, effect: Effect, user: int = 1, **circumstances: Any) -> Self:
        """Carry out an effect that need not be printed on any card."""
        source = f"scene {effect!r}"
        SOURCES[source] = Source(effect)
        return self.use(source, user, **circumstances)

    def again(self) -> Self:
        """Derive the open question anew from what was arranged."""
        self.game._ask = ask_again(self.state)
        return self

    def choose(self, *keys: str) -> Self:
        for key in keys:
            self.facts += [event.known_to(None) for event in self.game.apply(key)]
        return self

    @property
    def idle(self) -> bool:
        """Whether nothing but the first question of the round is open."""
        return self.asked[1] == "trial"

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked for what."""
        decision = self.game.decision
        assert decision is not None
        return decision.seat, decision.kind

    @property
    def options(self) -> list[str]:
        decision = self.game.decision
        assert decision is not None
        return [action.key for action in decision.actions]

    @property
    def prompt(self) -> str:
        decision = self.game.decision
        assert decision is not None
        return decision.prompt

    def told(self, kind: type[F]) -> list[F]:
        """What everybody knows of the facts of a kind."""
        return [fact for fact in self.facts if isinstance(fact, kind)]

    def stack(self, juror: str) -> list[str]:
        """The faces of a juror's influence, from the bottom."""
        return faces(self.state.influence[JurorType[juror.upper()]])

    def open_tokens(self, juror: str) -> tuple[int, int]:
        at = JurorType[juror.upper()]
        return self.state.guilty[at], self.state.innocent[at]


def faces(tokens: Iterable[int]) -> list[str]:
    return [INFLUENCE_FACES[token].name.lower() for token in tokens]
