"""How the game of a table goes on: who is asked what, and who is answered for.

Nothing here waits for anybody. What it does is noted in the table's ledger; the room stores it and
shows it afterwards.
"""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action
from caseboard.core.chance import derived_seed
from caseboard.core.game import Decision, Game
from caseboard.play.table import PERSON
from caseboard.server import archive
from caseboard.server.audience import Audience
from caseboard.server.history import History
from caseboard.server.ledger import Ledger
from caseboard.server.model import TableRow
from caseboard.server.reactions import (
    SealedQuestions,
    always_asks,
    could_react,
    is_reaction,
    kept_on_own_turn,
    ordered,
    passing,
)
from caseboard.server.schema import Ack, Reason, Refused
from caseboard.server.services import Refusal, Services
from caseboard.server.window import Window

SNAPSHOT_EVERY: Final = 200
MOST_PASSES: Final = 100

OVERTAKEN: Final = Reason("overtaken", "somebody with priority played a card first")


def bot_seed(row: TableRow, count: int, seat: int) -> int:
    """With what a bot's chance begins at an entry of a table."""
    return derived_seed("bot's move", row.bots, count, seat)


class Progress:
    """The game of one table, the answers that it waits for and those that others give."""

    def __init__(
        self,
        row: TableRow,
        services: Services,
        ledger: Ledger,
        audience: Audience,
        history: History | None,
    ) -> None:
        self.history = history
        self.window = Window(row.delay, row.patience)
        # After a restart nobody knows any more up to where that was: here, to be safe.
        self.no_undo_before = -1 if history is None else history.table.step
        """Up to this step of the game others could have reacted."""
        self._row = row
        self._services = services
        self._ledger = ledger
        self._audience = audience
        self._sealed = SealedQuestions()

    @property
    def live(self) -> History:
        if self.history is None:
            raise Refusal("not-started", "the game begins when every seat is taken")
        return self.history

    @property
    def game(self) -> Game:
        return self.live.game

    @property
    def held(self) -> bool:
        """Whether what comes of the last choice is still kept back."""
        return self.window.open

    def question(self, seat: int) -> Game | None:
        """The game at the point where this seat is asked; None if it is not."""
        if self._row.seats[seat].now != PERSON:
            return None
        decision = self.game.decision
        if decision is None:
            return None
        if decision.sealed:
            return self.asked().get(seat)
        return self.game if decision.seat == seat and not self.held else None

    def questions(self) -> dict[int, Game]:
        """Whom the open window asks."""
        return self._sealed.at(self.game, self.live.count)

    def asked(self) -> dict[int, Game]:
        """The people whom the open window asks and who have not answered."""
        decision = self.game.decision
        if decision is None or not decision.sealed:
            return {}
        return {
            seat: at
            for seat, at in self.questions().items()
            if seat not in self.window.answers
            and self._row.seats[seat].now == PERSON
            and ordered(at, self._row.seats[seat].orders) is None
        }

    def apply(self, seat: int, action: Action, client_id: str | None) -> None:
        live, row = self.live, self._row
        decision = self.game.decision
        assert decision is not None
        apart = not row.open_undo and not decision.sealed
        may_react = apart and bool(could_react(self.game))
        now = self._services.clock()
        entry, events = live.choose(seat, action, client_id, now)
        self._ledger.note(archive.add_entry(row.id, entry))
        self._services.metrics.count("moves")
        if live.count % SNAPSHOT_EVERY == 0:
            self._snapshot()
        if may_react or (apart and could_react(self.game)):
            self.no_undo_before = live.table.step
            self.open_window()
        self._audience.happened(live.moment, events)
        self._drop_overtaken()

    def open_window(self) -> None:
        now = self._services.monotonic()
        self.window.begin(now, could_react(self.game))
        for seat in self.window.may_wait:
            row = self._row.seats[seat]
            if row.now == PERSON and always_asks(row.orders):
                self.window.take_time(seat, now)

    def _drop_overtaken(self) -> None:
        """Somebody with priority has played: answers that waited behind him are void."""
        waiting = self.window.answers
        if not waiting:
            return
        decision = self.game.decision
        still = self.questions() if decision is not None and decision.sealed else {}
        for seat in [seat for seat in waiting if seat not in still]:
            answer = waiting.pop(seat)
            self.window.counted(answer, Refused(answer.client_id, OVERTAKEN))

    def _snapshot(self) -> None:
        live = self.live
        self._ledger.note(
            archive.add_snapshot(self._row.id, live.count - 1, live.table.step, self.game.to_json())
        )

    def last_snapshot(self) -> None:
        """The game is over: it can be looked at without being played again."""
        if self.live.count % SNAPSHOT_EVERY:
            self._snapshot()

    def go_on(self, moves: int) -> bool:
        """Answer for who need not be asked, so many times; whether there may be more of it."""
        for _ in range(moves):
            decision = self.game.decision
            if decision is None:
                return False
            if decision.sealed and self._row.delay > 0 and not self.held:
                self.open_window()
            if self.held and not decision.sealed:
                return False
            if not self._answer_for(decision):
                return False
        return True

    def _answer_for(self, decision: Decision) -> bool:
        """Answer for a seat that need not be asked, if there is such an answer."""
        seat = decision.seat
        row = self._row.seats[seat]
        if self.count_answers():
            return True
        action = self.by_order(decision) if row.now == PERSON else self._by_quick_bot(seat)
        if action is None or self.obeyed_later(decision):
            return False
        self.apply(seat, action, None)
        return True

    def count_answers(self) -> bool:
        """Play the sealed answers whose turn has come; whether there was one."""
        if not self.window.answers:
            return False
        counted = False
        while (decision := self.game.decision) is not None and decision.sealed:
            answer = self.window.answers.pop(decision.seat, None)
            if answer is None:
                break
            self.apply(answer.seat, answer.action, answer.client_id or None)
            self.window.counted(answer, Ack(answer.client_id, self.live.moment))
            counted = True
        return counted

    def _by_quick_bot(self, seat: int) -> Action | None:
        return self._services.crew.at_once(
            self._row.seats[seat].now, self.game, bot_seed(self._row, self.live.count, seat)
        )

    def by_order(self, decision: Decision) -> Action | None:
        """What a person's standing orders answer."""
        row = self._row.seats[decision.seat]
        if row.orders and not is_reaction(self.game, decision):
            kept = kept_on_own_turn(row.orders)
            if kept != row.orders:
                row.orders = kept
                self._ledger.note(archive.put_seat(self._row.id, decision.seat, row))
        return ordered(self.game, row.orders)

    def obeyed_later(self, decision: Decision) -> bool:
        """Whether a person's order must look like his own answer to a question that all see."""
        person = self._row.seats[decision.seat].now == PERSON
        return person and not decision.sealed and not self._row.open_undo

    def close_window(self) -> None:
        """Who has not answered passes; then everybody sees what has come of it."""
        for _ in range(MOST_PASSES):
            decision = self.game.decision
            if decision is None or not decision.sealed:
                break
            if not self._answer_for(decision):
                let_go = passing(self.game)
                if let_go is None:
                    break
                self.apply(decision.seat, let_go, None)
        self.window.close()
