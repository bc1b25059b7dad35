"""Wrapped Up in Himself, and the Memories that fire by themselves, once a week each."""

from __future__ import annotations

from caseboard.games.android.catalogue import SPECIAL
from caseboard.games.android.effects.cards import DrawLight
from caseboard.games.android.effects.control import Fight, Nothing
from caseboard.games.android.texts import special_text
from tests.games.android.scenario import Scenario, table

LETTERS, CLOUDS, RIDGE, PARADE = range(4)

SCUFFLE = Fight(light=Nothing(), dark=Nothing())


def raymond(*memories: int, plot: str | None = None) -> Scenario:
    """Floyd's player holds these Memories."""
    t = table("raymond", "floyd", "caprice", plot=plot)
    return t.remember(*memories).people(lily="adams-garden")


def burdened(cards: int) -> Scenario:
    """The letters wait, and Raymond has cards in his hand and three favors."""
    return raymond(LETTERS).favors("raymond", street=3).deal("raymond", cards)


def above_the_clouds() -> Scenario:
    return raymond(CLOUDS).at("raymond", "the-midway").do("move castle-club", "pass")


class TestWrappedUpInHimself:
    def test_two_cards_for_one_time_once_a_turn(self) -> None:
        t = raymond().do("draw-two", "draw-light", "draw-dark floyd")
        assert len(t.of("hands", "raymond")) == 2
        assert t.time == 5
        assert "draw-two" not in t.keys
        assert "draw-two" in t.next_turn("raymond").keys

    def test_a_seventh_card_can_be_held_but_no_eighth(self) -> None:
        t = raymond().deal("raymond", 6).do("draw-light")
        assert len(t.of("hands", "raymond")) == 7
        assert not {"draw-light", "draw-two"} & set(t.keys)


class TestTheLettersInTheFootlocker:
    def test_drawing_up_to_seven_costs_two_favors(self) -> None:
        t = burdened(6)
        t.do("draw-light")
        assert sum(t.of("favors", "raymond")) == 1

    def test_six_cards_are_safe(self) -> None:
        t = burdened(5)
        t.do("draw-light")
        assert sum(t.of("favors", "raymond")) == 3

    def test_raymond_chooses_which_favors_go(self) -> None:
        t = raymond(LETTERS).deal("raymond", 6)
        t.favors("raymond", street=1, corp=2).do("draw-light")
        assert t.keys == ["spend corp", "spend street"]
        t.do("spend corp", "spend corp")
        assert t.favor("raymond", "street") == 1

    def test_the_free_card_of_a_ritzy_place_counts(self) -> None:
        t = burdened(6)
        t.do("move the-neon-orchid", "draw-light")
        assert len(t.of("hands", "raymond")) == 7
        assert sum(t.of("favors", "raymond")) == 1

    def test_a_declined_free_card_does_not(self) -> None:
        t = burdened(6)
        assert t.do("move the-neon-orchid", "pass").favor("raymond", "street") == 3

    def test_a_card_drawn_by_an_effect_counts(self) -> None:
        t = burdened(6)
        assert t.resolve(DrawLight(), "floyd", "raymond").favor("raymond", "street") == 1


class TestAboveTheClouds:
    def test_castle_club_costs_time_and_nerves(self) -> None:
        t = above_the_clouds()
        assert t.time == 3
        assert t.of("trauma", "raymond") == 1

    def test_the_midway_does_not(self) -> None:
        t = raymond(CLOUDS).at("raymond", "the-root").do("move the-midway")
        assert (t.time, t.of("trauma", "raymond")) == (5, 0)

    def test_nor_does_coming_down(self) -> None:
        t = raymond(CLOUDS).at("raymond", "challenger-memorial-ferry")
        t.do("move castle-club", "pass", "move the-midway")
        assert (t.time, t.of("trauma", "raymond")) == (4, 0)

    def test_a_dropship_from_earth_to_the_ferry_goes_past_it_too(self) -> None:
        t = raymond(CLOUDS).at("raymond", "jacks-diner").enter("challenger-memorial-ferry")
        assert t.of("trauma", "raymond") == 1

    def test_its_text_says_that_it_is_about_going_up(self) -> None:
        assert special_text(SPECIAL.memories[CLOUDS], "Raymond").startswith(
            "When Raymond enters a place on the Beanstalk above The Midway, coming from below: "
        )

    def test_it_comes_once_a_week(self) -> None:
        t = above_the_clouds()
        t.do("move the-midway", "move castle-club", "pass")
        assert t.of("trauma", "raymond") == 1

    def test_and_again_in_week_two(self) -> None:
        t = above_the_clouds()
        t.next_turn("raymond", day=7).at("raymond", "the-midway").empty_hands()
        t.do("move castle-club", "pass")
        assert t.of("trauma", "raymond") == 2


class TestTheRidgeAtTycho:
    def test_a_fight_on_the_moon_hurts_twice(self) -> None:
        t = (
            raymond(RIDGE, plot="keene")
            .at("raymond", "wyldside")
            .resolve(SCUFFLE, "floyd", "raymond")
        )
        assert (t.of("trauma", "raymond"), t.baggage("raymond")) == (1, (0, 1))

    def test_a_fight_on_earth_does_not(self) -> None:
        t = raymond(RIDGE, plot="keene").resolve(SCUFFLE, "floyd", "raymond")
        assert (t.of("trauma", "raymond"), t.baggage("raymond")) == (0, (0, 0))


class TestTheParade:
    def test_a_turn_that_starts_on_earth_is_shorter_and_darker(self) -> None:
        t = raymond(PARADE).next_turn("raymond")
        assert (t.time, t.of("twilight", "raymond")) == (5, 1)

    def test_on_the_moon_nobody_marches(self) -> None:
        t = raymond(PARADE).at("raymond", "wyldside").next_turn("raymond")
        assert (t.time, t.of("twilight", "raymond")) == (6, 0)


class TestPutThePhotographsInTheDrawer:
    def test_while_it_lies_in_play_no_memory_stirs(self) -> None:
        t = raymond(CLOUDS, PARADE).lay("raymond", "Put the photographs in the drawer")
        t.next_turn("raymond")
        assert t.time == 6
        t.at("raymond", "the-midway").do("move castle-club", "pass")
        assert t.of("trauma", "raymond") == 0

    def test_questions_about_the_war_bring_them_back(self) -> None:
        t = raymond(CLOUDS).lay("raymond", "Put the photographs in the drawer")
        t.hold("floyd", "Tell us about the War, Mr. Flint!")
        t.do("move rockvil-estates", "pass").play("Tell us about the War, Mr. Flint!")
        assert t.of("in_play", "raymond") == []
        t.at("raymond", "the-midway").do("move castle-club", "pass")
        assert t.of("trauma", "raymond") == 2
