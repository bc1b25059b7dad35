"""A real server process and clients with real sockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from caseboard.core.delta import patched

QUIET = {
    "CASEBOARD_REQUESTS_PER_SECOND": "1000",
    "CASEBOARD_MESSAGES_PER_SECOND": "2000",
    "CASEBOARD_TABLES_PER_HOUR": "100000",
    "CASEBOARD_BYTES_PER_SECOND": "100000000",
    "CASEBOARD_SENT_BYTES_PER_SECOND": "100000000",
    "CASEBOARD_MAX_CONNECTIONS_PER_ADDRESS": "1000",
    "CASEBOARD_STRAIN_SECONDS": "0",
    "CASEBOARD_AWAY_SECONDS": "0",
}


class ServerProcess:
    """``caseboard serve`` on a free port of this machine."""

    def __init__(self, database: Path | str, **settings: Any) -> None:
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in settings.items()]
        start = "import sys; from caseboard.cli.main import main; sys.exit(main())"
        command = [sys.executable, "-c", start, "serve", "--port=0"]
        self.process = subprocess.Popen(
            [*command, f"--database={database}", "--durability=process", *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **QUIET, "COLUMNS": "200", "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            _, errors = self.process.communicate(timeout=10)
            raise AssertionError(f"the server did not start: {line} {errors}")
        self.url = line.split()[3].rstrip("/")

    def kill(self) -> None:
        """As by kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=10)

    def stop(self) -> str:
        """Politely; what it logged."""
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=15)
        return errors

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


class Nursery:
    """Servers that start at once and die by kill -9."""

    def __init__(self) -> None:
        root = Path(__file__).parents[2]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def start(self, database: str, durability: str) -> tuple[int, str]:
        """The new server's process number and address."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        settings = {"database": database, "port": 0, "durability": durability,
                    "requests_per_second": 1000, "messages_per_second": 2000}  # fmt: skip
        self._process.stdin.write(json.dumps(settings) + "\n")
        self._process.stdin.flush()
        number, url = self._process.stdout.readline().split()
        return int(number), url.rstrip("/")

    def kill(self, process: int) -> None:
        """As by kill -9; returns when the process is gone."""
        os.kill(process, signal.SIGKILL)
        try:
            while True:
                os.kill(process, 0)
                time.sleep(0.005)
        except ProcessLookupError:
            return

    def __enter__(self) -> Nursery:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate(timeout=10)


class Browser:
    """A device: a cookie, requests, sockets."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookie = ""
        self.players: list[Player] = []

    def request(
        self, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers or {})
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            response = urllib.request.urlopen(request, timeout=20)
        except urllib.error.HTTPError as error:
            response = error
        with response:
            self.last_headers = response.headers
            given = response.headers.get("Set-Cookie")
            if given:
                self.cookie = given.split(";")[0]
            text = response.read()
            kind = response.headers.get("Content-Type", "")
            return response.status, json.loads(text) if "json" in kind else text.decode()

    def get(self, path: str, **headers: str) -> Any:
        status, answer = self.request(path, headers=headers)
        assert status == 200, (status, answer)
        return answer

    def counted(self) -> dict[str, float]:
        """What the server has counted, by name."""
        lines = self.get("/metrics").splitlines()
        counts = (line.split() for line in lines if not line.startswith("#"))
        return {name: float(value) for name, value in counts}

    def post(self, path: str, body: Any) -> Any:
        status, answer = self.request(path, body)
        assert status in (200, 201), (status, answer)
        return answer

    def make(self, game: str, *players: str, **more: Any) -> dict[str, Any]:
        seats = [{"player": player, "name": f"P{n}"} for n, player in enumerate(players)]
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return made

    def open(self, table: str, seat: int | None, key: str | None = None) -> Player:
        player = Player(self, table, seat, key)
        self.players.append(player)
        return player

    def close(self) -> None:
        """Hang up: a server has room for so many sockets of one address."""
        for player in self.players:
            player.close()


def happened(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The events of an update."""
    return [event for step in message.get("steps", ()) for event in step["events"]]


class Player:
    """One socket that keeps its position as a client does."""

    def __init__(self, browser: Browser, table: str, seat: int | None, key: str | None) -> None:
        self.browser, self.table, self.seat, self.key = browser, table, seat, key
        self.view: Any = None
        self.log: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.info: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self.received: list[dict[str, Any]] = []
        self.version = -1
        self.counter = 0
        self.connect()

    def connect(self) -> None:
        address = self.browser.url.replace("http", "ws") + f"/api/tables/{self.table}/ws"
        headers = {"Cookie": self.browser.cookie} if self.browser.cookie else {}
        self._line = ExitStack()
        self.socket: ClientConnection = self._line.enter_context(
            connect(
                address,
                additional_headers=headers,
                max_size=None,
                max_queue=None,
                compression=None,
            )
        )
        self.send(type="hello", seat=self.seat, **({"key": self.key} if self.key else {}))

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 20.0) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.received.append(message)
        kind = message["type"]
        if kind == "position":
            self.view, self.version, self.last = message["view"], message["version"], message
            self.log = self.log[: message["log_from"]] + message["log"]
        elif kind == "update":
            assert message["base"] == self.version, "an update was lost"
            self.log = self.log[: message["log_keep"]]
            for step in message["steps"]:
                self.view = patched(self.view, step["changes"])
                self.log += step["log"]
            now = message["steps"][-1]["step"] if message["steps"] else self.last["step"]
            self.version, self.last = message["version"], {**message, "step": now}
        elif kind == "table":
            self.info = message["table"]
        elif kind == "chat":
            self.talk += message["lines"]
        return message

    def until(self, good: Callable[[dict[str, Any]], bool], seconds: float = 20.0) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            message = self.receive(max(0.01, end - time.monotonic()))
            if good(message):
                return message
        raise AssertionError("what was waited for did not come")

    def until_kind(self, kind: str) -> Any:
        return self.until(lambda message: message["type"] == kind)

    @property
    def decision(self) -> Any:
        return self.view["decision"] if self.view else None

    @property
    def asked(self) -> bool:
        return bool(self.decision and self.decision["seat"] == self.seat is not None)

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["decision"] is None

    def act(self, action: int | str, client_id: str | None = None) -> dict[str, Any]:
        """Send an answer and wait for its acknowledgement or refusal."""
        if client_id is None:
            self.counter += 1
            client_id = f"{id(self)}-{self.counter}"
        self.send(type="act", id=client_id, seat=self.seat, ask=self.last["ask"], action=action)
        answer: dict[str, Any] = self.until(
            lambda message: message["type"] in ("ack", "refused") and message["id"] == client_id
        )
        return answer

    def answer(self, action: int | str) -> None:
        """Answer and see what comes of it; a reaction that priority overtook is none."""
        ask, answered = self.last["ask"], self.decision["kind"]
        got = self.act(action)
        if got["type"] == "refused":
            assert got["reason"]["code"] in ("overtaken", "not-asked", "stale"), got
            assert answered in ("react", "sealed"), (answered, got)
            return
        while self.last["ask"] == ask and not self.over:
            self.receive()

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send something with an id and wait for what answers it."""
        self.counter += 1
        name = f"q{self.counter}"
        self.send(id=name, seat=self.seat, **message)
        answer: dict[str, Any] = self.until(lambda got: got.get("id") == name)
        return answer

    def until_asked(self, seconds: float = 20.0) -> None:
        """Until this seat must decide or the game is over."""
        end = time.monotonic() + seconds
        while not (self.asked or self.over):
            self.receive(max(0.01, end - time.monotonic()))

    def play(self, chance: Random, most: int = 100_000) -> int:
        """Answer at random whenever asked, until the end; how many answers."""
        answers = 0
        while answers < most:
            self.until_asked()
            if self.over:
                break
            self.answer(chance.choice(self.decision["actions"])["id"])
            answers += 1
        return answers

    def close(self) -> None:
        self._line.close()


__all__ = ["Browser", "ConnectionClosed", "Player", "ServerProcess", "happened"]
