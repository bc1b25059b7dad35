"""Everything that can happen in Voices: roles, stories, cards and the answers that they leave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from caseboard.core.effects import walk
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.stories import STORIES
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.content.trial_card import Side
from caseboard.games.voices.effects import Choose
from caseboard.pack.research import Happened, Row
from caseboard.research.coverage import answers, counted

VOTES = ("guilty", "undecided", "innocent")


def coverage(rows: Sequence[Row]) -> tuple[Happened, ...]:
    trials, played = counted(rows, "trial_cards"), counted(rows, "cards")
    return (
        *_roles(rows),
        *(Happened("Trial cards", card.title, trials[card.number]) for card in TRIAL_CARDS),
        *_answers(rows),
        *(Happened("Strategy cards", card.name, played[card.id]) for card in STRATEGY_CARDS),
        *_ends(rows),
    )


def _roles(rows: Sequence[Row]) -> Iterator[Happened]:
    dealt = counted(rows, "parts")
    won = Counter(row["parts"][seat] for row in rows for seat in row["winners"])
    for role in ROLES:
        yield Happened("Roles", f"{role.name} is dealt", dealt[role.id])
        yield Happened("Roles", f"{role.name} wins", won[role.id])


def _answers(rows: Sequence[Row]) -> Iterator[Happened]:
    """By the letter, on either side of the card."""
    found = answers(rows)
    for card in TRIAL_CARDS:
        ways = max(_ways(card.front), _ways(card.back))
        for n in range(ways):
            count = found["trial", card.number, f"option {'abcdefgh'[n]}"]
            yield Happened("Answers", f"{card.title}: {'ABCDEFGH'[n]}", count)


def _ways(side: Side) -> int:
    return max(
        (
            len(effect.options)
            for ability in side.abilities
            for effect in walk(ability.effect)
            if isinstance(effect, Choose)
        ),
        default=0,
    )


def _ends(rows: Sequence[Row]) -> Iterator[Happened]:
    stories = Counter(row["story"] for row in rows)
    for number, story in enumerate(STORIES):
        yield Happened("Stories", story.title, stories[number])
    convicted = sum(row["convicted"] for row in rows)
    yield Happened("Verdicts", "Guy is convicted", convicted)
    yield Happened("Verdicts", "Guy goes free", len(rows) - convicted)
    votes = Counter((juror, vote) for row in rows for juror, vote in enumerate(row["votes"]))
    for juror in JurorType:
        for vote in VOTES:
            yield Happened("Votes", f"{juror.title}: {vote}", votes[juror, vote])
