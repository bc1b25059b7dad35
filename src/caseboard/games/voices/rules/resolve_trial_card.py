"""Step 3 – Resolve trial card: front, then back, each ability by its player."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.machine import Frame, Goto, Outcome, procedure
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.content.trial_card import Side
from caseboard.games.voices.events import AbilityRead, SideRead
from caseboard.games.voices.rules.control import leaders
from caseboard.games.voices.rules.resolve import use
from caseboard.games.voices.rules.users import WHO_USES
from caseboard.games.voices.sources import ability_source
from caseboard.games.voices.state import NO_CARD, NOBODY, VoicesState

BACK = 2


def side_of(card: int, side: int) -> Side:
    """Side 1 is the front of a trial card, side 2 its back."""
    printed = TRIAL_CARDS[card]
    return printed.back if side == BACK else printed.front


@dataclass(slots=True, eq=False)
class ResolveTrialCard(Frame):
    leading: tuple[int, ...] = ()  # who led the region of the ability as it was read


def read_the_next_side(state: VoicesState, frame: ResolveTrialCard) -> Outcome:
    """The story text is read aloud first."""
    state.read_side += 1
    state.read_abilities = 0
    state.reveal(
        SideRead(
            card=TRIAL_CARDS[state.trial_chosen].number,
            side="AB"[state.read_side - 1],
            text=side_of(state.trial_chosen, state.read_side).flavour,
        )
    )
    return None


def find_the_user(state: VoicesState, frame: ResolveTrialCard) -> Outcome:
    """Who controls the region that an ability names is settled before the ability is read."""
    abilities = side_of(state.trial_chosen, state.read_side).abilities
    if state.read_abilities == len(abilities):
        return Goto(turn_it_over)
    region = abilities[state.read_abilities].region
    return None if region is None else WHO_USES(region=int(region))


def read_the_ability(state: VoicesState, frame: ResolveTrialCard) -> Outcome:
    at = state.read_abilities
    ability = side_of(state.trial_chosen, state.read_side).abilities[at]
    player = NOBODY if ability.region is None else frame.answer
    user = state.prosecutor if ability.user is None else player
    frame.leading = () if ability.region is None else tuple(leaders(state, ability.region))
    state.read_abilities += 1
    state.reveal(
        AbilityRead(
            seat=user,
            region=None if ability.user is None else int(ability.user),
            header=ability.header,
            text=ability.text,
            lead_in=ability.lead_in,
        )
    )
    return use(ability_source(state.trial_chosen, state.read_side, at), user, receiver=player)


def go_on_reading(state: VoicesState, frame: ResolveTrialCard) -> Outcome:
    return Goto(find_the_user)


def turn_it_over(state: VoicesState, frame: ResolveTrialCard) -> Outcome:
    return None if state.read_side == BACK else Goto(read_the_next_side)


def discard_the_trial_card(state: VoicesState, frame: ResolveTrialCard) -> Outcome:
    """Unless an ability had somebody keep it."""
    if all(kept[1] != state.trial_chosen for kept in state.kept):
        state.trial_discard.append(state.trial_chosen)
    state.trial_chosen = NO_CARD
    state.read_side = state.read_abilities = 0
    return None


RESOLVE_TRIAL_CARD = procedure(
    "Resolve trial card",
    ResolveTrialCard,
    read_the_next_side,
    find_the_user,
    read_the_ability,
    go_on_reading,
    turn_it_over,
    discard_the_trial_card,
)
