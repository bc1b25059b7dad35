"""When something of ours goes wrong: said, logged, counted, and nobody plays on with half of it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from caseboard.server import connection
from caseboard.server.address import Caller
from caseboard.server.connection import Connection
from caseboard.server.databases import StoreTrouble
from caseboard.server.requests import HANDLERS
from caseboard.server.schema import Ping
from tests.server.inside import act, listening, people_apart


def test_a_fault_of_ours_sends_everybody_back_to_what_is_stored(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(HANDLERS, Ping, broken)

    async def run() -> None:
        room = people_apart("voices", 3, 1)
        ears = await listening(room)
        line = Connection(cast(WebSocket, None), Caller("", "device-0"))
        await connection._obey(line, room, Ping("p"))
        assert b'"code":"internal"' in line._waiting.get_nowait()
        assert room.broken
        assert room.services.metrics.counts["errors"] == 1
        for ear in ears.values():
            assert (ear.heard[-1]["type"], ear.heard[-1]["again"]) == ("goodbye", True)
        with pytest.raises(connection.Cut, match="connect again"):
            await connection._obey(line, room, Ping("p"))

    asyncio.run(run())
    assert "Ping failed" in caplog.text


def test_a_move_that_is_not_stored_is_shown_to_nobody() -> None:
    async def run() -> None:
        room = people_apart("voices", 3, 1)
        ears = await listening(room)

        async def full(*_: Any) -> None:
            raise StoreTrouble("no space is left")

        room.services.store.write = full  # type: ignore[method-assign]
        decision = room.game.decision
        assert decision is not None
        seat = decision.seat
        with pytest.raises(StoreTrouble):
            await act(room, ears[seat], seat, decision.actions[0].id, "lost")
        assert room.broken
        for ear in ears.values():
            told = [message["type"] for message in ear.heard if message["type"] != "table"]
            assert told == ["position", "goodbye"]

    asyncio.run(run())
