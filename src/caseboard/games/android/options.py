"""The options of a question: in words, and as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Frame
from caseboard.core.options import Option
from caseboard.core.wording import sentence
from caseboard.games.android.catalogue import (
    FAVOR_NAMES,
    GENERAL_EVENTS,
    PLOTS,
    SPECIFIC_EVENTS,
    card_at,
)
from caseboard.games.android.effects.control import Choose
from caseboard.games.android.frames import Resolving, Seated
from caseboard.games.android.names import card_name, place_name, player_name
from caseboard.games.android.rules.costs import base_cost
from caseboard.games.android.rules.favors import SPEND_FAVORS
from caseboard.games.android.rules.locations import ABILITIES
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.plots import NextPlotCard
from caseboard.games.android.rules.sacrifices import gives_good, sacrifice_of
from caseboard.games.android.state import AndroidState


def option(state: AndroidState, frame: Frame, action: Action) -> Option:
    """The action as an option of the open question."""
    return Option(action.id, action.key, action.verb, label(state, frame, action))


def label(state: AndroidState, frame: Frame, action: Action) -> str:
    """An option as it is put to the player who decides."""
    teller = LABELS.get(action.verb)
    return action.text if teller is None else teller(state, frame, action)


def _label_move(state: AndroidState, frame: Frame, action: Action) -> str:
    if not isinstance(frame, Seated) or frame.seat != state.turn:
        return f"Move to {place_name(action.argument)}"
    time = entry_time(state, frame.seat, action.argument)
    return f"Move to {place_name(action.argument)} ({time} Time)"


def _label_play(state: AndroidState, frame: Frame, action: Action) -> str:
    card = card_at(action.argument)
    target = state.detective.index(card.detective)
    return f"Play '{card.name}' (cost {base_cost(state, target, card)})"


def _label_card(prefix: str, suffix: str = "") -> Callable[[AndroidState, Frame, Action], str]:
    return lambda state, frame, action: f"{prefix}{card_name(action.argument)}{suffix}"


def _label_ability(state: AndroidState, frame: Frame, action: Action) -> str:
    place = action.argument
    return f"{place_name(place)}: {ABILITIES[place].text}" if place in ABILITIES else action.text


def _label_event(state: AndroidState, frame: Frame, action: Action) -> str:
    if action.argument == 2:
        return f"Use the event '{SPECIFIC_EVENTS[state.specific].name}'"
    return f"Use the event '{GENERAL_EVENTS[state.event_track[action.argument]].name}'"


def _label_option(state: AndroidState, frame: Frame, action: Action) -> str:
    chooser = getattr(frame.procedure.steps[frame.step], "__self__", None)
    if isinstance(chooser, Choose) and isinstance(frame, Resolving):
        return chooser.option_text(state, frame, action.argument)
    return action.text


def _label_sacrifice(state: AndroidState, frame: Frame, action: Action) -> str:
    found = sacrifice_of(state, state.turn, action.argument)
    if found is None:
        return action.text
    owner, price = found
    whose = player_name(state, owner)
    good = gives_good(action.argument)
    card = PLOTS[state.plot[owner]].line(state.plot_line[owner])
    asked = (card.good if good else card.bad).sacrifices[action.argument % 2]
    words = f"{price.clause(whose)} for {'good' if good else 'bad'} baggage on {whose}'s plot"
    return f"{sentence(words)} {asked.text}"


def _label_crossroads(state: AndroidState, frame: Frame, action: Action) -> str:
    if not isinstance(frame, NextPlotCard):
        return action.text
    return f"'{PLOTS[state.plot[frame.seat]].crossroads[action.argument].name}'"


def _label_spend(state: AndroidState, frame: Frame, action: Action) -> str:
    """A favor that is spent, or one that something else happens to."""
    if frame.procedure is SPEND_FAVORS:
        return action.text
    return FAVOR_NAMES[action.argument]


LABELS: Final[dict[str, Callable[[AndroidState, Frame, Action], str]]] = {
    "move": _label_move,
    "play": _label_play,
    "discard": _label_card("Discard "),
    "card": _label_card(""),
    "lower": _label_card("Discard ", " to lower the cost by 1"),
    "raise": _label_card("Discard ", " to raise the cost by 1"),
    "ability": _label_ability,
    "event": _label_event,
    "option": _label_option,
    "spend": _label_spend,
    "sacrifice": _label_sacrifice,
    "crossroads": _label_crossroads,
}
