"""Where the trial stands: the tokens before each juror, and no influence."""

from __future__ import annotations

import caseboard
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.standing import standing
from caseboard.games.voices.state import VoicesState


def test_tokens_before_the_jurors_are_counted_and_influence_is_not() -> None:
    state = caseboard.new("voices", seats=4, seed=2).state
    assert isinstance(state, VoicesState)
    juror = list(JurorType)[1]
    state.guilty[juror], state.innocent[juror] = 3, 1
    state.influence[juror] = (*state.influence[juror], *state.influence_pile[:2])
    row = standing(state, None).rows[juror]
    assert row.name == juror.title
    assert row.total == -2
    assert [line.reason for line in row.lines] == ["1 innocent token", "3 guilty tokens"]
    assert standing(state, None).when == "Round 1"
