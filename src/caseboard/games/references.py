"""What every game says of itself, by the game's name: its rules, and everything in its box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from caseboard.core.reference import Entry, Reference
from caseboard.games.android.content.reference import REFERENCE as ANDROID
from caseboard.games.android.entries import entries as android_entries
from caseboard.games.voices.content.reference import REFERENCE as VOICES
from caseboard.games.voices.entries import entries as voices_entries

REFERENCES: Final[Mapping[str, Reference]] = {one.game: one for one in (ANDROID, VOICES)}
ENTRIES: Final[Mapping[str, Callable[[], tuple[Entry, ...]]]] = {
    "android": android_entries,
    "voices": voices_entries,
}
