"""Every effect that can be carried out, under the stable name that saved games use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.games.voices.content.markers import PERSONA_MARKERS, PROSECUTOR_MARKERS, MarkerKind
from caseboard.games.voices.content.stories import STORIES
from caseboard.games.voices.content.strategy import STRATEGY_CARDS, StrategyCard
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.content.trial_card import Ability, TrialCard
from caseboard.games.voices.effects import Effect

STRATEGY_DECK: Final = tuple(
    kind for kind, card in enumerate(STRATEGY_CARDS) for _ in range(card.copies)
)
"""By strategy card: its kind; copies of a kind are alike."""


def strategy(card: int) -> StrategyCard:
    """What is printed on a strategy card."""
    return STRATEGY_CARDS[STRATEGY_DECK[card]]


@dataclass(frozen=True, slots=True)
class Source:
    """Where an effect is printed: its subclasses say on what."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class OnTrialCard(Source):
    card: TrialCard
    ability: Ability


@dataclass(frozen=True, slots=True)
class OnStrategyCard(Source):
    card: StrategyCard


@dataclass(frozen=True, slots=True)
class OnMarker(Source):
    kind: MarkerKind


def ability_source(card: int, side: int, ability: int) -> str:
    """An ability of a trial card; side 1 is the front, 2 the back."""
    return f"trial {TRIAL_CARDS[card].number}{'AB'[side - 1]}{ability + 1}"


def strategy_source(card: int) -> str:
    return f"strategy {strategy(card).id}"


def marker_source(emotion: str) -> str:
    return f"marker {emotion}"


def story_source(story: int) -> str:
    return f"story {STORIES[story].number}"


def _all_sources() -> dict[str, Source]:
    found: dict[str, Source] = {}
    for number, card in enumerate(TRIAL_CARDS):
        for side, printed in ((1, card.front), (2, card.back)):
            for at, ability in enumerate(printed.abilities):
                source = OnTrialCard(ability.effect, card, ability)
                found[ability_source(number, side, at)] = source
    for each in STRATEGY_CARDS:
        found[f"strategy {each.id}"] = OnStrategyCard(each.effect, each)
    for kind in (*PERSONA_MARKERS, *PROSECUTOR_MARKERS):
        found[marker_source(kind.emotion.title)] = OnMarker(kind.ability, kind)
    for number, story in enumerate(STORIES):
        found[story_source(number)] = Source(story.setup)
    return found


SOURCES: Final = _all_sources()
