"""``caseboard serve``, ``caseboard play`` in the browser, and ``caseboard verify``.

The server is imported only when it is wanted: the other commands start without it.
"""

from __future__ import annotations

import argparse
from typing import Any

from caseboard.cli.files import read_record
from caseboard.cli.screen import Screen
from caseboard.server.settings import add_flags, gathered


def add_online(commands: Any) -> None:
    serve = commands.add_parser("serve", help="host tables for others over the network")
    add_flags(serve)
    serve.set_defaults(command=_serve)
    verify = commands.add_parser("verify", help="check that a whole game followed from its seed")
    verify.add_argument("file", metavar="FILE")
    verify.set_defaults(command=_verify)


def play_in_browser(screen: Screen) -> None:
    from caseboard.server.run import play_alone

    play_alone(screen.line)


def _serve(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.run import run

    run(gathered(vars(given)), screen.line)


def _verify(given: argparse.Namespace, screen: Screen) -> None:
    from caseboard.server.verify import verified

    screen.line(verified(read_record(given.file)))
