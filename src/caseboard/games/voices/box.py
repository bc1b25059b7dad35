"""Voices' box: board, markers, roles, cards, jurors and stories, as plain data."""

from __future__ import annotations

from typing import Final

from caseboard.core.shapes import NamedOccasion
from caseboard.games.voices.content.jurors import JURORS
from caseboard.games.voices.content.markers import PERSONA_MARKERS, PROSECUTOR_MARKERS, Colour
from caseboard.games.voices.content.regions import OVERVIEWS
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.strategy import STRATEGY_CARDS, Timing
from caseboard.games.voices.content.tokens import INFLUENCE_SPLIT
from caseboard.games.voices.geometry import layout
from caseboard.games.voices.rules.playing import ROUNDS
from caseboard.games.voices.shapes import (
    VoicesCatalogue,
    VoicesJurorInfo,
    VoicesMarkerKind,
    VoicesMarkerPiece,
    VoicesRegionInfo,
    VoicesRole,
    VoicesStrategyCard,
)
from caseboard.games.voices.state import KINDS, MARKERS_PER_COLOUR

OCCASIONS: Final = {
    Timing.AFTER_DEPLOY.key: "I deploy a marker",
    Timing.AFTER_LOSS.key: "a deployment destroys a marker of mine",
    Timing.WHEN_TIED.key: "I am tied for control of a region",
}
"""What can be reacted to, in words after 'when'."""


def box() -> VoicesCatalogue:
    """All of it but the trial cards, whose hidden effects nobody reads beforehand."""
    return VoicesCatalogue(
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
                kind.ability.text(),
                kind.flavour,
                kind in PROSECUTOR_MARKERS,
            )
            for kind in (*PERSONA_MARKERS, *PROSECUTOR_MARKERS)
        ],
        roles=[
            VoicesRole(role.id, role.name, role.motto, role.goal.text, role.icon.value)
            for role in ROLES
        ],
        strategy=[
            VoicesStrategyCard(
                card.id,
                card.name,
                card.copies,
                card.parts,
                card.flavour,
                card.timing.key,
                None if card.region is None else card.region.key,
            )
            for card in STRATEGY_CARDS
        ],
        occasions=[NamedOccasion(*one) for one in OCCASIONS.items()],
        rounds=ROUNDS,
        regions=[VoicesRegionInfo(one.region.key, one.region.title, one.text) for one in OVERVIEWS],
        jurors=[
            VoicesJurorInfo(one.type.name.lower(), one.type.title, one.leaning) for one in JURORS
        ],
        influence={face.name.lower(): count for face, count in INFLUENCE_SPLIT.items()},
    )
