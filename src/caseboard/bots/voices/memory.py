"""What a player keeps in mind: faces of tokens it saw, and who seems to want what.

Nobody takes notes. A stack that was changed out of sight is remembered by its height only, so what
somebody moved from under another token is remembered wrongly, as people do.
"""

from __future__ import annotations

from math import exp
from typing import Final

from caseboard.bots.base import View
from caseboard.bots.voices.chances import COUNTS, JURY, Outlook, goal_chances
from caseboard.games.voices.content.goals import Control, Goal, walk_goal
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.roles import ROLES, Role, role
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, Face
from caseboard.games.voices.rules.optional_rules import persona_piles
from caseboard.games.voices.state import VoicesState

USUAL_TURN: Final = 0.5
"""How much guiltier a trial card leaves the jury on average."""
STRONGEST_TURN: Final = 1.5
CONVICTION: Final = 1.2
"""How strongly one turn of the jury speaks for or against a role."""
HOLDS_ITS_REGION: Final = 1.5
"""How much likelier a role is for somebody who leads a region of its goal."""


def direction(goal: Goal) -> float:
    """Where a goal pulls the jury: 1 towards guilty, -1 towards innocent."""
    even = Outlook(control=(0.5,) * 5, destroyed=2, most_destroyed_of_others=2, cancelled_guilty=6)
    fulfils = goal_chances(goal, even)
    pull = sum(
        chance * (guilty - innocent)
        for chance, (guilty, innocent) in zip(fulfils, COUNTS, strict=True)
    )
    return 2 * pull / (JURY * (sum(fulfils) or 1.0))


DIRECTIONS: Final = {each.id: max(-1.0, min(1.0, direction(each.goal))) for each in ROLES}
REGIONS: Final = {
    each.id: frozenset(
        region
        for part in walk_goal(each.goal)
        if isinstance(part, Control)
        for region in part.regions
    )
    for each in ROLES
}


def possible_roles(seats: int, advanced: bool, own: Role) -> dict[str, float]:
    """How likely each role is for any one other persona, before anything has happened."""
    chances: dict[str, float] = {}
    for pile, count in persona_piles(seats, advanced):
        rest = [ROLES[number].id for number in pile if ROLES[number] is not own]
        left = count - (len(rest) < len(pile))
        for id in rest:
            chances[id] = left / len(rest)
    total = sum(chances.values())
    return {id: chance / total for id, chance in chances.items() if chance}


class Memory:
    """Tokens seen and turns of the jury watched, from one decision to the next."""

    __slots__ = ("_card", "_guilt", "_leaders", "_resolved", "pull", "stacks")

    def __init__(self) -> None:
        self.stacks: list[list[Face | None]] = [[] for _ in JurorType]
        self.pull: dict[int, float] = {}
        """By seat: how far the jury turned towards guilty when that seat had a say."""
        self._guilt = 0
        self._resolved = 0
        self._card: list[int] = []
        self._leaders: list[list[int]] = []

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
        if len(view["resolved"]) > self._resolved and self._leaders:
            turn = guilt - self._guilt - USUAL_TURN
            turn = max(-STRONGEST_TURN, min(STRONGEST_TURN, turn))
            for region in self._card:
                leaders = self._leaders[region]
                for seat in leaders:
                    self.pull[seat] = self.pull.get(seat, 0.0) + turn / (2 * len(leaders))
            self._guilt = guilt
            self._resolved = len(view["resolved"])
        trial = view["trial"]
        if trial is None or trial["front"] is None:
            self._guilt = guilt
            self._resolved = len(view["resolved"])
            self._card = [] if trial is None else trial["regions"]
            self._leaders = [region["leaders"] for region in view["regions"]]

    def keep(self, state: VoicesState, known: frozenset[int]) -> None:
        """Remember the stacks as one's own answer leaves them."""
        self.stacks = [
            [INFLUENCE_FACES[token] if token in known else None for token in stack]
            for stack in state.influence
        ]

    def recall(self, state: VoicesState, known: frozenset[int]) -> frozenset[int]:
        """Have the tokens of a sample show the remembered faces; gives all known tokens."""
        piles = [state.influence_pile, state.influence_discard, *state.influence]
        settled = set(known)
        for juror, faces in enumerate(self.stacks):
            stack = state.influence[juror]
            for at, face in enumerate(faces[: len(stack)]):
                if face is None or stack[at] in settled:
                    continue
                if INFLUENCE_FACES[stack[at]] is not face and not _exchange(
                    piles, stack, at, face, settled
                ):
                    continue
                settled.add(stack[at])
        return frozenset(settled)

    def suspicions(self, view: View, own: Role, advanced: bool) -> dict[int, dict[str, float]]:
        """By other persona, how likely each role is, judged by what it did."""
        prior = possible_roles(len(view["players"]), advanced, own)
        found = {}
        for player in view["players"]:
            seat = player["seat"]
            if seat in (view["seat"], view["prosecutor"]):
                continue
            leads = {at for at, region in enumerate(view["regions"]) if seat in region["leaders"]}
            pull = self.pull.get(seat, 0.0)
            weights = {
                id: chance
                * exp(CONVICTION * pull * DIRECTIONS[id])
                * HOLDS_ITS_REGION ** len(leads & REGIONS[id])
                for id, chance in prior.items()
            }
            total = sum(weights.values())
            found[seat] = {id: weight / total for id, weight in weights.items()}
        return found

    def friends(self, view: View, own: Role, advanced: bool) -> dict[int, float]:
        """How gladly one sees each other persona have a say, from -1 to 1."""
        mine = DIRECTIONS[own.id]
        return {
            seat: max(-1.0, min(1.0, 2 * mine * _expected(roles) - 0.15))
            for seat, roles in self.suspicions(view, own, advanced).items()
        }


def _expected(roles: dict[str, float]) -> float:
    return sum(chance * DIRECTIONS[id] for id, chance in roles.items())


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
