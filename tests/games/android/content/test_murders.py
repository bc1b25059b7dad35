"""The murder sheets (Murder Sheet Breakdown; Setup)."""

from collections import Counter

import pytest

from caseboard.games.android.content.map import PLACES, PLACES_OF_TYPE, PlaceType
from caseboard.games.android.content.murders import MURDER, MURDERS, Murder
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS

DETECTIVE_LEADS = {
    place for sheet in SHEETS for place in (sheet.physical_lead, sheet.document_lead)
}
each_murder = pytest.mark.parametrize("murder", MURDERS, ids=[murder.key for murder in MURDERS])


def suspects(murder: Murder) -> list[str]:
    return [SUSPECTS[entry.suspect].key for entry in murder.lineup]


def places_of_testimony(murder: Murder) -> set[int]:
    return {entry.place for entry in murder.lineup}


def test_six_murders() -> None:
    assert len(MURDERS) == len(MURDER) == len({murder.scene for murder in MURDERS}) == 6
    assert {"Evil at the Estates", "Last Call at Roxie's", "Mons Wolff Massacre"} <= {
        murder.name for murder in MURDERS
    }


def test_evil_at_the_estates_as_printed() -> None:
    murder = MURDERS[MURDER["evil-at-the-estates"]]
    assert PLACES[murder.scene].square == "G2"
    assert PLACES[murder.lily[0]].square == "G2"
    assert PLACES[murder.jimmy[0]].square == "B1"
    assert suspects(murder) == [
        "eve",
        "noise",
        "thomas-haas",
        "vinnie",
        "mark-henry",
        "dejah-thoris",
    ]


def test_scenes_and_suspects_that_the_titles_and_events_name() -> None:
    roxies = MURDERS[MURDER["last-call-at-roxies"]]
    assert PLACES[roxies.scene].name == "Roxie's"
    assert "thomas-haas" in suspects(roxies)[:4]
    assert "dejah-thoris" in suspects(MURDERS[MURDER["mons-wolff-massacre"]])[:4]


@each_murder
def test_a_sheet_lists_each_suspect_once_and_places_their_leads_apart(murder: Murder) -> None:
    assert sorted(suspects(murder)) == sorted(suspect.key for suspect in SUSPECTS)
    assert len(places_of_testimony(murder)) == 6
    assert not places_of_testimony(murder) & DETECTIVE_LEADS


@each_murder
def test_no_type_of_place_is_crowded_with_leads(murder: Murder) -> None:
    """A lead keeps its type when it moves, so each type needs room beside all leads of it."""
    leads = places_of_testimony(murder) | DETECTIVE_LEADS
    count = Counter(PLACES[place].type for place in leads)
    for type_ in PlaceType:
        assert 2 * count[type_] <= len(PLACES_OF_TYPE[type_])


@each_murder
def test_lily_and_jimmy_never_share_a_place_and_change_it(murder: Murder) -> None:
    for lily, jimmy in zip(murder.lily, murder.jimmy, strict=True):
        assert lily != jimmy
    assert murder.lily[0] != murder.lily[1]
    assert murder.jimmy[0] != murder.jimmy[1]


@each_murder
def test_testimony_leads_are_spread(murder: Murder) -> None:
    types = [PLACES[entry.place].type for entry in murder.lineup]
    assert len(set(types[:4])) == 4
    assert len(set(types)) == 5
    assert len({PLACES[entry.place].district for entry in murder.lineup}) >= 4


def test_known_places_of_testimony_are_used() -> None:
    keys = {PLACES[place].key for murder in MURDERS for place in places_of_testimony(murder)}
    assert {"levy-university", "starlight-crusade", "monroe-associates"} <= keys


def test_some_murder_has_the_suspects_of_the_scoring_example() -> None:
    scoring = {"eve", "noise", "mark-henry", "thomas-haas"}
    assert any(set(suspects(murder)[:4]) == scoring for murder in MURDERS)


def test_every_suspect_stands_in_several_three_player_games() -> None:
    count = Counter(suspect for murder in MURDERS for suspect in suspects(murder)[:4])
    assert all(count[suspect.key] >= 2 for suspect in SUSPECTS)
