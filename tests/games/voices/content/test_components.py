"""Markers, influence, jurors, strategy cards and stories: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from caseboard.core.effects import walk
from caseboard.games.voices.content.emotions import Emotion
from caseboard.games.voices.content.jurors import JURORS, JurorType
from caseboard.games.voices.content.markers import (
    PERSONA_COLOURS,
    PERSONA_MARKERS,
    PROSECUTOR_MARKERS,
    Colour,
    kinds,
)
from caseboard.games.voices.content.regions import OVERVIEWS, Region
from caseboard.games.voices.content.selectors import IMPULSIVE, LOGICAL, Owner, juror
from caseboard.games.voices.content.stories import (
    STORIES,
    FirstPlayer,
    first_player_candidates,
)
from caseboard.games.voices.content.strategy import STRATEGY_CARDS, Timing
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, INFLUENCE_SPLIT, Face
from caseboard.games.voices.effects import (
    DestroyMarker,
    DrawInfluence,
    NoEffect,
    PlaceRandomInfluence,
    then,
)


def test_six_juror_types_in_their_order() -> None:
    assert [each.type.title for each in JURORS] == [
        "Logical",
        "Judgmental",
        "Distracted",
        "Relaxed",
        "Impulsive",
        "Perceptive",
    ]


def test_every_region_says_what_it_usually_does() -> None:
    assert [overview.region for overview in OVERVIEWS] == list(Region)
    assert Region.MOTOR_SKILLS.title == "Motor Skills"


def test_48_markers_eight_of_each_colour() -> None:
    assert len(Colour) == 6
    assert Colour.GREY not in PERSONA_COLOURS
    assert sum(len(kinds(colour)) for colour in Colour) == 48
    assert {len(kinds(colour)) for colour in Colour} == {8}


def test_marker_values() -> None:
    assert {kind.emotion: kind.value for kind in kinds(Colour.BLUE)} == {
        Emotion.ANGER: 1,
        Emotion.SADNESS: 1,
        Emotion.FEAR: 2,
        Emotion.TRUST: 2,
        Emotion.JOY: 3,
    }
    assert {kind.emotion: kind.value for kind in kinds(Colour.GREY)} == {
        Emotion.PANIC: 0,
        Emotion.NERVOUSNESS: 0,
        Emotion.CONFUSION: 0,
    }


def test_all_eight_emotions_have_an_ability_and_every_ability_is_optional() -> None:
    printed = PERSONA_MARKERS + PROSECUTOR_MARKERS
    assert {kind.emotion for kind in printed} == set(Emotion)
    idle = {kind.emotion for kind in printed if kind.ability == NoEffect()}
    assert idle == {Emotion.JOY, Emotion.CONFUSION}
    assert all(
        "you may" in kind.ability.text().lower() for kind in printed if kind.emotion not in idle
    )


def test_marker_abilities_read_as_ruled() -> None:
    texts = {kind.emotion: kind.ability.text() for kind in PERSONA_MARKERS + PROSECUTOR_MARKERS}
    assert texts[Emotion.ANGER] == (
        "You may destroy 1 control marker in this region that belongs to a player who has not yet "
        "taken a turn this round."
    )
    assert texts[Emotion.TRUST] == (
        "You may take 1 of your other control markers in any region and deploy it to that same "
        "region."
    )
    assert texts[Emotion.FEAR] == (
        "If this deployment destroyed at least 1 Joy control marker, you may draw 1 strategy card."
    )


def test_30_influence_tokens() -> None:
    assert len(INFLUENCE_FACES) == 30
    assert Counter(INFLUENCE_FACES) == INFLUENCE_SPLIT
    assert 0 <= INFLUENCE_SPLIT[Face.INNOCENT] - INFLUENCE_SPLIT[Face.GUILTY] <= 2, "nearly fair"


def test_24_strategy_cards_with_copies() -> None:
    assert sum(card.copies for card in STRATEGY_CARDS) == 24
    assert 10 <= len(STRATEGY_CARDS) <= 14
    assert len({card.id for card in STRATEGY_CARDS}) == len(STRATEGY_CARDS)
    assert len({card.name for card in STRATEGY_CARDS}) == len(STRATEGY_CARDS)


def test_most_strategy_cards_follow_a_deployment_and_every_region_has_its_own() -> None:
    after = [card for card in STRATEGY_CARDS if card.timing is Timing.AFTER_DEPLOY]
    assert sum(card.copies for card in after) >= 20
    assert {card.timing for card in STRATEGY_CARDS} == set(Timing)
    assert {card.region for card in after} == {None, *Region}
    assert all(card in after for card in STRATEGY_CARDS if card.region or card.requires)


def test_known_card_written_statement_b1() -> None:
    card = next(card for card in STRATEGY_CARDS if card.name == "Written Statement")
    assert card.region is Region.MOTOR_SKILLS
    assert card.effect == DrawInfluence(3, 1, juror("logical", "impulsive"))
    assert card.text == (
        "Play right after you deploy a control marker to Motor Skills. Draw 3 influence tokens, "
        "then place 1 on the Logical or Impulsive jurors and discard the rest."
    )


def test_known_card_overpower_hits_what_hangs_over_the_edge() -> None:
    card = next(card for card in STRATEGY_CARDS if card.name == "Overpower")
    assert isinstance(card.effect, DestroyMarker)
    assert card.effect.marker.overhanging
    assert card.effect.marker.owner is Owner.OPPONENT


def test_a_card_that_needs_two_own_markers_says_so() -> None:
    texts = [card.text for card in STRATEGY_CARDS if card.requires is not None]
    assert len(texts) == 1
    assert texts[0].startswith(
        "Play right after you deploy a control marker, if you have at least 2 control markers in "
        "this region. "
    )


def test_four_stories_place_four_influence_tokens_each() -> None:
    assert [story.number for story in STORIES] == [1, 2, 3, 4]
    assert len({story.title for story in STORIES}) == 4
    for story in STORIES:
        tokens = [p.count for p in walk(story.setup) if isinstance(p, PlaceRandomInfluence)]
        assert sum(tokens) == 4
    assert {story.first_player for story in STORIES} == set(FirstPlayer)


def test_known_story_1_b1() -> None:
    assert STORIES[0].setup == then(
        PlaceRandomInfluence(2, LOGICAL), PlaceRandomInfluence(2, IMPULSIVE)
    )
    assert STORIES[0].first_player is FirstPlayer.LAST_TO_JOIN


def test_stories_together_reach_every_juror() -> None:
    reached = {
        each
        for story in STORIES
        for part in walk(story.setup)
        if isinstance(part, PlaceRandomInfluence)
        for each in JurorType
        if each.title in part.text()
    }
    assert reached == set(JurorType)


@pytest.mark.parametrize(
    ("rule", "prosecutor", "seats"),
    [
        (FirstPlayer.LAST_TO_JOIN, 0, (3,)),
        (FirstPlayer.LAST_TO_JOIN, 3, (2,)),
        (FirstPlayer.LEFT_OF_PROSECUTOR, 3, (0,)),
        (FirstPlayer.LEFT_OF_PROSECUTOR, 1, (2,)),
        (FirstPlayer.RIGHT_OF_PROSECUTOR, 0, (3,)),
        (FirstPlayer.RIGHT_OF_PROSECUTOR, 2, (1,)),
        (FirstPlayer.RANDOM, 1, (0, 2, 3)),
    ],
)
def test_who_begins(rule: FirstPlayer, prosecutor: int, seats: tuple[int, ...]) -> None:
    assert first_player_candidates(rule, seats=4, prosecutor=prosecutor) == seats
