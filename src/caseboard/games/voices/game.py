"""Voices in My Head as the core plays it: seats, options, and where its rules are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caseboard.core.rules import Rules, each_for_himself
from caseboard.core.table_options import TableOption
from caseboard.games.voices.actions import TABLE
from caseboard.games.voices.causes import cause
from caseboard.games.voices.claims import claims, proven
from caseboard.games.voices.deal import deal_anew
from caseboard.games.voices.observe import OBSERVER
from caseboard.games.voices.options import option
from caseboard.games.voices.rules.end_of_trial import result
from caseboard.games.voices.rules.playing import PLAYING_THE_GAME
from caseboard.games.voices.say import say
from caseboard.games.voices.standing import standing
from caseboard.games.voices.state import VoicesState
from caseboard.games.voices.view import PARTS, private, public

OPTIONS: Final = (
    TableOption(
        "advanced_roles",
        "Advanced roles",
        "Deal roles by their set-up icon, from all thirteen",
        "switch",
        default=False,
    ),
    TableOption("chosen_prosecutor", "Prosecutor", "The seat that plays the prosecutor", "seat"),
    TableOption(
        "marker_abilities",
        "Marker abilities",
        "Control markers may use the abilities of their emotions",
        "switch",
        default=False,
    ),
    TableOption(
        "memory_aid",
        "Memory aid",
        "Influence tokens stay visible to whoever has seen them",
        "switch",
        default=False,
    ),
)


def begin(state: VoicesState, seats: int, options: Mapping[str, Any]) -> None:
    state.seats = seats
    state.advanced_roles = int(options["advanced_roles"])
    state.marker_abilities = int(options["marker_abilities"])
    state.memory_aid = int(options["memory_aid"])
    state.stack.append(PLAYING_THE_GAME(chosen_prosecutor=options["chosen_prosecutor"]))


RULES: Final = Rules(
    name="voices",
    title="Voices in My Head",
    version="3",
    seat_counts=(3, 4, 5, 6),
    options=OPTIONS,
    actions=TABLE,
    blank=VoicesState,
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
    returns=each_for_himself,
    observer=OBSERVER,
    home=__name__,
    claims=claims,
    proven=proven,
)
