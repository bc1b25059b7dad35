"""Everything that can lie in play with a lasting effect or a trigger, by a stable title."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import (
    CARDS,
    ENDINGS,
    GENERAL_EVENTS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
)
from caseboard.games.android.effects.base import Deed, Effect, Lasting, When, compiled
from caseboard.games.android.numbers import LINES_OF_A_PLOT, SACRIFICES_A_PLOT


class Source:
    """A card, plot, event or rule that lies in play."""

    __slots__ = ("lasting", "name", "triggers")

    def __init__(
        self, title: str, name: str, lasting: tuple[Lasting, ...], triggers: tuple[When, ...]
    ) -> None:
        self.name = name
        self.lasting = lasting
        self.triggers: tuple[tuple[When, Deed], ...] = tuple(
            (when, compiled(f"{title}, {name}, trigger {n}", when.effect))
            for n, when in enumerate(triggers, 1)
        )


SOURCES: Final[dict[tuple[str, int], Source]] = {}


EFFECTS: Final[dict[tuple[str, int], Deed]] = {}
"""What things do as they come into play, what events and sacrifices do, by kind and number."""


def build_sources() -> None:
    """Make every declared thing ready for play. Called once, when the game is imported."""

    def effect(kind: str, number: int, name: str, done: Effect | None) -> None:
        if done is not None:
            EFFECTS[kind, number] = compiled(f"{kind} {number}, {name}", done)

    def add(
        kind: str,
        number: int,
        name: str,
        lasting: tuple[Lasting, ...],
        triggers: tuple[When, ...],
    ) -> None:
        if lasting or triggers:
            SOURCES[kind, number] = Source(f"{kind} {number}", name, lasting, triggers)

    for number, plot in enumerate(PLOTS):
        for line in range(LINES_OF_A_PLOT):
            card = plot.line(line)
            triggers = (*card.good.triggers, *card.bad.triggers, *card.triggers)
            at = number * LINES_OF_A_PLOT + line
            add("plot", at, card.name, card.lasting, triggers)
            effect("plot enters", at, card.name, card.enters)
            for side, section in enumerate((card.good, card.bad)):
                for which, sacrifice in enumerate(section.sacrifices):
                    effect(
                        "sacrifice",
                        at * SACRIFICES_A_PLOT + side * 2 + which,
                        card.name,
                        sacrifice.cost,
                    )
    for number, ending in enumerate(ENDINGS):
        add("ending", number, ending.name, ending.lasting, ending.triggers)
        effect("ending enters", number, ending.name, ending.enters)
    for number, event in enumerate(GENERAL_EVENTS):
        add("event", number, event.name, event.lasting, event.triggers)
        effect("event enters", number, event.name, event.enters)
        if event.action is not None:
            effect("event action", number, event.name, event.action.effect)
            effect("event cost", number, event.name, event.action.cost)
    for number, specific in enumerate(SPECIFIC_EVENTS):
        add("specific", number, specific.name, specific.lasting, specific.triggers)
        effect("specific enters", number, specific.name, specific.enters)
        if specific.action is not None:
            effect("specific action", number, specific.name, specific.action.effect)
            effect("specific cost", number, specific.name, specific.action.cost)
    for number, special in SPECIAL.specials.items():
        add("special", number, special.name, special.lasting, special.triggers)
    for number, special in SPECIAL.murder_rules.items():
        add("murder", number, special.name, special.lasting, special.triggers)
    for kind, specials in (
        ("directive", SPECIAL.directives),
        ("mood", SPECIAL.moods),
        ("memory", SPECIAL.memories),
    ):
        for number, special in enumerate(specials):
            add(kind, number, special.name, special.lasting, special.triggers)
    for number, twilight in enumerate(CARDS):
        if twilight is not None and twilight.stays is not None:
            stays = twilight.stays
            add("card", number, twilight.name, stays.lasting, stays.triggers)
