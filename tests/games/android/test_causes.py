"""Who or what asks, and what each option does to what: at every question, as data."""

from __future__ import annotations

from typing import cast

import pytest

import caseboard
from caseboard.core.options import Cause, Cost, Option, Thing
from caseboard.core.rules import by_rule
from caseboard.games.android.catalogue import ENDINGS, FAVOR_NAMES, NPCS, card_at
from caseboard.games.android.content.map import PLACE, PLACES
from caseboard.games.android.content.suspects import SUSPECT
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.case import PlaceEvidence
from caseboard.games.android.effects.control import By, May
from caseboard.games.android.effects.favors import GainTrauma, PayMoney
from caseboard.games.android.numbers import (
    CARD_COUNT,
    CELLS,
    DECK_SIZES,
    LEADS,
    OFF_MAP,
    PILES,
    Side,
)
from caseboard.games.android.rules.events import SPECIFIC_EVENT
from caseboard.games.android.rules.evidence import PLACE_EVIDENCE
from caseboard.games.android.state import AndroidState
from caseboard.pack.registry import pack_of
from tests.games.android.names import play_key
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import Scenario, table
from tests.games.choosing import Choose, at_random, by_bots

WORDS_ALONE = {
    "pass", "yes", "no", "end-turn", "dropship", "draw-two", "repair", "pay", "option",
    "match-lower", "match-raise", "mood-lower", "mood-raise", "light-tactics", "dark-tactics",
    "face-up", "face-down", "place-evidence", "discard-piece", "spend-money",
}  # fmt: skip
"""Options that no thing on the table stands for."""
COSTS = {
    "time", "dark-shift", "light-shift", "card", "money", "sanity", "dropship pass", "any favor",
    *FAVOR_NAMES,
}  # fmt: skip


def exists(state: AndroidState, thing: Thing) -> bool:
    """Whether there is such a thing on the table."""
    if thing.kind == "token":
        suspect, file, position = (int(part) for part in str(thing.id).split("-"))
        return position < len(state.files[suspect * 3 + file])
    things: dict[str, object] = {
        "place": range(len(PLACES)),
        "lead": range(LEADS),
        "suspect": state.lineup,
        "detective": state.detective,
        "plot": state.detective,
        "ending": range(len(ENDINGS)),
        "special": state.detective,
        "card": range(CARD_COUNT),
        "deck": range(len(DECK_SIZES)),
        "npc": range(len(NPCS)),
        "favor": range(len(FAVOR_NAMES)),
        "file": [f"{suspect}-{file}" for suspect in state.lineup for file in range(3)],
        "pile": range(PILES),
        "cell": range(CELLS),
        "turned": range(4),
        "slot": range(3),
        "murder": [state.murder],
        "lily": [0],
        "jimmy": [0],
        "scene": [0],
    }
    known = things[thing.kind]
    assert isinstance(known, list | range)
    return thing.id in known


def check_question(game: caseboard.Game, seed: int) -> None:
    decision = game.decision
    assert decision is not None
    state = cast(AndroidState, game.state)
    cause = decision.cause
    assert cause != by_rule(state, decision.seat), cause
    assert cause.text[0] == cause.text[0].upper()
    assert cause.text.endswith(".")
    assert not decision.prompt.startswith(cause.text), "the question says again why it is asked"
    assert cause.things, cause
    assert all(exists(state, thing) for thing in cause.things), cause
    pack_of("android").rulebook.chapter_for(cause.chapter)
    for option, action in zip(decision.options, decision.actions, strict=True):
        assert (option.id, option.key, option.verb) == (action.id, action.key, action.verb)
        check_option(state, option)
    other = game.determinize(decision.seat, seed).decision
    assert other is not None
    assert other.cause == cause, "what asks tells a secret"
    assert other.options == decision.options, "the options tell a secret"


def check_option(state: AndroidState, option: Option) -> None:
    assert all(exists(state, thing) for thing in option.targets), option
    assert option.targets or option.verb in WORDS_ALONE, option
    assert all(cost.kind in COSTS and cost.amount >= 0 for cost in option.costs), option
    assert option.group or not option.section
    assert (option.card is not None) == (Thing("card", option.card or 0) in option.targets)


def play(seats: int, seed: int, choose: Choose) -> set[str]:
    """Check every question of a game; says which kinds there were."""
    game = caseboard.new("android", seats=seats, seed=seed)
    met = set()
    while game.decision is not None:
        check_question(game, seed)
        met.add(game.decision.kind)
        game.apply(choose(game))
    return met


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_question_says_what_asks_and_every_option_what_it_is_about(seats: int) -> None:
    met = set()
    for seed in range(5):
        met |= play(seats, seed, at_random(seed))
    assert met >= {"turn", "react", "payment", "move-lead", "place-evidence", "choose", "benefit"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_same_in_games_of_bots(seats: int) -> None:
    play(seats, seats, by_bots("android", seats, seats))


def cause_of(t: Scenario) -> Cause:
    assert t.game.decision is not None
    return t.game.decision.cause


def option_of(t: Scenario, key: str) -> Option:
    return t.game.option(t.find(key))


def test_a_turn_says_how_much_time_is_left() -> None:
    t = table("louis", "floyd", "caprice").set(time=4)
    assert cause_of(t).text == "It is your turn: 4 Time left."
    assert (cause_of(t).seat, cause_of(t).things) == (0, (Thing("detective", 2),))


def test_a_dark_card_tells_its_player_and_its_target_who_plays_it_on_whom(w: Workshop) -> None:
    t = table("rachel", "floyd", "caprice").at("rachel", "jacks-diner").set(money=2)
    card = w.card("rachel", Side.DARK, May(PayMoney(1), By.THEM), when=Occasion.ENDS_TURN, cost=1)
    t.hold("floyd", card).deal("floyd", 1).has("floyd", twilight=4).do("end-turn")
    assert (t.asked, cause_of(t).text) == ("floyd", "Rachel ends a turn at Jack's Diner.")
    t.do(play_key(card))
    name = card_at(card).name
    assert (t.kind, cause_of(t).text) == ("payment", f"You play '{name}' on Rachel.")
    t.do("pay")
    assert (t.asked, t.kind) == ("rachel", "may")
    assert cause_of(t).text == f"Floyd played '{name}' on you."
    assert cause_of(t).seat == 1
    assert cause_of(t).things == (
        Thing("card", card), Thing("detective", 1), Thing("detective", 3),
    )  # fmt: skip


def test_the_right_neighbour_learns_whose_lead_moves() -> None:
    t = table("louis", "floyd", "caprice").at("louis", "napd").lead("testimony-eve", "napd")
    t.do("follow testimony-eve")
    assert (t.asked, t.kind) == ("caprice", "move-lead")
    cause = cause_of(t)
    assert cause.text == (
        "Louis follows up the testimony lead on Eve 5VA3TC at NAPD, and you sit to the right."
    )
    assert cause.things == (
        Thing("lead", 0), Thing("place", PLACE["napd"]), Thing("detective", 2),
    )  # fmt: skip


def test_an_event_of_the_case_asks() -> None:
    t = table().set(specific=1)
    t.begin(SPECIFIC_EVENT)
    cause = cause_of(t)
    assert cause.text == "The case turns: 'The six letters have been posted after all'."
    assert cause.things == (Thing("slot", 2),)


def test_evidence_is_placed_by_the_suspect_or_by_the_file_itself() -> None:
    t = table("louis", "floyd", "caprice").begin(PLACE_EVIDENCE, seat=0, file=2, window=False)
    eve = SUSPECT["eve"]
    assert option_of(t, "suspect eve").targets == (
        Thing("suspect", eve),
        Thing("file", f"{eve}-2"),
    )


def test_a_kind_of_file_is_chosen_by_any_file_of_that_kind() -> None:
    t = table("louis", "floyd", "caprice").resolve(PlaceEvidence(), "louis")
    assert option_of(t, "file physical").targets == tuple(
        Thing("file", f"{suspect}-1") for suspect in t.s.lineup
    )


def test_a_place_asks_for_what_its_ability_takes() -> None:
    t = table("louis", "floyd", "caprice").at("louis", "castle-club").favors("louis", street=1)
    option = option_of(t, "ability castle-club")
    assert (option.group, option.rank) == ("Here", 1)
    assert option.costs == (Cost("time", 1), Cost("street favor", 1))
    assert option.targets == (Thing("place", PLACE["castle-club"]),)
    t.do("ability castle-club")
    assert cause_of(t).text == "You use the ability of Castle Club."


def test_moves_say_what_they_cost_and_whom_one_meets() -> None:
    t = table("louis", "floyd", "caprice").at("louis", "jacks-diner").people(lily="napd")
    t.set(lead_at=[OFF_MAP] * LEADS).lead("physical-louis", "napd").at("floyd", "napd")
    option = option_of(t, "move napd")
    assert option.text == "Move to NAPD (1 Time)"
    assert option.label == "NAPD – Floyd, physical lead, Lily"
    assert (option.group, option.section) == ("Move", "Gravelside")
    assert option.costs == (Cost("time", 1),)


def test_a_card_says_what_it_costs_to_play_it(w: Workshop) -> None:
    t = table("louis", "floyd", "caprice")
    card = w.card("louis", Side.LIGHT, GainTrauma(), cost=2, time=1)
    t.hold("louis", card)
    played = option_of(t, play_key(card))
    assert (played.group, played.section, played.card) == ("Play a card", "Louis light", card)
    assert played.costs == (Cost("time", 1), Cost("dark-shift", 2))


def test_groups_are_ranked() -> None:
    t = table("louis", "floyd", "caprice").at("louis", "napd").deal("louis", 2)
    assert t.game.decision is not None
    ranks = {option.group: option.rank for option in t.game.decision.options if option.group}
    order = ["Here", "Play a card", "Move", "Draw a card", "Make a sacrifice", "Discard a card"]
    assert set(ranks) > {"Move", "Discard a card"}
    assert sorted(ranks, key=ranks.__getitem__) == [group for group in order if group in ranks]
    assert option_of(t, "end-turn").rank > max(ranks.values())


def test_a_price_is_part_of_the_answer_that_pays_it(w: Workshop) -> None:
    t = table("rachel", "floyd", "caprice").set(money=2)
    t.resolve(May(PayMoney(1)), "rachel")
    assert option_of(t, "yes").costs == (Cost("money", 1),)
    assert option_of(t, "no").costs == ()
