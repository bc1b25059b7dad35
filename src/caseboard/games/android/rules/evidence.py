"""Placing evidence, alibis and hits (Placing Evidence; Hits; Alibis …, Perjuries)."""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Frame, procedure
from caseboard.games.android.actions import FACE_DOWN, FACE_UP, SUSPECT, TOKENS_SHOWN, token_action
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, SUSPECTS, Evidence, LeadKind
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.lasting import EvidenceFaceUp, HitsToKill
from caseboard.games.android.numbers import ALIBI_SUPPLY, HITS_TO_KILL
from caseboard.games.android.rules.event_track import end_specific_event_naming
from caseboard.games.android.rules.lasting import effects
from caseboard.games.android.rules.twilight import happen
from caseboard.games.android.state import FACE_UP as FACE_UP_BIT
from caseboard.games.android.state import AndroidState, is_face_up, mark_seen, seen_by, token_of


def living(s: AndroidState) -> list[int]:
    """The suspects in play who have not been killed, most likely first."""
    return [suspect for suspect in s.lineup if s.alive[suspect]]


def suspects_to_choose(s: AndroidState) -> tuple[Action, ...]:
    return tuple([SUSPECT[suspect] for suspect in living(s)])


def has_room(s: AndroidState, file: int) -> bool:
    return len(s.files[file]) < TOKENS_SHOWN


def can_place_evidence(s: AndroidState, file: int) -> bool:
    return bool(s.pool) and any(has_room(s, who * 3 + file) for who in living(s))


def draw_token(s: AndroidState, f: Frame) -> None:
    """Placing Evidence: draw a token and look at it in secret."""
    token = s.take(s.pool)
    f["token"] = token
    value = EVIDENCE_VALUES[token]
    s.whisper("evidence-drawn", (f["seat"],), {"value": value}, seat=f["seat"])


def value_words(value: int) -> str:
    if value == Evidence.SURPRISE_WITNESS:
        return "a surprise witness"
    if value == Evidence.PERJURY:
        return "a perjury"
    return f"{value:+d}".replace("-", "−")


def suspect_prompt(s: AndroidState, f: Frame) -> str:
    drawn = value_words(EVIDENCE_VALUES[f["token"]])
    kind = LeadKind(f["file"]).name.lower()
    return f"You drew {drawn}. On whose {kind} file do you place it?"


def ask_suspect(s: AndroidState, f: Frame) -> Ask:
    file = f["file"]
    options = tuple([SUSPECT[who] for who in living(s) if has_room(s, who * 3 + file)])
    return Ask(f["seat"], "place-evidence", options, suspect_prompt, tells=True)


def take_suspect(s: AndroidState, f: Frame) -> None:
    f["suspect"] = f.answer.argument


def face_prompt(s: AndroidState, f: Frame) -> str:
    drawn = value_words(EVIDENCE_VALUES[f["token"]])
    return f"Does {drawn} on {SUSPECTS[f['suspect']].name} lie face down or face up?"


def ask_face(s: AndroidState, f: Frame) -> Ask:
    shown = any(effect.file == f["file"] for _, effect in effects(s, EvidenceFaceUp))
    options = (FACE_UP,) if shown else (FACE_DOWN, FACE_UP)
    return Ask(f["seat"], "face", options, face_prompt)


def lay_token(s: AndroidState, f: Frame) -> None:
    """From now on the token lies in the file and nowhere else."""
    seat, token, suspect = f["seat"], f.pop("token"), f["suspect"]
    shown = f.answer is FACE_UP
    entry = mark_seen(token, seat) | (FACE_UP_BIT if shown else 0)
    s.files[suspect * 3 + f["file"]].append(entry)
    value = {"value": EVIDENCE_VALUES[token]}
    if shown:
        s.tell("evidence-placed", seat=seat, suspect=suspect, file=f["file"], **value)
    else:
        s.whisper("evidence-placed", (seat,), value, seat=seat, suspect=suspect, file=f["file"])
    happen(s, Occasion.PLACES_EVIDENCE, seat, f["window"], suspect=suspect, file=f["file"])


PLACE_EVIDENCE: Final = procedure(
    "Placing evidence", draw_token, ask_suspect, take_suspect, ask_face, lay_token
)
"""Locals: seat, file, and window: whether others may react (A19)."""


def face_down_tokens(s: AndroidState) -> tuple[Action, ...]:
    """Every token that lies face down on a living suspect."""
    return tuple(
        [
            token_action(suspect, file, position)
            for suspect in living(s)
            for file in range(3)
            for position, entry in enumerate(s.files[suspect * 3 + file])
            if not is_face_up(entry)
        ]
    )


def tokens(s: AndroidState) -> tuple[Action, ...]:
    """Every token on a living suspect."""
    return tuple(
        [
            token_action(suspect, file, position)
            for suspect in living(s)
            for file in range(3)
            for position in range(len(s.files[suspect * 3 + file]))
        ]
    )


def reveal(s: AndroidState, file: int, position: int) -> None:
    """Turn a token face up; it stays so."""
    entry = s.files[file][position]
    s.files[file][position] = entry | FACE_UP_BIT
    value = EVIDENCE_VALUES[token_of(entry)]
    s.tell("evidence-revealed", suspect=file // 3, file=file % 3, position=position, value=value)
    s.events[-1].reveals = True


def peek(s: AndroidState, seat: int, suspect: int) -> None:
    """Look at all face-down evidence on a suspect in secret; what was seen stays known (A27)."""
    values = []
    for file in range(suspect * 3, suspect * 3 + 3):
        entries = s.files[file]
        for position, entry in enumerate(entries):
            if not is_face_up(entry) and not seen_by(entry, seat):
                entries[position] = mark_seen(entry, seat)
            values.append(EVIDENCE_VALUES[token_of(entry)])
    s.whisper("evidence-peeked", (seat,), {"values": tuple(values)}, seat=seat, suspect=suspect)


def remove_token(s: AndroidState, file: int, position: int) -> None:
    """Return a token to the pool."""
    entry = s.files[file].pop(position)
    s.pool.append(token_of(entry))
    s.tell("evidence-removed", suspect=file // 3, file=file % 3, position=position)


def place_alibi(s: AndroidState, seat: int, suspect: int) -> bool:
    """An alibi token, if one of the eleven is left (A21)."""
    if not s.alive[suspect] or sum(s.alibis) >= ALIBI_SUPPLY:
        return False
    s.alibis[suspect] += 1
    s.tell("alibi-placed", seat=seat, suspect=suspect)
    return True


def hits_to_kill(s: AndroidState) -> int:
    return min([HITS_TO_KILL, *(effect.hits for _, effect in effects(s, HitsToKill))])


def place_hit(s: AndroidState, seat: int, suspect: int) -> None:
    """A hit; the third kills (Hits)."""
    if not s.alive[suspect]:
        return
    s.hits[suspect] += 1
    s.tell("hit-placed", seat=seat, suspect=suspect, hits=s.hits[suspect])
    if s.hits[suspect] >= hits_to_kill(s):
        kill(s, suspect)


def remove_hit(s: AndroidState, suspect: int) -> None:
    if s.alive[suspect] and s.hits[suspect]:
        s.hits[suspect] -= 1
        s.tell("hit-removed", suspect=suspect, hits=s.hits[suspect])


def kill(s: AndroidState, suspect: int) -> None:
    """Return all evidence, hits and alibis; the sheet is turned face down (Hits)."""
    s.alive[suspect] = 0
    s.dead[suspect] = 1
    for file in range(suspect * 3, suspect * 3 + 3):
        s.pool.extend(token_of(entry) for entry in s.files[file])
        s.files[file] = []
    s.hits[suspect] = 0
    s.alibis[suspect] = 0
    s.tell("suspect-killed", suspect=suspect)
    end_specific_event_naming(s, suspect)
