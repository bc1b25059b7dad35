"""The application: routes, the door, static files, start and end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request as HttpRequest
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from caseboard.server.api import ROUTES, failure
from caseboard.server.connection import AGAIN, POLICY, serve
from caseboard.server.crew import Crew
from caseboard.server.hub import Hub
from caseboard.server.model import hashed, new_token
from caseboard.server.protect import (
    SECURITY_HEADERS,
    Buckets,
    cookie_for,
    device_token,
    host_allowed,
    origin_allowed,
)
from caseboard.server.services import Services
from caseboard.server.settings import Settings
from caseboard.server.store import Store
from caseboard.server.telemetry import Metrics
from caseboard.server.webhooks import Webhooks

STATIC: Final = Path(__file__).parent / "static"
FOR_ONE_DEVICE: Final = ("text/html", "application/json")
UNCHANGING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Caseboard</title>
<h1>Caseboard is running</h1>
<p>The server is up, but the browser client has not been built into this copy.
Build it with <code>make web</code>, or play here: <code>caseboard play --terminal</code>.
</html>
"""


def make_app(settings: Settings) -> Starlette:
    """Everything that is served, ready to be run by an ASGI server; opens the database."""
    webhooks = Webhooks(settings.webhooks, settings.webhook_hosts)
    store = Store(settings.database, settings.durability)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        services = Services(
            store=store,
            crew=Crew(settings.bot_workers, settings.bot_seconds),
            settings=settings,
            metrics=Metrics(),
            webhooks=webhooks,
        )
        app.state.hub = Hub(services)
        tidying = asyncio.ensure_future(app.state.hub.keep_tidy())
        try:
            yield
        finally:
            tidying.cancel()
            await app.state.hub.farewell()
            services.crew.close()
            services.webhooks.close()
            await services.store.close()

    app = Starlette(
        routes=[
            *ROUTES,
            WebSocketRoute("/api/tables/{table}/ws", _socket),
            Route("/", _page),
            Route("/t/{table}", _page),
            Mount("/", StaticFiles(directory=STATIC, check_dir=False)),
        ],
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.sockets = Counter[str]()
    app.add_middleware(Door, settings=settings)
    return app


async def _page(request: HttpRequest) -> Response:
    index = STATIC / "index.html"
    headers = {"Cache-Control": "no-cache"}
    if index.exists():
        return FileResponse(index, headers=headers)
    return HTMLResponse(NOT_BUILT, headers=headers)


async def _socket(socket: WebSocket) -> None:
    """Count the socket in, serve it, count it out."""
    settings: Settings = socket.app.state.settings
    sockets: Counter[str] = socket.app.state.sockets
    address = socket.client.host if socket.client else ""
    if sockets[address] >= settings.max_connections_per_address:
        await socket.close(AGAIN, "too many connections from your address")
        return
    if sockets.total() >= settings.max_connections:
        await socket.close(AGAIN, "too many connections")
        return
    sockets[address] += 1
    try:
        await socket.accept()
        await serve(
            socket,
            socket.app.state.hub,
            socket.path_params["table"],
            socket.state.device,
        )
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


class Door:
    """Lets in who may come in, and sees that every answer carries its protection."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._buckets = Buckets(settings.requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._let_socket_in(scope, receive, self._known(scope, send))
        elif scope["type"] == "http":
            await self._let_request_in(scope, receive, self._known(scope, send))
        else:
            await self._app(scope, receive, send)

    def _known(self, scope: Scope, send: Send) -> Send:
        """Note which device asks; a new one is given its cookie with the first thing for it."""
        token = device_token(Headers(scope=scope))
        fresh = new_token()
        scope.setdefault("state", {})["device"] = hashed(token or fresh)

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

    async def _let_socket_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not (host_allowed(headers, self._settings) and origin_allowed(headers, self._settings)):
            await receive()
            await send({"type": "websocket.close", "code": POLICY, "reason": "foreign origin"})
        elif not self._take(scope):
            await receive()
            await send({"type": "websocket.close", "code": AGAIN, "reason": "too many requests"})
        else:
            await self._app(scope, receive, send)

    def _take(self, scope: Scope) -> bool:
        """Whether the address may ask once more now."""
        client = scope.get("client")
        return self._buckets.take(client[0] if client else "")

    async def _let_request_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers[name] = value
            await send(message)

        refused = self._refusal(scope)
        if refused is None:
            await self._app(scope, receive, protected)
        else:
            await refused(scope, receive, protected)

    def _refusal(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        if not host_allowed(headers, self._settings):
            return failure(421, "wrong-host", "this server is not known under that name")
        if scope["method"] not in UNCHANGING and not origin_allowed(headers, self._settings):
            return failure(403, "foreign-origin", "another site may not ask this")
        if not self._take(scope):
            return failure(429, "too-many", "too many requests: slow down")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > self._settings.body_bytes:
            return failure(413, "too-large", f"at most {self._settings.body_bytes} bytes")
        return None
