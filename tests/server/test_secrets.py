"""Nothing that is sent tells more than its reader may know: not by content, not by timing."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from caseboard.server.channel import encode
from caseboard.server.reactions import sealed_questions
from caseboard.server.room import Room
from caseboard.server.schema import Order
from tests.server.inside import Ear, act, listening, people_apart


def told(room: Room, seat: int | None) -> bytes:
    """All that this seat is sent of the present position: sight, log, table."""
    room.audience.join(ear := Ear(f"device-{seat}"), seat)
    room.audience._channels.pop(seat, None)
    room._show_all(ear, None, 0)
    room.audience.leave(ear)
    return encode([ear.heard[-1], room.info(f"device-{seat}")])


@pytest.mark.parametrize(("game", "seats"), [("android", 3), ("android", 4), ("voices", 4)])
def test_everything_sent_is_a_function_of_what_the_reader_knows(game: str, seats: int) -> None:
    """At every step, deal anew what a seat cannot know: it must be sent the same bytes."""

    async def run() -> None:
        room = people_apart(game, seats, seed=11, delay=0)
        await room.resume()
        chance = Random(12)
        for step in range(160):
            decision = room.game.decision
            if decision is None:
                break
            for seat in range(seats):
                real = room.game
                before = [told(room, reader) for reader in (seat, None)]
                room.live.table.game = real.determinize(seat, step)
                after = [told(room, reader) for reader in (seat, None)]
                room.live.table.game = real
                assert after == before
            action = chance.choice(decision.actions)
            await act(room, Ear(f"device-{decision.seat}"), decision.seat, action.id, f"{step}")
        room.stop()

    asyncio.run(run())


def window(seed: int) -> tuple[list[int], int, int]:
    """Choices from the start that end with one which opens a sealed window, and who is asked."""
    chance = Random(seed)
    for table in range(200):
        room = people_apart("android", 3, table, delay=0)
        path: list[int] = []
        game = room.game
        while game.decision is not None and len(path) < 120:
            actor = game.decision.seat
            action = chance.choice(game.decision.actions)
            path.append(action.id)
            room.live.choose(actor, action, None, 0.0)
            asked = sealed_questions(room.game)
            if asked and actor not in asked:
                return path, table, actor
    raise AssertionError("no window was found")


DELAY = 0.25


async def reaction(path: list[int], table: int, actor: int, way: str) -> tuple[list[Any], float]:
    """What the actor hears from his choice until the window is over, and how long that takes."""
    patience = DELAY / 3 if way == "silent" else 0.0
    room = people_apart("android", 3, table, delay=DELAY, patience=patience)
    for action in path[:-1]:
        decision = room.game.decision
        assert decision is not None
        room.live.choose(decision.seat, action, None, 0.0)
    if way == "order":
        for seat in room.row.seats:
            seat.orders = [Order("pass")]
    ears = await listening(room)
    ear = ears[actor]
    start = len(ear.heard)
    await act(room, ear, actor, path[-1], "it")
    began = ear.times[-1]
    if way == "person":
        while room.held:
            for seat in range(3):
                if room.question(seat) is not None and room.waiting_for_reactions:
                    await act(room, ears[seat], seat, "pass", f"p{room.live.count}")
            await asyncio.sleep(0.01)
    while room.held:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.02)
    heard = [
        {key: value for key, value in message.items() if key != "id"}
        for message in ear.heard[start:]
        if message["type"] in ("ack", "update")
    ]
    room.stop()
    return heard, ear.times[-1] - began


def test_a_pass_looks_the_same_however_it_came_about() -> None:
    """In person, by standing order or by running out of patience: same messages, same time."""
    path, table, actor = window(1)

    async def run() -> None:
        ways = [await reaction(path, table, actor, way) for way in ("person", "order", "silent")]
        assert ways[0][0] == ways[1][0] == ways[2][0]
        assert [message["type"] for message in ways[0][0]] == ["ack", "update", "update"]
        assert ways[0][0][1]["waiting"]
        assert ways[0][0][1]["log"] == []
        for _, seconds in ways:
            assert seconds >= DELAY * 0.9

    asyncio.run(run())


def test_a_choice_that_nobody_could_meet_takes_as_long() -> None:
    """By their backs, others could hold the card: the choice is held although nobody does."""
    path, table, actor = window(1)

    async def run() -> None:
        room = people_apart("android", 3, table, delay=DELAY)
        for action in path[:-1]:
            decision = room.game.decision
            assert decision is not None
            room.live.choose(decision.seat, action, None, 0.0)
        for seed in range(400):
            other = room.game.determinize(actor, seed)
            trial = other.clone()
            trial.apply(path[-1])
            if trial.decision is not None and not trial.decision.sealed:
                break
        else:
            raise AssertionError("every deal lets somebody react")
        room.live.table.game = other
        ears = await listening(room)
        await act(room, ears[actor], actor, path[-1], "it")
        assert room.held
        kinds = [message["type"] for message in ears[actor].heard if message["type"] != "table"]
        assert kinds == ["position", "ack", "update"]
        assert ears[actor].heard[-1]["waiting"]
        began = ears[actor].times[-1]
        while room.held:
            await asyncio.sleep(0.01)
        assert ears[actor].times[-1] - began >= DELAY * 0.9
        room.stop()

    asyncio.run(run())


def test_all_who_can_react_are_asked_at_once_and_priority_decides() -> None:
    """Both see their question; the later answer waits, and is void if the first one plays."""

    async def run() -> None:
        chance = Random(3)
        for table in range(400):
            room = people_apart("android", 4, table, delay=0)
            while room.game.decision is not None and room.live.table.step < 200:
                decision = room.game.decision
                asked = sealed_questions(room.game)
                if len(asked) > 1:
                    await answer_in_reverse(room, list(asked))
                    return
                room.live.choose(decision.seat, chance.choice(decision.actions), None, 0.0)
        raise AssertionError("no window asked two seats")

    async def answer_in_reverse(room: Room, asked: list[int]) -> None:
        first, second = asked[:2]
        ears = await listening(room)
        for seat in (first, second):
            view = next(one for one in ears[seat].heard if one["type"] == "position")["view"]
            assert view["decision"]["seat"] == seat
            assert view["decision"]["actions"]
        outsider = next(seat for seat in range(4) if seat not in asked)
        position = next(one for one in ears[outsider].heard if one["type"] == "position")
        assert position["view"]["decision"] == {"seat": None, "kind": "sealed"}
        assert position["waiting"]
        count = room.live.count
        await act(room, ears[second], second, "pass", "later")
        assert room.live.count == count, "the first has not answered yet"
        assert not any(message["type"] == "ack" for message in ears[second].heard)
        question = room.question(first)
        assert question is not None
        assert question.decision is not None
        await act(room, ears[first], first, question.decision.actions[0].id, "now")
        answers = [one for one in ears[second].heard if one.get("id") == "later"]
        assert answers[0]["reason"]["code"] == "overtaken"
        room.stop()

    asyncio.run(run())
