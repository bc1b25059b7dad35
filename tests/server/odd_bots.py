"""Bots that misbehave, at levels of their own, for worker processes that are told to have them."""

from __future__ import annotations

import os
import time
from dataclasses import replace

from caseboard.bots.base import Sight
from caseboard.bots.levels import at_once
from caseboard.bots.random_bot import RandomBot
from caseboard.core.actions import Action
from caseboard.pack import Pack
from caseboard.pack.registry import add, pack_of


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
    add(with_odd_bot(level))


def with_odd_bot(level: str) -> Pack:
    """It stands above the known levels, so it hands over to the best of these."""
    usual = pack_of("voices")
    return replace(usual, bots=lambda: {**usual.bots(), level: at_once("", ODD[level])})
