"""Cards that leave the choice to whom they hit: both ways, and who is asked."""

from __future__ import annotations

import pytest

from tests.games.android.scenario import Scenario, table

WAYS = [
    ("caprice", "Four hundred people and one song", "option 1", {"time": 4, "sanity": 0}),
    ("caprice", "Four hundred people and one song", "option 2", {"time": 6, "sanity": -1}),
    ("caprice", "The lab has a few questions about your sleep", "option 1", {"time": 4}),
    ("caprice", "The lab has a few questions about your sleep", "option 2", {"sanity": -1}),
    ("floyd", "Initial here that you are company property", "option 2", {"time": 4}),
    ("raymond", "That chit has been called in", "option 2", {"time": 4}),
    ("raymond", "Wrong war, old man", "option 1", {"time": 4}),
    ("rachel", "You only come when you want something", "option 1", {"time": 4}),
]


def hit_by(name: str, target: str) -> Scenario:
    others = [who for who in ("louis", "floyd", "caprice") if who != target][:2]
    t = table(target, *others)
    return t.resolve_card(name, others[0], target)


@pytest.mark.parametrize(("target", "name", "way", "after"), WAYS)
def test_whom_it_hits_chooses(target: str, name: str, way: str, after: dict[str, int]) -> None:
    t = hit_by(name, target)
    assert (t.kind, t.asked) == ("option", target)
    t.do(way)
    assert {slot: getattr(t.s, slot) for slot in after} == after


@pytest.mark.parametrize(("way", "favors", "mood"), [("option 1", 1, 1), ("option 2", 2, 0)])
def test_mr_lis_accountant_takes_a_favor_or_a_good_mood(way: str, favors: int, mood: int) -> None:
    t = table("louis", "floyd", "caprice").favors("louis", mr_li=2).set(mood=1)
    t.resolve_card("Li's accountant has found a mistake", "floyd", "louis").do(way)
    assert (t.favor("louis", "mr-li"), t.s.mood) == (favors, mood)


def test_above_his_pay_grade_louis_pays_with_time_or_with_what_he_dug_up() -> None:
    name = "That's above your pay grade, and you have two of them"
    for way, left, pile in (("option 1", 3, 2), ("option 2", 6, 0)):
        t = hit_by(name, "louis")
        t.s.pile_marker[0] = 2
        t.do(way)
        assert (t.time, t.of("pile_marker", "louis")) == (left, pile)


@pytest.mark.parametrize(("kept", "time", "bad"), [(1, 4, 0), (0, 2, 1)])
def test_a_directive_that_was_kept_softens_what_simmons_signed(
    kept: int, time: int, bad: int
) -> None:
    t = table("floyd", "louis", "caprice").set(directives=[1, 1, kept]).renew().set(time=6)
    t.resolve_card("I'm sorry, Floyd. They made me sign", "louis", "floyd")
    assert (t.time, t.of("bad", "floyd")) == (time, bad)


def test_sara_can_swear_an_alibi_on_or_off() -> None:
    name = "My wife will swear to it, Your Honor"
    t = table("louis", "floyd", "caprice").hold("louis", name).play(name)
    t.do("option 1", "suspect eve")
    assert sum(t.s.alibis) == 1
    t = table("louis", "floyd", "caprice").hold("louis", name)
    t.s.alibis[0] = 1
    t.play(name).do("option 2")
    assert sum(t.s.alibis) == 0


def test_the_archive_convicts_or_moves_the_blame() -> None:
    name = "I read the archive. It was a short lunch"
    t = table("floyd", "louis", "caprice").hold("floyd", name).play(name).do("option 1")
    t.do("suspect eve", "face-down")
    assert t.filed == 1


@pytest.mark.parametrize(
    ("target", "name", "favor"),
    [
        ("floyd", "My client does not talk to furniture", "society"),
        ("louis", "The family has asked for another detective", "political"),
    ],
)
@pytest.mark.parametrize("pays", [True, False])
def test_a_favor_saves_the_lead(target: str, name: str, favor: str, pays: bool) -> None:
    others = [who for who in ("louis", "floyd", "caprice") if who != target][:2]
    t = table(target, *others).bare().hold(others[0], name).has(others[0], twilight=4)
    t.favors(target, **{favor: 1}).follow("testimony-eve").play(name)
    assert (t.kind, t.asked) == ("unless", target)
    t.do("yes" if pays else "no")
    t.until("use-lead" if pays else "turn")
    assert t.favor(target, favor) == (0 if pays else 1)


def test_two_thousand_dollars_get_rachel_past_the_rookie() -> None:
    name = "See Beckmann's girl to the door"
    t = table("rachel", "floyd", "caprice").hold("floyd", name).has("floyd", twilight=4)
    t.set(money=2).follow("testimony-eve").play(name).do("yes")
    assert (t.s.money, t.kind) == (0, "use-lead")


def test_floyd_waits_at_the_welded_door_or_leaves_it() -> None:
    name = "The chapel door has been welded shut"
    for way, kind, time in (("option 1", "turn", 6), ("option 2", "use-lead", 4)):
        t = table("floyd", "louis", "caprice").hold("louis", name).has("louis", twilight=4)
        t.follow("testimony-eve").play(name).do(way)
        assert (t.kind, t.time) == (kind, time)


def test_raymond_keeps_the_witness_or_runs_after_the_limp() -> None:
    name = "It was his limp. I'd know it anywhere"
    t = table("raymond", "floyd", "caprice", plot="parsons").hold("floyd", name)
    t.has("floyd", twilight=4).follow("testimony-eve").play(name).do("option 1")
    assert (t.kind, t.baggage("raymond")) == ("turn", (0, 0))
    t = table("raymond", "floyd", "caprice", plot="parsons").hold("floyd", name)
    t.has("floyd", twilight=4).follow("testimony-eve").play(name).do("option 2")
    t.until("use-lead")
    assert t.baggage("raymond") == (0, 2)


def test_coffee_with_the_captain_is_a_favor_or_a_feeling() -> None:
    name = "Same blue thermos, same bad coffee"
    t = table("rachel", "floyd", "caprice", plot="the-captains-daughter")
    t.hold("rachel", name).play(name).do("option 2")
    assert t.baggage("rachel") == (2, 0)


def own(detective: str, name: str) -> Scenario:
    """A light card of somebody's own, resolved in his turn."""
    others = [who for who in ("louis", "floyd", "caprice") if who != detective][:2]
    t = table(detective, *others).bare()
    return t.resolve_card(name, detective, detective)


def test_a_witness_can_bring_friends_or_an_alibi() -> None:
    name = "She is a witness, your honor, not an exhibit"
    t = own("caprice", name).do("option 1")
    assert (t.favor("caprice", "political"), t.favor("caprice", "society")) == (1, 1)
    t = own("caprice", name).do("option 2")
    t.do(t.keys[0])
    assert sum(t.s.alibis) == 1


def test_a_joke_is_worth_two_cards_or_an_hour() -> None:
    t = own("floyd", "Define 'joke', please").do("option 1").answer()
    assert len(t.of("hands", "floyd")) == 2
    t = own("floyd", "Define 'joke', please").do("option 2")
    assert t.time == 7


@pytest.mark.parametrize(("kept", "favors"), [(1, 2), (0, 1)])
def test_a_kite_is_safe_with_the_first_directive(kept: int, favors: int) -> None:
    t = table("floyd", "louis", "caprice").bare().set(directives=[kept, 1, 1])
    t.resolve_card("The little girl asked me to hold her kite", "floyd", "floyd")
    assert t.favor("floyd", "society") == favors


@pytest.mark.parametrize(("kept", "pile"), [(1, 0), (0, 1)])
def test_without_the_second_directive_a_pattern_leads_deeper(kept: int, pile: int) -> None:
    t = table("floyd", "louis", "caprice").bare().set(directives=[1, kept, 1])
    t.resolve_card("There was a pattern in what nobody said", "floyd", "floyd").answer()
    assert t.of("pile_marker", "floyd") == pile


@pytest.mark.parametrize(("mood", "cards"), [(1, 0), (0, 1)])
def test_in_a_bad_mood_the_meter_brings_trouble_to_hand(mood: int, cards: int) -> None:
    t = table("louis", "floyd", "caprice").bare().set(mood=mood)
    t.resolve_card("Keep the meter running", "louis", "louis").answer(option=-1)
    assert len(t.of("hands", "louis")) == cards


@pytest.mark.parametrize(("answer", "money"), [("yes", 1), ("no", 2)])
def test_a_second_flight_is_for_who_pays(answer: str, money: int) -> None:
    t = table("rachel", "louis", "floyd").bare().set(money=2)
    t.resolve_card("Seat belts are for paying customers", "rachel", "rachel").answer(until="may")
    t.do(answer).answer()
    assert t.s.money == money


def test_a_night_with_the_files_can_be_longer_than_is_good_for_him() -> None:
    t = own("raymond", "I don't sleep, I read files").do("option 1").answer()
    assert (t.time, t.of("trauma", "raymond"), len(t.of("hands", "raymond"))) == (6, 0, 2)
    t = own("raymond", "I don't sleep, I read files").do("option 2").answer()
    assert (t.time, t.of("trauma", "raymond"), len(t.of("hands", "raymond"))) == (8, 1, 2)


@pytest.mark.parametrize(("way", "pieces", "trauma"), [("option 1", 1, 0), ("option 2", 2, 1)])
def test_a_stupid_crime_has_two_layers_for_who_can_bear_it(
    way: str, pieces: int, trauma: int
) -> None:
    t = own("raymond", "Somebody paid to have it look this stupid")
    before = sum(cell >= 0 for cell in t.s.board)
    t.do(way).answer()
    assert sum(cell >= 0 for cell in t.s.board) - before >= pieces
    assert t.of("trauma", "raymond") == trauma


@pytest.mark.parametrize(("mood", "trauma", "later"), [(1, 0, 0), (0, 1, -2)])
def test_jims_badge_costs_a_good_mood_or_hurts(mood: int, trauma: int, later: int) -> None:
    t = table("louis", "floyd", "caprice").bare().set(mood=mood)
    t.resolve_card("Divers found Jim's badge", "floyd", "louis").answer()
    assert t.s.mood == 0
    assert (t.of("trauma", "louis"), t.of("next_turn_time", "louis")) == (trauma, later)


@pytest.mark.parametrize(("answer", "time", "filed"), [("yes", 4, 1), ("no", 6, 0)])
def test_an_open_bag_can_be_explained_if_there_is_time(answer: str, time: int, filed: int) -> None:
    t = table("raymond", "louis", "floyd").bare().evidence("eve", 1, 3)
    t.resolve_card("That bag was never sealed, Flint", "louis", "raymond").do(answer).answer()
    assert (t.time, t.filed) == (time, filed)
