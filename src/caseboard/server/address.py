"""Whose request it is: the one place that says from which address somebody calls.

A trusted proxy, by default one on this machine, is believed in what it says of its clients where
the server has a public URL; everybody else is who his connection says.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.types import Scope

from caseboard.server.settings import Network, Settings, networks

LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})
MOST_PROXIES: Final = 8
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
    return bool(settings.public_url) and lies_in(peer, networks(settings.trusted_proxies))


def lies_in(address: str, allowed: Sequence[Network]) -> bool:
    """Whether an address, or a whole household, lies in one of these networks."""
    try:
        asked = ipaddress.ip_network(address)
    except ValueError:
        return False
    return any(
        asked.version == one.version
        and asked.network_address in one
        and asked.broadcast_address in one
        for one in allowed
    )


def peer_of(scope: Scope) -> str:
    """The other end of the connection."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def client_address(scope: Scope, settings: Settings) -> str:
    """Where the request comes from: what the first proxy on its way that we trust was told.

    Each proxy adds who has asked it; what stands before that anybody can have written.
    """
    peer = peer_of(scope)
    if not is_proxy(peer, settings):
        return household(peer)
    told = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
    for one in reversed(told[-MOST_PROXIES:]):
        asker = one.strip()
        if not household(asker):
            break
        peer = asker
        if not is_proxy(peer, settings):
            break
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
