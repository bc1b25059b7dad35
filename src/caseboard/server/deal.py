"""How the seed of a table comes about, so that nobody can choose it: no host, no guest, no server.

Before the deal the server and the devices of the people each think of a number and show only its
hash, their promise. When every seat is taken the promises are fixed, all under one hash that every
device keeps: the commitment. Only then the devices show their numbers, the server shows its own at
the end, and the seed follows from all of them. Whoever has kept the commitment can check that no
number was chosen in the knowledge of the others, and whoever has shown a number that it counted.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Final

from caseboard.core.chance import SEED_BYTES
from caseboard.core.errors import BadOption

NUMBER: Final = re.compile(r"[0-9a-f]{32,128}")
"""At least 128 bits in hex."""
PROMISE: Final = re.compile(r"[0-9a-f]{64}")


def clean_promise(text: str) -> str:
    """A promise, or none at all, as a device gives it."""
    if text and not PROMISE.fullmatch(text):
        raise BadOption("a promise is a SHA-256 in hex: 64 of the characters 0-9 and a-f")
    return text


def keeps(promise: str, number: str) -> bool:
    """Whether a number is the one that was promised."""
    return NUMBER.fullmatch(number) is not None and promise_of(number) == promise


def promise_of(number: str) -> str:
    """What is shown of a number before it is shown itself."""
    return _hash(number).hex()


def commitment_of(table: str, promises: Sequence[str]) -> str:
    """The promises of the server and of every seat, empty where there is none, as one hash."""
    return _hash(table, *promises).hex()


def seed_of(table: str, numbers: Sequence[str]) -> int:
    """What follows from the numbers of the server and of every seat, empty where there is none."""
    return int.from_bytes(_hash(table, *numbers)[:SEED_BYTES])


def _hash(*parts: str) -> bytes:
    return hashlib.sha256(":".join(("caseboard", *parts)).encode()).digest()
