"""The options of the games as words of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any, Final

from caseboard.core.errors import BadOption
from caseboard.core.rules import Rules
from caseboard.core.table_options import Form, TableOption
from caseboard.pack.registry import packs

CHANCE: Final = ("", "-", "random")


def add_options(command: argparse.ArgumentParser) -> None:
    """Let a command that starts games take every option that the games have."""
    known: set[str] = set()
    for pack in packs():
        group = command.add_argument_group(pack.title)
        for option in pack.rules.options:
            if option.name not in known:
                known.add(option.name)
                _add(group, option)


def _add(group: Any, option: TableOption) -> None:
    about = option.about.replace("%", "%%")
    flag = f"--{option.name.replace('_', '-')}"
    if option.form == "switch":
        group.add_argument(flag, action="store_true", default=None, help=about)
    else:
        group.add_argument(flag, metavar=SIGNS[option.form], help=about)


def options_of(given: argparse.Namespace, rules: Rules) -> dict[str, Any]:
    """The options that were named, as the engine wants them."""
    forms = {option.name: option.form for option in rules.options}
    everything = dict.fromkeys(option.name for pack in packs() for option in pack.rules.options)
    named = {name: getattr(given, name) for name in everything}
    return {
        name: READERS[forms[name]](name, value) if name in forms else value
        for name, value in named.items()
        if value is not None
    }


def _seat(name: str, text: str) -> int:
    """Seats as people count them, from 1."""
    if not text.isdecimal():
        raise BadOption(f"--{name.replace('_', '-')} is a seat from 1, not {text!r}")
    return int(text) - 1


def _one_each(name: str, text: str) -> list[str | None]:
    return [None if one in CHANCE else one for one in text.lower().split(",")]


def _numbers(name: str, text: str) -> dict[str, int]:
    given = [entry.partition("=") for entry in text.lower().split(",")]
    try:
        return {key.strip(): int(number) for key, _, number in given}
    except ValueError:
        raise BadOption(
            f"--{name.replace('_', '-')} is a list of names with numbers as in NAME=3,NAME=-2, "
            f"not {text!r}"
        ) from None


SIGNS: Final[Mapping[Form, str]] = {
    "seat": "K",
    "one": "NAME",
    "one-each": "NAME,NAME,…",
    "numbers": "NAME=N,…",
}
READERS: Final[Mapping[Form, Callable[[str, Any], Any]]] = {
    "switch": lambda name, given: given,
    "seat": _seat,
    "one": lambda name, given: given,
    "one-each": _one_each,
    "numbers": _numbers,
}
