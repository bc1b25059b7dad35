"""Setup and the optional rules that change it; the round; stage II."""

from __future__ import annotations

from collections import Counter

import pytest

import caseboard
from caseboard.core.events import Fact
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.roles import ADVANCED_SETUP, ROLES, basic_roles
from caseboard.games.voices.content.stories import STORIES
from caseboard.games.voices.events import FirstPlayer, StrategyReshuffled, TrialCardDrawn
from caseboard.games.voices.rules.draw_cards import DRAW_CARDS
from caseboard.games.voices.rules.playing import ROUNDS
from caseboard.games.voices.rules.stage_two import proceed_to_stage_two
from caseboard.games.voices.state import UNUSED, VoicesState
from tests.games.voices.table import Table

SEATS = (3, 4, 5, 6)


def state_of(game: caseboard.Game) -> VoicesState:
    assert isinstance(game.state, VoicesState)
    return game.state


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_the_components_of_setup(seats: int) -> None:
    state = state_of(caseboard.new("voices", seats=seats, seed=5))
    assert sorted(ROLES[role].id for role in state.roles) == sorted(
        role.id for role in basic_roles(seats)
    )
    assert ROLES[state.roles[state.prosecutor]].id == "prosecutor"
    assert state.hands[state.prosecutor] == ()
    assert {len(state.hands[seat]) for seat in state.personas()} == {2}
    colours = Counter(owner for owner in state.colour_owner if owner >= 0)
    assert colours.pop(state.prosecutor) == 1
    assert set(colours.values()) == {2 if seats == 3 else 1}
    assert state.place.count(UNUSED) == 8 * (sum(colours.values()) + 1)
    assert len(state.trial_cards) == 3
    assert len(state.trial_deck) == 21
    assert all(card < 24 for card in state.trial_cards + state.trial_deck)
    assert sum(len(stack) for stack in state.influence) == 4


@pytest.mark.parametrize("number", range(len(STORIES)))
def test_the_story_places_influence_and_names_the_first_player(number: int) -> None:
    for seed in range(60):
        state = state_of(caseboard.new("voices", seats=4, seed=seed))
        if state.story == number:
            break
    placed = [JurorType(juror).title for juror in JurorType if state.influence[juror]]
    assert all(f"{juror} jurors" in STORIES[number].setup.text() for juror in placed)
    assert state.first_player != state.prosecutor


@pytest.mark.parametrize("seats", SEATS)
def test_advanced_role_setup_deals_by_icon(seats: int) -> None:
    dealt: set[str] = set()
    for seed in range(40):
        state = state_of(caseboard.new("voices", seats=seats, seed=seed, advanced_roles=True))
        roles = [ROLES[role] for role in state.roles]
        icons = Counter(role.icon for role in roles if role.id != "prosecutor")
        assert icons == Counter(ADVANCED_SETUP[seats])
        assert len({role.id for role in roles}) == seats
        dealt.update(role.id for role in roles)
    assert len(dealt) > seats


@pytest.mark.parametrize("seats", SEATS)
def test_the_prosecutor_can_be_chosen(seats: int) -> None:
    for chosen in range(seats):
        game = caseboard.new("voices", seats=seats, seed=chosen, chosen_prosecutor=chosen)
        assert state_of(game).prosecutor == chosen


def test_otherwise_chance_makes_the_prosecutor() -> None:
    found = {state_of(caseboard.new("voices", seats=3, seed=seed)).prosecutor for seed in range(20)}
    assert found == {0, 1, 2}


def test_the_first_question_is_the_prosecutors() -> None:
    game = caseboard.new("voices", seats=4, seed=1)
    assert game.decision is not None
    assert game.decision.seat == state_of(game).prosecutor
    assert game.decision.kind == "trial"
    assert len(game.decision.actions) == 3


def test_the_planning_player_draws_a_strategy_card() -> None:
    table = Table()
    table.marker(2, "joy", "planning")
    table.state.trial_cards.pop()
    table.call(DRAW_CARDS())
    assert [len(hand) for hand in table.state.hands] == [0, 0, 1, 0]
    assert len(table.state.trial_cards) == 3


@pytest.mark.parametrize("seats", [5, 6])
def test_with_five_or_six_players_another_persona_draws_too(seats: int) -> None:
    table = Table(seats=seats)
    table.marker(2, "joy", "planning")
    table.call(DRAW_CARDS())
    assert table.asked == (2, "planning")
    assert "player 1" not in table.options, "the prosecutor never draws"
    assert "player 3" not in table.options, "another persona"
    table.choose("player 5")
    assert len(table.state.hands[4]) == 1


def test_the_other_persona_discards_down_too() -> None:
    table = Table(seats=5).hand(4, "overpower", "side-glance", "swallow-it")
    table.marker(2, "joy", "planning")
    table.call(DRAW_CARDS()).choose("player 5")
    assert table.asked == (4, "discard")


def test_whoever_exceeds_three_cards_discards_down() -> None:
    table = Table().hand(2, "overpower", "side-glance", "swallow-it").deck("cunning-plan")
    table.marker(2, "joy", "planning")
    table.call(DRAW_CARDS())
    assert table.asked == (2, "discard")
    table.choose("discard side-glance")
    assert len(table.state.hands[2]) == 3
    assert table.game.view(None)["strategy"]["discard"][-1] == "side-glance"


def test_an_empty_strategy_deck_is_made_of_the_discards_v15() -> None:
    table = Table().deck()
    table.marker(2, "joy", "planning")
    table.call(DRAW_CARDS())
    assert len(table.state.hands[2]) == 1
    assert table.state.strategy_discard == []
    assert table.told(StrategyReshuffled)


def test_stage_two_has_its_own_deck() -> None:
    table = Table()
    proceed_to_stage_two(table.state)
    assert all(card >= 24 for card in table.state.trial_cards + table.state.trial_deck)
    assert len(table.state.trial_cards) == 3
    assert len(table.state.trial_box) == 24


def play_out(game: caseboard.Game) -> list[Fact]:
    told: list[Fact] = []
    while game.decision is not None:
        told += [event.known_to(None) for event in game.apply(game.decision.actions[0])]
    return told


def test_eight_rounds_four_cards_of_each_stage_and_the_token_goes_round_v12() -> None:
    game = caseboard.new("voices", seats=4, seed=2)
    start = state_of(game).first_player
    told = play_out(game)
    state = state_of(game)
    assert state.round == ROUNDS
    assert [card >= 24 for card in state.trial_discard + [kept[1] for kept in state.kept]].count(
        True
    ) == 4
    passed = [fact.seat for fact in told if isinstance(fact, FirstPlayer)]
    assert passed == [(start + turn) % 4 for turn in range(1, 8)], "not passed in round 8"
    drawn = [fact for fact in told if isinstance(fact, TrialCardDrawn)]
    assert len(drawn) == 3 + 3 + 3, "after rounds 1–3 and 5–7, and three at stage II"
