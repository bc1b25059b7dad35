from __future__ import annotations

import pytest

from tests.games.android.scenario import Scenario, table


@pytest.fixture
def t() -> Scenario:
    """Rachel's turn, with Louis to her left and the debt on her mind."""
    return table("rachel", "louis", "floyd", plot="in-hock")
