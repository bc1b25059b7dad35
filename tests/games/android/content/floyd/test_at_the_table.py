"""Floyd's twilight cards at the table: Tech, reactions, fights, cards that stay."""

from __future__ import annotations

from functools import partial

import pytest

from caseboard.games.android import events
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import SUSPECT, LeadKind
from caseboard.games.android.rules.costs import base_cost
from caseboard.games.android.rules.leads import FREE_LEAD_USED
from tests.games.android.names import card_named, play_key, the_card
from tests.games.android.scenario import Scenario, table

FLOYD, LOUIS = range(2)
floyd = partial(table, "floyd", "louis", "caprice", plot="hammers")

LEGS = "New legs. Try not to enjoy them"
BUFFER = "I have doubled your buffer. Think twice"
EYE = "Simmons gave my left eye an education"
MESH = "Hit me again. I am under warranty"
EXHIBIT = "Thank you. That hammer is evidence now"
GOLEM = "Lost your box, golem?"
RECALL = "That part is subject to recall"


def test_the_legs_make_the_first_move_of_each_turn_free() -> None:
    t = floyd().hold("floyd", LEGS).at("floyd", "jacks-diner").play(LEGS).do("no")
    assert t.of("in_play", "floyd") == [card_named(LEGS)]
    time = t.time
    t.do("move a-plus-athletic-club").until().do("move our-lady-of-the-meridian")
    assert time - t.time == 1


def test_a_third_tech_card_is_refused_with_its_reason() -> None:
    t = floyd().lay("floyd", LEGS, BUFFER).hold("floyd", EYE, MESH)
    assert play_key(EYE) not in t.keys
    assert t.why_not(play_key(MESH)) == "tech-limit"


def test_the_buffer_draws_two_cards_for_one_time() -> None:
    assert "draw-two" not in floyd().keys
    t = floyd().lay("floyd", BUFFER)
    time = t.time
    t.do("draw-two", "draw-light", "draw-light")
    assert (len(t.of("hands", "floyd")), time - t.time) == (2, 1)
    assert "draw-two" not in t.keys


def test_the_mesh_makes_fights_dearer_and_nothing_else() -> None:
    t = floyd().lay("floyd", MESH)
    fight, other = the_card("Take its hands first"), the_card(RECALL)
    assert base_cost(t.s, FLOYD, fight) == fight.cost + 2
    assert base_cost(t.s, FLOYD, other) == other.cost


def test_the_eye_reads_a_suspect_whenever_he_places_evidence() -> None:
    t = floyd().lay("floyd", EYE).at("floyd", "levy-university").evidence("vinnie", 0, 1)
    t.lead("testimony-eve", "levy-university").do("follow testimony-eve")
    t.later("place-evidence").do("suspect eve", "face-down")
    assert t.asked == "floyd"
    t.do("suspect vinnie")
    assert [fact.suspect for fact in t.told(events.EvidencePeeked)] == [SUSPECT["vinnie"]]


def test_a_part_is_recalled_as_he_plays_a_light_card() -> None:
    t = floyd().lay("floyd", LEGS).hold("floyd", "May I sit at the back, Father?")
    t.hold("louis", RECALL).play("May I sit at the back, Father?").play(RECALL)
    assert t.of("in_play", "floyd") == []


def test_without_a_part_in_play_nothing_can_be_recalled() -> None:
    t = floyd().hold("floyd", "May I sit at the back, Father?")
    t.hold("louis", RECALL).play("May I sit at the back, Father?")
    assert t.kind == "turn"


def provoked(dark: str, light: str) -> Scenario:
    """Floyd walks into a bad part of town with one favor and a light card in his hand."""
    t = floyd().at("floyd", "jacks-diner").hold("floyd", light).hold("louis", dark)
    t.do("move roxies")
    return t.play_later(dark)


def test_a_hammer_becomes_evidence() -> None:
    t = provoked(GOLEM, EXHIBIT)
    assert t.asked == "floyd"
    t.play(EXHIBIT).until()
    assert t.favor("floyd", "director-haas") == 1
    assert t.filed == 1
    assert sum(len(t.s.files[who * 3 + LeadKind.PHYSICAL]) for who in range(6)) == 1


def test_without_it_the_favor_is_gone() -> None:
    t = provoked(GOLEM, EXHIBIT).do("pass").until()
    assert t.favor("floyd", "director-haas") == 0


def test_the_bouncers_are_not_human_first() -> None:
    t = provoked("We don't serve its kind. It doesn't drink", EXHIBIT)
    assert play_key(EXHIBIT) not in t.keys


@pytest.mark.parametrize(
    ("name", "bad"),
    [("The chapel door has been welded shut", 0), ("Thomas is my son. You are my product", 1)],
)
def test_a_cancelled_lead_has_moved_and_cost_its_time_and_gives_nothing_a32(
    name: str, bad: int
) -> None:
    t = floyd().at("floyd", "levy-university").lead("testimony-eve", "levy-university")
    t.set(once=[FREE_LEAD_USED])
    time = t.time
    t.hold("louis", name).do("follow testimony-eve").play_later(name).until()
    assert t.filed == 0
    assert time - t.time == 1
    assert t.s.lead_at[SUSPECT["eve"]] != PLACE["levy-university"]
    assert len(t.told(events.LeadWasted)) == 1
    assert t.of("bad", "floyd") == bad


def test_furniture_is_only_snubbed_by_witnesses() -> None:
    name = "My client does not talk to furniture"
    t = floyd().hold("louis", name).at("floyd", "starport-kaguya").do("follow document-floyd")
    while t.kind != "use-lead":
        assert t.kind != "react"
        t.idle()


def test_a_report_to_haas_bioroid_takes_the_rest_of_the_turn() -> None:
    name = "Report to Haas-Bioroid at once, 2X3A7C"
    t = floyd().at("floyd", "jacks-diner").hold("louis", name).do("move rockvil-estates")
    t.play_later(name)
    assert t.of("place", "floyd") == PLACE["haas-bioroid"]
    assert t.s.turn == LOUIS


@pytest.mark.parametrize(("answer", "time", "favors"), [("yes", 6 - 1, 0), ("no", 6 - 1 - 3, 1)])
def test_a_political_friend_shortens_the_check(answer: str, time: int, favors: int) -> None:
    name = "Serial number. Slowly. Both hands"
    t = floyd().at("floyd", "our-lady-of-the-meridian").hold("louis", name)
    t.favors("floyd", political=1).do("move jacks-diner").play(name).do(answer)
    assert (t.time, t.favor("floyd", "political")) == (time, favors)
    assert not any(t.of("favors", "louis")[: len(FavorKind)])


def test_without_a_friend_the_check_takes_its_time() -> None:
    name = "Serial number. Slowly. Both hands"
    t = floyd().at("floyd", "our-lady-of-the-meridian").hold("louis", name)
    t.do("move jacks-diner").play(name)
    assert t.time == 6 - 1 - 3


def test_the_governor_holds_for_one_turn() -> None:
    name = "Governor set to maximum. Have a nice day"
    joke = the_card("Define 'joke', please")
    t = floyd().hold("louis", name).play_later(name)
    assert t.time == 6
    assert base_cost(t.s, FLOYD, joke) == joke.cost + 2
    t.do("end-turn")
    assert base_cost(t.s, FLOYD, joke) == joke.cost
    assert t.of("in_play", "floyd") == []


def test_the_permit_slows_his_whole_next_turn() -> None:
    name = "Your permit to walk has lapsed"
    t = floyd().at("floyd", "jacks-diner").hold("louis", name).do("end-turn").play(name)
    assert t.favor("floyd", "director-haas") == 0
    t.next_turn("floyd")
    time = t.time
    t.do("move our-lady-of-the-meridian")
    assert time - t.time == 2
    t.until().do("end-turn")
    assert t.of("in_play", "floyd") == []


@pytest.mark.parametrize(("kept", "time", "good"), [(True, 6 + 3, 0), (False, 6 + 2, 1)])
def test_he_does_not_sleep(kept: bool, time: int, good: int) -> None:
    name = "I do not sleep. Shall I go on?"
    t = floyd(plot="the-name").hold("floyd", name).set(directives=[1, 1, int(kept)]).play(name)
    assert (t.time, t.of("good", "floyd")) == (time, good)


def test_a_stolen_favor_changes_hands() -> None:
    name = "Humans first. It's on the sign"
    t = floyd().at("floyd", "levy-university").hold("louis", name).do("ability levy-university")
    t.play(name)
    assert t.favor("floyd", "society") == 0
    assert t.favor("louis", "society") == 1


@pytest.mark.parametrize(
    ("key", "good", "bad"), [("the-cough", 1, 0), ("the-name", 0, 1), ("hammers", 0, 0)]
)
def test_loyalty_means_something_else_to_each_plot(key: str, good: int, bad: int) -> None:
    name = "Simmons left the lamp on in Bay Nine"
    t = floyd(plot=key).hold("floyd", name).play(name)
    assert t.baggage("floyd") == (good, bad)


@pytest.mark.parametrize(("tactics", "street", "hits"), [("light", 2, 0), ("dark", 0, 1)])
def test_once_free_he_may_choose_how_to_help_her(tactics: str, street: int, hits: int) -> None:
    name = "Step away from her, sir. I can count to three"
    t = floyd().hold("floyd", name).set(directives=[0, 1, 1]).play(name)
    t.do(f"{tactics}-tactics").until()
    assert t.favor("floyd", "street") == street
    assert sum(t.s.hits) == hits
    assert t.filed == hits
