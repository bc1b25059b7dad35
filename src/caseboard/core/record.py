"""The record file: a saved game, a replay, a bug report, a fixture and a row of data in one.

JSON with a header (format, game, rules version, seats, seed, options), every step (the action's
key, then the outcomes of chance it brought), the position, and a checksum of the position. The
seed is a string of digits: many readers of JSON would round so long a number.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from caseboard.core.chance import SEEDS, Stream, derived, stream_of
from caseboard.core.errors import BrokenRecord, ForeignRecord, UnknownGame
from caseboard.core.machine import PROCEDURES, Frame, tuples
from caseboard.core.rules import Rules
from caseboard.core.state import State, position_slots

if TYPE_CHECKING:
    from caseboard.core.game import Game

FORMAT: Final = "caseboard-record-2"
OLDER: Final = "caseboard-record-1"
"""Had its seed as a number, and chance that could be foretold from a few outcomes."""
LONGEST_SEED: Final = len(str(SEEDS))
FIELDS: Final = (
    "format", "game", "rules", "seats", "seed", "options", "steps", "position", "checksum",
)  # fmt: skip


def position(state: State) -> dict[str, Any]:
    """The whole position as plain data."""
    data = {name: getattr(state, name) for name in position_slots(type(state))}
    data["generator"] = state.generator.to_data()
    data["stack"] = [
        {"procedure": frame.procedure.title, "step": frame.step, "locals": frame.locals}
        for frame in state.stack
    ]
    return data


def set_position(state: State, data: Mapping[str, Any]) -> None:
    """Put a blank state into a position."""
    for name in position_slots(type(state)):
        setattr(state, name, as_held(data[name]))
    state.generator = generator_of(data)
    state.stack = [_frame(entry) for entry in data["stack"]]


def as_held(value: Any) -> Any:
    """A slot's value from its saved form: what lies in a list is a tuple."""
    return [*map(tuples, value)] if isinstance(value, list) else value


def _frame(entry: Mapping[str, Any]) -> Frame:
    return PROCEDURES[entry["procedure"]].read(entry["locals"], entry["step"])


def compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def checksum(state: State) -> str:
    return _checksum_of(position(state))


def _checksum_of(position: Mapping[str, Any]) -> str:
    return hashlib.sha256(compact(position).encode()).hexdigest()[:16]


def dump(game: Game) -> str:
    return compact(
        {
            "format": FORMAT,
            "game": game.rules.name,
            "rules": game.rules.version,
            "seats": game.seats,
            "seed": str(game.seed),
            "options": game.options,
            "steps": [
                [None if action is None else action.key, *outcomes]
                for action, outcomes in game.history
            ],
            "position": position(game.state),
            "checksum": checksum(game.state),
        }
    )


def read(data: str | bytes | Mapping[str, Any] | Any) -> Mapping[str, Any]:
    """A record with all its fields and of this format, or a clear error."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except ValueError as error:
            raise BrokenRecord(f"this is not a whole record file: {error}") from None
    if not isinstance(data, Mapping):
        raise BrokenRecord("a record is a JSON object with the fields " + ", ".join(FIELDS))
    if data.get("format") not in (FORMAT, OLDER):
        raise ForeignRecord(
            f"this file's format is {data.get('format')!r}; this version reads {FORMAT!r}"
        )
    missing = [name for name in FIELDS if name not in data]
    if missing:
        raise BrokenRecord(f"the record lacks {', '.join(missing)}")
    return data if data["format"] == FORMAT else _brought_up_to_date(data)


def _brought_up_to_date(old: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same game in today's format; chance goes on from another stream than it would have."""
    seed, position = old["seed"], old["position"]
    if not isinstance(position, Mapping) or not isinstance(position.get("generator"), int):
        raise BrokenRecord("the record's position cannot be read: it has no generator")
    if _checksum_of(position) != old["checksum"]:
        raise BrokenRecord("the record's position does not match its checksum: it was changed")
    goes_on = Stream(derived("older record", f"{seed} {position['generator']}"))
    position = {**position, "generator": goes_on.to_data()}
    return {
        **old,
        "format": FORMAT,
        "seed": str(seed),
        "position": position,
        "checksum": _checksum_of(position),
    }


def generator_of(position: Mapping[str, Any]) -> Stream:
    """Where chance goes on from a position."""
    try:
        return stream_of(position["generator"])
    except (KeyError, TypeError, ValueError) as error:
        raise BrokenRecord(f"the record's generator cannot be read: {error!r}") from None


def seed_of(record: Mapping[str, Any]) -> int:
    """The seed that a record names."""
    seed = record["seed"]
    digits = isinstance(seed, str) and seed.isascii() and seed.isdigit()
    if not digits or len(seed) > LONGEST_SEED:
        raise BrokenRecord(f"the record's seed is not a string of digits: {seed!r}")
    return int(seed)


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
