"""The client's files and the printed matter: sent small to whoever can read that."""

from __future__ import annotations

import asyncio
import gzip
import json
import urllib.request
from pathlib import Path
from typing import NamedTuple

import pytest
from starlette.datastructures import Headers
from starlette.types import Message, Scope

from caseboard.server.files import Files
from tests.server.harness import Browser

DRAWING = b"<svg xmlns='http://www.w3.org/2000/svg'/>" * 20


class Sent(NamedTuple):
    headers: Headers
    body: bytes


def ask(files: Files, path: str, accepts: str = "gzip, br") -> Sent:
    scope: Scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "root_path": "",
        "headers": [(b"accept-encoding", accepts.encode())],
        "asgi": {"spec_version": "2.4"},
    }
    told: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        told.append(message)

    asyncio.run(files(scope, receive, send))
    body = b"".join(message.get("body", b"") for message in told)
    return Sent(Headers(raw=told[0]["headers"]), body)


@pytest.fixture
def files(tmp_path: Path) -> Files:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "city.svg").write_bytes(DRAWING)
    (tmp_path / "assets" / "city.svg.gz").write_bytes(gzip.compress(DRAWING))
    (tmp_path / "icon.svg").write_bytes(DRAWING)
    return Files(directory=tmp_path)


def test_a_packed_file_is_sent_to_whoever_can_read_it(files: Files) -> None:
    packed = ask(files, "/assets/city.svg")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == "image/svg+xml"
    assert gzip.decompress(packed.body) == DRAWING


@pytest.mark.parametrize(
    ("path", "accepts"), [("/assets/city.svg", "identity"), ("/icon.svg", "gzip")]
)
def test_others_are_sent_the_file_as_it_is(files: Files, path: str, accepts: str) -> None:
    plain = ask(files, path, accepts)
    assert "content-encoding" not in plain.headers
    assert plain.body == DRAWING


def test_what_never_changes_under_its_name_is_never_asked_for_again(files: Files) -> None:
    assert "immutable" in ask(files, "/assets/city.svg").headers["cache-control"]
    assert "cache-control" not in ask(files, "/icon.svg").headers


def test_a_cache_keeps_both_forms_apart(files: Files) -> None:
    for path in ("/assets/city.svg", "/icon.svg"):
        assert ask(files, path).headers["vary"] == "Accept-Encoding"


def test_a_catalogue_is_packed_for_whoever_can_read_it(browser: Browser) -> None:
    plain = browser.get("/api/catalogue/android")
    asked = urllib.request.Request(
        f"{browser.url}/api/catalogue/android", headers={"Accept-Encoding": "gzip"}
    )
    with urllib.request.urlopen(asked, timeout=20) as response:
        assert response.headers["Content-Encoding"] == "gzip"
        packed = response.read()
    assert len(packed) < 60_000
    assert json.loads(gzip.decompress(packed)) == plain
