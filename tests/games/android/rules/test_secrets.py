"""What a seat may know, and that dealing anew changes nothing else (ruling A27)."""

from __future__ import annotations

from caseboard.core.machine import run
from caseboard.core.tuples import without
from caseboard.games.android import events
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.cards import StealCard
from caseboard.games.android.effects.control import Nothing
from caseboard.games.android.frames import About
from caseboard.games.android.numbers import DECK_OF, Side
from caseboard.games.android.rules.decks import discard
from caseboard.games.android.rules.lasting import notice
from caseboard.games.android.rules.people import look_at_hand
from caseboard.games.android.state import AndroidState
from tests.games.android.conservation import conserved
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD, CAPRICE = range(3)


def dealt_anew(t: Scenario, seat: int, seed: int) -> AndroidState:
    """A copy in which everything that the seat cannot know is dealt anew."""
    state = t.game.determinize(seat, seed).state
    assert isinstance(state, AndroidState)
    return state


def test_dealing_anew_while_others_answer_placed_evidence_makes_no_second_token(
    w: Workshop,
) -> None:
    t = table()
    t.hold("floyd", w.card("louis", Side.DARK, Nothing(), when=Occasion.PLACES_EVIDENCE))
    t.at("louis", "tonys-flophouse").do("follow physical-louis")
    t.do(t.keys[0], "place-evidence", "suspect eve", "face-down")
    assert (t.kind, t.asked) == ("react", "floyd")
    for seat in range(3):
        conserved(dealt_anew(t, seat, 5))


def light_cards(t: Scenario, detective: str, count: int) -> list[int]:
    """Put some cards of the detective's own light deck into his hand."""
    seat = t.seat(detective)
    deck = t.s.detective[seat] * 2
    cards = sorted(t.s.bags[deck])[:count]
    t.s.bags[deck] = tuple([card for card in t.s.bags[deck] if card not in cards])
    t.s.hands[seat] += tuple(cards)
    t.renew()
    return cards


def dealt(t: Scenario, seat: int, deals: int = 12) -> list[list[tuple[int, ...]]]:
    """The hands in several copies that are dealt anew for a seat."""
    return [dealt_anew(t, seat, seed).hands for seed in range(deals)]


def test_a_hand_that_was_seen_stays_known_to_that_seat_only_a27() -> None:
    t = table()
    cards = light_cards(t, "floyd", 3)
    look_at_hand(t.s, LOUIS, FLOYD)
    seen = [{"owner": FLOYD, "day": 1, "cards": sorted(cards)}]
    assert t.game.view(LOUIS)["me"]["recalled"] == seen
    assert t.game.view(CAPRICE)["me"]["recalled"] == []
    assert t.game.view(FLOYD)["me"]["recalled"] == []
    assert t.game.view(None)["me"] is None
    assert all(sorted(hands[FLOYD]) == sorted(cards) for hands in dealt(t, LOUIS))
    assert any(sorted(hands[FLOYD]) != sorted(cards) for hands in dealt(t, CAPRICE))


def test_a_card_taken_at_random_is_remembered_by_its_owner_a27() -> None:
    t = table()
    (card,) = light_cards(t, "floyd", 1)
    t.resolve(StealCard(), "louis", "floyd")
    assert t.of("hands", "louis") == [card]
    assert t.game.view(FLOYD)["me"]["recalled"] == [{"owner": LOUIS, "day": 1, "cards": [card]}]
    assert all(hands[LOUIS] == (card,) for hands in dealt(t, FLOYD))
    assert any(hands[LOUIS] != (card,) for hands in dealt(t, CAPRICE))


def test_who_saw_a_hand_before_is_not_told_which_card_was_taken_from_it() -> None:
    t = table()
    cards = light_cards(t, "floyd", 4)
    look_at_hand(t.s, CAPRICE, FLOYD)
    t.resolve(StealCard(), "louis", "floyd")
    left = sorted(t.of("hands", "floyd"))
    assert any(sorted(hands[FLOYD]) != left for hands in dealt(t, CAPRICE))
    assert t.game.view(CAPRICE)["me"]["recalled"][0]["cards"] == cards


def test_a_seen_card_that_was_discarded_and_drawn_again_is_not_known_any_more() -> None:
    t = table()
    (card,) = light_cards(t, "floyd", 1)
    look_at_hand(t.s, LOUIS, FLOYD)
    discard(t.s, FLOYD, card)
    deck = DECK_OF[card]
    t.s.bags[deck] += t.s.discards[deck]
    t.s.discards[deck] = ()
    t.s.bags[deck] = without(t.s.bags[deck], card)
    t.s.hands[FLOYD] += (card,)
    assert any(hands[FLOYD] != (card,) for hands in dealt(t, LOUIS))


def test_dealing_anew_does_not_keep_what_others_have_seen_of_a_third_hand() -> None:
    t = table()
    cards = light_cards(t, "floyd", 3)
    look_at_hand(t.s, CAPRICE, FLOYD)
    copies = [dealt_anew(t, LOUIS, seed) for seed in range(12)]
    for s in copies:
        assert s.recalled[CAPRICE] == ((FLOYD, 1, *sorted(s.hands[FLOYD])),)
        assert sorted(s.known[CAPRICE]) == sorted(s.hands[FLOYD])
    assert any(s.recalled[CAPRICE][0][2:] != tuple(cards) for s in copies)


def test_what_another_saw_of_my_own_hand_stays_as_i_know_it() -> None:
    t = table()
    cards = light_cards(t, "louis", 3)
    look_at_hand(t.s, CAPRICE, LOUIS)
    for seed in range(6):
        assert dealt_anew(t, LOUIS, seed).recalled[CAPRICE] == ((LOUIS, 1, *cards),)


def test_hunches_the_specific_event_and_unseen_evidence_are_dealt_anew_what_was_seen_stays() -> (
    None
):
    t = table()
    t.evidence("eve", 0, 5, 4, 3, seen_by="louis").evidence("eve", 1, 2, 1)
    copies = [dealt_anew(t, LOUIS, seed) for seed in range(20)]
    for s in copies:
        assert s.files[0] == t.s.files[0]
        assert (s.guilty[LOUIS], s.innocent[LOUIS]) == (t.s.guilty[LOUIS], t.s.innocent[LOUIS])
        assert len(set(s.guilty)) == len(set(s.innocent)) == 3
    assert len({tuple(s.guilty) for s in copies}) > 1
    assert len({tuple(s.innocent) for s in copies}) > 1
    assert len({s.specific for s in copies}) == 3
    assert len({tuple(s.files[1]) for s in copies}) > 1


def test_memories_of_others_are_dealt_anew_until_they_have_shown_themselves() -> None:
    t = table("raymond", "floyd", "caprice", "louis")
    t.set(memory_rest=[0] * 4)
    held = [own[:] for own in t.s.memories]
    copies = [dealt_anew(t, 1, seed).memories for seed in range(20)]
    assert all(memories[1] == held[1] for memories in copies)
    assert all(len({m for own in memories for m in own}) == 3 for memories in copies)
    assert any(memories[2] != held[2] for memories in copies)
    t.s.memory_rest[held[2][0]] = 6
    copies = [dealt_anew(t, 1, seed).memories for seed in range(20)]
    assert all(memories[2] == held[2] for memories in copies)
    assert any(memories[3] != held[3] for memories in copies)


def test_a_memory_that_takes_effect_is_shown_to_all_with_its_holder_and_sleeps_for_the_week() -> (
    None
):
    t = table("raymond", "floyd", "caprice")
    march = 3
    t.set(memories=[[], [march], [0]], memory_rest=[0] * 4, day=2)
    t.at("raymond", "jacks-diner")
    fire(t)
    assert t.told(events.MemoryShown) == [events.MemoryShown(seat=1, memory=march)]
    assert t.s.memory_rest[march] == 6
    fire(t)
    assert len(t.told(events.MemoryShown)) == 1
    t.set(day=7)
    fire(t)
    assert len(t.told(events.MemoryShown)) == 2
    assert t.s.memory_rest[march] == 12


def fire(t: Scenario) -> None:
    """Raymond starts a turn on Earth."""
    t.s.events = []
    notice(t.s, Occasion.STARTS_TURN, 0, About(place=t.s.place[0]))
    t.game._ask = run(t.s)
    t.events += t.s.events
