"""3-Player game: what changes with exactly three players.

Two colours each (here), one marker of each colour per turn (`deploy.begin_turn`), the better
colour counts (`control.totals`), and the prosecutor decides tied abilities
(`users.ask_who_uses_it`).
"""

from __future__ import annotations

from typing import Final

THREE_PLAYERS: Final = 3


def colours_per_persona(seats: int) -> int:
    return 2 if seats == THREE_PLAYERS else 1
