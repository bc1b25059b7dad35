"""Telling an address of a seat's turn, without letting it point at anything inside.

An address is https on its usual port, and every number that its name stands for must lie in the
open internet; the call goes to a number that was looked at, not to what the name says a moment
later. Redirections are not followed and no more than the beginning of an answer is read. Places
inside (a relay in the house, say) are called only if the host of the server has named them.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from typing import Any, Final, TypeAlias
from urllib.parse import SplitResult, urlsplit

import msgspec

from caseboard.core.errors import BadOption, CaseboardError

SECONDS: Final = 5.0
LONGEST: Final = 500
HTTPS: Final = 443
THREADS: Final = 4
MOST_WAITING: Final = 200
OPEN_6: Final = ipaddress.IPv6Network("2000::/3")
NOT_OPEN: Final = (ipaddress.IPv4Network("192.0.0.0/24"), ipaddress.IPv6Network("2002::/16"))
"""Called global, but for protocols, or turned by routers into numbers that may lie inside."""

Place: TypeAlias = tuple[str, int]

log = logging.getLogger("caseboard.server.webhooks")


class BadWebhook(CaseboardError):
    """An address that this server does not call."""


def places(text: str) -> frozenset[Place]:
    """``relay.lan:8080 10.0.0.7:80``: what the host allows although it lies inside."""
    found = set()
    for one in text.split():
        parts = urlsplit(f"//{one}")
        try:
            port = parts.port
        except ValueError:
            port = None
        if not parts.hostname or port is None:
            raise BadOption(f"a webhook host is written as name:port, not {one!r}")
        found.add((parts.hostname, port))
    return frozenset(found)


def checked(url: str, inside: frozenset[Place]) -> SplitResult:
    """The parts of an address that may be called as far as it says itself."""
    try:
        parts = urlsplit(url)
        place = (parts.hostname or "", parts.port or HTTPS)
    except ValueError:
        raise BadWebhook("a webhook is an address such as https://example.org/turn") from None
    plain = parts.hostname and not parts.username and url.isascii() and url.isprintable()
    if len(url) > LONGEST or not plain or " " in url:
        raise BadWebhook(f"a webhook is a plain address of {LONGEST} characters at most")
    if place in inside and parts.scheme in ("http", "https"):
        return parts
    if parts.scheme != "https" or place[1] != HTTPS:
        raise BadWebhook("a webhook begins with https:// and names no port")
    return parts


def in_the_open(address: str) -> bool:
    """Whether a number belongs to the open internet and to one machine there."""
    number = ipaddress.ip_address(address)
    if not number.is_global or number.is_multicast or number.is_reserved:
        return False
    if number.version == 6 and number not in OPEN_6:
        return False
    return not any(number.version == net.version and number in net for net in NOT_OPEN)


def resolved(host: str, port: int, inside: frozenset[Place]) -> str:
    """A number of the host; unless it is a place inside, all of its numbers must be open."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if (host, port) not in inside and not all(in_the_open(address) for address in found):
        raise BadWebhook(f"{host} does not lie in the open internet")
    return min(found)


class _Pinned(HTTPConnection):
    """Connects to the number that was checked, whatever the name says a moment later."""

    def __init__(self, parts: SplitResult, port: int, address: str) -> None:
        super().__init__(parts.hostname or "", port, timeout=SECONDS)
        self._address = address
        self._secret = parts.scheme == "https"

    def connect(self) -> None:
        self.sock = socket.create_connection((self._address, self.port), timeout=SECONDS)
        if self._secret:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host)


class Webhooks:
    """Calls in the background; a call that fails, or comes while too many wait, is forgotten."""

    def __init__(self, allowed: bool, inside: str = "") -> None:
        self.allowed = allowed
        self._inside = places(inside)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="webhook")
        self._waiting = 0

    def check(self, url: str) -> None:
        checked(url, self._inside)

    def call(self, url: str, body: dict[str, Any]) -> None:
        if not self.allowed or self._waiting >= MOST_WAITING:
            return
        self._waiting += 1
        calling = asyncio.get_running_loop().run_in_executor(
            self._threads, post, url, msgspec.json.encode(body), self._inside
        )
        calling.add_done_callback(self._called)

    def _called(self, calling: asyncio.Future[None]) -> None:
        self._waiting -= 1
        if not calling.cancelled():
            calling.result()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def post(url: str, body: bytes, inside: frozenset[Place]) -> None:
    """One call; whether it was heard is not our business, that it went out is."""
    try:
        parts = checked(url, inside)
        port = parts.port or HTTPS
        connection = _Pinned(parts, port, resolved(parts.hostname or "", port, inside))
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        try:
            connection.request("POST", path, body, {"Content-Type": "application/json"})
            connection.sock.recv(1)
        finally:
            connection.close()
    except (OSError, HTTPException, CaseboardError) as error:
        log.info("a webhook was not reached: %s", type(error).__name__)
