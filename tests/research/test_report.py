"""The balance page: complete in itself, true to the data, and clear about its targets."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest

import caseboard
from caseboard.games.android.catalogue import CARDS, ENDINGS, PLOTS
from caseboard.games.android.numbers import LOUIS
from caseboard.games.voices.content.roles import ROLES
from caseboard.pack.research import Check, Row
from caseboard.research.drawing import Band, histogram, shares_chart, stacked_chart, step_of
from caseboard.research.page import html, markdown
from caseboard.research.report import report_of, write_report
from caseboard.research.simulate import Plan, simulate
from caseboard.research.stats import share

SEATS = {"android": (3, 4, 5), "voices": (3, 4, 5, 6)}


@cache
def rows(game: str) -> tuple[Row, ...]:
    return tuple(
        row
        for seats in SEATS[game]
        for row in simulate(Plan(game, seats, ("random",), 8, seats).matches(), jobs=1)
    )


@pytest.mark.parametrize("game", SEATS)
def test_the_page_needs_nothing_else(game: str) -> None:
    page = html(report_of(rows(game)))
    assert not re.search(r"https?:|<script|<link|<img|@import|url\(", page)
    charts = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(charts) >= 2 * len(SEATS[game])
    for chart in charts:
        assert ET.fromstring(chart).find("title") is not None
        assert "nan" not in chart


def test_android_tells_of_everything() -> None:
    page = html(report_of(rows("android")))
    text = page.replace("&#x27;", "'").replace("&quot;", '"')
    assert all(card is not None and card.name in text for card in CARDS)
    assert all(ending.name in text for ending in ENDINGS)
    assert all(plot.name in text for plot in PLOTS)


def test_voices_tells_of_every_role_that_was_dealt() -> None:
    page = html(report_of(rows("voices")))
    dealt = {part for row in rows("voices") for part in row["parts"]}
    assert all(role.name in page for role in ROLES if role.id in dealt)


def test_advanced_roles_are_judged_apart() -> None:
    plan = Plan("voices", 4, ("random",), 6, options={"advanced_roles": True})
    advanced = list(simulate(plan.matches(), jobs=1))
    report = report_of([*rows("voices"), *advanced])
    checks = {check.what: check.found.count for check in report.checks}
    assert checks["Prosecutor wins with 4 seats"] == 8
    assert checks["Prosecutor wins with 4 seats and advanced roles"] == 6


def test_targets_are_judged_by_what_was_found() -> None:
    report = report_of(rows("android"))
    checks = {check.what: check for check in report.checks}
    of_four = [row for row in rows("android") if row["seats"] == 4]
    played = [row for row in of_four if "louis" in row["parts"]]
    won = sum(
        1 / len(row["winners"]) for row in played if row["parts"].index("louis") in row["winners"]
    )
    louis = checks["Louis wins with 4 seats"]
    assert louis.found.value == pytest.approx(won / len(played))
    assert [louis.low, louis.high] == pytest.approx([0.2, 0.3125])
    missed = [check for check in report.checks if not check.met]
    page, summary = html(report), markdown(report)
    met = len(report.checks) - len(missed)
    assert f"{met} met, {len(missed)} missed" in page
    assert f"{met} met, {len(missed)} missed" in summary
    assert all(check.what in summary for check in missed)


def test_a_target_is_met_within_its_bounds() -> None:
    assert Check("", share(30, 100), 0.3, 0.7).met
    assert not Check("", share(29, 100), 0.3, 0.7).met
    assert not Check("", share(71, 100), 0.3, 0.7).met
    assert Check("", share(5, 100), 0.05, 1.0).target == "5% or more"


def test_before_and_after_stand_side_by_side() -> None:
    before = [row for row in rows("voices") if row["seats"] == 4]
    after = [{**row, "winners": [0]} for row in before]
    report = report_of(after, before)
    old = {check.what: check.found for check in report_of(before).checks}
    assert report.before == old
    assert "Before" in html(report)
    assert "Before" in markdown(report)


def test_cards_that_nobody_could_play_are_listed() -> None:
    def without(cards: list[str], gone: str) -> list[str]:
        return [card for card in cards if card != gone]

    poorer = [
        {
            **row,
            "cards_offered": without(row["cards_offered"], "louis-light-01"),
            "cards": without(row["cards"], "louis-light-01"),
        }
        for row in rows("android")
    ]
    first = next(card for card in CARDS if card and card.detective == LOUIS)
    assert f"| {first.name} | Louis | playable |" in markdown(report_of(poorer))


def test_a_report_is_about_one_game(tmp_path: Path) -> None:
    with pytest.raises(caseboard.BadOption, match="one game"):
        report_of([*rows("android"), *rows("voices")])
    with pytest.raises(caseboard.BadOption, match="no game in these files"):
        report_of([])
    with pytest.raises(caseboard.BadOption, match=r"something\.html"):
        write_report(report_of(rows("voices")), rows("voices"), str(tmp_path / "page.pdf"))


def test_the_page_and_its_summary_are_written_side_by_side(tmp_path: Path) -> None:
    page = str(tmp_path / "docs" / "voices.html")
    written = write_report(report_of(rows("voices")), rows("voices"), page)
    assert [path.name for path in written] == ["voices.html", "voices.md", "voices-coverage.md"]
    assert written[1].read_text(encoding="utf-8").startswith("# Voices in My Head: the balance")


def test_charts_hold_what_they_are_given() -> None:
    one = ET.fromstring(shares_chart("t", {"a": share(1, 4), "b": share(4, 4)}, Band(0.2, 0.6)))
    assert [dot.get("class") for dot in one.iter("circle")] == ["dot", "dot out"]
    two = ET.fromstring(stacked_chart("t", {"a": {"x": 3.0, "y": -1.0}}, ("x", "y")))
    bars = [bar for bar in two.iter("rect") if bar.find("title") is not None]
    assert [bar.findtext("title") for bar in bars] == ["a, x: +3.0", "a, y: -1.0"]
    three = ET.fromstring(histogram("t", [1, 2, 2, 30], "points"))
    counted = [bar.findtext("title", "").split(": ")[1] for bar in three.iter("rect")]
    assert sum(map(int, counted)) == 4
    assert [step_of(span) for span in (6, 60, 1.0)] == [1, 10, pytest.approx(0.2)]
