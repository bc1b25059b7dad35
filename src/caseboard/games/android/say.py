"""Events in plain words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from caseboard.core.tellers import Tellers
from caseboard.core.wording import counted, signed
from caseboard.games.android import events
from caseboard.games.android.catalogue import (
    ENDINGS,
    FAVOR_NAMES,
    GENERAL_EVENTS,
    NPCS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
    card_at,
)
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.names import (
    CELL_NAMES,
    PILE_NAMES,
    card_name,
    deck_name,
    dollars,
    file_name,
    lead_name,
    marker_of,
    place_name,
    player_name,
    suspect_name,
    value_words,
)
from caseboard.games.android.numbers import NOBODY
from caseboard.games.android.state import AndroidState

F = TypeVar("F", bound=events.OfSeat)


def _drawn(state: AndroidState, fact: events.CardDrawn) -> str:
    what = card_name(fact.card) if fact.card is not None else "a card"
    return f"{player_name(state, fact.seat)} draws {what} from {deck_name(fact.deck)}."


def _played(state: AndroidState, fact: events.CardPlayed) -> str:
    card = card_at(fact.card)
    if fact.seat == fact.target:
        return f"{player_name(state, fact.seat)} plays '{card.name}'."
    return (
        f"{player_name(state, fact.seat)} plays '{card.name}' on {player_name(state, fact.target)}."
    )


def _evidence_drawn(state: AndroidState, fact: events.EvidenceDrawn) -> str:
    if fact.value is None:
        return ""
    return f"You drew {value_words(fact.value)}."


def _evidence_placed(state: AndroidState, fact: events.EvidencePlaced) -> str:
    what = f"evidence ({value_words(fact.value)})" if fact.value is not None else "evidence"
    file = f"{suspect_name(fact.suspect)}'s {file_name(fact.file)}"
    return f"{player_name(state, fact.seat)} places {what} in {file}."


def _evidence_peeked(state: AndroidState, fact: events.EvidencePeeked) -> str:
    words = f"{player_name(state, fact.seat)} reads the files on {suspect_name(fact.suspect)}"
    if not fact.values:
        return f"{words}."
    return f"{words}: {', '.join(value_words(value) for value in fact.values)}."


def _jumped(state: AndroidState, fact: events.Jumped) -> str:
    words = f"{player_name(state, fact.seat)} gets a jump on the case"
    if fact.marker == fact.seat:
        return f"{words}."
    return f"{words} and hands it on to {player_name(state, fact.marker)}."


def _hand_seen(state: AndroidState, fact: events.HandSeen) -> str:
    words = f"{player_name(state, fact.seat)} sees {player_name(state, fact.owner)}'s hand"
    if not fact.cards:
        return f"{words}."
    return f"{words}: {', '.join(card_name(card) for card in fact.cards)}."


def _hunches(state: AndroidState, fact: events.Hunches) -> str:
    if fact.guilty is None or fact.innocent is None:
        return ""
    guilty, innocent = suspect_name(fact.guilty), suspect_name(fact.innocent)
    if guilty == innocent:
        return f"Your hunches: you are obsessed with {guilty}."
    return f"Your hunches: {guilty} is guilty, {innocent} is innocent."


def _truth(state: AndroidState, fact: events.Truth) -> str:
    if fact.innocent is None:
        return ""
    return f"You know that {suspect_name(fact.innocent)} is innocent."


def _theory(state: AndroidState, fact: events.Theory) -> str:
    if fact.suspect is None:
        return f"{player_name(state, fact.seat)} has a theory."
    return f"Your theory: {suspect_name(fact.suspect)} did it."


def _memory_dealt(state: AndroidState, fact: events.MemoryDealt) -> str:
    if fact.memory is None:
        return f"{player_name(state, fact.seat)} is dealt one of Raymond's memories."
    return f"You hold Raymond's memory '{SPECIAL.memories[fact.memory].name}'."


def _taken(state: AndroidState, fact: events.CardTaken) -> str:
    what = card_name(fact.card) if fact.card is not None else "a card"
    taker, owner = player_name(state, fact.seat), player_name(state, fact.owner)
    return f"{taker} takes {what} from {owner}'s hand."


def _given(state: AndroidState, fact: events.FavorGiven) -> str:
    giver, taker = player_name(state, fact.seat), player_name(state, fact.to)
    return f"{giver} hands {taker} a {FAVOR_NAMES[fact.favor]}."


def _lines(count: int) -> str:
    return "a line" if count == 1 else f"{count} lines"


def _plot_resolved(state: AndroidState, fact: events.PlotResolved) -> str:
    card = PLOTS[fact.plot].line(fact.line)
    side = "well" if fact.positive else "badly"
    return (
        f"{player_name(state, fact.seat)}'s '{card.name}' goes {side}: "
        f"{fact.good} good against {fact.bad} bad baggage."
    )


def _closed(state: AndroidState, fact: events.CaseClosed) -> str:
    if fact.murderer < 0:
        return "The case is closed: no suspect lived to be charged."
    charged = suspect_name(fact.murderer)
    if fact.culprit in (NOBODY, fact.murderer):
        return f"The case is closed: {charged} is the murderer."
    return f"The case is closed: {charged} is charged, but {suspect_name(fact.culprit)} did it."


def _shift(state: AndroidState, fact: events.Shifted) -> str:
    way = "dark" if fact.by > 0 else "light"
    return f"{player_name(state, fact.seat)} {way} shifts {counted(abs(fact.by), 'space')}."


def _npc_changed(state: AndroidState, fact: events.NpcChanged) -> str:
    npc = NPCS[fact.npc]
    return f"{npc.name}: {npc.end_status}."


TELLERS: Final = Tellers[AndroidState]()
say: Final = TELLERS.say
tells: Final = TELLERS.add


def does(fact: type[F], words: Callable[[str, F], str]) -> None:
    """Words that begin with, or speak of, the detective whose doing it is."""
    tells(fact, lambda state, happened: words(player_name(state, happened.seat), happened))


tells(events.Murder, lambda state, fact: f"The case: {MURDERS[fact.murder].name}.")
tells(
    events.Detective,
    lambda state, fact: f"Seat {fact.seat + 1} plays {SHEETS[fact.detective].name}.",
)
tells(events.Hunches, _hunches)
tells(events.MemoryDealt, _memory_dealt)
does(
    events.MemoryShown,
    lambda who, fact: f"{who} shows Raymond's memory '{SPECIAL.memories[fact.memory].name}'.",
)
tells(events.SetUp, lambda state, fact: f"The body was found at {place_name(fact.scene)}.")
tells(
    events.Day,
    lambda state, fact: (
        f"Day {(fact.day - 1) % 6 + 1} of week {(fact.day - 1) // 6 + 1} begins."
        + (" The climax: leads that are followed up are gone for good." if fact.climax else "")
    ),
)
does(events.FirstPlayer, lambda who, fact: f"{who} is the first player.")
does(events.Turn, lambda who, fact: f"{who}'s turn, {fact.time} Time.")
does(
    events.Moved,
    lambda who, fact: f"{who} goes from {place_name(fact.origin)} to {place_name(fact.place)}.",
)
tells(events.CardDrawn, _drawn)
does(
    events.CardDiscarded,
    lambda who, fact: f"{who} discards {card_name(fact.card)}.",
)
tells(events.CardPlayed, _played)
tells(events.CardCancelled, lambda state, fact: f"{card_name(fact.card)} is canceled.")
does(
    events.CardStays,
    lambda who, fact: f"{card_name(fact.card)} stays in play with {who}.",
)
tells(events.CardLeftPlay, lambda state, fact: f"{card_name(fact.card)} leaves play.")
tells(events.CardTaken, _taken)
tells(
    events.DeckShuffled, lambda state, fact: f"The discards of {deck_name(fact.deck)} are shuffled."
)
tells(events.Shifted, _shift)
does(
    events.FavorGained,
    lambda who, fact: f"{who} gains {counted(fact.count, FAVOR_NAMES[fact.favor])}.",
)
does(
    events.FavorLost,
    lambda who, fact: f"{who} gives up {counted(fact.count, FAVOR_NAMES[fact.favor])}.",
)
tells(events.FavorGiven, _given)
does(events.HaasGained, lambda who, fact: f"{who} gains a Haas token.")
does(
    events.JintekiGained,
    lambda who, fact: f"{who} gains a Jinteki token.",
)
does(
    events.TraumaGained,
    lambda who, fact: f"{who} gains {fact.count} trauma.",
)
does(
    events.TraumaRemoved,
    lambda who, fact: f"{who} is rid of {fact.count} trauma.",
)
does(
    events.TraumaShruggedOff,
    lambda who, fact: f"{who} takes no trauma.",
)
does(
    events.Money,
    lambda who, fact: f"{who} has {dollars(fact.to)} now.",
)
does(events.Stalled, lambda who, fact: f"{who}'s hopper breaks down.")
does(events.Repaired, lambda who, fact: f"{who}'s hopper flies again.")
does(
    events.DropshipGained,
    lambda who, fact: f"{who} gains a dropship pass.",
)
does(
    events.DropshipSpent,
    lambda who, fact: f"{who} gives up a dropship pass.",
)
does(
    events.WarrantPlaced,
    lambda who, fact: f"{who} has a warrant on {place_name(fact.place)}.",
)
does(
    events.WarrantLifted,
    lambda who, fact: f"{who}'s warrant on {place_name(fact.place)} is gone.",
)
does(events.Talked, lambda who, fact: f"{who} talks to {fact.person}.")
tells(events.PersonMoved, lambda state, fact: f"{fact.person} is at {place_name(fact.place)}.")
tells(events.HandSeen, _hand_seen)
tells(events.NpcChanged, _npc_changed)
tells(
    events.NpcMoved,
    lambda state, fact: f"{marker_of(fact.npc)} goes to {place_name(fact.place)}.",
)
does(
    events.LeadFollowed,
    lambda who, fact: f"{who} follows up {lead_name(fact.lead)} at {place_name(fact.place)}.",
)
does(
    events.LeadMoved,
    lambda who, fact: f"{who} moves {lead_name(fact.lead)} to {place_name(fact.place)}.",
)
tells(
    events.LeadPlaced,
    lambda state, fact: f"{lead_name(fact.lead)} points to {place_name(fact.place)}.",
)
tells(events.LeadRemoved, lambda state, fact: f"{lead_name(fact.lead)} is gone for good.")
tells(events.LeadWaits, lambda state, fact: f"{lead_name(fact.lead)} has nowhere to go and waits.")
does(
    events.LeadSacrificed,
    lambda who, fact: f"{who} sacrifices what the lead gives.",
)
tells(events.LeadWasted, lambda state, fact: f"Nothing comes of {lead_name(fact.lead)}.")
tells(events.EvidenceDrawn, _evidence_drawn)
tells(events.EvidencePlaced, _evidence_placed)
tells(events.EvidencePeeked, _evidence_peeked)
tells(
    events.EvidenceRevealed,
    lambda state, fact: (
        f"Evidence on {suspect_name(fact.suspect)} is turned up: {value_words(fact.value)}."
    ),
)
tells(
    events.EvidenceRemoved,
    lambda state, fact: f"Evidence on {suspect_name(fact.suspect)} is returned.",
)
tells(
    events.EvidenceMoved,
    lambda state, fact: (
        f"Evidence on {suspect_name(fact.suspect)} now points to {suspect_name(fact.to)}."
    ),
)
does(
    events.AlibiPlaced,
    lambda who, fact: f"{who} finds an alibi for {suspect_name(fact.suspect)}.",
)
tells(
    events.AlibiRemoved,
    lambda state, fact: f"An alibi of {suspect_name(fact.suspect)} falls apart.",
)
does(
    events.HitPlaced,
    lambda who, fact: f"{who} puts a hit on {suspect_name(fact.suspect)} ({fact.hits}).",
)
tells(
    events.HitRemoved, lambda state, fact: f"A hit on {suspect_name(fact.suspect)} is called off."
)
tells(events.SuspectKilled, lambda state, fact: f"{suspect_name(fact.suspect)} is killed.")
tells(
    events.SuspectPinned,
    lambda state, fact: f"{suspect_name(fact.suspect)} is holed up at {place_name(fact.place)}.",
)
does(
    events.PinLoosened,
    lambda who, fact: f"{who} talks to {suspect_name(fact.suspect)}: {fact.left} Time to go.",
)
does(
    events.DugDeeper,
    lambda who, fact: f"{who} digs deeper and is at the {PILE_NAMES[fact.pile]} pieces.",
)
does(
    events.BackToTheSurface,
    lambda who, fact: f"{who} is back at the {PILE_NAMES[fact.pile]} pieces.",
)
does(
    events.PieceDrawn,
    lambda who, fact: f"{who} draws a {PILE_NAMES[fact.pile]} piece.",
)
does(
    events.PiecePlaced,
    lambda who, fact: f"{who} places the piece at {CELL_NAMES[fact.cell]}.",
)
does(
    events.PieceDiscarded,
    lambda who, fact: f"{who} discards the piece.",
)
does(
    events.ConspiracyTokens,
    lambda who, fact: f"{who} completes {_lines(fact.count)} of the conspiracy.",
)
does(
    events.GoodBaggage,
    lambda who, fact: f"{who} gains {fact.count} good baggage.",
)
does(
    events.BadBaggage,
    lambda who, fact: f"{who} gains {fact.count} bad baggage.",
)
does(
    events.BaggageDiscarded,
    lambda who, fact: f"{who} is rid of {fact.count} baggage.",
)
does(
    events.ConditionalBaggage,
    lambda who, fact: f"{who} feels {fact.word}.",
)
does(
    events.Mood,
    lambda who, fact: f"{who} is in a {'good' if fact.good else 'bad'} mood.",
)
does(
    events.Sanity,
    lambda who, fact: f"{who}'s sanity is {signed(fact.to)}.",
)
does(
    events.DirectiveShed,
    lambda who, fact: f"{who} sheds directive {fact.number}.",
)
tells(
    events.Sacrificed,
    lambda state, fact: (
        f"{player_name(state, fact.seat)} makes a sacrifice for "
        f"{'good' if fact.good else 'bad'} baggage on {player_name(state, fact.owner)}."
    ),
)
does(
    events.PlotStarted,
    lambda who, fact: f"{who}'s life: {PLOTS[fact.plot].name}.",
)
tells(events.PlotResolved, _plot_resolved)
does(
    events.Crossroads,
    lambda who, fact: f"{who}: '{PLOTS[fact.plot].line(fact.line).name}'.",
)
does(
    events.Ending,
    lambda who, fact: f"{who}'s story ends: '{ENDINGS[fact.ending].name}' ({signed(fact.vp)} VP).",
)
tells(events.Event, lambda state, fact: f"Event: {GENERAL_EVENTS[fact.event].name}.")
tells(events.EventEnded, lambda state, fact: f"'{GENERAL_EVENTS[fact.event].name}' is over.")
does(events.EventUsed, lambda who, fact: f"{who} uses the event.")
tells(
    events.SpecificEvent, lambda state, fact: f"The case turns: {SPECIFIC_EVENTS[fact.event].name}."
)
tells(
    events.SpecificEventEnded, lambda state, fact: f"'{SPECIFIC_EVENTS[fact.event].name}' is over."
)
does(
    events.CostNotPaid,
    lambda who, fact: f"{who} cannot pay for it: it comes to nothing.",
)
does(
    events.AbilityUsed,
    lambda who, fact: f"{who} uses {place_name(fact.place)}.",
)
tells(events.Jumped, _jumped)
does(
    events.TimeLost,
    lambda who, fact: f"{who} loses {fact.amount} Time.",
)
does(
    events.TimeGained,
    lambda who, fact: f"{who} gains {fact.amount} Time.",
)
does(
    events.NextTurnTime,
    lambda who, fact: f"{who} has {signed(fact.amount)} Time next turn.",
)
does(events.Fight, lambda who, fact: f"{who} is in a fight.")
does(
    events.Tactics,
    lambda who, fact: f"{who} fights {'clean' if fact.light else 'dirty'}.",
)
does(
    events.Triggered,
    lambda who, fact: f"{who}, because of '{fact.source}':",
)
tells(events.Truth, _truth)
tells(events.Theory, _theory)
tells(events.CaseClosed, _closed)
