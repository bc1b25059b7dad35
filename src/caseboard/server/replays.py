"""Records and replays of tables: who may have them, and what a step looks like."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from caseboard.core.actions import Action
from caseboard.core.errors import BadOption
from caseboard.core.game import start
from caseboard.core.record import compact, read
from caseboard.core.replay import replay
from caseboard.core.view import Lens
from caseboard.pack.registry import RULES
from caseboard.play.table import PERSON
from caseboard.server.channel import (
    NOTHING_TO_DO,
    Channel,
    Glance,
    Happened,
    first_picture,
    happened,
)
from caseboard.server.history import History
from caseboard.server.reactions import is_seen
from caseboard.server.room import Room
from caseboard.server.schema import PastAnswer, ReplayStep, Step


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
        "claims": [
            [line.number, line.seat, line.claim, line.text, line.step]
            for line in room.talk.lines
            if line.claim
        ],
    }
    return compact(data)


@dataclass(frozen=True, slots=True)
class Stage:
    """A game before a choice that others see, or at its end. ``history`` goes on with the next.

    ``happened``: since the stage before. ``sealed``: the answers in reaction windows since the last
    open choice, with their seats. ``open``: the choice, if any, is no reaction.
    """

    history: History
    happened: Sequence[Happened]
    sealed: Sequence[tuple[int, PastAnswer]]
    choice: Action | None
    open: bool


def stages(data: str | Mapping[str, Any]) -> Iterator[Stage]:
    """A record's stages, one after the other."""
    whole = replay(read(data), RULES)
    first, *rest = whole.history
    game = start(whole.rules, whole.seats, whole.seed, whole.options, script=list(first[1]))
    history = History(game, [PERSON] * whole.seats, open_undo=True)
    news = happened(history, game.state.events)
    sealed: list[tuple[int, PastAnswer]] = []
    for action, outcomes in rest:
        decision = game.decision
        assert action is not None
        assert decision is not None
        if is_seen(decision, action):
            yield Stage(history, news, sealed, action, not decision.sealed)
            news = []
        if decision.sealed:
            answer = PastAnswer(decision.prompt, game.option(action).text)
            sealed = [*sealed, (decision.seat, answer)]
        else:
            sealed = []
        game.state.script = list(outcomes)
        _, events = history.choose(decision.seat, action, None, 0.0)
        news = [*news, *happened(history, events)]
    yield Stage(history, news, sealed, None, open=True)


def moments(data: str | Mapping[str, Any]) -> Iterator[Stage]:
    """Only those before open choices, and the end: what steps are called outside."""
    return (stage for stage in stages(data) if stage.open)


def is_wanted(moment: Stage, at: int | None) -> bool:
    """Whether it is the moment of that number; None means the last."""
    return moment.choice is None if at is None else moment.history.moment == at


def no_such_step(at: int | None, last: int) -> BadOption:
    return BadOption(f"the game has the steps 0 to {last}, not {at}")


def replay_step(data: str | Mapping[str, Any], at: int | None, seat: int | None) -> ReplayStep:
    """The position at a moment as a seat sees it, how it came about, and what came of it."""
    shown: ReplayStep | None = None
    reader: Reader | None = None
    for stage in stages(data):
        history = stage.history
        reader = reader or Reader(history, seat)
        reader.follow(stage)
        if not stage.open:
            continue
        if shown is not None and history.moment == shown.step + 1:
            shown.answers = [answer for asked, answer in stage.sealed if asked == seat]
        steps = reader.channel.take()
        if is_wanted(stage, at):
            shown = _shown(stage, seat, steps)
    if shown is None:
        raise no_such_step(at, history.moment)
    shown.last = history.moment
    shown.told = [line for line in history.log(seat) if line.step == shown.step + 1]
    return shown


class Reader:
    """Follows a game from its deal as somebody at a seat would."""

    def __init__(self, history: History, seat: int | None) -> None:
        game = history.game
        self._lens = Lens(game.rules)
        shown = first_picture(history, seat, self._lens.look(game.state), 0, game.asking(seat))
        # The deal is the first step: its lines are still to be told.
        self.channel = Channel(seat, shown._replace(lines=0), NOTHING_TO_DO)

    def follow(self, stage: Stage) -> None:
        game, channel = stage.history.game, self.channel
        channel.happened += stage.happened
        asking = game.asking(channel.seat if stage.open else None)
        channel.cut(stage.history, Glance(self._lens.look(game.state)), asking)


def _shown(stage: Stage, seat: int | None, steps: list[Step]) -> ReplayStep:
    history = stage.history
    decision = history.game.decision
    mine = decision is not None and decision.seat == seat
    return ReplayStep(
        step=history.moment,
        last=history.moment,
        view=history.game.view(seat),
        log=history.log(seat),
        steps=steps,
        chosen=str(stage.choice) if mine and stage.choice is not None else None,
        told=[],
        answers=[],
    )
