"""One socket: its hello, its messages, its limits, and what is sent to it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from caseboard.core.errors import CaseboardError
from caseboard.server.address import Caller
from caseboard.server.channel import encode
from caseboard.server.crowd import Crowd
from caseboard.server.databases import StoreTrouble
from caseboard.server.door import AGAIN, POLICY
from caseboard.server.hub import Full, Hub
from caseboard.server.prices import price
from caseboard.server.requests import obey, reason_of
from caseboard.server.room import Room
from caseboard.server.schema import (
    Chat,
    ClientMessage,
    Goodbye,
    Hello,
    Message,
    Reason,
    Refused,
    Request,
)
from caseboard.server.services import Services

MOST_WAITING: Final = 400
MOST_WAITING_BYTES: Final = 4_000_000
MOST_WAITING_AT_HOME: Final = 16_000_000
"""Bytes that wait for all who come from one address."""
MOST_STRIKES: Final = 20
LONGEST_WAIT: Final = 30.0
"""Seconds for which somebody may have asked too much."""

GOING_AWAY: Final = 1001

PASSING: Final = (Full, StoreTrouble)
"""Troubles that end by themselves: it is worth coming again."""
SILENT: Final = Reason("silent", "say hello first")
FLOODING: Final = Reason("flooding", "too many messages: slow down")
CROWDED: Final = Reason("crowded", "players need the room: come again in a moment")

decode: Final = msgspec.json.Decoder(ClientMessage).decode

log = logging.getLogger("caseboard.server.socket")


class Cut(Exception):
    """This socket must be closed, and why."""

    def __init__(self, code: int, reason: Reason, *, again: bool = False) -> None:
        super().__init__(reason.text)
        self.code = code
        self.reason = reason
        self.again = again


class Connection:
    """What a table knows of a socket: where to send, and who listens."""

    def __init__(
        self, socket: WebSocket, caller: Caller, backlog: Counter[str] | None = None
    ) -> None:
        """``backlog``: the bytes that wait for each address, by all its sockets."""
        self.caller = caller
        self._backlog = Counter() if backlog is None else backlog
        self.address, self.device = caller.address, caller.device
        self.socket = socket
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._bytes = 0
        self.too_slow = asyncio.Event()
        self.hung_up = asyncio.Event()
        self.acting = asyncio.Lock()
        """Held while a message is obeyed: what has begun is finished even if the line is lost."""

    def send(self, data: bytes) -> None:
        """Never waits; who does not read is cut off."""
        self._count(len(data))
        if (
            self._waiting.qsize() >= MOST_WAITING
            or self._bytes > MOST_WAITING_BYTES
            or self._backlog[self.address] > MOST_WAITING_AT_HOME
        ):
            self.too_slow.set()
        else:
            self._waiting.put_nowait(data)

    def _count(self, amount: int) -> None:
        self._bytes += amount
        self._backlog[self.address] += amount
        if not self._backlog[self.address]:
            del self._backlog[self.address]

    def forget(self) -> None:
        """Nothing waits for him any more."""
        self._count(-self._bytes)

    def close(self) -> None:
        self.hung_up.set()

    def send_away(self) -> None:
        self.say(Goodbye(CROWDED, again=True))
        self.close()

    def say(self, message: Message) -> None:
        self.send(encode(message))

    async def pump(self) -> None:
        while True:
            data = await self._waiting.get()
            await self.socket.send_text(data.decode())
            self._count(-len(data))

    async def drain(self) -> None:
        """Send what is left, for a little while."""
        while not self._waiting.empty():
            await self.socket.send_text(self._waiting.get_nowait().decode())


async def serve(connection: Connection, hub: Hub, crowd: Crowd, table: str) -> None:
    """From hello to goodbye."""
    hub.services.metrics.count("sockets")
    talk = asyncio.ensure_future(_listen(connection, hub, crowd, table))
    pump = asyncio.ensure_future(connection.pump())
    slow = asyncio.ensure_future(connection.too_slow.wait())
    ended = asyncio.ensure_future(connection.hung_up.wait())
    tasks = (talk, pump, slow, ended)
    code = GOING_AWAY
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if slow.done():
            code = AGAIN
            hub.services.metrics.count("slow_readers")
        elif talk.done():
            talk.result()
    except Cut as cut:
        code = cut.code
        hub.services.metrics.count("cut_off")
        connection.say(Goodbye(cut.reason, again=cut.again))
    except WebSocketDisconnect:
        pass
    except CaseboardError as error:
        passes = isinstance(error, PASSING)
        code = AGAIN if passes else POLICY
        connection.say(Goodbye(reason_of(error), again=passes))
    except Exception:
        # A fault of ours: it costs this socket and no other.
        log.exception("table %s: a socket failed", table)
        hub.services.metrics.count("errors")
    finally:
        async with connection.acting:
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        room = hub.rooms.get(table)
        if room is not None:
            room.detach(connection)
        await _close(connection, code)
        connection.forget()


async def _close(connection: Connection, code: int) -> None:
    try:
        async with asyncio.timeout(1.0):
            if not connection.too_slow.is_set():
                await connection.drain()
            await connection.socket.close(code)
    except (RuntimeError, TimeoutError, WebSocketDisconnect, OSError):
        pass


async def _listen(connection: Connection, hub: Hub, crowd: Crowd, table: str) -> None:
    services, socket = hub.services, connection.socket
    strikes = 0
    room: Room | None = None
    while True:
        if room is None:
            text = await _receive_within(services.settings.hello_seconds, socket)
        else:
            text = await _receive(socket)
        services.metrics.count("messages")
        await _wait_for_turn(connection, services, crowd, 1.0)
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            strikes += 1
            services.metrics.count("malformed")
            if strikes > MOST_STRIKES:
                raise Cut(POLICY, Reason("malformed", "too many malformed messages")) from None
            connection.say(Refused("", Reason("malformed", str(error))))
            continue
        dearer = price(message) - 1.0
        if dearer > 0:
            await _wait_for_turn(connection, services, crowd, dearer)
        if isinstance(message, Hello):
            room = await _hello(connection, hub, table, message, room)
            if message.seat is not None and room.history is not None:
                crowd.seat(connection)
        elif room is None:
            raise Cut(POLICY, SILENT)
        else:
            await _obey(connection, room, message)


async def _wait_for_turn(
    connection: Connection, services: Services, crowd: Crowd, cost: float
) -> None:
    """Who asks for more than his share waits, and is not listened to meanwhile."""
    owed = services.allowances.messages.owe(connection.caller, cost)
    if owed > LONGEST_WAIT:
        raise Cut(POLICY, FLOODING)
    if owed > 0:
        await asyncio.sleep(owed)
    if services.strain.heavy and not crowd.plays(connection.device):
        await services.strain.relief()


async def _receive_within(seconds: float, socket: WebSocket) -> str | bytes:
    try:
        async with asyncio.timeout(seconds):
            return await _receive(socket)
    except TimeoutError:
        raise Cut(POLICY, SILENT) from None


async def _receive(socket: WebSocket) -> str | bytes:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", GOING_AWAY))
    text = event.get("text")
    return text if text is not None else event.get("bytes") or b""


async def _hello(
    connection: Connection, hub: Hub, table: str, message: Hello, before: Room | None
) -> Room:
    room = await hub.visible_room(table, connection.device, message.key)
    if before is not None and before is not room:
        before.detach(connection)
    async with room.lock:
        _require_sound(room)
        seat, away = message.seat, False
        if seat is not None and 0 <= seat < len(room.row.seats):
            away = room.presence.until_away(seat, room.services.monotonic()) is not None
        try:
            room.attach(connection, seat, message.epoch, message.lines)
        except CaseboardError as error:
            connection.say(Refused("", reason_of(error)))
            if before is None:
                raise
            return room
        connection.say(Chat(room.talk.lines))
        if away and seat is not None:
            await room.come_back(seat)
    return room


def _require_sound(room: Room) -> None:
    """Nobody stays with a table that has given up, not even who waited for it meanwhile."""
    if room.broken:
        raise Cut(AGAIN, Reason("restart", "the table starts anew: connect again"), again=True)


async def _obey(connection: Connection, room: Room, message: Request) -> None:
    client_id = str(getattr(message, "id", ""))[:64]
    _require_sound(room)
    try:
        async with connection.acting, room.lock:
            await obey(room, connection, message)
    except StoreTrouble as error:
        # Not answered: who connects again sends it again, and then it is done, once.
        room.give_up(f"{error}: connect again")
    except CaseboardError as error:
        room.services.metrics.count("refusals")
        connection.say(Refused(client_id, reason_of(error)))
    except Exception as error:
        connection.say(Refused(client_id, Reason("internal", "something went wrong here")))
        room.failed(type(message).__name__, error)
