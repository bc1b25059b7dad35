"""Twenty twilight cards, chosen by chance once and for all, looked at closely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from caseboard.core.wording import figure
from caseboard.games.android.actions import CARD_KEYS
from caseboard.games.android.catalogue import card_at
from caseboard.games.android.names import short_name
from caseboard.games.android.numbers import DETECTIVES, Side
from caseboard.games.android.texts import twilight_text
from caseboard.pack.research import Row
from caseboard.research.android.coverage import ways
from caseboard.research.coverage import answers
from caseboard.research.stats import mean

SEED: Final = 2027
CARDS: Final = 20
ABOUT: Final = (
    f"Chosen from the 210 by `random.seed({SEED})`. *Moved* compares the points of the card's "
    "detective in games where the card was played with those where it could have been and was "
    "not; whoever plays a card is in another position than whoever does not, so small numbers "
    "say little."
)


def chosen() -> list[int]:
    return sorted(Random(SEED).sample(range(len(CARD_KEYS)), CARDS))


def page(rows: Sequence[Row]) -> str:
    lines = ["# Android: twenty cards", "", ABOUT, ""]
    for number in chosen():
        lines += _card(rows, number)
    return "\n".join(lines)


def _card(rows: Sequence[Row], number: int) -> list[str]:
    card, key = card_at(number), CARD_KEYS[number]
    there = [row for row in rows if DETECTIVES[card.detective] in row["parts"]]
    could = [row for row in there if key in row["cards_offered"]]
    played = Counter(card for row in there for card in row["cards"])[key]
    side = "light" if card.side is Side.LIGHT else "dark"
    found = answers(rows)
    taken = [
        f"{words} {found['card', number, answer]} times" for answer, words in ways(card).items()
    ]
    return [
        f"## {card.name}",
        "",
        f"*{short_name(card.detective)}, {side}, cost {card.cost}.* {twilight_text(card)}",
        "",
        f"- **Decides**: {', '.join(taken) if taken else 'when to play it, and for what'}.",
        f"- **Played**: {played} times in {len(there)} games; it could be in {len(could)}.",
        f"- **Moved**: {_moved(could, number)}.",
        "",
    ]


def _moved(could: Sequence[Row], number: int) -> str:
    key, part = CARD_KEYS[number], DETECTIVES[card_at(number).detective]
    points: dict[bool, list[float]] = {True: [], False: []}
    for row in could:
        points[key in row["cards"]].append(row["scores"][row["parts"].index(part)])
    with_it, without = points[True], points[False]
    if len(with_it) < 2 or len(without) < 2:
        return "too few games to compare"
    one, other = mean(with_it), mean(without)
    return (
        f"{figure(one.value, '.1f')} points ({figure(one.low, '.1f')} to {figure(one.high, '.1f')})"
        f" with it, {figure(other.value, '.1f')} ({figure(other.low, '.1f')} to "
        f"{figure(other.high, '.1f')}) without"
    )
