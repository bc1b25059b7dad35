"""The five detective sheets: starting place, vehicle, leads and people (Detective Sheets)."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from caseboard.games.android.content.map import PLACE, VEHICLE


class FavorKind(IntEnum):
    """The four normal kinds of favor."""

    CORP = 0
    POLITICAL = 1
    SOCIETY = 2
    STREET = 3


ANY: Final = -1
"""A need for one normal favor of any kind."""


@dataclass(frozen=True, slots=True)
class Npc:
    """A person in a detective's life; one without favor kinds has no favors to give."""

    key: str
    name: str
    about: str
    favor_kinds: tuple[FavorKind, ...] = ()
    several: bool = False
    """Whether it is more than one person."""
    start_status: str = "alive"
    end_status: str = "eliminated"


@dataclass(frozen=True, slots=True)
class Sheet:
    key: str
    name: str
    short: str
    """What the detective is called at the table."""
    epithet: str
    start: int
    vehicle: int
    physical_lead: int
    document_lead: int
    npcs: tuple[Npc, ...]
    colour: str


_CORP, _POLITICAL, _SOCIETY, _STREET = FavorKind

SHEETS: Final[tuple[Sheet, ...]] = (
    Sheet(
        "caprice",
        "Caprice Nisei",
        "Caprice",
        "psychic clone",
        start=PLACE["jinteki"],
        vehicle=VEHICLE["caprice"],
        physical_lead=PLACE["the-quiet-shrine"],
        document_lead=PLACE["row-nine-dormitories"],
        npcs=(
            Npc(
                "hiro",
                "Chairman Hiro",
                "Her owner, on paper. He calls it being her father.",
                (_CORP, _POLITICAL),
            ),
            Npc(
                "the-sisters",
                "The Sisters",
                "Grown from the same cells, and always somewhere at the back of her head.",
                several=True,
            ),
            Npc(
                "daniel",
                "Daniel",
                "He fell in love with her before he knew what she was, and has not changed his "
                "mind since.",
                (_SOCIETY, _STREET),
            ),
        ),
        colour="violet",
    ),
    Sheet(
        "floyd",
        "Floyd 2X3A7C",
        "Floyd",
        "doubting bioroid",
        start=PLACE["haas-bioroid"],
        vehicle=VEHICLE["floyd"],
        physical_lead=PLACE["chapel-of-the-long-fall"],
        document_lead=PLACE["starport-kaguya"],
        npcs=(
            Npc(
                "director-haas",
                "Director Haas",
                "She built his mind and would like it back in the condition she lent it in.",
                (_CORP, _SOCIETY),
            ),
            Npc(
                "father-michael",
                "Father Michael",
                "He answers Floyd's questions about the soul as if it were Floyd's turn to have "
                "one.",
            ),
            Npc(
                "simmons",
                "Simmons",
                "His technician, who talks to him during maintenance so that it does not feel "
                "like maintenance.",
            ),
        ),
        colour="azure",
    ),
    Sheet(
        "louis",
        "Louis Blaine",
        "Louis",
        "corrupt cop",
        start=PLACE["napd"],
        vehicle=VEHICLE["louis"],
        physical_lead=PLACE["tonys-flophouse"],
        document_lead=PLACE["memories-of-green"],
        npcs=(
            Npc(
                "sara",
                "Sara",
                "His wife for almost twenty years. She has stopped asking where he was.",
                (_POLITICAL, _SOCIETY),
            ),
            Npc(
                "mr-li",
                "Mr. Li",
                "Head of the tri-maf, generous with gifts, and patient about what they cost.",
                (_CORP, _POLITICAL, _SOCIETY, _STREET),
            ),
            Npc(
                "tanaka",
                "Tanaka",
                "Li's enforcer, and the last man to have seen Louis's partner alive.",
            ),
        ),
        colour="crimson",
    ),
    Sheet(
        "rachel",
        "Rachel Beckmann",
        "Rachel",
        "estranged bounty hunter",
        start=PLACE["breakwater-arms"],
        vehicle=VEHICLE["rachel"],
        physical_lead=PLACE["the-drowned-bell"],
        document_lead=PLACE["equator-archive"],
        npcs=(
            Npc(
                "captain-beckmann",
                "Captain Beckmann",
                "Her father. He keeps a spare badge in his desk with her name on it, just in case.",
                (_POLITICAL, _STREET),
            ),
            Npc(
                "oliver",
                "Oliver",
                "Her mechanic: he can make the hopper fly, but not for nothing and not for long.",
            ),
            Npc(
                "lena",
                "Lena",
                "Her oldest friend, who knows everyone, owes half of them and dines with the rest.",
                (_SOCIETY, _STREET),
            ),
        ),
        colour="amber",
    ),
    Sheet(
        "raymond",
        "Raymond Flint",
        "Raymond",
        "troubled P.I.",
        start=PLACE["jacks-diner"],
        vehicle=VEHICLE["raymond"],
        physical_lead=PLACE["a-plus-athletic-club"],
        document_lead=PLACE["the-root"],
        npcs=(
            Npc(
                "kate",
                "Kate",
                "She flew beside him in the War and is the only one who came home all the way.",
                (_CORP, _STREET),
            ),
            Npc(
                "keene",
                "Keene",
                "He died in the War, or after it. He still turns up when the bottle is half empty.",
                start_status="troubled",
                end_status="at peace",
            ),
            Npc(
                "parsons",
                "Parsons",
                "Missing in action for fifteen years, and seen last Tuesday in the rain.",
                start_status="missing",
                end_status="found",
            ),
        ),
        colour="olive",
    ),
)

SHEET: Final[dict[str, int]] = {sheet.key: i for i, sheet in enumerate(SHEETS)}
