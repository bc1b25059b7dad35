"""What the things on the table are called, wherever the game speaks of them."""

from __future__ import annotations

from typing import Final

from caseboard.core.wording import article, signed
from caseboard.games.android.catalogue import GENERAL_EVENTS, NPCS, SPECIFIC_EVENTS, card_at
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


def marker_of(npc: int) -> str:
    """The marker of a person: "Kate's marker", "The Sisters' marker"."""
    owner = NPCS[npc]
    return f"{owner.name}' marker" if owner.several else f"{owner.name}'s marker"


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


def event_name(state: AndroidState, space: int) -> str:
    """The event in a space of the track."""
    if space < len(state.event_track):
        return GENERAL_EVENTS[state.event_track[space]].name
    return SPECIFIC_EVENTS[state.specific].name


def present(state: AndroidState, place: int) -> tuple[str, ...]:
    """Who and what is at a place now."""
    there = []
    if place in state.place:
        there = [player_name(state, seat) for seat, at in enumerate(state.place) if at == place]
    if place in state.lead_at:
        there.append(f"{kind_name(lead_kind(state.lead_at.index(place)))} lead")
    if place == state.lily:
        there.append("Lily")
    if place == state.jimmy:
        there.append("Jimmy the Snitch")
    if place in state.npc_at:
        there += [NPCS[npc].name for npc, at in enumerate(state.npc_at) if at == place]
    if place in state.pin_place:
        there.append(f"{suspect_name(state.pin_place.index(place))}, held here")
    for seat, held in enumerate(state.warrants):
        if place in held:
            there.append(f"a warrant of {player_name(state, seat)}")
    return tuple(there)


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
