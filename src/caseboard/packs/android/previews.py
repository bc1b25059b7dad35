"""What a way to place a puzzle piece would do, before it is placed."""

from __future__ import annotations

from typing import Final

from caseboard.core.game import Game
from caseboard.games.android.content.puzzle import completed_lines, laid, links
from caseboard.games.android.numbers import NO_PIECE
from caseboard.games.android.rules.conspiracy import RevealInformation
from caseboard.games.android.shapes import AndroidLinks, AndroidPlacing
from caseboard.games.android.state import AndroidState
from caseboard.pack.wire import NoPreview, Preview


def links_of(game: Game, seat: int, asked: AndroidPlacing) -> AndroidLinks:
    state = game.state
    assert isinstance(state, AndroidState)
    top, action = state.stack[-1], game.rules.actions[asked.action]
    if not isinstance(top, RevealInformation) or top.piece == NO_PIECE or action.verb != "piece":
        raise NoPreview("no puzzle piece is being placed")
    cell, turn = divmod(action.argument, 4)
    board = state.board
    if board[cell] >= 0:
        raise NoPreview("a piece lies there already")
    after = board.copy()
    after[cell] = laid(top.piece, turn)
    return AndroidLinks(
        list(links(board).values()), list(links(after).values()), completed_lines(board, cell)
    )


PREVIEWS: Final = {"links": Preview(AndroidPlacing, AndroidLinks, links_of)}
