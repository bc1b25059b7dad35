"""How long a reaction window lasts, by what everybody knows.

Every choice that could be met with a sealed reaction is followed by a pause of the table's
``delay``, whether anybody is asked or not. Who could hold a fitting card, by the backs that all
see, may ask for time, whether he holds one or not; then the pause lasts until he has had enough
or ``patience`` is over, and one ``delay`` more. Whoever has not answered by its end passes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf

from caseboard.core.actions import Action
from caseboard.server.channel import Listener
from caseboard.server.schema import Message


@dataclass(slots=True)
class Answer:
    """A sealed answer that waits until those before it have passed; bots have no listener."""

    seat: int
    action: Action
    client_id: str = ""
    listener: Listener | None = None


class Window:
    """One table's pauses and the answers gathered in them; times are of a monotonic clock."""

    __slots__ = ("_closes", "_counted", "_delay", "_patience", "_takers", "answers", "may_wait")

    def __init__(self, delay: float, patience: float) -> None:
        self.answers: dict[int, Answer] = {}
        self.may_wait: frozenset[int] = frozenset()
        """The seats that may take time; fixed while it is open, whatever is played in secret."""
        self._counted: list[tuple[Answer, Message]] = []
        self._delay = delay
        self._patience = patience or inf
        self._closes = 0.0
        self._takers: dict[int, float] = {}

    @property
    def open(self) -> bool:
        return self._closes > 0

    def begin(self, now: float, could_react: Iterable[int]) -> None:
        """A choice was made that could be met; a table without delay has no pauses."""
        if self._delay > 0:
            self.may_wait |= frozenset(could_react)
            self._last(now)

    def _last(self, now: float) -> None:
        self._closes = max(self._closes, now + self._delay)

    def take_time(self, seat: int, now: float) -> None:
        """Hold the window open; who asks again does not get more."""
        if self.open:
            self._takers.setdefault(seat, now + self._patience)

    def enough(self, seat: int, now: float) -> None:
        """The seat has answered, or goes on without an answer."""
        if self._takers.pop(seat, None) is not None:
            self._last(now)

    def look(self, now: float) -> float | None:
        """When to look again; None: the time is up."""
        for seat in [seat for seat, until in self._takers.items() if until <= now]:
            self.enough(seat, now)
        if self._takers:
            return min(self._takers.values())
        return self._closes if now < self._closes else None

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

    def counted(self, answer: Answer, message: Message) -> None:
        """What became of it is told when the window closes.

        Sooner or later would tell whether others were asked.
        """
        self._counted.append((answer, message))

    def to_tell(self) -> list[tuple[Listener, Message]]:
        """What may be told now, once."""
        if self.open:
            return []
        counted, self._counted = self._counted, []
        return [(one.listener, message) for one, message in counted if one.listener is not None]

    def close(self) -> None:
        self._closes = 0.0
        self.may_wait = frozenset()
        self._takers.clear()
