"""The options of a question: in words, and as data.

Things that stand for an option are places, leads, suspects, favors, NPCs, cards, decks, piles and
cells of the puzzle by their numbers; detectives by theirs, and plots by their owners'; a file by
its suspect and kind, and a token of evidence in it also by its position (``token``); events by
their space (``slot``); Jimmy and the scene of the crime, of which there is one. A puzzle piece that
is laid also says by how many quarters it is ``turned``.
"""

from __future__ import annotations

from functools import cache

from caseboard.core.actions import Action
from caseboard.core.machine import Frame
from caseboard.core.options import Option
from caseboard.games.android.options.making import made
from caseboard.games.android.options.of_a_turn import OF_A_TURN
from caseboard.games.android.options.of_the_rest import OF_THE_REST
from caseboard.games.android.options.printed import PRINTED
from caseboard.games.android.rules.daytime import TURN
from caseboard.games.android.state import AndroidState


def option(state: AndroidState, frame: Frame, action: Action) -> Option:
    """The action as an option of the open question."""
    makers = OF_A_TURN if frame.procedure is TURN else OF_THE_REST
    make = makers.get(action.verb)
    return printed_option(action) if make is None else make(state, frame, action)


@cache
def printed_option(action: Action) -> Option:
    """An option that is the same in every state."""
    make = PRINTED.get(action.verb)
    return made(action, action.text) if make is None else make(action)
