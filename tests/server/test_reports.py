"""What players report is listed and opened by a command, also while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

import caseboard
from caseboard.server import archive
from caseboard.server.reports import NoReport, report, reports
from caseboard.server.store import open_store
from tests.cli.typist import Typist
from tests.server.harness import Browser, ServerProcess


def test_reports_are_listed_and_opened_beside_a_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    database = tmp_path / "tables.db"
    with ServerProcess(database) as server:
        browser = Browser(server.url)
        table = browser.make("voices", "me", "random", "random")["table"]["id"]
        waiting = browser.make("voices", "me", "open", "random")["table"]["id"]
        words = {"note": "the jury sleeps", "error": "TypeError", "client": {"width": 390}}
        id = browser.post(f"/api/tables/{table}/report", words)["id"]
        early = browser.post(f"/api/tables/{waiting}/report", {"note": "nobody comes"})["id"]
        listing, opened, other = Typist(), Typist(), Typist()
        assert listing.run("reports", "--database", str(database)) == 0
        assert opened.run("reports", "--database", str(database), "--open", id) == 0
        assert other.run("reports", "--database", str(database), "--open", early) == 0
    assert id in listing.shown
    assert early in listing.shown
    assert "the jury sleeps" in listing.words
    assert "error: TypeError" in opened.shown
    assert "width: 390" in opened.shown
    game = caseboard.load((tmp_path / f"report-{id}.json").read_text(encoding="utf-8"))
    assert game.rules.name == "voices"
    assert "note: nobody comes" in other.shown
    assert not (tmp_path / f"report-{early}.json").exists()


def test_one_device_reports_only_so_much_at_however_many_tables(browser: Browser) -> None:
    """Each report holds a whole game, and disks are full one day."""
    tables = [browser.make("voices", "me", "random", "random")["table"]["id"] for _ in range(2)]
    statuses = [
        browser.request(f"/api/tables/{table}/report", {"note": "hm"})[0]
        for table in (*[tables[0]] * 21, tables[1])
    ]
    assert statuses == [201] * 20 + [503, 429]


def test_reports_are_read_from_either_database(new_database: Callable[[], str]) -> None:
    url = new_database()
    body = archive.text({"report": {"note": "hm", "error": "", "client": {}}})

    async def run() -> None:
        store = open_store(url)
        await store.write(archive.add_report("b", "t", 2.0, body))
        await store.write(archive.add_report("a", "t", 1.0, body))
        assert [one.id for one in reports(url)] == ["a", "b"]
        await store.close()

    asyncio.run(run())
    assert report(url, "b").at == 2.0
    with pytest.raises(NoReport, match="there is no report 'c'"):
        report(url, "c")


def test_a_database_that_is_not_there_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "none.db"
    assert Typist().run("reports", "--database", str(missing)) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert not missing.exists()
    other = tmp_path / "other.db"
    other.write_text("shopping list")
    assert Typist().run("reports", "--database", str(other)) == 2
    assert "no reports to read" in capsys.readouterr().err
