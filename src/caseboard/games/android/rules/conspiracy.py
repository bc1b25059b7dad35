"""Uncovering the conspiracy: puzzle pieces, piles, benefits, bonuses, links (Uncovering …)."""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Call, Frame, Goto, Outcome, Skip, procedure
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
from caseboard.games.android.numbers import LEADS, NO_PILE, NORMAL_FAVORS, OFF_MAP, lead_kind
from caseboard.games.android.rules.evidence import place_hit, suspects_to_choose
from caseboard.games.android.rules.favors import gain_favor
from caseboard.games.android.rules.lasting import notice
from caseboard.games.android.rules.moving_leads import MOVE_LEAD
from caseboard.games.android.rules.plots import bad_baggage, good_baggage
from caseboard.games.android.rules.track import shift
from caseboard.games.android.rules.twilight import occur
from caseboard.games.android.state import AndroidState

PILE_NAMES: Final = ("shift", "favor", "baggage")


def piles_left(s: AndroidState) -> list[int]:
    return [pile for pile in range(len(s.piles)) if s.piles[pile]]


def can_uncover(s: AndroidState, seat: int) -> bool:
    return s.pile_marker[seat] != NO_PILE


def next_pile(s: AndroidState, seat: int) -> int:
    """Digging Deeper: the next more valuable pile with pieces, NO_PILE if there is none."""
    return next((pile for pile in piles_left(s) if pile > s.pile_marker[seat]), NO_PILE)


def ask_how(s: AndroidState, f: Frame) -> Ask:
    """Reveal information or dig deeper."""
    options = (REVEAL,) if next_pile(s, f["seat"]) == NO_PILE else (REVEAL, DIG)
    return Ask(f["seat"], "uncover", options, "Reveal a piece of the conspiracy, or dig deeper?")


def uncover(s: AndroidState, f: Frame) -> Outcome:
    seat = f["seat"]
    if f.answer is DIG:
        dig_deeper(s, seat)
        return None
    return Call(REVEAL_INFORMATION, seat=seat, pile=s.pile_marker[seat], own_marker=True)


def let_others_react(s: AndroidState, f: Frame) -> None:
    occur(s, Occasion.UNCOVERS, f["seat"])


UNCOVER_CONSPIRACY: Final = procedure(
    "Uncovering the conspiracy", ask_how, uncover, let_others_react
)
"""Locals: seat."""


def dig_deeper(s: AndroidState, seat: int) -> None:
    pile = next_pile(s, seat)
    if pile != NO_PILE:
        s.pile_marker[seat] = pile
        s.tell("dug-deeper", seat=seat, pile=pile)


def draw_piece(s: AndroidState, f: Frame) -> None:
    """Draw from the pile, then adjust the hero markers (A2)."""
    pile = f["pile"]
    f["piece"] = s.take(s.piles[pile])
    s.tell("piece-drawn", seat=f["seat"], piece=f["piece"], pile=pile)
    adjust_markers(s, f["seat"] if f["own_marker"] else None, pile)


def adjust_markers(s: AndroidState, drawer: int | None, pile: int) -> None:
    """The drawer's marker to the least valuable pile left; others only leave an emptied pile."""
    left = piles_left(s)
    if not left:
        s.pile_marker = [NO_PILE] * s.seats
        return
    if drawer is not None:
        s.pile_marker[drawer] = left[0]
    if pile in left:
        return
    above = [other for other in left if other > pile]
    following = above[0] if above else left[-1]
    s.pile_marker = [following if at == pile else at for at in s.pile_marker]


def benefit_prompt(s: AndroidState, f: Frame) -> str:
    return (
        "Shift piece: light or dark shift any one detective?",
        "Favor piece: which favor do you gain?",
        "Baggage piece: good or bad baggage on whose plot?",
    )[f["pile"]]


def ask_benefit(s: AndroidState, f: Frame) -> Ask:
    """Each kind of piece has its benefit, which may be declined except for the favor."""
    options: list[Action] = []
    if f["pile"] == Pile.SHIFT:
        for detective in s.detective:
            options += (SHIFT_LIGHT[detective], SHIFT_DARK[detective])
        options.append(PASS)
    elif f["pile"] == Pile.FAVOR:
        options = [GAIN[kind] for kind in range(NORMAL_FAVORS) if s.favor_bank[kind]] or [PASS]
    else:
        options = [*baggage_options(s), PASS]
    return Ask(f["seat"], "benefit", tuple(options), benefit_prompt)


def baggage_options(s: AndroidState) -> list[Action]:
    """Good or bad baggage on any plot in play."""
    options = []
    for seat, detective in enumerate(s.detective):
        if s.plot[seat] >= 0:
            options += [GOOD_BAGGAGE[detective], BAD_BAGGAGE[detective]]
    return options


def take_baggage(s: AndroidState, action: Action) -> None:
    seat = s.detective.index(action.argument)
    if action.verb == "good-baggage":
        good_baggage(s, seat)
    else:
        bad_baggage(s, seat)


def take_benefit(s: AndroidState, f: Frame) -> None:
    action = f.answer
    if action is PASS:
        return
    if action.verb == "gain":
        gain_favor(s, f["seat"], action.argument)
    elif f["pile"] == Pile.SHIFT:
        seat = s.detective.index(action.argument)
        shift(s, seat, -1 if action.verb == "shift-light" else 1)
    else:
        take_baggage(s, action)


def piece_prompt(s: AndroidState, f: Frame) -> str:
    return f"Where does the {PILE_NAMES[PIECES[f['piece']].pile]} piece go?"


def ask_position(s: AndroidState, f: Frame) -> Ask:
    """A place that extends at least one line, or the piece is discarded."""
    placements = legal_placements(s.board, f["piece"])
    options = [PIECE[cell * 4 + rotation] for cell, rotation in placements]
    return Ask(f["seat"], "place-piece", (*options, DISCARD_PIECE), piece_prompt)


def place_piece(s: AndroidState, f: Frame) -> None:
    seat, action = f["seat"], f.answer
    f["bonuses"] = len(PIECES[f["piece"]].bonus)
    if action is DISCARD_PIECE:
        s.tell("piece-discarded", seat=seat, piece=f["piece"])
        return
    cell, rotation = divmod(action.argument, 4)
    completed = completed_lines(s.board, cell)
    s.board[cell] = laid(f["piece"], rotation)
    s.tell("piece-placed", seat=seat, piece=f["piece"], cell=cell, rotation=rotation)
    if completed:
        s.conspiracy[seat] += completed
        s.tell("conspiracy-tokens", seat=seat, count=completed)


def gain_bonus(s: AndroidState, f: Frame) -> Outcome:
    """After placing or discarding, all bonuses shown on the piece, each of them optional."""
    if not f["bonuses"]:
        return None
    f["bonuses"] -= 1
    bonus = PIECES[f["piece"]].bonus[f["bonuses"]]
    if bonus.kind is BonusKind.MOVE_LEAD:
        kind = -1 if bonus.lead is None else int(bonus.lead)
        return Call(BONUS_MOVE_LEAD, seat=f["seat"], kind=kind)
    if bonus.kind is BonusKind.PLACE_HIT:
        return Call(BONUS_HIT, seat=f["seat"])
    return Call(BONUS_PIECE, seat=f["seat"], pile=-1 if bonus.pile is None else int(bonus.pile))


def next_bonus(s: AndroidState, f: Frame) -> Outcome:
    return Goto(gain_bonus) if f["bonuses"] else None


REVEAL_INFORMATION: Final = procedure(
    "Revealing information",
    draw_piece,
    ask_benefit,
    take_benefit,
    ask_position,
    place_piece,
    gain_bonus,
    next_bonus,
)
"""Locals: seat, pile, and own_marker: whether the seat's hero marker moves."""


def ask_lead_to_move(s: AndroidState, f: Frame) -> Ask:
    """Move a Lead: one of the shown type, placed by the player himself."""
    options = [
        LEAD[lead]
        for lead in range(LEADS)
        if s.lead_at[lead] != OFF_MAP and lead_kind(lead) == f["kind"]
    ]
    return Ask(f["seat"], "bonus-lead", (*options, PASS), "Bonus: which lead do you move?")


def move_bonus_lead(s: AndroidState, f: Frame) -> Outcome:
    if f.answer is PASS:
        return None
    lead = f.answer.argument
    return Call(MOVE_LEAD, lead=lead, mover=f["seat"], origin=s.lead_at[lead])


BONUS_MOVE_LEAD: Final = procedure("Bonus: move a lead", ask_lead_to_move, move_bonus_lead)


def ask_hit(s: AndroidState, f: Frame) -> Ask:
    options = (*suspects_to_choose(s), PASS)
    return Ask(f["seat"], "place-hit", options, "On which suspect do you place a hit?")


def take_hit(s: AndroidState, f: Frame) -> None:
    if f.answer is not PASS:
        place_hit(s, f["seat"], f.answer.argument)
        notice(s, Occasion.PLACES_HIT, f["seat"], suspect=f.answer.argument)


BONUS_HIT: Final = procedure("Bonus: place a hit", ask_hit, take_hit)
"""Locals: seat. The hit may be declined."""


def ask_bonus_piece(s: AndroidState, f: Frame) -> Outcome:
    """Place a Bonus Puzzle Piece: from the pile shown on the piece (A7)."""
    if not s.piles[f["pile"]]:
        return Skip(1)
    name = PILE_NAMES[f["pile"]]
    return Ask(f["seat"], "bonus-piece", (YES, NO), f"Bonus: draw and place a {name} piece?")


def reveal_bonus_piece(s: AndroidState, f: Frame) -> Outcome:
    if f.answer is NO:
        return None
    return Call(REVEAL_INFORMATION, seat=f["seat"], pile=f["pile"], own_marker=False)


BONUS_PIECE: Final = procedure("Bonus: another piece", ask_bonus_piece, reveal_bonus_piece)
"""Locals: seat, pile."""
