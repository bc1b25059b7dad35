"""A move's reasons in words."""

from __future__ import annotations

import pytest

import caseboard
from caseboard.bots.android.reasons import explain, suspicions
from caseboard.bots.android.rookie import Rookie, position
from caseboard.bots.base import sight_of
from caseboard.core.game import Game
from caseboard.games.android.actions import SUSPECT
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, SUSPECTS
from caseboard.games.android.rules.evidence import PlaceEvidence
from caseboard.games.android.state import FACE_UP, AndroidState, mark_seen


def asked_for(kind: str, seed: int) -> Game:
    """A game by rookies at its first question of a kind."""
    game = caseboard.new("android", seats=4, seed=seed)
    bots = [Rookie(seat) for seat in range(4)]
    while (decision := game.decision) is not None and decision.kind != kind:
        game.apply(bots[decision.seat].choose(sight_of(game)))
    return game


def test_every_choice_of_a_game_has_a_reason() -> None:
    game, bots = caseboard.new("android", seats=3, seed=6), [Rookie(seat) for seat in range(3)]
    kinds = set()
    while (decision := game.decision) is not None:
        sight = sight_of(game)
        chosen = bots[decision.seat].choose(sight)
        told = explain(sight, chosen)
        deed, _, why = told.rpartition(": ")
        assert deed.startswith("places ") or deed.startswith(game.option(chosen).text)
        assert len(why) > 5
        assert "None" not in told
        kinds.add(decision.kind)
        game.apply(chosen)
    assert len(kinds) > 12


@pytest.fixture
def drawing() -> Game:
    game = asked_for("place-evidence", seed=2)
    s = position(game)
    s.files = [()] * len(s.files)
    return game


def total_of(s: AndroidState, suspect: int, *values: int) -> None:
    """Open evidence in the normal file, where nothing is dropped."""
    file = suspect * 3 + SUSPECTS[suspect].normal
    s.files[file] = tuple([EVIDENCE_VALUES.index(value) | FACE_UP for value in values])


def test_evidence_is_placed_for_a_hunch(drawing: Game) -> None:
    s = position(drawing)
    seat = drawing.decision.seat if drawing.decision else -1
    s.day = 12
    guilty, innocent = s.guilty[seat], s.innocent[seat]
    rival = next(who for who in s.lineup if who not in (guilty, innocent))
    total_of(s, rival, 3, 2)
    total_of(s, guilty, 3)
    asking = s.stack[-1]
    assert isinstance(asking, PlaceEvidence)
    asking.token = EVIDENCE_VALUES.index(3)
    names = [SUSPECTS[who].name for who in (guilty, innocent, rival)]
    for who, why in (
        (guilty, f"places +3 on {names[0]}: my guilty hunch; {names[0]} trails by 2"),
        (innocent, f"places +3 on {names[1]}: my innocent hunch; {names[1]} trails by 5"),
        (rival, f"places +3 on {names[2]}: no hunch of mine; {names[2]} leads by 2"),
    ):
        assert explain(sight_of(drawing), SUSPECT[who]) == why


def test_what_is_hidden_changes_no_reason() -> None:
    for kind in ("turn", "react", "place-evidence", "move-lead"):
        game = asked_for(kind, seed=4)
        assert game.decision is not None
        for action in game.decision.actions:
            told = {
                explain(sight_of(table), action)
                for table in (game, game.determinize(game.decision.seat, seed=8))
            }
            assert len(told) == 1


def test_beliefs_in_words(drawing: Game) -> None:
    s = position(drawing)
    assert drawing.decision is not None
    seat = drawing.decision.seat
    other = (seat + 1) % s.seats
    suspect = next(who for who in s.lineup if who not in (s.guilty[seat], s.innocent[seat]))
    s.files[suspect * 3] = (mark_seen(EVIDENCE_VALUES.index(3), other) | FACE_UP,) * 3
    told = suspicions(sight_of(drawing))
    assert len(told) == s.seats - 1
    name, suspected = SHEETS[s.detective[other]].name, SUSPECTS[suspect].name
    assert any(line.startswith(f"{name} probably suspects {suspected} (9") for line in told)


def test_whoever_placed_nothing_has_given_nothing_away(drawing: Game) -> None:
    s = position(drawing)
    s.files[:] = [()] * len(s.files)
    told = suspicions(sight_of(drawing))
    assert len(told) == s.seats - 1
    assert all(line.endswith(" has given nothing away yet") for line in told)
