"""An operator's commands: they look, save and check beside a running server, on either database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from caseboard.server.admin.backups import BackupTrouble, back_up, restore
from caseboard.server.admin.check import check
from caseboard.server.admin.looking import looking
from caseboard.server.databases import StoreTrouble, database_of
from tests.cli.typist import Typist
from tests.server.harness import Browser, ServerProcess

NewDatabase = Callable[[], str]
Capture = pytest.CaptureFixture[str]


def play(browser: Browser, game: str, choices: int) -> str:
    """A table at which a person has made so many choices."""
    table: str = browser.make(game, "me", "random", "random")["table"]["id"]
    player = browser.open(table, 0)
    for _ in range(choices):
        player.until_asked()
        player.answer(player.decision["actions"][0]["id"])
    return table


def told(*words: str) -> Any:
    typist = Typist()
    assert typist.run("admin", *words, "--json") == 0, typist.words
    return json.loads(typist.shown)


def contents(url: str) -> dict[str, set[tuple[Any, ...]]]:
    with looking(url) as seen:
        return {
            name: set(seen.rows(f"SELECT {', '.join(sorted(seen.columns(name)))} FROM {name}"))
            for name in seen.tables()
            if name != "schema_version"
        }


def test_a_backup_of_a_running_server_holds_all_that_was_acknowledged(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    url, elsewhere, file = new_database(), new_database(), str(tmp_path / "site.backup")
    with ServerProcess(url) as server:
        browser = Browser(server.url)
        tables = [play(browser, game, 3) for game in ("android", "voices")]
        assert told("check", "--database", url)["whole"] == 2
        copied = told("backup", file, "--database", url)
        later = play(browser, "voices", 1)
        lines = told("tables", "--database", url)
        assert told("stats", "--database", url)["tables"] == 3
        shown = told("show", tables[0], "--database", url)
        browser.close()
    assert {line["id"] for line in lines} == {*tables, later}
    assert all(line["choices"] >= 1 for line in lines)
    assert shown["game"] == "android"
    assert [one["player"] for one in shown["players"]] == ["person", "random", "random"]
    assert copied["tables"] == 2
    assert told("restore", file, "--yes", "--database", elsewhere) == copied
    assert contents(elsewhere) == contents(file)
    assert check(elsewhere, 0, Random(1)).whole == 2
    with ServerProcess(elsewhere) as server:
        browser.url = server.url
        player = browser.open(tables[0], 0)
        player.until_asked()
        player.answer(player.decision["actions"][0]["id"])
        browser.close()


def test_a_backup_goes_into_the_other_kind_of_database(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    file = str(tmp_path / "site.backup")
    with ServerProcess(tmp_path / "first.db") as server:
        browser = Browser(server.url)
        play(browser, "voices", 2)
        browser.close()
    back_up(str(tmp_path / "first.db"), file)
    url = new_database()
    restore(file, url)
    assert contents(url) == contents(str(tmp_path / "first.db"))


def test_nothing_is_written_over(
    new_database: NewDatabase, tmp_path: Path, capsys: Capture
) -> None:
    url, file = new_database(), str(tmp_path / "a.backup")
    with ServerProcess(url) as server:
        browser = Browser(server.url)
        play(browser, "voices", 1)
        browser.close()
        back_up(url, file)
        with pytest.raises(StoreTrouble, match="another server is using"):
            restore(file, url)
    before = contents(url)
    with pytest.raises(BackupTrouble, match="into an empty one"):
        restore(file, url)
    with pytest.raises(BackupTrouble, match="never writes over"):
        back_up(url, file)
    assert contents(url) == before
    asked = Typist("no")
    assert asked.run("admin", "restore", file, "--database", new_database()) == 2
    assert "nothing was done" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["show", "0123456789abcdef"], "there is no table"),
        (["restore", "nowhere.backup", "--yes"], "there is no backup"),
    ],
)
def test_what_there_is_not_is_said(
    words: list[str], reason: str, tmp_path: Path, capsys: Capture
) -> None:
    url = str(tmp_path / "t.db")
    with ServerProcess(url):
        pass
    typist = Typist()
    assert typist.run("admin", *words, "--database", url) == 2
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("most", ["-1", "0", "many", "9" * 40])
def test_how_many_is_a_number(most: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        Typist().run("admin", "tables", f"--most={most}")
    assert "a number from 1" in capsys.readouterr().err


def test_a_file_that_is_none_of_ours_is_said_to_be_so(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "other.db"
    sqlite3.connect(path).execute("CREATE TABLE cats (name TEXT)").connection.close()
    typist = Typist()
    assert typist.run("admin", "stats", "--database", str(path)) == 2
    assert "no database of a server" in capsys.readouterr().err


def test_a_game_that_does_not_come_out_is_found(tmp_path: Path) -> None:
    url = str(tmp_path / "t.db")
    with ServerProcess(url) as server:
        browser = Browser(server.url)
        tables = [play(browser, "voices", 2) for _ in range(2)]
        browser.close()
    database = database_of(url, "power")
    connection = database.connect()
    connection.execute(
        "UPDATE entries SET action = 'dance' WHERE kind = 'act' AND table_id = ?", (tables[0],)
    )
    database.close(connection)
    found = check(url, 0, Random(1))
    assert found.whole == 1
    assert list(found.broken) == [tables[0]]
    typist = Typist()
    assert typist.run("admin", "check", "--database", url) == 2
    assert tables[0] in typist.shown
