"""Many games at once, in worker processes that share memory with the learner.

Every game is played for all its seats: a step gives each game the action of the seat that must
decide, and shows what the next seat that must decide knows. A game that ends begins anew at once.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final

import numpy as np

import caseboard
from caseboard.core.errors import BadOption, CaseboardError
from caseboard.envs.spaces import Episodes

RESET, STEP, CLOSE = range(3)
DONE: Final = ""


class WorkerTrouble(CaseboardError):
    """A worker process that failed, with what it said."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What the shared memory holds for that many games."""

    games: int
    seats: int
    observation: int
    actions: int

    def fields(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        return {
            "observation": ((self.games, self.observation), np.float32),
            "reward": ((self.games, self.seats), np.float32),
            "action": ((self.games,), np.int32),
            "seat": ((self.games,), np.int32),
            "action_mask": ((self.games, self.actions), np.int8),
            "done": ((self.games,), np.int8),
        }

    @property
    def size(self) -> int:
        fields = self.fields().values()
        return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in fields)

    def arrays(self, memory: SharedMemory) -> dict[str, Any]:
        """The fields as arrays over the memory."""
        found, at = {}, 0
        for name, (shape, kind) in self.fields().items():
            found[name] = np.ndarray(shape, kind, memory.buf, at)
            at += found[name].nbytes
        return found


@dataclass(frozen=True, slots=True)
class Task:
    """What a worker plays: these games of all, and where it writes what it sees."""

    game: str
    seats: int
    options: Mapping[str, Any]
    first: int
    last: int
    memory: str
    shape: Shape


class Games:
    """``games`` tables at once. Arrays are shared: they change with the next step.

    ``observation``, ``action_mask`` and ``seat`` tell of the seat that must decide in each game;
    ``reward`` (by seat) and ``done`` of the step before: rewards come with the end of a game. The
    same seed gives the same games, whatever the number of workers.
    """

    def __init__(
        self, game: str, *, seats: int, games: int, workers: int = 1, **options: Any
    ) -> None:
        if not 1 <= workers <= games:
            raise BadOption(f"workers is a number from 1 to the number of games, not {workers}")
        example = caseboard.new(game, seats=seats, **options)
        self.num_actions, self.layout = example.num_actions, example.layout
        shape = Shape(games, seats, example.layout.size, example.num_actions)
        self._memory = SharedMemory(create=True, size=shape.size)
        arrays = shape.arrays(self._memory)
        self.observation, self.action_mask = arrays["observation"], arrays["action_mask"]
        self.seat, self.reward, self.done = arrays["seat"], arrays["reward"], arrays["done"]
        self._action = arrays["action"]
        self._closed = False
        context = multiprocessing.get_context("spawn")
        edges = [games * number // workers for number in range(workers + 1)]
        self._workers = []
        for first, last in pairwise(edges):
            ours, theirs = context.Pipe()
            task = Task(game, seats, options, first, last, self._memory.name, shape)
            process = context.Process(target=_work, args=(task, theirs), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))

    def reset(self, seed: int = 0) -> None:
        """New games everywhere."""
        self._all((RESET, seed))

    def step(self, actions: Any) -> None:
        """The next action of every game. One that is not legal raises, and ends the workers."""
        self._action[:] = actions
        self._all((STEP, 0))

    def _all(self, order: tuple[int, int]) -> None:
        if self._closed:
            raise WorkerTrouble("these games are closed: make new ones")
        for _, pipe in self._workers:
            pipe.send(order)
        troubles = [trouble for _, pipe in self._workers if (trouble := _answer(pipe)) != DONE]
        if troubles:
            self.close()
            raise WorkerTrouble(troubles[0])

    def close(self) -> None:
        """End the workers and give the memory back; arrays must not be read any more."""
        if self._closed:
            return
        self._closed = True
        for process, pipe in self._workers:
            if process.is_alive():
                pipe.send((CLOSE, 0))
            process.join()
            pipe.close()
        for name in ("observation", "action_mask", "seat", "reward", "done", "_action"):
            setattr(self, name, getattr(self, name).copy())
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Games:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _answer(pipe: Connection) -> str:
    try:
        return str(pipe.recv())
    except EOFError:
        return "a worker process has ended"


def _work(task: Task, pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = SharedMemory(task.memory)
    tables = [_Table(task, number, memory) for number in range(task.first, task.last)]
    while True:
        try:
            order, seed = pipe.recv()
        except EOFError:
            order = CLOSE
        if order == CLOSE:
            break
        trouble = DONE
        try:
            for table in tables:
                if order == RESET:
                    table.reset(seed)
                else:
                    table.step()
        except CaseboardError as error:
            trouble = str(error)
        pipe.send(trouble)
    tables.clear()
    memory.close()


class _Table:
    """One of the games, and its rows of the shared arrays."""

    __slots__ = (
        "_ended", "_episodes", "_game", "_mask", "_number", "_observation", "_rows", "_task",
    )  # fmt: skip

    def __init__(self, task: Task, number: int, memory: SharedMemory) -> None:
        self._task = task
        self._number = number
        self._rows = task.shape.arrays(memory)
        self._observation = self._rows["observation"][number]
        self._mask = self._rows["action_mask"][number]
        self._ended = False
        self._episodes = Episodes()
        self._game: caseboard.Game | None = None

    def reset(self, seed: int) -> None:
        self._tell(0, 0)
        self._begin(seed * self._task.shape.games + self._number)

    def _begin(self, seed: int | None) -> None:
        task = self._task
        deal = self._episodes.next(seed)
        self._game = caseboard.new(task.game, seats=task.seats, seed=deal, **task.options)
        self._show(self._game)

    def step(self) -> None:
        game = self._game
        if game is None:
            raise BadOption("the games have not begun: reset them first")
        game.apply(int(self._rows["action"][self._number]))
        if self._ended:
            self._tell(0, 0)
        if game.over:
            self._tell(1, game.returns())
            self._begin(None)
        else:
            self._show(game)

    def _tell(self, ended: int, rewards: Any) -> None:
        """Whether the step ended a game, and what that brought."""
        self._ended = bool(ended)
        self._rows["done"][self._number] = ended
        self._rows["reward"][self._number] = rewards

    def _show(self, game: caseboard.Game) -> None:
        decision = game.decision
        assert decision is not None
        self._rows["seat"][self._number] = decision.seat
        self._observation[:] = game.observation(decision.seat)
        self._mask[:] = game.legal_mask()
