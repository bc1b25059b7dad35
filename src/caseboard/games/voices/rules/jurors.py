"""Which jurors an ability may touch (chapter "Placing Tokens on Jurors")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caseboard.games.voices.content.jurors import JurorType, neighbours
from caseboard.games.voices.content.selectors import (
    AdjacentTo,
    AnyJuror,
    Either,
    Fewest,
    Jurors,
    Most,
    Named,
    OtherJuror,
    ThatJuror,
    With,
    Without,
)
from caseboard.games.voices.content.tokens import Token
from caseboard.games.voices.state import VoicesState

ALL: Final = tuple(int(juror) for juror in JurorType)
NEIGHBOURS: Final = tuple(tuple(int(one) for one in neighbours(juror)) for juror in JurorType)


def tokens_on(state: VoicesState, token: Token, juror: int) -> int:
    """How many tokens of a kind lie on a juror type."""
    if token is Token.GUILTY:
        return state.guilty[juror]
    if token is Token.INNOCENT:
        return state.innocent[juror]
    return len(state.influence[juror])


def candidates(state: VoicesState, jurors: Jurors, that: int) -> tuple[int, ...]:
    """The juror types that a card's words describe now; ``that`` is the one just used."""
    return _CANDIDATES[type(jurors)](state, jurors, that)


def _any(state: VoicesState, jurors: AnyJuror, that: int) -> tuple[int, ...]:
    return ALL


def _named(state: VoicesState, jurors: Named, that: int) -> tuple[int, ...]:
    return tuple(int(one) for one in jurors.types)


def _with(state: VoicesState, jurors: With, that: int) -> tuple[int, ...]:
    return tuple(one for one in ALL if tokens_on(state, jurors.token, one))


def _without(state: VoicesState, jurors: Without, that: int) -> tuple[int, ...]:
    return tuple(one for one in ALL if not tokens_on(state, jurors.token, one))


def _most(state: VoicesState, jurors: Most, that: int) -> tuple[int, ...]:
    counts = [tokens_on(state, jurors.token, one) for one in ALL]
    most = max(counts)
    return tuple(one for one in ALL if most and counts[one] == most)


def _fewest(state: VoicesState, jurors: Fewest, that: int) -> tuple[int, ...]:
    counts = [tokens_on(state, jurors.token, one) for one in ALL]
    fewest = min(counts)
    return tuple(one for one in ALL if counts[one] == fewest)


def _adjacent(state: VoicesState, jurors: AdjacentTo, that: int) -> tuple[int, ...]:
    base = candidates(state, jurors.base, that)
    return tuple(one for one in ALL if any(near in base for near in NEIGHBOURS[one]))


def _either(state: VoicesState, jurors: Either, that: int) -> tuple[int, ...]:
    both = {*candidates(state, jurors.first, that), *candidates(state, jurors.second, that)}
    return tuple(sorted(both))


def _that(state: VoicesState, jurors: ThatJuror, that: int) -> tuple[int, ...]:
    return (that,) if that in ALL else ()


def _other(state: VoicesState, jurors: OtherJuror, that: int) -> tuple[int, ...]:
    return tuple(one for one in ALL if one != that)


_CANDIDATES: Final[dict[type[Jurors], Callable[[VoicesState, Any, int], tuple[int, ...]]]] = {
    AnyJuror: _any,
    Named: _named,
    With: _with,
    Without: _without,
    Most: _most,
    Fewest: _fewest,
    AdjacentTo: _adjacent,
    Either: _either,
    ThatJuror: _that,
    OtherJuror: _other,
}
