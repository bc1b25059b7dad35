"""``caseboard report``: from results of simulations to a page about the balance of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from caseboard.core.errors import BadOption
from caseboard.pack.registry import pack_of
from caseboard.pack.research import Figure, Grid, Row, Section
from caseboard.research import coverage
from caseboard.research.drawing import Band, histogram, shares_chart
from caseboard.research.files import DataTrouble
from caseboard.research.page import Report, html, markdown
from caseboard.research.rows import results
from caseboard.research.stats import shares_by


def report_of(rows: Sequence[Row], before: Sequence[Row] = ()) -> Report:
    """The report on games of one kind; ``before``: the games before the last change."""
    if not rows:
        raise BadOption("there is no game in these files: simulate some first")
    names = {row["game"] for row in (*rows, *before)}
    if len(names) > 1:
        raise BadOption(f"a report is about one game, not about {' and '.join(sorted(names))}")
    pack = pack_of(names.pop())
    sections = pack.research().sections or _winners
    report = Report(
        f"{pack.title}: the balance",
        tuple(_about(rows)),
        (*sections(rows), coverage.section(rows), _length(rows)),
    )
    if not before:
        return report
    found = {check.what: check.found for check in report_of(before).checks}
    about = (*report.about, "Before:", *_about(before))
    return replace(report, before=found, about=about)


def _about(rows: Sequence[Row]) -> list[str]:
    """Which games were counted, so that they can be played again."""
    tables: dict[tuple[int, str], list[int]] = {}
    for row in rows:
        tables.setdefault((row["seats"], _players(row["bots"])), []).append(row["seed"])
    return [
        f"{len(seeds)} games with {seats} seats, played by {bots}; seeds {min(seeds)} to "
        f"{max(seeds)}."
        for (seats, bots), seeds in sorted(tables.items())
    ]


def _players(bots: Sequence[str]) -> str:
    """'1 detective and 3 rookie'."""
    return " and ".join(f"{count} {level}" for level, count in Counter(bots).items())


def _winners(rows: Sequence[Row]) -> tuple[Section, ...]:
    """Who wins, for a game that brings no report of its own."""
    sections = []
    for seats in sorted({row["seats"] for row in rows}):
        own = [row for row in rows if row["seats"] == seats]
        won = shares_by(results(own, "parts"))
        title = f"Who wins with {seats} seats"
        cells = tuple((name, str(one.count), str(one)) for name, one in won.items())
        sections.append(
            Section(
                title,
                figures=(Figure(shares_chart(title, won, Band(0.0, 1.0, 1 / seats)), "Victories"),),
                grids=(Grid(f"{len(own)} games", ("", "Played", "Won (95 %)"), cells),),
            )
        )
    return tuple(sections)


def _length(rows: Sequence[Row]) -> Section:
    title = "How long a game is"
    figures = []
    for seats in sorted({row["seats"] for row in rows}):
        values = [row["decisions"] for row in rows if row["seats"] == seats]
        caption = f"Games with {seats} seats by number of decisions, all players'"
        figures.append(Figure(histogram(f"{title}, {seats} seats", values, "decisions"), caption))
    return Section(title, figures=tuple(figures))


def write_report(report: Report, rows: Sequence[Row], name: str) -> list[Path]:
    """The page under this name, and the summary and the coverage beside it; what was written."""
    page = Path(name)
    if page.suffix != ".html":
        raise BadOption(f"a report is a page: name it something.html, not {name!r}")
    summary, covered = page.with_suffix(".md"), page.with_name(f"{page.stem}-coverage.md")
    pack = pack_of(rows[0]["game"])
    title = f"{pack.title}: what happened how often"
    try:
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(html(report), encoding="utf-8")
        summary.write_text(markdown(report), encoding="utf-8")
        covered.write_text(coverage.markdown(title, _about(rows), rows), encoding="utf-8")
        closely = pack.research().sampled
        if closely is None:
            return [page, summary, covered]
        sample = page.with_name(f"{page.stem}-sample.md")
        sample.write_text(closely(rows), encoding="utf-8")
        return [page, summary, covered, sample]
    except OSError as error:
        raise DataTrouble(f"{name!r} cannot be written: {error.strerror}") from None
