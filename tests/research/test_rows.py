"""A row tells the truth about its game."""

from __future__ import annotations

import pytest

from caseboard.games.voices.events import JurorsInfluence
from caseboard.games.voices.rules.end_of_trial import vote
from caseboard.games.voices.state import VoicesState
from caseboard.pack.research import Played
from caseboard.research.playing import play
from caseboard.research.rows import row_of, won
from caseboard.research.simulate import Plan
from caseboard.research.voices.rows import without_influence


def played(game: str, seats: int, seed: int) -> Played:
    return play(Plan(game, seats, ("random",), 1, seed).match(0))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_android(seats: int, seed: int) -> None:
    game = played("android", seats, seed)
    row = row_of(game, 0)
    assert len(set(row["parts"])) == seats
    assert row["murderer"] is None or row["murderer"] in row["lineup"]
    assert len(row["lineup"]) == seats + 1
    for seat in range(seats):
        assert sum(row["score"][seat].values()) == row["scores"][seat]
        assert sum(line["points"] for line in row["breakdown"][seat]) == row["scores"][seat]
        endings = [one for one in row["endings"] if one["seat"] == seat]
        assert bool(endings) == ("plots" in row["score"][seat])
        right = row["guilty"][seat] == row["murderer"]
        assert right == ("guilty hunch" in row["score"][seat])
    chosen = [action.key for action, _ in game.game.history if action and action.verb == "play"]
    assert sorted(row["cards"]) == sorted(key.removeprefix("play ") for key in chosen)
    assert set(row["cards"]) <= set(row["cards_offered"])


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_voices(seats: int, seed: int) -> None:
    game = played("voices", seats, seed)
    row = row_of(game, 0)
    assert row["parts"][row["prosecutor"]] == "prosecutor"
    assert row["convicted"] == (row["prosecutor"] in row["winners"])
    assert row["open_convicted"] == (row["prosecutor"] in row["open_winners"])
    assert set(row["cards"]) <= set(row["cards_offered"])
    assert len(row["trial_cards"]) == len(set(row["trial_cards"])) == 8


@pytest.mark.parametrize("seed", range(10))
def test_open_tokens_and_influence_together_make_the_verdict(seed: int) -> None:
    game = played("voices", 5, seed)
    state = game.game.state
    assert isinstance(state, VoicesState)
    opened = without_influence(game)
    for event in game.events:
        if isinstance(event.fact, JurorsInfluence):
            opened.guilty[event.fact.juror] += event.fact.faces.count("guilty")
            opened.innocent[event.fact.juror] += event.fact.faces.count("innocent")
    for juror in range(len(state.guilty)):
        cancelled = min(opened.guilty[juror], opened.innocent[juror])
        opened.guilty[juror] -= cancelled
        opened.innocent[juror] -= cancelled
        assert vote(opened, juror) == vote(state, juror)
        assert opened.guilty[juror] == state.guilty[juror]


def test_a_shared_victory_is_divided_only_where_there_is_one() -> None:
    assert won({"game": "android", "winners": [0, 2]}, 2) == 0.5
    assert won({"game": "voices", "winners": [0, 2]}, 2) == 1.0
    assert won({"game": "voices", "winners": [0, 2]}, 1) == 0.0
