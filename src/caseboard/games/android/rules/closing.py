"""Closing the case: the murderer, the points, the winner (Closing the Case)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from caseboard.core.rules import Epilogue, Line, Result
from caseboard.core.wording import figure, signed
from caseboard.games.android import events
from caseboard.games.android.catalogue import ENDINGS, FAVOR_COUNTS_AS, FAVOR_NAMES
from caseboard.games.android.content.afterwards import AFTERWARDS
from caseboard.games.android.content.epilogues import EPILOGUES, NOBODY_CHARGED, WRONGLY_CHARGED
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.puzzle import GROUPS, Payoff, links
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.effects.lasting import (
    GuiltyHunchBonus,
    InnocentHunchBonus,
    VpForSanity,
    VpInPlay,
    VpPerFavor,
    VpPerMoney,
    VpPerTrauma,
)
from caseboard.games.android.numbers import CAPRICE, NOBODY, RACHEL
from caseboard.games.android.rules.guilt import guilt
from caseboard.games.android.rules.lasting import concerning
from caseboard.games.android.rules.theories import has_culprit
from caseboard.games.android.state import FACE_UP, AndroidState

GUILTY_VP: Final = 15
WALKS_VP: Final = 8
"""A right theory about a culprit whom the evidence does not convict (Variants)."""
INNOCENT_VP: Final = 5
OBSESSION_VP: Final = 3
OBSESSION_LEAD: Final = 5
CONSPIRACY_VP: Final = 4
COMPANY_VP: Final = 3
TRAUMA_VP: Final = -1

GUILTY, INNOCENT, PLOTS = "guilty hunch", "innocent hunch", "plots"
CONSPIRACY, COMPANY, TRAUMA = "conspiracy", "company tokens", "trauma"
FAVORS, OWN, HANDICAP = "favors", "money, sanity and directives", "handicap"


def murderer(state: AndroidState) -> int:
    """The living suspect with the highest total; a tie goes to the higher on the sheet (A16)."""
    alive = [suspect for suspect in state.lineup if state.alive[suspect]]
    return max(alive, key=lambda suspect: guilt(state, suspect), default=NOBODY)


def guilty_hunch_is_correct(state: AndroidState, seat: int, charged: int) -> bool:
    """Whoever is charged did it, unless there is a true culprit (Variants)."""
    did_it = state.culprit if has_culprit(state) else charged
    return did_it != NOBODY and state.guilty[seat] == did_it


def innocent_hunch_is_correct(state: AndroidState, seat: int, culprit: int) -> bool:
    """Any other suspect's, unless he was killed."""
    suspect = state.innocent[seat]
    return suspect != culprit and bool(state.alive[suspect])


def beyond_doubt(state: AndroidState, culprit: int) -> bool:
    """Obsession: at least 5 ahead of every other suspect."""
    total = guilt(state, culprit)
    return all(
        total >= guilt(state, other) + OBSESSION_LEAD
        for other in state.lineup
        if other != culprit and state.alive[other]
    )


Links: TypeAlias = Sequence[int]
"""By Payoff, what the links on the puzzle add to its value."""


def link_values(state: AndroidState) -> list[int]:
    """What the links on the puzzle add to each value (The Puzzle)."""
    values = [0] * len(Payoff)
    for number, count in links(state.board).items():
        group = GROUPS[number]
        values[group.pays] += group.amount * count
    return values


def _by_links(change: int, each: bool = False) -> str:
    """What the links of the puzzle change in a line, after its other words."""
    return f", {signed(change)}{' each' if each else ''} by links" if change else ""


Score = Callable[[AndroidState, int, int, Links], list[Line]]


def score_hunches(state: AndroidState, seat: int, culprit: int, link: Links) -> list[Line]:
    lines = []
    obsessed = state.guilty[seat] == state.innocent[seat]
    right = guilty_hunch_is_correct(state, seat, culprit)
    proven = right and obsessed and beyond_doubt(state, culprit)
    if right:
        walks = state.guilty[seat] != culprit
        name = SUSPECTS[state.guilty[seat]].name + (", who walks free" if walks else "")
        change = link[Payoff.GUILTY_HUNCH]
        reason = f"Guilty hunch: {name}{_by_links(change)}"
        lines.append(Line((WALKS_VP if walks else GUILTY_VP) + change, reason, heading=GUILTY))
        bonus = sum(effect.vp for effect in concerning(state, GuiltyHunchBonus, seat))
        if bonus:
            lines.append(Line(bonus, "Guilty hunch: bonus of a plot ending", heading=GUILTY))
    if proven or innocent_hunch_is_correct(state, seat, culprit):
        name = SUSPECTS[state.innocent[seat]].name
        change = link[Payoff.INNOCENT_HUNCH]
        reason = f"Innocent hunch: {name}{_by_links(change)}"
        lines.append(Line(INNOCENT_VP + change, reason, heading=INNOCENT))
        bonus = sum(effect.vp for effect in concerning(state, InnocentHunchBonus, seat))
        if bonus:
            lines.append(Line(bonus, "Innocent hunch: bonus of a plot ending", heading=INNOCENT))
    if proven:
        lines.append(Line(OBSESSION_VP, "Obsessed, and guilt proven beyond doubt", heading=GUILTY))
    return lines


def score_plots(state: AndroidState, seat: int, culprit: int, link: Links) -> list[Line]:
    """Endings of 1 or more are happy, of −1 or less sad; the puzzle can change both."""
    lines = []
    for number in state.endings[seat]:
        ending = ENDINGS[number]
        change = 0
        if ending.vp >= 1:
            change = link[Payoff.HAPPY_ENDING]
        elif ending.vp <= -1:
            change = link[Payoff.SAD_ENDING]
        reason = f"Ending: {ending.name}{_by_links(change)}"
        lines.append(Line(ending.vp + change, reason, heading=PLOTS))
    return lines


class TokenValues(NamedTuple):
    """What a token of each kind is worth at the end."""

    conspiracy: int
    haas: int
    jinteki: int
    trauma: int


def token_values(state: AndroidState, seat: int, link: Links) -> TokenValues:
    """The links change what tokens are worth, and endings what trauma costs."""
    return TokenValues(
        CONSPIRACY_VP + link[Payoff.CONSPIRACY],
        COMPANY_VP + link[Payoff.HAAS],
        COMPANY_VP + link[Payoff.JINTEKI],
        TRAUMA_VP
        + link[Payoff.TRAUMA]
        + sum([effect.vp for effect in concerning(state, VpPerTrauma, seat)]),
    )


def score_tokens(state: AndroidState, seat: int, culprit: int, link: Links) -> list[Line]:
    value = token_values(state, seat, link)
    counted = (
        (
            state.conspiracy[seat],
            value.conspiracy,
            "conspiracy token",
            CONSPIRACY,
            Payoff.CONSPIRACY,
        ),
        (state.haas[seat], value.haas, "Haas token", COMPANY, Payoff.HAAS),
        (state.jinteki[seat], value.jinteki, "Jinteki token", COMPANY, Payoff.JINTEKI),
        (state.trauma[seat], value.trauma, "trauma", TRAUMA, Payoff.TRAUMA),
    )
    return [
        Line(count * vp, f"{count} × {name}{_by_links(link[payoff], each=True)}", heading=heading)
        for count, vp, name, heading, payoff in counted
        if count
    ]


def score_favors(state: AndroidState, seat: int, culprit: int, link: Links) -> list[Line]:
    """Links pay per favor; an NPC favor collects for every kind that it shows."""
    lines = []
    for kind, count in enumerate(state.favors[seat]):
        vp = sum([link[normal] for normal in FAVOR_COUNTS_AS[kind]]) if count else 0
        if vp:
            reason = f"{count} × {FAVOR_NAMES[kind]}{_by_links(vp, each=True)}"
            lines.append(Line(count * vp, reason, heading=FAVORS))
    for effect in concerning(state, VpPerFavor, seat):
        count = state.favors[seat][effect.favor]
        if count:
            reason = f"{count} × unspent {FAVOR_NAMES[effect.favor]}, by a plot ending"
            lines.append(Line(count * effect.vp, reason, heading=FAVORS))
    return lines


def score_special(state: AndroidState, seat: int, culprit: int, link: Links) -> list[Line]:
    """Rachel's money, Caprice's sanity, Floyd's directives."""
    lines = []
    kept = concerning(state, VpInPlay, seat)
    if kept:
        vp = sum([effect.vp for effect in kept])
        lines.append(Line(vp, f"{len(kept)} × directive in play", heading=OWN))
    if state.detective[seat] == RACHEL and state.money:
        for effect in concerning(state, VpPerMoney, seat):
            lines.append(Line(state.money * effect.vp, f"${state.money},000 left", heading=OWN))
    if state.detective[seat] == CAPRICE and state.sanity and concerning(state, VpForSanity, seat):
        lines.append(Line(state.sanity, "Sanity", heading=OWN))
    return lines


def score_handicap(state: AndroidState, seat: int, culprit: int, link: Links) -> list[Line]:
    """What the table has agreed on for a detective (Variants)."""
    vp = state.handicap[state.detective[seat]]
    return [Line(vp, "Handicap, as agreed before the game", heading=HANDICAP)] if vp else []


TALLY: Final[tuple[Score, ...]] = (
    score_hunches,
    score_plots,
    score_tokens,
    score_favors,
    score_special,
    score_handicap,
)


def open_points(state: AndroidState, seat: int, link: Links) -> list[Line]:
    """What lies open on the table, before the case is closed: everything but the hunches."""
    return [
        line
        for score in TALLY
        if score is not score_hunches
        for line in score(state, seat, NOBODY, link)
    ]


def breakdown(state: AndroidState, seat: int, culprit: int) -> tuple[Line, ...]:
    """Tallying the Points: every line with its reason."""
    link = link_values(state)
    return tuple(line for score in TALLY for line in score(state, seat, culprit, link))


def winners(state: AndroidState, scores: Sequence[int], culprit: int) -> tuple[int, ...]:
    """The highest total; in a tie the only one with a correct guilty hunch, else shared (A26)."""
    best = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    right = [seat for seat in tied if guilty_hunch_is_correct(state, seat, culprit)]
    return tuple(right) if len(right) == 1 else tuple(tied)


def result(state: AndroidState) -> Result:
    culprit = murderer(state)
    lines = tuple(breakdown(state, seat, culprit) for seat in range(state.seats))
    scores = tuple(sum(line.points for line in own) for own in lines)
    won = winners(state, scores, culprit)
    return Result(won, scores, lines, story(state, culprit), epilogues(state, culprit))


def story(state: AndroidState, culprit: int) -> tuple[str, ...]:
    """The end in words: the verdict, and each suspect's total."""
    told = []
    wrong = has_culprit(state) and state.culprit != culprit
    if culprit == NOBODY:
        told.append("No suspect lived to be charged.")
    else:
        told.append(f"{SUSPECTS[culprit].name} is {'charged' if wrong else 'the murderer'}.")
    if wrong:
        told.append(f"{SUSPECTS[state.culprit].name} did it.")
    for suspect in state.lineup:
        name = SUSPECTS[suspect].name
        total = figure(guilt(state, suspect))
        told.append(f"{name}: guilt {total}" if state.alive[suspect] else f"{name}: killed")
    for seat, detective in enumerate(state.detective):
        who = SHEETS[detective].name
        guilty, innocent = SUSPECTS[state.guilty[seat]].name, SUSPECTS[state.innocent[seat]].name
        if guilty == innocent:
            told.append(f"{who} was obsessed with {guilty}.")
        else:
            told.append(f"{who} suspected {guilty} and cleared {innocent}.")
    return tuple(told)


def epilogues(state: AndroidState, culprit: int) -> tuple[Epilogue, ...]:
    """What became of the murderer, then of each detective by how the plots ended."""
    if culprit == NOBODY:
        told = [Epilogue(MURDERS[state.murder].name, NOBODY_CHARGED)]
    elif has_culprit(state) and state.culprit != culprit:
        told = [Epilogue(SUSPECTS[culprit].name, WRONGLY_CHARGED)]
    else:
        told = [Epilogue(SUSPECTS[culprit].name, EPILOGUES[state.murder][culprit])]
    for seat, detective in enumerate(state.detective):
        text = AFTERWARDS[detective].told([ENDINGS[number].vp for number in state.endings[seat]])
        if text:
            told.append(Epilogue(SHEETS[detective].name, text, seat))
    return tuple(told)


def reveal_everything(state: AndroidState) -> None:
    """Turn all evidence face up (step 1)."""
    state.files = [tuple([entry | FACE_UP for entry in entries]) for entries in state.files]
    state.tell(
        events.CaseClosed(
            murderer=murderer(state),
            culprit=state.culprit,
            guilty=tuple(state.guilty),
            innocent=tuple(state.innocent),
        )
    )
