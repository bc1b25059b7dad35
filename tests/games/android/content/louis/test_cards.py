"""Louis's cards at the table, each kind of effect once (Playing Twilight Cards; Fights)."""

from __future__ import annotations

from functools import partial

import pytest

from caseboard.games.android import events
from caseboard.games.android.catalogue import CARDS, NPC
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.numbers import LOUIS as LOUIS_BLAINE
from caseboard.games.android.numbers import Side
from caseboard.games.android.rules.leads import lead_time
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.plots import bad_baggage
from tests.games.android.names import play_key, the_card
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD = range(2)
louis = partial(table, "louis", "floyd", "caprice", plot="the-krausey-case")

OWN = [card for card in CARDS if card is not None and card.detective == LOUIS_BLAINE]


@pytest.mark.parametrize("name", [card.name for card in OWN])
@pytest.mark.parametrize("last", [False, True])
def test_every_card_comes_to_a_clean_end(name: str, last: bool) -> None:
    """Whichever end of each list of options is chosen, Louis's turn goes on afterward."""
    t = louis().at("louis", "tonys-flophouse").lead("testimony-eve", "louis")
    t.has("louis", bad=1).set(mood=1)
    depth = len(t.s.stack)
    t.resolve_card(name, "louis" if the_card(name).side is Side.LIGHT else "floyd", "louis")
    t.answer(option=-1 if last else 0)
    assert len(t.s.stack) == depth or t.s.turn != LOUIS
    assert t.events


def reacts(t: Scenario, name: str) -> Scenario:
    """Floyd, who is completely dark shifted, answers with one of Louis's dark cards."""
    return t.has("floyd", twilight=4).hold("floyd", name)


def played(t: Scenario, name: str) -> Scenario:
    assert (t.asked, t.kind) == ("floyd", "react")
    return t.play(name)


def test_the_captain_wants_him_in_her_office() -> None:
    name = "I want you in my office now, Blaine!"
    t = reacts(louis(plot="sara"), name)
    played(t.do("move roxies").answer("react"), name)
    assert t.of("place", "louis") == PLACE["napd"]
    assert t.time == 6 - 1 - 3
    assert t.of("twilight", "floyd") == 4 - 3
    assert (t.asked, t.kind) == ("louis", "choose")
    held = len(t.of("hands", "louis"))
    t.do("detective floyd")
    assert len(t.of("hands", "louis")) == held + 1


def test_krauseys_colour_makes_the_office_dearer_or_cheaper() -> None:
    """The rulebook's example: the matching card costs 2, 3 or 4."""
    for changes, cost in ((("match-lower",), 2), ((), 3), (("match-raise",), 4)):
        t = reacts(louis(), "I want you in my office now, Blaine!")
        t.do("move roxies").answer("react")
        t.play("I want you in my office now, Blaine!", *changes)
        assert t.of("twilight", "floyd") == 4 - cost


def test_the_family_sends_the_lead_to_another_detective() -> None:
    name = "The family has asked for another detective"
    t = reacts(louis(plot="sara").at("louis", "roxies").lead("testimony-eve", "louis"), name)
    t.favors("louis", sara=0, mr_li=0)
    played(t.do("follow testimony-eve").answer("react"), name).answer()
    assert not t.told(events.EvidencePlaced)
    assert t.told(events.LeadWasted)


def test_a_planted_clue_is_taken_back() -> None:
    name = "You planted that, and I can prove it"
    t = reacts(louis(plot="sara"), name).hold("louis", "It was in his coat the whole time")
    t.play("It was in his coat the whole time")
    played(t, name).answer()
    assert not any(t.s.files)
    assert t.of("twilight", "louis") == 3


def test_the_union_rep_cancels_a_dark_card() -> None:
    dark, light = "We didn't see a thing, officer", "Take it up with my union rep"
    t = reacts(louis(plot="sara").at("louis", "roxies").lead("testimony-eve", "louis"), dark)
    t.hold("louis", light).do("follow testimony-eve").answer("react")
    played(t, dark)
    assert (t.asked, t.kind) == ("louis", "react")
    t.play(light)
    assert t.time == 6 - 1 - 1


def test_a_call_from_home_is_answered_or_felt() -> None:
    for answer, time, bad in (("yes", 6 - 1 - 2, 0), ("no", 6 - 1, 2)):
        t = reacts(louis(plot="sara"), "Your wife called. Again.")
        t.do("move roxies").answer("react")
        t.play("Your wife called. Again.").do(answer)
        assert (t.time, t.baggage("louis")) == (time, (0, bad))


def test_desk_duty_makes_leads_dearer_until_the_turn_ends() -> None:
    t = louis().lay("louis", "Desk duty, effective now")
    assert lead_time(t.s, LOUIS) == 2
    t.do("end-turn")
    assert t.of("in_play", "louis") == []


def test_the_booted_cruiser_makes_moves_dearer() -> None:
    t = louis().lay("louis", "They booted the cruiser")
    assert entry_time(t.s, LOUIS, PLACE["roxies"]) == 2
    assert entry_time(t.s, FLOYD, PLACE["roxies"]) == 1


def test_jims_notebook_opens_seedy_doors() -> None:
    t = louis().lay("louis", "Jim wrote everything down")
    assert lead_time(t.at("louis", "tonys-flophouse").s, LOUIS) == 0
    assert lead_time(t.at("louis", "napd").s, LOUIS) == 1


def test_her_picture_comforts_him() -> None:
    t = louis().lay("louis", "Her picture stays on the dash")
    bad_baggage(t.s, LOUIS)
    t.do("end-turn")
    assert len(t.of("hands", "louis")) == 1


def test_a_walk_at_the_end_of_the_day_shows_what_is_hidden() -> None:
    name = "I need to walk the streets a bit"
    t = louis(plot="sara").hold("louis", name).do("end-turn")
    assert (t.asked, t.kind) == ("louis", "react")
    t.play(name).do("move roxies").answer("choose")
    t.do(t.keys[0])
    assert t.of("place", "louis") == PLACE["roxies"]
    assert t.told(events.EvidencePeeked)


@pytest.mark.parametrize("tactics", ["light-tactics", "dark-tactics"])
def test_tanaka_pays_for_jim_either_way(tactics: str) -> None:
    t = louis(plot="sara").hold("louis", "This is for Jim").play("This is for Jim")
    t.do(tactics).answer()
    assert t.s.npc_gone[NPC["tanaka"]]
    kind, count = ("political", 1) if tactics == "light-tactics" else ("street", 2)
    assert t.favor("louis", kind) == count
    assert t.of("trauma", "louis") == (tactics == "dark-tactics")
    assert sum(t.s.hits) == (tactics == "dark-tactics")


def test_without_tanaka_there_is_nothing_left_to_pay() -> None:
    t = louis(plot="sara").hold("louis", "This is for Jim").gone("tanaka")
    assert play_key("This is for Jim") not in t.keys


def test_an_accident_costs_a_li_favor() -> None:
    name = "Li can make it look like an accident"
    t = louis(plot="sara").hold("louis", name).play(name).do("suspect eve")
    assert t.favor("louis", "mr-li") == 1
    assert sum(t.s.hits) == 1
    t = louis(plot="sara").hold("louis", name).favors("louis", mr_li=0)
    assert play_key(name) not in t.keys
