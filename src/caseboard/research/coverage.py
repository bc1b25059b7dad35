"""What happened how often in simulated games, and what never did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from caseboard.core.rules import Rules
from caseboard.pack.registry import pack_of
from caseboard.pack.research import Check, Grid, Happened, Row, Section
from caseboard.research.stats import share

TITLE = "What happened how often"


def coverage_of(rows: Sequence[Row]) -> tuple[Happened, ...]:
    """Everything that the game says can happen, and the options of its table."""
    pack = pack_of(rows[0]["game"])
    of_game = pack.research().coverage
    return (*(of_game(rows) if of_game else ()), *_options(pack.rules, rows))


def _options(rules: Rules, rows: Sequence[Row]) -> tuple[Happened, ...]:
    """Games in which something was chosen before the game."""
    chosen = Counter(
        name for row in rows for name, value in row["options"].items() if not _left(value)
    )
    return tuple(
        Happened("Options of the table", option.title, chosen[option.name], "chosen by people")
        for option in rules.options
    )


def _left(value: Any) -> bool:
    return value is None or value is False


def counted(rows: Sequence[Row], column: str) -> Counter[Any]:
    """How often each entry stands in a list of all rows."""
    return Counter(entry for row in rows for entry in row.get(column, ()))


def answers(rows: Sequence[Row]) -> Counter[tuple[str, int | str, str]]:
    """How often something on the table was answered so: its kind, its number, the answer's key."""
    found: Counter[tuple[str, int | str, str]] = Counter()
    for row in rows:
        for _, asker, number, key, count in row.get("answers", ()):
            found[asker, number, key] += count
    return found


def section(rows: Sequence[Row]) -> Section:
    """What never happened, as a part of the report; the page of coverage holds the rest."""
    everything = [one for one in coverage_of(rows) if not one.note]
    never = [one for one in everything if not one.count]
    grid = Grid("Never", ("Kind", "What"), tuple((one.group, one.what) for one in never))
    found = share(len(everything) - len(never), max(1, len(everything)))
    check = Check("Cards, branches, endings and places that came up in some game", found, 1.0, 1.0)
    return Section(
        TITLE,
        f"{len(everything) - len(never)} of {len(everything)} things that can happen did. The page "
        "of coverage lists them all.",
        grids=(grid,) if never else (),
        checks=(check,) if everything else (),
    )


def markdown(title: str, about: Sequence[str], rows: Sequence[Row]) -> str:
    """The page of coverage: every thing with its count, what never happened first."""
    everything = coverage_of(rows)
    never = [one for one in everything if not one.count]
    lines = [f"# {title}", "", *(piece for line in about for piece in (line, ""))]
    lines += [f"## Never ({len(never)} of {len(everything)})", "", "| Kind | What | |"]
    lines += ["| --- | --- | --- |"]
    lines += [f"| {one.group} | {one.what} | {one.note} |" for one in never]
    for group in dict.fromkeys(one.group for one in everything):
        own = [one for one in everything if one.group == group]
        lines += ["", f"## {group}", "", "| What | Times | In 100 games |", "| --- | --- | --- |"]
        lines += [
            f"| {one.what} | {one.count} | {100 * one.count / len(rows):.1f} |" for one in own
        ]
    return "\n".join(lines) + "\n"
