"""Every choice that Voices in My Head can ask for, numbered once and for all."""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action, ActionTable, Lattice
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.markers import Colour
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, Face
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.geometry import GRID_DIRECTIONS, GRID_STARTS, PUSHES
from caseboard.games.voices.push import push_number, refusal
from caseboard.games.voices.state import KINDS, MARKERS_PER_COLOUR

TABLE: Final = ActionTable(__name__)
MAX_SEATS: Final = 6
OPTIONS: Final = "ABCDEF"

_tokens = range(len(INFLUENCE_FACES))

PASS: Final = TABLE.word("pass", "Pass")
YES: Final = TABLE.word("yes", "Yes")
NO: Final = TABLE.word("no", "No")
DONE: Final = TABLE.word("done", "I have seen it")

TRIAL: Final = TABLE.verb(
    "trial", [f"{card.number}|{card.title}" for card in TRIAL_CARDS], "Choose “{}”"
)
REGION: Final = TABLE.verb("region", [f"{region.key}|{region.title}" for region in Region], "{}")
MARKER: Final = TABLE.verb(
    "marker",
    [
        f"{colour.name.lower()}-{number % MARKERS_PER_COLOUR + 1}"
        f"|{colour.title} {KINDS[number].emotion.title} (#{KINDS[number].value})"
        for colour in Colour
        for number in range(colour * MARKERS_PER_COLOUR, (colour + 1) * MARKERS_PER_COLOUR)
    ],
    "{}",
)
PLAY: Final = TABLE.verb("play", [f"{card.id}|{card.name}" for card in STRATEGY_CARDS], "Play {}")
THROW: Final = TABLE.verb(
    "discard", [f"{card.id}|{card.name}" for card in STRATEGY_CARDS], "Discard {}"
)
JUROR: Final = TABLE.verb(
    "juror", [f"{juror.name.lower()}|the {juror.title} jurors" for juror in JurorType], "{}"
)
FACE: Final = TABLE.verb(
    "token", [f"{face.name.lower()}|the {face.name.lower()} token" for face in Face], "{}"
)
REMOVE: Final = TABLE.verb(
    "discard-token", [f"{n + 1}|token {n + 1}" for n in _tokens], "Discard {}"
)
SHIFT: Final = TABLE.verb("move-token", [f"{n + 1}|token {n + 1}" for n in _tokens], "Move {}")
PLAYER: Final = TABLE.verb("player", [f"{n + 1}|player {n + 1}" for n in range(MAX_SEATS)], "{}")
OPTION: Final = TABLE.verb("option", [f"{letter.lower()}|{letter}" for letter in OPTIONS], "{}")

_coarse = [
    push_number(start, direction)
    for start in GRID_STARTS
    for direction in GRID_DIRECTIONS
    if refusal(start, direction) is None
]
PUSH: Final = Lattice("push", PUSHES, "Push")
TABLE.lattice(PUSH, _coarse)

GRID: Final[tuple[Action, ...]] = tuple([PUSH.action(number) for number in _coarse])
"""The coarse pushes that are listed; every other point of the lattice is legal too."""
