"""What can be done in a turn, each under the heading where a player looks for it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Frame
from caseboard.core.options import Cost, Option, Thing
from caseboard.core.wording import sentence
from caseboard.games.android.catalogue import PLOTS
from caseboard.games.android.content.map import DISTRICT_OF, DISTRICTS
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.effects.favors import favor_costs
from caseboard.games.android.names import (
    card_name,
    event_name,
    lead_name,
    place_name,
    present,
    short_name,
)
from caseboard.games.android.numbers import SACRIFICES_A_PLOT
from caseboard.games.android.options.making import (
    TIME,
    Heading,
    Maker,
    as_played,
    dark_deck,
    deck_words,
    made,
    of_card,
    place_label,
)
from caseboard.games.android.rules.event_track import SPECIFIC_SPACE
from caseboard.games.android.rules.events import action_of, pinned
from caseboard.games.android.rules.leads import lead_time
from caseboard.games.android.rules.locations import ABILITIES, ability_time
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.sacrifices import gives_good
from caseboard.games.android.state import AndroidState

HERE: Final = Heading("Here", 1)
PLAY: Final = Heading("Play a card", 2)
MOVE: Final = Heading("Move", 3)
DRAW: Final = Heading("Draw a card", 4)
SACRIFICE: Final = Heading("Make a sacrifice", 5)
REPAIR: Final = Heading(rank=6)
DISCARD: Final = Heading("Discard a card", 7)


def _move(state: AndroidState, frame: Frame, action: Action) -> Option:
    place = action.argument
    return _move_to(action, entry_time(state, state.turn, place), present(state, place))


@lru_cache(maxsize=1024)
def _move_to(action: Action, time: int, there: tuple[str, ...]) -> Option:
    place = action.argument
    return made(
        action,
        f"{action.text} ({time} Time)",
        Thing("place", place),
        label=place_label(place, there, time),
        heading=MOVE,
        section=DISTRICTS[DISTRICT_OF[place]].name,
        costs=TIME[time],
    )


def _dropship(state: AndroidState, frame: Frame, action: Action) -> Option:
    return made(action, action.text, heading=MOVE, costs=(Cost("dropship pass", 1),))


def _follow(state: AndroidState, frame: Frame, action: Action) -> Option:
    lead, time = action.argument, lead_time(state, state.turn)
    targets = Thing("lead", lead), Thing("place", state.lead_at[lead])
    label = lead_name(lead)
    return made(action, action.text, *targets, label=label, heading=HERE, costs=TIME[time])


def _ability(state: AndroidState, frame: Frame, action: Action) -> Option:
    place = action.argument
    ability = ABILITIES[place]
    time = TIME[ability_time(state, state.turn, place)]
    cards = (Cost("card", ability.cards),) if ability.cards else ()
    return made(
        action,
        f"{place_name(place)}: {ability.text}",
        Thing("place", place),
        heading=HERE,
        costs=(*time, *favor_costs(ability.favors), *cards),
    )


def _event(state: AndroidState, frame: Frame, action: Action) -> Option:
    space = action.argument
    label = f"event '{event_name(state, space)}'"
    costs = _event_costs(state, space)
    return made(
        action, f"Use the {label}", Thing("slot", space), label=label, heading=HERE, costs=costs
    )


def _event_costs(state: AndroidState, space: int) -> tuple[Cost, ...]:
    offer = action_of(state, space)
    if offer is None or (space == SPECIFIC_SPACE and pinned(state) >= 0):
        return TIME[1]
    return (*TIME[offer.time], *(() if offer.cost is None else offer.cost.costs()))


def _jimmy(state: AndroidState, frame: Frame, action: Action) -> Option:
    targets = Thing("jimmy"), Thing("place", state.jimmy)
    return made(action, action.text, *targets, heading=HERE, costs=TIME[1])


def _jump(state: AndroidState, frame: Frame, action: Action) -> Option:
    targets = Thing("scene"), Thing("place", state.scene)
    costs = () if state.free_jump else TIME[1]
    return made(action, action.text, *targets, heading=HERE, costs=costs)


def _play(state: AndroidState, frame: Frame, action: Action) -> Option:
    words, costs = as_played(state, action.argument)
    section = deck_words(action.argument)
    return of_card(action, f"Play {words}", label=words, heading=PLAY, section=section, costs=costs)


def _draw_light(state: AndroidState, frame: Frame, action: Action) -> Option:
    deck = Thing("deck", state.detective[state.turn] * 2)
    return made(action, action.text, deck, label="light card", heading=DRAW, costs=TIME[1])


@cache
def _draw_dark(action: Action) -> Option:
    owner = action.argument
    label = f"dark card of {SHEETS[owner].name}"
    return made(action, action.text, *dark_deck(owner), label=label, heading=DRAW, costs=TIME[1])


def _draw_two(state: AndroidState, frame: Frame, action: Action) -> Option:
    return made(action, action.text, heading=DRAW, costs=TIME[1])


def _sacrifice(state: AndroidState, frame: Frame, action: Action) -> Option:
    owner = state.detective.index(action.argument // SACRIFICES_A_PLOT)
    return _sacrifice_for(action, state.plot[owner], state.plot_line[owner])


@cache
def _sacrifice_for(action: Action, plot: int, line: int) -> Option:
    """What the line of a plot asks for, for which baggage, and the story that goes with it."""
    owner, number = divmod(action.argument, SACRIFICES_A_PLOT)
    good, card = gives_good(number), PLOTS[plot].line(line)
    asked = (card.good if good else card.bad).sacrifices[number % 2]
    price, whose = asked.cost.clause(short_name(owner)), short_name(owner)
    words = f"{price} for {'good' if good else 'bad'} baggage on {whose}'s plot"
    return made(
        action,
        f"{sentence(words)} {asked.text}",
        Thing("plot", owner),
        label=sentence(words),
        heading=SACRIFICE,
        costs=asked.cost.costs(),
    )


def _repair(state: AndroidState, frame: Frame, action: Action) -> Option:
    return made(action, action.text, heading=REPAIR, costs=(*TIME[1], Cost("money", 1)))


@cache
def _discard(action: Action) -> Option:
    name, section = card_name(action.argument), deck_words(action.argument)
    return of_card(
        action, f"Discard {name}", label=name, heading=DISCARD, section=section, costs=TIME[1]
    )


OF_A_TURN: Final[dict[str, Maker]] = {
    "follow": _follow,
    "ability": _ability,
    "event": _event,
    "jimmy": _jimmy,
    "jump": _jump,
    "play": _play,
    "move": _move,
    "dropship": _dropship,
    "draw-light": _draw_light,
    "draw-dark": lambda state, frame, action: _draw_dark(action),
    "draw-two": _draw_two,
    "sacrifice": _sacrifice,
    "repair": _repair,
    "discard": lambda state, frame, action: _discard(action),
}
