"""What a message costs its sender: one for what takes a millisecond or less, more for the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caseboard.server import schema

REASONS_FOR_ONE: Final = 20
"""So many questions why an action is illegal count like a message."""

PRICES: Final[dict[type, Callable[[Any], float]]] = {
    schema.Hello: lambda hello: 5.0,
    schema.Why: lambda why: 1.0 + len(why.actions) / REASONS_FOR_ONE,
    schema.Preview: lambda preview: 2.0,
    # Everybody at the table has to read it.
    schema.Say: lambda say: 10.0,
    schema.MakeClaim: lambda claim: 10.0,
    schema.Undo: lambda undo: 3.0,
    schema.SetOrders: lambda orders: 2.0 + len(orders.orders) / 10,
    schema.Heard: lambda heard: 3.0,
    schema.Rename: lambda rename: 3.0,
    schema.StandIn: lambda stand_in: 10.0,
    schema.SetWebhook: lambda webhook: 3.0,
}


def price(message: schema.Request) -> float:
    find = PRICES.get(type(message))
    return 1.0 if find is None else find(message)
