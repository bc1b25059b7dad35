"""The database's tables, step by step. A step that was released is never changed."""

from __future__ import annotations

from typing import Final

_FIRST: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        created DOUBLE PRECISION NOT NULL,
        touched DOUBLE PRECISION NOT NULL,
        game TEXT NOT NULL,
        rules TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        salt TEXT NOT NULL,
        host TEXT NOT NULL,
        invite TEXT NOT NULL,
        listed INTEGER NOT NULL,
        hot_seat INTEGER NOT NULL,
        open_undo INTEGER NOT NULL,
        delay DOUBLE PRECISION NOT NULL,
        patience DOUBLE PRECISION NOT NULL,
        state TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE seats (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        player TEXT NOT NULL,
        name TEXT NOT NULL,
        colour TEXT NOT NULL,
        key_hash TEXT,
        stand_in TEXT,
        webhook TEXT NOT NULL,
        orders TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    )
    """,
    """
    CREATE TABLE holders (
        device TEXT NOT NULL,
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        PRIMARY KEY (device, table_id, seat)
    )
    """,
    """
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        action TEXT NOT NULL,
        outcomes TEXT NOT NULL,
        generator TEXT NOT NULL,
        client_id TEXT,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, number)
    )
    """,
    """
    CREATE TABLE snapshots (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        step INTEGER NOT NULL,
        record TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    )
    """,
    """
    CREATE TABLE talk (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        text TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, number)
    )
    """,
    """
    CREATE TABLE reports (
        id TEXT PRIMARY KEY,
        table_id TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        body TEXT NOT NULL
    )
    """,
    "CREATE INDEX holders_of_table ON holders (table_id)",
    "CREATE INDEX tables_of_host ON tables (host)",
    "CREATE INDEX tables_listed ON tables (listed, state)",
)

_RESENT_TALK_AND_MOMENTS: Final = (
    "ALTER TABLE talk ADD COLUMN sender TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE talk ADD COLUMN client_id TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE entries ADD COLUMN moment INTEGER NOT NULL DEFAULT 0",
)

_KEYED_CHANCE: Final = (
    "ALTER TABLE tables ADD COLUMN chance TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN bots TEXT NOT NULL DEFAULT ''",
    # Chance that was foretold from the seed, and bots that told the seed, go on from the salt.
    "UPDATE tables SET chance = salt, bots = salt",
    "ALTER TABLE entries DROP COLUMN generator",
    "DELETE FROM snapshots",
)

_OWNERS_AND_THE_BIN: Final = (
    "ALTER TABLE holders ADD COLUMN number INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 1",
    "ALTER TABLE tables ADD COLUMN touched_alive DOUBLE PRECISION NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN binned DOUBLE PRECISION NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN binned_alive DOUBLE PRECISION NOT NULL DEFAULT 0",
    "CREATE INDEX tables_in_bin ON tables (binned, played)",
    "CREATE TABLE vitals (name TEXT PRIMARY KEY, value DOUBLE PRECISION NOT NULL)",
)

_NUMBERS_FOR_THE_DEAL: Final = (
    "ALTER TABLE tables RENAME COLUMN salt TO number",
    "ALTER TABLE seats ADD COLUMN promise TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE seats ADD COLUMN number TEXT NOT NULL DEFAULT ''",
    # What was dealt came from a seed of the server's own; what was not comes from numbers.
    "UPDATE tables SET number = '' WHERE state <> 'open'",
    "UPDATE tables SET seed = '', chance = '' WHERE state = 'open'",
)

_TEMPO: Final = ("ALTER TABLE tables ADD COLUMN tempo TEXT NOT NULL DEFAULT 'at once'",)

_PERSONS: Final = (
    """
    CREATE TABLE persons (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        emblem TEXT NOT NULL,
        colour TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE devices (
        device TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        label TEXT NOT NULL,
        seen DOUBLE PRECISION NOT NULL
    )
    """,
    """
    CREATE TABLE passes (
        key_hash TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        until DOUBLE PRECISION NOT NULL
    )
    """,
    "CREATE INDEX devices_of_person ON devices (person)",
    "CREATE INDEX passes_of_person ON passes (person)",
    "CREATE INDEX talk_of_sender ON talk (sender)",
    "ALTER TABLE seats ADD COLUMN emblem TEXT NOT NULL DEFAULT ''",
)

_CLAIMS: Final = (
    "ALTER TABLE talk ADD COLUMN claim TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE talk ADD COLUMN step INTEGER NOT NULL DEFAULT 0",
)

_TABLES_THAT_LAST: Final = (
    "ALTER TABLE tables ADD COLUMN again TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN turn INTEGER NOT NULL DEFAULT -1",
    "ALTER TABLE tables ADD COLUMN turn_since DOUBLE PRECISION NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN tale TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN winners TEXT NOT NULL DEFAULT '[]'",
    """
    CREATE TABLE heard (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        PRIMARY KEY (person, table_id)
    )
    """,
)

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    _FIRST,
    _RESENT_TALK_AND_MOMENTS,
    _KEYED_CHANCE,
    _OWNERS_AND_THE_BIN,
    _NUMBERS_FOR_THE_DEAL,
    _TEMPO,
    _PERSONS,
    _CLAIMS,
    _TABLES_THAT_LAST,
)
