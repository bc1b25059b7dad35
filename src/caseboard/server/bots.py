"""The bots of one table: who thinks about what, and whose move waits until people have seen all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.play.table import PERSON
from caseboard.server.crew import RANDOM
from caseboard.server.fairness import Customer
from caseboard.server.model import OPEN
from caseboard.server.progress import Progress, bot_seed
from caseboard.server.talk import Handovers
from caseboard.server.window import ANSWERABLE, Answer, Phase

if TYPE_CHECKING:
    from caseboard.server.room import Room


class Bots:
    """Called with the table's lock held, as the table itself, which is handed over each time.

    So that neither keeps the other in memory.
    """

    def __init__(self) -> None:
        self._thinking: dict[int, int] = {}
        self._due: tuple[int, Action] | None = None
        """A move that waits until people have seen what came before, and at which entry."""
        self.handovers = Handovers()

    @property
    def busy(self) -> bool:
        """Whether one of them thinks or is about to move."""
        return bool(self._thinking) or self._due is not None

    def ask(self, room: Room, progress: Progress) -> None:
        """Those that must choose begin to think, unless nobody is there or will be told of it."""
        row, window, game = room.row, progress.window, progress.history.game
        decision = game.decision
        if decision is None or (row.open_undo and not room.audience.listeners):
            return
        if decision.sealed and window.phase in (Phase.CLOSED, *ANSWERABLE):
            # Who just does anything need not begin before it is his turn.
            idle = (PERSON, OPEN, RANDOM)
            thinkers = [seat for seat, one in enumerate(row.seats) if one.now not in idle]
            for seat, at in progress.questions().items() if thinkers else ():
                if seat in thinkers and seat not in window.answers:
                    self._have_thought(room, progress, seat, at)
        elif not window.open:
            self._have_thought(room, progress, decision.seat, game)

    def _have_thought(self, room: Room, progress: Progress, seat: int, at: Game) -> None:
        level, count = room.row.seats[seat].now, progress.history.count
        if level not in (PERSON, OPEN) and self._thinking.get(seat) != count:
            self._thinking[seat] = count
            room.chores.do(self._think(room, count, seat, level, at))

    async def _think(self, room: Room, count: int, seat: int, level: str, at: Game) -> None:
        who = (room.row.id, seat, room.audience.epoch)
        seed = bot_seed(room.row, room.live.count, seat)
        customer = Customer(room.address, room.row.id, lambda: bool(room.audience.listeners))
        thought = await room.services.crew.think(level, at, seed, who, customer)
        async with room.lock:
            if self._thinking.get(seat) == count:
                del self._thinking[seat]
            if room.broken or room.row.seats[seat].now != level:
                return
            self.handovers.note(seat, room.row.seats[seat].name, level, thought.level)
            progress = room.progress
            decision = progress.history.game.decision
            if decision is not None and decision.sealed:
                question = progress.questions().get(seat)
                if question is not None and question.why_not(thought.action) is None:
                    answer = Answer(seat, thought.action)
                    progress.window.answered(answer, room.services.monotonic())
            else:
                self._due = count, thought.action
                await self._play_due(room)
                return
            await room.settle()

    async def _play_due(self, room: Room) -> None:
        """An open move, if it is time for it; otherwise when it is."""
        progress = room.progress
        if progress.tempo.left(room.services.monotonic()) > 0:
            self._wait(room, progress)
            return
        due, self._due = self._due, None
        game = progress.history.game
        decision = game.decision
        if due is not None and decision is not None:
            count, action = due
            if progress.history.count == count and game.why_not(action) is None:
                progress.apply(decision, action, None)
        await room.settle()

    def _wait(self, room: Room, progress: Progress) -> None:
        left = progress.tempo.left(room.services.monotonic())
        room.chores.at("tempo", left, lambda: self._go_on(room))

    async def _go_on(self, room: Room) -> None:
        async with room.lock:
            if not room.broken:
                await self._play_due(room)

    def all_seen(self, room: Room, progress: Progress) -> None:
        """Everybody has seen all there is: the next move may come sooner."""
        if self._due is not None:
            self._wait(room, progress)
