"""The daytime phase: a turn and its actions (Daytime Phase)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Goto, Outcome, procedure
from caseboard.core.reasons import NOT_AN_OPTION, Reason
from caseboard.games.android import events
from caseboard.games.android.actions import (
    ABILITY,
    DETECTIVE,
    DISCARD,
    DROPSHIP,
    END_TURN,
    EVENT,
    FOLLOW,
    JIMMY,
    JUMP,
    PLAY,
    REPAIR,
)
from caseboard.games.android.actions import DRAW_TWO as DRAW_TWO_ACTION
from caseboard.games.android.catalogue import card_at
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.lasting import DrawTwo, TimePerTurn
from caseboard.games.android.frames import NOTHING, About, Seated
from caseboard.games.android.numbers import DECK_OF, NOBODY, RACHEL, TIME_A_TURN
from caseboard.games.android.rules.costs import why_unplayable
from caseboard.games.android.rules.decks import discard, draw_by, draws, hand_is_full
from caseboard.games.android.rules.events import USE_EVENT, why_not_use_event
from caseboard.games.android.rules.favors import change_money
from caseboard.games.android.rules.lasting import active, concerning, stays_until
from caseboard.games.android.rules.leads import FOLLOW_UP_LEAD, why_not_follow
from caseboard.games.android.rules.locations import ABILITIES, USE_ABILITY, why_not_use
from caseboard.games.android.rules.movement import (
    ENTER_PLACE,
    can_fly,
    dropship_targets,
    moves,
    pay_for_entry,
    why_not_move,
)
from caseboard.games.android.rules.moving_leads import offer_waiting_leads
from caseboard.games.android.rules.people import TALK_TO_JIMMY
from caseboard.games.android.rules.sacrifices import (
    MAKE_SACRIFICE,
    sacrifices,
    why_not_sacrifice,
)
from caseboard.games.android.rules.twilight import PLAY_CARD, happen, leave_play, occur
from caseboard.games.android.state import AndroidState

CHAPTER: Final = "Daytime Phase"
DRAWN_TWO: Final = 1 << 19
"""An entry of ``once``: the turn's double draw has been made."""
JUMPED: Final = 1 << 20
"""An entry of ``once``: the turn's free jump has been taken."""


def time_per_turn(state: AndroidState, seat: int) -> int:
    return TIME_A_TURN + sum(effect.amount for effect in concerning(state, TimePerTurn, seat))


def begin_turn(state: AndroidState, frame: Seated) -> None:
    seat = frame.seat
    state.turn = seat
    state.once = []
    state.time = max(0, time_per_turn(state, seat) + state.next_turn_time[seat])
    state.next_turn_time[seat] = 0
    state.tell(events.Turn(seat=seat, time=state.time))
    for card in stays_until(state, seat, Occasion.STARTS_TURN):
        leave_play(state, seat, card)
    occur(state, Occasion.STARTS_TURN, seat, About(place=state.place[seat]))


def ask_action(state: AndroidState, frame: Seated) -> Outcome:
    """All actions of a turn that can be taken now; out of Time the turn ends at once."""
    if state.time <= 0:
        return Goto(end_turn)
    return Ask(frame.seat, "turn", menu(state, frame.seat), "What do you do?", why_not_act)


def menu(state: AndroidState, seat: int) -> tuple[Action, ...]:
    hand, here = state.hands[seat], state.place[seat]
    options = [END_TURN, *moves(state, seat)]
    if state.dropship[seat] and can_fly(state, seat):
        options.append(DROPSHIP)
    if here in state.lead_at:
        options += [
            FOLLOW[lead]
            for lead, place in enumerate(state.lead_at)
            if place == here and why_not_follow(state, seat, lead) is None
        ]
    options += draws(state, seat)
    if hand:
        options += [DISCARD[card] for card in hand]
        light = state.detective[seat] * 2
        options += [
            PLAY[card]
            for card in hand
            if DECK_OF[card] == light
            and card_at(card).when is None
            and why_unplayable(state, seat, seat, card, NOTHING) is None
        ]
    if here == state.scene and _why_not_jump(state, seat) is None:
        options.append(JUMP)
    if here in ABILITIES and why_not_use(state, seat, here) is None:
        options.append(ABILITY[here])
    if here == state.jimmy:
        options.append(JIMMY)
    in_play = active(state)
    if here in in_play.event_spaces or here in state.pin_place:
        options += [EVENT[n] for n in range(3) if why_not_use_event(state, seat, n) is None]
    options += sacrifices(state, seat)
    if why_not_draw_two(state, seat) is None:
        options.append(DRAW_TWO_ACTION)
    if why_not_repair(state, seat) is None:
        options.append(REPAIR)
    return tuple(options)


NO_DOUBLE_DRAW: Final = Reason("no-card", "no card lets this detective draw two", "Special Cards")
DOUBLE_DRAWN: Final = Reason("used", "two cards were drawn this turn already", "Special Cards")
HAND_FULL: Final = Reason("hand-full", "the hand is full", "Draw or Discard a Twilight Card")
JUMPED_ALREADY: Final = Reason("used", "a free jump comes once a turn", "Variants")
NOT_BROKEN: Final = Reason(
    "not-broken", "there is no broken-down hopper to repair", "Special Cards"
)
NO_MONEY: Final = Reason("no-money", "the repair costs $1,000", "Special Cards")


def why_not_draw_two(state: AndroidState, seat: int) -> Reason | None:
    if not concerning(state, DrawTwo, seat):
        return NO_DOUBLE_DRAW
    if DRAWN_TWO in state.once:
        return DOUBLE_DRAWN
    return None if draws(state, seat) else HAND_FULL


def why_not_repair(state: AndroidState, seat: int) -> Reason | None:
    if not state.stalled or state.detective[seat] != RACHEL:
        return NOT_BROKEN
    return NO_MONEY if state.money < 1 else None


def why_not_act(state: AndroidState, frame: Seated, action: Action) -> Reason | None:
    """Why an action of a turn cannot be taken now."""
    seat, verb, argument = frame.seat, action.verb, action.argument
    if verb == "move":
        return why_not_move(state, seat, argument)
    if verb == "follow":
        return why_not_follow(state, seat, argument)
    if verb == "ability":
        return why_not_use(state, seat, argument)
    if verb == "event":
        return why_not_use_event(state, seat, argument)
    if verb == "sacrifice":
        return why_not_sacrifice(state, seat, action)
    if verb in ("play", "discard"):
        return _why_not_card(state, seat, verb, argument)
    simple = _SIMPLE_REASONS.get(verb)
    if simple is not None:
        return simple(state, seat)
    return Reason(NOT_AN_OPTION, f"'{action}' is not an action of a turn", CHAPTER)


def _why_not_card(state: AndroidState, seat: int, verb: str, card: int) -> Reason | None:
    chapter = "Playing Twilight Cards"
    if card not in state.hands[seat]:
        return Reason("not-in-hand", "that card is not in hand", chapter)
    if verb == "discard":
        return None
    if DECK_OF[card] != state.detective[seat] * 2:
        return Reason("dark", "dark cards are played on another detective's turn", chapter)
    if card_at(card).when is not None:
        return Reason("reaction", "this card is played when its occasion comes", chapter)
    return why_unplayable(state, seat, seat, card, NOTHING)


def _why_not_dropship(state: AndroidState, seat: int) -> Reason | None:
    chapter = "Using Dropship Passes"
    if not state.dropship[seat]:
        return Reason("no-pass", "there is no dropship pass to spend", chapter)
    return Reason("no-time", "there is no place to go in the Time left", chapter)


def _why_not_draw(state: AndroidState, seat: int) -> Reason | None:
    chapter = "Draw or Discard a Twilight Card"
    if hand_is_full(state, seat):
        return Reason("hand-full", "the hand is full", chapter)
    return Reason("no-deck", "there is no such deck to draw from for this detective", chapter)


def _why_not_jump(state: AndroidState, seat: int) -> Reason | None:
    chapter = "Get a Jump on the Case"
    if state.place[seat] != state.scene:
        return Reason("not-here", "the detective is not at the scene of the crime", chapter)
    if state.free_jump:
        return JUMPED_ALREADY if JUMPED in state.once else None
    if state.scene_marker == seat:
        return Reason("marked", "the marker at the scene is this detective's already", chapter)
    return None


def _why_not_jimmy(state: AndroidState, seat: int) -> Reason | None:
    return Reason("not-here", "Jimmy is somewhere else", "Jimmy the Snitch")


_SIMPLE_REASONS: Final[dict[str, Callable[[AndroidState, int], Reason | None]]] = {
    "dropship": _why_not_dropship,
    "draw-light": _why_not_draw,
    "draw-dark": _why_not_draw,
    "draw-two": why_not_draw_two,
    "repair": why_not_repair,
    "jump": _why_not_jump,
    "jimmy": _why_not_jimmy,
}


def take_action(state: AndroidState, frame: Seated) -> Outcome:
    action: Action = frame.answer
    if action is END_TURN:
        return Goto(end_turn)
    return TAKE[action.verb](state, frame.seat, action)


def go_on(state: AndroidState, frame: Seated) -> Outcome:
    return Goto(ask_action)


def _move(state: AndroidState, seat: int, action: Action) -> Outcome:
    pay_for_entry(state, seat, action.argument)
    return ENTER_PLACE(seat=seat, place=action.argument, window=True)


def _call_dropship(state: AndroidState, seat: int, action: Action) -> Outcome:
    return USE_DROPSHIP(seat=seat)


def _follow(state: AndroidState, seat: int, action: Action) -> Outcome:
    return FOLLOW_UP_LEAD(seat=seat, lead=action.argument, paid=True)


def _draw(state: AndroidState, seat: int, action: Action) -> Outcome:
    state.time -= 1
    draw_by(state, seat, action)
    occur(state, Occasion.DRAWS_CARD, seat)
    return None


def _draw_two(state: AndroidState, seat: int, action: Action) -> Outcome:
    state.time -= 1
    state.once.append(DRAWN_TWO)
    return DRAW_CARDS(seat=seat, count=2, window=True)


def _discard(state: AndroidState, seat: int, action: Action) -> Outcome:
    state.time -= 1
    discard(state, seat, action.argument)
    return None


def _play(state: AndroidState, seat: int, action: Action) -> Outcome:
    return PLAY_CARD(actor=seat, target=seat, card=action.argument)


def _jump(state: AndroidState, seat: int, action: Action) -> Outcome:
    """Get a Jump on the Case: the hero marker on the scene is replaced."""
    if state.free_jump:
        state.once.append(JUMPED)
        return HAND_MARKER_ON(seat=seat)
    state.time -= 1
    _mark_scene(state, seat, seat)
    return None


def _mark_scene(state: AndroidState, by: int, seat: int) -> None:
    state.scene_marker = seat
    state.tell(events.Jumped(seat=by, marker=seat))


def _ability(state: AndroidState, seat: int, action: Action) -> Outcome:
    return USE_ABILITY(seat=seat, place=action.argument)


def _event(state: AndroidState, seat: int, action: Action) -> Outcome:
    return USE_EVENT(seat=seat, space=action.argument)


def _jimmy(state: AndroidState, seat: int, action: Action) -> Outcome:
    state.time -= 1
    return TALK_TO_JIMMY(seat=seat)


def _repair(state: AndroidState, seat: int, action: Action) -> Outcome:
    state.time -= 1
    change_money(state, -1)
    state.stalled = 0
    state.tell(events.Repaired(seat=seat))
    return None


def _sacrifice(state: AndroidState, seat: int, action: Action) -> Outcome:
    return MAKE_SACRIFICE(seat=seat, action=action.argument)


TAKE: Final[dict[str, Callable[[AndroidState, int, Action], Outcome]]] = {
    "move": _move,
    "dropship": _call_dropship,
    "follow": _follow,
    "draw-light": _draw,
    "draw-dark": _draw,
    "draw-two": _draw_two,
    "discard": _discard,
    "play": _play,
    "jump": _jump,
    "ability": _ability,
    "event": _event,
    "jimmy": _jimmy,
    "repair": _repair,
    "sacrifice": _sacrifice,
}


def end_turn(state: AndroidState, frame: Seated) -> Outcome:
    seat = frame.seat
    state.time = 0
    for card in stays_until(state, seat, Occasion.ENDS_TURN):
        leave_play(state, seat, card)
    occur(state, Occasion.ENDS_TURN, seat, About(place=state.place[seat]))
    return offer_waiting_leads(state) or None


def pass_time_sheet(state: AndroidState, frame: Seated) -> None:
    state.turn = NOBODY


TURN: Final = procedure(
    "A turn", Seated, begin_turn, ask_action, take_action, go_on, end_turn, pass_time_sheet
)


def ask_dropship_target(state: AndroidState, frame: Seated) -> Ask:
    prompt = "Where does the dropship set you down?"
    return Ask(frame.seat, "dropship", dropship_targets(state, frame.seat), prompt)


def fly(state: AndroidState, frame: Seated) -> Outcome:
    seat, place = frame.seat, frame.answer.argument
    state.dropship[seat] -= 1
    state.tell(events.DropshipSpent(seat=seat))
    pay_for_entry(state, seat, place)
    return ENTER_PLACE(seat=seat, place=place, window=True)


def ask_marker(state: AndroidState, frame: Seated) -> Ask:
    """A jump for free: the marker of anybody who does not have it there already (Variants)."""
    options = [
        DETECTIVE[state.detective[seat]]
        for seat in range(state.seats)
        if seat != state.scene_marker
    ]
    return Ask(frame.seat, "scene-marker", tuple(options), "Whose marker goes on the scene?")


def lay_marker(state: AndroidState, frame: Seated) -> None:
    _mark_scene(state, frame.seat, state.detective.index(frame.answer.argument))


HAND_MARKER_ON: Final = procedure("Get a jump on the case", Seated, ask_marker, lay_marker)

USE_DROPSHIP: Final = procedure("Using dropship passes", Seated, ask_dropship_target, fly)


@dataclass(slots=True, eq=False)
class DrawCards(Seated):
    """Cards from decks of the player's choice."""

    count: int
    window: bool
    """Whether others may react."""
    drawn: int = 0


def ask_draw(state: AndroidState, frame: DrawCards) -> Outcome:
    options = draws(state, frame.seat)
    if not options or frame.drawn == frame.count:
        return Goto(drawn)
    return Ask(frame.seat, "draw", tuple(options), "From which deck do you draw?")


def take_draw(state: AndroidState, frame: DrawCards) -> Outcome:
    draw_by(state, frame.seat, frame.answer)
    frame.drawn += 1
    return Goto(ask_draw)


def drawn(state: AndroidState, frame: DrawCards) -> None:
    if frame.drawn:
        happen(state, Occasion.DRAWS_CARD, frame.seat, frame.window)


DRAW_CARDS: Final = procedure("Drawing twilight cards", DrawCards, ask_draw, take_draw, drawn)
