"""One score: what bots count of a table is what the rules count."""

from __future__ import annotations

import random
from contextlib import closing

import pytest

import caseboard
from caseboard.bots.android.plots import promise
from caseboard.bots.android.prices import standing
from caseboard.bots.base import sight_of
from caseboard.games.android.catalogue import ENDINGS
from caseboard.games.android.effects.lasting import VpPerFavor, VpPerTrauma
from caseboard.games.android.rules.closing import link_values
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.state import AndroidState
from caseboard.pack.registry import pack_of
from tests.games.android.positions import enrich, positions
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import table


def compare(game: caseboard.Game) -> None:
    """The bots' tally is the score sheet's, and what a plot promises on top of it."""
    state = game.state
    assert isinstance(state, AndroidState)
    counted = [
        standing(state, seat, link_values(state)) - promise(state, seat)
        for seat in range(state.seats)
    ]
    assert counted == pytest.approx([row.total for row in game.standing(None).rows])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bots_count_as_the_score_sheet_does(seats: int) -> None:
    bots = [pack_of("android").bot("rookie", seat) for seat in range(seats)]
    game, chance = caseboard.new("android", seats=seats, seed=seats), random.Random(seats)
    while (decision := game.decision) is not None:
        compare(game)
        by_bot = chance.random() < 0.7
        game.apply(
            bots[decision.seat].choose(sight_of(game))
            if by_bot
            else chance.choice(decision.actions)
        )


def test_the_same_with_more_on_the_table() -> None:
    chance = random.Random(1)
    for game in positions():
        rich = game.clone()
        assert isinstance(rich.state, AndroidState)
        enrich(rich.state, chance.randrange(rich.seats), chance)
        rich.state.endings = [
            tuple(chance.sample(range(len(ENDINGS)), 2)) for _ in range(rich.seats)
        ]
        changed(rich.state)
        compare(rich)


def test_what_plot_endings_change_counts_too() -> None:
    t = table("louis", "floyd", "caprice").has("louis", trauma=2).favors("louis", street=2)
    before = standing(t.s, 0, link_values(t.s))
    with closing(Workshop()) as w:
        w.in_play("louis", VpPerTrauma(-1), VpPerFavor(3, 2))
        t.renew()
        assert standing(t.s, 0, link_values(t.s)) == before - 2 + 4
        compare(t.game)
