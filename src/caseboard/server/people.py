"""What a person does about himself: looks, devices, taking everything along, leaving for good.

Tables in memory know their people by heart. Whoever changes hands in the store is changed there
while the tables are held still, and those are read anew afterwards.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import msgspec

from caseboard.pack.registry import pack_of
from caseboard.play.table import PERSON
from caseboard.server import archive, persons
from caseboard.server.address import Caller
from caseboard.server.faces import COLOURS, EMBLEMS, clean_face
from caseboard.server.hub import Hub, NotFound, TooMany
from caseboard.server.model import OPEN, SeatRow, TableRow, hashed, new_secret, new_token
from caseboard.server.schema import Device, Goodbye, Me, Pass, PutMe, Reason, UsePass
from caseboard.server.services import Refusal
from caseboard.server.store import Statement

PASS_SECONDS: Final = 24 * 3_600.0
SEEN_EVERY: Final = 3_600.0
MOST_DEVICES: Final = 20
NOBODY: Final = "Somebody"
"""What is left of the name of who has left for good."""
CHANGED_HANDS: Final = "who sits at this table has changed: connect again"
SOMEBODY_ELSE: Final = Goodbye(
    Reason("signed-out", "this device has changed hands: connect again"), again=True
)


def device_id(device: str) -> str:
    """What a device is called on the page of its person."""
    return hashed(f"device {device}")[:16]


async def me(hub: Hub, who: Caller, label: str) -> Me:
    """How others see me, and where I am known; notes that this device was here."""
    services = hub.services
    store, now = services.store, services.clock()
    face = await persons.face_of(store, who.device)
    rows = await persons.devices_of(store, who.device)
    here = next((row for row in rows if row.device == who.cookie), None)
    if here is None or now - here.seen > SEEN_EVERY or here.label != label:
        rows = [row for row in rows if row is not here]
        rows.insert(0, persons.DeviceRow(who.cookie, label, now))
        # Whoever only looks in leaves no trace.
        if await persons.is_known(store, who.device):
            await store.write(persons.put_device(who.cookie, who.device, label, now))
    return Me(
        name=face.name,
        emblem=face.emblem,
        colour=face.colour,
        emblems=list(EMBLEMS),
        colours=list(COLOURS),
        devices=[
            Device(device_id(row.device), row.label, row.seen, row.device == who.cookie)
            for row in rows
        ],
        tables=len(await _tables(hub, who.device)),
    )


async def put_me(hub: Hub, who: Caller, wanted: PutMe) -> None:
    _spend(hub, who)
    store = hub.services.store
    before = await persons.face_of(store, who.device)
    face = clean_face(wanted.name, wanted.emblem, wanted.colour, before)
    await store.write(persons.put_face(who.device, face))


async def new_pass(hub: Hub, who: Caller) -> Pass:
    """A key for one more device; the one before ends."""
    _spend(hub, who)
    key, until = new_token(), hub.services.clock() + PASS_SECONDS
    face = await persons.face_of(hub.services.store, who.device)
    await hub.services.store.write(
        persons.put_face(who.device, face), *persons.put_pass(hashed(key), who.device, until)
    )
    return Pass(key, until)


async def use_pass(hub: Hub, who: Caller, wanted: UsePass, label: str) -> Caller:
    """Let this device be the pass's person; who asks from now on."""
    _spend(hub, who)
    services = hub.services
    person = await persons.use_pass(services.store, hashed(wanted.key), services.clock())
    if person is None:
        raise NotFound("this link was used before or is too old: make a new one on your device")
    if person == who.device:
        return who
    if len(await persons.devices_of(services.store, person)) >= MOST_DEVICES:
        raise Refusal("too-many-devices", f"you have {MOST_DEVICES} devices: forget one first")
    moved = persons.move_all(who.device, person) if wanted.bring else []
    followers = await persons.devices_of(services.store, who.device) if wanted.bring else []
    tables = await _tables(hub, who.device) if wanted.bring else set()
    async with held_still(hub, tables):
        await services.store.write(
            *moved,
            persons.put_device(who.cookie, person, label, services.clock()),
        )
    _learn(hub, who.device, {row.device: person for row in followers} | {who.cookie: person})
    return Caller(who.address, person, who.cookie)


async def forget(hub: Hub, who: Caller, wanted: str | None) -> None:
    """One of my devices is somebody else from now on; by itself it is what it was before me."""
    store = hub.services.store
    known = {device_id(row.device): row for row in await persons.devices_of(store, who.device)}
    if wanted is not None and wanted not in known:
        raise NotFound("you have no such device")
    device = who.cookie if wanted is None else known[wanted].device
    if device == who.device:
        # By itself it would still be me: it is nobody known.
        nobody = hashed(new_secret())
        face = await persons.face_of(store, who.device)
        await store.write(
            persons.put_face(who.device, face),
            persons.put_device(device, nobody, "", hub.services.clock()),
        )
        _learn(hub, who.device, {device: nobody})
    else:
        await store.write(persons.drop_device(device))
        _learn(hub, who.device, {device: device})


async def export(hub: Hub, who: Caller) -> dict[str, Any]:
    """Everything that this server knows about me."""
    store = hub.services.store
    face = await persons.face_of(store, who.device)
    tables = sorted(await _tables(hub, who.device))
    return {
        "person": {"name": face.name, "emblem": face.emblem, "colour": face.colour},
        "devices": [
            {"label": row.label, "seen": row.seen}
            for row in await persons.devices_of(store, who.device)
        ],
        "tables": [
            {
                "id": row.id,
                "game": row.game,
                "created": row.created,
                "state": row.state,
                "host": row.host == who.device,
                "seats": [
                    {
                        "seat": seat,
                        "name": row.seats[seat].name,
                        "webhook": row.seats[seat].webhook,
                        "orders": row.seats[seat].orders,
                    }
                    for seat in row.held_by(who.device)
                ],
            }
            for row in await archive.read_tables(store, tables)
        ],
        "talk": [
            {"table": table, "at": at, "text": text}
            for table, at, text in await persons.said(store, who.device)
        ],
    }


async def delete(hub: Hub, who: Caller) -> None:
    """Everything that this server knows about me is gone; games of others go on without me."""
    store, person = hub.services.store, who.device
    tables = await _tables(hub, person)
    devices = await persons.devices_of(store, person)
    async with held_still(hub, tables):
        statements: list[Statement] = []
        for row in await archive.read_tables(store, sorted(tables)):
            statements += await _leave(hub, row, person)
        await store.write(*statements, *persons.erase(person, NOBODY))
    _learn(hub, person, {row.device: row.device for row in devices})


async def _leave(hub: Hub, row: TableRow, person: str) -> list[Statement]:
    """A table without the person; one at which nobody else sits goes altogether."""
    others = {one for seat in row.seats for one in seat.holders} - {person}
    mine = [number for number, seat in enumerate(row.seats) if seat.holders == [person]]
    names = {row.seats[seat].name for seat in mine}
    reports = await archive.read_reports(hub.services.store, row.id)
    if not others:
        return [*archive.delete_table(row.id), *(archive.drop_report(number) for number in reports)]
    return [
        *(archive.put_seat(row.id, seat, _left(row, row.seats[seat])) for seat in mine),
        *(archive.put_report(number, _nameless(body, names)) for number, body in reports.items()),
    ]


def _left(row: TableRow, seat: SeatRow) -> SeatRow:
    """A seat whose person has left for good: open again before the game, a bot's later."""
    if row.state == "open":
        return SeatRow(OPEN)
    return SeatRow(
        PERSON,
        NOBODY,
        stand_in=seat.stand_in or usual_level(row.game),
        promise=seat.promise,
        number=seat.number,
    )


def usual_level(game: str) -> str:
    """The level of bot that takes over where nobody has chosen one: the second simplest."""
    levels = list(pack_of(game).levels)
    return levels[min(1, len(levels) - 1)]


def _nameless(body: str, names: Iterable[str]) -> str:
    data = msgspec.json.decode(body)
    if "table" in data:
        told = data["table"]["names"]
        data["table"]["names"] = [NOBODY if name in names else name for name in told]
    return archive.text(data)


async def _tables(hub: Hub, person: str) -> set[str]:
    """At which the person sits or which he has made."""
    store = hub.services.store
    sat = await persons.sittings(store, person)
    return {one.table for one in sat} | set(await persons.tables_made(store, person))


@asynccontextmanager
async def held_still(hub: Hub, tables: Iterable[str]) -> AsyncIterator[None]:
    """While rows of these tables are changed; those in memory are read anew afterwards."""
    rooms = [room for table in sorted(tables) if (room := hub.live(table)) is not None]
    async with AsyncExitStack() as locks:
        for room in rooms:
            await locks.enter_async_context(room.lock)
        yield
        for room in rooms:
            room.give_up(CHANGED_HANDS)


def _learn(hub: Hub, person: str, known: dict[str, str]) -> None:
    """Devices speak for somebody else now; whoever looks on as that person comes in anew."""
    hub.services.devices.learn(known)
    for room in hub.rooms.values():
        room.audience.dismiss_person(person, SOMEBODY_ELSE)


def _spend(hub: Hub, who: Caller) -> None:
    if not hub.services.allowances.passes.take(who):
        raise TooMany("this was asked too often from here lately: try again later")
