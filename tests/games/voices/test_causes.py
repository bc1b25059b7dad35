"""Who or what asks, and what each option does to what: at every question, as data."""

from __future__ import annotations

import pytest

import caseboard
from caseboard.core.options import Cause, Thing
from caseboard.core.rules import by_rule
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.selectors import ANY
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.tokens import Face
from caseboard.games.voices.effects import Fate, LookAtInfluence
from caseboard.games.voices.geometry import PUSHES
from caseboard.games.voices.rules.deploy import TURN
from caseboard.games.voices.rules.draw_cards import DRAW_CARDS
from caseboard.games.voices.rules.resolve_trial_card import RESOLVE_TRIAL_CARD
from caseboard.games.voices.rules.users import WHO_USES
from caseboard.games.voices.state import ABSENT, VoicesState
from caseboard.pack.registry import pack_of
from tests.games.choosing import Choose, at_random, by_bots
from tests.games.voices.table import STRAIGHT, Table

ALL_OPTIONS = {"advanced_roles": True, "marker_abilities": True, "memory_aid": True}
KINDS = {
    "trial", "region", "marker", "push", "strategy", "order", "tie", "option", "juror",
    "influence", "look", "inspect", "may", "planning", "discard", "swap",
}  # fmt: skip


def exists(game: caseboard.Game, seat: int, thing: Thing) -> bool:
    """Whether there is such a thing, as far as the seat may know."""
    state = game.state
    assert isinstance(state, VoicesState)
    view = game.view(seat)
    read = [view["trial"]["number"]] if view["trial"] else []
    kept = [number for player in view["players"] for number in player["kept"]]
    desk = [card["number"] for card in view["desk"] or ()]
    things: dict[str, object] = {
        "region": range(len(Region)),
        "juror": range(len(JurorType)),
        "player": range(game.seats),
        "marker": [one for one, place in enumerate(state.place) if place != ABSENT],
        "card": [card.id for card in STRATEGY_CARDS],
        "trial": [*read, *kept, *desk, *view["resolved"]],
        "face": [face.name.lower() for face in Face],
        "spot": range(view["looking"]["count"]) if view["looking"] else [],
        "option": "ABCDEF",
        "push": range(PUSHES),
    }
    known = things[thing.kind]
    assert isinstance(known, list | range | str)
    return thing.id in known


def check_question(game: caseboard.Game, seed: int) -> None:
    decision = game.decision
    assert decision is not None
    seat, cause = decision.seat, decision.cause
    assert cause != by_rule(game.state, seat), cause
    assert cause.text[0] == cause.text[0].upper()
    assert cause.text.endswith(".")
    assert not decision.prompt.startswith(cause.text), "the question says again why it is asked"
    assert cause.things
    pack_of("voices").rulebook.chapter_for(cause.chapter)
    assert all(exists(game, seat, thing) for thing in cause.things), cause
    options = decision.options
    for option, action in zip(options, decision.actions, strict=True):
        assert (option.id, option.key, option.verb) == (action.id, action.key, action.verb)
        assert all(exists(game, seat, thing) for thing in option.targets), option
        assert option.targets or option.verb in {"pass", "yes", "no", "done"}
    other = game.determinize(seat, seed).decision
    assert other is not None
    assert (other.cause, other.options) == (cause, options), "a question tells a secret"


def play(seats: int, seed: int, choose: Choose, **given: bool) -> set[str]:
    """Check every question of a game; says which kinds there were."""
    game = caseboard.new("voices", seats=seats, seed=seed, **given)
    met = set()
    while game.decision is not None:
        check_question(game, seed)
        met.add(game.decision.kind)
        game.apply(choose(game))
    return met


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_question_says_what_asks_and_every_option_what_it_is_about(seats: int) -> None:
    met = set()
    for seed in range(4):
        met |= play(seats, seed, at_random(seed), **(ALL_OPTIONS if seed % 2 else {}))
    assert met >= {"trial", "region", "marker", "push", "strategy", "option", "juror", "may"}
    assert met <= KINDS


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_same_in_games_of_bots(seats: int) -> None:
    play(seats, seats, by_bots("voices", seats, seats), marker_abilities=True)


def cause_of(table: Table) -> Cause:
    decision = table.game.decision
    assert decision is not None
    return decision.cause


def resolving(table: Table, number: int) -> Table:
    table.trial(number)
    table.state.trial_cards.remove(number - 1)
    table.state.trial_chosen = number - 1
    return table.call(RESOLVE_TRIAL_CARD())


def test_the_prosecutor_opens_a_round() -> None:
    cause = cause_of(Table())
    assert cause.text == "Round 1 begins, and you are the prosecutor."
    assert (cause.seat, cause.things) == (0, (Thing("player", 0),))


def test_a_turn_asks_for_region_marker_and_push() -> None:
    table = Table().call(TURN(seat=1))
    for choice in ("region speech", "marker blue-1", STRAIGHT):
        assert cause_of(table).text == "It is your turn in round 1: you deploy a control marker."
        table.choose(choice)


def test_three_players_a_turn_is_a_marker_of_each_color() -> None:
    table = Table(seats=3).call(TURN(seat=1))
    told = "It is your turn in round 1: you deploy "
    assert cause_of(table).text == f"{told}a marker of each color, Blue and Red."
    table.choose("region speech", "marker blue-1", STRAIGHT)
    assert cause_of(table).text == f"{told}a Red marker too."


def test_control_of_a_region_is_why_its_ability_is_yours() -> None:
    table = Table()
    table.marker(2, "joy", "motor_skills")
    resolving(table, 2)
    assert table.asked == (2, "option")
    cause = cause_of(table)
    assert cause.text == "You control Motor Skills, so this part of “The Drum Solo” is yours."
    assert cause.things == (Thing("trial", 2), Thing("region", Region.MOTOR_SKILLS))


def test_a_tie_is_settled_by_the_first_player() -> None:
    table = Table().first_player(3)
    table.marker(2, "joy", "motor_skills", -20)
    table.marker(1, "joy", "motor_skills", 20)
    resolving(table, 2)
    assert table.asked == (3, "tie")
    cause = cause_of(table)
    assert cause.text == (
        "Blue and Red are tied for control of Motor Skills, and you are the first player."
    )
    assert cause.things == (Thing("region", 4), Thing("player", 1), Thing("player", 2))
    table.choose("player 2")
    assert cause_of(table).text == (
        "The tie for Motor Skills went to you, so this part of “The Drum Solo” is yours."
    )


@pytest.mark.parametrize(
    ("first", "why"), [(3, "the first player chose you"), (1, "you chose yourself")]
)
def test_an_empty_region_is_given_away(first: int, why: str) -> None:
    table = resolving(Table().first_player(first), 2)
    assert cause_of(table).text == (
        "No persona has a control marker in Motor Skills, and you are the first player."
    )
    table.choose("player 2")
    assert cause_of(table).text == (
        f"No persona controls Motor Skills, and {why}, so this part of “The Drum Solo” is yours."
    )


def test_who_gave_his_marker_up_still_uses_the_ability_he_paid_for() -> None:
    """What was true as the ability was read stays the reason."""
    table = Table().stage_two().tokens("logical", guilty=2).tokens("relaxed", guilty=2)
    table.marker(2, "joy", "instinct")
    resolving(table, 32)
    why = "You control Instinct, so this part of “Objection” is yours."
    assert (table.asked, cause_of(table).text) == ((2, "may"), why)
    table.choose("yes")
    assert (table.asked, cause_of(table).text) == ((2, "juror"), why)


def test_three_players_a_tied_ability_is_the_prosecutors() -> None:
    table = Table(seats=3)
    table.marker(2, "joy", "motor_skills", -20)
    table.marker(1, "joy", "motor_skills", 20)
    resolving(table, 2)
    assert table.asked == (0, "option")
    assert cause_of(table).text == (
        "Motor Skills is tied, and in a 3-player game you, the prosecutor, decide then, so this "
        "part of “The Drum Solo” is yours."
    )


def test_a_strategy_card_that_was_played_asks() -> None:
    table = Table().hand(1, "second-wind").call(TURN(seat=1))
    table.choose("region speech", "marker blue-1", STRAIGHT)
    assert table.asked == (1, "strategy")
    assert cause_of(table).text == "You deployed Blue’s Anger to Speech."
    table.choose("play second-wind")
    for choice in ("region instinct", "marker blue-2", STRAIGHT):
        cause = cause_of(table)
        assert cause.text == "You played Second Wind."
        assert cause.things == (Thing("card", "second-wind"),)
        table.choose(choice)


def test_a_loss_names_who_brought_it_about() -> None:
    table = Table().hand(2, "bounce-back")
    lost = table.column(2, "instinct", "anger", "anger", "joy")[-1]
    table.call(TURN(seat=1)).choose("region instinct", "marker blue-1", STRAIGHT)
    assert table.asked == (2, "strategy")
    cause = cause_of(table)
    assert cause.text == "Blue deployed to Instinct and destroyed Red’s Joy."
    assert cause.things == (Thing("marker", lost), Thing("region", 3), Thing("player", 1))
    assert cause.seat == 1


def test_a_tie_that_a_card_could_win() -> None:
    table = Table().hand(1, "loudest-voice")
    table.marker(1, "joy", "speech", -20)
    table.marker(2, "joy", "speech", 20)
    table.call(WHO_USES(region=int(Region.SPEECH)))
    assert cause_of(table).text == "You are tied with Red for control of Speech."


def test_a_markers_emotion_asks() -> None:
    table = Table(marker_abilities=True)
    table.marker(2, "joy", "speech", -25, 20)
    table.call(TURN(seat=1)).choose("region speech", "marker blue-1", STRAIGHT)
    assert table.asked == (1, "may")
    cause = cause_of(table)
    assert cause.text == "You deployed Blue’s Anger to Speech, and it has an ability."
    assert cause.things == (Thing("marker", 0), Thing("region", Region.SPEECH))


def test_planning_lets_another_draw() -> None:
    table = Table(seats=5)
    table.marker(1, "joy", "planning")
    table.call(DRAW_CARDS())
    assert cause_of(table).text == (
        "You control Planning, so you name somebody else who draws a card."
    )


def test_too_many_cards() -> None:
    table = Table().hand(1, "overpower", "overpower", "side-glance")
    table.marker(1, "joy", "planning")
    table.call(DRAW_CARDS())
    assert table.asked == (1, "discard")
    assert cause_of(table).text == "You hold 4 strategy cards, and the limit is 3."


def test_a_push_stands_under_its_start() -> None:
    table = Table().call(TURN(seat=1)).choose("region speech", "marker blue-1")
    decision = table.game.decision
    assert decision is not None
    first = decision.options[0]
    assert first.group == "From 28 mm left"
    assert first.text == f"Push from 28 mm left of the middle, {first.label}"
    groups = list(dict.fromkeys(option.group for option in decision.options))
    assert len(groups) == 9
    assert groups[4] == "From the middle"
    assert {option.label for option in decision.options if option.group == groups[4]} >= {
        "straight ahead", "15° to the left", "60° to the right",
    }  # fmt: skip


def test_markers_that_look_the_same_are_one_choice_and_each_stands_for_it() -> None:
    table = Table().call(TURN(seat=1)).choose("region speech")
    decision = table.game.decision
    assert decision is not None
    anger = decision.options[0]
    assert (anger.group, anger.label, anger.text) == ("Blue", "Anger (#1)", "Blue Anger (#1)")
    assert anger.targets == (Thing("marker", 0), Thing("marker", 1))


def test_tokens_that_are_looked_at_are_spots_of_their_juror() -> None:
    table = Table().tokens("relaxed", influence="guilty blank")
    table.do(LookAtInfluence(ANY, Fate.DISCARD_OR_MOVE, whole_stack=True))
    decision = table.game.decision
    assert decision is not None
    relaxed = Thing("juror", JurorType.RELAXED)
    assert [option.targets for option in decision.options] == [
        (Thing("spot", 0), relaxed), (Thing("spot", 1), relaxed),
    ] * 2  # fmt: skip
