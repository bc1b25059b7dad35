"""Taking back: freely alone, up to the last barrier among others, beyond it by consent.

Never after the end, and nobody's consent is lost because he is away or a bot plays for him.
"""

from __future__ import annotations

import asyncio
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from caseboard.server.requests import obey
from caseboard.server.room import Room
from caseboard.server.schema import Consent, UndoRequest
from caseboard.server.services import Refusal
from tests.quiet import OPTIONS, STEPS, quiet_seed
from tests.server.harness import Browser, Player
from tests.server.inside import Ear, act, listening, people_apart
from tests.server.test_garbage import let_go
from tests.server.virtual import run


def two_people(browser: Browser, other: Browser, game: str) -> tuple[str, Player, Player]:
    made = browser.make(game, "me", "open", "random", delay=0)
    table = made["table"]["id"]
    other.post(f"/api/tables/{table}/join", {"key": made["invite"]})
    players = browser.open(table, 0), other.open(table, 1)
    for player in players:
        player.until_kind("position")
    return table, *players


@pytest.mark.parametrize("game", ["android", "voices"])
def test_alone_everything_can_be_taken_back(browser: Browser, game: str) -> None:
    made = browser.make(game, "me", "random", "random", seed=21)
    player = browser.open(made["table"]["id"], 0)
    player.until_asked()
    seen = []
    chance = Random(1)
    for _ in range(12):
        seen.append((player.last["step"], deepcopy(player.view), list(player.log)))
        player.answer(chance.choice(player.decision["actions"])["id"])
        player.until_asked()
    for number, (step, view, log) in enumerate(reversed(seen)):
        epoch = player.last["epoch"]
        assert player.last["can_undo"]
        player.send(type="undo", id=f"back-{number}", seat=0)
        while player.last["epoch"] == epoch:
            player.receive()
        assert player.last["step"] == step
        assert player.view == view
        assert player.log == log
    player.send(type="undo", id="none", seat=0)
    assert player.until_kind("refused")["reason"]["code"] == "cannot-undo"


def test_an_undo_that_is_sent_again_is_done_once(browser: Browser) -> None:
    made = browser.make("voices", "me", "random", "random", seed=21)
    player = browser.open(made["table"]["id"], 0)
    player.play(Random(1), most=4)
    player.until_asked()
    for repeated in (False, True):
        player.send(type="undo", id="once", seat=0)
        assert player.until_kind("ack")["repeated"] is repeated
        if not repeated:
            step = player.last["step"]
    fresh = browser.open(made["table"]["id"], 0)
    fresh.until_kind("position")
    assert fresh.last["step"] == step


def asked_player(players: tuple[Player, Player]) -> Player:
    """The one who must decide, or who sees that the game is over."""
    while True:
        for player in players:
            if player.asked or player.over:
                return player
            try:
                player.receive(0.05)
            except TimeoutError:
                continue


def act_until_barrier(players: tuple[Player, Player]) -> Player:
    """Somebody who has chosen and cannot take it back alone."""
    chance = Random(5)
    for _ in range(200):
        player = asked_player(players)
        player.answer(chance.choice(player.decision["actions"])["id"])
        if not player.last["can_undo"] and not player.last["waiting"] and not player.over:
            return player
    raise AssertionError("everything could be undone")


def other_of(players: tuple[Player, Player], player: Player) -> Player:
    return players[1] if player is players[0] else players[0]


@pytest.mark.parametrize("agree", [True, False])
def test_beyond_a_barrier_the_others_are_asked(
    browser: Browser, other_browser: Browser, agree: bool
) -> None:
    _, *pair = two_people(browser, other_browser, "voices")
    players = (pair[0], pair[1])
    player = act_until_barrier(players)
    other = other_of(players, player)
    step = player.last["step"]
    player.send(type="undo", id="u", seat=player.seat)
    while other.last["undo"] is None:
        other.receive()
    request = other.last["undo"]
    assert request["seat"] == player.seat
    assert request["to_step"] < step
    assert request["needs"] == [other.seat]
    player.send(type="consent", id="mine", seat=player.seat, agree=True)
    assert player.until(lambda got: got.get("id") == "mine")["type"] == "refused"
    epoch = player.last["epoch"]
    assert other.ask(type="consent", agree=agree)["type"] == "ack"
    while player.last["undo"] is not None or (agree and player.last["epoch"] == epoch):
        player.receive()
    if agree:
        assert player.last["step"] <= step
        assert player.last["epoch"] > epoch
    else:
        assert player.last["epoch"] == epoch


def test_an_undone_game_survives_a_look_from_outside(
    browser: Browser, other_browser: Browser
) -> None:
    """After undo a fresh tab sees exactly what the old one sees."""
    made = browser.make("android", "me", "random", "random")
    player = browser.open(made["table"]["id"], 0)
    chance = Random(2)
    for number in range(30):
        player.until_asked()
        if player.over:
            break
        if number % 4 == 3:
            epoch = player.last["epoch"]
            player.send(type="undo", id=f"u{number}", seat=0)
            while player.last["epoch"] == epoch:
                player.receive()
        else:
            player.answer(chance.choice(player.decision["actions"])["id"])
    player.until_asked()
    fresh = browser.open(made["table"]["id"], 0)
    fresh.until_kind("position")
    assert fresh.view == player.view
    assert fresh.log == player.log


def refusal(player: Player, **message: Any) -> str:
    """Why the server refuses it."""
    player.send(id="refuse-me", seat=player.seat, **message)
    answer = player.until(lambda got: got.get("id") == "refuse-me")
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["text"])


@pytest.mark.parametrize("game", ["android", "voices"])
def test_after_the_end_nobody_goes_back_not_even_alone(browser: Browser, game: str) -> None:
    """Seed and record are open then: whoever went back would play with open cards."""
    table = browser.make(game, "me", "random", "random", seed=3)["table"]["id"]
    player = browser.open(table, 0)
    player.play(Random(3))
    assert player.over
    assert not player.last["can_undo"]
    assert "the game is over" in refusal(player, type="undo")
    again = browser.open(table, 0)
    again.until_kind("position")
    assert again.over
    again.until_kind("table")
    assert again.info["over"]
    assert again.info["seed"]
    assert browser.get(f"/api/tables/{table}/record")["steps"]


def test_among_people_nobody_goes_back_after_the_end_whoever_agrees(
    browser: Browser, other_browser: Browser
) -> None:
    _, *pair = two_people(browser, other_browser, "voices")
    players, chance = (pair[0], pair[1]), Random(5)
    while not (player := asked_player(players)).over:
        player.answer(chance.choice(player.decision["actions"])["id"])
    for player in players:
        while not player.over:
            player.receive()
        assert "the game is over" in refusal(player, type="undo")
        assert player.last["undo"] is None


@pytest.mark.parametrize("stands_in", [True, False])
def test_who_is_away_or_stood_in_keeps_the_veto(
    browser: Browser, other_browser: Browser, stands_in: bool
) -> None:
    """A host cannot rewind to the deal with people who are absent."""
    table, *pair = two_people(browser, other_browser, "voices")
    players = (pair[0], pair[1])
    host, guest = players
    while act_until_barrier(players) is not host:
        pass
    guest.close()
    if stands_in:
        host.until(lambda _: not host.info["seats"][1]["connected"])
        host.send(type="stand-in", id="stand-in", seat=1, level="random")
        assert host.until(lambda got: got.get("id") == "stand-in")["type"] == "ack"
        while not host.asked:
            host.receive()
    step, epoch = host.last["step"], host.last["epoch"]
    assert host.ask(type="undo")["type"] == "ack"
    while host.last["undo"] is None:
        host.receive()
    assert host.last["undo"]["needs"] == [1]
    assert (host.last["step"], host.last["epoch"]) == (step, epoch)
    back = other_browser.open(table, 1)
    back.until_kind("position")
    assert back.last["undo"]["needs"] == [1], "who comes back is asked"
    assert back.ask(type="consent", agree=True)["type"] == "ack"
    while host.last["epoch"] == epoch:
        host.receive()
    assert host.last["step"] <= back.last["step"]


def test_after_a_restart_what_others_could_have_answered_stays_a_barrier() -> None:
    """Whether somebody was asked in secret must not show in what can be taken back."""

    async def run() -> None:
        room = people_apart("android", 3, seed=quiet_seed(), options=OPTIONS, delay=0)
        await room.resume()
        await room.act(Ear("device-0"), 0, room.live.ask_of(0), STEPS[0], "step")
        assert room.why_not_undo(0) == "others could have reacted since"
        again = Room(room.row, room.services, room.history)
        assert again.why_not_undo(0) == "others could have reacted since"
        for one in (room, again):
            one.stop()

    asyncio.run(run())


async def opens_a_window(room: Room, ears: dict[int | None, Ear], chance: Random) -> int:
    """Play until somebody makes a choice that others may react to: whose it was."""
    for number in range(60):
        await let_go(room)
        decision = room.game.decision
        assert decision is not None
        action = chance.choice(decision.actions).id
        await act(room, ears[decision.seat], decision.seat, action, str(number))
        if room.held:
            return decision.seat
    raise AssertionError("nobody could react to anything")


def test_a_consent_that_comes_while_reactions_are_gathered_takes_nothing_back() -> None:
    async def live() -> None:
        room, chance = people_apart("android", 3, 1, delay=5.0), Random(1)
        ears = await listening(room)
        seat = await opens_a_window(room, ears, chance)
        other = (seat + 1) % 3
        moment = room.live.moments[room.live.table.step - 1]
        room.undo_request = UndoRequest(seat, moment, [other])
        before = room.live.table.step
        async with room.lock:
            with pytest.raises(Refusal, match="reactions are being gathered"):
                await obey(room, ears[other], Consent("agree", other, True))
        assert room.live.table.step == before
        newcomer = Ear(f"device-{seat}")
        room.attach(newcomer, seat, None, 0)
        assert newcomer.heard[0]["type"] == "position"
        room.stop()

    run(live())
