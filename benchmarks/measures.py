"""What the engine that is on the path needs, in processor time: ``python -m benchmarks.measures``.

Prints one JSON object. The best of several rounds counts, so that other work does not.
"""

from __future__ import annotations

import json
import random
import sys
import tracemalloc
from collections.abc import Callable
from itertools import cycle
from time import process_time

import caseboard
from benchmarks.bench_android import midgame, random_games
from benchmarks.bench_voices import fullest_platform
from benchmarks.bench_voices import midgame as voices_midgame
from caseboard.bots.base import sight_of
from caseboard.bots.levels import make_bot
from caseboard.games.voices.geometry import GRID_DIRECTIONS, GRID_STARTS
from caseboard.games.voices.push import push, refusal
from caseboard.pack.registry import pack_of

ROUNDS = 5
COPIES = 200


def seconds(do: Callable[[], object], times: int) -> float:
    """The shortest time of one call, by rounds of so many calls."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        for _ in range(times):
            do()
        best = min(best, (process_time() - began) / times)
    return best


def decisions_per_second() -> float:
    random_games(4, 2)
    return random_games(4, 12) / seconds(lambda: random_games(4, 12), 1)


def games_of_voices() -> None:
    for seed in range(6):
        chance = random.Random(seed)
        game = caseboard.new("voices", seats=4, seed=seed)
        while (decision := game.decision) is not None:
            game.apply(chance.choice(decision.actions))


def pushes() -> Callable[[], object]:
    platform = fullest_platform()
    grid = cycle([(s, d) for s in GRID_STARTS for d in GRID_DIRECTIONS if refusal(s, d) is None])
    return lambda: push(platform, 0, *next(grid))


def bytes_per_copy(game: caseboard.Game) -> float:
    tracemalloc.start()
    copies = [game.clone() for _ in range(COPIES)]
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / len(copies)


def searched_answers(count: int) -> None:
    """So many answers in Android, each by an inspector with a budget of 100 tries."""
    game, bot = midgame(), make_bot(pack_of("android").bots(), "inspector@100", 1)
    for _ in range(count):
        game.apply(bot.choose(sight_of(game)))


def measured() -> dict[str, float]:
    android, voices = midgame(), voices_midgame(4)
    return {
        "Android, random decisions a second": decisions_per_second(),
        "Android, a copy, µs": seconds(android.clone, 1000) * 1e6,
        "Android, a view, µs": seconds(lambda: android.view(0), 200) * 1e6,
        "Android, dealt anew, µs": seconds(lambda: android.determinize(0, 1), 200) * 1e6,
        "Android, a copy, bytes": bytes_per_copy(android),
        "Android, answers of inspector@100 a second": 20 / seconds(lambda: searched_answers(20), 1),
        "Voices, random games a second": 6 / seconds(games_of_voices, 1),
        "Voices, a push among 16 markers, µs": seconds(pushes(), 130) * 1e6,
        "Voices, a copy, µs": seconds(voices.clone, 1000) * 1e6,
        "Voices, a view, µs": seconds(lambda: voices.view(1), 200) * 1e6,
        "Voices, a copy, bytes": bytes_per_copy(voices),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measured()))
