"""What things on Android's table are called, and what is where, from a seat's view."""

from __future__ import annotations

from typing import Any, Final

from caseboard.cli.screen import signed
from caseboard.games.android.catalogue import FAVOR_KINDS, NPCS, card_at
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.names import deck_name, lead_name, short_name, value_name
from caseboard.games.android.numbers import CAPRICE, FLOYD, LOUIS, RACHEL, TRACK_END, Side
from caseboard.pack.terminal import View

FILES: Final = ("testimony", "physical", "document")
HUNCHES: Final = ("guilty", "innocent")


def player(view: View, seat: int) -> str:
    detective: int = view["players"][seat]["detective"]
    return SHEETS[detective].name


def place_name(place: int) -> str:
    return PLACES[place].name if place >= 0 else "nowhere"


def track(twilight: int) -> str:
    """The twilight track, light on the left."""
    spaces = ["·"] * (2 * TRACK_END + 1)
    spaces[TRACK_END] = "|"
    spaces[twilight + TRACK_END] = "●"
    return "".join(spaces)


def favors(counts: list[int]) -> str:
    held = [f"{count} {FAVOR_KINDS[kind]}" for kind, count in enumerate(counts) if count]
    return ", ".join(held) or "none"


def backs(decks: list[int]) -> str:
    """A hand by its card backs."""
    counted = [(deck, decks.count(deck)) for deck in sorted(set(decks))]
    return ", ".join(f"{count} of {deck_name(deck)}" for deck, count in counted) or "none"


def evidence(token: dict[str, Any]) -> str:
    """A token as the seat knows it: open, seen in secret (in brackets), or unknown."""
    if token["value"] is None:
        return "?"
    words = value_name(token["value"])
    return words if token["up"] else f"({words})"


def file_words(tokens: list[dict[str, Any]]) -> str:
    return " ".join(evidence(token) for token in tokens) or "–"


def present(view: View, place: int) -> list[str]:
    """Who and what is at a place now."""
    there = [
        short_name(player_["detective"]) for player_ in view["players"] if player_["place"] == place
    ]
    there += [lead_name(lead) for lead, at in enumerate(view["leads"]) if at == place]
    if view["lily"] == place:
        there.append("Lily")
    if view["jimmy"] == place:
        there.append("Jimmy the Snitch")
    there += [NPCS[npc].name for npc, at in enumerate(view["npc_at"]) if at == place]
    there += [
        f"{SUSPECTS[pin['suspect']].name} (held)" for pin in view["pins"] if pin["place"] == place
    ]
    if view["scene"] == place:
        there.append("the scene of the crime")
    return there


def special_words(detective: int, special: dict[str, Any]) -> str:
    """The state of a detective's special card."""
    if detective == CAPRICE:
        return f"sanity {signed(special['sanity'])}"
    if detective == FLOYD:
        kept = [str(number + 1) for number, held in enumerate(special["directives"]) if held]
        return f"directives {', '.join(kept) or 'none'}"
    if detective == LOUIS:
        return f"{'good' if special['mood'] else 'bad'} mood"
    if detective == RACHEL:
        stalled = ", hopper broken down" if special["stalled"] else ""
        money = f"${special['money']},000" if special["money"] else "$0"
        return f"{money}{stalled}"
    return ""


def card_line(card: int) -> str:
    printed = card_at(card)
    side = "light" if printed.side is Side.LIGHT else "dark"
    return f"{short_name(printed.detective)}, {side}, cost {printed.cost}"


def hunches(me: dict[str, Any]) -> str:
    guilty, innocent = SUSPECTS[me["guilty"]].name, SUSPECTS[me["innocent"]].name
    if guilty == innocent:
        return f"You are obsessed with {guilty}: guilty and innocent at once."
    return f"Your hunches: {guilty} is guilty, {innocent} is innocent."
