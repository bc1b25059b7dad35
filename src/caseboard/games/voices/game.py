"""Voices in My Head as the core plays it: seats, options, and where its rules are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caseboard.core.errors import BadOption
from caseboard.core.rules import Rules, TableOption, switch
from caseboard.games.voices.actions import TABLE
from caseboard.games.voices.claims import claims
from caseboard.games.voices.deal import deal_anew
from caseboard.games.voices.options import option
from caseboard.games.voices.rules.end_of_trial import result
from caseboard.games.voices.rules.playing import PLAYING_THE_GAME
from caseboard.games.voices.say import say
from caseboard.games.voices.standing import standing
from caseboard.games.voices.state import VoicesState
from caseboard.games.voices.view import view


def _clean_seat(value: object, seats: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
        raise BadOption(f"chosen_prosecutor is a seat from 0 to {seats - 1}, not {value!r}")
    return value


OPTIONS: Final = (
    switch("advanced_roles", "Deal roles by their set-up icon, from all thirteen"),
    TableOption(
        "chosen_prosecutor",
        "The seat that plays the prosecutor; left to chance if none is named",
        None,
        _clean_seat,
    ),
    switch("marker_abilities", "Control markers may use the abilities of their emotions"),
    switch("memory_aid", "Influence tokens stay visible to whoever has seen them"),
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
    version="1",
    seat_counts=(3, 4, 5, 6),
    options=OPTIONS,
    actions=TABLE,
    blank=VoicesState,
    begin=begin,
    view=view,
    deal_anew=deal_anew,
    result=result,
    standing=standing,
    say=say,
    option=option,
    home=__name__,
    claims=claims,
)
