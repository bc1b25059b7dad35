"""The contract of the package: bad input gets a clear error and changes nothing."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest

import caseboard
from caseboard.core.record import checksum, compact

GAMES = ("android", "voices")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> caseboard.Game:
    return midway(request.param)


def midway(name: str, steps: int = 40) -> caseboard.Game:
    game = caseboard.new(name, seats=3, seed=5)
    chance = random.Random(5)
    for _ in range(steps):
        assert game.decision is not None
        game.apply(chance.choice(game.decision.actions))
    return game


def test_games() -> None:
    assert caseboard.games() == GAMES


def test_unknown_game() -> None:
    with pytest.raises(caseboard.UnknownGame, match="android or voices"):
        caseboard.new("monopoly", seats=3)


@pytest.mark.parametrize("seats", [0, 2, 7, -3, True, 3.0, "3", None])
def test_wrong_seat_count(seats: Any) -> None:
    with pytest.raises(caseboard.BadOption, match="seats"):
        caseboard.new("android", seats=seats)


@pytest.mark.parametrize("seed", [-1, 1 << 128, 1.5, "x", None, True])
def test_wrong_seed(seed: Any) -> None:
    with pytest.raises(caseboard.BadOption, match="seed"):
        caseboard.new("android", seats=3, seed=seed)


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        ("murder", "cluedo", "evil-at-the-estates"),
        ("detectives", ("louis", "floyd"), "3 seats"),
        ("detectives", ("louis", "louis", "floyd"), "one seat only"),
        ("detectives", ("louis", "poirot", "floyd"), "caprice"),
        ("detectives", "louis", "list"),
        ("first_player", 3, "0 to 2"),
        ("weather", "rain", "murder"),
    ],
)
def test_unknown_option(option: str, value: Any, says: str) -> None:
    with pytest.raises(caseboard.BadOption, match=says):
        caseboard.new("android", seats=3, **{option: value})


def test_illegal_action_has_a_reason_and_changes_nothing(game: caseboard.Game) -> None:
    before, steps = checksum(game.state), len(game.history)
    assert game.decision is not None
    illegal = next(
        action
        for action in game.rules.actions
        if action not in game.decision.actions and game.why_not(action) is not None
    )
    with pytest.raises(caseboard.IllegalAction) as raised:
        game.apply(illegal)
    assert raised.value.reason == game.why_not(illegal)
    assert raised.value.reason.chapter
    assert (checksum(game.state), len(game.history)) == (before, steps)


def test_action_of_another_seat_is_a_stale_action(game: caseboard.Game) -> None:
    """An action is only what the deciding seat is asked for: yesterday's answer is refused."""
    stale = game.history[-1][0]
    assert stale is not None
    assert game.decision is not None
    if stale not in game.decision.actions and game.why_not(stale) is not None:
        with pytest.raises(caseboard.IllegalAction):
            game.apply(stale)


@pytest.mark.parametrize("what", ["fly", -1, 10**9, "", 1.5, None, True, ["move"]])
def test_unknown_action(game: caseboard.Game, what: Any) -> None:
    before = checksum(game.state)
    with pytest.raises(caseboard.UnknownAction):
        game.apply(what)
    with pytest.raises(caseboard.UnknownAction):
        game.why_not(what)
    assert checksum(game.state) == before


@pytest.mark.parametrize("seat", [-1, 3, 1.0, "0", True])
def test_unknown_seat(game: caseboard.Game, seat: Any) -> None:
    with pytest.raises(caseboard.BadSeat):
        game.view(seat)
    with pytest.raises(caseboard.BadSeat):
        game.determinize(seat, 1)
    with pytest.raises(caseboard.BadSeat):
        game.standing(seat)
    with pytest.raises(caseboard.BadSeat):
        game.claims(seat)


def test_actions_by_object_id_and_key_are_the_same(game: caseboard.Game) -> None:
    assert game.decision is not None
    action = game.decision.actions[0]
    copies = [game.clone() for _ in range(3)]
    names: tuple[caseboard.Action | int | str, ...] = (action, action.id, action.key)
    for copy, name in zip(copies, names, strict=True):
        copy.apply(name)
    assert len({checksum(copy.state) for copy in copies}) == 1


def test_truncated_file(game: caseboard.Game) -> None:
    saved = game.to_json()
    for length in (0, 1, 10, len(saved) // 2, len(saved) - 1):
        with pytest.raises(caseboard.BrokenRecord):
            caseboard.load(saved[:length])
        with pytest.raises(caseboard.BrokenRecord):
            caseboard.replay(saved[:length])


@pytest.mark.parametrize(
    "data", ["[]", "7", '"x"', "null", b"\xff\xfe", '{"format": "pgn"}', 7, None, ["x"]]
)
def test_foreign_file(data: Any) -> None:
    with pytest.raises(caseboard.BrokenRecord):
        caseboard.load(data)
    with pytest.raises(caseboard.BrokenRecord):
        caseboard.replay(data)


def test_file_of_another_rules_version(game: caseboard.Game) -> None:
    record = json.loads(game.to_json())
    record["rules"] = "android-0"
    with pytest.raises(caseboard.ForeignRecord, match="android-0"):
        caseboard.load(record)
    with pytest.raises(caseboard.ForeignRecord):
        caseboard.replay(record)


def test_file_of_an_unknown_game(game: caseboard.Game) -> None:
    record = json.loads(game.to_json())
    record["game"] = "go"
    with pytest.raises(caseboard.UnknownGame):
        caseboard.load(record)


@pytest.mark.parametrize("field", ["seats", "seed", "options", "steps", "position", "checksum"])
def test_file_with_a_field_missing_or_broken(game: caseboard.Game, field: str) -> None:
    record = json.loads(game.to_json())
    for value in (None, "x", [1, 2], {"a": 1}, 3.5):
        with pytest.raises(caseboard.CaseboardError):
            caseboard.load({**record, field: value})
    del record[field]
    with pytest.raises(caseboard.BrokenRecord, match=field):
        caseboard.load(record)


def test_a_changed_position_is_noticed(game: caseboard.Game) -> None:
    record = json.loads(game.to_json())
    record["position"]["generator"][1] += 1
    with pytest.raises(caseboard.BrokenRecord, match="checksum"):
        caseboard.load(record)


def older(game: caseboard.Game) -> dict[str, Any]:
    """The record as it was written before chance had a key."""
    record: dict[str, Any] = json.loads(game.to_json())
    record["position"]["generator"] = 1234567
    text = compact(record["position"])
    return record | {
        "format": "caseboard-record-1",
        "seed": game.seed,
        "checksum": hashlib.sha256(text.encode()).hexdigest()[:16],
    }


def test_a_record_of_the_older_format_is_loaded_and_replayed(game: caseboard.Game) -> None:
    record = older(game)
    for again in (caseboard.load(record), caseboard.replay(record)):
        assert again.seed == game.seed
        assert again.history == game.history
        assert [again.view(seat) for seat in (None, 0, 1, 2)] == [
            game.view(seat) for seat in (None, 0, 1, 2)
        ]
        assert caseboard.load(again.to_json()).to_json() == again.to_json()
    assert caseboard.load(record).to_json() == caseboard.replay(record).to_json()


@pytest.mark.parametrize("field", ["seats", "seed", "options", "steps", "position", "checksum"])
def test_a_broken_record_of_the_older_format(game: caseboard.Game, field: str) -> None:
    for value in (None, "x", [1, 2], {"a": 1}, 3.5):
        with pytest.raises(caseboard.CaseboardError):
            caseboard.load({**older(game), field: value})


@pytest.mark.parametrize(
    "generator",
    [None, 7, "ab", [], ["00" * 32], ["00" * 31, 0], ["zz" * 32, 0], [7, 0], ["00" * 32, -1],
     ["00" * 32, True], ["00" * 32, 1.5], ["00" * 32, 1 << 64], {"key": "00" * 32}],
)  # fmt: skip
def test_a_record_with_a_broken_generator(game: caseboard.Game, generator: Any) -> None:
    record = json.loads(game.to_json())
    record["position"]["generator"] = generator
    for read in (caseboard.load, caseboard.replay):
        with pytest.raises(caseboard.BrokenRecord, match="generator"):
            read(record)


def test_the_longest_seed_is_kept_exactly() -> None:
    game = caseboard.new("voices", seats=3, seed=(1 << 128) - 1)
    assert caseboard.load(game.to_json()).seed == game.seed
    assert isinstance(json.loads(game.to_json())["seed"], str), "a browser rounds long numbers"


def test_a_changed_outcome_is_noticed(game: caseboard.Game) -> None:
    record = json.loads(game.to_json())
    at = next(n for n, step in enumerate(record["steps"]) if len(step) > 1)
    record["steps"][at][1] += 10**6
    with pytest.raises(caseboard.BrokenRecord):
        caseboard.replay(record)
    record["steps"][at] = record["steps"][at][:1]
    with pytest.raises(caseboard.BrokenRecord):
        caseboard.replay(record)


def test_replay_to_any_step(game: caseboard.Game) -> None:
    saved = game.to_json()
    for at in (0, 1, 20, len(game.history) - 1):
        again = caseboard.replay(saved, at)
        assert len(again.history) == at + 1
    with pytest.raises(caseboard.BrokenRecord, match="steps 0 to"):
        caseboard.replay(saved, len(game.history))
    with pytest.raises(caseboard.BrokenRecord):
        caseboard.replay(saved, -1)


def test_play_goes_on_from_the_middle_of_a_record_as_it_would_have(game: caseboard.Game) -> None:
    saved, half = game.to_json(), len(game.history) // 2
    again = caseboard.replay(saved, half)
    for action, _ in game.history[half + 1 :]:
        assert action is not None
        again.apply(action)
    assert again.to_json() == saved


def test_a_replay_does_not_need_the_generator(game: caseboard.Game) -> None:
    """The record's own outcomes decide, whatever the seed would have given."""
    record = json.loads(game.to_json())
    record["seed"] = str(int(record["seed"]) + 1)
    again = caseboard.replay(record)
    assert checksum(again.state) == record["checksum"]


def test_the_view_is_plain_data(game: caseboard.Game) -> None:
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view


def test_the_decision_is_shown_to_its_seat_only(game: caseboard.Game) -> None:
    assert game.decision is not None
    seat = game.decision.seat
    shown = game.view(seat)["decision"]
    assert [action["id"] for action in shown["actions"]] == [a.id for a in game.decision.actions]
    other = game.view((seat + 1) % 3)["decision"]
    assert "actions" not in other
    assert "prompt" not in other


def test_a_quiet_game_makes_no_events_and_goes_the_same_way(game: caseboard.Game) -> None:
    loud, quiet, dice = game.clone(), game.clone(), random.Random(2)
    quiet.hush()
    quiet = quiet.clone()
    told = 0
    for _ in range(40):
        assert loud.decision is not None
        action = dice.choice(loud.decision.actions)
        told += len(loud.apply(action))
        assert quiet.apply(action) == ()
    assert told
    assert quiet.to_json() == loud.to_json()


def test_trace_names_the_rules_that_run(game: caseboard.Game) -> None:
    assert "→" in game.trace() or "(" in game.trace()


def test_a_refusal_in_the_middle_of_a_card_names_the_chapter_of_the_rulebook() -> None:
    game = caseboard.new("android", seats=3, seed=1)
    chance = random.Random(1)
    chapters = set()
    while not game.over:
        assert game.decision is not None
        reason = game.why_not("token eve-testimony-1") or game.why_not("face-up")
        chapters.add(reason.chapter if reason else "")
        game.apply(chance.choice(game.decision.actions))
    assert not [chapter for chapter in chapters if "(" in chapter]
