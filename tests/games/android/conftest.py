from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.android.rules.workshop import Workshop


@pytest.fixture
def w() -> Iterator[Workshop]:
    """A workshop whose products are gone after the test."""
    workshop = Workshop()
    yield workshop
    workshop.close()
