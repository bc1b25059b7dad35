"""What was said at a table lately, and by which message of whom, so that nothing is said twice."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from caseboard.server.schema import ChatLine
from caseboard.server.texts import clean_name, unlike

MOST_REMEMBERED: Final = 200
"""Lines of a table that are kept, in memory and in the store; for each more the oldest goes."""
WATCHING: Final = "(watching)"
"""Behind every spectator's name, so that none of them speaks as a player."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line, the device that sent it, and the id of its message; notices have neither."""

    line: ChatLine
    sender: str = ""
    client_id: str = ""


class Talk:
    """The last lines."""

    def __init__(self, spoken: Iterable[Spoken] = ()) -> None:
        self._spoken = deque(spoken, maxlen=MOST_REMEMBERED)
        self._spectators: dict[str, str] = {}

    @property
    def lines(self) -> list[ChatLine]:
        return [spoken.line for spoken in self._spoken]

    def line(
        self, seat: int | None, name: str, kind: Literal["say", "claim", "notice"], text: str,
        at: float, claim: str = "", step: int = 0,
    ) -> ChatLine:  # fmt: skip
        """The next line, yet to be added."""
        number = self._spoken[-1].line.number + 1 if self._spoken else 0
        return ChatLine(number, seat, name, kind, text, at, claim, step)

    def spectator(self, device: str, name: str) -> str:
        """Under which name somebody without a seat speaks: no player's and no other spectator's."""
        self._spectators.pop(device, None)
        own = unlike(clean_name(name, "A spectator"), self._spectators.values())
        self._spectators[device] = own
        if len(self._spectators) > MOST_REMEMBERED:
            del self._spectators[next(iter(self._spectators))]
        return f"{own} {WATCHING}"

    def has(self, sender: str, client_id: str) -> bool:
        """Whether this very message was heard before."""
        return any(
            (spoken.sender, spoken.client_id) == (sender, client_id) for spoken in self._spoken
        )

    def add(self, spoken: Spoken) -> None:
        self._spoken.append(spoken)


class Handovers:
    """The table is told when a bot hands over to a simpler one or is back, not at which question.

    Nor why: what went wrong in it may be somebody's secret; the server's log has it.
    """

    def __init__(self) -> None:
        self._levels: dict[int, str] = {}
        self.notices: list[str] = []

    def note(self, seat: int, name: str, asked: str, level: str) -> None:
        """``level`` has answered where ``asked`` should have."""
        if level != self._levels.get(seat, asked):
            self._levels[seat] = level
            told = f"{name} lost the thread: {level} plays on in its place."
            if level == asked:
                told = f"{name} has found the thread again: {level} plays on."
            self.notices.append(told)

    def to_tell(self) -> list[str]:
        notices, self.notices = self.notices, []
        return notices
