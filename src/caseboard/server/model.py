"""What is stored of a table, apart from the game itself."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from caseboard.play.table import PERSON
from caseboard.server.deal import commitment_of, promise_of
from caseboard.server.schema import Order, TableTempo

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
    emblem: str = ""
    colour: str = ""
    key_hash: str | None = None
    stand_in: str | None = None
    webhook: str = ""
    promise: str = ""
    """The hash of a number that the device of its person has thought of for the deal."""
    number: str = ""
    """That number, once it was shown."""
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
    seed: int | None
    """None until the cards are dealt."""
    number: str
    """What the server has thought of for the deal; empty where the seed was given."""
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
    tempo: TableTempo = "at once"
    played: bool = False
    """Whether a person has made a choice yet."""
    touched_alive: float = 0.0
    """The last visit like ``touched``, in seconds of the servers' lifetime."""
    binned: float = 0.0
    """When it was put into the bin; 0 if it is not there."""

    again: str = ""
    """The table at which the same people play again, if they do."""
    turn: int = -1
    """The seat that everybody sees deciding; -1: none."""
    turn_since: float = 0.0
    tale: str = ""
    """The last line of the story, as everybody may read it."""
    winners: list[int] = field(default_factory=list)

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.player != OPEN for seat in self.seats)

    @property
    def unseen(self) -> list[int]:
        """The seats whose number was promised and is not shown yet."""
        return [seat for seat, row in enumerate(self.seats) if row.promise and not row.number]

    @property
    def promise(self) -> str | None:
        """The server's own, None where the seed was given."""
        return promise_of(self.number) if self.number else None

    @property
    def commitment(self) -> str | None:
        """The hash of all promises, once no other can be added."""
        if self.promise is None or not self.full:
            return None
        return commitment_of(self.id, [self.promise, *(seat.promise for seat in self.seats)])

    @property
    def numbers(self) -> list[str]:
        """The server's and those of all seats, empty where none was shown."""
        return [self.number, *(seat.number for seat in self.seats)]

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.player == PERSON]

    def held_by(self, device: str) -> list[int]:
        """The seats that the device may play."""
        return [number for number, seat in enumerate(self.seats) if seat.held_by(device)]

    def invited(self, device: str) -> list[int]:
        """The open seats that are kept for the person."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.player == OPEN and device in seat.holders
        ]


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
