"""Estimates each suspect's guilt as one seat can judge it, and what the seat's hunches are worth.

Only evidence that the seat has seen is read; unseen evidence counts as an average token.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from caseboard.bots.android.beliefs import Beliefs
from caseboard.games.android.content.puzzle import Payoff
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, SUSPECTS
from caseboard.games.android.numbers import NOBODY
from caseboard.games.android.rules.closing import GUILTY_VP, INNOCENT_VP, OBSESSION_VP
from caseboard.games.android.rules.guilt import guilt_of
from caseboard.games.android.state import FACE_UP, SEEN_SHIFT, TOKEN_MASK, AndroidState

UNSEEN_TOKEN: Final = 0.5
"""The average value of a token that the seat has not seen."""
EXPECTED_LOW, EXPECTED_HIGH = -1, 2
"""Typical values of the tokens that a strong and a weak file will drop by the end of the game."""
HIT_RISK: Final = (0.0, 0.04, 0.18, 1.0)
"""By number of hits, the chance that a suspect is killed before the case is closed."""
SPREAD_AT_THE_END: Final = 1.6
SPREAD_A_DAY: Final = 0.38
SPREAD_UNSEEN: Final = 0.12
"""How uncertain a beginner's estimate is, in points of guilt: a suspect with that many more points
is e times as likely to be the murderer. It grows with the days left and with unseen evidence."""


class Case:
    """A seat's estimate of every suspect, and of how a change would affect its hunches."""

    __slots__ = (
        "alibis",
        "days_left",
        "files",
        "guessed",
        "guilty",
        "hits",
        "innocent",
        "living",
        "pays_guilty",
        "pays_innocent",
        "spread",
        "totals",
        "unseen",
    )

    def __init__(
        self,
        state: AndroidState,
        seat: int,
        link: Sequence[int],
        beliefs: Beliefs | None = None,
    ) -> None:
        """Experienced bots pass ``beliefs``; without them, unseen evidence counts as average."""
        known = FACE_UP | 1 << (SEEN_SHIFT + seat)
        self.living = [suspect for suspect in state.lineup if state.alive[suspect]]
        self.files = [
            [EVIDENCE_VALUES[entry & TOKEN_MASK] for entry in entries if entry & known]
            for entries in state.files
        ]
        self.unseen = [
            sum([len(state.files[n]) - len(self.files[n]) for n in range(who * 3, who * 3 + 3)])
            for who in range(len(SUSPECTS))
        ]
        if beliefs is None:
            self.guessed = [UNSEEN_TOKEN * count for count in self.unseen]
        else:
            self.guessed = [beliefs.expected(who, count) for who, count in enumerate(self.unseen)]
        self.alibis = state.alibis
        self.hits = state.hits
        self.days_left = state.last_day - state.day
        self.guilty = state.guilty[seat]
        self.innocent = state.innocent[seat]
        self.pays_guilty = float(GUILTY_VP + link[Payoff.GUILTY_HUNCH])
        self.pays_innocent = INNOCENT_VP + link[Payoff.INNOCENT_HUNCH]
        if beliefs is None:
            unseen = sum([self.unseen[who] for who in self.living])
            self.spread = SPREAD_AT_THE_END + SPREAD_A_DAY * self.days_left + SPREAD_UNSEEN * unseen
        else:
            self.pays_guilty *= beliefs.experience.stakes
            self.spread = beliefs.experience.doubt
        self.totals = {
            who: self.total(who, self.files[who * 3 : who * 3 + 3], self.alibis[who])
            for who in self.living
        }

    def total(self, suspect: int, files: Sequence[Sequence[int]], alibis: int) -> float:
        """The expected final guilt: today's, adjusted for what the files will probably drop."""
        now = guilt_of(suspect, files, alibis)
        later = min(1.0, self.days_left / 4)
        expected = float(now)
        if later:
            sheet = SUSPECTS[suspect]
            filled = [*files]
            filled[sheet.strong] = [*files[sheet.strong], EXPECTED_LOW]
            filled[sheet.weak] = [*files[sheet.weak], EXPECTED_HIGH]
            expected += later * (guilt_of(suspect, filled, alibis) - now)
        return expected + self.guessed[suspect]

    def chances(self, totals: dict[int, float], hits: Sequence[int]) -> dict[int, float]:
        """For each living suspect, the chance of being the murderer."""
        top = max(totals.values(), default=0.0)
        weights = {
            who: exp((total - top) / self.spread) * (1.0 - HIT_RISK[min(hits[who], 3)])
            for who, total in totals.items()
        }
        whole = sum(weights.values()) or 1.0
        return {who: weight / whole for who, weight in weights.items()}

    def value(self, totals: dict[int, float], hits: Sequence[int]) -> float:
        """The expected points of the seat's two hunches."""
        chances = self.chances(totals, hits)
        right = chances.get(self.guilty, 0.0)
        if self.guilty == self.innocent != NOBODY:
            alive = 1.0 if self.guilty in totals else 0.0
            rivals = [total for who, total in totals.items() if who != self.guilty]
            ahead = totals.get(self.guilty, 0.0) - max(rivals, default=0.0)
            proven = right / (1.0 + exp((5.0 - ahead) / self.spread))
            either = self.pays_innocent * (alive * (1.0 - right) + proven)
            return self.pays_guilty * right + either + OBSESSION_VP * proven
        safe = 0.0
        if self.innocent in totals:
            safe = (1.0 - chances[self.innocent]) * (1.0 - HIT_RISK[min(hits[self.innocent], 3)])
        return self.pays_guilty * right + self.pays_innocent * safe

    def now(self) -> float:
        return self.value(self.totals, self.hits)

    def with_total(self, suspect: int, total: float) -> float:
        return self.value({**self.totals, suspect: total}, self.hits)

    def with_token(self, suspect: int, file: int, value: int) -> float:
        """The expected points of the hunches after a token is added to that file."""
        files = self.files[suspect * 3 : suspect * 3 + 3]
        files[file] = [*files[file], value]
        return self.with_total(suspect, self.total(suspect, files, self.alibis[suspect]))

    def without_token(self, suspect: int, file: int, value: int | None) -> float:
        """The same after a token is removed; ``value`` is None if the seat has not seen it."""
        if value is None:
            return self.with_total(suspect, self.totals[suspect] - UNSEEN_TOKEN)
        files = self.files[suspect * 3 : suspect * 3 + 3]
        files[file] = files[file].copy()
        files[file].remove(value)
        return self.with_total(suspect, self.total(suspect, files, self.alibis[suspect]))

    def with_alibis(self, suspect: int, change: int) -> float:
        files = self.files[suspect * 3 : suspect * 3 + 3]
        return self.with_total(
            suspect, self.total(suspect, files, max(0, self.alibis[suspect] + change))
        )

    def with_hits(self, suspect: int, change: int, fatal: int) -> float:
        """The same after hits are added or removed; ``fatal`` hits kill the suspect."""
        hits = [*self.hits]
        hits[suspect] = max(0, hits[suspect] + change)
        if hits[suspect] < fatal:
            return self.value(self.totals, hits)
        rest = {who: total for who, total in self.totals.items() if who != suspect}
        return self.value(rest, hits)

    def per_point(self) -> float:
        """What one point of guilt, more or less, is worth on the suspect where it matters most."""
        chances = self.chances(self.totals, self.hits)
        guilty = chances.get(self.guilty, 0.0)
        innocent = chances.get(self.innocent, 0.0)
        if self.guilty == self.innocent:
            return (self.pays_guilty - self.pays_innocent) * guilty * (1 - guilty) / self.spread
        best = self.pays_guilty * guilty * (1 - guilty) + self.pays_innocent * innocent * guilty
        for who, chance in chances.items():
            if who == self.innocent:
                less = self.pays_guilty * guilty + self.pays_innocent * (1 - innocent)
                best = max(best, chance * less)
            elif who != self.guilty:
                less = self.pays_guilty * guilty - self.pays_innocent * innocent
                best = max(best, chance * less)
        return best / self.spread
