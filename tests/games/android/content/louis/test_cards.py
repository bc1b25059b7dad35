"""Louis's cards at the table, each kind of effect once (Playing Twilight Cards; Fights)."""

from __future__ import annotations

import pytest

from caseboard.games.android.catalogue import CARDS, NPC
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.numbers import LOUIS as LOUIS_BLAINE
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.rules.leads import lead_time
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.plots import bad_baggage
from tests.games.android.content.louis.scene import FLOYD, LOUIS, Scene, card_named, favor_of

OWN = [card for card in CARDS if card is not None and card.detective == LOUIS_BLAINE]


@pytest.mark.parametrize("name", [card.name for card in OWN])
@pytest.mark.parametrize("last", [False, True])
def test_every_card_comes_to_a_clean_end(name: str, last: bool) -> None:
    """Whichever end of each list of options is chosen, Louis's turn goes on afterwards."""
    scene = Scene().at("tonys-flophouse").lead(0, "tonys-flophouse")
    scene.state.bad[LOUIS] = scene.state.mood = 1
    depth = len(scene.state.stack)
    scene.resolve(name, actor=LOUIS if card_named(name).side == 0 else FLOYD)
    while scene.asked[1] != "turn":
        scene.choose(scene.options[-1 if last else 0])
    assert len(scene.state.stack) == depth or scene.state.turn != LOUIS
    assert scene.events


def reacts(scene: Scene, name: str) -> Scene:
    """Floyd, who is completely dark shifted, answers with one of Louis's dark cards."""
    scene.state.twilight[FLOYD] = 4
    return scene.hold(FLOYD, name)


def played(scene: Scene, name: str) -> Scene:
    assert scene.asked == (FLOYD, "react")
    return scene.play(name)


def test_the_captain_wants_him_in_her_office() -> None:
    scene = reacts(Scene("sara"), "I want you in my office now, Blaine!")
    played(
        scene.choose("move roxies").answer_until("react"), "I want you in my office now, Blaine!"
    )
    assert scene.state.place[LOUIS] == PLACE["napd"]
    assert scene.state.time == 6 - 1 - 3
    assert scene.state.twilight[FLOYD] == 4 - 3
    assert scene.asked == (LOUIS, "choose")
    held = len(scene.state.hands[LOUIS])
    scene.choose("detective floyd")
    assert len(scene.state.hands[LOUIS]) == held + 1


def test_krauseys_colour_makes_the_office_dearer_or_cheaper() -> None:
    """The rulebook's example: the matching card costs 2, 3 or 4."""
    for changes, cost in ((("match-lower",), 2), ((), 3), (("match-raise",), 4)):
        scene = reacts(Scene(), "I want you in my office now, Blaine!")
        scene.choose("move roxies").answer_until("react")
        scene.play("I want you in my office now, Blaine!", *changes)
        assert scene.state.twilight[FLOYD] == 4 - cost


def test_the_family_sends_the_lead_to_another_detective() -> None:
    name = "The family has asked for another detective"
    scene = reacts(Scene("sara").at("roxies").lead(0, "roxies"), name)
    played(scene.choose("follow testimony-eve").answer_until("react"), name).answer_until()
    assert not any(event["kind"] == "evidence-placed" for event in scene.events)
    assert any(event["kind"] == "lead-wasted" for event in scene.events)


def test_a_planted_clue_is_taken_back() -> None:
    name = "You planted that, and I can prove it"
    scene = reacts(Scene("sara"), name).hold(LOUIS, "It was in his coat the whole time")
    scene.play("It was in his coat the whole time")
    played(scene, name).answer_until()
    assert not any(scene.state.files)
    assert scene.state.twilight[LOUIS] == 3


def test_the_union_rep_cancels_a_dark_card() -> None:
    dark, light = "Nobody here saw a thing, officer", "Take it up with my union rep"
    scene = reacts(Scene("sara").at("roxies").lead(0, "roxies"), dark).hold(LOUIS, light)
    scene.choose("follow testimony-eve").answer_until("react")
    played(scene, dark)
    assert scene.asked == (LOUIS, "react")
    scene.play(light)
    assert scene.state.time == 6 - 1 - 1


def test_a_call_from_home_is_answered_or_felt() -> None:
    for answer, time, bad in (("yes", 6 - 1 - 2, 0), ("no", 6 - 1, 2)):
        scene = reacts(Scene("sara"), "Your wife called. Again.")
        scene.choose("move roxies").answer_until("react")
        scene.play("Your wife called. Again.").choose(answer)
        assert (scene.state.time, scene.baggage) == (time, (0, bad))


def stays(scene: Scene, name: str) -> Scene:
    scene.state.in_play[LOUIS].append(card_named(name).id)
    scene.state.in_play_data[LOUIS].append(LOUIS)
    deck = scene.state.bags[LOUIS_BLAINE * 2 + card_named(name).side]
    deck.remove(card_named(name).id)
    changed(scene.state)
    return scene.again()


def test_desk_duty_makes_leads_dearer_until_the_turn_ends() -> None:
    scene = stays(Scene(), "Desk duty, effective now")
    assert lead_time(scene.state, LOUIS) == 2
    scene.choose("end-turn")
    assert scene.state.in_play[LOUIS] == []


def test_the_booted_cruiser_makes_moves_dearer() -> None:
    scene = stays(Scene(), "They booted the cruiser")
    assert entry_time(scene.state, LOUIS, PLACE["roxies"]) == 2
    assert entry_time(scene.state, FLOYD, PLACE["roxies"]) == 1


def test_jims_notebook_opens_seedy_doors() -> None:
    scene = stays(Scene(), "Jim wrote everything down")
    assert lead_time(scene.at("tonys-flophouse").state, LOUIS) == 0
    assert lead_time(scene.at("napd").state, LOUIS) == 1


def test_her_picture_comforts_him() -> None:
    scene = stays(Scene(), "Her picture stays on the dash")
    bad_baggage(scene.state, LOUIS)
    scene.choose("end-turn")
    assert len(scene.state.hands[LOUIS]) == 1


def test_a_walk_at_the_end_of_the_day_shows_what_is_hidden() -> None:
    name = "I need to walk the streets a bit"
    scene = Scene("sara").hold(LOUIS, name).choose("end-turn")
    assert scene.asked == (LOUIS, "react")
    scene.play(name).choose("move roxies")
    scene.answer_until("choose")
    scene.choose(scene.options[0])
    assert scene.state.place[LOUIS] == PLACE["roxies"]
    assert any(event["kind"] == "evidence-peeked" for event in scene.events)


@pytest.mark.parametrize("tactics", ["light-tactics", "dark-tactics"])
def test_tanaka_pays_for_jim_either_way(tactics: str) -> None:
    scene = Scene("sara").hold(LOUIS, "This is for Jim").play("This is for Jim")
    scene.choose(tactics).answer_until()
    state = scene.state
    assert state.npc_gone[NPC["tanaka"]]
    kind = FavorKind.POLITICAL if tactics == "light-tactics" else FavorKind.STREET
    assert state.favors[LOUIS][kind] == (1 if kind is FavorKind.POLITICAL else 2)
    assert state.trauma[LOUIS] == (tactics == "dark-tactics")
    assert sum(state.hits) == (tactics == "dark-tactics")


def test_without_tanaka_there_is_nothing_left_to_pay() -> None:
    scene = Scene("sara").hold(LOUIS, "This is for Jim")
    scene.state.npc_gone[NPC["tanaka"]] = 1
    assert f"play {scene.key('This is for Jim')}" not in scene.again().options


def test_an_accident_costs_a_li_favor() -> None:
    name = "Li can make it look like an accident"
    scene = Scene("sara").hold(LOUIS, name).play(name).choose("suspect eve")
    assert scene.state.favors[LOUIS][favor_of("mr-li")] == 1
    assert sum(scene.state.hits) == 1
    scene = Scene("sara").hold(LOUIS, name)
    scene.state.favors[LOUIS][favor_of("mr-li")] = 0
    assert f"play {scene.key(name)}" not in scene.again().options
