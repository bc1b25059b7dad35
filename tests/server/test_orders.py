"""Standing orders: 'play X when Y happens at cost n or less', in both games."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from caseboard.core.errors import BadOption, UnknownAction
from caseboard.core.game import Game
from caseboard.games.android.actions import PAY
from caseboard.pack.reactions import Happening, Reactions
from caseboard.pack.registry import pack_of
from caseboard.server.crew import Crew
from caseboard.server.history import begun
from caseboard.server.hub import new_row
from caseboard.server.progress import bot_seed
from caseboard.server.reactions import always_asks, check_order, is_reaction, ordered
from caseboard.server.room import GLANCE, MOMENT
from caseboard.server.schema import NewSeat, NewTable, Order, When
from tests.server import virtual
from tests.server.harness import Browser, happened
from tests.server.inside import act, listening, people_apart

RARE = {"after-loss": 70}
"""The seed from which on it is worth looking for an occasion."""
PLAYERS = {"android": ("me", "random", "random"), "voices": ("me", "random", "random", "random")}


def reacting(game: str) -> Reactions:
    reactions = pack_of(game).reactions()
    assert reactions is not None
    return reactions


@dataclass(frozen=True)
class Asked:
    """Seat 0 could react with a card: the game there, and its choices up to there."""

    game: Game
    seed: int
    choices: tuple[int, ...]
    card: str

    @property
    def happening(self) -> Happening:
        return reacting(self.game.rules.name).happening(self.game)

    def orders(self, **when: Any) -> list[Order]:
        return [Order("play", self.card, 9, when=When(**when))]


def all_asked(game: str, seeds: range = range(40)) -> Iterator[Asked]:
    """Games of one person, who never plays a card, against bots, as the server plays them."""
    for seed in seeds:
        row = new_row("", NewTable(game, [NewSeat(one) for one in PLAYERS[game]], seed=seed))
        history, crew, chance = begun(row), Crew(1, 1.0), Random(seed)
        choices: list[int] = []
        while (decision := history.game.decision) is not None:
            seat = decision.seat
            bot = crew.at_once(
                row.seats[seat].now, history.game, bot_seed(row, history.count, seat)
            )
            action = bot or chance.choice(decision.actions)
            if seat == 0:
                if is_reaction(history.game, decision):
                    action = decision.actions[-1]
                    if len(decision.actions) > 1:
                        card = decision.actions[0].key
                        yield Asked(history.game.clone(), seed, tuple(choices), card)
                choices.append(action.id)
            history.choose(seat, action, None, 0.0)


def first_asked(game: str, occasion: str = "") -> Asked:
    games = all_asked(game, range(RARE.get(occasion, 0), 400))
    return next(one for one in games if occasion in ("", one.happening.occasion))


OCCASIONS = [
    ("android", "enters-place"),
    ("android", "starts-turn"),
    ("voices", "after-deploy"),
    ("voices", "after-loss"),
    ("voices", "when-tied"),
]


@pytest.mark.parametrize(("game", "occasion"), OCCASIONS)
def test_a_card_is_played_when_what_the_order_waits_for_happens(game: str, occasion: str) -> None:
    at = first_asked(game, occasion)
    now, others = at.happening, reacting(game)
    whole = {"occasion": now.occasion, "place": now.place, "since": now.round}
    if now.seat is not None:
        whole["seat"] = now.seat
    assert str(ordered(at.game, at.orders(**whole))) == at.card
    assert str(ordered(at.game, [Order("play", at.card, 9)])) == at.card
    wrong: dict[str, Any] = {
        "occasion": next(one for one in others.occasions if one != now.occasion),
        "place": next(one for one in sorted(others.places) if one != now.place),
        "seat": next(one for one in range(3) if one != now.seat),
        "since": now.round + 1,
    }
    for name, value in wrong.items():
        assert ordered(at.game, at.orders(**{**whole, name: value})) is None, name


@pytest.mark.parametrize("game", ["android", "voices"])
def test_passing_and_asking_can_wait_for_something_too(game: str) -> None:
    at = first_asked(game)
    here, elsewhere = When(occasion=at.happening.occasion), When(since=reacting(game).rounds)
    assert at.happening.round < reacting(game).rounds
    assert str(ordered(at.game, [Order("pass", when=here)])) == "pass"
    assert ordered(at.game, [Order("pass", when=elsewhere)]) is None
    assert ordered(at.game, [Order("ask", when=here), Order("pass")]) is None
    assert str(ordered(at.game, [Order("ask", when=elsewhere), Order("pass")])) == "pass"


def test_what_a_card_costs_counts_also_where_no_question_about_it_would_follow() -> None:
    """With an empty hand and no other discount the price is paid without being asked for."""

    def unasked(at: Asked) -> int:
        trial = at.game.clone()
        frame_cost = reacting("android").cost(at.game, at.game.rules.actions[at.card])
        trial.apply(at.card)
        decision = trial.decision
        asked = decision is not None and decision.kind == "payment"
        return 0 if asked else frame_cost or 0

    at = next(one for one in all_asked("android", range(200)) if unasked(one) > 0)
    cost = unasked(at)
    assert str(ordered(at.game, [Order("play", at.card, cost)])) == at.card
    assert ordered(at.game, [Order("play", at.card, cost - 1)]) is None


def paying() -> Asked:
    """A position in which the price of the card is asked for."""
    for at in all_asked("android"):
        game = at.game.clone()
        game.apply(at.card)
        decision = game.decision
        if decision is not None and decision.kind == "payment" and PAY in decision.actions:
            return Asked(game, at.seed, at.choices, at.card)
    raise AssertionError("no card was to be paid for")


def test_an_order_pays_for_the_card_that_it_names_and_for_no_other() -> None:
    at = paying()
    here, elsewhere = When(place=at.happening.place), When(place="city-hall")
    assert at.happening.place != "city-hall"
    other = "play floyd-dark-01" if "floyd-dark-01" not in at.card else "play floyd-dark-02"
    assert ordered(at.game, [Order("play", at.card, 9, when=here)]) is PAY
    assert ordered(at.game, [Order("play", None, 9)]) is PAY
    assert ordered(at.game, [Order("play", at.card)]) is None
    assert ordered(at.game, [Order("play", other, 9)]) is None
    assert ordered(at.game, [Order("play", at.card, 9, when=elsewhere)]) is None


def test_only_an_order_without_conditions_takes_time() -> None:
    assert always_asks([Order("ask", when=When(since=2)), Order("ask")])
    assert not always_asks([Order("ask", when=When(occasion="enters-place"))])
    assert not always_asks([Order("ask", when=When(since=2)), Order("pass")])


@pytest.mark.parametrize(
    ("when", "words"),
    [
        (When(occasion="sneezes"), "wait for starts-turn, ends-turn.* not for 'sneezes'"),
        (When(seat=3), "seats are 0 to 2"),
        (When(place="atlantis"), "no place 'atlantis'"),
        (When(since=13), "1 to 12, not in 13"),
        (When(since=0), "1 to 12, not in 0"),
    ],
)
def test_an_order_that_waits_for_what_cannot_be_is_refused(when: When, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        check_order("android", 3, Order("pass", when=when))
    with pytest.raises(UnknownAction):
        check_order("android", 3, Order("play", "play the fool"))


@pytest.mark.parametrize("fits", [True, False])
@pytest.mark.parametrize(
    ("game", "occasion"), [("android", "enters-place"), ("voices", "after-loss")]
)
def test_over_the_wire_the_order_answers_when_it_fits_and_only_then(
    browser: Browser, game: str, occasion: str, fits: bool
) -> None:
    at = first_asked(game, occasion)
    table = browser.make(game, *PLAYERS[game], seed=at.seed)["table"]["id"]
    player = browser.open(table, 0)
    place = at.happening.place
    if not fits:
        place = next(one for one in sorted(reacting(game).places) if one != place)
    when = {"occasion": occasion, "seat": at.happening.seat, "place": place}
    order = {"do": "play", "action": at.card, "max_cost": 9, "when": when}
    refused = player.ask(type="orders", orders=[{**order, "when": {"place": "atlantis"}}])
    assert refused["reason"]["code"] == "bad-option"
    *before, last = at.choices
    for choice in before:
        player.until_asked()
        player.answer(choice)
    player.until_asked()
    assert player.ask(type="orders", orders=[order])["type"] == "ack"
    player.received.clear()
    player.answer(last)
    player.until_asked()
    told = [event for message in player.received for event in happened(message)]
    cards = [one["seat"] for one in told if one["kind"] in ("card-played", "strategy-played")]
    assert (0 in cards) == fits
    keys = [action["key"] for action in player.decision["actions"]]
    assert (at.card in keys) != fits
    player.close()


def strategy_offered() -> tuple[int, list[int]]:
    """A deal of Voices and choices that lead to an offer to play a strategy card."""
    chance = Random(4)
    for seed in range(50):
        game, path = people_apart("voices", 4, seed).game, list[int]()
        while (decision := game.decision) is not None and len(path) < 60:
            if is_reaction(game, decision):
                return seed, path
            path.append(chance.choice(decision.actions).id)
            game.apply(path[-1])
    raise AssertionError("nobody was offered a strategy card")


def test_an_order_answers_a_question_that_all_see_no_faster_than_a_person() -> None:
    """At once would tell the others that it was an order, and thus what it did not wait for."""
    seed, path = strategy_offered()

    async def run() -> None:
        room = people_apart("voices", 4, seed)
        for action in path[:-1]:
            assert room.game.decision is not None
            room.live.choose(room.game.decision.seat, action, None, 0.0)
        for seat in room.row.seats:
            seat.orders = [Order("pass", when=When(since=1))]
        ears = await listening(room)
        await asyncio.sleep(2 * MOMENT)
        decision = room.game.decision
        assert decision is not None
        await act(room, ears[decision.seat], decision.seat, path[-1], "it")
        offered = room.game.decision
        assert offered is not None
        assert is_reaction(room.game, offered)
        count, seen = room.live.count, len(ears[None].heard)
        assert ears[None].heard[-1]["type"] == "update"
        await asyncio.sleep(GLANCE - 0.1)
        assert (room.live.count, len(ears[None].heard)) == (count, seen)
        await asyncio.sleep(0.2)
        assert room.live.count > count
        assert len(ears[None].heard) > seen
        room.stop()

    virtual.run(run())
