"""A pack: one object that tells the rest of Caseboard all there is to know of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from caseboard.bots.base import Bot
from caseboard.bots.explain import Adviser
from caseboard.bots.levels import RANDOM, Levels, make_bot
from caseboard.bots.own import named_bots, with_own
from caseboard.core.reference import Entry, Reference
from caseboard.core.rules import Rules
from caseboard.pack.pacing import Pace, a_beat_each
from caseboard.pack.reactions import Reactions
from caseboard.pack.research import Research
from caseboard.pack.terminal import Guide
from caseboard.pack.wire import Wire


def _no_levels() -> Levels:
    return {}


def _no_reactions() -> Reactions | None:
    return None


def _plain_pace() -> Pace:
    return a_beat_each


def _no_entries() -> tuple[Entry, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Pack:
    """A game's parts. All but the rules and the pitch may be left out: others make do without.

    Parts are given as functions that import what they need, so that whoever plays a game by its
    rules alone loads neither bots nor pages.
    """

    rules: Rules
    pitch: str
    """What somebody who chooses a game wants to know, in a sentence or two."""
    reference: Callable[[], Reference] | None = None
    """The rules in words."""
    entries: Callable[[], tuple[Entry, ...]] = _no_entries
    """Everything in the box that can explain itself."""
    bots: Callable[[], Levels] = _no_levels
    """Levels above ``random``, the simplest first."""
    adviser: Callable[[int], Adviser] | None = None
    """From a seed, a bot that can say why."""
    reactions: Callable[[], Reactions | None] = _no_reactions
    """What can be met with a reaction, in secret or by a standing order."""
    pacing: Callable[[], Pace] = _plain_pace
    """How long what happens holds the eye; by itself a beat for each fact."""
    terminal: Callable[[], Guide] = Guide
    """How it is shown in a terminal."""
    research: Callable[[], Research] = Research
    """What simulations tell of it."""
    wire: Callable[[], Wire] = Wire
    """What is sent to the game's pages beside its views."""

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def title(self) -> str:
        return self.rules.title

    @property
    def rulebook(self) -> Reference:
        """The rules in words; it says so if there are none."""
        if self.reference is not None:
            return self.reference()
        return Reference(self.name, self.title, f"{self.title} brings no rules to read.", (), ())

    @property
    def levels(self) -> Levels:
        """Every level of bot that plays the game, the simplest first."""
        return _levels(self)

    def bot(self, level: str, seed: int) -> Bot:
        """A new bot of that level, or one that somebody brings along; see ``bots.own``.

        The same seed plays the same. What a guest names is looked up in ``levels`` instead.
        """
        return make_bot(with_own(self.levels, level), level, seed)


@cache
def _levels(pack: Pack) -> Levels:
    return {**RANDOM, **pack.bots(), **named_bots()}
