"""The pieces of Voices in My Head are neither lost nor made, and lie where they may."""

from __future__ import annotations

from itertools import combinations
from math import hypot

from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.tokens import INFLUENCE_FACES
from caseboard.games.voices.geometry import MARKER_RADIUS, MM, on_platform
from caseboard.games.voices.rules.control import markers_in
from caseboard.games.voices.sources import STRATEGY_DECK
from caseboard.games.voices.state import ABSENT, NO_CARD, VoicesState


def conserved(state: VoicesState) -> None:
    """Every component is in exactly one place, and where it may be."""
    tokens = state.influence_pile + state.influence_discard + state.holding
    tokens += [token for stack in state.influence for token in stack]
    assert sorted(tokens) == list(range(len(INFLUENCE_FACES)))
    on_jurors = {token for stack in state.influence for token in stack}
    assert set(state.looking) <= on_jurors

    cards = state.strategy_deck + state.strategy_discard + state.playing
    cards += [card for hand in state.hands for card in hand]
    assert sorted(cards) == list(range(len(STRATEGY_DECK)))
    assert state.hands[state.prosecutor] == ()

    kept = [card for _, card, _ in state.kept]
    trial = state.trial_deck + state.trial_cards + state.trial_discard + state.trial_box + kept
    if state.trial_chosen != NO_CARD and state.trial_chosen not in kept:
        trial.append(state.trial_chosen)
    assert len(trial) == len(set(trial))

    assert min(state.guilty + state.innocent) >= 0
    for marker, place in enumerate(state.place):
        assert (place == ABSENT) == (state.owner(marker) < 0)
    for region in Region:
        check_platform([(state.x[one], state.y[one]) for one in markers_in(state, region)])


def check_platform(centres: list[tuple[int, int]]) -> None:
    assert all(on_platform(x, y) and y >= MARKER_RADIUS for x, y in centres)
    for (ax, ay), (bx, by) in combinations(centres, 2):
        assert hypot(ax - bx, ay - by) >= 2 * MARKER_RADIUS - 0.2 * MM
