"""Hidden information: what each seat sees, and what is dealt anew for it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import caseboard
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.tokens import INFLUENCE_FACES
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.effects import DrawInfluence
from caseboard.games.voices.events import TrialCardChosen
from caseboard.games.voices.rules.resolve_trial_card import RESOLVE_TRIAL_CARD
from caseboard.games.voices.state import VoicesState
from tests.games.voices.conservation import conserved
from tests.games.voices.table import Table, faces


def dealt_anew(table: Table, seat: int, seed: int) -> VoicesState:
    return dealt_anew_game(table.game, seat, seed)


def test_roles_of_others_are_secret_but_the_prosecutors() -> None:
    table = Table()
    roles = [player["role"] for player in table.game.view(2)["players"]]
    assert roles[0] == "prosecutor"
    assert roles[1] is roles[3] is None
    assert roles[2] == ROLES[table.state.roles[2]].id
    assert [player["role"] for player in table.game.view(None)["players"]][1:] == [None] * 3


def test_hands_are_secret_and_their_size_is_not() -> None:
    table = Table().hand(1, "overpower", "side-glance")
    seen = table.game.view(2)["players"][1]
    assert (seen["cards"], seen["hand"]) == (2, None)
    assert table.game.view(1)["players"][1]["hand"] == ["overpower", "side-glance"]


def test_only_the_prosecutor_sees_her_desk_and_no_back_on_it_v8() -> None:
    table = Table().trial(1).trial(2)
    assert table.game.view(1)["desk"] is None
    desk = table.game.view(0)["desk"]
    assert len(desk) == 3
    assert all("back" not in card for card in desk)
    text = json.dumps(desk)
    assert "keep this card" not in text.lower(), "card 1's back"


def test_the_prosecutor_sees_the_whole_front_of_her_cards_hidden_effects_included_v6() -> None:
    table = Table().trial(2)

    def rules(front: dict[str, Any]) -> list[str]:
        return [one["rule"] for ability in front["abilities"] for one in ability["options"]]

    (card,) = [card for card in table.game.view(0)["desk"] if card["number"] == 2]
    assert card["front"]["abilities"][0]["hidden"]
    assert all(rules(card["front"]))
    table.again().choose("trial 2")
    table.call(RESOLVE_TRIAL_CARD())
    table.choose(f"player {table.state.personas()[0] + 1}")
    for seat in (None, 1, 2, 3):
        seen = table.game.view(seat)
        assert seen["desk"] is None
        assert rules(seen["trial"]["front"]) == ["", ""], "nobody else, before the choice is made"


def test_stage_two_is_told_as_soon_as_its_cards_lie_behind_the_screen() -> None:
    game = caseboard.new("voices", seats=5, seed=3)
    chance = random.Random(3)
    seen = set()
    while game.decision is not None:
        state = game.state
        assert isinstance(state, VoicesState)
        stages = {TRIAL_CARDS[card].stage for card in state.trial_cards + state.trial_deck}
        assert stages == {game.view(None)["stage"]}
        seen.add((state.round, game.view(None)["stage"]))
        for seat in state.personas():
            other = dealt_anew_game(game, seat, state.round)
            dealt = {TRIAL_CARDS[card].stage for card in other.trial_cards + other.trial_deck}
            assert dealt == stages, "what is imagined is of the stage that is played"
        game.apply(chance.choice(game.decision.actions))
    assert {(4, 1), (4, 2), (5, 2)} <= seen


def dealt_anew_game(game: caseboard.Game, seat: int, seed: int) -> VoicesState:
    state = game.determinize(seat, seed).state
    assert isinstance(state, VoicesState)
    return state


def test_a_trial_card_is_known_as_far_as_it_was_read() -> None:
    table = Table().trial(4)
    table.state.trial_cards.remove(3)
    table.state.trial_chosen = 3
    seen = table.game.view(2)["trial"]
    assert seen["regions"] == [1, 3]
    assert seen["title"] is seen["front"] is seen["back"] is None
    table.tokens("logical", influence="blank blank")
    table.call(RESOLVE_TRIAL_CARD())
    seen = table.game.view(2)["trial"]
    assert seen["title"] == "The Teller"
    assert [one["header"] for one in seen["front"]["abilities"]] == ["Prosecutor"]
    assert seen["front"]["next"]["header"] == "Observation"
    assert seen["back"] is None


def test_the_icons_are_announced_in_the_order_of_the_board() -> None:
    for number in range(1, 25):
        table = Table().trial(number).again().choose(f"trial {number}")
        (told,) = table.told(TrialCardChosen)
        assert list(told.regions) == sorted(told.regions)


def test_roles_are_dealt_anew_among_those_that_can_be_out_there() -> None:
    table = Table(seats=6)
    found = set()
    for seed in range(30):
        state = dealt_anew(table, 2, seed)
        assert state.roles[2] == table.state.roles[2]
        assert state.roles[0] == table.state.roles[0]
        assert sorted(state.roles) == sorted(table.state.roles)
        found.add(tuple(state.roles))
    assert len(found) > 10


def test_advanced_roles_are_dealt_anew_by_icon() -> None:
    table = Table(seats=5, advanced_roles=True)
    icons = sorted(ROLES[role].icon.value for role in table.state.roles)
    found = set()
    for seed in range(30):
        state = dealt_anew(table, 2, seed)
        assert state.roles[2] == table.state.roles[2]
        assert len(set(state.roles)) == 5
        assert sorted(ROLES[role].icon.value for role in state.roles) == icons
        found.update(state.roles)
    assert len(found) > 5


def test_hands_of_others_are_dealt_anew_and_ones_own_is_not() -> None:
    table = Table().hand(1, "overpower", "side-glance").hand(2, "cunning-plan")
    found = set()
    for seed in range(20):
        state = dealt_anew(table, 2, seed)
        assert state.hands[2] == table.state.hands[2]
        assert len(state.hands[1]) == 2
        found.add(tuple(state.hands[1]))
    assert len(found) > 5


def test_the_chosen_card_is_dealt_anew_among_those_with_its_icons() -> None:
    table = Table().trial(10).again().choose("trial 10")
    found = {dealt_anew(table, 1, seed).trial_chosen for seed in range(40)}
    assert len(found) > 1
    prosecutors = {dealt_anew(table, 0, seed).trial_chosen for seed in range(10)}
    assert prosecutors == {9}


def test_influence_is_dealt_anew_except_what_the_seat_looks_at() -> None:
    table = Table().tokens("logical", influence="guilty guilty guilty").pile("blank innocent")
    table.do(DrawInfluence(2), 2)
    mine = {tuple(dealt_anew(table, 2, seed).holding) for seed in range(10)}
    assert mine == {tuple(table.state.holding)}
    others = {tuple(faces(dealt_anew(table, 1, seed).holding)) for seed in range(20)}
    assert len(others) > 3
    stacks = {tuple(faces(dealt_anew(table, 2, seed).influence[0])) for seed in range(20)}
    assert len(stacks) > 3


def test_with_the_memory_aid_what_was_seen_stays() -> None:
    table = Table(memory_aid=True).pile("guilty").do(DrawInfluence(1), 2).choose("juror logical")
    (token,) = table.state.influence[0]
    for seed in range(10):
        (same,) = dealt_anew(table, 2, seed).influence[0]
        assert same == token
    found = {dealt_anew(table, 1, seed).influence[0][0] for seed in range(10)}
    assert len({INFLUENCE_FACES[one] for one in found}) > 1


def test_somebody_elses_open_choice_can_be_played_on_after_dealing_anew() -> None:
    """The token that he has picked but not yet placed is one of those he holds."""
    table = Table().pile("guilty guilty blank").do(DrawInfluence(3), 2).choose("token blank")
    for seed in range(20):
        game = table.game.determinize(1, seed)
        game.apply("juror relaxed")
        assert isinstance(game.state, VoicesState)
        conserved(game.state)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_dealing_anew_changes_nothing_that_the_seat_sees(seats: int) -> None:
    """At every fourth decision of a random game with all options, for every seat."""
    rng = random.Random(seats)
    game = caseboard.new(
        "voices", seats=seats, seed=seats, advanced_roles=True, marker_abilities=True,
        memory_aid=seats % 2 == 0,
    )  # fmt: skip
    step = 0
    while game.decision is not None:
        if step % 4 == 0:
            for seat in range(seats):
                other = game.determinize(seat, step)
                assert other.view(seat) == game.view(seat)
                assert isinstance(other.state, VoicesState)
                conserved(other.state)
        game.apply(rng.choice(game.decision.actions))
        step += 1


def test_no_view_gives_token_numbers_away() -> None:
    table = Table().tokens("logical", influence="guilty blank")
    for seat in (None, *range(4)):
        assert table.game.view(seat)["jurors"][0]["influence"] == [None, None]
