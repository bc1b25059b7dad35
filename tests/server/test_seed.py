"""Nothing that anybody sees before the end tells of the seed: not what bots do, not the wire."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import caseboard
from caseboard.bots.base import sight_of
from caseboard.core.chance import Stream, derived
from caseboard.core.game import Game
from caseboard.pack.registry import pack_of
from caseboard.server.history import History
from caseboard.server.hub import new_row
from caseboard.server.model import TableRow
from caseboard.server.progress import bot_seed
from caseboard.server.room import Room
from caseboard.server.schema import NewSeat, NewTable
from tests.server import virtual
from tests.server.inside import Ear, room_of

OPEN = ["me", "random", "open"]
ALONE = ["me", "random", "rookie"]
SEEDS = (5, 1 << 127)


def table_row(players: list[str], seed: int | None = None) -> TableRow:
    return new_row("device-0", NewTable("android", [NewSeat(one) for one in players], seed=seed))


def choices(row: TableRow, moves: int = 60) -> list[str]:
    """What random bots choose at a table, one after the other, at the same positions."""
    game = caseboard.new("android", seats=3, seed=1)
    bots = pack_of("android")
    chosen = []
    for count in range(moves):
        assert game.decision is not None
        seat = game.decision.seat
        action = bots.bot("random", bot_seed(row, count, seat)).choose(sight_of(game))
        chosen.append(action.key)
        game.apply(Random(count).choice(game.decision.actions))
    return chosen


def test_what_bots_choose_is_the_same_whatever_the_seed() -> None:
    """With the seed in it, eleven choices of a random bot told its low bits."""
    row = table_row(OPEN)
    assert len({tuple(choices(replace(row, seed=seed))) for seed in (None, 0, *SEEDS)}) == 1
    seeds = {bot_seed(replace(row, seed=seed), 7, 1) for seed in (None, 0, *SEEDS)}
    assert len(seeds) == 1


def test_bots_of_two_tables_with_the_same_seed_are_independent() -> None:
    one, two = (replace(table_row(OPEN), seed=5) for _ in range(2))
    assert choices(one) != choices(two)


def test_a_given_seed_plays_the_same_again_and_says_nothing_of_the_game() -> None:
    """Whoever gives the seed wants that; the bots' luck still comes one way from it."""
    one, two = table_row(ALONE, seed=5), table_row(ALONE, seed=5)
    assert choices(one) == choices(two) != choices(table_row(ALONE, seed=6))
    assert one.bots == derived("bots", 5).hex() != derived("game", 5).hex()


def test_seeds_of_tables_have_128_bits_and_are_never_the_same() -> None:
    rows = [table_row(ALONE) for _ in range(40)]
    seeds = {room_seed(row) for row in rows}
    assert len(seeds) == 40
    assert 120 < max(seeds).bit_length() <= 128
    assert len({row.bots for row in rows} | {row.number for row in rows}) == 80


def room_seed(row: TableRow) -> int:
    async def run() -> int:
        room = room_of(row)
        await room.resume()
        room.stop()
        assert room.row.seed is not None
        return room.row.seed

    return asyncio.run(run())


def same_but_for_the_seed(game: str, seed: int) -> Room:
    """A table in which all is as in any other, its chance too, but the seed."""
    seats = [NewSeat("me"), NewSeat("open"), NewSeat("random")]
    row = new_row("device-0", NewTable(game, seats, delay=0))
    row.seats[1] = replace(row.seats[1], player="person", name="Ben", holders=["device-1"])
    row.id, row.bots, row.invite, row.number = "0123456789abcdef", "bots", "invite", f"{seed:064x}"
    row.seed, row.state = seed, "running"
    room = room_of(row)
    room._start(history_of(row, scripted(game, seed)))
    return room


def scripted(name: str, seed: int) -> Game:
    """The same deal and the same chance to come from any seed."""
    first = caseboard.new(name, seats=3, seed=1)
    game = first.clone()
    game.seed = seed
    game.state.generator = Stream(derived("test", 1), first.state.generator.drawn)
    return game


def history_of(row: TableRow, game: Game) -> History:
    return History(game, [seat.player for seat in row.seats], row.open_undo)


async def heard_at(room: Room, moves: int) -> list[dict[str, Any]]:
    """All that two people and a spectator are sent while they play at random."""
    ears = [Ear("device-0"), Ear("device-1"), Ear("device-2")]
    await room.resume()
    for ear, seat in zip(ears, (0, 1, None), strict=True):
        room.attach(ear, seat, None, 0)
    chance = Random(3)
    for number in range(moves):
        asked = next((seat for seat in (0, 1) if room.question(seat) is not None), None)
        if asked is None:
            break
        question = room.question(asked)
        assert question is not None
        assert question.decision is not None
        action = chance.choice(question.decision.actions)
        await room.act(ears[asked], asked, room.live.ask_of(asked), action.key, f"{number}")
    room.stop()
    return [message for ear in ears for message in ear.heard]


@pytest.mark.parametrize("game", ["android", "voices"])
def test_nothing_on_the_wire_depends_on_the_seed_but_the_promise(game: str) -> None:
    one, two = (virtual.run(heard_at(same_but_for_the_seed(game, seed), 40)) for seed in SEEDS)
    assert len(one) > 40
    promises = [
        {(message["table"].pop("promise"), message["table"].pop("commitment")) for message in heard
         if message["type"] == "table"}
        for heard in (one, two)
    ]  # fmt: skip
    assert promises[0] != promises[1], "this is where it may show"
    assert one == two
