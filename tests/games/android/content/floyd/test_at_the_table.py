"""Floyd's twilight cards at the table: Tech, reactions, fights, cards that stay."""

from __future__ import annotations

import pytest

from caseboard.games.android.actions import PLAY
from caseboard.games.android.catalogue import FAVOR_OF, NPC, card_at
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import SUSPECT, LeadKind
from caseboard.games.android.rules.costs import base_cost
from tests.games.android.content.floyd.scene import FLOYD_SEAT, LOUIS_SEAT, NAMES, Scene

LEGS = "New legs. Try not to enjoy them"
BUFFER = "I have doubled your buffer. Think twice"
EYE = "Simmons gave my left eye an education"
MESH = "Hit me again. I am under warranty"
EXHIBIT = "Thank you. That hammer is evidence now"
GOLEM = "Lost your box, golem?"
RECALL = "That part is subject to recall"
HAAS_FAVOR = FAVOR_OF[NPC["director-haas"]]


def fitted(*tech: str) -> Scene:
    """A scene in which Tech cards are in play already."""
    scene = Scene().deal(FLOYD_SEAT, *tech)
    for name in tech:
        scene.s.hands[FLOYD_SEAT].remove(NAMES[name])
        scene.s.in_play[FLOYD_SEAT].append(NAMES[name])
        scene.s.in_play_data[FLOYD_SEAT].append(FLOYD_SEAT)
    return scene.again()


def evidence(scene: Scene) -> int:
    return sum(len(file) for file in scene.s.files)


def settle(scene: Scene) -> Scene:
    while scene.decision.kind != "turn":
        scene.decline()
    return scene


def test_the_legs_make_the_first_move_of_each_turn_free() -> None:
    scene = Scene().deal(FLOYD_SEAT, LEGS).stand("jacks-diner").play(LEGS).do("no")
    assert scene.s.in_play[FLOYD_SEAT] == [NAMES[LEGS]]
    time = scene.s.time
    scene.do("move a-plus-athletic-club")
    settle(scene)
    scene.do("move our-lady-of-the-meridian")
    assert time - scene.s.time == 1


def test_a_third_tech_card_is_refused_with_its_reason() -> None:
    scene = fitted(LEGS, BUFFER).deal(FLOYD_SEAT, EYE, MESH)
    assert not scene.may_play(EYE)
    reason = scene.game.why_not(PLAY[NAMES[MESH]])
    assert reason is not None
    assert reason.code == "tech-limit"


def test_the_buffer_draws_two_cards_for_one_time() -> None:
    assert "draw-two" not in Scene().keys
    scene = fitted(BUFFER)
    time = scene.s.time
    scene.do("draw-two", "draw-light", "draw-light")
    assert (len(scene.s.hands[FLOYD_SEAT]), time - scene.s.time) == (2, 1)
    assert "draw-two" not in scene.keys


def test_the_mesh_makes_fights_dearer_and_nothing_else() -> None:
    scene = fitted(MESH)
    fight, other = card_at(NAMES["Take its hands first"]), card_at(NAMES[RECALL])
    assert base_cost(scene.s, FLOYD_SEAT, fight) == fight.cost + 2
    assert base_cost(scene.s, FLOYD_SEAT, other) == other.cost


def test_the_eye_reads_a_suspect_whenever_he_places_evidence() -> None:
    scene = fitted(EYE).stand("levy-university").lead(0, "levy-university")
    scene.s.files[SUSPECT["vinnie"] * 3].append(7)
    scene.do("follow testimony-eve")
    while scene.decision.kind != "use-lead":
        scene.decline()
    scene.do("place-evidence", "suspect eve", "face-down")
    assert scene.decision.seat == FLOYD_SEAT
    scene.do("suspect vinnie")
    assert [event.data["suspect"] for event in scene.told("evidence-peeked")] == [SUSPECT["vinnie"]]


def test_a_part_is_recalled_as_he_plays_a_light_card() -> None:
    scene = fitted(LEGS).deal(FLOYD_SEAT, "May I sit at the back, Father?")
    scene.deal(LOUIS_SEAT, RECALL).play("May I sit at the back, Father?").play(RECALL)
    assert scene.s.in_play[FLOYD_SEAT] == []


def test_without_a_part_in_play_nothing_can_be_recalled() -> None:
    scene = Scene().deal(FLOYD_SEAT, "May I sit at the back, Father?")
    scene.deal(LOUIS_SEAT, RECALL).play("May I sit at the back, Father?")
    assert scene.decision.kind == "turn"


def provoked(dark: str, light: str) -> Scene:
    """Floyd walks into a bad part of town with one favor and a light card in his hand."""
    scene = Scene().stand("jacks-diner").deal(FLOYD_SEAT, light).deal(LOUIS_SEAT, dark)
    scene.do("move roxies")
    while scene.decision.seat == FLOYD_SEAT:
        scene.decline()
    return scene.play(dark)


def test_a_hammer_becomes_evidence() -> None:
    scene = provoked(GOLEM, EXHIBIT)
    assert scene.decision.seat == FLOYD_SEAT
    scene.play(EXHIBIT)
    settle(scene)
    assert scene.s.favors[FLOYD_SEAT][HAAS_FAVOR] == 1
    assert evidence(scene) == 1
    assert sum(len(scene.s.files[who * 3 + LeadKind.PHYSICAL]) for who in range(6)) == 1


def test_without_it_the_favor_is_gone() -> None:
    scene = provoked(GOLEM, EXHIBIT).do("pass")
    settle(scene)
    assert scene.s.favors[FLOYD_SEAT][HAAS_FAVOR] == 0


def test_the_bouncers_are_not_human_first() -> None:
    scene = provoked("We don't serve its kind. It doesn't drink", EXHIBIT)
    assert not scene.may_play(EXHIBIT)


@pytest.mark.parametrize(
    "name", ["Somebody welded the chapel door shut", "Thomas is my son. You are my product"]
)
def test_a_lead_is_cancelled(name: str) -> None:
    scene = Scene().stand("levy-university").lead(0, "levy-university").deal(LOUIS_SEAT, name)
    scene.do("follow testimony-eve")
    while scene.decision.kind != "react":
        scene.decline()
    scene.play(name)
    settle(scene)
    assert evidence(scene) == 0
    assert len(scene.told("lead-wasted")) == 1
    assert scene.s.bad[FLOYD_SEAT] == 1


def test_furniture_is_only_snubbed_by_witnesses() -> None:
    name = "My client does not talk to furniture"
    scene = Scene().deal(LOUIS_SEAT, name).stand("starport-kaguya").do("follow document-floyd")
    while scene.decision.kind != "use-lead":
        assert scene.decision.kind != "react"
        scene.decline()


def test_a_report_to_haas_bioroid_takes_the_rest_of_the_turn() -> None:
    name = "Report to Haas-Bioroid at once, 2X3A7C"
    scene = Scene().stand("jacks-diner").deal(LOUIS_SEAT, name).do("move rockvil-estates")
    while scene.decision.seat == FLOYD_SEAT:
        scene.decline()
    scene.play(name)
    assert scene.s.place[FLOYD_SEAT] == PLACE["haas-bioroid"]
    assert scene.s.turn == LOUIS_SEAT


@pytest.mark.parametrize(("answer", "time", "favors"), [("yes", 6, 0), ("no", 3, 1)])
def test_a_political_friend_shortens_the_check(answer: str, time: int, favors: int) -> None:
    name = "Serial number. Slowly. Both hands"
    scene = Scene().stand("our-lady-of-the-meridian").deal(LOUIS_SEAT, name)
    scene.s.favors[FLOYD_SEAT][FavorKind.POLITICAL] = 1
    scene.again().do("move jacks-diner").play(name).do(answer)
    assert (scene.s.time, scene.s.favors[FLOYD_SEAT][FavorKind.POLITICAL]) == (time, favors)
    assert not any(scene.s.favors[LOUIS_SEAT][: len(FavorKind)])


def test_without_a_friend_the_check_takes_its_time() -> None:
    name = "Serial number. Slowly. Both hands"
    scene = Scene().stand("our-lady-of-the-meridian").deal(LOUIS_SEAT, name)
    scene.do("move jacks-diner").play(name)
    assert scene.s.time == 3


def next_morning(scene: Scene) -> Scene:
    """Floyd's next turn has just begun; whatever can be played then is on offer."""
    scene.do("end-turn")
    while scene.s.day == 1:
        scene.decline()
    return scene


def test_the_governor_holds_for_one_turn() -> None:
    name = "Governor set to maximum. Have a nice day"
    joke = card_at(NAMES["Define 'joke', please"])
    scene = next_morning(Scene().deal(LOUIS_SEAT, name)).play(name)
    assert scene.s.time == 6
    assert base_cost(scene.s, FLOYD_SEAT, joke) == joke.cost + 2
    scene.do("end-turn")
    assert base_cost(scene.s, FLOYD_SEAT, joke) == joke.cost
    assert scene.s.in_play[FLOYD_SEAT] == []


def test_the_permit_slows_his_whole_next_turn() -> None:
    name = "Your permit to walk has lapsed"
    scene = Scene().stand("jacks-diner").deal(LOUIS_SEAT, name).do("end-turn").play(name)
    assert scene.s.favors[FLOYD_SEAT][HAAS_FAVOR] == 0
    while scene.s.day == 1 or scene.decision.kind != "turn":
        scene.decline()
    time = scene.s.time
    scene.do("move our-lady-of-the-meridian")
    assert time - scene.s.time == 2
    settle(scene).do("end-turn")
    assert scene.s.in_play[FLOYD_SEAT] == []


@pytest.mark.parametrize(("kept", "time", "good"), [(True, 10, 0), (False, 9, 1)])
def test_he_does_not_sleep(kept: bool, time: int, good: int) -> None:
    name = "I do not sleep. Shall I go on?"
    scene = Scene("the-name").deal(FLOYD_SEAT, name)
    scene.s.directives[2] = int(kept)
    scene.again().play(name)
    assert (scene.s.time, scene.s.good[FLOYD_SEAT]) == (time, good)


def test_a_stolen_favor_changes_hands() -> None:
    name = "Humans first. It's on the sign"
    scene = Scene().stand("levy-university").deal(LOUIS_SEAT, name).do("ability levy-university")
    scene.play(name)
    assert scene.s.favors[FLOYD_SEAT][FavorKind.SOCIETY] == 0
    assert scene.s.favors[LOUIS_SEAT][FavorKind.SOCIETY] == 1


@pytest.mark.parametrize(
    ("key", "good", "bad"), [("the-cough", 1, 0), ("the-name", 0, 1), ("hammers", 0, 0)]
)
def test_loyalty_means_something_else_to_each_plot(key: str, good: int, bad: int) -> None:
    name = "Simmons left the lamp on in Bay Nine"
    scene = Scene(key).deal(FLOYD_SEAT, name).play(name)
    assert (scene.s.good[FLOYD_SEAT], scene.s.bad[FLOYD_SEAT]) == (good, bad)


@pytest.mark.parametrize(("tactics", "street", "hits"), [("light", 2, 0), ("dark", 0, 1)])
def test_once_free_he_may_choose_how_to_help_her(tactics: str, street: int, hits: int) -> None:
    name = "Step away from her, sir. I can count to three"
    scene = Scene().deal(FLOYD_SEAT, name)
    scene.s.directives[0] = 0
    scene.again().play(name).do(f"{tactics}-tactics")
    settle(scene)
    assert scene.s.favors[FLOYD_SEAT][FavorKind.STREET] == street
    assert sum(scene.s.hits) == hits
    assert evidence(scene) == hits
