"""Why a player does something, in words."""

from __future__ import annotations

from typing import Final

from caseboard.bots.voices.reading import Reading
from caseboard.games.voices.actions import MARKER
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import role
from caseboard.games.voices.rules.control import leaders, totals
from caseboard.games.voices.state import DESTROYED, MARKERS, VoicesState

LIKELIEST: Final = 2
"""How many of the roles that somebody may have are named."""


def reason(reading: Reading, before: VoicesState, after: VoicesState, known: frozenset[int]) -> str:
    """What an answer changes and what that does for the goal."""
    told = [*_jury(before, after), *_regions(reading.seat, before, after), *_lost(before, after)]
    here, there = reading.win_chance(before, known), reading.win_chance(after, known)
    hope = f"my goal looks {there:.0%} likely"
    if f"{here:.0%}" != f"{there:.0%}":
        hope += f" instead of {here:.0%}"
    return "; ".join([*told, hope]) + "."


def believed(colours: list[str], roles: dict[str, float]) -> str:
    """'red is probably Hope (31 %) or Guilt (22 %)'."""
    likeliest = sorted(roles, key=lambda id: -roles[id])[:LIKELIEST]
    named = " or ".join(f"{role(id).name} ({roles[id]:.0%})" for id in likeliest)
    return f"{' and '.join(colours)} is probably {named}"


def _jury(before: VoicesState, after: VoicesState) -> list[str]:
    told = []
    for juror in JurorType:
        guilty = after.guilty[juror] - before.guilty[juror]
        innocent = after.innocent[juror] - before.innocent[juror]
        influence = len(after.influence[juror]) - len(before.influence[juror])
        if guilty or innocent:
            told.append(
                f"{juror.title} would stand at {after.guilty[juror]} guilty to "
                f"{after.innocent[juror]} innocent"
            )
        if influence:
            word = "one more" if influence > 0 else "one less"
            told.append(f"{word} hidden token on {juror.title}")
    return told


def _regions(seat: int, before: VoicesState, after: VoicesState) -> list[str]:
    told = []
    for region in Region:
        was, now = totals(before, region), totals(after, region)
        if was == now:
            continue
        mine = now.get(seat, 0)
        best = max((total for other, total in now.items() if other != seat), default=0)
        if leaders(after, region) == [seat]:
            told.append(f"I would lead {region.title} {mine} to {best}")
        elif seat in leaders(after, region):
            told.append(f"I would be level in {region.title} with {mine}")
        else:
            told.append(f"the best total in {region.title} would be {best}")
    return told


def _lost(before: VoicesState, after: VoicesState) -> list[str]:
    return [
        f"{MARKER[marker].text} would be destroyed"
        for marker in range(MARKERS)
        if after.place[marker] == DESTROYED and before.place[marker] != DESTROYED
    ]
