"""The record file: a saved game, a replay, a bug report, a fixture and a row of data in one.

JSON with a header (format, game, rules version, seats, seed, options), every step (the action's
key, then the outcomes of chance it brought), the position, and a checksum of the position.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from caseboard.core.errors import BrokenRecord, ForeignRecord, UnknownGame
from caseboard.core.machine import PROCEDURES, Frame
from caseboard.core.rules import Rules
from caseboard.core.state import State, position_slots

if TYPE_CHECKING:
    from caseboard.core.game import Game

FORMAT: Final = "caseboard-record-1"
FIELDS: Final = (
    "format", "game", "rules", "seats", "seed", "options", "steps", "position", "checksum",
)  # fmt: skip


def position(state: State) -> dict[str, Any]:
    """The whole position as plain data."""
    data = {name: getattr(state, name) for name in position_slots(type(state))}
    data["generator"] = state.generator
    data["stack"] = [
        {"procedure": frame.procedure.title, "step": frame.step, "locals": frame.locals}
        for frame in state.stack
    ]
    return data


def set_position(state: State, data: Mapping[str, Any]) -> None:
    """Put a blank state into a position."""
    for name in position_slots(type(state)):
        setattr(state, name, data[name])
    state.generator = data["generator"]
    state.stack = [_frame(entry) for entry in data["stack"]]


def _frame(entry: Mapping[str, Any]) -> Frame:
    known = PROCEDURES[entry["procedure"]]
    locals = {name: _frozen(value) for name, value in entry["locals"].items()}
    return known.begun(known.make(**locals), entry["step"])


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def checksum(state: State) -> str:
    return hashlib.sha256(compact(position(state)).encode()).hexdigest()[:16]


def dump(game: Game) -> str:
    return compact(
        {
            "format": FORMAT,
            "game": game.rules.name,
            "rules": game.rules.version,
            "seats": game.seats,
            "seed": game.seed,
            "options": game.options,
            "steps": [
                [None if action is None else action.key, *outcomes]
                for action, outcomes in game.history
            ],
            "position": position(game.state),
            "checksum": checksum(game.state),
        }
    )


def read(data: str | bytes | Mapping[str, Any]) -> Mapping[str, Any]:
    """A record with all its fields and of this format, or a clear error."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except ValueError as error:
            raise BrokenRecord(f"this is not a whole record file: {error}") from None
    if not isinstance(data, Mapping):
        raise BrokenRecord("a record is a JSON object with the fields " + ", ".join(FIELDS))
    if data.get("format") != FORMAT:
        raise ForeignRecord(
            f"this file's format is {data.get('format')!r}; this version reads {FORMAT!r}"
        )
    missing = [name for name in FIELDS if name not in data]
    if missing:
        raise BrokenRecord(f"the record lacks {', '.join(missing)}")
    return data


def rules_of(record: Mapping[str, Any], known: Mapping[str, Rules]) -> Rules:
    """The rules that the record was made with."""
    rules = known.get(record["game"]) if isinstance(record["game"], str) else None
    if rules is None:
        raise UnknownGame(f"the record is of {record['game']!r}; known are {', '.join(known)}")
    if record["rules"] != rules.version:
        raise ForeignRecord(
            f"the record was made with version {record['rules']!r} of {rules.title}'s rules; "
            f"this is version {rules.version!r}"
        )
    return rules
