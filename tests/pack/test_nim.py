"""A third game, of sixty lines, is played everywhere, and no shared file knows of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import caseboard
from caseboard.pack.registry import RULES, adding
from caseboard.play.table import PERSON, Table, open_record
from tests import nim
from tests.cli.typist import Typist, random_numbers
from tests.invariants import play_through
from tests.nim.installed import name_a_game
from tests.server.harness import Browser, ServerProcess

SOURCE = Path(nim.__file__)
ROOT = SOURCE.parents[2]


@pytest.fixture
def there() -> Iterator[None]:
    with adding(nim.PACK):
        yield


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where processes that are started now find packages."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), str(ROOT))))
    return tmp_path


def finished(seed: int) -> caseboard.Game:
    game, chance = caseboard.new("nim", seats=3, seed=seed), Random(seed)
    while game.decision is not None:
        game.apply(chance.choice(game.decision.actions))
    return game


def command(*words: str) -> str:
    start = "import sys; from caseboard.cli.main import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", start, *words], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_it_is_a_small_file() -> None:
    assert len(SOURCE.read_text(encoding="utf-8").splitlines()) <= 60


@pytest.mark.usefixtures("there")
@pytest.mark.parametrize("seed", range(5))
def test_the_engine_plays_it(seed: int) -> None:
    game = play_through(caseboard.new("nim", seats=2, seed=seed), seed, lambda state: None)
    assert game.result is not None
    assert game.view(None)["stones"] == 0
    assert sum(game.result.scores) == 1


@pytest.mark.usefixtures("there")
def test_a_record_is_loaded_and_replayed() -> None:
    game = finished(3)
    data = game.to_json()
    assert caseboard.load(data).result == caseboard.replay(data).result == game.result
    assert caseboard.replay(data, at=2).view(0)["turn"] == 2


@pytest.mark.usefixtures("there")
def test_a_table_tells_its_story_and_takes_choices_back() -> None:
    table = Table(caseboard.new("nim", seats=2, seed=1), (PERSON, PERSON))
    table.choose(0, "take 2")
    assert [line.text for line in table.log(None)] == ["Seat 1 takes 2."]
    again = open_record(table.to_json(), RULES)
    assert again.undo(0) == 1
    assert again.game.decision is not None
    assert again.game.decision.seat == 0


@pytest.mark.usefixtures("there")
def test_it_is_played_in_the_terminal() -> None:
    typist = Typist(["", "look", "why", "help"], random_numbers(2))
    assert typist.run("play", "nim", "--seed", "4", "--seat", "1,2") == 0
    assert "stones: " in typist.shown
    assert "How many stones do you take?" in typist.shown
    assert "Seat 1 takes " in typist.shown
    assert " wins." in typist.shown


@pytest.mark.usefixtures("there")
def test_without_bots_of_its_own_random_plays() -> None:
    typist = Typist(then=random_numbers(1))
    assert typist.run("play", "nim", "--seed", "4", "--seats", "3") == 0
    assert " wins." in typist.shown


@pytest.mark.usefixtures("there")
@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (("games",), "nim: Nim, for 2 or 3 seats"),
        (("rules", "nim"), "Nim brings no rules to read."),
        (("cards", "--game", "nim"), "There are no cards."),
        (("cards", "--game", "nim", "--markdown"), "# The cards of Nim"),
        (("rules", "nim", "--markdown"), "# The rules of Nim"),
    ],
)
def test_commands_make_do_with_what_there_is(words: tuple[str, ...], shown: str) -> None:
    typist = Typist()
    assert typist.run(*words) == 0
    assert shown in typist.words


@pytest.mark.usefixtures("there")
def test_nobody_explains_its_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "nim.json"
    file.write_text(finished(1).to_json(), encoding="utf-8")
    assert Typist().run("explain", str(file)) == 2
    assert "Nim has no adviser" in capsys.readouterr().err
    typist = Typist()
    assert typist.run("replay", str(file)) == 0
    assert "stones: 0" in typist.shown


@pytest.mark.usefixtures("there")
def test_it_is_simulated_reported_and_rated(tmp_path: Path) -> None:
    rows, page = tmp_path / "rows.jsonl", tmp_path / "page.html"
    typist = Typist()
    common = ("nim", "--seats", "2", "--jobs", "1")
    assert typist.run("simulate", *common, "--games", "20", "--out", str(rows)) == 0
    assert "seat 2" in typist.shown
    row = json.loads(rows.read_text(encoding="utf-8").splitlines()[0])
    assert {"seats", "winners", "scores", "decisions", "parts"} <= row.keys()
    assert typist.run("report", str(rows), "--out", str(page)) == 0
    assert "Who wins with 2 seats" in page.read_text(encoding="utf-8")


def test_an_arena_in_other_processes_finds_it_by_its_entry_point(path: Path) -> None:
    """Two levels are rated as soon as the pack has a second one."""
    (path / "clever_nim.py").write_text(
        "from dataclasses import replace\n"
        "from caseboard.bots.levels import at_once\n"
        "from caseboard.bots.random_bot import RandomBot\n"
        "from tests.nim import PACK as NIM\n"
        "PACK = replace(NIM, bots=lambda: {'first': at_once('', First)})\n"
        "class First(RandomBot):\n"
        "    def choose(self, sight):\n"
        "        return sight.actions[0]\n",
        encoding="utf-8",
    )
    name_a_game(path, "clever-nim", "nim", "clever_nim:PACK")
    shown = command(
        "arena", "nim", "--seats", "2", "--bots", "random,first", "--games", "4", "--jobs", "2"
    )
    assert "first" in shown


def test_a_server_finds_it_by_its_entry_point_and_plays_it(path: Path) -> None:
    name_a_game(path, "nim", "nim", "tests.nim:PACK")
    with ServerProcess(path / "tables.db") as server:
        browser = Browser(server.url)
        games = {one["name"]: one for one in browser.get("/api/games")}
        assert [bot["level"] for bot in games["nim"]["bots"]] == ["random"]
        assert browser.get("/api/catalogue/nim") == {}
        assert browser.get("/api/rules/nim")["about"] == "Nim brings no rules to read."
        made = browser.make("nim", "me", "random")
        player = browser.open(made["table"]["id"], 0)
        orders = player.ask(type="orders", orders=[{"do": "pass"}])
        assert orders["reason"]["text"] == "Nim has no reactions: there is nothing to order"
        preview = player.ask(type="preview", name="any")
        assert preview["reason"]["code"] == "no-preview"
        player.play(Random(1))
        assert player.view["stones"] == 0
        assert "takes" in player.log[0]["text"]
        table = made["table"]["id"]
        assert browser.get(f"/api/tables/{table}/replay?at=1")["view"]["turn"] == 1
        assert browser.get(f"/api/tables/{table}/scores")["rows"] == []
        assert "Traceback" not in server.stop()
