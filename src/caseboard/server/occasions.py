"""What a standing order can wait for: in each game, what reactions answer and what they cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.games.android.actions import PLAY
from caseboard.games.android.catalogue import CARDS, card_at
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.effects.base import OCCASION_WORDS, Occasion
from caseboard.games.android.numbers import DAYS
from caseboard.games.android.rules.costs import base_cost, room
from caseboard.games.android.rules.twilight import PlayCard, Window
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.strategy import Timing
from caseboard.games.voices.rules.deploy import Deployment
from caseboard.games.voices.rules.playing import ROUNDS
from caseboard.games.voices.rules.users import WhoUses


@dataclass(frozen=True, slots=True)
class Happening:
    """What the open question answers, as everybody at the table has seen it.

    ``seat``: whose doing it is, None if nobody's. ``round``: Android's day, Voices' round.
    """

    occasion: str
    seat: int | None
    place: str
    round: int


@dataclass(frozen=True, slots=True)
class Reacting:
    """``kind``: of the decisions that standing orders answer.

    ``cost``: of a card now, None if it cannot be paid for as it stands. ``being_paid``: the card
    that was played in a reaction and whose price is asked for now.
    """

    kind: str
    occasions: Mapping[str, str]
    places: frozenset[str]
    rounds: int
    happening: Callable[[Game], Happening]
    cost: Callable[[Game, Action], int | None]
    being_paid: Callable[[Game], Action | None]


def key_of(what: Occasion | Timing) -> str:
    return what.name.lower().replace("_", "-")


def _android_happening(game: Game) -> Happening:
    state: Any = game.state
    window = next(frame for frame in reversed(state.stack) if isinstance(frame, Window))
    place = PLACES[state.place[window.seat]].key
    return Happening(key_of(Occasion(window.what)), window.seat, place, state.day)


def _android_cost(game: Game, action: Action) -> int | None:
    state: Any = game.state
    frame, decision, card = state.stack[-1], game.decision, card_at(action.argument)
    assert decision is not None
    cost: int = frame.cost if isinstance(frame, PlayCard) else base_cost(state, frame.seat, card)
    return cost if cost <= room(state, decision.seat, card) else None


def _android_being_paid(game: Game) -> Action | None:
    before, top = game.state.stack[-2:]
    if isinstance(before, Window) and isinstance(top, PlayCard):
        return PLAY[top.card]
    return None


def _voices_happening(game: Game) -> Happening:
    state: Any = game.state
    frame, decision = state.stack[-1], game.decision
    assert decision is not None
    assert isinstance(frame, Deployment | WhoUses)
    place = Region(frame.region).name.lower()
    if isinstance(frame, WhoUses):
        return Happening(key_of(Timing.WHEN_TIED), None, place, state.round)
    own = frame.user == decision.seat
    timing = Timing.AFTER_DEPLOY if own else Timing.AFTER_LOSS
    return Happening(key_of(timing), frame.user, place, state.round)


def _voices_cost(game: Game, action: Action) -> int:
    """Strategy cards cost nothing."""
    return 0


def _nothing_is_paid(game: Game) -> None:
    return None


REACTING: Final[Mapping[str, Reacting]] = {
    "android": Reacting(
        kind="react",
        occasions={
            key_of(occasion): words.format(who="a detective")
            for occasion, words in OCCASION_WORDS.items()
            if any(card is not None and card.when == occasion for card in CARDS)
        },
        places=frozenset(place.key for place in PLACES),
        rounds=DAYS,
        happening=_android_happening,
        cost=_android_cost,
        being_paid=_android_being_paid,
    ),
    "voices": Reacting(
        kind="strategy",
        occasions={
            key_of(Timing.AFTER_DEPLOY): "I deploy a marker",
            key_of(Timing.AFTER_LOSS): "a deployment destroys a marker of mine",
            key_of(Timing.WHEN_TIED): "I am tied for control of a region",
        },
        places=frozenset(region.name.lower() for region in Region),
        rounds=ROUNDS,
        happening=_voices_happening,
        cost=_voices_cost,
        being_paid=_nothing_is_paid,
    ),
}
