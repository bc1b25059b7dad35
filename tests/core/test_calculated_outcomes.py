"""What a calculation brought is part of the record, so a replay need not repeat it."""

import pytest

from caseboard.core.errors import BrokenRecord
from caseboard.core.events import Fact
from caseboard.core.state import State


class CardShown(Fact):
    card: int


def forbidden() -> list[int]:
    raise AssertionError("a replay must not calculate")


def test_a_calculation_is_written_with_its_length() -> None:
    state = State()
    assert state.note(lambda: (4, -1, 7)) == [4, -1, 7]
    assert state.outcomes == [3, 4, -1, 7]


def test_a_replay_reads_it_instead_of_calculating() -> None:
    state = State()
    state.script = [3, 4, -1, 7, 9]
    assert state.note(forbidden) == [4, -1, 7]
    assert state.script == [9]
    assert state.outcomes == [3, 4, -1, 7]


@pytest.mark.parametrize("script", [[], [3, 4], [-1]])
def test_a_record_that_lacks_it_is_broken(script: list[int]) -> None:
    state = State()
    state.script = script
    with pytest.raises(BrokenRecord, match="lacks what was calculated"):
        state.note(forbidden)


def test_what_is_revealed_to_all_cannot_be_undone_freely() -> None:
    state = State()
    state.reveal(CardShown(card=3))
    (event,) = state.events
    assert event.reveals
    assert event.seen_by(None) == {"kind": "card-shown", "card": 3}
