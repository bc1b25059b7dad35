"""What every table uses, and how it says no."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from caseboard.core.errors import CaseboardError
from caseboard.server.background import Background
from caseboard.server.budgets import Allowances
from caseboard.server.clerk import Clerk
from caseboard.server.crew import Crew
from caseboard.server.devices import Devices
from caseboard.server.lifetime import Lifetime
from caseboard.server.schema import Reason
from caseboard.server.settings import Settings
from caseboard.server.store import Store
from caseboard.server.strain import Strain
from caseboard.server.telemetry import Metrics
from caseboard.server.webhooks import Webhooks


class Refusal(CaseboardError):
    """Something that this table does not allow this person now."""

    def __init__(self, code: str, text: str, chapter: str = "") -> None:
        super().__init__(text)
        self.reason = Reason(code, text, chapter)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason.code, self.reason.text, self.reason.chapter)


@dataclass(frozen=True, slots=True)
class Services:
    """What every table uses."""

    store: Store
    crew: Crew
    settings: Settings
    metrics: Metrics
    webhooks: Webhooks
    clock: Callable[[], float] = time.time
    """The time of day, which may jump."""
    monotonic: Callable[[], float] = time.monotonic
    """Counts seconds for waits and budgets, and never jumps."""
    allowances: Allowances = field(default_factory=lambda: Allowances(Settings()))
    clerk: Clerk = field(default_factory=Clerk)
    strain: Strain = field(default_factory=lambda: Strain(0.0))
    lifetime: Lifetime = field(default_factory=Lifetime)
    background: Background = field(default_factory=Background)
    devices: Devices = field(default_factory=Devices)
