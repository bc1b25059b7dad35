"""Nim, a whole game with its pack: take one to three stones; whoever takes the last one wins."""

from typing import Final

from caseboard.core.actions import ActionTable
from caseboard.core.events import Fact
from caseboard.core.machine import Ask, Frame, Goto, Outcome, procedure, push
from caseboard.core.rules import Line, Result, Rules
from caseboard.core.state import State
from caseboard.core.tellers import Tellers
from caseboard.pack import Pack

TABLE: Final = ActionTable(__name__)
TAKE: Final = TABLE.verb("take", ["1", "2", "3"], "Take {}")


class Nim(State):
    __slots__ = ("seats", "stones", "turn")
    seats: int
    stones: int
    turn: int


class Taken(Fact):
    seat: int
    stones: int


def ask(state: Nim, frame: Frame) -> Outcome:
    return Ask(state.turn, "take", TAKE[: state.stones], "How many stones do you take?")


def take(state: Nim, frame: Frame) -> Outcome:
    state.tell(Taken(state.turn, frame.answer.argument + 1))
    state.stones -= frame.answer.argument + 1
    state.turn = (state.turn + 1) % state.seats
    return Goto(ask) if state.stones else None


def begin(state: Nim, seats: int, options: object) -> None:
    state.seats, state.stones, state.turn = seats, 12 + state.chance(9), 0
    push(state, PLAY())


def public(state: Nim) -> dict[str, object]:
    return {"game": "nim", "turn": state.turn, "stones": state.stones}


def result(state: Nim) -> Result:
    won = [int(seat == (state.turn - 1) % state.seats) for seat in range(state.seats)]
    return Result((won.index(1),), tuple(won), tuple((Line(one, "last stone"),) for one in won))


PLAY: Final = procedure("Taking stones", Frame, ask, take)
TELL: Final[Tellers[Nim]] = Tellers()
TELL.add(Taken, lambda state, fact: f"Seat {fact.seat + 1} takes {fact.stones}.")
RULES: Final = Rules(
    "nim", "Nim", "1", (2, 3), (), TABLE, Nim, begin, public, result, TELL.say, home=__name__
)
PACK: Final = Pack(rules=RULES, pitch="Whoever takes the last stone wins. Short, 2 or 3 seats.")
