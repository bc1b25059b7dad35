"""Whole games at random in which, at every decision, all that a seat cannot know is dealt anew.

Whatever a learner gets of the game must stay the same: observation, mask, information state, text.
"""

from __future__ import annotations

import random
from typing import Any

import caseboard
from caseboard.core.reading import page, said
from caseboard.core.recall import Recall, seen

WHOLE = 60
"""Every so many decisions information states are worked out from the beginning, too."""


def play_and_deal_anew(game: caseboard.Game, seed: int) -> None:
    chance = random.Random(seed)
    seats = range(game.seats)
    recalls = [Recall(game, seat, game.state.events) for seat in seats]
    stories = [list(said(game, seat, 0, game.state.events)) for seat in seats]
    step = 0
    while (decision := game.decision) is not None:
        for seat in seats:
            other = game.determinize(seat, chance.randrange(1 << 30))
            compare(game, other, seat)
            if seat in (decision.seat, step % game.seats):
                assert page(game, seat, stories[seat]) == page(other, seat, stories[seat])
            if step % WHOLE == 0:
                assert game.information_state(seat) == other.information_state(seat)
                assert game.information_state(seat) == recalls[seat].state
                assert game.text(seat) == page(game, seat, stories[seat])
        action = chance.choice(decision.actions)
        before = [recall.state.text for recall in recalls]
        events = game.apply(action)
        step += 1
        for seat in seats:
            recalls[seat].step(decision.seat, action, events, game)
            stories[seat] += said(game, seat, step, events)
            assert recalls[seat].state.text.startswith(before[seat] + "\n"), "nothing is forgotten"


def compare(game: caseboard.Game, other: caseboard.Game, seat: int) -> None:
    where = f"seat {seat}, step {len(game.history) - 1}: {game.trace()}"
    mine, theirs = game.observation(seat), other.observation(seat)
    assert list(mine) == list(theirs), f"{differing(game, mine, theirs)}, {where}"
    assert seen(game, seat) == seen(other, seat), f"the information state leaks, {where}"
    decision = game.decision
    assert decision is not None
    if decision.seat == seat:
        assert list(game.legal_mask()) == list(other.legal_mask()), f"the mask leaks, {where}"


def differing(game: caseboard.Game, one: Any, two: Any) -> list[str]:
    """The parts of an observation that leak."""
    return [
        part.name
        for part in game.layout.parts
        if list(one[part.start : part.stop]) != list(two[part.start : part.stop])
    ]
