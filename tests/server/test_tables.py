"""Making, finding, joining and watching tables."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from caseboard.pack.registry import pack_of
from caseboard.server.seating import MOST_DEVICES
from tests.server.harness import Browser, ConnectionClosed, ServerProcess


def test_games_say_what_can_be_chosen(browser: Browser) -> None:
    games = {game["name"]: game for game in browser.get("/api/games")}
    assert games["android"]["seats"] == [3, 4, 5]
    assert games["voices"]["seats"] == [3, 4, 5, 6]
    levels = {bot["level"]: bot["about"] for bot in games["android"]["bots"]}
    assert {"random", "rookie", "detective", "inspector"} <= set(levels)
    assert all(levels.values())
    options = {option["name"]: option for option in games["android"]["options"]}
    assert "evil-at-the-estates" in options["murder"]["choices"]


@pytest.mark.parametrize("game", ["android", "voices"])
def test_catalogues_are_served(browser: Browser, game: str) -> None:
    box = json.loads(msgspec.json.encode(pack_of(game).wire().catalogue()))
    assert browser.get(f"/api/catalogue/{game}") == box


def test_an_unknown_catalogue_is_refused(browser: Browser) -> None:
    status, answer = browser.request("/api/catalogue/chess")
    assert status == 404
    assert "android or voices" in answer["error"]["text"]


def test_a_table_against_bots_begins_at_once(browser: Browser) -> None:
    made = browser.make("android", "me", "random", "random")
    assert made["table"]["started"]
    assert made["table"]["mine"] == [0]
    assert len(made["table"]["commitment"]) == 64
    assert made["table"]["seed"] is None
    player = browser.open(made["table"]["id"], 0)
    player.until_kind("position")
    assert player.view["game"] == "android"
    assert player.view["seat"] == 0


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"game": "chess", "seats": []}, "there is no game"),
        ({"game": "android", "seats": [{"player": "me"}]}, "3, 4 or 5"),
        ({"game": "android", "seats": [{"player": "random"}] * 3}, "take a seat"),
        ({"game": "android", "seats": [{"player": "me"}, {"player": "genius"}]}, "genius"),
        ({"game": "android", "seats": [{"player": "me"}] * 3, "options": {"x": 1}}, "no option"),
        ({"game": "android", "seats": [{"player": "me"}] * 3, "delay": -1}, "delay is 0 to"),
        ({"game": "android", "seats": [{"player": "me"}] * 3, "surprise": 1}, "surprise"),
        (
            {"game": "voices", "seats": [{"player": "me"}] + [{"player": "open"}] * 2, "seed": 1},
            "known seed",
        ),
        ([1, 2], "not as it should be"),
    ],
)
def test_a_bad_wish_is_refused_with_what_would_be_right(
    browser: Browser, body: object, words: str
) -> None:
    status, answer = browser.request("/api/tables", body)
    assert status == 400
    assert words in answer["error"]["text"]


def test_a_private_table_is_entered_by_its_link_only(
    browser: Browser, other_browser: Browser
) -> None:
    made = browser.make("voices", "me", "open", "random")
    table = made["table"]["id"]
    assert not made["table"]["started"]
    assert other_browser.request(f"/api/tables/{table}")[0] == 404
    assert other_browser.request(f"/api/tables/{table}/join", {})[0] == 404
    assert other_browser.request(f"/api/tables/{table}/join", {"key": "wrong"})[0] == 404
    stranger = other_browser.open(table, None)
    assert stranger.until_kind("goodbye")["reason"]["code"] == "not-found"
    with pytest.raises(ConnectionClosed):
        stranger.receive()
    shown = other_browser.get(f"/api/tables/{table}", **{"X-Caseboard-Key": made["invite"]})
    assert shown["mine"] == []
    joined = other_browser.post(
        f"/api/tables/{table}/join", {"key": made["invite"], "name": "Bea", "colour": "red"}
    )
    assert joined["seat"] == 1
    assert joined["table"]["started"]
    assert joined["table"]["seats"][1]["name"] == "Bea"
    assert joined["table"]["mine"] == [1]


def test_a_taken_seat_is_not_given_twice(browser: Browser, other_browser: Browser) -> None:
    made = browser.make("voices", "me", "open", "open", listed=True)
    path = f"/api/tables/{made['table']['id']}/join"
    assert other_browser.request(path, {"seat": 0})[0] == 409
    assert other_browser.post(path, {"seat": 2})["seat"] == 2
    third = Browser(browser.url)
    assert third.request(path, {"seat": 2})[0] == 409
    assert third.post(path, {})["seat"] == 1


def test_a_seat_is_open_on_so_many_devices_and_its_owner_ends_that(
    server: ServerProcess, browser: Browser
) -> None:
    """However many join by its link, the owner keeps the seat; he can sign all the others out."""
    table = browser.make("voices", "me", "random", "random")["table"]["id"]
    path = f"/api/tables/{table}"
    key = browser.post(f"{path}/keys", {})["seats"]["0"]
    others = []
    for _ in range(MOST_DEVICES - 1):
        others.append(Browser(server.url))
        key = others[-1].post(f"{path}/join", {"key": key})["seat_key"]
    late = Browser(server.url)
    status, answer = late.request(f"{path}/join", {"key": key})
    assert (status, answer["error"]["code"]) == (409, "too-many-devices")
    assert browser.get(path)["mine"] == [0]
    thief = others[0].open(table, 0)
    thief.until_kind("position")
    assert others[0].post(f"{path}/revoke", {"seat": 0})["mine"] == [0]
    assert browser.get(path)["mine"] == [0], "nobody signs the owner out"
    assert late.request(f"{path}/join", {"key": key})[0] == 404, "but anybody ends the link"
    browser.post(f"{path}/revoke", {"seat": 0})
    goodbye = thief.until_kind("goodbye")
    assert (goodbye["again"], goodbye["reason"]["code"]) == (False, "signed-out")
    with pytest.raises(ConnectionClosed):
        thief.receive()
    assert others[0].request(path)[0] == 404
    assert browser.open(table, 0).until_kind("position")["view"]["seat"] == 0


def test_the_owner_of_a_seat_is_known_after_a_restart(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "t.db") as server:
        owner = Browser(server.url)
        table = owner.make("voices", "me", "random", "random")["table"]["id"]
        path = f"/api/tables/{table}"
        key = owner.post(f"{path}/keys", {})["seats"]["0"]
        others = [Browser(server.url) for _ in range(5)]
        for other in others:
            key = other.post(f"{path}/join", {"key": key})["seat_key"]
    with ServerProcess(tmp_path / "t.db") as server:
        for one in (owner, *others):
            one.url = server.url
        for other in others:
            other.post(f"{path}/revoke", {"seat": 0})
        assert [one.get(path)["mine"] for one in (owner, *others)] == [[0]] * 6
        owner.post(f"{path}/revoke", {"seat": 0})
        assert owner.get(path)["mine"] == [0]
        assert {other.request(path)[0] for other in others} == {404}


def test_a_host_ends_the_invitation(browser: Browser, other_browser: Browser) -> None:
    made = browser.make("voices", "me", "open", "open")
    path = f"/api/tables/{made['table']['id']}"
    other_browser.post(f"{path}/join", {"key": made["invite"]})
    assert other_browser.request(f"{path}/revoke", {})[0] == 409
    browser.post(f"{path}/revoke", {})
    late = Browser(browser.url)
    assert late.request(f"{path}/join", {"key": made["invite"]})[0] == 404
    invite = browser.post(f"{path}/keys", {})["invite"]
    assert late.post(f"{path}/join", {"key": invite})["seat"] == 2


def test_a_seat_key_opens_the_seat_on_another_device(
    browser: Browser, other_browser: Browser
) -> None:
    made = browser.make("android", "me", "random", "random")
    table = made["table"]["id"]
    keys = browser.post(f"/api/tables/{table}/keys", {})
    assert keys["invite"] == made["invite"]
    joined = other_browser.post(f"/api/tables/{table}/join", {"key": keys["seats"]["0"]})
    assert joined["seat"] == 0
    player = other_browser.open(table, 0)
    player.until_kind("position")
    assert player.view["me"]["hand"] is not None
    used_up = Browser(browser.url)
    assert used_up.request(f"/api/tables/{table}/join", {"key": keys["seats"]["0"]})[0] == 404


def test_my_tables_and_listed_ones_are_found(browser: Browser, other_browser: Browser) -> None:
    private = browser.make("voices", "me", "open", "open")["table"]["id"]
    listed = browser.make("voices", "me", "open", "open", listed=True)["table"]["id"]
    mine = {table["id"]: table["asks"] for table in browser.get("/api/tables")["mine"]}
    assert {private, listed} <= set(mine)
    assert not mine[private]
    others = [table["id"] for table in other_browser.get("/api/tables")["listed"]]
    assert listed in others
    assert private not in others


def test_waiting_people_see_the_game_begin(browser: Browser, other_browser: Browser) -> None:
    made = browser.make("voices", "me", "open", "random")
    player = browser.open(made["table"]["id"], 0)
    player.until_kind("table")
    assert player.view is None
    other_browser.post(f"/api/tables/{made['table']['id']}/join", {"key": made["invite"]})
    player.until_kind("position")
    player.until(lambda message: message["type"] == "table" and message["table"]["started"])


def test_nobody_looks_from_a_seat_that_is_not_his(browser: Browser, other_browser: Browser) -> None:
    made = browser.make("android", "me", "random", "random", listed=True)
    for seat in (0, 1, 7):
        stranger = other_browser.open(made["table"]["id"], seat)
        assert stranger.until_kind("refused")["reason"]["code"] in ("not-your-seat", "no-such-seat")
        assert stranger.until_kind("goodbye")["again"] is False


def test_names_talk_and_claims(browser: Browser, other_browser: Browser) -> None:
    made = browser.make("voices", "me", "random", "random", listed=True, seed=3)
    player = browser.open(made["table"]["id"], 0)
    watcher = other_browser.open(made["table"]["id"], None)
    watcher.until_kind("position")
    player.until_kind("position")
    assert player.ask(type="rename", name="  Ada   L. ", colour="teal")["type"] == "ack"
    assert watcher.until(
        lambda message: (
            message["type"] == "table" and message["table"]["seats"][0]["name"] == "Ada L."
        )
    )
    assert player.ask(type="say", text="Good evening")["type"] == "ack"
    line = watcher.until_kind("chat")["lines"][-1] if not watcher.talk else watcher.talk[-1]
    while not watcher.talk:
        watcher.receive()
    line = watcher.talk[-1]
    assert (line["name"], line["kind"], line["text"]) == ("Ada L.", "say", "Good evening")
    claim = player.last["claims"][0]
    assert player.ask(type="claim", claim=claim["id"])["type"] == "ack"
    watcher.until(lambda message: message["type"] == "chat")
    assert watcher.talk[-1]["kind"] == "claim"
    assert watcher.talk[-1]["text"] == claim["text"]
    assert player.ask(type="claim", claim="that I am the judge")["type"] == "refused"
    assert player.ask(type="say", text="x" * 501)["type"] == "refused"


def test_what_is_sent_again_after_a_lost_line_is_said_once(
    browser: Browser, other_browser: Browser
) -> None:
    made = browser.make("voices", "me", "random", "random", listed=True, seed=3)
    table = made["table"]["id"]
    player = browser.open(table, 0)
    watcher = other_browser.open(table, None)
    for one in (player, watcher):
        one.until_kind("position")
    claim = player.last["claims"][0]
    line = {"type": "say", "id": "hello-1", "seat": 0, "text": "Good evening"}
    words = {"type": "claim", "id": "claim-1", "seat": 0, "claim": claim["id"]}
    for message in (line, words):
        player.send(**message)
        assert not player.until_kind("ack")["repeated"]
    player.close()
    player.connect()
    player.until_kind("position")
    for message in (line, words):
        player.send(**message)
        assert player.until_kind("ack")["repeated"]
    same_id = {**line, "seat": None, "name": "Eve", "text": "I have the same id"}
    watcher.send(**same_id)
    assert not watcher.until_kind("ack")["repeated"]
    late = other_browser.open(table, None)
    late.until_kind("chat")
    assert [one["text"] for one in late.talk] == [
        "Good evening",
        claim["text"],
        "I have the same id",
    ]


def test_what_was_said_is_known_to_be_said_after_a_restart(tmp_path: Path) -> None:
    line = {"type": "say", "id": "hello-1", "seat": 0, "text": "Good evening"}
    with ServerProcess(tmp_path / "tables.db") as server:
        browser = Browser(server.url)
        table = browser.make("voices", "me", "random", "random")["table"]["id"]
        player = browser.open(table, 0)
        player.until_kind("position")
        player.send(**line)
        player.until_kind("ack")
    with ServerProcess(tmp_path / "tables.db") as server:
        browser.url = server.url
        player = browser.open(table, 0)
        player.until_kind("position")
        player.send(**line)
        assert player.until_kind("ack")["repeated"]
        assert len(player.talk) == 1


def test_a_table_that_sleeps_is_listed_with_its_step(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        browser = Browser(server.url)
        table = browser.make("voices", "me", "random", "random")["table"]["id"]
        player = browser.open(table, 0)
        player.play(Random(1), most=5)
        player.until_asked()
        step = player.last["step"]
        assert step >= 5
        listed = [(one["step"], one["asks"]) for one in browser.get("/api/tables")["mine"]]
        assert listed == [(step, True)]
    with ServerProcess(tmp_path / "tables.db") as server:
        browser.url = server.url
        again = [(one["step"], one["asks"]) for one in browser.get("/api/tables")["mine"]]
        assert again == listed
        assert browser.counted()["caseboard_live_tables"] == 0


@pytest.mark.parametrize("path", ["/", "/t/0123456789abcdef", "/api/catalogue/voices"])
def test_a_new_browser_is_known_from_its_first_page_on(server: ServerProcess, path: str) -> None:
    """And no cache on the way keeps the cookie for somebody else."""
    fresh = Browser(server.url)
    fresh.request(path)
    assert fresh.cookie
    assert fresh.last_headers["Cache-Control"] == "no-store"
    cookie = fresh.cookie
    fresh.request(path)
    assert fresh.last_headers.get("Set-Cookie") is None
    assert fresh.cookie == cookie


def test_a_socket_makes_a_device_known_too(browser: Browser, server: ServerProcess) -> None:
    table = browser.make("voices", "me", "random", "random", listed=True)["table"]["id"]
    watcher = Browser(server.url).open(table, None)
    assert watcher.socket.response is not None
    assert "HttpOnly" in watcher.socket.response.headers["Set-Cookie"]
    player = browser.open(table, 0)
    assert player.socket.response is not None
    assert "Set-Cookie" not in player.socket.response.headers


def test_scripts_and_pictures_carry_no_cookie(server: ServerProcess) -> None:
    fresh = Browser(server.url)
    fresh.request("/health")
    assert not fresh.cookie


def test_pages_carry_their_protection(server: ServerProcess, browser: Browser) -> None:
    status, _ = browser.request("/")
    assert status == 200
    policy = browser.last_headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe-inline'; object" in policy
    assert "'unsafe-eval'" not in policy
    browser.request("/api/games")
    cookie = browser.last_headers.get("Set-Cookie") or ""
    fresh = Browser(server.url)
    fresh.request("/api/games")
    cookie = fresh.last_headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_health_and_metrics(browser: Browser) -> None:
    assert browser.get("/health") == "well\n"
    browser.make("android", "me", "random", "random")
    counted = browser.counted()
    assert counted["caseboard_live_tables"] >= 1
    assert counted["caseboard_commits_total"] > 0
    assert counted["process_resident_memory_bytes"] > 0


def test_no_key_of_a_seat_or_device_is_stored_as_it_is(tmp_path: Path) -> None:
    """Who steals the database can sit in nobody's seat."""
    with ServerProcess(tmp_path / "t.db") as server:
        host, guest = Browser(server.url), Browser(server.url)
        made = host.make("android", "me", "open", "random")
        path = f"/api/tables/{made['table']['id']}"
        joined = guest.post(f"{path}/join", {"key": made["invite"], "name": "G"})
        keys = host.post(f"{path}/keys", {})["seats"]
        log = server.stop()
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("t.db*"))
    assert made["table"]["id"].encode() in stored
    devices = [one.cookie.split("=")[1] for one in (host, guest)]
    for secret in (*devices, joined["seat_key"], *keys.values()):
        assert len(secret) >= 32
        assert secret.encode() not in stored
        assert secret not in log
