"""A finished game as one row of a data set: plain data, the same whoever played it when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import caseboard
from caseboard.pack.registry import pack_of
from caseboard.pack.research import Played, Row


def row_of(played: Played, index: int) -> Row:
    """Number ``index`` of its data set."""
    game, result = played.game, played.game.result
    assert result is not None
    return {
        "index": index,
        "game": game.rules.name,
        "package": caseboard.__version__,
        "rules": game.rules.version,
        "seed": game.seed,
        "seats": game.seats,
        "options": game.options,
        "bots": list(played.match.bots),
        "fallbacks": list(played.fallbacks),
        "decisions": len(game.history) - 1,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "breakdown": [[line.to_data() for line in lines] for lines in result.breakdown],
        "parts": [f"seat {seat + 1}" for seat in range(game.seats)],
        "answers": [[*answer, count] for answer, count in sorted(played.answers.items(), key=str)],
        **pack_of(game.rules.name).research().facts(played),
    }


def won(row: Row, seat: int) -> float:
    """What a seat has of the victory, from 0 to 1."""
    winners = row["winners"]
    if seat not in winners:
        return 0.0
    alone = pack_of(row["game"]).research().everybody_for_himself
    return 1.0 if alone else 1 / len(winners)


def results(rows: Iterable[Row], column: str) -> Iterator[tuple[str, float]]:
    """What every seat of every game won, under the name that the column gives the seat."""
    for row in rows:
        for seat, name in enumerate(row[column]):
            yield name, won(row, seat)
