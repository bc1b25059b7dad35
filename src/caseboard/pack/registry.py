"""The games there are: packs that installed packages name as entry points ``caseboard.games``.

An entry point has the game's name and leads to its ``Pack``. Caseboard's own games come first.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from caseboard.core.errors import CaseboardError, UnknownGame, choices
from caseboard.core.reading import write_as
from caseboard.core.rules import Rules
from caseboard.pack.pack import Pack
from caseboard.pack.reading import written

GROUP: Final = "caseboard.games"
OWN: Final = "caseboard"

log = logging.getLogger("caseboard.pack")

_added: dict[str, Pack] = {}
_told: set[str] = set()


class BrokenPack(CaseboardError):
    """A game that a package names and that cannot be used."""


def packs() -> tuple[Pack, ...]:
    """Every game that can be played, in a stable order; those that cannot are told of once."""
    found = []
    for name in dict.fromkeys((*_installed(), *_added)):
        try:
            found.append(pack_of(name))
        except BrokenPack as error:
            _tell_once(str(error))
    return tuple(found)


def pack_of(name: str) -> Pack:
    """The game of that name."""
    added = _added.get(name)
    if added is not None:
        return added
    if name not in _installed():
        there = choices(pack.name for pack in packs())
        raise UnknownGame(
            f"there is no game {name!r}: there is {there}"
            if there
            else f"there is no game {name!r}, nor any other: install Caseboard again"
        )
    return _loaded(name)


class _KnownRules(Mapping[str, Rules]):
    """The rules of every game by its name, each loaded when it is asked for."""

    def __getitem__(self, name: str) -> Rules:
        try:
            return pack_of(name).rules
        except UnknownGame:
            raise KeyError(name) from None

    def __iter__(self) -> Iterator[str]:
        return (pack.name for pack in packs())

    def __len__(self) -> int:
        return len(packs())


RULES: Final[Mapping[str, Rules]] = _KnownRules()


def add(pack: Pack) -> None:
    """Have a game for the rest of this process, in place of an installed one of that name."""
    _added[pack.name] = _readable(pack)


@contextmanager
def adding(pack: Pack) -> Iterator[None]:
    """Have a game while this lasts."""
    before = _added.get(pack.name)
    add(pack)
    try:
        yield
    finally:
        del _added[pack.name]
        if before is not None:
            add(before)


@cache
def _installed() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=_order):
        if point.name in found:
            _tell_once(
                f"{_source(point)} has a game {point.name!r}, as has {_source(found[point.name])}: "
                "only the latter is played"
            )
        else:
            found[point.name] = point
    return found


def _order(point: EntryPoint) -> tuple[bool, str, str]:
    return _source(point) != OWN, point.name, _source(point)


def _source(point: EntryPoint) -> str:
    """The installed package that names it."""
    return point.dist.name if point.dist is not None else point.module


@cache
def _loaded(name: str) -> Pack:
    point = _installed()[name]
    where = f"the game {point.name!r} of the package {_source(point)!r}"
    try:
        pack = point.load()
    except Exception as error:
        raise BrokenPack(f"{where} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(pack, Pack):
        raise BrokenPack(f"{where} is no game: {point.value!r} is a {type(pack).__name__}")
    if pack.name != point.name:
        raise BrokenPack(f"{where} calls itself {pack.name!r}: its entry point needs that name")
    return _readable(pack)


def _readable(pack: Pack) -> Pack:
    """The pack, its game's texts in its own words from now on."""
    write_as(pack.name, lambda view: written(pack.terminal(), view))
    return pack


def _tell_once(trouble: str) -> None:
    if trouble not in _told:
        _told.add(trouble)
        log.warning("%s", trouble)
