"""Reading a detective's content: what its effects consist of, and traps for bad rules English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from caseboard.games.android.catalogue import (
    CARDS,
    PLOTS,
    SPECIAL,
    TIPS,
    Card,
    Plot,
    PlotCard,
    Special,
    card_at,
    plots_of,
)
from caseboard.games.android.numbers import (
    DECK_OF,
    DETECTIVES,
    FLOYD,
    LOUIS,
    RAYMOND,
    Side,
    deck_of,
)
from caseboard.games.android.texts import (
    ending_text,
    plot_card_text,
    special_text,
    twilight_text,
)

TRAPS: dict[str, str] = {
    "double space": r"  ",
    "space at an end": r"^\s|\s$",
    "space before punctuation": r"\s[.,;:!?]",
    "double punctuation": r"[.,;:]{2}|[.,;:][!?]",
    "repeated word": r"\b(?i:(?!that )(\w+)) \1\b",
    "'a' before a vowel": r"\b[Aa] (?!one\b|uni|use|eu)[aeiouAEIOU]",
    "'an' before a consonant": r"\b[Aa]n (?!hour|honest)[^aeiouAEIOU]",
    "plural after 1": r"\b1 (?!of |or |on )(?:[\w-]+ ){0,3}(?:favor|card|space|lead|token|hit)s\b",
    "singular after many": r"\b[2-9] (?!or |of |on )(?:[\w-]+ ){0,3}"
    r"(?:favor|card|space|lead|token|hit)\b",
    "lower case after a full stop": r"[^….]\. [a-z]",
    "unfilled place": r"[{}]",
    "no beginning": r"^(?!['‘“]?[A-Z0-9+−$])",
    "no end": r"(?<![.!?])(?<![.!?]['’”])$",
}


def trapped(texts: dict[str, str]) -> dict[str, tuple[str, str]]:
    """The texts that fall into a trap, by name: which trap, and the text."""
    return {
        name: (trap, text)
        for name, text in texts.items()
        for trap, pattern in TRAPS.items()
        if re.search(pattern, text)
    }


def cards_of(detective: int, side: Side) -> list[Card]:
    """The cards of a deck that its module has declared, in their order."""
    deck = deck_of(detective, side)
    numbers = [n for n, card in enumerate(CARDS) if card is not None and DECK_OF[n] == deck]
    return [card_at(n) for n in numbers]


def plots_declared(detective: int) -> list[Plot]:
    return [PLOTS[n] for n in plots_of(detective)]


def lines(plot: Plot) -> tuple[PlotCard, ...]:
    return (plot.start, *plot.crossroads)


def parts(value: Any) -> Iterator[Any]:
    """An expression and everything inside it."""
    if isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    elif is_dataclass(value):
        yield value
        for field in fields(value):
            yield from parts(getattr(value, field.name))


def specials_of(detective: int) -> list[Special]:
    """A detective's special card, directives, moods or memories."""
    several = {FLOYD: SPECIAL.directives, LOUIS: SPECIAL.moods, RAYMOND: SPECIAL.memories}
    single = SPECIAL.specials.get(detective)
    return [*([] if single is None else [single]), *several.get(detective, [])]


def card_texts(detective: int) -> dict[str, str]:
    return {card.name: twilight_text(card) for side in Side for card in cards_of(detective, side)}


def plot_texts(detective: int) -> dict[str, str]:
    plots = plots_declared(detective)
    return {line.name: plot_card_text(line, detective) for plot in plots for line in lines(plot)}


def short_texts(detective: int) -> dict[str, str]:
    """What endings and special cards say."""
    who = DETECTIVES[detective].capitalize()
    endings = [end for plot in plots_declared(detective) for end in plot.endings]
    return {
        **{end.name: ending_text(end, detective) for end in endings},
        **{special.name: special_text(special, who) for special in specials_of(detective)},
    }


def flavour_texts(detective: int) -> dict[str, str]:
    """Every line of ours that is no rule, but for the tips."""
    cards = [card for side in Side for card in cards_of(detective, side)]
    plots = plots_declared(detective)
    sections = [
        section for plot in plots for line in lines(plot) for section in (line.good, line.bad)
    ]
    return {
        **{card.name: card.flavour for card in cards},
        **{line.name: line.flavour for plot in plots for line in lines(plot)},
        **{end.name: end.flavour for plot in plots for end in plot.endings},
        **{special.name: special.about for special in specials_of(detective)},
        **{it.text: it.text for section in sections for it in section.sacrifices},
    }


def tips_of(detective: int) -> dict[str, str]:
    sheet = TIPS[detective]
    return {tip: tip for tip in (*sheet.play, *sheet.against)}


def repeated_phrases(texts: dict[str, str], length: int = 6) -> dict[str, tuple[str, str]]:
    """Runs of words that occur in two texts: the phrase, and where."""
    seen: dict[tuple[str, ...], str] = {}
    found: dict[str, tuple[str, str]] = {}
    for name, text in texts.items():
        words = re.findall(r"\w+", text.lower())
        for phrase in {tuple(words[i : i + length]) for i in range(len(words) - length + 1)}:
            if phrase in seen:
                found[" ".join(phrase)] = (seen[phrase], name)
            seen[phrase] = name
    return found
