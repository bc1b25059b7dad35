"""A socket to a table that costs its own side little: it hands on what each frame says."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast


def frame(**message: Any) -> bytes:
    """A client's text message; masked, as it must be, with zeros."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


class Line(asyncio.Protocol):
    """Says hello from a seat; ``hears`` gets every message."""

    def __init__(self, host: str, table: str, cookie: str, seat: int | None) -> None:
        self._head = (
            f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: {host}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
        )
        self._seat = seat
        self._data = bytearray()
        self._greeted = False

    def hears(self, message: bytes) -> None:
        raise NotImplementedError

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._head.encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._greeted:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self._data[:20], self._data
            del self._data[: end + 4]
            self._greeted = True
            self.transport.write(frame(type="hello", seat=self._seat))
        while (message := self._message()) is not None:
            self.hears(message)

    def _message(self) -> bytes | None:
        """The next one, if all of it is here."""
        data = self._data
        if len(data) < 2:
            return None
        length, start = data[1], 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        message = bytes(data[start : start + length])
        del data[: start + length]
        return message
