"""A table whose position a test can alter: the page draws whatever the server seems to say."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from caseboard.core.delta import patched
from tests.browser.driver import DRAWN, open_table, wait_for_choice

View = dict[str, Any]


class Staged:
    """The table of a page, between the page and the server."""

    def __init__(self, page: Page, game: str, players: list[str], **settings: Any) -> None:
        self.page = page
        self._line: WebSocketRoute | None = None
        self._position: dict[str, Any] = {}
        self._taken: dict[str, Any] = {}
        page.route_web_socket("**/ws", self._listen)
        open_table(page, game, players, **settings)
        wait_for_choice(page)

    def _listen(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self._line = line

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "position":
                self._position = told
            elif told["type"] == "update":
                self._follow(told)
            line.send(message)

        server.on_message(hear)

    def _follow(self, update: dict[str, Any]) -> None:
        for step in update["steps"]:
            self._position["view"] = patched(self._position["view"], step["changes"])
        told = {key: update[key] for key in update if key in self._position}
        self._position |= {**told, "type": "position"}

    def view(self) -> View:
        """A copy of what the reader saw last of the server's."""
        self._taken = deepcopy(self._position)
        view: View = deepcopy(self._taken["view"])
        return view

    def show(self, view: View) -> None:
        assert self._line is not None
        self._line.send(json.dumps({**self._taken, "view": view}))
        self.page.evaluate(DRAWN)

    def happen(self, steps: list[dict[str, Any]]) -> None:
        """As if the server told of these steps, after what ``view`` gave last."""
        assert self._line is not None
        told = self._taken
        update = {
            **{key: told[key] for key in ("epoch", "ask", "can_undo", "undo")},
            "type": "update", "version": told["version"] + 1, "base": told["version"],
            "log_keep": 10_000, "steps": steps, "claims": None, "waiting": False,
            "may_wait": False, "takes_time": False,
        }  # fmt: skip
        self._line.send(json.dumps(update))
