"""Scores the actions of the bot's own turn: expected points per Time spent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.errands import (
    PINNED,
    ability_value,
    errands,
    event_value,
    jimmy_value,
    lead_value,
    nights,
    on_occasion,
)
from caseboard.bots.android.prices import DROPSHIP, TIME
from caseboard.bots.android.routes import distances, doors
from caseboard.bots.android.worth import Deal, card_worth, worth
from caseboard.core.actions import Action
from caseboard.games.android.catalogue import card_at
from caseboard.games.android.content.map import PLACES, Quality
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.numbers import DECK_OF
from caseboard.games.android.rules.costs import base_cost, matches_plot, room
from caseboard.games.android.rules.decks import hand_is_full
from caseboard.games.android.rules.event_track import SPECIFIC_SPACE
from caseboard.games.android.rules.events import action_of, pinned
from caseboard.games.android.rules.leads import lead_time
from caseboard.games.android.rules.locations import ability_time
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.sacrifices import gives_good, sacrifice_of

TOMORROW: Final = 0.85
"""The share of its value that an errand keeps if it waits a turn and will still be there."""
MOVES_ON: Final = 0.5
"""The same for an errand that may be gone by then, such as a lead."""
IDLE: Final = 0.02
FREE: Final = 2.0
"""For an action that takes no Time, each point it gains adds this much to the usual score."""
JUMP: Final = 0.12
REPAIR: Final = 2.0
NEVER: Final = -9.0


class Turn:
    """Scores each action of a turn by its expected points per Time."""

    __slots__ = ("doors", "entering", "errands", "eyes", "full", "moves", "nights")

    def __init__(self, eyes: Appraisal) -> None:
        self.eyes = eyes
        self.doors = doors(eyes.state, eyes.me)
        self.errands = [
            (
                errand.place,
                errand.value,
                errand.time + self.doors.get(errand.place, 0),
                errand.value * (TOMORROW if errand.lasts else MOVES_ON),
            )
            for errand in errands(eyes)
            if errand.value > 0.1
        ]
        self.nights = nights(eyes)
        self.entering = on_occasion(eyes, Occasion.ENTERS_PLACE)
        self.moves = distances(eyes.state, eyes.me)
        self.full = hand_is_full(eyes.state, eyes.me)

    def score(self, action: Action) -> float:
        scorer = SCORERS.get(action.verb)
        return NEVER if scorer is None else scorer(self, action.argument)

    def arriving(self, place: int) -> float:
        """What entering a place is worth by itself: a free card, and triggers that answer it."""
        gain = self.entering(place)
        if PLACES[place].quality is not Quality.NORMAL and not self.full:
            gain += 0.6 * self.eyes.mine.card
        return gain

    def going(self, place: int, time: int) -> float:
        """The best points per Time after moving to a place, which takes ``time``."""
        return self.plan(place, time)[0]

    def plan(self, place: int, time: int) -> tuple[float, int]:
        """The same, and the place where those points are: the place itself or one beyond it."""
        s = self.eyes.state
        time += place == s.lily
        left = s.time - time
        arrival = self.arriving(place)
        best, aim = arrival / max(time, 0.5), place
        here = self.moves[place]
        for there, value, stay, tomorrow in self.errands:
            way = here[there] + stay
            if there == place:
                way -= self.doors.get(there, 0)
            if way > left:
                value = tomorrow
            rate = (arrival + value) / (time + way or 0.5)
            if rate > best:
                best, aim = rate, there
        for night in self.nights:
            way = here[night.place]
            if way:
                way += self.doors.get(night.place, 0)
            rate = (arrival + night.value) / max(1, s.time)
            if way <= left and rate > best:
                best, aim = rate, night.place
        return best, aim

    def move(self, place: int) -> float:
        return self.going(place, entry_time(self.eyes.state, self.eyes.me, place))

    def end(self, _: int) -> float:
        s = self.eyes.state
        here = s.place[self.eyes.me]
        night = sum([errand.value for errand in self.nights if errand.place == here])
        return IDLE + night / max(1, s.time)

    def dropship(self, _: int) -> float:
        """Flying pays when the best errands are too far away to drive to."""
        ways = self.moves[self.eyes.state.place[self.eyes.me]]
        far = [value / (1 + stay) for there, value, stay, _ in self.errands if ways[there] > 2]
        return max(far, default=NEVER) - 0.3 * DROPSHIP * self.eyes.mine.means

    def follow(self, lead: int) -> float:
        return lead_value(self.eyes, lead) / max(0.5, lead_time(self.eyes.state, self.eyes.me))

    def play(self, number: int) -> float:
        return self._by_time(card_net(self.eyes, number), card_at(number).time)

    def _by_time(self, value: float, time: int) -> float:
        """Points per Time; an action that takes no Time is taken if it gains anything."""
        if time:
            return value / time
        return TIME + FREE * value if value > 0.1 else NEVER

    def ability(self, place: int) -> float:
        time = ability_time(self.eyes.state, self.eyes.me, place)
        return self._by_time(ability_value(self.eyes, place), time)

    def event(self, space: int) -> float:
        s = self.eyes.state
        action = action_of(s, space)
        if action is None or (space == SPECIFIC_SPACE and pinned(s) >= 0):
            return PINNED
        return self._by_time(event_value(self.eyes, action), action.time)

    def sacrifice(self, number: int) -> float:
        return self._by_time(self.sacrifice_net(number), 0)

    def sacrifice_net(self, number: int) -> float:
        """The value of the baggage less the price, which includes any Time it takes."""
        eyes = self.eyes
        found = sacrifice_of(eyes.state, eyes.me, number)
        if found is None:
            return NEVER
        owner, price = found
        prices = eyes.prices(owner)
        gain = eyes.weights[owner] * (prices.good if gives_good(number) else prices.bad)
        return gain + worth(price, Deal(eyes, eyes.me, owner))

    def draw_light(self, _: int) -> float:
        return self.eyes.mine.card * self._wanted(0)

    def draw_dark(self, detective: int) -> float:
        eyes = self.eyes
        feared = -eyes.weights[eyes.state.detective.index(detective)]
        return eyes.mine.card * self._wanted(1) * (0.7 + 0.4 * feared)

    def _wanted(self, side: int) -> float:
        """Another light or dark card is worth less the more of them the bot already holds."""
        held = sum([DECK_OF[card] % 2 == side for card in self.eyes.state.hands[self.eyes.me]])
        return (1.1, 1.0, 0.9, 0.6, 0.4, 0.3, 0.2)[min(held, 6)]

    def draw_two(self, _: int) -> float:
        return 1.8 * self.draw_light(0)

    def discard(self, number: int) -> float:
        return -0.1 - keeping(self.eyes, number)

    def jump(self, _: int) -> float:
        """Where a jump is free, a marker of one's own could only be handed on."""
        return -JUMP if self.eyes.state.scene_marker == self.eyes.me else JUMP

    def jimmy(self, _: int) -> float:
        return jimmy_value(self.eyes)

    def repair(self, _: int) -> float:
        return REPAIR * self.eyes.mine.means


def card_net(eyes: Appraisal, number: int) -> float:
    """What playing an own light card gains, less the shifts and discards that pay for it."""
    s, me, card = eyes.state, eyes.me, card_at(number)
    value = card_worth(card, Deal(eyes, me, me))
    cost = base_cost(s, me, card)
    if cost and matches_plot(s, me, card):
        cost -= 1
    missing = max(0, cost - room(s, me, card))
    return value - eyes.mine.dark_shift(cost - missing) - 0.7 * missing * eyes.mine.card


def keeping(eyes: Appraisal, number: int) -> float:
    """What a card is worth in hand: a light card for what it does, a dark one for its harm."""
    s, me, card = eyes.state, eyes.me, card_at(number)
    if card.detective == s.detective[me]:
        return max(0.05, card_net(eyes, number) - card.time * TIME * 0.5) * eyes.mine.means
    target = s.detective.index(card.detective)
    return max(0.05, 0.5 * card_worth(card, Deal(eyes, me, target))) * eyes.mine.means


SCORERS: Final[dict[str, Callable[[Turn, int], float]]] = {
    "move": Turn.move,
    "end-turn": Turn.end,
    "dropship": Turn.dropship,
    "follow": Turn.follow,
    "play": Turn.play,
    "ability": Turn.ability,
    "event": Turn.event,
    "sacrifice": Turn.sacrifice,
    "draw-light": Turn.draw_light,
    "draw-dark": Turn.draw_dark,
    "draw-two": Turn.draw_two,
    "discard": Turn.discard,
    "jump": Turn.jump,
    "jimmy": Turn.jimmy,
    "repair": Turn.repair,
}
