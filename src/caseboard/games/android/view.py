"""What a seat may know of Android: the one allow-list for browser, bots, spectators and logs."""

from __future__ import annotations

from typing import Any

from caseboard.games.android.content.suspects import EVIDENCE_VALUES
from caseboard.games.android.numbers import CLIMAX_STARTS, DAYS_A_WEEK, DECK_OF, OFF_MAP
from caseboard.games.android.state import (
    FACE_UP,
    SEEN_SHIFT,
    TOKEN_MASK,
    AndroidState,
)


def view(s: AndroidState, seat: int | None) -> dict[str, Any]:
    """The position as the seat knows it; None is a spectator, who knows what everybody knows."""
    return {
        "game": "android",
        "seat": seat,
        "seats": s.seats,
        "murder": s.murder,
        "scene": s.scene,
        "scene_marker": s.scene_marker,
        "day": s.day,
        "week": 1 if s.day <= DAYS_A_WEEK else 2,
        "climax": s.day >= CLIMAX_STARTS,
        "first_player": s.first_player,
        "turn": s.turn,
        "turns_left": s.turns_left[:],
        "time": s.time,
        "lily": s.lily,
        "jimmy": s.jimmy,
        "leads": s.lead_at[:],
        "leads_waiting": s.leads_waiting[:],
        "pins": [
            {"suspect": suspect, "place": place, "time": s.pin_time[suspect]}
            for suspect, place in enumerate(s.pin_place)
            if place != OFF_MAP
        ],
        "players": [_player(s, other, seat) for other in range(s.seats)],
        "suspects": [_suspect(s, suspect, seat) for suspect in s.lineup],
        "pool": len(s.pool),
        "favor_bank": s.favor_bank[:],
        "npc_gone": s.npc_gone[:],
        "npc_at": s.npc_at[:],
        "decks": [len(bag) for bag in s.bags],
        "discards": [pile[:] for pile in s.discards],
        "board": s.board[:],
        "piles": [len(pile) for pile in s.piles],
        "events": {
            "track": s.event_track[:],
            "over": s.event_over[:],
            "used": s.event_used[:],
            "left": len(s.event_bag),
            "specific": s.specific if s.specific_shown else None,
        },
        "table": [f["card"] for f in s.stack if "card" in f and "cost" in f],
        "piece": next((f["piece"] for f in reversed(s.stack) if "piece" in f), None),
        "me": None if seat is None else _me(s, seat),
    }


def _player(s: AndroidState, seat: int, viewer: int | None) -> dict[str, Any]:
    """What lies open before a player; hands show their card backs only."""
    return {
        "detective": s.detective[seat],
        "place": s.place[seat],
        "twilight": s.twilight[seat],
        "favors": s.favors[seat][:],
        "trauma": s.trauma[seat],
        "haas": s.haas[seat],
        "jinteki": s.jinteki[seat],
        "conspiracy": s.conspiracy[seat],
        "dropship": s.dropship[seat],
        "warrants": s.warrants[seat][:],
        "abilities_used": s.abilities_used[seat],
        "next_turn_time": s.next_turn_time[seat],
        "backs": sorted([DECK_OF[card] for card in s.hands[seat]]),
        "in_play": s.in_play[seat][:],
        "plot": s.plot[seat],
        "plot_line": s.plot_line[seat],
        "good": s.good[seat],
        "bad": s.bad[seat],
        "endings": s.endings[seat][:],
        "pile_marker": s.pile_marker[seat],
        "memories": len(s.memories[seat]),
        "special": _special(s, s.detective[seat]),
    }


def _special(s: AndroidState, detective: int) -> dict[str, Any]:
    if detective == 0:
        return {"sanity": s.sanity}
    if detective == 1:
        return {"directives": s.directives[:]}
    if detective == 2:
        return {"mood": s.mood}
    if detective == 3:
        return {"money": s.money, "stalled": s.stalled}
    return {"memories_asleep_until": max(s.memory_rest)}


def _suspect(s: AndroidState, suspect: int, viewer: int | None) -> dict[str, Any]:
    known = FACE_UP if viewer is None else FACE_UP | 1 << (SEEN_SHIFT + viewer)
    return {
        "suspect": suspect,
        "alive": s.alive[suspect],
        "hits": s.hits[suspect],
        "alibis": s.alibis[suspect],
        "files": [
            [
                {
                    "up": entry & FACE_UP != 0,
                    "value": EVIDENCE_VALUES[entry & TOKEN_MASK] if entry & known else None,
                }
                for entry in s.files[file]
            ]
            for file in range(suspect * 3, suspect * 3 + 3)
        ],
    }


def _me(s: AndroidState, seat: int) -> dict[str, Any]:
    drawn = next(
        (f["token"] for f in reversed(s.stack) if "token" in f and f["seat"] == seat), None
    )
    return {
        "hand": s.hands[seat][:],
        "guilty": s.guilty[seat],
        "innocent": s.innocent[seat],
        "memories": s.memories[seat][:],
        "recalled": [
            {"owner": owner, "day": day, "cards": cards} for owner, day, *cards in s.recalled[seat]
        ],
        "drawn": None if drawn is None else EVIDENCE_VALUES[drawn],
    }
