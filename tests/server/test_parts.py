"""Settings, limits, standing orders, metrics: one by one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request

import caseboard
from caseboard.core.errors import BadOption, CaseboardError
from caseboard.packs.android.reactions import REACTIONS
from caseboard.server import api
from caseboard.server.address import Caller, client_address, household
from caseboard.server.protect import host_allowed, origin_allowed
from caseboard.server.reactions import kept_on_own_turn, ordered
from caseboard.server.schema import Order
from caseboard.server.settings import Settings, gathered
from caseboard.server.telemetry import Metrics


def test_flags_come_before_environment_before_file(tmp_path: Path) -> None:
    file = tmp_path / "caseboard.toml"
    file.write_text('port = 1\nhost = "10.0.0.1"\nmax_tables = 7\nwebhooks = true\n')
    environment = {"CASEBOARD_PORT": "2", "CASEBOARD_HOST": "10.0.0.2"}
    settings = gathered({"config": str(file), "port": "3"}, environment)
    assert (settings.port, settings.host, settings.max_tables) == (3, "10.0.0.2", 7)
    assert settings.webhooks
    assert gathered({}, {}) == Settings()


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        ({"port": "many"}, "port is a int"),
        ({"durability": "hope"}, "power or process"),
        ({"webhooks": "maybe"}, "true or false"),
        ({"public_url": "play.example.org"}, "begins with"),
        ({"config": "no-such-file.toml"}, "cannot be read"),
    ],
)
def test_bad_settings_are_refused(flags: dict[str, str], words: str) -> None:
    with pytest.raises(CaseboardError, match=words):
        gathered(flags, {})


def test_an_unknown_setting_in_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "caseboard.toml"
    file.write_text("color = 1\n")
    with pytest.raises(CaseboardError, match="color"):
        gathered({"config": str(file)}, {})


@pytest.mark.parametrize(
    ("host", "origin", "let_in"),
    [
        ("127.0.0.1:8480", None, True),
        ("localhost:8480", "http://localhost:8480", True),
        ("localhost:8480", "http://localhost:9999", False),
        ("127.0.0.1:8480", "https://evil.example", False),
        ("evil.example", "http://evil.example", False),
        ("", None, False),
    ],
)
def test_the_door_of_an_own_machine(host: str, origin: str | None, let_in: bool) -> None:
    headers = Headers({"host": host} | ({} if origin is None else {"origin": origin}))
    settings = Settings()
    assert (host_allowed(headers, settings) and origin_allowed(headers, settings)) == let_in


def test_the_door_of_a_host_knows_its_public_name() -> None:
    settings = Settings(public_url="https://play.example.org")
    own = Headers({"host": "play.example.org", "origin": "https://play.example.org"})
    assert host_allowed(own, settings)
    assert origin_allowed(own, settings)
    assert settings.secure
    assert not host_allowed(Headers({"host": "10.1.2.3"}), settings)


def reaction_game() -> caseboard.Game:
    """An Android game at a window in which a card can be played."""
    for seed in range(100):
        game = caseboard.new("android", seats=3, seed=seed)
        chance = Random(seed)
        while game.decision is not None and len(game.history) < 200:
            decision = game.decision
            if decision.kind == "react" and decision.sealed:
                return game
            game.apply(chance.choice(decision.actions))
    raise AssertionError("no window was found")


def test_standing_orders_answer_what_they_fit() -> None:
    game = reaction_game()
    assert game.decision is not None
    card = game.decision.actions[0]
    cost = REACTIONS.cost(game, card)
    assert cost is not None
    assert ordered(game, []) is None
    assert ordered(game, [Order("pass")]) is game.rules.actions["pass"]
    assert ordered(game, [Order("ask"), Order("pass")]) is None
    assert ordered(game, [Order("play", card.key, cost)]) is card
    assert ordered(game, [Order("play", card.key, cost - 1)]) is None
    other = Order("pass", "play floyd-dark-01" if "floyd" not in card.key else "play louis-dark-01")
    assert ordered(game, [other]) is None


def test_until_my_turn_ends_with_the_turn() -> None:
    orders = [Order("pass", until="turn"), Order("ask")]
    assert kept_on_own_turn(orders) == [Order("ask")]


@pytest.mark.parametrize("address", ["10.0.0.7", "192.168.1.2", "2001:db8::1"])
def test_metrics_are_kept_from_players(address: str) -> None:
    assert _ask_for_metrics(address, Settings(metrics_allow="127.0.0.1 10.1.0.0/16")) == 403


def _ask_for_metrics(address: str, settings: Settings) -> int:
    app = Starlette()
    app.state.settings = settings
    caller = Caller(household(address), "")
    scope = {"type": "http", "method": "GET", "path": "/metrics", "headers": [], "app": app,
             "client": (address, 1), "state": {"caller": caller}}  # fmt: skip
    return asyncio.run(api.metrics(Request(scope))).status_code


@pytest.mark.parametrize("wrong", ["everybody", "10.0.0.1/8", "10.0.0.0/33"])
def test_networks_are_networks(wrong: str) -> None:
    with pytest.raises(BadOption, match="networks such as"):
        Settings(trusted_proxies=wrong)


PROXIES = Settings(public_url="https://a.example", trusted_proxies="10.0.0.0/8 ::1")


@pytest.mark.parametrize(
    ("peer", "told", "asker"),
    [
        ("10.0.0.2", ["203.0.113.9"], "203.0.113.9"),
        ("10.0.0.2", ["1.2.3.4, 203.0.113.9, 10.0.0.3"], "203.0.113.9"),
        ("10.0.0.2", ["1.2.3.4", "203.0.113.9"], "203.0.113.9"),
        ("10.0.0.2", ["10.0.0.7"], "10.0.0.7"),
        ("10.0.0.2", ["203.0.113.9, nonsense"], "10.0.0.2"),
        ("10.0.0.2", [], "10.0.0.2"),
        ("127.0.0.1", ["203.0.113.9"], "127.0.0.1"),
        ("::1", ["2001:db8:1:2:3::4"], "2001:db8:1:2::/64"),
    ],
)
def test_only_trusted_proxies_speak_for_others(peer: str, told: list[str], asker: str) -> None:
    headers = [(b"x-forwarded-for", one.encode()) for one in told]
    scope = {"type": "http", "headers": headers, "client": (peer, 1)}
    assert client_address(scope, PROXIES) == asker
    assert client_address(scope, Settings()) == peer


def test_metrics_are_readable_by_prometheus() -> None:
    metrics = Metrics()
    metrics.count("moves", 3)
    metrics.gauges["live_tables"] = 2
    metrics.durable_after(0.003)
    metrics.durable_after(9.0)
    metrics.shown_after(0.03)
    found = {
        (sample.name, sample.labels.get("le")): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }
    assert found["caseboard_moves_total", None] == 3
    assert found["caseboard_live_tables", None] == 2
    assert found["caseboard_move_seconds_bucket", "0.005"] == 1
    assert found["caseboard_move_seconds_bucket", "+Inf"] == 2
    assert found["caseboard_shown_seconds_bucket", "0.05"] == 1
    assert found["process_open_fds", None] > 0
