"""Connections as they come in: how many there are, from where, and how slowly they speak.

Everything here is decided before a word of a request is read.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import Counter, defaultdict
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from caseboard.server.address import household, is_proxy
from caseboard.server.answers import failure
from caseboard.server.budgets import Allowances, Bucket
from caseboard.server.door import LONGEST_HEADER, MOST_HEADERS, TOO_LARGE, TOO_MANY, Refused
from caseboard.server.settings import Settings
from caseboard.server.telemetry import Metrics

FILES_BESIDE: Final = 64
"""Files that the server needs for itself."""
MANY_FILES: Final = 1_000_000
LARGEST_HEAD: Final = 16_384
"""Bytes of a request before its body."""
ANSWER_SECONDS: Final = 90.0
"""From the end of a request's head until its answer is on its way."""
CLOSING_SECONDS: Final = 15.0
"""Until the other end has taken what it was sent last."""
PIECE: Final = 64
"""Bytes of a socket that are read in one go."""
ASIDES_PER_SECOND: Final = 2.0
MOST_ASIDES: Final = 50
"""Pings, pongs, parts of messages and words after the end, of one socket."""


class Lines:
    """All connections. When there are too many, those that have not asked anything yet go first."""

    def __init__(self, settings: Settings, allowances: Allowances, metrics: Metrics) -> None:
        self.settings = settings
        self.allowances = allowances
        self._metrics = metrics
        self._most = min(settings.max_connections, _most_files() - FILES_BESIDE)
        self._addresses: dict[asyncio.Transport, str] = {}
        self._per_address: Counter[str] = Counter()
        self._silent: defaultdict[str, dict[asyncio.Transport, None]] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self._addresses)

    def come(self, transport: asyncio.Transport) -> bool:
        """Count a connection in, if there is room for it."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        # Nobody is held to account for all who come through the same proxy.
        address = "" if is_proxy(host, self.settings) else household(host)
        if not self._has_room(address):
            self._metrics.count("refused_lines")
            return False
        self._addresses[transport] = address
        self._per_address[address] += 1
        self._silent[address][transport] = None
        return True

    def _has_room(self, address: str) -> bool:
        if address:
            if not self.allowances.lines.of(address).take():
                return False
            crowded = self._per_address[address] >= self.settings.max_connections_per_address
            if crowded and not self._shed(address):
                return False
        return len(self._addresses) < self._most or self._shed(self._most_silent())

    def _most_silent(self) -> str:
        return max(self._silent, key=lambda address: len(self._silent[address]), default="")

    def _shed(self, address: str) -> bool:
        """Cut off that connection of the address which has been silent longest."""
        for transport in self._silent.get(address, ()):
            self.leave(transport)
            transport.abort()
            self._metrics.count("shed_lines")
            return True
        return False

    def leave(self, transport: asyncio.Transport) -> None:
        self.speaks(transport)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._per_address[address] -= 1
            if not self._per_address[address]:
                del self._per_address[address]

    def speaks(self, transport: asyncio.Transport) -> None:
        """It has asked something."""
        address = self._addresses.get(transport, "")
        self._silent[address].pop(transport, None)
        if not self._silent[address]:
            del self._silent[address]

    def falls_silent(self, transport: asyncio.Transport) -> None:
        """It has been answered and may ask again."""
        if transport in self._addresses:
            self._silent[self._addresses[transport]][transport] = None

    def may_ask(self, transport: asyncio.Transport) -> bool:
        address = self._addresses.get(transport, "")
        return not address or self.allowances.requests.of(address).left >= 1.0

    def may_send(self, transport: asyncio.Transport, amount: int) -> bool:
        address = self._addresses.get(transport, "")
        return not address or self.allowances.bytes.of(address).take(amount)


def _most_files() -> int:
    """How many connections the system lets this process have, after asking for all it gives."""
    if sys.platform == "win32":
        return MANY_FILES
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        return MANY_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


class Config(uvicorn.Config):
    """What uvicorn's connections are made with, and our count of them."""

    lines: Lines


def config_for(app: Any, settings: Settings, lines: Lines) -> Config:
    config = Config(
        app,
        http=Line,
        ws=SocketLine,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=False,
        h11_max_incomplete_event_size=LARGEST_HEAD,
    )
    config.lines = lines
    return config


def set_patience(listening: socket.socket) -> None:
    """Who does not take what is sent to him is given up by the system, where it can do that."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        listening.setsockopt(socket.IPPROTO_TCP, option, int(2_000 * CLOSING_SECONDS))


class Line(H11Protocol):
    """A connection for requests: each must come, be answered and be taken in time."""

    _lines: Lines
    _clock: asyncio.TimerHandle | None = None
    _begun = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._lines = cast(Config, self.config).lines
        super().connection_made(transport)
        if self._lines.come(transport):
            self._within(self._lines.settings.header_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clock()
        self._lines.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._lines.may_send(self.transport, len(data)):
            self.transport.abort()
            return
        if not self._begun:
            self._begun = True
            self._within(self._lines.settings.header_seconds)
        super().data_received(data)

    def handle_events(self) -> None:
        """Many requests may have come in one go: each of them is counted before it is read."""
        was_idle = self.conn.their_state is h11.IDLE
        waiting, _ = self.conn.trailing_data
        if was_idle and waiting and not self._lines.may_ask(self.transport):
            self._refuse(TOO_MANY)
            return
        super().handle_events()
        if was_idle and self.conn.their_state is not h11.IDLE and not self.transport.is_closing():
            self._begun = True
            self._lines.speaks(self.transport)
            if self.transport.get_protocol() is self:
                self._within(ANSWER_SECONDS)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if len(self.headers) > MOST_HEADERS or any(
            len(value) > LONGEST_HEADER for _, value in self.headers
        ):
            self._refuse(TOO_LARGE)
            return
        self._stop_clock()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        if self.cycle is None or self.cycle.response_complete:
            super().send_400_response(msg)
        else:
            # In the middle of his request or of its answer there is nothing more to be said.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self.transport.abort()

    def on_response_complete(self) -> None:
        self._begun = False
        self._lines.falls_silent(self.transport)
        self._within(CLOSING_SECONDS)
        super().on_response_complete()

    def _within(self, seconds: float) -> None:
        """What comes next must come in time."""
        self._stop_clock()
        self._clock = self.loop.call_later(seconds, self.transport.abort)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _refuse(self, why: Refused) -> None:
        """Answer without having read what is asked."""
        body = failure(why.status, why.code, why.text).body
        head = (
            f"HTTP/1.1 {why.status} \r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + bytes(body))
        self.transport.close()
        self._within(CLOSING_SECONDS)


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that was made for requests and has become a socket.

    A few kilobytes may hold hundreds of frames, so they are read a piece at a time and no further
    than the next message; the rest waits until that has been dealt with.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._lines = cast(Config, self.config).lines
        self._unread = bytearray()
        self._asides = Bucket(ASIDES_PER_SECOND, MOST_ASIDES, self.loop.time)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lines.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._lines.may_send(self.transport, len(data)):
            self._unread += data
            self._read_on()
        else:
            self.transport.abort()

    def _read_on(self) -> None:
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)

    async def receive(self) -> ASGIReceiveEvent:
        event = await super().receive()
        self._read_on()
        return event

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self._read_on()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._aside()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._aside()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._aside()

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self._aside()
        super().send_receive_event_to_app()

    def _aside(self) -> None:
        """What is no message costs us as much as one and him nothing: browsers send few."""
        if not self._asides.take():
            self.transport.abort()
