"""The map keeps what the rulebook says of it and lets every game run (Game Map Breakdown)."""

from itertools import combinations

import pytest

from caseboard.games.android.content.map import (
    BEANSTALK,
    DISTRICT,
    DISTRICT_OF,
    DISTRICTS,
    KAGUYA,
    PLACE,
    PLACES,
    PLACES_OF_TYPE,
    REACHABLE,
    ROOT,
    VEHICLE,
    VEHICLES,
    City,
    PlaceType,
    Quality,
    squared_distance,
)

MAJORS = {
    "Broadcast Square": "E3",
    "Castle Club": "F4",
    "City Hall": "A2",
    "Eastside Tenements": "L3",
    "Eliza's Toybox": "D7",
    "Haas-Bioroid": "D7",
    "Humanity Labor": "H1",
    "Jinteki": "D3",
    "Levy University": "E1",
    "Melange Mining": "G7",
    "Memories of Green": "K1",
    "Monroe & Associates": "H3",
    "NAPD": "I3",
    "Order of Sol": "F8",
    "Starlight Crusade": "D1",
    "Wyldside": "G8",
}
KNOWN_MINORS = {
    "Old War Memorial": "B1",
    "Weyland Real Estate": "B3",
    "Thurgun's Free Clinic": "F2",
    "Rockvil Estates": "G2",
    "Tony's Flophouse": "J3",
}
EARTH = [i for i, place in enumerate(PLACES) if place.city is City.EARTH]
MOON = [i for i, place in enumerate(PLACES) if place.city is City.MOON]


def moves(vehicle: str, start: int, end: int) -> int:
    reachable = REACHABLE[VEHICLE[vehicle]]
    seen, frontier, count = {start}, {start}, 0
    while end not in seen:
        frontier = {b for a in frontier for b in reachable[a]} - seen
        assert frontier, f"{vehicle} cannot get from {PLACES[start].name} to {PLACES[end].name}"
        seen |= frontier
        count += 1
    return count


def test_the_sixteen_majors_stand_in_their_squares() -> None:
    assert {place.name: place.square for place in PLACES if place.major} == MAJORS


def test_known_minors_stand_in_their_squares() -> None:
    minors = {place.name: place.square for place in PLACES if not place.major}
    assert KNOWN_MINORS.items() <= minors.items()
    assert {"A+ Athletic Club", "Adams Garden", "Jack's Diner", "Roxie's"} <= minors.keys()


def test_the_four_restricted_places() -> None:
    restricted = {place.key for place in PLACES if place.restricted}
    assert restricted == {"haas-bioroid", "humanity-labor", "jinteki", "order-of-sol"}


@pytest.mark.parametrize(
    ("place", "type_"),
    [
        ("napd", PlaceType.CIVIC),
        ("old-war-memorial", PlaceType.CIVIC),
        ("thurguns-free-clinic", PlaceType.CIVIC),
        ("the-root", PlaceType.CIVIC),
        ("a-plus-athletic-club", PlaceType.BUSINESS),
    ],
)
def test_known_types(place: str, type_: PlaceType) -> None:
    assert PLACES[PLACE[place]].type is type_


@pytest.mark.parametrize(
    ("place", "quality"),
    [
        ("levy-university", Quality.RITZY),
        ("starlight-crusade", Quality.RITZY),
        ("elizas-toybox", Quality.RITZY),
        ("wyldside", Quality.SEEDY),
    ],
)
def test_known_qualities(place: str, quality: Quality) -> None:
    assert PLACES[PLACE[place]].quality is quality


def test_keys_and_names_are_unique_slugs() -> None:
    assert len(PLACE) == len(PLACES) == len({place.name for place in PLACES})
    assert all(set(key) <= set("abcdefghijklmnopqrstuvwxyz-") for key in PLACE)


def test_every_place_lies_inside_its_square() -> None:
    for place in PLACES:
        column, row = ord(place.square[0]) - ord("A"), int(place.square[1]) - 1
        assert (place.x // 100, place.y // 100) == (column, row), place.name
        assert 0 <= column < 12
        assert 0 <= row < 8


def test_places_are_far_enough_apart_to_be_drawn() -> None:
    for a, b in combinations(range(len(PLACES)), 2):
        assert squared_distance(a, b) >= 45**2, (PLACES[a].name, PLACES[b].name)


def test_earth_is_north_and_the_moon_south() -> None:
    assert all(PLACES[i].square[1] in "123" for i in EARTH)
    assert all(PLACES[i].square[1] in "78" for i in MOON)
    assert all(PLACES[i].square[1] in "456" for i in BEANSTALK)


def test_the_beanstalk_runs_from_the_root_to_starport_kaguya() -> None:
    assert [PLACES[i].name for i in BEANSTALK] == [
        "The Root",
        "The Midway",
        "Castle Club",
        "Challenger Memorial Ferry",
        "Starport Kaguya",
    ]
    assert {PLACES[i].district for i in BEANSTALK} == {"beanstalk"}
    assert [i for i in range(len(PLACES)) if PLACES[i].district == "beanstalk"] == list(BEANSTALK)


def test_districts_lie_in_one_city_and_have_places() -> None:
    assert len(DISTRICT) == len(DISTRICTS) == len({district.colour for district in DISTRICTS})
    for i, place in enumerate(PLACES):
        assert DISTRICTS[DISTRICT_OF[i]].key == place.district
        assert DISTRICTS[DISTRICT_OF[i]].city is place.city
    for district in range(len(DISTRICTS)):
        assert DISTRICT_OF.count(district) >= 4
    cities = [district.city for district in DISTRICTS]
    assert (cities.count(City.EARTH), cities.count(City.MOON)) == (6, 2)


def test_the_diner_stands_in_the_blue_district() -> None:
    assert DISTRICTS[DISTRICT_OF[PLACE["jacks-diner"]]].colour == "blue"


@pytest.mark.parametrize("type_", PlaceType)
def test_leads_of_every_type_can_always_move(type_: PlaceType) -> None:
    places = PLACES_OF_TYPE[type_]
    assert len(places) >= 8
    assert len({DISTRICT_OF[i] for i in places}) >= 4
    assert set(places) & set(MOON)
    assert all(PLACES[i].type is type_ for i in places)


def test_every_place_has_one_type_list() -> None:
    assert sorted(i for places in PLACES_OF_TYPE for i in places) == list(range(len(PLACES)))


def test_qualities_are_balanced() -> None:
    qualities = [place.quality for place in PLACES]
    assert [qualities.count(quality) for quality in Quality] == [14, 18, 14]


@pytest.mark.parametrize("vehicle", [vehicle.key for vehicle in VEHICLES])
def test_every_vehicle_gets_everywhere_in_both_cities(vehicle: str) -> None:
    for end in EARTH:
        assert moves(vehicle, ROOT, end) <= 8
        assert moves(vehicle, end, ROOT) <= 8
    for end in MOON:
        assert moves(vehicle, KAGUYA, end) <= 4
        assert moves(vehicle, end, KAGUYA) <= 4


@pytest.mark.parametrize("vehicle", ["caprice", "floyd", "louis", "rachel", "raymond"])
def test_crossing_earth_takes_most_of_a_day(vehicle: str) -> None:
    assert 4 <= moves(vehicle, PLACE["city-hall"], PLACE["eastside-tenements"]) <= 6


def test_vehicles_from_slow_to_fast() -> None:
    assert [vehicle.key for vehicle in sorted(VEHICLES, key=lambda vehicle: vehicle.reach)] == [
        "rachel-stalled",
        "floyd",
        "caprice",
        "louis",
        "rachel",
        "raymond",
    ]


@pytest.mark.parametrize("vehicle", range(len(VEHICLES)))
def test_moves_are_sorted_and_lead_both_ways(vehicle: int) -> None:
    for start, ends in enumerate(REACHABLE[vehicle]):
        assert list(ends) == sorted(set(ends) - {start})
        assert all(start in REACHABLE[vehicle][end] for end in ends)


@pytest.mark.parametrize("vehicle", range(len(VEHICLES)))
def test_no_vehicle_flies_between_earth_and_moon(vehicle: int) -> None:
    for start in EARTH:
        assert set(REACHABLE[vehicle][start]) <= {*EARTH, ROOT}
    for start in MOON:
        assert set(REACHABLE[vehicle][start]) <= {*MOON, KAGUYA}


@pytest.mark.parametrize("vehicle", range(len(VEHICLES)))
def test_the_beanstalk_is_left_only_at_its_ends(vehicle: int) -> None:
    """Movement: from Castle Club only the Ferry and the Midway are one move away."""
    root, midway, castle, ferry, kaguya = BEANSTALK
    assert REACHABLE[vehicle][midway] == (root, castle)
    assert REACHABLE[vehicle][castle] == (midway, ferry)
    assert REACHABLE[vehicle][ferry] == (castle, kaguya)
    assert set(REACHABLE[vehicle][root]) - {midway} <= set(EARTH)
    assert set(REACHABLE[vehicle][kaguya]) - {ferry} <= set(MOON)


def test_rulebook_example_of_movement() -> None:
    memorial, estate = PLACE["old-war-memorial"], PLACE["weyland-real-estate"]
    assert estate in REACHABLE[VEHICLE["caprice"]][memorial]
    assert estate not in REACHABLE[VEHICLE["floyd"]][memorial]
    assert PLACE["city-hall"] in REACHABLE[VEHICLE["floyd"]][memorial]
    assert estate in REACHABLE[VEHICLE["floyd"]][PLACE["city-hall"]]


def test_rulebook_example_of_moving_a_lead() -> None:
    """Caprice stands in the yellow district; Thurgun's holds a lead; the NAPD is one of several."""
    (yellow,) = [i for i, district in enumerate(DISTRICTS) if district.colour == "yellow"]
    civic = set(PLACES_OF_TYPE[PlaceType.CIVIC])
    in_yellow = {i for i in civic if DISTRICT_OF[i] == yellow}
    memorial, clinic = PLACE["old-war-memorial"], PLACE["thurguns-free-clinic"]
    assert len(in_yellow) == 2
    assert not in_yellow & {memorial, clinic, PLACE["napd"]}
    choices = civic - in_yellow - {memorial, clinic}
    assert PLACE["napd"] in choices
    assert len(choices) >= 3


def test_raymonds_triangle() -> None:
    triangle = [PLACE["jacks-diner"], PLACE["a-plus-athletic-club"], ROOT]
    for a, b in combinations(triangle, 2):
        assert b in REACHABLE[VEHICLE["raymond"]][a]


def test_adams_garden_is_far_from_haas_bioroid() -> None:
    assert moves("floyd", PLACE["adams-garden"], PLACE["haas-bioroid"]) > 6
