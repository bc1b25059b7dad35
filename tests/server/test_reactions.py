"""Reaction windows: asked at once, and the same to all others whatever anybody holds or does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from caseboard.core.game import Decision, Game
from caseboard.packs.android.reactions import REACTIONS
from caseboard.server.audience import Asked, Audience, Letters
from caseboard.server.crew import ANYBODY, Thought
from caseboard.server.fairness import Customer
from caseboard.server.reactions import always_asks, could_react, sealed_questions
from caseboard.server.room import Room
from caseboard.server.schema import Order, When
from caseboard.server.services import Refusal
from caseboard.server.window import LAST_CALL, SLACK
from tests.server import virtual
from tests.server.inside import Ear, act, listening, people_apart, put

DELAY = 3.0


@dataclass(frozen=True)
class Opening:
    """Choices from the start; the last, by ``actor``, opens a window that asks ``asked``."""

    table: int
    path: tuple[int, ...]
    actor: int
    asked: tuple[int, ...]

    def room(self, **more: Any) -> Room:
        """The table before the last choice."""
        room = people_apart("android", 3, self.table, **{"delay": DELAY, "patience": 0, **more})
        for action in self.path[:-1]:
            decision = room.game.decision
            assert decision is not None
            room.live.choose(decision.seat, action, None, 0.0)
        return room

    def harmless(self, room: Room) -> Game:
        """The same position with other hands: nobody can meet the last choice."""
        for seed in range(400):
            other = room.game.determinize(self.actor, seed)
            trial = other.clone()
            trial.apply(self.path[-1])
            if trial.decision is not None and not trial.decision.sealed:
                return other
        raise AssertionError("every deal lets somebody react")


@cache
def opening(others: int = 1) -> Opening:
    """A window that asks so many people, the actor not among them."""
    chance = Random(1)
    for table in range(400):
        room = people_apart("android", 3, table, delay=0)
        path: list[int] = []
        game = room.game
        while game.decision is not None and len(path) < 120:
            actor = game.decision.seat
            action = chance.choice(game.decision.actions)
            path.append(action.id)
            room.live.choose(actor, action, None, 0.0)
            asked = tuple(sealed_questions(room.game))
            if len(asked) == others and actor not in asked:
                return Opening(table, tuple(path), actor, asked)
    raise AssertionError("no window was found")


async def until_open_play(room: Room) -> None:
    while room.held:
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.1)


Meanwhile = Callable[[Room, dict[int | None, Ear]], Awaitable[None]]


async def nothing(room: Room, ears: dict[int | None, Ear]) -> None:
    """Nobody does anything."""


async def passing_in_person(room: Room, ears: dict[int | None, Ear]) -> None:
    for seat in range(3):
        if room.question(seat) is not None:
            await asyncio.sleep(DELAY / 4)
            await act(room, ears[seat], seat, "pass", f"p{seat}")


Told = list[tuple[float, dict[str, Any]]]
"""What somebody hears, each message with the seconds since the choice that opened the window."""


async def told_of_the_window(room: Room, meanwhile: Meanwhile) -> dict[int | None, Told]:
    """What every reader hears from the choice that opens the window until it is over."""
    at = opening()
    ears = await listening(room)
    await until_open_play(room)
    heard = {reader: len(ear.heard) for reader, ear in ears.items()}
    began = virtual.loop_time()
    await act(room, ears[at.actor], at.actor, at.path[-1], "it")
    assert room.held
    await meanwhile(room, ears)
    await until_open_play(room)
    room.stop()
    return {
        reader: [
            (round(time - began, 3), message)
            for time, message in zip(ear.times, ear.heard, strict=True)
        ][heard[reader] :]
        for reader, ear in ears.items()
    }


async def seen_by_the_actor(room: Room, meanwhile: Meanwhile) -> tuple[list[Any], float]:
    """What he hears from his choice until the window is over, and when the last of it."""
    told = (await told_of_the_window(room, meanwhile))[opening().actor]
    return [message for _, message in told], told[-1][0]


def question_of(room: Room, seat: int) -> Decision:
    question = room.question(seat)
    assert question is not None
    assert question.decision is not None
    return question.decision


def what_fits() -> When:
    """What happens in the opening, all of it named."""
    at = opening()
    room = at.room()
    room.live.choose(at.actor, at.path[-1], None, 0.0)
    now = REACTIONS.happening(room.game)
    return When(now.occasion, now.seat, now.place, now.round)


def with_orders(*orders: Order) -> Room:
    room = opening().room()
    for seat in room.row.seats:
        seat.orders = list(orders)
    return room


@cache
def may_take_time() -> frozenset[int]:
    """Who could meet the opening, by the backs."""
    at = opening()
    room = at.room()
    room.live.choose(at.actor, at.path[-1], None, 0.0)
    return frozenset(could_react(room.game))


def set_times(reader: int | None) -> set[float]:
    """When anything is said to a reader of a window that nobody holds."""
    last_call = {DELAY + SLACK - LAST_CALL} if reader in may_take_time() else set()
    return {round(time, 3) for time in {SLACK, DELAY + 2 * SLACK} | last_call}


def kinds_for_the_actor() -> list[str]:
    """What is said to whoever opened it: a last call too, if by his own back he could react."""
    last_call = ["update"] if opening().actor in may_take_time() else []
    return ["ack", "update", *last_call, "update"]


async def playing_in_person(room: Room, ears: dict[int | None, Ear]) -> None:
    seat = opening().asked[0]
    await asyncio.sleep(DELAY / 4)
    await act(room, ears[seat], seat, question_of(room, seat).actions[0].id, "mine")


def test_when_anything_is_said_of_a_window_is_set() -> None:
    """Whoever is not asked hears at the same times, whether somebody is and whatever he does.

    The words are the same too, unless a card is played.
    """

    async def run() -> None:
        others = [seat for seat in (None, 0, 1, 2) if seat not in opening().asked]
        harmless = opening().room()
        put(harmless, opening().harmless(harmless))
        expected = await told_of_the_window(harmless, nothing)
        for meanwhile in (nothing, passing_in_person):
            told = await told_of_the_window(opening().room(), meanwhile)
            assert [told[reader] for reader in others] == [expected[reader] for reader in others]
        told = await told_of_the_window(opening().room(), playing_in_person)
        for reader in others:
            times = [time for time, _ in expected[reader]]
            assert [time for time, _ in told[reader]] == times
            assert {*times} == set_times(reader)

    virtual.run(run())


def test_what_is_said_of_a_window_is_worked_out_before_it_is_due(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A question takes longer to write than the word that there is none."""
    prepare = Audience.prepare

    def slowly(audience: Audience, asked: Asked, *given: Any) -> Letters:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, virtual.VirtualLoop)
        loop.let_pass(0.01 + 0.01 * len(asked))
        return prepare(audience, asked, *given)

    monkeypatch.setattr(Audience, "prepare", slowly)

    async def run() -> None:
        told = await told_of_the_window(opening().room(), nothing)
        for reader in {*told} - {*opening().asked}:
            assert {time for time, _ in told[reader]} == set_times(reader)

    virtual.run(run())


def test_a_slow_bot_or_a_slow_disk_is_not_seen_in_a_window() -> None:
    """What is stored because somebody was asked takes its time before anything is due."""

    async def told(asked: bool) -> dict[int | None, Told]:
        room = opening().room()
        if not asked:
            put(room, opening().harmless(room))
        seat = room.row.seats[opening().asked[0]]
        seat.stand_in = "rookie"
        room.live.table.seats = tuple(one.now for one in room.row.seats)
        stored = room.services.store.write

        async def slow(*statements: Any) -> None:
            await asyncio.sleep(SLACK / 2)
            await stored(*statements)

        async def think(
            level: str,
            game: Game,
            seed: int,
            who: tuple[str, int, int],
            customer: Customer = ANYBODY,
        ) -> Thought:
            await asyncio.sleep(DELAY / 2)
            assert game.decision is not None
            return Thought(game.decision.actions[-1], level)

        room.services.store.write = slow  # type: ignore[method-assign]
        room.services.crew.think = think  # type: ignore[method-assign]
        return await told_of_the_window(room, nothing)

    async def run() -> None:
        with_bot, without = await told(True), await told(False)
        for reader in (None, opening().actor):
            assert with_bot[reader] == without[reader]

    virtual.run(run())


def test_a_pass_looks_the_same_however_it_came_about() -> None:
    """In person, by standing order or by saying nothing: same messages, same time."""

    async def run() -> None:
        ways = [
            await seen_by_the_actor(opening().room(), passing_in_person),
            await seen_by_the_actor(with_orders(Order("pass")), nothing),
            await seen_by_the_actor(with_orders(Order("pass", when=what_fits())), nothing),
            await seen_by_the_actor(with_orders(Order("pass", when=When(since=12))), nothing),
            await seen_by_the_actor(opening().room(), nothing),
        ]
        assert all(heard == ways[0][0] for heard, _ in ways)
        assert [message["type"] for message in ways[0][0]] == kinds_for_the_actor()
        assert ways[0][0][1]["waiting"]
        assert all(step["log"] == [] for step in ways[0][0][1]["steps"])
        for _, seconds in ways:
            assert seconds == pytest.approx(DELAY + 2 * SLACK)

    virtual.run(run())


@pytest.mark.parametrize("waits", [True, False])
def test_a_card_played_by_order_looks_like_one_played_in_person(waits: bool) -> None:
    at = opening()
    room = at.room()
    room.live.choose(at.actor, at.path[-1], None, 0.0)
    card = question_of(room, at.asked[0]).actions[0].key

    async def run() -> None:
        order = Order("play", card, when=what_fits() if waits else None)
        by_order = await seen_by_the_actor(with_orders(order), nothing)
        in_person = await seen_by_the_actor(at.room(), playing_in_person)
        assert by_order[0] == in_person[0]
        choice, card_played, *_ = [
            [event["kind"] for event in step["events"]] for step in by_order[0][-1]["steps"]
        ]
        assert "card-played" not in choice
        assert card_played[0] == "card-played", "a card that is played is a step of its own"
        for _, seconds in (by_order, in_person):
            assert seconds == pytest.approx(DELAY + 2 * SLACK)

    virtual.run(run())


def test_a_choice_that_nobody_could_meet_takes_as_long() -> None:
    """By their backs, others could hold the card: the choice is held although nobody does."""

    async def run() -> None:
        room = opening().room()
        put(room, opening().harmless(room))
        heard, seconds = await seen_by_the_actor(room, nothing)
        assert [message["type"] for message in heard] == kinds_for_the_actor()
        assert heard[1]["waiting"]
        assert seconds == pytest.approx(DELAY + 2 * SLACK)
        met, _ = await seen_by_the_actor(opening().room(), nothing)
        assert heard == met, "steps, versions and questions are numbered alike"

    virtual.run(run())


@pytest.mark.parametrize("can_react", [True, False])
def test_who_takes_time_may_hold_a_card_or_not(can_react: bool) -> None:
    """The pause goes on until he has had enough, and one delay more; nobody is told who."""

    async def taking(room: Room, ears: dict[int | None, Ear]) -> None:
        seat = opening().asked[0]
        await asyncio.sleep(2 * SLACK)
        heard = {reader: len(ear.heard) for reader, ear in ears.items()}
        async with room.lock:
            await room.take_time(seat, True)
        await asyncio.sleep(DELAY * 2)
        assert room.held
        if can_react:
            await act(room, ears[seat], seat, "pass", "enough")
        else:
            async with room.lock:
                await room.take_time(seat, False)
        for reader, ear in ears.items():
            assert reader == seat or len(ear.heard) == heard[reader]

    async def run() -> None:
        room = opening().room()
        if not can_react:
            put(room, opening().harmless(room))
        heard, seconds = await seen_by_the_actor(room, taking)
        assert [message["type"] for message in heard] == kinds_for_the_actor()
        assert seconds == pytest.approx(3 * DELAY + 3 * SLACK)

    virtual.run(run())


TO_AND_FRO = 0.2
"""Seconds from what the server tells to a click on what it has told of."""


@pytest.mark.parametrize("tenths", range(4, 36))
def test_time_that_is_offered_is_given(tenths: int) -> None:
    """At whatever time of the window, whoever was shown a moment ago that he may hold it, does."""

    async def run() -> None:
        at = opening()
        room, seat = at.room(), at.asked[0]
        put(room, at.harmless(room))
        ears = await listening(room)
        await until_open_play(room)
        await act(room, ears[at.actor], at.actor, at.path[-1], "it")
        await asyncio.sleep(tenths / 10 - TO_AND_FRO)
        offered = last_update(ears[seat])["may_wait"]
        await asyncio.sleep(TO_AND_FRO)
        if offered:
            async with room.lock:
                await room.take_time(seat, True)
            assert last_update(ears[seat])["takes_time"]
        await asyncio.sleep(DELAY * 2)
        assert room.held == offered
        room.stop()

    virtual.run(run())


def last_update(ear: Ear) -> dict[str, Any]:
    return [one for one in ear.heard if one["type"] in ("position", "update")][-1]


def test_time_that_comes_too_late_is_refused_and_not_forgotten_in_silence() -> None:
    async def run() -> None:
        at = opening()
        room = at.room()
        ears = await listening(room)
        await until_open_play(room)
        await act(room, ears[at.actor], at.actor, at.path[-1], "it")
        await asyncio.sleep(DELAY + 1.5 * SLACK)
        assert room.held
        with pytest.raises(Refusal, match="nothing to react to"):
            await room.take_time(at.asked[0], True)
        room.stop()

    virtual.run(run())


def test_who_has_let_go_is_told_so_and_may_take_time_again() -> None:
    async def run() -> None:
        at = opening()
        room, seat = at.room(), at.asked[0]
        ears = await listening(room)
        await until_open_play(room)
        await act(room, ears[at.actor], at.actor, at.path[-1], "it")
        await asyncio.sleep(DELAY)
        for on in (True, False, True):
            async with room.lock:
                await room.take_time(seat, on)
            told = last_update(ears[seat])
            assert (told["takes_time"], told["may_wait"]) == (on, True)
        room.stop()

    virtual.run(run())


def test_time_that_was_taken_ends_with_patience() -> None:
    async def taking(room: Room, ears: dict[int | None, Ear]) -> None:
        async with room.lock:
            await room.take_time(opening().asked[0], True)

    async def run() -> None:
        room = opening().room(patience=DELAY * 2)
        _, seconds = await seen_by_the_actor(room, taking)
        assert seconds == pytest.approx(3 * DELAY + SLACK)

    virtual.run(run())


def test_time_is_for_those_who_could_react_as_far_as_all_can_see() -> None:
    async def run() -> None:
        room = opening().room()
        ears = await listening(room)
        await until_open_play(room)
        with pytest.raises(Refusal, match="nothing to react to"):
            await room.take_time(opening().asked[0], True)
        await act(room, ears[opening().actor], opening().actor, opening().path[-1], "it")
        await asyncio.sleep(2 * SLACK)
        able = could_react(room.game)
        for seat, ear in ears.items():
            last = [message for message in ear.heard if message["type"] == "update"][-1]
            assert last["may_wait"] == (seat in able)
        for seat in (seat for seat in range(3) if seat not in able):
            with pytest.raises(Refusal, match="everybody can see"):
                await room.take_time(seat, True)
        room.stop()

    virtual.run(run())


@pytest.mark.parametrize("can_react", [True, False])
def test_always_ask_me_takes_time_whatever_the_hand(can_react: bool) -> None:
    async def run() -> None:
        room = opening().room(patience=DELAY * 2)
        if not can_react:
            put(room, opening().harmless(room))
        room.row.seats[opening().asked[0]].orders = [Order("ask")]
        _, seconds = await seen_by_the_actor(room, nothing)
        assert seconds == pytest.approx(3 * DELAY + SLACK)

    virtual.run(run())


def test_only_a_plain_order_to_ask_takes_time() -> None:
    assert always_asks([Order("play", "play floyd-dark-01", 2), Order("ask")])
    assert not always_asks([Order("ask", "play floyd-dark-01"), Order("pass")])
    assert not always_asks([Order("pass"), Order("ask")])
    assert not always_asks([])


def test_an_answer_is_acknowledged_when_its_window_closes() -> None:
    """At once, or when those before have passed, would tell who else was asked."""

    async def run() -> None:
        at = opening()
        seat = at.asked[0]
        room = at.room()
        ears = await listening(room)
        await until_open_play(room)
        await act(room, ears[at.actor], at.actor, at.path[-1], "it")
        ask = room.live.ask_of(seat)
        await act(room, ears[seat], seat, "pass", "mine")
        other_tab = Ear(f"device-{seat}")
        async with room.lock:
            room.attach(other_tab, seat, None, 0)
            await room.act(other_tab, seat, ask, "pass", "mine")
        assert not [one for one in ears[seat].heard if one.get("id") == "mine"]
        assert not [one for one in other_tab.heard if one["type"] in ("ack", "refused")]
        await until_open_play(room)
        answers = [one for one in other_tab.heard if one.get("id") == "mine"]
        assert [one["type"] for one in answers] == ["ack"]
        room.stop()

    virtual.run(run())


def test_a_bot_that_is_still_thinking_when_the_window_closes_has_passed() -> None:
    async def run() -> None:
        at = opening()
        room = at.room()
        seat = at.asked[0]
        room.row.seats[seat].stand_in = "rookie"
        room.live.table.seats = tuple(one.now for one in room.row.seats)
        never = asyncio.Event()

        async def think(*_: object) -> Any:
            await never.wait()

        room.services.crew.think = think  # type: ignore[method-assign, assignment]
        heard, seconds = await seen_by_the_actor(room, nothing)
        assert seconds == pytest.approx(DELAY + 2 * SLACK)
        assert [message["type"] for message in heard] == kinds_for_the_actor()

    virtual.run(run())


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

    virtual.run(run())
