"""Who is let in, by what he says of himself and how often he comes."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections import Counter
from urllib.parse import urlsplit

import pytest
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from caseboard.core.errors import BadOption
from caseboard.server.address import Caller, client_address, household
from caseboard.server.bodies import DEEPEST, MOST_PARTS, check_parts, decoded
from caseboard.server.budgets import DEVICES_OF_AN_ADDRESS, Allowance, Allowances, Bucket
from caseboard.server.crowd import Crowd
from caseboard.server.door import Door
from caseboard.server.protect import device_token
from caseboard.server.settings import Settings
from caseboard.server.strain import Strain
from caseboard.server.telemetry import Metrics
from tests.server.harness import Browser, ServerProcess

TOKEN = "A" * 32


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def answer_to(
    server: ServerProcess, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[int, bytes]:
    """With exactly these headers, however odd."""
    address = urlsplit(server.url)
    connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=20)
    connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    for name, value in {"Host": address.netloc, **headers}.items():
        connection.putheader(name, value.encode("latin-1"))
    connection.putheader("Content-Length", str(len(body)))
    connection.endheaders(body)
    response = connection.getresponse()
    answer = response.status, response.read()
    connection.close()
    return answer


@pytest.mark.parametrize(
    ("cookie", "token"),
    [
        (f"caseboard={TOKEN}", TOKEN),
        (f'theme="dark; wide"; caseboard={TOKEN}; a=b', TOKEN),
        (f"caseboards={TOKEN}; xcaseboard={TOKEN}", None),
        ("caseboard=short", None),
        (f"caseboard={TOKEN}\x00", None),
        (f'caseboard="{TOKEN}"', None),
        ("caseboard=" + "A" * 129, None),
        ('a="' * 2000, None),
        ("", None),
    ],
)
def test_of_all_cookies_only_our_own_is_read(cookie: str, token: str | None) -> None:
    assert device_token(Headers({"cookie": cookie})) == token


def test_headers_are_only_so_long(server: ServerProcess) -> None:
    assert answer_to(server, "GET", "/api/games", Cookie='a="' * 2_600)[0] == 200
    assert answer_to(server, "GET", "/api/games", Cookie='a="' * 2_700)[0] == 431
    assert answer_to(server, "GET", "/api/games", Cookie='a="' * 20_000)[0] == 431
    many = {f"X-{number}": "1" for number in range(101)}
    assert answer_to(server, "GET", "/api/games", b"", **many)[0] == 431
    assert answer_to(server, "GET", "/" + "a/" * 501)[0] == 431


@pytest.mark.parametrize(
    "host",
    ["[", "[::1", "a:99999", "a:b", "localhost/evil", "evil@localhost", "\u00e5:\u00b2", "a]b[c"],
)
def test_an_odd_host_or_origin_is_a_bad_request(server: ServerProcess, host: str) -> None:
    status, text = answer_to(server, "GET", "/api/games", Host=host)
    assert (status, json.loads(text)["error"]["code"]) == (400, "odd-header")
    status, text = answer_to(server, "POST", "/api/tables", Origin=f"http://{host}")
    assert (status, json.loads(text)["error"]["code"]) == (400, "odd-header")
    assert "caseboard_errors_total" not in Browser(server.url).counted()


@pytest.mark.parametrize(
    ("peer", "told", "address"),
    [
        ("198.51.100.7", "203.0.113.9", "198.51.100.7"),
        ("127.0.0.1", "1.1.1.1, 203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", None, "127.0.0.1"),
        ("::1", "2001:db8::1234", "2001:db8::/64"),
    ],
)
def test_a_proxy_on_this_machine_says_who_calls(peer: str, told: str | None, address: str) -> None:
    told_headers = [] if told is None else [(b"x-forwarded-for", told.encode())]
    scope = {"type": "http", "client": (peer, 1), "headers": told_headers}
    assert client_address(scope, Settings(public_url="https://play.example.org")) == address
    assert client_address(scope, Settings()) == household(peer), "nobody is believed without one"


def test_addresses_of_one_household_are_one() -> None:
    assert household("::ffff:192.0.2.1") == "192.0.2.1"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")


def test_a_bucket_lets_a_burst_through_and_fills_again() -> None:
    time = Time()
    bucket = Bucket(5, 20, time)
    assert [bucket.take() for _ in range(30)].count(True) == 20
    time.now += 2
    assert [bucket.take() for _ in range(30)].count(True) == 10
    assert bucket.owe(5) == 1.0
    assert not bucket.take()
    time.now += 1.2
    assert bucket.take()


def test_fresh_cookies_do_not_give_an_address_more() -> None:
    time = Time()
    allowance = Allowance(1, 10, time)
    assert [allowance.take(Caller("a", "same")) for _ in range(50)].count(True) == 10
    others = [allowance.take(Caller("a", f"device {number}")) for number in range(100)]
    assert others.count(True) == 10 * (DEVICES_OF_AN_ADDRESS - 1)
    assert allowance.take(Caller("b", "elsewhere"))
    time.now += 1
    assert [allowance.take(Caller("a", f"{number}")) for number in range(9)].count(True) == 4


@pytest.mark.parametrize(
    "data",
    [
        b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1),
        b"[" * 50_000,
        b'{"a":' * 200_000,
        b"[],[]" * MOST_PARTS,
        b"[" + b"1," * MOST_PARTS + b"1]",
        b"]",
    ],
)
def test_what_is_too_deep_or_too_full_is_not_even_decoded(data: bytes) -> None:
    with pytest.raises(BadOption, match=r"deep at most|parts"):
        check_parts(data)


def test_brackets_in_words_do_not_count() -> None:
    check_parts(b'{"a":"' + b"[{" * 100 + b'","b":"\\"' + b"[" * 100 + b'"}')
    check_parts(b"[" * DEEPEST + b"]" * DEEPEST)
    check_parts(b'"' + b'\\"' * 100_000 + b"\\")


def test_words_that_never_end_are_refused() -> None:
    with pytest.raises(BadOption, match="every bracket is closed"):
        decoded(b'{"a":"' + b"[" * 1000, dict)
    with pytest.raises(BadOption, match="not as it should be"):
        decoded(b'"' + b"[" * 1000, str)


@pytest.mark.parametrize("path", ["/api/tables", "/api/import", "/api/replay", "/api/scores"])
@pytest.mark.parametrize(
    "data", [b"[" * 60_000, b'{"a":' * 10_000, b'{"record":' + b"[],[]" * 200_000]
)
def test_deep_and_full_bodies_are_bad_requests(
    server: ServerProcess, path: str, data: bytes
) -> None:
    status, _ = answer_to(server, "POST", path, data)
    assert status == (413 if path == "/api/tables" and len(data) > 65_536 else 400)
    assert "caseboard_errors_total" not in Browser(server.url).counted()


def test_a_deep_message_is_malformed(browser: Browser) -> None:
    table = browser.make("voices", "me", "random", "random")["table"]["id"]
    player = browser.open(table, 0)
    player.until_kind("position")
    player.socket.send('{"x":' + "[" * 15_000)
    assert player.until_kind("refused")["reason"]["code"] == "malformed"
    player.send(type="ping", id="still there")
    assert player.until_kind("pong")["id"] == "still there"


@pytest.mark.parametrize(
    "table", ["0123456789abcdef", "%00", "x" * 900, "..", "0123456789ABCDEF", "%F0%9F%92%A5"]
)
def test_a_missing_table_is_told_like_a_private_one(
    browser: Browser, other_browser: Browser, table: str
) -> None:
    private = browser.make("voices", "me", "open", "random")["table"]["id"]
    for path in ("", "/record", "/replay", "/scores"):
        missing = other_browser.request(f"/api/tables/{table}{path}")
        if table == "..":
            continue
        assert missing == other_browser.request(f"/api/tables/{private}{path}")
        assert missing[0] == 404


def test_bytes_that_come_through_a_proxy_are_counted_for_who_sent_them() -> None:
    settings = Settings(public_url="https://play.example.org")
    taken: Counter[str] = Counter()

    async def reading(scope: Scope, receive: Receive, send: Send) -> None:
        while (message := await receive())["type"] == "http.request":
            taken[scope["state"]["caller"].address] += len(message["body"])

    async def body() -> Message:
        return {"type": "http.request", "body": b"x" * 100_000, "more_body": True}

    async def nothing(message: Message) -> None:
        """Nobody reads the answer."""

    door = Door(reading, settings, Metrics(), Allowances(settings), Strain(0.0), Crowd(settings))
    for address in ("203.0.113.9", "203.0.113.9", "203.0.113.10"):
        headers = [(b"host", b"play.example.org"), (b"x-forwarded-for", address.encode())]
        scope = {"type": "http", "path": "/", "method": "GET", "headers": headers,
                 "client": ("127.0.0.1", 1)}  # fmt: skip
        asyncio.run(door(scope, body, nothing))
    assert 4_000_000 < taken["203.0.113.9"] < 5_000_000
    assert 4_000_000 < taken["203.0.113.10"] < 5_000_000


def test_an_answer_whose_asker_is_gone_is_no_fault_of_ours() -> None:
    settings, metrics = Settings(), Metrics()

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def torn(message: Message) -> None:
        raise RuntimeError("the line is closed")

    async def nothing() -> Message:
        return {"type": "http.disconnect"}

    door = Door(answering, settings, metrics, Allowances(settings), Strain(0.0), Crowd(settings))
    headers = [(b"host", b"localhost")]
    scope = {"type": "http", "path": "/", "method": "GET", "headers": headers, "client": ("", 1)}
    asyncio.run(door(scope, nothing, torn))
    assert metrics.counts["errors"] == 0
