"""Influence tokens: the pile, the hand, the stacks on jurors, the discards.

Chapters "Placing Influence Tokens" and "Component Limitations". A token's face is known to whoever
draws it or looks at it, while he holds it or looks (afterward only with the memory aid).
"""

from __future__ import annotations

from caseboard.core.tuples import without
from caseboard.games.voices.content.tokens import INFLUENCE_FACES
from caseboard.games.voices.events import (
    InfluenceDiscarded,
    InfluenceDrawn,
    InfluenceMoved,
    InfluencePlaced,
    InfluenceRemoved,
    InfluenceSeen,
)
from caseboard.games.voices.state import NOBODY, VoicesState


def draw_token(state: VoicesState) -> int | None:
    """A random unused token; when there is none, the discards become the new pile."""
    if not state.influence_pile:
        state.influence_pile, state.influence_discard = state.influence_discard, []
        for token in state.influence_pile:
            state.seen[token] = 0
    return state.take(state.influence_pile) if state.influence_pile else None


def tokens_to_draw(state: VoicesState) -> int:
    return len(state.influence_pile) + len(state.influence_discard)


def show(state: VoicesState, seat: int, tokens: list[int], jurors: tuple[int, ...] = ()) -> None:
    """Somebody sees tokens, those of jurors if any are named.

    Only the memory aid keeps that beyond the moment.
    """
    state.looker = seat
    faces = None
    if state.memory_aid:
        faces = tuple([INFLUENCE_FACES[token].name.lower() for token in tokens])
        for token in tokens:
            state.seen[token] |= 1 << seat
    state.whisper(InfluenceSeen(seat=seat, count=len(tokens), jurors=jurors, faces=faces), (seat,))


def look_away(state: VoicesState) -> None:
    state.looking = []
    state.looker = NOBODY


def draw_in_secret(state: VoicesState, seat: int, count: int) -> None:
    """Draw tokens into a player's hand, who looks at them without showing them."""
    for _ in range(min(count, tokens_to_draw(state))):
        token = draw_token(state)
        assert token is not None
        state.holding.append(token)
    state.tell(InfluenceDrawn(seat=seat, count=len(state.holding)))
    show(state, seat, state.holding)


def held_faces(state: VoicesState) -> list[int]:
    """The different faces among the tokens in hand."""
    return sorted({int(INFLUENCE_FACES[token]) for token in state.holding})


def held_at(state: VoicesState, face: int) -> int:
    """The place in hand of a token with that face."""
    return next(at for at, token in enumerate(state.holding) if INFLUENCE_FACES[token] == face)


def discard_held(state: VoicesState) -> None:
    """Every token in hand, facedown, without showing it."""
    if state.holding:
        state.influence_discard += state.holding
        state.tell(InfluenceDiscarded(seat=state.looker, count=len(state.holding)))
        state.holding = []


def put_on_top(state: VoicesState, seat: int, token: int, juror: int) -> None:
    """The newest token lies on top of a juror's stack."""
    state.influence[juror] += (token,)
    state.tell(InfluencePlaced(seat=seat, juror=juror))


def _lift(state: VoicesState, juror: int, at: int) -> int:
    stack = state.influence[juror]
    state.influence[juror] = without(stack, stack[at])
    return stack[at]


def discard_from_juror(state: VoicesState, seat: int, juror: int, at: int = -1) -> int:
    """Take a token of a stack to the discards, facedown."""
    token = _lift(state, juror, at)
    state.influence_discard.append(token)
    state.tell(InfluenceRemoved(seat=seat, juror=juror))
    return token


def move_to_juror(state: VoicesState, seat: int, juror: int, end: int, at: int = -1) -> None:
    state.influence[end] += (_lift(state, juror, at),)
    state.tell(InfluenceMoved(seat=seat, source=juror, juror=end))
