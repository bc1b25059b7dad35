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
from caseboard.server.channel import happened, length
from caseboard.server.history import History
from caseboard.server.ledger import Ledger
from caseboard.server.model import TableRow
from caseboard.server.reactions import (
    SealedQuestions,
    always_asks,
    could_react,
    is_reaction,
    is_seen,
    kept_on_own_turn,
    ordered,
    passing,
)
from caseboard.server.schema import Ack, Reason, Refused
from caseboard.server.services import Services
from caseboard.server.tempo import Tempo
from caseboard.server.window import ANSWERABLE, Phase, Window

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
        history: History,
    ) -> None:
        self.history = history
        self.window = Window(row.delay, row.patience)
        self.tempo = Tempo(row.tempo)
        # After a restart nobody knows any more up to where that was: here, to be safe.
        self.no_undo_before = history.table.step
        """Up to this step of the game others could have reacted."""
        self._row = row
        self._services = services
        self._ledger = ledger
        self._audience = audience
        self._sealed = SealedQuestions()

    def question(self, seat: int) -> Game | None:
        """The game at the point where this seat is asked; None if it is not."""
        game = self.history.game
        decision = game.decision
        if decision is None or self._row.seats[seat].now != PERSON:
            return None
        if decision.sealed:
            return self.asked().get(seat)
        return game if decision.seat == seat and not self.window.open else None

    def questions(self) -> dict[int, Game]:
        """Whom the open window asks."""
        return self._sealed.at(self.history.game, self.history.count)

    def asked(self) -> dict[int, Game]:
        """The people whom the open window asks and who have not answered."""
        game = self.history.game
        decision = game.decision
        if decision is None or not decision.sealed:
            return {}
        people = [seat for seat, row in enumerate(self._row.seats) if row.now == PERSON]
        # Whom else it asks need not be worked out where nobody else is.
        asked = {decision.seat: game} if people == [decision.seat] else self.questions()
        return {
            seat: at
            for seat, at in asked.items()
            if seat in people
            and seat not in self.window.answers
            and ordered(at, self._row.seats[seat].orders) is None
        }

    def apply(self, decision: Decision, action: Action, client_id: str | None) -> None:
        """Make the open decision. What others see of it is a step; nobody sees a sealed pass."""
        history, row, audience = self.history, self._row, self._audience
        game, seat, sealed = history.game, decision.seat, decision.sealed
        if is_seen(decision, action):
            audience.cut()
        apart = not sealed and not row.open_undo
        could = apart and bool(could_react(game))
        before = game.clone() if apart and row.delay > 0 else None
        entry, events = history.choose(seat, action, client_id, self._services.clock())
        self._ledger.note(archive.add_entry(row.id, entry))
        self._services.metrics.count("moves")
        if history.count % SNAPSHOT_EVERY == 0:
            self._snapshot()
        news = happened(history, events)
        lasts = length(news)
        if could or (apart and could_react(game)):
            self.no_undo_before = history.table.step
            self.open_window(before, lasts)
        audience.happened(news)
        if not self.window.open:
            self._show(lasts)
        if self.window.answers:
            self._drop_overtaken()

    def _show(self, lasts: int, *, firm: bool = False) -> None:
        """Bots leave time to see what lasts so long, if somebody is there."""
        if self._audience.seated:
            self.tempo.shown(lasts, self._services.monotonic(), firm=firm)

    def open_window(self, before: Game | None, lasts: int = 0) -> None:
        """``before``: the game that others go on seeing, if this table has pauses."""
        game, now = self.history.game, self._services.monotonic()
        shows = self.tempo.left(now) + self.tempo.seconds(lasts)
        if before is None or not self.window.begin(now, could_react(game), shows):
            return
        self._audience.hold(before)
        for seat in self.window.may_wait:
            row = self._row.seats[seat]
            if row.now == PERSON and always_asks(row.orders):
                self.window.take_time(seat, now)

    def _drop_overtaken(self) -> None:
        """Somebody with priority has played: answers that waited behind him are void."""
        waiting, decision = self.window.answers, self.history.game.decision
        still = self.questions() if decision is not None and decision.sealed else {}
        for seat in [seat for seat in waiting if seat not in still]:
            answer = waiting.pop(seat)
            self.window.counted(answer, Refused(answer.client_id, OVERTAKEN))

    def _snapshot(self) -> None:
        history = self.history
        number, record = history.count - 1, history.game.to_json()
        self._ledger.note(archive.add_snapshot(self._row.id, number, history.table.step, record))

    def last_snapshot(self) -> None:
        """The game is over: it can be looked at without being played again."""
        if self.history.count % SNAPSHOT_EVERY:
            self._snapshot()

    def go_on(self, moves: int) -> bool:
        """Answer for who need not be asked, so many times; whether there may be more of it."""
        window = self.window
        for _ in range(moves):
            decision = self.history.game.decision
            if decision is None:
                return False
            if decision.sealed and self._row.delay > 0 and not window.open:
                self.open_window(self.history.game.clone())
            may_go_on = window.phase in ANSWERABLE and decision.sealed
            if (window.open and not may_go_on) or not self._answer_for(decision):
                return False
        decision = self.history.game.decision
        if decision is None:
            return False
        row = self._row.seats[decision.seat]
        return decision.sealed or row.now != PERSON or bool(row.orders)

    def _answer_for(self, decision: Decision) -> bool:
        """Answer for a seat that need not be asked, if there is such an answer."""
        if self.window.answers and self.count_answers():
            return True
        level = self._row.seats[decision.seat].now
        if level == PERSON:
            action = self.by_order(decision)
        elif not decision.sealed and self.tempo.left(self._services.monotonic()) > 0:
            return False
        else:
            seed = bot_seed(self._row, self.history.count, decision.seat)
            action = self._services.crew.at_once(level, self.history.game, seed)
        if action is None or self.obeyed_later(decision):
            return False
        self.apply(decision, action, None)
        return True

    def count_answers(self) -> bool:
        """Play the sealed answers whose turn has come; whether there was one."""
        counted = False
        while (decision := self.history.game.decision) is not None and decision.sealed:
            answer = self.window.answers.pop(decision.seat, None)
            if answer is None:
                break
            self.apply(decision, answer.action, answer.client_id or None)
            self.window.counted(answer, Ack(answer.client_id, self.history.moment))
            counted = True
        return counted

    def by_order(self, decision: Decision) -> Action | None:
        """What a person's standing orders answer."""
        row = self._row.seats[decision.seat]
        if not row.orders:
            return None
        game = self.history.game
        if not is_reaction(game, decision):
            kept = kept_on_own_turn(row.orders)
            if kept != row.orders:
                row.orders = kept
                self._ledger.note(archive.put_seat(self._row.id, decision.seat, row))
        return ordered(game, row.orders)

    def obeyed_later(self, decision: Decision) -> bool:
        """Whether a person's order must look like his own answer to a question that all see."""
        person = self._row.seats[decision.seat].now == PERSON
        return person and not decision.sealed and not self._row.open_undo

    def end_window(self) -> None:
        """Who has not answered passes."""
        for _ in range(MOST_PASSES):
            game = self.history.game
            decision = game.decision
            if decision is None or not decision.sealed:
                break
            if not self._answer_for(decision):
                let_go = passing(game)
                if let_go is None:
                    break
                self.apply(decision, let_go, None)
        self.window.phase = Phase.ENDED

    def close_window(self) -> None:
        """From now on everybody may see what has come of it."""
        self.window.close()
        self._show(self._audience.release(), firm=True)
