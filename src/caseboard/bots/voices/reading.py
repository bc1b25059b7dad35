"""Reading the table: how well a position serves the role of one seat.

Everything is in chances to win. The jury gives most of it; control of regions, strategy cards and
the safety of markers are worth what they may still do to the jury.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Final, TypeAlias

from caseboard.bots.voices.chances import (
    FACE_CHANCE,
    Lean,
    Outlook,
    goal_chances,
    verdict_chances,
)
from caseboard.bots.voices.experience import Experience
from caseboard.games.voices.content.goals import Control, Count, MostDestroyed, walk_goal
from caseboard.games.voices.content.markers import PERSONA_COLOURS
from caseboard.games.voices.content.regions import TRIAL_REGIONS, Region
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, Face
from caseboard.games.voices.geometry import PLATFORM_CENTRE_Y, PLATFORM_RADIUS
from caseboard.games.voices.rules.choose_trial_card import announced
from caseboard.games.voices.rules.playing import ROUNDS
from caseboard.games.voices.rules.three_players import THREE_PLAYERS
from caseboard.games.voices.state import (
    DESTROYED,
    MARKERS_PER_COLOUR,
    NO_CARD,
    UNUSED,
    VALUES,
    VoicesState,
)

CARD: Final = 0.03
"""What a strategy card in hand is worth while there is time to play it."""
RESENTMENT: Final = 0.3
"""How bad it is, compared with one's own control, that somebody of unknown role has it."""
SAFETY: Final = 0.06
"""The share of a region's worth that lies in its markers being far from the edge."""
FALLS_A_ROUND: Final = 0.25
"""How many of its markers a persona expects to lose in a round."""
TOKENS_A_ROUND: Final = 0.17
"""How many guilty, and how many innocent tokens a round to come puts on a juror type."""

SIGN: Final = {Face.GUILTY: 1, Face.INNOCENT: -1, Face.BLANK: 0}
FACE_SIGN: Final = tuple(SIGN[face] for face in INFLUENCE_FACES)
AREA: Final = float(PLATFORM_RADIUS * PLATFORM_RADIUS)
REGIONS: Final = len(Region)
COLOURS: Final = len(PERSONA_COLOURS)
"""Only persona colours; the prosecutor's markers are worth nothing anywhere."""
COLOUR_OF: Final = tuple(marker // MARKERS_PER_COLOUR for marker in range(len(VALUES)))


def rounds_to_resolve(state: VoicesState) -> int:
    """How many trial cards are still to be read, this round's included."""
    return ROUNDS - state.round + (state.read_side == 0)


def region_worth(state: VoicesState, experience: Experience) -> tuple[float, ...]:
    """By region, what its control is worth from now to the end."""
    return _region_worth(
        state.round, NO_CARD if state.read_side else state.trial_chosen, experience
    )


@lru_cache(maxsize=1024)
def _region_worth(round: int, unread_card: int, experience: Experience) -> tuple[float, ...]:
    stays, uses = experience.stays, experience.uses
    later = ROUNDS - round
    lasting = stays * (1 - stays**later) / (1 - stays)
    worth = [0.0] * len(Region)
    for region in TRIAL_REGIONS:
        worth[region] = uses[region] * lasting / 2
    worth[Region.PLANNING] = uses[Region.PLANNING] * lasting / stays
    if unread_card != NO_CARD:
        for icon in announced(unread_card):
            worth[icon] += uses[icon]
    return tuple(worth)


class Reading:
    """What one seat, playing one role, wants of a position.

    ``friends`` says, by seat, how gladly it sees somebody else use an ability: 1 as gladly as
    itself, -1 the opposite.
    """

    __slots__ = (
        "cancelled",
        "control",
        "destroyed",
        "experience",
        "goal",
        "liking",
        "prosecutes",
        "seat",
    )

    def __init__(
        self, state: VoicesState, seat: int, friends: Mapping[int, float], experience: Experience
    ) -> None:
        """With the role that the state gives the seat."""
        goal = ROLES[state.roles[seat]].goal
        self.seat = seat
        self.goal = goal
        self.experience = experience
        self.liking = [friends.get(other, -RESENTMENT) for other in range(state.seats)]
        self.liking[seat] = 1.0
        self.prosecutes = seat == state.prosecutor
        parts = list(walk_goal(goal))
        counted = {getattr(part, "count", None) for part in parts}
        self.control = frozenset(
            region for part in parts if isinstance(part, Control) for region in part.regions
        )
        self.cancelled = Count.CANCELLED_GUILTY in counted
        self.destroyed = Count.DESTROYED in counted or any(
            isinstance(part, MostDestroyed) for part in parts
        )

    def value(self, state: VoicesState, known: frozenset[int]) -> float:
        """How good a position is; ``known`` are the influence tokens whose faces it has seen."""
        boards = _boards(state)
        worth = region_worth(state, self.experience)
        total = self.win_chance(state, known, boards)
        for region, (sums, inside) in enumerate(boards):
            if worth[region]:
                total += worth[region] * self._standing(state, sums, inside)
        time = (ROUNDS - state.round) / 3 + (0 if state.turns_taken >> self.seat & 1 else 0.5)
        total += CARD * min(1.0, time) * len(state.hands[self.seat])
        if self.experience.unused:
            total += self.experience.unused * _unused(state, self.seat)
        return total

    def win_chance(
        self,
        state: VoicesState,
        known: frozenset[int],
        boards: Sequence[Board] | None = None,
    ) -> float:
        """The chance that the goal will be fulfilled, as far as one can tell now."""
        rounds = rounds_to_resolve(state)
        verdicts = verdict_chances(_leans(state, known), rounds, self.experience.tide)
        fulfils = goal_chances(self.goal, self._outlook(state, known, rounds, boards))
        return sum([one * other for one, other in zip(verdicts, fulfils, strict=True)])

    def _standing(
        self, state: VoicesState, sums: dict[int, int], inside: dict[int, float]
    ) -> float:
        """Who will use the ability of a region, and how firmly markers stand there."""
        if not sums:
            return 0.0
        liking = self.liking
        to_come = state.seats - state.turns_taken.bit_count()
        heat = 0.5 + 0.3 * to_come
        highest = max(sums.values())
        everyone = standing = 0.0
        for seat, total in sums.items():
            weight = exp((total - highest) / heat)
            everyone += weight
            standing += liking[seat] * weight
        if self.prosecutes and state.seats == THREE_PLAYERS and len(sums) > 1:
            weight = 2 * exp((sorted(sums.values())[-2] - highest) / heat)
            everyone += weight
            standing += weight
        standing /= everyone
        for seat, firm in inside.items():
            standing += SAFETY * firm * liking[seat]
        return standing

    def _outlook(
        self,
        state: VoicesState,
        known: frozenset[int],
        rounds: int,
        boards: Sequence[Board] | None,
    ) -> Outlook:
        control = [0.0] * len(Region)
        if self.control:
            boards = boards or _boards(state)
            heat = 0.6 + 0.45 * rounds
            for region in self.control:
                control[region] = _keeps(boards[region][0], self.seat, heat)
        destroyed = most = 0.0
        if self.destroyed:
            lost = _destroyed(state)
            to_lose = FALLS_A_ROUND * rounds
            destroyed = lost[self.seat] + to_lose
            others = [lost[one] for one in state.personas() if one != self.seat]
            most = max(others) + to_lose
        cancelled = 0.0
        if self.cancelled:
            cancelled = _cancelled(state, known, rounds)
        return Outlook(
            tuple(control), destroyed, most, 0.3 + 0.25 * sqrt(rounds), cancelled,
            0.6 + 0.35 * sqrt(rounds),
        )  # fmt: skip


Board: TypeAlias = tuple[dict[int, int], dict[int, float]]
"""A region: each persona's total, and how firmly its markers stand, added up by their values."""


def _boards(state: VoicesState) -> list[Board]:
    """Three players: the better colour counts."""
    sums = [0] * (REGIONS * COLOURS)
    firm = [0.0] * (REGIONS * COLOURS)
    for place, x, y, colour, value in zip(
        state.place, state.x, state.y, COLOUR_OF, VALUES, strict=True
    ):
        if place < REGIONS and value:
            at = place * COLOURS + colour
            up = y - PLATFORM_CENTRE_Y
            sums[at] += value
            firm[at] += value * (1 - (x * x + up * up) / AREA)
    boards: list[Board] = []
    owners = state.colour_owner
    for first in range(0, REGIONS * COLOURS, COLOURS):
        best: dict[int, int] = {}
        inside: dict[int, float] = {}
        for colour in range(COLOURS):
            total = sums[first + colour]
            if total:
                seat = owners[colour]
                best[seat] = max(total, best.get(seat, 0))
                inside[seat] = inside.get(seat, 0.0) + firm[first + colour]
        boards.append((best, inside))
    return boards


def _unused(state: VoicesState, seat: int) -> int:
    """The points of a seat's unused markers."""
    return sum(
        [
            value
            for place, colour, value in zip(state.place, COLOUR_OF, VALUES, strict=True)
            if place == UNUSED and value and state.colour_owner[colour] == seat
        ]
    )


def _keeps(sums: dict[int, int], seat: int, heat: float) -> float:
    """The chance to have the highest total of a region at the end, alone or tied."""
    own = sums.get(seat, 0)
    others = max((total for other, total in sums.items() if other != seat), default=0)
    present = 0.0 if seat in sums else -1.0
    return 1 / (1 + exp(-(own - others + 0.5 + present) / heat))


def _destroyed(state: VoicesState) -> list[int]:
    lost = [0] * state.seats
    for marker, place in enumerate(state.place):
        if place == DESTROYED:
            lost[state.owner(marker)] += 1
    return lost


def _leans(state: VoicesState, known: frozenset[int]) -> list[Lean]:
    leans = []
    for guilty, innocent, stack in zip(state.guilty, state.innocent, state.influence, strict=True):
        net = guilty - innocent
        unknown = 0
        for token in stack:
            if token in known:
                net += FACE_SIGN[token]
            else:
                unknown += 1
        leans.append((net, unknown))
    return leans


def _cancelled(state: VoicesState, known: frozenset[int], rounds: int) -> float:
    """How many guilty tokens innocent ones will meet on the same juror."""
    expected = 0.0
    share = FACE_CHANCE[Face.GUILTY]
    for guilty, innocent, stack in zip(state.guilty, state.innocent, state.influence, strict=True):
        for_guilty = guilty + TOKENS_A_ROUND * rounds
        for_innocent = innocent + TOKENS_A_ROUND * rounds
        for token in stack:
            if token not in known:
                for_guilty += share
                for_innocent += share
            elif FACE_SIGN[token] > 0:
                for_guilty += 1
            elif FACE_SIGN[token] < 0:
                for_innocent += 1
        # A wide gap can only be closed slowly, so a little of the larger side counts too.
        expected += min(for_guilty, for_innocent) + 0.08 * max(for_guilty, for_innocent)
    return expected
