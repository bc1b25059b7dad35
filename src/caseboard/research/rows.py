"""A finished game as one row of a data set: plain data, the same whoever played it when."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeAlias

from caseboard.research.android_rows import android_facts
from caseboard.research.playing import Played
from caseboard.research.voices_rows import voices_facts

Row: TypeAlias = dict[str, Any]

FACTS: Final[dict[str, Callable[[Played], Row]]] = {
    "android": android_facts,
    "voices": voices_facts,
}
"""By game, what its rows hold beside what all rows hold."""


def row_of(played: Played, index: int) -> Row:
    """Number ``index`` of its data set."""
    game, result = played.game, played.game.result
    assert result is not None
    return {
        "index": index,
        "game": game.rules.name,
        "rules": game.rules.version,
        "seed": game.seed,
        "seats": game.seats,
        "options": game.options,
        "bots": list(played.match.bots),
        "fallbacks": list(played.fallbacks),
        "decisions": len(game.history) - 1,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "breakdown": [
            [{"points": line.points, "reason": line.reason} for line in lines]
            for lines in result.breakdown
        ],
        **FACTS[game.rules.name](played),
    }


EVERYBODY_FOR_HIMSELF: Final = frozenset({"voices"})
"""Games in which any number of seats win; in the others one victory is shared by those who tie."""


def won(row: Row, seat: int) -> float:
    """What a seat has of the victory, from 0 to 1."""
    winners = row["winners"]
    if seat not in winners:
        return 0.0
    return 1.0 if row["game"] in EVERYBODY_FOR_HIMSELF else 1 / len(winners)


def results(rows: Iterable[Row], column: str) -> Iterator[tuple[str, float]]:
    """What every seat of every game won, under the name that the column gives the seat."""
    for row in rows:
        for seat, name in enumerate(row[column]):
            yield name, won(row, seat)
