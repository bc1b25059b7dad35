"""Placing evidence, alibis and hits (Placing Evidence; Hits; Alibis …, Perjuries)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, procedure
from caseboard.core.tuples import with_at, without_at
from caseboard.games.android import events
from caseboard.games.android.actions import FACE_DOWN, FACE_UP, SUSPECT, token_action
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, Evidence
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.lasting import EvidenceFaceUp, HitsToKill
from caseboard.games.android.frames import About, Seated
from caseboard.games.android.names import kind_name, suspect_name, value_words
from caseboard.games.android.numbers import ALIBI_SUPPLY, HITS_TO_KILL, NO_TOKEN, NOBODY
from caseboard.games.android.rules.event_track import end_specific_event_naming
from caseboard.games.android.rules.lasting import effects
from caseboard.games.android.rules.theories import has_culprit
from caseboard.games.android.rules.twilight import happen
from caseboard.games.android.state import FACE_UP as FACE_UP_BIT
from caseboard.games.android.state import AndroidState, is_face_up, mark_seen, token_of


def living(state: AndroidState) -> list[int]:
    """The suspects in play who have not been killed, most likely first."""
    return [suspect for suspect in state.lineup if state.alive[suspect]]


def suspects_to_choose(state: AndroidState) -> tuple[Action, ...]:
    return tuple([SUSPECT[suspect] for suspect in living(state)])


def can_place_evidence(state: AndroidState) -> bool:
    """A file has room for any number of tokens (A37)."""
    return bool(state.pool and living(state))


@dataclass(slots=True, eq=False)
class PlaceEvidence(Seated):
    file: int
    window: bool
    """Whether others may react (A19)."""
    token: int = NO_TOKEN
    """The token that the player looks at, until it lies in a file."""
    suspect: int = NOBODY

    @property
    def value(self) -> int:
        return EVIDENCE_VALUES[self.token]


def draw_token(state: AndroidState, frame: PlaceEvidence) -> None:
    """Placing Evidence: draw a token and look at it in secret.

    Where there is a true culprit, what is found depends on whom one looks into (Variants).
    """
    if not has_culprit(state):
        _look_at(state, frame, state.take(state.pool))


GRAVITY: Final[dict[int, int]] = {Evidence.SURPRISE_WITNESS: -5, Evidence.PERJURY: 0}


def draw_of_two(state: AndroidState, suspect: int) -> int:
    """True culprit: of two tokens the graver one on whoever did it, the lighter on anybody else."""
    two = [state.take(state.pool) for _ in range(min(2, len(state.pool)))]
    two.sort(key=lambda token: gravity(EVIDENCE_VALUES[token]))
    kept = two[-1] if suspect == state.culprit else two[0]
    state.pool += [token for token in two if token != kept]
    return kept


def gravity(value: int) -> int:
    """How much a token says for guilt; a witness speaks against it, perjury for neither side."""
    return GRAVITY.get(value, value)


def _look_at(state: AndroidState, frame: PlaceEvidence, token: int) -> None:
    frame.token = token
    drawn = events.EvidenceDrawn(seat=frame.seat, value=frame.value)
    state.whisper(drawn, (frame.seat,))


def suspect_prompt(state: AndroidState, frame: PlaceEvidence) -> str:
    if frame.token == NO_TOKEN:
        return f"Into whose {kind_name(frame.file)} file do you look?"
    drawn = value_words(frame.value)
    return f"You drew {drawn}. On whose {kind_name(frame.file)} file do you place it?"


def ask_suspect(state: AndroidState, frame: PlaceEvidence) -> Ask:
    options = suspects_to_choose(state)
    return Ask(frame.seat, "place-evidence", options, suspect_prompt, tells=True)


def take_suspect(state: AndroidState, frame: PlaceEvidence) -> None:
    frame.suspect = frame.answer.argument
    if frame.token == NO_TOKEN:
        _look_at(state, frame, draw_of_two(state, frame.suspect))


def face_prompt(state: AndroidState, frame: PlaceEvidence) -> str:
    drawn = value_words(frame.value)
    return f"Does {drawn} on {suspect_name(frame.suspect)} lie face down or face up?"


def ask_face(state: AndroidState, frame: PlaceEvidence) -> Ask:
    shown = any(effect.file == frame.file for _, effect in effects(state, EvidenceFaceUp))
    options = (FACE_UP,) if shown else (FACE_DOWN, FACE_UP)
    return Ask(frame.seat, "face", options, face_prompt)


def lay_token(state: AndroidState, frame: PlaceEvidence) -> None:
    """From now on the token lies in the file and nowhere else."""
    seat, suspect = frame.seat, frame.suspect
    placed = events.EvidencePlaced(seat=seat, suspect=suspect, file=frame.file, value=frame.value)
    entry = mark_seen(frame.token, seat)
    if frame.answer is FACE_UP:
        entry |= FACE_UP_BIT
        state.tell(placed)
    else:
        state.whisper(placed, (seat,))
    frame.token = NO_TOKEN
    state.files[suspect * 3 + frame.file] += (entry,)
    happen(state, Occasion.PLACES_EVIDENCE, seat, frame.window, About(suspect=suspect))


PLACE_EVIDENCE: Final = procedure(
    "Placing evidence", PlaceEvidence, draw_token, ask_suspect, take_suspect, ask_face, lay_token
)


def face_down_tokens(state: AndroidState) -> tuple[Action, ...]:
    """Every token that lies face down on a living suspect."""
    return tuple(
        [
            token_action(suspect, file, position)
            for suspect in living(state)
            for file in range(3)
            for position, entry in enumerate(state.files[suspect * 3 + file])
            if not is_face_up(entry)
        ]
    )


def tokens(state: AndroidState) -> tuple[Action, ...]:
    """Every token on a living suspect."""
    return tuple(
        [
            token_action(suspect, file, position)
            for suspect in living(state)
            for file in range(3)
            for position in range(len(state.files[suspect * 3 + file]))
        ]
    )


def reveal(state: AndroidState, file: int, position: int) -> None:
    """Turn a token face up; it stays so."""
    entry = state.files[file][position]
    state.files[file] = with_at(state.files[file], position, entry | FACE_UP_BIT)
    value = EVIDENCE_VALUES[token_of(entry)]
    state.reveal(
        events.EvidenceRevealed(suspect=file // 3, file=file % 3, position=position, value=value)
    )


def peek(state: AndroidState, seat: int, suspect: int) -> None:
    """Look at all face-down evidence on a suspect in secret; what was seen stays known (A27)."""
    values = []
    for file in range(suspect * 3, suspect * 3 + 3):
        entries = state.files[file]
        state.files[file] = tuple(
            [entry if is_face_up(entry) else mark_seen(entry, seat) for entry in entries]
        )
        values += [EVIDENCE_VALUES[token_of(entry)] for entry in entries]
    peeked = events.EvidencePeeked(seat=seat, suspect=suspect, values=tuple(values))
    state.whisper(peeked, (seat,))


def remove_token(state: AndroidState, file: int, position: int) -> None:
    """Return a token to the pool."""
    state.pool.append(token_of(state.files[file][position]))
    state.files[file] = without_at(state.files[file], position)
    state.tell(events.EvidenceRemoved(suspect=file // 3, file=file % 3, position=position))


def place_alibi(state: AndroidState, seat: int, suspect: int) -> bool:
    """An alibi token, if one of the eleven is left (A21)."""
    if not state.alive[suspect] or sum(state.alibis) >= ALIBI_SUPPLY:
        return False
    state.alibis[suspect] += 1
    state.tell(events.AlibiPlaced(seat=seat, suspect=suspect))
    return True


def hits_to_kill(state: AndroidState) -> int:
    return min([HITS_TO_KILL, *(effect.hits for _, effect in effects(state, HitsToKill))])


def place_hit(state: AndroidState, seat: int, suspect: int) -> None:
    """A hit; the third kills (Hits)."""
    if not state.alive[suspect]:
        return
    state.hits[suspect] += 1
    state.tell(events.HitPlaced(seat=seat, suspect=suspect, hits=state.hits[suspect]))
    if state.hits[suspect] >= hits_to_kill(state):
        kill(state, suspect)


def remove_hit(state: AndroidState, suspect: int) -> None:
    if state.alive[suspect] and state.hits[suspect]:
        state.hits[suspect] -= 1
        state.tell(events.HitRemoved(suspect=suspect, hits=state.hits[suspect]))


def kill(state: AndroidState, suspect: int) -> None:
    """Return all evidence, hits and alibis; the sheet is turned face down (Hits)."""
    state.alive[suspect] = 0
    state.dead[suspect] = 1
    for file in range(suspect * 3, suspect * 3 + 3):
        state.pool.extend(token_of(entry) for entry in state.files[file])
        state.files[file] = ()
    state.hits[suspect] = 0
    state.alibis[suspect] = 0
    state.tell(events.SuspectKilled(suspect=suspect))
    end_specific_event_naming(state, suspect)
