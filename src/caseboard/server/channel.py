"""One seat's line to the people who look from it: the same messages to all their tabs."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

import msgspec

from caseboard.core.delta import Change, diff_in_parts
from caseboard.core.events import Event, Fact
from caseboard.core.game import SEALED
from caseboard.core.rules import Claim as Sayable
from caseboard.core.view import Look, Seen
from caseboard.server.history import History
from caseboard.server.schema import (
    Claim,
    LogLine,
    Order,
    Position,
    Step,
    UndoRequest,
    Update,
)

encode: Final = msgspec.json.Encoder().encode

WAITING: Final = {"decision": SEALED}
"""What others are asked while reactions are gathered."""


class Listener(Protocol):
    """A socket, as a table sees it."""

    address: str
    device: str

    def send(self, data: bytes) -> None:
        """Hand a message over; never waits."""
        ...

    def close(self) -> None:
        """Hang up when all that was handed over is sent; never waits."""
        ...


class Happened(NamedTuple):
    """An event, what all know of it, how long that holds the eye, and whose story tells of it.

    How long is worked out from what everybody knows, so that no pause tells more.
    """

    event: Event
    fact: Fact
    lasts: int
    heard: tuple[int | None, ...]


def happened(history: History, events: Iterable[Event]) -> list[Happened]:
    """The events of a history's last step."""
    news = []
    for event, heard in zip(events, history.table.heard, strict=True):
        fact = event.known_to(None)
        news.append(Happened(event, fact, history.pace(fact), heard))
    return news


def length(news: Iterable[Happened]) -> int:
    """How long it takes to see it, in milliseconds; what no line tells of takes no time."""
    return sum([one.lasts for one in news if None in one.heard])


class Picture(NamedTuple):
    """A position as a seat sees it: with all others, alone (both in parts), and what is asked.

    ``lines``: how many lines of the story have been told up to here.
    """

    step: int
    public: list[Seen]
    private: list[Seen]
    asking: Seen
    lines: int


def first_picture(
    history: History, seat: int | None, look: Look, step: int, asking: Seen
) -> Picture:
    """What a seat sees that has seen nothing yet, at an engine step."""
    lines = history.lines(seat, step)
    return Picture(history.moments[step], look.public, look.private(seat), asking, lines)


class Glance:
    """A look at the game by all at once: what has changed is worked out once for all."""

    __slots__ = ("_changes", "look")

    def __init__(self, look: Look) -> None:
        self.look = look
        self._changes: dict[int, list[Change]] = {}

    def changes(self, since: list[Seen]) -> list[Change]:
        """Since an earlier look's public part, which must stay in memory meanwhile."""
        known = self._changes.get(id(since))
        if known is None:
            known = self._changes[id(since)] = diff_in_parts(since, self.look.public)
        return known


class Status(NamedTuple):
    """What a seat may do now besides answering, and which log it reads."""

    epoch: int
    ask: int
    claims: tuple[Sayable, ...]
    can_undo: bool
    undo: UndoRequest | None
    waiting: bool
    may_wait: bool
    takes_time: bool


NOTHING_TO_DO: Final = Status(0, 0, (), False, None, False, False, False)


class Channel:
    """What the seat (None: spectators) has been shown, and the steps that wait to be shown."""

    __slots__ = (
        "_free", "_keep", "_pictures", "_shown", "_status", "_steps", "happened", "last",
        "listeners", "seat", "seen", "version",
    )  # fmt: skip

    def __init__(self, seat: int | None, shown: Picture, status: Status) -> None:
        self.seat = seat
        self.happened: list[Happened] = []
        """What has happened since the last step was cut."""
        self.last = shown
        """The picture at the end of the last step, shown or not."""
        self.listeners: set[Listener] = set()
        self._shown = shown
        self._status = status
        self._steps: list[Step] = []
        self._pictures: list[Picture] = []
        """What is seen at the end of each of them."""
        self._free = 0
        self._keep = shown.lines
        self.version = 0
        self.seen = 0
        """The version that a page has shown whole."""

    def cut(self, history: History, glance: Glance, asking: Seen) -> None:
        """What has come since the last cut is one step."""
        last, public, private = self.last, glance.look.public, glance.look.private(self.seat)
        log = history.log(self.seat, last.lines)
        now = Picture(history.moment, public, private, asking, last.lines + len(log))
        changes = glance.changes(last.public) + diff_in_parts(last.private, private)
        if asking != last.asking:
            for name, value in asking.items():
                changes.append([[name], value])
        if changes or log or self.happened:
            self._steps.append(self._step(now.step, changes, log))
            self._pictures.append(now)
            self.happened = []
        self.last = now

    def _step(self, number: int, changes: list[Change], log: list[LogLine]) -> Step:
        step = Step(step=number, changes=changes, events=[], lasts=[], log=log, told=[])
        for at, (event, fact, lasts, heard) in enumerate(self.happened):
            step.events.append(fact if event.audience is None else event.known_to(self.seat))
            step.lasts.append(lasts)
            if self.seat in heard:
                step.told.append(at)
        return step

    def hold(self) -> None:
        """From here on steps are kept back; those that wait already may be shown."""
        self._free = len(self._steps)
        self.last = self.last._replace(asking={})

    def take(self, count: int | None = None) -> list[Step]:
        """The steps that wait to be shown, or so many of them."""
        taken, pictures = self._steps[:count], self._pictures[:count]
        del self._steps[:count], self._pictures[:count]
        if pictures:
            self._shown = pictures[-1]
        return taken

    def show(self, status: Status) -> bytes | None:
        """All steps as a message, if there is something to tell."""
        return self._update(self.take(), status)

    def wait(self, may_wait: bool, takes_time: bool) -> bytes | None:
        """Reactions are being gathered: nobody is seen to be asked, nothing is seen to come."""
        steps = self.take(self._free)
        self._free = 0
        if self._shown.asking != WAITING:
            steps.append(Step(self._shown.step, [[["decision"], SEALED]], [], [], [], []))
            self._shown = self._shown._replace(asking=WAITING)
            self.last = self.last._replace(asking={})
        now = self._status._replace(
            can_undo=False, undo=None, waiting=True, may_wait=may_wait, takes_time=takes_time
        )
        return self._update(steps, now)

    def went_back(self, lines: int) -> None:
        """An undo has left so many lines of the story."""
        self._keep = min(self._keep, lines)
        self.last = self.last._replace(lines=self._keep)

    def position(
        self, history: History, epoch: int | None, lines: int, orders: list[Order]
    ) -> Position:
        """Everything; of the log only what the client lacks."""
        shown, status = self._shown, self._status
        known = lines if epoch == status.epoch and 0 <= lines <= shown.lines else 0
        return Position(
            version=self.version,
            step=shown.step,
            ask=status.ask,
            view=dict(ChainMap(*shown.public, *shown.private, shown.asking)),
            epoch=status.epoch,
            answered=history.last_answer(self.seat),
            log_from=known,
            log=history.log(self.seat, known)[: shown.lines - known],
            claims=_claims(status),
            can_undo=status.can_undo,
            undo=status.undo,
            orders=orders,
            waiting=status.waiting,
            may_wait=status.may_wait,
            takes_time=status.takes_time,
        )

    def _update(self, steps: list[Step], status: Status) -> bytes | None:
        before, self._status = self._status, status
        if not steps and status == before:
            return None
        base, keep = self.version, self._keep
        self.version, self._keep = base + 1, self._shown.lines
        return encode(
            Update(
                version=base + 1,
                base=base,
                epoch=status.epoch,
                log_keep=keep,
                steps=steps,
                ask=status.ask,
                claims=_claims(status) if status.claims != before.claims else None,
                can_undo=status.can_undo,
                undo=status.undo,
                waiting=status.waiting,
                may_wait=status.may_wait,
                takes_time=status.takes_time,
            )
        )


def _claims(status: Status) -> list[Claim]:
    return [Claim(claim.id, claim.text) for claim in status.claims]
