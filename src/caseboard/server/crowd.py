"""Everybody who is connected by a socket; where room is short, players come before strangers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from caseboard.server.address import Caller
from caseboard.server.settings import Settings

FOR_STRANGERS: Final = 0.7
FOR_PLAYERS: Final = 0.9
"""Shares of all connections that may be sockets; what is left is for requests."""


class Guest(Protocol):
    """A socket, as the crowd sees it."""

    caller: Caller

    def send_away(self) -> None:
        """Hang up on him for want of room; he may come again."""
        ...


class Crowd:
    """Whoever sits at a running table is a player, everybody else a stranger."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._of_address: Counter[str] = Counter()
        self._strangers: dict[Guest, None] = {}
        self._players: set[Guest] = set()
        self._devices: Counter[str] = Counter()
        self.backlog: Counter[str] = Counter()
        """Bytes that wait for each address."""

    def has_room(self, address: str, share: float) -> bool:
        """Whether one more socket may come from there."""
        everybody = len(self._strangers) + len(self._players)
        return not self._crowded(address, share) and (
            everybody < share * self._settings.max_connections
        )

    def _crowded(self, address: str, share: float) -> bool:
        most = max(1.0, share * self._settings.max_connections_per_address)
        return self._of_address[address] >= most

    def make_room(self, address: str) -> bool:
        """Send the stranger away who came first; where the address is crowded, one from there."""
        crowded = self._crowded(address, FOR_PLAYERS)
        for stranger in self._strangers:
            if not crowded or stranger.caller.address == address:
                del self._strangers[stranger]
                stranger.send_away()
                return True
        return False

    @contextmanager
    def inside(self, guest: Guest) -> Iterator[None]:
        """While this lasts he is one of the crowd."""
        address, device = guest.caller.address, guest.caller.device
        self._of_address[address] += 1
        self._strangers[guest] = None
        try:
            yield
        finally:
            self._strangers.pop(guest, None)
            _count_down(self._of_address, address)
            if guest in self._players:
                self._players.remove(guest)
                _count_down(self._devices, device)

    def seat(self, guest: Guest) -> None:
        """He plays at a running table."""
        if guest in self._strangers:
            del self._strangers[guest]
            self._players.add(guest)
            self._devices[guest.caller.device] += 1

    def plays(self, device: str) -> bool:
        return device in self._devices


def _count_down(counts: Counter[str], name: str) -> None:
    counts[name] -= 1
    if not counts[name]:
        del counts[name]
