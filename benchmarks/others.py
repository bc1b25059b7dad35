"""Other engines at random play, in processor time; run by the Python that has them installed.

Prints one JSON object: decisions a second by engine, those that can be imported.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time

ROUNDS = 5


def catanatron() -> int:
    """Four random players of Catan."""
    engine = import_module("catanatron")
    colors = list(engine.Color)
    decisions = 0
    for seed in range(4):
        random.seed(seed)
        game = engine.Game([engine.RandomPlayer(color) for color in colors], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions


def open_spiel(name: str) -> Callable[[], int]:
    def play() -> int:
        game = import_module("pyspiel").load_game(name)
        chance = random.Random(1)
        decisions = 0
        for _ in range(30):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


def chess() -> int:
    chance = random.Random(1)
    decisions = 0
    for _ in range(4):
        board = import_module("chess").Board()
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            decisions += 1
    return decisions


ENGINES: dict[str, Callable[[], int]] = {
    "Catanatron (Python), Catan": catanatron,
    "python-chess, chess": chess,
    "OpenSpiel (C++, from Python), hearts": open_spiel("hearts"),
    "OpenSpiel (C++, from Python), gin rummy": open_spiel("gin_rummy"),
}


def measured() -> dict[str, float]:
    found = {}
    for name, play in ENGINES.items():
        try:
            play()
        except ImportError:
            continue
        best = 0.0
        for _ in range(ROUNDS):
            began = process_time()
            decisions = play()
            best = max(best, decisions / (process_time() - began))
        found[name] = best
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measured()))
