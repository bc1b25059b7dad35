"""End of trial: canceling, votes, goals, any number of winners."""

from __future__ import annotations

import pytest

from caseboard.core.rules import Line, Result
from caseboard.games.voices.content.cited import cited
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.stories import STORIES
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.events import Closing, Verdict
from caseboard.games.voices.rules.end_of_trial import END_OF_TRIAL, summary
from tests.games.voices.table import Table


def ended(table: Table) -> Table:
    table.state.stack.clear()
    return table.call(END_OF_TRIAL())


@pytest.mark.parametrize("story", range(len(STORIES)))
def test_the_closing_speech_cites_only_what_was_played(story: int) -> None:
    table = Table()
    table.state.story = story
    table.state.trial_discard = [10, 3, 46]
    (speech,) = ended(table).told(Closing)
    named = [card.number for card in TRIAL_CARDS if cited(card.number) in speech.text]
    assert named in ([11, 47], [47])
    assert result_of(table).story[0] == speech.text


def test_a_closing_speech_without_a_trial_cites_nothing() -> None:
    table = Table()
    table.state.trial_discard = []
    (speech,) = ended(table).told(Closing)
    assert not [card for card in TRIAL_CARDS if cited(card.number) in speech.text]


def result_of(table: Table) -> Result:
    result = table.game.result
    assert result is not None
    return result


def jury(table: Table, verdicts: str) -> Table:
    """g, i or u for each of the six juror types."""
    names = ("logical", "judgmental", "distracted", "relaxed", "impulsive", "perceptive")
    for name, vote in zip(names, verdicts, strict=True):
        table.tokens(name, guilty=int(vote == "g"), innocent=int(vote == "i"))
    return table


def winners(table: Table) -> tuple[int, ...]:
    result = ended(table).game.result
    assert result is not None
    return result.winners


@pytest.mark.parametrize(
    ("verdicts", "guilty"),
    [("gggiii", False), ("ggggii", True), ("uuuuuu", False), ("guuuuu", True), ("iiiiii", False)],
)
def test_guy_is_convicted_if_more_jurors_think_guilty(verdicts: str, guilty: bool) -> None:
    table = jury(Table(), verdicts)
    assert (0 in winners(table)) == guilty
    assert table.told(Verdict)[0].convicted == guilty


def test_any_number_of_players_may_win_v13() -> None:
    table = jury(Table(), "giuuuu").role(1, "selfishness").role(2, "doubt").role(3, "honesty")
    assert winners(table) == (1, 2)
    table = jury(Table(), "uuuuuu").role(1, "charm").role(2, "fairness").role(3, "honesty")
    assert winners(table) == ()


def test_the_result_says_why() -> None:
    table = jury(Table(), "ggguuu").role(1, "honesty").role(2, "doubt").role(3, "selfishness")
    table.marker(1, "joy", "speech")
    result = ended(table).game.result
    assert result is not None
    assert result.winners == (0, 1)
    assert result.scores == (1, 1, 0, 0)
    assert result.breakdown[2][0].points == 0
    assert result.breakdown[2][1:] == (
        Line(0, "2 or fewer jurors who vote guilty (3).", met=False),
        Line(0, "2 or fewer jurors who vote innocent (0).", met=True),
    )
    assert result.breakdown[1][1:] == (
        Line(0, "3 or more jurors who vote guilty (3).", met=True),
        Line(0, "The highest total, alone or tied, in Observation or Speech.", met=True),
    )
    told = "At least as many jurors who vote innocent as jurors who vote guilty (0 to 3)."
    assert result.breakdown[3][1] == Line(0, told, met=False)
    assert [line.get("met") for line in result.to_data()["breakdown"][3]] == [None, False]


def test_the_result_counts_destroyed_markers_and_leaves_joined_parts_as_they_are() -> None:
    table = jury(Table(), "gguuuu").role(1, "mischief").role(2, "remorse")
    table.marker(1, "joy", "destroyed")
    table.marker(3, "joy", "destroyed")
    result = ended(table).game.result
    assert result is not None
    assert result.breakdown[1][1:] == (
        Line(0, "More destroyed control markers than any other persona (1 to 1).", met=False),
        Line(0, "3 or more undecided jurors (4).", met=True),
    )
    both = "2 or more jurors who vote guilty AND 3 or more destroyed control markers of your own."
    assert result.breakdown[2][2] == Line(0, both, met=False)


def test_tokens_and_influence_are_counted_together() -> None:
    table = Table().tokens("relaxed", guilty=1, influence="innocent innocent blank")
    ended(table)
    assert table.open_tokens("relaxed") == (0, 1)
    assert table.state.cancelled_guilty == 1


def test_cancelled_guilty_tokens_of_all_jurors_are_added_up() -> None:
    table = Table().tokens("relaxed", guilty=3, innocent=2).tokens("logical", influence="guilty")
    table.tokens("logical", innocent=4)
    ended(table)
    assert table.state.cancelled_guilty == 3


def test_control_needs_a_marker_and_a_tie_is_enough() -> None:
    table = Table()
    table.marker(1, "joy", "speech")
    table.marker(2, "joy", "speech", 20)
    assert summary(table.state, 1).controlled == {Region.SPEECH}
    assert summary(table.state, 2).controlled == {Region.SPEECH}
    assert summary(table.state, 3).controlled == set()


def test_the_prosecutors_destroyed_markers_do_not_count() -> None:
    table = Table()
    table.marker(0, "panic", "destroyed")
    table.marker(0, "panic", "destroyed")
    table.marker(1, "joy", "destroyed")
    seen = summary(table.state, 1)
    assert seen.destroyed == 1
    assert seen.others_destroyed == (0, 0)


def test_every_role_can_win_and_lose() -> None:
    won: dict[str, set[bool]] = {role.id: set() for role in ROLES}
    for verdicts in ("gggggg", "iiiiii", "uuuuuu", "gggiii", "gguuii", "ggguui"):
        for controls in (False, True):
            for cancelled in (0, 9):
                table = jury(Table(), verdicts)
                table.state.cancelled_guilty = cancelled
                if controls:
                    for region in Region:
                        emotion = ("anger", "anger", "sadness", "sadness", "joy")[region]
                        table.marker(1, emotion, region.name.lower())
                for lost in range(2):
                    table.marker(2 - lost, "joy", "destroyed")
                    seen = summary(table.state, 1)
                    for role in ROLES:
                        won[role.id].add(role.goal.met(seen))
                if not controls:
                    table.marker(1, "fear", "destroyed")
                    table.marker(1, "trust", "destroyed")
                    for role in ROLES:
                        won[role.id].add(role.goal.met(summary(table.state, 1)))
    assert {id: both for id, both in won.items() if both != {True, False}} == {}


def test_everything_is_open_after_the_verdict_v13() -> None:
    table = jury(Table(), "gggiii").role(1, "doubt")
    ended(table)
    view = table.game.view(None)
    assert view["players"][1]["role"] == "doubt"
    assert view["jurors"][0]["vote"] == "guilty"
    assert view["decision"] is None
    assert view["result"]["winners"] is not None
