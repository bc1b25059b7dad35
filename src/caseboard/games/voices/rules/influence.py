"""Placing influence tokens (chapter of that name): draw, look in secret, place, discard."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.machine import Ask, Done, Frame, Goto, Outcome, Prompt, procedure
from caseboard.games.voices.actions import FACE, JUROR
from caseboard.games.voices.content.selectors import ANY, Jurors
from caseboard.games.voices.content.tokens import INFLUENCE_FACES
from caseboard.games.voices.effects import (
    DrawInfluence,
    HandOverInfluence,
    PlaceRandomInfluence,
)
from caseboard.games.voices.events import InfluenceDiscarded, InfluenceHandedOver
from caseboard.games.voices.rules.jurors import candidates
from caseboard.games.voices.rules.looking import INSPECTION
from caseboard.games.voices.rules.resolve import (
    Circumstances,
    OfEffect,
    Use,
    carried_out,
    effect_of,
    end_as_the_part_did,
    end_with_that_juror,
    resolves,
    rule_and,
    rule_text,
)
from caseboard.games.voices.rules.stacks import (
    discard_held,
    draw_in_secret,
    draw_token,
    held_at,
    held_faces,
    look_away,
    put_on_top,
    show,
    tokens_to_draw,
)
from caseboard.games.voices.rules.tokens import ask_juror
from caseboard.games.voices.state import VoicesState


@dataclass(slots=True, eq=False)
class PlaceHeld(OfEffect):
    place: int  # how many tokens
    different: bool  # each on another juror
    placed: tuple[int, ...] = ()  # the jurors who have got one
    held: int = 0  # the place in hand of the token that is going


def _allowed(frame: PlaceHeld) -> Jurors:
    effect = carried_out(frame)
    return effect.on if isinstance(effect, DrawInfluence) else ANY


def _receivers(state: VoicesState, frame: PlaceHeld) -> tuple[int, ...]:
    """The jurors on whom the next token may go: each one once, or all on the same."""
    placed: tuple[int, ...] = frame.placed
    if placed and not frame.different:
        return placed[:1]
    options = candidates(state, _allowed(frame), frame.that)
    return tuple(one for one in options if one not in placed)


def ask_which_token_to_place(state: VoicesState, frame: PlaceHeld) -> Outcome:
    enough = len(frame.placed) == frame.place
    if enough or not state.holding or not _receivers(state, frame):
        return Goto(discard_the_others)
    return ask_held(state, frame.user, rule_and("Which token do you place?"))


def ask_held(state: VoicesState, seat: int, prompt: Prompt) -> Ask:
    """Several tokens are asked about even if they are alike, so that nobody learns that."""
    actions = tuple(FACE[face] for face in held_faces(state))
    return Ask(seat, "influence", actions, prompt, tells=len(state.holding) > 1)


def note_the_token(state: VoicesState, frame: PlaceHeld) -> Outcome:
    frame.held = held_at(state, frame.answer.argument)
    return None


def ask_on_which_juror(state: VoicesState, frame: PlaceHeld) -> Outcome:
    actions = tuple(JUROR[one] for one in _receivers(state, frame))
    return Ask(frame.user, "juror", actions, _prompt_for_juror, tells=True)


def _prompt_for_juror(state: VoicesState, frame: PlaceHeld) -> str:
    face = INFLUENCE_FACES[state.holding[frame.held]].name.lower()
    return f"{rule_text(state, frame)} Where does the {face} token go?"


def place_the_token(state: VoicesState, frame: PlaceHeld) -> Outcome:
    juror = frame.answer.argument
    put_on_top(state, frame.user, state.holding.pop(frame.held), juror)
    frame.placed = (*frame.placed, juror)
    return Goto(ask_which_token_to_place)


def discard_the_others(state: VoicesState, frame: PlaceHeld) -> Outcome:
    discard_held(state)
    look_away(state)
    return INSPECTION(placed=frame.placed)


def end_placing(state: VoicesState, frame: PlaceHeld) -> Outcome:
    return Done(frame.placed[-1] if frame.placed else frame.that)


PLACE_HELD = procedure(
    "Placing influence tokens",
    PlaceHeld,
    ask_which_token_to_place,
    note_the_token,
    ask_on_which_juror,
    place_the_token,
    discard_the_others,
    end_placing,
)


def _place_held(frame: Use, user: int, place: int, different: bool) -> Frame:
    return PLACE_HELD(
        source=frame.source,
        path=frame.path,
        user=user,
        that=frame.that,
        place=place,
        different=different,
    )


def draw_and_look(state: VoicesState, frame: Use) -> Outcome:
    effect = effect_of(frame, DrawInfluence)
    draw_in_secret(state, frame.user, effect.draw)
    return _place_held(frame, frame.user, effect.place, effect.different)


def _can_draw(
    state: VoicesState, frame: Circumstances, effect: DrawInfluence, in_full: bool
) -> bool:
    need = effect.draw if in_full else 1
    return tokens_to_draw(state) >= need and bool(candidates(state, effect.on, frame.that))


resolves(
    DrawInfluence,
    "Drawing influence tokens",
    Use,
    draw_and_look,
    end_as_the_part_did,
    possible=_can_draw,
)


@dataclass(slots=True, eq=False)
class HandOver(Use):
    discarded: int = 0


def draw_to_hand_over(state: VoicesState, frame: HandOver) -> Outcome:
    draw_in_secret(state, frame.user, effect_of(frame, HandOverInfluence).draw)
    return None


def ask_which_token_to_hold_back(state: VoicesState, frame: HandOver) -> Outcome:
    if frame.discarded == effect_of(frame, HandOverInfluence).discard or not state.holding:
        return Goto(hand_over)
    return ask_held(state, frame.user, rule_and("Which token do you discard?"))


def hold_back(state: VoicesState, frame: HandOver) -> Outcome:
    at = held_at(state, frame.answer.argument)
    state.influence_discard.append(state.holding.pop(at))
    state.tell(InfluenceDiscarded(seat=frame.user, count=1))
    frame.discarded += 1
    return Goto(ask_which_token_to_hold_back)


def hand_over(state: VoicesState, frame: HandOver) -> Outcome:
    effect = effect_of(frame, HandOverInfluence)
    receiver = frame.receiver
    state.tell(InfluenceHandedOver(seat=frame.user, to=receiver, count=len(state.holding)))
    show(state, receiver, state.holding)
    return _place_held(frame, receiver, effect.place, effect.different)


def _can_hand_over(
    state: VoicesState, frame: Circumstances, effect: HandOverInfluence, in_full: bool
) -> bool:
    return tokens_to_draw(state) >= (effect.draw if in_full else 1)


resolves(
    HandOverInfluence,
    "Handing influence tokens over",
    HandOver,
    draw_to_hand_over,
    ask_which_token_to_hold_back,
    hold_back,
    hand_over,
    end_as_the_part_did,
    possible=_can_hand_over,
)


def ask_where_to_place_unseen(state: VoicesState, frame: Use) -> Outcome:
    options = candidates(state, effect_of(frame, PlaceRandomInfluence).on, frame.that)
    if not options or not tokens_to_draw(state):
        return Done(frame.that)
    return ask_juror(frame, options)


def place_unseen(state: VoicesState, frame: Use) -> Outcome:
    juror = frame.answer.argument
    placed = place_random(state, frame.user, juror, effect_of(frame, PlaceRandomInfluence).count)
    frame.that = juror
    return INSPECTION(placed=(juror,) * placed)


def place_random(state: VoicesState, seat: int, juror: int, count: int) -> int:
    """Facedown, unseen by anybody; says how many there were."""
    for placed in range(count):
        token = draw_token(state)
        if token is None:
            return placed
        put_on_top(state, seat, token, juror)
    return count


def _can_place_unseen(
    state: VoicesState, frame: Circumstances, effect: PlaceRandomInfluence, in_full: bool
) -> bool:
    need = effect.count if in_full else 1
    return tokens_to_draw(state) >= need and bool(candidates(state, effect.on, frame.that))


resolves(
    PlaceRandomInfluence,
    "Placing random influence tokens",
    Use,
    ask_where_to_place_unseen,
    place_unseen,
    end_with_that_juror,
    possible=_can_place_unseen,
)
