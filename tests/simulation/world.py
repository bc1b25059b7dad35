"""A whole site in one process and in virtual time: a server, people, bots, and whatever goes wrong.

Everything that happens follows from the world's seed: when people answer, how long the disk takes,
which fault comes when. Faults are a commit that fails or whose answer is lost, a disk that is
full, a torn line, a reader who does not read, a crash of the server between any two steps, a clock
that jumps, a bot's process that dies. When all is over the judge looks at what is stored: no
acknowledged move is lost, nobody has seen anything but positions of the stored game as his seat
may know them, and everybody who has to answer has been asked.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any, Final, TypeVar, cast
from unittest.mock import patch

from starlette.websockets import WebSocket

from caseboard.core.errors import CaseboardError
from caseboard.core.replay import walk
from caseboard.pack.registry import RULES
from caseboard.server import archive, crew
from caseboard.server.address import Caller
from caseboard.server.budgets import Allowances
from caseboard.server.channel import encode
from caseboard.server.connection import Connection, serve
from caseboard.server.crew import Crew
from caseboard.server.crowd import Crowd
from caseboard.server.history import History, restored
from caseboard.server.hub import Hub
from caseboard.server.lifetime import Lifetime
from caseboard.server.schema import Join, NewSeat, NewTable
from caseboard.server.services import Services
from caseboard.server.settings import Settings
from caseboard.server.store import Store
from caseboard.server.telemetry import Metrics
from caseboard.server.webhooks import Webhooks
from tests.server.virtual import loop_time, run
from tests.simulation.disk import Disk, LoopWriter, SimulatedDatabase, writing
from tests.simulation.network import Line
from tests.simulation.person import Breach, Person

T = TypeVar("T")

HOME: Final = "127.0.0.1"
STORM: Final = 15.0
"""Virtual seconds in which faults come."""
CALM: Final = 400.0
"""Virtual seconds in which everything must have healed and play gone on."""
MOVES_AFTER: Final = 12
"""Acknowledged moves that show that play goes on where a game is too long to be finished."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which game with which seats, and how many faults."""

    game: str
    people: int
    bots: tuple[str, ...]
    faults: int


@dataclass(slots=True)
class Story:
    """What became of a world: how much was played, what went wrong, and a digest of all of it."""

    moves: int = 0
    crashes: int = 0
    over: bool = False
    faults: list[str] = field(default_factory=list)
    digest: str = ""


class SimulatedWorker:
    """A bot's process: it thinks for a while, and dies when it is told to."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.dies = 0
        # A new process remembers no bot.
        crew._remembered.clear()

    async def ask(self, seconds: float, function: Callable[..., T], *given: Any) -> T:
        await asyncio.sleep(self._chance.uniform(0.0, 0.3))
        if self.dies:
            self.dies -= 1
            raise BrokenExecutor("the process was killed")
        return function(*given)

    def end(self) -> None:
        pass


class World:
    def __init__(self, seed: int, plan: Plan) -> None:
        self.chance = Random(seed)
        self.plan = plan
        self.story = Story()
        self.disk = Disk()
        self.days = 0.0
        self.table = ""
        self.people: list[Person] = []
        self.workers: list[SimulatedWorker] = []
        self._hub: Hub | None = None
        self._crowd = Crowd(Settings())
        self._dead: list[asyncio.Task[Any]] = []
        self._writers: list[LoopWriter] = []
        self._serving: list[asyncio.Future[None]] = []
        self._trace = sha256()

    def clock(self) -> float:
        return 1.8e9 + loop_time() + self.days * 86_400

    async def live(self) -> Story:
        """From the first seat to the judge."""
        self._boot()
        await self._seat_everybody()
        lives = [asyncio.ensure_future(person.live()) for person in self.people]
        storm = asyncio.ensure_future(self._storm())
        try:
            await self._until(lambda: storm.done(), STORM * 3, [storm, *lives], "the storm ends")
            self._heal()
            await self._until(self._played_on(), CALM, lives, "play goes on")
        finally:
            for task in (storm, *lives):
                task.cancel()
            await asyncio.gather(storm, *lives, return_exceptions=True)
        await self._judge()
        self.story.digest = self._trace.hexdigest()
        return self.story

    def _boot(self) -> None:
        """A server on the disk as it is."""
        seed = self.chance.getrandbits(64)
        store = Store(SimulatedDatabase(self.disk), writing(Random(seed), self._writers))
        self.workers.clear()

        def hire() -> SimulatedWorker:
            self.workers.append(SimulatedWorker(Random(seed + 1)))
            return self.workers[-1]

        settings = Settings(messages_per_second=1000.0, requests_per_second=1000.0)
        services = Services(
            store=store,
            crew=Crew(1, 5.0, hire, loop_time),
            settings=settings,
            allowances=Allowances(settings, loop_time),
            metrics=Metrics(),
            webhooks=Webhooks(allowed=False),
            clock=self.clock,
            monotonic=loop_time,
            lifetime=Lifetime(0.0, loop_time),
        )
        self._hub = Hub(services)
        self._crowd = Crowd(settings)

    async def _seat_everybody(self) -> None:
        plan, hub = self.plan, self._hub
        assert hub is not None
        seats = [NewSeat("me")] + [NewSeat("open")] * (plan.people - 1)
        seats += [NewSeat(level) for level in plan.bots]
        room = await hub.make(Caller(HOME, "device-0"), NewTable(plan.game, seats, delay=0.5))
        self.table = room.row.id
        for number in range(1, plan.people):
            await hub.join(self.table, f"device-{number}", Join(key=room.row.invite))
        for seat in range(plan.people):
            own = Random(self.chance.getrandbits(64))
            self.people.append(Person(seat, f"device-{seat}", own, self._connect))

    def _connect(self, person: Person) -> Line | None:
        """A new line to the server, if there is one."""
        if self._hub is None:
            return None
        line = Line()
        connection = Connection(cast(WebSocket, line), Caller(HOME, person.device))
        work = serve(connection, self._hub, self._crowd, self.table)
        served = asyncio.ensure_future(work)
        # Whoever runs the application hangs up when it has returned.
        served.add_done_callback(lambda _: line.tear())
        self._serving.append(served)
        self._note("connects", person.seat)
        return line

    async def _storm(self) -> None:
        faults: list[Callable[[], Any]] = [
            self._commit_fails, self._answer_is_lost, self._disk_is_full, self._line_is_torn,
            self._reader_sleeps, self._crash, self._clock_jumps, self._worker_dies,
        ]  # fmt: skip
        times = sorted(self.chance.uniform(0.0, STORM) for _ in range(self.plan.faults))
        begun = loop_time()
        for at in times:
            await asyncio.sleep(max(0.0, begun + at - loop_time()))
            fault = self.chance.choice(faults)
            self.story.faults.append(fault.__name__)
            self._note(fault.__name__, round(loop_time(), 6))
            done = fault()
            if done is not None:
                await done

    def _commit_fails(self) -> None:
        self.disk.fail_commits += self.chance.randint(1, 3)

    def _answer_is_lost(self) -> None:
        self.disk.lose_answers += self.chance.randint(1, 2)

    async def _disk_is_full(self) -> None:
        self.disk.full = True
        await asyncio.sleep(self.chance.uniform(0.1, 5.0))
        self.disk.full = False

    def _line_is_torn(self) -> None:
        line = self.chance.choice(self.people).line
        if line is not None:
            line.tear()

    async def _reader_sleeps(self) -> None:
        line = self.chance.choice(self.people).line
        if line is not None:
            line.readable.clear()
            await asyncio.sleep(self.chance.uniform(0.5, 4.0))
            line.readable.set()

    async def _crash(self) -> None:
        """The process is gone at once, wherever it was; after a while there is a new one."""
        self.story.crashes += 1
        hub, self._hub = self._hub, None
        assert hub is not None
        for writer in self._writers:
            writer.crash()
        self._writers.clear()
        # Kept until the end: what dies of being forgotten does so at no certain time.
        self._dead += asyncio.all_tasks()
        self.disk.crash()
        for person in self.people:
            if person.line is not None:
                person.line.tear()
        for room in hub.rooms.values():
            room.stop()
        for task in self._serving:
            task.cancel()
        self._serving.clear()
        while self._hub is None:
            await asyncio.sleep(self.chance.uniform(0.0, 2.0))
            try:
                self._boot()
            except sqlite3.OperationalError:
                self.disk.crash()

    def _clock_jumps(self) -> None:
        self.days += self.chance.choice((-400.0, -1.0, 1.0, 400.0, 4000.0))

    def _worker_dies(self) -> None:
        for worker in self.workers:
            worker.dies = self.chance.randint(1, 4)

    def _heal(self) -> None:
        self.disk.full = False
        self.disk.fail_commits = self.disk.lose_answers = 0
        for worker in self.workers:
            worker.dies = 0

    def _played_on(self) -> Callable[[], bool]:
        """Whether the game is over for all, or enough has been acknowledged since now."""
        before = self._acknowledged()

        def done() -> bool:
            if all(person.over for person in self.people):
                return True
            return self._acknowledged() >= before + MOVES_AFTER

        return done

    def _acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)

    async def _until(
        self, done: Callable[[], bool], seconds: float, work: list[Any], what: str
    ) -> None:
        end = loop_time() + seconds
        while not done():
            for task in work:
                if task.done() and task.exception() is not None:
                    raise task.exception()
            if loop_time() > end:
                asked = [person.seat for person in self.people if person.asked]
                raise Breach(f"not within {seconds} seconds: {what}; asked are {asked}")
            await asyncio.sleep(0.25)

    async def _judge(self) -> None:
        """What is stored against what was promised and shown."""
        store = Store(SimulatedDatabase(self.disk), writing(Random(0), []))
        row = await archive.read_table(store, self.table)
        if row is None:
            raise Breach("the table is gone")
        entries = await archive.read_entries(store, self.table)
        history = restored(row, entries, await archive.read_snapshot(store, self.table))
        kept = {entry.client_id for entry in entries}
        for person in self.people:
            lost = set(person.acknowledged) - kept
            if lost:
                raise Breach(f"acknowledged and lost: {sorted(lost)}")
        pictures = self._pictures(history, {step for one in self.people for step, _ in one.seen})
        for person in self.people:
            for step, view in person.seen:
                if view not in pictures[person.seat].get(step, []):
                    raise Breach(f"seat {person.seat} was shown what step {step} never was")
        self.story.moves = len(history.game.history) - 1
        self.story.over = history.game.over
        self._note("stored", [entry.action for entry in entries])
        for person in self.people:
            self._note("acknowledged", person.acknowledged, "saw", len(person.seen))

    def _pictures(
        self, history: History, wanted: set[int]
    ) -> list[dict[int, list[dict[str, Any]]]]:
        """By seat and moment, every view that the stored game has had."""
        found: list[dict[int, list[dict[str, Any]]]] = [{} for _ in self.people]
        for number, game in enumerate(walk(history.game.to_json(), RULES)):
            moment = history.moments[number]
            if moment in wanted:
                for seat, shown in enumerate(found):
                    view = json.loads(encode(game.view(seat)))
                    view.pop("decision")
                    shown.setdefault(moment, []).append(view)
        return found

    def _note(self, *what: object) -> None:
        self._trace.update(repr(what).encode())


@contextmanager
def predictable(seed: int) -> Iterator[None]:
    """Ids, keys and secrets follow from the seed too."""
    chance = Random(seed)

    def token(size: int | None = None) -> str:
        return chance.randbytes(size or 32).hex()

    with (
        patch.object(secrets, "token_bytes", lambda size=32: chance.randbytes(size)),
        patch.object(secrets, "token_hex", token),
        patch.object(secrets, "token_urlsafe", token),
        patch.object(secrets, "randbelow", chance.randrange),
        patch.object(secrets, "randbits", chance.getrandbits),
    ):
        yield


def simulate(seed: int, plan: Plan) -> Story:
    """One world from its beginning to its judge; a Breach says what must not have happened."""
    logging.disable(logging.CRITICAL)
    try:
        with predictable(seed):
            return run(World(seed, plan).live())
    except CaseboardError as error:
        raise Breach(f"world {seed} of {plan}: {error}") from error
    finally:
        logging.disable(logging.NOTSET)
