"""The door: lets in who may come in, and sees that every answer carries its protection.

How often somebody asks is looked at before anything that he says.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final, NamedTuple

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caseboard.server.address import Caller, client_address, is_proxy, peer_of
from caseboard.server.answers import failure
from caseboard.server.budgets import Allowances, Bucket
from caseboard.server.crowd import Crowd
from caseboard.server.devices import Devices
from caseboard.server.files import ASSETS
from caseboard.server.model import hashed, new_token
from caseboard.server.protect import (
    SECURITY_HEADERS,
    OddHeader,
    cookie_for,
    device_token,
    host_allowed,
    origin_allowed,
)
from caseboard.server.settings import Settings
from caseboard.server.strain import Strain
from caseboard.server.telemetry import Metrics

POLICY: Final = 1008
AGAIN: Final = 1013

PRICE_OF_A_FILE: Final = 0.1
"""Of a request: a page shows many drawings at once."""
LONGEST_PATH: Final = 1_000
MOST_HEADERS: Final = 100
LONGEST_HEADER: Final = 8_000
FOR_ONE_DEVICE: Final = ("text/html", "application/json")
FOR_THE_HOST: Final = frozenset({"/health", "/metrics"})
UNCHANGING: Final = frozenset({"GET", "HEAD", "OPTIONS"})

log = logging.getLogger("caseboard.server.door")


class Refused(NamedTuple):
    """Why somebody is not let in: a status for requests, a code for sockets."""

    status: int
    code: str
    text: str
    close: int = POLICY


TOO_MANY: Final = Refused(429, "too-many", "too many requests: slow down", AGAIN)
OVERLOADED: Final = Refused(503, "overloaded", "too much is going on here: come later", AGAIN)
TOO_LARGE: Final = Refused(431, "too-large", "the address or the headers are too long")
FAULT: Final = Refused(500, "internal", "something went wrong here", 1011)
WRONG_HOST: Final = Refused(421, "wrong-host", "this server is not known under that name")
FOREIGN: Final = Refused(403, "foreign-origin", "another site may not ask this")


class Door:
    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        allowances: Allowances,
        strain: Strain,
        crowd: Crowd,
        devices: Devices | None = None,
    ) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._allowances = allowances
        self._strain = strain
        self._crowd = crowd
        self._devices = devices or Devices()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = client_address(scope, self._settings)
        sent = self._allowances.sent.of(address)
        send = _line(scope, send, sent)
        if is_proxy(peer_of(scope), self._settings):
            receive = _counted(receive, self._allowances.bytes.of(address))
        price = PRICE_OF_A_FILE if scope["path"].startswith(ASSETS) else 1.0
        may_ask = sent.left >= 0 and self._allowances.requests.of(address).take(price)
        refused = self._refusal(scope) if may_ask else TOO_MANY
        if refused is not None:
            self._metrics.count("refused_requests")
            with suppress(ClientDisconnect):
                await self._refuse(refused, scope, receive, _protected(send))
            return
        await self._serve(scope, receive, _protected(self._known(scope, address, send)))

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        if (
            len(scope["path"]) > LONGEST_PATH
            or len(headers) > MOST_HEADERS
            or any(len(value) > LONGEST_HEADER for _, value in scope["headers"])
        ):
            return TOO_LARGE
        socket = scope["type"] == "websocket"
        try:
            if not host_allowed(headers, self._settings):
                return WRONG_HOST
            changes = socket or scope["method"] not in UNCHANGING
            if changes and not origin_allowed(headers, self._settings):
                return FOREIGN
        except OddHeader as error:
            return Refused(400, "odd-header", str(error))
        if self._strain.heavy and scope["path"] not in FOR_THE_HOST:
            token = device_token(headers)
            if token is None or not self._crowd.plays(self._devices.person(hashed(token))):
                return OVERLOADED
        return None

    async def _refuse(self, why: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": why.close, "reason": why.text})
        else:
            await failure(why.status, why.code, why.text)(scope, receive, send)

    def _known(self, scope: Scope, address: str, send: Send) -> Send:
        """Note who asks; a new device is given its cookie with the first thing for it."""
        token = device_token(Headers(scope=scope))
        fresh = new_token()
        cookie = hashed(token or fresh)
        caller = Caller(address, self._devices.person(cookie), cookie)
        scope.setdefault("state", {})["caller"] = caller

        async def with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableHeaders(scope=message)
                kind = headers.get("content-type", "")
                if message["type"] == "websocket.accept" or kind.startswith(FOR_ONE_DEVICE):
                    headers.append("Set-Cookie", cookie_for(fresh, self._settings))
                    # No cache between may hand one device's cookie to another.
                    headers["Cache-Control"] = "no-store"
            await send(message)

        return send if token is not None else with_cookie

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever goes wrong: said, logged and counted."""
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except ClientDisconnect:
            # In the middle of his request: there is nobody to be answered.
            pass
        except Exception:
            log.exception("a request failed")
            self._metrics.count("errors")
            if begun:
                raise
            await self._refuse(FAULT, scope, receive, send)


def _line(scope: Scope, send: Send, sent: Bucket) -> Send:
    """An answer that cannot be handed over any more has lost its asker: no fault of ours.

    What becomes of a socket is for whoever serves it to say. What an answer takes is counted.
    """
    if scope["type"] == "websocket":
        return send

    async def handed_over(message: Message) -> None:
        sent.owe(len(message.get("body", b"")))
        try:
            await send(message)
        except Exception as error:
            raise ClientDisconnect from error

    return handed_over


def _counted(receive: Receive, bytes_left: Bucket) -> Receive:
    """Who sends more than his share through a proxy is not listened to any more.

    Who comes by himself is counted at his own line, before anything is read.
    """

    async def counted() -> Message:
        message = await receive()
        if not bytes_left.take(len(message.get("body", b""))):
            return {"type": "http.disconnect"}
        return message

    return counted


def _protected(send: Send) -> Send:
    async def protected(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers[name] = value
        await send(message)

    return protected
