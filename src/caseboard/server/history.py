"""A table's game with its history: what is stored, what comes back, what steps are called outside.

Engine steps include the answers to sealed questions, so their number would tell that somebody was
asked. Outside, a position is named by its *moment*: the number of open choices up to there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import caseboard
from caseboard.core.actions import Action
from caseboard.core.chance import Stream, derived
from caseboard.core.errors import BadOption, BrokenRecord, CaseboardError
from caseboard.core.events import Event
from caseboard.core.game import Game, start
from caseboard.core.record import checksum, read
from caseboard.core.replay import replay
from caseboard.pack.registry import RULES, pack_of
from caseboard.play.table import PERSON, Table
from caseboard.server.deal import seed_of
from caseboard.server.model import Entry, TableRow
from caseboard.server.schema import LogLine


class History:
    """The game under way, its entries so far, and how to name and take back its steps."""

    def __init__(self, game: Game, holders: Sequence[str], open_undo: bool) -> None:
        """``holders``: whose each seat is, person or a level of bot, whoever plays it now."""
        self.table = Table(game, holders, open_undo=open_undo)
        self.game = game
        self.pace = pack_of(game.rules.name).pacing()
        self.count = 1
        self.undone = 0
        self.moment = 0
        self.moments = [0]
        self.choosers = [-1]
        self.answers = [0] * game.seats
        self.done: dict[tuple[int, str], int] = {}

    def first_entry(self, at: float) -> Entry:
        return Entry(0, "start", -1, "", self.game.history[0][1], None, at, self.moment)

    def choose(
        self, seat: int, action: Action | int | str, client_id: str | None, at: float
    ) -> tuple[Entry, tuple[Event, ...]]:
        """Make the open decision; what to store, and what happened."""
        decision = self.game.decision
        sealed = decision is not None and decision.sealed
        events = self.table.choose(seat, action)
        self.moment += not sealed
        self.moments.append(self.moment)
        self.choosers.append(seat if self.table.seats[seat] == PERSON else -1)
        self.answers[seat] += 1
        if client_id is not None:
            self.done[seat, client_id] = self.moment
        chosen, outcomes = self.game.history[-1]
        entry = Entry(self.count, "act", seat, str(chosen), outcomes, client_id, at, self.moment)
        self.count += 1
        return entry, events

    def step_before_last_choice(self, seat: int) -> int | None:
        """The engine step to which taking back the seat's last choice would lead."""
        for step in range(len(self.choosers) - 1, 0, -1):
            chooser = self.choosers[step]
            if chooser == seat or (chooser >= 0 and self.table.open_undo):
                return step - 1
        return None

    def undo(self, seat: int, to_step: int, client_id: str | None, at: float) -> Entry:
        """Go back to an engine step; who may do so has been settled."""
        self.table.go_back(to_step)
        self.game = self.table.game
        del self.moments[to_step + 1 :]
        del self.choosers[to_step + 1 :]
        self.moment = self.moments[-1]
        self.undone += 1
        if client_id is not None:
            self.done[seat, client_id] = self.moment
        entry = Entry(self.count, "undo", seat, str(to_step), (), client_id, at, self.moment)
        self.count += 1
        return entry

    def ask_of(self, seat: int | None) -> int:
        """The number of the seat's next answer: its own past answers and all undos."""
        return self.undone + (0 if seat is None else self.answers[seat])

    def last_answer(self, seat: int | None) -> int:
        """The moment that the seat's last answer has led to, of those that somebody has given."""
        given = (moment for (by, _), moment in self.done.items() if by == seat)
        return min(max(given, default=0), self.moment)

    def log(self, seat: int | None, since: int = 0) -> list[LogLine]:
        """The seat's story from line ``since`` on, with moments for steps."""
        lines = []
        for step, text, secret, about in self.table.log(seat, since):
            lines.append(LogLine(self.moments[step], text, secret, about))
        return lines

    def lines(self, seat: int | None, step: int) -> int:
        """How many lines of it had been told after an engine step."""
        return sum(line.step <= step for line in self.table.log(seat))


def begun(row: TableRow) -> History:
    """The game of a table whose seats are all taken, at its first decision, by today's rules."""
    if row.seed is None:
        row.seed = seed_of(row.id, row.numbers)
    row.rules = pack_of(row.game).rules.version
    game = caseboard.new(row.game, seats=len(row.seats), seed=row.seed, **row.options)
    return _held(row, game)


def _held(row: TableRow, game: Game) -> History:
    history = History(game, [seat.player for seat in row.seats], row.open_undo)
    history.table.seats = tuple(seat.now for seat in row.seats)
    return history


def restored(
    row: TableRow, entries: Sequence[Entry], snapshot: tuple[int, int, str] | None = None
) -> History:
    """The game as its entries leave it; a snapshot on the way must be met exactly."""
    rules = pack_of(row.game).rules
    if rules.version != row.rules:
        raise BrokenRecord(
            f"the table was begun with version {row.rules!r} of {rules.title}'s rules; "
            f"this server has {rules.version!r}"
        )
    first, *rest = surviving(entries)
    if row.seed is None:
        raise BrokenRecord("the table has a history, but no seed")
    game = start(rules, len(row.seats), row.seed, row.options, script=list(first.outcomes))
    game.state.script = None
    if row.chance:
        key = derived("table", row.chance)
        game.state.generator = Stream(key, game.state.generator.drawn)
    history = _held(row, game)
    expected = _checkpoint([first, *rest], snapshot)
    for step, entry in enumerate(rest, 1):
        history.game.state.script = list(entry.outcomes)
        history.choose(entry.seat, entry.action, entry.client_id, entry.at)
        history.game.state.script = None
        if expected is not None and expected[0] == step and expected[1] != checksum(game.state):
            raise BrokenRecord(f"the table's history does not lead to its snapshot at step {step}")
    history.count = entries[-1].number + 1
    history.undone = sum(entry.kind == "undo" for entry in entries)
    history.done = {
        (entry.seat, entry.client_id): entry.moment
        for entry in entries
        if entry.client_id is not None
    }
    history.answers = [
        sum(entry.kind == "act" and entry.seat == seat for entry in entries)
        for seat in range(len(row.seats))
    ]
    return history


def surviving(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that no undo has taken back, the deal first."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            del kept[int(entry.action) + 1 :]
        else:
            kept.append(entry)
    if not kept or kept[0].kind != "start":
        raise BrokenRecord("the table's history does not begin with its deal")
    return kept


def _checkpoint(
    kept: Sequence[Entry], snapshot: tuple[int, int, str] | None
) -> tuple[int, str] | None:
    if snapshot is None:
        return None
    number, step, record = snapshot
    if step >= len(kept) or any(entry.number > number for entry in kept[: step + 1]):
        return None
    return step, str(read(record)["checksum"])


class Imported(NamedTuple):
    """A record file as the entries of a new table.

    ``faithful``: the outcomes of chance have followed from the game's seed.
    """

    game: Game
    entries: list[Entry]
    faithful: bool


def imported(data: str | bytes | Mapping[str, Any], at: int | None, now: float) -> Imported:
    """A record file up to the end of a moment."""
    game = replay(read(data), RULES)
    entries = _entries_of(game, at, now)
    strange = first_strange_step(game)
    return Imported(game, entries, strange is None or strange >= len(entries))


def _entries_of(whole: Game, at: int | None, now: float) -> list[Entry]:
    steps = whole.history
    game = start(whole.rules, whole.seats, whole.seed, whole.options, script=list(steps[0][1]))
    moment = 0
    entries = [Entry(0, "start", -1, "", steps[0][1], None, now, moment)]
    for number, (action, outcomes) in enumerate(steps[1:], 1):
        decision = game.decision
        assert decision is not None
        assert action is not None
        game.state.script = list(outcomes)
        game.apply(action)
        moment += not decision.sealed
        entries.append(Entry(number, "act", decision.seat, action.key, outcomes, None, now, moment))
    if at is not None and not 0 <= at <= moment:
        raise BadOption(f"the game has the steps 0 to {moment}, not {at}")
    return [entry for entry in entries if at is None or entry.moment <= at]


def follows_from_seed(data: str | bytes | Mapping[str, Any]) -> Game:
    """Play a record's choices again from its seed alone; every outcome of chance must come out."""
    game = replay(read(data), RULES)
    strange = first_strange_step(game)
    if strange is not None:
        raise CaseboardError(f"step {strange} does not follow from the seed")
    return game


def first_strange_step(game: Game) -> int | None:
    """The first step of a game whose outcomes of chance its seed would not have given."""
    free = start(game.rules, game.seats, game.seed, game.options)
    for number, (action, outcomes) in enumerate(game.history):
        if action is not None:
            free.apply(action)
        if free.history[-1][1] != outcomes:
            return number
    return None
