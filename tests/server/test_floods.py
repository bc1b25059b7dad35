"""Too much of anything: it is bounded, and whoever plays comes before who does not."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from starlette.websockets import WebSocket

from caseboard.server.address import Caller
from caseboard.server.budgets import Allowances
from caseboard.server.connection import MOST_WAITING_BYTES, Connection
from caseboard.server.crowd import FOR_PLAYERS, FOR_STRANGERS, Crowd
from caseboard.server.door import Door
from caseboard.server.hub import Full
from caseboard.server.lines import Lines
from caseboard.server.model import hashed
from caseboard.server.prices import price
from caseboard.server.room import Room
from caseboard.server.schema import Act, Hello, NewSeat, NewTable, Why
from caseboard.server.settings import Settings
from caseboard.server.strain import Strain
from caseboard.server.telemetry import Metrics
from tests.server.harness import Browser, ConnectionClosed, ServerProcess
from tests.server.inside import Ear
from tests.server.test_wastebin import World, in_world

HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
ATTACKER = "127.0.0.9"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with room for few."""
    limits = {
        "max_connections": 30,
        "max_connections_per_address": 20,
        "header_seconds": 0.5,
        "body_seconds": 0.5,
        "tables_per_hour": 2,
        "bytes_per_second": 20_000,
    }
    with ServerProcess(tmp_path_factory.mktemp("narrow") / "t.db", **limits) as running:
        yield running
        log = running.stop()
        assert "Traceback" not in log, log


def line_to(server: ServerProcess, source: str = ATTACKER) -> socket.socket:
    """A connection from another address of this machine."""
    address = urlsplit(server.url)
    return socket.create_connection(
        (address.hostname or "", address.port or 0), timeout=20, source_address=(source, 0)
    )


def heard(line: socket.socket) -> bytes:
    """Everything until the other end hangs up."""
    data = b""
    try:
        while chunk := line.recv(65_536):
            data += chunk
    except ConnectionError:
        pass
    line.close()
    return data


def test_half_a_request_is_not_waited_for(narrow: ServerProcess) -> None:
    for said in (b"", HALF, b"POST /api/tables HTTP/1.1\r\n"):
        line = line_to(narrow)
        line.sendall(said)
        assert heard(line) == b""


def test_half_a_body_is_not_waited_for(narrow: ServerProcess) -> None:
    line = line_to(narrow)
    line.sendall(
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n"
        b'{"game": "voices"'
    )
    assert b" 408 " in line.recv(65_536).split(b"\r\n")[0]
    line.close()


def test_a_second_request_may_not_be_slow_either(narrow: ServerProcess) -> None:
    line = line_to(narrow)
    line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    data = b""
    while not data.endswith(b"well\n"):
        data += line.recv(65_536)
    line.sendall(HALF)
    assert heard(line) == b""


def test_silent_lines_make_room_for_those_who_speak(narrow: ServerProcess) -> None:
    """From one address and from many: whoever asks something is heard."""
    with ExitStack() as lines:
        for number in range(60):
            line = lines.enter_context(line_to(narrow, f"127.0.1.{number % 4 + 1}"))
            line.sendall(HALF)
        assert Browser(narrow.url).get("/health") == "well\n"
    assert Browser(narrow.url).counted()["caseboard_shed_lines_total"] >= 30


def test_bytes_are_bounded(narrow: ServerProcess) -> None:
    line = line_to(narrow)
    head = b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n"
    with suppress(ConnectionError):
        line.sendall(head + b"[" * 500_000)
    assert heard(line) == b"", "hung up on without an answer"


def test_fresh_cookies_make_no_more_tables(narrow: ServerProcess) -> None:
    statuses = []
    for _ in range(12):
        fresh = Browser(narrow.url)
        body = {"game": "voices", "seats": [{"player": "me"}] * 3}
        statuses.append(fresh.request("/api/tables", body)[0])
    assert statuses == [201] * 8 + [429] * 4


def test_a_player_gets_in_where_strangers_fill_the_house(tmp_path: Path) -> None:
    limits = {"max_connections": 100, "max_connections_per_address": 20}
    with ServerProcess(tmp_path / "t.db", **limits) as server:
        host = Browser(server.url)
        table = host.make("voices", "me", "random", "random", listed=True)["table"]["id"]
        watchers = [Browser(server.url).open(table, None) for _ in range(14)]
        for watcher in watchers:
            watcher.until_kind("position")
        with pytest.raises(Exception, match="403"):
            Browser(server.url).open(table, None)
        players = [host.open(table, 0) for _ in range(5)]
        for player in players:
            player.until_kind("position")
        goodbye = watchers[0].until_kind("goodbye")
        assert (goodbye["again"], goodbye["reason"]["code"]) == (True, "crowded")
        with pytest.raises(ConnectionClosed):
            watchers[0].receive()
        for player in players:
            player.close()


class Transport:
    def __init__(self, address: str) -> None:
        self.address = address
        self.aborted = False

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 1)

    def abort(self) -> None:
        self.aborted = True


def come(lines: Lines, address: str) -> tuple[bool, Transport]:
    transport = Transport(address)
    return lines.come(cast(asyncio.Transport, transport)), transport


def test_lines_are_counted_and_the_longest_silent_goes_first() -> None:
    settings = Settings(max_connections=5, max_connections_per_address=3)
    lines = Lines(settings, Allowances(settings), Metrics())
    first = [come(lines, "192.0.2.1") for _ in range(4)]
    assert [(let_in, one.aborted) for let_in, one in first] == [
        (True, True), (True, False), (True, False), (True, False),
    ]  # fmt: skip
    for _, one in first[1:]:
        lines.speaks(cast(asyncio.Transport, one))
    assert not come(lines, "192.0.2.1")[0], "nobody of them is silent"
    second = [come(lines, "192.0.2.2") for _ in range(2)]
    lines.speaks(cast(asyncio.Transport, second[0][1]))
    assert come(lines, "192.0.2.3")[0]
    assert [one.aborted for _, one in second] == [False, True]
    lines.falls_silent(cast(asyncio.Transport, first[1][1]))
    assert come(lines, "192.0.2.4")[0]
    assert len(lines) == 5
    for _, one in (*first, *second):
        lines.leave(cast(asyncio.Transport, one))
        lines.leave(cast(asyncio.Transport, one))
    assert len(lines) == 1


def test_a_proxy_is_nobody_in_particular() -> None:
    settings = Settings(
        public_url="https://play.example.org", max_connections_per_address=2, requests_per_second=1
    )
    lines = Lines(settings, Allowances(settings), Metrics())
    assert all(come(lines, "127.0.0.1")[0] for _ in range(50))


class Guest:
    def __init__(self, address: str, device: str) -> None:
        self.caller = Caller(address, device)
        self.gone = False

    def send_away(self) -> None:
        self.gone = True


def test_strangers_leave_room_for_players() -> None:
    crowd = Crowd(Settings(max_connections=10, max_connections_per_address=100))
    with ExitStack() as inside:
        guests = [Guest(str(number), f"device {number}") for number in range(9)]
        for guest in guests[:7]:
            assert crowd.has_room(guest.caller.address, FOR_STRANGERS)
            inside.enter_context(crowd.inside(guest))
        assert not crowd.has_room("new", FOR_STRANGERS)
        for guest in guests[7:]:
            assert crowd.has_room(guest.caller.address, FOR_PLAYERS)
            inside.enter_context(crowd.inside(guest))
            crowd.seat(guest)
        assert crowd.plays("device 8")
        assert not crowd.has_room("new", FOR_PLAYERS)
        assert crowd.make_room("new")
        assert [guest.gone for guest in guests] == [True] + [False] * 8
    assert not crowd.plays("device 8")
    assert crowd.has_room("new", FOR_STRANGERS)
    assert not crowd.make_room("new")


@pytest.mark.parametrize(
    ("late", "heavy"),
    [([1.0], False), ([0.3] * 20, True), ([0.3] * 20 + [0.0] * 20, False), ([-9.0] * 20, False)],
)
def test_strain_is_what_lasts_not_a_moment(late: list[float], heavy: bool) -> None:
    strain = Strain(0.15)
    for one in late:
        strain.note(one)
    assert strain.heavy == heavy
    assert strain.late >= 0.0


def test_under_strain_only_players_are_served() -> None:
    settings, strain = Settings(), Strain(0.15)
    crowd = Crowd(settings)
    token = "A" * 32

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    door = Door(app, settings, Metrics(), Allowances(settings), strain, crowd)

    def status(path: str, **headers: str) -> int:
        sent: list[dict[str, Any]] = []

        async def send(message: Any) -> None:
            sent.append(message)

        given = [(name.encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": "GET", "path": path, "client": ("192.0.2.1", 1),
                 "headers": [(b"host", b"localhost"), *given]}  # fmt: skip
        asyncio.run(door(scope, cast(Any, None), send))
        return int(sent[0]["status"])

    assert status("/api/games") == 200
    for _ in range(30):
        strain.note(1.0)
    own = {"cookie": f"caseboard={token}"}
    assert [status("/api/games"), status("/api/games", **own), status("/health")] == [503, 503, 200]
    player = Guest("192.0.2.1", hashed(token))
    with crowd.inside(player):
        crowd.seat(player)
        assert status("/api/games", **own) == 200
    assert status("/api/games", **own) == 503


def test_who_loads_without_end_is_refused_until_it_is_paid_for(tmp_path: Path) -> None:
    """What is begun is sent whole, and others are served meanwhile."""
    with ServerProcess(tmp_path / "t.db", sent_bytes_per_second=1_000) as server:
        rules = b"GET /api/rules/android HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

        def asked() -> tuple[bytes, int]:
            line = line_to(server)
            line.sendall(rules)
            answer = heard(line)
            return answer.split(b" ")[1], len(answer)

        first, *more = [asked() for _ in range(3)]
        assert first[0] == b"200"
        assert first[1] > 64_000
        assert [status for status, _ in more] == [b"429"] * 2
        assert Browser(server.url).get("/health") == "well\n"


def test_what_waits_for_one_address_is_bounded_over_all_its_sockets() -> None:
    backlog: Counter[str] = Counter()
    lines = [Connection(cast(WebSocket, None), Caller("192.0.2.1", "a"), backlog) for _ in range(5)]
    other = Connection(cast(WebSocket, None), Caller("192.0.2.2", "b"), backlog)
    for line in lines[:4]:
        for _ in range(4):
            line.send(b"x" * (MOST_WAITING_BYTES // 4))
    assert not any(line.too_slow.is_set() for line in lines)
    lines[4].send(b"x" * 1_000)
    other.send(b"x" * 1_000)
    assert [line.too_slow.is_set() for line in lines] == [False] * 4 + [True]
    assert not other.too_slow.is_set()
    for line in (*lines, other):
        line.forget()
    assert not backlog


def test_what_costs_more_has_its_price() -> None:
    assert price(Act("a", 0, 0, 0)) == 1.0
    assert price(Hello(0)) > 1.0
    assert price(Why("w", 0, list(range(400)))) > 20.0


def test_who_says_hello_all_the_time_waits_and_is_not_cut_off(tmp_path: Path) -> None:
    """And all his sockets together get no more than he."""
    with ServerProcess(tmp_path / "t.db", messages_per_second=20) as server:
        browser = Browser(server.url)
        table = browser.make("voices", "me", "random", "random")["table"]["id"]
        flooders = [browser.open(table, 0) for _ in range(10)]
        for flooder in flooders:
            flooder.until_kind("position")
        for _ in range(4):
            for flooder in flooders:
                flooder.send(type="hello", seat=0)
        calm = Browser(server.url)
        own = calm.make("voices", "me", "random", "random")["table"]["id"]
        player = calm.open(own, 0)
        player.until_asked()
        player.answer(player.decision["actions"][0]["id"])
        for flooder in flooders:
            flooder.until_kind("position")


def test_no_table_too_many_is_kept_in_memory(tmp_path: Path) -> None:
    """Neither made nor woken; tables with nobody there go, and the last places are players'."""
    alone = NewTable("voices", [NewSeat("me"), NewSeat("random"), NewSeat("random")], listed=True)

    async def test(world: World) -> None:
        hub = world.hub
        sleeping = await world.make()
        rooms = [await hub.make(Caller("", f"host {number}"), alone) for number in range(30)]
        assert len(hub.rooms) <= 9
        made = await asyncio.gather(
            *(hub.make(Caller("", f"more {n}"), alone) for n in range(30)), return_exceptions=True
        )
        assert {type(one) for one in made} == {Room, Full}
        assert len(hub.rooms) <= 9
        for number in range(9):
            room = await hub.visible_room(rooms[number].row.id, f"host {number}", None)
            room.attach(Ear(f"host {number}"), 0, None, 0)
        with pytest.raises(Full):
            await hub.make(Caller("", "new"), alone)
        with pytest.raises(Full):
            await hub.visible_room(rooms[20].row.id, "spectator", None)
        await hub.visible_room(sleeping, "host", None)
        assert len(hub.rooms) == 10
        for room in hub.rooms.values():
            room.stop()

    in_world(tmp_path / "t.db", test, max_live_tables=10)


def test_requests_that_come_in_one_go_count_one_by_one(tmp_path: Path) -> None:
    """And who sends more than he may is hung up on: the rest is not even read."""
    with ServerProcess(tmp_path / "t.db", requests_per_second=2) as server:
        line = line_to(server)
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500)
        answers = heard(line)
        assert 8 <= answers.count(b"HTTP/1.1 200") <= 12
        assert answers.count(b"HTTP/1.1 429") == 1
        assert "caseboard_refused_requests_total" not in Browser(server.url).counted()


def test_a_refusal_at_the_line_is_told_like_any_other(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "t.db", requests_per_second=2) as server:
        browser = Browser(server.url)
        answers = [browser.request("/api/games") for _ in range(12)]
    refused = [answer for status, answer in answers if status == 429]
    assert refused
    assert all(answer["error"]["code"] == "too-many" for answer in refused)
