"""Everything that can happen in Android, as facts for the log, the pages and the records.

Places, leads, suspects, cards, decks, favors, plots, endings, events and pieces go by their
numbers, people of the street by their names.
"""

from __future__ import annotations

from typing import Final

from caseboard.core.events import Fact, Secret


class OfSeat(Fact):
    """Something of one detective: his doing, or what befalls him."""

    seat: int


class Murder(Fact):
    """The case of this game."""

    murder: int


class Detective(OfSeat):
    """Who plays whom."""

    detective: int


class Hunches(OfSeat):
    guilty: Secret[int] = None
    innocent: Secret[int] = None


class Truth(OfSeat):
    """Where there is a true culprit: a suspect whom the player knows to be innocent."""

    innocent: Secret[int] = None


class Theory(OfSeat):
    """A player names whom he takes for the culprit."""

    suspect: Secret[int] = None


class MemoryDealt(OfSeat):
    """A Memory of Raymond's goes to another player."""

    memory: Secret[int] = None


class MemoryShown(OfSeat):
    """A Memory of Raymond's takes effect; its holder shows it."""

    memory: int


class SetUp(Fact):
    lily: int
    jimmy: int
    scene: int


class Day(Fact):
    day: int
    first: int
    climax: bool


class FirstPlayer(OfSeat):
    """Who goes first from now on."""


class Turn(OfSeat):
    time: int


class Moved(OfSeat):
    origin: int
    place: int


class CardDrawn(OfSeat):
    deck: int
    card: Secret[int] = None


class CardDiscarded(OfSeat):
    card: int


class CardPlayed(OfSeat):
    target: int
    card: int


class CardCancelled(Fact):
    card: int


class CardStays(OfSeat):
    """A card stays in play before its detective."""

    card: int


class CardLeftPlay(OfSeat):
    card: int


class CardTaken(OfSeat):
    """A card goes unseen from one hand to another."""

    owner: int
    card: Secret[int] = None


class DeckShuffled(Fact):
    deck: int


class Shifted(OfSeat):
    """A twilight marker moves; dark is up."""

    by: int
    to: int


class FavorGained(OfSeat):
    favor: int
    count: int


class FavorLost(OfSeat):
    favor: int
    count: int


class FavorGiven(OfSeat):
    to: int
    favor: int


class HaasGained(OfSeat):
    """A Haas token is gained."""


class JintekiGained(OfSeat):
    """A Jinteki token is gained."""


class TraumaGained(OfSeat):
    count: int


class TraumaRemoved(OfSeat):
    count: int


class TraumaShruggedOff(OfSeat):
    """Trauma that a card in play keeps off."""


class Money(OfSeat):
    """Rachel's money changes, in thousands."""

    by: int
    to: int


class Stalled(OfSeat):
    """Rachel's hopper breaks down."""


class Repaired(OfSeat):
    """Rachel's hopper flies again."""


class DropshipGained(OfSeat):
    """A dropship pass is gained."""


class DropshipSpent(OfSeat):
    """A dropship pass is given up."""


class WarrantPlaced(OfSeat):
    place: int


class WarrantLifted(OfSeat):
    place: int


class Talked(OfSeat):
    person: str


class PersonMoved(Fact):
    person: str
    place: int


class HandSeen(OfSeat):
    owner: int
    cards: Secret[tuple[int, ...]] = None


class NpcChanged(Fact):
    """An NPC is eliminated."""

    npc: int


class NpcMoved(Fact):
    """An event brings an NPC's marker to its place."""

    npc: int
    place: int


class LeadFollowed(OfSeat):
    lead: int
    place: int


class LeadMoved(OfSeat):
    lead: int
    origin: int
    place: int


class LeadPlaced(Fact):
    """An event puts a lead at a place."""

    lead: int
    place: int


class LeadRemoved(Fact):
    lead: int


class LeadWaits(Fact):
    """A lead has no place to go to."""

    lead: int


class LeadSacrificed(OfSeat):
    lead: int


class LeadWasted(OfSeat):
    """A lead was canceled."""

    lead: int


class EvidenceDrawn(OfSeat):
    value: Secret[int] = None


class EvidencePlaced(OfSeat):
    """Everybody knows the value of what is placed face up."""

    suspect: int
    file: int
    value: Secret[int] = None


class EvidencePeeked(OfSeat):
    suspect: int
    values: Secret[tuple[int, ...]] = None


class EvidenceRevealed(Fact):
    suspect: int
    file: int
    position: int
    value: int


class EvidenceRemoved(Fact):
    suspect: int
    file: int
    position: int


class EvidenceMoved(Fact):
    suspect: int
    to: int
    file: int
    position: int


class AlibiPlaced(OfSeat):
    suspect: int


class AlibiRemoved(Fact):
    suspect: int


class HitPlaced(OfSeat):
    suspect: int
    hits: int


class HitRemoved(Fact):
    suspect: int
    hits: int


class SuspectKilled(Fact):
    suspect: int


class SuspectPinned(Fact):
    """The murder's event holds a suspect at a place."""

    suspect: int
    place: int


class PinLoosened(OfSeat):
    """Time is paid to move a held suspect on; so much is left to pay."""

    suspect: int
    left: int


class DugDeeper(OfSeat):
    pile: int


class BackToTheSurface(OfSeat):
    pile: int


class PieceDrawn(OfSeat):
    piece: int
    pile: int


class PiecePlaced(OfSeat):
    piece: int
    cell: int
    rotation: int


class PieceDiscarded(OfSeat):
    piece: int


class ConspiracyTokens(OfSeat):
    count: int


class GoodBaggage(OfSeat):
    count: int


class BadBaggage(OfSeat):
    count: int


class BaggageDiscarded(OfSeat):
    good: bool
    count: int


class ConditionalBaggage(OfSeat):
    """Something that a plot may count as baggage: duty, greed, love …"""

    word: str
    count: int


class Mood(OfSeat):
    """Louis's mood turns."""

    good: bool


class Sanity(OfSeat):
    """Caprice's sanity marker moves."""

    by: int
    to: int


class DirectiveShed(OfSeat):
    number: int


class Sacrificed(OfSeat):
    owner: int
    good: bool


class PlotStarted(OfSeat):
    plot: int


class PlotResolved(OfSeat):
    plot: int
    line: int
    good: int
    bad: int
    positive: bool


class Crossroads(OfSeat):
    plot: int
    line: int


class Ending(OfSeat):
    ending: int
    vp: int


class Event(Fact):
    """A general event enters the track."""

    event: int


class EventEnded(Fact):
    event: int


class EventUsed(OfSeat):
    deck: str
    event: int


class SpecificEvent(Fact):
    event: int


class SpecificEventEnded(Fact):
    event: int


class CostNotPaid(OfSeat):
    """An effect comes to nothing, because its cost cannot be paid."""


class AbilityUsed(OfSeat):
    place: int


class Jumped(OfSeat):
    """A detective gets a jump on the case: the marker of a seat, his own as a rule, is laid."""

    marker: int


class TimeLost(OfSeat):
    amount: int


class TimeGained(OfSeat):
    amount: int


class NextTurnTime(OfSeat):
    amount: int


class Fight(OfSeat):
    """A detective is in a fight."""


class Tactics(OfSeat):
    light: bool


class Triggered(OfSeat):
    """Something in play takes effect."""

    source: str


class CaseClosed(Fact):
    """Who is charged (−1: no suspect lived), who did it where there is a true culprit (−1: nobody
    asks), and everybody's hunches by seat."""

    murderer: int
    culprit: int
    guilty: tuple[int, ...]
    innocent: tuple[int, ...]


FACTS: Final[tuple[type[Fact], ...]] = (
    Murder,
    Detective,
    Hunches,
    Truth,
    Theory,
    MemoryDealt,
    MemoryShown,
    SetUp,
    Day,
    FirstPlayer,
    Turn,
    Moved,
    CardDrawn,
    CardDiscarded,
    CardPlayed,
    CardCancelled,
    CardStays,
    CardLeftPlay,
    CardTaken,
    DeckShuffled,
    Shifted,
    FavorGained,
    FavorLost,
    FavorGiven,
    HaasGained,
    JintekiGained,
    TraumaGained,
    TraumaRemoved,
    TraumaShruggedOff,
    Money,
    Stalled,
    Repaired,
    DropshipGained,
    DropshipSpent,
    WarrantPlaced,
    WarrantLifted,
    Talked,
    PersonMoved,
    HandSeen,
    NpcChanged,
    NpcMoved,
    LeadFollowed,
    LeadMoved,
    LeadPlaced,
    LeadRemoved,
    LeadWaits,
    LeadSacrificed,
    LeadWasted,
    EvidenceDrawn,
    EvidencePlaced,
    EvidencePeeked,
    EvidenceRevealed,
    EvidenceRemoved,
    EvidenceMoved,
    AlibiPlaced,
    AlibiRemoved,
    HitPlaced,
    HitRemoved,
    SuspectKilled,
    SuspectPinned,
    PinLoosened,
    DugDeeper,
    BackToTheSurface,
    PieceDrawn,
    PiecePlaced,
    PieceDiscarded,
    ConspiracyTokens,
    GoodBaggage,
    BadBaggage,
    BaggageDiscarded,
    ConditionalBaggage,
    Mood,
    Sanity,
    DirectiveShed,
    Sacrificed,
    PlotStarted,
    PlotResolved,
    Crossroads,
    Ending,
    Event,
    EventEnded,
    EventUsed,
    SpecificEvent,
    SpecificEventEnded,
    CostNotPaid,
    AbilityUsed,
    Jumped,
    TimeLost,
    TimeGained,
    NextTurnTime,
    Fight,
    Tactics,
    Triggered,
    CaseClosed,
)
