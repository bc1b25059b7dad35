"""The detective of Android: the same game for the same seed, and never by what is hidden."""

from __future__ import annotations

from random import Random

import caseboard
from caseboard.bots.android.beliefs import Beliefs
from caseboard.bots.android.detective import LOOKED_INTO, Detective
from caseboard.bots.android.rookie import Rookie, position
from caseboard.bots.base import Bot, sight_of
from tests.bots.android.games import played


def test_a_whole_game_is_the_same_for_the_same_seed() -> None:
    games = []
    for _ in range(2):
        bots: list[Bot] = [Detective(7), Rookie(8), Rookie(9)]
        games.append(played(caseboard.new("android", seats=3, seed=4), bots))
    assert games[0] == games[1]


def test_what_is_hidden_changes_neither_choice_nor_beliefs() -> None:
    game, chance = caseboard.new("android", seats=4, seed=11), Random(3)
    looked = 0
    while (decision := game.decision) is not None:
        if len(game.history) % 9 == 0 or decision.kind in LOOKED_INTO:
            swapped = game.determinize(decision.seat, seed=chance.randrange(1 << 20))
            here, there = (Beliefs(position(table), decision.seat) for table in (game, swapped))
            assert (here.guilty, here.innocent, here.unseen) == (
                there.guilty,
                there.innocent,
                there.unseen,
            )
            chosen, again = (Detective(5).choose(sight_of(table)) for table in (game, swapped))
            assert chosen is again
            looked += decision.kind in LOOKED_INTO
        game.apply(chance.choice(decision.actions))
    assert looked > 3
