"""How long what happens in Android holds the eye: a card and a story as long as they are read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from caseboard.core.events import Fact
from caseboard.games.android import events
from caseboard.games.android.catalogue import GENERAL_EVENTS, PLOTS, SPECIFIC_EVENTS, card_at
from caseboard.games.android.texts import (
    ending_text,
    general_event_text,
    plot_card_text,
    specific_event_text,
    twilight_text,
)
from caseboard.pack.pacing import BEAT, reading

GLANCE: Final = 400
"""For what comes along with something else."""


def pace(fact: Fact) -> int:
    kind = type(fact)
    if kind in _READ:
        return _READ[kind](fact)
    return _TIMES.get(kind, GLANCE)


@cache
def _card(number: int) -> int:
    return reading(twilight_text(card_at(number)))


@cache
def _plot_card(plot: int, line: int) -> int:
    told, card = PLOTS[plot], PLOTS[plot].line(line)
    return reading(card.flavour, plot_card_text(card, told.detective))


@cache
def _ending(number: int) -> int:
    plot = PLOTS[number // 4]
    ending = plot.endings[number % 4]
    return reading(ending.flavour, ending_text(ending, plot.detective))


@cache
def _event(number: int) -> int:
    event = GENERAL_EVENTS[number]
    return reading(event.flavour, general_event_text(event))


@cache
def _specific_event(number: int) -> int:
    event = SPECIFIC_EVENTS[number]
    return reading(event.flavour, specific_event_text(event))


_READ: Final[dict[type[Fact], Callable[[Any], int]]] = {
    events.CardPlayed: lambda fact: _card(fact.card),
    events.PlotStarted: lambda fact: _plot_card(fact.plot, 0),
    events.Crossroads: lambda fact: _plot_card(fact.plot, fact.line),
    events.Ending: lambda fact: _ending(fact.ending),
    events.Event: lambda fact: _event(fact.event),
    events.SpecificEvent: lambda fact: _specific_event(fact.event),
}

_TIMES: Final[dict[type[Fact], int]] = {
    **dict.fromkeys(
        (
            events.Murder, events.Detective, events.Hunches, events.MemoryDealt, events.SetUp,
            events.CardStays, events.DeckShuffled, events.LeadWaits, events.EvidenceDrawn,
            events.EventEnded, events.SpecificEventEnded, events.PieceDrawn,
        ),
        0,
    ),
    **dict.fromkeys(
        (
            events.Day, events.FirstPlayer, events.Turn, events.Moved, events.MemoryShown,
            events.CardCancelled, events.TraumaGained, events.WarrantPlaced, events.Talked,
            events.HandSeen, events.LeadFollowed, events.LeadMoved, events.LeadSacrificed,
            events.LeadWasted, events.EvidencePlaced, events.EvidencePeeked,
            events.EvidenceRevealed, events.EvidenceRemoved, events.EvidenceMoved,
            events.AlibiPlaced, events.HitPlaced, events.SuspectPinned, events.PiecePlaced,
            events.GoodBaggage, events.BadBaggage, events.Sacrificed, events.AbilityUsed,
            events.Jumped, events.Fight, events.Triggered, events.EventUsed,
        ),
        BEAT,
    ),
    **dict.fromkeys(
        (events.NpcChanged, events.SuspectKilled, events.PlotResolved, events.CaseClosed),
        2 * BEAT,
    ),
}  # fmt: skip
