"""What things on the table of Voices in My Head are called, from a seat's view."""

from __future__ import annotations

from typing import Any, Final

from caseboard.games.voices.content.markers import Colour
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import role
from caseboard.games.voices.state import KINDS, MARKERS_PER_COLOUR
from caseboard.pack.terminal import View

LETTERS: Final = {
    Colour.BLUE: "B",
    Colour.RED: "R",
    Colour.YELLOW: "Y",
    Colour.GREEN: "G",
    Colour.PURPLE: "P",
    Colour.GREY: "X",
}
LEGEND: Final = "BA1 is Blue Anger, value 1; X is grey, the prosecutor's; 'look anger' says more."


def short_marker(marker: int) -> str:
    """Three signs: colour, emotion, value."""
    kind = KINDS[marker]
    letter = LETTERS[Colour(marker // MARKERS_PER_COLOUR)]
    return f"{letter}{kind.emotion.title[0]}{kind.value}"


def player(view: View, seat: int) -> str:
    one = view["players"][seat]
    known = f" ({role(one['role']).name})" if one["role"] else ""
    colours = "-".join(colour.capitalize() for colour in one["colours"])
    return f"{colours}{known}"


def region_title(name: str) -> str:
    return Region[name.upper()].title


def regions_words(numbers: list[Any]) -> str:
    return " and ".join(Region(int(number)).title for number in numbers)
