"""From a record file back to a game: loading the position, or playing the steps again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from caseboard.core.actions import Action
from caseboard.core.chance import check_seed
from caseboard.core.errors import BrokenRecord, CaseboardError
from caseboard.core.game import Game, start
from caseboard.core.machine import ask_again
from caseboard.core.record import checksum, generator_of, read, rules_of, seed_of, set_position
from caseboard.core.rules import Rules


def load(data: str | bytes | Mapping[str, Any] | Any, known: Mapping[str, Rules]) -> Game:
    """The game exactly as it was saved."""
    record = read(data)
    rules = rules_of(record, known)
    try:
        seed = seed_of(record)
        check_seed(seed)
        options = rules.clean_options(record["seats"], _known_options(record))
        game = Game(rules, record["seats"], seed, options, rules.blank())
        game.history = [_step(rules, step) for step in record["steps"]]
        set_position(game.state, record["position"])
        game._ask = ask_again(game.state)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BrokenRecord(f"the record's position cannot be read: {error!r}") from None
    if checksum(game.state) != record["checksum"]:
        raise BrokenRecord("the record's position does not match its checksum: it was changed")
    return game


def replay(
    data: str | bytes | Mapping[str, Any] | Any,
    known: Mapping[str, Rules],
    at: int | Any | None = None,
) -> Game:
    """Play the record's actions again with its own outcomes of chance, up to step ``at``."""
    record = read(data)
    last = len(record["steps"]) - 1
    if at is None:
        at = last
    if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at <= max(last, 0):
        raise BrokenRecord(f"the record has the steps 0 to {last}, not {at!r}")
    for game in walk(record, known):
        if len(game.history) > at:
            break
    game.state.script = None
    if at == last:
        game.state.generator = generator_of(record["position"])
        if checksum(game.state) != record["checksum"]:
            raise BrokenRecord("the replay does not end at the record's checksum")
    return game


def walk(data: str | bytes | Mapping[str, Any] | Any, known: Mapping[str, Rules]) -> Iterator[Game]:
    """The record's game after each of its steps: one game that is played on in between."""
    record = read(data)
    rules = rules_of(record, known)
    try:
        steps = [_step(rules, step) for step in record["steps"]]
    except (TypeError, ValueError, IndexError) as error:
        raise BrokenRecord(f"the record's steps cannot be read: {error!r}") from None
    if not steps:
        raise BrokenRecord("the record has no steps, not even the set-up")
    game = start(
        rules, record["seats"], seed_of(record), _known_options(record), script=list(steps[0][1])
    )
    _require_used_up(game)
    yield game
    for action, outcomes in steps[1:]:
        if action is None:
            raise BrokenRecord("only the first step of a record is without an action")
        game.state.script = list(outcomes)
        try:
            game.apply(action)
        except BrokenRecord:
            raise
        except CaseboardError as error:
            raise BrokenRecord(f"the record cannot be replayed: {error}") from error
        _require_used_up(game)
        yield game


def _require_used_up(game: Game) -> None:
    if game.state.script:
        raise BrokenRecord("the record has more outcomes of chance than its actions use")


def _known_options(record: Mapping[str, Any]) -> dict[str, Any]:
    options = record["options"]
    if not isinstance(options, Mapping):
        raise BrokenRecord("the record's options are not a JSON object")
    return dict(options)


def _step(rules: Rules, step: list[Any]) -> tuple[Action | None, tuple[int, ...]]:
    key, *outcomes = step
    if not all(isinstance(outcome, int) for outcome in outcomes):
        raise ValueError(f"outcomes of chance are whole numbers, not {outcomes!r}")
    return (None if key is None else rules.actions[key]), tuple(outcomes)
