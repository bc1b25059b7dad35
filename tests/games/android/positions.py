"""Positions from the middle of random games, and the same with more lying about.

Random players gather little. So that every effect finds something to work on, ``enrich`` deals out
favors, tokens, evidence and cards from their own supplies: nothing is lost or made.
"""

from __future__ import annotations

import random
from functools import cache

import caseboard
from caseboard.core.tuples import without, without_at
from caseboard.games.android.catalogue import CARDS
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.numbers import (
    ALIBI_SUPPLY,
    DECK_OF,
    DROPSHIP_SUPPLY,
    HAAS_SUPPLY,
    HITS_TO_KILL,
    JINTEKI_SUPPLY,
    OFF_MAP,
    SANITY_END,
    TIME_A_TURN,
    TRACK_END,
    WARRANTS_EACH,
)
from caseboard.games.android.rules.decks import hand_limit
from caseboard.games.android.rules.favors import hold
from caseboard.games.android.state import FACE_UP, SEEN_SHIFT, AndroidState

SEATS = 5
"""All detectives play, so everything printed can be in play."""

DAYS = (2, 4, 6, 8, 10, 12)


@cache
def positions() -> tuple[caseboard.Game, ...]:
    """For every murder and several days, the start of somebody's turn."""
    found = []
    for number, murder in enumerate(MURDERS):
        game = caseboard.new("android", seats=SEATS, seed=number, murder=murder.key)
        chance = random.Random(number)
        days = list(DAYS)
        while (decision := game.decision) is not None and days:
            if decision.kind == "turn" and game.view(None)["day"] >= days[0]:
                days.pop(0)
                found.append(game.clone())
            game.apply(chance.choice(decision.actions))
    return tuple(found)


def enrich(s: AndroidState, seat: int, chance: random.Random) -> None:
    """Deal more of everything, above all to the seat, whose turn it is now."""
    s.turn, s.time, s.once = seat, chance.randint(0, TIME_A_TURN), []
    _gather_people(s, seat, chance)
    _deal_tokens(s, chance)
    _deal_evidence(s, chance)
    _trouble_lives(s, chance)
    s.active = None
    _lay_cards(s, chance)
    s.active = None
    _fill_hands(s, chance)


def _gather_people(s: AndroidState, seat: int, chance: random.Random) -> None:
    """Detectives anywhere; a lead, Lily, Jimmy or a colleague may be where the seat is."""
    s.place = [chance.randrange(len(PLACES)) for _ in range(s.seats)]
    here = s.place[seat]
    if chance.random() < 0.3:
        s.place[chance.randrange(s.seats)] = here
    placed = [lead for lead, place in enumerate(s.lead_at) if place != OFF_MAP]
    if here not in s.lead_at and chance.random() < 0.5:
        s.lead_at[chance.choice(placed)] = here
    person = chance.random()
    if person < 0.2 and s.jimmy != here:
        s.lily = here
    elif person < 0.4 and s.lily != here:
        s.jimmy = here


def _deal_tokens(s: AndroidState, chance: random.Random) -> None:
    for seat, own in enumerate(s.favors):
        for kind in range(len(own)):
            count = min(s.favor_bank[kind], chance.choice((0, 0, 1, 2)))
            hold(s, seat, kind, count)
            s.favor_bank[kind] -= count
    for held, supply in (
        (s.haas, HAAS_SUPPLY),
        (s.jinteki, JINTEKI_SUPPLY),
        (s.dropship, DROPSHIP_SUPPLY),
    ):
        for seat in range(s.seats):
            if sum(held) < supply and chance.random() < 0.4:
                held[seat] += 1
    for seat in range(s.seats):
        s.trauma[seat] = chance.randint(0, 4)
        s.conspiracy[seat] = chance.randint(0, 2)
        s.twilight[seat] = chance.randint(-TRACK_END, TRACK_END)
        s.warrants[seat] = tuple(
            chance.sample(range(len(PLACES)), chance.randint(0, WARRANTS_EACH))
        )
        if s.plot[seat] >= 0:
            s.good[seat], s.bad[seat] = chance.randint(0, 4), chance.randint(0, 4)


def _deal_evidence(s: AndroidState, chance: random.Random) -> None:
    seen = ((1 << s.seats) - 1) << SEEN_SHIFT
    for suspect in s.lineup:
        if not s.alive[suspect]:
            continue
        for file in range(suspect * 3, suspect * 3 + 3):
            for _ in range(chance.choice((0, 1, 2))):
                if s.pool:
                    token = s.pool.pop(chance.randrange(len(s.pool)))
                    s.files[file] += (token | chance.choice((0, FACE_UP | seen)),)
        s.hits[suspect] = chance.choice((0, 0, 1, HITS_TO_KILL - 1))
        if sum(s.alibis) < ALIBI_SUPPLY:
            s.alibis[suspect] += chance.choice((0, 0, 1))


def _trouble_lives(s: AndroidState, chance: random.Random) -> None:
    """The five lives at some point between good and bad."""
    s.sanity = chance.randint(-SANITY_END, SANITY_END)
    s.directives = [chance.choice((0, 1)) for _ in s.directives]
    s.mood = chance.choice((0, 1))
    s.money = chance.choice((0, 0, 1, 3, 6, 10))
    s.stalled = chance.choice((0, 0, 1))
    s.memory_rest = [chance.choice((0, 12)) for _ in s.memory_rest]
    if chance.random() < 0.3:
        s.npc_gone[chance.randrange(len(s.npc_gone))] = 1


def lay(s: AndroidState, seat: int, card: int) -> None:
    """Have a card stay in play before a seat, wherever it was."""
    take_out(s, card)
    s.in_play[seat] += (card,)
    s.in_play_data[seat] += (seat,)


def take_out(s: AndroidState, card: int) -> None:
    """A card of a deck in play, wherever it is."""
    for piles in (s.bags, s.discards, s.hands):
        for at, cards in enumerate(piles):
            if card in cards:
                piles[at] = without(cards, card)
                return
    for seat, own in enumerate(s.in_play):
        if card in own:
            s.in_play_data[seat] = without_at(s.in_play_data[seat], own.index(card))
            s.in_play[seat] = without(own, card)


def _lay_cards(s: AndroidState, chance: random.Random) -> None:
    for card in CARDS:
        if card is not None and card.stays is not None and chance.random() < 0.1:
            owner = s.detective.index(card.detective)
            if card.id not in s.in_play[owner]:
                lay(s, owner, card.id)


def _fill_hands(s: AndroidState, chance: random.Random) -> None:
    for seat, hand in enumerate(s.hands):
        own = s.detective[seat]
        decks = [own * 2, *(other * 2 + 1 for other in s.detective if other != own)]
        limit = hand_limit(s, seat)
        for card in hand[limit:]:
            s.discards[DECK_OF[card]] += (card,)
        s.hands[seat] = hand[:limit]
        for _ in range(chance.randint(0, 4)):
            deck = chance.choice(decks)
            bag = s.bags[deck]
            if bag and len(s.hands[seat]) < limit:
                at = chance.randrange(len(bag))
                s.hands[seat] += (bag[at],)
                s.bags[deck] = without_at(bag, at)
