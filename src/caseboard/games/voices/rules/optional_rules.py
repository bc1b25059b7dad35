"""Optional rules that change who plays what: advanced role set-up and the chosen prosecutor."""

from __future__ import annotations

from caseboard.games.voices.content.roles import ADVANCED_SETUP, PROSECUTOR, ROLES, SetupIcon
from caseboard.games.voices.state import VoicesState


def persona_piles(seats: int, advanced: bool) -> list[tuple[list[int], int]]:
    """The facedown piles of persona roles, and how many cards are taken from each.

    Setup, step 3: one pile of exactly the cards that show the player count, all of them taken.
    Advanced role set-up: three piles by set-up icon, player numbers ignored.
    """
    personas = [number for number, role in enumerate(ROLES) if role is not PROSECUTOR]
    if not advanced:
        basic = [number for number in personas if seats in ROLES[number].players]
        return [(basic, seats - 1)]
    counts = ADVANCED_SETUP[seats]
    return [
        ([number for number in personas if ROLES[number].icon is icon], counts[icon])
        for icon in SetupIcon
    ]


def draw_role_deck(state: VoicesState, known: int | None = None) -> list[int]:
    """Random persona roles in no order, one per persona.

    ``known`` is a role that is certainly in the deck and is left out of what is drawn.
    """
    deck: list[int] = []
    for pile, count in persona_piles(state.seats, bool(state.advanced_roles)):
        rest = [role for role in pile if role != known]
        for _ in range(count - (known in pile)):
            deck.append(state.take(rest))
    return deck
