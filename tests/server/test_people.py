"""Persons: what they look like, their devices, and that nobody else gets at any of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from caseboard.server.address import Caller
from caseboard.server.app import make_app
from caseboard.server.faces import guest_face
from caseboard.server.hub import Hub
from caseboard.server.model import hashed
from caseboard.server.people import use_pass
from caseboard.server.schema import UsePass
from caseboard.server.settings import Settings
from caseboard.server.store import open_store
from tests.server.harness import Browser, ServerProcess

NewDatabase = Callable[[], str]


class Place:
    """A server with a database of its own, and the devices that come to it."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.server = ServerProcess(database)
        self.devices: list[Browser] = []

    def device(self) -> Browser:
        made = Browser(self.server.url)
        made.get("/api/games")
        self.devices.append(made)
        return made

    def another_device_of(self, person: Browser, **more: Any) -> Browser:
        made = self.device()
        key = person.post("/api/me/pass", {})["key"]
        made.post("/api/me/device", {"key": key, **more})
        return made

    def restart(self) -> None:
        self.server.stop()
        self.server = ServerProcess(self.database)
        for one in self.devices:
            one.url = self.server.url

    def stored(self) -> str:
        """Every value of every row, while the server is away."""
        self.server.stop()

        async def read() -> str:
            store = open_store(self.database)
            tables = (
                "tables", "seats", "holders", "entries", "snapshots", "talk", "reports", "persons",
                "devices", "passes", "heard",
            )  # fmt: skip
            rows = [await store.read(f"SELECT * FROM {table}") for table in tables]
            await store.close()
            return str(rows)

        return asyncio.run(read())

    def close(self) -> None:
        for one in self.devices:
            one.close()
        self.server.__exit__()


@pytest.fixture
def place(new_database: NewDatabase) -> Iterator[Place]:
    made = Place(new_database())
    yield made
    made.close()


def name_at(browser: Browser, table: str, seat: int) -> str:
    name: str = browser.get(f"/api/tables/{table}")["seats"][seat]["name"]
    return name


def token_of(browser: Browser) -> str:
    return browser.cookie.partition("=")[2]


def test_a_guest_has_a_face_from_the_first_table_on_and_keeps_what_he_says_of_it(
    place: Place,
) -> None:
    ada, ben = place.device(), place.device()
    guest = ada.get("/api/me")
    face = guest_face(hashed(token_of(ada)))
    assert (guest["name"], guest["emblem"], guest["colour"]) == (
        face.name, face.emblem, face.colour,
    )  # fmt: skip
    seats = [{"player": "me"}, {"player": "open"}, {"player": "random"}]
    made = ada.post("/api/tables", {"game": "voices", "seats": seats})
    table, invite = made["table"]["id"], made["invite"]
    assert made["table"]["seats"][0]["name"] == face.name
    ben.post("/api/me", {"name": "Ben\u202e", "emblem": "owl", "colour": "mint"})
    joined = ben.post(f"/api/tables/{table}/join", {"key": invite})["table"]["seats"][1]
    assert (joined["name"], joined["emblem"], joined["colour"]) == ("Ben", "owl", "mint")
    place.restart()
    assert ben.get("/api/me")["name"] == "Ben"
    assert ben.post("/api/me", {"colour": "rose"})["emblem"] == "owl", "the rest stays"
    status, refused = ben.request("/api/me", {"emblem": "dragon"})
    assert status == 400
    assert "owl" in refused["error"]["text"]


def test_two_people_of_one_name_are_told_apart(place: Place) -> None:
    ada, other = place.device(), place.device()
    for one in (ada, other):
        one.post("/api/me", {"name": "Ada"})
    seats = [{"player": "me"}, {"player": "open"}, {"player": "open"}]
    made = ada.post("/api/tables", {"game": "voices", "seats": seats})
    joined = other.post(f"/api/tables/{made['table']['id']}/join", {"key": made["invite"]})
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ada", "Ada 2", ""]


def test_a_person_sits_at_all_his_tables_from_every_device(place: Place) -> None:
    laptop = place.device()
    laptop.post("/api/me", {"name": "Ada"})
    table = laptop.make("voices", "me", "random", "random")["table"]["id"]
    phone = place.another_device_of(laptop)
    assert phone.get("/api/me")["name"] == "Ada"
    assert [one["id"] for one in phone.get("/api/tables")["mine"]] == [table]
    player = phone.open(table, 0)
    player.until_asked()
    assert player.asked, "the seat can be played at once"
    place.restart()
    assert phone.get(f"/api/tables/{table}")["mine"] == [0]
    labels = [one["here"] for one in phone.get("/api/me")["devices"]]
    assert sorted(labels) == [False, True]


def test_what_a_device_had_by_itself_comes_along_only_if_asked_to(place: Place) -> None:
    laptop, phone, tablet = place.device(), place.device(), place.device()
    on_phone, on_tablet = (
        one.make("voices", "me", "random", "random")["table"]["id"] for one in (phone, tablet)
    )
    player = phone.open(on_phone, 0)
    player.until_asked()
    for device, bring in ((phone, True), (tablet, False)):
        key = laptop.post("/api/me/pass", {})["key"]
        device.post("/api/me/device", {"key": key, "bring": bring})
    assert [one["id"] for one in laptop.get("/api/tables")["mine"]] == [on_phone]
    assert player.until_kind("goodbye")["again"]
    back = laptop.open(on_phone, 0)
    back.until_asked()
    assert back.asked
    tablet.post("/api/me/forget", {})
    assert [one["id"] for one in tablet.get("/api/tables")["mine"]] == [on_tablet]


def test_a_pass_works_once_and_a_new_one_ends_the_one_before(place: Place) -> None:
    ada, thief, phone = place.device(), place.device(), place.device()
    first = ada.post("/api/me/pass", {})["key"]
    second = ada.post("/api/me/pass", {})["key"]
    assert phone.request("/api/me/device", {"key": first})[0] == 404
    assert phone.request("/api/me/device", {"key": second})[0] == 200
    assert thief.request("/api/me/device", {"key": second})[0] == 404
    third = ada.post("/api/me/pass", {})["key"]
    stored = place.stored()
    assert third not in stored
    assert hashed(third) in stored, "only the hash is kept"


def test_a_pass_ends_by_itself_and_guesses_are_counted(new_database: NewDatabase) -> None:
    async def run() -> None:
        app = make_app(Settings(database=new_database(), durability="process"))
        async with app.router.lifespan_context(app):
            hub: Hub = app.state.hub
            store, now = hub.services.store, hub.services.clock()
            await store.write(
                ("INSERT INTO passes (key_hash, person, until) VALUES (?, ?, ?)",
                 (hashed("old"), "ada", now - 1.0)),
            )  # fmt: skip
            thief = Caller("192.0.2.1", "thief", "thief")
            answers = []
            for key in ["old"] + ["guess"] * 40:
                try:
                    await use_pass(hub, thief, UsePass(key), "")
                except Exception as error:
                    answers.append(type(error).__name__)
            assert answers[0] == "NotFound"
            assert answers.count("NotFound") == 30
            assert answers[-1] == "TooMany"

    asyncio.run(run())


def test_a_forgotten_device_is_nobody_even_if_it_was_the_first(place: Place) -> None:
    laptop = place.device()
    laptop.post("/api/me", {"name": "Ada"})
    table = laptop.make("voices", "me", "random", "random")["table"]["id"]
    lost = laptop.open(table, 0)
    lost.until_asked()
    phone = place.another_device_of(laptop)
    known = {one["here"]: one["id"] for one in phone.get("/api/me")["devices"]}
    phone.post("/api/me/forget", {"id": known[False]})
    lost.until_kind("goodbye")
    assert laptop.get("/api/tables")["mine"] == []
    assert laptop.request(f"/api/tables/{table}")[0] == 404
    assert laptop.get("/api/me")["name"] != "Ada"
    place.restart()
    assert laptop.request(f"/api/tables/{table}")[0] == 404
    assert phone.get(f"/api/tables/{table}")["mine"] == [0]
    key = phone.post("/api/me/pass", {})["key"]
    assert laptop.post("/api/me/device", {"key": key})["name"] == "Ada", "and may come back"


def test_nobody_reads_or_changes_what_is_another_persons(place: Place) -> None:
    ada, stranger = place.device(), place.device()
    ada.post("/api/me", {"name": "Ada"})
    table = ada.make("voices", "me", "random", "random")["table"]["id"]
    phone = place.another_device_of(ada)
    before = ada.get("/api/me")
    theirs = [one["id"] for one in before["devices"]]
    for number in theirs:
        assert stranger.request("/api/me/forget", {"id": number})[0] == 404
    told = stranger.get("/api/me/export")
    assert told["tables"] == []
    assert "Ada" not in str(told)
    stranger.post("/api/me", {"name": "Eve"})
    stranger.post("/api/me/delete", {})
    assert ada.get("/api/me") == before
    assert phone.get(f"/api/tables/{table}")["mine"] == [0]
    foreign = {"Origin": "https://evil.example"}
    for path in ("", "/pass", "/device", "/forget", "/delete"):
        status, _ = ada.request(f"/api/me{path}", {}, foreign)
        assert status == 403, path


def test_export_tells_everything_and_deletion_leaves_nothing(place: Place) -> None:
    ada, ben = place.device(), place.device()
    ada.post("/api/me", {"name": "Ada Lovelace", "emblem": "owl"})
    alone = ada.make("voices", "me", "random", "random")["table"]["id"]
    seats = [{"player": "me"}, {"player": "open"}, {"player": "random"}]
    made = ada.post("/api/tables", {"game": "voices", "seats": seats, "delay": 0})
    shared = made["table"]["id"]
    ben.post(f"/api/tables/{shared}/join", {"key": made["invite"], "name": "Ben"})
    player = ada.open(shared, 0)
    player.until_kind("position")
    player.ask(type="say", text="I live in Marylebone")
    for table in (alone, shared):
        ada.post(f"/api/tables/{table}/report", {"note": "odd"})
    phone = place.another_device_of(ada)
    told = phone.get("/api/me/export")
    assert told["person"]["name"] == "Ada Lovelace"
    assert {one["id"] for one in told["tables"]} == {alone, shared}
    assert told["talk"][0]["text"] == "I live in Marylebone"
    assert len(told["devices"]) == 2
    phone.post("/api/me/delete", {})
    assert ada.get("/api/tables")["mine"] == []
    other = ben.open(shared, 1)
    other.until_kind("position")
    seat = other.until_kind("table")["table"]["seats"][0]
    assert (seat["name"], seat["stands_in"]) == ("Somebody", True)
    assert [line["name"] for line in other.until_kind("chat")["lines"]] == ["Somebody"]
    other.play(Random(1))
    stored = place.stored()
    for mine in ("Ada Lovelace", "Marylebone", hashed(token_of(ada)), hashed(token_of(phone))):
        assert mine not in stored
    assert alone not in stored, "a table at which nobody else sat is gone"
