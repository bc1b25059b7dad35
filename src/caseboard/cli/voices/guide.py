"""The guide of Voices in My Head for the terminal."""

from __future__ import annotations

from typing import Final

from caseboard.cli.voices.cards import now, opened
from caseboard.cli.voices.looks import LOOKS, draw_desk
from caseboard.cli.voices.names import player
from caseboard.cli.voices.options import intro, status, tempting, typed, wording
from caseboard.cli.voices.platforms import draw_regions, draw_target
from caseboard.pack.terminal import Guide

GUIDE: Final = Guide(
    status=status,
    player=player,
    wording=wording,
    typed=typed,
    tempting=tempting,
    looks=LOOKS,
    read=("table", "board", "desk", "me"),
    now=now,
    opened=opened,
    staged={"push": "From which start below the railing? (or type 'push -12.5 20': mm, degrees)"},
    folds=(),
    intro=intro,
    pictures={"push": draw_target, "region": draw_regions, "trial": draw_desk},
)
