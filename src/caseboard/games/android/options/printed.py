"""Options that are the same in every state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.options import Cost, Option, Thing
from caseboard.core.wording import capital
from caseboard.games.android.actions import token_slot
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.names import (
    CELL_NAMES,
    card_name,
    file_name,
    kind_name,
    lead_owner,
    suspect_name,
)
from caseboard.games.android.numbers import DECK_OF, lead_kind
from caseboard.games.android.options.making import (
    LAST,
    Heading,
    dark_deck,
    deck_words,
    made,
    of_card,
)

LOWER: Final = Heading("Lower the cost by 1", 1)
RAISE: Final = Heading("Raise the cost by 1", 2)
A_CARD: Final = (Cost("card", 1),)


def _nothing(action: Action) -> Option:
    return made(action, action.text, heading=LAST)


def _thing(kind: str) -> Callable[[Action], Option]:
    """An option that is a thing on the table, and no more."""
    return lambda action: made(action, action.text, Thing(kind, action.argument))


def _lead(action: Action) -> Option:
    kind = lead_kind(action.argument)
    return made(
        action,
        action.text,
        Thing("lead", action.argument),
        label=lead_owner(action.argument),
        heading=Heading(f"{capital(kind_name(kind))} leads", kind),
    )


def _draw_dark(action: Action) -> Option:
    return made(action, action.text, *dark_deck(action.argument))


def _on_detective(kind: str, group: str, rank: int) -> Callable[[Action], Option]:
    """Something that is done to any one detective, or to his plot."""
    heading = Heading(group, rank)
    return lambda action: made(
        action,
        action.text,
        Thing(kind, action.argument),
        label=SHEETS[action.argument].name,
        heading=heading,
    )


def _card(action: Action) -> Option:
    card = action.argument
    return of_card(action, card_name(card), heading=Heading(deck_words(card), DECK_OF[card]))


def _for_cost(heading: Heading, does: str) -> Callable[[Action], Option]:
    """A card from hand that is discarded to change the cost of another."""
    return lambda action: of_card(
        action,
        f"Discard {card_name(action.argument)} to {does} the cost by 1",
        label=f"discard {card_name(action.argument)}",
        heading=heading,
        section=deck_words(action.argument),
        costs=A_CARD,
    )


def _allowed(by: str, heading: Heading) -> Callable[[Action], Option]:
    """Something that lets a card cost more or less."""
    return lambda action: made(action, action.text, label=by, heading=heading)


def _token(action: Action) -> Option:
    place, position = token_slot(action)
    suspect, file = divmod(place, 3)
    return made(
        action,
        action.text,
        Thing("token", f"{suspect}-{file}-{position}"),
        label=f"token {position + 1}, {file_name(file)}",
        heading=Heading(suspect_name(suspect), suspect),
    )


def _piece(action: Action) -> Option:
    cell, turn = divmod(action.argument, 4)
    return made(
        action,
        action.text,
        Thing("cell", cell),
        Thing("turned", turn),
        label=f"turned {turn * 90}°",
        heading=Heading(f"Cell {CELL_NAMES[cell]}", cell),
    )


def _discard_piece(action: Action) -> Option:
    return made(action, action.text, heading=Heading(rank=LAST.rank - 1))


def _spend_money(action: Action) -> Option:
    return made(action, action.text, costs=(Cost("money", 1),))


PRINTED: Final[dict[str, Callable[[Action], Option]]] = {
    "pass": _nothing,
    "no": _nothing,
    "end-turn": _nothing,
    "detective": _thing("detective"),
    "npc": _thing("npc"),
    "gain": _thing("favor"),
    "pile": _thing("pile"),
    "lead": _lead,
    "draw-dark": _draw_dark,
    "good-baggage": _on_detective("plot", "Good baggage", 0),
    "bad-baggage": _on_detective("plot", "Bad baggage", 1),
    "shift-light": _on_detective("detective", "Light shift", 0),
    "shift-dark": _on_detective("detective", "Dark shift", 1),
    "card": _card,
    "lower": _for_cost(LOWER, "lower"),
    "raise": _for_cost(RAISE, "raise"),
    "match-lower": _allowed("plot color", LOWER),
    "match-raise": _allowed("plot color", RAISE),
    "mood-lower": _allowed("mood", LOWER),
    "mood-raise": _allowed("mood", RAISE),
    "token": _token,
    "piece": _piece,
    "discard-piece": _discard_piece,
    "spend-money": _spend_money,
}
