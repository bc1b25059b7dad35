"""Whose request it is: the one place that says from which address somebody calls.

A proxy on this machine is believed in what it says of its clients where the server has a public
URL; everybody else is who his connection says.
"""

from __future__ import annotations

import ipaddress
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.types import Scope

from caseboard.server.settings import Settings

LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})
HOUSEHOLD: Final = 64
"""Bits of an address of version 6 that one customer is given: the rest he can choose himself."""


class Caller(NamedTuple):
    """Who asks: from which address, and for whom.

    ``device``: the first device of the person who asks, by which he is known everywhere.
    ``cookie``: the one that he uses now.
    """

    address: str
    device: str
    cookie: str = ""


def is_proxy(peer: str, settings: Settings) -> bool:
    """Whether the other end of a connection may speak for somebody else."""
    return bool(settings.public_url) and peer in LOOPBACK


def peer_of(scope: Scope) -> str:
    """The other end of the connection."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def client_address(scope: Scope, settings: Settings) -> str:
    """Where the request comes from; with one proxy before us, what that one has added last."""
    peer = peer_of(scope)
    if is_proxy(peer, settings):
        told = Headers(scope=scope).getlist("x-forwarded-for")
        last = told[-1].rpartition(",")[2].strip() if told else ""
        return household(last) or peer
    return household(peer)


def household(address: str) -> str:
    """The address as budgets know it; empty if it is none."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    if number.is_loopback:
        return str(number)
    return str(ipaddress.ip_network((number, HOUSEHOLD), strict=False))
