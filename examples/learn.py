"""A first learner: self-play with a small policy and value network, in numpy, on the processor.

    python examples/learn.py voices --seats 3 --games 2000 --out policy.npz
    caseboard arena voices --seats 3 --bots "random,examples/learn.py:Learned?file=policy.npz"

All seats share one network. A game's moves become more likely where its end was better than the
network expected (an actor and a critic, one update for every batch of games).
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import numpy as np

import caseboard
from caseboard.envs.vector import Games

HIDDEN = 64
TABLES = 32
BATCH = 32
RATE = 1e-3
CURIOSITY = 0.01

Array = Any


class Network:
    """One hidden layer; from it, a number for every action and the expected return."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights
        self._means = {name: np.zeros_like(one) for name, one in weights.items()}
        self._squares = {name: np.zeros_like(one) for name, one in weights.items()}
        self._updates = 0

    @classmethod
    def new(cls, size: int, actions: int) -> Network:
        rng = np.random.default_rng(0)
        first = rng.standard_normal((size, HIDDEN)) / np.sqrt(HIDDEN)
        weights = {"first": first, "policy": np.zeros((HIDDEN, actions)), "value": np.zeros(HIDDEN)}
        return cls({name: one.astype(np.float32) for name, one in weights.items()})

    def look(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """What the hidden layer holds, how likely every action, and the expected return."""
        hidden = np.tanh(seen @ self.weights["first"])
        logits = np.where(mask > 0, hidden @ self.weights["policy"], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, hidden @ self.weights["value"]

    def learn(self, seen: Array, mask: Array, chosen: Array, returns: Array) -> None:
        hidden, chances, values = self.look(seen, mask)
        missed = returns - values
        steps = -chances * missed[:, None]
        steps[np.arange(len(chosen)), chosen] += missed
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = (chances * logs).sum(axis=1, keepdims=True)
        steps -= CURIOSITY * chances * (logs - surprise)
        back = steps @ self.weights["policy"].T + 0.5 * np.outer(missed, self.weights["value"])
        self._climb(
            {
                "first": seen.T @ (back * (1 - hidden**2)),
                "policy": hidden.T @ steps,
                "value": hidden.T @ missed,
            },
            len(chosen),
        )

    def _climb(self, slopes: dict[str, Array], count: int) -> None:
        """A step of Adam."""
        self._updates += 1
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (slope / count - mean)
            square += 0.001 * ((slope / count) ** 2 - square)
            sizes = np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8
            self.weights[name] += RATE * mean / (1 - 0.9**self._updates) / sizes


@dataclass
class Moves:
    """What one seat of one table saw and did in the game that is being played."""

    seen: list[Array] = field(default_factory=list)
    masks: list[Array] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)


def train(game: str, seats: int, games: int) -> Network:
    rng = np.random.default_rng(1)
    with Games(game, seats=seats, games=TABLES, workers=2) as tables:
        network = Network.new(tables.layout.size, tables.num_actions)
        tables.reset(seed=1)
        notes = [[Moves() for _ in range(seats)] for _ in range(TABLES)]
        batch: list[tuple[Moves, float]] = []
        ended, began = 0, perf_counter()
        while ended < games:
            _, chances, _ = network.look(tables.observation, tables.action_mask)
            chosen = (chances.cumsum(axis=1) > rng.random((TABLES, 1))).argmax(axis=1)
            for table, seat in enumerate(tables.seat):
                moves = notes[table][seat]
                moves.seen.append(tables.observation[table].copy())
                moves.masks.append(tables.action_mask[table].copy())
                moves.chosen.append(int(chosen[table]))
            tables.step(chosen)
            for table in np.flatnonzero(tables.done):
                batch += zip(notes[table], map(float, tables.reward[table]), strict=True)
                notes[table] = [Moves() for _ in range(seats)]
                ended += 1
            if len(batch) >= BATCH * seats:
                _learn(network, batch)
                batch = []
                sys.stdout.write(f"{ended} games, {perf_counter() - began:.0f} s\n")
    return network


def _learn(network: Network, batch: list[tuple[Moves, float]]) -> None:
    whole = [(moves, won) for moves, won in batch if moves.chosen]
    returns = np.concatenate([np.full(len(moves.chosen), won) for moves, won in whole])
    network.learn(
        np.concatenate([np.stack(moves.seen) for moves, _ in whole]),
        np.concatenate([np.stack(moves.masks) for moves, _ in whole]),
        np.concatenate([moves.chosen for moves, _ in whole]),
        returns.astype(np.float32),
    )


class Learned:
    """Plays what a network has learned, by its chances; ``best``: always the likeliest action."""

    def __init__(self, seed: int, file: str, best: bool = False) -> None:
        with np.load(file) as saved:
            self._network = Network({name: saved[name] for name in saved.files})
        self._rng = np.random.default_rng(seed)
        self._best = best

    def choose(self, sight: caseboard.Sight) -> caseboard.Action:
        mask = np.zeros((1, self._network.weights["policy"].shape[1]), np.int8)
        mask[0, [action.id for action in sight.actions]] = 1
        _, chances, _ = self._network.look(np.asarray(sight.observation)[None], mask)
        weights = [float(chances[0, action.id]) for action in sight.actions]
        total = sum(weights)
        if self._best or not total:
            return sight.actions[int(np.argmax(weights))]
        return sight.actions[self._rng.choice(len(weights), p=[one / total for one in weights])]


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a network by self-play.")
    parser.add_argument("game", choices=caseboard.games())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--out", default="policy.npz")
    given = parser.parse_args()
    np.savez(given.out, **train(given.game, given.seats, given.games).weights)


if __name__ == "__main__":
    main()
