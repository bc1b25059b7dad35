"""Randomness that lives in the state: a keyed stream, and how many numbers were drawn from it.

Number n of a stream is word n % 8 of block n // 8, and a block is BLAKE2b (RFC 7693) of its own
number under the stream's key: whoever sees numbers, however many, learns nothing of the others.
So a copy, a save or a step back needs the key and a count, no more.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Any, Final, NamedTuple

from caseboard.core.errors import BadOption

SEED_BYTES: Final = 16
SEEDS: Final = 1 << 8 * SEED_BYTES
KEY_BYTES: Final = 32
MOST_DRAWN: Final = 1 << 64

_WORDS: Final = Struct("<8Q")


class Stream(NamedTuple):
    """A place in a stream of random numbers: its key, and how many were drawn."""

    key: bytes
    drawn: int = 0

    def to_data(self) -> list[Any]:
        return [self.key.hex(), self.drawn]


def stream_of(data: Any) -> Stream:
    """The stream that ``to_data`` wrote; anything else is a TypeError or ValueError."""
    key, drawn = data
    place = Stream(bytes.fromhex(key), drawn)
    if len(place.key) != KEY_BYTES or type(drawn) is not int or not 0 <= drawn < MOST_DRAWN:
        raise ValueError(f"a stream is a key of {KEY_BYTES} bytes in hex and a count")
    return place


def derived(purpose: str, seed: int | str, size: int = KEY_BYTES) -> bytes:
    """What a seed means for a purpose; it tells nothing of the seed or of its other purposes."""
    return blake2b(str(seed).encode(), digest_size=size, person=purpose.encode()).digest()


def derived_seed(purpose: str, *of: int | str) -> int:
    """A seed for a purpose of its own, such as the luck of a bot."""
    return int.from_bytes(derived(purpose, " ".join(map(str, of)), SEED_BYTES))


def seeded(seed: int, purpose: str = "game") -> Stream:
    """The stream of a seed, at its beginning."""
    return Stream(derived(purpose, seed))


def words(key: bytes, block: int) -> tuple[int, ...]:
    """Eight numbers of 64 bits."""
    return _WORDS.unpack(blake2b(block.to_bytes(8, "little"), key=key).digest())


def check_seed(seed: object) -> None:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise BadOption(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
