"""The inspector thinks rounds of Voices through; with counted tries it plays the same again."""

from __future__ import annotations

import caseboard
from caseboard.bots.base import sight_of
from caseboard.bots.search import Budget
from caseboard.bots.voices.inspector import Inspector, RoundSense
from caseboard.bots.voices.players import detective


def test_it_plays_a_round_and_the_same_round_again() -> None:
    assert choices(seed=4) == choices(seed=4)


def choices(seed: int) -> list[str]:
    game = caseboard.new("voices", seats=3, seed=2)
    bots = [Inspector(seed + seat, Budget(tries=3)) for seat in range(3)]
    made = []
    while game.view(None)["round"] == 1:
        assert game.decision is not None
        action = bots[game.decision.seat].choose(sight_of(game))
        made.append(action.key)
        game.apply(action)
    return made


def test_a_question_is_settled_when_its_round_is_over() -> None:
    game = caseboard.new("voices", seats=3, seed=2)
    sense = RoundSense(game, 0, detective(1), seed=1)
    while not sense.settled(game):
        assert game.view(None)["round"] == 1
        game.apply(sense.ideas(game)[0])
    assert game.view(None)["round"] == 2
    assert 0 < sense.value(game) < 1.5
