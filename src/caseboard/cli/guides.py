"""The guide of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caseboard.cli.android.guide import ANDROID
from caseboard.cli.guide import Guide
from caseboard.cli.voices.guide import VOICES

GUIDES: Final[Mapping[str, Guide]] = {"android": ANDROID, "voices": VOICES}
