"""What the front of a trial card promises the prosecutor, whatever others choose blind."""

from __future__ import annotations

from caseboard.bots.voices.reading import Reading
from caseboard.bots.voices.scene import Scene
from caseboard.bots.voices.search import Thinker
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.content.trial_card import Ability
from caseboard.games.voices.rules.control import leaders
from caseboard.games.voices.rules.resolve import use
from caseboard.games.voices.sources import ability_source
from caseboard.games.voices.state import NOBODY, VoicesState


def card_value(
    thinker: Thinker, state: VoicesState, card: int, known: frozenset[int], by_others: bool
) -> float:
    """The position once a front is through; ``by_others`` imagines what a region's leader does."""
    reading = thinker.reading
    for at, ability in enumerate(TRIAL_CARDS[card].front.abilities):
        source = ability_source(card, 1, at)
        if ability.user is None:
            call = use(source, reading.seat, receiver=_likely_receiver(state, ability))
            scene = thinker.play_out(Scene.using(state, call), known)
            known = thinker.seen(scene.state, known)
        elif by_others and leaders(state, ability.user):
            seat = leaders(state, ability.user)[0]
            other = Thinker(Reading(state, seat, {}, reading.experience))
            scene = other.play_out(Scene.using(state, use(source, seat)), frozenset())
        else:
            continue
        state = scene.state
    return reading.win_chance(state, known)


def _likely_receiver(state: VoicesState, ability: Ability) -> int:
    """Whom tokens would be handed to now, if the first player breaks no tie against seat order."""
    if ability.region is None:
        return NOBODY
    return (leaders(state, ability.region) or state.personas())[0]
