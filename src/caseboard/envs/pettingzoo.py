"""Every seat an agent: the games as PettingZoo environments (AEC)."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from pettingzoo import AECEnv

import caseboard
from caseboard.envs.spaces import Episodes, Observation, action_space, observation_space, observed


def env(game: str, *, seats: int, **options: Any) -> TableEnv:
    """A new environment; ``options`` are those of the game."""
    return TableEnv(game, seats=seats, **options)


class TableEnv(AECEnv[str, Observation, int]):
    """One table. Rewards come at the end: what the game brought each seat.

    An action that is not legal raises ``caseboard.IllegalAction`` with the reason, and changes
    nothing.
    """

    metadata = {"name": "caseboard", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012
    render_mode = "ansi"

    def __init__(self, game: str, *, seats: int, **options: Any) -> None:
        self._name, self._seats, self._options = game, seats, options
        self._episodes = Episodes()
        self.game = caseboard.new(game, seats=seats, **options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        spaces = observation_space(self.game), action_space(self.game)
        self.observation_spaces = {a: copy.deepcopy(spaces[0]) for a in self.possible_agents}
        self.action_spaces = {a: copy.deepcopy(spaces[1]) for a in self.possible_agents}
        self._lay_out()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same."""
        deal = self._episodes.next(seed)
        self.game = caseboard.new(self._name, seats=self._seats, seed=deal, **self._options)
        self._lay_out()

    def _lay_out(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        decision = self.game.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]

    def observe(self, agent: str) -> Observation:
        return observed(self.game, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise caseboard.UnknownAction(f"{agent} must decide: only one that is done takes None")
        self.game.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.game.over:
            self.rewards = dict(zip(self.agents, self.game.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def render(self) -> str:
        """What the seat that must decide can read."""
        return self.game.text(self._seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""

    def state(self) -> Any:
        """All seats' observations, one after the other, for critics that may see everything."""
        return np.concatenate([self.game.observation(seat) for seat in range(self._seats)])

    def clone(self) -> TableEnv:
        """An independent copy; spaces, which games do not change, are shared."""
        other = copy.copy(self)
        other.game = self.game.clone()
        other._episodes = copy.copy(self._episodes)
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(other, name, copy.copy(getattr(self, name)))
        other.infos = copy.deepcopy(self.infos)
        return other
