"""Playing again: the same people at a new table, each a seat further, and nobody replaced."""

from __future__ import annotations

from caseboard.play.table import PERSON
from caseboard.server import archive
from caseboard.server.address import Caller
from caseboard.server.hub import Hub, NotFound, new_row
from caseboard.server.model import ME, OPEN, SeatRow, TableRow
from caseboard.server.room import Room
from caseboard.server.schema import NewSeat, NewTable
from caseboard.server.services import Refusal


async def again(hub: Hub, who: Caller, room: Room, promise: str) -> Room:
    """The new table: made by the first who asks, the same for all who ask later."""
    async with room.lock:
        if not room.row.held_by(who.device):
            raise Refusal("not-your-seat", "who has played plays again: you have no seat here")
        if room.row.state != "over":
            raise Refusal("not-over", "this game is not over yet")
        if room.row.again:
            try:
                return await hub.visible_room(room.row.again, who.device, None)
            except NotFound:
                pass
        made = await hub.set_up(who, _rotated(room.row, who.device, promise), [])
        room.row.again = made.row.id
        await room.keep(archive.put_again(room.row))
        room.tell_table()
        return made


def _rotated(row: TableRow, device: str, promise: str) -> TableRow:
    """People and bots of a table, each a seat further where people play with each other."""
    people = sum(seat.player == PERSON for seat in row.seats)
    turn = 1 if people > 1 else 0
    seats = [row.seats[(number - turn) % len(row.seats)] for number in range(len(row.seats))]
    apart = any(_is_elsewhere(seat, device) for seat in seats)
    wanted = NewTable(
        row.game,
        [NewSeat(_player(seat, device), seat.name) for seat in seats],
        row.options,
        tempo=row.tempo,
        hot_seat=row.hot_seat and not apart,
        promise=promise if apart else "",
        delay=row.delay if apart else None,
        patience=row.patience if apart else None,
    )
    made = new_row(device, wanted)
    for new, old in zip(made.seats, seats, strict=True):
        if old.player == PERSON:
            new.name, new.emblem, new.colour = old.name, old.emblem, old.colour
        if new.player == OPEN:
            new.holders = old.holders[:1]
    return made


def _is_elsewhere(seat: SeatRow, device: str) -> bool:
    return seat.player == PERSON and bool(seat.holders) and device not in seat.holders


def _player(seat: SeatRow, device: str) -> str:
    if _is_elsewhere(seat, device):
        return OPEN
    if seat.held_by(device):
        return ME
    # Who has left for good is played by the bot that took over.
    return seat.now
