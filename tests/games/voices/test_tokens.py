"""Placing tokens on jurors: innocent and guilty tokens, and whom an ability may touch."""

from __future__ import annotations

import pytest

from caseboard.games.voices.content.conditions import (
    Condition,
    JurorHas,
    JurorHasMore,
    YouHaveMarkers,
    YouLead,
)
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.selectors import (
    ANY,
    LOGICAL,
    NEIGHBOUR,
    OTHER,
    RELAXED,
    THAT,
    AdjacentTo,
    Either,
    Fewest,
    Jurors,
    Most,
    With,
    Without,
    juror,
)
from caseboard.games.voices.content.tokens import Token
from caseboard.games.voices.effects import (
    DiscardStrategy,
    Effect,
    FlipTokens,
    If,
    May,
    MoveTokens,
    Pay,
    PlaceTokens,
    RemoveTokens,
    choose,
    guilty,
    innocent,
    then,
)
from caseboard.games.voices.rules.jurors import candidates
from tests.games.voices.table import Table

GUILTY, INNOCENT, INFLUENCE = Token.GUILTY, Token.INNOCENT, Token.INFLUENCE


@pytest.mark.parametrize(
    ("jurors", "expected"),
    [
        (ANY, "LOGICAL JUDGMENTAL DISTRACTED RELAXED IMPULSIVE PERCEPTIVE"),
        (juror("logical", "relaxed"), "LOGICAL RELAXED"),
        (With(GUILTY), "JUDGMENTAL RELAXED"),
        (With(INFLUENCE), "PERCEPTIVE"),
        (Without(GUILTY), "LOGICAL DISTRACTED IMPULSIVE PERCEPTIVE"),
        (Most(GUILTY), "JUDGMENTAL"),
        (Most(INNOCENT), "LOGICAL RELAXED"),
        (Fewest(INFLUENCE), "LOGICAL JUDGMENTAL DISTRACTED RELAXED IMPULSIVE"),
        (AdjacentTo(LOGICAL), "JUDGMENTAL"),
        (AdjacentTo(With(GUILTY)), "LOGICAL DISTRACTED IMPULSIVE"),
        (Either(LOGICAL, With(INFLUENCE)), "LOGICAL PERCEPTIVE"),
        (THAT, "DISTRACTED"),
        (OTHER, "LOGICAL JUDGMENTAL RELAXED IMPULSIVE PERCEPTIVE"),
        (NEIGHBOUR, "JUDGMENTAL RELAXED"),
    ],
)
def test_which_jurors_a_cards_words_describe(jurors: Jurors, expected: str) -> None:
    table = Table()
    table.tokens("judgmental", guilty=2).tokens("relaxed", guilty=1, innocent=1)
    table.tokens("logical", innocent=1).tokens("perceptive", influence="blank")
    found = candidates(table.state, jurors, JurorType.DISTRACTED)
    assert " ".join(JurorType(one).name for one in found) == expected


def test_nobody_has_the_most_of_what_nobody_has() -> None:
    assert candidates(Table().state, Most(GUILTY), -1) == ()


def test_a_token_on_any_juror_is_the_users_choice() -> None:
    table = Table().do(guilty(on=ANY), 2)
    assert table.asked == (2, "juror")
    assert len(table.options) == 6
    table.choose("juror relaxed")
    assert table.open_tokens("relaxed") == (1, 0)


def test_a_choice_with_one_option_is_made_by_itself_b2() -> None:
    table = Table().do(innocent(on=RELAXED, count=2))
    assert table.idle
    assert table.open_tokens("relaxed") == (0, 2)


def test_tokens_on_different_jurors() -> None:
    table = Table().do(PlaceTokens(GUILTY, 2, ANY, different=True))
    table.choose("juror relaxed")
    assert "juror relaxed" not in table.options
    table.choose("juror logical")
    assert table.idle
    assert table.open_tokens("relaxed") == table.open_tokens("logical") == (1, 0)


def test_tokens_on_every_juror_of_a_set() -> None:
    table = Table().tokens("relaxed", guilty=1).tokens("logical", guilty=2)
    table.do(PlaceTokens(INNOCENT, 1, With(GUILTY), every=True))
    assert table.open_tokens("relaxed") == (1, 1)
    assert table.open_tokens("logical") == (2, 1)


def test_what_cannot_be_done_is_left_out() -> None:
    table = Table().do(then(RemoveTokens(GUILTY), guilty(on=With(GUILTY)), innocent(on=RELAXED)))
    assert table.idle
    assert table.open_tokens("relaxed") == (0, 1)


def test_as_much_as_possible_is_removed_v7() -> None:
    table = Table().tokens("relaxed", guilty=2).tokens("logical", guilty=1)
    table.do(RemoveTokens(GUILTY, 2))
    assert table.idle, "only the Relaxed jurors have two"
    assert table.open_tokens("relaxed") == (0, 0)
    assert table.open_tokens("logical") == (1, 0)


def test_removal_from_every_juror() -> None:
    table = Table().tokens("relaxed", guilty=2).tokens("logical", guilty=1)
    table.do(RemoveTokens(GUILTY, 1, ANY, every=True))
    assert table.open_tokens("relaxed") == (1, 0)
    assert table.open_tokens("logical") == (0, 0)


def test_moving_tokens_to_a_neighbour() -> None:
    table = Table().tokens("relaxed", guilty=2).tokens("logical", guilty=1)
    table.do(MoveTokens(GUILTY, 1, ANY, NEIGHBOUR))
    assert table.options == ["juror logical", "juror relaxed"]
    assert table.prompt.endswith("to an adjacent juror. From which juror?")
    table.choose("juror relaxed")
    assert table.options == ["juror distracted", "juror impulsive"]
    assert table.prompt.endswith("to an adjacent juror. To which juror?")
    table.choose("juror impulsive")
    assert table.open_tokens("relaxed") == (1, 0)
    assert table.open_tokens("impulsive") == (1, 0)


def test_a_move_never_starts_where_it_would_end() -> None:
    table = Table().tokens("logical", guilty=2).tokens("relaxed", guilty=1)
    table.do(MoveTokens(Token.GUILTY, 2, ANY, LOGICAL))
    assert table.open_tokens("logical") == (3, 0), "as much as possible: the one of the others"
    assert table.open_tokens("relaxed") == (0, 0)


def test_that_juror_after_a_move_is_the_one_that_received() -> None:
    table = Table().tokens("relaxed", guilty=1)
    table.do(then(MoveTokens(GUILTY, 1, ANY, juror("logical")), innocent(on=THAT)))
    assert table.open_tokens("logical") == (1, 1)


def test_a_flipped_token_changes_its_space() -> None:
    table = Table().tokens("relaxed", guilty=2, innocent=1).do(FlipTokens(GUILTY, 2))
    assert table.open_tokens("relaxed") == (0, 3)


def test_cards_about_open_tokens_leave_influence_alone() -> None:
    table = Table().tokens("relaxed", guilty=1, influence="guilty")
    table.do(RemoveTokens(GUILTY, 2))
    assert table.open_tokens("relaxed") == (0, 0)
    assert table.stack("relaxed") == ["guilty"]


def test_may_is_a_question_and_only_if_something_could_be_done_v7() -> None:
    table = Table().do(May(RemoveTokens(GUILTY)))
    assert table.idle
    table.tokens("relaxed", guilty=1).do(May(RemoveTokens(GUILTY)))
    assert table.options == ["yes", "no"]
    table.choose("no")
    assert table.open_tokens("relaxed") == (1, 0)


def test_only_a_cost_paid_in_full_buys_the_rest() -> None:
    offer = Pay(DiscardStrategy(2), innocent(on=RELAXED))
    table = Table().hand(1, "overpower").do(offer)
    assert table.idle
    table.hand(1, "overpower", "swallow-it").do(offer).choose("yes")
    assert table.options == ["discard overpower", "discard swallow-it"]
    table.choose("discard swallow-it")
    assert table.state.hands[1] == ()
    assert table.open_tokens("relaxed") == (0, 1)


def test_an_open_choice_says_what_its_options_do() -> None:
    effect = choose(("Nod.", innocent(on=RELAXED)), ("Frown.", guilty(on=LOGICAL)))
    table = Table().do(effect)
    texts = [option["text"] for option in table.game.view(1)["decision"]["actions"]]
    assert texts[0] == "A: Nod. Place 1 innocent token on the Relaxed jurors."
    table.choose("option b")
    assert table.open_tokens("logical") == (1, 0)


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        (JurorHas(JurorType.RELAXED, GUILTY), True),
        (JurorHas(JurorType.RELAXED, GUILTY, 3), False),
        (JurorHas(None, INFLUENCE), True),
        (JurorHas(None, INNOCENT, 2), False),
        (JurorHasMore(JurorType.RELAXED, GUILTY, INNOCENT), True),
        (JurorHasMore(JurorType.RELAXED, INNOCENT, GUILTY), False),
        (YouHaveMarkers(2, Region.SPEECH), True),
        (YouHaveMarkers(3, Region.SPEECH), False),
        (YouLead(Region.SPEECH), True),
        (YouLead(Region.PLANNING), False),
    ],
)
def test_conditions(condition: Condition, true: bool) -> None:
    table = Table().tokens("relaxed", guilty=2, innocent=1).tokens("logical", influence="blank")
    table.marker(1, "anger", "speech", -20)
    table.marker(1, "anger", "speech", 20)
    table.marker(2, "fear", "speech", 0, 30)
    yes: Effect = innocent(on=juror("impulsive"))
    table.do(If(condition, yes, guilty(on=juror("impulsive"))))
    assert table.open_tokens("impulsive") == ((0, 1) if true else (1, 0))
