"""Tables that nobody visits: into the bin first, out of it by a visit, and gone much later.

How long ago something was is told by two clocks, the time of day and the servers' own lifetime,
and both must say that it is long.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from caseboard.server import archive
from caseboard.server.services import Services
from caseboard.server.store import Statement

SECONDS_A_DAY: Final = 86_400.0
MOST_AT_ONCE: Final = 500


class WasteBin:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def tidy(self, busy: Collection[str]) -> None:
        """Throw away what is due; ``busy`` tables stay where they are."""
        settings = self._services.settings
        if settings.keep_days > 0:
            unvisited = await self._old("touched", settings.keep_days, "binned = 0")
            await self._put([table for table in unvisited if table not in busy])
            binned = await self._old("binned", settings.bin_days, "binned > 0")
            await self._delete([table for table in binned if table not in busy])

    async def make_room(self, busy: Collection[str]) -> bool:
        """The server is full: the table that was never played and longest unseen makes room.

        Whether there was one. Of these the bin keeps so many and no more.
        """
        never_played = "played = 0 AND binned = 0"
        for table in await self._some(f"{never_played} ORDER BY touched LIMIT ?", MOST_AT_ONCE):
            if table not in busy:
                await self._put([table])
                most = self._services.settings.max_tables
                rest = "played = 0 AND binned > 0 ORDER BY binned DESC LIMIT ? OFFSET ?"
                await self._delete(await self._some(rest, MOST_AT_ONCE, most))
                return True
        return False

    async def _old(self, since: str, days: float, where: str) -> list[str]:
        """Tables that fit, and for which it is that long ago by both clocks."""
        span = days * SECONDS_A_DAY
        return await self._some(
            f"{where} AND {since} < ? AND {since}_alive < ? LIMIT ?",
            self._services.clock() - span,
            self._services.lifetime.seconds - span,
            MOST_AT_ONCE,
        )

    async def _some(self, where: str, *given: float) -> list[str]:
        rows = await self._services.store.read(f"SELECT id FROM tables WHERE {where}", *given)
        return [str(row[0]) for row in rows]

    async def _put(self, tables: list[str]) -> None:
        now, alive = self._services.clock(), self._services.lifetime.seconds
        sql = "UPDATE tables SET binned = ?, binned_alive = ? WHERE id = ?"
        statements: list[Statement] = [(sql, (now, alive, table)) for table in tables]
        if statements:
            await self._services.store.write(*statements)
            self._services.metrics.count("binned", len(statements))

    async def _delete(self, tables: list[str]) -> None:
        for table in tables:
            await self._services.store.write(*archive.delete_table(table))
            self._services.metrics.count("deleted")
