"""Playing twilight cards: costs, reactions and their order, fights (rulings A1, A3–A5, A19–A22)."""

from __future__ import annotations

import pytest

from caseboard.games.android import events
from caseboard.games.android.catalogue import PLOTS
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.effects.base import Effect, Occasion, When
from caseboard.games.android.effects.cards import (
    DrawCards,
    DrawDark,
    DrawLight,
    LightShift,
    PayCard,
    StealCard,
)
from caseboard.games.android.effects.conditions import At
from caseboard.games.android.effects.control import Cancel, Fight, Nothing, do
from caseboard.games.android.effects.favors import (
    GainFavor,
    GainTrauma,
    LoseAnyFavor,
    RemoveTrauma,
    spend,
)
from caseboard.games.android.effects.lasting import CardsPerTurn, CostOf, HandLimit
from caseboard.games.android.effects.time import LoseTime, SpendTime
from caseboard.games.android.numbers import DECK_OF, Side
from caseboard.games.android.rules.decks import draw
from tests.games.android.names import card_key, play_key
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD, CAPRICE = range(3)
CORP, POLITICAL, SOCIETY, STREET = range(4)


def three() -> Scenario:
    t = table()
    for seat in range(3):
        t.s.plot[seat] = -1
    return t.set(mood=0)


def walk(t: Scenario) -> None:
    """Louis enters a normal place, where nothing is drawn."""
    t.at("louis", "tonys-flophouse").do("move napd")


def test_whether_a_seat_could_react_is_told_to_nobody_else(w: Workshop) -> None:
    t = three()
    t.hold("louis", w.card("louis", Side.LIGHT, Nothing(), when=Occasion.ENTERS_PLACE))
    t.hold("caprice", w.card("louis", Side.DARK, Nothing(), when=Occasion.ENTERS_PLACE))
    walk(t)
    for asked, seat in (("caprice", CAPRICE), ("louis", LOUIS)):
        assert (t.kind, t.asked) == ("react", asked)
        for other in (LOUIS, FLOYD, CAPRICE, None):
            if other == seat:
                assert t.game.view(other)["decision"]["kind"] == "react"
            else:
                assert t.game.view(other)["decision"] == {"seat": None, "kind": "sealed"}
        t.do("pass")
    assert t.events[-1].kind == "moved", "a pass leaves no trace in the log"


@pytest.mark.parametrize(
    "cost", [spend(STREET), SpendTime(2), PayCard()], ids=["favor", "time", "card"]
)
def test_a_cost_that_cannot_be_paid_any_more_stops_the_card(w: Workshop, cost: Effect) -> None:
    t = three().favors("louis", street=1, mr_li=0, sara=0)
    light = w.card("louis", Side.LIGHT, do(cost, GainFavor(CORP), LightShift()))
    spare = w.card("louis", Side.LIGHT, Nothing())
    t.hold("louis", light, spare)
    taken = do(LoseAnyFavor(), LoseTime(5), StealCard())
    t.hold("floyd", w.card("louis", Side.DARK, taken, when=Occasion.PLAYS_LIGHT))
    t.do(play_key(light), "pay", "play")
    if t.kind == "payment":
        t.do("pay")
    assert t.favor("louis", "corp") == 0
    assert t.of("twilight", "louis") == 0
    assert t.told(events.CostNotPaid)
    t.ends_clean()
    assert light in t.s.discards[DECK_OF[light]]


def test_a_card_discarded_to_lower_the_cost_cannot_pay_for_the_card_as_well(w: Workshop) -> None:
    """Sacrifice: a given item counts toward one effect only."""
    t = three().set(twilight=[4, 0, 0])
    light = w.card("louis", Side.LIGHT, do(PayCard(), GainFavor(CORP)), cost=1)
    spare = w.card("louis", Side.LIGHT, Nothing())
    t.hold("louis", light, spare)
    t.do(play_key(light))
    if t.kind == "payment":
        t.do("pay")
    assert t.favor("louis", "corp") == 0
    assert sorted(t.s.discards[DECK_OF[light]]) == [light, spare]


def draws_answered(w: Workshop, t: Scenario) -> int:
    """Floyd holds a card of Louis's that answers a draw."""
    card = w.card("louis", Side.DARK, GainTrauma(), when=Occasion.DRAWS_CARD)
    t.hold("floyd", card)
    return card


def test_a_draw_for_time_can_be_answered(w: Workshop) -> None:
    t = three()
    draws_answered(w, t)
    t.do("draw-light")
    assert (t.kind, t.asked) == ("react", "floyd")


def test_a_free_draw_can_be_answered_before_the_move_itself_is_a19(w: Workshop) -> None:
    t = three()
    draw_card = draws_answered(w, t)
    entry = w.card("louis", Side.DARK, GainTrauma(), when=Occasion.ENTERS_PLACE)
    t.hold("floyd", entry)
    t.at("louis", "napd").do("move monroe-associates", "draw-light")
    assert t.keys == [play_key(draw_card), "pass"]
    t.do("pass")
    assert t.keys == [play_key(entry), "pass"]


@pytest.mark.parametrize("effect", [DrawLight(1), DrawCards(1), DrawDark()], ids=repr)
def test_a_draw_by_a_card_of_ones_own_can_be_answered(w: Workshop, effect: Effect) -> None:
    t = three()
    draws_answered(w, t)
    t.resolve(effect, "louis")
    if t.kind != "react":
        t.do(t.keys[0])
    assert (t.kind, t.asked) == ("react", "floyd")


@pytest.mark.parametrize("effect", [DrawLight(1), DrawCards(1), DrawDark()], ids=repr)
def test_a_draw_that_somebody_elses_card_brings_cannot(w: Workshop, effect: Effect) -> None:
    t = three()
    draws_answered(w, t)
    t.resolve(effect, "caprice", "louis")
    if t.kind != "turn":
        t.do(t.keys[0])
    assert len(t.of("hands", "louis")) == 1
    t.ends_clean()


def test_where_nothing_can_be_drawn_no_draw_is_answered(w: Workshop) -> None:
    w.in_play("louis", HandLimit(-6), triggers=(When(Occasion.DRAWS_CARD, GainTrauma()),))
    t = three()
    t.resolve(DrawCards(2), "louis")
    assert t.of("trauma", "louis") == 0


def test_a_card_drawn_by_what_lies_in_play_may_still_answer_the_same_occasion(
    w: Workshop,
) -> None:
    """What lies in play answers first; the window comes after it (A19)."""
    w.in_play("louis", triggers=(When(Occasion.ENDS_TURN, DrawLight(1)),))
    t = three()
    card = w.card("louis", Side.LIGHT, Nothing(), when=Occasion.ENDS_TURN)
    t.s.bags[DECK_OF[card]] = (card,)
    t.do("end-turn")
    assert t.keys == [play_key(card), "pass"]


def test_one_dark_card_then_one_light_card_answer_an_event_a19(w: Workshop) -> None:
    t = three()
    dark = [w.card("louis", Side.DARK, GainTrauma(), when=Occasion.ENTERS_PLACE) for _ in range(2)]
    light = [
        w.card("louis", Side.LIGHT, RemoveTrauma(), when=Occasion.ENTERS_PLACE) for _ in range(2)
    ]
    t.hold("floyd", dark[0])
    t.hold("caprice", dark[1])
    t.hold("louis", *light)
    walk(t)
    t.do(play_key(dark[0]))
    pay(t)
    assert t.of("trauma", "louis") == 1
    assert t.asked == "louis", "no second dark card: the light card follows"
    t.do(play_key(light[0]))
    pay(t)
    assert t.of("trauma", "louis") == 0
    t.ends_clean()
    assert t.of("hands", "caprice") == [dark[1]]
    assert t.of("hands", "louis") == [light[1]]


@pytest.mark.parametrize(("first", "order"), [(0, ["floyd", "caprice"]), (2, ["caprice", "floyd"])])
def test_dark_cards_are_offered_from_the_first_player_clockwise_a19(
    w: Workshop, first: int, order: list[str]
) -> None:
    t = three().set(first_player=first)
    for holder in ("floyd", "caprice"):
        t.hold(holder, w.card("louis", Side.DARK, Nothing(), when=Occasion.ENTERS_PLACE))
    walk(t)
    asked = []
    while t.kind == "react":
        asked.append(t.asked)
        t.do("pass")
    assert asked == order


def test_the_light_card_must_still_be_playable_after_the_dark_card(w: Workshop) -> None:
    t = three()
    dark = w.card("louis", Side.DARK, LoseTime(6), when=Occasion.ENTERS_PLACE)
    light = w.card("louis", Side.LIGHT, Nothing(), when=Occasion.ENTERS_PLACE, time=1)
    t.hold("floyd", dark)
    t.hold("louis", light)
    walk(t)
    t.do(play_key(dark))
    assert t.asked != "louis", "out of Time: no light card, and the turn is over"
    assert t.s.turn != LOUIS


def test_with_no_time_left_a_light_card_of_0_time_may_still_answer(w: Workshop) -> None:
    t = three().set(time=1)
    light = w.card("louis", Side.LIGHT, GainTrauma(), when=Occasion.ENTERS_PLACE, time=0)
    t.hold("louis", light)
    walk(t)
    assert (t.time, t.keys) == (0, [play_key(light), "pass"])


def test_no_dark_card_outside_the_targets_own_turn_a19(w: Workshop) -> None:
    w.in_play("louis", triggers=(When(Occasion.FIGHTS, GainTrauma()),))
    t = three().turn("floyd")
    t.hold("caprice", w.card("louis", Side.DARK, Nothing(), when=Occasion.FIGHTS))
    t.resolve(Fight(Nothing(), Nothing()), "floyd", "louis")
    assert (t.kind, t.asked) == ("fight", "louis"), "no window: it is Floyd's turn"
    assert t.of("trauma", "louis") == 1, "but what lies in play answers"


def test_a_dark_card_is_answered_by_a_light_card_only_and_can_be_cancelled(w: Workshop) -> None:
    t = three()
    dark = w.card("louis", Side.DARK, GainTrauma(), when=Occasion.ENTERS_PLACE)
    other = w.card("louis", Side.DARK, GainTrauma(), when=Occasion.TARGETED)
    cancel = w.card("louis", Side.LIGHT, Cancel(), when=Occasion.TARGETED)
    t.hold("floyd", dark)
    t.hold("caprice", other)
    t.hold("louis", cancel)
    walk(t)
    t.do(play_key(dark))
    assert (t.asked, t.keys) == ("louis", [play_key(cancel), "pass"])
    t.do(play_key(cancel))
    pay(t)
    assert t.of("trauma", "louis") == 0
    assert dark in t.s.discards[DECK_OF[dark]]
    assert [fact.card for fact in t.told(events.CardCancelled)] == [dark]
    t.ends_clean()


def test_cancel_stops_just_what_it_answers(w: Workshop) -> None:
    """A canceled cancel: the light card takes effect after all."""
    t = three()
    light = w.card("louis", Side.LIGHT, GainTrauma(), time=1)
    stop = w.card("louis", Side.DARK, Cancel(), when=Occasion.PLAYS_LIGHT)
    back = w.card("louis", Side.LIGHT, Cancel(), when=Occasion.TARGETED)
    t.hold("louis", light, back)
    t.hold("floyd", stop)
    t.do(play_key(light), "pay", play_key(stop), play_key(back))
    while t.kind == "payment":
        t.do("pay")
    assert t.of("trauma", "louis") == 1
    assert [fact.card for fact in t.told(events.CardCancelled)] == [stop]
    t.ends_clean()


def test_a_cancelled_light_card_has_cost_its_time_and_its_shifts(w: Workshop) -> None:
    """Cancel: any cost that was paid is lost."""
    t = three()
    light = w.card("louis", Side.LIGHT, GainTrauma(), time=1, cost=2)
    t.hold("louis", light)
    t.hold("floyd", w.card("louis", Side.DARK, Cancel(), when=Occasion.PLAYS_LIGHT))
    t.do(play_key(light), "pay", "play")
    assert (t.time, t.of("twilight", "louis"), t.of("trauma", "louis")) == (5, 2, 0)
    assert light in t.s.discards[DECK_OF[light]]


def test_a_cancelled_lead_has_moved_and_cost_its_time_but_gives_nothing(w: Workshop) -> None:
    t = three().at("louis", "tonys-flophouse")
    t.hold("floyd", w.card("louis", Side.DARK, Cancel(), when=Occasion.FOLLOWS_LEAD))
    t.do("follow physical-louis")
    t.do(t.keys[0], "play")
    assert t.time == 5
    assert t.s.lead_at[6 + 2] != PLACE["tonys-flophouse"]
    assert len(t.s.pool) == 60
    t.ends_clean()


def test_a_card_that_costs_nothing_asks_whether_to_raise_that(w: Workshop) -> None:
    t = three()
    light = w.card("louis", Side.LIGHT, Nothing(), cost=0, time=1)
    t.hold("louis", light, w.card("louis", Side.LIGHT, Nothing()))
    t.do(play_key(light))
    assert t.game.decision is not None
    assert t.game.decision.prompt == "It costs no shift now. Play it so, or raise its cost?"


def test_whoever_has_no_time_left_to_lose_is_said_to_lose_none(w: Workshop) -> None:
    t = three().set(time=1)
    t.resolve(LoseTime(2), "louis")
    t.resolve(LoseTime(2), "louis")
    assert [fact.amount for fact in t.told(events.TimeLost)] == [1]


def test_a_card_that_is_not_asked_for_is_refused_in_words(w: Workshop) -> None:
    t = three()
    light = w.card("louis", Side.LIGHT, Nothing(), time=1)
    t.hold("louis", light)
    t.do(play_key(light))
    assert t.kind == "payment"
    reason = t.game.why_not(play_key(light))
    assert reason is not None
    assert reason.text == "that is not what is asked now"


def pay(t: Scenario) -> None:
    if t.kind == "payment":
        t.do("pay")


def test_a_light_card_dark_shifts_and_a_dark_card_light_shifts_its_player_a3(w: Workshop) -> None:
    t = three()
    light = w.card("louis", Side.LIGHT, Nothing(), cost=2, time=1)
    dark = w.card("louis", Side.DARK, Nothing(), cost=3, when=Occasion.ENTERS_PLACE)
    t.hold("louis", light)
    t.hold("floyd", dark)
    t.do(play_key(light))
    pay(t)
    assert t.s.twilight == [2, 0, 0]
    walk(t)
    t.do("play")
    pay(t)
    assert t.s.twilight == [2, -3, 0]


@pytest.mark.parametrize(("at", "legal"), [(0, True), (2, True), (3, False), (4, False)])
def test_the_track_has_four_spaces_to_each_side_a28(w: Workshop, at: int, legal: bool) -> None:
    t = three().set(twilight=[at, 0, 0])
    card = w.card("louis", Side.LIGHT, Nothing(), cost=2)
    t.hold("louis", card)
    assert (play_key(card) in t.keys) is legal
    if not legal:
        assert t.why_not(play_key(card)) == "twilight-cost"


def test_discards_lower_the_cost_to_0_and_no_further_and_raise_it_to_the_room_a4(
    w: Workshop,
) -> None:
    t = three().set(mood=1)
    card = w.card("louis", Side.LIGHT, Nothing(), cost=1, time=1)
    light = w.card("louis", Side.LIGHT, Nothing())
    foreign = [w.card("floyd", Side.DARK, Nothing()) for _ in range(2)]
    t.hold("louis", card, light, *foreign)
    t.do(play_key(card), f"lower {card_key(foreign[0])}")
    assert not any(key.startswith("lower") for key in t.keys)
    assert "mood-lower" not in t.keys
    t.do(f"raise {card_key(light)}", f"raise {card_key(foreign[1])}", "pay")
    assert t.of("twilight", "louis") == 2
    assert sorted(t.s.discards[DECK_OF[foreign[0]]]) == foreign
    assert light in t.s.discards[DECK_OF[light]]
    t.ends_clean()


def test_the_player_of_a_dark_card_discards_for_it_a4(w: Workshop) -> None:
    t = three().set(twilight=[0, -4, 0])
    dark = w.card("louis", Side.DARK, Nothing(), cost=1, when=Occasion.ENTERS_PLACE)
    spare = w.card("louis", Side.LIGHT, Nothing())
    own = w.card("floyd", Side.LIGHT, Nothing())
    t.hold("floyd", dark, own)
    t.hold("louis", spare)
    walk(t)
    t.do("play")
    assert t.of("hands", "floyd") == []
    assert t.of("hands", "louis") == [spare]
    assert t.of("twilight", "floyd") == -4


@pytest.mark.parametrize(("change", "shifted"), [("match-lower", 1), ("match-raise", 3), (None, 2)])
def test_a_colour_that_matches_the_targets_plot_changes_the_cost_by_1_once_a5(
    w: Workshop, change: str | None, shifted: int
) -> None:
    t = three().plot("louis", "the-krausey-case")
    colour = PLOTS[t.of("plot", "louis")].colour
    card = w.card("louis", Side.LIGHT, Nothing(), cost=2, time=1, colour=colour)
    t.hold("louis", card)
    t.do(play_key(card))
    if change is not None:
        t.do(change)
        assert not any(key.startswith("match") for key in t.keys)
    pay(t)
    assert t.of("twilight", "louis") == shifted


def test_another_colour_changes_nothing_a5(w: Workshop) -> None:
    t = three().plot("louis", "the-krausey-case").set(mood=1)
    t.hold("louis", w.card("louis", Side.LIGHT, Nothing(), cost=2, time=1, colour="no such"))
    t.do("play")
    assert not any(key.startswith("match") for key in t.keys)


@pytest.mark.parametrize(("mood", "verb"), [(0, "mood-raise"), (1, "mood-lower")])
def test_louiss_mood_changes_the_cost_of_his_light_cards_once(
    w: Workshop, mood: int, verb: str
) -> None:
    t = three().set(mood=mood)
    t.hold("louis", w.card("louis", Side.LIGHT, Nothing(), cost=2, time=1))
    t.do("play", verb)
    assert t.of("twilight", "louis") == (3 if mood == 0 else 1)


def test_cards_of_a_trait_can_cost_0_as_a_plot_says(w: Workshop) -> None:
    w.in_play("louis", CostOf(0, Side.DARK, "Human First", to_zero=True))
    t = three()
    card = w.card(
        "louis", Side.DARK, Nothing(), cost=3, when=Occasion.ENTERS_PLACE, traits=("Human First",)
    )
    t.hold("floyd", card)
    walk(t)
    t.do("play")
    assert t.of("twilight", "floyd") == 0


def test_a_card_whose_condition_does_not_hold_cannot_be_played(w: Workshop) -> None:
    t = three().at("louis", "napd")
    card = w.card("louis", Side.LIGHT, Nothing(), if_=At("city-hall"))
    t.hold("louis", card)
    assert t.why_not(play_key(card)) == "condition"
    t.at("louis", "city-hall")
    assert play_key(card) in t.keys


def test_a_light_card_takes_1_time_and_one_that_says_so_takes_none(w: Workshop) -> None:
    t = three()
    slow = w.card("louis", Side.LIGHT, Nothing(), time=1)
    quick = w.card("louis", Side.LIGHT, Nothing(), time=0)
    t.hold("louis", slow, quick)
    t.do(play_key(quick))
    pay(t)
    assert t.time == 6
    t.do(play_key(slow))
    pay(t)
    assert t.time == 5


def test_a_limit_of_light_cards_a_turn_counts_reactions_too(w: Workshop) -> None:
    w.in_play("louis", CardsPerTurn(1))
    t = three()
    first = w.card("louis", Side.LIGHT, Nothing())
    second = w.card("louis", Side.LIGHT, Nothing())
    answer = w.card("louis", Side.LIGHT, Nothing(), when=Occasion.ENTERS_PLACE)
    t.hold("louis", first, second, answer)
    t.do(play_key(first))
    pay(t)
    assert t.why_not(play_key(second)) == "light-card-limit"
    walk(t)
    t.ends_clean()


@pytest.mark.parametrize(
    ("tactics", "at", "shifted", "trauma"),
    [
        ("light-tactics", 0, -1, 0),
        ("dark-tactics", 0, 1, 2),
        ("light-tactics", -4, -4, 0),
        ("dark-tactics", 4, 4, 2),
    ],
)
def test_a_fight_both_tactics_are_open_and_shift_if_able_a20(
    tactics: str, at: int, shifted: int, trauma: int
) -> None:
    t = three().set(twilight=[at, 0, 0])
    t.resolve(Fight(GainFavor(CORP), GainTrauma(2)), "floyd", "louis")
    assert (t.kind, t.asked) == ("fight", "louis")
    decision = t.game.decision
    assert decision is not None
    assert "gains 1 corp favor" in decision.prompt
    assert "gains 2 trauma" in decision.prompt
    t.do(tactics)
    assert t.of("twilight", "louis") == shifted
    assert t.of("trauma", "louis") == trauma
    assert t.favor("louis", "corp") == (0 if trauma else 1)


def test_floyd_must_fight_with_light_tactics_while_the_first_directive_is_in_play() -> None:
    t = table("floyd", "louis", "caprice")
    t.resolve(Fight(GainFavor(CORP), GainTrauma(2)), "louis", "floyd")
    assert t.favor("floyd", "corp") == 1
    t.set(directives=[0, 1, 1])
    t.resolve(Fight(GainFavor(CORP), GainTrauma(2)), "louis", "floyd")
    assert t.keys == ["light-tactics", "dark-tactics"]


def test_drawing_and_discarding_cost_1_time_each_a1() -> None:
    t = three().do("draw-light")
    assert t.time == 5
    card = t.of("hands", "louis")[0]
    t.do(f"discard {card_key(card)}")
    assert t.time == 4
    assert t.s.discards[DECK_OF[card]] == (card,)
    t.do("draw-dark floyd")
    assert t.time == 3
    assert DECK_OF[t.of("hands", "louis")[0]] == 1 * 2 + 1


def test_dark_cards_come_from_the_other_detectives_in_play_only() -> None:
    t = three()
    draws = {key for key in t.keys if key.startswith("draw-dark")}
    assert draws == {"draw-dark floyd", "draw-dark caprice"}
    assert t.why_not("draw-dark rachel") == "no-deck"


@pytest.mark.parametrize(("detective", "limit"), [("louis", 6), ("raymond", 7)])
def test_the_hand_limit_is_six_and_raymonds_seven_without_memories_a9(
    detective: str, limit: int
) -> None:
    t = table(detective, "floyd", "caprice").set(memories=[[], [0], [1]])
    seat = t.seat(detective)
    for _ in range(9):
        draw(t.s, seat, t.s.detective[seat] * 2)
    assert len(t.s.hands[seat]) == limit
    t.renew()
    assert not any(key.startswith("draw") for key in t.keys)
    assert t.why_not("draw-light") == "hand-full"
    assert len(t.of("memories", "floyd")) == 1


def test_cards_in_play_do_not_count_as_hand_a9() -> None:
    t = three()
    *rest, card = t.s.bags[4]
    t.s.bags[4], t.s.in_play[LOUIS] = tuple(rest), (card,)
    t.s.in_play_data[LOUIS] = (LOUIS,)
    for _ in range(9):
        draw(t.s, LOUIS, 4)
    assert len(t.of("hands", "louis")) == 6


def test_face_up_discards_on_top_are_turned_and_shuffled_before_a_draw_a22() -> None:
    t = three()
    deck = 2 * 2
    t.s.discards[deck] = t.s.bags[deck][3:]
    t.s.bags[deck] = t.s.bags[deck][:1]
    draw(t.s, LOUIS, deck)
    assert (len(t.s.bags[deck]), len(t.s.discards[deck])) == (0, 18)
    draw(t.s, LOUIS, deck)
    assert (len(t.s.bags[deck]), len(t.s.discards[deck])) == (17, 0)
    t.set(bags=[()] * 10, discards=[()] * 10)
    assert not any(key.startswith("draw") for key in t.keys)
