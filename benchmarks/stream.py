"""What the keyed stream of chance costs: the engine with it, and with the generator of before.

Both are measured in turns in one run, in processor time: ``make bench-stream``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from benchmarks.bench_android import midgame
from benchmarks.bench_voices import midgame as voices_midgame
from benchmarks.measures import decisions_per_second, games_of_voices, seconds
from caseboard.core.chance import Stream
from caseboard.core.state import State

TURNS: Final = 4
MASK: Final = (1 << 64) - 1


class Chance(NamedTuple):
    """How a state draws numbers, and what of it is copied."""

    chance: Callable[[State, int], int]
    generator: property
    copy_machine_to: Callable[[State, State], None]


def _splitmix(state: State, below: int) -> int:
    """A SplitMix generator held as one int: quick, and foretold by whoever saw a few numbers."""
    state._drawn = bits = (state._drawn + 0x9E3779B97F4A7C15) & MASK
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    value = ((bits ^ (bits >> 31)) * below) >> 64 if state.script is None else state.script.pop(0)
    state.luck = True
    state.outcomes.append(value)
    return value


def _seed(state: State, place: Stream) -> None:
    state._drawn = int.from_bytes(place.key[:8], "big") ^ place.drawn


def _copy(state: State, other: State) -> None:
    other.stack = [frame.clone() for frame in state.stack]
    other._drawn = state._drawn
    other.outcomes = []
    other.luck = False
    other.script = None
    other.events = []
    other.quiet = state.quiet


BEFORE: Final = Chance(_splitmix, property(lambda state: Stream(b"", state._drawn), _seed), _copy)
KEYED: Final = Chance(State.chance, vars(State)["generator"], State.copy_machine_to)


def measured(chance: Chance) -> dict[str, float]:
    """Microseconds with that kind of chance."""
    kind: Any = State
    for name, part in chance._asdict().items():
        setattr(kind, name, part)
    android, voices = midgame(), voices_midgame(4)
    return {
        "Android, a copy": seconds(android.clone, 1000) * 1e6,
        "Android, dealt anew": seconds(lambda: android.determinize(0, 1), 200) * 1e6,
        "Android, a random decision": 1e6 / decisions_per_second(),
        "Voices, a copy": seconds(voices.clone, 1000) * 1e6,
        "Voices, dealt anew": seconds(lambda: voices.determinize(1, 1), 200) * 1e6,
        "Voices, a random game": seconds(games_of_voices, 1) * 1e6 / 6,
    }


def table(turns: list[tuple[dict[str, float], dict[str, float]]]) -> str:
    rows = [f"{'µs of processor time':32}{'before':>12}{'keyed':>12}{'ratio':>8}"]
    for name in turns[0][0]:
        before, keyed = (min(turn[which][name] for turn in turns) for which in (0, 1))
        rows.append(f"{name:32}{before:>12,.2f}{keyed:>12,.2f}{keyed / before:>8.2f}")
    return "\n".join(rows)


if __name__ == "__main__":
    found = [(measured(BEFORE), measured(KEYED)) for _ in range(TURNS)]
    sys.stdout.write(f"{table(found)}\n")
