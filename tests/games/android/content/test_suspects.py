"""Suspects' files and the evidence pool (Suspect Sheets; Placing Evidence; Closing the Case)."""

from collections import Counter
from itertools import permutations

from caseboard.games.android.content.suspects import (
    EVIDENCE_VALUES,
    SUSPECT,
    SUSPECTS,
    Evidence,
    LeadKind,
)

WITNESS, PERJURY = Evidence.SURPRISE_WITNESS, Evidence.PERJURY


def guilt_of_file(key: str, kind: LeadKind, tokens: list[int]) -> int:
    suspect = SUSPECTS[SUSPECT[key]]
    numbers = [token for token in tokens if token not in (WITNESS, PERJURY)]
    if kind is suspect.strong:
        numbers = [number for number in numbers if number != min(numbers)]
    if kind is suspect.weak:
        numbers = [number for number in numbers if number != max(numbers)]
    return sum(numbers)


def test_the_six_suspects() -> None:
    assert [suspect.name for suspect in SUSPECTS] == [
        "Eve 5VA3TC",
        "Noise",
        "Thomas Haas",
        "Vinnie the Strangler",
        "Mark Henry",
        "Sgt. Dejah Thoris",
    ]
    assert list(SUSPECT) == [suspect.key for suspect in SUSPECTS]


def test_vinnie_fears_paper_and_no_witness() -> None:
    vinnie = SUSPECTS[SUSPECT["vinnie"]]
    assert (vinnie.strong, vinnie.normal, vinnie.weak) == (
        LeadKind.DOCUMENT,
        LeadKind.PHYSICAL,
        LeadKind.TESTIMONY,
    )


def test_every_order_of_files_belongs_to_one_suspect() -> None:
    orders = {(suspect.strong, suspect.normal, suspect.weak) for suspect in SUSPECTS}
    assert orders == set(permutations(LeadKind))


def test_the_evidence_pool_holds_the_printed_sixty() -> None:
    assert len(EVIDENCE_VALUES) == 60
    assert Counter(EVIDENCE_VALUES) == {
        5: 1,
        4: 4,
        3: 6,
        2: 11,
        1: 11,
        -1: 7,
        -2: 7,
        -3: 4,
        -4: 1,
        WITNESS: 4,
        PERJURY: 4,
    }
    assert all(type(value) is int for value in EVIDENCE_VALUES)


def test_special_evidence_is_no_number_on_a_token() -> None:
    assert not {int(token) for token in Evidence} & set(range(-5, 6))


def test_vinnies_files_close_as_in_the_rulebook() -> None:
    """Determining the Murderer: both strong and weak examples are about Vinnie."""
    assert guilt_of_file("vinnie", LeadKind.DOCUMENT, [-1, -1, 2, 3, 5]) == 10
    assert guilt_of_file("vinnie", LeadKind.TESTIMONY, [-1, 2, 4, 4]) == 1


def test_example_of_determining_the_murderer_fits_files_and_pool() -> None:
    """The sums of each file that the example prints can be laid with the tokens of the pool."""
    files: dict[str, tuple[list[int], list[int], list[int]]] = {
        "eve": ([3, 1], [2, -1], [-2, 1]),
        "noise": ([2, 1], [-2, -1], [1, -3]),
        "mark-henry": ([-1, 4], [4, 3, 2], [2, -2, PERJURY]),
        "thomas-haas": ([1, 2, 3], [-2, WITNESS], [-1, -3]),
    }
    sums = {
        key: tuple(
            guilt_of_file(key, kind, tokens) for kind, tokens in zip(LeadKind, laid, strict=True)
        )
        for key, laid in files.items()
    }
    assert sums == {
        "eve": (4, -1, 1),
        "noise": (3, -1, -3),
        "mark-henry": (4, 5, 0),
        "thomas-haas": (5, -2, -3),
    }
    used = Counter(token for laid in files.values() for file in laid for token in file)
    assert used <= Counter(EVIDENCE_VALUES)
