"""Where to send leads, people, warrants and detectives."""

from __future__ import annotations

from typing import Final

from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.errands import ability_value
from caseboard.bots.android.routes import distances, surcharge
from caseboard.games.android.content.map import PLACES, Quality
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.rules.locations import ABILITIES

MINE: Final = 1.2
"""How much my own way to a lead counts against the average of the others'."""


def way(eyes: Appraisal, seat: int, place: int) -> int:
    """The Time that a seat needs to get to a place."""
    s = eyes.state
    return distances(s, seat)[s.place[seat]][place] + surcharge(s, seat, place)


def lead_to(eyes: Appraisal, place: int) -> float:
    """A lead's new place: near me, far from the others, and most of all from the leader."""
    s, me = eyes.state, eyes.me
    others = [seat for seat in range(s.seats) if seat != me]
    weight = sum([-eyes.weights[seat] for seat in others])
    away = sum([-eyes.weights[seat] * way(eyes, seat, place) for seat in others]) / weight
    inviting = 0.2 if PLACES[place].quality is not Quality.NORMAL else 0.0
    return away - MINE * way(eyes, me, place) + inviting


def person_to(eyes: Appraisal, place: int) -> float:
    """Jimmy should stand near me, Lily out of my way."""
    return -float(way(eyes, eyes.me, place))


def warrant_at(eyes: Appraisal, place: int) -> float:
    """A warrant opens the door of what is worth going to, or of what is near."""
    value = ability_value(eyes, place) if place in ABILITIES else 0.0
    return value - 0.1 * distances(eyes.state, eyes.me)[eyes.state.place[eyes.me]][place]


def sent_to(eyes: Appraisal, seat: int, place: int) -> float:
    """How well placed a detective is: the nearer to open leads, the better for him."""
    table = distances(eyes.state, seat)[place]
    leads = sorted([table[at] for at in eyes.state.lead_at if at != OFF_MAP])
    return -float(sum(leads[:3]))
