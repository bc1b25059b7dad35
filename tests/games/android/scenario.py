"""A small language for scenario tests of Android.

t = table("louis", "floyd", "caprice")          # Louis's turn, six Time, all hands empty
t.at("louis", "city-hall").hold("floyd", "I want you in my office now, Blaine!")
t.do("move napd", "play", "pay")                # full keys, or a verb where it is unique
assert t.time == 2
t.ends_clean()
"""

from __future__ import annotations

from typing import Any, cast

import caseboard
from caseboard.core.actions import Action
from caseboard.core.machine import ask_again
from caseboard.games.android.actions import CARD
from caseboard.games.android.catalogue import CARDS, FAVOR_NAMES, PLOTS
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, SUSPECT
from caseboard.games.android.numbers import DECK_OF, DETECTIVES
from caseboard.games.android.rules.daytime import TURN, ask_action
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.state import FACE_UP, SEEN_SHIFT, AndroidState


class Scenario:
    """A prepared position and what is done in it."""

    def __init__(self, game: caseboard.Game) -> None:
        self.game = game
        self.s = cast(AndroidState, game.state)
        self.events: list[caseboard.Event] = []
        self._clear_hands()
        for name in ("twilight", "trauma", "good", "bad", "next_turn_time"):
            setattr(self.s, name, [0] * self.s.seats)
        self._open_turn(0)

    def _clear_hands(self) -> None:
        for hand in self.s.hands:
            for card in hand:
                self.s.bags[DECK_OF[card]].append(card)
            hand.clear()

    def _open_turn(self, seat: int) -> None:
        """The menu of a seat's turn, with nothing pending above it."""
        s = self.s
        at = next(n for n, f in enumerate(s.stack) if f.procedure is TURN)
        del s.stack[at + 1 :]
        frame = s.stack[at]
        frame["seat"] = seat
        frame.step = TURN.index[ask_action]
        s.turn, s.time, s.once = seat, 6, []
        s.turns_left = [(seat + n) % s.seats for n in range(1, s.seats)]
        self._renew()

    def _renew(self) -> None:
        changed(self.s)
        self.game._ask = ask_again(self.s)

    def seat(self, detective: str) -> int:
        return self.s.detective.index(DETECTIVES.index(detective))

    # Preparing the position

    def turn(self, detective: str) -> Scenario:
        self._open_turn(self.seat(detective))
        return self

    def at(self, detective: str, place: str) -> Scenario:
        self.s.place[self.seat(detective)] = PLACE[place]
        self._renew()
        return self

    def hold(self, detective: str, *names: str) -> Scenario:
        """Put cards, by name, into a hand."""
        for name in names:
            card = card_named(name)
            bag = self.s.bags[DECK_OF[card]]
            bag.remove(card)
            self.s.hands[self.seat(detective)].append(card)
        self._renew()
        return self

    def favors(self, detective: str, **counts: int) -> Scenario:
        """Favors by name, as in favors("louis", street=2, mr_li=1)."""
        for name, count in counts.items():
            kind = favor_named(name)
            held = self.s.favors[self.seat(detective)]
            self.s.favor_bank[kind] -= count - held[kind]
            held[kind] = count
        self._renew()
        return self

    def plot(self, detective: str, key: str, line: int = 0) -> Scenario:
        seat = self.seat(detective)
        self.s.plot[seat] = next(n for n, plot in enumerate(PLOTS) if plot.key == key)
        self.s.plot_line[seat] = line
        self.s.good[seat] = self.s.bad[seat] = 0
        self._renew()
        return self

    def evidence(
        self, suspect: str, file: int, *values: int, seen_by: str | None = None
    ) -> Scenario:
        """Face-down tokens with these values in a suspect's file."""
        for value in values:
            token = next(n for n in self.s.pool if EVIDENCE_VALUES[n] == value)
            self.s.pool.remove(token)
            seen = 0 if seen_by is None else 1 << (SEEN_SHIFT + self.seat(seen_by))
            self.s.files[SUSPECT[suspect] * 3 + file].append(token | seen)
        self._renew()
        return self

    def set(self, **values: Any) -> Scenario:
        """Any slots of the state, as they are named there."""
        for name, value in values.items():
            setattr(self.s, name, value)
        self._renew()
        return self

    # Playing

    def do(self, *keys: str) -> Scenario:
        """Apply actions: a full key, or a verb that only one legal action has."""
        for key in keys:
            self.events += self.game.apply(self.find(key))
        return self

    def find(self, key: str) -> Action:
        decision = self.game.decision
        assert decision is not None, "the game is over"
        named = [a for a in decision.actions if key in (a.key, a.verb)]
        if not named:
            named = [a for a in decision.actions if self.game.label(a).startswith(key)]
        if len(named) == 1:
            return named[0]
        if key in {a.key for a in self.game.rules.actions}:
            return self.game.rules.actions[key]
        raise AssertionError(f"{key!r} is one of {[a.key for a in decision.actions]}: {len(named)}")

    def play(self, name: str) -> Scenario:
        """Play a card from hand by its name and pay its cost as it stands."""
        self.do(f"play {card_key(name)}")
        decision = self.game.decision
        if decision is not None and decision.kind == "payment":
            self.do("pay")
        return self

    # Looking

    @property
    def keys(self) -> list[str]:
        decision = self.game.decision
        return [] if decision is None else [action.key for action in decision.actions]

    @property
    def kind(self) -> str:
        decision = self.game.decision
        return "over" if decision is None else decision.kind

    @property
    def asked(self) -> str:
        decision = self.game.decision
        assert decision is not None
        return DETECTIVES[self.s.detective[decision.seat]]

    @property
    def time(self) -> int:
        return self.s.time

    def of(self, name: str, detective: str) -> Any:
        """A slot by seat, such as of("trauma", "louis")."""
        return getattr(self.s, name)[self.seat(detective)]

    def favor(self, detective: str, name: str) -> int:
        return self.s.favors[self.seat(detective)][favor_named(name)]

    def told(self, kind: str) -> list[caseboard.Event]:
        return [event for event in self.events if event.kind == kind]

    def why_not(self, key: str) -> str:
        reason = self.game.why_not(key)
        assert reason is not None, f"{key} is legal"
        return reason.code

    def ends_clean(self) -> None:
        """The scenario ends at a turn's menu with nothing pending."""
        decision = self.game.decision
        assert decision is not None
        assert decision.kind == "turn", f"still pending: {decision.kind}, {self.game.trace()}"


def table(*detectives: str, murder: str = "evil-at-the-estates", seed: int = 1) -> Scenario:
    """A game with these detectives by seat; the first has the turn and six Time, hands are empty,
    twilight markers in the centre, and what the first turn's start may have triggered is undone.
    """
    game = caseboard.new(
        "android",
        seats=len(detectives),
        seed=seed,
        detectives=detectives,
        murder=murder,
        first_player=0,
    )
    while not any(f.procedure is TURN for f in game.state.stack):
        assert game.decision is not None
        game.apply(game.decision.actions[0])
    return Scenario(game)


def card_named(name: str) -> int:
    found = [card.id for card in CARDS if card is not None and card.name == name]
    assert len(found) == 1, f"{len(found)} cards are called {name!r}"
    return found[0]


def card_key(name: str) -> str:
    return CARD[card_named(name)].key.removeprefix("card ")


def favor_named(name: str) -> int:
    wanted = name.replace("_", " ").replace("-", " ").lower()
    for kind, full in enumerate(FAVOR_NAMES):
        if full.lower().replace(".", "").removesuffix(" favor") == wanted:
            return kind
    raise AssertionError(f"no favor is called {name!r}: {FAVOR_NAMES}")


def face_up(entry: int) -> bool:
    return bool(entry & FACE_UP)
