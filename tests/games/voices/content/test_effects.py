"""Effects say what they do, and no word of the vocabulary is idle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from inspect import isabstract

import pytest

from caseboard.core.effects import walk
from caseboard.games.voices.content.conditions import Condition
from caseboard.games.voices.content.jurors import JurorType, neighbours
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.selectors import (
    ANY,
    JUDGMENTAL,
    LOGICAL,
    NEIGHBOUR,
    OTHER,
    PERCEPTIVE,
    THAT,
    AdjacentTo,
    Either,
    Jurors,
    Marker,
    Named,
    Owner,
    Supply,
    Where,
    With,
    juror,
)
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.tokens import Token
from caseboard.games.voices.effects import (
    Choose,
    DeployMarker,
    DestroyMarker,
    DrawInfluence,
    DrawStrategy,
    Effect,
    Fate,
    FlipTokens,
    Gamble,
    HandOverInfluence,
    LookAtInfluence,
    May,
    MoveTokens,
    Pay,
    PlaceTokens,
    RemoveTokens,
    TakeMarker,
    at,
    choose,
    choose_blind,
    guilty,
    innocent,
    then,
)
from tests.games.voices.content.texts import CHOICES, EFFECTS

TEXTS: list[tuple[Effect, str]] = [
    (guilty(on=JUDGMENTAL), "Place 1 guilty token on the Judgmental jurors."),
    (
        guilty(on=Either(LOGICAL, AdjacentTo(With(Token.GUILTY)))),
        "Place 1 guilty token on the Logical jurors or a juror adjacent to a juror that has a "
        "guilty token.",
    ),
    (
        PlaceTokens(Token.INNOCENT, 2, ANY, different=True),
        "Place 2 innocent tokens on different jurors.",
    ),
    (
        PlaceTokens(Token.GUILTY, 1, juror("logical", "relaxed", "impulsive"), every=True),
        "Place 1 guilty token on each of the Logical, Relaxed and Impulsive jurors.",
    ),
    (
        RemoveTokens(Token.GUILTY, 1, With(Token.INNOCENT), every=True),
        "Remove 1 guilty token from each juror that has an innocent token.",
    ),
    (
        MoveTokens(Token.GUILTY, 1, ANY, NEIGHBOUR),
        "Move 1 guilty token from any juror to an adjacent juror.",
    ),
    (
        FlipTokens(Token.INNOCENT, 1, PERCEPTIVE),
        "Flip 1 innocent token to its guilty side on the Perceptive jurors.",
    ),
    (
        FlipTokens(Token.GUILTY, 2, ANY),
        "Flip 2 guilty tokens to their innocent side on any juror.",
    ),
    (DrawInfluence(1), "Draw 1 influence token and place it on any juror."),
    (
        DrawInfluence(3, 1, juror("logical", "impulsive")),
        "Draw 3 influence tokens, then place 1 on the Logical or Impulsive jurors and discard the "
        "rest.",
    ),
    (
        HandOverInfluence(4, 1, Region.MOTOR_SKILLS, 2, different=True),
        "Draw 4 influence tokens, discard 1 and give the other 3 to the Motor Skills player, who "
        "places 2 of them on different jurors and discards the rest.",
    ),
    (
        LookAtInfluence(ANY, Fate.DISCARD_OR_MOVE),
        "Look at the top influence token of any juror, then discard it or move it to a different "
        "juror.",
    ),
    (
        LookAtInfluence(LOGICAL, Fate.KEEP, whole_stack=True),
        "Look at all influence tokens of the Logical jurors, then put them back in the same order.",
    ),
    (
        Gamble(innocent=innocent(), blank=DrawStrategy()),
        "Reveal 1 random influence token and discard it; if it is innocent, place 1 innocent "
        "token on any juror; if it is blank, draw 1 strategy card.",
    ),
    (
        DestroyMarker(Marker(Owner.OPPONENT, Where.HERE, overhanging=True)),
        "Destroy 1 control marker in this region that belongs to another player and has any part "
        "over the edge.",
    ),
    (
        TakeMarker(Marker(Owner.YOU, Region.SPEECH)),
        "Take 1 of your control markers in Speech and return it to your unused control markers.",
    ),
    (
        DeployMarker(Supply.YOUR_DESTROYED, Where.ELSEWHERE),
        "Deploy 1 of your destroyed control markers, turned faceup, to a different region.",
    ),
    (May(DrawStrategy(2)), "You may draw 2 strategy cards."),
    (
        Pay(DestroyMarker(Marker(Owner.YOU, Region.INSTINCT)), innocent(on=THAT)),
        "You may destroy 1 of your control markers in Instinct; if you do, place 1 innocent token "
        "on that juror.",
    ),
    (
        then(guilty(on=LOGICAL), innocent(on=OTHER)),
        "Place 1 guilty token on the Logical jurors. Then place 1 innocent token on a different "
        "juror.",
    ),
    (
        choose(("“Yes.”", guilty()), ("“No.”", innocent())),
        "Choose 1: A: “Yes.” Place 1 guilty token on any juror. B: “No.” Place 1 innocent token "
        "on any juror.",
    ),
]


@pytest.mark.parametrize(("effect", "text"), TEXTS)
def test_text_is_made_from_the_expression(effect: Effect, text: str) -> None:
    assert effect.text() == text


def test_a_hidden_choice_keeps_its_effects_in_the_black_box() -> None:
    choice = choose_blind(("Stop.", guilty(on=LOGICAL)), ("Go on.", innocent(on=LOGICAL)))
    assert choice.text() == "Choose 1: A: Stop. B: Go on."
    assert choice.black_box == (
        "Place 1 guilty token on the Logical jurors.",
        "Place 1 innocent token on the Logical jurors.",
    )
    assert choose(("Stop.", guilty()), ("Go on.", innocent())).black_box == ()


def test_tokens_cannot_be_spread_over_a_set_that_has_no_words_for_it() -> None:
    with pytest.raises(ValueError, match="cannot be spread"):
        _ = PlaceTokens(Token.GUILTY, 2, With(Token.GUILTY), different=True).text()


def test_a_path_finds_the_part_that_walking_meets() -> None:
    effect = then(guilty(), choose(("A.", innocent()), ("B.", May(DrawStrategy()))))
    assert at(effect, ()) is effect
    assert at(effect, (1, 1, 0)) == DrawStrategy()
    assert [type(part).__name__ for part in walk(effect)] == [
        "Sequence",
        "PlaceTokens",
        "Choose",
        "PlaceTokens",
        "May",
        "DrawStrategy",
    ]


def test_jurors_sit_in_one_row_without_wrapping() -> None:
    assert neighbours(JurorType.LOGICAL) == (JurorType.JUDGMENTAL,)
    assert neighbours(JurorType.RELAXED) == (JurorType.DISTRACTED, JurorType.IMPULSIVE)
    assert neighbours(JurorType.PERCEPTIVE) == (JurorType.IMPULSIVE,)


def concrete(kind: type) -> set[str]:
    below = {name for sub in kind.__subclasses__() for name in concrete(sub)}
    return below | ({kind.__name__} if is_dataclass(kind) and not isabstract(kind) else set())


def values(thing: object) -> Iterator[object]:
    """Everything inside an expression, however deep."""
    yield thing
    if isinstance(thing, tuple):
        for item in thing:
            yield from values(item)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from values(getattr(thing, field.name))


USED = [value for thing in (*EFFECTS.values(), *STRATEGY_CARDS) for value in values(thing)]


@pytest.mark.parametrize("family", [Effect, Jurors, Condition])
def test_every_word_of_the_vocabulary_is_used_by_some_card(family: type) -> None:
    assert concrete(family) - {type(value).__name__ for value in USED} == set()


@pytest.mark.parametrize("family", [Fate, Where, Owner, Supply, JurorType])
def test_every_name_is_used_by_some_card(family: type[Fate]) -> None:
    assert set(family) - {value for value in USED if isinstance(value, family)} == set()


def test_every_juror_is_named_for_guilt_and_for_innocence() -> None:
    for token in (Token.GUILTY, Token.INNOCENT):
        named = {
            each
            for value in USED
            if isinstance(value, PlaceTokens) and value.token is token
            if isinstance(value.on, Named)
            for each in value.on.types
        }
        assert named == set(JurorType)


def test_choices_offer_different_things() -> None:
    for name, choice in CHOICES.items():
        assert len(choice.options) in (2, 3), name
        assert len({option.effect for option in choice.options}) == len(choice.options), name
        assert len({option.label for option in choice.options}) == len(choice.options), name


def test_a_choice_is_never_inside_another_effect_so_that_its_options_read_plainly() -> None:
    for name, effect in EFFECTS.items():
        nested = [part for whole in walk(effect) for part in whole.parts if type(part) is Choose]
        assert nested == [], name
