"""The signs of short texts: what is drawn in place of which words."""

from __future__ import annotations

from typing import Final

from caseboard.core.effects import Part, Short, short
from caseboard.core.wording import signed
from caseboard.games.android.catalogue import FAVOR_KINDS, FAVOR_NAMES
from caseboard.games.android.content.sheets import ANY
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.numbers import NORMAL_FAVORS

TIME: Final = Part("Time", "t-time")
LIGHT: Final = Part("light", "t-light")
DARK: Final = Part("dark", "t-dark")
CARD: Final = Part("card", "cards")
EVIDENCE: Final = Part("evidence", "t-ev-back")
ALIBI: Final = Part("alibi", "t-alibi")
HIT: Final = Part("hit", "t-hit")
GOOD: Final = Part("good baggage", "t-bag-good")
BAD: Final = Part("bad baggage", "t-bag-bad")
TRAUMA: Final = Part("trauma", "t-tr-1")
HAAS: Final = Part("Haas token", "t-haas")
JINTEKI: Final = Part("Jinteki token", "t-jinteki")
DROPSHIP: Final = Part("dropship pass", "t-dropship")
WARRANT: Final = Part("warrant", "t-warrant")
SANITY: Final = Part("sanity", "sanity")
PIECE: Final = Part("puzzle piece", "puzzle")
FAVOR: Final = Part("favor", "t-fav-npc")
VP: Final = Part("VP", "t-vp")
STAYS: Final = Part("stays in play", "pin")


def change(amount: int, *what: str | Part) -> Short:
    """So much more or less of something: '+1 corp favor'."""
    return short(f"{signed(amount)} ", *what)


def favor(kind: int) -> Short:
    """A favor of a normal kind as its token, any other by its name."""
    if kind == ANY:
        return short("normal ", FAVOR)
    if kind < NORMAL_FAVORS:
        return short(Part(FAVOR_NAMES[kind], f"t-fav-{FAVOR_KINDS[kind]}"))
    return short(f"{FAVOR_KINDS[kind]} ", FAVOR)


def lead(kind: LeadKind | None) -> Short:
    """A lead, of a kind if one is named."""
    if kind is None:
        return short("lead")
    name = kind.name.lower()
    return short(Part(f"{name} lead", f"t-lead-{name}"))


def file(kind: LeadKind | None) -> Short:
    """The file that evidence goes into."""
    if kind is None:
        return short("any file")
    name = kind.name.lower()
    return short(Part(name, name), " file")
