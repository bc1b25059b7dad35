"""A report as one page: HTML that needs nothing else, and a short Markdown summary."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from caseboard.pack.research import Check, Figure, Grid, Section, Share


@dataclass(frozen=True, slots=True)
class Report:
    title: str
    about: tuple[str, ...]
    sections: tuple[Section, ...]
    before: dict[str, Share] = field(default_factory=dict)
    """By check, what was found before the last change."""

    @property
    def checks(self) -> list[Check]:
        return [check for section in self.sections for check in section.checks]


def html(report: Report) -> str:
    parts = [f"<h1>{escape(report.title)}</h1>"]
    parts += [f"<p>{escape(line)}</p>" for line in report.about]
    parts.append(_checks_html(report))
    for section in report.sections:
        parts.append(f"<section><h2>{escape(section.title)}</h2>")
        if section.text:
            parts.append(f"<p>{escape(section.text)}</p>")
        parts += [_figure_html(figure) for figure in section.figures]
        parts += [_grid_html(grid) for grid in section.grids]
        parts.append("</section>")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(report.title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def _figure_html(figure: Figure) -> str:
    caption = escape(figure.caption)
    return f"<figure><figcaption>{caption}</figcaption>{figure.svg}</figure>"


def _grid_html(grid: Grid) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in grid.headings)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in grid.rows
    )
    table = f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'
    caption = escape(grid.caption)
    if grid.folded:
        return f"<details><summary>{caption}</summary>{table}</details>"
    return f"<h3>{caption}</h3>{table}"


def _check_rows(report: Report, checks: Sequence[Check]) -> tuple[tuple[str, ...], ...]:
    rows = []
    for check in checks:
        before = report.before.get(check.what)
        row = (check.what, str(check.found), check.target)
        rows.append(
            (*row, "–" if before is None else f"{before.value:.1%}") if report.before else row
        )
    return tuple(rows)


def _check_headings(report: Report) -> tuple[str, ...]:
    headings = ("What", "Found (95 %)", "Target")
    return (*headings, "Before") if report.before else headings


def _checks_html(report: Report) -> str:
    missed = [check for check in report.checks if not check.met]
    met = [check for check in report.checks if check.met]
    headings = _check_headings(report)
    parts = [f"<h2>Targets: {len(met)} met, {len(missed)} missed</h2>"]
    if missed:
        parts.append(_grid_html(Grid("Missed", headings, _check_rows(report, missed))))
    if met:
        parts.append(_grid_html(Grid("Met", headings, _check_rows(report, met), folded=True)))
    return "".join(parts)


def markdown(report: Report) -> str:
    """The targets that were missed, and all tables but the long ones."""
    met = [check for check in report.checks if check.met]
    missed = [check for check in report.checks if not check.met]
    lines = [f"# {report.title}", "", *_paragraphs(report.about)]
    lines += [f"**Targets: {len(met)} met, {len(missed)} missed.**", ""]
    if missed:
        lines += _grid_markdown(
            Grid("Missed", _check_headings(report), _check_rows(report, missed))
        )
    for section in report.sections:
        short = [grid for grid in section.grids if not grid.long]
        if not short:
            continue
        lines += [f"## {section.title}", ""]
        if section.text:
            lines += [section.text, ""]
        for grid in short:
            lines += _grid_markdown(grid)
    return "\n".join(lines).rstrip() + "\n"


def _paragraphs(lines: Sequence[str]) -> list[str]:
    return [piece for line in lines for piece in (line, "")]


def _grid_markdown(grid: Grid) -> list[str]:
    return [
        f"### {grid.caption}",
        "",
        "| " + " | ".join(grid.headings) + " |",
        "|" + " --- |" * len(grid.headings),
        *("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in grid.rows),
        "",
    ]


STYLE = """
:root{color-scheme:light dark;--ink:#1d2330;--soft:#5b6475;--line:#d9dee7;--paper:#fff;
--band:#e3f1ea;--out:#b3261e;--c0:#2f6db5;--c1:#e08a1e;--c2:#3a9a6b;--c3:#8b5fbf;--c4:#c94f7c;
--c5:#6b7686;--c6:#b8a125;--c7:#2aa3b0}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9f0;--soft:#9aa4b5;--line:#333b4a;
--paper:#12161f;--band:#17352a;--out:#ff8a80;--c0:#6fa8e8;--c1:#f0ab55;--c2:#63c796;--c3:#b795e6;
--c4:#ea86a9;--c5:#98a3b5;--c6:#dcc955;--c7:#5fcbd7}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 20px 80px}
h1{font-size:1.9rem;line-height:1.2}h2{margin-top:2.4em;border-top:1px solid var(--line);
padding-top:.8em}h3{margin:1.4em 0 .4em;font-size:1rem}
figure{margin:1.4em 0}figcaption{color:var(--soft);margin-bottom:.5em}
svg{width:100%;height:auto;font-size:13px;fill:var(--ink)}
.axis{fill:var(--soft);font-size:12px}.cell{font-size:12px}
.grid{stroke:var(--line)}.mark{stroke:var(--ink);stroke-width:1.2}
.band{fill:var(--band)}.whisker{stroke:var(--c0);stroke-width:2}
.dot{fill:var(--c0)}.dot.out{fill:var(--out)}
.c0{fill:var(--c0)}.c1{fill:var(--c1)}.c2{fill:var(--c2)}.c3{fill:var(--c3)}
.c4{fill:var(--c4)}.c5{fill:var(--c5)}.c6{fill:var(--c6)}.c7{fill:var(--c7)}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem;width:100%}
th,td{text-align:left;padding:.3em .8em .3em 0;border-bottom:1px solid var(--line);
vertical-align:top}th{color:var(--soft);font-weight:600}
details{margin:1em 0}summary{cursor:pointer;color:var(--soft)}
"""
