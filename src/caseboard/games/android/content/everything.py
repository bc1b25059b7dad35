"""All of Android's content, registered in a fixed order so that numbers never change."""

from __future__ import annotations

from caseboard.games.android.content import (
    caprice,
    events,
    floyd,
    louis,
    murder_rules,
    rachel,
    raymond,
    specific_events,
)
from caseboard.games.android.sources import build_sources

REGISTERED = (
    caprice,
    floyd,
    louis,
    rachel,
    raymond,
    events,
    specific_events,
    murder_rules,
)

build_sources()
