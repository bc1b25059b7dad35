"""The fixed counts of Android's box (Components) and how its pieces are numbered."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

DETECTIVES: Final = ("caprice", "floyd", "louis", "rachel", "raymond")
CAPRICE, FLOYD, LOUIS, RACHEL, RAYMOND = range(5)
NOBODY: Final = -1


class Side(IntEnum):
    LIGHT = 0
    DARK = 1


DECK_SIZES: Final = (22, 22, 21, 21, 21, 21, 21, 21, 20, 20)
"""Cards per deck: a detective's light deck, then his dark deck, in the order of DETECTIVES."""
DECK_STARTS: Final = tuple(sum(DECK_SIZES[:deck]) for deck in range(len(DECK_SIZES)))
CARD_COUNT: Final = sum(DECK_SIZES)
DECK_OF: Final = tuple(deck for deck, size in enumerate(DECK_SIZES) for _ in range(size))


def deck_of(detective: int, side: Side) -> int:
    return detective * 2 + side


TRACK_END: Final = 4
"""The twilight track has nine spaces: −4 completely light, 0 the center, +4 completely dark."""

LEADS: Final = 16
"""Leads 0–5 are testimony, by suspect; 6–10 physical and 11–15 document, by detective."""
OFF_MAP: Final = -1

NORMAL_FAVORS: Final = 4
NORMAL_FAVOR_SUPPLY: Final = 12
NPC_FAVOR_SUPPLY: Final = 3
HAAS_SUPPLY: Final = 6
JINTEKI_SUPPLY: Final = 6
DROPSHIP_SUPPLY: Final = 5
WARRANTS_EACH: Final = 2
ALIBI_SUPPLY: Final = 11
HITS_TO_KILL: Final = 3

DAYS: Final = 12
DAYS_A_WEEK: Final = 6
DAYS_OF_CLIMAX: Final = 2
TIME_A_TURN: Final = 6
HAND_LIMIT: Final = 6
MISSED_MAINTENANCE: Final = 2
"""The Time that Floyd lacks in the turn after day four of a week, if he was not serviced."""

CELLS: Final = 25
PILES: Final = 3
NO_PILE: Final = -1
NO_PIECE: Final = -1
NO_TOKEN: Final = -1

LINES_OF_A_PLOT: Final = 3
SACRIFICES_A_PLOT: Final = 4
"""A plot card has two sacrifices at most for good baggage, then two for bad."""
START, CROSSROADS_GOOD, CROSSROADS_BAD = range(LINES_OF_A_PLOT)

GOOD_MOOD, BAD_MOOD = 1, 0
SANITY_END: Final = 3
DIRECTIVES: Final = 3


def lead_kind(lead: int) -> int:
    """Testimony 0, physical 1, document 2: the number of a suspect's file."""
    return 0 if lead < 6 else 1 if lead < 11 else 2
