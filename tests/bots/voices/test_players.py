"""Rookies and detectives play whole games, the same way again, by what they know, for reasons."""

from __future__ import annotations

from random import Random

import pytest

import caseboard
from caseboard.bots.base import Bot, sight_of
from caseboard.bots.voices.players import (
    DETECTIVE,
    INSPECTOR,
    KEEPING,
    Style,
    VoicesPlayer,
    deal_roles,
    detective,
    rookie,
)
from caseboard.games.voices.content.roles import ROLES, role
from caseboard.games.voices.content.selectors import ANY
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.effects import guilty, innocent
from caseboard.games.voices.rules.users import WHO_USES
from caseboard.games.voices.state import DESTROYED, UNUSED, VALUES, VoicesState
from caseboard.pack.registry import pack_of
from tests.games.voices.conservation import conserved
from tests.games.voices.table import Table

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"advanced_roles": True},
    {"marker_abilities": True},
    {"memory_aid": True},
    {"chosen_prosecutor": 1, "advanced_roles": True, "marker_abilities": True, "memory_aid": True},
)


def play(bots: list[Bot], seed: int, **options: object) -> caseboard.Game:
    game = caseboard.new("voices", seats=len(bots), seed=seed, **options)
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].choose(sight_of(game)))
    return game


def rookies(seats: int, seed: int) -> list[Bot]:
    return [rookie(seed + seat) for seat in range(seats)]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "plain")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_rookies_play_whole_games(seats: int, options: dict[str, object]) -> None:
    game = play(rookies(seats, seats), seats, **options)
    assert game.result is not None
    assert isinstance(game.state, VoicesState)
    assert game.state.round == 8
    conserved(game.state)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_detectives_play_whole_games_with_every_option(seats: int) -> None:
    game = play([detective(seat) for seat in range(seats)], seats, **OPTIONS[-1])
    assert game.result is not None
    assert isinstance(game.state, VoicesState)
    conserved(game.state)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_an_inspector_plays_whole_games_with_every_option(seats: int) -> None:
    bots: list[Bot] = [VoicesPlayer(INSPECTOR, 1), *rookies(seats - 1, seats)]
    game = play(bots, seats, **OPTIONS[-1])
    assert game.result is not None
    assert isinstance(game.state, VoicesState)
    conserved(game.state)


@pytest.mark.parametrize("level", ["rookie", "detective"])
def test_the_same_seeds_play_the_same_game(level: str) -> None:
    def record(seed: int) -> str:
        bots = [pack_of("voices").bot(level, seed + seat) for seat in range(3)]
        return play(bots, 5).to_json()

    first = record(1)
    assert first == record(1)
    assert first != record(2)


@pytest.mark.parametrize("level", ["rookie", "detective", "inspector@4"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(level: str, seat: int) -> None:
    """All along a game, with all that the player has seen on the way in mind."""
    bots = [pack_of("voices").bot(level, seat) for seat in range(4)]
    again = pack_of("voices").bot(level, seat)
    game = caseboard.new("voices", seats=4, seed=6, chosen_prosecutor=0, advanced_roles=True)
    compared = 0
    while (decision := game.decision) is not None:
        action = bots[decision.seat].choose(sight_of(game))
        if decision.seat == seat:
            swapped = game.determinize(seat, seed=len(game.history))
            assert again.choose(sight_of(swapped)) is action
            compared += 1
        game.apply(action)
    assert compared > 20


def choice(table: Table, bot: VoicesPlayer) -> str:
    return bot.choose(sight_of(table.game)).key


@pytest.mark.parametrize(
    ("role", "relaxed", "wants_it"),
    [("selfishness", (9, 0), False), ("honesty", (0, 9), True)],
)
def test_guilt_goes_where_it_serves_the_role(
    role: str, relaxed: tuple[int, int], wants_it: bool
) -> None:
    """Where five have made up their minds, only the sixth matters."""
    table = Table().role(1, role).tokens("relaxed", *relaxed)
    for name in ("logical", "judgmental"):
        table.tokens(name, guilty=9)
    for name in ("distracted", "impulsive"):
        table.tokens(name, innocent=9)
    table.do(guilty(on=ANY), 1)
    assert (choice(table, detective(1)) == "juror perceptive") is wants_it


def test_a_reason_names_what_changes_and_what_for() -> None:
    table = Table().role(1, "selfishness").tokens("logical", guilty=1)
    table.do(innocent(on=ANY), 1)
    bot = detective(1)
    juror = choice(table, bot).removeprefix("juror ").capitalize()
    assert bot.reason.startswith(f"{juror} would stand at ")
    assert "my goal looks" in bot.reason
    assert "% likely" in bot.reason


def test_the_reason_for_a_push_names_the_lead_and_what_falls() -> None:
    table = Table().role(1, "honesty").trial(10).again().choose("trial 10")
    while table.asked != (1, "region"):
        table.choose(*([table.options[0]] if table.asked[1] != "push" else [table.options[30]]))
    table.choose("region speech")
    table.choose(next(key for key in table.options if key.endswith("-7")))
    bot = detective(2)
    choice(table, bot)
    assert "lead Speech" in bot.reason or "level in Speech" in bot.reason


def test_nobody_knows_what_a_black_box_holds() -> None:
    found = set()
    for seed in range(12):
        table = Table().role(1, "selfishness").use("trial 2A1", 1)
        bot = detective(seed)
        found.add(choice(table, bot))
        assert "black box" in bot.reason
    assert found == {"option a", "option b"}


def test_of_tied_personas_one_takes_oneself() -> None:
    table = Table().first_player(1).trial(10).again()
    table.marker(1, "joy", "observation")
    table.marker(2, "joy", "observation", 20)
    state = table.state
    state.trial_cards.remove(9)
    state.trial_chosen = 9
    table.call(WHO_USES(region=1))
    assert table.asked == (1, "tie")
    assert choice(table, rookie(1)) == "player 2"


def test_every_strategy_card_is_worth_keeping_in_some_order() -> None:
    assert set(KEEPING) == {card.id for card in STRATEGY_CARDS}


def test_detectives_say_whom_they_suspect() -> None:
    game = caseboard.new("voices", seats=4, seed=3, chosen_prosecutor=0)
    bots = [detective(seat) for seat in range(4)]
    while (decision := game.decision) is not None and game.view(None)["round"] < 3:
        bot = bots[decision.seat]
        game.apply(bot.choose(sight_of(game)))
    assert game.decision is not None
    seat = game.decision.seat
    found = bots[seat].suspicions(sight_of(game))
    assert set(found) == {1, 2, 3} - {seat}
    for roles in found.values():
        assert abs(sum(roles.values()) - 1) < 1e-9


def test_of_its_ideas_only_those_close_to_the_best_are_worth_a_thought() -> None:
    game = caseboard.new("voices", seats=4, seed=11, chosen_prosecutor=3)
    bots = [detective(seat) for seat in range(4)]
    narrowed = 0
    while (decision := game.decision) is not None and narrowed < 3:
        sight = sight_of(game)
        if decision.kind in ("region", "juror") and len(decision.actions) > 2:
            everything = VoicesPlayer(DETECTIVE, 7).ranking(sight)
            close = VoicesPlayer(DETECTIVE, 7).ranking(sight, 0.002)
            assert everything[: len(close)] == close
            narrowed += len(close) < len(everything)
        game.apply(bots[decision.seat].choose(sight))
    assert narrowed == 3


def test_roles_are_dealt_by_suspicion_and_nobody_gets_a_new_one() -> None:
    three = [ROLES.index(role(id)) for id in ("selfishness", "honesty", "doubt")]
    suspicions = {
        1: {"selfishness": 0.1, "honesty": 0.8, "doubt": 0.1},
        3: {"selfishness": 0.5, "honesty": 0.0, "doubt": 0.5},
    }
    chance, honest = Random(1), 0
    for _ in range(300):
        roles = [0, three[1], three[0], three[2]]
        deal_roles(roles, suspicions, chance)
        assert sorted(roles) == sorted([0, *three])
        assert roles[0] == 0
        assert roles[2] == three[0], "seat 2 is not in question"
        honest += roles[1] == three[1]
    assert 0.85 < honest / 300 < 0.95, "0.8 to 0.1, and doubt is the only other role in question"


@pytest.mark.parametrize(("style", "points"), [(DETECTIVE, 3), (INSPECTOR, 1)])
def test_an_inspector_keeps_its_strong_markers_where_a_weak_one_does(
    style: Style, points: int
) -> None:
    """Nobody else has a marker left."""
    table = Table().first_player(1).role(1, "selfishness")
    table.trial(10).again().choose("trial 10")
    for marker, place in enumerate(table.state.place):
        if place == UNUSED and table.state.owner(marker) != 1:
            table.state.place[marker] = DESTROYED
    table.choose("region speech")
    sight = sight_of(table.game)
    assert sight.kind == "marker"
    assert VALUES[VoicesPlayer(style, 3).choose(sight).argument] == points
