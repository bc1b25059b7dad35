"""One seat for a learner, the others for bots: the games as Gymnasium environments."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Final, SupportsFloat

import gymnasium

import caseboard
from caseboard.bots.base import Bot, sight_of
from caseboard.core.chance import derived_seed
from caseboard.envs.spaces import Episodes, Observation, action_space, observation_space, observed
from caseboard.pack.registry import pack_of, packs
from caseboard.play.table import seated

ILLEGAL: Final = -0.1
"""What it costs to try what is not legal."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """The learner has one seat. The reward at the end is what the game brought it.

    ``others`` names the bots of the other seats, clockwise from seat 0; the last one fills the
    rest. An action that is not legal changes nothing, costs a little, and ``info["illegal"]`` says
    why: whoever keeps to the mask never sees that.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        seat: int = 0,
        others: str | Sequence[str] = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._name, self._seats, self._seat, self._options = game, seats, seat, options
        self.render_mode = render_mode
        levels = (others,) if isinstance(others, str) else tuple(others)
        self._levels = seated(seats, (seat,), levels)
        self._episodes = Episodes()
        self.game = caseboard.new(game, seats=seats, **options)
        self.game.check_seat(seat)
        self._bots: dict[int, Bot] = self._seat_bots()
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)

    def _seat_bots(self) -> dict[int, Bot]:
        pack = pack_of(self._name)
        return {
            seat: pack.bot(level, derived_seed("bot", self.game.seed, seat))
            for seat, level in enumerate(self._levels)
            if seat != self._seat
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            deal = self._episodes.next(seed)
            self.game = caseboard.new(self._name, seats=self._seats, seed=deal, **self._options)
            self._bots = self._seat_bots()
            self._let_others_play()
            if not self.game.over:
                return self._seen(), {}
            seed = None

    def _let_others_play(self) -> None:
        game = self.game
        while (decision := game.decision) is not None and decision.seat != self._seat:
            game.apply(self._bots[decision.seat].choose(sight_of(game)))

    def _seen(self) -> Observation:
        return observed(self.game, self._seat)

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        try:
            self.game.apply(int(action))
        except caseboard.IllegalAction as refused:
            return self._seen(), ILLEGAL, False, False, {"illegal": str(refused)}
        self._let_others_play()
        return self._seen(), self.game.returns()[self._seat], self.game.over, False, {}

    def render(self) -> Any:
        """What the learner's seat can read."""
        return self.game.text(self._seat) if self.render_mode == "ansi" else None

    def clone(self) -> SeatEnv:
        """An independent copy; spaces, which games do not change, are shared."""
        other = copy.copy(self)
        other.game = self.game.clone()
        other._bots = copy.deepcopy(self._bots)
        other._episodes = copy.copy(self._episodes)
        return other


for _pack in packs():
    gymnasium.register(
        f"caseboard/{_pack.name}-v0",
        entry_point=f"{__name__}:SeatEnv",
        kwargs={"game": _pack.name},
        disable_env_checker=True,
    )
