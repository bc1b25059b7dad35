"""The application: routes, static files, start and end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request as HttpRequest
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from caseboard.server import archive, persons
from caseboard.server.api import ROUTES
from caseboard.server.budgets import Allowances
from caseboard.server.connection import Connection, serve
from caseboard.server.crew import Crew
from caseboard.server.crowd import FOR_PLAYERS, FOR_STRANGERS, Crowd
from caseboard.server.devices import Devices
from caseboard.server.door import AGAIN, Door
from caseboard.server.files import Files
from caseboard.server.hub import ALIVE, Hub
from caseboard.server.lifetime import Lifetime
from caseboard.server.lines import Lines
from caseboard.server.people_api import PEOPLE_ROUTES
from caseboard.server.services import Services
from caseboard.server.settings import Settings
from caseboard.server.store import open_store
from caseboard.server.strain import Strain
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
    allowances = Allowances(settings)
    strain, crowd, devices = Strain(settings.strain_seconds), Crowd(settings), Devices()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        alive = await archive.read_vital(store, ALIVE)
        devices.learn(await persons.read_speakers(store))
        services = Services(
            store=store,
            crew=Crew(settings.bot_workers, settings.bot_seconds),
            settings=settings,
            metrics=metrics,
            webhooks=webhooks,
            lifetime=Lifetime(alive),
            allowances=allowances,
            strain=strain,
            devices=devices,
        )
        app.state.hub = Hub(services)
        tasks = [
            asyncio.ensure_future(app.state.hub.keep_tidy()),
            asyncio.ensure_future(strain.watch()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await app.state.hub.farewell()
            services.crew.close()
            services.clerk.close()
            services.webhooks.close()
            await services.store.close()

    app = Starlette(
        routes=[
            *ROUTES,
            *PEOPLE_ROUTES,
            WebSocketRoute("/api/tables/{table}/ws", _socket),
            Route("/", _page),
            Route("/t/{table}", _page),
            Route("/credits", _page),
            Route("/me", _page),
            *_files(),
        ],
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.lines = Lines(settings, allowances, metrics)
    app.state.crowd = crowd
    app.add_middleware(
        Door,
        settings=settings,
        metrics=metrics,
        allowances=allowances,
        strain=strain,
        crowd=crowd,
        devices=devices,
    )
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
    """Let the socket in if there is room for it, and serve it."""
    hub: Hub = socket.app.state.hub
    crowd: Crowd = socket.app.state.crowd
    connection = Connection(socket, socket.state.caller, crowd.backlog)
    table = socket.path_params["table"]
    address, device = connection.address, connection.device
    if not crowd.has_room(address, FOR_STRANGERS):
        plays = await hub.seats(table, device)
        if not plays or not (crowd.has_room(address, FOR_PLAYERS) or crowd.make_room(address)):
            await socket.close(AGAIN, "too many connections")
            return
    with crowd.inside(connection):
        await socket.accept()
        await serve(connection, hub, crowd, table)
