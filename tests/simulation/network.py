"""Lines between browsers and the server that are slow, or torn in the middle of a message."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.websockets import WebSocketDisconnect

DISCONNECT = {"type": "websocket.disconnect", "code": 1006}


class Line:
    """A WebSocket as the server sees it, with the browser's end beside it."""

    def __init__(self) -> None:
        self.torn = asyncio.Event()
        self.readable = asyncio.Event()
        self.readable.set()
        self._up: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.down: asyncio.Queue[str | None] = asyncio.Queue()

    async def receive(self) -> dict[str, Any]:
        """The server reads."""
        return await self._up.get()

    async def send_text(self, text: str) -> None:
        """The server writes; it waits while nobody reads."""
        await self.readable.wait()
        if self.torn.is_set():
            raise WebSocketDisconnect(1006)
        self.down.put_nowait(text)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """The server hangs up."""
        self.tear()

    def say(self, text: str) -> None:
        """The browser writes."""
        if not self.torn.is_set():
            self._up.put_nowait({"type": "websocket.receive", "text": text})

    def tear(self) -> None:
        """Both ends learn that the line is gone; what was on its way down may still arrive."""
        if not self.torn.is_set():
            self.torn.set()
            self.readable.set()
            self._up.put_nowait(DISCONNECT)
            self.down.put_nowait(None)
