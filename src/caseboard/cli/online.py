"""``caseboard serve``, ``play`` in the browser, ``verify`` and ``reports``.

The server is imported only when it is wanted: the other commands start without it.
"""

from __future__ import annotations

import argparse
import os
from datetime import datetime
from typing import TYPE_CHECKING, Any

from caseboard.bots.own import VARIABLE, own_level
from caseboard.cli.files import read_record, write_record
from caseboard.cli.screen import Screen
from caseboard.core.record import compact
from caseboard.server.settings import add_flags, gathered

if TYPE_CHECKING:
    from caseboard.server.reports import Report


def add_online(commands: Any) -> None:
    serve = commands.add_parser("serve", help="host tables for others over the network")
    add_flags(serve)
    serve.add_argument(
        "--bots", metavar="BOTS", help="more bots to choose from, such as mine:Bot or bots/mine.py"
    )
    serve.set_defaults(command=_serve)
    verify = commands.add_parser("verify", help="check that a whole game followed from its seed")
    verify.add_argument("file", metavar="FILE")
    verify.add_argument(
        "--commitment", metavar="HEX", help="what your device kept before the cards were dealt"
    )
    verify.add_argument("--number", metavar="HEX", help="what your device added to the deal")
    verify.set_defaults(command=_verify)
    reports = commands.add_parser("reports", help="read what players of a server have reported")
    reports.add_argument("--database", metavar="X", help="the server's (default: its settings')")
    reports.add_argument("--config", metavar="FILE", help="the server's settings")
    reports.add_argument("--open", metavar="ID", help="read one, and save its game as a record")
    reports.set_defaults(command=_reports)


def play_in_browser(screen: Screen) -> None:
    from caseboard.server.run import play_alone

    play_alone(screen.line)


def _serve(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.run import run

    if given.bots:
        for name in given.bots.split(","):
            own_level(name.strip())
        # Bots think in processes of their own, which inherit it.
        os.environ[VARIABLE] = given.bots
    run(gathered(vars(given)), screen.line)


def _verify(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.verify import verified

    screen.line(verified(read_record(given.file), given.commitment, given.number))


def _reports(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.reports import report, reports

    database = gathered({"database": given.database, "config": given.config}).database
    if given.open is not None:
        _open_report(screen, report(database, given.open))
        return
    found = reports(database)
    screen.table(
        ("report", "filed", "game", "table", "note"),
        [
            (one.id, _when(one.at), one.record.get("game", "–"), one.table, one.note or one.error)
            for one in found
        ],
    )
    screen.line(
        f"{len(found)} reports. Read one: caseboard reports --open ID" if found else "None."
    )


def _open_report(screen: Screen, found: Report) -> None:
    screen.title(f"Report {found.id}, {_when(found.at)}, table {found.table}")
    for name, value in (("note", found.note), ("error", found.error), *found.client.items()):
        screen.line(f"{name}: {value}", hang=2)
    if found.record:
        name = f"report-{found.id}.json"
        write_record(name, compact(found.record))
        screen.line(f"The game as it was then: caseboard replay {name}")


def _when(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"
