"""Whole games over real sockets, with everything that a bad line does to them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

import caseboard
from tests.server.harness import Browser, Player, happened


@pytest.mark.parametrize("game", ["android", "voices"])
def test_a_whole_game_against_bots(browser: Browser, game: str) -> None:
    made = browser.make(game, "me", "random", "random")
    player = browser.open(made["table"]["id"], 0)
    assert player.play(Random(1)) > 10
    assert len(player.view["result"]["scores"]) == 3
    while not player.info["over"]:
        player.receive()
    assert int(player.info["seed"]) >= 0
    record = browser.get(f"/api/tables/{made['table']['id']}/record")
    assert caseboard.replay(record).result is not None
    assert caseboard.replay(record).view(0) == player.view


@pytest.mark.parametrize("game", ["android", "voices"])
def test_two_people_and_two_bots_to_the_end(
    browser: Browser, other_browser: Browser, game: str
) -> None:
    made = browser.make(game, "me", "random", "open", "random", delay=0)
    table = made["table"]["id"]
    other_browser.post(f"/api/tables/{table}/join", {"key": made["invite"]})
    players = [browser.open(table, 0), other_browser.open(table, 2)]
    watcher = browser.open(table, None)
    play_together(players, Random(2))
    while not watcher.over:
        watcher.receive()
    assert watcher.view["result"] == players[0].view["result"] == players[1].view["result"]


def play_together(players: list[Player], chance: Random) -> None:
    """Each answers whenever he is asked, all at once, to the end."""
    chances = [Random(chance.random()) for _ in players]
    with ThreadPoolExecutor(len(players)) as threads:
        for answers in threads.map(Player.play, players, chances):
            assert answers > 5


def test_several_tabs_of_one_seat_agree(browser: Browser) -> None:
    made = browser.make("android", "me", "random", "random")
    tabs = [browser.open(made["table"]["id"], 0) for _ in range(3)]
    chance = Random(3)
    for number in range(60):
        tab = tabs[number % 3]
        for one in tabs:
            one.until_asked()
        if tab.over:
            break
        before = tab.last["ask"]
        tab.answer(chance.choice(tab.decision["actions"])["id"])
        for one in tabs:
            while one.last["ask"] == before and not one.over:
                one.receive()
        assert tabs[0].view == tabs[1].view == tabs[2].view
        assert tabs[0].log == tabs[1].log == tabs[2].log


def test_an_act_is_done_once_however_often_it_is_sent(browser: Browser) -> None:
    made = browser.make("android", "me", "random", "random")
    player = browser.open(made["table"]["id"], 0)
    player.until_asked()
    ask = player.last["ask"]
    action = player.decision["actions"][0]["id"]
    for _ in range(3):
        player.send(type="act", id="same", seat=0, ask=ask, action=action)
    answers = [player.until_kind("ack") for _ in range(3)]
    assert [answer["repeated"] for answer in answers] == [False, True, True]
    assert len({answer["step"] for answer in answers}) == 1
    other_tab = browser.open(made["table"]["id"], 0)
    other_tab.until_kind("position")
    other_tab.send(type="act", id="same", seat=0, ask=ask, action=action)
    assert other_tab.until_kind("ack")["repeated"]


def test_what_cannot_be_done_is_refused_with_a_reason(browser: Browser) -> None:
    made = browser.make("android", "me", "random", "random", seed=1)
    player = browser.open(made["table"]["id"], 0)
    player.until_asked()
    ask = player.last["ask"]
    player.send(type="act", id="old", seat=0, ask=ask - 1, action="pass")
    assert player.until_kind("refused")["reason"]["code"] == "stale"
    player.send(type="act", id="other", seat=1, ask=ask, action="pass")
    assert player.until_kind("refused")["reason"]["code"] == "not-your-seat"
    player.send(type="act", id="none", seat=0, ask=ask, action="dance")
    assert player.until_kind("refused")["reason"]["code"] == "unknown-action"
    legal = {action["key"] for action in player.decision["actions"]}
    wrong = next(key for key in ("draw-two", "jimmy", "repair") if key not in legal)
    refused = player.act(wrong)
    assert refused["type"] == "refused"
    assert refused["reason"]["chapter"]
    why = player.ask(type="why", actions=[wrong, *legal])
    assert why["reasons"][wrong]["text"] == refused["reason"]["text"]
    assert all(why["reasons"][key] is None for key in legal)


def test_a_lost_line_loses_and_repeats_nothing(browser: Browser) -> None:
    """The line is cut at random moments, with answers under way; the last one is sent again."""
    made = browser.make("voices", "me", "random", "random")
    table = made["table"]["id"]
    player = browser.open(table, 0)
    chance = Random(4)
    sent = 0
    while sent < 60:
        player.until_asked()
        if player.over:
            break
        name = f"cut-{sent}"
        ask = player.last["ask"]
        action = chance.choice(player.decision["actions"])["id"]
        player.send(type="act", id=name, seat=0, ask=ask, action=action)
        sent += 1
        if chance.random() < 0.5:
            player.socket.close()
            player.log = []
            player.connect()
            player.until_kind("position")
            player.send(type="act", id=name, seat=0, ask=ask, action=action)
        assert player.until_kind("ack")["id"] == name
        while player.last["ask"] == ask and not player.over:
            player.receive()
    assert sent > 20
    record = browser.get(f"/api/tables/{table}/record")
    replayed = caseboard.replay(record)
    fresh = browser.open(table, 0)
    fresh.until_kind("position")
    assert fresh.view == replayed.view(0)
    assert player.view == replayed.view(0)
    assert fresh.log == player.log


def test_a_returning_client_is_sent_only_the_rest_of_the_log(browser: Browser) -> None:
    made = browser.make("android", "me", "random", "random")
    player = browser.open(made["table"]["id"], 0)
    player.play(Random(5), most=10)
    lines = len(player.log)
    player.send(type="hello", seat=0, epoch=player.last["epoch"], lines=lines - 2)
    position = player.until_kind("position")
    assert position["log_from"] == lines - 2
    assert len(position["log"]) >= 2
    player.send(type="hello", seat=0, epoch=99, lines=lines)
    assert player.until_kind("position")["log_from"] == 0


def test_around_one_screen_each_seat_has_its_own_view(browser: Browser) -> None:
    made = browser.make("android", "me", "me", "random")
    assert made["table"]["hot_seat"]
    player = browser.open(made["table"]["id"], 0)
    player.until_kind("position")
    hand = player.view["me"]["hand"]
    player.seat = 1
    player.send(type="hello", seat=1)
    player.until_kind("position")
    assert player.view["seat"] == 1
    assert player.view["me"]["hand"] != hand


def test_a_bot_stands_in_and_gives_the_seat_back(browser: Browser, other_browser: Browser) -> None:
    made = browser.make("voices", "me", "open", "random")
    table = made["table"]["id"]
    other_browser.post(f"/api/tables/{table}/join", {"key": made["invite"]})
    host = browser.open(table, 0)
    host.until_kind("position")
    assert host.ask(type="stand-in", level="genius")["type"] == "refused"
    host.send(type="stand-in", id="s", seat=1, level="random")
    assert host.until(lambda message: message.get("id") == "s")["type"] == "ack"
    host.play(Random(6), most=8)
    away = other_browser.open(table, 1)
    away.until_kind("table")
    assert away.info["seats"][1]["stands_in"]
    assert away.info["seats"][1]["player"] == "random"
    assert away.ask(type="stand-in", level=None)["type"] == "ack"
    while away.info["seats"][1]["stands_in"]:
        away.receive()
    host.send(type="stand-in", id="s2", seat=1, level="random")
    answer = host.until(lambda message: message.get("id") == "s2")
    assert answer["reason"]["code"] == "not-your-seat", "who is here is not replaced"


def about_to_push(browser: Browser) -> Player:
    made = browser.make("voices", "me", "random", "random", seed=8)
    player = browser.open(made["table"]["id"], 0)
    chance = Random(7)
    while True:
        player.until_asked()
        if player.decision["kind"] == "push":
            return player
        player.answer(chance.choice(player.decision["actions"])["id"])


def test_a_push_is_shown_before_it_is_made(browser: Browser) -> None:
    """What aiming shows is what the push does, to the micrometre."""
    player = about_to_push(browser)
    aim = {"start": 3.14, "direction": -7.7}
    answer = player.ask(type="preview", name="push", about=aim)
    assert answer["type"] == "previewed"
    aimed = answer["shown"]
    assert player.act(aimed["action"])["type"] == "ack"
    events = happened(player.until_kind("update"))
    pushed = next(event for event in events if event["kind"] == "deployed")
    assert pushed["destroyed"] == aimed["destroyed"]


def test_every_listed_push_is_told_before_one_is_made(browser: Browser) -> None:
    player = about_to_push(browser)
    marker = player.view["deploying"]["marker"]
    refused = player.ask(type="preview", name="pushes", about={"marker": marker + 1})
    assert refused["reason"]["code"] == "no-preview"
    ways = player.ask(type="preview", name="pushes", about={"marker": marker})["shown"]["ways"]
    assert [way["action"] for way in ways] == [one["id"] for one in player.decision["actions"]]
    way = Random(7).choice(ways)
    region = player.view["deploying"]["region"]
    assert player.act(way["action"])["type"] == "ack"
    player.until_kind("update")
    there = {one["marker"] for one in player.view["regions"][region]["markers"]}
    assert there == set(way["placed"])


@pytest.mark.parametrize(
    ("preview", "code"),
    [
        ({"name": "fortune"}, "no-preview"),
        ({"name": "push"}, "bad-option"),
        ({"name": "push", "about": {"start": 0, "direction": 0}}, "no-preview"),
    ],
)
def test_a_preview_that_cannot_be_shown_is_refused(
    browser: Browser, preview: dict[str, Any], code: str
) -> None:
    made = browser.make("voices", "me", "random", "random", seed=8)
    player = browser.open(made["table"]["id"], 0)
    player.until_asked()
    assert player.decision["kind"] != "push"
    assert player.ask(type="preview", **preview)["reason"]["code"] == code


def test_a_piece_shows_its_links_before_it_is_placed(browser: Browser) -> None:
    made = browser.make("android", "me", "random", "random", seed=8)
    player = browser.open(made["table"]["id"], 0)
    chance = Random(7)
    while True:
        player.until_asked()
        if player.decision["kind"] == "place-piece":
            break
        options = player.decision["actions"]
        wanted = [one for one in options if one["verb"] in ("follow", "uncover", "reveal")]
        player.answer(chance.choice(wanted or options)["id"])
    pieces = [one for one in player.decision["actions"] if one["verb"] == "piece"]
    for piece in pieces:
        shown = player.ask(type="preview", name="links", about={"action": piece["id"]})["shown"]
        assert len(shown["before"]) == len(shown["after"])
        assert sum(shown["after"]) >= sum(shown["before"])
    taken = player.ask(type="preview", name="links", about={"action": "pass"})
    assert taken["reason"]["text"] == "no puzzle piece is being placed"


def test_standing_orders_are_kept_for_all_tabs(browser: Browser) -> None:
    made = browser.make("voices", "me", "random", "random")
    table = made["table"]["id"]
    tabs = [browser.open(table, 0), browser.open(table, 0)]
    for tab in tabs:
        tab.until_kind("position")
    orders = [{"do": "pass", "until": "turn"}]
    assert tabs[0].ask(type="orders", orders=orders)["type"] == "ack"
    heard = tabs[1].until_kind("orders")["orders"]
    assert [(order["do"], order["until"]) for order in heard] == [("pass", "turn")]
    wrong = tabs[0].ask(type="orders", orders=[{"do": "play", "action": "play the fool"}])
    assert wrong["reason"]["code"] == "unknown-action"
    again = [{"do": "pass"}]
    assert tabs[0].ask(type="orders", orders=again)["type"] == "ack"
    chance = Random(8)
    while True:
        tabs[0].until_asked()
        if tabs[0].over:
            break
        assert tabs[0].decision["kind"] != "strategy", "an order answers these windows"
        tabs[0].answer(chance.choice(tabs[0].decision["actions"])["id"])


@pytest.mark.parametrize("game", ["android", "voices"])
def test_bots_that_think_play_along(browser: Browser, game: str) -> None:
    """In a process of their own; their table goes on when they have answered."""
    known = {one["name"]: one["bots"] for one in browser.get("/api/games")}
    level = next(bot["level"] for bot in known[game] if bot["level"] != "random")
    made = browser.make(game, "me", level, level)
    player = browser.open(made["table"]["id"], 0)
    turns = set()
    chance = Random(9)
    for _ in range(60):
        player.until_asked(60)
        turns.add(player.view.get("day", player.view.get("round")))
        if player.over or len(turns) > 1:
            break
        player.answer(chance.choice(player.decision["actions"])["id"])
    assert len(turns) > 1, "the bots never had their turn"
    assert "caseboard_errors_total" not in browser.get("/metrics")
