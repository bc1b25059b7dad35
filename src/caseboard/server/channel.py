"""One seat's line to the people who look from it: the same messages to all their tabs."""

from __future__ import annotations

from typing import Any, Final, Protocol

import msgspec

from caseboard.server.delta import diff
from caseboard.server.schema import (
    Claim,
    LogLine,
    Order,
    Position,
    ServerMessage,
    UndoRequest,
    Update,
)

encode: Final = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A socket, as a table sees it."""

    address: str
    device: str

    def send(self, data: bytes) -> None:
        """Hand a message over; never waits."""
        ...

    def close(self) -> None:
        """Hang up when all that was handed over is sent; never waits."""
        ...


class Sight(msgspec.Struct):
    """All that a channel shows at one moment."""

    step: int
    ask: int
    view: dict[str, Any]
    claims: list[Claim]
    can_undo: bool
    undo: UndoRequest | None
    waiting: bool
    may_wait: bool


class Channel:
    """What the seat (None: spectators) has been shown so far."""

    __slots__ = ("epoch", "events", "listeners", "log", "seat", "shown", "version")

    def __init__(self, seat: int | None, shown: Sight, log: list[LogLine], epoch: int) -> None:
        self.seat = seat
        self.shown = shown
        self.log = log
        self.epoch = epoch
        self.version = 0
        self.events: list[dict[str, Any]] = []
        self.listeners: set[Listener] = set()

    def position(self, epoch: int | None, lines: int, orders: list[Order]) -> Position:
        """Everything; of the log only what the client lacks."""
        known = lines if epoch == self.epoch and 0 <= lines <= len(self.log) else 0
        shown = self.shown
        return Position(
            version=self.version,
            seat=self.seat,
            step=shown.step,
            ask=shown.ask,
            view=shown.view,
            epoch=self.epoch,
            log_from=known,
            log=self.log[known:],
            claims=shown.claims,
            can_undo=shown.can_undo,
            undo=shown.undo,
            orders=orders,
            waiting=shown.waiting,
            may_wait=shown.may_wait,
        )

    def show(self, sight: Sight, log: list[LogLine], keep: int, epoch: int) -> None:
        """Send what has changed; ``log`` continues after the first ``keep`` lines."""
        before = self.shown
        changes = diff(before.view, sight.view)
        if not changes and not log and not self.events and epoch == self.epoch:
            same = msgspec.structs.replace(sight, view=before.view) == before
            if same:
                return
        update = Update(
            version=self.version + 1,
            base=self.version,
            step=sight.step,
            ask=sight.ask,
            changes=changes,
            epoch=epoch,
            log_keep=keep,
            log=log,
            events=self.events,
            claims=sight.claims if sight.claims != before.claims else None,
            can_undo=sight.can_undo,
            undo=sight.undo,
            waiting=sight.waiting,
            may_wait=sight.may_wait,
        )
        self.version += 1
        self.shown = sight
        self.epoch = epoch
        del self.log[keep:]
        self.log += log
        self.events = []
        self.send(update)

    def send(self, message: ServerMessage) -> None:
        data = encode(message)
        for listener in self.listeners:
            listener.send(data)
