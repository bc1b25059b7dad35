"""One step, one change: pages, live and in replays, can show what happened one step at a time."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import caseboard
from caseboard.core.actions import Action
from caseboard.core.delta import patched
from caseboard.core.events import Event
from caseboard.server.channel import encode
from caseboard.server.model import Entry
from caseboard.server.replays import replay_step
from caseboard.server.room import Room
from tests.server import virtual
from tests.server.inside import act, alone_with_bots


class Witness:
    """Notes, after each step of a room's game, what a seat sees of it."""

    def __init__(self, room: Room, reader: int) -> None:
        self.seen: list[tuple[int, dict[str, Any], list[dict[str, Any]]]] = []
        history, choose = room.live, room.live.choose

        def watched(
            seat: int, action: Action | int | str, client_id: str | None, at: float
        ) -> tuple[Entry, tuple[Event, ...]]:
            entry, events = choose(seat, action, client_id, at)
            facts = json.loads(encode([event.known_to(reader) for event in events]))
            self.seen.append((history.moment, history.game.view(reader), facts))
            return entry, events

        history.choose = watched  # type: ignore[method-assign]


def without_question(view: dict[str, Any]) -> dict[str, Any]:
    """Who is asked is seen at every step; the question itself at the last one only."""
    decision = view["decision"]
    asked = decision and {"seat": decision["seat"], "kind": decision["kind"]}
    return {**view, "decision": asked}


@pytest.mark.parametrize(("game", "seats"), [("android", 3), ("voices", 4)])
def test_every_step_is_a_change_of_its_own(game: str, seats: int) -> None:
    """With its events and its lines, and nothing of a later one."""

    async def run() -> None:
        room, ear, _ = await alone_with_bots(game, seats, seed=4)
        position = next(one for one in ear.heard if one["type"] == "position")
        view, log, chance = position["view"], position["log"], Random(4)
        witness, most = Witness(room, 0), 0
        for number in range(60):
            if (decision := room.game.decision) is None:
                break
            ear.heard.clear()
            witness.seen.clear()
            await act(room, ear, 0, chance.choice(decision.actions).id, f"{number}")
            (update,) = [one for one in ear.heard if one["type"] == "update"]
            most = max(most, len(update["steps"]))
            for moment, seen in {moment: seen for moment, seen, _ in witness.seen}.items():
                for step in [step for step in update["steps"] if step["step"] == moment]:
                    view = patched(deepcopy(view), step["changes"])
                    log += step["log"]
                    assert all(line["step"] == moment for line in step["log"])
                    assert len(step["lasts"]) == len(step["events"])
                    assert len(step["told"]) == len(step["log"])
                assert without_question(view) == without_question(seen)
            told = [event for step in update["steps"] for event in step["events"]]
            assert told == [fact for _, _, facts in witness.seen for fact in facts]
            assert view == room.game.view(0)
            assert len(log) == len(room.live.log(0))
        assert most > 3, "bots made several moves between two of the person's"

    virtual.run(run())


@pytest.mark.parametrize("name", ["android", "voices"])
def test_the_steps_of_a_replay_lead_from_one_moment_to_the_next(name: str) -> None:
    game, chance = caseboard.new(name, seats=4, seed=9), Random(9)
    events: list[Event] = list(game.state.events)
    for _ in range(60):
        assert game.decision is not None
        events += game.apply(chance.choice(game.decision.actions))
    record = game.to_json()
    for seat in (None, 1):
        before = replay_step(record, 0, seat)
        told = [event for step in before.steps for event in step.events]
        for at in range(1, before.last + 1):
            now = replay_step(record, at, seat)
            view = deepcopy(before.view)
            for step in now.steps:
                assert step.step == at
                view = patched(view, step.changes)
                told += step.events
                assert len(step.lasts) == len(step.events)
                assert len(step.told) == len(step.log)
            assert without_question(view) == without_question(now.view)
            assert before.log + [line for step in now.steps for line in step.log] == now.log
            before = now
        assert told == [event.known_to(seat) for event in events]


def test_each_line_of_a_step_names_the_event_that_it_tells_of() -> None:
    game, chance = caseboard.new("android", seats=3, seed=5), Random(5)
    words = {(event.kind, game.say(event, 0)) for event in game.state.events}
    while len(game.history) < 80:
        assert game.decision is not None
        events = game.apply(chance.choice(game.decision.actions))
        words |= {(event.kind, game.say(event, 0)) for event in events}
    record, lines = game.to_json(), 0
    for at in range(replay_step(record, 0, 0).last + 1):
        for step in replay_step(record, at, 0).steps:
            for line, event in zip(step.log, step.told, strict=True):
                kind = json.loads(encode(step.events[event]))["kind"]
                assert (kind, line.text) in words
                lines += 1
    assert lines > 40
