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

from collections.abc import Iterable
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

FLUSH: Final = float(END_Y)
"""Where a marker that touches the railing has its center."""

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

WHOLE: Final = 1.5 * 2**52
"""The same for the nearest whole number."""

Placed: TypeAlias = tuple[int, int, int]
"""A marker and its center: marker, x, y."""

Waypoint: TypeAlias = tuple[int, int, int]
"""Frame of the push (0 to FRAMES), x, y."""


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
        flat = [len(self.placed)]
        for one in self.placed:
            flat.extend(one)
        flat.append(len(self.destroyed))
        flat.extend(self.destroyed)
        flat.append(len(self.paths))
        for marker, path in self.paths:
            flat.append(marker)
            flat.append(len(path))
            for point in path:
                flat.extend(point)
        return flat

    @classmethod
    def from_ints(cls, flat: list[int]) -> PushResult:
        """What ``to_ints`` wrote."""
        try:
            placed, at = _triples(flat, 0)
            end = at + 1 + flat[at]
            destroyed = tuple(flat[at + 1 : end])
            paths: list[tuple[int, tuple[Waypoint, ...]]] = []
            at = end + 1
            for _ in range(flat[end]):
                marker = flat[at]
                path, at = _triples(flat, at + 1)
                paths.append((marker, path))
        except IndexError:
            raise BrokenRecord("the record of a push is too short") from None
        return cls(placed, destroyed, tuple(paths))


def _triples(flat: list[int], at: int) -> tuple[tuple[tuple[int, int, int], ...], int]:
    """As many threes of numbers as the one at that place says, and the place after them."""
    found: list[tuple[int, int, int]] = []
    count = flat[at]
    at += 1
    for _ in range(count):
        found.append((flat[at], flat[at + 1], flat[at + 2]))
        at += 3
    return tuple(found), at


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


class _Marker:
    """A marker on its way: where it is, and how the push has come to it.

    ``rank``: through how many others the pusher touched it first. ``turn``: how many were touched
    before it. Both are -1 until it is touched.
    """

    __slots__ = ("alive", "number", "path", "rank", "turn", "x", "y")

    def __init__(self, number: int, x: int, y: int) -> None:
        self.number = number
        self.x = float(x)
        self.y = float(y)
        self.alive = True
        self.rank = -1
        self.turn = -1
        self.path: list[Waypoint] = [(0, x, y)]

    @property
    def off(self) -> bool:
        """Whether its center, to the micrometre, is outside the platform."""
        up = self.y - PLATFORM_CENTRE_Y
        if self.x * self.x + up * up <= WELL_INSIDE:
            return False
        return not on_platform(int(self.x + WHOLE - WHOLE), int(self.y + WHOLE - WHOLE))

    def remember(self, frame: int) -> None:
        x, y = int(self.x + WHOLE - WHOLE), int(self.y + WHOLE - WHOLE)
        _, last_x, last_y = self.path[-1]
        if x != last_x or y != last_y:
            self.path.append((frame, x, y))


class _Contact:
    """Two markers that may touch; the pusher is never the second.

    ``dx``, ``dy``: the way from the first to the second when they overlapped last; ``square``: its
    length squared.
    """

    __slots__ = ("dx", "dy", "one", "other", "square")

    def __init__(self, one: _Marker, other: _Marker) -> None:
        self.one = one
        self.other = other
        self.dx = 0.0
        self.dy = 0.0
        self.square = 0.0


class _Push:
    """The working state of one push. The first marker is the pusher, which nothing moves.

    ``touched``: the pusher and what it moves, itself or through others. ``contacts``: by the lower
    rank of the two, pairs that may touch.
    """

    __slots__ = ("contacts", "destroyed", "markers", "start", "touched", "way")

    def __init__(self, before: list[Placed], deployed: int, start: int, way: int) -> None:
        self.markers = [_Marker(deployed, start, START_Y)]
        self.markers += [_Marker(number, x, y) for number, x, y in before]
        self.touched: list[_Marker] = []
        self.contacts: list[list[_Contact]] = []
        self.destroyed: list[int] = []
        self.start = start
        self.way = way
        self.touch(self.markers[0], 0)

    def run(self) -> PushResult:
        pusher = self.markers[0]
        for step in range(1, STEPS + 1):
            pusher.x = self.start + self.way * step / STEPS
            pusher.y = START_Y + (END_Y - START_Y) * step / STEPS
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

    def touch(self, marker: _Marker, rank: int) -> None:
        marker.rank = rank
        marker.turn = len(self.touched)
        self.touched.append(marker)

    def look_around(self) -> None:
        """Gather the pairs that may touch soon, outward from the pusher."""
        self.contacts = []
        for marker in self.touched:
            if marker.alive:
                self.meet(marker)

    def meet(self, marker: _Marker) -> None:
        """Gather a marker's pairs, but for those with what was touched before it."""
        contacts, turn, rank = self.contacts, marker.turn, marker.rank
        x, y = marker.x, marker.y
        for other in self.markers:
            if (
                other.alive
                and not 0 <= other.turn <= turn
                and -REACH < other.x - x < REACH
                and -REACH < other.y - y < REACH
            ):
                lower = other.rank if 0 <= other.rank < rank else rank
                while len(contacts) <= lower:
                    contacts.append([])
                contacts[lower].append(_Contact(marker, other))

    def give_way(self, slack: float) -> bool:
        """Move whatever overlaps apart, nearest to the pusher first, until nothing does.

        Pairs of one rank part at the same time. Says whether anything moved.
        """
        near = (DIAMETER - slack) * (DIAMETER - slack)
        for sweep in range(MAX_SWEEPS):
            settled = True
            for contacts in self.contacts:
                overlaps: list[_Contact] = []
                for contact in contacts:
                    one, other = contact.one, contact.other
                    dx = other.x - one.x
                    dy = other.y - one.y
                    square = dx * dx + dy * dy
                    if square < near:
                        contact.dx = dx
                        contact.dy = dy
                        contact.square = square
                        overlaps.append(contact)
                if overlaps:
                    settled = False
                    self.part(overlaps)
            if settled:
                return sweep > 0
        return True

    def part(self, overlaps: list[_Contact]) -> None:
        """Move pairs apart, all at once; the railing holds them only once all have moved."""
        for contact in overlaps:
            other = contact.other
            if other.rank < 0:
                self.touch(other, contact.one.rank + 1)
                self.meet(other)
        for contact in overlaps:
            one, other, dx, dy = contact.one, contact.other, contact.dx, contact.dy
            if contact.square:
                far = DIAMETER / sqrt(contact.square) - 1
                dx *= far
                dy *= far
            else:
                dy = DIAMETER
            if one.rank == 0:
                share = 1.0
            elif one.rank == other.rank:
                share = 0.5
            else:
                share = GIVE_WAY if one.rank < other.rank else 1 - GIVE_WAY
            other.x += dx * share + GRAIN - GRAIN
            other.y += dy * share + GRAIN - GRAIN
            if one.rank:
                share -= 1
                one.x += dx * share + GRAIN - GRAIN
                one.y += dy * share + GRAIN - GRAIN
        for contact in overlaps:
            one, other = contact.one, contact.other
            if other.y < FLUSH:
                other.y = FLUSH
            if one.rank and one.y < FLUSH:
                one.y = FLUSH

    def fall(self, step: int) -> None:
        """Destroy whatever is off the platform now."""
        fallen = [one for one in self.markers if one.rank > 0 and one.alive and one.off]
        for marker in fallen:
            marker.alive = False
            self.destroyed.append(marker.number)
            marker.remember(-(-step // STEPS_PER_FRAME))
        if fallen:
            self.contacts = [
                [contact for contact in contacts if contact.one.alive and contact.other.alive]
                for contacts in self.contacts
            ]

    def picture(self, frame: int) -> None:
        for marker in self.touched:
            if marker.alive:
                marker.remember(frame)

    def result(self) -> PushResult:
        placed: list[Placed] = []
        paths: list[tuple[int, tuple[Waypoint, ...]]] = []
        for marker in self.markers:
            _, x, y = marker.path[-1]
            if marker.alive:
                placed.append((marker.number, x, y))
            if len(marker.path) > 1:
                paths.append((marker.number, tuple(marker.path)))
        return PushResult(tuple(sorted(placed)), tuple(self.destroyed), tuple(paths))
