"""Randomness that lives in the state: a 64-bit SplitMix generator held as one int."""

from __future__ import annotations

import hashlib
from typing import Final

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


def seeded(seed: int | str) -> int:
    """A well-mixed generator state for any seed."""
    digest = hashlib.sha256(f"caseboard:{seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def advance(generator: int) -> tuple[int, int]:
    """The next generator state and 64 random bits."""
    generator = (generator + GOLDEN) & MASK
    bits = generator
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return generator, bits ^ (bits >> 31)
