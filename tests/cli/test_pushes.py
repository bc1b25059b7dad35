"""A push is chosen by start and direction, and its effect is told before it is made."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.typist import Typist, last_question

VOICES = (
    "play",
    "voices",
    "--seed",
    "1",
    "--seats",
    "4",
    "--seat",
    "2",
    "--chosen-prosecutor",
    "1",
)
PLANNING, JOY = "1", "5"
MIDDLE, AHEAD = "5", "5"


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def to_the_push(lines: list[str]) -> Typist:
    """Bots push before the first question comes; then Joy goes to Planning."""
    typist = Typist([PLANNING, JOY, *lines, "save game.json", "quit", "no"])
    assert typist.run(*VOICES) == 0
    return typist


def last_push() -> str:
    record = json.loads(Path("game.json").read_text(encoding="utf-8"))
    return next(str(step[0]) for step in reversed(record["steps"]) if step[0].startswith("push"))


def test_the_start_then_the_direction() -> None:
    typist = to_the_push([MIDDLE, AHEAD, "look board"])
    assert "5  From the middle … (9)" in typist.shown
    assert "5  straight ahead: touches nothing; totals: you 3" in typist.shown
    assert "Blue’s Joy into Planning from the middle, straight ahead." in typist.words
    drawn = typist.shown.rpartition("         Planning")[2].splitlines()
    (row,) = (line for line in drawn[:11] if "BJ3" in line)
    assert row.index("BJ3") == len("·" * 11)


def test_back_returns_to_the_starts() -> None:
    typist = to_the_push([MIDDLE, "back"])
    assert typist.shown.count("From which start below the railing?") == 2


def test_a_finer_push_is_shown_and_confirmed() -> None:
    typist = to_the_push(["push -12.5 20", "n", "push -12,5 20", "y"])
    assert typist.shown.count("Push from 12.5 mm left of the middle, 20° to the right: ") == 2
    assert "from 12.5 mm left of the middle, 20° to the right." in typist.words
    start, direction = divmod(int(last_push().split()[1]), 1201)
    assert (start - 300, direction - 600) == (-125, 200)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("push 90 0", "No: the start 90.0 mm lies outside the entrance"),
        ("push 0 89", "No: the direction 89.0° is too flat for the stick"),
        ("push 0 180", "No: the direction 180.0° leads away from the platform"),
        ("push nan 0", "No: a push needs finite numbers"),
        ("push left hard", "'push left hard' says nothing to me"),
        ("push", "'push' says nothing to me"),
        ("push 30 60", "No: the marker would"),
    ],
)
def test_a_push_that_nobody_can_make_is_refused_with_the_reason(line: str, answer: str) -> None:
    assert answer in to_the_push([line]).words


def test_the_preview_says_what_falls() -> None:
    """Straight ahead again and again: the fourth marker pushes the first over the far edge."""

    def straight_ahead(shown: str) -> str:
        question = last_question(shown)
        for words in ("straight ahead:", "Pass", "From the middle …", "Planning"):
            for line in question.splitlines():
                before, found, _ = line.partition(words)
                if found and before.split() and before.split()[-1].isdecimal():
                    return before.split()[-1]
        return "1"

    typist = Typist(then=straight_ahead)
    assert typist.run(*VOICES) == 0
    preview = re.search(r"straight ahead: pushes (\w+’s \w+) \(\w+\)", typist.words)
    assert preview is not None
    after = typist.words[preview.end() :].partition("Deploy a control marker")[0]
    assert f"Over the edge: {preview.group(1)}" in after
