"""Every worked example of the rulebook, named after its place in the book."""

from __future__ import annotations

from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import ROLES, basic_roles
from caseboard.games.voices.events import Deployed, HiddenEffect, JurorsInfluence, TrialCardChosen
from caseboard.games.voices.rules.control import leaders, totals
from caseboard.games.voices.rules.deploy import DEPLOYMENT
from caseboard.games.voices.rules.end_of_trial import END_OF_TRIAL, vote
from tests.games.voices.table import STRAIGHT, Table, push_key


def test_game_overview_five_in_speech_beat_three() -> None:
    table = Table()
    red, blue = 2, 1
    table.marker(red, "joy", "speech")
    table.marker(blue, "joy", "speech", 20)
    table.marker(blue, "fear", "speech", -20)
    assert totals(table.state, Region.SPEECH) == {red: 3, blue: 5}
    assert leaders(table.state, Region.SPEECH) == [blue]


def test_setup_step_3_a_four_player_game_uses_the_cards_that_show_a_four() -> None:
    names = {role.name for role in basic_roles(4)}
    assert names == {"Prosecutor", "Selfishness", "Honesty", "Doubt"}
    assert {ROLES[role].name for role in Table(seats=4).state.roles} == names


def test_advanced_role_setup_a_five_six_card_can_be_used_in_a_four_player_game() -> None:
    (card,) = (role for role in ROLES if role.players == (5, 6))
    assert any(
        card in [ROLES[role] for role in Table(seed=seed, advanced_roles=True).state.roles]
        for seed in range(20)
    )


def test_prosecutor_control_markers_an_opponent_may_be_the_prosecutor() -> None:
    table = Table(prosecutor=0).hand(1, "overpower", "swallow-it")
    hit = table.marker(0, "panic", "speech", 30, 26)
    pushed = table.marker(1, "joy", "destroyed")
    table.call(DEPLOYMENT(1, pushed, Region.SPEECH)).choose(STRAIGHT)
    assert table.options == ["play overpower", "play swallow-it", "pass"]
    table.choose("play overpower")
    assert table.game.view(None)["players"][0]["destroyed"] == [hit]


def test_destroyed_control_markers_green_pushes_red_off_the_platform() -> None:
    table = Table()
    green, red = 3, 1
    table.marker(green, "anger", "instinct", 0, 21)
    table.marker(green, "anger", "instinct", 0, 37)
    pushed = table.marker(red, "fear", "instinct", 0, 53)
    deployed = table.marker(green, "joy", "destroyed")
    table.call(DEPLOYMENT(green, deployed, Region.INSTINCT)).choose(STRAIGHT)
    assert table.told(Deployed)[0].destroyed == (pushed,)
    assert table.game.view(None)["players"][red]["destroyed"] == [pushed]


def test_gameplay_example_of_one_round() -> None:
    table = (
        Table(prosecutor=1).first_player(0).trial(10).tokens("relaxed", influence="blank guilty")
    )
    blue, prosecutor, yellow, red = range(4)
    table.marker(blue, "fear", "observation", -25, 20)
    table.marker(yellow, "sadness", "observation", 25, 20)

    # Step 1: an “Observation and Speech” card is announced.
    table.again().choose("trial 10")
    assert table.told(TrialCardChosen)[0].regions == (Region.OBSERVATION, Region.SPEECH)
    assert table.game.view(red)["trial"]["title"] is None

    # Step 2: Blue, the prosecutor, Yellow and Red deploy in this order.
    def deploy(seat: int, region: str, emotion: str, start: int = 0) -> None:
        assert table.asked == (seat, "region")
        table.choose(f"region {region}")
        marker = next(key for key in table.options if emotion in _text(table, key))
        table.choose(marker, push_key(start))

    deploy(blue, "planning", "Joy")
    deploy(prosecutor, "observation", "Nervousness")
    deploy(yellow, "observation", "Joy", 200)
    deploy(red, "speech", "Anger")

    # Step 3: one guilty token on the Judgmental jurors, then Yellow leads Observation 4 to 2.
    assert table.open_tokens("judgmental") == (1, 0)
    assert totals(table.state, Region.OBSERVATION) == {blue: 2, yellow: 4}
    assert table.asked == (yellow, "look")
    assert table.game.view(yellow)["looking"]["faces"] == ["guilty"]
    assert table.game.view(red)["looking"]["faces"] is None
    table.choose("discard-token 1")
    assert table.stack("relaxed") == ["blank"]

    # The back is for Speech, which Red controls alone.
    assert table.asked[0] == red
    while table.game.view(None)["round"] == 1:
        table.choose(table.options[0])

    # Step 4: one trial card, and a strategy card for Blue. Step 5: the token goes left.
    assert len(table.state.trial_cards) == 3
    assert len(table.state.hands[blue]) == 1
    assert table.state.first_player == prosecutor
    assert table.asked == (prosecutor, "trial")


def _text(table: Table, key: str) -> str:
    return table.game.rules.actions[key].text


def test_end_of_trial_the_blank_token_goes_and_the_innocent_one_joins_its_side() -> None:
    table = Table().tokens("logical", innocent=1, influence="blank innocent")
    table.state.stack.clear()
    table.call(END_OF_TRIAL())
    assert table.told(JurorsInfluence) == [
        JurorsInfluence(juror=JurorType.LOGICAL, faces=("blank", "innocent"))
    ]
    assert table.open_tokens("logical") == (0, 2)


def test_end_of_trial_two_against_two_cancel_and_leave_the_jurors_undecided() -> None:
    table = Table().tokens("logical", guilty=2, innocent=1, influence="innocent")
    table.state.stack.clear()
    table.call(END_OF_TRIAL())
    assert table.open_tokens("logical") == (0, 0)
    assert vote(table.state, JurorType.LOGICAL) == "undecided"
    assert table.state.cancelled_guilty == 2


def test_written_statement() -> None:
    table = Table().hand(1, "written-statement", "written-statement").pile("guilty blank innocent")
    marker = table.marker(1, "joy", "destroyed")
    table.call(DEPLOYMENT(1, marker, Region.MOTOR_SKILLS)).choose(STRAIGHT)
    assert table.asked == (1, "strategy")
    table.choose("play written-statement")
    assert table.options == ["token innocent", "token guilty", "token blank"]
    table.choose("token guilty")
    assert table.options == ["juror logical", "juror impulsive"]
    table.choose("juror impulsive")
    assert table.stack("impulsive") == ["guilty"]
    assert len(table.state.influence_discard) == 29

    # You cannot play more than one copy of the same card after deploying a control marker.
    assert table.asked == (1, "strategy")
    assert table.options == ["pass"]
    refused = table.game.why_not("play written-statement")
    assert refused is not None
    assert refused.code == "second-copy"


def test_card_2a_hidden_effects_are_read_only_after_the_choice() -> None:
    table = Table().trial(2).pile("innocent")
    table.marker(2, "joy", "motor_skills")
    table.use("trial 2A1", 2)
    decision = table.game.view(2)["decision"]
    assert [option["text"][:2] for option in decision["actions"]] == ["A:", "B:"]
    assert decision["prompt"] == "What does Guy do? What it leads to is read afterward."
    assert "guilty" not in str(decision)
    table.choose("option b")
    assert table.told(HiddenEffect)[0].text == ("Place 1 guilty token on the Perceptive jurors.")
    assert table.open_tokens("perceptive") == (1, 0)


def test_card_2a_the_player_who_chose_resolves_the_hidden_effect() -> None:
    table = Table().pile("innocent")
    table.use("trial 2A1", 2).choose("option a")
    assert table.asked == (2, "juror")
    table.choose("juror relaxed")
    assert table.stack("relaxed") == ["innocent"]


def test_card_1a_the_prosecutor_sorts_out_and_motor_skills_places() -> None:
    table = Table().pile("guilty guilty innocent blank")
    table.use("trial 1A1", 0, receiver=3)
    assert table.asked == (0, "influence")
    assert table.game.view(0)["looking"]["count"] == 4
    table.choose("token innocent")
    assert table.asked == (3, "influence")
    assert sorted(table.game.view(3)["looking"]["faces"]) == ["blank", "guilty", "guilty"]
    assert table.game.view(0)["looking"]["faces"] is None
    table.choose("token guilty", "juror logical", "token blank")
    assert "juror logical" not in table.options
    table.choose("juror relaxed")
    assert table.stack("logical") == ["guilty"]
    assert table.stack("relaxed") == ["blank"]
    assert table.state.holding == []


def test_card_1b_is_kept_and_looks_once_at_new_influence() -> None:
    table = Table().trial(1)
    table.state.trial_chosen = 0
    table.state.trial_cards.remove(0)
    table.use("trial 1B1", 1)
    table.state.trial_chosen = -1
    assert table.game.view(None)["players"][1]["kept"] == [1]
    table.pile("guilty").use("trial 2A1", 2).choose("option a", "juror relaxed")
    assert table.asked == (1, "inspect")
    table.choose("yes")
    assert table.game.view(1)["looking"]["faces"] == ["guilty"]
    table.choose("discard-token 1")
    assert table.stack("relaxed") == []
    assert table.state.kept == []
    assert table.state.trial_discard == [0]


def test_card_3a_on_the_logical_jurors_or_next_to_guilt() -> None:
    table = Table().tokens("impulsive", guilty=1)
    table.use("trial 3A1", 0)
    assert table.options == ["juror logical", "juror relaxed", "juror perceptive"]
    table.choose("juror perceptive")
    assert table.open_tokens("perceptive") == (1, 0)


def test_placing_influence_you_must_place_one_even_if_you_dislike_them_all() -> None:
    table = Table().pile("guilty guilty guilty")
    table.use("trial 3A2", 2)
    assert table.options == ["token guilty"]
    table.choose("token guilty")
    assert table.asked == (2, "juror")
    assert "pass" not in table.options
    table.choose("juror distracted")
    assert table.stack("distracted") == ["guilty"]
