"""Telling an address of a seat's turn, without letting it point at anything inside."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException, HTTPSConnection
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from caseboard.core.errors import CaseboardError

SECONDS: Final = 5.0
LONGEST: Final = 500

log = logging.getLogger("caseboard.server.webhooks")


class BadWebhook(CaseboardError):
    """An address that this server does not call."""


def checked(url: str) -> SplitResult:
    parts = urlsplit(url)
    if len(url) > LONGEST or parts.scheme != "https" or not parts.hostname or parts.username:
        raise BadWebhook("a webhook is a plain https:// address")
    return parts


def public_address(host: str, port: int) -> str:
    """An address of the host that lies in the open internet; every one of them must."""
    found = {info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not found or not all(ipaddress.ip_address(address).is_global for address in found):
        raise BadWebhook(f"{host} does not lie in the open internet")
    return str(sorted(found, key=str)[0])


class _Pinned(HTTPSConnection):
    """Connects to the address that was checked, whatever the name says a moment later."""

    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=SECONDS, context=ssl.create_default_context())
        self._address = address

    def connect(self) -> None:
        raw = socket.create_connection((self._address, self.port), timeout=SECONDS)
        self.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=self.host)


class Webhooks:
    """Calls in the background; a call that fails is forgotten."""

    def __init__(self, allowed: bool) -> None:
        self.allowed = allowed
        self._threads = ThreadPoolExecutor(max_workers=2, thread_name_prefix="webhook")

    def call(self, url: str, body: dict[str, Any]) -> None:
        if self.allowed:
            asyncio.get_running_loop().run_in_executor(
                self._threads, _post, url, msgspec.json.encode(body)
            )

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _post(url: str, body: bytes) -> None:
    try:
        parts = checked(url)
        port = parts.port or 443
        host = parts.hostname or ""
        connection = _Pinned(host, port, public_address(host, port))
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.getresponse().read(1024)
        connection.close()
    except (OSError, HTTPException, CaseboardError) as error:
        log.info("a webhook was not reached: %s", type(error).__name__)
