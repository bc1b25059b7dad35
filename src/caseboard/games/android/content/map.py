"""The game map: places, districts and how far each vehicle reaches (Game Map Breakdown; Movement).

Coordinates are map units. A grid square is 100 wide and high: column A begins at x 0, row 1 at y 0.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class PlaceType(IntEnum):
    BUSINESS = 0
    CIVIC = 1
    NIGHTLIFE = 2
    RELIGIOUS = 3
    RESIDENTIAL = 4


class Quality(IntEnum):
    RITZY = 0
    NORMAL = 1
    SEEDY = 2


class City(IntEnum):
    EARTH = 0
    BEANSTALK = 1
    MOON = 2


@dataclass(frozen=True, slots=True)
class District:
    key: str
    name: str
    colour: str
    city: City


@dataclass(frozen=True, slots=True)
class Place:
    key: str
    name: str
    square: str
    x: int
    y: int
    type: PlaceType
    quality: Quality
    district: str
    city: City
    major: bool = False
    restricted: bool = False


@dataclass(frozen=True, slots=True)
class Vehicle:
    key: str
    name: str
    reach: int


DISTRICTS: Final[tuple[District, ...]] = (
    District("tidewall", "Tidewall", "teal", City.EARTH),
    District("laurels", "The Laurels", "yellow", City.EARTH),
    District("glasshouse", "Glasshouse", "orange", City.EARTH),
    District("meridian", "Meridian", "blue", City.EARTH),
    District("gravelside", "Gravelside", "red", City.EARTH),
    District("lanterns", "The Lanterns", "violet", City.EARTH),
    District("beanstalk", "The Beanstalk", "silver", City.BEANSTALK),
    District("bright-limb", "Bright Limb", "white", City.MOON),
    District("shaftworks", "Shaftworks", "ochre", City.MOON),
)

DISTRICT: Final[dict[str, int]] = {district.key: i for i, district in enumerate(DISTRICTS)}

_BUSINESS, _CIVIC, _NIGHTLIFE, _RELIGIOUS, _RESIDENTIAL = PlaceType
_RITZY, _NORMAL, _SEEDY = Quality


def _place(
    name: str,
    square: str,
    at: tuple[int, int],
    type_: PlaceType,
    quality: Quality,
    district: str,
    *,
    key: str = "",
    major: bool = False,
    restricted: bool = False,
) -> Place:
    key = key or name.lower().replace("'", "").replace(" & ", "-").replace(" ", "-")
    city = DISTRICTS[DISTRICT[district]].city
    return Place(key, name, square, *at, type_, quality, district, city, major, restricted)


PLACES: Final[tuple[Place, ...]] = (
    _place("Chapel of the Tides", "A1", (68, 60), _RELIGIOUS, _NORMAL, "tidewall"),
    _place("Old War Memorial", "B1", (142, 46), _CIVIC, _NORMAL, "tidewall"),
    _place("City Hall", "A2", (72, 160), _CIVIC, _RITZY, "tidewall", major=True),
    _place("The Drowned Bell", "B2", (168, 150), _NIGHTLIFE, _SEEDY, "tidewall"),
    _place("Breakwater Arms", "A3", (54, 252), _RESIDENTIAL, _SEEDY, "tidewall"),
    _place("Weyland Real Estate", "B3", (155, 281), _BUSINESS, _RITZY, "tidewall"),
    _place("Plume & Tonic", "C1", (238, 78), _NIGHTLIFE, _RITZY, "laurels"),
    _place("Equator Archive", "C2", (258, 178), _CIVIC, _NORMAL, "laurels"),
    _place("Starlight Crusade", "D1", (345, 52), _RELIGIOUS, _RITZY, "laurels", major=True),
    _place("Laurel Court", "D2", (362, 152), _RESIDENTIAL, _RITZY, "laurels"),
    _place("Levy University", "E1", (448, 66), _CIVIC, _RITZY, "laurels", major=True),
    _place("Row Nine Dormitories", "C3", (252, 268), _RESIDENTIAL, _SEEDY, "glasshouse"),
    _place(
        "Jinteki", "D3", (355, 258), _BUSINESS, _RITZY, "glasshouse", major=True, restricted=True
    ),
    _place("The Quiet Shrine", "E2", (465, 172), _RELIGIOUS, _NORMAL, "glasshouse"),
    _place("Broadcast Square", "E3", (442, 268), _BUSINESS, _NORMAL, "glasshouse", major=True),
    _place("The Neon Orchid", "F3", (532, 258), _NIGHTLIFE, _RITZY, "glasshouse"),
    _place(
        "A+ Athletic Club",
        "F1",
        (552, 72),
        _BUSINESS,
        _NORMAL,
        "meridian",
        key="a-plus-athletic-club",
    ),
    _place("Thurgun's Free Clinic", "F2", (568, 165), _CIVIC, _SEEDY, "meridian"),
    _place("Our Lady of the Meridian", "G1", (654, 34), _RELIGIOUS, _NORMAL, "meridian"),
    _place("Rockvil Estates", "G2", (672, 162), _RESIDENTIAL, _RITZY, "meridian"),
    _place("Jack's Diner", "G3", (630, 248), _NIGHTLIFE, _NORMAL, "meridian"),
    _place(
        "Humanity Labor",
        "H1",
        (750, 82),
        _BUSINESS,
        _SEEDY,
        "gravelside",
        major=True,
        restricted=True,
    ),
    _place("Roxie's", "H2", (778, 172), _NIGHTLIFE, _SEEDY, "gravelside"),
    _place("Monroe & Associates", "H3", (742, 254), _BUSINESS, _RITZY, "gravelside", major=True),
    _place("Mission of the Open Hand", "I1", (862, 36), _RELIGIOUS, _SEEDY, "gravelside"),
    _place("NAPD", "I3", (850, 262), _CIVIC, _NORMAL, "gravelside", major=True),
    _place("Tony's Flophouse", "J3", (948, 252), _RESIDENTIAL, _SEEDY, "gravelside"),
    _place("Kite Market", "J2", (940, 145), _BUSINESS, _SEEDY, "lanterns"),
    _place("Memories of Green", "K1", (1035, 68), _NIGHTLIFE, _NORMAL, "lanterns", major=True),
    _place("Lamplight Tabernacle", "K2", (1052, 178), _RELIGIOUS, _SEEDY, "lanterns"),
    _place("Adams Garden", "L1", (1142, 62), _RESIDENTIAL, _RITZY, "lanterns"),
    _place("Eastside Tenements", "L3", (1144, 258), _RESIDENTIAL, _SEEDY, "lanterns", major=True),
    _place("The Root", "G4", (690, 314), _CIVIC, _NORMAL, "beanstalk"),
    _place("The Midway", "G4", (618, 346), _RESIDENTIAL, _NORMAL, "beanstalk"),
    _place("Castle Club", "F4", (546, 382), _NIGHTLIFE, _RITZY, "beanstalk", major=True),
    _place("Challenger Memorial Ferry", "F5", (516, 478), _CIVIC, _NORMAL, "beanstalk"),
    _place("Starport Kaguya", "F6", (545, 575), _BUSINESS, _NORMAL, "beanstalk"),
    _place("Regolith Heights", "C7", (232, 664), _RESIDENTIAL, _RITZY, "bright-limb"),
    _place("Chapel of the Long Fall", "C8", (278, 752), _RELIGIOUS, _SEEDY, "bright-limb"),
    _place("Eliza's Toybox", "D7", (318, 626), _NIGHTLIFE, _RITZY, "bright-limb", major=True),
    _place(
        "Haas-Bioroid",
        "D7",
        (374, 684),
        _BUSINESS,
        _NORMAL,
        "bright-limb",
        major=True,
        restricted=True,
    ),
    _place("Colonial Court", "E7", (458, 652), _CIVIC, _NORMAL, "bright-limb"),
    _place(
        "Order of Sol",
        "F8",
        (538, 748),
        _RELIGIOUS,
        _NORMAL,
        "shaftworks",
        major=True,
        restricted=True,
    ),
    _place("Melange Mining", "G7", (648, 656), _BUSINESS, _NORMAL, "shaftworks", major=True),
    _place("Wyldside", "G8", (644, 752), _NIGHTLIFE, _SEEDY, "shaftworks", major=True),
    _place("Crater Row", "H8", (756, 722), _RESIDENTIAL, _SEEDY, "shaftworks"),
)

PLACE: Final[dict[str, int]] = {place.key: i for i, place in enumerate(PLACES)}

DISTRICT_OF: Final[tuple[int, ...]] = tuple(DISTRICT[place.district] for place in PLACES)

BEANSTALK: Final[tuple[int, ...]] = tuple(
    i for i, place in enumerate(PLACES) if place.city is City.BEANSTALK
)

ROOT: Final[int] = BEANSTALK[0]
KAGUYA: Final[int] = BEANSTALK[-1]

PLACES_OF_TYPE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(i for i, place in enumerate(PLACES) if place.type is type_) for type_ in PlaceType
)

VEHICLES: Final[tuple[Vehicle, ...]] = (
    Vehicle("caprice", "Jinteki company hopper", 240),
    Vehicle("floyd", "Maintenance skiff", 230),
    Vehicle("louis", "Unmarked cruiser", 245),
    Vehicle("rachel", "Second-hand hopper", 275),
    Vehicle("raymond", "War-surplus interceptor", 300),
    Vehicle("rachel-stalled", "Second-hand hopper, smoking", 150),
)

VEHICLE: Final[dict[str, int]] = {vehicle.key: i for i, vehicle in enumerate(VEHICLES)}


def _ground(place: int) -> City:
    """The city whose streets meet a place: each end of the Beanstalk stands in one."""
    if place == ROOT:
        return City.EARTH
    if place == KAGUYA:
        return City.MOON
    return PLACES[place].city


def squared_distance(a: int, b: int) -> int:
    """The square of the straight distance between two places' symbols."""
    return (PLACES[a].x - PLACES[b].x) ** 2 + (PLACES[a].y - PLACES[b].y) ** 2


def _one_move(vehicle: Vehicle, start: int, end: int) -> bool:
    if start == end:
        return False
    if start in BEANSTALK and end in BEANSTALK:
        return abs(BEANSTALK.index(start) - BEANSTALK.index(end)) == 1
    ground = _ground(start)
    if ground is City.BEANSTALK or ground is not _ground(end):
        return False
    return squared_distance(start, end) <= vehicle.reach**2


# [vehicle][place] -> places one move away.
REACHABLE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(end for end in range(len(PLACES)) if _one_move(vehicle, start, end))
        for start in range(len(PLACES))
    )
    for vehicle in VEHICLES
)
