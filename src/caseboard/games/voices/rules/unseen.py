"""What happens to influence tokens on jurors without a secret look at them."""

from __future__ import annotations

from caseboard.core.machine import Done, Outcome
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, Face, Token
from caseboard.games.voices.effects import (
    DiscardInfluence,
    Effect,
    Gamble,
    MoveInfluence,
    RevealInfluence,
)
from caseboard.games.voices.events import InfluenceRevealed
from caseboard.games.voices.rules.jurors import candidates, tokens_on
from caseboard.games.voices.rules.resolve import (
    Circumstances,
    Use,
    effect_of,
    end_as_the_part_did,
    part,
    resolves,
)
from caseboard.games.voices.rules.stacks import (
    discard_from_juror,
    draw_token,
    move_to_juror,
    tokens_to_draw,
)
from caseboard.games.voices.rules.tokens import (
    FROM_WHICH,
    TO_WHICH,
    Carry,
    ask_juror,
    change,
    note_the_source,
    richest,
)
from caseboard.games.voices.state import VoicesState

OPEN_TOKEN = {Face.INNOCENT: Token.INNOCENT, Face.GUILTY: Token.GUILTY}


def ask_where_to_discard(state: VoicesState, frame: Use) -> Outcome:
    effect = effect_of(frame, DiscardInfluence)
    options = candidates(state, effect.source, frame.that)
    options = richest(state, Token.INFLUENCE, effect.count, options)
    return ask_juror(frame, options) if options else Done(frame.that)


def discard_there(state: VoicesState, frame: Use) -> Outcome:
    juror = frame.answer.argument
    count = effect_of(frame, DiscardInfluence).count
    for _ in range(min(count, len(state.influence[juror]))):
        discard_from_juror(state, frame.user, juror)
    return Done(juror)


def _can_discard(
    state: VoicesState, frame: Circumstances, effect: DiscardInfluence, in_full: bool
) -> bool:
    need = effect.count if in_full else 1
    options = candidates(state, effect.source, frame.that)
    return any(len(state.influence[one]) >= need for one in options)


resolves(
    DiscardInfluence,
    "Discarding influence tokens unseen",
    Use,
    ask_where_to_discard,
    discard_there,
    possible=_can_discard,
)


def _ends(state: VoicesState, effect: MoveInfluence, source: int) -> tuple[int, ...]:
    return tuple(one for one in candidates(state, effect.to, source) if one != source)


def _sources(state: VoicesState, frame: Circumstances, effect: MoveInfluence) -> tuple[int, ...]:
    return tuple(
        one
        for one in candidates(state, effect.source, frame.that)
        if state.influence[one] and _ends(state, effect, one)
    )


def ask_which_stack(state: VoicesState, frame: Carry) -> Outcome:
    options = _sources(state, frame, effect_of(frame, MoveInfluence))
    return ask_juror(frame, options, FROM_WHICH) if options else Done(frame.that)


def ask_which_other_stack(state: VoicesState, frame: Carry) -> Outcome:
    ends = _ends(state, effect_of(frame, MoveInfluence), frame.source_juror)
    return ask_juror(frame, ends, TO_WHICH)


def move_unseen(state: VoicesState, frame: Carry) -> Outcome:
    end = frame.answer.argument
    move_to_juror(state, frame.user, frame.source_juror, end)
    return Done(end)


def _can_move(
    state: VoicesState, frame: Circumstances, effect: MoveInfluence, in_full: bool
) -> bool:
    return bool(_sources(state, frame, effect))


resolves(
    MoveInfluence,
    "Moving influence tokens unseen",
    Carry,
    ask_which_stack,
    note_the_source,
    ask_which_other_stack,
    move_unseen,
    possible=_can_move,
)


def ask_where_to_reveal(state: VoicesState, frame: Use) -> Outcome:
    options = candidates(state, effect_of(frame, RevealInfluence).on, frame.that)
    options = tuple(one for one in options if state.influence[one])
    return ask_juror(frame, options) if options else Done(frame.that)


def reveal_there(state: VoicesState, frame: Use) -> Outcome:
    juror = frame.answer.argument
    face = INFLUENCE_FACES[discard_from_juror(state, frame.user, juror)]
    state.reveal(InfluenceRevealed(face=face.name.lower(), juror=juror))
    if face in OPEN_TOKEN:
        change(state, OPEN_TOKEN[face], juror, 1)
    return Done(juror)


def _can_reveal(
    state: VoicesState, frame: Circumstances, effect: RevealInfluence, in_full: bool
) -> bool:
    options = candidates(state, effect.on, frame.that)
    return any(tokens_on(state, Token.INFLUENCE, one) for one in options)


resolves(
    RevealInfluence,
    "Revealing influence tokens",
    Use,
    ask_where_to_reveal,
    reveal_there,
    possible=_can_reveal,
)


def reveal_a_random_token(state: VoicesState, frame: Use) -> Outcome:
    effect = effect_of(frame, Gamble)
    token = draw_token(state)
    if token is None:
        return Done(frame.that)
    state.influence_discard.append(token)
    face = INFLUENCE_FACES[token]
    state.reveal(InfluenceRevealed(face=face.name.lower(), juror=None))
    outcome = _outcome(effect, face)
    if outcome is None:
        return Done(frame.that)
    return part(frame, next(n for n, one in enumerate(effect.parts) if one is outcome))


def _outcome(effect: Gamble, face: Face) -> Effect | None:
    return {
        Face.INNOCENT: effect.innocent,
        Face.GUILTY: effect.guilty,
        Face.BLANK: effect.blank,
    }[face]


def _can_gamble(state: VoicesState, frame: Circumstances, effect: Gamble, in_full: bool) -> bool:
    return tokens_to_draw(state) > 0


resolves(
    Gamble,
    "Letting a random token decide",
    Use,
    reveal_a_random_token,
    end_as_the_part_did,
    possible=_can_gamble,
)
