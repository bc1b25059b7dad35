"""Android's guide for the terminal."""

from __future__ import annotations

from typing import Final

from caseboard.cli.android.cards import now
from caseboard.cli.android.looks import LOOKS
from caseboard.cli.android.names import player
from caseboard.cli.android.options import (
    FOLDS,
    PARTED,
    intro,
    name,
    status,
    tempting,
    wording,
)
from caseboard.cli.android.puzzle import draw_puzzle
from caseboard.pack.terminal import Guide

GUIDE: Final = Guide(
    status=status,
    player=player,
    parted=PARTED,
    wording=wording,
    name=name,
    tempting=tempting,
    looks=LOOKS,
    read=("table", "map", "puzzle", "groups", "me", "hand", "players", "events", "people"),
    now=now,
    staged={"place-piece": "In which cell of the puzzle?", "dropship": "In which district?"},
    folds=FOLDS,
    intro=intro,
    pictures={"place-piece": draw_puzzle},
)
