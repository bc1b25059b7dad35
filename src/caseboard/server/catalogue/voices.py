"""Voices' box: board, markers, roles, cards, jurors and stories, as plain data."""

from __future__ import annotations

from typing import Any

from caseboard.games.voices.content.jurors import JURORS
from caseboard.games.voices.content.markers import PERSONA_MARKERS, PROSECUTOR_MARKERS, Colour
from caseboard.games.voices.content.regions import OVERVIEWS
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.stories import STORIES
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.tokens import INFLUENCE_SPLIT
from caseboard.games.voices.geometry import layout
from caseboard.games.voices.rules.playing import ROUNDS
from caseboard.games.voices.state import KINDS, MARKERS_PER_COLOUR
from caseboard.server.occasions import REACTING, key_of
from caseboard.server.schema import Message, NamedOccasion


class VoicesRole(Message):
    id: str
    name: str
    motto: str
    goal: str
    icon: str
    players: list[int]


class VoicesMarkerKind(Message):
    """An emotion; ``ability`` counts only with the optional rule."""

    emotion: str
    title: str
    value: int
    copies: int
    ability: str
    flavour: str
    prosecutor: bool


class VoicesMarkerPiece(Message):
    """One of the 48 markers; its number is its place in the list."""

    colour: str
    emotion: str
    value: int


class VoicesStrategyCard(Message):
    """``occasion``: after what it is played; ``region``: where only, None for anywhere."""

    id: str
    name: str
    copies: int
    text: str
    flavour: str
    occasion: str
    region: str | None


class VoicesStoryCard(Message):
    number: int
    title: str
    start: str
    text: str
    closing: str
    conviction: str
    acquittal: str


class VoicesRegionInfo(Message):
    name: str
    title: str
    text: str


class VoicesJurorInfo(Message):
    type: str
    title: str
    leaning: str


class VoicesCatalogue(Message):
    """GET /api/catalogue/voices. Trial cards are read aloud as they come: they are in the view."""

    game: str
    layout: dict[str, Any]
    """The board's measures in micrometres."""
    colours: list[str]
    markers_per_colour: int
    markers: list[VoicesMarkerPiece]
    marker_kinds: list[VoicesMarkerKind]
    roles: list[VoicesRole]
    strategy: list[VoicesStrategyCard]
    occasions: list[NamedOccasion]
    rounds: int
    stories: list[VoicesStoryCard]
    regions: list[VoicesRegionInfo]
    jurors: list[VoicesJurorInfo]
    influence: dict[str, int]
    """How many influence tokens there are of each face."""


def catalogue() -> VoicesCatalogue:
    """All of it but the trial cards, whose hidden effects nobody reads beforehand."""
    return VoicesCatalogue(
        game="voices",
        layout=layout(),
        colours=[colour.name.lower() for colour in Colour],
        markers_per_colour=MARKERS_PER_COLOUR,
        markers=[
            VoicesMarkerPiece(
                Colour(number // MARKERS_PER_COLOUR).name.lower(),
                kind.emotion.name.lower(),
                kind.value,
            )
            for number, kind in enumerate(KINDS)
        ],
        marker_kinds=[
            VoicesMarkerKind(
                kind.emotion.name.lower(),
                kind.emotion.title,
                kind.value,
                kind.copies,
                kind.ability.text,
                kind.flavour,
                kind in PROSECUTOR_MARKERS,
            )
            for kind in (*PERSONA_MARKERS, *PROSECUTOR_MARKERS)
        ],
        roles=[
            VoicesRole(
                role.id, role.name, role.motto, role.goal.text, role.icon.value, list(role.players)
            )
            for role in ROLES
        ],
        strategy=[
            VoicesStrategyCard(
                card.id,
                card.name,
                card.copies,
                card.text,
                card.flavour,
                key_of(card.timing),
                None if card.region is None else card.region.name.lower(),
            )
            for card in STRATEGY_CARDS
        ],
        occasions=[NamedOccasion(*one) for one in REACTING["voices"].occasions.items()],
        rounds=ROUNDS,
        stories=[
            VoicesStoryCard(
                story.number,
                story.title,
                story.start,
                story.text,
                story.closing,
                story.conviction,
                story.acquittal,
            )
            for story in STORIES
        ],
        regions=[
            VoicesRegionInfo(one.region.name.lower(), one.region.title, one.text)
            for one in OVERVIEWS
        ],
        jurors=[
            VoicesJurorInfo(one.type.name.lower(), one.type.title, one.leaning) for one in JURORS
        ],
        influence={face.name.lower(): count for face, count in INFLUENCE_SPLIT.items()},
    )
