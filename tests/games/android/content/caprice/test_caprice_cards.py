"""Caprice's cards at the table: reactions, fights, minds read and minds hurt."""

from __future__ import annotations

from functools import partial

import pytest

from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.effects.control import ToAnother, Twice
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.effects.time import NextTurnTime
from caseboard.games.android.state import is_face_up, mark_seen, seen_by
from tests.games.android.names import the_card
from tests.games.android.scenario import Scenario, table

CAPRICE, FLOYD, LOUIS = range(3)
OWNERSHIP, DANIEL = "property-of-jinteki", "daniel"
caprice = partial(table, "caprice", "floyd", "louis")


def follow_the_shrine_lead(t: Scenario) -> Scenario:
    """She follows up her physical lead, and Louis, to her right, moves it on."""
    t.lead("physical-caprice", "the-quiet-shrine").at("caprice", "the-quiet-shrine")
    t.do("follow physical-caprice")
    while t.asked == "louis":
        t.do(t.keys[0])
    return t


def let_her_choose(t: Scenario, *kinds: str) -> Scenario:
    """Take the first option of every question of these kinds."""
    while t.kind in kinds:
        t.do(t.keys[0])
    return t


class TestReportCaprice:
    """Playing Twilight Cards, example: 2 light shifts for its player, 2 Time lost for her."""

    def test_costs_her_two_time(self) -> None:
        t = caprice(plot=OWNERSHIP).hold("floyd", "Report, Caprice").do("move the-quiet-shrine")
        assert (t.kind, t.asked) == ("react", "floyd")
        t.play("Report, Caprice")
        assert t.time == 6 - 1 - 2
        assert t.of("twilight", "floyd") == -2
        assert t.s.discards[1] == (the_card("Report, Caprice").id,)

    def test_needs_the_warrant(self) -> None:
        t = caprice(plot=OWNERSHIP).hold("floyd", "Report, Caprice")
        t.has("caprice", warrants=())
        t.do("move the-quiet-shrine")
        assert (t.kind, t.asked) == ("turn", "caprice")


class TestReactions:
    def test_she_hears_a_dark_card_coming(self) -> None:
        heard = "I heard that before you said it"
        t = caprice(plot=OWNERSHIP).hold("floyd", "Report, Caprice").hold("caprice", heard)
        t.do("move the-quiet-shrine").play("Report, Caprice")
        assert (t.kind, t.asked) == ("react", "caprice")
        t.play(heard)
        assert t.time == 5
        assert t.of("twilight", "caprice") == 2
        assert t.of("twilight", "floyd") == -2

    def test_the_room_leads_her_on_at_once(self) -> None:
        name = "He was here. The room still hates him"
        t = caprice(plot=OWNERSHIP).hold("caprice", name)
        t.lead("physical-caprice", "the-quiet-shrine")
        t.do("move the-quiet-shrine").play(name)
        assert t.asked == "louis"
        t.do(t.keys[0])
        assert (t.kind, t.asked, t.time) == ("use-lead", "caprice", 5)

    def test_the_room_is_silent_without_a_lead(self) -> None:
        t = caprice(plot=OWNERSHIP).hold("caprice", "He was here. The room still hates him")
        assert t.do("move broadcast-square").kind == "turn"

    def test_a_borrowed_memory_is_worth_nothing(self) -> None:
        gone = "That was not his memory. It was yours"
        t = caprice(plot=OWNERSHIP).hold("floyd", gone)
        psychic = "I was behind his eyes when he did it"
        t.hold("caprice", psychic).play(psychic)
        assert (t.kind, t.asked) == ("react", "floyd")
        t.play(gone)
        assert t.kind == "turn"
        assert t.filed == 0
        assert t.s.sanity == 0
        assert t.of("twilight", "caprice") == 0

    def test_a_warm_dinner_is_nobodys_memory_but_hers(self) -> None:
        t = caprice(plot=OWNERSHIP).hold("floyd", "That was not his memory. It was yours")
        t.hold("caprice", "I kept your dinner warm").play("I kept your dinner warm")
        assert (t.kind, t.asked) == ("turn", "caprice")


class TestTheSong:
    """'Ask him again and we start to sing': the lead, or two sanity."""

    def test_she_can_bear_it(self) -> None:
        song = "Ask him again and we start to sing"
        t = follow_the_shrine_lead(caprice(plot=OWNERSHIP).hold("floyd", song)).play(song)
        assert (t.kind, t.asked) == ("unless", "caprice")
        t.do("yes")
        assert (t.kind, t.s.sanity) == ("use-lead", -2)

    def test_she_can_drop_the_lead(self) -> None:
        song = "Ask him again and we start to sing"
        t = follow_the_shrine_lead(caprice(plot=OWNERSHIP).hold("floyd", song)).play(song).do("no")
        assert (t.kind, t.s.sanity) == ("turn", 0)

    def test_a_mind_that_has_nothing_left_has_no_choice(self) -> None:
        song = "Ask him again and we start to sing"
        t = caprice(plot=OWNERSHIP).hold("floyd", song).set(sanity=-2)
        assert follow_the_shrine_lead(t).play(song).kind == "turn"


class TestFights:
    def test_the_lead_or_her_body(self) -> None:
        mothers = "Some of us had mothers, detective"
        t = follow_the_shrine_lead(caprice(plot=DANIEL).hold("floyd", mothers)).play(mothers)
        brave = t.do("light-tactics")
        assert (brave.kind, brave.of("trauma", "caprice")) == ("turn", 0)
        t = follow_the_shrine_lead(caprice(plot=DANIEL).hold("floyd", mothers)).play(mothers)
        hard = t.do("dark-tactics")
        assert hard.kind == "use-lead"
        assert (hard.of("trauma", "caprice"), hard.of("bad", "caprice")) == (2, 1)
        assert hard.s.sanity == -1

    def test_six_more_join_in(self) -> None:
        big, more = "Boys, bring the big one", "There are six more of us outside"
        t = (
            caprice(plot=OWNERSHIP)
            .hold("floyd", big)
            .hold("louis", more)
            .do("move the-quiet-shrine")
        )
        t.play(big)
        assert (t.kind, t.asked) == ("react", "louis")
        t.play(more)
        assert (t.kind, t.asked) == ("fight", "caprice")
        assert (t.of("trauma", "caprice"), t.time) == (1, 4)

    def test_her_own_fight_pays_either_way(self) -> None:
        name = "Say it again, and look at me this time"
        t = caprice(plot=OWNERSHIP).hold("caprice", name).play(name).do("light-tactics")
        assert t.of("good", "caprice") == 1
        t = caprice(plot=OWNERSHIP).hold("caprice", name).play(name).do("dark-tactics")
        let_her_choose(t, "place-evidence", "face")
        assert (t.filed, t.s.sanity) == (1, -1)
        assert t.of("favors", "caprice")[3] == 1


class TestMinds:
    def test_she_reads_a_hand_and_a_file(self) -> None:
        t = caprice(plot=OWNERSHIP).hold("floyd", "Report, Caprice")
        suspect = t.s.lineup[0]
        t.s.files[suspect * 3] = (mark_seen(t.s.pool.pop(), FLOYD),)
        name = "You can't hide your secrets from me"
        t.hold("caprice", name).play(name).do("detective floyd")
        t.do(f"suspect {SUSPECTS[suspect].key}")
        seen = t.of("recalled", "caprice")
        assert seen == [(FLOYD, 1, the_card("Report, Caprice").id)]
        assert seen_by(t.s.files[suspect * 3][0], CAPRICE)
        assert not is_face_up(t.s.files[suspect * 3][0])

    def test_two_pieces_of_evidence_for_one_of_sanity(self) -> None:
        name = "I was behind his eyes when he did it"
        t = caprice(plot=OWNERSHIP).hold("caprice", name).play(name)
        let_her_choose(t, "choose", "place-evidence", "face")
        assert (t.filed, t.s.sanity, t.kind) == (2, -1, "turn")

    def test_she_sees_all_of_it(self) -> None:
        name = "I see it. I see all of it"
        t = caprice(plot=OWNERSHIP).hold("caprice", name).play(name)
        before = sum(len(pile) for pile in t.s.piles)
        t.answer()
        drawn = before - sum(len(pile) for pile in t.s.piles)
        assert drawn >= 2
        assert (t.filed, t.s.sanity) == (1, -2)

    def test_the_second_card_from_the_left_is_hers_now(self) -> None:
        name, wanted = "You will play the second card from the left", "Report, Caprice"
        t = caprice(plot=OWNERSHIP).hold("caprice", name).hold("louis", wanted)
        t.play(name).do("detective louis")
        assert t.of("hands", "caprice") == [the_card(wanted).id]
        assert t.of("hands", "louis") == []
        assert t.of("next_turn_time", "louis") == -2
        assert t.of("recalled", "caprice") == [(LOUIS, 1, the_card(wanted).id)]

    def test_a_free_lead_every_turn(self) -> None:
        name = "Every room has something to confess"
        t = caprice(plot=OWNERSHIP).hold("caprice", name).play(name)
        assert t.of("in_play", "caprice") == [the_card(name).id]
        follow_the_shrine_lead(t)
        assert t.time == 5


class TestTheLeash:
    def test_a_blood_test_takes_the_day(self) -> None:
        test = "Routine blood test, Nisei. You know the way"
        t = caprice(plot=OWNERSHIP).hold("floyd", test).at("caprice", "city-hall")
        t.play_later(test).do("pass")
        assert t.s.day == 2
        assert t.of("place", "caprice") == PLACE["jinteki"]
        assert (t.kind, t.asked) == ("turn", "floyd")

    def test_company_property_is_slow_for_one_turn(self) -> None:
        slow = "That is company property you are driving"
        t = caprice(plot=OWNERSHIP).hold("floyd", slow).play_later(slow)
        assert t.of("bad", "caprice") == 1
        assert t.do("move the-quiet-shrine").time == 4
        t.do("end-turn")
        assert t.of("in_play", "caprice") == []

    def test_the_sisters_leave_room_for_one_thought(self) -> None:
        doors = "Sisters don't close doors"
        own = ("I kept your dinner warm", "It is quiet. I had forgotten that it could be")
        t = caprice(plot=OWNERSHIP).hold("floyd", doors).hold("caprice", *own)
        t.play_later(doors)
        assert t.s.sanity == -1
        t.play(own[0])
        assert not [key for key in t.keys if key.startswith("play ")]

    def test_a_disappointed_chairman_takes_the_warrant_back(self) -> None:
        name = "Chairman Hiro is disappointed"
        t = caprice(plot=OWNERSHIP).hold("floyd", name).do("end-turn").play(name)
        assert t.of("warrants", "caprice") == []

    def test_the_chairmans_regards_can_be_taken_or_sent_back(self) -> None:
        name = "With the Chairman's compliments"
        t = caprice(plot=OWNERSHIP).hold("caprice", name).play(name)
        assert t.keys == ["option 1", "option 2"]
        t.do("option 1")
        assert (t.favor("caprice", "corp"), t.baggage("caprice")) == (2, (0, 1))
        t = caprice(plot=OWNERSHIP).hold("caprice", name).play(name).do("option 2")
        assert (t.favor("caprice", "corp"), t.baggage("caprice")) == (0, (1, 0))


class TestVocabulary:
    def test_another_detective_is_chosen_and_the_player_stays_the_player(self) -> None:
        t = caprice().resolve(ToAnother(NextTurnTime(-1)), "caprice")
        assert t.asked == "caprice"
        assert t.keys == ["detective floyd", "detective louis"]
        assert t.do("detective floyd").s.next_turn_time == [0, -1, 0]

    @pytest.mark.parametrize("target", ["floyd", "louis"])
    def test_twice_is_twice(self, target: str) -> None:
        t = caprice().resolve(Twice(NextTurnTime(2)), "caprice", target=target)
        assert t.of("next_turn_time", target) == 4
        assert t.resolve(Twice(GainTrauma(1)), "caprice").s.sanity == -2
