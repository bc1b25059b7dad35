"""The trial is watched beat by beat, each with its own board; nothing is told before its beat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

import caseboard
from caseboard.core.events import Fact, kind_of
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.events import Round, Tokens, Verdict
from caseboard.server.chronicle import ChronicleStep, chronicle
from tests.browser.driver import LONG, bar, my_choice, open_table

ORDER: Final = ("closing", "roles-revealed", "jurors-influence", "jurors-vote", "verdict")
"""The end of a trial, as the rulebook has it."""
LATE: Final = datetime(2100, 1, 1, tzinfo=UTC)


def caption(page: Page) -> Locator:
    return bar(page).locator("[data-stage]")


def told_as(fact: Fact) -> str:
    return kind_of(type(fact).__name__)


@pytest.fixture(scope="module")
def trial() -> str:
    """The record of a whole game."""
    game, luck = caseboard.new("voices", seats=4, seed=5), Random(5)
    while game.decision is not None:
        game.apply(luck.choice(game.decision.actions))
    return game.to_json()


@pytest.fixture
def steps(page: Page, trial: str, tmp_path: Path) -> list[ChronicleStep]:
    """The game as a replay whose beats go on only when they are told to, and what happens in it."""
    record = tmp_path / "record.json"
    record.write_text(trial, encoding="utf-8")
    page.clock.install()
    page.goto("/")
    page.get_by_label("Record file").set_input_files(record)
    replay = page.get_by_role("region", name="Replay")
    expect(replay).to_contain_text("step 0 of", timeout=LONG)
    replay.get_by_label("Pace").select_option("unhurried")
    page.clock.pause_at(LATE)
    return chronicle(trial, None, None).steps


def go_to(page: Page, step: int) -> None:
    bar_of_replay = page.get_by_role("region", name="Replay")
    bar_of_replay.get_by_role("slider").fill(str(step))
    expect(bar_of_replay).to_contain_text(f"step {step} of")


def beats(page: Page) -> Iterator[int]:
    """The beats of the next step, one after the other: which of its events it is."""
    page.get_by_role("button", name="One step on").click()
    expect(caption(page)).to_be_visible()
    while caption(page).count():
        event = caption(page).get_attribute("data-beat")
        yield int(event or "")
        bar(page).get_by_role("button", name="Go on").click()
        expect(bar(page).locator(f"[data-beat='{event}']")).to_have_count(0)


def jury(page: Page) -> list[str]:
    found: list[str] = (
        page.get_by_role("list", name="The jury")
        .get_by_role("button")
        .evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    )
    return found


def test_the_verdict_comes_in_the_rulebooks_order_and_nothing_of_it_before(
    page: Page, steps: list[ChronicleStep]
) -> None:
    step = steps[-1]
    facts = [fact for fact in step.events if told_as(fact) in ORDER]
    assert list(dict.fromkeys(told_as(fact) for fact in facts)) == list(ORDER)
    verdict = facts[-1]
    assert isinstance(verdict, Verdict)
    go_to(page, step.step - 1)
    log = page.get_by_role("log")
    votes = re.compile("undecided:|guilty:|innocent:")
    seen = []
    for _ in beats(page):
        scene = page.locator("[data-verdict]")
        kind = scene.get_attribute("data-verdict") if scene.count() else ""
        seen.append(kind)
        voted = sum(votes.search(label) is not None for label in jury(page))
        assert voted == max(0, seen.count("jurors-vote") - (kind == "jurors-vote"))
        hidden = sum(int(n) for label in jury(page) for n in re.findall(r"(\d+) influence", label))
        if "jurors-vote" in seen:
            assert hidden == 0
        if kind != "verdict":
            expect(log).not_to_contain_text(verdict.text)
            expect(page.get_by_text(re.compile("^(Convicted|Acquitted)$"))).to_have_count(0)
            assert not re.search("(?i)convict|acquit", page.title())
    assert [kind for kind in seen if kind] == [told_as(fact) for fact in facts]
    assert voted == 6
    expect(log).to_contain_text(verdict.text)


def test_a_round_is_watched_beat_by_beat_with_its_own_board(
    page: Page, steps: list[ChronicleStep]
) -> None:
    """At every beat the jury has the tokens that came before it, and no others."""
    second = next(n for n, one in enumerate(steps) if Round(2) in one.events)
    watched = 0
    for one in steps[1 : second + 1]:
        if not any(isinstance(fact, Tokens) for fact in one.events):
            continue
        go_to(page, one.step - 1)
        expected = tokens_of(page)
        for event in beats(page):
            fact = one.events[event]
            assert tokens_of(page) == expected, fact
            if isinstance(fact, Tokens):
                name = JurorType(fact.juror).title.lower()
                expected[name, fact.token] += fact.by
                watched += 1
    assert watched >= 2


def test_claims_are_heard_at_their_players(page: Page) -> None:
    open_table(page, "voices", ["me", *["random"] * 3], seed=3, options={"chosen_prosecutor": 1})
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    people = page.get_by_role("region", name="The voices and the prosecutor")
    page.keyboard.press("t")
    claim = page.get_by_label("Claim something")
    claim.select_option("icon innocent")
    expect(people.locator(".says")).to_contain_text("innocent")
    claim.select_option("icon guilty")
    expect(people.locator(".says")).to_contain_text("said something else before")
    claim.select_option("liar 1")
    expect(people.locator(".accused")).to_contain_text("liar?")


def tokens_of(page: Page) -> dict[tuple[str, str], int]:
    """By juror and kind, the open tokens of the jury box."""
    found = {}
    for label in jury(page):
        name = label.split(" ", 1)[0].lower()
        for token in ("guilty", "innocent"):
            count = re.search(rf"(\d+) {token}", label)
            assert count is not None
            found[name, token] = int(count[1])
    return found
