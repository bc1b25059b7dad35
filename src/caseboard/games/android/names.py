"""What the things on the table are called, wherever the game speaks of them."""

from __future__ import annotations

from typing import Final

from caseboard.core.wording import article, signed
from caseboard.games.android.catalogue import card_at
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS, Evidence, LeadKind
from caseboard.games.android.numbers import CELLS, Side, lead_kind
from caseboard.games.android.state import AndroidState

CELL_NAMES: Final = tuple(f"{'ABCDE'[cell % 5]}{cell // 5 + 1}" for cell in range(CELLS))
PILE_NAMES: Final = ("shift", "favor", "baggage")


def short_name(detective: int) -> str:
    """What a detective is called at the table."""
    return SHEETS[detective].short


def player_name(state: AndroidState, seat: int) -> str:
    return SHEETS[state.detective[seat]].short


def place_name(place: int) -> str:
    return PLACES[place].name


def suspect_name(suspect: int) -> str:
    return SUSPECTS[suspect].name


def kind_name(file: int) -> str:
    """Testimony, physical or document: a kind of lead, and of file."""
    return LeadKind(file).name.lower()


def file_name(file: int) -> str:
    return f"{kind_name(file)} file"


def lead_name(lead: int) -> str:
    if lead < len(SUSPECTS):
        return f"the testimony lead on {suspect_name(lead)}"
    return f"{lead_owner(lead)}'s {kind_name(lead_kind(lead))} lead"


def lead_owner(lead: int) -> str:
    """The suspect or detective whose lead it is."""
    if lead < len(SUSPECTS):
        return suspect_name(lead)
    return SHEETS[(lead - len(SUSPECTS)) % len(SHEETS)].short


def deck_name(deck: int) -> str:
    return f"{SHEETS[deck // 2].short}'s {Side(deck % 2).name.lower()} deck"


def card_name(card: int) -> str:
    """A card as it is quoted."""
    return f"'{card_at(card).name}'"


SPECIAL_EVIDENCE: Final = {
    Evidence.SURPRISE_WITNESS: "surprise witness",
    Evidence.PERJURY: "perjury",
}


def value_name(value: int) -> str:
    """What a token of evidence shows."""
    return SPECIAL_EVIDENCE[Evidence(value)] if value in SPECIAL_EVIDENCE else signed(value)


def value_words(value: int) -> str:
    """The same in a sentence: 'a perjury', '+3'."""
    return article(value_name(value)) if value in SPECIAL_EVIDENCE else signed(value)


def dollars(thousands: int) -> str:
    return f"${thousands},000" if thousands else "$0"
