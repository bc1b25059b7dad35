"""Caprice's cards at the table: reactions, fights, minds read and minds hurt."""

from __future__ import annotations

import pytest

from caseboard.games.android.content.caprice.plots import DANIEL, OWNERSHIP
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.effects.control import ToAnother, Twice
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.effects.time import NextTurnTime
from caseboard.games.android.state import is_face_up, mark_seen, seen_by
from tests.games.android.content.caprice.scene import CAPRICE, FLOYD, LOUIS, Scene, card

SHRINE_LEAD = 6
"""Caprice's physical lead."""


def follow_the_shrine_lead(scene: Scene) -> Scene:
    """She follows up her physical lead, and Louis, to her right, moves it on."""
    scene.state.lead_at[SHRINE_LEAD] = PLACE["the-quiet-shrine"]
    scene.at("the-quiet-shrine").do("follow physical-caprice")
    while scene.seat == LOUIS:
        scene.do(scene.options()[0].key)
    return scene


def evidence(scene: Scene) -> int:
    return sum(len(file) for file in scene.state.files)


def let_her_choose(scene: Scene, *kinds: str) -> Scene:
    """Take the first option of every question of these kinds."""
    while scene.kind in kinds:
        scene.do(scene.options()[0].key)
    return scene


class TestReportCaprice:
    """Playing Twilight Cards, example: 2 light shifts for its player, 2 Time lost for her."""

    def test_costs_her_two_time(self) -> None:
        scene = Scene(OWNERSHIP).hold(FLOYD, "Report, Caprice").do("move the-quiet-shrine")
        assert (scene.kind, scene.seat) == ("react", FLOYD)
        scene.play("Report, Caprice")
        assert scene.state.time == 6 - 1 - 2
        assert scene.state.twilight[FLOYD] == -2
        assert scene.state.discards[1] == [card("Report, Caprice").id]

    def test_needs_the_warrant(self) -> None:
        scene = Scene(OWNERSHIP).hold(FLOYD, "Report, Caprice")
        scene.state.warrants[CAPRICE].clear()
        scene.do("move the-quiet-shrine")
        assert (scene.kind, scene.seat) == ("turn", CAPRICE)


class TestReactions:
    def test_she_hears_a_dark_card_coming(self) -> None:
        heard = "I heard that before you said it"
        scene = Scene(OWNERSHIP).hold(FLOYD, "Report, Caprice").hold(CAPRICE, heard)
        scene.do("move the-quiet-shrine").play("Report, Caprice")
        assert (scene.kind, scene.seat) == ("react", CAPRICE)
        scene.play(heard)
        assert scene.state.time == 5
        assert scene.state.twilight[CAPRICE] == 2
        assert scene.state.twilight[FLOYD] == -2

    def test_the_room_leads_her_on_at_once(self) -> None:
        name = "He was here. The room still hates him"
        scene = Scene(OWNERSHIP).hold(CAPRICE, name)
        scene.state.lead_at[SHRINE_LEAD] = PLACE["the-quiet-shrine"]
        scene.do("move the-quiet-shrine").play(name)
        assert scene.seat == LOUIS
        scene.do(scene.options()[0].key)
        assert (scene.kind, scene.seat, scene.state.time) == ("use-lead", CAPRICE, 5)

    def test_the_room_is_silent_without_a_lead(self) -> None:
        scene = Scene(OWNERSHIP).hold(CAPRICE, "He was here. The room still hates him")
        assert scene.do("move broadcast-square").kind == "turn"

    def test_a_borrowed_memory_is_worth_nothing(self) -> None:
        gone = "That was not his memory. It was yours"
        scene = Scene(OWNERSHIP).hold(FLOYD, gone)
        psychic = "I was behind his eyes when he did it"
        scene.hold(CAPRICE, psychic).play(psychic)
        assert (scene.kind, scene.seat) == ("react", FLOYD)
        scene.play(gone)
        assert scene.kind == "turn"
        assert evidence(scene) == 0
        assert scene.state.sanity == 0
        assert scene.state.twilight[CAPRICE] == 1

    def test_a_warm_dinner_is_nobodys_memory_but_hers(self) -> None:
        scene = Scene(OWNERSHIP).hold(FLOYD, "That was not his memory. It was yours")
        scene.hold(CAPRICE, "I kept your dinner warm").play("I kept your dinner warm")
        assert (scene.kind, scene.seat) == ("turn", CAPRICE)


class TestTheSong:
    """'Ask him again and we start to sing': the lead, or two sanity."""

    def test_she_can_bear_it(self) -> None:
        song = "Ask him again and we start to sing"
        scene = follow_the_shrine_lead(Scene(OWNERSHIP).hold(FLOYD, song)).play(song)
        assert (scene.kind, scene.seat) == ("unless", CAPRICE)
        scene.do("yes")
        assert (scene.kind, scene.state.sanity) == ("use-lead", -2)

    def test_she_can_drop_the_lead(self) -> None:
        song = "Ask him again and we start to sing"
        scene = follow_the_shrine_lead(Scene(OWNERSHIP).hold(FLOYD, song)).play(song).do("no")
        assert (scene.kind, scene.state.sanity) == ("turn", 0)

    def test_a_mind_that_has_nothing_left_has_no_choice(self) -> None:
        song = "Ask him again and we start to sing"
        scene = Scene(OWNERSHIP).hold(FLOYD, song).sanity(-2)
        assert follow_the_shrine_lead(scene).play(song).kind == "turn"


class TestFights:
    def test_the_lead_or_her_body(self) -> None:
        mothers = "Some of us had mothers, detective"
        scene = follow_the_shrine_lead(Scene(DANIEL).hold(FLOYD, mothers)).play(mothers)
        brave = scene.do("light-tactics")
        assert (brave.kind, brave.state.trauma[CAPRICE]) == ("turn", 0)
        scene = follow_the_shrine_lead(Scene(DANIEL).hold(FLOYD, mothers)).play(mothers)
        hard = scene.do("dark-tactics")
        assert hard.kind == "use-lead"
        assert (hard.state.trauma[CAPRICE], hard.state.bad[CAPRICE]) == (2, 1)
        assert hard.state.sanity == -1

    def test_six_more_join_in(self) -> None:
        big, more = "Boys, bring the big one", "There are six more of us outside"
        scene = Scene(OWNERSHIP).hold(FLOYD, big).hold(LOUIS, more).do("move the-quiet-shrine")
        scene.play(big)
        assert (scene.kind, scene.seat) == ("react", LOUIS)
        scene.play(more)
        assert (scene.kind, scene.seat) == ("fight", CAPRICE)
        assert (scene.state.trauma[CAPRICE], scene.state.time) == (1, 4)

    def test_her_own_fight_pays_either_way(self) -> None:
        name = "Say it again, and look at me this time"
        scene = Scene(OWNERSHIP).hold(CAPRICE, name).play(name).do("light-tactics")
        assert scene.state.good[CAPRICE] == 1
        scene = Scene(OWNERSHIP).hold(CAPRICE, name).play(name).do("dark-tactics")
        let_her_choose(scene, "place-evidence", "face")
        assert (evidence(scene), scene.state.sanity) == (1, -1)
        assert scene.state.favors[CAPRICE][3] == 1


class TestMinds:
    def test_she_reads_a_hand_and_a_file(self) -> None:
        scene = Scene(OWNERSHIP).hold(FLOYD, "Report, Caprice")
        suspect = scene.state.lineup[0]
        scene.state.files[suspect * 3] = [mark_seen(scene.state.pool.pop(), FLOYD)]
        name = "You can't hide your secrets from me"
        scene.hold(CAPRICE, name).play(name).do("detective floyd")
        scene.do(next(a.key for a in scene.options() if a.argument == suspect))
        seen = scene.state.recalled[CAPRICE]
        assert seen == [[FLOYD, 1, card("Report, Caprice").id]]
        assert seen_by(scene.state.files[suspect * 3][0], CAPRICE)
        assert not is_face_up(scene.state.files[suspect * 3][0])

    def test_two_pieces_of_evidence_for_one_of_sanity(self) -> None:
        name = "I was behind his eyes when he did it"
        scene = Scene(OWNERSHIP).hold(CAPRICE, name).play(name)
        let_her_choose(scene, "choose", "place-evidence", "face")
        assert (evidence(scene), scene.state.sanity, scene.kind) == (2, -1, "turn")

    def test_she_sees_all_of_it(self) -> None:
        name = "I see it. I see all of it"
        scene = Scene(OWNERSHIP).hold(CAPRICE, name).play(name)
        before = sum(len(pile) for pile in scene.state.piles)
        while scene.kind != "turn":
            scene.do(scene.options()[0].key)
        drawn = before - sum(len(pile) for pile in scene.state.piles)
        assert drawn >= 2
        assert (evidence(scene), scene.state.sanity) == (1, -2)

    def test_the_second_card_from_the_left_is_hers_now(self) -> None:
        name, wanted = "You will play the second card from the left", "Report, Caprice"
        scene = Scene(OWNERSHIP).hold(CAPRICE, name).hold(LOUIS, wanted)
        scene.play(name).do("detective louis")
        assert scene.state.hands[CAPRICE] == [card(wanted).id]
        assert scene.state.hands[LOUIS] == []
        assert scene.state.next_turn_time[LOUIS] == -2
        assert scene.state.recalled[CAPRICE] == [[LOUIS, 1, card(wanted).id]]

    def test_a_free_lead_every_turn(self) -> None:
        name = "Every room has something to confess"
        scene = Scene(OWNERSHIP).hold(CAPRICE, name).play(name)
        assert scene.state.in_play[CAPRICE] == [card(name).id]
        follow_the_shrine_lead(scene)
        assert scene.state.time == 5


class TestTheLeash:
    def test_a_blood_test_takes_the_day(self) -> None:
        test = "Routine blood test, Nisei. You know the way"
        scene = Scene(OWNERSHIP).hold(FLOYD, test).at("city-hall").end_turns_until(2)
        assert (scene.kind, scene.seat) == ("react", FLOYD)
        scene.play(test).do("pass")
        assert scene.state.place[CAPRICE] == PLACE["jinteki"]
        assert (scene.kind, scene.seat) == ("turn", FLOYD)

    def test_company_property_is_slow_for_one_turn(self) -> None:
        slow = "That is company property you are driving"
        scene = Scene(OWNERSHIP).hold(FLOYD, slow).end_turns_until(2).play(slow)
        assert scene.state.bad[CAPRICE] == 1
        assert scene.do("move the-quiet-shrine").state.time == 4
        scene.do("end-turn")
        assert scene.state.in_play[CAPRICE] == []

    def test_the_sisters_leave_room_for_one_thought(self) -> None:
        doors = "Sisters don't close doors"
        own = ("I kept your dinner warm", "It is quiet. I had forgotten that it could be")
        scene = Scene(OWNERSHIP).hold(FLOYD, doors).hold(CAPRICE, *own).end_turns_until(2)
        scene.play(doors)
        assert scene.state.sanity == -1
        scene.play(own[0])
        assert not [action for action in scene.options() if action.verb == "play"]

    def test_a_disappointed_chairman_takes_the_warrant_back(self) -> None:
        name = "Chairman Hiro is disappointed"
        scene = Scene(OWNERSHIP).hold(FLOYD, name).do("end-turn").play(name)
        assert scene.state.warrants[CAPRICE] == []


class TestVocabulary:
    def test_another_detective_is_chosen_and_the_player_stays_the_player(self) -> None:
        scene = Scene().happens(ToAnother(NextTurnTime(-1)))
        assert scene.seat == CAPRICE
        assert scene.offered() == {"detective floyd", "detective louis"}
        assert scene.do("detective floyd").state.next_turn_time == [0, -1, 0]

    @pytest.mark.parametrize("target", [FLOYD, LOUIS])
    def test_twice_is_twice(self, target: int) -> None:
        scene = Scene().happens(Twice(NextTurnTime(2)), target=target)
        assert scene.state.next_turn_time[target] == 4
        assert scene.happens(Twice(GainTrauma(1))).state.sanity == -2
