"""The shapes of Voices' data: what a seat sees, what is printed in the box, looks ahead."""

from __future__ import annotations

from typing import Any

from caseboard.core.shapes import Decision, NamedOccasion, Result, Shape


class VoicesStory(Shape):
    number: int
    title: str
    start: str


class VoicesPlayer(Shape):
    seat: int
    colours: list[str]
    role: str | None
    goal: str | None
    icon: str | None
    cards: int
    hand: list[str] | None
    unused: list[int]
    destroyed: list[int]
    turn_taken: bool
    kept: list[int]


class VoicesMarker(Shape):
    marker: int
    owner: int
    emotion: str
    value: int
    x: int
    y: int
    sticks_out: bool


class VoicesRegion(Shape):
    name: str
    markers: list[VoicesMarker]
    totals: list[list[int]]
    leaders: list[int]


class VoicesJuror(Shape):
    type: str
    guilty: int
    innocent: int
    influence: list[str | None]
    vote: str | int | bool | None


class VoicesInfluence(Shape):
    pile: int
    discarded: int


class VoicesLooking(Shape):
    """``jurors``: by token, whose it is, unless the tokens are held."""

    seat: int
    count: int
    held: bool
    jurors: list[int]
    faces: list[str] | None


class VoicesDeploying(Shape):
    seat: int
    region: int
    marker: int | None


class VoicesResolving(Shape):
    """``read``: it is what was read of the trial card."""

    seat: int
    text: str
    read: bool


class VoicesStrategyPile(Shape):
    deck: int
    discard: list[str]
    playing: list[str]


class VoicesOption(Shape):
    """An option of an ability; ``rule`` is empty as long as the reader may not know it."""

    letter: str
    label: str
    rule: str


class VoicesAbility(Shape):
    """``text`` is all of it in one paragraph, ``rule`` and ``options`` are the same in pieces.

    ``region``: whose player uses it; None: the prosecutor. ``hidden``: what the options bring is
    read only after the choice.
    """

    header: str
    region: int | None
    lead_in: str
    text: str
    rule: str
    hidden: bool
    options: list[VoicesOption]


class VoicesHeader(Shape):
    """Whose ability comes next: the player's of a region, or the prosecutor's."""

    header: str
    region: int | None


class VoicesSide(Shape):
    text: str
    abilities: list[VoicesAbility]
    next: VoicesHeader | None


class VoicesTrial(Shape):
    regions: list[int]
    number: int | None
    title: str | None
    front: VoicesSide | None
    back: VoicesSide | None
    black_box: list[str] | None


class VoicesDeskCard(Shape):
    number: int
    title: str
    regions: list[int]
    chosen: bool
    front: VoicesSide


class VoicesProgress(Shape):
    """A part of the reader's goal and what has come of it, as far as it lies open."""

    text: str
    met: bool


class VoicesView(Shape):
    game: str
    seat: int | None
    round: int
    rounds: int
    stage: int
    first_player: int
    prosecutor: int
    story: VoicesStory
    marker_abilities: bool
    memory_aid: bool
    players: list[VoicesPlayer]
    regions: list[VoicesRegion]
    jurors: list[VoicesJuror]
    influence: VoicesInfluence
    looking: VoicesLooking | None
    deploying: VoicesDeploying | None
    resolving: VoicesResolving | None
    strategy: VoicesStrategyPile
    trial: VoicesTrial | None
    resolved: list[int]
    desk: list[VoicesDeskCard] | None
    progress: list[VoicesProgress] | None
    cancelled_guilty: int | None
    decision: Decision | None
    result: Result | None = None


class VoicesRole(Shape):
    id: str
    name: str
    motto: str
    goal: str
    icon: str


class VoicesMarkerKind(Shape):
    """An emotion; ``ability`` counts only with the optional rule."""

    emotion: str
    title: str
    value: int
    copies: int
    ability: str
    flavour: str
    prosecutor: bool


class VoicesMarkerPiece(Shape):
    """One of the 48 markers; its number is its place in the list."""

    colour: str
    emotion: str
    value: int


class VoicesStrategyCard(Shape):
    """``parts`` of its text: when it is played, and what it does.

    ``occasion``: after what it is played; ``region``: where only, None for anywhere.
    """

    id: str
    name: str
    copies: int
    parts: tuple[str, ...]
    flavour: str
    occasion: str
    region: str | None


class VoicesRegionInfo(Shape):
    key: str
    title: str
    text: str


class VoicesJurorInfo(Shape):
    type: str
    title: str
    leaning: str


class VoicesCatalogue(Shape):
    """GET /api/catalogue/voices. Trial cards are read aloud as they come: they are in the view."""

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
    regions: list[VoicesRegionInfo]
    jurors: list[VoicesJurorInfo]
    influence: dict[str, int]
    """How many influence tokens there are of each face."""


class VoicesAim(Shape):
    """Preview ``push``: what would a push do from this start (mm along the railing), this way?"""

    start: float
    direction: float
    """In degrees to the right."""


class VoicesLook(Shape):
    """Preview ``pushes``: what would each of the listed pushes of the marker do?"""

    marker: int


class VoicesWay(Shape):
    """A listed push: the action to send, what lies in the region then, and what has fallen."""

    action: int
    placed: list[int]
    destroyed: list[int]


class VoicesPushes(Shape):
    ways: list[VoicesWay]


class VoicesPush(Shape):
    """The action to send, and what it does (micrometres, as in the view)."""

    action: int
    placed: list[tuple[int, int, int]]
    destroyed: list[int]
    paths: list[tuple[int, list[tuple[int, int, int]]]]
