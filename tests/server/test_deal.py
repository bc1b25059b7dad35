"""Where a table's seed comes from: numbers of the server and of the devices, promised first."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import caseboard
from caseboard.cli.main import main
from caseboard.core.record import compact
from caseboard.server import room as rooms
from caseboard.server.deal import commitment_of, promise_of, seed_of
from caseboard.server.faces import guest_face
from caseboard.server.hub import new_row
from caseboard.server.model import TableRow
from caseboard.server.schema import Join, NewSeat, NewTable
from caseboard.server.seating import join
from tests.server.harness import Browser, Player, ServerProcess
from tests.server.inside import room_of
from tests.server.test_undo import asked_player

MINE, THEIRS = "a1" * 16, "b2" * 32


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_anybody_can_work_it_out_with_sha256_alone() -> None:
    promises = [promise_of(number) for number in ("ff" * 32, MINE)]
    assert promises[1] == sha256(f"caseboard:{MINE}")
    assert commitment_of("table", [*promises, ""]) == sha256(
        f"caseboard:table:{promises[0]}:{promises[1]}:"
    )
    digest = sha256(f"caseboard:table:{'ff' * 32}:{MINE}:")
    assert seed_of("table", ["ff" * 32, MINE, ""]) == int(digest[:32], 16)


def test_every_number_and_every_place_counts() -> None:
    tables = [("t", ["1", "2", ""]), ("t", ["1", "", "2"]), ("t", ["2", "1", ""]),
              ("t", ["1", "2", "3"]), ("u", ["1", "2", ""])]  # fmt: skip
    assert len({seed_of(table, numbers) for table, numbers in tables}) == len(tables)
    assert len({commitment_of(table, numbers) for table, numbers in tables}) == len(tables)


def two_devices(host: Browser, guest: Browser, promise: str | None = None) -> tuple[str, Any, Any]:
    """A table that has all it needs but the numbers; what the host and the guest were told."""
    made = host.make("voices", "me", "open", "random", delay=0, promise=promise_of(MINE))
    wanted = {"key": made["invite"], "promise": promise or promise_of(THEIRS)}
    joined = guest.post(f"/api/tables/{made['table']['id']}/join", wanted)
    return made["table"]["id"], made["table"], joined["table"]


def until_started(player: Player) -> None:
    while not player.info.get("started"):
        player.receive()


def until_a_person_is_asked(player: Player) -> None:
    while player.decision is None or player.decision["seat"] not in (0, 1):
        player.receive()


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> tuple[str, Any, Any, Any]:
    """A game of two devices that added numbers: the commitment, the end, and its record."""
    host, guest = Browser(server.url), Browser(server.url)
    table, made, joined = two_devices(host, guest)
    assert made["commitment"] is None, "others may still add a promise"
    assert made["promise"] == joined["promise"]
    assert not joined["started"]
    players = host.open(table, 0), guest.open(table, 1)
    for player, number in zip(players, (MINE, THEIRS), strict=True):
        player.until_kind("table")
        assert player.info["commitment"] == joined["commitment"]
        assert (player.info["numbers"], player.info["seed"]) == (None, None)
        assert not player.info["started"]
        assert player.ask(type="reveal", number=number)["type"] == "ack"
    chance = Random(2)
    while not (player := asked_player(players)).over:
        assert (player.info["numbers"], player.info["seed"]) == (None, None)
        player.answer(chance.choice(player.decision["actions"])["id"])
    for device in (host, guest):
        device.close()
    info = guest.get(f"/api/tables/{table}")
    return joined["commitment"], info, guest.get(f"/api/tables/{table}/record"), joined


def test_the_seed_follows_from_the_numbers_that_were_promised(finished: Any) -> None:
    commitment, info, _, joined = finished
    server, *seats = info["numbers"]
    assert seats == [MINE, THEIRS, ""]
    assert promise_of(server) == joined["promise"]
    promises = [seat["promise"] for seat in joined["seats"]]
    assert promises == [promise_of(MINE), promise_of(THEIRS), ""]
    assert commitment_of(info["id"], [joined["promise"], *promises]) == commitment
    assert str(seed_of(info["id"], info["numbers"])) == info["seed"]


def verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], record: Any, *more: str
) -> tuple[int, str]:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    code = main(["verify", str(file), *more])
    said = capsys.readouterr()
    return code, " ".join((said.out + said.err).split())


def test_verify_checks_by_what_the_device_kept(
    finished: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commitment, _, record, _ = finished
    code, said = verify(tmp_path, capsys, record)
    assert code == 0
    assert commitment in said.replace(" ", "")
    assert "compare it with the one that your device kept" in said
    code, said = verify(tmp_path, capsys, record, "--commitment", commitment, "--number", MINE)
    assert code == 0
    assert "the server and 2 devices" in said
    assert "under the commitment that you kept" in said


def forged(record: Any) -> Any:
    """The whole game again from a number that the server would have liked better."""
    numbers = ["77" * 32, *record["table"]["numbers"][1:]]
    promises = [promise_of(numbers[0]), *record["table"]["promises"][1:]]
    game = caseboard.new(
        "voices",
        seats=3,
        seed=seed_of(record["table"]["id"], numbers),
        **{name: value for name, value in record["options"].items() if value is not None},
    )
    chance = Random(1)
    while game.decision is not None:
        game.apply(chance.choice(game.decision.actions))
    table = record["table"] | {"numbers": numbers, "promises": promises}
    return json.loads(game.to_json()) | {"table": table}


def without_a_number(record: Any) -> Any:
    record["table"]["numbers"][1] = ""
    return record


def with_another_number(record: Any) -> Any:
    record["table"]["numbers"][1] = THEIRS
    return record


def with_another_table(record: Any) -> Any:
    record["table"]["id"] = "0" * 16
    return record


def with_no_server(record: Any) -> Any:
    record["table"]["numbers"][0] = ""
    return record


def with_nothing(record: Any) -> Any:
    del record["table"]
    return record


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (forged, "not promised under the commitment that you kept"),
        (without_a_number, "does not follow from the numbers"),
        (with_another_number, "number of seat 1 is not the one that was promised"),
        (with_another_table, "does not follow from the numbers"),
        (with_no_server, "number of the server is not the one that was promised"),
        (with_nothing, "does not tell where its seed came from"),
    ],
)
def test_a_record_that_was_put_right_afterwards_is_found_out(
    finished: Any,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[Any], Any],
    words: str,
) -> None:
    commitment, _, record, _ = finished
    changed = change(json.loads(json.dumps(record)))
    code, said = verify(tmp_path, capsys, changed, "--commitment", commitment)
    assert code == 2
    assert words in said
    if change is forged:
        assert verify(tmp_path, capsys, changed)[0] == 0, "by itself a file proves nothing"


def test_a_number_that_was_left_out_is_missed(
    finished: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verify(tmp_path, capsys, finished[2], "--number", "cc" * 16)
    assert code == 2
    assert "your number is not among those" in said


def test_who_adds_no_number_is_not_waited_for(browser: Browser, other_browser: Browser) -> None:
    made = browser.make("voices", "me", "open", "random", delay=0)
    path = f"/api/tables/{made['table']['id']}/join"
    assert other_browser.post(path, {"key": made["invite"]})["table"]["started"]


def test_numbers_are_shown_at_their_time_and_as_promised(
    browser: Browser, other_browser: Browser
) -> None:
    made = browser.make("voices", "me", "open", "random", delay=0, promise=promise_of(MINE))
    table, key = made["table"]["id"], made["invite"]
    host = browser.open(table, 0)

    def refused(player: Player, number: str, seat: int) -> str:
        player.send(type="reveal", id="show", number=number, seat=seat)
        answer = player.until(lambda got: got.get("id") == "show")
        assert answer["type"] == "refused", answer
        return str(answer["reason"]["code"])

    assert refused(host, MINE, 0) == "no-number-now", "a guest could still choose by it"
    wanted = {"key": key, "promise": promise_of(THEIRS)}
    other_browser.post(f"/api/tables/{table}/join", wanted)
    guest = other_browser.open(table, 1)
    again = {"promise": promise_of("cc" * 16)}
    told = other_browser.post(f"/api/tables/{table}/join", again)["table"]
    assert told["seats"][1]["promise"] == promise_of(THEIRS), "a promise is made once"
    assert refused(guest, MINE, 1) == "not-promised"
    assert refused(guest, "b2" * 33, 1) == "not-promised"
    assert refused(guest, THEIRS, 0) == "not-your-seat"
    assert refused(guest, THEIRS, 2) == "not-your-seat"
    assert guest.ask(type="reveal", number=THEIRS)["type"] == "ack"
    assert guest.ask(type="reveal", number=THEIRS)["type"] == "ack", "the line may have broken"
    assert host.ask(type="reveal", number=MINE)["type"] == "ack"
    until_started(host)
    assert refused(host, MINE, 0) == "no-number-now"


@pytest.mark.parametrize("promise", ["x", "A" * 64, "a" * 63, "a" * 65, "ä" * 64])
def test_what_is_no_promise_is_refused(browser: Browser, promise: str) -> None:
    seats = [{"player": "me"}, {"player": "open"}, {"player": "random"}]
    wanted = {"game": "voices", "seats": seats}
    assert browser.request("/api/tables", {**wanted, "promise": promise})[0] == 400
    made = browser.post("/api/tables", wanted)
    path = f"/api/tables/{made['table']['id']}/join"
    other = Browser(browser.url)
    assert other.request(path, {"key": made["invite"], "promise": promise})[0] == 400
    assert browser.get(f"/api/tables/{made['table']['id']}")["seats"][1]["player"] == "open"


def full_table() -> TableRow:
    seats = [NewSeat("me"), NewSeat("open"), NewSeat("random")]
    row = new_row("host", NewTable("voices", seats, delay=0, promise=promise_of(MINE)))
    row.listed = True
    return row


def test_a_number_that_does_not_come_is_not_waited_for_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "NUMBER_SECONDS", 0.05)

    async def run() -> None:
        room = room_of(full_table())
        await join(room, "guest", Join(promise=promise_of(THEIRS)), guest_face("guest"))
        commitment = room.row.commitment
        assert room.row.unseen == [0, 1]
        room.row.seats[1].number = THEIRS
        while room.history is None:
            await asyncio.sleep(0.01)
        assert room.row.numbers[1:] == ["", THEIRS, ""]
        assert room.row.seed == seed_of(room.row.id, room.row.numbers)
        assert room.row.commitment == commitment, "everybody sees who has not shown a number"
        room.stop()

    asyncio.run(run())


def test_a_restart_before_the_deal_loses_no_promise(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        host, guest = Browser(server.url), Browser(server.url)
        table, _, joined = two_devices(host, guest)
        guest_line = guest.open(table, 1)
        assert guest_line.ask(type="reveal", number=THEIRS)["type"] == "ack"
    with ServerProcess(tmp_path / "tables.db") as server:
        host.url = guest.url = server.url
        line = host.open(table, 0)
        line.until_kind("table")
        assert line.info["commitment"] == joined["commitment"]
        assert line.ask(type="reveal", number=MINE)["type"] == "ack"
        until_a_person_is_asked(line)
    with ServerProcess(tmp_path / "tables.db") as server:
        host.url = server.url
        again = host.open(table, 0)
        until_a_person_is_asked(again)
        assert again.view == line.view


def test_around_one_screen_and_with_a_given_seed_there_is_nothing_to_wait_for(
    browser: Browser,
) -> None:
    promise = promise_of(MINE)
    alone = browser.make("voices", "me", "random", "random", promise=promise)["table"]
    assert alone["started"]
    assert alone["commitment"]
    given = browser.make("voices", "me", "random", "random", seed=4)["table"]
    assert (given["promise"], given["commitment"]) == (None, None)


def test_a_record_from_before_chance_had_a_key_is_not_called_a_fraud(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = caseboard.new("voices", seats=3, seed=1)
    record = json.loads(game.to_json())
    record["position"]["generator"] = 1234567
    digest = sha256(compact(record["position"]))[:16]
    older = record | {"format": "caseboard-record-1", "seed": 1, "checksum": digest}
    code, said = verify(tmp_path, capsys, older)
    assert code == 2
    assert "use the version that made it" in said
