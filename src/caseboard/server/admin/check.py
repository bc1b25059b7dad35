"""Whether a database holds what it should: its games are played again, choice by choice."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random

from caseboard.core.errors import CaseboardError
from caseboard.pack.registry import pack_of
from caseboard.server import archive
from caseboard.server.admin.looking import Looking, looking
from caseboard.server.history import restored


@dataclass(slots=True)
class Found:
    """``older``: tables of other rules than today's, which this release cannot play."""

    whole: int = 0
    older: list[str] = field(default_factory=list)
    broken: dict[str, str] = field(default_factory=dict)


def check(url: str, sample: int, luck: Random) -> Found:
    """Play so many tables again, chosen by chance; 0: all."""
    with looking(url) as seen:
        tables = [row[0] for row in seen.rows("SELECT id FROM tables WHERE state <> 'open'")]
        if 0 < sample < len(tables):
            tables = luck.sample(tables, sample)
        found = Found()
        for table in tables:
            asyncio.run(_play_again(seen, table, found))
        return found


async def _play_again(seen: Looking, table: str, found: Found) -> None:
    row = await archive.read_table(seen, table)
    assert row is not None
    try:
        if pack_of(row.game).rules.version != row.rules:
            found.older.append(table)
            return
        entries = await archive.read_entries(seen, table)
        restored(row, entries, await archive.read_snapshot(seen, table))
    except CaseboardError as error:
        found.broken[table] = str(error)
    else:
        found.whole += 1
