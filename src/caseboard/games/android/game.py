"""Android as the core plays it: seats, options, and where its rules are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caseboard.core.errors import BadOption, choices
from caseboard.core.machine import Call, push
from caseboard.core.rules import Rules, TableOption
from caseboard.games.android.actions import TABLE
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.deal import deal_anew
from caseboard.games.android.numbers import DETECTIVES, NOBODY
from caseboard.games.android.rules.closing import result
from caseboard.games.android.rules.round import GAME
from caseboard.games.android.say import option, say
from caseboard.games.android.standing import standing
from caseboard.games.android.state import AndroidState
from caseboard.games.android.view import view

_MURDERS: Final = tuple(murder.key for murder in MURDERS)


def _clean_murder(value: Any, seats: int) -> str:
    if value not in _MURDERS:
        raise BadOption(f"there is no murder {value!r}: there is {choices(_MURDERS)}")
    return str(value)


def _clean_detectives(value: Any, seats: int) -> list[str | None]:
    if isinstance(value, str) or not isinstance(value, list | tuple) or len(value) != seats:
        raise BadOption(f"detectives is a list with one name (or None) for each of {seats} seats")
    chosen = [name for name in value if name is not None]
    for name in chosen:
        if name not in DETECTIVES:
            raise BadOption(f"there is no detective {name!r}: there is {choices(DETECTIVES)}")
    if len(set(chosen)) != len(chosen):
        raise BadOption("each detective can be played by one seat only")
    return list(value)


def _clean_first(value: Any, seats: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
        return value
    raise BadOption(f"first_player is a seat from 0 to {seats - 1}, not {value!r}")


OPTIONS: Final = (
    TableOption("murder", "The murder sheet to play; None: a random one.", None, _clean_murder),
    TableOption(
        "detectives",
        "By seat, the detective played; None: a random one.",
        None,
        _clean_detectives,
    ),
    TableOption(
        "first_player", "The seat that goes first; None: a random one.", None, _clean_first
    ),
)


def begin(state: AndroidState, seats: int, options: Mapping[str, Any]) -> None:
    """Lay the game's first frame."""
    state.seats = seats
    murder, detectives, first = (options[option.name] for option in OPTIONS)
    named = detectives or [None] * seats
    push(
        state,
        Call(
            GAME,
            murder=NOBODY if murder is None else _MURDERS.index(murder),
            detectives=tuple(NOBODY if d is None else DETECTIVES.index(d) for d in named),
            first=NOBODY if first is None else first,
        ),
    )


RULES: Final = Rules(
    name="android",
    title="Android",
    version="android-1",
    seat_counts=(3, 4, 5),
    options=OPTIONS,
    actions=TABLE,
    blank=AndroidState,
    begin=begin,
    view=view,
    deal_anew=deal_anew,
    result=result,
    standing=standing,
    say=say,
    option=option,
    home=__name__,
)
