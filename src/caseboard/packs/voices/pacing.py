"""How long what happens in a trial holds the eye: what is read aloud as long as it is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caseboard.core.events import Fact
from caseboard.games.voices import events
from caseboard.pack.pacing import BEAT, reading

GLANCE: Final = 400
"""For what comes along with something else."""


def pace(fact: Fact) -> int:
    kind = type(fact)
    if kind in _READ:
        return _READ[kind](fact)
    return _TIMES.get(kind, BEAT)


PUSH: Final = 1_400
FALL: Final = 4_000
"""A push, and one that throws something down: the camera goes there, and the fall is slow."""

_READ: Final[dict[type[Fact], Callable[[Any], int]]] = {
    events.Deployed: lambda fact: FALL if fact.destroyed else PUSH,
    events.Story: lambda fact: reading(fact.text, fact.rule),
    events.SideRead: lambda fact: reading(fact.text),
    events.AbilityRead: lambda fact: reading(fact.header, fact.text, fact.lead_in),
    events.Closing: lambda fact: reading(fact.text),
    events.Verdict: lambda fact: 2 * BEAT + reading(fact.text),
    events.HiddenEffect: lambda fact: reading(fact.label, fact.text),
}

_TIMES: Final[dict[type[Fact], int]] = {
    **dict.fromkeys((events.RoleDealt, events.StrategyReshuffled), 0),
    **dict.fromkeys(
        (
            events.Prosecutor, events.FirstPlayer, events.TrialCardDrawn, events.StrategyDrawn,
            events.InfluenceDrawn, events.InfluenceDiscarded, events.MarkerTaken,
        ),
        GLANCE,
    ),
    events.RolesRevealed: 4 * BEAT,
    events.JurorsInfluence: BEAT + GLANCE,
    events.JurorsVote: BEAT + GLANCE,
    events.Round: 2 * BEAT,
    events.StageTwo: 2 * BEAT,
}  # fmt: skip
