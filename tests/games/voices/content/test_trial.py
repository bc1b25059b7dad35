"""The trial decks: counts, regions, stages, and the cards that are known."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from caseboard.core.effects import walk
from caseboard.games.voices.content.cited import cited
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import TRIAL_REGIONS, Region
from caseboard.games.voices.content.selectors import (
    ANY,
    JUDGMENTAL,
    LOGICAL,
    PERCEPTIVE,
    AdjacentTo,
    Either,
    Named,
    With,
)
from caseboard.games.voices.content.tokens import Token
from caseboard.games.voices.content.trial import TRIAL_CARDS, stage_deck
from caseboard.games.voices.content.trial_card import Side, Stage, TrialCard, prosecutor, side
from caseboard.games.voices.effects import (
    DrawInfluence,
    Effect,
    Fate,
    HandOverInfluence,
    KeepToInspect,
    LookAtInfluence,
    PlaceTokens,
    choose_blind,
    guilty,
)
from tests.games.voices.content.texts import SIDES


def test_24_cards_for_each_stage_numbered_without_gaps() -> None:
    assert [card.number for card in TRIAL_CARDS] == list(range(1, 49))
    assert [card.number for card in stage_deck(Stage.ONE)] == list(range(1, 25))
    assert [card.number for card in stage_deck(Stage.TWO)] == list(range(25, 49))
    assert len({card.title for card in TRIAL_CARDS}) == 48


@pytest.mark.parametrize("stage", Stage)
def test_four_cards_for_each_pair_of_regions_two_in_either_order(stage: Stage) -> None:
    pairs = Counter(card.regions for card in stage_deck(stage))
    for one, two in combinations(TRIAL_REGIONS, 2):
        assert pairs[one, two] == pairs[two, one] == 2


@pytest.mark.parametrize("id", SIDES)
def test_a_side_belongs_to_the_prosecutor_and_one_region(id: str) -> None:
    assert {ability.user for ability in SIDES[id].abilities} <= {None, SIDES[id].region}


@pytest.mark.parametrize("card", TRIAL_CARDS, ids=lambda card: card.title)
def test_the_prosecutor_acts_first_and_only_on_fronts(card: TrialCard) -> None:
    assert None not in {ability.user for ability in card.back.abilities}
    assert None not in {ability.user for ability in card.front.abilities[1:]}


@pytest.mark.parametrize("id", SIDES)
def test_no_black_box_is_the_prosecutors_own(id: str) -> None:
    own = tuple(ability for ability in SIDES[id].abilities if ability.user is None)
    assert not Side("", own).hidden


def test_many_fronts_give_the_prosecutor_an_ability_and_more_in_stage_one() -> None:
    acts = {
        stage: sum(card.front.abilities[0].user is None for card in stage_deck(stage))
        for stage in Stage
    }
    assert acts[Stage.ONE] > acts[Stage.TWO] >= 12


def test_a_side_without_a_region_is_refused() -> None:
    with pytest.raises(ValueError, match="no region takes part"):
        _ = side("Nobody is asked anything.", prosecutor(guilty())).region


def test_a_quarter_of_the_sides_hide_their_effects() -> None:
    assert sum(each.hidden for each in SIDES.values()) == 24


def test_hidden_effects_are_worth_the_guess() -> None:
    """One answer adds guilt and another does not, and the letter alone never tells which."""
    letters = Counter[int]()
    for id, each in SIDES.items():
        for ability in each.abilities:
            if each.hidden and ability.user is not None:
                bad = [n for n, part in enumerate(ability.effect.parts) if adds(part)]
                assert 0 < len(bad) < len(ability.effect.parts), id
                letters.update(bad)
    assert min(letters[0], letters[1]) >= 8


def test_most_hidden_effects_are_not_plainly_one_good_and_one_bad() -> None:
    """The answer that adds guilt brings something else as well."""
    mixed = [
        id
        for id, each in SIDES.items()
        if each.hidden
        and any(adds(part) and len(part.parts) > 1 for part in each.abilities[-1].effect.parts)
    ]
    assert len(mixed) >= 14


def test_many_answers_by_the_letter_c_do_not_convict() -> None:
    third = [
        each.abilities[-1].effect.parts[2]
        for each in SIDES.values()
        if each.region is Region.SPEECH and len(each.abilities[-1].effect.parts) == 3
    ]
    assert sum(not adds(effect) for effect in third) >= 10


def test_every_card_has_a_name_that_a_closing_speech_can_cite() -> None:
    names = [cited(card.number) for card in TRIAL_CARDS]
    assert len(set(names)) == len(names) == 48


def adds(effect: Effect) -> bool:
    tokens = [part.token for part in walk(effect) if isinstance(part, PlaceTokens)]
    return Token.GUILTY in tokens


def placed(sides: list[Side], token: Token) -> Counter[JurorType]:
    """How often a token of the kind is placed on a named juror, shared among alternatives."""
    weights = Counter[JurorType]()
    for each in sides:
        for ability in each.abilities:
            for part in walk(ability.effect):
                if isinstance(part, PlaceTokens) and part.token is token:
                    named = part.on.types if isinstance(part.on, Named) else tuple(JurorType)
                    weights.update({juror: 12 // len(named) for juror in named})
    return weights


def test_stage_one_accuses_and_stage_two_defends() -> None:
    ratio = {}
    for stage in Stage:
        sides = [face for card in stage_deck(stage) for face in (card.front, card.back)]
        ratio[stage] = placed(sides, Token.INNOCENT).total() / placed(sides, Token.GUILTY).total()
    assert ratio[Stage.ONE] < 1 < ratio[Stage.TWO]


def test_judgmental_jurors_lean_most_to_guilt_and_relaxed_jurors_least() -> None:
    sides = list(SIDES.values())
    lean = placed(sides, Token.GUILTY)
    lean.subtract(placed(sides, Token.INNOCENT))
    assert max(JurorType, key=lean.__getitem__) is JurorType.JUDGMENTAL
    assert min(JurorType, key=lean.__getitem__) is JurorType.RELAXED


def users(id: str) -> list[Region | None]:
    return [ability.user for ability in SIDES[id].abilities]


def effects(id: str) -> list[Effect]:
    return [ability.effect for ability in SIDES[id].abilities]


def test_known_card_1_the_mother() -> None:
    assert users("1A") == [None]
    assert effects("1A") == [HandOverInfluence(4, 1, Region.MOTOR_SKILLS, 2, different=True)]
    assert users("1B") == [Region.OBSERVATION]
    assert effects("1B") == [KeepToInspect(Fate.MAY_DISCARD)]


def test_known_card_2_the_foot() -> None:
    assert users("2A") == [Region.MOTOR_SKILLS]
    (choice,) = effects("2A")
    assert choice.parts == (DrawInfluence(1, 1, ANY), guilty(on=PERCEPTIVE))
    assert SIDES["2A"].hidden


def test_known_card_3_the_posture() -> None:
    assert users("3A") == [None, Region.MOTOR_SKILLS]
    assert effects("3A") == [
        guilty(on=Either(LOGICAL, AdjacentTo(With(Token.GUILTY)))),
        DrawInfluence(3, 1, ANY),
    ]


def test_known_card_10_the_queue() -> None:
    assert TRIAL_CARDS[9].regions == (Region.OBSERVATION, Region.SPEECH)
    assert users("10A") == [None, Region.OBSERVATION]
    assert effects("10A") == [guilty(on=JUDGMENTAL), LookAtInfluence(ANY, Fate.DISCARD_OR_MOVE)]


def test_an_ability_reads_with_its_header() -> None:
    front = side("Knock, knock.", prosecutor(choose_blind(("Who?", guilty()), ("No.", guilty()))))
    assert front.hidden
    assert front.abilities[0].text == "Prosecutor: Choose 1: A: Who? B: No."
    assert SIDES["10A"].abilities[1].text.startswith("Observation: Look at the top influence token")
