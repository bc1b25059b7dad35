"""A live table: people and bots at one game, every choice durable before anyone sees it."""

from __future__ import annotations

import asyncio
import logging
from itertools import count
from math import inf
from typing import Final

from caseboard.core.errors import IllegalAction
from caseboard.core.game import Decision, Game
from caseboard.play.table import PERSON
from caseboard.server import archive
from caseboard.server.audience import Audience
from caseboard.server.channel import Listener, Sight, encode
from caseboard.server.chores import Chores
from caseboard.server.fairness import Customer
from caseboard.server.history import History, begun
from caseboard.server.info import table_info
from caseboard.server.ledger import Ledger
from caseboard.server.model import OPEN, TableRow
from caseboard.server.presence import Presence
from caseboard.server.progress import Progress, bot_seed
from caseboard.server.reactions import could_react, passing
from caseboard.server.schema import (
    Ack,
    Chat,
    Claim,
    Goodbye,
    Message,
    Reason,
    TableChanged,
    TableInfo,
    UndoRequest,
)
from caseboard.server.services import Refusal, Services
from caseboard.server.store import Statement
from caseboard.server.talk import Handovers, Spoken, Talk
from caseboard.server.window import Answer

STRETCH: Final = 2
"""Moves that bots make in one turn, so that nobody's answer waits for more of them."""
LONG_STRETCH: Final = 8
"""The same where many tables wait for their turn."""
STRETCHES_SHOWN: Final = 32
"""After how many stretches of bots' moves people see what has happened so far."""
NUMBER_SECONDS: Final = 5.0
"""How long a full table waits for the numbers that devices have promised."""
GLANCE: Final = 1.5
"""Seconds until an order answers a question that all see: as long as a look at one's hand takes."""

log = logging.getLogger("caseboard.server.room")


class Room:
    """One table in memory. Its methods are called with its lock held, except where they say so."""

    def __init__(self, row: TableRow, services: Services, history: History | None) -> None:
        self.row = row
        self.services = services
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.talk = Talk()
        self.undo_request: UndoRequest | None = None
        self.undo_id = ""
        self.broken = False
        self.idle_since = services.monotonic()
        self.address = ""
        """Who pays for what the bots think: the last who has sat down here."""
        self.presence = Presence(services.settings.away_seconds, self.idle_since)
        self._ledger = Ledger(services)
        self._progress = Progress(row, services, self._ledger, self.audience, history)
        self._window = self._progress.window
        self._stored_step = 0 if history is None else history.moment
        self._thinking: dict[int, int] = {}
        self._handovers = Handovers()
        self._noticed: dict[int, int] = {}
        self._waiting_for_numbers = False
        self._late = False
        self._chores = Chores(lambda error: self.failed("work", error))

    @property
    def history(self) -> History | None:
        return self._progress.history

    @property
    def live(self) -> History:
        return self._progress.live

    @property
    def game(self) -> Game:
        return self._progress.game

    @property
    def held(self) -> bool:
        """Whether what comes of the last choice is still kept back."""
        return self._progress.held

    @property
    def busy(self) -> bool:
        """Whether the table goes on by itself: a bot thinks or a hold runs."""
        return self.held or bool(self._thinking)

    @property
    def waiting_for_reactions(self) -> bool:
        """Whether people apart from each other may be answering in secret."""
        decision = self.game.decision
        sealed = decision is not None and decision.sealed and not self.row.open_undo
        return self.held or sealed

    def check_holder(self, device: str, seat: int) -> None:
        if not 0 <= seat < len(self.row.seats):
            raise Refusal("no-such-seat", f"seats are 0 to {len(self.row.seats) - 1}")
        if not self.row.seats[seat].held_by(device):
            raise Refusal("not-your-seat", "this seat is somebody else's")

    def info(self, device: str) -> TableInfo:
        eyes = self.audience.listeners.values()
        return table_info(self.row, device, self._stored_step, eyes)

    def tell_table(self) -> None:
        """Seats, names and connections to everybody here."""
        for listener in self.audience.listeners:
            listener.send(encode(TableChanged(self.info(listener.device))))

    async def begin(self) -> None:
        """Deal, once every seat is taken and the numbers that were promised are shown."""
        if self.history is not None or not self.row.full:
            return
        if self.row.unseen and not self._late:
            if not self._waiting_for_numbers:
                self._waiting_for_numbers = True
                self._chores.at("deal", NUMBER_SECONDS, self._deal_without)
            return
        history = self._progress.history = begun(self.row)
        self.row.state = "running"
        now = self.services.clock()
        self._ledger.note(
            archive.add_entry(self.row.id, history.first_entry(now)),
            archive.put_deal(self.row),
            archive.put_state(self.row),
        )
        await self._commit()
        self._open_audience(history)
        for listener in self.audience.listeners:
            self._show_all(listener, None, 0)
        self.tell_table()
        await self.settle()

    async def _deal_without(self) -> None:
        """Whoever has not shown a number by now is not waited for."""
        async with self.lock:
            self._late = True
            if not self.broken:
                await self.begin()

    async def resume(self) -> None:
        """Go on with a table that was made or read back from the store."""
        if self.history is None:
            await self.begin()
            return
        self._open_audience(self.history)
        if not self.row.open_undo and could_react(self.game):
            self._progress.open_window()
        await self.settle()

    def _open_audience(self, history: History) -> None:
        kept = (None, *self.row.persons) if self.row.delay > 0 else ()
        self.audience.open(self._sight, history.log, kept)

    def attach(self, listener: Listener, seat: int | None, epoch: int | None, lines: int) -> None:
        """Show the whole position to a socket, and whatever happens from now on."""
        if seat is not None:
            self.check_holder(listener.device, seat)
        self.audience.join(listener, seat)
        self.presence.look(self.audience.listeners.values(), self.services.monotonic())
        if seat is not None:
            self.address = listener.address
        if self.history is not None:
            self._show_all(listener, epoch, lines)
            self._ask_bots()
        self.tell_table()

    def _show_all(self, listener: Listener, epoch: int | None, lines: int) -> None:
        seat = self.audience.listeners[listener]
        orders = [] if seat is None else self.row.seats[seat].orders
        self.audience.show_all(listener, self._sight, self.live.log, epoch, lines, orders)

    def detach(self, listener: Listener) -> None:
        if self.audience.leave(listener):
            self.tell_table()
            if not self.audience.listeners and not self.broken:
                self._touch()
                self._chores.do(self.services.store.write(archive.put_state(self.row)))
        self.idle_since = self.services.monotonic()
        self.presence.look(self.audience.listeners.values(), self.idle_since)

    async def act(
        self, listener: Listener, seat: int, ask: int, action: int | str, client_id: str
    ) -> None:
        """A person's answer: acknowledged when it is durable, then shown to all."""
        self.check_holder(listener.device, seat)
        live = self.live
        if self._window.waits(seat, client_id, listener):
            return
        done = live.done.get((seat, client_id))
        if done is not None:
            listener.send(encode(Ack(client_id, done, repeated=True)))
            return
        if ask != live.ask_of(seat):
            raise Refusal("stale", "the game has gone on since: look again")
        question = self.question(seat)
        if question is None:
            raise Refusal("not-asked", "you have nothing to decide now")
        chosen = question.rules.actions[action]
        reason = question.why_not(chosen)
        if reason is not None:
            raise IllegalAction(reason)
        self.undo_request = None
        decision = question.decision
        if decision is not None and decision.sealed:
            answer = Answer(seat, chosen, client_id, listener)
            self._window.answered(answer, self.services.monotonic())
            self._progress.count_answers()
        else:
            if not self.row.played:
                self.row.played = True
                self._ledger.note(archive.put_state(self.row))
            with self.services.background.answering():
                self._progress.apply(seat, chosen, client_id)
                self._tell_when_stored(listener, Ack(client_id, live.moment))
                await self._commit()
        await self.settle()

    async def take_time(self, seat: int, on: bool) -> None:
        """Hold the window open, or let it go: for who could react as far as all can see."""
        if not self.held:
            raise Refusal("no-window", "there is nothing to react to now")
        if seat not in self._window.may_wait:
            raise Refusal("no-such-card", "everybody can see that you have no card for this")
        if on:
            self._window.take_time(seat, self.services.monotonic())
        else:
            self._window.enough(seat, self.services.monotonic())
        await self.settle()

    def question(self, seat: int) -> Game | None:
        """The game at the point where this seat is asked; None if it is not."""
        return self._progress.question(seat)

    async def settle(self) -> None:
        """Let bots, orders and sealed answers go on until a person must choose.

        What was chosen so far is durable and acknowledged first: no answer waits for a bot.
        """
        background = self.services.background
        await self._commit()
        for stretch in count(1):
            await background.turn()
            more = self._progress.go_on(LONG_STRETCH if background.crowded else STRETCH)
            if not more and self.game.decision is None:
                self._finish()
            if not more or stretch % STRETCHES_SHOWN == 0:
                await self._show()
            if not more:
                break
        if not self.waiting_for_reactions:
            await self._tell_notices()
        self._wait_for_others()

    async def _show(self) -> None:
        if self._ledger.waiting:
            await self._commit()
            await self.services.background.turn()
        self.publish()

    async def _tell_notices(self) -> None:
        for text in self._handovers.to_tell():
            await self.say(Spoken(self.talk.line(None, "", "notice", text, self.services.clock())))

    async def say(self, spoken: Spoken) -> None:
        """A line of talk, durable before anybody reads it."""
        await self.keep(archive.add_line(self.row.id, spoken))
        self.talk.add(spoken)
        self.audience.send(Chat([spoken.line]))

    async def _obey_order(self, count: int) -> None:
        async with self.lock:
            decision = self.game.decision
            if self.broken or decision is None or self.live.count != count:
                return
            action = self._progress.by_order(decision)
            if action is not None and self._progress.obeyed_later(decision):
                self._progress.apply(decision.seat, action, None)
            await self.settle()

    def _finish(self) -> None:
        if self.row.state == "over":
            return
        self._touch()
        self._ledger.note(archive.put_state(self.row, "over"))
        self._progress.last_snapshot()
        self._ledger.afterwards(self._end)

    def _end(self) -> None:
        self.row.state = "over"
        self.tell_table()

    def _touch(self) -> None:
        self.row.touched = self.services.clock()
        self.row.touched_alive = self.services.lifetime.seconds

    async def keep(self, *statements: Statement) -> None:
        """Store something besides the game; where that fails, memory is not to be trusted."""
        try:
            await self.services.store.write(*statements)
        except BaseException:
            self.give_up("the database did not keep this: connect again")
            raise

    def _tell_when_stored(self, listener: Listener, message: Message) -> None:
        self._ledger.afterwards(lambda: listener.send(encode(message)))

    async def _commit(self) -> None:
        """Durable first; whoever waits for an acknowledgement gets it now."""
        for listener, message in self._window.to_tell():
            self._tell_when_stored(listener, message)
        try:
            await self._ledger.write()
        except BaseException:
            self.give_up("the database did not keep the last move: connect again")
            raise
        self._stored_step = self.live.moment
        self._ledger.tell()

    def give_up(self, text: str) -> None:
        """What is in memory may not be what is stored: everybody starts again from there."""
        if self.broken:
            return
        self.broken = True
        self.stop()
        self.audience.dismiss_all(Goodbye(Reason("restart", text), again=True))

    def publish(self) -> None:
        """Show every seat what it may know by now."""
        if self.history is None:
            return
        only = self._progress.asked() if self.held else None
        self.audience.publish(self._sight, self.live.log, only, self._window.may_wait)

    def _sight(self, seat: int | None) -> Sight:
        live = self.live
        decision = self.game.decision
        at = self.game if seat is None else self._progress.asked().get(seat, self.game)
        return Sight(
            step=live.moment,
            ask=live.ask_of(seat),
            view=at.view(seat),
            claims=[]
            if seat is None
            else [Claim(claim.id, claim.text) for claim in self.game.claims(seat)],
            can_undo=seat is not None and self.why_not_undo(seat) is None,
            undo=self.undo_request,
            waiting=decision is not None and decision.sealed,
            may_wait=seat in self._window.may_wait,
        )

    def why_not_undo(self, seat: int) -> str | None:
        """Why the seat cannot go back by itself; the same whatever anybody held in secret."""
        live = self.live
        if self.waiting_for_reactions:
            return "reactions are being gathered"
        if live.step_before_last_choice(seat) is None:
            return "there is nothing to take back"
        if not live.table.open_undo and live.table.step <= self._progress.no_undo_before:
            return "others could have reacted since"
        return live.table.why_not_undo(seat)

    async def take_back(self, seat: int, client_id: str, agreed: int | None = None) -> None:
        """Undo the seat's last choice; whoever had to agree has agreed to go to that moment."""
        to_step = self.live.step_before_last_choice(seat)
        if to_step is None:
            raise Refusal("cannot-undo", "there is nothing to take back")
        if agreed is not None and self.live.moments[to_step] != agreed:
            raise Refusal("cannot-undo", "the game has gone on since: ask again")
        entry = self.live.undo(seat, to_step, client_id, self.services.clock())
        self._ledger.note(archive.add_entry(self.row.id, entry))
        self.audience.epoch += 1
        self._window.answers.clear()
        self._progress.no_undo_before = min(self._progress.no_undo_before, to_step)
        self.undo_request = None
        await self._commit()
        self.publish()
        await self.settle()

    def _wait_for_others(self) -> None:
        """Bots may have to think, a pause to pass, patience to end, a person to be told."""
        if self.held:
            self._look_at_clock()
        decision = self.game.decision
        if decision is None:
            return
        self._ask_bots()
        if not self.held:
            self._wait_for_people(decision)

    def _ask_bots(self) -> None:
        """Bots that must choose begin to think, unless nobody is there or will be told of it."""
        decision = self.game.decision
        if decision is None or (self.row.open_undo and not self.audience.listeners):
            return
        if decision.sealed:
            for seat, at in self._progress.questions().items():
                if seat not in self._window.answers:
                    self._have_thought(seat, at)
        elif not self.held:
            self._have_thought(decision.seat, self.game)

    def _look_at_clock(self) -> None:
        now = self.services.monotonic()
        later = self._window.look(now)
        if later != inf:
            self._chores.at("window", 0.0 if later is None else later - now, self._look)

    async def _look(self) -> None:
        async with self.lock:
            if self.broken or not self.held:
                return
            if self._window.look(self.services.monotonic()) is None:
                self._progress.close_window()
            await self.settle()

    def _wait_for_people(self, decision: Decision) -> None:
        progress = self._progress
        if progress.obeyed_later(decision) and progress.by_order(decision) is not None:
            count = self.live.count
            self._chores.at("order", GLANCE, lambda: self._obey_order(count))
            return
        asked = list(self._progress.asked()) if decision.sealed else [decision.seat]
        if decision.sealed and asked and self.row.patience > 0:
            count = self.live.count
            self._chores.at("patience", self.row.patience, lambda: self._lose_patience(count))
        for seat in asked:
            self._notify(seat)

    def _notify(self, seat: int) -> None:
        """Tell a person who is elsewhere that the game waits for him."""
        row, ask = self.row.seats[seat], self.live.ask_of(seat)
        if row.now != PERSON or not row.webhook or self._noticed.get(seat) == ask:
            return
        self._noticed[seat] = ask
        self.services.webhooks.call(
            row.webhook, {"table": self.row.id, "seat": seat, "step": self.live.moment}
        )

    def _have_thought(self, seat: int, at: Game) -> None:
        level = self.row.seats[seat].now
        if level not in (PERSON, OPEN) and self._thinking.get(seat) != self.live.count:
            self._thinking[seat] = self.live.count
            self._chores.do(self._think(self.live.count, seat, level, at))

    async def _think(self, count: int, seat: int, level: str, at: Game) -> None:
        who = (self.row.id, seat, self.audience.epoch)
        thought = await self.services.crew.think(
            level, at, bot_seed(self.row, self.live.count, seat), who, self._customer()
        )
        async with self.lock:
            if self._thinking.get(seat) == count:
                del self._thinking[seat]
            if self.broken or self.row.seats[seat].now != level:
                return
            self._handovers.note(seat, self.row.seats[seat].name, level, thought.level)
            decision = self.game.decision
            if decision is not None and decision.sealed:
                question = self._progress.questions().get(seat)
                if question is not None and question.why_not(thought.action) is None:
                    self._window.answered(Answer(seat, thought.action), self.services.monotonic())
            elif self.live.count == count and self.game.why_not(thought.action) is None:
                self._progress.apply(seat, thought.action, None)
            await self.settle()

    def _customer(self) -> Customer:
        return Customer(self.address, self.row.id, lambda: bool(self.audience.listeners))

    async def _lose_patience(self, count: int) -> None:
        async with self.lock:
            if self.broken or self.live.count != count:
                return
            for seat, at in self._progress.asked().items():
                let_go = passing(at)
                if let_go is not None:
                    self._window.answered(Answer(seat, let_go), self.services.monotonic())
            await self.settle()

    def failed(self, what: str, error: BaseException) -> None:
        """A fault of ours may have left anything half done: start again from what is stored."""
        log.error("table %s: %s failed", self.row.id, what, exc_info=error)
        self.services.metrics.count("errors")
        self.give_up("something went wrong at the server: connect again")

    def stop(self) -> None:
        self._chores.stop()
