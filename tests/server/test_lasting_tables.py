"""Tables that last: whose turn it is for who is not there, coming back, playing again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.conftest import NewDatabase
from tests.server.harness import Browser, ServerProcess


class Evening:
    """Ada, Ben and a bot at a table of Voices, each at home."""

    def __init__(self, url: str) -> None:
        self.ada, self.ben, self.eve = Browser(url), Browser(url), Browser(url)
        for name, one in (("Ada", self.ada), ("Ben", self.ben), ("Eve", self.eve)):
            one.get("/api/games")
            one.post("/api/me", {"name": name})
        seats = [{"player": "me"}, {"player": "open"}, {"player": "random"}]
        made = self.ada.post("/api/tables", {"game": "voices", "seats": seats, "delay": 0})
        self.table: str = made["table"]["id"]
        self.ben.post(f"/api/tables/{self.table}/join", {"key": made["invite"]})

    def standing(self, who: Browser) -> Any:
        return who.get("/api/tables")["standings"][self.table]

    def play_to_the_end(self) -> None:
        """A bot plays on for Ben, so that Ada alone answers."""
        ada = self.ada.open(self.table, 0)
        ada.until_kind("position")
        ada.send(type="stand-in", id="s", seat=1, level="random")
        ada.until(lambda got: got.get("id") == "s" and got["type"] == "ack")
        ada.play(Random(3))
        while not ada.info["over"]:
            ada.receive()

    def close(self) -> None:
        for one in (self.ada, self.ben, self.eve):
            one.close()


@pytest.fixture
def evening(new_database: NewDatabase) -> Iterator[Evening]:
    with ServerProcess(new_database(), idle_seconds=0) as server:
        made = Evening(server.url)
        yield made
        made.close()


def test_who_is_not_there_is_told_whose_turn_it_is_and_what_was_said(evening: Evening) -> None:
    ada, ben = evening.ada.open(evening.table, 0), evening.ben.open(evening.table, 1)
    for one in (ada, ben):
        one.until_kind("position")
    while not (ada.asked or ben.asked):
        ada.receive()
    asked, other = (ada, ben) if ada.asked else (ben, ada)
    other.ask(type="say", text="Good evening")
    stands, waits = evening.standing(asked.browser), evening.standing(other.browser)
    assert (stands["waits"], stands["unread"]) == (True, 1)
    assert (waits["waits"], waits["unread"]) == (False, 0), "one's own words are no news"
    assert stands["turn"] == waits["turn"] == asked.seat
    assert stands["tale"] in [line["text"] for line in asked.log]
    asked.until(lambda got: got["type"] == "chat" and bool(got["lines"]))
    last = asked.talk[-1]["number"]
    asked.send(type="heard", id="not mine", seat=other.seat, number=last)
    assert asked.until(lambda got: got.get("id") == "not mine")["type"] == "refused"
    asked.ask(type="heard", number=last)
    assert evening.standing(asked.browser)["unread"] == 0
    ada.close()
    ben.close()
    assert evening.standing(asked.browser)["waits"], "also when nobody is at the table"
    assert evening.table not in evening.eve.get("/api/tables")["standings"]


def test_who_comes_back_has_his_seat_before_the_next_choice(evening: Evening) -> None:
    ada, ben = evening.ada.open(evening.table, 0), evening.ben.open(evening.table, 1)
    for one in (ada, ben):
        one.until_kind("position")
    ben.close()
    ada.until(lambda got: got["type"] == "table" and not got["table"]["seats"][1]["connected"])
    ada.send(type="stand-in", id="s", seat=1, level="random")
    ada.until(lambda got: got.get("id") == "s" and got["type"] == "ack")
    back = evening.ben.open(evening.table, 1)
    back.until(lambda got: got["type"] == "table" and not got["table"]["seats"][1]["stands_in"])
    told = back.until(lambda got: got["type"] == "chat" and bool(got["lines"]))
    assert told["lines"][-1]["text"].startswith("Ben is back.")
    assert told["lines"][-1]["kind"] == "notice"


def test_playing_again_invites_the_same_people_a_seat_further(evening: Evening) -> None:
    again = f"/api/tables/{evening.table}/again"
    assert evening.ada.request(again, {})[0] == 409, "not before the end"
    evening.play_to_the_end()
    winners = evening.standing(evening.ada)["winners"]
    assert (
        winners
        == evening.ada.get(f"/api/tables/{evening.table}/replay")["view"]["result"]["winners"]
    )
    assert evening.eve.request(again, {})[0] == 404, "nobody else plays again there"
    made = evening.ada.post(again, {})["table"]
    assert [(seat["player"], seat["name"]) for seat in made["seats"]] == [
        ("random", "Random bot"), ("person", "Ada"), ("open", "Ben"),
    ]  # fmt: skip
    mine = evening.ben.get("/api/tables")
    assert mine["standings"][made["id"]]["waits"], "Ben is asked"
    stranger = {"key": evening.ada.post(f"/api/tables/{made['id']}/keys", {})["invite"]}
    status, refused = evening.eve.request(f"/api/tables/{made['id']}/join", stranger)
    assert (status, refused["error"]["code"]) == (409, "seat-taken")
    same = evening.ben.post(again, {})["table"]
    assert (same["id"], same["invited"]) == (made["id"], [2])
    joined = evening.ben.post(f"/api/tables/{made['id']}/join", {})
    assert joined["seat"] == 2
    assert joined["table"]["started"]


def test_a_seat_that_is_kept_can_be_declined_and_filled_with_a_bot(evening: Evening) -> None:
    evening.play_to_the_end()
    made = evening.ada.post(f"/api/tables/{evening.table}/again", {})["table"]
    path = f"/api/tables/{made['id']}"
    for body in ("fill", "leave"):
        assert evening.eve.request(f"{path}/{body}", {"level": "random"})[0] in (400, 404)
    status, refused = evening.ben.request(f"{path}/fill", {"level": "random"})
    assert (status, refused["error"]["code"]) == (409, "not-your-table")
    evening.ben.post(f"{path}/leave", {})
    assert evening.ben.request(path)[0] == 404
    assert evening.ada.get(path)["seats"][2]["name"] == ""
    assert evening.ada.request(f"{path}/fill", {"level": "genius"})[0] == 400
    assert evening.ada.post(f"{path}/fill", {"level": "random"})["started"]
    assert evening.ada.request(f"{path}/fill", {"level": "random"})[0] == 409
