"""Android's options on the screen: headings, words, and those one would expect to have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.cli.android.names import (
    FILES,
    HUNCHES,
    file_words,
    hunches,
    place_name,
    player,
    present,
)
from caseboard.cli.android.puzzle import piece_words
from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.core.options import Option
from caseboard.core.wording import listed
from caseboard.games.android.actions import FOLLOW, PLAY
from caseboard.games.android.catalogue import CARDS, TIPS, card_at
from caseboard.games.android.content.cases import CASES
from caseboard.games.android.content.map import DISTRICTS, PLACES, Quality
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.names import CELL_NAMES
from caseboard.games.android.options.of_a_turn import DISCARD, DRAW, MOVE, SACRIFICE
from caseboard.games.android.texts import twilight_text
from caseboard.pack.terminal import View

PARTED: Final = frozenset({MOVE.group})
FOLDS: Final = (
    DISCARD.group,
    SACRIFICE.group,
    DRAW.group,
    *(f"{MOVE.group}: {district.name}" for district in DISTRICTS),
)
_CARD_VERBS: Final = {
    "play": "Play '{}'",
    "discard": "Discard '{}'",
    "card": "'{}'",
    "lower": "Discard '{}' to lower the cost",
    "raise": "Discard '{}' to raise the cost",
}


def intro(view: View) -> tuple[str, ...]:
    """The murder, who plays whom, what one believes, and the first of the advice."""
    me, mine = view["me"], view["players"][view["seat"]]
    sheet, murder = SHEETS[mine["detective"]], MURDERS[view["murder"]]
    case = CASES[view["murder"]]
    others = [player(view, seat) for seat in range(view["seats"]) if seat != view["seat"]]
    tips = TIPS[mine["detective"]].play[:1] if mine["detective"] in TIPS else ()
    return (
        f"{murder.name}. {murder.story}",
        f"The victim: {case.victim}. {case.life}",
        f"You are {sheet.name}, {sheet.epithet}, against {listed(others, 'and')}.",
        f"{hunches(me)} 'look tips' says how to play {sheet.short}:",
        *tips,
    )


def status(view: View) -> str:
    """The day, whose turn, where, and the Time left."""
    day = f"Week {view['week']}, day {(view['day'] - 1) % 6 + 1}"
    if view["climax"]:
        day += ", climax"
    if view["turn"] < 0:
        return day
    mine = view["turn"] == view["seat"]
    whose = "your turn" if mine else f"{player(view, view['turn'])}'s turn"
    here = place_name(view["players"][view["turn"]]["place"])
    return f"{day} · {whose}, at {here} · {view['time']} Time left"


def wording(game: Game, view: View, action: Action) -> str:
    """What the heading says already is left out; a card that can be played says what it does."""
    option = game.option(action)
    special = _WORDING.get(action.verb)
    return option.label or option.text if special is None else special(view, action, option)


def _place(view: View, action: Action, option: Option) -> str:
    slow = [f" ({cost.amount} Time)" for cost in option.costs if cost.amount != 1]
    return f"{place_name(action.argument)}{''.join(slow)}{_notes(view, action.argument)}"


def _piece(view: View, action: Action, option: Option) -> str:
    if view["piece"] is None:
        return option.text
    cell, turns = divmod(action.argument, 4)
    return f"{CELL_NAMES[cell]}, {option.label}: {piece_words(view['piece'] * 4 + turns)}"


def _suspect(view: View, action: Action, option: Option) -> str:
    return f"{option.text}{_files(view, action.argument)}"


def _play(view: View, action: Action, option: Option) -> str:
    return option.label or f"{option.text}: {twilight_text(card_at(action.argument))}"


_WORDING: Final[dict[str, Callable[[View, Action, Option], str]]] = {
    "move": _place,
    "place": _place,
    "piece": _piece,
    "suspect": _suspect,
    "play": _play,
}


def _notes(view: View, place: int) -> str:
    quality = PLACES[place].quality
    notes = [] if quality is Quality.NORMAL else [quality.name.lower()]
    notes += present(view, place)
    return f" – {', '.join(notes)}" if notes else ""


def _files(view: View, suspect: int) -> str:
    """One's hunch about a suspect, and what lies in the files."""
    one = next(entry for entry in view["suspects"] if entry["suspect"] == suspect)
    notes = [f"your {hunch} hunch" for hunch in HUNCHES if view["me"][hunch] == suspect]
    notes += [
        f"{kind} {file_words(tokens)}"
        for kind, tokens in zip(FILES, one["files"], strict=True)
        if tokens
    ]
    return f" – {', '.join(notes)}" if notes else ""


def name(action: Action) -> str:
    """An action in words that hold in every state."""
    pattern = _CARD_VERBS.get(action.verb)
    if pattern is None:
        return action.text
    card = CARDS[action.argument]
    return action.text if card is None else pattern.format(card.name)


def tempting(view: View) -> tuple[str, ...]:
    """On one's own turn: the ability of the place, the leads there, and one's own light cards."""
    if view["decision"]["kind"] != "turn":
        return ()
    mine = view["players"][view["seat"]]
    here = mine["place"]
    keys = [f"ability {PLACES[here].key}"] if PLACES[here].major else []
    keys += [FOLLOW[lead].key for lead, place in enumerate(view["leads"]) if place == here]
    light = [card for card in view["me"]["hand"] if _is_light_of(card, mine["detective"])]
    keys += [PLAY[card].key for card in light]
    return tuple(keys)


def _is_light_of(number: int, detective: int) -> bool:
    card = CARDS[number]
    return card is not None and card.detective == detective and card.side == 0
