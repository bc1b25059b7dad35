"""The whole table in one seat's eyes: its prices, its reading of the case, and whom to fear."""

from __future__ import annotations

from typing import Final

from caseboard.bots.android.beliefs import Beliefs
from caseboard.bots.android.prices import Prices, standing
from caseboard.bots.android.reading import Case
from caseboard.games.android.rules.closing import link_values
from caseboard.games.android.state import AndroidState

EVIDENCE_SIZE: Final = 3.5
"""How many points of guilt a drawn token counts for: more than it shows on average, since it goes
where it does most. Bots with this figure beat those that took the average."""
EVIDENCE_OF_OTHERS: Final = 1.3
"""What a token of evidence is worth to somebody whose hunches are unknown."""
HARM: Final = 0.25
HARM_TO_LEADER: Final = 0.5
"""What it is worth that another loses a point."""


class Appraisal:
    """Made once for a decision; each part of it is made when it is first needed."""

    __slots__ = ("_beliefs", "_case", "_prices", "_weights", "link", "me", "state")

    def __init__(self, state: AndroidState, me: int, beliefs: Beliefs | None = None) -> None:
        self.state = state
        self.me = me
        self.link = link_values(state)
        self._beliefs = beliefs
        self._case: Case | None = None
        self._prices: list[Prices | None] = [None] * state.seats
        self._weights: list[float] = []

    @property
    def case(self) -> Case:
        if self._case is None:
            self._case = Case(self.state, self.me, self.link, self._beliefs)
        return self._case

    @property
    def mine(self) -> Prices:
        return self.prices(self.me)

    def prices(self, seat: int) -> Prices:
        found = self._prices[seat]
        if found is None:
            own = seat == self.me
            evidence = EVIDENCE_SIZE * self.case.per_point() if own else EVIDENCE_OF_OTHERS
            found = self._prices[seat] = Prices(self.state, seat, self.link, evidence)
        return found

    @property
    def weights(self) -> list[float]:
        """By seat, what a point that it gains is worth to me: 1 for mine, below 0 for others."""
        if not self._weights:
            state, me = self.state, self.me
            others = [seat for seat in range(state.seats) if seat != me]
            leader = max(others, key=lambda seat: standing(state, seat, self.link))
            self._weights = [-HARM] * state.seats
            self._weights[leader] = -HARM_TO_LEADER
            self._weights[me] = 1.0
        return self._weights
