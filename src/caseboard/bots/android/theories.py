"""True culprit: what the evidence that a seat has seen says about who did it."""

from __future__ import annotations

from functools import cache
from math import exp, log

from caseboard.games.android.content.suspects import EVIDENCE_VALUES
from caseboard.games.android.numbers import NOBODY
from caseboard.games.android.rules.evidence import gravity
from caseboard.games.android.state import FACE_UP, SEEN_SHIFT, TOKEN_MASK, AndroidState


@cache
def speaks_against(value: int) -> float:
    """The logarithm of how much likelier a token is the graver of two than the lighter."""
    graver, lighter = _chances(gravity(value))
    return log(graver / lighter)


@cache
def _chances(weight: int) -> tuple[float, float]:
    """How likely the graver, and the lighter, of two tokens weighs so much."""
    weights = [gravity(value) for value in EVIDENCE_VALUES]
    below, same = sum(w < weight for w in weights), weights.count(weight)
    above, pairs = len(weights) - below - same, len(weights) * (len(weights) - 1) / 2
    both = same * (same - 1) / 2
    return (same * below + both + 0.5) / pairs, (same * above + both + 0.5) / pairs


def suspicions(state: AndroidState, seat: int) -> dict[int, float]:
    """How likely each suspect is to have done it, by all the tokens that the seat has seen."""
    known = FACE_UP | 1 << (SEEN_SHIFT + seat)
    weight = {
        suspect: exp(
            sum(
                speaks_against(EVIDENCE_VALUES[entry & TOKEN_MASK])
                for file in range(suspect * 3, suspect * 3 + 3)
                for entry in state.files[file]
                if entry & known
            )
        )
        for suspect in state.lineup
        if suspect not in (state.innocent[seat], NOBODY)
    }
    whole = sum(weight.values())
    return {suspect: each / whole for suspect, each in weight.items()}


@cache
def usual_find(guilty: bool) -> float:
    """What a token drawn for the culprit, or for anybody else, weighs on average."""
    found = {gravity(value): _chances(gravity(value))[not guilty] for value in EVIDENCE_VALUES}
    return sum(value * chance for value, chance in found.items()) / sum(found.values())
