"""Everything that can happen in Android: cards, their branches, plots, events, places, murders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from caseboard.core.effects import walk
from caseboard.games.android.actions import CARD_KEYS
from caseboard.games.android.catalogue import (
    ENDINGS,
    GENERAL_EVENTS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
    Card,
    card_at,
)
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.effects.control import Choose, Fight, May, Unless
from caseboard.games.android.names import short_name
from caseboard.games.android.numbers import LINES_OF_A_PLOT
from caseboard.games.android.rules.locations import ABILITIES
from caseboard.pack.research import Happened, Row
from caseboard.research.android.rows import ENDINGS_A_PLOT
from caseboard.research.coverage import answers, counted


def coverage(rows: Sequence[Row]) -> tuple[Happened, ...]:
    played, lines = counted(rows, "cards"), counted(rows, "plot_cards")
    return (
        *(
            Happened("Twilight cards", _of(card_at(number)), played[key])
            for number, key in enumerate(CARD_KEYS)
        ),
        *_branches(rows),
        *(
            Happened(
                "Plot cards",
                f"{short_name(plot.detective)}: {plot.line(line).name}",
                lines[number * LINES_OF_A_PLOT + line],
            )
            for number, plot in enumerate(PLOTS)
            for line in range(LINES_OF_A_PLOT)
        ),
        *_endings(rows),
        *_town(rows),
        *_case(rows),
    )


def _of(card: Card) -> str:
    return f"{short_name(card.detective)}: {card.name}"


def _branches(rows: Sequence[Row]) -> Iterator[Happened]:
    """Every way that a card leaves open, by the answer to its question."""
    found = answers(rows)
    for number in range(len(CARD_KEYS)):
        card = card_at(number)
        for key, words in ways(card).items():
            count = found["card", number, key]
            yield Happened("Branches of cards", f"{_of(card)}: {words}", count)


def ways(card: Card) -> dict[str, str]:
    """By the key of the answer, the ways that a card's effect leaves open."""
    open_: dict[str, str] = {}
    for effect in walk(card.effect):
        if isinstance(effect, Choose):
            open_ |= {f"option {n + 1}": f"option {n + 1}" for n in range(len(effect.options))}
        elif isinstance(effect, May | Unless):
            open_ |= {"yes": "yes", "no": "no"}
        elif isinstance(effect, Fight):
            open_ |= {"light-tactics": "light tactics", "dark-tactics": "dark tactics"}
    return open_


def _endings(rows: Sequence[Row]) -> Iterator[Happened]:
    reached = Counter(ending["ending"] for row in rows for ending in row["endings"])
    for number, ending in enumerate(ENDINGS):
        plot = PLOTS[number // ENDINGS_A_PLOT]
        name = f"{short_name(plot.detective)}, {plot.name}: {ending.name}"
        yield Happened("Endings", name, reached[number])


def _town(rows: Sequence[Row]) -> Iterator[Happened]:
    drawn, specific = counted(rows, "events"), counted(rows, "specific_events")
    used, abilities = counted(rows, "events_used"), counted(rows, "abilities")
    for number, event in enumerate(GENERAL_EVENTS):
        yield Happened("General events", event.name, drawn[number])
        if event.action is not None:
            yield Happened("Actions of events", event.name, used[f"event {number}"])
    for number, own in enumerate(SPECIFIC_EVENTS):
        yield Happened("Events of a murder", own.name, specific[number])
    for place in ABILITIES:
        yield Happened("Location abilities", PLACES[place].name, abilities[place])
    shown = counted(rows, "memories")
    for number, memory in enumerate(SPECIAL.memories):
        yield Happened("Memories", memory.name, shown[number])


def _case(rows: Sequence[Row]) -> Iterator[Happened]:
    parts, murders = counted(rows, "parts"), Counter(row["murder"] for row in rows)
    charged = Counter(row["murderer"] for row in rows)
    killed = counted(rows, "killed")
    for murder in MURDERS:
        yield Happened("Murders", murder.name, murders[murder.key])
    for suspect in SUSPECTS:
        yield Happened("Suspects", f"{suspect.name} is the murderer", charged[suspect.key])
        yield Happened("Suspects", f"{suspect.name} is killed", killed[suspect.key])
    for part in sorted(parts):
        yield Happened("Detectives", part, parts[part])
