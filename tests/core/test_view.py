"""Views in parts: the same as whole ones, and every part says what it is made of."""

from __future__ import annotations

from collections import ChainMap
from random import Random
from typing import Any

import msgspec
import pytest

import caseboard
from caseboard.core.game import Game
from caseboard.core.state import State
from caseboard.core.view import Lens, Part

GAMES = [("android", 3), ("android", 5), ("voices", 3), ("voices", 6)]


def slots_read(game: Game, part: Part, seat: int | None) -> set[str]:
    """The slots of the state that making a part looks at."""
    read: set[str] = set()
    slots = {slot for layer in type(game.state).__mro__ for slot in getattr(layer, "__slots__", ())}

    class Watched(type(game.state)):  # type: ignore[misc]
        __slots__ = ()

        def __getattribute__(self, attribute: str) -> Any:
            if attribute in slots:
                read.add(attribute)
            return super().__getattribute__(attribute)

    state: State = game.state.clone()
    state.__class__ = Watched
    part.make(state, seat)
    return read


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_lens_shows_at_every_step_what_a_view_does(name: str, seats: int) -> None:
    game, chance = caseboard.new(name, seats=seats, seed=5), Random(5)
    lens = Lens(game.rules)
    while not game.over:
        look = lens.look(game.state)
        for seat in (None, *range(seats)):
            seen = ChainMap(*look.public, *look.private(seat), game.asking(seat))
            assert msgspec.json.decode(msgspec.json.encode(dict(seen))) == game.view(seat)
        assert game.decision is not None
        game.apply(chance.choice(game.decision.actions))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_part_names_every_slot_that_it_is_made_of(name: str, seats: int) -> None:
    game, chance = caseboard.new(name, seats=seats, seed=6), Random(6)
    parts = game.rules.parts
    while not game.over:
        for part in parts:
            for seat in (None, *range(seats)):
                assert slots_read(game, part, seat) <= set(part.reads), part.make
        assert game.decision is not None
        game.apply(chance.choice(game.decision.actions))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_has_not_changed_is_not_made_again(name: str, seats: int) -> None:
    game = caseboard.new(name, seats=seats, seed=7)
    lens = Lens(game.rules)
    looks = [lens.look(game.state) for _ in range(2)]
    before, again = ([*look.public[1:], *look.private(0)[1:]] for look in looks)
    assert len(again) == len(game.rules.parts)
    for part, one_before in zip(again, before, strict=True):
        assert part is one_before
