"""What a row of Voices in My Head tells: roles, jurors, verdict, and whether influence decided."""

from __future__ import annotations

from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.tokens import Face
from caseboard.games.voices.events import JurorsInfluence, JurorsVote, RolesRevealed, StrategyPlayed
from caseboard.games.voices.rules.end_of_trial import convicted, result, vote
from caseboard.games.voices.state import VoicesState
from caseboard.pack.research import Played, Row


def facts(played: Played) -> Row:
    told = [event.fact for event in played.events]
    state = played.game.state
    assert isinstance(state, VoicesState)
    open_only = without_influence(played)
    votes = [fact.vote for fact in told if isinstance(fact, JurorsVote)]
    return {
        "parts": list(next(fact.roles for fact in told if isinstance(fact, RolesRevealed))),
        "prosecutor": state.prosecutor,
        "story": state.story,
        "convicted": convicted(state),
        "votes": votes,
        "open_winners": list(result(open_only).winners),
        "open_convicted": convicted(open_only),
        "open_votes": [vote(open_only, juror) for juror in range(len(votes))],
        "cards": [fact.card for fact in told if isinstance(fact, StrategyPlayed)],
        "cards_offered": sorted(
            STRATEGY_CARDS[action.argument].id for action in played.offered if action.verb == "play"
        ),
        "trial_cards": [card + 1 for card in (*state.trial_discard, *_kept(state))],
    }


def _kept(state: VoicesState) -> list[int]:
    """Trial cards that still lie before a player."""
    return [card for _, card, _ in state.kept]


def without_influence(played: Played) -> VoicesState:
    """The end of the trial by open tokens alone: influence taken back, tokens cancelled anew."""
    state = played.game.state.clone()
    assert isinstance(state, VoicesState)
    told = [event.fact for event in played.events]
    cancelled = {fact.juror: fact.cancelled for fact in told if isinstance(fact, JurorsVote)}
    faces = {fact.juror: fact.faces for fact in told if isinstance(fact, JurorsInfluence)}
    state.cancelled_guilty = 0
    for juror, count in cancelled.items():
        shown = faces.get(juror, ())
        guilty = state.guilty[juror] + count - shown.count(Face.GUILTY.name.lower())
        innocent = state.innocent[juror] + count - shown.count(Face.INNOCENT.name.lower())
        both = min(guilty, innocent)
        state.guilty[juror], state.innocent[juror] = guilty - both, innocent - both
        state.cancelled_guilty += both
    return state
