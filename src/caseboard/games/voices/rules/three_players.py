"""3-Player game: what changes with exactly three players.

Two colors each (here), one marker of each color per turn (`deploy.begin_turn`), the better
color counts (`control.totals`), and the prosecutor decides tied abilities
(`users.ask_who_uses_it`).
"""

from __future__ import annotations

from typing import Final

THREE_PLAYERS: Final = 3


def colours_per_persona(seats: int) -> int:
    return 2 if seats == THREE_PLAYERS else 1
