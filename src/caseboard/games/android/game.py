"""Android as the core plays it: seats, options, and where its rules are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caseboard.core.machine import push
from caseboard.core.rules import Rules
from caseboard.core.table_options import TableOption
from caseboard.games.android.actions import TABLE
from caseboard.games.android.causes import cause
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.deal import deal_anew
from caseboard.games.android.numbers import DAYS, DAYS_A_WEEK, DETECTIVES, NOBODY
from caseboard.games.android.observe import OBSERVER
from caseboard.games.android.options import option
from caseboard.games.android.rules.closing import result
from caseboard.games.android.rules.round import GAME
from caseboard.games.android.say import say
from caseboard.games.android.standing import standing
from caseboard.games.android.state import AndroidState
from caseboard.games.android.view import PARTS, private, public

_MURDERS: Final = tuple(murder.key for murder in MURDERS)

OPTIONS: Final = (
    TableOption(
        "murder",
        "Murder",
        "The murder sheet to play",
        "one",
        choices={murder.key: murder.name for murder in MURDERS},
    ),
    TableOption(
        "detectives",
        "Detectives",
        "By seat, the detective played",
        "one-each",
        choices={sheet.key: sheet.name for sheet in SHEETS},
    ),
    TableOption("first_player", "First player", "The seat that goes first", "seat"),
    TableOption(
        "true_culprit",
        "A true culprit",
        "One suspect did it from the start: evidence tells who, and hunches become theories",
        "switch",
        default=False,
    ),
    TableOption(
        "short_case",
        "A short case",
        "One week only: half the evening, one plot each, and the murder's event on day four",
        "switch",
        default=False,
    ),
    TableOption(
        "free_jump",
        "A jump for free",
        "To get a jump on the case costs no Time, and the marker may be anybody's",
        "switch",
        default=False,
    ),
    TableOption(
        "handicap",
        "Handicap",
        "By detective, the VP that are added at the end, or taken off",
        "numbers",
        choices={sheet.key: sheet.name for sheet in SHEETS},
    ),
)


def begin(state: AndroidState, seats: int, options: Mapping[str, Any]) -> None:
    """Lay the game's first frame."""
    state.seats = seats
    murder, first = options["murder"], options["first_player"]
    named = options["detectives"] or [None] * seats
    state.last_day = DAYS_A_WEEK if options["short_case"] else DAYS
    state.free_jump = int(options["free_jump"])
    handicap = options["handicap"] or {}
    state.handicap = [handicap.get(detective, 0) for detective in DETECTIVES]
    push(
        state,
        GAME(
            murder=NOBODY if murder is None else _MURDERS.index(murder),
            detectives=tuple(NOBODY if d is None else DETECTIVES.index(d) for d in named),
            first=NOBODY if first is None else first,
            true_culprit=options["true_culprit"],
        ),
    )


RULES: Final = Rules(
    name="android",
    title="Android",
    version="android-3",
    seat_counts=(3, 4, 5),
    options=OPTIONS,
    actions=TABLE,
    blank=AndroidState,
    begin=begin,
    public=public,
    private=private,
    parts=PARTS,
    deal_anew=deal_anew,
    result=result,
    standing=standing,
    say=say,
    option=option,
    cause=cause,
    observer=OBSERVER,
    home=__name__,
)
