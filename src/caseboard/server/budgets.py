"""How much of something one may use: so much per second in the long run, and a burst."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from caseboard.server.address import Caller
from caseboard.server.settings import Settings

MOST_REMEMBERED: Final = 20_000
DEVICES_OF_AN_ADDRESS: Final = 4
"""So many devices' budgets one address has for all its devices: a cookie is had for nothing."""

BURST_SECONDS: Final = 4.0
BYTES_BURST_SECONDS: Final = 16.0
SENT_BURST_SECONDS: Final = 32.0
"""So that a household can load the pages and pictures of all its devices at once."""
SECONDS_AN_HOUR: Final = 3_600.0
REPORTS_AN_HOUR: Final = 20.0
PASSES_AN_HOUR: Final = 30.0
"""Made or tried."""

Clock = Callable[[], float]


class Bucket:
    """Fills up again with time; what is used beyond it is owed."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = max(1.0, burst)
        self._left = self._burst
        self._clock = clock
        self._at = clock()

    @property
    def left(self) -> float:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def take(self, amount: float = 1.0) -> bool:
        """All of it, or nothing."""
        if self.left < amount:
            return False
        self._left -= amount
        return True

    def owe(self, amount: float = 1.0) -> float:
        """Use it in any case; seconds until it is paid for."""
        self._left = self.left - amount
        return max(0.0, -self._left / self._rate)


class Budget:
    """A bucket for each name; the longest unseen are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        bucket = self._buckets.pop(name, None) or Bucket(self._rate, self._burst, self._clock)
        self._buckets[name] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket


class Allowance:
    """What a device may use of something, and an address with all its devices together."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._devices = Budget(rate, burst, clock)
        self._addresses = Budget(DEVICES_OF_AN_ADDRESS * rate, DEVICES_OF_AN_ADDRESS * burst, clock)

    def take(self, who: Caller, amount: float = 1.0) -> bool:
        """All of it from both, or nothing."""
        address, device = self._addresses.of(who.address), self._devices.of(who.device)
        return address.left >= amount and device.take(amount) and address.take(amount)

    def owe(self, who: Caller, amount: float = 1.0) -> float:
        """Use it in any case; seconds until it is paid for."""
        address, device = self._addresses.of(who.address), self._devices.of(who.device)
        return max(address.owe(amount), device.owe(amount))


class Allowances:
    """All that is counted: by address alone where no device is known yet or cookies do not matter.

    ``lines``: connections that are opened. ``bytes``: those that come in. ``sent``: those of files
    and answers.
    """

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        requests, messages = settings.requests_per_second, settings.messages_per_second
        tables, size = settings.tables_per_hour, settings.bytes_per_second
        self.lines = Budget(
            requests, settings.max_connections_per_address + requests * BURST_SECONDS, clock
        )
        self.requests = Budget(requests, requests * BURST_SECONDS, clock)
        self.bytes = Budget(size, size * BYTES_BURST_SECONDS, clock)
        sent = settings.sent_bytes_per_second
        self.sent = Budget(sent, sent * SENT_BURST_SECONDS, clock)
        self.messages = Allowance(messages, messages * BURST_SECONDS, clock)
        self.reports = Allowance(REPORTS_AN_HOUR / SECONDS_AN_HOUR, REPORTS_AN_HOUR, clock)
        self.passes = Allowance(PASSES_AN_HOUR / SECONDS_AN_HOUR, PASSES_AN_HOUR, clock)
        self.tables = Allowance(tables / SECONDS_AN_HOUR, tables, clock)
