"""Perfect recall: everything that a seat has seen, been asked and done, in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec

from caseboard.core.actions import Action
from caseboard.core.delta import diff
from caseboard.core.errors import CaseboardError
from caseboard.core.events import Event
from caseboard.core.game import SEALED, Game, start


@dataclass(frozen=True, slots=True)
class InformationState:
    """What a seat knows of a game so far. Two that are equal cannot be told apart by the seat."""

    text: str
    """A line of JSON for the beginning, and one for every step since."""

    @property
    def hash(self) -> str:
        return blake2b(self.text.encode(), digest_size=16).hexdigest()


class Recall:
    """The memory of one seat that sits through a game, step by step."""

    __slots__ = ("_lines", "_seat", "_seen")

    def __init__(self, game: Game, seat: int, events: Sequence[Event]) -> None:
        self._seat = seat
        self._seen = seen(game, seat)
        facts = [event.seen_by(seat) for event in events]
        self._lines = [_line({"seat": seat, "facts": facts, "sees": self._seen})]

    def step(self, asked: int, chosen: Action, events: Sequence[Event], game: Game) -> None:
        """Somebody's decision, what came of it, and how the table looks now."""
        now = seen(game, self._seat)
        told: dict[str, Any] = {"did": chosen.key} if asked == self._seat else {}
        told["facts"] = [event.seen_by(self._seat) for event in events]
        told["changes"] = diff(self._seen, now)
        self._lines.append(_line(told))
        self._seen = now

    @property
    def state(self) -> InformationState:
        return InformationState("\n".join(self._lines))


def seen(game: Game, seat: int) -> dict[str, Any]:
    """What a seat sees of the table, and what it is asked, without words."""
    rules, state, decision = game.rules, game.state, game.decision
    data = {**rules.public(state), **rules.private(state, seat)}
    for part in rules.parts:
        data.update(part.make(state, seat))
    if decision is None:
        data["decision"] = None
    elif decision.seat == seat:
        keys = [action.key for action in decision.actions]
        data["decision"] = {"seat": seat, "kind": decision.kind, "actions": keys}
    else:
        hidden = {"seat": decision.seat, "kind": decision.kind}
        data["decision"] = SEALED if decision.sealed else hidden
    return data


def information_state(game: Game, seat: int) -> InformationState:
    """What the seat knows, worked out by playing the game's history again."""
    recall: Recall | None = None
    for asked, chosen, events, again in played_again(game):
        if recall is None or chosen is None or asked is None:
            recall = Recall(again, seat, events)
        else:
            recall.step(asked, chosen, events, again)
    assert recall is not None
    return recall.state


def played_again(
    game: Game,
) -> Iterator[tuple[int | None, Action | None, tuple[Event, ...], Game]]:
    """Every step of a game: who decided what, what came of it, and the game after it.

    The last one is the game itself.
    """
    if not game.history:
        raise CaseboardError("this game is a sample without a past: ask the game it was made of")
    again = start(game.rules, game.seats, game.seed, game.options, list(game.history[0][1]))
    last = len(game.history) - 1
    yield None, None, tuple(again.state.events), game if last == 0 else again
    for number, (action, outcomes) in enumerate(game.history[1:], 1):
        decision = again.decision
        assert decision is not None
        assert action is not None
        again.state.script = list(outcomes)
        events = again.apply(action)
        yield decision.seat, action, events, game if number == last else again


def _line(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data).decode()
