"""Reaction windows: what standing orders answer, whom to ask at once, what must not be told.

A window must look the same from outside whether a seat could not answer, passed by order or
passed in person. So what is decided here for the others to see rests on public facts only.
"""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action
from caseboard.core.errors import BadOption, choices
from caseboard.core.game import Decision, Game
from caseboard.pack.reactions import Happening, Reactions
from caseboard.pack.registry import pack_of
from caseboard.server.schema import Order, When

PASS: Final = "pass"


def reactions_of(game: Game) -> Reactions | None:
    return pack_of(game.rules.name).reactions()


def is_reaction(game: Game, decision: Decision) -> bool:
    reactions = reactions_of(game)
    return reactions is not None and decision.kind == reactions.kind


def could_react(game: Game) -> list[int]:
    """The seats that could, by what everybody knows, meet the next choice in secret."""
    reactions = reactions_of(game)
    return [] if reactions is None else reactions.reactors(game)


def passing(game: Game) -> Action | None:
    """The action that lets the open window go by."""
    decision = game.decision
    if decision is None:
        return None
    return next((action for action in decision.actions if action.key == PASS), None)


def is_seen(decision: Decision, action: Action) -> bool:
    """Whether others see that this was chosen: that somebody was asked and passed is a secret."""
    return not decision.sealed or action.key != PASS


def ordered(game: Game, orders: list[Order]) -> Action | None:
    """What the seat's standing orders answer to the open question; None: ask the person."""
    decision, reactions = game.decision, reactions_of(game)
    if decision is None or reactions is None or not orders:
        return None
    if decision.kind != reactions.kind:
        return _ordered_payment(game, reactions, orders)
    happening = reactions.happening(game)
    for order in orders:
        if not _fits(order.when, happening):
            continue
        if order.do == "play":
            for action in decision.actions:
                if _plays(game, reactions, order, action):
                    return action
        elif order.action is None or any(one.key == order.action for one in decision.actions):
            return passing(game) if order.do == "pass" else None
    return None


def check_order(game: str, seats: int, order: Order) -> None:
    """Refuse an order that could never fit because it names something that is not there."""
    pack = pack_of(game)
    reactions, when = pack.reactions(), order.when or When()
    if reactions is None:
        raise BadOption(f"{pack.title} has no reactions: there is nothing to order")
    if order.action is not None:
        pack.rules.actions[order.action]
    if when.occasion is not None and when.occasion not in reactions.occasions:
        known = choices(reactions.occasions)
        raise BadOption(f"an order can wait for {known}, not for {when.occasion!r}")
    if when.seat is not None and not 0 <= when.seat < seats:
        raise BadOption(f"seats are 0 to {seats - 1}, not {when.seat}")
    if when.place is not None and when.place not in reactions.places:
        raise BadOption(f"there is no place {when.place!r} here: see the catalogue")
    if not 1 <= when.since <= reactions.rounds:
        raise BadOption(f"an order begins in 1 to {reactions.rounds}, not in {when.since}")


def _fits(when: When | None, happening: Happening) -> bool:
    return when is None or (
        when.occasion in (None, happening.occasion)
        and (when.seat is None or when.seat == happening.seat)
        and when.place in (None, happening.place)
        and when.since <= happening.round
    )


def _plays(game: Game, reactions: Reactions, order: Order, action: Action) -> bool:
    """Whether the order plays this card: one with a price must be payable as it stands."""
    if action.key == PASS or order.action not in (None, action.key):
        return False
    if order.max_cost is None:
        return True
    cost = reactions.cost(game, action)
    return cost is not None and cost <= order.max_cost


def _ordered_payment(game: Game, reactions: Reactions, orders: list[Order]) -> Action | None:
    """A card that an order has played is paid as it stands, if that is within the order."""
    payment = reactions.being_paid(game)
    if payment is None or game.why_not(payment.pay) is not None:
        return None
    happening = reactions.happening(game)
    within = any(
        order.do == "play"
        and order.max_cost is not None
        and _fits(order.when, happening)
        and _plays(game, reactions, order, payment.card)
        for order in orders
    )
    return payment.pay if within else None


def always_asks(orders: list[Order]) -> bool:
    """'Always ask me': the first order that fits every window is to ask.

    One that waits for something takes no time: that would tell that it has happened.
    """
    always = (
        order
        for order in orders
        if order.do != "play" and order.action is None and order.when is None
    )
    plain = next(always, None)
    return plain is not None and plain.do == "ask"


def kept_on_own_turn(orders: list[Order]) -> list[Order]:
    """'Until my turn' ends when the seat has something else than a reaction to decide."""
    return [order for order in orders if order.until != "turn"]


def sealed_questions(game: Game) -> dict[int, Game]:
    """Every seat that the open window asks, with the game as it would be if all before it pass.

    Only what the first of them plays counts, so each may be asked before the others answer.
    """
    asked: dict[int, Game] = {}
    at = game
    while (decision := at.decision) is not None and decision.sealed and decision.seat not in asked:
        asked[decision.seat] = at
        let_go = passing(at)
        if let_go is None:
            break
        depth, procedure = len(at.state.stack), at.state.stack[-1].procedure
        following = at.clone()
        events = following.apply(let_go)
        beyond = events or following.history[-1][1]
        stack = following.state.stack
        if beyond or len(stack) != depth or stack[-1].procedure is not procedure:
            break
        at = following
    return asked


class SealedQuestions:
    """Whom a window asks, worked out once for each position."""

    __slots__ = ("_asked", "_position")

    def __init__(self) -> None:
        self._position: tuple[Game, int] | None = None
        self._asked: dict[int, Game] = {}

    def at(self, game: Game, count: int) -> dict[int, Game]:
        if self._position != (game, count):
            self._position, self._asked = (game, count), sealed_questions(game)
        return self._asked
