"""Who may play a seat: taking one, opening it elsewhere by its key, ending keys and devices.

The first device of a seat is its owner's: nobody else can take the seat from it.
"""

from __future__ import annotations

import secrets
from typing import Final

from caseboard.core.errors import BadOption, choices
from caseboard.pack.registry import pack_of
from caseboard.play.table import PERSON
from caseboard.server import archive
from caseboard.server.deal import clean_promise
from caseboard.server.faces import Face
from caseboard.server.model import OPEN, SeatRow, TableRow, hashed, new_token
from caseboard.server.requests import clean_colour, seat_name
from caseboard.server.room import Room
from caseboard.server.schema import Goodbye, Join, Reason, Revoke
from caseboard.server.services import Refusal
from caseboard.server.store import Statement
from caseboard.server.texts import clean_name

MOST_DEVICES: Final = 8

SIGNED_OUT: Final = Goodbye(
    Reason("signed-out", "the owner of this seat has signed this device out"), again=False
)


def may_see(row: TableRow, device: str, key: str | None) -> bool:
    """Whether the table is open to this reader."""
    sits = bool(row.held_by(device) or row.invited(device))
    return row.listed or row.host == device or sits or _opens(row, key)


def _opens(row: TableRow, key: str | None) -> bool:
    """Whether a key lets its bearer see the table."""
    if not key:
        return False
    if secrets.compare_digest(row.invite.encode(), key.encode()):
        return True
    return _seat_opened_by(row, key) is not None


def _seat_opened_by(row: TableRow, key: str | None) -> int | None:
    digest = hashed(key) if key else None
    return next(
        (
            number
            for number, seat in enumerate(row.seats)
            if digest is not None and seat.key_hash == digest
        ),
        None,
    )


async def join(room: Room, device: str, wanted: Join, face: Face) -> tuple[int, str]:
    """A seat for this device: its number and its key."""
    async with room.lock:
        seat = _chosen_seat(room, device, wanted)
        row = room.row.seats[seat]
        colour, promise = clean_colour(wanted.colour), clean_promise(wanted.promise)
        statements = []
        if device not in row.holders:
            if len(row.holders) >= MOST_DEVICES:
                raise Refusal(
                    "too-many-devices",
                    f"this seat is open on {MOST_DEVICES} devices: its owner can sign them out",
                )
            statements.append(archive.add_holder(room.row.id, seat, device, len(row.holders)))
            row.holders.append(device)
        if row.player == OPEN:
            row.player = PERSON
            row.name = seat_name(room.row, seat, clean_name(wanted.name, face.name))
            row.emblem, row.colour = face.emblem, colour or face.colour
            row.promise = promise
        key = _new_key(row)
        await room.keep(*statements, archive.put_seat(room.row.id, seat, row))
        await room.begin()
        room.tell_table()
    return seat, key


def _new_key(row: SeatRow) -> str:
    """Older ones end."""
    key = new_token()
    row.key_hash = hashed(key)
    return key


async def new_keys(room: Room, device: str) -> dict[str, str]:
    """A fresh key for every seat that the device holds; older keys end."""
    async with room.lock:
        mine = room.row.held_by(device)
        keys = {str(seat): _new_key(room.row.seats[seat]) for seat in mine}
        await room.keep(*(_put(room, seat) for seat in mine))
    return keys


async def revoke(room: Room, device: str, wanted: Revoke) -> None:
    """End the link of a seat, and sign the owner's other devices out; or end the invitation."""
    async with room.lock:
        if wanted.seat is None:
            if room.row.host != device:
                raise Refusal("not-your-table", "only the host ends the invitation")
            room.row.invite = new_token()
            await room.keep(archive.put_invite(room.row))
            return
        room.check_holder(device, wanted.seat)
        row = room.row.seats[wanted.seat]
        row.key_hash = None
        others = row.holders[1:] if row.holders[0] == device else []
        row.holders = [one for one in row.holders if one not in others]
        await room.keep(
            _put(room, wanted.seat),
            *(archive.drop_holder(room.row.id, wanted.seat, one) for one in others),
        )
        room.audience.dismiss(wanted.seat, others, SIGNED_OUT)
        room.tell_table()


async def fill(room: Room, device: str, level: str) -> None:
    """Bots take all seats that are open, also those that are kept for somebody; the game begins."""
    async with room.lock:
        if room.row.host != device:
            raise Refusal("not-your-table", "only the host fills the table with bots")
        _require_open(room)
        levels = pack_of(room.row.game).levels
        if level not in levels:
            raise BadOption(f"there is {choices(levels)}, not {level!r}")
        statements = []
        for number, seat in enumerate(room.row.seats):
            if seat.player == OPEN:
                room.row.seats[number] = SeatRow(level, f"{level.capitalize()} bot")
                statements += _without(room, number, seat.holders)
        await room.keep(*statements)
        await room.begin()
        room.tell_table()


async def leave(room: Room, device: str) -> None:
    """Stand up before the game, or decline a seat: it is open to all who have the link."""
    async with room.lock:
        _require_open(room)
        statements = []
        for number, seat in enumerate(room.row.seats):
            if device in seat.holders:
                room.row.seats[number] = SeatRow(OPEN)
                statements += _without(room, number, seat.holders)
        await room.keep(*statements)
        room.tell_table()


def _require_open(room: Room) -> None:
    if room.row.state != OPEN or room.row.full:
        raise Refusal("started", "the game has begun: a bot can play for who is away")


def _without(room: Room, seat: int, holders: list[str]) -> list[Statement]:
    return [_put(room, seat), *(archive.drop_holder(room.row.id, seat, one) for one in holders)]


def _put(room: Room, seat: int) -> Statement:
    return archive.put_seat(room.row.id, seat, room.row.seats[seat])


def _chosen_seat(room: Room, device: str, wanted: Join) -> int:
    keyed = _seat_opened_by(room.row, wanted.key)
    if keyed is not None:
        return keyed
    own = room.row.held_by(device)
    if wanted.seat is not None and wanted.seat in own:
        return wanted.seat
    kept = room.row.invited(device)
    free = kept + [
        number
        for number, seat in enumerate(room.row.seats)
        if seat.player == OPEN and not seat.holders
    ]
    if wanted.seat is None and own:
        return own[0]
    if wanted.seat is None and free:
        return free[0]
    if wanted.seat in free:
        return int(wanted.seat or 0)
    raise Refusal("seat-taken", "no open seat is left" if not free else "this seat is taken")
