"""Records and replays of tables: who may have them, and what a step looks like."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from caseboard.core.actions import Action
from caseboard.core.errors import BadOption
from caseboard.core.events import Event
from caseboard.core.game import start
from caseboard.core.record import compact, read
from caseboard.core.replay import replay
from caseboard.pack.registry import RULES
from caseboard.play.table import PERSON
from caseboard.server.history import History
from caseboard.server.room import Room
from caseboard.server.schema import PastAnswer, ReplayStep


def why_no_record(room: Room, device: str) -> str | None:
    """A record tells everything: why this reader may not have it yet, None if he may."""
    if room.history is None:
        return "the game has not begun"
    if room.row.state == "over":
        return None
    if all(device in room.row.seats[seat].holders for seat in room.row.persons):
        return None
    return "the record tells everybody's secrets: it is yours when the game is over"


def record_file(room: Room) -> str:
    """The record with the table's players and, for ``caseboard verify``, how its seed came."""
    data = json.loads(room.game.to_json())
    row = room.row
    data["table"] = {
        "seats": [seat.now for seat in row.seats],
        "names": [seat.name for seat in row.seats],
        "open_undo": row.open_undo,
        "id": row.id,
        "promises": [row.promise, *(seat.promise for seat in row.seats)],
        "numbers": row.numbers,
    }
    return compact(data)


@dataclass(frozen=True, slots=True)
class Moment:
    """A game before an open choice, or at its end. ``history`` goes on with the next one.

    ``sealed``: the answers in reaction windows since the last open choice, with their seats.
    """

    history: History
    events: Sequence[Event]
    sealed: Sequence[tuple[int, PastAnswer]]
    choice: Action | None


def moments(data: str | Mapping[str, Any]) -> Iterator[Moment]:
    """A record's moments, one after the other."""
    whole = replay(read(data), RULES)
    first, *rest = whole.history
    game = start(whole.rules, whole.seats, whole.seed, whole.options, script=list(first[1]))
    history = History(game, [PERSON] * whole.seats, open_undo=True)
    events: list[Event] = game.state.events
    sealed: list[tuple[int, PastAnswer]] = []
    for action, outcomes in rest:
        decision = game.decision
        assert action is not None
        assert decision is not None
        if decision.sealed:
            answer = PastAnswer(decision.prompt, game.option(action).text)
            sealed = [*sealed, (decision.seat, answer)]
        else:
            yield Moment(history, events, sealed, action)
            events, sealed = [], []
        game.state.script = list(outcomes)
        events = [*events, *history.choose(decision.seat, action, None, 0.0)[1]]
    yield Moment(history, events, sealed, None)


def is_wanted(moment: Moment, at: int | None) -> bool:
    """Whether it is the moment of that number; None means the last."""
    return moment.choice is None if at is None else moment.history.moment == at


def no_such_step(at: int | None, last: int) -> BadOption:
    return BadOption(f"the game has the steps 0 to {last}, not {at}")


def replay_step(data: str | Mapping[str, Any], at: int | None, seat: int | None) -> ReplayStep:
    """The position at a moment as a seat sees it, the story up to there, and what came of it."""
    shown: ReplayStep | None = None
    for moment in moments(data):
        history = moment.history
        if shown is not None and history.moment == shown.step + 1:
            shown.answers = [answer for asked, answer in moment.sealed if asked == seat]
        if is_wanted(moment, at):
            shown = _shown(moment, seat)
    if shown is None:
        raise no_such_step(at, history.moment)
    shown.last = history.moment
    shown.told = [line for line in history.log(seat) if line.step == shown.step + 1]
    return shown


def _shown(moment: Moment, seat: int | None) -> ReplayStep:
    history = moment.history
    decision = history.game.decision
    mine = decision is not None and decision.seat == seat
    return ReplayStep(
        step=history.moment,
        last=history.moment,
        view=history.game.view(seat),
        log=history.log(seat),
        events=[{"step": history.moment, **event.seen_by(seat)} for event in moment.events],
        chosen=str(moment.choice) if mine and moment.choice is not None else None,
        told=[],
        answers=[],
    )
