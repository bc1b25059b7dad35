"""Clients that are wrong, rude, slow or hostile: each is answered or cut off."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.harness import Browser, ConnectionClosed, Player, ServerProcess


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with small limits."""
    limits = {
        "messages_per_second": 20,
        "hello_seconds": 0.5,
        "max_connections_per_address": 12,
        "max_tables_per_device": 3,
        "message_bytes": 4096,
        "body_bytes": 5_000,
        "record_bytes": 20_000,
    }
    with ServerProcess(tmp_path_factory.mktemp("strict") / "t.db", **limits) as running:
        yield running
        log = running.stop()
        assert "Traceback" not in log, log


def table_of(browser: Browser, **more: object) -> str:
    return str(browser.make("android", "me", "random", "random", **more)["table"]["id"])


def closed_with(player: Player) -> int:
    try:
        while True:
            player.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def test_a_wrong_cookie_is_a_stranger(server: ServerProcess, browser: Browser) -> None:
    table = table_of(browser)
    thief = Browser(server.url)
    thief.cookie = "caseboard=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    assert thief.request(f"/api/tables/{table}")[0] == 404
    player = thief.open(table, 0)
    assert player.until_kind("goodbye")["reason"]["code"] == "not-found"
    assert closed_with(player) == 1008


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1"])
def test_a_foreign_page_is_kept_out(server: ServerProcess, browser: Browser, origin: str) -> None:
    table = table_of(browser)
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/ws"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers={"Cookie": browser.cookie, "Origin": origin}),
    ):
        pass
    assert refused.value.response.status_code == 403
    status, answer = browser.request("/api/tables", {"game": "voices"}, {"Origin": origin})
    assert status == 403
    assert answer["error"]["code"] == "foreign-origin"


def test_the_own_page_is_let_in(server: ServerProcess, browser: Browser) -> None:
    table = table_of(browser)
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/ws"
    headers = {"Cookie": browser.cookie, "Origin": server.url}
    with connect(address, additional_headers=headers) as line:
        line.send('{"type": "hello", "seat": 0}')
        assert json.loads(line.recv(5))["type"] == "position"


def test_a_borrowed_name_is_refused(browser: Browser) -> None:
    assert browser.request("/api/games", headers={"Host": "evil.example"})[0] == 421


def test_malformed_messages_are_answered_and_then_cut_off(browser: Browser) -> None:
    table = table_of(browser)
    player = browser.open(table, 0)
    player.until_kind("position")
    for text in ("", "{", "[]", "7", '{"type": "dance"}', '{"type": "act"}', "\x00", '{"a":NaN}'):
        player.socket.send(text)
        assert player.until_kind("refused")["reason"]["code"] == "malformed"
    player.socket.send(b"\xff\xfe")
    assert player.until_kind("refused")["reason"]["code"] == "malformed"
    for _ in range(20):
        player.socket.send("{")
    assert player.until_kind("goodbye")["reason"]["code"] == "malformed"
    assert closed_with(player) == 1008


def test_who_does_not_say_hello_is_cut_off(strict: ServerProcess) -> None:
    browser = Browser(strict.url)
    table = table_of(browser)
    address = strict.url.replace("http", "ws") + f"/api/tables/{table}/ws"
    with connect(address, additional_headers={"Cookie": browser.cookie}) as line:
        assert json.loads(line.recv(5))["reason"]["code"] == "silent"
        with pytest.raises(ConnectionClosed):
            line.recv(5)
    with connect(address, additional_headers={"Cookie": browser.cookie}) as line:
        line.send('{"type": "ping", "id": "1"}')
        assert json.loads(line.recv(5))["reason"]["code"] == "silent"


def test_an_oversized_message_ends_the_line(strict: ServerProcess) -> None:
    browser = Browser(strict.url)
    player = browser.open(table_of(browser), 0)
    player.until_kind("position")
    player.send(type="say", id="1", seat=0, text="x" * 10_000)
    assert closed_with(player) == 1009


@pytest.mark.parametrize(("path", "most"), [("/api/tables", 5_000), ("/api/import", 20_000)])
def test_an_oversized_body_is_refused(strict: ServerProcess, path: str, most: int) -> None:
    for size, expected in ((most - 1_000, 400), (most + 1_000, 413)):
        status, answer = Browser(strict.url).request(path, {"record": "x" * size})
        assert status == expected
    assert answer["error"]["code"] == "too-large"


def test_who_comes_again_and_again_without_pause_is_refused(tmp_path: Path) -> None:
    """Sockets count like requests, so that nobody can wear the server out by knocking."""
    limit = {"requests_per_second": 0.5}
    with ServerProcess(tmp_path / "t.db", **limit) as server:
        browser = Browser(server.url)
        table = table_of(browser)
        for _ in range(12):
            browser.request("/api/games")
        with pytest.raises(InvalidStatus) as refused:
            browser.open(table, 0)
        assert refused.value.response.status_code == 429


def test_a_flood_waits_and_nobody_else_does(strict: ServerProcess) -> None:
    browser, other = Browser(strict.url), Browser(strict.url)
    flooder = browser.open(table_of(browser), 0)
    calm = other.open(table_of(other), 0)
    calm.until_asked()
    for number in range(400):
        flooder.send(type="ping", id=str(number))
    for _ in range(3):
        calm.until_asked()
        calm.answer(calm.decision["actions"][0]["id"])
    flooder.send(type="say", id="last", seat=0, text="Was that all?")
    assert flooder.until_kind("pong")["id"] == "0"
    assert not any(message.get("id") == "399" for message in flooder.received)
    flooder.close()


def test_many_idle_lines_from_one_address_are_bounded(strict: ServerProcess) -> None:
    browser = Browser(strict.url)
    table = table_of(browser)
    lines = []
    refused = 0
    for _ in range(16):
        try:
            player = browser.open(table, 0)
            player.until_kind("position")
            lines.append(player)
        except (InvalidStatus, ConnectionClosed):
            refused += 1
    assert refused >= 4
    lines[0].until_asked()
    lines[0].answer(lines[0].decision["actions"][0]["id"])
    for player in lines:
        player.close()


def test_tables_per_device_are_bounded(strict: ServerProcess) -> None:
    browser = Browser(strict.url)
    for _ in range(3):
        table_of(browser)
    status, answer = browser.request(
        "/api/tables", {"game": "android", "seats": [{"player": "me"}] * 3}
    )
    assert status == 503
    assert answer["error"]["code"] == "full"


def test_who_does_not_read_is_cut_off(browser: Browser, other_browser: Browser) -> None:
    """Its socket's buffers fill up; the table goes on for the others."""
    made = browser.make("android", "me", "random", "random", listed=True)
    table = made["table"]["id"]
    host, port = browser.url.removeprefix("http://").split(":")
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    slow.connect((host, int(port)))
    slow.sendall(
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    time.sleep(0.2)
    hello = b'{"type":"hello"}'
    try:
        for _ in range(1500):
            slow.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    except OSError:
        pass
    end = time.monotonic() + 20
    while "slow_readers" not in other_browser.get("/metrics") and time.monotonic() < end:
        time.sleep(0.1)
    assert "caseboard_slow_readers_total" in other_browser.get("/metrics")
    player = browser.open(table, 0)
    player.until_asked()
    player.answer(player.decision["actions"][0]["id"])
    slow.close()
