"""The chronicle: everything that has happened in a game, as a seat may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caseboard.core.events import Fact
from caseboard.server.replays import is_wanted, no_such_step, stages
from caseboard.server.schema import Message


class ChronicleStep(Message):
    """What happened on the way to a step."""

    step: int
    events: list[Fact]


class Chronicle(Message):
    """GET /api/tables/ID/chronicle?at=N&seat=K, or POST /api/chronicle?at=N&seat=K with a record.

    ``steps``: those in which something happened, up to that step.
    """

    steps: list[ChronicleStep]


def chronicle(data: str | Mapping[str, Any], at: int | None, seat: int | None) -> Chronicle:
    """What a record tells a seat of the game up to a step; None: of all of it."""
    steps: list[ChronicleStep] = []
    for stage in stages(data):
        step = stage.history.moment
        events = [one.event.known_to(seat) for one in stage.happened]
        if steps and steps[-1].step == step:
            steps[-1].events += events
        elif events:
            steps.append(ChronicleStep(step, events))
        if stage.open and is_wanted(stage, at):
            return Chronicle(steps)
    raise no_such_step(at, step)
