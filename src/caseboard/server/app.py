"""The application: routes, static files, start and end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request as HttpRequest
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from caseboard.server import archive
from caseboard.server.address import Caller
from caseboard.server.api import ROUTES
from caseboard.server.connection import serve
from caseboard.server.crew import Crew
from caseboard.server.door import AGAIN, Door
from caseboard.server.files import Files
from caseboard.server.hub import ALIVE, Hub
from caseboard.server.lifetime import Lifetime
from caseboard.server.services import Services
from caseboard.server.settings import Settings
from caseboard.server.store import open_store
from caseboard.server.telemetry import Metrics
from caseboard.server.webhooks import Webhooks

STATIC: Final = Path(__file__).parent / "static"
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
    store = open_store(settings.database, settings.durability)
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        alive = await archive.read_vital(store, ALIVE)
        services = Services(
            store=store,
            crew=Crew(settings.bot_workers, settings.bot_seconds),
            settings=settings,
            metrics=metrics,
            webhooks=webhooks,
            lifetime=Lifetime(alive),
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
            Route("/credits", _page),
            *_files(),
        ],
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.sockets = Counter[str]()
    app.add_middleware(Door, settings=settings, metrics=metrics)
    return app


def _files() -> list[BaseRoute]:
    """Of the client, if it is built."""
    return [Mount("/", Files(directory=STATIC))] if STATIC.is_dir() else []


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
    caller: Caller = socket.state.caller
    address = caller.address
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
            caller,
        )
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]
