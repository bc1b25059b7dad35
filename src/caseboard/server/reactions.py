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


def _android_window(view: Mapping[str, Any]) -> bool:
    """Card backs are public: does anybody hold a dark card of the detective whose turn it is?"""
    turn = view["turn"]
    if not 0 <= turn < view["seats"]:
        return False
    deck = deck_of(view["players"][turn]["detective"], Side.DARK)
    return any(
        deck in player["backs"] for seat, player in enumerate(view["players"]) if seat != turn
    )


_WINDOWS: Final[Mapping[str, Callable[[Mapping[str, Any]], bool]]] = {"android": _android_window}


def window_may_open(game: Game) -> bool:
    """Whether, by what everybody knows, the next choice could meet a sealed reaction."""
    may_open = _WINDOWS.get(game.rules.name)
    return may_open is not None and may_open(game.view(None))


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
