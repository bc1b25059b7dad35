"""The games in OpenSpiel: importing this registers each as ``caseboard_`` and its name.

Chance is explicit: the deal and every draw are chance nodes. The parameter is ``seats``.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import numpy as np

import caseboard
from caseboard.pack import Pack
from caseboard.pack.registry import packs

pyspiel: Any = import_module("pyspiel")

MOST_OUTCOMES: Final = 256
"""More than any bag of any game holds."""
LONGEST: Final = 20_000
"""More nodes than any game has."""


def _type_of(pack: Pack) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"caseboard_{pack.name}",
        long_name=pack.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(pack.rules.seat_counts),
        min_num_players=min(pack.rules.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": min(pack.rules.seat_counts)},
    )


class CaseboardGame(pyspiel.Game):
    """A game of ours, as OpenSpiel wants it: a subclass for every pack."""

    pack: Pack

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, pack = params or {}, self.pack
        self.seats: int = given.get("seats", min(pack.rules.seat_counts))
        example = caseboard.new(pack.name, seats=self.seats)
        self.layout = example.layout
        info = pyspiel.GameInfo(
            num_distinct_actions=example.num_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(pack), info, given)

    def new_initial_state(self) -> CaseboardState:
        return CaseboardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        if params:
            raise ValueError(f"a Caseboard observer takes no parameters, not {params}")
        return SeatObserver(self.layout)


class CaseboardState(pyspiel.State):
    """A game under way; the deal is made of chance nodes too."""

    def __init__(self, game: CaseboardGame) -> None:
        super().__init__(game)
        self.game = caseboard.new(game.pack.name, seats=game.seats, chance="explicit")

    def current_player(self) -> int:
        decision = self.game.decision
        if decision is not None:
            return decision.seat
        ended, chance = pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.CHANCE
        return int(ended if self.game.over else chance)

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.game.decision
        if decision is None or decision.seat != player:
            return []
        return sorted(action.id for action in decision.actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.game.chance_outcomes)

    def _apply_action(self, action: int) -> None:
        self.game.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.game.rules.actions[int(action)].key

    def is_terminal(self) -> bool:
        return self.game.over

    def returns(self) -> list[float]:
        return list(self.game.returns())

    def information_state_string(self, player: int | None = None) -> str:
        return self.game.information_state(self._seat(player)).text if self._dealt() else ""

    def _seat(self, player: int | None) -> int:
        return int(self.current_player() if player is None else player)

    def _dealt(self) -> bool:
        return bool(self.game.history)

    def __str__(self) -> str:
        """Where it stands for everybody: the actions so far."""
        return " ".join(str(action) for action in self.history())


class SeatObserver:
    """What a seat knows, for OpenSpiel's observers: one flat tensor with named parts."""

    def __init__(self, layout: Any) -> None:
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.stop] for part in layout.parts}

    def set_from(self, state: CaseboardState, player: int) -> None:
        self.tensor[:] = state.game.observation(player) if state._dealt() else 0.0

    def string_from(self, state: CaseboardState, player: int) -> str:
        if not state._dealt():
            return ""
        return str(state.game.observation(player).tobytes().hex())


def _register(pack: Pack) -> None:
    """A class of its own is what OpenSpiel can still let go of when Python has ended."""
    kind = _type_of(pack)
    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, type(pack.name, (CaseboardGame,), {"pack": pack}))


for _pack in packs():
    if _pack.rules.observer is not None:
        _register(_pack)
