"""How much of Caseboard a move goes through: calls from a person's message to the last update.

``make bench-calls`` prints the figures. Four read the table, three people apart and a spectator;
every call of a Python function in ``caseboard`` counts, whatever the machine does meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

import caseboard
from caseboard.server.connection import decode
from caseboard.server.requests import obey
from tests.server.inside import listening, people_apart

HOME = str(Path(caseboard.__file__).parent)
SEATS = {"android": 3, "voices": 3}


class Calls:
    """Counts calls while it is on, by the code that is called."""

    def __init__(self) -> None:
        self.counted: Counter[CodeType] = Counter()

    def __enter__(self) -> Calls:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(HOME):
            self.counted[frame.f_code] += 1


async def count(game: str, seed: int, most: int) -> tuple[int, Calls]:
    """The moves of one game by people who choose at random, and the calls that they took."""
    room = people_apart(game, SEATS[game], seed, delay=0)
    ears = await listening(room)
    chance, calls, moves = Random(seed), Calls(), 0
    while (decision := room.game.decision) is not None and moves < most:
        seat, action = decision.seat, chance.choice(decision.actions)
        ask = room.live.ask_of(seat)
        text = b'{"type":"act","id":"%d","seat":%d,"ask":%d,"action":%d}' % (
            moves, seat, ask, action.id,
        )  # fmt: skip
        with calls:
            message = decode(text)
            async with room.lock:
                await obey(room, ears[seat], message)
        moves += 1
    room.stop()
    return moves, calls


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--most", type=int, default=10_000, help="moves of each game")
    parser.add_argument("--top", type=int, default=0, help="show the functions most called")
    given = parser.parse_args()
    out = sys.stdout
    for game in SEATS:
        moves, calls = 0, Counter[CodeType]()
        for seed in range(given.games):
            made, counted = asyncio.run(count(game, seed, given.most))
            moves, calls = moves + made, calls + counted.counted
        files = {code.co_filename for code in calls}
        out.write(f"{game}: {calls.total() / moves:.0f} calls in {len(files)} modules a move\n")
        by_part = Counter[str]()
        for code, number in calls.items():
            by_part[Path(code.co_filename).relative_to(HOME).parts[0]] += number
        for part, number in by_part.most_common():
            out.write(f"  {part}: {number / moves:.0f}\n")
        for code, number in calls.most_common(given.top):
            name = Path(code.co_filename).relative_to(HOME)
            out.write(f"  {number / moves:7.1f} {name} {code.co_qualname}\n")


if __name__ == "__main__":
    main()
