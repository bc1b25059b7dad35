"""Android's options on the screen: headings, words, and those one would expect to have."""

from __future__ import annotations

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
from caseboard.cli.screen import listed
from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.games.android.actions import FOLLOW, PLAY, token_slot
from caseboard.games.android.catalogue import CARDS, TIPS, card_at
from caseboard.games.android.content.map import DISTRICT_OF, DISTRICTS, PLACES, Quality
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.names import CELL_NAMES
from caseboard.games.android.texts import twilight_text
from caseboard.pack.terminal import View

_TURN: Final[dict[str, tuple[int, str]]] = {
    "follow": (1, "Here"),
    "ability": (1, "Here"),
    "event": (1, "Here"),
    "jimmy": (1, "Here"),
    "jump": (1, "Here"),
    "play": (2, "Play a card ('look hand' says what they do)"),
    "sacrifice": (3, "Make a sacrifice"),
    "dropship": (60, "Fly"),
    "repair": (61, "The hopper"),
    "draw-light": (70, "Draw a card (1 Time)"),
    "draw-dark": (70, "Draw a card (1 Time)"),
    "draw-two": (70, "Draw a card (1 Time)"),
    "discard": (80, "Discard a card (1 Time)"),
    "end-turn": (90, ""),
}
_PAYMENT: Final[dict[str, tuple[int, str]]] = {
    "lower": (1, "Discard a card to lower the cost by 1"),
    "raise": (2, "Discard a card to raise the cost by 1"),
}
_MOVES: Final = tuple(f"Move: {district.name}" for district in DISTRICTS)
FOLDS: Final = (_TURN["discard"][1], _TURN["sacrifice"][1], _TURN["draw-light"][1], *_MOVES)
_FIRST_DISTRICT: Final = 10
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
    others = [player(view, seat) for seat in range(view["seats"]) if seat != view["seat"]]
    tips = TIPS[mine["detective"]].play[:1] if mine["detective"] in TIPS else ()
    return (
        f"{murder.name}. {murder.story}",
        f"You are {sheet.name}, {sheet.epithet}, against {listed(others)}.",
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


def heading(view: View, action: Action) -> tuple[int, str]:
    verb = action.verb
    if verb in ("move", "place"):
        district = DISTRICT_OF[action.argument]
        words = _MOVES[district] if verb == "move" else DISTRICTS[district].name
        return _FIRST_DISTRICT + district, words
    if view["decision"]["kind"] == "turn":
        return _TURN.get(verb, (0, ""))
    if verb in _PAYMENT:
        return _PAYMENT[verb]
    if verb == "piece":
        return action.argument // 4, CELL_NAMES[action.argument // 4]
    if verb == "token":
        return token_slot(action)[0] // 3, SUSPECTS[token_slot(action)[0] // 3].name
    return 99 if verb in ("pass", "discard-piece") else 0, ""


def wording(game: Game, view: View, action: Action) -> str:
    """What the heading says already is left out; a card that can be played says what it does."""
    words = game.option(action).text
    verb, number = action.verb, action.argument
    turn = view["decision"]["kind"] == "turn"
    if verb in ("move", "place"):
        shown = words.removeprefix("Move to ").removesuffix(" (1 Time)")
        return f"{shown}{_notes(view, number)}"
    if verb == "piece" and view["piece"] is not None:
        cell, turns = divmod(number, 4)
        lines = piece_words(view["piece"] * 4 + turns)
        return f"{CELL_NAMES[cell]}, turned {turns * 90}°: {lines}"
    if verb == "suspect":
        return f"{words}{_files(view, number)}"
    if verb == "play":
        shown = words.removeprefix("Play ")
        return shown if turn else f"Play {shown}: {twilight_text(card_at(number))}"
    if verb in _PAYMENT or (turn and verb == "discard"):
        return f"'{card_at(number).name}'"
    return words


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
