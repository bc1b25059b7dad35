"""Everything printed in Android that does something, run alone on prepared positions.

A *subject* is one such thing: a card, what a plot or an ending does as it comes into play, a
trigger, a sacrifice, an event and what it offers. Its outline is watched from outside: which steps
ran, and for every step at which ways part, which ways were taken.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import caseboard
from caseboard.core.machine import Frame, Outcome, Procedure, Skip, run
from caseboard.games.android.actions import DARK_TACTICS, LIGHT_TACTICS, NO, YES
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.effects.base import Condition, Deed, Effect, Occasion
from caseboard.games.android.effects.control import Choose, Fight, If, May, Unless
from caseboard.games.android.frames import NOTHING, About
from caseboard.games.android.state import AndroidState
from tests.games.android.conservation import conserved
from tests.games.android.positions import enrich

RUNAWAY = 300

Mark: TypeAlias = tuple[str, int, str]
"""A step of an outline (its title and number) and the way that it took."""

RAN = "runs"


@dataclass(frozen=True)
class Subject:
    """Something to be resolved: how to bring a position about in which it can be, and its call."""

    name: str
    procedure: Deed
    detective: int | None
    """Whose it is; None: it concerns any detective."""
    prepare: Callable[[AndroidState, int], None]
    """Put it into play before that seat."""
    occasion: Occasion | None = None
    condition: Condition | None = None
    by_others: bool = False
    """Another seat than the one it concerns resolves it."""
    effect: Effect | None = None
    """Where something can bar it from being begun: its effect."""
    murder: int | None = None
    """The only murder in which it is in play."""
    after_a_plot_card: bool = False
    """It is told how the plot card before it ended."""
    in_own_turn: bool = False
    """It is resolved in the turn of the one who resolves it, whomever it concerns."""


def own(step: Any) -> tuple[Any, str]:
    """The effect that a step belongs to (None: it only passes over others), and the step's name."""
    method = step.func if isinstance(step, partial) else step
    return getattr(method, "__self__", None), method.__name__


def called(step: Any) -> Iterator[Deed]:
    """The outlines that a step may go on with."""
    for given in step.args if isinstance(step, partial) else ():
        if isinstance(given, Procedure):
            yield given
        elif isinstance(given, tuple):
            yield from given


def outlines(procedure: Deed) -> list[Deed]:
    """A subject's outline and those that its effects call."""
    found = [procedure]
    for one in found:
        found += [deed for step in one.steps for deed in called(step)]
    return found


def ways(step: Any) -> tuple[str, ...]:
    """The ways that part at a step."""
    owner, name = own(step)
    if isinstance(owner, If) and name == "test":
        return ("holds", "does not hold")
    if isinstance(owner, May | Unless) and name == "branch":
        return ("yes", "no")
    if isinstance(owner, Choose) and name == "branch":
        return tuple(f"option {number + 1}" for number in range(len(owner.options)))
    if isinstance(owner, Fight) and name == "branch":
        return ("light tactics", "dark tactics")
    return (RAN,)


ANSWERED = {YES: "yes", NO: "no", LIGHT_TACTICS: "light tactics", DARK_TACTICS: "dark tactics"}


def way_taken(step: Any, answer: Any, outcome: Outcome) -> str:
    owner, name = own(step)
    if isinstance(owner, If) and name == "test":
        return "does not hold" if isinstance(outcome, Skip) else "holds"
    if len(ways(step)) == 1:
        return RAN
    return ANSWERED.get(answer) or f"option {answer.argument + 1}"


def expected(procedure: Deed) -> set[Mark]:
    """Every way through every step of a subject."""
    return {
        (one.title, number, way)
        for one in outlines(procedure)
        for number, step in enumerate(one.steps)
        for way in ways(step)
    }


def words(mark: Mark, procedure: Deed) -> str:
    """A mark for the message of a failure."""
    title, number, way = mark
    owner, name = own(next(one for one in outlines(procedure) if one.title == title).steps[number])
    return f"{type(owner).__name__}.{name} {way}: {owner}"


@contextmanager
def watched(procedure: Deed) -> Iterator[set[Mark]]:
    """The marks that the outline and those that it calls leave meanwhile."""
    seen: set[Mark] = set()
    kept = {one: one.steps for one in outlines(procedure)}

    def spy(one: Deed, number: int, step: Any) -> Any:
        def spied(s: AndroidState, f: Frame) -> Outcome:
            answer = f.answer
            outcome: Outcome = step(s, f)
            seen.add((one.title, number, way_taken(step, answer, outcome)))
            return outcome

        return spied

    for one, steps in kept.items():
        one.steps = tuple(spy(one, number, step) for number, step in enumerate(steps))
    try:
        yield seen
    finally:
        for one, steps in kept.items():
            one.steps = steps


def about(s: AndroidState, what: Occasion | None, seat: int, chance: random.Random) -> About:
    """What an occasion is about, as its rule tells it."""
    told = NOTHING
    if what in PLACED:
        told = told._replace(place=s.place[seat])
    if what is Occasion.ENTERS_PLACE:
        told = told._replace(origin=chance.randrange(len(PLACES)))
    if what is Occasion.FOLLOWS_LEAD:
        on_the_map = [lead for lead, at in enumerate(s.lead_at) if at >= 0]
        told = told._replace(lead=chance.choice(on_the_map))
    if what in (Occasion.PLACES_EVIDENCE, Occasion.PLACES_HIT):
        told = told._replace(suspect=chance.choice([one for one in s.lineup if s.alive[one]]))
    if what in (Occasion.GAINS_FAVOR, Occasion.SPENDS_FAVOR):
        told = told._replace(favor=chance.randrange(len(s.favor_bank)))
    if what in (Occasion.PLAYS_LIGHT, Occasion.TARGETED):
        deck = s.detective[seat] * 2 + (what is Occasion.TARGETED)
        told = told._replace(played=chance.choice([*s.bags[deck], *s.discards[deck]]))
    return told


PLACED = frozenset(
    {
        Occasion.STARTS_TURN,
        Occasion.ENDS_TURN,
        Occasion.ENTERS_PLACE,
        Occasion.FOLLOWS_LEAD,
        Occasion.FIGHTS,
        Occasion.USES_ABILITY,
    }
)


def occasion_for(
    subject: Subject, s: AndroidState, seat: int, chance: random.Random
) -> About | None:
    """What a subject is told on an occasion that it answers, at whatever place that can be."""
    places = chance.sample(range(len(PLACES)), len(PLACES)) if subject.occasion in PLACED else ()
    for place in (s.place[seat], *places):
        s.place[seat] = place
        told = about(s, subject.occasion, seat, chance)
        if subject.after_a_plot_card:
            told = told._replace(positive=chance.random() < 0.5)
        if subject.condition is None or subject.condition.holds(s, seat, told):
            return told
    return None


def resolve(subject: Subject, game: caseboard.Game, chance: random.Random) -> bool:
    """Resolve a subject once on a copy of the position, at random; False: it cannot be here."""
    copy = game.clone()
    s = copy.state
    assert isinstance(s, AndroidState)
    seat = (
        chance.randrange(s.seats)
        if subject.detective is None
        else s.detective.index(subject.detective)
    )
    others = [other for other in range(s.seats) if other != seat]
    actor = chance.choice(others) if subject.by_others else seat
    enrich(s, actor if subject.in_own_turn else seat, chance)
    subject.prepare(s, seat)
    s.active = None
    told = occasion_for(subject, s, seat, chance)
    if told is None:
        return False
    if subject.effect is not None and subject.effect.barred(s, actor, seat) is not None:
        return False
    mine = subject.procedure(actor, seat, told)
    s.stack.append(mine)
    copy._ask = run(s)
    for _ in range(RUNAWAY):
        if not any(one is mine for one in s.stack):
            break
        assert copy.decision is not None
        assert copy.decision.prompt
        copy.apply(chance.choice(copy.decision.actions))
    else:
        raise AssertionError(f"{subject.name} runs away: {copy.trace()}")
    conserved(s)
    return True
