"""``caseboard simulate``, ``arena`` and ``report``: games in bulk and what they show."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import caseboard
from caseboard.cli.options import add_options, options_of
from caseboard.cli.screen import Screen
from caseboard.research.files import DataSet
from caseboard.research.rows import Row, results
from caseboard.research.simulate import Plan, simulate
from caseboard.research.stats import mean, shares_by


def add_laboratory(commands: Any) -> None:
    """Register the commands of the laboratory."""
    one = commands.add_parser("simulate", help="have bots play many games and keep the results")
    one.add_argument("game", metavar="GAME", choices=caseboard.games())
    one.add_argument("--seats", type=int, metavar="N", required=True, help="how many players")
    one.add_argument(
        "--bots", metavar="LEVELS", default="random", help="by seat; the last one fills the rest"
    )
    one.add_argument("--games", type=int, metavar="K", default=100, help="how many (100)")
    one.add_argument("--seed", type=int, metavar="S", default=0, help="the same seed, same games")
    _add_running(one)
    add_options(one)
    one.set_defaults(command=_simulate)


def _add_running(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--jobs", type=int, metavar="J", default=os.cpu_count() or 1, help="games at a time"
    )
    command.add_argument("--out", metavar="FILE", help="every game, as .jsonl or .parquet")
    command.add_argument("--records", metavar="DIR", help="the record file of every game")


def _simulate(given: argparse.Namespace, screen: Screen) -> None:
    levels = tuple(level.strip() for level in given.bots.split(","))
    plan = Plan(given.game, given.seats, levels, given.games, given.seed, options_of(given))
    plan.check()
    began = perf_counter()
    rows: list[Row] = []
    try:
        with DataSet(given.out) as data:
            running = simulate(plan.matches(), given.jobs, given.records)
            for row in _with_bar(screen, running, plan.games):
                data.add(row)
                rows.append(row)
    except KeyboardInterrupt:
        screen.line(f"Stopped after {len(rows)} of {plan.games} games; all of them are kept.")
    if rows:
        _show_summary(screen, rows, perf_counter() - began)


def _with_bar(screen: Screen, rows: Iterable[Row], total: int) -> Iterator[Row]:
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True) as progress:
        yield from progress.track(rows, total=total, description="Playing")


def _show_summary(screen: Screen, rows: list[Row], seconds: float) -> None:
    """Who won how often: by seat's bot and by the part that was played."""
    for heading, column in (("Bot", "bots"), ("Part", "parts")):
        won = shares_by(results(rows, column))
        scores: dict[str, list[float]] = {}
        for row in rows:
            for name, score in zip(row[column], row["scores"], strict=True):
                scores.setdefault(name, []).append(score)
        screen.table(
            (heading, "Played", "Won (95 %)", "Points (95 %)"),
            [
                (name, str(one.count), str(one), str(mean(scores[name])))
                for name, one in won.items()
            ],
        )
        screen.line()
    length = mean([row["decisions"] for row in rows])
    screen.line(
        f"{len(rows)} games, {length.value:.0f} decisions each, "
        f"{len(rows) / seconds:.1f} games a second."
    )
