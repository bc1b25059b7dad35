"""A bot in another process, in any language: one JSON object a line, in and out.

It is told ``{"type": "hello", …}`` once and ``{"type": "choose", …}`` for every question. It
answers each ``choose`` with ``{"action": KEY}``, where KEY is the key or the id of an action.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final
from weakref import finalize

from caseboard.bots.base import Sight
from caseboard.core.actions import Action
from caseboard.core.errors import CaseboardError

PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""How long an answer may take, if the parameter ``seconds`` does not say."""
PARTING: Final = 1.0
"""How long a program has to end by itself once its input is closed."""


class BotTrouble(CaseboardError):
    """A bot in another process that does not answer as it should."""


class ProcessBot:
    """Starts a program and asks it. One that fails or is late is ended, and stays so."""

    __slots__ = ("__weakref__", "_command", "_lines", "_process", "_seconds")

    def __init__(
        self, command: str, seed: int, seconds: float = SECONDS, **parameters: Any
    ) -> None:
        self._command = command
        self._seconds = seconds
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotTrouble(f"the bot {command!r} cannot be started: {error}") from None
        self._lines: SimpleQueue[str] = SimpleQueue()
        assert self._process.stdout is not None
        Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        finalize(self, _end, self._process)
        self._send({"type": "hello", "protocol": PROTOCOL, "seed": seed, "parameters": parameters})

    def choose(self, sight: Sight) -> Action:
        self._send(
            {
                "type": "choose",
                "seat": sight.seat,
                "kind": sight.kind,
                "prompt": sight.prompt,
                "actions": [{"id": one.id, "key": one.key} for one in sight.actions],
                "view": sight.view,
            }
        )
        told = self._answer()
        for action in sight.actions:
            if told in (action.key, action.id):
                return action
        raise self._trouble(f"answered {told!r}, which is not among the actions it was given")

    def _send(self, message: dict[str, Any]) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        try:
            pipe.write(json.dumps(message, separators=(",", ":")) + "\n")
            pipe.flush()
        except (OSError, ValueError):
            raise self._trouble("has ended") from None

    def _answer(self) -> object:
        try:
            line = self._lines.get(timeout=self._seconds)
        except Empty:
            raise self._trouble(f"gave no answer within {self._seconds:g} seconds") from None
        if not line:
            raise self._trouble("has ended")
        try:
            told: object = json.loads(line)["action"]
        except (ValueError, KeyError, TypeError):
            wanted = '{"action": "pass"}'
            raise self._trouble(f"answered {line.strip()!r}, not a line like {wanted}") from None
        return told

    def _trouble(self, what: str) -> BotTrouble:
        _end(self._process)
        return BotTrouble(f"the bot {self._command!r} {what}")


def _read(pipe: IO[str], lines: SimpleQueue[str]) -> None:
    """Line by line; an empty one when there will be no more."""
    for line in pipe:
        lines.put(line)
    lines.put("")
    pipe.close()


def _end(process: subprocess.Popen[str]) -> None:
    if process.stdin is not None and not process.stdin.closed:
        with suppress(OSError):
            process.stdin.close()
    try:
        process.wait(PARTING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
