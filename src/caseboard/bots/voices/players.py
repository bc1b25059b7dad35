"""Levels ``rookie`` and ``detective`` of Voices in My Head, and an inspector's first ideas.

All weigh every answer by what it does for the goal of their role, as far as they know the table.
A rookie tries fewer pushes, forgets what it has seen and errs like people do; a detective tries
the whole grid, expects the next player's answer, remembers tokens and suspects roles. An inspector
tries more of everything, knows more of trials, plans a deployment as a whole and imagines others
with the roles that it suspects.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from caseboard.bots.base import Sight
from caseboard.bots.voices.experience import OF_A_DETECTIVE, OF_AN_INSPECTOR, Experience
from caseboard.bots.voices.memory import Memory, Suspicions, own_role
from caseboard.bots.voices.reading import Reading
from caseboard.bots.voices.scene import Scene
from caseboard.bots.voices.search import (
    ASLANT,
    PROBES,
    STRAIGHT,
    Thinker,
    destination,
    is_deployment,
)
from caseboard.bots.voices.trial_cards import card_value
from caseboard.bots.voices.words import believed, reason
from caseboard.core.actions import Action
from caseboard.core.chance import SEEDS
from caseboard.core.game import Game
from caseboard.games.voices.actions import PASS, PLAYER, THROW
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.strategy import STRATEGY_CARDS, Timing
from caseboard.games.voices.deal import known_tokens
from caseboard.games.voices.rules.deploy import DEPLOYMENT, TURN, Deployment, unused_markers
from caseboard.games.voices.state import MARKERS_PER_COLOUR, VALUES, VoicesState


@dataclass(frozen=True, slots=True)
class Style:
    """How a level plays."""

    samples: int
    """How many possible games an answer is tried in, where chance or secrets play a part."""
    straight: tuple[Action, ...]
    """The pushes straight ahead that are tried."""
    slanted: int
    """How many other pushes are tried."""
    answered: int
    """How many of the best pushes are checked against the next player's answer."""
    probes: tuple[Action, ...]
    """The pushes that are tried to compare regions."""
    further: int
    """How many answers of its own that follow are thought through as well."""
    error: float
    """How far a judgement is usually off, in chances to win."""
    blunders: float
    """How often it does just anything."""
    looks_ahead: bool
    remembers: bool
    plans: bool = False
    """Whether region, marker and push of a deployment are weighed together."""
    deals_suspects: bool = False
    """Whether others have the roles in its head that it suspects them to have."""
    experience: Experience = OF_A_DETECTIVE


ROOKIE: Final = Style(
    2, STRAIGHT[::2], 2, 0, PROBES[1:2], 2, 0.02, 0.05, looks_ahead=False, remembers=False
)
QUICK: Final = Style(
    1, STRAIGHT[1::3], 0, 0, PROBES[1:2], 1, 0.0, 0.0, looks_ahead=False, remembers=False
)
"""How everybody plays in an inspector's head."""
DETECTIVE: Final = Style(4, STRAIGHT, 16, 4, PROBES, 2, 0.0, 0.0, looks_ahead=True, remembers=True)
INSPECTOR: Final = replace(
    DETECTIVE,
    samples=8,
    slanted=40,
    answered=8,
    further=3,
    plans=True,
    deals_suspects=True,
    experience=OF_AN_INSPECTOR,
)

CHANCY: Final = frozenset({"strategy", "may", "inspect", "option"})
"""Questions whose answers bring tokens or cards that nobody has seen yet."""
SWAP_GAIN: Final = 0.01
HARDLY: Final = 1e-6
"""The chance of what is out of the question, so that somebody may have the last role left."""

KEEPING: Final = {
    "of-two-minds": 5,
    "written-statement": 4,
    "slip-of-the-tongue": 4,
    "second-wind": 4,
    "swallow-it": 4,
    "overpower": 3,
    "change-of-heart": 3,
    "side-glance": 3,
    "gut-feeling": 2,
    "bounce-back": 2,
    "peer-pressure": 2,
    "loudest-voice": 1,
    "cunning-plan": 1,
}
"""How much one wants to keep each strategy card in hand."""


class Mind:
    """What a player makes of one open question."""

    __slots__ = ("known", "scene", "sight", "thinker")

    def __init__(self, sight: Sight, scene: Scene, known: frozenset[int], thinker: Thinker) -> None:
        self.sight = sight
        self.scene = scene
        self.known = known
        self.thinker = thinker

    @property
    def state(self) -> VoicesState:
        return self.scene.state


class VoicesPlayer:
    """A player that judges answers and can say why."""

    __slots__ = ("_friends", "_memory", "_random", "_style", "_suspected", "_watched", "_why")

    def __init__(self, style: Style, seed: int) -> None:
        self._style = style
        self._random = Random(seed)
        self._memory = Memory(style.experience)
        self._watched: Sight | None = None
        self._suspected: Suspicions = {}
        self._friends: dict[int, float] = {}
        self._why: Callable[[], str] | str = "I have not chosen anything yet."

    def __getstate__(self) -> dict[str, Any]:
        """A copy goes on from the next question; what was made of the last one stays behind."""
        kept = {name: getattr(self, name) for name in self.__slots__}
        return {**kept, "_watched": None, "_why": "That was before I was copied."}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)

    @property
    def reason(self) -> str:
        """Why it made its last choice, in words."""
        return self._why if isinstance(self._why, str) else self._why()

    def choose(self, sight: Sight) -> Action:
        if len(sight.actions) == 1 and not self._style.remembers:
            self._why = "There was nothing else to do."
            return sight.actions[0]
        mind = self._imagine(sight)
        if self._random.random() < self._style.blunders:
            chosen = self._random.choice(sight.actions)
            self._why = "On the spur of the moment."
        else:
            chosen = self._decide(mind)
        if self._style.remembers and chosen in sight.actions:
            self._keep(mind, chosen)
        return chosen

    def keep(self, sight: Sight, chosen: Action) -> None:
        """Remember the tokens as an answer that somebody else chose leaves them."""
        self._keep(self._imagine(sight), chosen)

    def _keep(self, mind: Mind, chosen: Action) -> None:
        after = mind.scene.after(chosen)
        self._memory.keep(after.state, mind.thinker.seen(after.state, mind.known))

    def ranking(self, sight: Sight, close: float = 1.0) -> list[Action]:
        """The answers worth a thought, the best first.

        ``close``: how far one may lie behind the best, in chances to win.
        """
        mind = self._imagine(sight)
        habit = _HABITS.get(sight.kind)
        if habit is None:
            values = _JUDGES.get(sight.kind, VoicesPlayer._answers)(self, mind)
            least = max(values.values()) - close
            near = [action for action, value in values.items() if value >= least]
            return sorted(near, key=values.__getitem__, reverse=True)
        first = habit(self, mind)
        return [first, *(action for action in sight.actions if action is not first)]

    def worth(self, game: Game, seat: int) -> float:
        """How well a position that might have come about serves the goal of a seat."""
        state = game.state
        assert isinstance(state, VoicesState)
        known = self._memory.recall(state, frozenset(known_tokens(state, seat)))
        return self._reading(state, seat, self._friends).value(state, known)

    def _reading(self, state: VoicesState, seat: int, friends: dict[int, float]) -> Reading:
        return Reading(state, seat, friends, self._style.experience)

    def _decide(self, mind: Mind) -> Action:
        kind = mind.sight.kind
        habit = _HABITS.get(kind)
        if habit is not None:
            return habit(self, mind)
        values = _JUDGES.get(kind, VoicesPlayer._answers)(self, mind)
        chosen = self._best(values)
        if mind.scene.blind:
            self._why = "Nobody can see what the black box holds: a guess."
        elif kind == "trial":
            self._why = f"With this card my goal looks about {values[chosen]:.0%} likely."
        else:
            self._explain(mind, chosen)
        return chosen

    def explain(self, sight: Sight, action: Action) -> str:
        """The action in plain words, what it changes and what that does for the goal."""
        mind = self._imagine(sight)
        after = mind.scene.after(action).state
        why = reason(mind.thinker.reading, mind.state, after, mind.known)
        return f"{sight.sample(0).option(action).text}: {why}"

    def beliefs(self, sight: Sight) -> list[str]:
        """Which roles it suspects the other personas to have, in words."""
        players = sight.view["players"]
        return [
            believed(players[seat]["colours"], roles)
            for seat, roles in self.suspicions(sight).items()
        ]

    def suspicions(self, sight: Sight) -> Suspicions:
        """By other persona, how likely it thinks each role is."""
        view = sight.view
        advanced = bool(sight.sample(0).options["advanced_roles"])
        return self._memory.suspicions(view, own_role(view), advanced)

    def deal(self, sight: Sight, seed: int) -> Game:
        """A possible game, with suspected roles if that is its style."""
        self._watch(sight)
        sample = sight.sample(seed)
        if self._style.deals_suspects:
            state = sample.state
            assert isinstance(state, VoicesState)
            deal_roles(state.roles, self._suspected, Random(seed))
        return sample

    def _watch(self, sight: Sight) -> None:
        """Take in what the table looks like, once for every question."""
        if self._style.remembers and sight is not self._watched:
            self._watched = sight
            self._memory.watch(sight.view)
            self._suspected = self.suspicions(sight)
            self._friends = self._memory.friends(own_role(sight.view), self._suspected)

    def _imagine(self, sight: Sight) -> Mind:
        scene = Scene.of(self.deal(sight, self._random.randrange(SEEDS)))
        state = scene.state
        known = frozenset(known_tokens(state, sight.seat))
        if self._style.remembers:
            known = self._memory.recall(state, known)
        thinker = Thinker(self._reading(state, sight.seat, self._friends), self._style.probes)
        return Mind(sight, scene, thinker.seen(state, known), thinker)

    def _minds(self, mind: Mind) -> list[Mind]:
        """The question in as many possible games as are worth the time."""
        more = self._style.samples - 1 if mind.sight.kind in CHANCY else 0
        return [mind, *(self._imagine(mind.sight) for _ in range(more))]

    def _best(self, values: dict[Action, float]) -> Action:
        error = self._style.error
        judged = {one: value + self._random.gauss(0, error) for one, value in values.items()}
        return max(judged, key=judged.__getitem__)

    def _explain(self, mind: Mind, chosen: Action) -> None:
        def why() -> str:
            after = mind.scene.after(chosen).state
            return reason(mind.thinker.reading, mind.state, after, mind.known)

        self._why = why

    def _answers(self, mind: Mind) -> dict[Action, float]:
        """Try every answer."""
        if mind.scene.blind:
            return {action: self._random.random() for action in mind.sight.actions}
        minds = self._minds(mind)
        return {
            action: sum(
                one.thinker.value_of(one.scene, action, one.known, self._style.further)
                for one in minds
            )
            / len(minds)
            for action in mind.sight.actions
        }

    def _play_a_card(self, mind: Mind) -> Action:
        for action in mind.sight.actions:
            if action is not PASS and _wins_ties(action):
                self._why = "A tie would be somebody else's to break."
                return action
        if mind.sight.actions == (PASS,):
            self._why = "None of my cards fits."
            return PASS
        chosen = self._best(self._answers(mind))
        if chosen is PASS:
            self._why = "My cards may do more for me later."
        else:
            self._explain(mind, chosen)
        return chosen

    def _regions(self, mind: Mind) -> dict[Action, float]:
        thinker, state = mind.thinker, mind.state
        ordinary = state.stack[-1].procedure is TURN
        if self._style.plans and ordinary:
            markers = thinker.markers_at_hand(state)
            return {
                action: self._deployment(mind, action.argument, markers)
                for action in mind.sight.actions
            }
        if self._style.looks_ahead or thinker.reading.prosecutes or not ordinary:
            return self._answers(mind)
        strongest = max(thinker.markers_at_hand(state), key=VALUES.__getitem__)
        return {
            action: thinker.imagined(state, action.argument, strongest, mind.known)
            for action in mind.sight.actions
        }

    def _markers(self, mind: Mind) -> dict[Action, float]:
        ask = mind.scene.ask
        assert ask is not None
        if not is_deployment(mind.state, ask):
            return self._answers(mind)
        region = destination(mind.state)
        if self._style.plans:
            return {
                action: self._deployment(mind, region, (action.argument,))
                for action in mind.sight.actions
            }
        return {
            action: mind.thinker.imagined(mind.state, region, action.argument, mind.known)
            for action in mind.sight.actions
        }

    def _deployment(self, mind: Mind, region: int, markers: tuple[int, ...]) -> float:
        """What the best marker, pushed into a region in the best way, is worth once answered."""
        unlike = {(marker // MARKERS_PER_COLOUR, VALUES[marker]): marker for marker in markers}
        best, chosen = float("-inf"), mind.scene
        for marker in unlike.values():
            scene = Scene.using(mind.state, DEPLOYMENT(mind.sight.seat, marker, region))
            for push in self._style.straight:
                after = scene.after(push)
                value = mind.thinker.value(after, mind.known, 0)
                if value > best:
                    best, chosen = value, after
        return (best + self._after_the_answer(mind, chosen.state, region)) / 2

    def _pushes(self, mind: Mind) -> dict[Action, float]:
        style = self._style
        tried = (*style.straight, *self._random.sample(ASLANT, style.slanted))
        values = {
            action: mind.thinker.value_of(mind.scene, action, mind.known, further=0)
            for action in tried
        }
        if not style.answered:
            return values
        best = sorted(values, key=values.__getitem__, reverse=True)[: style.answered]
        top = mind.state.stack[-1]
        assert isinstance(top, Deployment)
        return {
            action: (
                values[action]
                + self._after_the_answer(mind, mind.scene.after(action).state, top.region)
            )
            / 2
            for action in best
        }

    def _after_the_answer(self, mind: Mind, after: VoicesState, region: int) -> float:
        """What is left of a push once the next player has answered it in the same region."""
        reading = mind.thinker.reading
        seat = next(
            (
                one
                for one in after.clockwise_from_first()
                if not after.turns_taken >> one & 1 and one != reading.seat
            ),
            None,
        )
        if seat is None:
            return reading.value(after, mind.known)
        colours = tuple(at for at, owner in enumerate(after.colour_owner) if owner == seat)
        markers = unused_markers(after, colours)
        if not markers:
            return reading.value(after, mind.known)
        marker = max(markers, key=VALUES.__getitem__)
        scene = Scene.using(after, DEPLOYMENT(seat, marker, region))
        theirs = self._reading(after, seat, {})
        answers = [scene.after(push).state for push in PROBES]
        strongest = max(answers, key=lambda state: theirs.value(state, frozenset()))
        return reading.value(strongest, mind.known)

    def _pick_player(self, mind: Mind) -> Action:
        """Oneself, or whoever seems to want the same."""
        own = PLAYER[mind.sight.seat]
        if own in mind.sight.actions:
            self._why = "Nobody decides as I would but me."
            return own
        liking = {action: self._friends.get(action.argument, 0.0) for action in mind.sight.actions}
        best = max(liking.values())
        chosen = self._random.choice([one for one, value in liking.items() if value == best])
        self._why = f"{chosen.text.capitalize()} seems to want what I want, or the least else."
        return chosen

    def _give_up_a_card(self, mind: Mind) -> Action:
        chosen = min(mind.sight.actions, key=_keeping)
        self._why = f"{STRATEGY_CARDS[chosen.argument].name} is the card I need least."
        return chosen

    def _promises(self, mind: Mind) -> dict[Action, float]:
        """By trial card, how likely the goal is once its front is through."""
        ahead = self._style.looks_ahead
        minds = [mind]
        if ahead:
            minds += [self._imagine(mind.sight) for _ in range(self._style.samples - 1)]
        return {
            action: sum(
                card_value(one.thinker, one.state, action.argument, one.known, ahead)
                for one in minds
            )
            / len(minds)
            for action in mind.sight.actions
            if action is not PASS
        }

    def _swap_a_card(self, mind: Mind) -> Action:
        values = self._promises(mind)
        if values:
            worst = min(values, key=values.__getitem__)
            if values[worst] < sum(values.values()) / len(values) - SWAP_GAIN:
                self._why = "Any other card would serve me better."
                return worst
        self._why = "None of my cards is worse than what I might draw."
        return PASS


def deal_roles(roles: list[int], suspicions: Suspicions, chance: Random) -> None:
    """Hand out the roles of these seats anew among them, by how likely each is whose."""
    left = [roles[seat] for seat in suspicions]
    for seat, suspected in suspicions.items():
        weights = [suspected.get(ROLES[number].id, 0.0) + HARDLY for number in left]
        (roles[seat],) = chance.choices(left, weights)
        left.remove(roles[seat])


def _wins_ties(action: Action) -> bool:
    return STRATEGY_CARDS[action.argument].timing is Timing.WHEN_TIED


def _keeping(action: Action) -> int:
    assert action.verb == THROW[0].verb
    return KEEPING[STRATEGY_CARDS[action.argument].id]


_JUDGES: Final[dict[str, Callable[[VoicesPlayer, Mind], dict[Action, float]]]] = {
    "trial": VoicesPlayer._promises,
    "region": VoicesPlayer._regions,
    "marker": VoicesPlayer._markers,
    "push": VoicesPlayer._pushes,
}
"""By the kind of question: what the answers are worth. Every other is tried out."""
_HABITS: Final[dict[str, Callable[[VoicesPlayer, Mind], Action]]] = {
    "swap": VoicesPlayer._swap_a_card,
    "strategy": VoicesPlayer._play_a_card,
    "tie": VoicesPlayer._pick_player,
    "planning": VoicesPlayer._pick_player,
    "order": VoicesPlayer._pick_player,
    "discard": VoicesPlayer._give_up_a_card,
}
"""By the kind of question: what one does without comparing."""


def rookie(seed: int) -> VoicesPlayer:
    """Greedy rules of thumb, with some human error."""
    return VoicesPlayer(ROOKIE, seed)


def detective(seed: int) -> VoicesPlayer:
    """The same without the errors, and one step ahead."""
    return VoicesPlayer(DETECTIVE, seed)


def adviser(seed: int) -> VoicesPlayer:
    """What an inspector thinks before it searches; it can say why."""
    return VoicesPlayer(INSPECTOR, seed)
