"""The platforms, the railing, the markers and the stick, in millimetres.

All five region platforms are alike: a disc cut by the railing's line, which faces the mind
platform. Each has a local frame in whole micrometres: the origin is the middle of the railing's
line, x runs along the railing, y into the platform. A frame and its mirror image (x → −x) are the
same platform, so no side of an entrance is better than the other.

The sizes are ours; the box bounds the board. A dozen markers lie loosely on a platform, sixteen in
touching rows, twenty never. A straight column holds three, and the fourth pushes the first over
the far edge.
"""

from dataclasses import dataclass
from math import cos, pi, radians, sin, tan
from typing import Any, Final

MM: Final = 1000
"""Micrometres in a millimetre: the unit of every position."""

MARKER_RADIUS: Final = 8 * MM
PLATFORM_RADIUS: Final = 36 * MM
PLATFORM_CENTRE_Y: Final = 18 * MM
PLATFORM_DEPTH: Final = PLATFORM_CENTRE_Y + PLATFORM_RADIUS
ENTRANCE_HALF_WIDTH: Final = 30 * MM
"""How far from the middle of the railing a marker's center may pass through the entrance."""

MIND_APOTHEM: Final = 50 * MM
"""From the center of the pentagonal mind platform to each railing's line."""

STICK_WIDTH: Final = 14 * MM
STICK_THICKNESS: Final = 4 * MM

START_Y: Final = -MARKER_RADIUS
"""A marker starts on the mind platform and just touches the railing's line from outside."""

END_Y: Final = MARKER_RADIUS
"""A deployed marker's center when its trailing edge lies on the railing's line."""

START_STEP: Final = MM // 10
"""A start position is a whole number of tenths of a millimetre from the middle."""

MAX_START: Final = ENTRANCE_HALF_WIDTH // START_STEP
MAX_DIRECTION: Final = 600
"""The steepest direction, in tenths of a degree away from straight ahead."""

STARTS: Final = 2 * MAX_START + 1
DIRECTIONS: Final = 2 * MAX_DIRECTION + 1
PUSHES: Final = STARTS * DIRECTIONS
"""How many pushes the lattice of starts and directions holds."""

GRID_STARTS: Final = tuple(range(-280, 281, 70))
GRID_DIRECTIONS: Final = tuple(range(-600, 601, 150))

_DRIFT: Final = tuple(
    round((END_Y - START_Y) * tan(radians(tenths / 10))) for tenths in range(MAX_DIRECTION + 1)
)


def drift(direction: int) -> int:
    """How far along the railing a marker travels on its way in."""
    return _DRIFT[direction] if direction >= 0 else -_DRIFT[-direction]


def on_platform(x: float, y: float) -> bool:
    """A marker stays while its center lies on the platform."""
    up = y - PLATFORM_CENTRE_Y
    return y >= 0 and x * x + up * up <= PLATFORM_RADIUS * PLATFORM_RADIUS


def sticks_out(x: int, y: int) -> bool:
    """Whether some part of a marker lies over the edge (what *Overpower* asks)."""
    up = y - PLATFORM_CENTRE_Y
    inner = PLATFORM_RADIUS - MARKER_RADIUS
    return x * x + up * up > inner * inner


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a platform's frame lies on the board.

    The board's origin is the middle of the mind platform; x runs east, y north.
    """

    x: int
    y: int
    turn: int
    """Clockwise turn of the frame's y axis from board north, in degrees."""


def _pose(turn: int) -> Pose:
    angle = turn * pi / 180
    return Pose(round(MIND_APOTHEM * sin(angle)), round(MIND_APOTHEM * cos(angle)), turn)


POSES: Final = tuple(_pose(72 * region) for region in range(5))
"""One pose per region, clockwise from the top of the board."""


def layout() -> dict[str, Any]:
    """Everything a drawing of the board needs, as plain data in micrometres."""
    return {
        "marker_radius": MARKER_RADIUS,
        "platform": {"radius": PLATFORM_RADIUS, "centre_y": PLATFORM_CENTRE_Y},
        "entrance_half_width": ENTRANCE_HALF_WIDTH,
        "mind_apothem": MIND_APOTHEM,
        "stick": {"width": STICK_WIDTH, "thickness": STICK_THICKNESS},
        "start_y": START_Y,
        "end_y": END_Y,
        "poses": [{"x": pose.x, "y": pose.y, "turn": pose.turn} for pose in POSES],
        "lattice": {
            "start_step": START_STEP,
            "max_start": MAX_START,
            "max_direction": MAX_DIRECTION,
            "directions": DIRECTIONS,
        },
        "grid": {"starts": list(GRID_STARTS), "directions": list(GRID_DIRECTIONS)},
    }
