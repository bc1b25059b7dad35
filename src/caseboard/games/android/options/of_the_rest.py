"""Answers to every question but that of a turn, where the state has a say in them."""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Frame
from caseboard.core.options import Cost, Option, Thing
from caseboard.games.android.catalogue import FAVOR_NAMES, PLOTS, card_at
from caseboard.games.android.effects.base import asking_effect
from caseboard.games.android.effects.control import Choose, May, Unless
from caseboard.games.android.frames import Resolving, Seated
from caseboard.games.android.names import present
from caseboard.games.android.numbers import DECK_OF, Side
from caseboard.games.android.options.making import (
    TIME,
    Heading,
    Maker,
    as_played,
    deck_words,
    district_heading,
    made,
    of_card,
    place_label,
)
from caseboard.games.android.rules.conspiracy import next_pile
from caseboard.games.android.rules.daytime import USE_DROPSHIP
from caseboard.games.android.rules.evidence import PlaceEvidence
from caseboard.games.android.rules.favors import SPEND_FAVORS
from caseboard.games.android.rules.leads import FollowUpLead
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.setup import SetUp
from caseboard.games.android.rules.twilight import PlayCard
from caseboard.games.android.state import AndroidState


def _seat(frame: Frame) -> int:
    """Whose procedure asks."""
    if isinstance(frame, SetUp):
        return frame.rachel
    assert isinstance(frame, Seated | FollowUpLead)
    return frame.seat


def _place(state: AndroidState, frame: Frame, action: Action) -> Option:
    """Where to go or to send something; only a dropship's passenger pays Time."""
    place, flies = action.argument, frame.procedure is USE_DROPSHIP
    time = entry_time(state, state.turn, place) if flies else 1
    return made(
        action,
        action.text,
        Thing("place", place),
        label=place_label(place, present(state, place), time),
        heading=district_heading(place),
        costs=TIME[time] if flies else (),
    )


def _suspect(state: AndroidState, frame: Frame, action: Action) -> Option:
    """Somebody, or the file that evidence goes into."""
    who = Thing("suspect", action.argument)
    if isinstance(frame, PlaceEvidence):
        return made(action, action.text, who, _file(action.argument, frame.file))
    return made(action, action.text, who)


def _file_of_anybody(state: AndroidState, frame: Frame, action: Action) -> Option:
    files = [_file(suspect, action.argument) for suspect in state.lineup]
    return made(action, action.text, *files)


def _file(suspect: int, file: int) -> Thing:
    return Thing("file", f"{suspect}-{file}")


def _play(state: AndroidState, frame: Frame, action: Action) -> Option:
    words, costs = as_played(state, action.argument)
    heading = Heading(deck_words(action.argument), DECK_OF[action.argument])
    return of_card(action, f"Play {words}", heading=heading, costs=costs)


def _pay(state: AndroidState, frame: Frame, action: Action) -> Option:
    assert isinstance(frame, PlayCard)
    shift = "dark-shift" if card_at(frame.card).side is Side.LIGHT else "light-shift"
    return made(action, action.text, costs=(Cost(shift, frame.cost),))


def _draw_light(state: AndroidState, frame: Frame, action: Action) -> Option:
    return made(action, action.text, Thing("deck", state.detective[_seat(frame)] * 2))


def _choice(state: AndroidState, frame: Frame, action: Action) -> Option:
    """One of the effects that a card puts to the choice."""
    effect = asking_effect(frame)
    assert isinstance(effect, Choose)
    assert isinstance(frame, Resolving)
    text = effect.option_text(state, frame, action.argument)
    return made(action, text, costs=effect.options[action.argument].costs())


def _yes(state: AndroidState, frame: Frame, action: Action) -> Option:
    """What may be done, or be done instead, has its price."""
    effect = asking_effect(frame)
    if isinstance(effect, May):
        return made(action, action.text, costs=effect.effect.costs())
    if isinstance(effect, Unless):
        return made(action, action.text, costs=effect.price.costs())
    return made(action, action.text)


def _spend(state: AndroidState, frame: Frame, action: Action) -> Option:
    """A favor that is spent, or one that something else happens to."""
    favor, name = Thing("favor", action.argument), FAVOR_NAMES[action.argument]
    if frame.procedure is SPEND_FAVORS:
        return made(action, action.text, favor, costs=(Cost(name, 1),))
    return made(action, name, favor)


def _crossroads(state: AndroidState, frame: Frame, action: Action) -> Option:
    plot = PLOTS[state.plot[_seat(frame)]]
    name = plot.crossroads[action.argument].name
    return made(action, f"'{name}'", Thing("plot", plot.detective))


def _reveal(state: AndroidState, frame: Frame, action: Action) -> Option:
    return made(action, action.text, Thing("pile", state.pile_marker[_seat(frame)]))


def _dig(state: AndroidState, frame: Frame, action: Action) -> Option:
    return made(action, action.text, Thing("pile", next_pile(state, _seat(frame))))


def _sacrifice_lead(state: AndroidState, frame: Frame, action: Action) -> Option:
    return made(action, action.text, Thing("plot", state.detective[_seat(frame)]))


OF_THE_REST: Final[dict[str, Maker]] = {
    "move": _place,
    "place": _place,
    "suspect": _suspect,
    "file": _file_of_anybody,
    "play": _play,
    "pay": _pay,
    "draw-light": _draw_light,
    "option": _choice,
    "yes": _yes,
    "spend": _spend,
    "crossroads": _crossroads,
    "reveal": _reveal,
    "dig": _dig,
    "uncover": _reveal,
    "sacrifice-lead": _sacrifice_lead,
}
