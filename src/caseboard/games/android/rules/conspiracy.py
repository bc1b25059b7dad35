"""Uncovering the conspiracy: puzzle pieces, piles, benefits, bonuses, links (Uncovering …)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Goto, Outcome, Skip, procedure
from caseboard.games.android import events
from caseboard.games.android.actions import (
    BAD_BAGGAGE,
    DIG,
    DISCARD_PIECE,
    GAIN,
    GOOD_BAGGAGE,
    LEAD,
    NO,
    PASS,
    PIECE,
    REVEAL,
    SHIFT_DARK,
    SHIFT_LIGHT,
    YES,
)
from caseboard.games.android.content.puzzle import (
    PIECES,
    BonusKind,
    Pile,
    completed_lines,
    laid,
    legal_placements,
)
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.frames import About, Seated
from caseboard.games.android.names import PILE_NAMES
from caseboard.games.android.numbers import (
    LEADS,
    NO_PIECE,
    NO_PILE,
    NORMAL_FAVORS,
    OFF_MAP,
    lead_kind,
)
from caseboard.games.android.rules.evidence import place_hit, suspects_to_choose
from caseboard.games.android.rules.favors import gain_favor
from caseboard.games.android.rules.lasting import notice
from caseboard.games.android.rules.moving_leads import MOVE_LEAD
from caseboard.games.android.rules.plots import bad_baggage, good_baggage
from caseboard.games.android.rules.track import shift
from caseboard.games.android.rules.twilight import occur
from caseboard.games.android.state import AndroidState


def piles_left(state: AndroidState) -> list[int]:
    return [pile for pile in range(len(state.piles)) if state.piles[pile]]


def can_uncover(state: AndroidState, seat: int) -> bool:
    return state.pile_marker[seat] != NO_PILE


def next_pile(state: AndroidState, seat: int) -> int:
    """Digging Deeper: the next more valuable pile with pieces; at the best one, that one (A31)."""
    at = state.pile_marker[seat]
    return next((pile for pile in piles_left(state) if pile > at), at)


def ask_how(state: AndroidState, frame: Seated) -> Ask:
    """Reveal information or dig deeper."""
    prompt = "Reveal a piece of the conspiracy, or dig deeper?"
    return Ask(frame.seat, "uncover", (REVEAL, DIG), prompt)


def uncover(state: AndroidState, frame: Seated) -> Outcome:
    seat = frame.seat
    if frame.answer is DIG:
        dig_deeper(state, seat)
        return None
    return REVEAL_INFORMATION(seat=seat, pile=state.pile_marker[seat], own_marker=True)


def let_others_react(state: AndroidState, frame: Seated) -> None:
    occur(state, Occasion.UNCOVERS, frame.seat)


UNCOVER_CONSPIRACY: Final = procedure(
    "Uncovering the conspiracy", Seated, ask_how, uncover, let_others_react
)


def dig_deeper(state: AndroidState, seat: int) -> None:
    pile = next_pile(state, seat)
    if pile != NO_PILE:
        state.pile_marker[seat] = pile
        state.tell(events.DugDeeper(seat=seat, pile=pile))


@dataclass(slots=True, eq=False)
class RevealInformation(Seated):
    pile: int
    own_marker: bool
    """Whether the seat's hero marker moves."""
    piece: int = NO_PIECE
    bonuses: int = 0
    """The bonuses of the piece that are still to be gained."""


def draw_piece(state: AndroidState, frame: RevealInformation) -> None:
    """Draw from the pile, then adjust the hero markers (A2)."""
    pile = frame.pile
    frame.piece = state.take_of(state.piles, pile)
    state.tell(events.PieceDrawn(seat=frame.seat, piece=frame.piece, pile=pile))
    adjust_markers(state, frame.seat if frame.own_marker else None, pile)


def adjust_markers(state: AndroidState, drawer: int | None, pile: int) -> None:
    """The drawer's marker to the least valuable pile left; others only leave an emptied pile."""
    left = piles_left(state)
    if not left:
        state.pile_marker = [NO_PILE] * state.seats
        return
    if drawer is not None:
        state.pile_marker[drawer] = left[0]
    if pile in left:
        return
    above = [other for other in left if other > pile]
    following = above[0] if above else left[-1]
    state.pile_marker = [following if at == pile else at for at in state.pile_marker]


def benefit_prompt(state: AndroidState, frame: RevealInformation) -> str:
    return (
        "Shift piece: light or dark shift any one detective?",
        "Favor piece: which favor do you gain?",
        "Baggage piece: good or bad baggage on whose plot?",
    )[frame.pile]


def ask_benefit(state: AndroidState, frame: RevealInformation) -> Ask:
    """Each kind of piece has its benefit, which may be declined except for the favor."""
    options: list[Action] = []
    if frame.pile == Pile.SHIFT:
        for detective in state.detective:
            options += (SHIFT_LIGHT[detective], SHIFT_DARK[detective])
        options.append(PASS)
    elif frame.pile == Pile.FAVOR:
        options = [GAIN[kind] for kind in range(NORMAL_FAVORS) if state.favor_bank[kind]] or [PASS]
    else:
        options = [*baggage_options(state), PASS]
    return Ask(frame.seat, "benefit", tuple(options), benefit_prompt)


def baggage_options(state: AndroidState) -> list[Action]:
    """Good or bad baggage on any plot in play."""
    options = []
    for seat, detective in enumerate(state.detective):
        if state.plot[seat] >= 0:
            options += [GOOD_BAGGAGE[detective], BAD_BAGGAGE[detective]]
    return options


def take_baggage(state: AndroidState, action: Action) -> None:
    seat = state.detective.index(action.argument)
    if action.verb == "good-baggage":
        good_baggage(state, seat)
    else:
        bad_baggage(state, seat)


def take_benefit(state: AndroidState, frame: RevealInformation) -> None:
    action = frame.answer
    if action is PASS:
        return
    if action.verb == "gain":
        gain_favor(state, frame.seat, action.argument)
    elif frame.pile == Pile.SHIFT:
        seat = state.detective.index(action.argument)
        shift(state, seat, -1 if action.verb == "shift-light" else 1)
    else:
        take_baggage(state, action)


def piece_prompt(state: AndroidState, frame: RevealInformation) -> str:
    return f"Where does the {PILE_NAMES[PIECES[frame.piece].pile]} piece go?"


def ask_position(state: AndroidState, frame: RevealInformation) -> Ask:
    """A place that extends at least one line, or the piece is discarded."""
    placements = legal_placements(state.board, frame.piece)
    options = [PIECE[cell * 4 + rotation] for cell, rotation in placements]
    return Ask(frame.seat, "place-piece", (*options, DISCARD_PIECE), piece_prompt)


def place_piece(state: AndroidState, frame: RevealInformation) -> None:
    seat, action = frame.seat, frame.answer
    frame.bonuses = len(PIECES[frame.piece].bonus)
    if action is DISCARD_PIECE:
        state.tell(events.PieceDiscarded(seat=seat, piece=frame.piece))
        return
    cell, rotation = divmod(action.argument, 4)
    completed = completed_lines(state.board, cell)
    state.board[cell] = laid(frame.piece, rotation)
    state.tell(events.PiecePlaced(seat=seat, piece=frame.piece, cell=cell, rotation=rotation))
    if completed:
        state.conspiracy[seat] += completed
        state.tell(events.ConspiracyTokens(seat=seat, count=completed))


def gain_bonus(state: AndroidState, frame: RevealInformation) -> Outcome:
    """After placing or discarding, all bonuses shown on the piece, each of them optional."""
    if not frame.bonuses:
        return None
    frame.bonuses -= 1
    bonus = PIECES[frame.piece].bonus[frame.bonuses]
    if bonus.kind is BonusKind.MOVE_LEAD:
        kind = -1 if bonus.lead is None else int(bonus.lead)
        return BONUS_MOVE_LEAD(seat=frame.seat, kind=kind)
    if bonus.kind is BonusKind.PLACE_HIT:
        return BONUS_HIT(seat=frame.seat)
    return BONUS_PIECE(seat=frame.seat, pile=-1 if bonus.pile is None else int(bonus.pile))


def next_bonus(state: AndroidState, frame: RevealInformation) -> Outcome:
    return Goto(gain_bonus) if frame.bonuses else None


REVEAL_INFORMATION: Final = procedure(
    "Revealing information",
    RevealInformation,
    draw_piece,
    ask_benefit,
    take_benefit,
    ask_position,
    place_piece,
    gain_bonus,
    next_bonus,
)


@dataclass(slots=True, eq=False)
class MoveBonusLead(Seated):
    kind: int


def ask_lead_to_move(state: AndroidState, frame: MoveBonusLead) -> Ask:
    """Move a Lead: one of the shown type, placed by the player himself."""
    options = [
        LEAD[lead]
        for lead in range(LEADS)
        if state.lead_at[lead] != OFF_MAP and lead_kind(lead) == frame.kind
    ]
    return Ask(frame.seat, "bonus-lead", (*options, PASS), "Bonus: which lead do you move?")


def move_bonus_lead(state: AndroidState, frame: MoveBonusLead) -> Outcome:
    if frame.answer is PASS:
        return None
    lead = frame.answer.argument
    return MOVE_LEAD(lead=lead, mover=frame.seat, origin=state.lead_at[lead])


BONUS_MOVE_LEAD: Final = procedure(
    "Bonus: move a lead", MoveBonusLead, ask_lead_to_move, move_bonus_lead
)


def ask_hit(state: AndroidState, frame: Seated) -> Ask:
    options = (*suspects_to_choose(state), PASS)
    return Ask(frame.seat, "place-hit", options, "On which suspect do you place a hit?")


def take_hit(state: AndroidState, frame: Seated) -> None:
    if frame.answer is not PASS:
        place_hit(state, frame.seat, frame.answer.argument)
        notice(state, Occasion.PLACES_HIT, frame.seat, About(suspect=frame.answer.argument))


BONUS_HIT: Final = procedure("Bonus: place a hit", Seated, ask_hit, take_hit)
"""The hit may be declined."""


@dataclass(slots=True, eq=False)
class BonusPiece(Seated):
    pile: int


def ask_bonus_piece(state: AndroidState, frame: BonusPiece) -> Outcome:
    """Place a Bonus Puzzle Piece: from the pile shown on the piece (A7)."""
    if not state.piles[frame.pile]:
        return Skip(1)
    name = PILE_NAMES[frame.pile]
    return Ask(frame.seat, "bonus-piece", (YES, NO), f"Bonus: draw and place a {name} piece?")


def reveal_bonus_piece(state: AndroidState, frame: BonusPiece) -> Outcome:
    if frame.answer is NO:
        return None
    return REVEAL_INFORMATION(seat=frame.seat, pile=frame.pile, own_marker=False)


BONUS_PIECE: Final = procedure(
    "Bonus: another piece", BonusPiece, ask_bonus_piece, reveal_bonus_piece
)
