"""Step 2 – Deploy control markers: a turn, and how to deploy a control marker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Done, Frame, Goto, Outcome, Prompt, procedure
from caseboard.core.reasons import NOT_AN_OPTION, Reason
from caseboard.games.voices.actions import GRID, MARKER, PASS, PLAYER, REGION
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.strategy import Timing
from caseboard.games.voices.events import Deployed
from caseboard.games.voices.push import PushResult, push, push_of, refusal
from caseboard.games.voices.rules.control import markers_in
from caseboard.games.voices.rules.resolve import use
from caseboard.games.voices.rules.strategy_cards import PLAY_CARD, Moment, holds_cards, lay_out_card
from caseboard.games.voices.sources import marker_source
from caseboard.games.voices.state import (
    ABSENT,
    DESTROYED,
    KINDS,
    MARKERS_PER_COLOUR,
    NO_MARKER,
    NO_REGION,
    UNUSED,
    VoicesState,
)

CHAPTER: Final = "How to Deploy a Control Marker"


def outcome_of(state: VoicesState, region: int, marker: int, number: int) -> PushResult:
    there = [(other, state.x[other], state.y[other]) for other in markers_in(state, region)]
    return push(there, marker, *push_of(number))


def destroy(state: VoicesState, marker: int) -> None:
    """Off the board and facedown in front of its owner; moves no other marker."""
    state.place[marker] = DESTROYED
    state.x[marker] = state.y[marker] = 0


@dataclass(slots=True, eq=False)
class Deployment(Frame):
    user: int
    marker: int
    region: int
    fallen: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()  # seats that lost a marker and have had their say
    declared: tuple[tuple[int, int], ...] = ()  # seat and card, laid out and not yet resolved
    played: tuple[int, ...] = ()  # kinds of cards that the user has played
    through: bool = False  # the user plays no more


def ask_push(state: VoicesState, frame: Deployment) -> Outcome:
    return Ask(frame.user, "push", GRID, _prompt_for_push, why_not_push)


def _prompt_for_push(state: VoicesState, frame: Deployment) -> str:
    emotion = KINDS[frame.marker].emotion.title
    return f"Push {emotion} into {Region(frame.region).title}: from where, in which direction?"


def why_not_push(state: VoicesState, frame: Deployment, action: Action) -> Reason | None:
    if action.verb != GRID[0].verb:
        return Reason(NOT_AN_OPTION, "that is not asked now: push the marker", CHAPTER)
    refused = refusal(*push_of(action.argument))
    return None if refused is None else Reason("bad-push", refused, CHAPTER)


def push_the_marker(state: VoicesState, frame: Deployment) -> Outcome:
    marker, region, number = frame.marker, frame.region, frame.answer.argument
    outcome = state.note(lambda: outcome_of(state, region, marker, number).to_ints())
    result = PushResult.from_ints(outcome)
    for fallen in result.destroyed:
        destroy(state, fallen)
    state.place[marker] = region
    for placed, x, y in result.placed:
        state.x[placed], state.y[placed] = x, y
    start, direction = push_of(number)
    state.tell(
        Deployed(
            seat=frame.user,
            marker=marker,
            region=region,
            start=start,
            direction=direction,
            destroyed=result.destroyed,
            paths=result.paths,
        )
    )
    frame.fallen = result.destroyed
    return None


def _next_loser(state: VoicesState, frame: Deployment) -> int | None:
    hit = {state.owner(marker) for marker in frame.fallen} - {frame.user}
    for seat in state.clockwise_from_first():
        if seat in hit and seat not in frame.asked and holds_cards(state, seat):
            return seat
    return None


def _moment(frame: Deployment, seat: int, timing: Timing) -> Moment:
    played = frame.played if timing is Timing.AFTER_DEPLOY else ()
    return Moment(seat, timing, frame.region, frame.marker, frame.fallen, played)


def offer_cards_after_a_loss(state: VoicesState, frame: Deployment) -> Outcome:
    seat = _next_loser(state, frame)
    if seat is None:
        return Goto(see_who_plays_first)
    prompt = "Your marker was destroyed. Play a strategy card?"
    return _moment(frame, seat, Timing.AFTER_LOSS).ask(state, prompt)


def lay_out_or_pass(state: VoicesState, frame: Deployment) -> Outcome:
    seat = _next_loser(state, frame)
    assert seat is not None
    frame.asked = (*frame.asked, seat)
    if frame.answer is not PASS:
        card = lay_out_card(state, seat, frame.answer.argument)
        frame.declared = (*frame.declared, (seat, card))
    return Goto(offer_cards_after_a_loss)


def see_who_plays_first(state: VoicesState, frame: Deployment) -> Outcome:
    """Two players who play at the same time: the first player decides which card comes first."""
    waiting = [seat for seat, _ in frame.declared]
    if not waiting:
        return Done(frame.fallen) if frame.through else Goto(offer_cards_after_deploying)
    if not frame.through and holds_cards(state, frame.user):
        waiting.append(frame.user)
    prompt = "Several players want to play a strategy card. Who is first?"
    return Ask(state.first_player, "order", tuple(PLAYER[seat] for seat in waiting), prompt)


def play_in_that_order(state: VoicesState, frame: Deployment) -> Outcome:
    first = frame.answer.argument
    if first == frame.user:
        return Goto(offer_cards_after_deploying)
    (card,) = (card for seat, card in frame.declared if seat == first)
    frame.declared = tuple(one for one in frame.declared if one[0] != first)
    return PLAY_CARD(first, card, frame.region, frame.marker, frame.fallen)


def see_who_is_next(state: VoicesState, frame: Deployment) -> Outcome:
    return Goto(see_who_plays_first)


def offer_cards_after_deploying(state: VoicesState, frame: Deployment) -> Outcome:
    """Any number of different cards, one at a time, even for a deployment by a card."""
    if not holds_cards(state, frame.user):
        frame.through = True
        return Goto(see_who_plays_first)
    prompt = "Play a strategy card?"
    return _moment(frame, frame.user, Timing.AFTER_DEPLOY).ask(state, prompt)


def play_or_pass(state: VoicesState, frame: Deployment) -> Outcome:
    if frame.answer is PASS:
        frame.through = True
        return Goto(see_who_plays_first)
    kind = frame.answer.argument
    frame.played = (*frame.played, kind)
    card = lay_out_card(state, frame.user, kind)
    return PLAY_CARD(frame.user, card, frame.region, frame.marker, frame.fallen)


def offer_another_card(state: VoicesState, frame: Deployment) -> Outcome:
    return Goto(offer_cards_after_deploying)


# Ends with the markers that fell.
DEPLOYMENT = procedure(
    "How to deploy a control marker",
    Deployment,
    ask_push,
    push_the_marker,
    offer_cards_after_a_loss,
    lay_out_or_pass,
    see_who_plays_first,
    play_in_that_order,
    see_who_is_next,
    offer_cards_after_deploying,
    play_or_pass,
    offer_another_card,
)


def ask_unused(seat: int, markers: list[int], prompt: Prompt) -> Ask:
    """One of some markers that are off the board; those that look the same are one choice."""
    unlike: dict[tuple[int, int], int] = {}
    for marker in markers:
        unlike.setdefault((marker // MARKERS_PER_COLOUR, KINDS[marker].emotion), marker)

    def why_not(state: VoicesState, frame: Frame, action: Action) -> Reason:
        if action.argument in markers and action.verb == MARKER[0].verb:
            text = f"{action.text} is listed once: choose the other one that looks the same"
            return Reason("looks-the-same", text, CHAPTER)
        return _why_not_marker(state, action)

    actions = tuple(MARKER[one] for one in unlike.values())
    return Ask(seat, "marker", actions, prompt, why_not)


def _why_not_marker(state: VoicesState, action: Action) -> Reason:
    if action.verb != MARKER[0].verb:
        return Reason(NOT_AN_OPTION, "that is not asked now: choose a control marker", CHAPTER)
    place = state.place[action.argument]
    if place == DESTROYED:
        return Reason("destroyed", f"{action.text} is destroyed", CHAPTER)
    if place in (UNUSED, ABSENT):
        return Reason("not-yours", f"{action.text} is not yours to deploy now", CHAPTER)
    text = f"{action.text} already lies in {Region(place).title}"
    return Reason("already-used", text, CHAPTER)


def unused_markers(state: VoicesState, colours: tuple[int, ...]) -> list[int]:
    return [
        marker
        for colour in colours
        for marker in range(colour * MARKERS_PER_COLOUR, (colour + 1) * MARKERS_PER_COLOUR)
        if state.place[marker] == UNUSED
    ]


@dataclass(slots=True, eq=False)
class Turn(Frame):
    seat: int
    colours: tuple[int, ...] = ()  # from which a marker is still to be deployed
    first: bool = True  # no marker has been deployed yet
    region: int = NO_REGION
    marker: int = NO_MARKER


def begin_turn(state: VoicesState, frame: Turn) -> Outcome:
    """One marker; three players: one of each color, in any order."""
    frame.colours = tuple(
        colour for colour, owner in enumerate(state.colour_owner) if owner == frame.seat
    )
    return None


def ask_region(state: VoicesState, frame: Turn) -> Outcome:
    if not unused_markers(state, frame.colours):
        return Goto(end_turn)
    return Ask(frame.seat, "region", REGION, "Deploy a control marker to which region?")


def note_region(state: VoicesState, frame: Turn) -> Outcome:
    frame.region = frame.answer.argument
    return None


def ask_marker(state: VoicesState, frame: Turn) -> Outcome:
    unused = unused_markers(state, frame.colours)
    return ask_unused(frame.seat, unused, _prompt_for_marker)


def _prompt_for_marker(state: VoicesState, frame: Turn) -> str:
    return f"Which control marker goes to {Region(frame.region).title}?"


def deploy_it(state: VoicesState, frame: Turn) -> Outcome:
    marker = frame.answer.argument
    frame.marker = marker
    colour = marker // MARKERS_PER_COLOUR
    frame.colours = tuple(other for other in frame.colours if other != colour)
    return DEPLOYMENT(user=frame.seat, marker=marker, region=frame.region)


def use_marker_ability(state: VoicesState, frame: Turn) -> Outcome:
    """Optional rule: the first marker of a turn may use its ability, after strategy cards."""
    fallen = frame.answer
    first, frame.first = frame.first, False
    if not (first and state.marker_abilities):
        return None
    marker = frame.marker
    source = marker_source(KINDS[marker].emotion.title)
    return use(source, frame.seat, frame.region, marker, fallen)


def deploy_the_other_colour(state: VoicesState, frame: Turn) -> Outcome:
    return Goto(ask_region) if frame.colours else None


def end_turn(state: VoicesState, frame: Turn) -> Outcome:
    state.turns_taken |= 1 << frame.seat
    return Done()


TURN = procedure(
    "Deploying control markers",
    Turn,
    begin_turn,
    ask_region,
    note_region,
    ask_marker,
    deploy_it,
    use_marker_ability,
    deploy_the_other_colour,
    end_turn,
)
