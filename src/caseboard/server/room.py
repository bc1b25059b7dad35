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
from caseboard.server.audience import Audience, Letters, StatusOf
from caseboard.server.bots import Bots
from caseboard.server.channel import Listener, Status, encode
from caseboard.server.chores import Chores
from caseboard.server.history import History, begun
from caseboard.server.info import standing_of, table_info
from caseboard.server.ledger import Ledger
from caseboard.server.model import TableRow
from caseboard.server.presence import Presence
from caseboard.server.progress import Progress
from caseboard.server.reactions import could_react, passing
from caseboard.server.schema import (
    Ack,
    Chat,
    Goodbye,
    Message,
    Reason,
    Standing,
    TableChanged,
    TableInfo,
    UndoRequest,
)
from caseboard.server.services import Refusal, Services
from caseboard.server.store import Statement
from caseboard.server.talk import Spoken, Talk
from caseboard.server.window import TIMELY, Answer, Phase, Window

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

MOMENT: Final = 0.1
"""Seconds until all at a table hear who has come or gone."""

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
        self._progress: Progress | None = None
        self._stored_step = 0
        self._noticed: dict[int, int] = {}
        self._waiting_for_numbers = False
        self._late = False
        self._presence_waits = False
        self.chores = Chores(lambda error: self.failed("work", error))
        self._bots = Bots()
        if history is not None:
            self._start(history)

    def _start(self, history: History) -> Progress:
        self.audience.open(history)
        self._progress = Progress(self.row, self.services, self._ledger, self.audience, history)
        self._stored_step = history.moment
        return self._progress

    @property
    def progress(self) -> Progress:
        if self._progress is None:
            raise Refusal("not-started", "the game begins when every seat is taken")
        return self._progress

    @property
    def history(self) -> History | None:
        return None if self._progress is None else self._progress.history

    @property
    def live(self) -> History:
        return self.progress.history

    @property
    def game(self) -> Game:
        return self.progress.history.game

    @property
    def held(self) -> bool:
        """Whether what comes of the last choice is still kept back."""
        return self._progress is not None and self._progress.window.open

    @property
    def busy(self) -> bool:
        """Whether the table goes on by itself: a bot thinks or a hold runs."""
        return self.held or self._bots.busy

    @property
    def waiting_for_reactions(self) -> bool:
        """Whether people apart from each other may be answering in secret."""
        progress = self.progress
        if progress.window.open:
            return True
        decision = progress.history.game.decision
        return decision is not None and decision.sealed and not self.row.open_undo

    def check_holder(self, device: str, seat: int) -> None:
        if not 0 <= seat < len(self.row.seats):
            raise Refusal("no-such-seat", f"seats are 0 to {len(self.row.seats) - 1}")
        if not self.row.seats[seat].held_by(device):
            raise Refusal("not-your-seat", "this seat is somebody else's")

    def _asked_seats(self) -> list[int]:
        progress = self._progress
        if progress is None or self.broken or progress.window.phase is Phase.OPENING:
            return []
        return [seat for seat in self.row.persons if progress.question(seat) is not None]

    def info(self, device: str) -> TableInfo:
        eyes = self.audience.listeners.values()
        return table_info(self.row, device, self._stored_step, eyes, self._asked_seats())

    def standing(self, device: str, unread: int) -> Standing:
        """How the table stands for a person who is not here."""
        progress, asked = self._progress, False
        if progress is not None:
            self._look_how_it_stands(progress)
            if progress.window.phase is not Phase.OPENING:
                asked = any(seat in progress.asked() for seat in self.row.held_by(device))
        return standing_of(self.row, device, unread, asked=asked)

    def _look_how_it_stands(self, progress: Progress) -> bool:
        """Whether it has changed. While something is kept back, it stands as before."""
        if progress.window.open:
            return False
        game, row = progress.history.game, self.row
        decision = game.decision
        turn = -1 if decision is None or decision.sealed else decision.seat
        before = row.turn, row.tale
        story = progress.history.table.log(None)
        row.tale = story[-1].text if story else ""
        if turn != row.turn:
            row.turn, row.turn_since = turn, self.services.clock()
        if game.over:
            row.winners = list(game.result.winners) if game.result is not None else []
        return before != (row.turn, row.tale)

    async def hand_to(self, seat: int, level: str | None) -> None:
        """Let a bot play for a person, or the person himself again (None)."""
        row = self.row.seats[seat]
        row.stand_in = level
        await self.keep(archive.put_seat(self.row.id, seat, row))
        if self.history is not None:
            self.history.table.seats = tuple(one.now for one in self.row.seats)
        self.tell_table()

    async def come_back(self, seat: int) -> None:
        """Whoever returns has his seat back before the next choice, and all are told."""
        row = self.row.seats[seat]
        if row.stand_in is None:
            return
        text = f"{row.name} is back. What the {row.stand_in} bot did meanwhile is in the story."
        await self.hand_to(seat, None)
        await self.say(Spoken(self.talk.line(None, "", "notice", text, self.services.clock())))
        if self.history is not None:
            await self.settle()

    def tell_table(self) -> None:
        """Seats, names and connections to everybody here."""
        letters: dict[str, bytes] = {}
        for listener in self.audience.listeners:
            device = listener.device
            # All strangers are told the same.
            reader = device if device == self.row.host or self.row.held_by(device) else ""
            if reader not in letters:
                letters[reader] = encode(TableChanged(self.info(device)))
            listener.send(letters[reader])

    def _tell_presence(self) -> None:
        """That somebody has come or gone: once for all who do so within a moment."""
        if not self._presence_waits:
            self._presence_waits = True
            self.chores.at("presence", MOMENT, self._tell_presence_now)

    async def _tell_presence_now(self) -> None:
        self._presence_waits = False
        self.tell_table()

    async def begin(self) -> None:
        """Deal, once every seat is taken and the numbers that were promised are shown."""
        if self._progress is not None or not self.row.full:
            return
        if self.row.unseen and not self._late:
            if not self._waiting_for_numbers:
                self._waiting_for_numbers = True
                self.chores.at("deal", NUMBER_SECONDS, self._deal_without)
            return
        history = begun(self.row)
        self.row.state = "running"
        now = self.services.clock()
        self._ledger.note(
            archive.add_entry(self.row.id, history.first_entry(now)),
            archive.put_deal(self.row),
            archive.put_state(self.row),
        )
        await self._commit(self._start(history))
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
        progress = self._progress
        if progress is None:
            await self.begin()
            return
        game = progress.history.game
        if not self.row.open_undo and could_react(game):
            progress.open_window(game.clone())
        await self.settle()

    def attach(self, listener: Listener, seat: int | None, epoch: int | None, lines: int) -> None:
        """Show the whole position to a socket, and whatever happens from now on."""
        if seat is not None:
            self.check_holder(listener.device, seat)
        news = self.audience.join(listener, seat)
        self.presence.look(self.audience.listeners.values(), self.services.monotonic())
        if seat is not None:
            self.address = listener.address
        if self._progress is not None:
            self._show_all(listener, epoch, lines)
            self._bots.ask(self, self._progress)
        listener.send(encode(TableChanged(self.info(listener.device))))
        if news:
            self._tell_presence()

    def _show_all(self, listener: Listener, epoch: int | None, lines: int) -> None:
        seat = self.audience.listeners[listener]
        orders = [] if seat is None else self.row.seats[seat].orders
        progress = self.progress
        # Nobody knows of a window that is about to open.
        asked = {} if progress.window.phase is Phase.OPENING else progress.asked()
        status = self._statuses(progress)
        self.audience.show_all(listener, asked, status, epoch, lines, orders)

    def detach(self, listener: Listener) -> None:
        if self.audience.leave(listener):
            self._tell_presence()
            if not self.audience.listeners and not self.broken:
                if self._progress is not None:
                    self._look_how_it_stands(self._progress)
                self._touch()
                self.chores.do(self.services.store.write(archive.put_state(self.row)))
        self.idle_since = self.services.monotonic()
        self.presence.look(self.audience.listeners.values(), self.idle_since)

    async def act(
        self, listener: Listener, seat: int, ask: int, action: int | str, client_id: str
    ) -> None:
        """A person's answer: acknowledged when it is durable, then shown to all."""
        self.check_holder(listener.device, seat)
        progress = self.progress
        history, window = progress.history, progress.window
        if window.waits(seat, client_id, listener):
            return
        done = history.done.get((seat, client_id))
        if done is not None:
            listener.send(encode(Ack(client_id, done, repeated=True)))
            return
        if ask != history.ask_of(seat):
            raise Refusal("stale", "the game has gone on since: look again")
        question = progress.question(seat)
        decision = None if question is None else question.decision
        if question is None or decision is None:
            raise Refusal("not-asked", "you have nothing to decide now")
        chosen = question.rules.actions[action]
        reason = question.why_not(chosen)
        if reason is not None:
            raise IllegalAction(reason)
        self.undo_request = None
        if decision.sealed:
            window.answered(Answer(seat, chosen, client_id, listener), self.services.monotonic())
            progress.count_answers()
        else:
            if not self.row.played:
                self.row.played = True
                self._ledger.note(archive.put_state(self.row))
            with self.services.background.answering():
                progress.apply(decision, chosen, client_id)
                ack = Ack(client_id, history.moment)
                if window.open:
                    window.opened_by(listener, ack)
                else:
                    self._tell_when_stored(listener, ack)
                await self._commit(progress)
        await self.settle()

    async def take_time(self, seat: int, on: bool) -> None:
        """Hold the window open, or let it go: for who could react as far as all can see."""
        window = self.progress.window
        if not on:
            window.enough(seat, self.services.monotonic())
        elif window.phase not in TIMELY:
            raise Refusal("no-window", "there is nothing to react to now")
        elif seat not in window.may_wait:
            raise Refusal("no-such-card", "everybody can see that you have no card for this")
        else:
            window.take_time(seat, self.services.monotonic())
        await self.settle()

    def question(self, seat: int) -> Game | None:
        """The game at the point where this seat is asked; None if it is not."""
        return self.progress.question(seat)

    async def settle(self) -> None:
        """Let bots, orders and sealed answers go on until a person must choose.

        What was chosen so far is durable and acknowledged first: no answer waits for a bot.
        """
        background, progress = self.services.background, self.progress
        window = progress.window
        if self._ledger.waiting:
            await self._commit(progress)
        for stretch in count(1):
            if window.phase is Phase.OPENING:
                break
            await background.turn()
            more = progress.go_on(LONG_STRETCH if background.crowded else STRETCH)
            if not more and not window.open and progress.history.game.over:
                self._finish()
            if not more or stretch % STRETCHES_SHOWN == 0:
                if self._ledger.waiting:
                    # Alone or around one screen nobody elsewhere waits to hear whose turn it is.
                    if not self.row.open_undo and self._look_how_it_stands(progress):
                        self._ledger.note(archive.put_state(self.row))
                    await self._commit(progress)
                    await background.turn()
                self.publish()
            if not more:
                break
        if self._bots.handovers.notices and not self.waiting_for_reactions:
            await self._tell_notices()
        self._wait_for_others(progress)

    async def _tell_notices(self) -> None:
        for text in self._bots.handovers.to_tell():
            await self.say(Spoken(self.talk.line(None, "", "notice", text, self.services.clock())))

    async def say(self, spoken: Spoken) -> None:
        """A line of talk, durable before anybody reads it."""
        await self.keep(*archive.add_line(self.row.id, spoken))
        self.talk.add(spoken)
        self.audience.send(Chat([spoken.line]))

    async def _obey_order(self, count: int) -> None:
        async with self.lock:
            progress = self.progress
            decision = progress.history.game.decision
            if self.broken or decision is None or progress.history.count != count:
                return
            action = progress.by_order(decision)
            if action is not None and progress.obeyed_later(decision):
                progress.apply(decision, action, None)
            await self.settle()

    def _finish(self) -> None:
        if self.row.state == "over":
            return
        self._touch()
        self._look_how_it_stands(self.progress)
        self._ledger.note(archive.put_state(self.row, "over"))
        self.progress.last_snapshot()
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

    async def _commit(self, progress: Progress) -> None:
        """Durable first; whoever waits for an acknowledgement gets it now."""
        await self._store(progress)
        self._ledger.tell()

    async def _store(self, progress: Progress) -> None:
        for listener, message in progress.window.to_tell():
            self._tell_when_stored(listener, message)
        try:
            await self._ledger.write()
        except BaseException:
            self.give_up("the database did not keep the last move: connect again")
            raise
        self._stored_step = progress.history.moment

    def give_up(self, text: str) -> None:
        """What is in memory may not be what is stored: everybody starts again from there."""
        if self.broken:
            return
        self.broken = True
        self.stop()
        self.audience.dismiss_all(Goodbye(Reason("restart", text), again=True))

    def publish(self) -> None:
        """Show every seat what it may know by now, unless nobody may know anything yet."""
        progress = self._progress
        if progress is not None and progress.window.phase is not Phase.OPENING:
            self.audience.deliver(self._letters(progress))
            self._ledger.shown()

    def _letters(self, progress: Progress) -> Letters:
        window = progress.window
        return self.audience.prepare(
            progress.asked(), self._statuses(progress), window.offered, window.takers
        )

    def _statuses(self, progress: Progress) -> StatusOf:
        """What each seat may do now."""
        history, window, epoch = progress.history, progress.window, self.audience.epoch
        decision = history.game.decision
        sealed = decision is not None and decision.sealed
        waiting, no_undo = window.open or sealed, window.open or (sealed and not self.row.open_undo)

        def status(seat: int | None, at: Game) -> Status:
            return Status(
                epoch=epoch,
                ask=history.ask_of(seat),
                claims=() if seat is None else at.rules.claims(at.state, seat),
                can_undo=not (seat is None or no_undo or self._why_not_back(progress, seat)),
                undo=self.undo_request,
                waiting=waiting,
                may_wait=seat in window.offered,
                takes_time=seat in window.takers,
            )

        return status

    def why_not_undo(self, seat: int) -> str | None:
        """Why the seat cannot go back by itself; the same whatever anybody held in secret."""
        if self.waiting_for_reactions:
            return "reactions are being gathered"
        return self._why_not_back(self.progress, seat)

    def _why_not_back(self, progress: Progress, seat: int) -> str | None:
        """The same, where no reactions are gathered."""
        table = progress.history.table
        if progress.history.step_before_last_choice(seat) is None:
            return "there is nothing to take back"
        if not table.open_undo and table.step <= progress.no_undo_before:
            return "others could have reacted since"
        return table.why_not_undo(seat)

    async def take_back(self, seat: int, client_id: str, agreed: int | None = None) -> None:
        """Undo the seat's last choice; whoever had to agree has agreed to go to that moment."""
        progress = self.progress
        history = progress.history
        to_step = history.step_before_last_choice(seat)
        if to_step is None:
            raise Refusal("cannot-undo", "there is nothing to take back")
        if self.waiting_for_reactions:
            raise Refusal("cannot-undo", "reactions are being gathered: agree again afterwards")
        if agreed is not None and history.moments[to_step] != agreed:
            raise Refusal("cannot-undo", "the game has gone on since: ask again")
        entry = history.undo(seat, to_step, client_id, self.services.clock())
        self._ledger.note(archive.add_entry(self.row.id, entry))
        self.audience.went_back()
        progress.window.answers.clear()
        progress.no_undo_before = min(progress.no_undo_before, to_step)
        self.undo_request = None
        await self._commit(progress)
        self.publish()
        await self.settle()

    def _wait_for_others(self, progress: Progress) -> None:
        """Bots may have to think, a pause to pass, patience to end, a person to be told."""
        window, decision = progress.window, progress.history.game.decision
        if window.open:
            self._look_at_clock(window)
        self._bots.ask(self, progress)
        if not window.open and decision is not None:
            self._wait_for_people(progress, decision)

    def _look_at_clock(self, window: Window) -> None:
        now = self.services.monotonic()
        later = window.look(now)
        if later != inf:
            self.chores.at("window", later - now, self._look)

    async def _look(self) -> None:
        """What is to be said of a window is said first; only then anything goes on."""
        async with self.lock:
            progress = self.progress
            window = progress.window
            now = self.services.monotonic()
            if self.broken or not window.open:
                return
            if window.look(now) > now:
                self._look_at_clock(window)
                return
            if window.phase is Phase.LAST_CALL:
                progress.end_window()
                # Something is always stored now, so that a slow disk tells nothing either.
                self._ledger.note(archive.put_state(self.row))
            else:
                said_at = window.said_at
                if window.phase is Phase.ENDED:
                    progress.close_window()
                else:
                    window.said()
                letters = self._letters(progress)
                await self._store(progress)
                # Nobody comes between: the table is locked.
                await asyncio.sleep(said_at - self.services.monotonic())
                self._ledger.tell()
                self.audience.deliver(letters)
            await self.settle()

    def _wait_for_people(self, progress: Progress, decision: Decision) -> None:
        count = progress.history.count
        if progress.obeyed_later(decision) and progress.by_order(decision) is not None:
            self.chores.at("order", GLANCE, lambda: self._obey_order(count))
            return
        asked = list(progress.asked()) if decision.sealed else [decision.seat]
        if decision.sealed and asked and self.row.patience > 0:
            self.chores.at("patience", self.row.patience, lambda: self._lose_patience(count))
        for seat in asked:
            if self.row.seats[seat].webhook:
                self._notify(progress.history, seat)

    def _notify(self, history: History, seat: int) -> None:
        """Tell a person who is elsewhere that the game waits for him."""
        row, ask = self.row.seats[seat], history.ask_of(seat)
        if row.now != PERSON or self._noticed.get(seat) == ask:
            return
        self._noticed[seat] = ask
        self.services.webhooks.call(
            row.webhook, {"table": self.row.id, "seat": seat, "step": history.moment}
        )

    def seen(self, listener: Listener, seat: int, version: int) -> None:
        """A page has shown everything up to a version: bots may go on when all have."""
        self.check_holder(listener.device, seat)
        progress = self.progress
        if self.audience.seen(seat, version) and not progress.window.open:
            progress.tempo.all_seen()
            self._bots.all_seen(self, progress)

    async def _lose_patience(self, count: int) -> None:
        async with self.lock:
            progress = self.progress
            if self.broken or progress.history.count != count:
                return
            for seat, at in progress.asked().items():
                let_go = passing(at)
                if let_go is not None:
                    progress.window.answered(Answer(seat, let_go), self.services.monotonic())
            await self.settle()

    def failed(self, what: str, error: BaseException) -> None:
        """A fault of ours may have left anything half done: start again from what is stored."""
        log.error("table %s: %s failed", self.row.id, what, exc_info=error)
        self.services.metrics.count("errors")
        self.give_up("something went wrong at the server: connect again")

    def stop(self) -> None:
        self.chores.stop()
