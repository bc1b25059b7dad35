"""Laying pieces of the puzzle: lines of five, and links that raise what one has."""

from __future__ import annotations

from typing import Final

from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.prices import gaps
from caseboard.core.actions import Action
from caseboard.games.android.actions import DISCARD_PIECE
from caseboard.games.android.catalogue import ENDINGS, FAVOR_COUNTS_AS
from caseboard.games.android.content.puzzle import (
    GROUPS,
    Payoff,
    completed_lines,
    laid,
    links,
)
from caseboard.games.android.state import AndroidState

GIFT: Final = 1.3
"""What it costs to leave a line that the next player can complete."""
HOPE: Final = 0.25
"""What a link is worth for things of a kind that I may still get."""
DISCARDED: Final = -0.3


def holdings(state: AndroidState, seat: int) -> list[float]:
    """By Payoff, how much of what links pay for a seat has, or may hope for."""
    have = [0.0] * len(Payoff)
    for kind, count in enumerate(state.favors[seat]):
        for normal in FAVOR_COUNTS_AS[kind]:
            have[normal] += count
    for number in state.endings[seat]:
        vp = ENDINGS[number].vp
        if vp:
            have[Payoff.HAPPY_ENDING if vp > 0 else Payoff.SAD_ENDING] += 1
    have[Payoff.TRAUMA] = state.trauma[seat]
    have[Payoff.CONSPIRACY] = state.conspiracy[seat]
    have[Payoff.HAAS] = state.haas[seat]
    have[Payoff.JINTEKI] = state.jinteki[seat]
    have[Payoff.GUILTY_HUNCH] = HOPE
    have[Payoff.INNOCENT_HUNCH] = 0.7
    return have


def links_worth(eyes: Appraisal, board: list[int]) -> float:
    """What the links on a board pay me, less what they pay those I fear."""
    state = eyes.state
    found = links(board)
    if not found:
        return 0.0
    total = 0.0
    for seat in range(state.seats):
        have = holdings(state, seat)
        paid = sum(
            [
                GROUPS[number].amount * count * (have[GROUPS[number].pays] + HOPE)
                for number, count in found.items()
            ]
        )
        total += eyes.weights[seat] * paid
    return total


def placed(eyes: Appraisal, piece: int, action: Action) -> float:
    """Lines of five completed, gifts to the next player, and links."""
    board = eyes.state.board
    if action is DISCARD_PIECE:
        return DISCARDED + links_worth(eyes, board) - GIFT * gaps(board)
    cell, rotation = divmod(action.argument, 4)
    after = board.copy()
    after[cell] = laid(piece, rotation)
    lines = completed_lines(board, cell) * eyes.mine.conspiracy
    return lines - GIFT * gaps(after) + links_worth(eyes, after)
