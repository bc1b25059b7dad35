"""The detective sheets (Detective Sheets; Setup; NPCs and Elimination)."""

from collections import Counter

import pytest

from caseboard.games.android.content.map import DISTRICT_OF, PLACES, VEHICLES, PlaceType
from caseboard.games.android.content.sheets import SHEET, SHEETS, FavorKind, Npc

NPC = {npc.key: npc for sheet in SHEETS for npc in sheet.npcs}


def test_detectives_in_their_order() -> None:
    assert list(SHEET) == ["caprice", "floyd", "louis", "rachel", "raymond"]
    assert [sheet.name for sheet in SHEETS] == [
        "Caprice Nisei",
        "Floyd 2X3A7C",
        "Louis Blaine",
        "Rachel Beckmann",
        "Raymond Flint",
    ]
    assert len({sheet.colour for sheet in SHEETS}) == 5


def test_each_drives_the_vehicle_of_the_same_key() -> None:
    assert [VEHICLES[sheet.vehicle].key for sheet in SHEETS] == list(SHEET)


def test_raymond_starts_as_printed() -> None:
    raymond = SHEETS[SHEET["raymond"]]
    assert PLACES[raymond.start].name == "Jack's Diner"
    assert PLACES[raymond.physical_lead].name == "A+ Athletic Club"
    assert PLACES[raymond.document_lead].name == "The Root"


def test_detectives_start_in_different_districts() -> None:
    assert len({DISTRICT_OF[sheet.start] for sheet in SHEETS}) == 5


def test_two_detective_leads_start_on_each_type_of_place() -> None:
    leads = [place for sheet in SHEETS for place in (sheet.physical_lead, sheet.document_lead)]
    assert len(set(leads)) == 10
    assert Counter(PLACES[place].type for place in leads) == dict.fromkeys(PlaceType, 2)


@pytest.mark.parametrize(
    ("detective", "npcs"),
    [
        ("caprice", ["Chairman Hiro", "The Sisters", "Daniel"]),
        ("floyd", ["Director Haas", "Father Michael", "Simmons"]),
        ("louis", ["Sara", "Mr. Li", "Tanaka"]),
        ("rachel", ["Captain Beckmann", "Oliver", "Lena"]),
        ("raymond", ["Kate", "Keene", "Parsons"]),
    ],
)
def test_each_detective_knows_three_people(detective: str, npcs: list[str]) -> None:
    assert [npc.name for npc in SHEETS[SHEET[detective]].npcs] == npcs


def test_eight_people_give_favors_of_two_or_more_kinds() -> None:
    givers = {key: npc for key, npc in NPC.items() if npc.favor_kinds}
    assert set(givers) == {
        "daniel",
        "hiro",
        "director-haas",
        "mr-li",
        "sara",
        "captain-beckmann",
        "lena",
        "kate",
    }
    for npc in givers.values():
        assert len(npc.favor_kinds) >= 2
        assert list(npc.favor_kinds) == sorted(set(npc.favor_kinds))


def test_mr_lis_favors_count_as_all_four() -> None:
    assert NPC["mr-li"].favor_kinds == tuple(FavorKind)


def test_captain_beckmanns_favors_count_on_the_street() -> None:
    assert FavorKind.STREET in NPC["captain-beckmann"].favor_kinds


def test_only_keene_and_parsons_have_no_skull() -> None:
    def status(npc: Npc) -> tuple[str, str]:
        return npc.start_status, npc.end_status

    special = {key: status(npc) for key, npc in NPC.items() if npc.end_status != "eliminated"}
    assert special == {"keene": ("troubled", "at peace"), "parsons": ("missing", "found")}
    assert len(NPC) == 15
