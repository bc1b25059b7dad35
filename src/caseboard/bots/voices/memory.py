"""What a player keeps in mind: faces of tokens it saw, and who seems to want what.

Nobody takes notes. A stack that was changed out of sight is remembered by its height only, so what
somebody moved from under another token is remembered wrongly, as people do.
"""

from __future__ import annotations

from math import exp
from typing import Final, TypeAlias

from caseboard.bots.base import View
from caseboard.bots.voices.experience import Experience
from caseboard.bots.voices.goals import DIRECTIONS, possible_roles
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import Role, role
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, Face
from caseboard.games.voices.rules.stage_two import LAST_ROUND_OF_STAGE_ONE
from caseboard.games.voices.state import VoicesState

Suspicions: TypeAlias = dict[int, dict[str, float]]
"""By other persona, how likely each role is."""

ROUNDS_OF_SURPRISE: Final = 0.5
"""How long anybody may have held any region without that telling anything."""
ELIMINATIONS: Final = 12
"""Rounds of sharing out roles; by then the shares hardly change."""


class Memory:
    """Tokens seen and turns of the jury watched, from one decision to the next."""

    __slots__ = (
        "_card",
        "_experience",
        "_guilt",
        "_held",
        "_leaders",
        "_resolved",
        "pull",
        "stacks",
    )

    def __init__(self, experience: Experience) -> None:
        self._experience = experience
        self.stacks: list[list[Face | None]] = [[] for _ in JurorType]
        self.pull: dict[int, float] = {}
        """By seat: how far the jury turned towards guilty when that seat had a say."""
        self._guilt = 0
        self._resolved = 0
        self._card: list[int] = []
        self._leaders: list[list[int]] = []
        self._held: dict[int, list[float]] = {}
        """By seat and region: in how many rounds that seat led it."""

    def watch(self, view: View) -> None:
        """Take in what has changed since the last decision."""
        for stack, juror in zip(self.stacks, view["jurors"], strict=True):
            shown = juror["influence"]
            del stack[len(shown) :]
            stack += [None] * (len(shown) - len(stack))
            for at, name in enumerate(shown):
                if name is not None:
                    stack[at] = Face[name.upper()]
        self._blame(view)

    def _blame(self, view: View) -> None:
        """When a trial card has been resolved, whoever led its regions had a hand in it."""
        guilt = sum(juror["guilty"] - juror["innocent"] for juror in view["jurors"])
        resolved = len(view["resolved"])
        if resolved > self._resolved and self._leaders:
            self._note_the_turn(guilt - self._guilt, resolved)
            self._guilt = guilt
            self._resolved = resolved
        trial = view["trial"]
        if trial is None or trial["front"] is None:
            self._guilt = guilt
            self._resolved = resolved
            self._card = [] if trial is None else trial["regions"]
            self._leaders = [region["leaders"] for region in view["regions"]]

    def _note_the_turn(self, turn: float, resolved: int) -> None:
        """How far the last of the resolved cards turned the jury to guilty, and who held what."""
        experience = self._experience
        strongest = experience.strongest_turn
        turn -= experience.usual_turn[resolved > LAST_ROUND_OF_STAGE_ONE]
        turn = max(-strongest, min(strongest, turn))
        for region, leaders in enumerate(self._leaders):
            for seat in leaders:
                self._held.setdefault(seat, [0.0] * len(Region))[region] += 1 / len(leaders)
                if region in self._card:
                    self.pull[seat] = self.pull.get(seat, 0.0) + turn / (2 * len(leaders))

    def keep(self, state: VoicesState, known: frozenset[int]) -> None:
        """Remember the stacks as one's own answer leaves them."""
        self.stacks = [
            [INFLUENCE_FACES[token] if token in known else None for token in stack]
            for stack in state.influence
        ]

    def recall(self, state: VoicesState, known: frozenset[int]) -> frozenset[int]:
        """Have the tokens of a sample show the remembered faces; gives all known tokens."""
        stacks = [*map(list, state.influence)]
        piles = [state.influence_pile, state.influence_discard, *stacks]
        settled = set(known)
        for juror, faces in enumerate(self.stacks):
            stack = stacks[juror]
            for at, face in enumerate(faces[: len(stack)]):
                if face is None or stack[at] in settled:
                    continue
                if INFLUENCE_FACES[stack[at]] is not face and not _exchange(
                    piles, stack, at, face, settled
                ):
                    continue
                settled.add(stack[at])
        state.influence = [*map(tuple, stacks)]
        return frozenset(settled)

    def suspicions(self, view: View, own: Role, advanced: bool) -> Suspicions:
        """By other persona, how likely each role is, judged by what it did."""
        prior = possible_roles(len(view["players"]), advanced, own)
        found: Suspicions = {}
        for player in view["players"]:
            seat = player["seat"]
            if seat not in (view["seat"], view["prosecutor"]):
                holds, pull = self._holds(view, seat), self.pull.get(seat, 0.0)
                weights = {id: self._fits(id, pull, holds) * prior[id] for id in prior}
                found[seat] = _shares(weights)
        if self._experience.eliminates and len(found) == len(prior):
            _eliminate(found)
        return found

    def _fits(self, id: str, pull: float, holds: list[float]) -> float:
        experience = self._experience
        told = experience.conviction * pull * DIRECTIONS[id]
        told += sum([one * other for one, other in zip(experience.habits[id], holds, strict=True)])
        return exp(told)

    def _holds(self, view: View, seat: int) -> list[float]:
        """By region: whether a seat leads it, or in which share of the rounds it did."""
        if not self._experience.counts_rounds:
            return [float(seat in region["leaders"]) for region in view["regions"]]
        rounds = self._resolved + ROUNDS_OF_SURPRISE
        return [held / rounds for held in self._held.get(seat, [0.0] * len(Region))]

    def friends(self, own: Role, suspected: Suspicions) -> dict[int, float]:
        """How gladly one sees each other persona have a say, from -1 to 1."""
        affinity, reserve = self._experience.affinity, self._experience.reserve
        found = {}
        for seat, roles in suspected.items():
            gladly = sum(chance * affinity[own.id, id] for id, chance in roles.items()) - reserve
            found[seat] = max(-1.0, min(1.0, gladly))
        return found


def _shares(weights: dict[str, float]) -> dict[str, float]:
    total = sum(weights.values())
    return {id: weight / total for id, weight in weights.items()}


def _eliminate(found: Suspicions) -> None:
    """Every role is somebody's, and nobody's twice."""
    for _ in range(ELIMINATIONS):
        for id in next(iter(found.values())):
            total = sum(roles[id] for roles in found.values())
            for roles in found.values():
                roles[id] /= total
        for seat, roles in found.items():
            found[seat] = _shares(roles)


def _exchange(
    piles: list[list[int]], stack: list[int], at: int, face: Face, settled: set[int]
) -> bool:
    for pile in piles:
        for place, token in enumerate(pile):
            if INFLUENCE_FACES[token] is face and token not in settled:
                pile[place], stack[at] = stack[at], token
                return True
    return False


def own_role(view: View) -> Role:
    """The role of the seat whose view it is."""
    return role(view["players"][view["seat"]]["role"])
