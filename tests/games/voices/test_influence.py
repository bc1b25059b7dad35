"""Placing influence tokens: drawing, looking, stacks, what stays secret, running out."""

from __future__ import annotations

import pytest

from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.selectors import ANY, LOGICAL, RELAXED, THAT, juror
from caseboard.games.voices.effects import (
    DiscardInfluence,
    DrawInfluence,
    Effect,
    Fate,
    Gamble,
    HandOverInfluence,
    LookAtInfluence,
    MoveInfluence,
    PlaceRandomInfluence,
    RevealInfluence,
    guilty,
    innocent,
    then,
)
from caseboard.games.voices.events import InfluenceRevealed, InfluenceSeen
from caseboard.games.voices.rules.stacks import draw_token
from tests.games.voices.table import Table, faces


def test_only_the_drawer_sees_what_was_drawn_and_only_while_he_holds_it_v10() -> None:
    table = Table().pile("guilty blank").do(DrawInfluence(2), 2)
    assert sorted(table.game.view(2)["looking"]["faces"]) == ["blank", "guilty"]
    assert table.game.view(1)["looking"] == {
        "seat": 2, "count": 2, "held": True, "jurors": [], "faces": None,
    }  # fmt: skip
    table.choose("token blank", "juror relaxed")
    assert table.game.view(2)["looking"] is None
    assert table.game.view(2)["jurors"][3]["influence"] == [None]
    assert faces(table.state.influence_discard[-1:]) == ["guilty"]


def test_with_the_memory_aid_a_token_stays_visible_to_who_has_seen_it_v10() -> None:
    table = Table(memory_aid=True).pile("guilty blank").do(DrawInfluence(2), 2)
    table.choose("token blank", "juror relaxed")
    assert table.game.view(2)["jurors"][3]["influence"] == ["blank"]
    assert table.game.view(1)["jurors"][3]["influence"] == [None]
    assert table.game.view(None)["jurors"][3]["influence"] == [None]


def test_one_tokens_one_juror_is_still_shown_to_who_places_it() -> None:
    table = Table().pile("guilty").do(DrawInfluence(1, 1, RELAXED), 2)
    assert table.asked == (2, "juror")
    assert table.game.view(2)["looking"]["faces"] == ["guilty"]
    table.choose("juror relaxed")
    assert table.stack("relaxed") == ["guilty"]


def test_several_tokens_go_on_one_juror_unless_the_card_says_different() -> None:
    table = Table().pile("guilty blank").do(DrawInfluence(2, 2))
    table.choose("token guilty", "juror logical")
    assert table.options == ["juror logical"]
    table.choose("juror logical")
    assert table.stack("logical") == ["guilty", "blank"]


def test_the_newest_token_lies_on_top() -> None:
    table = Table().tokens("logical", influence="blank").pile("guilty")
    table.do(DrawInfluence(1, 1, LOGICAL)).choose("juror logical")
    assert table.stack("logical") == ["blank", "guilty"]


def test_random_tokens_are_placed_unseen() -> None:
    table = Table().pile("guilty guilty").do(PlaceRandomInfluence(2, LOGICAL))
    assert table.idle
    assert table.stack("logical") == ["guilty", "guilty"]
    assert all(table.game.view(seat)["jurors"][0]["influence"] == [None, None] for seat in range(4))


def test_discards_become_the_new_pile_when_it_is_empty_v15() -> None:
    table = Table().pile("blank")
    drawn = [draw_token(table.state) for _ in range(3)]
    assert None not in drawn
    assert len(table.state.influence_pile) == 27
    assert table.state.influence_discard == []


def test_what_was_seen_is_forgotten_once_the_discards_are_randomized() -> None:
    table = Table(memory_aid=True).pile("guilty blank").do(DrawInfluence(2), 1)
    table.choose("token guilty", "juror logical")
    assert sum(table.state.seen) == 2 * (1 << 1)
    table.do(PlaceRandomInfluence(1, RELAXED), 2)
    assert table.game.view(1)["jurors"][JurorType.LOGICAL]["influence"] == ["guilty"]
    assert sum(table.state.seen) == 1 << 1, "the blank one lies among the others again"


def test_as_many_tokens_are_drawn_as_there_are() -> None:
    table = Table().pile("blank")
    table.state.influence_discard, left_out = [], table.state.influence_discard
    table.do(DrawInfluence(3)).choose("juror logical")
    assert table.stack("logical") == ["blank"]
    table.do(DrawInfluence(3))
    assert table.idle
    table.state.influence_discard = left_out


def test_looking_at_the_top_token_changes_nothing() -> None:
    table = Table().tokens("logical", influence="guilty blank")
    table.do(LookAtInfluence(ANY, Fate.KEEP), 2)
    assert table.asked == (2, "look")
    assert table.prompt == "In secret you see: blank. Put it back."
    assert table.game.view(2)["looking"]["faces"] == ["blank"]
    assert table.game.view(2)["jurors"][0]["influence"] == [None, "blank"]
    table.choose("done")
    assert table.stack("logical") == ["guilty", "blank"]
    assert table.game.view(2)["jurors"][0]["influence"] == [None, None]


def test_a_whole_stack_is_seen_from_the_top_and_one_token_may_go() -> None:
    table = Table().tokens("logical", influence="guilty blank innocent")
    table.do(LookAtInfluence(ANY, Fate.MAY_DISCARD, whole_stack=True))
    assert table.game.view(1)["looking"]["faces"] == ["innocent", "blank", "guilty"]
    assert table.prompt == (
        "In secret you see, from the top: innocent, blank, guilty. You may discard one of them."
    )
    assert table.options == ["pass", "discard-token 1", "discard-token 2", "discard-token 3"]
    table.choose("discard-token 3")
    assert table.stack("logical") == ["blank", "innocent"]


def test_discard_it_or_move_it() -> None:
    table = Table().tokens("logical", influence="guilty").tokens("relaxed", influence="blank")
    table.do(then(LookAtInfluence(LOGICAL, Fate.DISCARD_OR_MOVE), guilty(on=THAT)))
    assert table.options == ["discard-token 1", "move-token 1"]
    table.choose("move-token 1")
    assert "juror logical" not in table.options
    table.choose("juror relaxed")
    assert table.stack("relaxed") == ["blank", "guilty"]
    assert table.open_tokens("relaxed") == (1, 0), "that juror is the one that received it"


def test_may_move_may_also_leave_it() -> None:
    table = Table().tokens("logical", influence="guilty")
    table.do(LookAtInfluence(LOGICAL, Fate.MAY_MOVE)).choose("pass")
    assert table.stack("logical") == ["guilty"]


def test_nothing_to_look_at() -> None:
    assert Table().do(LookAtInfluence(ANY, Fate.DISCARD_OR_MOVE)).idle


def test_discarding_unseen_takes_the_top() -> None:
    table = Table().tokens("logical", influence="guilty blank").tokens("relaxed", influence="blank")
    table.do(DiscardInfluence(2))
    assert table.idle, "only one stack has two"
    assert table.stack("logical") == []


def test_moving_unseen() -> None:
    table = Table().tokens("logical", influence="guilty blank")
    table.tokens("impulsive", influence="blank")
    table.do(MoveInfluence(ANY, juror("relaxed", "distracted")))
    assert table.prompt.endswith("From which juror?")
    table.choose("juror logical")
    assert table.prompt.endswith("To which juror?")
    table.choose("juror relaxed")
    assert table.stack("logical") == ["guilty"]
    assert table.stack("relaxed") == ["blank"]


def test_an_unseen_move_never_starts_where_it_would_end() -> None:
    table = Table().tokens("logical", influence="guilty").tokens("relaxed", influence="blank")
    table.do(MoveInfluence(ANY, LOGICAL), 1)
    assert table.stack("logical") == ["guilty", "blank"]
    table.do(MoveInfluence(ANY, LOGICAL), 1)
    assert table.idle


def test_a_revealed_token_counts_openly_from_then_on() -> None:
    table = Table().tokens("logical", influence="blank guilty")
    table.do(RevealInfluence(LOGICAL))
    assert table.open_tokens("logical") == (1, 0)
    table.do(RevealInfluence(LOGICAL))
    assert table.open_tokens("logical") == (1, 0)
    assert table.stack("logical") == []
    assert [told.face for told in table.told(InfluenceRevealed)] == ["guilty", "blank"]


def test_a_random_token_decides_a_gamble() -> None:
    gamble = Gamble(innocent=innocent(on=RELAXED), guilty=guilty(on=LOGICAL))
    table = Table().pile("guilty").do(gamble)
    assert table.open_tokens("logical") == (1, 0)
    table = Table().pile("innocent").do(gamble)
    assert table.open_tokens("relaxed") == (0, 1)
    table = Table().pile("blank").do(gamble)
    assert table.idle
    assert table.open_tokens("relaxed") == (0, 0)


def keep(table: Table, seat: int, card: int = 1) -> None:
    """The seat keeps a card that looks at new influence (card 1 may discard, 37 may move)."""
    state = table.state
    for pile in (state.trial_cards, state.trial_deck):
        if card - 1 in pile:
            pile.remove(card - 1)
    state.trial_chosen = card - 1
    table.use(f"trial {card}B1", seat)
    state.trial_chosen = -1


def test_a_kept_card_need_not_be_used_at_once() -> None:
    table = Table().pile("guilty blank")
    keep(table, 3)
    table.do(PlaceRandomInfluence(1, LOGICAL), 2)
    assert table.asked == (3, "inspect")
    table.choose("no")
    assert table.idle
    table.do(PlaceRandomInfluence(1, LOGICAL), 2)
    assert table.asked == (3, "inspect")


def test_a_kept_card_looks_at_all_new_tokens_and_at_no_old_ones() -> None:
    table = Table().tokens("logical", influence="innocent").pile("guilty blank")
    keep(table, 3)
    table.do(DrawInfluence(2, 2, ANY, different=True), 2)
    table.choose("token guilty", "juror logical", "juror relaxed")
    table.choose("yes")
    assert table.game.view(3)["looking"]["faces"] == ["guilty", "blank"]
    assert table.prompt == "In secret you see: guilty, blank. You may discard one of them."
    assert table.options == ["pass", "discard-token 1", "discard-token 2"]
    table.choose("discard-token 1")
    assert table.stack("logical") == ["innocent"]
    assert table.stack("relaxed") == ["blank"]


def test_two_kept_cards_are_offered_clockwise_and_follow_the_tokens() -> None:
    table = Table().first_player(3).pile("guilty")
    keep(table, 1, 1)
    keep(table, 3, 37)
    table.do(PlaceRandomInfluence(1, LOGICAL), 2)
    assert table.asked == (3, "inspect")
    table.choose("yes", "move-token 1", "juror relaxed")
    assert table.asked == (1, "inspect")
    table.choose("yes")
    assert table.game.view(1)["looking"]["faces"] == ["guilty"]
    table.choose("discard-token 1")
    assert table.stack("relaxed") == []


def seen_by_others(table: Table, choices: tuple[str, ...]) -> list[object]:
    """What everybody but seat 2 sees of the questions on the way."""
    seen: list[object] = [table.game.view(1)["decision"], table.game.view(None)["decision"]]
    for choice in choices:
        table.choose(choice)
        seen += [table.game.view(1)["decision"], table.game.view(None)["decision"]]
    return seen


@pytest.mark.parametrize(
    "effect", [DrawInfluence(2), DrawInfluence(2, 2), HandOverInfluence(2, 1, Region.SPEECH, 1)]
)
def test_tokens_drawn_alike_are_asked_about_like_any_others_v18(effect: Effect) -> None:
    """Nobody learns from a question left out that a draw was of one face."""
    alike = Table().pile("guilty guilty").do(effect, 2, receiver=2)
    mixed = Table().pile("guilty blank").do(effect, 2, receiver=2)
    assert alike.options == ["token guilty"]
    assert mixed.options == ["token guilty", "token blank"]
    choices = ["token guilty", "juror logical"]
    if isinstance(effect, HandOverInfluence):
        choices.remove("token guilty")
        alike.choose("token guilty")
        mixed.choose("token guilty")
    assert seen_by_others(alike, tuple(choices)) == seen_by_others(mixed, tuple(choices))


def test_a_single_token_needs_no_question_which_one() -> None:
    table = Table().pile("guilty").do(DrawInfluence(1), 2)
    assert table.asked == (2, "juror")


def test_whose_tokens_are_looked_at_is_public_and_what_they_are_is_not_v19() -> None:
    table = Table().tokens("relaxed", influence="guilty blank").tokens("logical", influence="blank")
    table.do(LookAtInfluence(ANY, Fate.KEEP, whole_stack=True), 2).choose("juror relaxed")
    (seen,) = table.told(InfluenceSeen)
    assert (seen.count, seen.jurors, seen.faces) == (2, (JurorType.RELAXED,), None)
    told = [event for event in table.state.events if isinstance(event.fact, InfluenceSeen)]
    words = "Red looks at 2 influence tokens on the Relaxed jurors in secret."
    assert [table.game.say(event, 1) for event in told] == [words]
    looking = table.game.view(1)["looking"]
    assert (looking["jurors"], looking["faces"]) == ([JurorType.RELAXED] * 2, None)
    assert table.game.view(2)["looking"]["faces"] == ["blank", "guilty"]


def test_drawn_tokens_are_looked_at_on_no_juror() -> None:
    table = Table().pile("guilty blank").do(DrawInfluence(2), 2)
    assert table.told(InfluenceSeen)[0].jurors == ()
