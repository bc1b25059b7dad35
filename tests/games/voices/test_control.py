"""Controlling regions, ties and empty regions; the 3-player game."""

from __future__ import annotations

from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.rules.control import leaders, totals
from caseboard.games.voices.rules.draw_cards import DRAW_CARDS
from caseboard.games.voices.rules.resolve_trial_card import RESOLVE_TRIAL_CARD
from caseboard.games.voices.rules.users import WHO_USES
from tests.games.voices.table import Table


def resolving(table: Table, number: int) -> Table:
    """The card is chosen, everybody has deployed, its front is about to be read."""
    table.trial(number)
    table.state.trial_cards.remove(number - 1)
    table.state.trial_chosen = number - 1
    return table.call(RESOLVE_TRIAL_CARD())


def test_the_first_player_breaks_a_tie_before_the_ability_is_read_v5() -> None:
    table = Table().first_player(3)
    table.marker(1, "fear", "motor_skills")
    table.marker(2, "trust", "motor_skills", 20)
    resolving(table, 2)
    assert table.asked == (3, "tie")
    assert table.options == ["player 2", "player 3"]
    trial = table.game.view(3)["trial"]
    assert trial["front"]["abilities"] == []
    assert trial["front"]["next"]["header"] == "Motor Skills"
    table.choose("player 3")
    assert table.asked == (2, "option")
    assert table.game.view(3)["trial"]["front"]["abilities"][0]["header"] == "Motor Skills"


def test_who_is_handed_tokens_is_settled_before_the_ability_is_read() -> None:
    table = Table(prosecutor=0).first_player(3)
    table.marker(1, "fear", "motor_skills")
    table.marker(2, "trust", "motor_skills", 20)
    resolving(table, 1)
    assert table.asked == (3, "tie")
    assert table.game.view(3)["trial"]["front"]["abilities"] == []
    table.pile("guilty guilty innocent blank").choose("player 3")
    assert table.game.view(3)["trial"]["front"]["abilities"][0]["header"] == "Prosecutor"
    assert table.asked == (0, "influence")
    table.choose("token guilty")
    assert table.asked == (2, "influence")


def test_three_players_the_prosecutor_places_what_she_would_hand_to_tied_players() -> None:
    table = Table(seats=3, prosecutor=0).pile("guilty guilty innocent blank")
    table.marker(1, "joy", "motor_skills")
    table.marker(2, "joy", "motor_skills", 20)
    resolving(table, 1)
    table.choose("token blank")
    assert table.asked == (0, "influence")
    table.choose("token guilty", "juror logical", "token guilty", "juror relaxed")
    assert (table.stack("logical"), table.stack("relaxed")) == (["guilty"], ["guilty"])


def test_the_prosecutor_breaks_ties_while_she_is_first_player_v14() -> None:
    table = Table(prosecutor=0).first_player(0)
    table.marker(1, "fear", "motor_skills")
    table.marker(2, "trust", "motor_skills", 20)
    resolving(table, 2)
    assert table.asked == (0, "tie")


def test_an_empty_region_any_persona_but_not_the_prosecutor_v5() -> None:
    table = Table(prosecutor=0).first_player(2)
    table.marker(0, "panic", "motor_skills")
    resolving(table, 2)
    assert table.asked == (2, "tie")
    assert table.prompt == "No persona is in Motor Skills. Which persona decides?"
    assert table.options == ["player 2", "player 3", "player 4"]


def test_markers_of_the_prosecutor_never_control() -> None:
    table = Table(prosecutor=0)
    table.marker(0, "panic", "speech")
    assert totals(table.state, Region.SPEECH) == {}
    assert leaders(table.state, Region.SPEECH) == []


def test_three_players_colours_are_counted_separately_and_the_better_one_counts_v11() -> None:
    table = Table(seats=3, prosecutor=0)
    table.marker(1, "joy", "speech", colour=0)
    table.marker(1, "fear", "speech", 20, colour=1)
    table.marker(2, "joy", "speech", -20, colour=0)
    table.marker(2, "anger", "speech", 0, 30, colour=0)
    assert totals(table.state, Region.SPEECH) == {1: 3, 2: 4}


def test_three_players_the_prosecutor_decides_a_tied_ability_and_reads_hidden_effects_v5() -> None:
    table = Table(seats=3, prosecutor=0).first_player(1)
    table.marker(1, "joy", "motor_skills")
    table.marker(2, "joy", "motor_skills", 20)
    resolving(table, 2)
    assert table.asked == (0, "option")
    assert table.game.view(0)["trial"]["black_box"] == [
        "Draw 1 influence token and place it on any juror.",
        "Place 1 guilty token on the Perceptive jurors.",
    ]
    assert table.game.view(1)["trial"]["black_box"] is None
    assert table.game.view(None)["trial"]["black_box"] is None


def test_a_controller_never_sees_hidden_effects_before_the_choice_v6() -> None:
    for seats in (3, 4):
        table = Table(seats=seats, prosecutor=0)
        table.marker(1, "joy", "motor_skills")
        resolving(table, 2)
        assert table.asked == (1, "option")
        for seat in (None, *range(seats)):
            assert table.game.view(seat)["trial"]["black_box"] is None


def test_three_players_the_prosecutor_draws_no_strategy_card_where_she_decides() -> None:
    table = Table(seats=3, prosecutor=0).first_player(1)
    table.marker(1, "joy", "speech")
    table.marker(2, "joy", "speech", 20)
    resolving(table, 5)
    assert table.asked == (0, "option")
    table.choose("option c", "juror logical")
    assert table.open_tokens("logical") == (2, 0)
    assert table.state.hands == [(), (), ()]


def test_three_players_an_empty_region_is_no_tie() -> None:
    table = Table(seats=3, prosecutor=0).first_player(2)
    resolving(table, 2)
    assert table.asked == (2, "tie")
    assert table.options == ["player 2", "player 3"]


def test_three_players_the_first_player_breaks_a_tie_for_planning_v5() -> None:
    table = Table(seats=3, prosecutor=0).first_player(2)
    table.marker(1, "joy", "planning")
    table.marker(2, "joy", "planning", 20)
    table.call(DRAW_CARDS())
    assert table.asked == (2, "tie")
    assert table.prompt == "Planning is tied. Which of the tied personas draws a strategy card?"
    table.choose("player 2")
    assert len(table.state.hands[1]) == 1


def test_loudest_voice_wins_a_tie_before_anyone_decides() -> None:
    table = Table().first_player(3).hand(2, "loudest-voice")
    table.marker(1, "fear", "motor_skills")
    table.marker(2, "trust", "motor_skills", 20)
    resolving(table, 2)
    assert table.asked == (2, "strategy")
    table.choose("play loudest-voice")
    assert table.asked == (2, "option")
    assert table.game.view(None)["strategy"]["discard"] == ["loudest-voice"]


def test_loudest_voice_is_for_the_tied_alone() -> None:
    table = Table().first_player(3).hand(3, "loudest-voice")
    table.marker(1, "fear", "motor_skills")
    table.marker(2, "trust", "motor_skills", 20)
    table.marker(3, "anger", "motor_skills", -20)
    resolving(table, 2)
    assert table.asked == (3, "tie")


def test_loudest_voice_is_not_for_planning() -> None:
    table = Table().first_player(3).hand(2, "loudest-voice")
    table.marker(1, "fear", "planning")
    table.marker(2, "trust", "planning", 20)
    table.call(WHO_USES(region=int(Region.PLANNING)))
    assert table.asked == (3, "tie")


def test_a_tied_player_who_passes_leaves_it_to_the_first_player() -> None:
    table = Table().first_player(3).hand(2, "overpower")
    table.marker(1, "fear", "motor_skills")
    table.marker(2, "trust", "motor_skills", 20)
    resolving(table, 2)
    assert table.asked == (2, "strategy")
    assert table.options == ["pass"]
    table.choose("pass")
    assert table.asked == (3, "tie")
