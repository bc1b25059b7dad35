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
