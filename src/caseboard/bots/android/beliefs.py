"""What the others probably think: their hunches, and what lies face down, from what all could see.

Who has seen a token is public: whoever placed it and whoever was shown it. A token that one seat
alone has seen was placed by that seat, and where somebody puts which evidence tells whom he
wants to see charged, or cleared.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from caseboard.games.android.content.suspects import EVIDENCE_COUNTS, EVIDENCE_VALUES, Evidence
from caseboard.games.android.state import FACE_UP, SEEN_SHIFT, TOKEN_MASK, AndroidState

ON_GUILTY, ON_OTHER, ON_INNOCENT = range(3)
LEANING: Final = {
    True: (5.0, 1.0, 0.4),
    False: (0.3, 1.5, 2.0),
}
"""How readily incriminating (True) and exonerating evidence is put on the suspect of the placer's
guilty hunch, on another, and on the suspect of his innocent hunch."""
WITNESS: Final = -5.0
PERJURY: Final = 1.0
"""What the tokens without a number add to a total, about."""


def token_value(value: int) -> float:
    if value == Evidence.SURPRISE_WITNESS:
        return WITNESS
    return PERJURY if value == Evidence.PERJURY else float(value)


def _average(incriminating: bool) -> float:
    values = [token_value(value) for value in EVIDENCE_VALUES]
    chosen = [value for value in values if (value > 0) is incriminating]
    return sum(chosen) / len(chosen)


MEAN: Final = {True: _average(True), False: _average(False)}
SHARE: Final = {
    incriminating: sum(
        count
        for value, count in EVIDENCE_COUNTS.items()
        if (token_value(value) > 0) is incriminating
    )
    / len(EVIDENCE_VALUES)
    for incriminating in (True, False)
}


@dataclass(frozen=True, slots=True)
class Experience:
    """How somebody reads the case, and plans a turn, who has seen many of them."""

    guess: float
    """How far the guess is trusted at what lies face down."""
    a_token: float
    """What an unseen token adds to a suspect's total beyond that."""
    a_claim: float
    """What it adds that somebody wants to see the suspect charged."""
    doubt: float
    """How many points of guilt make one suspect e times as likely as another."""
    stakes: float
    """How much more than its points the guilty hunch is worth: nine winners of ten had it right."""
    errands: int
    """For how many errands a turn is planned."""
    next_turn: float
    """What share of what lies around the place where the turn ends counts for it."""
    by_the_hour: bool
    """Whether the Time of a sacrifice is weighed against what else the turn could bring, instead of
    at its usual price."""


OF_A_DETECTIVE: Final = Experience(
    guess=1.0,
    a_token=0.9,
    a_claim=0.0,
    doubt=8.0,
    stakes=2.0,
    errands=2,
    next_turn=0.0,
    by_the_hour=False,
)
"""Fitted to 300 games of rookies, who were right in 37 % of the cases that they took for 70 %."""
OF_AN_INSPECTOR: Final = Experience(
    guess=0.0,
    a_token=1.5,
    a_claim=6.5,
    doubt=9.0,
    stakes=4.0,
    errands=3,
    next_turn=0.3,
    by_the_hour=True,
)
"""Fitted to 300 games of detectives, who hide and answer: what they want tells more than a guess
at each token. Whoever gathers 24 of the 60 tokens is right six times of ten, with 18 three times,
so no hour of a turn may be lost."""


class Beliefs:
    """What a seat makes of the others.

    ``guilty`` and ``innocent`` hold, by seat and suspect, how likely each hunch is that; ``unseen``
    holds, by suspect, what the evidence that the seat has not seen probably adds up to.
    """

    __slots__ = ("days", "days_left", "experience", "guilty", "innocent", "seat", "unseen")

    def __init__(
        self, state: AndroidState, seat: int, experience: Experience = OF_A_DETECTIVE
    ) -> None:
        self.seat = seat
        self.experience = experience
        self.days = state.last_day
        self.days_left = state.last_day - state.day
        placed = [_placed_by(state, seat, other) for other in range(state.seats)]
        self.guilty: list[dict[int, float]] = []
        self.innocent: list[dict[int, float]] = []
        for other in range(state.seats):
            guilty, innocent = _hunches(state, seat, other, placed[other])
            self.guilty.append(guilty)
            self.innocent.append(innocent)
        self.unseen = [0.0] * len(state.alive)
        for other in range(state.seats):
            for suspect, value in placed[other]:
                if value is None:
                    self.unseen[suspect] += self.likely_value(other, suspect)

    def claimed(self, suspect: int) -> float:
        """How likely somebody will go on gathering evidence against the suspect.

        What others have gathered is hidden; what I have counts already, so of my own suspect only
        what is to come is left.
        """
        claim = self.guilty[self.seat].get(suspect, 0.0) * self.days_left / self.days
        for other, guilty in enumerate(self.guilty):
            if other != self.seat:
                claim += guilty.get(suspect, 0.0)
        return min(1.0, claim)

    def expected(self, suspect: int, unseen: int) -> float:
        """What so many unseen tokens, and those to come, add to a suspect's total."""
        mind = self.experience
        expected = mind.guess * self.unseen[suspect] + mind.a_token * unseen
        if mind.a_claim:
            expected += mind.a_claim * self.claimed(suspect)
        return expected

    def likely_value(self, placer: int, suspect: int) -> float:
        """What a face-down token that somebody put on a suspect is worth on average."""
        guilty = self.guilty[placer].get(suspect, 0.0)
        innocent = self.innocent[placer].get(suspect, 0.0) * (1 - guilty)
        other = 1 - guilty - innocent
        weights = {
            sign: SHARE[sign]
            * (
                guilty * LEANING[sign][ON_GUILTY]
                + other * LEANING[sign][ON_OTHER]
                + innocent * LEANING[sign][ON_INNOCENT]
            )
            for sign in (True, False)
        }
        whole = weights[True] + weights[False]
        return sum(MEAN[sign] * weight for sign, weight in weights.items()) / whole


def _placed_by(state: AndroidState, seat: int, placer: int) -> list[tuple[int, int | None]]:
    """The tokens that a seat alone, or with the observer, has seen: suspect, and value if known."""
    known = FACE_UP | 1 << (SEEN_SHIFT + seat)
    own = 1 << seat
    found = []
    for file, entries in enumerate(state.files):
        for entry in entries:
            seen = entry >> SEEN_SHIFT
            if seen == 1 << placer or (placer != seat and seen == 1 << placer | own):
                value = EVIDENCE_VALUES[entry & TOKEN_MASK] if entry & known else None
                found.append((file // 3, value))
    return found


def _hunches(
    state: AndroidState, seat: int, other: int, placed: list[tuple[int, int | None]]
) -> tuple[dict[int, float], dict[int, float]]:
    """How likely each suspect is to be on the other's guilty and innocent hunch.

    Somebody's tokens are taken for placed one by one, each by itself; so what speaks for a pair of
    hunches is a product over the tokens on the two suspects, compared with any other suspect.
    """
    if other == seat:
        return {state.guilty[seat]: 1.0}, {state.innocent[seat]: 1.0}
    apart, obsessed = _shares(len(state.lineup))
    charged, cleared, both = ([1.0] * len(state.alive) for _ in range(3))
    not_obsessed = 1.0
    for suspect, value in placed:
        sign = None if value is None else token_value(value) > 0
        usual = apart[ON_OTHER][sign]
        charged[suspect] *= apart[ON_GUILTY][sign] / usual
        cleared[suspect] *= apart[ON_INNOCENT][sign] / usual
        both[suspect] *= obsessed[ON_GUILTY][sign] / obsessed[ON_OTHER][sign]
        not_obsessed *= usual / obsessed[ON_OTHER][sign]
    guilty = dict.fromkeys(state.lineup, 0.0)
    innocent = dict.fromkeys(state.lineup, 0.0)
    for g in state.lineup:
        for i in state.lineup:
            if g == state.guilty[seat] or i == state.innocent[seat]:
                continue
            weight = both[g] if g == i else not_obsessed * charged[g] * cleared[i]
            guilty[g] += weight
            innocent[i] += weight
    whole = sum(guilty.values())
    return (
        {who: weight / whole for who, weight in guilty.items()},
        {who: weight / whole for who, weight in innocent.items()},
    )


Shares: TypeAlias = tuple[dict[bool | None, float], ...]
"""On the guilty suspect, another, the innocent one: how likely a token of that sign (None: unseen)
is put just there."""


@cache
def _shares(suspects: int) -> tuple[Shares, Shares]:
    """For hunches on two suspects, and for both on one."""
    apart, obsessed = {}, {}
    for sign, leaning in LEANING.items():
        whole = leaning[ON_GUILTY] + (suspects - 1) * leaning[ON_OTHER]
        obsessed[sign] = [each / whole for each in leaning]
        whole += leaning[ON_INNOCENT] - leaning[ON_OTHER]
        apart[sign] = [each / whole for each in leaning]

    def table(by_sign: dict[bool, list[float]]) -> Shares:
        return tuple(
            {
                True: by_sign[True][on],
                False: by_sign[False][on],
                None: SHARE[True] * by_sign[True][on] + SHARE[False] * by_sign[False][on],
            }
            for on in (ON_GUILTY, ON_OTHER, ON_INNOCENT)
        )

    return table(apart), table(obsessed)
