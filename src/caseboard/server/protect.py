"""Limits and checks at the door: who asks from where, how often, and how much."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from caseboard.server.settings import Settings

COOKIE: Final = "caseboard"
COOKIE_AGE: Final = 400 * 24 * 3600
SHORTEST_TOKEN: Final = 16
LONGEST_TOKEN: Final = 128
ADDRESSES_REMEMBERED: Final = 20_000
BURST_SECONDS: Final = 4.0

SECURITY_HEADERS: Final[dict[str, str]] = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Bucket:
    """Lets so many through per second in the long run, and a burst of a few seconds' worth."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._most = max(1.0, rate * BURST_SECONDS)
        self._left = self._most
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """One bucket per address; the longest unseen are forgotten."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()


def host_allowed(headers: Headers, settings: Settings) -> bool:
    """Only names under which this server is known: no other site may borrow its address."""
    host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    if host in ("localhost", settings.host, urlsplit(settings.public_url).hostname):
        return True
    if settings.public_url:
        return host in ("127.0.0.1", "::1")
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Browsers say which page asks; programs say nothing. Foreign pages may not."""
    origin = headers.get("origin")
    if origin is None:
        return True
    parts = urlsplit(origin)
    own = urlsplit(settings.public_url)
    if settings.public_url and (parts.scheme, parts.netloc) == (own.scheme, own.netloc):
        return True
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host")


def device_token(headers: Headers) -> str | None:
    """The token in the cookie, if it is one of ours."""
    try:
        morsel = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    if morsel is None or not SHORTEST_TOKEN <= len(morsel.value) <= LONGEST_TOKEN:
        return None
    return morsel.value


def cookie_for(token: str, settings: Settings) -> str:
    """The header that makes a browser a device."""
    secure = "; Secure" if settings.secure else ""
    return f"{COOKIE}={token}; HttpOnly; Max-Age={COOKIE_AGE}; Path=/; SameSite=lax{secure}"
