"""The three Directive cards, at the table (Special Cards)."""

from __future__ import annotations

import pytest

from caseboard.games.android.actions import PLAY
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.rules.favors import gain_trauma
from tests.games.android.content.floyd.scene import FLOYD_SEAT, LOUIS_SEAT, NAMES, Scene

FIRST, SECOND, THIRD = range(3)
COATS = "There is a hammer under every one of those coats"
JOKE, BACK_PEW = "Define 'joke', please", "May I sit at the back, Father?"


def without(directive: int) -> Scene:
    scene = Scene()
    scene.s.directives[directive] = 0
    return scene.again()


def attacked(scene: Scene) -> Scene:
    scene.stand("rockvil-estates").deal(LOUIS_SEAT, COATS)
    return scene.do("move jacks-diner").play(COATS)


def test_first_floyd_must_fight_with_light_tactics() -> None:
    scene = attacked(Scene())
    assert [event.data["light"] for event in scene.told("tactics")] == [True]
    assert scene.s.twilight[FLOYD_SEAT] == -1


def test_first_once_shed_floyd_may_fight_back() -> None:
    scene = attacked(without(FIRST))
    assert scene.decision.kind == "fight"
    scene.do("dark-tactics")
    assert scene.s.trauma[FLOYD_SEAT] == 1
    assert scene.s.twilight[FLOYD_SEAT] == 1


@pytest.mark.parametrize(("kept", "trauma"), [(True, 0), (False, 2)])
def test_first_floyd_takes_no_trauma(kept: bool, trauma: int) -> None:
    scene = Scene() if kept else without(FIRST)
    gain_trauma(scene.s, FLOYD_SEAT, 2)
    assert scene.s.trauma[FLOYD_SEAT] == trauma


@pytest.mark.parametrize("kept", [True, False])
def test_second_only_one_light_card_a_turn(kept: bool) -> None:
    scene = Scene() if kept else without(SECOND)
    scene.deal(FLOYD_SEAT, JOKE, BACK_PEW).play(BACK_PEW)
    assert scene.may_play(JOKE) is not kept


def test_second_the_limit_is_a_reason_and_ends_with_the_turn() -> None:
    scene = Scene().deal(FLOYD_SEAT, JOKE, BACK_PEW).play(BACK_PEW)
    reason = scene.game.why_not(PLAY[NAMES[JOKE]])
    assert reason is not None
    assert reason.code == "light-card-limit"
    scene.until_day(2)
    assert scene.may_play(JOKE)


@pytest.mark.parametrize(("kept", "spent"), [(True, [0, 1]), (False, [1, 1])])
def test_second_one_lead_a_turn_is_free(kept: bool, spent: list[int]) -> None:
    scene = Scene() if kept else without(SECOND)
    costs = []
    for lead in ("testimony-eve", "testimony-noise"):
        scene.stand("levy-university").lead(0 if lead.endswith("eve") else 1, "levy-university")
        before = scene.s.time
        scene.do(f"follow {lead}")
        costs.append(before - scene.s.time)
        while scene.decision.kind != "turn":
            scene.decline()
    assert costs == spent


@pytest.mark.parametrize(("kept", "time"), [(True, 7), (False, 6)])
def test_third_one_more_time_a_turn(kept: bool, time: int) -> None:
    scene = Scene() if kept else without(THIRD)
    scene.until_day(2)
    assert scene.s.turn == FLOYD_SEAT
    assert scene.s.time == time


def maintenance(scene: Scene, day: int, place: str) -> tuple[int, int]:
    """Time lost in the next turn and bad baggage gained as a day ends with Floyd at a place."""
    scene.s.day = day
    scene.stand(place)
    scene.events.clear()
    scene.decline()
    while scene.s.day == day:
        scene.decline()
    lost = [e.data["amount"] for e in scene.told("next-turn-time") if e.data["seat"] == FLOYD_SEAT]
    bad = [e.data["count"] for e in scene.told("bad-baggage") if e.data["seat"] == FLOYD_SEAT]
    return sum(lost), sum(bad)


@pytest.mark.parametrize("day", [4, 10])
def test_third_maintenance_missed(day: int) -> None:
    assert maintenance(Scene(), day, "jacks-diner") == (-3, 1)


@pytest.mark.parametrize(
    ("day", "place"), [(4, "haas-bioroid"), (10, "haas-bioroid"), (2, "jacks-diner")]
)
def test_third_maintenance_kept_or_not_due(day: int, place: str) -> None:
    assert maintenance(Scene(), day, place) == (0, 0)


def test_third_once_shed_nobody_waits_for_him() -> None:
    assert maintenance(without(THIRD), 4, "jacks-diner") == (0, 0)


def test_he_starts_at_haas_bioroid_with_all_three() -> None:
    scene = Scene()
    assert scene.s.directives == [1, 1, 1]
    assert scene.s.place[FLOYD_SEAT] == PLACE["haas-bioroid"]
