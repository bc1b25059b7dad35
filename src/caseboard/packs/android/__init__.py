"""Android, all of it."""

from __future__ import annotations

from typing import Final

from caseboard.bots.explain import Adviser
from caseboard.bots.levels import Levels, ladder
from caseboard.core.reference import Entry, Reference
from caseboard.games.android.game import RULES
from caseboard.pack import Pack
from caseboard.pack.pacing import Pace
from caseboard.pack.reactions import Reactions
from caseboard.pack.research import Research
from caseboard.pack.terminal import Guide
from caseboard.pack.wire import Wire


def _reference() -> Reference:
    from caseboard.games.android.content.reference import REFERENCE

    return REFERENCE


def _entries() -> tuple[Entry, ...]:
    from caseboard.games.android.entries import entries

    return entries()


def _bots() -> Levels:
    from caseboard.bots.android.detective import Detective
    from caseboard.bots.android.inspector import Inspector
    from caseboard.bots.android.rookie import Rookie

    return ladder(Rookie, Detective, Inspector)


def _adviser(seed: int) -> Adviser:
    from caseboard.bots.android.detective import Detective

    return Detective(seed)


def _reactions() -> Reactions:
    from caseboard.packs.android.reactions import REACTIONS

    return REACTIONS


def _pacing() -> Pace:
    from caseboard.packs.android.pacing import pace

    return pace


def _wire() -> Wire:
    from caseboard.games.android.box import box
    from caseboard.games.android.events import FACTS
    from caseboard.games.android.shapes import AndroidView
    from caseboard.packs.android.previews import PREVIEWS

    return Wire(view=AndroidView, facts=FACTS, catalogue=box, previews=PREVIEWS)


def _terminal() -> Guide:
    from caseboard.cli.android.guide import GUIDE

    return GUIDE


def _research() -> Research:
    from caseboard.research.android.coverage import coverage
    from caseboard.research.android.report import sections
    from caseboard.research.android.rows import facts
    from caseboard.research.android.twenty import page

    branches = frozenset({"option", "may", "unless", "fight"})
    return Research(facts, sections, coverage, page, branches)


PACK: Final = Pack(
    rules=RULES,
    pitch="Two weeks, one murder, and a life that will not wait: nobody did it yet, so pull the "
    "evidence your way.",
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
