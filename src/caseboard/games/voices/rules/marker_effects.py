"""Cards and abilities that destroy, take or deploy control markers (Destroyed Control Markers)."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.machine import Ask, Done, Outcome
from caseboard.games.voices.actions import MARKER, PASS, REGION, TRIAL
from caseboard.games.voices.content.regions import TRIAL_REGIONS
from caseboard.games.voices.content.selectors import Marker, Owner, Supply
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.effects import (
    DeployMarker,
    DestroyMarker,
    RedeployMarker,
    SwapTrialCard,
    TakeMarker,
)
from caseboard.games.voices.events import MarkerDestroyed, MarkerTaken, TrialCardSwapped
from caseboard.games.voices.geometry import sticks_out
from caseboard.games.voices.rules.conditions import regions_of
from caseboard.games.voices.rules.deploy import DEPLOYMENT, ask_unused, destroy
from caseboard.games.voices.rules.resolve import (
    Circumstances,
    OfEffect,
    Use,
    carried_out,
    effect_of,
    end_with_that_juror,
    resolves,
    rule_and,
    rule_text,
)
from caseboard.games.voices.rules.trial_deck import draw_trial_card
from caseboard.games.voices.state import DESTROYED, NO_MARKER, NO_REGION, UNUSED, VoicesState


def targets(state: VoicesState, frame: Circumstances, marker: Marker) -> tuple[int, ...]:
    """The markers on platforms that a card's words describe."""
    regions = regions_of(marker.where, frame.here)
    return tuple(
        number
        for number, place in enumerate(state.place)
        if place in regions
        and _belongs(state, frame, marker.owner, number)
        and (not marker.overhanging or sticks_out(state.x[number], state.y[number]))
    )


def _belongs(state: VoicesState, frame: Circumstances, owner: Owner, marker: int) -> bool:
    seat = state.owner(marker)
    if owner.own:
        other = owner is Owner.YOU or marker != frame.deployed
        return seat == frame.user and other
    if owner is Owner.LATER:
        return seat != frame.user and not state.turns_taken >> seat & 1
    return seat != frame.user


def _target(frame: OfEffect) -> Marker:
    effect = carried_out(frame)
    assert isinstance(effect, DestroyMarker | TakeMarker | RedeployMarker)
    return effect.marker


def ask_which_marker(state: VoicesState, frame: Use) -> Outcome:
    options = targets(state, frame, _target(frame))
    if not options:
        return Done(frame.that)
    return Ask(frame.user, "marker", tuple(MARKER[one] for one in options), rule_text)


def _has_target(
    state: VoicesState,
    frame: Circumstances,
    effect: DestroyMarker | TakeMarker | RedeployMarker,
    in_full: bool,
) -> bool:
    return bool(targets(state, frame, effect.marker))


def destroy_it(state: VoicesState, frame: Use) -> Outcome:
    marker = frame.answer.argument
    destroy(state, marker)
    state.tell(MarkerDestroyed(seat=frame.user, marker=marker))
    return Done(frame.that)


resolves(
    DestroyMarker,
    "Destroying a control marker",
    Use,
    ask_which_marker,
    destroy_it,
    possible=_has_target,
)


@dataclass(slots=True, eq=False)
class Take(Use):
    marker: int = NO_MARKER
    origin: int = NO_REGION  # where it lay


def take_it(state: VoicesState, frame: Take) -> Outcome:
    """Back to its owner's unused markers; moves no other marker."""
    marker = frame.answer.argument
    frame.marker = marker
    frame.origin = state.place[marker]
    state.place[marker] = UNUSED
    state.x[marker] = state.y[marker] = 0
    state.tell(MarkerTaken(seat=frame.user, marker=marker))
    return None


resolves(
    TakeMarker,
    "Taking a control marker",
    Take,
    ask_which_marker,
    take_it,
    end_with_that_juror,
    possible=_has_target,
)


def _supply(state: VoicesState, frame: Circumstances, supply: Supply) -> list[int]:
    place = DESTROYED if supply is Supply.YOUR_DESTROYED else UNUSED
    others = supply is Supply.OTHERS_UNUSED
    return [
        marker
        for marker, at in enumerate(state.place)
        if at == place and (state.owner(marker) != frame.user) == others
    ]


@dataclass(slots=True, eq=False)
class FurtherDeployment(Use):
    region: int = NO_REGION


def ask_where_to_deploy(state: VoicesState, frame: FurtherDeployment) -> Outcome:
    effect = effect_of(frame, DeployMarker)
    regions = regions_of(effect.to, frame.here)
    if not regions or not _supply(state, frame, effect.supply):
        return Done(frame.that)
    actions = tuple(REGION[one] for one in regions)
    return Ask(frame.user, "region", actions, rule_and("To which region?"))


def note_where(state: VoicesState, frame: FurtherDeployment) -> Outcome:
    frame.region = frame.answer.argument
    return None


def ask_which_to_deploy(state: VoicesState, frame: FurtherDeployment) -> Outcome:
    supply = _supply(state, frame, effect_of(frame, DeployMarker).supply)
    return ask_unused(frame.user, supply, rule_and("Which control marker?"))


def deploy_it_there(state: VoicesState, frame: FurtherDeployment) -> Outcome:
    return DEPLOYMENT(user=frame.user, marker=frame.answer.argument, region=frame.region)


def _can_deploy(
    state: VoicesState, frame: Circumstances, effect: DeployMarker, in_full: bool
) -> bool:
    regions = regions_of(effect.to, frame.here)
    return bool(regions and _supply(state, frame, effect.supply))


resolves(
    DeployMarker,
    "Deploying a further control marker",
    FurtherDeployment,
    ask_where_to_deploy,
    note_where,
    ask_which_to_deploy,
    deploy_it_there,
    end_with_that_juror,
    possible=_can_deploy,
)


def ask_where_to_redeploy(state: VoicesState, frame: Take) -> Outcome:
    regions = regions_of(effect_of(frame, RedeployMarker).to, frame.here, frame.origin)
    return Ask(frame.user, "region", tuple(REGION[one] for one in regions), rule_text)


def redeploy_it(state: VoicesState, frame: Take) -> Outcome:
    return DEPLOYMENT(user=frame.user, marker=frame.marker, region=frame.answer.argument)


resolves(
    RedeployMarker,
    "Redeploying a control marker",
    Take,
    ask_which_marker,
    take_it,
    ask_where_to_redeploy,
    redeploy_it,
    end_with_that_juror,
    possible=_has_target,
)


def _swappable(state: VoicesState, frame: Circumstances) -> list[int]:
    return [card for card in state.trial_cards if frame.here in TRIAL_CARDS[card].regions]


def ask_which_card_to_swap(state: VoicesState, frame: Use) -> Outcome:
    """Put even if no card fits, so that nobody learns which icons lie behind the screen."""
    if not _can_swap(state, frame, effect_of(frame, SwapTrialCard), in_full=True):
        return Done(frame.that)
    actions = (*(TRIAL[card] for card in _swappable(state, frame)), PASS)
    return Ask(frame.user, "swap", actions, rule_text, tells=True)


def swap_it(state: VoicesState, frame: Use) -> Outcome:
    if frame.answer is PASS:
        return Done(frame.that)
    card = frame.answer.argument
    state.trial_cards.remove(card)
    state.trial_box.append(card)
    state.tell(TrialCardSwapped(seat=frame.user))
    draw_trial_card(state)
    return Done(frame.that)


def _can_swap(
    state: VoicesState, frame: Circumstances, effect: SwapTrialCard, in_full: bool
) -> bool:
    """Nobody but the prosecutor has trial cards, and none of them shows Planning."""
    return frame.user == state.prosecutor and frame.here in TRIAL_REGIONS


resolves(
    SwapTrialCard,
    "Swapping a trial card",
    Use,
    ask_which_card_to_swap,
    swap_it,
    possible=_can_swap,
)
