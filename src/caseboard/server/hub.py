"""All tables: made, joined, read back when somebody comes, forgotten when everybody has left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

import caseboard
from caseboard.core.chance import derived
from caseboard.core.errors import BadOption, CaseboardError, choices
from caseboard.pack.registry import pack_of
from caseboard.play.table import PERSON
from caseboard.server import archive, persons, seating
from caseboard.server.address import Caller
from caseboard.server.databases import StoreTrouble
from caseboard.server.deal import clean_promise
from caseboard.server.faces import Face, guest_face
from caseboard.server.garbage import QuietMoments
from caseboard.server.history import History, restored
from caseboard.server.model import (
    ME,
    OPEN,
    Entry,
    SeatRow,
    TableRow,
    is_table_id,
    new_secret,
    new_table_id,
    new_token,
)
from caseboard.server.records import game_of_record
from caseboard.server.requests import clean_colour
from caseboard.server.room import Room
from caseboard.server.schema import Goodbye, Join, NewSeat, NewTable, Reason
from caseboard.server.seating import may_see
from caseboard.server.services import Services
from caseboard.server.talk import Talk
from caseboard.server.texts import clean_name
from caseboard.server.wastebin import WasteBin

PATIENCE: Final = 30.0
LONGEST_WAIT: Final = 600.0
FORGET_EVERY: Final = 30.0
HEALTH_SECONDS: Final = 1.0
ALIVE: Final = "alive"
FOR_STRANGERS: Final = 0.9
"""Of the places in memory; the rest is for those who come back to their seats."""
NO_TABLE: Final = "there is no such table, or it is private: ask for its link"

log = logging.getLogger("caseboard.server.hub")


class NotFound(CaseboardError):
    """A table that is not there, or not for this reader."""


class Full(CaseboardError):
    """The server has no room for more."""


class TooMany(CaseboardError):
    """More than one may ask for in so short a time."""


class Hub:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.bin = WasteBin(services)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._making: set[str] = set()
        self._waking = asyncio.Semaphore()
        """One game at a time is played again up to where it stands."""
        self._felt = -HEALTH_SECONDS
        self._health: asyncio.Future[bool]

    def live(self, table: str) -> Room | None:
        """The table, if it is in memory and well."""
        room = self.rooms.get(table)
        return None if room is None or room.broken else room

    async def seats(self, table: str, device: str) -> bool:
        """Whether the device holds a seat there."""
        live = self.live(table)
        row = live.row if live is not None else None
        if row is None and is_table_id(table):
            row = await archive.read_table(self.services.store, table)
        return row is not None and bool(row.held_by(device))

    async def visible_room(self, table: str, device: str, key: str | None) -> Room:
        """The table, if this reader may see it at all.

        Who may not does not even learn whether there is one: a table that is missing, asleep or
        being played is looked for in the same way and takes as long.
        """
        live = self.live(table)
        if live is not None and may_see(live.row, device, key):
            return live
        row = await archive.read_table(self.services.store, table) if is_table_id(table) else None
        if row is None or not may_see(row, device, key):
            raise NotFound(NO_TABLE)
        return await self._woken(table, player=bool(row.held_by(device)))

    async def _woken(self, table: str, *, player: bool) -> Room:
        """The live table, read back from the store if need be."""
        live = self.live(table)
        if live is not None:
            return live
        loading = self._loading.get(table)
        if loading is None:
            self._make_place(player=player)
            loading = asyncio.ensure_future(self._read_back(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda done: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _read_back(self, table: str) -> Room:
        store = self.services.store
        row = await archive.read_table(store, table)
        if row is None:
            raise NotFound(NO_TABLE)
        if row.binned:
            row.binned = 0.0
            await store.write(archive.put_state(row))
        history: History | None = None
        if row.state != OPEN:
            entries = await archive.read_entries(store, table)
            snapshot = await archive.read_snapshot(store, table)
            async with self._waking:
                history = await asyncio.to_thread(restored, row, entries, snapshot)
        room = Room(row, self.services, history)
        room.talk = Talk(await archive.read_talk(store, table))
        self.rooms[table] = room
        async with room.lock:
            await room.resume()
        return room

    def _make_place(self, *, player: bool) -> None:
        """Room in memory for one more table. Some of it is kept for those who play already."""
        most = self.services.settings.max_live_tables
        limit = most if player else max(1, int(most * FOR_STRANGERS))

        def full() -> bool:
            return len(self.rooms) + len(self._loading) + len(self._making) >= limit

        if full():
            self.forget_idle(0.0)
        if full():
            for table, room in list(self.rooms.items()):
                if not room.audience.listeners and not room.lock.locked():
                    self._forget(table, room)
        if full():
            raise Full("too many tables are being played here: come back later")

    async def make(self, who: Caller, wanted: NewTable) -> Room:
        """A new table; it begins at once if no seat is open."""
        face = await persons.face_of(self.services.store, who.device)
        row = new_row(who.device, wanted, face)
        return await self.set_up(who, row, [])

    async def make_from(
        self, who: Caller, record: str | Mapping[str, Any], at: int | None, seats: Sequence[NewSeat]
    ) -> Room:
        """A table that goes on from a step of a record, counted as people count: by moments."""
        now = self.services.clock()
        read = await self.services.clerk.read(who.address, game_of_record, record, at, now)
        wanted = NewTable(read.game, list(seats), read.options, seed=read.seed)
        face = await persons.face_of(self.services.store, who.device)
        row = new_row(who.device, wanted, face, known_seed=True)
        if not read.faithful:
            row.chance = new_secret()
        return await self.set_up(who, row, read.entries)

    async def set_up(self, who: Caller, row: TableRow, entries: list[Entry]) -> Room:
        settings = self.services.settings
        row.created = row.touched = self.services.clock()
        row.touched_alive = self.services.lifetime.seconds
        everything, own = await archive.count_tables(self.services.store, row.host)
        if everything >= settings.max_tables and not await self.bin.make_room(self.rooms):
            raise Full("this server has no room for more tables")
        if own >= settings.max_tables_per_device:
            raise Full(f"you have made {own} tables: that is as many as this server allows")
        if not self.services.allowances.tables.take(who):
            raise TooMany("so many tables were made from here lately: make the next one later")
        self._make_place(player=False)
        self._making.add(row.id)
        try:
            room = await self._stored(row, entries)
        finally:
            self._making.remove(row.id)
        room.address = who.address
        self.rooms[row.id] = room
        self.services.metrics.count("tables")
        async with room.lock:
            await room.resume()
        return room

    async def _stored(self, row: TableRow, entries: list[Entry]) -> Room:
        history = None
        if entries:
            if any(seat.player == OPEN for seat in row.seats):
                raise BadOption("a game that goes on needs a player in every seat")
            history = await asyncio.to_thread(restored, row, entries)
            row.state = "running"
        await self.services.store.write(
            *archive.add_table(row), *(archive.add_entry(row.id, entry) for entry in entries)
        )
        return Room(row, self.services, history)

    async def join(self, table: str, device: str, wanted: Join) -> tuple[Room, int, str]:
        """A seat for this device: its number and its key."""
        room = await self.visible_room(table, device, wanted.key)
        face = await persons.face_of(self.services.store, device)
        seat, key = await seating.join(room, device, wanted, face)
        return room, seat, key

    def forget_idle(self, seconds: float) -> None:
        """Tables without people leave memory; everything about them is stored."""
        now = self.services.monotonic()
        for table, room in list(self.rooms.items()):
            unused = not room.audience.listeners and not room.lock.locked()
            if room.broken or (unused and not room.busy and now - room.idle_since > seconds):
                self._forget(table, room)

    def _forget(self, table: str, room: Room) -> None:
        room.stop()
        del self.rooms[table]

    async def keep_tidy(self) -> None:
        counts, quiet = self.services.metrics.counts, QuietMoments(self.services.monotonic())
        while True:
            await asyncio.sleep(FORGET_EVERY)
            self.forget_idle(self.services.settings.idle_seconds)
            await self._look_after_store()
            quiet.tidy(counts["messages"], counts["sockets"], self.services.monotonic())

    async def _look_after_store(self) -> None:
        """A store that fails now is looked after the next time."""
        try:
            await self.services.store.write(
                archive.put_vital(ALIVE, self.services.lifetime.seconds)
            )
            await self.bin.tidy(self.rooms)
        except StoreTrouble as error:
            log.warning("the store could not be tidied: %s", error)

    async def healthy(self) -> bool:
        """Whether the store keeps what it is given; all who ask within a second get one answer."""
        now = self.services.monotonic()
        if now - self._felt > HEALTH_SECONDS:
            self._felt = now
            self._health = asyncio.ensure_future(self._feel())
        return await asyncio.shield(self._health)

    async def _feel(self) -> bool:
        try:
            await self.services.store.write(archive.put_vital("pulse", self.services.clock()))
        except StoreTrouble:
            return False
        return True

    async def farewell(self) -> None:
        """Tell everybody that the server goes down; nothing acknowledged is lost."""
        reason = Reason("restart", "the server is being restarted: it will be back in a moment")
        for room in self.rooms.values():
            room.audience.dismiss_all(Goodbye(reason, again=True))
            room.stop()


def new_row(
    device: str, wanted: NewTable, face: Face | None = None, *, known_seed: bool = False
) -> TableRow:
    """A table as it is asked for, or a clear word why not. ``face``: of the person who asks."""
    pack = pack_of(wanted.game)
    rules, reactions = pack.rules, pack.reactions()
    delay = 0.0 if reactions is None else reactions.delay
    seats = [_new_seat(wanted.game, number, seat, device)
             for number, seat in enumerate(wanted.seats)]  # fmt: skip
    _show_face(wanted.seats, seats, face or guest_face(device))
    options = rules.clean_options(len(seats), wanted.options)
    own = sum(seat.player == PERSON for seat in seats)
    apart = any(seat.player == OPEN for seat in seats)
    if own == 0:
        raise BadOption("take a seat yourself: one at least is 'me'")
    if wanted.hot_seat and apart:
        raise BadOption("around one screen no seat is open")
    if wanted.seed is not None and apart and not known_seed:
        raise BadOption("with a known seed one could look into all hands: only without open seats")
    caseboard.new(wanted.game, seats=len(seats), seed=wanted.seed or 0, **options)
    if apart:
        first = next(seat for seat in seats if seat.player == PERSON)
        first.promise = clean_promise(wanted.promise)
    return TableRow(
        id=new_table_id(),
        created=0.0,
        touched=0.0,
        game=wanted.game,
        rules=rules.version,
        options=options,
        seed=wanted.seed,
        number=new_secret() if wanted.seed is None else "",
        chance="",
        # Whoever asks for a seed wants the same game again, and could know all of it anyway.
        bots=new_secret() if wanted.seed is None else derived("bots", wanted.seed).hex(),
        host=device,
        invite=new_token(),
        listed=wanted.listed,
        hot_seat=not apart and own > 1,
        open_undo=not apart,
        delay=_seconds("delay", wanted.delay, delay if apart else 0.0),
        patience=_seconds("patience", wanted.patience, PATIENCE if apart else 0.0),
        state="open",
        seats=seats,
        tempo=wanted.tempo,
    )


def _show_face(wanted: Sequence[NewSeat], seats: Sequence[SeatRow], face: Face) -> None:
    """A person sits at his own seat as himself; around one screen each says who he is."""
    mine = [number for number, seat in enumerate(wanted) if seat.player == ME]
    if len(mine) == 1:
        seat = seats[mine[0]]
        seat.name = clean_name(wanted[mine[0]].name, face.name)
        seat.emblem, seat.colour = face.emblem, seat.colour or face.colour


def _seconds(name: str, given: float | None, default: float) -> float:
    if given is None:
        return default
    if not 0 <= given <= LONGEST_WAIT:
        raise BadOption(f"{name} is 0 to {LONGEST_WAIT:g} seconds, not {given}")
    return given


def _new_seat(game: str, number: int, wanted: NewSeat, device: str) -> SeatRow:
    colour = clean_colour(wanted.colour)
    otherwise = f"Seat {number + 1}"
    if wanted.player == ME:
        return SeatRow(PERSON, clean_name(wanted.name, otherwise), colour=colour, holders=[device])
    if wanted.player == OPEN:
        return SeatRow(OPEN, colour=colour)
    levels = pack_of(game).levels
    if wanted.player not in levels:
        raise BadOption(f"a seat is for {choices([ME, OPEN, *levels])}, not {wanted.player!r}")
    name = wanted.name or f"{wanted.player.capitalize()} bot"
    return SeatRow(wanted.player, clean_name(name, otherwise), colour=colour)
