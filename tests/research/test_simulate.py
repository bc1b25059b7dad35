"""Games in bulk: the same on any number of cores, and nothing that has ended is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

import pytest

import caseboard
from caseboard.bots.base import Sight
from caseboard.bots.levels import Level, Levels, UnknownBot
from caseboard.bots.search import Budget
from caseboard.core.actions import Action
from caseboard.pack.registry import adding, pack_of
from caseboard.research.files import DataSet, DataTrouble, read_rows
from caseboard.research.playing import play
from caseboard.research.rows import row_of
from caseboard.research.simulate import GAMES_A_SEED, Plan, simulate

PLAN = Plan("android", 3, ("random",), games=6, seed=2)
COMMAND = (sys.executable, "-m", "caseboard")


def test_the_number_of_cores_changes_nothing(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for jobs, path in enumerate(files, 1):
        with DataSet(str(path)) as data:
            for row in simulate(PLAN.matches(), jobs):
                data.add(row)
    assert files[0].read_bytes() == files[1].read_bytes()
    rows = read_rows([str(files[0])])
    assert [row["index"] for row in rows] == list(range(PLAN.games))


def test_a_game_of_a_plan_can_be_played_alone() -> None:
    rows = list(simulate(PLAN.matches(), jobs=1))
    assert json.dumps(row_of(play(PLAN.match(4)), 4)) == json.dumps(rows[4])
    assert rows[4]["seed"] == PLAN.seed * GAMES_A_SEED + 4
    assert len({json.dumps(row["breakdown"]) for row in rows}) > 1


def test_records_are_the_games_of_the_rows(tmp_path: Path) -> None:
    for row in simulate(PLAN.matches()[:2], jobs=1, records=str(tmp_path)):
        record = (tmp_path / f"android-{row['seed']}.json").read_text(encoding="utf-8")
        result = caseboard.replay(record).result
        assert result is not None
        assert list(result.scores) == row["scores"]


def test_rows_that_come_early_wait_for_their_turn(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    with DataSet(str(path)) as data:
        for index in (1, 2, 0):
            data.add({"index": index, "winners": []})
    assert [row["index"] for row in read_rows([str(path)])] == [0, 1, 2]


def test_what_stops_a_simulation_keeps_every_row_that_came(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"

    def stopped() -> None:
        with DataSet(str(path)) as data:
            data.add({"index": 0, "winners": []})
            data.add({"index": 7, "winners": []})
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped()
    assert [row["index"] for row in read_rows([str(path)])] == [0, 7]


def _mind_ctrl_c() -> None:
    """A run in the background of a shell would have its children ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C reaches other processes otherwise there")
def test_ctrl_c_keeps_what_has_ended(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    words = ("simulate", "android", "--seats", "3", "--games", "100000", "--jobs", "2")
    running = subprocess.Popen(
        [*COMMAND, *words, "--out", str(path)],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=_mind_ctrl_c,
    )
    while running.poll() is None and (not path.exists() or path.stat().st_size < 20_000):
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    said, _ = running.communicate(timeout=60)
    rows = read_rows([str(path)])
    assert running.returncode == 130
    assert f"Stopped after {len(rows)} of 100000 games" in said
    assert len(rows) >= 5


@pytest.mark.parametrize(
    ("plan", "error", "words"),
    [
        (Plan("android", 3, ("genius",), 1), UnknownBot, "there is no bot 'genius'"),
        (Plan("android", 2, ("random",), 1), caseboard.BadOption, "3, 4 or 5"),
        (Plan("chess", 3, ("random",), 1), caseboard.UnknownGame, "no game 'chess'"),
        (Plan("android", 3, ("random",), 0), caseboard.BadOption, "games is a number from 1"),
        (Plan("android", 3, ("random",), 1, -1), caseboard.BadOption, "seed is a number from 0"),
        (Plan("android", 3, ("random",), 1, 1 << 63), caseboard.BadOption, "seed is a number"),
        (Plan("android", 3, ("random",) * 4, 1), caseboard.BadOption, "3 open seats"),
        (Plan("android", 3, ("random",), 1, 0, {"murder": "x"}), caseboard.BadOption, "murder"),
    ],
)
def test_a_plan_that_cannot_be_played(plan: Plan, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        plan.check()


class Broken:
    def __init__(self, seed: int, budget: Budget) -> None: ...

    def choose(self, sight: Sight) -> Action:
        raise ZeroDivisionError


def levels_of_android(**levels: Level) -> AbstractContextManager[None]:
    own: Levels = levels
    return adding(replace(pack_of("android"), bots=lambda: own))


def test_a_bot_that_fails_is_replaced_and_the_row_says_so() -> None:
    plan = Plan("android", 3, ("broken", "random"), 1)
    with levels_of_android(broken=Level("", Broken)):
        row = next(simulate(plan.matches(), jobs=1))
    assert "broken failed (ZeroDivisionError" in row["fallbacks"][0]
    sound = next(simulate(PLAN.matches(), jobs=1))
    assert sound["fallbacks"] == []


def test_a_game_that_fails_says_which_it_is() -> None:
    broken = levels_of_android(random=Level("", Broken))
    with broken, pytest.raises(ZeroDivisionError) as caught:
        list(simulate(PLAN.matches(), jobs=1))
    assert "game 0" in caught.value.__notes__[0]
    assert str(PLAN.match(0).seed) in caught.value.__notes__[0]


def test_no_jobs_no_games() -> None:
    with pytest.raises(caseboard.BadOption, match="jobs is 1 or more"):
        list(simulate(PLAN.matches(), jobs=0))


def test_results_are_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text("mine")
    with pytest.raises(DataTrouble, match="exists"):
        DataSet(str(path))
    assert path.read_text() == "mine"
    with pytest.raises(DataTrouble, match="line 1"):
        read_rows([str(path)])
    with pytest.raises(DataTrouble, match="no file"):
        read_rows([str(tmp_path / "none.jsonl")])


def test_parquet_holds_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    path = tmp_path / "rows.parquet"
    rows = list(simulate(PLAN.matches(), jobs=1))
    with DataSet(str(path)) as data:
        for row in rows:
            data.add(row)
    assert read_rows([str(path)]) == rows


def test_parquet_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(DataTrouble, match=r"caseboard\[parquet\]"):
        DataSet(str(tmp_path / "rows.parquet"))
    assert not (tmp_path / "rows.parquet").exists()
