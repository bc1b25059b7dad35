"""Placing tokens on jurors: innocent and guilty ones (chapter of that name)."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.machine import Ask, Done, Goto, Outcome, Prompt
from caseboard.games.voices.actions import JUROR
from caseboard.games.voices.content.selectors import Jurors
from caseboard.games.voices.content.tokens import Token
from caseboard.games.voices.effects import FlipTokens, MoveTokens, PlaceTokens, RemoveTokens
from caseboard.games.voices.events import Tokens
from caseboard.games.voices.rules.jurors import candidates, tokens_on
from caseboard.games.voices.rules.resolve import (
    Circumstances,
    OfEffect,
    Use,
    effect_of,
    resolves,
    rule_and,
    rule_text,
)
from caseboard.games.voices.state import NO_JUROR, VoicesState

OPPOSITE = {Token.GUILTY: Token.INNOCENT, Token.INNOCENT: Token.GUILTY}


FROM_WHICH = rule_and("From which juror?")
TO_WHICH = rule_and("To which juror?")


def ask_juror(frame: OfEffect, options: tuple[int, ...], prompt: Prompt = rule_text) -> Ask:
    """The user of an ability picks one of some jurors."""
    return Ask(frame.user, "juror", tuple(JUROR[one] for one in options), prompt)


def change(state: VoicesState, token: Token, juror: int, by: int) -> None:
    """Add innocent or guilty tokens to a juror's space, or take them away."""
    spaces = state.guilty if token is Token.GUILTY else state.innocent
    spaces[juror] += by
    state.tell(Tokens(token=token.name.lower(), juror=juror, by=by))


def richest(
    state: VoicesState, token: Token, count: int, jurors: tuple[int, ...]
) -> tuple[int, ...]:
    """The jurors from which most of so many tokens can be had: as much as possible is done."""
    at_hand = [min(count, tokens_on(state, token, one)) for one in jurors]
    most = max(at_hand, default=0)
    return tuple(one for one, have in zip(jurors, at_hand, strict=True) if most and have == most)


def _has_tokens(
    state: VoicesState,
    frame: Circumstances,
    token: Token,
    count: int,
    source: Jurors,
    in_full: bool,
) -> bool:
    need = count if in_full else 1
    return any(
        tokens_on(state, token, one) >= need for one in candidates(state, source, frame.that)
    )


@dataclass(slots=True, eq=False)
class Spread(Use):
    used: tuple[int, ...] = ()  # jurors who have got their token


def ask_where_to_place(state: VoicesState, frame: Spread) -> Outcome:
    effect = effect_of(frame, PlaceTokens)
    options = candidates(state, effect.on, frame.that)
    used = frame.used
    if effect.every:
        for juror in options:
            change(state, effect.token, juror, effect.count)
        return Done(frame.that)
    if effect.different:
        options = tuple(one for one in options if one not in used)
        if len(used) == effect.count:
            options = ()
    if not options:
        return Done(frame.that)
    return ask_juror(frame, options)


def place_there(state: VoicesState, frame: Spread) -> Outcome:
    effect = effect_of(frame, PlaceTokens)
    juror = frame.answer.argument
    frame.that = juror
    if not effect.different:
        change(state, effect.token, juror, effect.count)
        return Done(juror)
    change(state, effect.token, juror, 1)
    frame.used = (*frame.used, juror)
    return Goto(ask_where_to_place)


def _can_place(
    state: VoicesState, frame: Circumstances, effect: PlaceTokens, in_full: bool
) -> bool:
    return bool(candidates(state, effect.on, frame.that))


resolves(
    PlaceTokens,
    "Placing innocent and guilty tokens",
    Spread,
    ask_where_to_place,
    place_there,
    possible=_can_place,
)


def ask_where_to_remove(state: VoicesState, frame: Use) -> Outcome:
    effect = effect_of(frame, RemoveTokens)
    options = candidates(state, effect.source, frame.that)
    if effect.every:
        for juror in options:
            removed = min(effect.count, tokens_on(state, effect.token, juror))
            if removed:
                change(state, effect.token, juror, -removed)
        return Done(frame.that)
    options = richest(state, effect.token, effect.count, options)
    return ask_juror(frame, options) if options else Done(frame.that)


def remove_there(state: VoicesState, frame: Use) -> Outcome:
    effect = effect_of(frame, RemoveTokens)
    juror = frame.answer.argument
    change(state, effect.token, juror, -min(effect.count, tokens_on(state, effect.token, juror)))
    return Done(juror)


def _can_remove(
    state: VoicesState, frame: Circumstances, effect: RemoveTokens, in_full: bool
) -> bool:
    return _has_tokens(state, frame, effect.token, effect.count, effect.source, in_full)


resolves(
    RemoveTokens,
    "Removing innocent and guilty tokens",
    Use,
    ask_where_to_remove,
    remove_there,
    possible=_can_remove,
)


def _sources_of_a_move(
    state: VoicesState, frame: Circumstances, effect: MoveTokens
) -> tuple[int, ...]:
    sources = candidates(state, effect.source, frame.that)
    movable = tuple(one for one in sources if _ends_of_a_move(state, effect, one))
    return richest(state, effect.token, effect.count, movable)


def _ends_of_a_move(state: VoicesState, effect: MoveTokens, source: int) -> tuple[int, ...]:
    return tuple(one for one in candidates(state, effect.to, source) if one != source)


@dataclass(slots=True, eq=False)
class Carry(Use):
    source_juror: int = NO_JUROR


def ask_where_to_move_from(state: VoicesState, frame: Carry) -> Outcome:
    options = _sources_of_a_move(state, frame, effect_of(frame, MoveTokens))
    return ask_juror(frame, options, FROM_WHICH) if options else Done(frame.that)


def note_the_source(state: VoicesState, frame: Carry) -> Outcome:
    frame.source_juror = frame.answer.argument
    return None


def ask_where_to_move_to(state: VoicesState, frame: Carry) -> Outcome:
    ends = _ends_of_a_move(state, effect_of(frame, MoveTokens), frame.source_juror)
    return ask_juror(frame, ends, TO_WHICH)


def move_there(state: VoicesState, frame: Carry) -> Outcome:
    effect = effect_of(frame, MoveTokens)
    source, end = frame.source_juror, frame.answer.argument
    moved = min(effect.count, tokens_on(state, effect.token, source))
    change(state, effect.token, source, -moved)
    change(state, effect.token, end, moved)
    return Done(end)


def _can_move(state: VoicesState, frame: Circumstances, effect: MoveTokens, in_full: bool) -> bool:
    need = effect.count if in_full else 1
    return any(
        tokens_on(state, effect.token, one) >= need
        for one in _sources_of_a_move(state, frame, effect)
    )


resolves(
    MoveTokens,
    "Moving innocent and guilty tokens",
    Carry,
    ask_where_to_move_from,
    note_the_source,
    ask_where_to_move_to,
    move_there,
    possible=_can_move,
)


def ask_where_to_flip(state: VoicesState, frame: Use) -> Outcome:
    effect = effect_of(frame, FlipTokens)
    options = candidates(state, effect.on, frame.that)
    options = richest(state, effect.token, effect.count, options)
    return ask_juror(frame, options) if options else Done(frame.that)


def flip_there(state: VoicesState, frame: Use) -> Outcome:
    effect = effect_of(frame, FlipTokens)
    juror = frame.answer.argument
    flipped = min(effect.count, tokens_on(state, effect.token, juror))
    change(state, effect.token, juror, -flipped)
    change(state, OPPOSITE[effect.token], juror, flipped)
    return Done(juror)


def _can_flip(state: VoicesState, frame: Circumstances, effect: FlipTokens, in_full: bool) -> bool:
    return _has_tokens(state, frame, effect.token, effect.count, effect.on, in_full)


resolves(
    FlipTokens,
    "Flipping tokens",
    Use,
    ask_where_to_flip,
    flip_there,
    possible=_can_flip,
)
