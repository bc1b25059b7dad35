"""Anything that could be sent, by the schema and at random: nothing of it is a fault.

``python -m tests.server.fuzzer --messages 100000 --requests 20000`` says what was answered.
"""

from __future__ import annotations

import argparse
import json
import socket
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import quote, urlsplit

from msgspec import inspect

from caseboard.server import schema
from caseboard.server.api import ROUTES
from caseboard.server.people_api import PEOPLE_ROUTES
from tests.server.harness import Browser, ConnectionClosed, Player, ServerProcess
from tests.server.test_crafted_records import RECORDS, crafted

AT_ONCE: Final = 150
"""Messages of one socket."""
WORDS: Final = (
    "", "a", "pass", "random", "me", "open", "android", "voices", "red", "#aabbcc", "\x00",
    "\x1b[2J",
    "\u202egnp.exe", "\u200b", "\ufeff", "💥" * 9, "é\u0301\u0301\u0301\u0301\u0301", "x" * 300,
    "'; DROP TABLE tables; --", "../../etc/passwd", "%00", "{}", "[]", "null", "NaN", "1e999", "-1",
    "https://example.org/", "file:///", "https://127.0.0.1/", "play floyd-dark-01",
    "move city-hall",
)  # fmt: skip
NUMBERS: Final = (
    0, 1, 2, 3, 5, 7, -1, 59, 60, 400, 2**31, 2**53, 2**63 - 1, -(2**63), 2**64, 10**30,
)  # fmt: skip
REALS: Final = (0.0, 1.5, -1.0, 1e308, -1e308, 5e-324, 600.0, 601.0)
BODIES: Final[dict[str, Any]] = {
    "/api/tables": schema.NewTable,
    "/api/tables/{table}/join": schema.Join,
    "/api/tables/{table}/revoke": schema.Revoke,
    "/api/tables/{table}/fork": schema.Fork,
    "/api/tables/{table}/report": schema.Report,
    "/api/import": schema.ImportRecord,
    "/api/replay": dict[str, Any],
    "/api/scores": dict[str, Any],
    "/api/me": schema.PutMe,
    "/api/me/device": schema.UsePass,
    "/api/me/forget": schema.ForgetDevice,
}
ASKED: Final = (*ROUTES, *PEOPLE_ROUTES)
MESSAGES: Final = inspect.type_info(schema.ClientMessage)
METHODS: Final = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW")
RAW: Final = (
    b"\r\n\r\n", b"\x00\xff\x00\xff\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"GET  /  HTTP/1.1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"2\r\n{}\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n"
    b"Content-Length: 3\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"GET /%ff%fe%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:b\r\n" * 400 + b"\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=" + b"0-0," * 1000 + b"\r\n\r\n",
    b"GET /" + b"a/" * 2000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
)  # fmt: skip
UPGRADE: Final = (
    b"GET /api/tables/%s/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
)
KEYS: Final = (
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n", b"Sec-WebSocket-Key: short\r\n", b"",
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: " + b"a=b;" * 3000 + b"\r\n",
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Extensions: x;;=\r\n",
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + b"X: y\r\n" * 140,
)  # fmt: skip


def noise(chance: Random, depth: int = 3) -> Any:
    """Any value at all."""
    kind = chance.randrange(7 if depth else 5)
    if kind < 5:
        return chance.choice([None, True, False, chance.choice(NUMBERS), chance.choice(REALS),
                              chance.choice(WORDS)])  # fmt: skip
    if kind == 5:
        return [noise(chance, depth - 1) for _ in range(chance.randrange(4))]
    return {chance.choice(WORDS): noise(chance, depth - 1) for _ in range(chance.randrange(4))}


class Shapes:
    """Values of the schema's types; where the table offers something fitting, often that."""

    def __init__(self, chance: Random, hints: Callable[[str], list[Any]]) -> None:
        self._chance = chance
        self._hints = hints

    def of(self, kind: inspect.Type, name: str = "") -> Any:
        chance = self._chance
        if chance.random() < 0.01:
            return noise(chance)
        hints = self._hints(name)
        if hints and chance.random() < 0.7:
            return chance.choice(hints)
        return self._made(kind)

    def _made(self, kind: inspect.Type) -> Any:
        chance = self._chance
        if isinstance(kind, inspect.UnionType):
            return self.of(chance.choice(kind.types))
        if isinstance(kind, inspect.StructType):
            return self.struct(kind)
        if isinstance(kind, inspect.ListType):
            most = chance.choice((1, 3, 6, 50))
            return [self.of(kind.item_type) for _ in range(chance.randrange(most))]
        if isinstance(kind, inspect.DictType):
            return {chance.choice(WORDS): noise(chance) for _ in range(chance.randrange(3))}
        if isinstance(kind, inspect.LiteralType):
            return chance.choice(kind.values)
        plain: dict[type, Callable[[], Any]] = {
            inspect.StrType: lambda: chance.choice(WORDS),
            inspect.IntType: lambda: chance.choice(NUMBERS),
            inspect.FloatType: lambda: chance.choice(REALS),
            inspect.BoolType: lambda: chance.random() < 0.5,
            inspect.NoneType: lambda: None,
        }
        return plain.get(type(kind), lambda: noise(chance))()

    def struct(self, kind: inspect.StructType) -> dict[str, Any]:
        chance = self._chance
        made = {} if kind.tag is None else {str(kind.tag_field): kind.tag}
        for field in kind.fields:
            if field.required or chance.random() < 0.5:
                made[field.encode_name] = self.of(field.type, field.name)
        if chance.random() < 0.01:
            made[chance.choice(WORDS)] = noise(chance)
        return made


def spoiled(data: bytes, chance: Random) -> bytes:
    """Cut off, doubled, or with a byte that is another."""
    at = chance.randrange(len(data) + 1)
    kind = chance.randrange(4)
    if kind == 0:
        return data[:at]
    if kind == 1:
        return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
    if kind == 2:
        return data[:at] + data
    return data[:at] + b"[" * chance.choice((1, 50, 5_000)) + data[at:]


class Fuzzer:
    """Some people, some tables, and everything that they could send."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.chance = Random(seed)
        self._url = server.url
        self._records = [json.loads(path.read_text()) for path in RECORDS]
        self._host, self._guest = Browser(server.url), Browser(server.url)
        self._devices = [self._host, self._guest, Browser(server.url)]
        for device in self._devices:
            device.get("/api/games")
        self.answers: Counter[int] = Counter()
        self._keys = [""]
        self._tables: list[str] = []
        for game in ("android", "voices"):
            self._add(self._host.make(game, "me", "me", "random", hot_seat=True))
            apart = self._host.make(game, "me", "open", "random", delay=0.05, patience=0.2)
            self._add(apart)
            path = f"/api/tables/{apart['table']['id']}"
            self._guest.post(f"{path}/join", {"key": apart["invite"]})
        self._add(self._host.make("voices", "me", "open", "open", listed=True))

    def _add(self, made: dict[str, Any]) -> None:
        self._tables.append(made["table"]["id"])
        self._keys.append(made["invite"])

    def messages(self, count: int) -> None:
        """So many, over sockets of all devices."""
        sent = 0
        while sent < count:
            sent += self._talk(min(AT_ONCE, count - sent))

    def _talk(self, most: int) -> int:
        chance = self.chance
        device, table = chance.choice(self._devices[:2]), chance.choice(self._tables[:5])
        mine = device.request(f"/api/tables/{table}")[1].get("mine") or [None]
        sent = 0
        try:
            player = Player(device, table, chance.choice([*mine, *mine, None]), None)
            player.receive()
            while sent < most:
                player.socket.send(self._message(player))
                sent += 1
                if chance.random() < 0.2:
                    self._hear(player)
            player.close()
        except (ConnectionClosed, OSError, EOFError):
            pass
        return max(1, sent)

    def _hear(self, player: Player) -> None:
        try:
            while True:
                player.receive(0.002)
        except TimeoutError:
            pass
        except AssertionError:
            player.send(type="hello", seat=player.seat)

    def _message(self, player: Player) -> str | bytes:
        chance = self.chance
        assert isinstance(MESSAGES, inspect.UnionType)
        if chance.random() < 0.02:
            return chance.randbytes(chance.randrange(60))
        kind = chance.choice(MESSAGES.types)
        assert isinstance(kind, inspect.StructType)
        made = Shapes(chance, lambda name: self._hints(name, player)).struct(kind)
        data = json.dumps(made).encode()
        if chance.random() < 0.04:
            data = spoiled(data, chance)
        return data.decode() if chance.random() < 0.9 and data.isascii() else data

    def _hints(self, name: str, player: Player) -> list[Any]:
        decision = player.decision or {}
        keys = [action["key"] for action in decision.get("actions", ())]
        ask = player.last.get("ask", 0)
        hints: dict[str, list[Any]] = {
            "id": [f"m{self.chance.randrange(10**9)}"],
            "seat": [player.seat, player.seat, 0, 1],
            "ask": [ask, ask, ask + 1],
            "action": keys,
            "actions": [keys],
            "claim": [claim["id"] for claim in player.last.get("claims") or ()],
            "level": [None, "random", "rookie"],
            "key": self._keys,
            "name": ["push", "links", "Ada"],
            "about": [{"start": 10.5, "direction": 70.0}, {"action": "piece 3 1"}],
        }
        return hints.get(name, [])

    def requests(self, count: int) -> None:
        """So many, of all kinds and by all devices."""
        address = urlsplit(self._url)
        line = HTTPConnection(address.hostname or "", address.port, timeout=30)
        for _ in range(count):
            if self.chance.random() < 0.05:
                self._raw()
                continue
            try:
                self._request(line)
            except (HTTPException, OSError):
                line.close()
        line.close()

    def _request(self, line: HTTPConnection) -> None:
        chance = self.chance
        route = chance.choice(ASKED)
        methods = sorted(route.methods or ())
        method = chance.choice(METHODS) if chance.random() < 0.1 else chance.choice(methods)
        tables = [*self._tables, "0123456789abcdef", chance.choice(WORDS)]
        path = route.path.replace("{table}", quote(chance.choice(tables), safe=""))
        path = path.replace("{game}", quote(chance.choice(WORDS), safe=""))
        if chance.random() < 0.3:
            odd = [str(chance.choice(NUMBERS)), quote(chance.choice(WORDS)), "3", "0", "1"]
            path += f"?at={chance.choice(odd)}&seat={chance.choice(odd)}"
        data = self._body(route.path) if method != "GET" else b""
        line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in self._headers().items():
            line.putheader(name, value)
        line.putheader("Content-Length", str(len(data)))
        line.endheaders(data)
        response = line.getresponse()
        text = response.read()
        self.answers[response.status] += 1
        if response.status == 201 and b'"invite"' in text:
            self._add(json.loads(text))
            del self._tables[30:], self._keys[30:]

    def _headers(self) -> dict[str, bytes]:
        chance = self.chance
        cookie = chance.choice(self._devices).cookie.encode()
        headers = {"Host": urlsplit(self._url).netloc.encode(), "Cookie": cookie}
        odd = [word.encode().replace(b"\r", b"").replace(b"\n", b"") for word in WORDS]
        if chance.random() < 0.1:
            name = chance.choice(["Host", "Origin", "Cookie", "X-Forwarded-For", "Range",
                                  "If-None-Match", "Accept-Encoding", "Content-Type"])  # fmt: skip
            headers[name] = chance.choice([*odd, b"[", b"http://[", b"a:b:c", b"null"])
        if chance.random() < 0.5:
            headers["X-Caseboard-Key"] = chance.choice([*odd, *(k.encode() for k in self._keys)])
        # A client's library refuses to send some; the raw requests have them.
        return {name: value for name, value in headers.items() if b"\x00" not in value}

    def _body(self, path: str) -> bytes:
        chance = self.chance
        kind = BODIES.get(path)
        record = chance.choice(self._records)
        if kind is None:
            made = noise(chance)
        elif kind == dict[str, Any]:
            made = crafted(record, chance)
        else:
            players = [{"player": "me"}] + [{"player": "random"}] * (record["seats"] - 1)
            hints: dict[str, list[Any]] = {
                "seats": [players],
                "record": [crafted(record, chance), record],
                "game": ["android", "voices"],
                "options": [{}],
                "player": ["me", "open", "random", "rookie"],
                "key": self._keys,
                "seed": [None],
            }
            shape = inspect.type_info(kind)
            assert isinstance(shape, inspect.StructType)
            made = Shapes(chance, lambda name: hints.get(name, [])).struct(shape)
        data = json.dumps(made).encode()
        return spoiled(data, chance) if chance.random() < 0.1 else data

    def _raw(self) -> None:
        """Bytes that are hardly a request."""
        chance = self.chance
        data = chance.choice(RAW)
        if chance.random() < 0.4:
            head = UPGRADE % chance.choice(self._tables).encode() + chance.choice(KEYS) + b"\r\n"
            data = head + chance.randbytes(chance.randrange(40))
        if chance.random() < 0.3:
            data = spoiled(data, chance)
        address = urlsplit(self._url)
        try:
            with socket.create_connection((address.hostname or "", address.port or 0), 5) as line:
                line.sendall(data)
                line.shutdown(socket.SHUT_WR)
                line.settimeout(0.05)
                status = line.recv(100).split(b" ")[1:2]
                self.answers[int(status[0]) if status and status[0].isdigit() else 0] += 1
        except OSError:
            self.answers[0] += 1


SETTINGS: Final[dict[str, Any]] = {
    "messages_per_second": 1_000_000,
    "requests_per_second": 1_000_000,
    "max_tables_per_device": 1_000_000,
    "max_connections_per_address": 1_000,
    "webhooks": True,
    "hello_seconds": 2,
}


def fuzz(folder: Path, messages: int, requests: int, seed: int) -> tuple[dict[str, float], Any]:
    """What the server has counted, and how it has answered requests; a fault ends it."""
    with ServerProcess(folder / "fuzz.db", **SETTINGS) as server:
        fuzzer = Fuzzer(server, seed)
        fuzzer.messages(messages)
        fuzzer.requests(requests)
        browser = Browser(server.url)
        assert browser.get("/health") == "well\n"
        counts = browser.counted()
        log = server.stop()
    faults = [line for line in log.splitlines() if "Traceback" in line]
    assert not faults, "\n".join(faults[:3])
    assert not fuzzer.answers[500]
    assert "caseboard_errors_total" not in counts
    return counts, fuzzer.answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        counts, answers = fuzz(Path(folder), given.messages, given.requests, given.seed)
    told = ("messages", "moves", "refusals", "malformed", "tables", "refused_requests")
    for name in told:
        sys.stdout.write(f"{name}: {counts.get(f'caseboard_{name}_total', 0):,.0f}\n")
    sys.stdout.write(f"answers: {dict(sorted(answers.items()))}\nnot one fault\n")


if __name__ == "__main__":
    main()
