"""Drawings: everybody has a face and every card a picture, no two of a deck alike."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from caseboard.games.android.box import box
from tests.browser.bake import NOTE, note

ALL: Final = box()
WHOLE: Final = ("city", "case", "special", "memory")
"""Sections whose lines are named by the whole key of the card."""
STAGES: Final = ("start", "good", "bad")


class Motifs(NamedTuple):
    section: str
    hero: str
    title: str


@pytest.fixture(scope="module")
def motifs(web: Path) -> dict[str, Motifs]:
    found: dict[str, Motifs] = {}
    section = ""
    for line in (web / "art" / "motifs.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            section = line.removeprefix("# ")
        elif line and not line.startswith("//"):
            named, title = line.split(" | ")
            name, hero, *_ = named.split()
            key = name if section in WHOLE else f"{section}-{name}"
            assert key not in found, key
            found[key] = Motifs(section, hero, title)
    return found


def cards() -> dict[str, str]:
    """The title of every card by the name of its picture."""
    plots = {
        f"{plot.key}-{stage}": card.name
        for plot in ALL.plots
        for stage, card in zip(STAGES, plot.cards, strict=True)
    }
    endings = {
        f"{plot.key}-{'happy' if ending.vp > 0 else 'sad'}-{n}": ending.name
        for plot in ALL.plots
        for n, ending in enumerate(plot.endings)
    }
    specials = {
        **{f"directive-{n}": one.name for n, one in enumerate(ALL.specials.directives)},
        **{f"mood-{n}": one.name for n, one in enumerate(ALL.specials.moods)},
        **{f"memory-{n}": one.name for n, one in enumerate(ALL.specials.memories)},
        "sanity": "Sanity",
        "money": "Money",
        "wrapped-up": "Wrapped Up in Himself",
    }
    twilight = {card.key: card.name for card in ALL.cards}
    events = {event.key: event.name for event in (*ALL.general_events, *ALL.specific_events)}
    return {**twilight, **plots, **endings, **events, **specials}


def test_every_card_has_its_picture_and_every_picture_its_card(motifs: dict[str, Motifs]) -> None:
    assert {key: one.title for key, one in motifs.items()} == cards()


def test_no_two_cards_of_a_deck_show_the_same_thing(motifs: dict[str, Motifs]) -> None:
    owner = {plot.key: ALL.detectives[plot.detective].key for plot in ALL.plots}
    decks: defaultdict[str, list[str]] = defaultdict(list)
    for one in motifs.values():
        deck = "events" if one.section in ("city", "case") else owner.get(one.section, one.section)
        decks[deck].append(one.hero)
    twice = {deck: hero for deck, all in decks.items() for hero, n in Counter(all).items() if n > 1}
    assert not twice


def test_everybody_has_a_face(web: Path) -> None:
    source = (web / "art" / "people.txt").read_text(encoding="utf-8")
    drawn = {line.split()[0].removeprefix("@@") for line in source.splitlines() if "@@" in line}
    people = [
        *(one.key for one in ALL.detectives),
        *(one.key for one in ALL.suspects),
        *(one.key for one in ALL.npcs),
    ]
    assert drawn == {*people, "lily", "jimmy"}


def test_every_sign_of_a_short_text_is_drawn(web: Path) -> None:
    signs = (web / "art" / "signs.ts").read_text(encoding="utf-8")
    tokens = (web / "art" / "tokens.txt").read_text(encoding="utf-8")
    drawn = {
        f"t-{line.split()[0].removeprefix('@@')}" for line in tokens.splitlines() if "@@" in line
    }
    drawn |= set(re.findall(r'^  "?([\w-]+)"?: "', signs, re.MULTILINE))
    plot_cards = [card for plot in ALL.plots for card in plot.cards]
    lines = [
        *(line for card in ALL.cards for line in card.short),
        *(line for plot in ALL.plots for ending in plot.endings for line in ending.short),
        *(line for card in plot_cards for line in (*card.good_short, *card.bad_short)),
        *(line for card in plot_cards for line in card.rest_short),
        *(line for event in (*ALL.general_events, *ALL.specific_events) for line in event.short),
    ]
    used = {part.sign for line in lines for part in line if part.sign}
    assert used <= drawn


def test_the_city_is_painted_from_todays_sources() -> None:
    """If not, ``python -m tests.browser.bake`` paints it anew."""
    assert json.loads(NOTE.read_text(encoding="utf-8")) == note()
