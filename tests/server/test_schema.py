"""The schema is what is sent: types for the client are current, views and catalogues fit."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

import caseboard
from caseboard.games.android.box import box as android_box
from caseboard.games.voices.box import box as voices_box
from caseboard.pack.registry import pack_of
from caseboard.server.typescript import write_into

TYPES = Path(__file__).parents[2] / "web" / "src"


def test_client_types_are_current(tmp_path: Path) -> None:
    for name in caseboard.games():
        (tmp_path / name).mkdir()
    write_into(tmp_path)
    for path in tmp_path.rglob("wire.ts"):
        written = (TYPES / path.relative_to(tmp_path)).read_text(encoding="utf-8")
        assert written == path.read_text(encoding="utf-8"), "run 'make types'"


@pytest.mark.parametrize("name", caseboard.games())
@pytest.mark.parametrize("seed", range(4))
def test_every_view_of_a_game_has_the_declared_shape(name: str, seed: int) -> None:
    seats = 3 + seed % 3
    game = caseboard.new(name, seats=seats, seed=seed)
    chance = Random(seed)
    shape = pack_of(name).wire().view
    assert shape is not None
    while True:
        for seat in (None, *range(seats)):
            msgspec.convert(game.view(seat), shape)
        if game.decision is None:
            break
        game.apply(chance.choice(game.decision.actions))
    assert game.view(None)["result"] is not None


def test_the_android_catalogue_names_every_card_as_actions_do() -> None:
    box = android_box()
    table = caseboard.new("android", seats=3).rules.actions
    for number, card in enumerate(box.cards):
        assert table[f"play {card.key}"].argument == number
        assert card.lines
    assert len(box.cards) == 210
    assert all(box.places[end].name for one in box.vehicles for ends in one.moves for end in ends)


def test_the_voices_catalogue_lists_all_48_markers() -> None:
    box = voices_box()
    assert len(box.markers) == 48
    assert {marker.emotion for marker in box.markers} == {kind.emotion for kind in box.marker_kinds}
