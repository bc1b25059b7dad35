"""Who looks at a table, from which seat, and the steps of the game as each may see them."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import TypeAlias

from caseboard.core.game import Game
from caseboard.core.view import Lens
from caseboard.server.channel import (
    WAITING,
    Channel,
    Glance,
    Happened,
    Listener,
    Status,
    encode,
    first_picture,
    length,
)
from caseboard.server.history import History
from caseboard.server.schema import Goodbye, Message, Order

Seat: TypeAlias = int | None
StatusOf: TypeAlias = Callable[[Seat, Game], Status]
"""What a seat may do where the game stands like this for it."""
Asked: TypeAlias = Mapping[int, Game]
"""The people whom a sealed window asks, each with the game as it stands for them."""
Letters: TypeAlias = list[tuple[Channel, bytes | None]]


class Audience:
    def __init__(self) -> None:
        self.listeners: dict[Listener, Seat] = {}
        self.epoch = 0
        self._channels: dict[Seat, Channel] = {}
        self._happened = False
        self._before: Game | None = None
        self._kept_back: list[Happened] = []

    def open(self, history: History) -> None:
        """The game is there."""
        self._history = history
        self._lens = Lens(history.game.rules)

    def join(self, listener: Listener, seat: Seat) -> bool:
        """Whether the listener has not looked on from there before."""
        news = self.listeners.get(listener, -1) != seat
        self.leave(listener)
        self.listeners[listener] = seat
        return news

    def leave(self, listener: Listener) -> bool:
        """Whether the listener was here."""
        for seat, channel in list(self._channels.items()):
            channel.listeners.discard(listener)
            if not channel.listeners:
                del self._channels[seat]
        return self.listeners.pop(listener, -1) != -1

    def show_all(
        self, listener: Listener, asked: Asked, status: StatusOf, epoch: int | None, lines: int,
        orders: list[Order],
    ) -> None:  # fmt: skip
        """The whole position to one socket, which hears of every step from now on."""
        seat = self.listeners[listener]
        channel = self._channels.get(seat)
        if channel is None:
            channel = self._channels[seat] = self._new_channel(seat, asked, status)
        channel.listeners.add(listener)
        listener.send(encode(channel.position(self._history, epoch, lines, orders)))

    def _new_channel(self, seat: Seat, asked: Asked, status: StatusOf) -> Channel:
        """Who comes while reactions are gathered sees the game as it was before, as others do."""
        history, before = self._history, self._before
        at = history.game if seat is None else asked.get(seat, history.game)
        if before is None or seat in asked:
            look, step, asking = self._lens.look(at.state), history.table.step, at.asking(seat)
            return Channel(seat, first_picture(history, seat, look, step, asking), status(seat, at))
        look, step = self._lens.look(before.state), len(before.history) - 1
        shown = first_picture(history, seat, look, step, WAITING)
        channel = Channel(seat, shown, status(seat, before))
        channel.happened = list(self._kept_back)
        return channel

    @property
    def seated(self) -> bool:
        """Whether somebody looks on from a seat."""
        return len(self._channels) > (None in self._channels)

    def seen(self, seat: int, version: int) -> bool:
        """Somebody's page has shown all up to there; whether all seats have seen all there is."""
        channel = self._channels.get(seat)
        if channel is not None:
            channel.seen = max(channel.seen, version)
        return all(
            channel.seen >= channel.version
            for seat, channel in self._channels.items()
            if seat is not None
        )

    def happened(self, news: Sequence[Happened]) -> None:
        """The game has gone on."""
        self._happened = True
        if self._before is not None:
            self._kept_back += news
        for channel in self._channels.values():
            channel.happened += news

    def cut(self) -> None:
        """Whatever happened up to here is a step of its own."""
        if self._happened:
            self._happened = False
            game = self._history.game
            asking, glance = game.asking(None), Glance(self._lens.look(game.state))
            for channel in self._channels.values():
                channel.cut(self._history, glance, asking)

    def hold(self, before: Game) -> None:
        """Keep back what follows from the choice that was made at this point."""
        self._before = before
        for channel in self._channels.values():
            channel.hold()

    def release(self) -> int:
        """How long lasts what was kept back."""
        lasts = length(self._kept_back)
        self._before = None
        self._kept_back = []
        return lasts

    def went_back(self) -> None:
        """A choice was taken back, and its lines of the story with it."""
        self.epoch += 1
        for seat, channel in self._channels.items():
            channel.went_back(len(self._history.table.log(seat)))

    def prepare(
        self, asked: Asked, status: StatusOf, may_wait: Container[Seat], takers: Container[Seat]
    ) -> Letters:
        """What each seat may know by now, so that all of it can leave in one go.

        In a hold, others see that we wait.
        """
        game, held = self._history.game, self._before is not None
        glances = dict[Game, Glance]()
        letters: Letters = []
        for seat, channel in self._channels.items():
            if held and seat not in asked:
                letters.append((channel, channel.wait(seat in may_wait, seat in takers)))
                continue
            at = game if seat is None else asked.get(seat, game)
            if at not in glances:
                glances[at] = Glance(self._lens.look(at.state))
            channel.cut(self._history, glances[at], at.asking(seat))
            letters.append((channel, channel.show(status(seat, at))))
        if not held:
            self._happened = False
        return letters

    def deliver(self, letters: Letters) -> None:
        for channel, letter in letters:
            if letter is not None:
                for listener in channel.listeners:
                    listener.send(letter)

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

    def dismiss_person(self, device: str, goodbye: Goodbye) -> None:
        """Hang up on whoever looks on as that person, from whichever seat."""
        for listener in list(self.listeners):
            if listener.device == device:
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
