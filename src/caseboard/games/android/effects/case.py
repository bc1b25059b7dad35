"""Effects on the case: evidence, alibis, hits, leads."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.actions import Action
from caseboard.core.effects import YOU, Short, short
from caseboard.core.machine import Ask, Outcome, Skip
from caseboard.core.tuples import without_at
from caseboard.games.android import events
from caseboard.games.android.actions import FILE, LEAD, SUSPECT, token_slot
from caseboard.games.android.content.suspects import SUSPECT as SUSPECT_NUMBER
from caseboard.games.android.content.suspects import SUSPECTS, LeadKind
from caseboard.games.android.effects import signs
from caseboard.games.android.effects.base import (
    Choice,
    Effect,
    Instant,
    Occasion,
    Parts,
    Steps,
)
from caseboard.games.android.effects.control import By, chosen, of_you
from caseboard.games.android.frames import About, Resolving
from caseboard.games.android.numbers import ALIBI_SUPPLY, LEADS, OFF_MAP, lead_kind
from caseboard.games.android.rules.events import is_own_doing
from caseboard.games.android.rules.evidence import (
    PLACE_EVIDENCE,
    can_place_evidence,
    face_down_tokens,
    living,
    peek,
    place_alibi,
    place_hit,
    remove_token,
    reveal,
    suspects_to_choose,
    tokens,
)
from caseboard.games.android.rules.lasting import notice
from caseboard.games.android.rules.leads import FOLLOW_UP_LEAD, why_not_follow
from caseboard.games.android.rules.moving_leads import MOVE_LEAD
from caseboard.games.android.state import AndroidState, is_face_up


def _ask(seat: int, options: tuple[Action, ...], prompt: str) -> Ask:
    return Ask(seat, "choose", options, prompt)


def _suspect_words(key: str | None) -> str:
    return "any suspect" if key is None else SUSPECTS[SUSPECT_NUMBER[key]].name


def _kind_words(kind: LeadKind | None) -> str:
    return "a lead" if kind is None else f"a {kind.name.lower()} lead"


@dataclass(frozen=True, slots=True)
class PlaceEvidence(Effect):
    """Draw a token and place it; in a given file, or one of the detective's choice."""

    file: LeadKind | None = None

    def clause(self, who: str = YOU) -> str:
        where = "any" if self.file is None else f"the {self.file.name.lower()}"
        return f"{who} draws 1 evidence and places it in {where} file of a suspect"

    def short(self, who: str = YOU) -> Short:
        return signs.change(1, signs.EVIDENCE, " in ", *signs.file(self.file))

    def ask(self, state: AndroidState, frame: Resolving) -> Outcome:
        if not can_place_evidence(state):
            return Skip(1)
        files = FILE if self.file is None else (FILE[self.file],)
        return _ask(frame.target, files, "Into which file does the evidence go?")

    def place(self, state: AndroidState, frame: Resolving) -> Outcome:
        own = is_own_doing(state, frame)
        return PLACE_EVIDENCE(seat=frame.target, file=frame.answer.argument, window=own)

    def steps(self, parts: Parts) -> Steps:
        return (self.ask, self.place)


@dataclass(frozen=True, slots=True)
class RevealEvidence(Choice):
    """Turn one face-down token face up."""

    by: By = By.YOU

    def clause(self, who: str = YOU) -> str:
        verb = "you turn" if self.by is By.YOU else f"{who} turns"
        return f"{verb} 1 face-down evidence on any suspect face up"

    def short(self, who: str = YOU) -> Short:
        return short(of_you(self.by), "turn up 1 ", signs.EVIDENCE, ", any suspect")

    def chooser(self, frame: Resolving) -> int:
        return self.by.of(frame)

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        return face_down_tokens(state)

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Which evidence is turned face up?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        reveal(state, *token_slot(action))
        return None


def _entry(state: AndroidState, action: Action) -> int:
    file, position = token_slot(action)
    return state.files[file][position]


@dataclass(frozen=True, slots=True)
class PeekAtSuspect(Choice):
    """Look at all face-down evidence on one suspect in secret."""

    by: By = By.YOU

    def clause(self, who: str = YOU) -> str:
        verb = "you look" if self.by is By.YOU else f"{who} looks"
        return f"{verb} at all face-down evidence on 1 suspect"

    def short(self, who: str = YOU) -> Short:
        return short(of_you(self.by), "see all ", signs.EVIDENCE, " of 1 suspect")

    def chooser(self, frame: Resolving) -> int:
        return self.by.of(frame)

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        return suspects_to_choose(state)

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Whose files do you read?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        peek(state, self.by.of(frame), action.argument)
        return None


@dataclass(frozen=True, slots=True)
class RemoveEvidence(Choice):
    """One token goes back to the pool; face-up ones only, if so said."""

    face_up_only: bool = False
    by: By = By.YOU

    def clause(self, who: str = YOU) -> str:
        verb = "you return" if self.by is By.YOU else f"{who} returns"
        what = "1 face-up evidence" if self.face_up_only else "1 evidence"
        return f"{verb} {what} from any suspect to the pool"

    def short(self, who: str = YOU) -> Short:
        kind = "face-up " if self.face_up_only else ""
        return short(chosen(self.by), f"−1 {kind}", signs.EVIDENCE, ", any suspect")

    def chooser(self, frame: Resolving) -> int:
        return self.by.of(frame)

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        found = tokens(state)
        if self.face_up_only:
            return tuple([action for action in found if is_face_up(_entry(state, action))])
        return found

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Which evidence is returned to the pool?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        remove_token(state, *token_slot(action))
        return None


@dataclass(frozen=True, slots=True)
class MoveEvidence(Effect):
    """One token goes to the same file of another suspect, face as it lies."""

    def clause(self, who: str = YOU) -> str:
        return f"{who} moves 1 evidence from a suspect to the same file of another"

    def short(self, who: str = YOU) -> Short:
        return short("move 1 ", signs.EVIDENCE, " to another suspect, same file")

    def ask_token(self, state: AndroidState, frame: Resolving) -> Outcome:
        options = tokens(state)
        if not options or len(living(state)) == 1:
            return Skip(3)
        return _ask(frame.target, options, "Which evidence do you move?")

    def keep_token(self, state: AndroidState, frame: Resolving) -> Outcome:
        frame.moved = token_slot(frame.answer)
        return None

    def ask_suspect(self, state: AndroidState, frame: Resolving) -> Outcome:
        file, _ = frame.moved
        options = tuple([SUSPECT[who] for who in living(state) if who != file // 3])
        return _ask(frame.target, options, "Onto whom?")

    def move(self, state: AndroidState, frame: Resolving) -> Outcome:
        file, position = frame.moved
        suspect = frame.answer.argument
        state.files[suspect * 3 + file % 3] += (state.files[file][position],)
        state.files[file] = without_at(state.files[file], position)
        state.tell(
            events.EvidenceMoved(suspect=file // 3, to=suspect, file=file % 3, position=position)
        )
        return None

    def steps(self, parts: Parts) -> Steps:
        return (self.ask_token, self.keep_token, self.ask_suspect, self.move)


@dataclass(frozen=True, slots=True)
class PlaceAlibi(Choice):
    """An alibi on a living suspect of choice, or on a named one."""

    suspect: str | None = None

    def clause(self, who: str = YOU) -> str:
        return f"{who} places an alibi on {_suspect_words(self.suspect)}"

    def short(self, who: str = YOU) -> Short:
        return short(signs.ALIBI, " on ", _suspect_words(self.suspect))

    def chooser(self, frame: Resolving) -> int:
        return frame.target

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        if sum(state.alibis) >= ALIBI_SUPPLY:
            return ()
        if self.suspect is None:
            return suspects_to_choose(state)
        number = SUSPECT_NUMBER[self.suspect]
        return (SUSPECT[number],) if state.alive[number] else ()

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Who gets the alibi?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        place_alibi(state, frame.target, action.argument)
        return None


@dataclass(frozen=True, slots=True)
class RemoveAlibi(Choice):
    """An alibi falls apart."""

    def clause(self, who: str = YOU) -> str:
        return f"{who} discards 1 alibi from any suspect"

    def short(self, who: str = YOU) -> Short:
        return short("−1 ", signs.ALIBI, ", any suspect")

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        return tuple([SUSPECT[who] for who in living(state) if state.alibis[who]])

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Whose alibi falls apart?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        state.alibis[action.argument] -= 1
        state.tell(events.AlibiRemoved(suspect=action.argument))
        return None


@dataclass(frozen=True, slots=True)
class PlaceHit(Choice):
    """A hit on a living suspect of choice, or on a named one."""

    suspect: str | None = None
    by: By = By.THEM

    def clause(self, who: str = YOU) -> str:
        verb = "you place" if self.by is By.YOU else f"{who} places"
        return f"{verb} a hit on {_suspect_words(self.suspect)}"

    def short(self, who: str = YOU) -> Short:
        return short(chosen(self.by), signs.HIT, " on ", _suspect_words(self.suspect))

    def chooser(self, frame: Resolving) -> int:
        return self.by.of(frame)

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        if self.suspect is None:
            return suspects_to_choose(state)
        number = SUSPECT_NUMBER[self.suspect]
        return (SUSPECT[number],) if state.alive[number] else ()

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "On whom is the hit placed?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        seat = self.by.of(frame)
        place_hit(state, seat, action.argument)
        notice(state, Occasion.PLACES_HIT, seat, About(suspect=action.argument))
        return None


@dataclass(frozen=True, slots=True)
class MoveLead(Effect):
    """Move any lead (of a kind) to a new place as if followed up; the chooser places it."""

    kind: LeadKind | None = None
    by: By = By.YOU

    def clause(self, who: str = YOU) -> str:
        verb = "you move" if self.by is By.YOU else f"{who} moves"
        return f"{verb} {_kind_words(self.kind)} to a new place of the same type"

    def short(self, who: str = YOU) -> Short:
        return short(of_you(self.by), "move a ", signs.lead(self.kind), ", same type")

    def ask(self, state: AndroidState, frame: Resolving) -> Outcome:
        options = tuple(
            [
                LEAD[lead]
                for lead in range(LEADS)
                if state.lead_at[lead] != OFF_MAP and self.kind in (None, lead_kind(lead))
            ]
        )
        if not options:
            return Skip(1)
        return _ask(self.by.of(frame), options, "Which lead do you move?")

    def move(self, state: AndroidState, frame: Resolving) -> Outcome:
        lead = frame.answer.argument
        return MOVE_LEAD(lead=lead, mover=self.by.of(frame), origin=state.lead_at[lead])

    def steps(self, parts: Parts) -> Steps:
        return (self.ask, self.move)


@dataclass(frozen=True, slots=True)
class LoseLead(Instant):
    """The lead at the detective's place moves on before he can use it; you place it."""

    def clause(self, who: str = YOU) -> str:
        return f"you move a lead at {who}'s place to a new place of the same type"

    def short(self, who: str = YOU) -> Short:
        return short("you move a lead here, same type")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        place = state.place[frame.target]
        if place not in state.lead_at:
            return None
        return MOVE_LEAD(lead=state.lead_at.index(place), mover=frame.actor, origin=place)


@dataclass(frozen=True, slots=True)
class FollowLeadHere(Effect):
    """Follow up a lead at the detective's place without paying Time."""

    def clause(self, who: str = YOU) -> str:
        return f"{who} follows up a lead at {who}'s place for 0 Time"

    def short(self, who: str = YOU) -> Short:
        return short("follow up a lead here, 0 ", signs.TIME)

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        return None if self.leads(state, target) else "there is no lead here to follow up"

    def leads(self, state: AndroidState, seat: int) -> tuple[Action, ...]:
        return tuple([LEAD[lead] for lead in range(LEADS) if _open_lead_here(state, seat, lead)])

    def ask(self, state: AndroidState, frame: Resolving) -> Outcome:
        options = self.leads(state, frame.target)
        if not options:
            return Skip(1)
        return _ask(frame.target, options, "Which lead do you follow up?")

    def follow(self, state: AndroidState, frame: Resolving) -> Outcome:
        return FOLLOW_UP_LEAD(seat=frame.target, lead=frame.answer.argument, paid=False)

    def steps(self, parts: Parts) -> Steps:
        return (self.ask, self.follow)


def _open_lead_here(state: AndroidState, seat: int, lead: int) -> bool:
    reason = why_not_follow(state, seat, lead)
    return reason is None or reason.code == "no-time"
