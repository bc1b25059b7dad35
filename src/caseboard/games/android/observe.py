"""What a seat may know of Android, as a vector. Seats count from the one that looks, clockwise."""

from __future__ import annotations

from typing import Any, Final

from caseboard.core.observation import Layout, Observer, Part
from caseboard.games.android.catalogue import (
    CARDS,
    ENDINGS,
    FAVOR_KINDS,
    GENERAL_EVENTS,
    NPCS,
    PLOTS,
    SPECIFIC_EVENTS,
)
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.puzzle import PIECES, rotated
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, SUSPECTS
from caseboard.games.android.numbers import (
    CELLS,
    DAYS,
    DECK_OF,
    DECK_SIZES,
    DETECTIVES,
    LEADS,
    NO_PIECE,
    NO_TOKEN,
    TRACK_END,
)
from caseboard.games.android.rules.conspiracy import RevealInformation
from caseboard.games.android.rules.evidence import PlaceEvidence
from caseboard.games.android.rules.leads import is_climax
from caseboard.games.android.rules.twilight import PlayCard
from caseboard.games.android.state import FACE_UP, SEEN_SHIFT, TOKEN_MASK, AndroidState

SEATS: Final = 5
_CARDS: Final = len(CARDS)
_PLACES: Final = len(PLACES)
_DECKS: Final = len(DECK_SIZES)
_SUSPECTS: Final = len(SUSPECTS)
_FAVORS: Final = len(FAVOR_KINDS)
_VALUES: Final = tuple(sorted(set(EVIDENCE_VALUES)))
_VALUE_AT: Final = tuple(_VALUES.index(value) for value in EVIDENCE_VALUES)
_FILE: Final = 1 + len(_VALUES)
_SUSPECT: Final = 4 + 3 * _FILE
_TENTH: Final = 0.1
_TWELFTH: Final = 1 / 12
_NUMBERS: Final = 16
"""How many numbers are told of every seat beside what is one of several."""
_PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
_CELL: Final = 5 + len(_PAIRS)

_clock: Final = Part(
    "clock", 5, "day (twelfths), Time left (twelfths), climax, tokens, events left"
)
_days: Final = Part("day", DAYS, "the day, one of twelve")
_seats: Final = Part("seats", SEATS, "1 for every seat that is taken")
_murder: Final = Part("murder", len(MURDERS), "the murder sheet")
_marks: Final = Part(
    "marks", 4, "of every seat: its turn, first player, still to play, scene of crime", SEATS
)
_detective: Final = Part("detectives", len(DETECTIVES), "who every seat plays", SEATS)
_places: Final = Part("places", _PLACES, "where every detective is", SEATS)
_numbers: Final = Part(
    "numbers",
    _NUMBERS,
    "of every seat: twilight, trauma, Haas, Jinteki, conspiracy, dropship, next turn's Time, good "
    "and bad baggage, memories, cards in hand (tenths, twilight in quarters); then the special of "
    "the detective: sanity (thirds), mood, money (tenths), car broken down, memories' sleep "
    "(twelfths)",
    SEATS,
    low=-2.0,
    high=4.0,
)
_directives: Final = Part("directives", 3, "Floyd's directives")
_favors: Final = Part("favors", _FAVORS, "the favors of every seat (tenths)", SEATS, high=2.0)
_warrants: Final = Part("warrants", _PLACES, "the warrants of every seat", SEATS)
_used: Final = Part("abilities", _PLACES, "location abilities that every seat has used", SEATS)
_backs: Final = Part("backs", _DECKS, "cards in every hand by deck (tenths)", SEATS, high=2.0)
_in_play: Final = Part("in play", _CARDS, "cards that lie before every seat", SEATS)
_plots: Final = Part("plots", len(PLOTS) + 3, "every seat's plot, and where it stands", SEATS)
_endings: Final = Part("endings", len(ENDINGS), "endings that every seat has reached", SEATS)
_pile: Final = Part("pile markers", 4, "where every seat's marker on the puzzle is", SEATS)
_hand: Final = Part("hand", _CARDS, "the seat's cards")
_hunches: Final = Part("hunches", 2 * _SUSPECTS, "the seat's hunches: guilty, then innocent")
_memories: Final = Part("memories", 4, "Raymond's memories that the seat holds")
_recalled: Final = Part("recalled", _CARDS, "cards that the seat has seen in other hands")
_suspects: Final = Part(
    "suspects",
    _SUSPECT,
    "of every suspect: in the lineup, alive, hits (thirds), alibis (tenths); of each of his files, "
    f"in tenths: unknown tokens, then the known ones by value {_VALUES}",
    _SUSPECTS,
    high=6.0,
)
_drawn: Final = Part("drawn", len(_VALUES), "the evidence that the seat looks at, by value")
_leads: Final = Part("leads", _PLACES, "where every lead is", LEADS)
_waiting: Final = Part("leads waiting", LEADS, "leads that wait to be moved")
_pins: Final = Part("pins", _PLACES, "where an event holds a suspect", _SUSPECTS)
_pin_times: Final = Part("pin times", _SUSPECTS, "the Time still to be paid (tenths)")
_people: Final = Part("people", _PLACES, "Lily, Jimmy, the scene of the crime", 3)
_npcs: Final = Part("npcs", _PLACES + 1, "of every NPC: gone, where an event put him", len(NPCS))
_bank: Final = Part("bank", _FAVORS, "favors left in the bank (tenths)", high=2.0)
_decks: Final = Part("decks", _DECKS, "cards left in every deck (tenths)", high=3.0)
_piles: Final = Part("piles", 3, "pieces left in every pile of the puzzle (tenths)", high=3.0)
_discards: Final = Part("discards", _CARDS, "cards that were discarded")
_table: Final = Part("table", _CARDS, "cards that are being played")
_piece: Final = Part("piece", len(PIECES), "the piece of the puzzle that was drawn")
_board: Final = Part(
    "board",
    _CELL,
    "of every cell: filled, lines to north, east, south, west, and the pairs of sides they join",
    CELLS,
)
_events: Final = Part(
    "events", len(GENERAL_EVENTS), "the general events in the two spaces of the track", 2
)
_specific: Final = Part("specific", len(SPECIFIC_EVENTS), "the murder's own event, once shown")
_event_marks: Final = Part("event marks", 2, "of every event: over, used by the seat", 3)

LAYOUT: Final = Layout(
    [
        _clock, _days, _seats, _murder, _marks, _detective, _places, _numbers, _directives,
        _favors, _warrants, _used, _backs, _in_play, _plots, _endings, _pile, _hand, _hunches,
        _memories, _recalled, _suspects, _drawn, _leads, _waiting, _pins, _pin_times, _people,
        _npcs, _bank, _decks, _piles, _discards, _table, _piece, _board, _events, _specific,
        _event_marks,
    ]
)  # fmt: skip

_CLOCK: Final[int] = _clock.start
_DAYS: Final[int] = _days.start
_SEATS: Final[int] = _seats.start
_MURDER: Final[int] = _murder.start
_MARKS: Final[int] = _marks.start
_DETECTIVE: Final[int] = _detective.start
_PLACE: Final[int] = _places.start
_NUMBER: Final[int] = _numbers.start
_DIRECTIVES: Final[int] = _directives.start
_FAVOR: Final[int] = _favors.start
_WARRANTS: Final[int] = _warrants.start
_USED: Final[int] = _used.start
_BACKS: Final[int] = _backs.start
_IN_PLAY: Final[int] = _in_play.start
_PLOT: Final[int] = _plots.start
_PLOT_SIZE: Final[int] = _plots.size
_ENDING: Final[int] = _endings.start
_PILE: Final[int] = _pile.start
_HAND: Final[int] = _hand.start
_HUNCHES: Final[int] = _hunches.start
_MEMORIES: Final[int] = _memories.start
_RECALLED: Final[int] = _recalled.start
_SUSPECT_AT: Final[int] = _suspects.start
_DRAWN: Final[int] = _drawn.start
_LEADS: Final[int] = _leads.start
_WAITING: Final[int] = _waiting.start
_PINS: Final[int] = _pins.start
_PIN_TIMES: Final[int] = _pin_times.start
_PEOPLE: Final[int] = _people.start
_NPC: Final[int] = _npcs.start
_BANK: Final[int] = _bank.start
_DECK: Final[int] = _decks.start
_PILES: Final[int] = _piles.start
_DISCARDS: Final[int] = _discards.start
_TABLE: Final[int] = _table.start
_PIECE: Final[int] = _piece.start
_BOARD: Final[int] = _board.start
_EVENTS: Final[int] = _events.start
_EVENT_SIZE: Final[int] = _events.size
_SPECIFIC: Final[int] = _specific.start
_EVENT_MARKS: Final[int] = _event_marks.start


def _cell(links: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The places in a cell's part where a piece with these lines has a 1."""
    sides = {side for link in links for side in link}
    joined = [
        5 + at for at, (one, two) in enumerate(_PAIRS) if any(one in k and two in k for k in links)
    ]
    return (0, *(1 + side for side in sorted(sides)), *joined)


_BY_LAID: Final = (
    *(_cell(rotated(piece, turns).links) for piece in PIECES for turns in range(4)),
    _cell(((0,), (1,), (2,), (3,))),
)
"""By what a cell holds; the last is the conspiracy itself, in the center."""


def write(state: AndroidState, seat: int, out: Any) -> None:
    """Held to what the view tells the seat."""
    _write_clock(state, seat, out)
    for turn in range(state.seats):
        _write_player(state, (seat + turn) % state.seats, turn, out)
    _write_own(state, seat, out)
    _write_suspects(state, 1 << (SEEN_SHIFT + seat) | FACE_UP, out)
    _write_city(state, out)
    _write_cards(state, seat, out)
    _write_events(state, seat, out)


def _write_clock(state: AndroidState, seat: int, out: Any) -> None:
    out[_CLOCK] = state.day * _TWELFTH
    out[_CLOCK + 1] = min(state.time * _TWELFTH, 1.0)
    if is_climax(state):
        out[_CLOCK + 2] = 1.0
    out[_CLOCK + 3] = len(state.pool) / len(EVIDENCE_VALUES)
    out[_CLOCK + 4] = len(state.event_bag) / len(GENERAL_EVENTS)
    out[_DAYS + min(state.day, DAYS) - 1] = 1.0
    out[_MURDER + state.murder] = 1.0


def _write_player(state: AndroidState, seat: int, turn: int, out: Any) -> None:
    out[_SEATS + turn] = 1.0
    at = _MARKS + turn * 4
    if seat == state.turn:
        out[at] = 1.0
    if seat == state.first_player:
        out[at + 1] = 1.0
    if seat in state.turns_left:
        out[at + 2] = 1.0
    if seat == state.scene_marker:
        out[at + 3] = 1.0
    out[_DETECTIVE + turn * len(DETECTIVES) + state.detective[seat]] = 1.0
    if state.place[seat] >= 0:
        out[_PLACE + turn * _PLACES + state.place[seat]] = 1.0
    _write_numbers(state, seat, _NUMBER + turn * _NUMBERS, out)
    at = _FAVOR + turn * _FAVORS
    for kind, count in enumerate(state.favors[seat]):
        if count:
            out[at + kind] = count * _TENTH
    for place in state.warrants[seat]:
        if place >= 0:
            out[_WARRANTS + turn * _PLACES + place] = 1.0
    used, at = state.abilities_used[seat], _USED + turn * _PLACES
    while used:
        low = used & -used
        out[at + low.bit_length() - 1] = 1.0
        used ^= low
    at = _BACKS + turn * _DECKS
    for card in state.hands[seat]:
        out[at + DECK_OF[card]] += _TENTH
    at = _IN_PLAY + turn * _CARDS
    for card in state.in_play[seat]:
        out[at + card] = 1.0
    at = _PLOT + turn * _PLOT_SIZE
    if state.plot[seat] >= 0:
        out[at + state.plot[seat]] = 1.0
        if state.plot_line[seat] >= 0:
            out[at + len(PLOTS) + state.plot_line[seat]] = 1.0
    for ending in state.endings[seat]:
        out[_ENDING + turn * len(ENDINGS) + ending] = 1.0
    out[_PILE + turn * 4 + state.pile_marker[seat] + 1] = 1.0


def _write_numbers(state: AndroidState, seat: int, at: int, out: Any) -> None:
    out[at] = state.twilight[seat] / TRACK_END
    out[at + 1] = state.trauma[seat] * _TENTH
    out[at + 2] = state.haas[seat] * _TENTH
    out[at + 3] = state.jinteki[seat] * _TENTH
    out[at + 4] = state.conspiracy[seat] * _TENTH
    out[at + 5] = state.dropship[seat] * _TENTH
    out[at + 6] = state.next_turn_time[seat] * _TENTH
    out[at + 7] = state.good[seat] * _TENTH
    out[at + 8] = state.bad[seat] * _TENTH
    out[at + 9] = len(state.memories[seat]) * _TENTH
    out[at + 10] = len(state.hands[seat]) * _TENTH
    detective = state.detective[seat]
    if detective == 0:
        out[at + 11] = state.sanity / 3
    elif detective == 1:
        for number, directive in enumerate(state.directives):
            out[_DIRECTIVES + number] = float(directive)
    elif detective == 2:
        out[at + 12] = float(state.mood)
    elif detective == 3:
        out[at + 13] = state.money * _TENTH
        out[at + 14] = float(state.stalled)
    else:
        out[at + 15] = max(state.memory_rest) * _TWELFTH


def _write_own(state: AndroidState, seat: int, out: Any) -> None:
    for card in state.hands[seat]:
        out[_HAND + card] = 1.0
    if state.guilty[seat] >= 0:
        out[_HUNCHES + state.guilty[seat]] = 1.0
    if state.innocent[seat] >= 0:
        out[_HUNCHES + _SUSPECTS + state.innocent[seat]] = 1.0
    for memory in state.memories[seat]:
        out[_MEMORIES + memory] = 1.0
    for entry in state.recalled[seat]:
        for card in entry[2:]:
            out[_RECALLED + card] = 1.0
    for frame in state.stack:
        if isinstance(frame, PlaceEvidence):
            if frame.token != NO_TOKEN and frame.seat == seat:
                out[_DRAWN + _VALUE_AT[frame.token]] = 1.0
        elif isinstance(frame, PlayCard):
            out[_TABLE + frame.card] = 1.0
        elif isinstance(frame, RevealInformation) and frame.piece != NO_PIECE:
            out[_PIECE + frame.piece] = 1.0


def _write_suspects(state: AndroidState, known: int, out: Any) -> None:
    for suspect in state.lineup:
        at = _SUSPECT_AT + suspect * _SUSPECT
        out[at] = 1.0
        out[at + 1] = float(state.alive[suspect])
        out[at + 2] = state.hits[suspect] / 3
        out[at + 3] = state.alibis[suspect] * _TENTH
        at += 4
        for file in range(suspect * 3, suspect * 3 + 3):
            for entry in state.files[file]:
                if entry & known:
                    out[at + 1 + _VALUE_AT[entry & TOKEN_MASK]] += _TENTH
                else:
                    out[at] += _TENTH
            at += _FILE


def _write_city(state: AndroidState, out: Any) -> None:
    for lead, place in enumerate(state.lead_at):
        if place >= 0:
            out[_LEADS + lead * _PLACES + place] = 1.0
    for lead in state.leads_waiting:
        out[_WAITING + lead] = 1.0
    for suspect, place in enumerate(state.pin_place):
        if place >= 0:
            out[_PINS + suspect * _PLACES + place] = 1.0
            out[_PIN_TIMES + suspect] = state.pin_time[suspect] * _TENTH
    for person, place in enumerate((state.lily, state.jimmy, state.scene)):
        if place >= 0:
            out[_PEOPLE + person * _PLACES + place] = 1.0
    for npc, gone in enumerate(state.npc_gone):
        if gone:
            out[_NPC + npc * (_PLACES + 1)] = 1.0
        if state.npc_at[npc] >= 0:
            out[_NPC + npc * (_PLACES + 1) + 1 + state.npc_at[npc]] = 1.0
    for kind, count in enumerate(state.favor_bank):
        out[_BANK + kind] = count * _TENTH


def _write_cards(state: AndroidState, seat: int, out: Any) -> None:
    for deck, bag in enumerate(state.bags):
        out[_DECK + deck] = len(bag) * _TENTH
    for pile, pieces in enumerate(state.piles):
        out[_PILES + pile] = len(pieces) * _TENTH
    for cards in state.discards:
        for card in cards:
            out[_DISCARDS + card] = 1.0
    for cell, laid in enumerate(state.board):
        if laid >= 0:
            at = _BOARD + cell * _CELL
            for place in _BY_LAID[laid]:
                out[at + place] = 1.0


def _write_events(state: AndroidState, seat: int, out: Any) -> None:
    for space, event in enumerate(state.event_track[:2]):
        if event >= 0:
            out[_EVENTS + space * _EVENT_SIZE + event] = 1.0
    if state.specific_shown and state.specific >= 0:
        out[_SPECIFIC + state.specific] = 1.0
    for space, over in enumerate(state.event_over):
        if over:
            out[_EVENT_MARKS + space * 2] = 1.0
        if state.event_used[space] >> seat & 1:
            out[_EVENT_MARKS + space * 2 + 1] = 1.0


OBSERVER: Final = Observer(LAYOUT, write)
