"""How to deploy a control marker: the push and its properties."""

import json
import subprocess
import sys
from collections.abc import Iterable, Mapping
from itertools import combinations, pairwise
from math import hypot, inf, nan
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caseboard.games.voices.geometry import (
    END_Y,
    GRID_DIRECTIONS,
    GRID_STARTS,
    MARKER_RADIUS,
    MAX_DIRECTION,
    MAX_START,
    MM,
    PUSHES,
    START_STEP,
    drift,
    on_platform,
    sticks_out,
)
from caseboard.games.voices.push import (
    FRAMES,
    REST_SLACK,
    BadPush,
    Placed,
    PushResult,
    Waypoint,
    push,
    push_number,
    push_of,
    refusal,
    snap,
)

Inputs = tuple[int, int]

pushes = st.tuples(
    st.integers(-MAX_START, MAX_START), st.integers(-MAX_DIRECTION, MAX_DIRECTION)
).filter(lambda one: refusal(*one) is None)


def deploy_all(inputs: list[Inputs]) -> tuple[tuple[Placed, ...], list[int]]:
    """A platform after these pushes, and the markers that fell in their order."""
    placed: tuple[Placed, ...] = ()
    fallen: list[int] = []
    for marker, (start, direction) in enumerate(inputs):
        result = push(placed, marker, start, direction)
        placed = result.placed
        fallen += result.destroyed
    return placed, fallen


platforms = st.lists(pushes, max_size=24).map(lambda inputs: deploy_all(inputs)[0])
LAST = 99


def mirrored(placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
    return tuple((marker, -x, y) for marker, x, y in placed)


def mirrored_result(result: PushResult) -> PushResult:
    return PushResult(
        mirrored(result.placed),
        result.destroyed,
        tuple(
            (marker, tuple((frame, -x, y) for frame, x, y in path)) for marker, path in result.paths
        ),
    )


def distance_to_path(x: int, y: int, path: tuple[Waypoint, ...]) -> float:
    """From a point to the broken line through the waypoints."""
    nearest = min(hypot(px - x, py - y) for _, px, py in path)
    for (_, ax, ay), (_, bx, by) in pairwise(path):
        length = hypot(bx - ax, by - ay)
        along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (length * length)
        if 0 < along < 1:
            across = abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length
            nearest = min(nearest, across)
    return nearest


@settings(deadline=None)
@given(platforms, pushes)
def test_no_two_markers_overlap_after_a_push(placed: tuple[Placed, ...], one: Inputs) -> None:
    """A hundredth of a millimetre is let pass, and what rounding to micrometres adds."""
    result = push(placed, LAST, *one)
    for (_, ax, ay), (_, bx, by) in combinations(result.placed, 2):
        assert hypot(ax - bx, ay - by) >= 2 * MARKER_RADIUS - REST_SLACK - 2


@settings(deadline=None)
@given(platforms, pushes)
def test_every_marker_stays_fell_or_was_never_there(
    placed: tuple[Placed, ...], one: Inputs
) -> None:
    result = push(placed, LAST, *one)
    after = [marker for marker, _, _ in result.placed]
    assert sorted([*after, *result.destroyed]) == sorted([LAST, *(m for m, _, _ in placed)])
    assert LAST in after
    assert all(on_platform(x, y) and y >= END_Y for _, x, y in result.placed)


@settings(deadline=None)
@given(platforms, pushes)
def test_nothing_moves_that_was_not_touched(placed: tuple[Placed, ...], one: Inputs) -> None:
    result = push(placed, LAST, *one)
    paths = dict(result.paths)
    after = {marker: (x, y) for marker, x, y in result.placed}
    slack = MM
    for marker, x, y in placed:
        if marker not in paths:
            assert after[marker] == (x, y)
        else:
            others = [path for other, path in result.paths if other != marker]
            assert min(distance_to_path(x, y, path) for path in others) < 2 * MARKER_RADIUS + slack


@settings(deadline=None)
@given(platforms, pushes)
def test_a_push_beside_everything_moves_nothing(placed: tuple[Placed, ...], one: Inputs) -> None:
    way = push((), LAST, *one).paths[0][1]
    clear = tuple(
        (marker, x, y)
        for marker, x, y in placed
        if distance_to_path(x, y, way) >= 2 * MARKER_RADIUS
    )
    result = push(clear, LAST, *one)
    assert result.placed[:-1] == clear
    assert [marker for marker, _ in result.paths] == [LAST]


@settings(deadline=None)
@given(platforms, pushes)
def test_the_deployed_marker_goes_straight_and_ends_on_the_railings_line_v1(
    placed: tuple[Placed, ...], one: Inputs
) -> None:
    start, direction = one
    result = push(placed, LAST, start, direction)
    marker, x, y = result.placed[-1]
    assert (marker, x, y) == (LAST, start * START_STEP + drift(direction), MARKER_RADIUS)
    way = dict(result.paths)[LAST]
    (_, first_x, first_y), (_, last_x, last_y) = way[0], way[-1]
    assert (first_x, first_y) == (start * START_STEP, -MARKER_RADIUS)
    for _, px, py in way:
        cross = (px - first_x) * (last_y - first_y) - (py - first_y) * (last_x - first_x)
        assert abs(cross) <= hypot(last_x - first_x, last_y - first_y)


@settings(deadline=None)
@given(platforms, pushes)
def test_the_mirrored_push_gives_the_mirrored_result(
    placed: tuple[Placed, ...], one: Inputs
) -> None:
    start, direction = one
    plain = push(placed, LAST, start, direction)
    assert push(mirrored(placed), LAST, -start, -direction) == mirrored_result(plain)


@settings(deadline=None)
@given(
    platforms.flatmap(lambda placed: st.tuples(st.just(placed), st.permutations(placed))), pushes
)
def test_the_result_does_not_depend_on_the_order_in_which_markers_are_given(
    orders: tuple[tuple[Placed, ...], list[Placed]], one: Inputs
) -> None:
    placed, shuffled = orders
    assert push(shuffled, LAST, *one) == push(placed, LAST, *one)


def renumbered(placed: Iterable[Placed], names: Mapping[int, int]) -> tuple[Placed, ...]:
    return tuple(sorted((names[marker], x, y) for marker, x, y in placed))


def random_platform(chance: Random, markers: int, mirror: bool = False) -> tuple[Placed, ...]:
    """Markers that overlap nowhere, at random places; with a mirror, each with its mirror image."""
    places: list[tuple[int, int]] = []
    for _ in range(40):
        x = 0 if mirror and chance.random() < 0.2 else chance.randint(-36 * MM, 36 * MM)
        y = chance.randint(MARKER_RADIUS, 54 * MM)
        new = {(x, y), (-x, y)} if mirror else {(x, y)}
        apart = all(
            hypot(ax - bx, ay - by) >= 2 * MARKER_RADIUS
            for (ax, ay), (bx, by) in combinations([*new, *places], 2)
        )
        if apart and on_platform(x, y):
            places += sorted(new)
    chance.shuffle(places)
    return tuple((marker, x, y) for marker, (x, y) in enumerate(places[:markers]))


def random_push(chance: Random) -> Inputs:
    while True:
        one = (
            chance.randint(-MAX_START, MAX_START),
            chance.randint(-MAX_DIRECTION, MAX_DIRECTION),
        )
        if refusal(*one) is None:
            return one


def test_the_result_does_not_depend_on_the_numbers_of_the_markers() -> None:
    chance = Random(1)
    fell = 0
    for _ in range(1500):
        placed, one = random_platform(chance, 12), random_push(chance)
        numbers = chance.sample(range(100), len(placed) + 1)
        names = dict(enumerate(numbers[1:])) | {LAST: numbers[0]}
        plain = push(placed, LAST, *one)
        other = push(renumbered(placed, names), names[LAST], *one)
        assert other.placed == renumbered(plain.placed, names)
        assert set(other.destroyed) == {names[marker] for marker in plain.destroyed}
        assert dict(other.paths) == {names[marker]: path for marker, path in plain.paths}
        fell += len(plain.destroyed)
    assert fell > 100


def test_what_is_pushed_straight_into_a_mirror_image_leaves_one() -> None:
    chance = Random(2)
    fell = 0
    for _ in range(2500):
        placed = random_platform(chance, 40, mirror=True)
        result = push(placed, LAST, 0, 0)
        after = {(x, y) for _, x, y in result.placed}
        assert after == {(-x, y) for x, y in after}
        paths = {path for _, path in result.paths}
        assert paths == {tuple((frame, -x, y) for frame, x, y in path) for path in paths}
        fell += len(result.destroyed)
    assert fell > 100


@settings(deadline=None)
@given(platforms, pushes)
def test_paths_lead_from_where_a_marker_was_to_where_it_is(
    placed: tuple[Placed, ...], one: Inputs
) -> None:
    before = {marker: (x, y) for marker, x, y in placed}
    result = push(placed, LAST, *one)
    after = {marker: (x, y) for marker, x, y in result.placed}
    assert result.paths[0][0] == LAST
    for marker, path in result.paths:
        frames = [frame for frame, _, _ in path]
        assert frames == sorted(frames)
        assert frames[0] == 0
        assert frames[-1] <= FRAMES
        if marker != LAST:
            assert path[0][1:] == before[marker]
        if marker in after:
            assert path[-1][1:] == after[marker]
        else:
            assert not on_platform(*path[-1][1:])


SCRIPT = """
import json, sys
from caseboard.games.voices.push import push
placed = ()
for marker, (start, direction) in enumerate(json.loads(sys.argv[1])):
    placed = push(placed, marker, start, direction).placed
print(json.dumps(placed))
"""


def test_another_process_gets_the_same_result_v1() -> None:
    grid = [(s, d) for s in GRID_STARTS for d in GRID_DIRECTIONS if refusal(s, d) is None]
    inputs = [grid[(17 * turn) % len(grid)] for turn in range(60)]
    here, _ = deploy_all(inputs)
    there = subprocess.run(
        [sys.executable, "-c", SCRIPT, json.dumps(inputs)],
        capture_output=True,
        check=True,
        text=True,
    )
    assert [tuple(one) for one in json.loads(there.stdout)] == list(here)


def test_a_straight_column_holds_three_and_the_fourth_push_sheds_the_first() -> None:
    placed, fallen = deploy_all([(0, 0)] * 3)
    assert [x for _, x, _ in placed] == [0, 0, 0]
    assert [y for _, _, y in placed] == pytest.approx(
        [5 * MARKER_RADIUS, 3 * MARKER_RADIUS, MARKER_RADIUS], abs=0.1 * MM
    )
    assert fallen == []
    _, fallen = deploy_all([(0, 0)] * 4)
    assert fallen == [0]


def test_one_push_can_shed_two_markers() -> None:
    placed = ((0, -34500, 21900), (1, -18000, 23200), (2, -23000, 8000))
    assert push(placed, LAST, 0, -600).destroyed == (0, 2)


@settings(deadline=None, max_examples=20)
@given(st.lists(pushes, min_size=40, max_size=40))
def test_a_full_platform_sheds_markers(inputs: list[Inputs]) -> None:
    placed, fallen = deploy_all(inputs)
    assert len(placed) + len(fallen) == len(inputs)
    assert len(placed) <= 16
    assert len(fallen) >= 24


def test_a_dozen_markers_fit_loosely() -> None:
    inputs = [(s, 0) for s in (-240, -80, 80, 240)] * 2 + [(s, 0) for s in (-160, 0, 160, -300)]
    placed, fallen = deploy_all(inputs)
    assert len(placed) == 12
    assert fallen == []


def test_a_marker_falls_where_its_centre_passes_the_edge_v2() -> None:
    column = ((1, 0, 21900), (2, 0, 37900), (3, 0, 53900))
    result = push(column, LAST, 0, 0)
    assert result.destroyed == (3,)
    assert 54 * MM < dict(result.paths)[3][-1][2] < 55 * MM


@settings(deadline=None)
@given(platforms, pushes)
def test_a_fallen_marker_goes_no_farther_and_pushes_nothing_any_more_v2(
    placed: tuple[Placed, ...], one: Inputs
) -> None:
    result = push(placed, LAST, *one)
    for marker in result.destroyed:
        _, x, y = dict(result.paths)[marker][-1]
        assert hypot(x, y - 18 * MM) < 36 * MM + 2 * MM


def test_a_marker_half_over_the_edge_stays_and_sticks_out_v3() -> None:
    assert on_platform(0, 54 * MM)
    assert not on_platform(0, 54 * MM + 1)
    assert sticks_out(0, 46 * MM + 1)
    assert not sticks_out(0, 46 * MM)


@pytest.mark.parametrize(
    ("start", "direction", "words"),
    [
        (301, 0, "outside the entrance"),
        (-301, 0, "outside the entrance"),
        (0, 900, "away from the platform"),
        (0, -1800, "away from the platform"),
        (0, 601, "too flat"),
        (290, 450, "post of the railing"),
        (nan, 0, "whole numbers"),
        (0, inf, "whole numbers"),
    ],
)
def test_a_push_nobody_can_make_is_refused(start: int, direction: int, words: str) -> None:
    with pytest.raises(BadPush, match=words):
        push((), LAST, start, direction)


def test_a_push_that_ends_beside_the_platform_is_refused() -> None:
    with pytest.raises(BadPush, match="beside the platform"):
        push((), LAST, 161, 600)


def test_a_marker_that_lies_there_already_cannot_be_deployed() -> None:
    with pytest.raises(BadPush, match="already lies"):
        push(((LAST, 0, MARKER_RADIUS),), LAST, 0, 0)


@pytest.mark.parametrize(("start", "degrees"), [(nan, 0.0), (0.0, nan), (inf, 0.0), (0.0, -inf)])
def test_what_is_not_a_number_does_not_snap(start: float, degrees: float) -> None:
    with pytest.raises(BadPush, match="finite"):
        snap(start, degrees)


def test_a_hand_snaps_to_the_nearest_point_of_the_lattice() -> None:
    assert snap(12.34, -7.06) == (123, -71)


@given(st.integers(0, PUSHES - 1))
def test_every_push_has_its_number(number: int) -> None:
    assert push_number(*push_of(number)) == number


def test_the_grid_is_part_of_the_lattice_and_mostly_usable() -> None:
    grid = [(s, d) for s in GRID_STARTS for d in GRID_DIRECTIONS]
    assert len(GRID_STARTS) == len(GRID_DIRECTIONS) == 9
    assert len({push_number(*one) for one in grid}) == 81
    assert sum(refusal(*one) is None for one in grid) >= 49
    assert all((-s, -d) in grid for s, d in grid)
