"""How many sequences of decisions lead on from fixed positions: a silent change of what is legal
changes these numbers. Decks, plots and events are empty, so that no card's content matters."""

from __future__ import annotations

from caseboard.games.android.content.map import PLACE
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.control import Nothing
from caseboard.games.android.numbers import NOBODY, Side
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import Scenario, table
from tests.games.sequences import sequences


def bare(w: Workshop, *detectives: str) -> Scenario:
    """A table with nothing on it that a card could say: no cards, plots, memories or events."""
    w.nothing_in_play()
    t = table(*detectives)
    seats = t.s.seats
    t.set(
        bags=[[] for _ in range(10)],
        event_bag=[],
        specific=NOBODY,
        plot=[NOBODY] * seats,
        memories=[[] for _ in range(seats)],
    )
    return t


def test_from_the_scene_of_the_crime_with_a_lead_jimmy_a_pass_and_favors(w: Workshop) -> None:
    """Three seats, the week's first day: moves, a lead, a jump, Jimmy, a dropship."""
    t = bare(w, "louis", "floyd", "caprice").set(scene=PLACE["napd"], scene_marker=1)
    t.at("louis", "napd").favors("louis", corp=1, street=1, mr_li=1, sara=0)
    t.set(jimmy=PLACE["napd"], lily=PLACE["monroe-associates"], dropship=[1, 0, 0])
    t.s.lead_at[11 + 2] = PLACE["napd"]
    t.evidence("eve", 0, 5).evidence("noise", 2, -1)
    t.set(time=3)
    assert [sequences(t.game, depth) for depth in (1, 2, 3)] == [16, 182, 1928]


def test_from_a_company_on_the_moon_in_the_climax(w: Workshop) -> None:
    """Four seats, the climax: an ability with all its costs, a lead that leaves the game."""
    t = bare(w, "rachel", "floyd", "caprice", "raymond")
    t.at("rachel", "haas-bioroid").favors("rachel", street=1, lena=1).set(money=1, day=11)
    t.s.lead_at[6 + 3] = PLACE["haas-bioroid"]
    unplayable = [w.card("floyd", Side.DARK, Nothing(), when=Occasion.TARGETED) for _ in range(3)]
    t.s.hands[0] = tuple(unplayable)
    t.set(time=3)
    assert [sequences(t.game, depth) for depth in (1, 2, 3)] == [12, 99, 737]
