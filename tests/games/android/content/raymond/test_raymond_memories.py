"""Wrapped Up in Himself, and the Memories that fire by themselves, once a week each."""

from __future__ import annotations

from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.effects.cards import DrawLight
from caseboard.games.android.effects.control import Fight, Nothing
from tests.games.android.content.raymond.scene import (
    CLOUDS,
    LETTERS,
    PARADE,
    RAY,
    RIDGE,
    Scene,
)

SCUFFLE = Fight(light=Nothing(), dark=Nothing())


class TestWrappedUpInHimself:
    def test_two_cards_for_one_time_once_a_turn(self) -> None:
        scene = Scene().choose("draw-two", "draw-light", "draw-dark floyd")
        assert len(scene.state.hands[RAY]) == 2
        assert scene.state.time == 5
        assert "draw-two" not in scene.options
        assert "draw-two" in scene.end_turns().options

    def test_a_seventh_card_can_be_held_but_no_eighth(self) -> None:
        scene = Scene().hand(RAY, others=6).choose("draw-light")
        assert len(scene.state.hands[RAY]) == 7
        assert not {"draw-light", "draw-two"} & set(scene.options)


class TestTheLettersInTheFootlocker:
    def test_drawing_up_to_seven_costs_two_favors(self) -> None:
        scene = Scene().memory(LETTERS).favors(FavorKind.STREET, 3).hand(RAY, others=6)
        scene.choose("draw-light")
        assert scene.favors_held == 1

    def test_six_cards_are_safe(self) -> None:
        scene = Scene().memory(LETTERS).favors(FavorKind.STREET, 3).hand(RAY, others=5)
        scene.choose("draw-light")
        assert scene.favors_held == 3

    def test_raymond_chooses_which_favors_go(self) -> None:
        scene = Scene().memory(LETTERS).hand(RAY, others=6)
        scene.favors(FavorKind.STREET, 1).favors(FavorKind.CORP, 2).choose("draw-light")
        assert scene.options == ["spend corp", "spend street"]
        scene.choose("spend corp", "spend corp")
        assert scene.state.favors[RAY][FavorKind.STREET] == 1

    def test_the_free_card_of_a_ritzy_place_counts(self) -> None:
        scene = Scene().memory(LETTERS).favors(FavorKind.STREET, 3).hand(RAY, others=6)
        scene.choose("move the-neon-orchid", "draw-light")
        assert len(scene.state.hands[RAY]) == 7
        assert scene.favors_held == 1

    def test_a_declined_free_card_does_not(self) -> None:
        scene = Scene().memory(LETTERS).favors(FavorKind.STREET, 3).hand(RAY, others=6)
        assert scene.choose("move the-neon-orchid", "pass").favors_held == 3

    def test_a_card_drawn_by_an_effect_counts(self) -> None:
        scene = Scene().memory(LETTERS).favors(FavorKind.STREET, 3).hand(RAY, others=6)
        assert scene.befalls(DrawLight()).favors_held == 1


class TestAboveTheClouds:
    def test_castle_club_costs_time_and_nerves(self) -> None:
        scene = Scene().memory(CLOUDS).at("the-midway").choose("move castle-club", "pass")
        assert scene.state.time == 3
        assert scene.trauma == 1

    def test_the_midway_does_not(self) -> None:
        scene = Scene().memory(CLOUDS).at("the-root").choose("move the-midway")
        assert (scene.state.time, scene.trauma) == (5, 0)

    def test_it_comes_once_a_week(self) -> None:
        scene = Scene().memory(CLOUDS).at("the-midway").choose("move castle-club", "pass")
        scene.choose("move the-midway", "move castle-club", "pass")
        assert scene.trauma == 1

    def test_and_again_in_week_two(self) -> None:
        scene = Scene().memory(CLOUDS).at("the-midway").choose("move castle-club", "pass")
        scene.end_turns(until=7).at("the-midway").hand(RAY)
        scene.choose("move castle-club", "pass")
        assert scene.trauma == 2


class TestTheRidgeAtTycho:
    def test_a_fight_on_the_moon_hurts_twice(self) -> None:
        scene = Scene().plot("keene").memory(RIDGE).at("wyldside").befalls(SCUFFLE)
        assert (scene.trauma, scene.baggage) == (1, (0, 1))

    def test_a_fight_on_earth_does_not(self) -> None:
        scene = Scene().plot("keene").memory(RIDGE).befalls(SCUFFLE)
        assert (scene.trauma, scene.baggage) == (0, (0, 0))


class TestTheParade:
    def test_a_turn_that_starts_on_earth_is_shorter_and_darker(self) -> None:
        scene = Scene().memory(PARADE).end_turns()
        assert (scene.state.time, scene.state.twilight[RAY]) == (5, 1)

    def test_on_the_moon_nobody_marches(self) -> None:
        scene = Scene().memory(PARADE).at("wyldside").end_turns()
        assert (scene.state.time, scene.state.twilight[RAY]) == (6, 0)


class TestPutThePhotographsInTheDrawer:
    def test_while_it_lies_in_play_no_memory_stirs(self) -> None:
        scene = Scene().memory(CLOUDS, PARADE).in_play("Put the photographs in the drawer")
        scene.end_turns()
        assert scene.state.time == 6
        scene.at("the-midway").choose("move castle-club", "pass")
        assert scene.trauma == 0

    def test_questions_about_the_war_bring_them_back(self) -> None:
        scene = Scene().memory(CLOUDS).in_play("Put the photographs in the drawer")
        scene.hand(1, "Tell us about the War, Mr. Flint!")
        scene.choose("move rockvil-estates", "pass").play("Tell us about the War, Mr. Flint!")
        assert scene.state.in_play[RAY] == []
        scene.at("the-midway").choose("move castle-club", "pass")
        assert scene.trauma == 2
