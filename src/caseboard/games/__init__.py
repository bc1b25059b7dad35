"""The games there are, by name."""

from __future__ import annotations

from typing import Final

from caseboard.core.rules import Rules
from caseboard.games.android.game import RULES as ANDROID
from caseboard.games.voices.game import RULES as VOICES

RULES: Final[dict[str, Rules]] = {rules.name: rules for rules in (ANDROID, VOICES)}
