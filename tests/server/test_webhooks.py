"""Webhooks: a real listener is called when a seat must decide, and nothing inside ever is."""

from __future__ import annotations

import json
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Empty, Queue
from random import Random
from typing import Any

import pytest

from caseboard.core.errors import BadOption
from caseboard.server import webhooks
from caseboard.server.webhooks import BadWebhook, checked, in_the_open, places, post, resolved
from tests.server.harness import Browser, ServerProcess

NOWHERE: frozenset[webhooks.Place] = frozenset()


class Listener:
    """An HTTP server that notes what it is sent and answers with a redirection to itself."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.calls: Queue[tuple[str, str, Any]] = Queue()
        listener = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                listener.calls.put((self.path, self.headers["Host"], body))
                self.send_response(307)
                self.send_header("Location", "/moved")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Quiet."""

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        if context is not None:
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.port = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def listening(context: ssl.SSLContext | None = None) -> Iterator[Listener]:
    listener = Listener(context)
    try:
        yield listener
    finally:
        listener.close()


def test_a_seat_is_told_of_its_turn_once(tmp_path: Path) -> None:
    """Whoever is away hears of it; a redirection leads nowhere."""
    with listening() as listener:
        place = f"127.0.0.1:{listener.port}"
        settings = {"webhooks": "true", "webhook_hosts": place}
        with ServerProcess(tmp_path / "tables.db", **settings) as server:
            host, friend = Browser(server.url), Browser(server.url)
            made = host.make("voices", "me", "open", "random")
            table = made["table"]["id"]
            friend.post(f"/api/tables/{table}/join", {"key": made["invite"]})
            away = friend.open(table, 1)
            away.until_kind("position")
            refused = away.ask(type="webhook", url="http://169.254.169.254/latest")
            assert refused["reason"]["code"] == "bad-webhook"
            url = f"http://{place}/turn?of=1"
            assert away.ask(type="webhook", url=url)["type"] == "ack"
            open_then = away.last["ask"] if away.asked else -1
            told = 0
            chance = Random(1)
            player = host.open(table, 0)
            player.until_kind("position")
            for _ in range(40):
                while not (player.asked or away.asked or player.over):
                    for one in (player, away):
                        try:
                            one.receive(0.05)
                        except TimeoutError:
                            continue
                if player.over or (told > 3 and player.asked):
                    break
                if away.asked and away.last["ask"] != open_then:
                    path, named, body = listener.calls.get(timeout=10)
                    assert (path, named) == ("/turn?of=1", place)
                    assert body == {"table": table, "seat": 1, "step": away.last["step"]}
                    told += 1
                asked = away if away.asked else player
                asked.answer(chance.choice(asked.decision["actions"])["id"])
            assert told > 3
            away.ask(type="webhook", url="")
        assert listener.calls.empty(), "nothing was told twice, nor to where it was sent on"


def test_without_leave_there_are_no_webhooks(browser: Browser) -> None:
    made = browser.make("voices", "me", "random", "random")
    player = browser.open(made["table"]["id"], 0)
    player.until_kind("position")
    refused = player.ask(type="webhook", url="https://example.org/")
    assert refused["reason"]["code"] == "no-webhooks"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://user@example.org/",
        "https://user:word@example.org/",
        "https://example.org:8443/",
        "https://example.org:99999/",
        "https://[::1/",
        "https:///x",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://example.org/a b",
        "https://example.org/\r\nHost: inside",
        "https://bücher.example/",
        "https://example.org/" + "x" * 500,
        "",
    ],
)
def test_an_address_must_be_plain(url: str) -> None:
    with pytest.raises(BadWebhook):
        checked(url, NOWHERE)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1",
        "169.254.169.254", "100.64.0.1", "192.0.0.8", "198.18.0.1", "224.0.0.1", "240.0.0.1",
        "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "fe80::1",
        "fc00::1", "fec0::1", "ff02::1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::",
        "2001::1", "2001:db8::1",
    ],
)  # fmt: skip
def test_no_number_inside_is_called(address: str) -> None:
    assert not in_the_open(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "8.8.8.8", "2606:4700:4700::1111"])
def test_numbers_in_the_open_are_called(address: str) -> None:
    assert in_the_open(address)


def test_a_name_is_judged_by_all_its_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadWebhook, match="localhost does not lie in the open"):
        resolved("localhost", 443, NOWHERE)

    def two(*_: object, **__: object) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]

    monkeypatch.setattr("socket.getaddrinfo", two)
    with pytest.raises(BadWebhook, match="open internet"):
        resolved("rebound.example", 443, NOWHERE)


def test_places_inside_are_named_one_by_one() -> None:
    inside = places("relay.lan:8080 [::1]:80")
    assert inside == {("relay.lan", 8080), ("::1", 80)}
    assert checked("http://relay.lan:8080/x", inside)
    for url in ("http://relay.lan/", "http://relay.lan:8081/", "https://relay.lan:80/"):
        with pytest.raises(BadWebhook):
            checked(url, inside)
    for text in ("relay.lan", "relay.lan:port", ":80"):
        with pytest.raises(BadOption, match="name:port"):
            places(text)


def test_a_certificate_that_nobody_vouches_for_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
               "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost",
               "-addext", "subjectAltName=DNS:localhost", "-keyout", str(key),
               "-out", str(certificate)]  # fmt: skip
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("openssl is not here to make a certificate")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with listening(context) as listener:
        monkeypatch.setattr(
            "socket.getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("127.0.0.1", listener.port))]
        )
        inside = places(f"localhost:{listener.port} elsewhere.example:{listener.port}")
        post(f"https://localhost:{listener.port}/", b"{}", inside)
        with pytest.raises(Empty):
            listener.calls.get(timeout=0.2)
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        post(f"https://elsewhere.example:{listener.port}/", b"{}", inside)
        with pytest.raises(Empty):
            listener.calls.get(timeout=0.2)
        post(f"https://localhost:{listener.port}/", b"{}", inside)
        assert listener.calls.get(timeout=5)[0] == "/"
