"""What things are worth to a seat, in victory points, as the table stands."""

from __future__ import annotations

from typing import Final

from caseboard.bots.android.plots import promise
from caseboard.games.android.catalogue import FAVOR_COUNTS_AS
from caseboard.games.android.content.puzzle import LINES_OF_FIVE, Pile
from caseboard.games.android.numbers import NO_PILE, NORMAL_FAVORS, TRACK_END
from caseboard.games.android.rules.closing import Links, open_points, token_values
from caseboard.games.android.state import AndroidState

TIME: Final = 0.8
"""What an hour of a turn earns a detective who knows his business."""
CARD: Final = 0.5
FAVOR: Final = 0.7
DROPSHIP: Final = 0.9
WARRANT: Final = 0.5
SECRET: Final = 0.3
STEADY: Final = 4
"""So many turns before the end, what is only a means begins to lose its worth."""
LINE_CHANCE: Final = 0.75
"""How often a drawn piece fits the gap of a line."""
NEW_LINK: Final = 0.5
ROOM: Final = (0.55, 0.3, 0.15, 0.1, 0.1, 0.1, 0.1, 0.05)
"""What the next dark shift costs, by the spaces left for it less one; the last one is dear."""


def turns_left(state: AndroidState, seat: int) -> int:
    """Turns the seat still has, with the present one if it is not over."""
    today = seat in state.turns_left or state.turn == seat
    return state.last_day - state.day + (1 if today else 0)


def gaps(board: list[int]) -> int:
    """Lines of five that want one piece only."""
    return sum([sum([board[cell] < 0 for cell in line]) == 1 for line in LINES_OF_FIVE])


class Prices:
    """What a seat gives and gets, each at its present worth."""

    __slots__ = (
        "bad",
        "card",
        "conspiracy",
        "evidence",
        "favors",
        "good",
        "haas",
        "jinteki",
        "lead",
        "means",
        "money",
        "pieces",
        "seat",
        "state",
        "trauma",
        "turns",
        "uncover",
    )

    def __init__(self, state: AndroidState, seat: int, link: Links, evidence: float) -> None:
        self.state = state
        self.seat = seat
        self.turns = turns_left(state, seat)
        self.means = min(1.0, self.turns / STEADY)
        self.card = CARD * min(1.0, self.turns / 3)
        self.favors = [
            FAVOR * self.means * (1.0 if kind < NORMAL_FAVORS else 1.15)
            + sum([link[normal] for normal in counts])
            for kind, counts in enumerate(FAVOR_COUNTS_AS)
        ]
        self.money = max(1.0, FAVOR * self.means)
        self.conspiracy, self.haas, self.jinteki, self.trauma = token_values(state, seat, link)
        as_it_is = promise(state, seat)
        self.good = promise(state, seat, 1) - as_it_is
        self.bad = promise(state, seat, -1) - as_it_is
        self.evidence = evidence if state.pool else 0.0
        place = min(1, gaps(state.board)) * LINE_CHANCE * self.conspiracy + NEW_LINK
        normal = max(self.favors[:NORMAL_FAVORS])
        baggage = max(self.good, -0.3 * self.bad)
        self.pieces = (place + 0.3, place + normal + 0.1, place + baggage + 0.2)
        pile = state.pile_marker[seat]
        self.uncover = 0.0 if pile == NO_PILE else self.pieces[pile]
        self.lead = max(self.evidence, self.uncover)

    def dark_shift(self, spaces: int) -> float:
        """What it costs to shift so far; a light shift (below 0) gains the same back."""
        at = self.state.twilight[self.seat]
        step = 1 if spaces > 0 else -1
        cost = 0.0
        for _ in range(abs(spaces)):
            if not -TRACK_END <= at + step <= TRACK_END:
                break
            cost += step * ROOM[TRACK_END - max(at, at + step)]
            at += step
        return cost * self.means

    def best_piece(self) -> float:
        left = [self.pieces[pile] for pile in Pile if self.state.piles[pile]]
        return max(left, default=0.0)


def standing(state: AndroidState, seat: int, link: Links) -> float:
    """The points of a seat that everybody can count, and what its plot promises."""
    return sum([line.points for line in open_points(state, seat, link)]) + promise(state, seat)
