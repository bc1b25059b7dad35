"""What a detective keeps in mind: tokens it saw, and whom it suspects of what."""

from __future__ import annotations

from caseboard.bots.base import View, sight_of
from caseboard.bots.voices.experience import OF_A_DETECTIVE, OF_AN_INSPECTOR, Experience
from caseboard.bots.voices.goals import DIRECTIONS, HARMONY, possible_roles
from caseboard.bots.voices.memory import Memory
from caseboard.bots.voices.players import detective
from caseboard.games.voices.content.roles import ROLES, role
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, Face
from caseboard.games.voices.effects import DrawInfluence
from caseboard.games.voices.state import VoicesState
from tests.games.voices.table import Table

NOTHING = frozenset[int]()


def test_goals_pull_the_jury_where_their_names_say() -> None:
    assert DIRECTIONS["prosecutor"] > 0.3
    assert DIRECTIONS["honesty"] > 0.3
    assert DIRECTIONS["remorse"] > 0.3
    assert DIRECTIONS["selfishness"] < -0.1
    assert DIRECTIONS["hope"] < -0.3
    assert abs(DIRECTIONS["doubt"]) < 1e-9 > abs(DIRECTIONS["mischief"])


def test_others_have_one_of_the_roles_that_are_left() -> None:
    assert possible_roles(4, False, role("doubt")) == {"selfishness": 0.5, "honesty": 0.5}
    advanced = possible_roles(5, True, role("hope"))
    assert abs(sum(advanced.values()) - 1) < 1e-9
    assert "hope" not in advanced
    assert "prosecutor" not in advanced
    assert set(advanced) | {"hope", "prosecutor"} == {each.id for each in ROLES}


def test_a_token_that_it_placed_is_remembered_with_its_face() -> None:
    """The view forgets it (no notes); a detective does not."""
    table = Table().role(2, "selfishness").pile("guilty").do(DrawInfluence(1), 2)
    bot = detective(3)
    table.choose(bot.choose(sight_of(table.game)).key)
    (juror,) = (at for at, stack in enumerate(table.state.influence) if stack)
    assert table.game.view(2)["jurors"][juror]["influence"] == [None]
    assert bot._memory.stacks[juror] == [Face.GUILTY]
    for seed in range(5):
        sample = table.game.determinize(2, seed).state
        assert isinstance(sample, VoicesState)
        known = bot._memory.recall(sample, NOTHING)
        (token,) = sample.influence[juror]
        assert token in known
        assert INFLUENCE_FACES[token] is Face.GUILTY


def test_recalling_keeps_every_token_in_the_game() -> None:
    table = (
        Table().tokens("logical", influence="blank innocent").tokens("relaxed", influence="blank")
    )
    memory = Memory(OF_A_DETECTIVE)
    memory.stacks[0] = [Face.GUILTY, Face.GUILTY]
    state = table.state
    known = memory.recall(state, NOTHING)
    held = [*state.influence_pile, *state.influence_discard]
    for stack in state.influence:
        held += stack
    assert sorted(held) == list(range(len(INFLUENCE_FACES)))
    assert [INFLUENCE_FACES[token] for token in state.influence[0]] == [Face.GUILTY] * 2
    assert known == set(state.influence[0])


def test_a_stack_that_shrank_is_remembered_from_the_bottom() -> None:
    table = Table().tokens("logical", influence="guilty innocent")
    memory = Memory(OF_A_DETECTIVE)
    memory.stacks[0] = [Face.GUILTY, Face.INNOCENT]
    *rest, top = table.state.influence[0]
    table.state.influence[0] = tuple(rest)
    table.state.influence_discard.append(top)
    memory.watch(table.game.view(1))
    assert memory.stacks[0] == [Face.GUILTY]
    table.tokens("logical", influence="blank")
    memory.watch(table.game.view(1))
    assert memory.stacks[0] == [Face.GUILTY, None]


def watched(guilt: int, experience: Experience = OF_A_DETECTIVE) -> Memory:
    """Seat 2 led Speech and Observation when the jury turned."""
    table = Table()
    table.marker(2, "joy", "speech")
    table.marker(2, "trust", "observation")
    table.trial(10).again().choose("trial 10")
    memory = Memory(experience)
    memory.watch(table.game.view(1))
    state = table.state
    state.trial_discard.append(state.trial_chosen)
    state.trial_chosen = -1
    if guilt > 0:
        state.guilty[1] += guilt
    else:
        state.innocent[1] -= guilt
    memory.watch(table.game.view(1))
    return memory


def test_whoever_led_when_the_jury_turned_is_suspected_of_it() -> None:
    table = Table()
    view, own = table.game.view(1), role("doubt")
    hostile = watched(guilt=3).suspicions(view, own, advanced=False)[2]
    kind = watched(guilt=-2).suspicions(view, own, advanced=False)[2]
    assert hostile["honesty"] > 0.6 > 0.4 > kind["honesty"]
    assert abs(sum(hostile.values()) - 1) < 1e-9
    unwatched = watched(guilt=3).suspicions(view, own, advanced=False)[3]
    assert unwatched["honesty"] == unwatched["selfishness"]


def turned(experience: Experience, guilt: int, resolved: int) -> tuple[Memory, View]:
    """Seat 2 led Speech when the jury turned; the next card is being read by now."""
    table = Table()
    table.marker(2, "joy", "speech")
    table.trial(10).again().choose("trial 10")
    memory = Memory(experience)
    view = table.game.view(1)
    memory.watch(view)
    view["resolved"] = [10] * resolved
    view["trial"]["front"] = {}
    view["jurors"][1]["guilty"] += guilt
    memory.watch(view)
    return memory, view


def test_one_turn_of_the_jury_counts_once_however_often_it_is_looked_at() -> None:
    memory, view = turned(OF_A_DETECTIVE, guilt=3, resolved=1)
    once = dict(memory.pull)
    memory.watch(view)
    assert memory.pull == once
    assert once[2] > 0


def friends(memory: Memory) -> dict[int, float]:
    own = role("prosecutor")
    return memory.friends(own, memory.suspicions(Table().game.view(0), own, advanced=False))


def test_friends_are_those_who_seem_to_want_the_same() -> None:
    towards_guilt, towards_innocence = friends(watched(guilt=3)), friends(watched(guilt=-2))
    assert towards_guilt[2] > towards_guilt[3] > towards_innocence[2]


def test_leading_a_region_of_a_goal_speaks_for_that_goal() -> None:
    table = Table()
    table.marker(3, "joy", "speech")
    found = Memory(OF_A_DETECTIVE).suspicions(table.game.view(1), role("doubt"), advanced=False)
    assert found[3]["honesty"] > found[2]["honesty"]


def test_goals_agree_as_far_as_the_same_verdicts_meet_them() -> None:
    assert HARMONY["prosecutor", "selfishness"] < -0.99
    assert HARMONY["prosecutor", "honesty"] > 0.5
    assert HARMONY["doubt", "honesty"] < -0.3
    assert HARMONY["doubt", "selfishness"] > 0
    assert all(HARMONY[one, other] == HARMONY[other, one] for one, other in HARMONY)


def test_an_inspector_gives_every_role_away_once() -> None:
    view = Table().game.view(0)
    found = watched(1, OF_AN_INSPECTOR).suspicions(view, role("prosecutor"), advanced=False)
    assert found[2]["honesty"] > 0.5
    for id in ("selfishness", "honesty", "doubt"):
        assert abs(sum(roles[id] for roles in found.values()) - 1) < 0.01
    assert all(abs(sum(roles.values()) - 1) < 1e-9 for roles in found.values())


def test_an_inspector_expects_accusations_before_guy_is_heard() -> None:
    """What the prosecution's cards do by themselves says nothing about who had a say."""
    early, _ = turned(OF_AN_INSPECTOR, guilt=1, resolved=2)
    late, _ = turned(OF_AN_INSPECTOR, guilt=1, resolved=6)
    assert abs(early.pull[2]) < 0.1
    assert late.pull[2] > 0.5
