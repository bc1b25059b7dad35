"""Plans a whole turn: scores each action together with the best use of the Time left after it."""

from __future__ import annotations

from typing import Final

from caseboard.bots.android.beliefs import Experience
from caseboard.bots.android.errands import (
    ability_value,
    event_value,
    jimmy_value,
    lead_value,
)
from caseboard.bots.android.prices import TIME
from caseboard.bots.android.turn import Turn, card_net
from caseboard.core.actions import Action
from caseboard.games.android.catalogue import card_at
from caseboard.games.android.effects.base import Effect
from caseboard.games.android.effects.control import Do
from caseboard.games.android.effects.time import SpendTime
from caseboard.games.android.rules.events import action_of
from caseboard.games.android.rules.leads import lead_time
from caseboard.games.android.rules.locations import ability_time
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.sacrifices import sacrifice_of

HOUR: Final = 0.4
"""The value of one Time with nothing planned for it: enough to draw a card."""
NEARNESS: Final = 2 / 3
"""An errand left for the next turn keeps this share of its value per Time of distance."""


class Itinerary:
    """Scores each action by the points of the best whole turn that begins with it."""

    __slots__ = ("_around", "_at", "_mind", "_nights", "_plans", "_turn")

    def __init__(self, turn: Turn, mind: Experience) -> None:
        self._turn = turn
        self._mind = mind
        self._nights = {night.place: night.value for night in turn.nights}
        self._at: dict[int, int] = {}
        for n, errand in enumerate(turn.errands):
            self._at[errand[0]] = self._at.get(errand[0], 0) | 1 << n
        self._around: dict[int, list[float]] = {}
        self._plans: dict[tuple[int, int, int, int], float] = {}

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
        """The value of an action that is not a move, and the Time it takes."""
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
            return self._sacrifice(argument)
        return turn.score(action), 1

    def _sacrifice(self, number: int) -> tuple[float, int]:
        eyes = self._turn.eyes
        found = sacrifice_of(eyes.state, eyes.me, number)
        time = time_spent(found[1]) if found is not None and self._mind.by_the_hour else 0
        return self._turn.sacrifice_net(number) + TIME * time, time

    def rest(self, place: int, time: int, done: int = -1) -> float:
        """The best value that errands can still add from a place in the Time left.

        Errands at the place ``done`` are already finished. An errand that does not fit counts in
        part: for the share of the way that this turn covers.
        """
        time = max(0, time)
        used = self._at.get(done, 0)
        best = self._plan(place, time, used, self._mind.errands)
        for n, (there, _, stay, tomorrow) in enumerate(self._turn.errands):
            way = self._way(place, there) + stay
            if way > time and not used >> n & 1:
                best = max(best, tomorrow * time / way)
        return best

    def _plan(self, place: int, time: int, used: int, more: int) -> float:
        """The best value of at most ``more`` errands not in ``used``, and of the turn's end."""
        key = (place, time, used, more)
        found = self._plans.get(key)
        if found is not None:
            return found
        best = HOUR * time + self._night(place, used)
        if more:
            for n, (there, value, stay, _) in enumerate(self._turn.errands):
                left = time - self._way(place, there) - stay
                if left >= 0 and not used >> n & 1:
                    best = max(
                        best, value + self._plan(there, left, used | self._at[there], more - 1)
                    )
        self._plans[key] = best
        return best

    def _way(self, place: int, there: int) -> int:
        """The Time to reach an errand; from inside its place, nothing is paid for entering it."""
        turn = self._turn
        return -turn.doors.get(there, 0) if place == there else turn.moves[place][there]

    def _night(self, place: int, used: int) -> float:
        """What ending the turn at a place is worth, counting unfinished errands nearby."""
        night = self._nights.get(place, 0.0)
        if not self._mind.next_turn:
            return night
        around = self._around.get(place)
        if around is None:
            ways = self._turn.moves[place]
            around = self._around[place] = [
                value * NEARNESS ** (ways[there] + stay)
                for there, value, stay, _ in self._turn.errands
            ]
        left = sum([value for n, value in enumerate(around) if not used >> n & 1])
        return night + self._mind.next_turn * left


def time_spent(price: Effect) -> int:
    """How much Time a price includes."""
    if isinstance(price, Do):
        return sum([time_spent(part) for part in price.parts])
    return price.amount if isinstance(price, SpendTime) else 0
