"""What a seat may know of Android: the one allow-list for browser, bots, spectators and logs."""

from __future__ import annotations

from typing import Any, Final

from caseboard.core.view import Part
from caseboard.games.android.content.suspects import EVIDENCE_VALUES
from caseboard.games.android.numbers import (
    DAYS_A_WEEK,
    DECK_OF,
    NO_PIECE,
    NO_TOKEN,
    NOBODY,
    OFF_MAP,
)
from caseboard.games.android.rules.closing import (
    beyond_doubt,
    guilty_hunch_is_correct,
    innocent_hunch_is_correct,
    murderer,
)
from caseboard.games.android.rules.conspiracy import RevealInformation
from caseboard.games.android.rules.evidence import PlaceEvidence
from caseboard.games.android.rules.guilt import files_of, guilt, weighed
from caseboard.games.android.rules.leads import is_climax
from caseboard.games.android.rules.theories import has_culprit
from caseboard.games.android.rules.twilight import PlayCard
from caseboard.games.android.state import (
    FACE_UP,
    SEEN_SHIFT,
    TOKEN_MASK,
    AndroidState,
)


def public(state: AndroidState) -> dict[str, Any]:
    """What everybody knows of the position."""
    return {
        "game": "android",
        "seats": state.seats,
        "murder": state.murder,
        "scene": state.scene,
        "scene_marker": state.scene_marker,
        "day": state.day,
        "days": state.last_day,
        "week": 1 if state.day <= DAYS_A_WEEK else 2,
        "climax": is_climax(state),
        "first_player": state.first_player,
        "turn": state.turn,
        "turns_left": state.turns_left[:],
        "time": state.time,
        "lily": state.lily,
        "jimmy": state.jimmy,
        "pool": len(state.pool),
        "decks": [*map(len, state.bags)],
        "piles": [*map(len, state.piles)],
        "table": [frame.card for frame in state.stack if isinstance(frame, PlayCard)],
        "piece": _piece(state),
        "theories": has_culprit(state),
        "closing": None if state.stack else _closing(state),
    }


def private(state: AndroidState, seat: int | None) -> dict[str, Any]:
    """What the seat itself knows; None is a spectator."""
    return {"seat": seat, "me": None if seat is None else _me(state, seat)}


def _city(state: AndroidState, viewer: int | None) -> dict[str, Any]:
    """Who and what is where."""
    return {
        "leads": state.lead_at[:],
        "leads_waiting": state.leads_waiting[:],
        "pins": [
            {"suspect": suspect, "place": place, "time": state.pin_time[suspect]}
            for suspect, place in enumerate(state.pin_place)
            if place != OFF_MAP
        ],
        "favor_bank": state.favor_bank[:],
        "npc_gone": state.npc_gone[:],
        "npc_at": state.npc_at[:],
    }


def _open_cards(state: AndroidState, viewer: int | None) -> dict[str, Any]:
    """What was turned up: discards, pieces of the puzzle, events."""
    return {
        "discards": [*map(list, state.discards)],
        "board": state.board[:],
        "events": {
            "track": state.event_track[:],
            "over": state.event_over[:],
            "used": state.event_used[:],
            "left": len(state.event_bag),
            "specific": state.specific if state.specific_shown else None,
        },
    }


def _players(state: AndroidState, viewer: int | None) -> dict[str, Any]:
    return {"players": [_player(state, seat) for seat in range(state.seats)]}


def _player(state: AndroidState, seat: int) -> dict[str, Any]:
    """What lies open before a player; hands show their card backs only."""
    return {
        "detective": state.detective[seat],
        "place": state.place[seat],
        "twilight": state.twilight[seat],
        "favors": list(state.favors[seat]),
        "trauma": state.trauma[seat],
        "haas": state.haas[seat],
        "jinteki": state.jinteki[seat],
        "conspiracy": state.conspiracy[seat],
        "dropship": state.dropship[seat],
        "warrants": list(state.warrants[seat]),
        "abilities_used": state.abilities_used[seat],
        "next_turn_time": state.next_turn_time[seat],
        "backs": sorted([DECK_OF[card] for card in state.hands[seat]]),
        "in_play": list(state.in_play[seat]),
        "plot": state.plot[seat],
        "plot_line": state.plot_line[seat],
        "good": state.good[seat],
        "bad": state.bad[seat],
        "endings": list(state.endings[seat]),
        "pile_marker": state.pile_marker[seat],
        "memories": len(state.memories[seat]),
        "special": _special(state, state.detective[seat]),
    }


def _special(state: AndroidState, detective: int) -> dict[str, Any]:
    if detective == 0:
        return {"sanity": state.sanity}
    if detective == 1:
        return {"directives": state.directives[:]}
    if detective == 2:
        return {"mood": state.mood}
    if detective == 3:
        return {"money": state.money, "stalled": state.stalled}
    return {"memories_asleep_until": max(state.memory_rest)}


def _suspects(state: AndroidState, viewer: int | None) -> dict[str, Any]:
    known = FACE_UP if viewer is None else FACE_UP | 1 << (SEEN_SHIFT + viewer)
    return {"suspects": [_suspect(state, suspect, known) for suspect in state.lineup]}


def _suspect(state: AndroidState, suspect: int, known: int) -> dict[str, Any]:
    return {
        "suspect": suspect,
        "alive": state.alive[suspect],
        "hits": state.hits[suspect],
        "alibis": state.alibis[suspect],
        "files": [
            [
                {
                    "up": entry & FACE_UP != 0,
                    "value": EVIDENCE_VALUES[entry & TOKEN_MASK] if entry & known else None,
                }
                for entry in state.files[file]
            ]
            for file in range(suspect * 3, suspect * 3 + 3)
        ],
    }


def _piece(state: AndroidState) -> int | None:
    """The piece of the puzzle that was drawn last and is not placed yet, or gives bonuses."""
    for frame in reversed(state.stack):
        if isinstance(frame, RevealInformation) and frame.piece != NO_PIECE:
            return frame.piece
    return None


def _closing(state: AndroidState) -> dict[str, Any]:
    """How the case was closed, token by token."""
    culprit = murderer(state)
    proven = culprit != NOBODY and beyond_doubt(state, culprit)
    suspects = []
    for suspect in state.lineup:
        sums = weighed(suspect, files_of(state, suspect), state.alibis[suspect])
        suspects.append({"suspect": suspect, "total": guilt(state, suspect), **sums._asdict()})
    return {
        "murderer": culprit,
        "culprit": state.culprit,
        "suspects": suspects,
        "hunches": [
            {
                "guilty": state.guilty[seat],
                "innocent": state.innocent[seat],
                "guilty_right": guilty_hunch_is_correct(state, seat, culprit),
                "innocent_right": innocent_hunch_is_correct(state, seat, culprit)
                or (state.innocent[seat] == state.guilty[seat] == culprit and proven),
            }
            for seat in range(state.seats)
        ],
    }


def _drawn(state: AndroidState, seat: int) -> int | None:
    """The value of the evidence that the seat is looking at."""
    for frame in reversed(state.stack):
        if isinstance(frame, PlaceEvidence) and frame.token != NO_TOKEN and frame.seat == seat:
            return frame.value
    return None


def _me(state: AndroidState, seat: int) -> dict[str, Any]:
    return {
        "hand": list(state.hands[seat]),
        "guilty": state.guilty[seat],
        "innocent": state.innocent[seat],
        "memories": list(state.memories[seat]),
        "recalled": [
            {"owner": owner, "day": day, "cards": cards}
            for owner, day, *cards in state.recalled[seat]
        ],
        "drawn": _drawn(state, seat),
    }


PARTS: Final = (
    Part(
        _city, "lead_at", "leads_waiting", "pin_place", "pin_time", "favor_bank", "npc_gone",
        "npc_at",
    ),
    Part(
        _open_cards, "discards", "board", "event_track", "event_over", "event_used", "event_bag",
        "specific", "specific_shown",
    ),
    Part(
        _players, "seats", "detective", "place", "twilight", "favors", "trauma", "haas", "jinteki",
        "conspiracy", "dropship", "warrants", "abilities_used", "next_turn_time", "hands",
        "in_play", "plot", "plot_line", "good", "bad", "endings", "pile_marker", "memories",
        "sanity", "directives", "mood", "money", "stalled", "memory_rest",
    ),
    Part(_suspects, "lineup", "alive", "hits", "alibis", "files", private=True),
)  # fmt: skip
