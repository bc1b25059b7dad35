"""Step 2 – Deploy control markers, strategy cards after a deployment, marker abilities."""

from __future__ import annotations

import pytest

from caseboard.core.errors import IllegalAction
from caseboard.games.voices.actions import MARKER
from caseboard.games.voices.aim import push_action
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.effects import DiscardStrategy
from caseboard.games.voices.events import Deployed
from caseboard.games.voices.push import refusal
from caseboard.games.voices.rules.deploy import DEPLOYMENT, TURN
from caseboard.games.voices.shapes import VoicesAim
from caseboard.games.voices.state import DESTROYED, KINDS, UNUSED
from caseboard.packs.voices.previews import push_of
from tests.games.voices.table import STRAIGHT, Table, push_key

INSTINCT = Region.INSTINCT


def take_turn(table: Table, seat: int, region: str, emotion: str, push: str = STRAIGHT) -> None:
    """One deployment of a turn that is under way."""
    assert table.asked == (seat, "region")
    table.choose(f"region {region}")
    actions = table.game.rules.actions
    table.choose(next(key for key in table.options if emotion in actions[key].text), push)


def on_turn(table: Table, seat: int) -> Table:
    return table.call(TURN(seat=seat))


def test_everybody_deploys_clockwise_from_the_first_player_v14() -> None:
    table = Table(seats=4, prosecutor=2).first_player(3)
    table.again().choose(table.options[0])
    order = []
    for _ in range(4):
        order.append(table.asked[0])
        table.choose("region planning")
        table.choose(table.options[0], STRAIGHT)
    assert order == [3, 0, 1, 2]


def test_a_new_round_begins_with_no_turn_taken() -> None:
    table = Table(seats=4, prosecutor=2).first_player(3)
    while (table.game.view(None)["round"], table.asked[1]) != (2, "region"):
        table.choose(table.options[0])
    taken = [player["turn_taken"] for player in table.game.view(None)["players"]]
    assert taken == [False, False, False, False]


def test_a_turn_is_taken_once_it_is_over() -> None:
    def taken() -> list[bool]:
        return [player["turn_taken"] for player in table.game.view(None)["players"]]

    table = Table(seats=3, prosecutor=0).first_player(1)
    table.again().choose(table.options[0])
    take_turn(table, 1, "speech", "Red Joy")
    assert taken() == [False, False, False]
    take_turn(table, 1, "speech", "Blue Joy")
    assert table.asked[0] == 2
    assert taken() == [False, True, False]


def test_who_has_one_marker_left_has_one_round_left() -> None:
    table = Table(seats=4)
    while table.game.view(None)["round"] < 8:
        table.choose(table.options[-1] if "pass" in table.options else table.options[0])
    assert [len(player["unused"]) for player in table.game.view(None)["players"]] == [1, 1, 1, 1]


def test_a_deployed_marker_is_no_longer_unused() -> None:
    table = on_turn(Table(), 1)
    take_turn(table, 1, "instinct", "Joy")
    (marker,) = table.game.view(None)["regions"][INSTINCT]["markers"]
    assert marker["emotion"] == "joy"
    assert (marker["x"], marker["y"]) == (0, 8000)
    assert marker["marker"] not in table.game.view(1)["players"][1]["unused"]


def test_markers_that_look_alike_are_one_choice() -> None:
    table = on_turn(Table(), 1).choose("region speech")
    texts = [table.game.rules.actions[key].text for key in table.options]
    assert len(texts) == len(set(texts)) == 5


def test_a_marker_that_was_used_is_no_choice_and_the_table_says_so() -> None:
    table = Table()
    used = table.marker(1, "fear", "speech")
    lost = table.marker(1, "trust", "destroyed")
    on_turn(table, 1).choose("region planning")
    before = table.game.to_json()
    refused = {used: "already-used", lost: "destroyed", 8: "not-yours", 7: "looks-the-same"}
    for marker, code in refused.items():
        action = MARKER[marker]
        assert action.key not in table.options
        reason = table.game.why_not(action)
        assert reason is not None
        assert reason.code == code
        with pytest.raises(IllegalAction):
            table.game.apply(action)
    assert table.game.to_json() == before


def test_three_players_deploy_one_marker_of_each_colour_in_any_order_v11() -> None:
    table = on_turn(Table(seats=3, prosecutor=0), 1)
    table.choose("region speech")
    assert {key.split("-")[0] for key in table.options} == {"marker blue", "marker red"}
    table.choose("marker red-7", STRAIGHT)
    assert table.asked == (1, "region")
    table.choose("region planning")
    assert {key.split("-")[0] for key in table.options} == {"marker blue"}
    table.choose("marker blue-1", STRAIGHT)
    assert table.asked == (0, "trial")


def test_everybody_sees_which_marker_waits_for_which_region() -> None:
    table = on_turn(Table().hand(1, "second-wind"), 1)
    assert table.game.view(2)["deploying"] is None
    table.choose("region speech")
    assert table.game.view(2)["deploying"] == {"seat": 1, "region": 2, "marker": None}
    table.choose("marker blue-7")
    assert table.game.view(2)["deploying"] == {"seat": 1, "region": 2, "marker": 6}
    table.choose(STRAIGHT)
    assert table.game.view(2)["deploying"] is None
    table.choose("play second-wind")
    assert table.game.view(2)["resolving"]["seat"] == 1
    assert table.game.view(2)["resolving"]["text"].startswith("Deploy 1 of your unused")
    table.choose("region planning")
    assert table.game.view(2)["deploying"] == {"seat": 1, "region": 0, "marker": None}


def test_three_players_the_prosecutor_deploys_one_marker() -> None:
    table = on_turn(Table(seats=3, prosecutor=0), 0)
    take_turn(table, 0, "speech", "Panic")
    assert table.asked == (0, "trial")


def test_who_has_no_marker_left_has_no_turn() -> None:
    table = Table()
    for marker in table.game.view(1)["players"][1]["unused"]:
        table.state.place[marker] = DESTROYED
    on_turn(table, 1)
    assert table.asked == (0, "trial")


def test_a_push_changes_only_the_chosen_region() -> None:
    table = Table()
    for region in Region:
        table.marker(2, "anger" if region < 2 else "sadness" if region < 4 else "joy", region.name)
    before = {
        one["name"]: one["markers"]
        for one in table.game.view(None)["regions"]
        if one["name"] != "speech"
    }
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Joy")
    after = {
        one["name"]: one["markers"]
        for one in table.game.view(None)["regions"]
        if one["name"] != "speech"
    }
    assert after == before


def test_a_preview_tells_what_the_push_will_do_and_changes_nothing() -> None:
    table = Table().call(DEPLOYMENT(1, 7, Region.SPEECH))
    table.marker(2, "joy", "speech", 3, 20)
    table.marker(3, "joy", "speech", -8, 33)
    before = table.game.to_json()
    ghost = push_of(table.game, 1, VoicesAim(1.5, 10))
    assert table.game.to_json() == before
    action = table.game.rules.actions[ghost.action]
    assert action is push_action(1.5, 10)
    table.choose(action.key)
    there = table.game.view(1)["regions"][Region.SPEECH]["markers"]
    assert [(one["marker"], one["x"], one["y"]) for one in there] == ghost.placed
    told = table.told(Deployed)[0]
    assert [(marker, list(path)) for marker, path in told.paths] == ghost.paths


def test_any_push_of_the_lattice_is_legal_though_only_the_grid_is_listed() -> None:
    table = Table().call(DEPLOYMENT(1, 7, Region.SPEECH))
    fine = push_key(123, -77)
    assert fine not in table.options
    assert table.game.why_not(fine) is None
    table.choose(fine)
    assert table.state.place[7] == Region.SPEECH


@pytest.mark.parametrize(("start", "direction"), [(300, 600), (-300, -450), (200, 600)])
def test_an_impossible_push_is_refused_with_a_reason(start: int, direction: int) -> None:
    table = Table().call(DEPLOYMENT(1, 7, Region.SPEECH))
    before = table.game.to_json()
    reason = table.game.why_not(push_key(start, direction))
    assert reason is not None
    assert reason.text == refusal(start, direction)
    with pytest.raises(Exception, match="How to Deploy a Control Marker"):
        table.game.apply(push_key(start, direction))
    assert table.game.to_json() == before


def test_strategy_cards_after_deploying_are_offered_one_at_a_time() -> None:
    table = Table().hand(1, "slip-of-the-tongue", "overpower", "cunning-plan")
    edge = table.marker(2, "joy", "speech", 30, 26)
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger")
    assert table.options == ["play overpower", "play slip-of-the-tongue", "pass"]
    table.choose("play overpower")
    assert table.state.place[edge] == DESTROYED
    assert table.options == ["play slip-of-the-tongue", "pass"]
    table.choose("play slip-of-the-tongue", "option a", "juror relaxed")
    assert table.open_tokens("relaxed") == (0, 1)
    assert table.options == ["pass"]
    refused = table.game.why_not("play cunning-plan")
    assert refused is not None
    assert refused.code == "wrong-region"


def test_overpower_only_hits_markers_that_stick_out_v3() -> None:
    table = Table().hand(1, "overpower")
    table.marker(2, "joy", "speech", 0, 30)
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger", push_key(200))
    assert table.options == ["pass"]
    refused = table.game.why_not("play overpower")
    assert refused is not None
    assert refused.code == "no-effect"


def test_removing_a_marker_by_a_card_moves_no_other_v4() -> None:
    table = Table().hand(1, "overpower")
    edge = table.marker(2, "joy", "speech", 30, 26)
    near = table.marker(3, "joy", "speech", 14, 26)
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger", push_key(-200))
    table.choose("play overpower")
    assert table.state.place[edge] == DESTROYED
    assert (table.state.x[near], table.state.y[near]) == (14000, 26000)


def test_of_two_minds_needs_two_markers_in_the_region() -> None:
    table = Table().hand(1, "of-two-minds")
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger")
    refused = table.game.why_not("play of-two-minds")
    assert refused is not None
    assert refused.code == "unmet"
    table.choose("pass")
    table.call(DEPLOYMENT(1, 7, Region.SPEECH)).choose(push_key(200))
    assert "play of-two-minds" in table.options


def test_three_players_two_colours_of_one_player_are_two_markers_of_his() -> None:
    table = Table(seats=3, prosecutor=0).hand(1, "of-two-minds")
    table.marker(1, "anger", "speech", -20, colour=1)
    table.call(DEPLOYMENT(1, 7, Region.SPEECH)).choose(push_key(100))
    assert "play of-two-minds" in table.options


def test_second_wind_deploys_a_further_marker_which_gives_rise_to_cards_again() -> None:
    table = Table().hand(1, "second-wind", "side-glance").tokens("logical", influence="blank")
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger")
    table.choose("play second-wind")
    assert table.prompt.endswith("to any region. To which region?")
    table.choose("region observation")
    assert table.prompt.endswith("to any region. Which control marker?")
    table.choose("marker blue-7", STRAIGHT)
    assert table.asked == (1, "strategy")
    assert "play side-glance" in table.options


def test_peer_pressure_pushes_a_marker_of_somebody_else() -> None:
    table = Table().hand(1, "peer-pressure")
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger")
    table.choose("play peer-pressure", "region speech", "marker red-7", push_key(200))
    (marker,) = [
        one
        for one in table.game.view(None)["regions"][Region.SPEECH]["markers"]
        if one["owner"] == 2
    ]
    assert marker["emotion"] == "joy"


def test_whose_unused_markers_a_card_may_deploy() -> None:
    table = Table().hand(1, "second-wind", "peer-pressure")
    table.call(DEPLOYMENT(1, table.marker(1, "joy", "destroyed"), INSTINCT)).choose(STRAIGHT)
    table.choose("play peer-pressure", "region speech")
    colours = {key.partition(" ")[2].partition("-")[0] for key in table.options}
    assert colours == {"red", "yellow", "grey"}
    table.choose(table.options[0], STRAIGHT)
    table.choose("play second-wind", "region planning")
    colours = {key.partition(" ")[2].partition("-")[0] for key in table.options}
    assert colours == {"blue"}


def test_change_of_heart_brings_a_marker_over_from_elsewhere() -> None:
    table = Table().hand(1, "change-of-heart")
    moved = table.marker(1, "joy", "planning")
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger", push_key(-200))
    table.choose("play change-of-heart")
    assert table.asked == (1, "push")
    table.choose(push_key(200))
    assert table.state.place[moved] == Region.SPEECH


def test_swallow_it_returns_a_marker_to_its_owner() -> None:
    table = Table().hand(1, "swallow-it")
    taken = table.marker(2, "joy", "speech", 20)
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger", push_key(-200))
    table.choose("play swallow-it")
    assert table.state.place[taken] == UNUSED


def test_after_a_loss_the_loser_may_play_and_the_first_player_says_who_is_first() -> None:
    table = Table().first_player(3).hand(2, "bounce-back").hand(1, "overpower")
    lost = table.marker(2, "joy", "instinct", 0, 53)
    table.marker(3, "anger", "instinct", 0, 21)
    table.marker(3, "anger", "instinct", 0, 37)
    on_turn(table, 1)
    take_turn(table, 1, "instinct", "Anger")
    assert table.asked == (2, "strategy")
    table.choose("play bounce-back")
    assert table.asked == (3, "order")
    assert table.options == ["player 3", "player 2"]
    table.choose("player 3", "region planning")
    table.choose(STRAIGHT)
    assert table.state.place[lost] == Region.PLANNING
    assert table.asked == (1, "strategy")


def test_who_pushes_his_own_marker_off_has_no_loss_to_answer() -> None:
    table = Table().hand(1, "bounce-back")
    fallen = table.column(1, "instinct", "anger", "anger", "joy")[-1]
    deployed = table.marker(1, "trust", "destroyed")
    table.call(DEPLOYMENT(1, deployed, INSTINCT)).choose(STRAIGHT)
    assert table.state.place[fallen] == DESTROYED
    assert table.asked == (1, "strategy")
    assert table.options == ["pass"]
    refused = table.game.why_not("play bounce-back")
    assert refused is not None
    assert refused.code == "wrong-time"


def test_after_a_loss_without_rivals_nobody_has_to_order_anything() -> None:
    table = Table().hand(2, "bounce-back")
    table.marker(2, "joy", "instinct", 0, 53)
    table.marker(3, "anger", "instinct", 0, 21)
    table.marker(3, "anger", "instinct", 0, 37)
    on_turn(table, 1)
    take_turn(table, 1, "instinct", "Anger")
    table.choose("play bounce-back")
    assert table.asked == (2, "region")


def test_who_holds_cards_is_asked_even_if_none_fits_so_that_nobody_learns_it() -> None:
    table = Table().hand(1, "cunning-plan")
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger")
    assert table.asked == (1, "strategy")
    assert table.options == ["pass"]


def abilities() -> Table:
    return Table(marker_abilities=True)


def test_without_the_optional_rule_emotions_do_nothing() -> None:
    table = Table()
    table.marker(2, "joy", "speech", 20)
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger", push_key(-200))
    assert table.asked == (0, "trial")


def test_anger_destroys_a_marker_of_who_has_not_had_a_turn_this_round() -> None:
    table = abilities()
    later = table.marker(2, "joy", "speech", 20)
    earlier = table.marker(3, "joy", "speech", 0, 30)
    table.state.turns_taken = 1 << 3
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger", push_key(-200))
    assert table.asked == (1, "may")
    table.choose("yes")
    assert table.state.place[later] == DESTROYED
    assert table.state.place[earlier] == Region.SPEECH


def test_an_ability_may_be_left_unused() -> None:
    table = abilities()
    later = table.marker(2, "joy", "speech", 20)
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger", push_key(-200))
    table.choose("no")
    assert table.state.place[later] == Region.SPEECH


def test_sadness_brings_a_destroyed_marker_back_to_a_different_region() -> None:
    table = abilities()
    lost = table.marker(1, "joy", "destroyed")
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Sadness")
    table.choose("yes")
    assert "region speech" not in table.options
    table.choose("region planning", STRAIGHT)
    assert table.state.place[lost] == Region.PLANNING


def push_a_joy_off(table: Table, owner: int) -> None:
    table.marker(owner, "joy", "instinct", 0, 53)
    table.marker(3, "anger", "instinct", 0, 21)
    table.marker(3, "anger", "instinct", 0, 37)


@pytest.mark.parametrize("owner", [1, 2])
def test_fear_draws_a_card_if_the_deployment_destroyed_a_joy_even_an_own_one(owner: int) -> None:
    table = abilities()
    push_a_joy_off(table, owner)
    on_turn(table, 1)
    take_turn(table, 1, "instinct", "Fear")
    assert table.asked == (1, "may")
    table.choose("yes")
    assert len(table.state.hands[1]) == 1
    assert table.asked == (0, "trial"), "the new card cannot be played at once"


def test_fear_does_nothing_for_a_joy_destroyed_by_a_card() -> None:
    table = abilities().hand(1, "overpower")
    table.marker(2, "joy", "speech", 30, 26)
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Fear", push_key(-200))
    table.choose("play overpower")
    assert table.asked == (0, "trial")


def test_trust_pulls_another_own_marker_back_to_the_entrance() -> None:
    table = abilities()
    edge = table.marker(1, "joy", "planning", 0, 53)
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Trust")
    table.choose("yes", STRAIGHT)
    assert (table.state.x[edge], table.state.y[edge]) == (0, 8000)
    assert table.state.place[edge] == Region.PLANNING


def test_joy_does_nothing() -> None:
    table = on_turn(abilities(), 1)
    take_turn(table, 1, "speech", "Joy")
    assert table.asked == (0, "trial")


def test_nervousness_places_a_guilty_token_if_two_markers_were_destroyed_v16() -> None:
    table = abilities()
    table.marker(1, "joy", "instinct", -34.5, 21.9)
    table.marker(2, "joy", "instinct", -18, 23.2)
    table.marker(3, "joy", "instinct", -23, 8)
    on_turn(table, 0)
    take_turn(table, 0, "instinct", "Nervousness", push_key(0, -600))
    assert len(table.told(Deployed)[0].destroyed) == 2
    table.choose("yes", "juror relaxed")
    assert table.open_tokens("relaxed") == (1, 0)


def test_nervousness_is_not_offered_for_one_marker() -> None:
    table = abilities()
    push_a_joy_off(table, 2)
    on_turn(table, 0)
    take_turn(table, 0, "instinct", "Nervousness")
    assert table.asked == (0, "trial")


def test_confusion_does_nothing_v16() -> None:
    table = on_turn(abilities(), 0)
    take_turn(table, 0, "instinct", "Confusion")
    assert table.asked == (0, "trial")


def test_panic_swaps_a_card_of_this_region_but_not_the_chosen_one_v16() -> None:
    table = abilities().trial(2).trial(1).trial(4)
    table.state.trial_cards.remove(1)
    table.state.trial_chosen = 1
    on_turn(table, 0)
    take_turn(table, 0, "motor-skills", "Panic")
    assert table.asked == (0, "swap")
    decision = table.game.decision
    assert decision is not None
    assert table.game.option(decision.actions[0]).text.startswith("Discard “")
    assert table.options == ["trial 1", "pass"], "card 4 has no Motor Skills, card 2 is chosen"
    table.choose("trial 1")
    assert len(table.state.trial_cards) == 2
    assert 3 in table.state.trial_cards
    assert 0 not in table.state.trial_cards
    assert table.state.trial_chosen == 1


def test_panic_is_put_to_her_even_if_no_card_fits_and_may_be_left() -> None:
    table = abilities().trial(2).trial(4).trial(5)
    table.state.trial_cards.remove(1)
    table.state.trial_chosen = 1
    on_turn(table, 0)
    take_turn(table, 0, "motor-skills", "Panic")
    assert table.options == ["pass"]
    table.choose("pass")
    assert table.state.trial_cards == [3, 4]


def test_panic_has_nothing_to_ask_in_planning_which_no_trial_card_shows() -> None:
    table = on_turn(abilities(), 0)
    take_turn(table, 0, "planning", "Panic")
    assert table.asked == (0, "trial")


def test_only_the_first_marker_of_a_turn_uses_its_ability() -> None:
    table = Table(seats=3, prosecutor=0, marker_abilities=True)
    table.marker(2, "joy", "speech", 20)
    on_turn(table, 1)
    take_turn(table, 1, "planning", "Red Joy")
    take_turn(table, 1, "speech", "Blue Anger", push_key(-200))
    assert table.asked == (0, "trial")


def test_strategy_cards_come_before_the_ability() -> None:
    table = abilities().hand(1, "overpower")
    table.marker(2, "joy", "speech", 30, 26)
    on_turn(table, 1)
    take_turn(table, 1, "speech", "Anger", push_key(-200))
    assert table.asked == (1, "strategy")
    table.choose("pass")
    assert table.asked == (1, "may")


def test_every_emotion_is_tested_above() -> None:
    assert {kind.emotion.name for kind in KINDS} == {
        "ANGER", "SADNESS", "FEAR", "TRUST", "JOY", "PANIC", "NERVOUSNESS", "CONFUSION",
    }  # fmt: skip


def test_a_hand_of_copies_is_asked_about_like_any_other_v18() -> None:
    """Nobody learns from a question left out that a hand is of one kind."""
    table = Table().hand(1, "overpower", "overpower").do(DiscardStrategy(1), 1)
    assert (table.asked, table.options) == ((1, "discard"), ["discard overpower"])
    assert Table().hand(1, "overpower").do(DiscardStrategy(1), 1).idle
