"""Seeded worlds with faults: nothing acknowledged is lost, nothing is half seen, all goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from caseboard.pack.registry import adding
from caseboard.server.ledger import Ledger
from caseboard.server.store import Statement
from tests.nim import PACK
from tests.simulation.person import Breach
from tests.simulation.world import Plan, simulate

SHORT: Final = (
    Plan("nim", 2, (), 6),
    Plan("nim", 3, (), 8),
    Plan("nim", 2, ("random",), 6),
)
LONG: Final = (
    Plan("voices", 2, ("random", "rookie"), 6),
    Plan("voices", 3, (), 8),
    Plan("android", 2, ("random",), 6),
    Plan("android", 3, (), 8),
)


@pytest.fixture(autouse=True)
def nim() -> Iterator[None]:
    with adding(PACK):
        yield


def lived(plans: tuple[Plan, ...], seeds: range) -> Counter[str]:
    """How much happened in all of these worlds."""
    found: Counter[str] = Counter()
    for seed in seeds:
        plan = plans[seed % len(plans)]
        try:
            story = simulate(seed, plan)
        except Breach as breach:
            raise AssertionError(f"world {seed} of {plan}: {breach}") from breach
        found.update({"moves": story.moves, "crashes": story.crashes, "over": int(story.over)})
        found.update(story.faults)
    return found


@pytest.mark.parametrize("part", range(6))
def test_short_games_in_bad_weather(part: int) -> None:
    found = lived(SHORT, range(part * 40, part * 40 + 40))
    assert found["over"] == 40
    assert found["crashes"] >= 10


@pytest.mark.parametrize("part", range(4))
def test_long_games_in_bad_weather(part: int) -> None:
    found = lived(LONG, range(part * 16, part * 16 + 16))
    assert found["moves"] >= 16 * 12
    assert found["crashes"] >= 3


def test_the_same_seed_is_the_same_world() -> None:
    for seed, plan in enumerate((*SHORT, *LONG)):
        assert simulate(seed, plan) == simulate(seed, plan)


def test_an_acknowledgement_before_the_commit_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write = Ledger.write

    async def hasty(ledger: Ledger) -> None:
        ledger.tell()
        await write(ledger)

    monkeypatch.setattr(Ledger, "write", hasty)
    with pytest.raises(AssertionError, match="acknowledged and lost"):
        lived(SHORT, range(60))


def test_a_move_that_nobody_stores_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    note = Ledger.note

    def forgetful(ledger: Ledger, *statements: Statement) -> None:
        note(ledger, *statements)
        if len(ledger._noted) > 1:
            ledger._noted.pop()

    monkeypatch.setattr(Ledger, "note", forgetful)
    with pytest.raises(AssertionError, match=r"never was|lost|play goes on|sent away"):
        lived(SHORT, range(60))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(100))
def test_ten_thousand_worlds(part: int) -> None:
    plans = (*SHORT, *SHORT, *SHORT, LONG[part % len(LONG)])
    lived(plans, range(part * 100, part * 100 + 100))
