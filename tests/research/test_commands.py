"""``caseboard simulate``, ``arena`` and ``report`` as they are typed."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from caseboard.cli.main import main
from caseboard.cli.screen import Screen
from caseboard.research.files import read_rows

WIDTH = 110


def typed(words: str, *files: str) -> str:
    """What a command says."""
    said = StringIO()
    console = Console(file=said, width=WIDTH, highlight=False, markup=False)
    assert main([*words.split(), *files], Screen(console)) == 0
    return said.getvalue()


def test_simulate_shows_who_won_and_keeps_every_game(tmp_path: Path) -> None:
    out, records = tmp_path / "games.jsonl", tmp_path / "records"
    said = typed(
        "simulate android --seats 4 --games 5 --seed 3 --jobs 1 --murder evil-at-the-estates",
        f"--out={out}",
        f"--records={records}",
    )
    rows = read_rows([str(out)])
    assert {row["murder"] for row in rows} == {"evil-at-the-estates"}
    assert len(rows) == len(list(records.iterdir())) == 5
    assert "random  20      25.0%" in said
    assert "5 games" in said
    for detective in {part for row in rows for part in row["parts"]}:
        assert detective in said


def test_levels_sit_where_they_are_named(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    typed("simulate android --seats 3 --games 1 --jobs 1 --bots rookie,random", f"--out={out}")
    assert read_rows([str(out)])[0]["bots"] == ["rookie", "random", "random"]


def test_arena_rates_the_levels(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    said = typed("arena android --seats 3 --games 1 --jobs 1 --bots random,rookie", f"--out={out}")
    assert len(read_rows([str(out)])) == 2 * 3
    lines = [line.split() for line in said.splitlines() if line.strip()]
    assert lines[0][:2] == ["Bot", "Rating"]
    assert [line[0] for line in lines[1:3]] == ["rookie", "random"], "the stronger comes first"
    assert ["rookie", "random", "any", "3"] in [line[:4] for line in lines]


def test_report_names_the_targets_that_were_missed(tmp_path: Path) -> None:
    out, page = tmp_path / "games.jsonl", tmp_path / "page.html"
    typed("simulate voices --seats 3 --games 4 --jobs 1", f"--out={out}")
    said = typed("report", str(out), f"--out={page}")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert page.with_suffix(".md").exists()
    assert "Targets:" in said


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("simulate android --seats 7", "3, 4 or 5 seats"),
        ("simulate android --seats 3 --bots genius", "there is no bot 'genius'"),
        ("simulate voices --seats 4 --murder evil-at-the-estates", "no option 'murder'"),
        ("arena android --seats 3 --bots random", "two levels"),
        ("report nothing.jsonl --out page.html", "there is no file"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split(), Screen(Console(file=StringIO()))) == 2
    assert complaint in capsys.readouterr().err


def test_arena_records_every_game(tmp_path: Path) -> None:
    """The same deal is played by many tables: none of their records takes another's place."""
    typed("arena voices --seats 3 --games 2 --jobs 1 --bots random,rookie", f"--records={tmp_path}")
    assert len(list(tmp_path.iterdir())) == 2 * 2 * 3


def test_rows_can_go_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    typed("simulate voices --seats 3 --games 2 --jobs 1 --out -")
    out, told = capsys.readouterr()
    assert [json.loads(line)["index"] for line in out.splitlines()] == [0, 1]
    assert "2 games" in told


def test_an_ending_that_is_not_known_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "voices", "--seats", "3", "--games", "1", "--out", "games.csv"]) == 2
    assert "must end in .jsonl or .parquet" in capsys.readouterr().err


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    words = "simulate voices --seats 3 --games 4 --seed 2 --jobs 1"
    typed(words, f"--out={whole}")
    lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    part.write_text(lines[0] + lines[1] + lines[2][:50], encoding="utf-8")
    typed(f"{words} --resume", f"--out={part}")
    assert part.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    other = words.replace("--seed 2", "--seed 3")
    assert main([*other.split(), "--resume", f"--out={part}"]) == 2
    assert "not one of this run" in capsys.readouterr().err
    assert part.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
