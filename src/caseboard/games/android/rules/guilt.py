"""How guilty a suspect is by the evidence in his files (Closing the Case, steps 2 to 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from caseboard.games.android.content.suspects import EVIDENCE_VALUES, SUSPECTS, Evidence
from caseboard.games.android.state import AndroidState, token_of

WITNESS: Final = 5
SURPRISE_WITNESS: Final = int(Evidence.SURPRISE_WITNESS)
PERJURY: Final = int(Evidence.PERJURY)


def kept_in_strong_file(values: Sequence[int]) -> list[int]:
    """The strong file without all tokens of its lowest number (step 2)."""
    numbers = kept_in_normal_file(values)
    lowest = min(numbers, default=0)
    return [value for value in numbers if value != lowest]


def kept_in_weak_file(values: Sequence[int]) -> list[int]:
    """The weak file without all tokens of its highest number (step 3)."""
    numbers = kept_in_normal_file(values)
    highest = max(numbers, default=0)
    return [value for value in numbers if value != highest]


def kept_in_normal_file(values: Sequence[int]) -> list[int]:
    return [value for value in values if value < SURPRISE_WITNESS]


def kept_in_file(suspect: int, file: int, values: Sequence[int]) -> list[int]:
    """The numbers of a file that count, by its strength."""
    sheet = SUSPECTS[suspect]
    if file == sheet.strong:
        return kept_in_strong_file(values)
    return kept_in_weak_file(values) if file == sheet.weak else kept_in_normal_file(values)


def perjured(witnesses: int, perjuries: int) -> int:
    """How many witnesses and alibis count for guilt instead of against it (steps 4 and 5)."""
    return min(witnesses, perjuries)


def guilt_of(suspect: int, files: Sequence[Sequence[int]], alibis: int) -> int:
    """A suspect's total: files by strength, then witnesses, alibis and perjuries (steps 2–5).

    ``files`` holds the values in the testimony, physical and document file.
    """
    total = sum([sum(kept_in_file(suspect, file, files[file])) for file in range(3)])
    everything = [value for file in files for value in file]
    witnesses = alibis + everything.count(SURPRISE_WITNESS)
    turned = perjured(witnesses, everything.count(PERJURY))
    return total + WITNESS * turned - WITNESS * (witnesses - turned)


class Weighed(NamedTuple):
    """What each of a suspect's tokens counts in the end; what is dropped counts 0."""

    files: list[list[int]]
    alibis: list[int]


def weighed(suspect: int, files: Sequence[Sequence[int]], alibis: int) -> Weighed:
    """The sum of ``guilt_of``, token by token; perjury turns witnesses first, then alibis."""
    everything = [value for file in files for value in file]
    witnesses = alibis + everything.count(SURPRISE_WITNESS)
    turned = perjured(witnesses, everything.count(PERJURY))
    worth = iter([WITNESS] * turned + [-WITNESS] * (witnesses - turned))
    counts = []
    for file, values in enumerate(files):
        kept = kept_in_file(suspect, file, values)
        counts.append(
            [
                next(worth) if value == SURPRISE_WITNESS else value * (value in kept)
                for value in values
            ]
        )
    return Weighed(counts, list(worth))


def files_of(state: AndroidState, suspect: int) -> list[list[int]]:
    """The values in a suspect's files."""
    return [
        [EVIDENCE_VALUES[token_of(entry)] for entry in state.files[suspect * 3 + file]]
        for file in range(3)
    ]


def guilt(state: AndroidState, suspect: int) -> int:
    return guilt_of(suspect, files_of(state, suspect), state.alibis[suspect])
