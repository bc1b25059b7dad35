"""The frameworks' own checkers, for both games."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import caseboard

gymnasium = pytest.importorskip("gymnasium")
pettingzoo = pytest.importorskip("pettingzoo")
checkers = pytest.importorskip("pettingzoo.test")

GAMES = ("android", "voices")
COPIES: tuple[Callable[[Any], Any], ...] = (
    lambda env: env.clone(),
    copy.deepcopy,
    lambda env: pickle.loads(pickle.dumps(env)),
)

pytestmark = [
    # Said of every environment whose observations are a vector and a mask.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def table(name: str) -> Any:
    return import_module("caseboard.envs.pettingzoo").env(name, seats=3)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_api(name: str) -> None:
    checkers.api_test(table(name), num_cycles=150)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_seeds(name: str) -> None:
    checkers.seed_test(lambda: table(name), num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium(name: str) -> None:
    import_module("caseboard.envs.gymnasium")
    checker = import_module("gymnasium.utils.env_checker")
    env = gymnasium.make(f"caseboard/{name}-v0", seats=3, others="random", render_mode="ansi")
    checker.check_env(env.unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_simulations_with_serialization(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed here")
    import_module("caseboard.envs.openspiel")
    game = pyspiel.load_game(f"caseboard_{name}(seats=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_tells_seats_what_they_know() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed here")
    import_module("caseboard.envs.openspiel")
    game = pyspiel.load_game("caseboard_voices(seats=4)")
    assert game.num_players() == 4
    state = game.new_initial_state()
    observer = import_module("open_spiel.python.observation").make_observation(game)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer.set_from(state, 2)
    assert np.array_equal(observer.tensor, state.game.observation(2))
    assert state.information_state_string(2) == state.game.information_state(2).text
    assert state.legal_actions() == sorted(map(int, state.game.decision.actions))


def play(env: Any, rng: np.random.Generator) -> None:
    """A step of a table at random."""
    observation, _, ended, _, _ = env.last()
    legal = np.flatnonzero(observation["action_mask"])
    env.step(None if ended else int(rng.choice(legal)))


@pytest.mark.parametrize("name", GAMES)
def test_a_table_can_be_copied_at_every_step(name: str) -> None:
    env = table(name)
    env.reset(seed=3)
    rng, step = np.random.default_rng(4), 0
    while env.agents:
        before = env.game.to_json()
        other = COPIES[step % 3](env)
        assert other.game.to_json() == before
        luck = pickle.dumps(rng)
        play(other, rng)
        assert env.game.to_json() == before, "a copy's step changed the original"
        rng = pickle.loads(luck)
        play(env, rng)
        assert other.game.to_json() == env.game.to_json()
        assert other.rewards == env.rewards
        step += 1
    assert step > 50


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_among_bots_can_be_copied_at_every_step(name: str) -> None:
    env = import_module("caseboard.envs.gymnasium").SeatEnv(name, seats=3, seat=1, others="rookie")
    observation, _ = env.reset(seed=5)
    rng, ended, step = np.random.default_rng(6), False, 0
    while not ended and step < 30:
        other = COPIES[step % 3](env)
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, ended, _, _ = env.step(action)
        again = other.step(action)
        assert np.array_equal(observation["observation"], again[0]["observation"])
        assert (reward, ended) == again[1:3]
        assert other.game.to_json() == env.game.to_json()
        step += 1


def test_what_is_not_legal_is_told() -> None:
    env = import_module("caseboard.envs.gymnasium").SeatEnv("voices", seats=3)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    after, reward, ended, _, info = env.step(illegal)
    assert reward < 0
    assert not ended
    assert info["illegal"]
    assert np.array_equal(after["observation"], observation["observation"])
    wild = table("voices")
    wild.reset(seed=1)
    with pytest.raises(caseboard.IllegalAction):
        wild.step(int(np.flatnonzero(wild.last()[0]["action_mask"] == 0)[0]))
