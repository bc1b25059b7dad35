"""Replays, play from here, record files, reports, and the seed that was committed to."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import caseboard
from caseboard.cli.main import main
from caseboard.server.replays import replay_step
from tests.server.harness import Browser


@pytest.fixture(scope="module")
def finished(server: Any) -> tuple[Browser, str, dict[str, Any]]:
    browser = Browser(server.url)
    made = browser.make("voices", "me", "open", "random")
    table = made["table"]["id"]
    guest = Browser(server.url)
    guest.post(f"/api/tables/{table}/join", {"key": made["invite"]})
    player = guest.open(table, 1)
    player.until_kind("position")
    host = browser.open(table, 0)
    host.until_kind("position")
    host.send(type="stand-in", id="s", seat=0, level="random")
    player.play(Random(1))
    while not player.info["over"]:
        player.receive()
    return browser, table, player.info


def test_a_finished_game_is_replayed_as_anybody(finished: Any) -> None:
    browser, table, info = finished
    last = browser.get(f"/api/tables/{table}/replay")
    assert last["step"] == last["last"] == info["step"]
    assert last["view"]["result"]
    for seat in (0, 1, 2):
        step = browser.get(f"/api/tables/{table}/replay?at=5&seat={seat}")
        assert step["view"]["seat"] == seat
        assert step["view"]["players"][seat]["role"]
        assert all(line["step"] <= 5 for line in step["log"])
        assert {one["step"] for one in step["steps"]} == {5}
    assert browser.request(f"/api/tables/{table}/replay?at={info['step'] + 1}")[0] == 400
    assert browser.request(f"/api/tables/{table}/replay?at=x")[0] == 400
    assert browser.request(f"/api/tables/{table}/replay?seat=9")[0] == 400


def test_a_running_game_is_replayed_as_oneself_only(
    browser: Browser, other_browser: Browser
) -> None:
    made = browser.make("voices", "me", "open", "random", listed=True)
    table = made["table"]["id"]
    other_browser.post(f"/api/tables/{table}/join", {})
    assert browser.get(f"/api/tables/{table}/replay?at=0&seat=0")["view"]["seat"] == 0
    assert browser.get(f"/api/tables/{table}/replay?at=0")["view"]["seat"] is None
    assert browser.request(f"/api/tables/{table}/replay?at=0&seat=1")[0] == 409
    for path in ("record", "fork"):
        body = None if path == "record" else {"at": 0, "seats": [{"player": "me"}] * 3}
        status, answer = browser.request(f"/api/tables/{table}/{path}", body)
        assert status == 409
        assert answer["error"]["code"] == "secret"


def test_a_replay_tells_what_was_asked_and_chosen(finished: Any) -> None:
    browser, table, info = finished
    asked = 0
    for at in range(0, info["step"], 7):
        public = browser.get(f"/api/tables/{table}/replay?at={at}")
        assert public["chosen"] is None
        decider = public["view"]["decision"]["seat"]
        own = browser.get(f"/api/tables/{table}/replay?at={at}&seat={decider}")
        assert own["chosen"] in [action["key"] for action in own["view"]["decision"]["actions"]]
        after = browser.get(f"/api/tables/{table}/replay?at={at + 1}&seat={decider}")
        assert own["log"] + own["told"] == after["log"]
        other = browser.get(f"/api/tables/{table}/replay?at={at}&seat={(decider + 1) % 3}")
        assert other["chosen"] is None
        asked += 1
    assert asked > 5
    last = browser.get(f"/api/tables/{table}/replay?seat=0")
    assert (last["chosen"], last["told"]) == (None, [])


def test_a_replay_tells_a_seat_its_own_secret_answers_only() -> None:
    game = caseboard.new("android", seats=3, seed=5)
    chance = Random(5)
    asked: list[tuple[int, int, str]] = []
    moment = -1
    while game.decision is not None and len(asked) < 12:
        decision = game.decision
        action = chance.choice(decision.actions)
        if decision.sealed:
            asked.append((moment, decision.seat, game.option(action).text))
        else:
            moment += 1
        game.apply(action)
    record = game.to_json()
    for at in sorted({at for at, _, _ in asked}):
        for seat in (None, 0, 1, 2):
            answers = [one.choice for one in replay_step(record, at, seat).answers]
            assert answers == [label for when, who, label in asked if (when, who) == (at, seat)]


def test_the_course_of_a_game_is_its_standing_step_by_step(finished: Any) -> None:
    browser, table, info = finished
    scores = browser.get(f"/api/tables/{table}/scores")
    assert scores["last"] == info["step"]
    assert scores["points"][0]["when"] == "Round 1"
    assert scores["points"][-1]["totals"] == [row["total"] for row in scores["rows"]]
    whens = list(dict.fromkeys(point["when"] for point in scores["points"]))
    assert whens == [*(f"Round {number}" for number in range(1, 9)), "The verdict"]
    point = scores["points"][len(scores["points"]) // 2]
    then = browser.get(f"/api/tables/{table}/scores?at={point['step']}")
    assert [row["total"] for row in then["rows"]] == point["totals"]
    for row in scores["rows"]:
        assert row["total"] == sum(line["points"] for line in row["lines"])
    assert browser.request(f"/api/tables/{table}/scores?at={info['step'] + 1}")[0] == 400
    record = browser.get(f"/api/tables/{table}/record")
    assert browser.post("/api/scores", record) == scores


def test_the_chronicle_tells_all_that_happened_up_to_a_step(finished: Any) -> None:
    browser, table, info = finished
    steps = browser.get(f"/api/tables/{table}/chronicle")["steps"]
    numbers = [one["step"] for one in steps]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == info["step"]
    kinds = [event["kind"] for one in steps for event in one["events"]]
    assert kinds.count("verdict") == 1
    middle = numbers[len(numbers) // 2]
    then = browser.get(f"/api/tables/{table}/chronicle?at={middle}")["steps"]
    assert then == [one for one in steps if one["step"] <= middle]
    for step in numbers[:5]:
        shown = browser.get(f"/api/tables/{table}/replay?at={step}")["steps"]
        told = [event for one in shown for event in one["events"]]
        assert told == next(one["events"] for one in steps if one["step"] == step)
    assert browser.request(f"/api/tables/{table}/chronicle?at={info['step'] + 1}")[0] == 400
    record = browser.get(f"/api/tables/{table}/record")
    assert browser.post("/api/chronicle", record)["steps"] == steps


def test_claims_are_judged_when_the_trial_is_over_and_not_before(browser: Browser) -> None:
    made = browser.make(
        "voices", "me", "random", "random", seed=8, options={"chosen_prosecutor": 1}
    )
    table = made["table"]["id"]
    player = browser.open(table, 0)
    player.until_asked()
    for icon in ("guilty", "innocent", "neutral"):
        assert player.ask(type="claim", claim=f"icon {icon}")["type"] == "ack"
    told = browser.get(f"/api/tables/{table}/claims")["claims"]
    assert [one["claim"] for one in told] == ["icon guilty", "icon innocent", "icon neutral"]
    assert [one["true"] for one in told] == [None] * 3
    chance = Random(8)
    while not player.over:
        player.until_asked()
        if not player.over:
            player.answer(chance.choice(player.decision["actions"])["id"])
    told = browser.get(f"/api/tables/{table}/claims")["claims"]
    assert sorted(one["true"] for one in told) == [False, False, True]


def test_the_chronicle_keeps_others_secrets_while_a_game_runs(browser: Browser) -> None:
    table = browser.make("android", "me", "random", "random", seed=3)["table"]["id"]

    def hunches(seat: str) -> list[Any]:
        steps = browser.get(f"/api/tables/{table}/chronicle{seat}")["steps"]
        events = [event for one in steps for event in one["events"]]
        return [event.get("guilty") for event in events if event["kind"] == "hunches"]

    assert hunches("") == [None] * 3
    mine, *others = hunches("?seat=0")
    assert mine is not None
    assert others == [None, None]
    assert browser.request(f"/api/tables/{table}/chronicle?seat=1")[0] == 409


def test_only_the_own_hopes_are_told_while_a_game_runs(browser: Browser) -> None:
    made = browser.make("android", "me", "random", "random", seed=3)
    table = made["table"]["id"]
    mine = browser.get(f"/api/tables/{table}/scores?seat=0")
    assert [bool(row["hopes"]) for row in mine["rows"][1:]] == [False, False]
    public = browser.get(f"/api/tables/{table}/scores")
    assert not any(row["hopes"] for row in public["rows"])
    assert browser.request(f"/api/tables/{table}/scores?seat=1")[0] == 409


def test_play_from_here(finished: Any) -> None:
    browser, table, _ = finished
    seats = [{"player": "me"}, {"player": "random"}, {"player": "random"}]
    made = browser.post(f"/api/tables/{table}/fork", {"at": 7, "seats": seats})
    assert made["table"]["step"] >= 7
    player = browser.open(made["table"]["id"], 0)
    player.play(Random(4))
    assert player.over
    then = browser.get(f"/api/tables/{made['table']['id']}/replay?at=7&seat=0")
    assert then["view"] == browser.get(f"/api/tables/{table}/replay?at=7&seat=0")["view"]


def test_a_record_goes_out_and_comes_back(finished: Any) -> None:
    browser, table, _ = finished
    record = browser.get(f"/api/tables/{table}/record")
    seats = [{"player": "me"}, {"player": "random"}, {"player": "random"}]
    made = browser.post("/api/import", {"record": record, "seats": seats, "at": 10})
    player = browser.open(made["table"]["id"], 0)
    player.until_kind("position")
    assert not player.over
    for at in (-1, 1_000_000):
        wanted = {"record": record, "seats": seats, "at": at}
        assert browser.request("/api/import", wanted)[0] == 400
    seen = browser.post("/api/replay?at=3&seat=2", record)
    assert seen["view"]["seat"] == 2
    for broken in ({}, {**record, "steps": record["steps"][:5]}, {**record, "game": "chess"}):
        assert browser.request("/api/import", {"record": broken, "seats": seats})[0] == 400
        assert browser.request("/api/replay", broken)[0] == 400


def test_a_file_is_played_on_from_the_step_that_was_seen(browser: Browser) -> None:
    """Steps are counted as they are shown: sealed answers are none."""
    game = caseboard.new("android", seats=3, seed=2)
    chance = Random(2)
    sealed = 0
    while game.decision is not None and len(game.history) < 150:
        sealed += game.decision.sealed
        game.apply(chance.choice(game.decision.actions))
    assert sealed > 3
    record = json.loads(game.to_json())
    seats = [{"player": "me"}] * 3
    last = browser.post("/api/replay", record)["last"]
    for at in (1, last // 2, last - 1):
        made = browser.post("/api/import", {"record": record, "seats": seats, "at": at})
        assert made["table"]["step"] == at
        there = browser.get(f"/api/tables/{made['table']['id']}/replay?seat=0")
        assert there["view"] == browser.post(f"/api/replay?at={at}&seat=0", record)["view"]


def test_a_record_with_bent_chance_is_found_out(
    finished: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same choices from another seed: the replay is exact, but chance cannot have been so."""
    browser, table, _ = finished
    record = browser.get(f"/api/tables/{table}/record")
    record["seed"] = str(int(record["seed"]) ^ 1)
    file = tmp_path / "bent.json"
    file.write_text(json.dumps(record))
    assert main(["verify", str(file)]) == 2
    assert "does not follow from the seed" in capsys.readouterr().err


def test_a_problem_is_reported(finished: Any) -> None:
    browser, table, _ = finished
    body = {"note": "the map is upside down", "error": "TypeError", "client": {"width": 390}}
    assert browser.post(f"/api/tables/{table}/report", body)["id"]
    path = f"/api/tables/{table}/report"
    assert browser.request(path, {"note": "x" * 200_000})[0] == 413
    assert browser.request(path, {"note": "", "client": {"x": "x" * 200_000}})[0] == 413
    while (status := browser.request(path, body)[0]) == 201:
        pass
    assert status == 503, "nobody fills the server with reports"
