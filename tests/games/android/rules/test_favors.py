"""Favors, warrants, the sixteen location abilities (Favors; Warrants; Major Locations; A21)."""

from __future__ import annotations

import pytest

from caseboard.games.android.catalogue import NPC
from caseboard.games.android.content.map import PLACE, PLACES
from caseboard.games.android.content.suspects import SUSPECT
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.control import Nothing
from caseboard.games.android.numbers import Side
from caseboard.games.android.rules.daytime import TAKE
from caseboard.games.android.rules.decks import draw
from caseboard.games.android.rules.favors import gain_favor, gain_npc_favor, gain_trauma
from caseboard.games.android.rules.locations import ABILITIES, NO_TIME, why_not_use
from caseboard.games.android.rules.plots import good_baggage
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD, CAPRICE = range(3)
CORP, POLITICAL, SOCIETY, STREET = range(4)
KINDS = ("corp", "political", "society", "street")


def at(place: str, time: int = 6, cards: int = 0, **favors: int) -> Scenario:
    """Louis at a place with these favors and no others, and some light cards in hand."""
    t = table().favors("louis", mr_li=0, sara=0)
    t.at("louis", place).set(time=time).favors("louis", **favors)
    for _ in range(cards):
        draw(t.s, LOUIS, 4)
    t.renew()
    return t


def pays_exactly(
    place: str, time: int, favors: dict[str, int], cards: int, answers: tuple[str, ...] = ()
) -> Scenario:
    """Use an ability with just what it costs; with anything less it cannot be used."""
    key = f"ability {place}"
    hurried = at(place, 6, cards, **favors)
    hurried.s.time = time - 1
    assert why_not_use(hurried.s, LOUIS, PLACE[place]) is NO_TIME
    for kind in favors:
        less = {**favors, kind: favors[kind] - 1}
        assert at(place, time, cards, **less).why_not(key) == "no-favors"
    if cards:
        assert at(place, time, cards - 1, **favors).why_not(key) == "no-cards"
    t = at(place, time + 1, cards, **favors).do(key)
    while t.kind in ("spend-favor", "discard-for-ability"):
        t.do(t.keys[0])
    t.do(*answers)
    assert t.time == 1
    assert t.of("hands", "louis") == []
    if t.kind == "turn":
        assert t.why_not(key) == "used"
    return t


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("city-hall", "political"),
        ("eastside-tenements", "street"),
        ("levy-university", "society"),
        ("melange-mining", "corp"),
    ],
)
def test_four_places_give_a_favor_for_2_time_while_there_are_some_a21(
    place: str, kind: str
) -> None:
    t = pays_exactly(place, 2, {}, 0)
    assert t.favor("louis", kind) == 1
    t = at(place)
    t.s.favor_bank[KINDS.index(kind)] = 0
    t.renew()
    assert t.why_not(f"ability {place}") == "nothing-left"


@pytest.mark.parametrize(
    ("place", "kind"),
    [("castle-club", "street"), ("memories-of-green", "corp"), ("wyldside", "society")],
)
def test_three_places_sell_good_or_bad_baggage_for_1_time_and_a_favor(
    place: str, kind: str
) -> None:
    t = pays_exactly(place, 1, {kind: 1}, 0, ("bad-baggage floyd",))
    assert t.of("bad", "floyd") == 1
    assert t.favor("louis", kind) == 0
    t = pays_exactly(place, 1, {kind: 1}, 0, ("good-baggage louis",))
    assert t.of("good", "louis") == 1


def test_broadcast_square_places_a_piece_of_any_pile_and_leaves_the_marker() -> None:
    t = pays_exactly("broadcast-square", 1, {"street": 1}, 0, ("pile baggage",))
    assert t.kind == "benefit"
    assert t.of("pile_marker", "louis") == 0
    assert at("broadcast-square", street=1).set(piles=[[], [], []]).why_not(
        "ability broadcast-square"
    ) == ("nothing-left")


def test_elizas_toybox_exchanges_any_favor_for_a_normal_one() -> None:
    t = at("elizas-toybox", 2, mr_li=1).do("ability elizas-toybox")
    assert sorted(t.keys) == sorted(f"gain {kind}" for kind in KINDS)
    t.do("gain corp")
    assert (t.time, t.favor("louis", "mr_li"), t.favor("louis", "corp")) == (1, 0, 1)
    assert at("elizas-toybox").why_not("ability elizas-toybox") == "nothing-left"


@pytest.mark.parametrize(
    ("place", "favors", "slot", "supply"),
    [
        ("haas-bioroid", {"street": 1, "society": 1}, "haas", 6),
        ("jinteki", {"political": 1, "corp": 1}, "jinteki", 6),
    ],
)
def test_the_companies_tokens_cost_2_time_two_favors_and_two_cards_a21(
    place: str, favors: dict[str, int], slot: str, supply: int
) -> None:
    t = pays_exactly(place, 2, favors, 2)
    assert t.of(slot, "louis") == 1
    t = at(place, cards=2, **favors).set(**{slot: [0, supply, 0]})
    assert t.why_not(f"ability {place}") == "nothing-left"


def test_humanity_labor_places_a_hit_for_one_favor_of_each_kind_and_two_cards() -> None:
    t = pays_exactly("humanity-labor", 2, dict.fromkeys(KINDS, 1), 2, ("suspect eve",))
    assert t.s.hits[SUSPECT["eve"]] == 1


def test_order_of_sol_places_an_alibi_for_any_two_favors_a21() -> None:
    t = pays_exactly("order-of-sol", 2, {"corp": 2}, 0, ("suspect noise",))
    assert t.s.alibis[SUSPECT["noise"]] == 1
    t = at("order-of-sol", corp=2)
    t.s.alibis[SUSPECT["eve"]] = 11
    t.renew()
    assert t.why_not("ability order-of-sol") == "nothing-left"


def test_napd_gives_a_dropship_pass_for_any_two_favors_while_there_are_some_a21() -> None:
    t = pays_exactly("napd", 1, {"political": 2}, 0)
    assert t.of("dropship", "louis") == 1
    t = at("napd", corp=2).set(dropship=[0, 5, 0])
    assert t.why_not("ability napd") == "nothing-left"


def test_starlight_crusade_heals_a_trauma_for_2_time_and_any_favor() -> None:
    t = at("starlight-crusade", 3, society=1).set(trauma=[2, 0, 0]).do("ability starlight-crusade")
    assert (t.time, t.of("trauma", "louis"), t.favor("louis", "society")) == (1, 1, 0)
    assert at("starlight-crusade", society=1).why_not("ability starlight-crusade") == (
        "nothing-left"
    )
    hurt = at("starlight-crusade").set(trauma=[1, 0, 0])
    assert hurt.why_not("ability starlight-crusade") == "no-favors"


def test_monroe_places_a_warrant_and_moves_one_when_two_are_placed() -> None:
    t = pays_exactly("monroe-associates", 1, {"political": 1}, 0, ("place jinteki",))
    assert t.of("warrants", "louis") == [PLACE["jinteki"]]
    t = at("monroe-associates", political=1)
    t.set(warrants=[[PLACE["jinteki"], PLACE["haas-bioroid"]], [], []]).do(
        "ability monroe-associates"
    )
    assert (t.kind, t.keys) == ("move-warrant", ["place jinteki", "place haas-bioroid"])
    t.do("place jinteki")
    assert sorted(t.keys) == ["place humanity-labor", "place order-of-sol"]
    t.do("place order-of-sol")
    assert t.of("warrants", "louis") == [PLACE["haas-bioroid"], PLACE["order-of-sol"]]


def test_there_are_sixteen_abilities_each_at_a_major_location() -> None:
    assert len(ABILITIES) == 16
    assert set(ABILITIES) == {n for n, place in enumerate(PLACES) if place.major}
    t = at("tonys-flophouse")
    assert t.why_not("ability tonys-flophouse") == "no-ability"
    assert t.why_not("ability napd") == "not-here"


def test_an_npc_favor_counts_as_one_favor_of_any_of_its_kinds_never_two() -> None:
    t = at("napd", mr_li=1)
    assert t.why_not("ability napd") == "no-favors"
    t.favors("louis", mr_li=2).do("ability napd")
    assert t.favor("louis", "mr_li") == 0
    t = at("jinteki", cards=2, mr_li=1, corp=1).do("ability jinteki")
    assert (t.favor("louis", "mr_li"), t.favor("louis", "corp")) == (0, 0)


def test_a_favor_is_not_offered_where_the_rest_could_then_not_be_paid() -> None:
    """Humanity Labor with one Mr. Li favor in the place of the missing street favor."""
    t = at("humanity-labor", cards=2, corp=1, political=1, society=1, mr_li=1)
    t.do("ability humanity-labor")
    while t.kind == "discard-for-ability":
        t.do(t.keys[0])
    assert t.kind == "suspect", "each favor had just one use"
    assert not any(t.of("favors", "louis"))


def test_rachels_money_is_spent_in_place_of_favors() -> None:
    t = table("rachel", "floyd", "louis").at("rachel", "napd").set(money=2)
    t.do("ability napd")
    assert (t.s.money, t.of("dropship", "rachel")) == (0, 1)


def test_spent_favors_return_to_the_stock_and_are_never_more_than_the_supply_a21() -> None:
    t = at("wyldside", society=1)
    before = t.s.favor_bank[SOCIETY]
    t.do("ability wyldside", "good-baggage louis")
    assert t.s.favor_bank[SOCIETY] == before + 1
    assert gain_favor(t.s, LOUIS, CORP, 99) == 12
    assert gain_favor(t.s, LOUIS, CORP) == 0
    assert gain_npc_favor(t.s, LOUIS, NPC["sara"]) == 1


def test_baggage_and_trauma_are_not_limited_a21() -> None:
    t = at("napd")
    gain_trauma(t.s, LOUIS, 40)
    good_baggage(t.s, LOUIS, 60)
    assert (t.of("trauma", "louis"), t.of("good", "louis")) == (40, 60)


def test_floyd_takes_no_trauma_while_the_first_directive_is_in_play() -> None:
    t = table("floyd", "caprice", "louis")
    gain_trauma(t.s, 0)
    assert t.of("trauma", "floyd") == 0
    t.set(directives=[0, 1, 1])
    gain_trauma(t.s, 0)
    assert t.of("trauma", "floyd") == 1


def test_others_may_react_to_a_used_ability(w: Workshop) -> None:
    t = at("city-hall")
    t.hold("floyd", w.card("louis", Side.DARK, Nothing(), when=Occasion.USES_ABILITY))
    t.do("ability city-hall")
    assert t.favor("louis", "political") == 1
    assert (t.kind, t.asked) == ("react", "floyd")


def test_nothing_changes_hands_in_a_deal_a25() -> None:
    """No action of a turn gives favors, tokens or cards to another player."""
    t = at("napd", corp=3).set(dropship=[1, 0, 0])
    verbs = {key.split()[0] for key in t.keys}
    assert verbs <= {*TAKE, "end-turn"}
    assert not {"give", "trade", "deal"} & set(TAKE)
