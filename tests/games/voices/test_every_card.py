"""Every ability of every card and marker can be resolved, by a persona and by the prosecutor."""

from __future__ import annotations

import random

import pytest

from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.sources import SOURCES
from tests.games.voices.conservation import conserved
from tests.games.voices.table import Table

PRINTED = sorted(source for source in SOURCES if not source.startswith("scene"))


def busy_table(seed: int) -> Table:
    """Something for every effect to work on."""
    table = Table(seed=seed, seats=5, marker_abilities=True)
    table.tokens("logical", guilty=2, influence="guilty blank").tokens("relaxed", innocent=2)
    table.tokens("judgmental", guilty=1, innocent=1).tokens("perceptive", influence="innocent")
    table.hand(1, "overpower", "side-glance").hand(2, "second-wind", "bounce-back")
    for region in Region:
        emotion = ("anger", "anger", "sadness", "sadness", "joy")[region]
        table.marker(1, emotion, region.name, -20)
        table.marker(2, emotion, region.name, 31, 26)
        table.marker(3, emotion, region.name, 0, 45)
    table.marker(1, "joy", "destroyed")
    table.marker(0, "panic", "destroyed")
    return table


@pytest.mark.parametrize("source", PRINTED)
def test_everything_printed_can_be_resolved(source: str) -> None:
    rng = random.Random(source)
    for seed, user in enumerate((1, 2, 0, 1, 2, 1)):
        table = busy_table(seed)
        state = table.state
        if source.startswith("trial"):
            number = int("".join(one for one in source[6:8] if one.isdigit()))
            if number > 24:
                table.stage_two()
            table.trial(number)
            state.trial_cards.remove(number - 1)
            state.trial_chosen = number - 1
            state.read_side = 1
        deployed = table.marker(1, "fear", "speech", 15, 25)
        fallen = (table.marker(3, "joy", "destroyed"), table.marker(3, "fear", "destroyed"))
        depth = len(state.stack)
        table.use(source, user, here=Region.SPEECH, deployed=deployed, fallen=fallen, receiver=2)
        steps = 0
        while len(state.stack) > depth:
            conserved(state)
            decision = table.game.decision
            assert decision is not None
            assert decision.prompt
            assert all(table.game.option(action).text for action in decision.actions)
            for seat in (None, *range(5)):
                table.game.view(seat)
            events = table.game.apply(rng.choice(decision.actions))
            assert all(
                isinstance(table.game.say(event, seat), str)
                for event in events
                for seat in (None, 0, 1)
            )
            steps += 1
            assert steps < 100
        conserved(state)
