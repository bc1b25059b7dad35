"""The vocabulary holds nothing that no card, plot, event or special card uses."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

from caseboard.games.android import effects
from caseboard.games.android.catalogue import (
    CARDS,
    GENERAL_EVENTS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
)
from caseboard.games.android.effects.base import Condition, Effect, Lasting
from tests.games.android.content.reading import parts


def words() -> Iterator[type[Any]]:
    """Every effect, condition and lasting effect that cards can be written with."""
    for module in pkgutil.iter_modules(effects.__path__):
        loaded = importlib.import_module(f"{effects.__name__}.{module.name}")
        for value in vars(loaded).values():
            if (
                isinstance(value, type)
                and value.__module__ == loaded.__name__
                and issubclass(value, (Effect, Condition, Lasting))
                and "__dataclass_fields__" in vars(value)
            ):
                yield value


def declared() -> tuple[Any, ...]:
    specials = (
        *SPECIAL.specials.values(),
        *SPECIAL.directives,
        *SPECIAL.moods,
        *SPECIAL.memories,
        *SPECIAL.murder_rules.values(),
    )
    return (*CARDS, *PLOTS, *GENERAL_EVENTS, *SPECIFIC_EVENTS, *specials)


FOR_TESTS = {"Nothing"}
"""A card that only opens a window, as tests of windows need it."""


def test_every_word_is_used_by_something_in_the_box() -> None:
    used = {type(part) for part in parts(declared())}
    assert {word.__name__ for word in words() if word not in used} == FOR_TESTS
