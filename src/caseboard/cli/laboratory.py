"""``caseboard simulate``, ``arena`` and ``report``: games in bulk and what they show."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import caseboard
from caseboard.cli.options import add_options, options_of
from caseboard.cli.screen import Interrupted, Screen
from caseboard.pack.registry import pack_of
from caseboard.pack.research import Match, Row
from caseboard.research.arena import RoundRobin, pairings, parts_of
from caseboard.research.files import STANDARD_OUTPUT, DataSet, check_resumed, read_rows
from caseboard.research.ratings import ratings
from caseboard.research.report import report_of, write_report
from caseboard.research.rows import results
from caseboard.research.simulate import Plan, simulate
from caseboard.research.stats import mean, shares_by


def add_laboratory(commands: Any) -> None:
    """Register the commands of the laboratory."""
    bulk = commands.add_parser("simulate", help="have bots play many games and keep the results")
    _add_games(bulk, "by seat; the last one fills the rest", "how many (100)", 100)
    bulk.set_defaults(command=_simulate)
    arena = commands.add_parser("arena", help="rate the levels of bots against each other")
    _add_games(
        arena,
        "the levels to compare, such as random,rookie",
        "deals (20), each played by every pair of levels with the single bot in every seat",
        20,
    )
    arena.set_defaults(command=_arena)
    report = commands.add_parser("report", help="a page with plots from results of simulations")
    report.add_argument("files", metavar="FILE", nargs="+", help="from simulate --out")
    report.add_argument("--out", metavar="PAGE.html", required=True)
    report.add_argument(
        "--before", metavar="FILE", nargs="+", default=(), help="results to compare with"
    )
    report.set_defaults(command=_report)


def _add_games(
    command: argparse.ArgumentParser, about_bots: str, about_games: str, games: int
) -> None:
    command.add_argument("game", metavar="GAME", choices=caseboard.games())
    command.add_argument("--seats", type=int, metavar="N", required=True, help="how many players")
    command.add_argument("--bots", metavar="LEVELS", default="random", help=about_bots)
    command.add_argument("--games", type=int, metavar="K", default=games, help=about_games)
    command.add_argument("--seed", type=int, metavar="S", default=0, help="the same games again")
    command.add_argument(
        "--jobs", type=int, metavar="J", default=os.cpu_count() or 1, help="games at a time"
    )
    command.add_argument(
        "--out", metavar="FILE", help="every game, as .jsonl or .parquet; '-' is standard output"
    )
    command.add_argument(
        "--resume", action="store_true", help="go on with a file of a run that was stopped"
    )
    command.add_argument("--records", metavar="DIR", help="the record file of every game")
    add_options(command)


def _levels(given: argparse.Namespace) -> tuple[str, ...]:
    return tuple(level.strip() for level in given.bots.split(","))


def _simulate(given: argparse.Namespace, screen: Screen) -> None:
    plan = Plan(
        given.game,
        given.seats,
        _levels(given),
        given.games,
        given.seed,
        options_of(given, pack_of(given.game).rules),
    )
    plan.check()
    began = perf_counter()
    screen = _beside_data(given, screen)
    rows, whole = _played(given, screen, plan.matches())
    if rows:
        _show_summary(screen, rows, perf_counter() - began)
    if not whole:
        raise Interrupted


def _arena(given: argparse.Namespace, screen: Screen) -> None:
    levels, options = _levels(given), options_of(given, pack_of(given.game).rules)
    contest = RoundRobin(given.game, given.seats, levels, given.games, given.seed, options)
    contest.check()
    screen = _beside_data(given, screen)
    rows, whole = _played(given, screen, contest.matches())
    if rows:
        _show_ratings(screen, rows, given.seed)
        _show_pairings(screen, rows)
    if not whole:
        raise Interrupted


def _beside_data(given: argparse.Namespace, screen: Screen) -> Screen:
    """Where words go: not between the rows, if these go to standard output."""
    return Screen(Console(stderr=True)) if given.out == STANDARD_OUTPUT else screen


def _played(
    given: argparse.Namespace, screen: Screen, matches: list[Match]
) -> tuple[list[Row], bool]:
    """The rows of all matches, or of those that ended before Ctrl-C; whether they are all."""
    rows: list[Row] = []
    try:
        with DataSet(given.out, given.resume) as data:
            check_resumed(data.before, matches)
            rows += data.before.values()
            running = simulate(matches, given.jobs, given.records, data.before)
            for row in _with_bar(screen, running, len(matches) - len(rows)):
                data.add(row)
                rows.append(row)
                for said in row["fallbacks"]:
                    screen.line(f"Game {row['index']} (seed {row['seed']}): {said}")
    except KeyboardInterrupt:
        screen.line(f"Stopped after {len(rows)} of {len(matches)} games; all of them are kept.")
    return rows, len(rows) == len(matches)


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


def _show_ratings(screen: Screen, rows: list[Row], seed: int) -> None:
    screen.table(
        ("Bot", "Rating (95 %)"),
        [(level, str(rating)) for level, rating in ratings(rows, seed).items()],
    )
    screen.line()


def _show_pairings(screen: Screen, rows: list[Row]) -> None:
    """One bot among others of another level; also by part, where each wins in its own way."""
    parts: list[str | None] = [None]
    if pack_of(rows[0]["game"]).research().everybody_for_himself:
        parts += parts_of(rows)
    screen.table(
        ("One", "Among", "Part", "Games", "Won (95 %)", "Each other won (95 %)"),
        [
            (
                pair.one,
                pair.field,
                part or "any",
                str(pair.alone.count),
                str(pair.alone),
                str(pair.others),
            )
            for part in parts
            for pair in pairings(rows, part)
        ],
    )


def _report(given: argparse.Namespace, screen: Screen) -> None:
    rows = read_rows(given.files)
    report = report_of(rows, read_rows(given.before))
    for path in write_report(report, rows, given.out):
        screen.line(f"Written: {path}")
    missed = [check for check in report.checks if not check.met]
    screen.line(f"Targets: {len(report.checks) - len(missed)} met, {len(missed)} missed.")
    for check in missed:
        screen.line(f"{check.what}: {check.found}, wanted {check.target}", indent=2, hang=2)
