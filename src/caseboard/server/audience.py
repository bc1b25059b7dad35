"""Who looks at a table, from which seat, and what each has been shown."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any, TypeAlias

from caseboard.core.events import Event
from caseboard.server.channel import Channel, Listener, Sight, encode
from caseboard.server.schema import Goodbye, LogLine, Message, Order

Seat: TypeAlias = int | None
Look: TypeAlias = Callable[[Seat], Sight]
Story: TypeAlias = Callable[[Seat, int], list[LogLine]]


class Audience:
    def __init__(self) -> None:
        self.listeners: dict[Listener, Seat] = {}
        self.epoch = 0
        self._kept: frozenset[Seat] = frozenset()
        self._channels: dict[Seat, Channel] = {}

    def open(self, look: Look, story: Story, keep: Iterable[Seat]) -> None:
        """The game is there: whoever waited for it sees it now.

        ``keep``: whose last picture is kept, so that a hold hides the game from newcomers too.
        """
        self._kept = frozenset(keep)
        for seat in {*self._kept, *self.listeners.values()}:
            self._channel(seat, look, story)
        for listener, seat in self.listeners.items():
            self._channels[seat].listeners.add(listener)

    def _channel(self, seat: Seat, look: Look, story: Story) -> Channel:
        channel = self._channels.get(seat)
        if channel is None:
            channel = Channel(seat, look(seat), story(seat, 0), self.epoch)
            self._channels[seat] = channel
        return channel

    def join(self, listener: Listener, seat: Seat) -> None:
        self.leave(listener)
        self.listeners[listener] = seat

    def leave(self, listener: Listener) -> bool:
        """Whether the listener was here."""
        for seat, channel in list(self._channels.items()):
            channel.listeners.discard(listener)
            if not channel.listeners and seat not in self._kept:
                del self._channels[seat]
        return self.listeners.pop(listener, -1) != -1

    def show_all(
        self, listener: Listener, look: Look, story: Story, epoch: int | None, lines: int,
        orders: list[Order],
    ) -> None:  # fmt: skip
        """The whole position to one socket, which hears of every change from now on."""
        channel = self._channel(self.listeners[listener], look, story)
        channel.listeners.add(listener)
        listener.send(encode(channel.position(epoch, lines, orders)))

    def happened(self, step: int, events: tuple[Event, ...]) -> None:
        for channel in self._channels.values():
            channel.events += [{"step": step, **event.seen_by(channel.seat)} for event in events]

    def publish(
        self, look: Look, story: Story, only: Container[Seat] | None, may_wait: Container[Seat]
    ) -> None:
        """Show each seat what it may know by now; with ``only``, the others see that we wait."""
        for seat, channel in self._channels.items():
            if only is not None and seat not in only:
                _show_waiting(channel, seat in may_wait)
                continue
            keep = len(channel.log)
            if channel.epoch != self.epoch:
                keep = _common(channel.log, story(seat, 0))
            channel.show(look(seat), story(seat, keep), keep, self.epoch)

    def send_from(self, seat: Seat, message: Message) -> None:
        """To all who look from that seat."""
        data = encode(message)
        for listener, where in self.listeners.items():
            if where == seat:
                listener.send(data)

    def dismiss(self, seat: Seat, devices: Container[str], goodbye: Goodbye) -> None:
        """Hang up on those devices that look from the seat."""
        for listener, where in list(self.listeners.items()):
            if where == seat and listener.device in devices:
                self._dismiss(listener, goodbye)

    def dismiss_all(self, goodbye: Goodbye) -> None:
        for listener in list(self.listeners):
            self._dismiss(listener, goodbye)

    def _dismiss(self, listener: Listener, goodbye: Goodbye) -> None:
        listener.send(encode(goodbye))
        listener.close()
        self.leave(listener)

    def send(self, message: Message) -> None:
        data = encode(message)
        for listener in self.listeners:
            listener.send(data)


def _common(shown: list[LogLine], now: list[LogLine]) -> int:
    """How many lines at the beginning are still the same after an undo."""
    for number, (before, after) in enumerate(zip(shown, now, strict=False)):
        if before != after:
            return number
    return min(len(shown), len(now))


def _show_waiting(channel: Channel, may_wait: bool) -> None:
    """Reactions are being gathered: nobody is seen to be asked, nothing is seen to have come."""
    shown = channel.shown
    view: dict[str, Any] = {**shown.view, "decision": {"seat": None, "kind": "sealed"}}
    sight = Sight(shown.step, shown.ask, view, shown.claims, False, None, True, may_wait)
    kept, channel.events = channel.events, []
    channel.show(sight, [], len(channel.log), channel.epoch)
    channel.events = kept
