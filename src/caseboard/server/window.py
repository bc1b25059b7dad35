"""How long a reaction window lasts, and when anything is said of it, by what everybody knows.

Every choice that could be met with a sealed reaction is followed by a pause of the table's
``delay``, whether anybody is asked or not. Who could hold a fitting card, by the backs that all
see, may ask for time, whether he holds one or not; then the pause lasts until he has had enough
or ``patience`` is over, and one ``delay`` more. Whoever has not answered by its end passes.

What is said of it is said at set times. Its opening, to all at once, is told ``SLACK`` after the
choice: the choice is stored by then, and nobody answers before. Its end is told ``SLACK`` after it
has ended: by then what has come of it is stored. A ``LAST_CALL`` before its end nobody is offered
time any more, so that who asked for it a moment earlier still gets it. What is said is worked out a
little before. So
nothing that depends on who was asked (bots, standing orders, commits, the questions themselves)
happens between a set time and what is said at it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from math import inf
from typing import Final

from caseboard.core.actions import Action
from caseboard.server.channel import Listener
from caseboard.server.schema import Message

SLACK: Final = 0.1
"""Seconds, longer than a commit takes."""
HEAD_START: Final = 0.03
"""Seconds before a set time at which what is said then is worked out, longer than that takes."""


LAST_CALL: Final = 0.3
"""Seconds, longer than a click takes to arrive."""


class Phase(Enum):
    """OPENING: the choice is made, nobody knows of it. LAST_CALL: no time is offered any more.

    ENDED: nobody can answer any more.
    """

    CLOSED = auto()
    OPENING = auto()
    GATHERING = auto()
    LAST_CALL = auto()
    ENDED = auto()


ANSWERABLE: Final = frozenset({Phase.GATHERING, Phase.LAST_CALL})
TIMELY: Final = ANSWERABLE | {Phase.OPENING}
"""When one may take time."""


@dataclass(slots=True)
class Answer:
    """A sealed answer that waits until those before it have passed; bots have no listener."""

    seat: int
    action: Action
    client_id: str = ""
    listener: Listener | None = None


class Window:
    """One table's pauses and the answers gathered in them; times are of a monotonic clock."""

    __slots__ = (
        "_counted", "_delay", "_ends", "_last_call", "_opening", "_opens", "_patience", "_takers",
        "answers", "may_wait", "open", "phase",
    )  # fmt: skip

    def __init__(self, delay: float, patience: float) -> None:
        self.phase = Phase.CLOSED
        self.open = False
        """Whether what comes of the last choice is kept back."""
        self.answers: dict[int, Answer] = {}
        self.may_wait: frozenset[int] = frozenset()
        """The seats that may take time; fixed while it is open, whatever is played in secret."""
        self._opening: list[tuple[Listener, Message]] = []
        self._counted: list[tuple[Answer, Message]] = []
        self._delay = delay
        self._last_call = min(LAST_CALL, delay / 2)
        self._patience = patience or inf
        self._opens = 0.0
        self._ends = 0.0
        self._takers: dict[int, float] = {}

    def begin(self, now: float, could_react: Iterable[int], shows: float = 0.0) -> bool:
        """A choice was made that could be met; a table without delay has no pauses.

        ``shows``: seconds until it has been seen what was chosen.
        """
        if self._delay <= 0:
            return False
        self.phase, self.open = Phase.OPENING, True
        self.may_wait = frozenset(could_react)
        self._opens = now + SLACK
        self._ends = self._opens + shows + self._delay
        return True

    def take_time(self, seat: int, now: float) -> None:
        """Hold the window open; who asks again does not get more."""
        self._takers.setdefault(seat, now + self._patience)
        if self.phase is Phase.LAST_CALL:
            self.phase = Phase.GATHERING

    @property
    def takers(self) -> Collection[int]:
        """The seats that hold it open."""
        return self._takers.keys()

    @property
    def offered(self) -> frozenset[int]:
        """The seats that are shown that they may take time."""
        return self.may_wait if self.phase is Phase.GATHERING else frozenset()

    def enough(self, seat: int, now: float) -> None:
        """The seat has answered, or goes on without an answer."""
        if self._takers.pop(seat, None) is not None:
            self._ends = max(self._ends, now + self._delay)

    @property
    def said_at(self) -> float:
        """The set time at which all hear of its opening, of its last call, or of its end."""
        if self.phase is Phase.OPENING:
            return self._opens
        return self._ends - self._last_call if self.phase is Phase.GATHERING else self._ends + SLACK

    def said(self) -> None:
        """All hear of its opening, or of its last call."""
        opening = self.phase is Phase.OPENING
        self.phase = Phase.GATHERING if opening else Phase.LAST_CALL

    def look(self, now: float) -> float:
        """The time at which this phase comes to its end."""
        if self.phase is Phase.LAST_CALL:
            return self._ends
        if self.phase is Phase.GATHERING:
            for seat in [seat for seat, until in self._takers.items() if until <= now]:
                self.enough(seat, now)
            if self._takers:
                return min(self._takers.values())
        return self.said_at - HEAD_START

    def answered(self, answer: Answer, now: float) -> None:
        """Of two answers of a seat the first counts."""
        self.answers.setdefault(answer.seat, answer)
        self.enough(answer.seat, now)

    def waits(self, seat: int, client_id: str, listener: Listener) -> bool:
        """Whether this very answer is here already; its word then goes to the latest line."""
        for answer in (*self.answers.values(), *(answer for answer, _ in self._counted)):
            if (answer.seat, answer.client_id) == (seat, client_id):
                answer.listener = listener
                return True
        return False

    def opened_by(self, listener: Listener, message: Message) -> None:
        """The word to who has made the choice: it is told with the opening."""
        self._opening.append((listener, message))

    def counted(self, answer: Answer, message: Message) -> None:
        """What became of an answer is told when the window closes.

        Sooner or later would tell whether others were asked.
        """
        self._counted.append((answer, message))

    def to_tell(self) -> list[tuple[Listener, Message]]:
        """What may be told now, once."""
        if self.phase is Phase.OPENING:
            return []
        told, self._opening = self._opening, []
        if not self.open:
            counted, self._counted = self._counted, []
            told += [(one.listener, word) for one, word in counted if one.listener is not None]
        return told

    def close(self) -> None:
        self.phase, self.open = Phase.CLOSED, False
        self.may_wait = frozenset()
        self._takers.clear()
