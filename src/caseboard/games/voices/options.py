"""The options of a question: in words, and as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Frame
from caseboard.core.options import Option
from caseboard.games.voices.actions import MARKER, OPTION, OPTIONS, PLAYER, PUSH, REMOVE, SHIFT
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.tokens import INFLUENCE_FACES
from caseboard.games.voices.effects import Choose
from caseboard.games.voices.geometry import MM
from caseboard.games.voices.names import (
    jurors_name,
    marker_name,
    place_words,
    player_name,
    push_words,
)
from caseboard.games.voices.push import push_of
from caseboard.games.voices.rules.control import markers_in
from caseboard.games.voices.rules.looking import Look
from caseboard.games.voices.rules.resolve import OfEffect, effect_of
from caseboard.games.voices.state import VoicesState


def option(state: VoicesState, frame: Frame, action: Action) -> Option:
    """The action as an option of the open question."""
    return Option(action.id, action.key, action.verb, label(state, frame, action))


def label(state: VoicesState, frame: Frame, action: Action) -> str:
    """The action as an option of the open question."""
    special = _LABELS.get(action.verb)
    return action.text if special is None else special(state, frame, action)


def _option_label(state: VoicesState, frame: Frame, action: Action) -> str:
    assert isinstance(frame, OfEffect)
    effect = effect_of(frame, Choose)
    option = effect.options[action.argument]
    told = f"{OPTIONS[action.argument]}: {option.label}"
    return told if effect.hidden else f"{told} {option.effect.text}"


def _push_label(state: VoicesState, frame: Frame, action: Action) -> str:
    return f"Push {push_words(*push_of(action.argument))}"


def _marker_label(state: VoicesState, frame: Frame, action: Action) -> str:
    """Where a marker lies is said exactly only if another one there looks the same."""
    marker = action.argument
    place = state.place[marker]
    if place not in tuple(Region):
        return action.text
    told = f"{action.text} in {Region(place).title}"
    there = markers_in(state, place)
    if all(other == marker or marker_name(other) != marker_name(marker) for other in there):
        return told
    x, y = round(state.x[marker] / MM, 1), round(state.y[marker] / MM, 1)
    return f"{told}, {place_words(x)}, {y:g} mm in"


def _player_label(state: VoicesState, frame: Frame, action: Action) -> str:
    return player_name(state, action.argument)


def _spot_label(state: VoicesState, frame: Frame, action: Action) -> str:
    """Which of several tokens with the same face it is goes by its place in the stack."""
    assert isinstance(frame, Look)
    juror, at = frame.spots[action.argument]
    stack = [INFLUENCE_FACES[token] for token in state.influence[juror]]
    verb = "Discard" if action.verb == REMOVE[0].verb else "Move"
    told = f"{verb} the {stack[at].name.lower()} token on {jurors_name(juror)}"
    if [stack[other] for one, other in frame.spots if one == juror].count(stack[at]) == 1:
        return told
    depth = len(stack) - at
    return f"{told}, {'the top one' if depth == 1 else f'number {depth} from the top'}"


_LABELS: Final[dict[str, Callable[[VoicesState, Frame, Action], str]]] = {
    OPTION[0].verb: _option_label,
    PUSH.verb: _push_label,
    MARKER[0].verb: _marker_label,
    PLAYER[0].verb: _player_label,
    REMOVE[0].verb: _spot_label,
    SHIFT[0].verb: _spot_label,
}
