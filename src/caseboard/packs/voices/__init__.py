"""Voices in My Head, all of it."""

from __future__ import annotations

from typing import Final

from caseboard.bots.explain import Adviser
from caseboard.bots.levels import Levels, ladder
from caseboard.core.reference import Entry, Reference
from caseboard.games.voices.game import RULES
from caseboard.pack import Pack
from caseboard.pack.pacing import Pace
from caseboard.pack.reactions import Reactions
from caseboard.pack.research import Research
from caseboard.pack.terminal import Guide
from caseboard.pack.wire import Wire


def _reference() -> Reference:
    from caseboard.games.voices.content.reference import REFERENCE

    return REFERENCE


def _entries() -> tuple[Entry, ...]:
    from caseboard.games.voices.entries import entries

    return entries()


def _bots() -> Levels:
    from caseboard.bots.voices.inspector import Inspector
    from caseboard.bots.voices.players import detective, rookie

    return ladder(rookie, detective, Inspector)


def _adviser(seed: int) -> Adviser:
    from caseboard.bots.voices.players import adviser

    return adviser(seed)


def _reactions() -> Reactions:
    from caseboard.packs.voices.reactions import REACTIONS

    return REACTIONS


def _pacing() -> Pace:
    from caseboard.packs.voices.pacing import pace

    return pace


def _wire() -> Wire:
    from caseboard.games.voices.box import box
    from caseboard.games.voices.events import FACTS
    from caseboard.games.voices.shapes import VoicesView
    from caseboard.packs.voices.previews import PREVIEWS

    return Wire(view=VoicesView, facts=FACTS, catalogue=box, previews=PREVIEWS)


def _terminal() -> Guide:
    from caseboard.cli.voices.guide import GUIDE

    return GUIDE


def _research() -> Research:
    from caseboard.research.voices.coverage import coverage
    from caseboard.research.voices.report import sections
    from caseboard.research.voices.rows import facts

    branches = frozenset({"option"})
    return Research(facts, sections, coverage, branches=branches, everybody_for_himself=True)


PACK: Final = Pack(
    rules=RULES,
    pitch="Guy stands trial for a bank robbery, and you are one of the voices in his head: shove "
    "the others off his brain before he opens his mouth.",
    reference=_reference,
    entries=_entries,
    bots=_bots,
    adviser=_adviser,
    reactions=_reactions,
    wire=_wire,
    pacing=_pacing,
    terminal=_terminal,
    research=_research,
)
