"""Bots that misbehave, at levels of their own, for worker processes that are told to have them."""

from __future__ import annotations

import os
import time
from typing import Any

from caseboard.bots import registry
from caseboard.bots.base import Sight
from caseboard.bots.random_bot import RandomBot
from caseboard.core.actions import Action


class Burning(RandomBot):
    """Burns half a second of processor time per choice."""

    def choose(self, sight: Sight) -> Action:
        end = time.process_time() + 0.5
        while time.process_time() < end:
            pass
        return super().choose(sight)


class Hanging(RandomBot):
    def choose(self, sight: Sight) -> Action:
        while True:
            time.sleep(60)


class Failing(RandomBot):
    def choose(self, sight: Sight) -> Action:
        raise ZeroDivisionError(f"while I saw {sorted(sight.view)}")


class Dying(RandomBot):
    def choose(self, sight: Sight) -> Action:
        os._exit(3)


ODD = {"burning": Burning, "hanging": Hanging, "failing": Failing, "dying": Dying}


def enlist(level: str) -> None:
    """It stands above the known levels, so it hands over to the best of these."""
    registry.LEVELS[level] = games(level)


def games(level: str) -> dict[str, Any]:
    make = ODD[level]
    return dict.fromkeys(("android", "voices"), lambda seed, *_: make(seed))
