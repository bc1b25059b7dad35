"""A game as a text: for people, and for programs that read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from caseboard.core.events import Event
from caseboard.core.game import Game
from caseboard.core.recall import played_again

_WRITERS: Final[dict[str, Callable[[dict[str, Any]], str]]] = {}


def write_as(game: str, writer: Callable[[dict[str, Any]], str]) -> None:
    """Have the views of a game written in its own words; without this they are listed."""
    _WRITERS[game] = writer


def text(game: Game, seat: int) -> str:
    return page(game, seat, story(game, seat))


def story(game: Game, seat: int) -> list[str]:
    """What has happened so far, as the seat has heard it, by playing the history again."""
    told: list[str] = []
    for number, (_, _, events, again) in enumerate(played_again(game)):
        told += said(again, seat, number, events)
    return told


def said(game: Game, seat: int, step: int, events: Sequence[Event]) -> Iterator[str]:
    """What a step brought, in words, after its number."""
    for event in events:
        words = game.say(event, seat)
        if words:
            yield f"{step} {words}"


def page(game: Game, seat: int, told: Iterable[str]) -> str:
    """The whole text, given the story."""
    view = game.view(seat)
    write = _WRITERS.get(game.rules.name, listed)
    lines = [f"{game.rules.title}, {game.seats} seats. You have seat {seat + 1}.", ""]
    lines += [write(view), "", "The story so far:", *told, ""]
    return "\n".join([*lines, *_question(game, seat)])


def _question(game: Game, seat: int) -> Iterator[str]:
    decision, result = game.decision, game.result
    if result is not None:
        winners = ", ".join(str(winner + 1) for winner in result.winners) or "nobody"
        yield f"The game is over. Winners: {winners}. Points: {', '.join(map(str, result.scores))}."
    elif decision is None or decision.seat != seat:
        yield "Others decide."
    else:
        yield decision.cause.text
        yield decision.prompt
        for option in decision.options:
            yield f"- {option.key}: {option.text}"


def listed(view: dict[str, Any]) -> str:
    """A view as it is, an entry a line."""
    hidden = ("decision", "result")
    return "\n".join(
        f"{name}: {msgspec.json.encode(value).decode()}"
        for name, value in view.items()
        if name not in hidden
    )
