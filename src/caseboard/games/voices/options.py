"""The options of a question: in words, and as data.

Things that stand for an option are regions, markers, jurors, players and the letters of an
ability's options by their own marks; strategy cards by their ids (``card``) and trial cards by
their numbers (``trial``); influence tokens in hand by their faces (``face``) and those that are
looked at by their places in the row that the looker sees (``spot``); pushes by their numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from caseboard.core.actions import Action
from caseboard.core.machine import Frame
from caseboard.core.options import Option, Thing
from caseboard.games.voices.actions import (
    FACE,
    JUROR,
    MARKER,
    OPTION,
    PLAY,
    PLAYER,
    PUSH,
    REGION,
    REMOVE,
    SHIFT,
    THROW,
    TRIAL,
)
from caseboard.games.voices.content.markers import Colour
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, Face
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.effects import Choose
from caseboard.games.voices.geometry import MM
from caseboard.games.voices.names import (
    direction_words,
    jurors_name,
    marker_name,
    place_words,
    player_name,
    push_words,
    start_words,
)
from caseboard.games.voices.push import push_of
from caseboard.games.voices.rules.choices import Choice
from caseboard.games.voices.rules.control import markers_in
from caseboard.games.voices.rules.looking import Look
from caseboard.games.voices.rules.resolve import Use, effect_of
from caseboard.games.voices.state import KINDS, MARKERS_PER_COLOUR, VoicesState


def option(state: VoicesState, frame: Frame, action: Action) -> Option:
    """The action as an option of the open question."""
    special = _BY_STATE.get(action.verb)
    return _printed(action) if special is None else special(state, frame, action)


def _made(action: Action, text: str, *targets: Thing, **more: Any) -> Option:
    return Option(action.id, action.key, action.verb, text, targets=targets, **more)


@cache
def _printed(action: Action) -> Option:
    """An option that is the same in every state."""
    special = _ALWAYS.get(action.verb)
    return _made(action, action.text) if special is None else special(action)


def _region(action: Action) -> Option:
    return _made(action, action.text, Thing("region", action.argument))


def _strategy(action: Action) -> Option:
    card = Thing("card", STRATEGY_CARDS[action.argument].id)
    return _made(action, action.text, card, card=action.argument)


def _juror(action: Action) -> Option:
    return _made(action, action.text, Thing("juror", action.argument))


def _face(action: Action) -> Option:
    return _made(action, action.text, Thing("face", Face(action.argument).name.lower()))


def _push(action: Action) -> Option:
    start, direction = push_of(action.argument)
    return _made(
        action,
        f"Push {push_words(start, direction)}",
        Thing("push", action.argument),
        label=direction_words(direction),
        group=f"From {start_words(start)}",
    )


_ALWAYS: Final[dict[str, Callable[[Action], Option]]] = {
    REGION[0].verb: _region,
    PLAY[0].verb: _strategy,
    THROW[0].verb: _strategy,
    JUROR[0].verb: _juror,
    FACE[0].verb: _face,
    PUSH.verb: _push,
}


def _trial(state: VoicesState, frame: Frame, action: Action) -> Option:
    """A card for this round, or one to be swapped for another."""
    card = TRIAL_CARDS[action.argument]
    text = f"Discard “{card.title}”" if isinstance(frame, Use) else action.text
    return _made(action, text, Thing("trial", card.number))


def _option(state: VoicesState, frame: Frame, action: Action) -> Option:
    assert isinstance(frame, Choice)
    printed = effect_of(frame, Choose).printed()[action.argument]
    return _made(action, printed.text, Thing("option", printed.letter))


def _marker(state: VoicesState, frame: Frame, action: Action) -> Option:
    marker = action.argument
    kind, where = KINDS[marker], _where_it_lies(state, marker)
    return _made(
        action,
        f"{action.text}{where}",
        *(Thing("marker", one) for one in _alike(state, marker)),
        label=f"{kind.emotion.title} (#{kind.value}){where}",
        group=Colour(marker // MARKERS_PER_COLOUR).title,
    )


def _where_it_lies(state: VoicesState, marker: int) -> str:
    """Where a marker lies is said exactly only if another one there looks the same."""
    place = state.place[marker]
    if place not in tuple(Region):
        return ""
    told = f" in {Region(place).title}"
    there = markers_in(state, place)
    if all(other == marker or marker_name(other) != marker_name(marker) for other in there):
        return told
    x, y = round(state.x[marker] / MM, 1), round(state.y[marker] / MM, 1)
    return f"{told}, {place_words(x)}, {y:g} mm in"


def _alike(state: VoicesState, marker: int) -> list[int]:
    """The marker, then those off the board that look the same: together they are one choice."""
    place, name = state.place[marker], marker_name(marker)
    if place in tuple(Region):
        return [marker]
    first = marker - marker % MARKERS_PER_COLOUR
    return [marker] + [
        other
        for other in range(first, first + MARKERS_PER_COLOUR)
        if other != marker and state.place[other] == place and marker_name(other) == name
    ]


def _player(state: VoicesState, frame: Frame, action: Action) -> Option:
    seat = action.argument
    return _made(action, player_name(state, seat), Thing("player", seat))


def _spot(state: VoicesState, frame: Frame, action: Action) -> Option:
    """Which of several tokens with the same face it is goes by its place in the stack."""
    assert isinstance(frame, Look)
    juror, at = frame.spots[action.argument]
    stack = [INFLUENCE_FACES[token] for token in state.influence[juror]]
    verb = "Discard" if action.verb == REMOVE[0].verb else "Move"
    told = f"{verb} the {stack[at].name.lower()} token on {jurors_name(juror)}"
    if [stack[other] for one, other in frame.spots if one == juror].count(stack[at]) > 1:
        depth = len(stack) - at
        told += f", {'the top one' if depth == 1 else f'number {depth} from the top'}"
    return _made(action, told, Thing("spot", action.argument), Thing("juror", juror))


_BY_STATE: Final[dict[str, Callable[[VoicesState, Frame, Action], Option]]] = {
    TRIAL[0].verb: _trial,
    OPTION[0].verb: _option,
    MARKER[0].verb: _marker,
    PLAYER[0].verb: _player,
    REMOVE[0].verb: _spot,
    SHIFT[0].verb: _spot,
}
