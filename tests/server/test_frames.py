"""Sockets are read no further than they are listened to, and frames that are no messages count."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from uvicorn.server import ServerState

from caseboard.server.budgets import Allowances
from caseboard.server.lines import MOST_ASIDES, Lines, SocketLine, config_for
from caseboard.server.settings import Settings
from caseboard.server.telemetry import Metrics

UPGRADE = (
    b"GET /api/tables/x/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, PART, GOES_ON, CLOSE, PING, PONG = 0x81, 0x01, 0x00, 0x88, 0x89, 0x8A


def frame(opcode: int, text: bytes = b"") -> bytes:
    """Masked, as it must be, with zeros."""
    return bytes((opcode, 0x80 | len(text), 0, 0, 0, 0)) + text


class Transport:
    """The other end, as far as the server can tell."""

    def __init__(self) -> None:
        self.reading = True
        self.closing = False
        self.aborted = False
        self.written = b""

    def get_extra_info(self, name: str) -> Any:
        return ("192.0.2.1", 1) if name == "peername" else None

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True


class End:
    """A socket that was let in, and the messages that the program has taken from it."""

    def __init__(self) -> None:
        settings = Settings()
        lines = Lines(settings, Allowances(settings), Metrics())
        self.heard: list[str] = []
        self.listens = asyncio.Event()
        self.transport = Transport()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await self.listens.wait()
            while (event := await receive())["type"] == "websocket.receive":
                self.heard.append(event["text"])
                if event["text"] == "enough":
                    await send({"type": "websocket.close"})

        self.line = SocketLine(config_for(app, settings, lines), ServerState(), {})
        self.line.connection_made(cast(asyncio.Transport, self.transport))
        self.line.data_received(UPGRADE)


def with_socket(test: Callable[[End], Awaitable[None]]) -> None:
    async def run() -> None:
        end = End()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await test(end)
        end.line.connection_lost(None)
        end.listens.set()
        await asyncio.gather(*end.line.tasks)

    asyncio.run(run())


def test_messages_wait_outside_until_they_are_listened_to() -> None:
    async def test(end: End) -> None:
        sent = [f"message {number}" for number in range(1_000)]
        end.line.data_received(b"".join(frame(TEXT, text.encode()) for text in sent))
        assert not end.transport.reading
        assert end.line.queue.qsize() < 10
        end.listens.set()
        while len(end.heard) < len(sent):
            await asyncio.sleep(0)
        assert end.heard == sent
        assert end.transport.reading

    with_socket(test)


@pytest.mark.parametrize(
    "flood",
    [frame(PING) * 10_000, frame(PONG) * 10_000, frame(PART) + frame(GOES_ON) * 10_000],
    ids=["pings", "pongs", "parts"],
)
def test_frames_that_are_no_messages_are_counted(flood: bytes) -> None:
    async def test(end: End) -> None:
        end.line.data_received(flood)
        assert end.transport.aborted
        assert end.transport.written.count(b"\x8a") <= MOST_ASIDES + 10, "the rest was not read"

    with_socket(test)


def test_a_few_pings_are_answered() -> None:
    async def test(end: End) -> None:
        end.line.data_received(frame(PING, b"a") + frame(PING, b"b"))
        assert end.transport.written.endswith(b"\x8a\x01a\x8a\x01b")
        assert not end.transport.aborted

    with_socket(test)


def test_who_talks_on_after_the_end_is_cut_off() -> None:
    async def test(end: End) -> None:
        end.line.data_received(frame(TEXT, b"enough") + frame(TEXT, b"and more") * 10_000)
        end.listens.set()
        while not end.transport.closing:
            await asyncio.sleep(0)
        assert end.transport.aborted
        assert len(end.heard) < 10

    with_socket(test)


def test_the_end_is_heard_behind_what_is_left_unread() -> None:
    async def test(end: End) -> None:
        words = frame(TEXT, b"and more, and more, and more, and more") * 5
        end.line.data_received(frame(TEXT, b"enough") + words + frame(CLOSE))
        end.listens.set()
        while not end.transport.closing:
            await asyncio.sleep(0)
        assert not end.transport.aborted

    with_socket(test)
