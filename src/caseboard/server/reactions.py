"""Reaction windows: what standing orders answer, whom to ask at once, what must not be told.

A window must look the same from outside whether a seat could not answer, passed by order or
passed in person. So what is decided here for the others to see rests on public facts only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from caseboard.core.actions import Action
from caseboard.core.game import Decision, Game
from caseboard.games.android.actions import PAY
from caseboard.games.android.numbers import Side, deck_of
from caseboard.server.schema import Order

PASS: Final = "pass"
PAYMENT: Final = "payment"

REACTIONS: Final[Mapping[str, str]] = {"android": "react", "voices": "strategy"}
"""By game, the kind of decision that standing orders answer."""


def is_reaction(game: Game, decision: Decision) -> bool:
    return decision.kind == REACTIONS.get(game.rules.name)


def _android_reactors(view: Mapping[str, Any]) -> list[int]:
    """Card backs are public: who holds a card that this turn's detective could be met with?

    Others answer with dark cards of that detective, the player himself with light ones.
    """
    turn = view["turn"]
    if not 0 <= turn < view["seats"]:
        return []
    detective = view["players"][turn]["detective"]
    dark, light = deck_of(detective, Side.DARK), deck_of(detective, Side.LIGHT)
    return [
        seat
        for seat, player in enumerate(view["players"])
        if (light if seat == turn else dark) in player["backs"]
    ]


_REACTORS: Final[Mapping[str, Callable[[Mapping[str, Any]], list[int]]]] = {
    "android": _android_reactors
}


def could_react(game: Game) -> list[int]:
    """The seats that could, by what everybody knows, meet the next choice in secret."""
    reactors = _REACTORS.get(game.rules.name)
    return [] if reactors is None else reactors(game.view(None))


def passing(game: Game) -> Action | None:
    """The action that lets the open window go by."""
    decision = game.decision
    if decision is None:
        return None
    return next((action for action in decision.actions if action.key == PASS), None)


def ordered(game: Game, orders: list[Order]) -> Action | None:
    """What the seat's standing orders answer to the open question; None: ask the person."""
    decision = game.decision
    if decision is None or not orders:
        return None
    if decision.kind == PAYMENT:
        return _ordered_payment(game, decision, orders)
    if not is_reaction(game, decision):
        return None
    for order in orders:
        if order.do == "play":
            found = _playable(game, decision, order)
            if found is not None:
                return found
        elif order.action is None or any(one.key == order.action for one in decision.actions):
            return passing(game) if order.do == "pass" else None
    return None


def _playable(game: Game, decision: Decision, order: Order) -> Action | None:
    for action in decision.actions:
        fits = action.key != PASS if order.action is None else action.key == order.action
        if fits and (order.max_cost is None or cost_of(game, action) <= order.max_cost):
            return action
    return None


def cost_of(game: Game, action: Action) -> int:
    """What a card would cost now; 0 where cards cost nothing."""
    trial = game.clone()
    trial.apply(action)
    return _cost_asked(trial)


def _cost_asked(game: Game) -> int:
    return int(game.state.stack[-1].get("cost", 0)) if game.state.stack else 0


def _ordered_payment(game: Game, decision: Decision, orders: list[Order]) -> Action | None:
    """A card that an order has played is paid as it stands, if that is within the order."""
    cost = _cost_asked(game)
    within = any(
        order.do == "play" and order.max_cost is not None and cost <= order.max_cost
        for order in orders
    )
    return PAY if within and PAY in decision.actions else None


def always_asks(orders: list[Order]) -> bool:
    """'Always ask me': the first order that fits every window is to ask."""
    plain = next((order for order in orders if order.action is None and order.do != "play"), None)
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
