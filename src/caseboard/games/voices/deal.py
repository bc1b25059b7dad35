"""What a seat cannot know, dealt anew: roles, hands, trial cards, influence."""

from __future__ import annotations

from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.rules.choose_trial_card import announced
from caseboard.games.voices.rules.optional_rules import draw_role_deck
from caseboard.games.voices.state import NO_CARD, VoicesState


def deal_anew(state: VoicesState, seat: int) -> None:
    """A table that looks the same to the seat. Once the verdict is in, nothing is hidden.

    What is dealt is put in order first, so that a seed deals the same whatever was hidden.
    """
    if not state.verdict:
        _deal_roles(state, seat)
        _deal_hands(state, seat)
        if seat != state.prosecutor:
            _deal_trial_cards(state)
        _deal_influence(state, seat)


def _deal_roles(state: VoicesState, seat: int) -> None:
    deck = draw_role_deck(state, None if seat == state.prosecutor else state.roles[seat])
    for other in state.personas():
        if other != seat:
            state.roles[other] = state.take(deck)


def _deal_hands(state: VoicesState, seat: int) -> None:
    others = [other for other in state.personas() if other != seat]
    for other in others:
        state.strategy_deck += state.hands[other]
    state.strategy_deck.sort()
    for other in others:
        state.hands[other] = tuple([state.take(state.strategy_deck) for _ in state.hands[other]])


def _deal_trial_cards(state: VoicesState) -> None:
    """Personas know the cards that were read, and the icons of the one that is chosen."""
    in_box = [card for card in state.trial_box if TRIAL_CARDS[card].stage == state.stage]
    elsewhere = [card for card in state.trial_box if TRIAL_CARDS[card].stage != state.stage]
    unknown = sorted(state.trial_deck + state.trial_cards + in_box)
    if state.trial_chosen != NO_CARD and not state.read_side:
        unknown = sorted([*unknown, state.trial_chosen])
        icons = announced(state.trial_chosen)
        state.trial_chosen = state.pick([card for card in unknown if announced(card) == icons])
        unknown.remove(state.trial_chosen)
    state.trial_cards = [state.take(unknown) for _ in state.trial_cards]
    state.trial_box = elsewhere + [state.take(unknown) for _ in in_box]
    state.trial_deck = unknown


def known_tokens(state: VoicesState, seat: int) -> set[int]:
    """The influence tokens whose faces a seat sees now."""
    known = {token for token, seats in enumerate(state.seen) if seats >> seat & 1}
    if state.looker == seat:
        known.update(state.holding, state.looking)
    return known


def _deal_influence(state: VoicesState, seat: int) -> None:
    """Who has seen the token in some place stays known; which token it is does not."""
    known = known_tokens(state, seat)
    looked_at = [
        (juror, at)
        for token in state.looking
        for juror, stack in enumerate(state.influence)
        for at, other in enumerate(stack)
        if other == token
    ]
    stacks = [*map(list, state.influence)]
    piles = [state.influence_pile, state.influence_discard, state.holding, *stacks]
    unknown = sorted(token for pile in piles for token in pile if token not in known)
    seen = state.seen[:]
    for pile in piles:
        for at, token in enumerate(pile):
            if token not in known:
                pile[at] = state.take(unknown)
                state.seen[pile[at]] = seen[token]
    state.influence = [*map(tuple, stacks)]
    state.looking = [stacks[juror][at] for juror, at in looked_at]
