"""Bots that people bring along, by a name that says where they are.

- ``mine:Bot``: the class ``Bot`` of the module ``mine``
- ``bots/mine.py``: the class ``Bot`` of a file, or another: ``bots/mine.py:Cautious``
- ``greedy``: an entry point of the group ``caseboard.bots`` in an installed package
- ``process:python3 mine.py``: a program that is asked over its standard input and output

Parameters follow a question mark: ``mine:Bot?depth=3&style=bold``. A bot is made with ``seed`` and
these, by name. Such names are for whoever runs a command: a server never reads one from a guest.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from urllib.parse import parse_qsl

from caseboard.bots.base import Bot
from caseboard.bots.levels import Level, Levels, UnknownBot
from caseboard.bots.process import ProcessBot

GROUP: Final = "caseboard.bots"
VARIABLE: Final = "CASEBOARD_BOTS"
"""The environment variable that names bots for every game, for the processes of a server too."""
PROCESS: Final = "process:"
CLASS: Final = "Bot"
"""What a bot's class is called if its name does not say."""


def with_own(levels: Levels, name: str) -> Levels:
    """The levels, and the one that a name says where to find, if it says so."""
    if name in levels or not _says_where(name):
        return levels
    return {**levels, name: own_level(name)}


def named_bots() -> dict[str, Level]:
    """Every bot of an installed package, and those that the environment names."""
    names = (*_installed(), *filter(None, os.environ.get(VARIABLE, "").split(",")))
    return {name.strip(): _later(name.strip()) for name in names}


def _later(name: str) -> Level:
    """A level that is looked for when it is wanted: a package that is broken bothers nobody."""
    return Level(f"brought along: {name}", lambda seed, _: _maker(name)[0](seed), own=True)


def own_level(name: str) -> Level:
    """A level whose players are made of what the name says."""
    make, about = _maker(name)
    return Level(about, lambda seed, _: make(seed), own=True)


def _says_where(name: str) -> bool:
    place = name.partition("?")[0]
    return ":" in place or place.endswith(".py") or place in _installed()


def _maker(name: str) -> tuple[Callable[[int], Bot], str]:
    place, _, given = name.partition("?")
    parameters = dict(_parameters(name, given))
    if place.startswith(PROCESS):
        command = place.removeprefix(PROCESS)
        return lambda seed: ProcessBot(command, seed, **parameters), f"the program {command!r}"
    made_by = _class_at(place)

    def make(seed: int) -> Bot:
        try:
            bot: Bot = made_by(seed=seed, **parameters)
        except TypeError as error:
            raise UnknownBot(f"the bot {name!r} cannot be made: {error}") from error
        if not callable(getattr(bot, "choose", None)):
            raise UnknownBot(f"the bot {name!r} has no method choose(sight): see docs/research.md")
        return bot

    about = (made_by.__doc__ or f"from {place}").strip().splitlines()[0]
    return make, about


def _parameters(name: str, given: str) -> Iterator[tuple[str, Any]]:
    """Numbers, true, false and null as such; everything else as text."""
    try:
        pairs = parse_qsl(given, keep_blank_values=True, strict_parsing=bool(given))
    except ValueError:
        raise UnknownBot(
            f"the parameters of {name!r} cannot be read: write '?depth=3&style=bold'"
        ) from None
    for key, text in pairs:
        try:
            yield key, json.loads(text)
        except ValueError:
            yield key, text


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _class_at(place: str) -> Any:
    """The class, or whatever else makes bots, that a name leads to."""
    if place in _installed():
        return _loaded(place, _installed()[place].load)
    where, _, wanted = place.rpartition(":") if ":" in place else (place, "", CLASS)
    module = _loaded(place, lambda: _file(where) if where.endswith(".py") else import_module(where))
    found = getattr(module, wanted, None)
    if not callable(found):
        raise UnknownBot(f"there is no {wanted!r} in {where!r}, where the bot {place!r} should be")
    return found


def _loaded(place: str, load: Callable[[], Any]) -> Any:
    try:
        return load()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise UnknownBot(f"the bot {place!r} cannot be loaded: {why}") from error


@cache
def _file(name: str) -> ModuleType:
    """A file as a module of its own; what lies beside it can be imported from it."""
    path = Path(name).resolve()
    spec = spec_from_file_location(f"caseboard_bot_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise FileNotFoundError(f"there is no file {name!r}")
    module = module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
