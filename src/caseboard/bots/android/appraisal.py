"""The whole table in one seat's eyes: its prices, its reading of the case, and whom to fear."""

from __future__ import annotations

from typing import Final

from caseboard.bots.android.prices import Prices, standing
from caseboard.bots.android.reading import Case
from caseboard.games.android.rules.closing import link_values
from caseboard.games.android.state import AndroidState

EVIDENCE_SIZE: Final = 2.0
"""How many points of guilt a drawn token moves on average."""
EVIDENCE_OF_OTHERS: Final = 1.3
"""What a token of evidence is worth to somebody whose hunches are unknown."""
HARM: Final = 0.25
HARM_TO_LEADER: Final = 0.5
"""What it is worth that another loses a point."""


class Appraisal:
    """Made once for a decision; prices of others are made when they are needed."""

    __slots__ = ("_prices", "case", "link", "me", "mine", "state", "weights")

    def __init__(self, s: AndroidState, me: int) -> None:
        self.state = s
        self.me = me
        self.link = link_values(s)
        self.case = Case(s, me, self.link)
        evidence = EVIDENCE_SIZE * self.case.per_point()
        self.mine = Prices(s, me, self.link, evidence)
        self._prices: list[Prices | None] = [None] * s.seats
        self._prices[me] = self.mine
        self.weights = self._weights()

    def _weights(self) -> list[float]:
        """By seat, what a point that it gains is worth to me: 1 for mine, below 0 for others."""
        s, me = self.state, self.me
        others = [seat for seat in range(s.seats) if seat != me]
        leader = max(others, key=lambda seat: standing(s, seat, self.link))
        weights = [-HARM] * s.seats
        weights[leader] = -HARM_TO_LEADER
        weights[me] = 1.0
        return weights

    def prices(self, seat: int) -> Prices:
        found = self._prices[seat]
        if found is None:
            found = Prices(self.state, seat, self.link, EVIDENCE_OF_OTHERS)
            self._prices[seat] = found
        return found
