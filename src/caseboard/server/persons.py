"""Persons, their devices and the passes for more of them, to and from the store."""

from __future__ import annotations

from typing import NamedTuple

from caseboard.server.faces import Face, guest_face
from caseboard.server.store import Statement, Store


class DeviceRow(NamedTuple):
    device: str
    label: str
    seen: float


class Sitting(NamedTuple):
    """A seat that somebody may play. ``alone``: nobody else may."""

    table: str
    seat: int
    alone: bool


async def is_known(store: Store, person: str) -> bool:
    """Whether the person has said who he is, or has been given a pass."""
    return bool(await store.read("SELECT 1 FROM persons WHERE id = ?", person))


async def face_of(store: Store, person: str) -> Face:
    rows = await store.read("SELECT name, emblem, colour FROM persons WHERE id = ?", person)
    return Face(*rows[0]) if rows else guest_face(person)


def put_face(person: str, face: Face) -> Statement:
    sql = (
        "INSERT INTO persons (id, name, emblem, colour) VALUES (?, ?, ?, ?) ON CONFLICT (id) "
        "DO UPDATE SET name = excluded.name, emblem = excluded.emblem, colour = excluded.colour"
    )
    return sql, (person, face.name, face.emblem, face.colour)


async def read_speakers(store: Store) -> dict[str, str]:
    """The devices that speak for somebody else than themselves."""
    rows = await store.read("SELECT device, person FROM devices WHERE device <> person")
    return dict(rows)


async def devices_of(store: Store, person: str) -> list[DeviceRow]:
    rows = await store.read(
        "SELECT device, label, seen FROM devices WHERE person = ? ORDER BY seen DESC, device",
        person,
    )
    return [DeviceRow(*row) for row in rows]


def put_device(device: str, person: str, label: str, now: float) -> Statement:
    sql = (
        "INSERT INTO devices (device, person, label, seen) VALUES (?, ?, ?, ?) ON CONFLICT "
        "(device) DO UPDATE SET person = excluded.person, label = excluded.label, "
        "seen = excluded.seen"
    )
    return sql, (device, person, label, now)


def drop_device(device: str) -> Statement:
    return "DELETE FROM devices WHERE device = ?", (device,)


def put_pass(key_hash: str, person: str, until: float) -> list[Statement]:
    """A new one ends the one before."""
    return [
        ("DELETE FROM passes WHERE person = ?", (person,)),
        (
            "INSERT INTO passes (key_hash, person, until) VALUES (?, ?, ?)",
            (key_hash, person, until),
        ),
    ]


async def use_pass(store: Store, key_hash: str, now: float) -> str | None:
    """Whose pass it is, if it still holds; from now on it does not."""
    rows = await store.read(
        "DELETE FROM passes WHERE key_hash = ? RETURNING person, until", key_hash
    )
    return next((str(person) for person, until in rows if until > now), None)


async def sittings(store: Store, person: str) -> list[Sitting]:
    rows = await store.read(
        "SELECT table_id, seat, (SELECT count(*) FROM holders AS others "
        "WHERE others.table_id = holders.table_id AND others.seat = holders.seat) "
        "FROM holders WHERE device = ? ORDER BY table_id, seat",
        person,
    )
    return [Sitting(table, seat, holders == 1) for table, seat, holders in rows]


async def tables_made(store: Store, person: str) -> list[str]:
    rows = await store.read("SELECT id FROM tables WHERE host = ? ORDER BY id", person)
    return [str(row[0]) for row in rows]


async def said(store: Store, person: str) -> list[tuple[str, float, str]]:
    """Table, time and words of all that somebody has said."""
    rows = await store.read(
        "SELECT table_id, at, text FROM talk WHERE sender = ? ORDER BY at", person
    )
    return [(table, at, text) for table, at, text in rows]


def move_all(one: str, other: str) -> list[Statement]:
    """Whatever one person has is the other's from now on, but for the way he looks."""
    return [
        (
            "UPDATE holders SET device = ? WHERE device = ? AND NOT EXISTS (SELECT 1 FROM holders "
            "AS own WHERE own.device = ? AND own.table_id = holders.table_id "
            "AND own.seat = holders.seat)",
            (other, one, other),
        ),
        ("DELETE FROM holders WHERE device = ?", (one,)),
        ("UPDATE tables SET host = ? WHERE host = ?", (other, one)),
        ("UPDATE talk SET sender = ? WHERE sender = ?", (other, one)),
        ("UPDATE devices SET person = ? WHERE person = ?", (other, one)),
        *forget_face(one),
    ]


def put_heard(person: str, table: str, number: int) -> Statement:
    sql = (
        "INSERT INTO heard (person, table_id, number) VALUES (?, ?, ?) ON CONFLICT (person, "
        "table_id) DO UPDATE SET number = excluded.number"
    )
    return sql, (person, table, number)


async def unread(store: Store, person: str) -> dict[str, int]:
    """By table, how many lines others have said that the person has not seen."""
    rows = await store.read(
        "SELECT talk.table_id, count(*) FROM talk JOIN holders ON holders.table_id = talk.table_id "
        "LEFT JOIN heard ON heard.table_id = talk.table_id AND heard.person = holders.device "
        "WHERE holders.device = ? AND talk.sender <> ? AND talk.kind <> 'notice' "
        "AND talk.number > coalesce(heard.number, -1) "
        "AND holders.seat = (SELECT min(seat) FROM holders AS own WHERE own.device = ? "
        "AND own.table_id = talk.table_id) GROUP BY talk.table_id",
        person,
        person,
        person,
    )
    return dict(rows)


def forget_face(person: str) -> list[Statement]:
    return [
        ("DELETE FROM persons WHERE id = ?", (person,)),
        ("DELETE FROM passes WHERE person = ?", (person,)),
        ("DELETE FROM heard WHERE person = ?", (person,)),
    ]


def erase(person: str, nobody: str) -> list[Statement]:
    """All that is stored of a person apart from the seats that he has had."""
    return [
        ("DELETE FROM holders WHERE device = ?", (person,)),
        ("UPDATE tables SET host = '' WHERE host = ?", (person,)),
        (
            "UPDATE talk SET sender = '', name = ?, text = '…', client_id = '' WHERE sender = ?",
            (nobody, person),
        ),
        ("DELETE FROM devices WHERE person = ? OR device = ?", (person, person)),
        *forget_face(person),
    ]
