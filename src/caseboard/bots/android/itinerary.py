"""A whole turn at a glance: what an action brings, and what the rest of the turn still can."""

from __future__ import annotations

from typing import Final

from caseboard.bots.android.errands import (
    ability_value,
    event_value,
    jimmy_value,
    lead_value,
)
from caseboard.bots.android.turn import Turn, card_net
from caseboard.core.actions import Action
from caseboard.games.android.catalogue import card_at
from caseboard.games.android.rules.events import action_of
from caseboard.games.android.rules.leads import lead_time
from caseboard.games.android.rules.locations import ability_time
from caseboard.games.android.rules.movement import entry_time

HOUR: Final = 0.4
"""What a Time brings for which nothing is planned: a card."""


class Itinerary:
    """Scores for the actions of a turn: the points of all that fits into it."""

    __slots__ = ("_nights", "_turn")

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._nights = {night.place: night.value for night in turn.nights}

    def score(self, action: Action) -> float:
        s = self._turn.eyes.state
        here = s.place[self._turn.eyes.me]
        verb = action.verb
        if verb == "end-turn":
            return self._nights.get(here, 0.0)
        if verb == "move":
            place = action.argument
            time = entry_time(s, self._turn.eyes.me, place) + (place == s.lily)
            return self._turn.arriving(place) + self.rest(place, s.time - time)
        gain, time = self._gain(action)
        done = here if verb in ("follow", "ability", "event", "jimmy") else -1
        return gain + self.rest(here, s.time - time, done)

    def _gain(self, action: Action) -> tuple[float, int]:
        """What an action without a move brings, and its Time."""
        turn, verb, argument = self._turn, action.verb, action.argument
        eyes = turn.eyes
        s, me = eyes.state, eyes.me
        if verb == "follow":
            return lead_value(eyes, argument), lead_time(s, me)
        if verb == "ability":
            return ability_value(eyes, argument), ability_time(s, me, argument)
        if verb == "play":
            return card_net(eyes, argument), card_at(argument).time
        if verb == "jimmy":
            return jimmy_value(eyes), 1
        if verb == "event":
            offered = action_of(s, argument)
            if offered is not None:
                return event_value(eyes, offered), offered.time
        if verb == "sacrifice":
            return turn.sacrifice_net(argument), 0
        return turn.score(action), 1

    def rest(self, place: int, time: int, done: int = -1) -> float:
        """The best that one or two errands from a place bring in the Time left.

        ``done`` is the place of an errand that is used up.
        """
        turn, nights = self._turn, self._nights
        time = max(0, time)
        best = HOUR * time + nights.get(place, 0.0)
        for first, value, stay, tomorrow in turn.errands:
            if first == done:
                continue
            way = turn.moves[place][first] + stay
            if first == place:
                way -= turn.doors.get(first, 0)
            left = time - way
            if left < 0:
                best = max(best, tomorrow * time / way)
                continue
            best = max(best, value + HOUR * left + nights.get(first, 0.0))
            onward = turn.moves[first]
            for second, more, stay_there, _ in turn.errands:
                if second in (first, done):
                    continue
                rest = left - onward[second] - stay_there
                if rest >= 0:
                    both = value + more + HOUR * rest + nights.get(second, 0.0)
                    if both > best:
                        best = both
        return best
