"""Running the server: for a host, or for one person's own browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from caseboard.core.errors import CaseboardError
from caseboard.server.app import make_app
from caseboard.server.garbage import keep_pauses_short
from caseboard.server.lines import config_for, set_patience
from caseboard.server.settings import Settings
from caseboard.server.telemetry import set_up_logs

Say = Callable[[str], None]

FAREWELL_SECONDS: Final = 0.1
"""For the goodbyes to go out before the sockets are closed."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this person's games are kept."""
    if sys.platform == "win32":
        base = environment.get("LOCALAPPDATA") or str(Path.home())
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "caseboard"


def play_alone(say: Say) -> None:
    """This person's own server: a free port, a file in the data folder, a browser window."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(
        port=0,
        database=str(folder / "tables.db"),
        durability="process",
        keep_days=0,
        log_level="warning",
    )
    run(settings, say, after=webbrowser.open)


class Server(uvicorn.Server):
    """Tells when it is ready, and says goodbye to everybody before it goes."""

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub = getattr(self._app.state, "hub", None)
        if hub is not None:
            await hub.farewell()
            await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)


def run(settings: Settings, say: Say, after: Callable[[str], Any] | None = None) -> None:
    """Serve until told to stop."""
    set_up_logs(settings.log_level)
    keep_pauses_short()
    listening = listen(settings)
    port = listening.getsockname()[1]
    address = settings.public_url or f"http://{_shown(settings.host)}:{port}/"
    app = make_app(settings)
    config = config_for(app, settings, app.state.lines)

    def ready() -> None:
        say(f"Caseboard is at {address} (Ctrl-C stops it)")
        if after is not None:
            threading.Thread(target=after, args=(address,), daemon=True).start()

    Server(config, app, ready).run(sockets=[listening])


def listen(settings: Settings) -> socket.socket:
    """A socket at the address that was set."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) only on sockets that name their protocol.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    set_patience(listening)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise CaseboardError(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}"
        ) from None
    return listening


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
