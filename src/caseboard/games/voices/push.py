"""The push of a deployment: what moves, what falls, exactly and always the same.

How to deploy a control marker: the marker travels in a straight line from the mind platform into
the region until the stick is flush with the railing, that is, until the marker's trailing edge
lies on the railing's line. The push is quasi-static: the pusher moves in small steps, and after
each step the markers it touches give way, and those they touch, until nothing overlaps. Nothing
has momentum. A marker whose center leaves the platform is destroyed at once and pushes nothing
any more. The railing keeps every other marker inside.

Only addition, subtraction, multiplication, division and square roots are used. IEEE 754 rounds
each of them in one way and symmetrically about zero, so the result is the same on every machine
and the mirrored push gives the mirrored result to the micrometre. Nor does it matter how markers
are numbered: those as far from the pusher as one another give way at the same time, by amounts
that are whole grains, so that they add up to the same in every order. A general physics engine,
with its velocities and its solver order, promises none of this.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, TypeAlias, TypeGuard

from caseboard.core.errors import BrokenRecord, CaseboardError
from caseboard.games.voices.geometry import (
    DIRECTIONS,
    END_Y,
    ENTRANCE_HALF_WIDTH,
    MARKER_RADIUS,
    MAX_DIRECTION,
    MAX_START,
    MM,
    PLATFORM_CENTRE_Y,
    PLATFORM_RADIUS,
    START_STEP,
    START_Y,
    drift,
    on_platform,
)

FRAMES: Final = 8
"""Pictures of the way of each marker that a push keeps for its animation."""

STEPS_PER_FRAME: Final = 4
STEPS: Final = FRAMES * STEPS_PER_FRAME
MAX_SWEEPS: Final = 400
"""Far above what a full platform needs; a bound so that no position can hang the engine."""

DIAMETER: Final = float(2 * MARKER_RADIUS)
REACH: Final = DIAMETER + 6 * MM
"""Centers closer than this may come into contact within one frame."""

STEP_SLACK: Final = 50.0
"""Overlap, in micrometres, at which the markers count as apart during the push."""

REST_SLACK: Final = 10.0
"""The same once the push has ended."""

GIVE_WAY: Final = 0.75
"""The share of an overlap that the marker farther from the pusher yields."""

WELL_INSIDE: Final = float((PLATFORM_RADIUS - MM) ** 2)
"""The square of a distance from the platform's center that no rounding makes a fall of."""

GRAIN: Final = 1.5 * 2**42
"""Adding and subtracting it rounds a float to the nearest multiple of 2⁻¹⁰ (micrometres)."""

Placed: TypeAlias = tuple[int, int, int]
"""A marker and its center: marker, x, y."""

Waypoint: TypeAlias = tuple[int, int, int]
"""Frame of the push (0 to FRAMES), x, y."""


Contact: TypeAlias = tuple[int, int]
"""Two markers that may touch; the pusher is never the second."""

Overlap: TypeAlias = tuple[int, int, float, float, float]
"""Two markers, the way from the first to the second along x and y, and its length squared."""


class BadPush(CaseboardError):
    """A push that nobody can make, and why."""


@dataclass(frozen=True, slots=True)
class PushResult:
    """What a push did to the one platform that it touched."""

    placed: tuple[Placed, ...]
    """Every marker on the platform afterward, by marker number."""
    destroyed: tuple[int, ...]
    """The markers that fell, in the order in which they fell, those of one moment by number."""
    paths: tuple[tuple[int, tuple[Waypoint, ...]], ...]
    """The way of every marker that moved, the deployed one first, the others by number."""

    def to_ints(self) -> list[int]:
        """One flat list, for the record of a game."""
        flat = [len(self.placed), *(number for one in self.placed for number in one)]
        flat += [len(self.destroyed), *self.destroyed, len(self.paths)]
        for marker, path in self.paths:
            flat += [marker, len(path), *(number for point in path for number in point)]
        return flat

    @classmethod
    def from_ints(cls, flat: Sequence[int]) -> PushResult:
        """What ``to_ints`` wrote."""
        rest = iter(flat)

        def triples(count: int) -> tuple[tuple[int, int, int], ...]:
            return tuple((next(rest), next(rest), next(rest)) for _ in range(count))

        try:
            placed = triples(next(rest))
            destroyed = tuple([next(rest) for _ in range(next(rest))])
            paths = tuple([(next(rest), triples(next(rest))) for _ in range(next(rest))])
        except (StopIteration, RuntimeError):
            raise BrokenRecord("the record of a push is too short") from None
        return cls(placed, destroyed, paths)


def push_number(start: int, direction: int) -> int:
    """The push's place on the lattice of starts and directions."""
    return (start + MAX_START) * DIRECTIONS + direction + MAX_DIRECTION


def push_of(number: int) -> tuple[int, int]:
    """Start and direction of a push by its number."""
    start, direction = divmod(number, DIRECTIONS)
    return start - MAX_START, direction - MAX_DIRECTION


def snap(start_mm: object, direction_degrees: object) -> tuple[int, int]:
    """The lattice push nearest to what a hand pointed at."""
    if not (_can_be_rounded(start_mm) and _can_be_rounded(direction_degrees)):
        raise BadPush(
            "a push needs finite numbers below a million, "
            f"not start {start_mm!r} and direction {direction_degrees!r}"
        )
    return round(start_mm * MM / START_STEP), round(direction_degrees * 10)


def _can_be_rounded(number: object) -> TypeGuard[int | float]:
    if isinstance(number, bool) or not isinstance(number, int | float):
        return False
    return -1_000_000 < number < 1_000_000


def refusal(start: object, direction: object) -> str | None:
    """Why no marker can be pushed like this, or None when it can."""
    if not (isinstance(start, int) and isinstance(direction, int)):
        return (
            f"start {start!r} and direction {direction!r} must be whole numbers: "
            "tenths of a millimetre and tenths of a degree"
        )
    if not -MAX_START <= start <= MAX_START:
        return (
            f"the start {start / 10} mm lies outside the entrance, "
            f"which reaches from {-MAX_START / 10} to {MAX_START / 10} mm"
        )
    if not -900 < direction < 900:
        return f"the direction {direction / 10}° leads away from the platform"
    if not -MAX_DIRECTION <= direction <= MAX_DIRECTION:
        return (
            f"the direction {direction / 10}° is too flat for the stick: "
            f"it may turn {MAX_DIRECTION / 10}° to either side"
        )
    end = start * START_STEP + drift(direction)
    crossing = abs(start * START_STEP + end)
    if crossing > 2 * ENTRANCE_HALF_WIDTH:
        return "the marker would run into the post of the railing instead of the entrance"
    if not on_platform(end, END_Y):
        return "the marker would end beside the platform"
    return None


def push(
    placed: Iterable[tuple[int, Any, Any]], deployed: int, start: Any, direction: Any
) -> PushResult:
    """Push a marker onto a platform. A dry run is the same: nothing given is changed.

    ``start`` is in tenths of a millimetre from the middle of the railing, ``direction`` in tenths
    of a degree from straight ahead, positive toward positive x.
    """
    refused = refusal(start, direction)
    if refused is not None:
        raise BadPush(refused)
    before = sorted(placed)
    if any(marker == deployed for marker, _, _ in before):
        raise BadPush(f"marker {deployed} already lies on the platform")
    for marker, x, y in before:
        if not (isinstance(x, int) and isinstance(y, int) and on_platform(x, y)):
            raise BadPush(
                f"marker {marker} does not lie on the platform: "
                f"x {x!r}, y {y!r} must be whole micrometres on it"
            )
    return _Push(before, deployed, start * START_STEP, drift(direction)).run()


class _Push:
    """The working state of one push. Index 0 is the pusher, which nothing moves.

    ``ranks``: through how many others the pusher touched a marker first, -1 if not yet.
    ``contacts``: by the lower rank of the two, pairs that may touch.
    """

    __slots__ = (
        "alive", "before", "contacts", "destroyed", "frames", "markers", "ranks", "touched",
        "way", "xs", "ys",
    )  # fmt: skip

    def __init__(self, before: list[Placed], deployed: int, start: int, way: int) -> None:
        self.before = [(deployed, start, START_Y), *before]
        self.markers = [marker for marker, _, _ in self.before]
        self.xs = [float(x) for _, x, _ in self.before]
        self.ys = [float(y) for _, _, y in self.before]
        self.alive = [True] * len(self.before)
        self.ranks = [-1] * len(self.before)
        self.ranks[0] = 0
        self.touched = [0]
        self.contacts: list[list[Contact]] = []
        self.destroyed: list[int] = []
        self.frames: list[list[Waypoint]] = [[(0, x, y)] for _, x, y in self.before]
        self.way = way

    def run(self) -> PushResult:
        start = self.before[0][1]
        for step in range(1, STEPS + 1):
            self.xs[0] = start + self.way * step / STEPS
            self.ys[0] = START_Y + (END_Y - START_Y) * step / STEPS
            if step % STEPS_PER_FRAME == 1:
                self.look_around()
            if self.give_way(STEP_SLACK):
                self.fall(step)
            if step % STEPS_PER_FRAME == 0 and step < STEPS:
                self.picture(step // STEPS_PER_FRAME)
        self.come_to_rest()
        self.picture(FRAMES)
        return self.result()

    def come_to_rest(self) -> None:
        """Let the last overlaps go, until no fall makes room for another look."""
        fallen = -1
        while fallen != len(self.destroyed):
            fallen = len(self.destroyed)
            self.look_around()
            if self.give_way(REST_SLACK):
                self.fall(STEPS)

    def look_around(self) -> None:
        """Gather the pairs that may touch soon, outward from the pusher."""
        self.contacts = []
        seen: set[int] = set()
        for marker in self.touched:
            if self.alive[marker]:
                seen.add(marker)
                self.meet(marker, seen)

    def meet(self, marker: int, known: Collection[int]) -> None:
        xs, ys, alive, ranks, contacts = self.xs, self.ys, self.alive, self.ranks, self.contacts
        x, y, rank = xs[marker], ys[marker], ranks[marker]
        for other in range(1, len(xs)):
            if (
                alive[other]
                and other not in known
                and -REACH < xs[other] - x < REACH
                and -REACH < ys[other] - y < REACH
            ):
                lower = rank if ranks[other] < 0 else min(rank, ranks[other])
                while len(contacts) <= lower:
                    contacts.append([])
                contacts[lower].append((marker, other))

    def give_way(self, slack: float) -> bool:
        """Move whatever overlaps apart, nearest to the pusher first, until nothing does.

        Pairs of one rank part at the same time. Says whether anything moved.
        """
        xs, ys = self.xs, self.ys
        near = (DIAMETER - slack) * (DIAMETER - slack)
        for sweep in range(MAX_SWEEPS):
            settled = True
            for contacts in self.contacts:
                overlaps = []
                for one, other in contacts:
                    dx = xs[other] - xs[one]
                    dy = ys[other] - ys[one]
                    square = dx * dx + dy * dy
                    if square < near:
                        overlaps.append((one, other, dx, dy, square))
                if overlaps:
                    settled = False
                    self.part(overlaps)
            if settled:
                return sweep > 0
        return True

    def part(self, overlaps: list[Overlap]) -> None:
        """Move pairs apart, all at once; the railing holds them only once all have moved."""
        xs, ys, ranks, grain = self.xs, self.ys, self.ranks, GRAIN
        for one, other, _, _, _ in overlaps:
            if ranks[other] < 0:
                ranks[other] = ranks[one] + 1
                self.touched.append(other)
                self.meet(other, self.touched)
        for one, other, dx, dy, square in overlaps:
            if square:
                far = DIAMETER / sqrt(square) - 1
                dx *= far
                dy *= far
            else:
                dy = DIAMETER
            if one == 0:
                share = 1.0
            elif ranks[one] == ranks[other]:
                share = 0.5
            else:
                share = GIVE_WAY if ranks[one] < ranks[other] else 1 - GIVE_WAY
            xs[other] += dx * share + grain - grain
            ys[other] += dy * share + grain - grain
            if one:
                share -= 1
                xs[one] += dx * share + grain - grain
                ys[one] += dy * share + grain - grain
        for one, other, _, _, _ in overlaps:
            if ys[other] < END_Y:
                ys[other] = float(END_Y)
            if one and ys[one] < END_Y:
                ys[one] = float(END_Y)

    def fall(self, step: int) -> None:
        """Destroy whatever has its center, to the micrometre, outside the platform now."""
        fallen = [marker for marker in self.touched[1:] if self.alive[marker] and self.off(marker)]
        for marker in sorted(fallen):
            self.alive[marker] = False
            self.destroyed.append(self.markers[marker])
            self.remember(marker, -(-step // STEPS_PER_FRAME))
        if fallen:
            self.contacts = [
                [one for one in contacts if self.alive[one[0]] and self.alive[one[1]]]
                for contacts in self.contacts
            ]

    def off(self, marker: int) -> bool:
        x, y = self.xs[marker], self.ys[marker]
        up = y - PLATFORM_CENTRE_Y
        return x * x + up * up > WELL_INSIDE and not on_platform(round(x), round(y))

    def picture(self, frame: int) -> None:
        for marker in self.touched:
            if self.alive[marker]:
                self.remember(marker, frame)

    def remember(self, marker: int, frame: int) -> None:
        x, y = round(self.xs[marker]), round(self.ys[marker])
        if self.frames[marker][-1][1:] != (x, y):
            self.frames[marker].append((frame, x, y))

    def result(self) -> PushResult:
        placed = sorted(
            (self.markers[index], *self.frames[index][-1][1:])
            for index in range(len(self.before))
            if self.alive[index]
        )
        paths = tuple(
            (self.markers[index], tuple(self.frames[index]))
            for index in sorted(self.touched)
            if len(self.frames[index]) > 1
        )
        return PushResult(tuple(placed), tuple(self.destroyed), paths)
