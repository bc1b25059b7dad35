"""Playing an open question in one's head ends where nobody knows more."""

from __future__ import annotations

import caseboard
from caseboard.bots.base import sight_of
from caseboard.bots.voices.experience import OF_A_DETECTIVE
from caseboard.bots.voices.reading import Reading
from caseboard.bots.voices.scene import Scene
from caseboard.bots.voices.search import Thinker
from caseboard.games.voices.actions import GRID, JUROR, OPTION, PUSH
from caseboard.games.voices.content.selectors import ANY, NEIGHBOUR
from caseboard.games.voices.content.tokens import Token
from caseboard.games.voices.effects import MoveTokens, guilty
from caseboard.games.voices.rules.resolve_trial_card import RESOLVE_TRIAL_CARD
from tests.games.voices.table import Table

NOTHING = frozenset[int]()


def scene_of(game: caseboard.Game, seed: int = 1) -> Scene:
    return Scene.of(sight_of(game).sample(seed))


def test_a_scene_stops_before_the_next_ability_is_read() -> None:
    """Card 8 lets the prosecutor place guilt, then Instinct reveals an influence token."""
    table = Table().trial(8).tokens("relaxed", guilty=1, influence="guilty")
    table.marker(1, "joy", "instinct")
    table.state.trial_cards.remove(7)
    table.state.trial_chosen = 7
    table.call(RESOLVE_TRIAL_CARD())
    assert table.asked == (0, "juror")
    after = scene_of(table.game).after(JUROR[4])
    assert after.ask is None
    assert after.state.guilty[4] == 1
    assert after.state.influence[3], "nobody has revealed anything yet"
    assert after.state.read_side == 1


def test_a_scene_leaves_the_game_alone() -> None:
    table = Table().tokens("logical", guilty=1)
    table.do(guilty(on=ANY), 1)
    before = table.game.to_json()
    scene = scene_of(table.game)
    scene.after(JUROR[2])
    assert table.game.to_json() == before
    assert scene.ask is not None


def test_options_with_a_black_box_are_blind_and_others_are_not() -> None:
    table = Table().use("trial 2A1", 1)
    assert table.asked == (1, "option")
    assert scene_of(table.game).blind
    table = Table().use("trial 10B1", 1)
    assert not scene_of(table.game).blind


def test_three_players_a_prosecutor_who_decides_reads_the_black_box() -> None:
    assert not scene_of(Table(seats=3).use("trial 2A1", 0).game).blind
    assert scene_of(Table(seats=3).use("trial 2A1", 1).game).blind


def test_a_black_box_adds_nothing_to_the_worth_of_what_leads_to_it() -> None:
    table = Table().role(1, "selfishness").use("trial 2A1", 1)
    scene = scene_of(table.game, seed=3)
    thinker = Thinker(Reading(scene.state, 1, {}, OF_A_DETECTIVE))
    assert thinker.value(scene, NOTHING, 3) == thinker.reading.value(scene.state, NOTHING)
    opened = [thinker.value_of(scene, option, NOTHING, further=2) for option in OPTION[:2]]
    assert opened[0] != opened[1], "it would tell the options apart if it looked"


def test_two_answers_in_a_row_are_thought_through() -> None:
    """Whoever wants innocence takes the guilt from where it decides to where it does not."""
    table = Table().role(1, "selfishness")
    table.tokens("logical", guilty=1).tokens("judgmental", guilty=3)
    table.do(MoveTokens(Token.GUILTY, 1, ANY, NEIGHBOUR), 1)
    scene = scene_of(table.game)
    thinker = Thinker(Reading(scene.state, 1, {}, OF_A_DETECTIVE))
    values = {one: thinker.value_of(scene, one, NOTHING, further=2) for one in (JUROR[0], JUROR[1])}
    assert values[JUROR[0]] > values[JUROR[1]]


def test_a_push_tried_in_a_scene_is_the_push_that_is_played() -> None:
    table = Table().again().choose(Table().options[0], "region speech")
    while table.asked[1] != "push":
        table.choose(table.options[0])
    table.column(2, "speech", "joy", "fear", "anger")
    action = GRID[len(GRID) // 2]
    assert action.verb == PUSH.verb
    imagined = scene_of(table.game).after(action).state
    table.choose(action.key)
    assert (imagined.place, imagined.x, imagined.y) == (
        table.state.place, table.state.x, table.state.y,
    )  # fmt: skip
