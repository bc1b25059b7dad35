"""The board's measures: everything fits, nothing touches, both sides are alike."""

from __future__ import annotations

import json
from itertools import combinations
from math import acos, cos, hypot, pi, sin, sqrt, tan

from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.geometry import (
    DIRECTIONS,
    END_Y,
    ENTRANCE_HALF_WIDTH,
    MARKER_RADIUS,
    MAX_DIRECTION,
    MIND_APOTHEM,
    MM,
    PLATFORM_CENTRE_Y,
    PLATFORM_DEPTH,
    PLATFORM_RADIUS,
    POSES,
    drift,
    layout,
    on_platform,
    sticks_out,
)
from caseboard.games.voices.push import REST_SLACK

BOX = (230 * MM, 290 * MM)


def platform_centres() -> list[tuple[float, float]]:
    return [
        (
            pose.x + PLATFORM_CENTRE_Y * sin(pose.turn * pi / 180),
            pose.y + PLATFORM_CENTRE_Y * cos(pose.turn * pi / 180),
        )
        for pose in POSES
    ]


def test_every_region_has_a_platform_that_touches_no_other() -> None:
    assert len(POSES) == len(Region)
    for (ax, ay), (bx, by) in combinations(platform_centres(), 2):
        assert hypot(ax - bx, ay - by) > 2 * PLATFORM_RADIUS


def test_the_platforms_fit_on_the_board_of_the_box() -> None:
    assert min(BOX) > 2 * (MIND_APOTHEM + PLATFORM_DEPTH)


def test_a_marker_has_room_on_the_mind_platform_before_every_entrance() -> None:
    half_side = (MIND_APOTHEM - MARKER_RADIUS) * tan(pi / len(POSES))
    assert half_side >= ENTRANCE_HALF_WIDTH


def test_the_entrance_leads_onto_the_platform() -> None:
    assert on_platform(ENTRANCE_HALF_WIDTH, 0)
    assert on_platform(ENTRANCE_HALF_WIDTH, END_Y)


def test_both_sides_are_alike() -> None:
    for direction in range(0, MAX_DIRECTION + 1, 37):
        assert drift(-direction) == -drift(direction)
    for x in range(0, 40 * MM, 7 * MM):
        for y in range(0, 60 * MM, 7 * MM):
            assert on_platform(x, y) == on_platform(-x, y)
            assert sticks_out(x, y) == sticks_out(-x, y)


def test_straight_ahead_drifts_nowhere_and_45_degrees_as_far_as_deep() -> None:
    assert drift(0) == 0
    assert drift(450) == 2 * MARKER_RADIUS


def test_at_most_nineteen_markers_can_lie_on_one_platform() -> None:
    """Oler's inequality: how many points of a convex set can keep a distance from one another.

    The centers of markers lie in the disc beyond the line on which deployed ones end.
    """
    apart = 2 * MARKER_RADIUS - REST_SLACK
    half_arc = acos((END_Y - PLATFORM_CENTRE_Y) / PLATFORM_RADIUS)
    area = PLATFORM_RADIUS**2 * (half_arc - sin(half_arc) * cos(half_arc))
    perimeter = 2 * PLATFORM_RADIUS * (half_arc + sin(half_arc))
    assert int(2 / sqrt(3) * area / apart**2 + perimeter / (2 * apart) + 1) == 19


def test_a_drawing_gets_plain_data() -> None:
    data = json.loads(json.dumps(layout()))
    assert len(data["poses"]) == 5
    assert data["lattice"]["directions"] == DIRECTIONS
