"""A table: who sits where, the game they play, what each has been told, and the way back."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from caseboard.core.actions import Action
from caseboard.core.errors import (
    BadOption,
    BadSeat,
    BrokenRecord,
    CaseboardError,
    GameOver,
    IllegalAction,
    UnknownAction,
)
from caseboard.core.events import Event, Fact
from caseboard.core.game import Game
from caseboard.core.record import checksum, compact, read
from caseboard.core.replay import load, replay
from caseboard.core.rules import Rules
from caseboard.play.past import Past

PERSON: Final = "person"
OVER: Final = "the game is over"


class CannotUndo(CaseboardError):
    """There is nothing to take back, or it cannot be taken back without the others."""


class NotYourDecision(CaseboardError):
    """An action by a seat that has nothing to decide now."""


class LogLine(NamedTuple):
    """One line of a seat's story and the step of the game that it came from.

    ``secret``: a spectator is told less, or nothing. ``about``: the fact that it tells of, as the
    seat may know it.
    """

    step: int
    text: str
    secret: bool
    about: Fact


class _Choice(NamedTuple):
    """A person's choice: from which step, and the last information barrier before it."""

    seat: int
    step: int
    barrier: int


class Table:
    """One game with its players. ``seats`` names each one: ``person`` or a level of bot.

    ``open_undo``: everybody looks at one screen, so choices can be taken back without limit.
    Otherwise a seat takes back only its own choices, and none from before the last information
    barrier: an outcome of chance, a reveal, or a choice of another seat. Once the game is over
    everything is known, and nothing is taken back.
    """

    __slots__ = ("_barrier", "_choices", "_logs", "_past", "game", "heard", "open_undo", "seats")

    def __init__(self, game: Game, seats: Sequence[str], *, open_undo: bool = True) -> None:
        if len(seats) != game.seats:
            raise BadSeat(f"name a player for each of {game.seats} seats, not {len(seats)}")
        self.game = game
        self.seats = tuple(seats)
        self.open_undo = open_undo
        self._choices: list[_Choice] = []
        self._past = Past(self.step)
        self._barrier = self.step
        listeners: tuple[int | None, ...] = (None, *self.persons)
        self._logs: dict[int | None, list[LogLine]] = {seat: [] for seat in listeners}
        self.heard: list[tuple[int | None, ...]] = []
        """For each event of the last step, the seats whose log has a line of it."""
        self._tell(game, game.state.events)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that people sit in."""
        return tuple(seat for seat, player in enumerate(self.seats) if player == PERSON)

    @property
    def step(self) -> int:
        """How many steps the game has gone; the set-up is step 0."""
        return len(self.game.history) - 1

    def log(self, seat: int | None, since: int = 0) -> tuple[LogLine, ...]:
        """What a person's seat (None: a spectator) has been told, from line ``since`` on."""
        if seat not in self._logs:
            known = ", ".join(str(known) for known in self._logs)
            raise BadSeat(f"no log is kept for seat {seat!r}: there is {known}")
        return tuple(self._logs[seat][since:])

    def choose(self, seat: int, action: Action | int | str) -> tuple[Event, ...]:
        """Make the open decision of a seat."""
        decision = self.game.decision
        if decision is None:
            raise GameOver("the game is over: no more actions, see its result")
        if decision.seat != seat:
            # Who is asked in secret is nobody's business.
            other = "" if decision.sealed else f": seat {decision.seat} has"
            raise NotYourDecision(f"seat {seat} has nothing to decide{other}")
        step = self.step
        self._past.keep(self.game)
        events = self.game.apply(action)
        by_person = self.seats[seat] == PERSON
        if by_person:
            self._choices.append(_Choice(seat, step, self._barrier))
        if not by_person or self.game.state.luck or any(event.reveals for event in events):
            self._barrier = step + 1
        self._tell(self.game, events)
        return events

    def _tell(self, game: Game, events: Iterable[Event]) -> None:
        step = len(game.history) - 1
        self.heard = []
        for event in events:
            public = game.say(event, None)
            heard: list[int | None] = []
            for seat, log in self._logs.items():
                knows_more = event.audience is not None and seat in event.audience
                words = game.say(event, seat) if knows_more else public
                if words:
                    log.append(LogLine(step, words, words != public, event.known_to(seat)))
                    heard.append(seat)
            self.heard.append(tuple(heard))

    def why_not_undo(self, seat: int) -> str | None:
        """Why the seat cannot take its last choice back now; None when it can."""
        if self.game.over:
            return OVER
        if not self._choices:
            return "there is nothing to take back"
        if self.open_undo:
            return None
        last = self._choices[-1]
        if last.seat != seat:
            return "another seat has chosen since"
        if last.step < self._barrier:
            return "something was revealed, drawn or chosen by another seat since"
        return None

    def undo(self, seat: int, *, agreed: bool = False) -> int:
        """Go back to before the last choice of a person; the number of steps taken back.

        ``agreed``: the other seats have allowed to go back beyond an information barrier.
        """
        refused = self.why_not_undo(seat)
        if refused is not None and not (agreed and self._choices):
            raise CannotUndo(f"this cannot be undone: {refused}")
        taken_back = self.step - self._choices[-1].step
        self.go_back(self._choices[-1].step)
        return taken_back

    def go_back(self, step: int) -> None:
        """Back to the step before a person's choice, whatever lies between."""
        if self.game.over:
            raise CannotUndo(f"this cannot be undone: {OVER}")
        at = bisect_left(self._choices, step, key=lambda choice: choice.step)
        if at == len(self._choices) or self._choices[at].step != step:
            raise CannotUndo(f"no person has chosen at step {step}")
        self._barrier = self._choices[at].barrier
        del self._choices[at:]
        self.game = self._past.game_at(step, self.game.history)
        for log in self._logs.values():
            while log and log[-1].step > step:
                log.pop()

    def to_json(self) -> str:
        """The record file of the game, with the names of the seats."""
        data = json.loads(self.game.to_json())
        data["table"] = {"seats": list(self.seats), "open_undo": self.open_undo}
        return compact(data)


def open_record(
    data: str | bytes | Mapping[str, Any],
    known: Mapping[str, Rules],
    seats: Sequence[str] | None = None,
) -> Table:
    """The table that ``to_json`` saved, or any game's record with players named for its seats.

    The record is played again from its first step, so the story is told and every choice of a
    person can be taken back as before.
    """
    record = read(data)
    players, open_undo = _players(record, seats)
    game = load(record, known)
    table = Table(replay(record, known, at=0), players, open_undo=open_undo)
    for action, outcomes in game.history[1:]:
        decision = table.game.decision
        if action is None or decision is None:
            raise BrokenRecord("the record goes on after the end of its game")
        table.game.state.script = list(outcomes)
        try:
            table.choose(decision.seat, action)
        except (IllegalAction, UnknownAction) as error:
            raise BrokenRecord(f"the record cannot be replayed: {error}") from error
    # A replay leaves the generator where the game began: chance goes on from where it was.
    table._past.go_on_with(game.state.generator)
    table.game.state.script = None
    table.game.state.generator = game.state.generator
    if checksum(table.game.state) != record["checksum"]:
        raise BrokenRecord("the replay does not end at the record's checksum")
    return table


def _players(
    record: Mapping[str, Any], seats: Sequence[str] | None
) -> tuple[tuple[str, ...], bool]:
    saved = record.get("table", {})
    if not isinstance(saved, Mapping):
        raise BrokenRecord("the record's table is not a JSON object")
    players = saved.get("seats") if seats is None else list(seats)
    if players is None:
        raise BadOption("the record names no players: say who sits in each seat")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise BrokenRecord("the record's players are not a list of names")
    return tuple(players), bool(saved.get("open_undo", True))


def seated(seats: int, persons: Iterable[int], bots: Sequence[str]) -> tuple[str, ...]:
    """Who sits where: people in the named seats, bots in the others, the last level repeated."""
    people = set(persons)
    if not people <= set(range(seats)):
        raise BadSeat(f"people sit in seats 1 to {seats}")
    open_seats = seats - len(people)
    if open_seats and not bots:
        raise BadOption(f"name a level of bot for the {open_seats} open seats")
    if len(bots) > open_seats:
        raise BadOption(f"there are {open_seats} open seats for {len(bots)} bots")
    levels = iter([*bots, *([bots[-1]] * (open_seats - len(bots)) if bots else [])])
    return tuple(PERSON if seat in people else next(levels) for seat in range(seats))
