"""Whether the plain and the compiled engine are the same to the byte: ``same.py 1000``.

Plays that many random games of each kind, and every recorded game, in both, and compares all that
comes out: events, options, views, what is dealt anew, the record.
"""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
RECORDS: Final = ROOT / "tests" / "games" / "records"
KINDS: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    *(("android", seats, {}) for seats in (3, 4, 5)),
    *(("voices", seats, {"marker_abilities": True}) for seats in (3, 4, 5, 6)),
    *(("voices", seats, {"advanced_roles": True}) for seats in (3, 4, 5, 6)),
)
LOOK_EVERY: Final = 25
"""How many decisions are made between two looks at everything that can be seen."""


class Digest:
    """All that came out of one game, told in a few letters."""

    def __init__(self) -> None:
        self._sum = hashlib.sha256()

    def add(self, data: object) -> None:
        self._sum.update(msgspec.json.encode(data))

    def __str__(self) -> str:
        return self._sum.hexdigest()[:16]


def digests(games: int) -> Iterator[str]:
    """A line for every game, the same in both engines."""
    import caseboard

    for path in sorted(RECORDS.glob("*.json")):
        digest = Digest()
        digest.add(caseboard.replay(path.read_text(encoding="utf-8")).to_json())
        yield f"{path.stem} {digest}"
    kinds = {name: cycle([kind for kind in KINDS if kind[0] == name]) for name, _, _ in KINDS}
    for seed in range(games):
        for every in kinds.values():
            name, seats, options = next(every)
            game = caseboard.new(name, seats=seats, seed=seed, **options)
            yield f"{name}, {seats} seats, seed {seed} {played(game, random.Random(seed))}"


def played(game: Any, chance: random.Random) -> Digest:
    """Play a game to its end at random, and take note of everything."""
    digest = Digest()
    while (decision := game.decision) is not None:
        if len(game.history) % LOOK_EVERY == 0:
            digest.add([game.view(seat) for seat in (None, *range(game.seats))])
            digest.add(game.determinize(decision.seat, chance.randrange(1 << 32)).to_json())
        action = chance.choice(decision.actions)
        for event in game.clone().apply(action):
            digest.add([event.fact, event.audience, event.reveals, game.say(event, None)])
        game.apply(action)
    digest.add(game.result.to_data())
    digest.add(game.to_json())
    return digest


def running(engine: str, games: int) -> subprocess.Popen[str]:
    path = ROOT / "build" / "compiled" if engine == "compiled" else ROOT / "src"
    return subprocess.Popen(
        [sys.executable, __file__, str(games), engine],
        env={**os.environ, "PYTHONPATH": str(path)},
        stdout=subprocess.PIPE,
        text=True,
    )


def compare(games: int) -> None:
    plain, compiled = running("plain", games), running("compiled", games)
    assert plain.stdout is not None
    assert compiled.stdout is not None
    count = 0
    for one, other in zip(plain.stdout, compiled.stdout, strict=True):
        if one != other:
            sys.exit(f"plain and compiled differ:\n  plain     {one}  compiled  {other}")
        count += 1
        if count % 100 == 0:
            sys.stdout.write(f"{count} games are the same, the last: {one}")
            sys.stdout.flush()
    if plain.wait() or compiled.wait():
        sys.exit("a run did not end well: see above")
    sys.stdout.write(f"{count} games are the same to the byte, plain and compiled\n")


def speak(engine: str, games: int) -> None:
    import caseboard

    if (engine == "compiled") != caseboard.COMPILED:
        sys.exit(f"the {engine} engine was asked for, and another is there: make compiled")
    for line in digests(games):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    if len(sys.argv) > 2:
        speak(sys.argv[2], int(sys.argv[1]))
    else:
        compare(int(sys.argv[1]))
