"""The half of the contract that learners use, for every game."""

from __future__ import annotations

import copy
import pickle
import random
from array import array
from typing import Any

import pytest

import caseboard
from caseboard.core import vectors
from caseboard.core.record import checksum
from caseboard.pack.registry import adding
from tests import nim
from tests.leaks import play_and_deal_anew

GAMES = [("android", {}), ("voices", {}), ("voices", {"memory_aid": True, "advanced_roles": True})]


COPIES = (
    lambda game: game.clone(),
    copy.deepcopy,
    lambda game: pickle.loads(pickle.dumps(game)),
)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_nothing_that_a_learner_gets_tells_what_its_seat_cannot_know(
    name: str, options: dict[str, bool]
) -> None:
    play_and_deal_anew(caseboard.new(name, seats=3, seed=11, **options), 12)


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = caseboard.new("voices", seats=3, seed=11)
    observer = game.rules.observer
    assert observer is not None
    write = observer.write

    def telling(state: Any, seat: int, out: Any) -> None:
        write(state, seat, out)
        out[0] = state.hands[(seat + 1) % 3][0] if state.hands[(seat + 1) % 3] else 0

    monkeypatch.setattr(observer, "write", telling)
    with pytest.raises(AssertionError, match="round"):
        play_and_deal_anew(game, 12)


@pytest.mark.parametrize("name", ["android", "voices"])
@pytest.mark.parametrize("seats", [3, 5])
def test_observation_and_mask_keep_their_shape_and_bounds(name: str, seats: int) -> None:
    game = caseboard.new(name, seats=seats, seed=5)
    chance = random.Random(6)
    size = caseboard.new(name, seats=4).layout.size
    while (decision := game.decision) is not None:
        assert game.num_actions < 3_000
        mask = game.legal_mask()
        assert len(mask) == game.num_actions
        assert [id for id, legal in enumerate(mask) if legal] == sorted(map(int, decision.actions))
        vector = game.observation(decision.seat)
        assert len(vector) == size
        for part in game.layout.parts:
            stretch = vector[part.start : part.stop]
            assert min(stretch) >= part.low - 1e-6, part.name
            assert max(stretch) <= part.high + 1e-6, part.name
        game.apply(chance.choice(decision.actions))
    assert not any(game.legal_mask())
    assert len(game.observation(0)) == size


def test_voices_lists_few_actions_and_takes_every_fine_push() -> None:
    game = caseboard.new("voices", seats=4, seed=1)
    assert game.num_actions < 2_000
    while (decision := game.decision) is not None and decision.kind != "push":
        game.apply(decision.actions[0])
    assert sum(game.legal_mask()) == len(game.decision.actions if game.decision else ())
    fine = game.rules.actions["push 360901"]
    assert fine.id >= game.num_actions
    game.apply(fine)


def test_a_seat_sees_itself_in_the_first_place() -> None:
    game = caseboard.new("android", seats=3, seed=1, detectives=("louis", "floyd", "caprice"))
    detectives = game.layout["detectives"]
    for seat, detective in enumerate((2, 1, 0)):
        first = game.observation(seat)[detectives.start : detectives.start + detectives.size]
        assert list(first).index(1.0) == detective


def test_returns_are_nothing_before_the_end_and_the_victory_after_it() -> None:
    for name, whole in (("android", True), ("voices", False)):
        game = caseboard.new(name, seats=3, seed=4)
        assert game.returns() == (0.0, 0.0, 0.0)
        chance = random.Random(4)
        while game.decision is not None:
            game.apply(chance.choice(game.decision.actions))
        assert game.result is not None
        assert [seat for seat, won in enumerate(game.returns()) if won] == [*game.result.winners]
        if whole:
            assert sum(game.returns()) == pytest.approx(1)


def test_vectors_are_plain_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "_numpy", lambda: None)
    game = caseboard.new("voices", seats=3, seed=4)
    assert isinstance(game.observation(0), array)
    assert isinstance(game.legal_mask(), bytes)


def test_an_information_state_grows_and_names_own_actions_only() -> None:
    game = caseboard.new("voices", seats=3, seed=2)
    decision = game.decision
    assert decision is not None
    before = {seat: game.information_state(seat) for seat in range(3)}
    game.apply(decision.actions[0])
    for seat, old in before.items():
        new = game.information_state(seat)
        assert new.text.startswith(old.text)
        assert new.hash != old.hash
        assert (f'"did":"{decision.actions[0].key}"' in new.text) == (seat == decision.seat)


def test_a_sample_has_no_past_to_tell() -> None:
    game = caseboard.new("voices", seats=3, seed=2).determinize(0, 1)
    game.history = []
    with pytest.raises(caseboard.CaseboardError, match="without a past"):
        game.information_state(0)


def test_a_text_tells_position_story_and_question() -> None:
    game = caseboard.new("android", seats=3, seed=3)
    decision = game.decision
    assert decision is not None
    told = game.text(decision.seat)
    assert "The story so far:" in told
    assert decision.prompt in told
    assert all(action.key in told for action in decision.actions)
    assert "Others decide." in game.text((decision.seat + 1) % 3)


def test_a_game_without_looks_and_layout_still_has_a_text() -> None:
    with adding(nim.PACK):
        game = caseboard.new("nim", seats=2, seed=1)
    assert "stones: " in game.text(0)
    with pytest.raises(caseboard.CaseboardError, match="declares no observation"):
        game.observation(0)


@pytest.mark.parametrize("name", ["android", "voices"])
def test_explicit_chance_makes_the_game_that_its_outcomes_say(name: str) -> None:
    """Copies of every kind are taken at every node, and a record replays."""
    game = caseboard.new(name, seats=3, seed=7, chance="explicit")
    chance = random.Random(8)
    nodes = 0
    while not game.over:
        game = COPIES[nodes % 3](game)
        outcomes = game.chance_outcomes
        if outcomes:
            assert game.decision is None
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            game.apply(chance.choice(outcomes)[0])
        else:
            assert game.decision is not None
            game.apply(chance.choice(game.decision.actions))
        nodes += 1
    saved = game.to_json()
    assert checksum(caseboard.replay(saved).state) == checksum(game.state)
    assert game.result is not None


def test_explicit_chance_refuses_what_cannot_be() -> None:
    game = caseboard.new("voices", seats=3, chance="explicit")
    assert game.chance_outcomes
    with pytest.raises(caseboard.IllegalAction, match="a number from 0 to"):
        game.apply(10_000)
    with pytest.raises(caseboard.CaseboardError, match="decide first"):
        game.to_json()
    with pytest.raises(caseboard.BadOption, match="'sampled' or 'explicit'"):
        caseboard.new("voices", seats=3, chance="loaded")


def test_the_same_outcomes_give_the_same_game_explicit_or_sampled() -> None:
    sampled = caseboard.new("android", seats=3, seed=9)
    explicit = caseboard.new("android", seats=3, seed=9, chance="explicit")
    outcomes = list(sampled.history[0][1])
    while explicit.chance_outcomes:
        explicit.apply(outcomes.pop(0))
    assert not outcomes
    assert checksum(explicit.state) == checksum(sampled.state)
