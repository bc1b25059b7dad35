"""What is stored of a table, apart from the game itself."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from caseboard.play.table import PERSON
from caseboard.server.schema import Order

_TABLE_ID: Final = re.compile(r"[0-9a-f]{16}")

OPEN: Final = "open"
ME: Final = "me"

TableState: TypeAlias = Literal["open", "running", "over"]


@dataclass(slots=True)
class SeatRow:
    """``player``: person, open or a level of bot. ``stand_in``: a bot that plays for a person.

    ``holders``: hashes of the devices that may play the seat.
    """

    player: str
    name: str = ""
    colour: str = ""
    key_hash: str | None = None
    stand_in: str | None = None
    webhook: str = ""
    orders: list[Order] = field(default_factory=list)
    holders: list[str] = field(default_factory=list)

    @property
    def now(self) -> str:
        """Who plays at this moment: person, open or a level of bot."""
        return self.stand_in or self.player

    def held_by(self, device: str) -> bool:
        return self.player == PERSON and device in self.holders


@dataclass(slots=True)
class TableRow:
    id: str
    created: float
    touched: float
    game: str
    rules: str
    options: dict[str, Any]
    seed: int
    salt: str
    chance: str
    """What chance goes on from where it does not follow from the seed; otherwise empty."""
    bots: str
    """What the bots' own chance follows from: nothing that they do may tell of the seed."""
    host: str
    invite: str
    listed: bool
    hot_seat: bool
    open_undo: bool
    delay: float
    patience: float
    state: TableState
    seats: list[SeatRow]
    played: bool = False
    """Whether a person has made a choice yet."""
    touched_alive: float = 0.0
    """The last visit like ``touched``, in seconds of the servers' lifetime."""
    binned: float = 0.0
    """When it was put into the bin; 0 if it is not there."""

    @property
    def commitment(self) -> str:
        return commitment(self.seed, self.salt)

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.player == PERSON]

    def held_by(self, device: str) -> list[int]:
        """The seats that the device may play."""
        return [number for number, seat in enumerate(self.seats) if seat.held_by(device)]


class Entry(NamedTuple):
    """One line of a table's history, only ever appended.

    ``start`` deals, ``act`` is a step of the game, ``undo`` goes back to the step in ``action``.
    ``moment``: the number of open choices that the game has had after it.
    """

    number: int
    kind: Literal["start", "act", "undo"]
    seat: int
    action: str
    outcomes: tuple[int, ...]
    client_id: str | None
    at: float
    moment: int


def commitment(seed: int, salt: str) -> str:
    """What is shown at the start, so that the seed cannot be chosen afterwards."""
    return hashlib.sha256(f"caseboard:{seed}:{salt}".encode()).hexdigest()


def new_secret() -> str:
    """What nobody outside the server may know or guess."""
    return secrets.token_hex(32)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Tokens have 192 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(f"caseboard-token:{token}".encode()).hexdigest()


def new_table_id() -> str:
    return secrets.token_hex(8)


def is_table_id(text: str) -> bool:
    return _TABLE_ID.fullmatch(text) is not None
