"""``caseboard admin``: an operator looks into a server's database, saves it and checks it.

Everything but ``restore`` can be done while the server runs.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import datetime
from random import Random
from typing import Any

from caseboard.cli.screen import Screen
from caseboard.core.errors import CaseboardError
from caseboard.server.settings import gathered

MOST = 50
Does = Callable[[argparse.Namespace, Screen], None]


def add_admin(commands: Any) -> None:
    admin = commands.add_parser("admin", help="look after a server's database, also while it runs")
    parts = admin.add_subparsers(required=True, metavar="WHAT")
    tables = _part(parts, "tables", "list the tables, those visited last first", _tables)
    tables.add_argument("--most", type=_how_many, default=MOST, metavar="N", help="so many at most")
    show = _part(parts, "show", "tell about one table", _show)
    show.add_argument("table", metavar="TABLE")
    people = _part(parts, "people", "list the people, those seen last first", _people)
    people.add_argument("--most", type=_how_many, default=MOST, metavar="N", help="so many at most")
    _part(parts, "stats", "count what there is", _stats)
    backup = _part(parts, "backup", "save everything, as it is at one moment, into a file", _backup)
    backup.add_argument("file", metavar="FILE")
    restore = _part(parts, "restore", "fill an empty database from a backup", _restore)
    restore.add_argument("file", metavar="FILE")
    restore.add_argument("--yes", action="store_true", help="do not ask whether it is meant")
    check = _part(parts, "check", "play stored games again and see that they come out", _check)
    check.add_argument(
        "--sample", type=_how_many, default=0, metavar="N", help="only so many, by chance"
    )


def _how_many(written: str) -> int:
    if not written.isdecimal() or not 0 < int(written) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"a number from 1 to 1,000,000, not {written!r}")
    return int(written)


def _part(parts: Any, name: str, about: str, does: Does) -> argparse.ArgumentParser:
    part: argparse.ArgumentParser = parts.add_parser(name, help=about, description=about)
    part.add_argument("--database", metavar="X", help="the server's (default: its settings')")
    part.add_argument("--config", metavar="FILE", help="the server's settings")
    part.add_argument("--json", action="store_true", help="for a program to read")
    part.set_defaults(command=does)
    return part


def _database(given: argparse.Namespace) -> str:
    return gathered({"database": given.database, "config": given.config}).database


def _tables(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.admin.overview import tables

    found = tables(_database(given), given.most)
    if given.json:
        _print_json(screen, [asdict(one) for one in found])
        return
    screen.table(
        ("table", "game", "state", "choices", "visited", "who"),
        [
            (one.id, one.game, one.state, str(one.choices), _when(one.visited), one.seats)
            for one in found
        ],
    )


def _show(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.admin.overview import table

    found = table(_database(given), given.table)
    if given.json:
        _print_json(screen, found)
        return
    screen.title(f"Table {found['id']}")
    for name in ("game", "rules", "state", "choices", "options", "listed", "talk", "reports"):
        screen.line(f"{name}: {found[name]}", hang=2)
    screen.line(f"made: {_when(found['created'])}, visited: {_when(found['visited'])}")
    screen.table(
        ("seat", "name", "player", "bot", "devices"),
        [[str(value or "") for value in seat.values()] for seat in found["players"]],
    )


def _people(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.admin.overview import people

    found = people(_database(given), given.most)
    if given.json:
        _print_json(screen, [asdict(one) for one in found])
        return
    screen.table(
        ("person", "name", "devices", "seats", "seen"),
        [
            (one.id, one.name, str(one.devices), str(one.seats), _when(one.last_seen))
            for one in found
        ],
    )


def _stats(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.admin.overview import stats

    _counts(given, screen, stats(_database(given)))


def _backup(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.admin.backups import back_up

    _counts(given, screen, back_up(_database(given), given.file))


def _restore(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.admin.backups import restore

    database = _database(given)
    if not given.yes and screen.ask(f"Fill {database} from {given.file}? (yes) ") != "yes":
        raise CaseboardError("nothing was done: answer yes, or say --yes")
    _counts(given, screen, restore(given.file, database))


def _check(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.admin.check import check

    found = check(_database(given), given.sample, Random())
    if given.json:
        _print_json(screen, asdict(found))
    else:
        screen.line(f"{found.whole} games come out as they are stored.")
        if found.older:
            screen.line(f"{len(found.older)} are of older rules: {', '.join(found.older)}", hang=2)
        for table, reason in found.broken.items():
            screen.line(f"{table}: {reason}", hang=2)
    if found.broken:
        raise CaseboardError(f"{len(found.broken)} games do not come out")


def _counts(given: argparse.Namespace, screen: Screen, counts: dict[str, int]) -> None:
    if given.json:
        _print_json(screen, counts)
    else:
        screen.table(("what", "how many"), [(name, str(n)) for name, n in counts.items()])


def _print_json(screen: Screen, data: dict[str, Any] | Sequence[dict[str, Any]]) -> None:
    screen.console.out(json.dumps(data, indent=2, ensure_ascii=False), highlight=False)


def _when(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}" if at else ""
