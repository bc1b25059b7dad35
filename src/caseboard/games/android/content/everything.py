"""All of Android's content, registered in a fixed order so that numbers never change."""

from __future__ import annotations

from caseboard.games.android.sources import build_sources

build_sources()
