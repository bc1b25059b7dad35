"""Bad input is refused with a reason, and nothing has changed afterward."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf, nan
from typing import Any

import pytest

import caseboard
from caseboard.games.voices.aim import push_action
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.push import BadPush, push
from caseboard.games.voices.rules.deploy import DEPLOYMENT
from tests.games.voices.table import STRAIGHT, Table, push_key


@contextmanager
def unchanged(table: Table) -> Iterator[None]:
    before = table.game.to_json()
    yield
    assert table.game.to_json() == before


@pytest.mark.parametrize(
    ("start", "direction", "words"),
    [
        (nan, 0.0, "finite"),
        (0.0, nan, "finite"),
        (inf, 0.0, "finite"),
        ("left", 0.0, "finite numbers"),
        (0.0, None, "finite numbers"),
        (True, 0.0, "finite numbers"),
        (1e308, 0.0, "below a million"),
        (0.0, -(10**400), "below a million"),
        (30.2, 0.0, "outside the entrance"),
        (-31.0, 0.0, "outside the entrance"),
        (0.0, 90.0, "away from the platform"),
        (0.0, 180.0, "away from the platform"),
        (0.0, -75.0, "too flat"),
        (29.0, 45.0, "post of the railing"),
        (16.1, 60.0, "beside the platform"),
    ],
)
def test_an_aim_at_nothing_is_refused(start: Any, direction: Any, words: str) -> None:
    with pytest.raises(BadPush, match=words):
        push_action(start, direction)


def test_a_hands_aim_is_an_action_of_the_game() -> None:
    table = Table().call(DEPLOYMENT(1, 7, Region.SPEECH))
    action = push_action(12.34, -7.06)
    assert action.key == push_key(123, -71)
    assert table.game.why_not(action) is None
    table.game.apply(action)
    assert table.state.place[7] == Region.SPEECH


@pytest.mark.parametrize("region", [5, -1, "speech", None])
def test_an_unknown_region_is_refused(region: Any) -> None:
    table = Table()
    with unchanged(table), pytest.raises(caseboard.UnknownAction):
        table.game.apply(f"region {region}-of-the-brain")


@pytest.mark.parametrize(
    ("x", "y"), [(nan, 8000), (0, inf), (0.5, 8000), ("0", 8000), (0, 60_000), (0, -1), (40_000, 8)]
)
def test_a_platform_with_a_marker_beside_it_is_refused(x: Any, y: Any) -> None:
    with pytest.raises(BadPush, match="marker 3 does not lie on the platform"):
        push([(2, 0, 8000), (3, x, y)], 7, 0, 0)


@pytest.mark.parametrize("action", [STRAIGHT, "juror logical", "play overpower", "yes", "pass"])
def test_what_does_not_answer_the_question_is_refused(action: str) -> None:
    table = Table()
    with unchanged(table), pytest.raises(caseboard.IllegalAction, match="Choose trial card"):
        table.game.apply(action)


@pytest.mark.parametrize(
    "action", ["push 99999999", "push -1", "push nan", "marker teal-1", 10**9, nan, None, True]
)
def test_what_is_no_action_is_refused(action: Any) -> None:
    table = Table().call(DEPLOYMENT(1, 7, Region.SPEECH))
    with unchanged(table), pytest.raises(caseboard.UnknownAction):
        table.game.apply(action)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"seats": 2}, "3, 4, 5 or 6 seats"),
        ({"seats": 7}, "3, 4, 5 or 6 seats"),
        ({"seats": 4, "memory": True}, "no option 'memory'"),
        ({"seats": 4, "memory_aid": 1}, "True or False"),
        ({"seats": 4, "chosen_prosecutor": 4}, "seat from 0 to 3"),
        ({"seats": 4, "chosen_prosecutor": True}, "seat from 0 to 3"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(caseboard.BadOption, match=words):
        caseboard.new("voices", seed=1, **options)


def test_a_record_with_a_shortened_push_is_broken() -> None:
    whole = caseboard.new("voices", seats=4, seed=1)
    while not any(len(outcomes) > 5 for _, outcomes in whole.history[1:]):
        assert whole.decision is not None
        whole.apply(whole.decision.actions[0])
    broken = whole.to_json()
    last = [str(number) for number in whole.history[-1][1]]
    shorter = [str(len(last) - 2), *last[1:-1]]
    broken = broken.replace(",".join(last), ",".join(shorter))
    assert broken != whole.to_json()
    with pytest.raises(caseboard.BrokenRecord):
        caseboard.replay(broken)
