"""The options of the games as words of the command line."""

from __future__ import annotations

import argparse
from typing import Any, Final

RANDOM_NAMES: Final = ("", "-", "random")


def add_options(command: argparse.ArgumentParser) -> None:
    """Let a command that starts games take every option that the games have."""
    android = command.add_argument_group("Android")
    android.add_argument("--murder", help="the murder sheet, such as evil-at-the-estates")
    android.add_argument("--detectives", help="by seat, such as louis,random,caprice")
    android.add_argument("--first", type=int, metavar="K", help="the seat that goes first")
    voices = command.add_argument_group("Voices in My Head")
    voices.add_argument("--prosecutor", type=int, metavar="K", help="the prosecutor's seat")
    for name in ("advanced-roles", "marker-abilities", "memory-aid"):
        voices.add_argument(f"--{name}", action="store_true", default=None)


def options_of(given: argparse.Namespace) -> dict[str, Any]:
    """The options that were named, as the engine wants them."""
    detectives = given.detectives
    if detectives is not None:
        detectives = [
            None if name in RANDOM_NAMES else name for name in detectives.lower().split(",")
        ]
    prosecutor, first = (
        None if seat is None else seat - 1 for seat in (given.prosecutor, given.first)
    )
    options = {
        "murder": given.murder,
        "detectives": detectives,
        "first_player": first,
        "chosen_prosecutor": prosecutor,
        "advanced_roles": given.advanced_roles,
        "marker_abilities": given.marker_abilities,
        "memory_aid": given.memory_aid,
    }
    return {name: value for name, value in options.items() if value is not None}
