"""Android's pieces are neither lost nor made."""

from __future__ import annotations

from caseboard.games.android.catalogue import CARDS
from caseboard.games.android.content.puzzle import CENTRE, PIECES
from caseboard.games.android.content.suspects import EVIDENCE_VALUES
from caseboard.games.android.numbers import (
    ALIBI_SUPPLY,
    DETECTIVES,
    DROPSHIP_SUPPLY,
    HAAS_SUPPLY,
    JINTEKI_SUPPLY,
    NO_TOKEN,
    NORMAL_FAVOR_SUPPLY,
    NORMAL_FAVORS,
    NPC_FAVOR_SUPPLY,
    OFF_MAP,
    TRACK_END,
    WARRANTS_EACH,
)
from caseboard.games.android.rules.decks import hand_limit
from caseboard.games.android.rules.evidence import PlaceEvidence
from caseboard.games.android.rules.twilight import PlayCard
from caseboard.games.android.state import AndroidState, token_of

CARDS_OF = [
    {n for n, card in enumerate(CARDS) if card is not None and card.detective == detective}
    for detective in range(len(DETECTIVES))
]


def conserved(s: AndroidState) -> None:
    cards_are_where_they_can_be(s)
    evidence_is_complete(s)
    favors_are_complete(s)
    pieces_are_complete(s)
    supplies_are_kept(s)
    markers_are_on_their_tracks(s)
    leads_are_apart(s)


def cards_are_where_they_can_be(s: AndroidState) -> None:
    """Every card of the decks in play is in exactly one place."""
    piles = (*s.bags, *s.discards, *s.hands, *s.in_play)
    lying = [card for pile in piles for card in pile]
    found = set(lying)
    on_table = {f.card for f in s.stack if isinstance(f, PlayCard)} - found
    assert len(found) == len(lying), "a card is in two places"
    expected = set().union(*(CARDS_OF[detective] for detective in s.detective))
    assert found | on_table == expected, "cards are missing or foreign"
    for seat in range(s.seats):
        assert len(s.hands[seat]) <= hand_limit(s, seat)


def evidence_is_complete(s: AndroidState) -> None:
    placed = [token_of(entry) for entries in s.files for entry in entries]
    looked_at = [f.token for f in s.stack if isinstance(f, PlaceEvidence) and f.token != NO_TOKEN]
    assert sorted([*s.pool, *placed, *looked_at]) == list(range(len(EVIDENCE_VALUES)))
    for suspect in range(6):
        if not s.alive[suspect]:
            assert not any(s.files[suspect * 3 : suspect * 3 + 3]), "evidence on the dead"
            assert s.hits[suspect] == s.alibis[suspect] == 0


def favors_are_complete(s: AndroidState) -> None:
    for kind, left in enumerate(s.favor_bank):
        supply = NORMAL_FAVOR_SUPPLY if kind < NORMAL_FAVORS else NPC_FAVOR_SUPPLY
        assert left >= 0
        assert left + sum(own[kind] for own in s.favors) == supply
        assert all(own[kind] >= 0 for own in s.favors)


def pieces_are_complete(s: AndroidState) -> None:
    placed = [value // 4 for cell, value in enumerate(s.board) if value >= 0 and cell != CENTRE]
    left = [piece for pile in s.piles for piece in pile]
    assert len(set(placed) | set(left)) == len(placed) + len(left) <= len(PIECES)


def supplies_are_kept(s: AndroidState) -> None:
    assert sum(s.haas) <= HAAS_SUPPLY
    assert sum(s.jinteki) <= JINTEKI_SUPPLY
    assert sum(s.alibis) <= ALIBI_SUPPLY
    assert sum(s.dropship) <= DROPSHIP_SUPPLY
    assert sum(s.conspiracy) <= 12
    for counts in (s.haas, s.jinteki, s.dropship, s.trauma, s.good, s.bad, s.hits, s.alibis):
        assert min(counts) >= 0
    assert s.time >= 0
    assert s.money >= 0
    for own in s.warrants:
        assert len(own) == len(set(own)) <= WARRANTS_EACH


def markers_are_on_their_tracks(s: AndroidState) -> None:
    assert all(-TRACK_END <= at <= TRACK_END for at in s.twilight)
    assert -3 <= s.sanity <= 3
    assert s.lily != s.jimmy


def leads_are_apart(s: AndroidState) -> None:
    placed = [place for place in s.lead_at if place != OFF_MAP]
    assert len(placed) == len(set(placed)), "two leads at one place"
