"""Servers that die and come back on the same file: nothing acknowledged is lost."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

import caseboard
from tests.server.harness import Browser, Nursery, Player, ServerProcess

KILLS = 50


def test_a_second_server_goes_on_where_the_first_stopped(new_database: Callable[[], str]) -> None:
    database = new_database()
    with ServerProcess(database) as server:
        browser = Browser(server.url)
        table = browser.make("android", "me", "random", "random")["table"]["id"]
        player = browser.open(table, 0)
        player.play(Random(1), most=15)
        player.until_asked()
        server.process.terminate()
        goodbye = player.until_kind("goodbye")
        assert goodbye["again"]
        assert goodbye["reason"]["code"] == "restart"
    with ServerProcess(database) as server:
        browser.url = server.url
        again = browser.open(table, 0)
        again.until_kind("position")
        assert again.view == player.view
        assert again.log == player.log
        assert again.last["ask"] == player.last["ask"]
        again.play(Random(2))
        assert again.over


def test_a_server_on_a_database_in_use_says_so(tmp_path: Path) -> None:
    with (
        ServerProcess(tmp_path / "tables.db"),
        pytest.raises(AssertionError, match="another server"),
    ):
        ServerProcess(tmp_path / "tables.db")


def test_kill_at_any_moment_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Fifty times: play fast, kill -9 at a random moment, start again, look what is there."""
    assert_nothing_is_lost(str(tmp_path / "tables.db"), "process", KILLS)


@pytest.mark.soak
@pytest.mark.parametrize("durability", ["power", "process"])
def test_a_thousand_kills(new_database: Callable[[], str], durability: str) -> None:
    """So many for each store and durability that they make a thousand."""
    assert_nothing_is_lost(new_database(), durability, 250)


def assert_nothing_is_lost(database: str, durability: str, kills: int) -> None:
    chance = Random(9)
    browser = Browser("")
    tables: dict[str, list[str]] = {}
    with Nursery() as nursery:
        for number in range(kills):
            process, browser.url = nursery.start(database, durability)
            if number % 10 == 0:
                game = ("android", "voices")[number // 10 % 2]
                table = browser.make(game, "me", "random", "random")["table"]["id"]
                tables[table] = []
            killer = threading.Timer(chance.uniform(0.0, 0.02), nursery.kill, (process,))
            _play_until_cut(browser, table, tables[table], chance, killer)
            if killer.ident is None:
                killer.start()
            killer.join()
        process, browser.url = nursery.start(database, durability)
        for table, acknowledged in tables.items():
            player = browser.open(table, 0)
            player.until_kind("position")
            for name in acknowledged:
                player.send(type="act", id=name, seat=0, ask=-1, action=0)
                assert player.until_kind("ack")["repeated"], "an acknowledged move is lost"
            stored = caseboard.replay(browser.get(f"/api/tables/{table}/record"))
            player.until_asked()
            assert stored.view(0) == player.view, "a move is half applied"
        nursery.kill(process)
    assert sum(map(len, tables.values())) > kills, "too little was played to show anything"


def _play_until_cut(
    browser: Browser, table: str, acknowledged: list[str], chance: Random, killer: threading.Timer
) -> None:
    """The killer sets out after some moves, however fast they are, and is not waited for."""
    moves = len(acknowledged) + chance.randrange(12)
    try:
        player = Player(browser, table, 0, None)
        while True:
            if len(acknowledged) >= moves and killer.ident is None:
                killer.start()
            player.until_asked(5)
            if player.over:
                return
            name = f"{time.time_ns()}"
            ask = player.last["ask"]
            action = chance.choice(player.decision["actions"])["id"]
            player.send(type="act", id=name, seat=0, ask=ask, action=action)
            assert player.until_kind("ack")["id"] == name
            acknowledged.append(name)
            while player.last["ask"] == ask and not player.over:
                player.receive()
    except (WebSocketException, OSError, EOFError):
        return
