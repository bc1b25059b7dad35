"""Limits and checks at the door: who asks from where, how often, and how much."""

from __future__ import annotations

import ipaddress
import re
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers

from caseboard.core.errors import CaseboardError
from caseboard.server.address import LOOPBACK
from caseboard.server.settings import Settings

COOKIE: Final = "caseboard"
COOKIE_AGE: Final = 400 * 24 * 3600
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,128}")

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


class OddHeader(CaseboardError):
    """A header that says nothing that could be understood."""


def _parts(name: str, address: str) -> SplitResult:
    """The parts of an address that is a name and a port and nothing else."""
    try:
        parts = urlsplit(address)
        whole = parts.port is None or parts.port >= 0
    except ValueError:
        whole = False
    if not whole or parts.username is not None or parts.path or parts.query or parts.fragment:
        raise OddHeader(f"the header {name} is a name with a port, or without")
    return parts


def host_allowed(headers: Headers, settings: Settings) -> bool:
    """Only names under which this server is known: no other site may borrow its address."""
    host = _parts("Host", f"//{headers.get('host', '')}").hostname or ""
    known = ("localhost", settings.host, urlsplit(settings.public_url).hostname)
    if host in known or host in settings.host_names.split():
        return True
    if settings.public_url:
        return host in LOOPBACK
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Browsers say which page asks; programs say nothing. Foreign pages may not."""
    origin = headers.get("origin")
    if origin is None or origin == "null":
        return origin is None
    parts = _parts("Origin", origin)
    own = urlsplit(settings.public_url)
    if settings.public_url and (parts.scheme, parts.netloc) == (own.scheme, own.netloc):
        return True
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host")


def device_token(headers: Headers) -> str | None:
    """The token in the cookie, if it is one of ours. Other cookies are not looked into."""
    for header in headers.getlist("cookie"):
        for pair in header.split(";"):
            name, _, value = pair.strip().partition("=")
            if name == COOKIE and TOKEN.fullmatch(value):
                return value
    return None


def cookie_for(token: str, settings: Settings) -> str:
    """The header that makes a browser a device."""
    secure = "; Secure" if settings.secure else ""
    return f"{COOKIE}={token}; HttpOnly; Max-Age={COOKIE_AGE}; Path=/; SameSite=lax{secure}"
