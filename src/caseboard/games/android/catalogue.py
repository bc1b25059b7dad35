"""What the content modules declare, by number: cards, plots, events, special cards, murder rules.

The rules read these tables; the content modules fill them when the game is imported.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Final

from caseboard.games.android.content.sheets import SHEETS, FavorKind, Npc
from caseboard.games.android.effects.base import (
    Condition,
    Cost,
    Deed,
    Effect,
    Lasting,
    Occasion,
    When,
    compiled,
)
from caseboard.games.android.numbers import CARD_COUNT, DECK_STARTS, Side, deck_of


@dataclass(frozen=True, slots=True)
class Card:
    """A twilight card. ``when`` None: a light card played as an action of its own."""

    id: int
    name: str
    detective: int
    side: Side
    cost: int
    when: Occasion | None
    if_: Condition | None
    effect: Effect
    procedure: Deed
    flavour: str
    colour: str | None = None
    time: int = 1
    traits: frozenset[str] = frozenset()
    stays: Stays | None = None


@dataclass(frozen=True, slots=True)
class Stays:
    """What a card does while it stays in play before its detective."""

    lasting: tuple[Lasting, ...] = ()
    triggers: tuple[When, ...] = ()
    until: Occasion | None = None
    """It is discarded at the owner's next such occasion; None: it stays."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A twilight card as its deck's module writes it, before it has a number."""

    name: str
    cost: int
    do: Effect
    flavour: str
    when: Occasion | None = None
    if_: Condition | None = None
    colour: str | None = None
    time: int = 1
    traits: tuple[str, ...] = ()
    stays: Stays | None = None


CARDS: Final[list[Card | None]] = [None] * CARD_COUNT


def deck(detective: int, side: Side, drafts: tuple[Draft, ...]) -> None:
    """Number a deck's cards in their written order and make them playable."""
    first = DECK_STARTS[deck_of(detective, side)]
    for number, draft in enumerate(drafts, first):
        CARDS[number] = Card(
            number,
            draft.name,
            detective,
            side,
            draft.cost,
            draft.when,
            draft.if_,
            draft.do,
            compiled(f"{SHEETS[detective].name}, {side.name.lower()}: {draft.name}", draft.do),
            draft.flavour,
            draft.colour,
            draft.time,
            frozenset(draft.traits),
            draft.stays,
        )


def card_at(number: int) -> Card:
    card = CARDS[number]
    if card is None:
        raise LookupError(f"there is no twilight card {number}")
    return card


class Payer(IntEnum):
    """Who may sacrifice something for baggage on a plot."""

    OWNER = 0
    OTHERS = 1


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """Baggage that is bought: the payer gives the cost up and the plot gains the baggage."""

    payer: Payer
    cost: Effect
    text: str


@dataclass(frozen=True, slots=True)
class Baggage:
    """One section of a plot card: what adds baggage of that kind, by word, trigger or sacrifice."""

    words: tuple[str, ...] = ()
    triggers: tuple[When, ...] = ()
    sacrifices: tuple[Sacrifice, ...] = ()
    lead_sacrifice: bool = False
    """The owner may follow up a lead and sacrifice what it gives for one baggage."""


@dataclass(frozen=True, slots=True)
class PlotCard:
    name: str
    flavour: str
    good: Baggage
    bad: Baggage
    lasting: tuple[Lasting, ...] = ()
    triggers: tuple[When, ...] = ()
    enters: Effect | None = None
    """What happens when the card comes into play."""
    burden: int = 0
    """The bad baggage that lies on it from the start."""


@dataclass(frozen=True, slots=True)
class Ending:
    name: str
    vp: int
    flavour: str
    lasting: tuple[Lasting, ...] = ()
    triggers: tuple[When, ...] = ()
    enters: Effect | None = None


@dataclass(frozen=True, slots=True)
class Plot:
    """A plot: three cards in LINES order and four endings, (good, bad) after each crossroads."""

    key: str
    name: str
    detective: int
    colour: str
    start: PlotCard
    crossroads: tuple[PlotCard, PlotCard]
    endings: tuple[Ending, Ending, Ending, Ending]
    by_chance: bool = True
    chosen_crossroads: bool = False
    burdens: tuple[int, int] = (0, 0)
    """The bad baggage that the start card, and either side of the crossroads, begins with."""

    def line(self, number: int) -> PlotCard:
        return self.start if number == 0 else self.crossroads[number - 1]


PLOTS: Final[list[Plot]] = []
ENDINGS: Final[list[Ending]] = []


def plot(declared: Plot) -> int:
    """Register a plot; its endings get the ids 4 * plot … 4 * plot + 3."""
    start, crossroads = declared.burdens
    first, second = declared.crossroads
    PLOTS.append(
        replace(
            declared,
            start=replace(declared.start, burden=start),
            crossroads=(replace(first, burden=crossroads), replace(second, burden=crossroads)),
        )
    )
    ENDINGS.extend(declared.endings)
    return len(PLOTS) - 1


def plots_of(detective: int) -> tuple[int, ...]:
    return tuple(n for n, plot_ in enumerate(PLOTS) if plot_.detective == detective)


@dataclass(frozen=True, slots=True)
class EventAction:
    """The temporary ability of a place while an event is in play."""

    place: int
    time: int
    effect: Effect
    first_only: bool = True
    cost: Cost | None = None


@dataclass(frozen=True, slots=True)
class GeneralEvent:
    key: str
    name: str
    flavour: str
    enters: Effect | None = None
    action: EventAction | None = None
    npc: str | None = None
    """The NPC whose marker goes to the action's place; the event ends with him."""
    lasting: tuple[Lasting, ...] = ()
    triggers: tuple[When, ...] = ()


@dataclass(frozen=True, slots=True)
class Pin:
    """A suspect held at a place until Time has been paid; his testimony lead is locked."""

    suspect: int
    place: int
    time: int
    moves_to: int


@dataclass(frozen=True, slots=True)
class SpecificEvent:
    key: str
    name: str
    murder: int
    flavour: str
    leads: tuple[int, ...]
    """By suspect, the place where the testimony lead goes."""
    pin: Pin | None = None
    enters: Effect | None = None
    action: EventAction | None = None
    lasting: tuple[Lasting, ...] = ()
    triggers: tuple[When, ...] = ()
    names: tuple[int, ...] = ()
    """The suspects, beside the one who is pinned, whom the game text names."""

    def suspects_named(self) -> tuple[int, ...]:
        """The event ends when one of them is killed."""
        return self.names if self.pin is None else (*self.names, self.pin.suspect)


GENERAL_EVENTS: Final[list[GeneralEvent]] = []
SPECIFIC_EVENTS: Final[list[SpecificEvent]] = []


@dataclass(frozen=True, slots=True)
class Special:
    """A special card or a rule of a murder: a name, a text of ours, and what it does."""

    name: str
    about: str
    lasting: tuple[Lasting, ...] = ()
    triggers: tuple[When, ...] = ()


@dataclass(frozen=True, slots=True)
class SpecialCards:
    """The special cards, by detective where there is one of a kind."""

    specials: dict[int, Special] = field(default_factory=dict)
    directives: list[Special] = field(default_factory=list)
    moods: list[Special] = field(default_factory=list)
    memories: list[Special] = field(default_factory=list)
    murder_rules: dict[int, Special] = field(default_factory=dict)


SPECIAL: Final = SpecialCards()

NPCS: Final[tuple[Npc, ...]] = tuple(npc for sheet in SHEETS for npc in sheet.npcs)
NPC: Final[dict[str, int]] = {npc.key: n for n, npc in enumerate(NPCS)}
NPC_OWNER: Final = tuple(d for d, sheet in enumerate(SHEETS) for _ in sheet.npcs)
GIVERS: Final = tuple(n for n, npc in enumerate(NPCS) if npc.favor_kinds)
"""The NPCs that give favors: favor kind 4 + i is that of GIVERS[i]."""
FAVOR_OF: Final[dict[int, int]] = {npc: 4 + i for i, npc in enumerate(GIVERS)}
FAVOR_COUNTS_AS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [(int(kind),) for kind in FavorKind]
    + [tuple(int(kind) for kind in NPCS[npc].favor_kinds) for npc in GIVERS]
)
FAVOR_KINDS: Final[tuple[str, ...]] = tuple(
    [kind.name.lower() for kind in FavorKind] + [NPCS[npc].name for npc in GIVERS]
)
FAVOR_NAMES: Final[tuple[str, ...]] = tuple(f"{kind} favor" for kind in FAVOR_KINDS)


@dataclass(frozen=True, slots=True)
class TipSheet:
    """How to play a detective, and how to play against one: a few lines each."""

    play: tuple[str, ...]
    against: tuple[str, ...]


TIPS: Final[dict[int, TipSheet]] = {}
"""The five tip sheets, by detective."""
