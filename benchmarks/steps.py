"""Steps a second with observation and mask, at random play, in processor time.

``python -m benchmarks.steps NAME…`` measures environments that the running Python has installed and
prints one JSON object; without names, all of them. Every environment is driven by the same loop.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from time import perf_counter, process_time
from typing import Any

SECONDS = 1.5
ROUNDS = 3
TABLES = 64
WARM = 100
"""Steps that new processes make before it counts: what is worked out once is there then."""

KUHN = "OpenSpiel kuhn poker (Python)"
CATAN = "Catanatron's gym"

Drive = Callable[[float], float]
"""Steps a second, measured for so many seconds."""


def table(make: Callable[[], Any]) -> Drive:
    """An environment of PettingZoo's kind: every step looks at observation and mask."""

    def drive(seconds: float) -> float:
        numpy = import_module("numpy")
        env, rng, steps = make(), numpy.random.default_rng(0), 0
        env.reset(seed=1)
        began = process_time()
        while process_time() - began < seconds:
            if not env.agents:
                env.reset()
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = numpy.flatnonzero(mask)
            env.step(int(legal[rng.integers(len(legal))]))
            steps += 1
        return steps / (process_time() - began)

    return drive


def ours(name: str) -> Drive:
    return table(lambda: import_module("caseboard.envs.pettingzoo").env(name, seats=4))


def classic(name: str) -> Drive:
    return table(lambda: import_module(f"pettingzoo.classic.{name}").env())


def spiel(name: str) -> Drive:
    """OpenSpiel: legal actions, mask, and the observation of whose turn it is."""

    def drive(seconds: float) -> float:
        numpy, pyspiel = import_module("numpy"), import_module("pyspiel")
        game, rng, steps = pyspiel.load_game(name), numpy.random.default_rng(0), 0
        observe = import_module("open_spiel.python.observation").make_observation(game)
        began = process_time()
        while process_time() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[rng.integers(len(outcomes))][0])
                    continue
                observe.set_from(state, state.current_player())
                legal = numpy.flatnonzero(numpy.asarray(state.legal_actions_mask()))
                state.apply_action(int(legal[rng.integers(len(legal))]))
                steps += 1
        return steps / (process_time() - began)

    return drive


def catan(seconds: float) -> float:
    """Catanatron's own environment: one seat against a bot at random."""
    numpy, gymnasium = import_module("numpy"), import_module("gymnasium")
    import_module("catanatron_gym")
    env, rng, steps = gymnasium.make("catanatron-v1"), numpy.random.default_rng(0), 0
    _, info = env.reset(seed=1)
    began = process_time()
    while process_time() - began < seconds:
        legal = info["valid_actions"]
        _, _, ended, cut, info = env.step(legal[rng.integers(len(legal))])
        steps += 1
        if ended or cut:
            _, info = env.reset()
    return steps / (process_time() - began)


def many(name: str, workers: int) -> Drive:
    """Games in worker processes, by the clock on the wall."""

    def drive(seconds: float) -> float:
        numpy, steps = import_module("numpy"), 0
        rng = numpy.random.default_rng(0)
        games = import_module("caseboard.envs.vector").Games
        with games(name, seats=4, games=TABLES, workers=workers) as tables:

            def go_on() -> None:
                row, legal = numpy.nonzero(tables.action_mask)
                counts = numpy.bincount(row)
                chosen = counts.cumsum() - counts + (rng.random(TABLES) * counts).astype(int)
                tables.step(legal[chosen])

            tables.reset(seed=1)
            for _ in range(WARM):
                go_on()
            began = perf_counter()
            while perf_counter() - began < seconds:
                go_on()
                steps += TABLES
            return steps / (perf_counter() - began)

    return drive


DRIVES: dict[str, Drive] = {
    "Android": ours("android"),
    "Voices": ours("voices"),
    "Android, 1 worker": many("android", 1),
    "Android, 2 workers": many("android", 2),
    "Voices, 1 worker": many("voices", 1),
    "Voices, 2 workers": many("voices", 2),
    "PettingZoo hanabi": classic("hanabi_v5"),
    "PettingZoo leduc hold'em": classic("leduc_holdem_v4"),
    "PettingZoo connect four": classic("connect_four_v3"),
    "PettingZoo chess": classic("chess_v6"),
    KUHN: spiel("python_kuhn_poker"),
    "OpenSpiel hanabi (C++)": spiel("hanabi"),
    "OpenSpiel gin rummy (C++)": spiel("gin_rummy"),
    CATAN: catan,
}


def measured(names: list[str]) -> dict[str, float]:
    """The best of some rounds, of those that can be imported."""
    if KUHN in names:
        with suppress(ImportError):
            import_module("open_spiel.python.games")
    found: dict[str, float] = {}
    for _ in range(ROUNDS):
        for name in names:
            try:
                found[name] = max(found.get(name, 0.0), DRIVES[name](SECONDS))
            except Exception as error:
                sys.stderr.write(f"{name} cannot be measured: {type(error).__name__}: {error}\n")
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measured(sys.argv[1:] or list(DRIVES))))
