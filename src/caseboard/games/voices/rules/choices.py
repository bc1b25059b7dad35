"""Using as much of an ability as possible, unless it says "may"; choices and hidden effects.

Chapters "Resolve Trial Card" (hidden effects) and "Frequently Overlooked Rules" (trial cards).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.machine import Ask, Done, Goto, Outcome
from caseboard.games.voices.actions import NO, OPTION, OPTIONS, YES
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.effects import Choose, If, May, NoEffect, Pay, Sequence
from caseboard.games.voices.events import HiddenEffect, OptionChosen
from caseboard.games.voices.rules.conditions import holds
from caseboard.games.voices.rules.resolve import (
    Circumstances,
    Use,
    effect_of,
    end_as_the_part_did,
    end_with_that_juror,
    part,
    possible,
    resolves,
    rule_text,
)
from caseboard.games.voices.sources import SOURCES, OnTrialCard
from caseboard.games.voices.state import VoicesState


@dataclass(slots=True, eq=False)
class UseInTurn(Use):
    done: int = 0  # parts that have been carried out


def run_next_part(state: VoicesState, frame: UseInTurn) -> Outcome:
    at = frame.done
    if at == len(effect_of(frame, Sequence).steps):
        return Done(frame.that)
    frame.done += 1
    return part(frame, at)


def note_that_juror(state: VoicesState, frame: UseInTurn) -> Outcome:
    frame.that = frame.answer
    return Goto(run_next_part)


def _any_part(state: VoicesState, frame: Circumstances, effect: Sequence, in_full: bool) -> bool:
    test = all if in_full else any
    return test(possible(state, frame, step, in_full) for step in effect.steps)


resolves(
    Sequence, "One after the other", UseInTurn, run_next_part, note_that_juror, possible=_any_part
)


def ask_whether(state: VoicesState, frame: Use) -> Outcome:
    if not possible(state, frame, effect_of(frame, May).effect):
        return Done(frame.that)
    return Ask(frame.user, "may", (YES, NO), rule_text)


def do_it_or_not(state: VoicesState, frame: Use) -> Outcome:
    return part(frame, 0) if frame.answer is YES else Done(frame.that)


def _may(state: VoicesState, frame: Circumstances, effect: May, in_full: bool) -> bool:
    return possible(state, frame, effect.effect, in_full)


resolves(May, "You may", Use, ask_whether, do_it_or_not, end_as_the_part_did, possible=_may)


def ask_whether_to_pay(state: VoicesState, frame: Use) -> Outcome:
    if not possible(state, frame, effect_of(frame, Pay).cost, in_full=True):
        return Done(frame.that)
    return Ask(frame.user, "may", (YES, NO), rule_text)


def get_what_was_paid_for(state: VoicesState, frame: Use) -> Outcome:
    frame.that = frame.answer
    return part(frame, 1)


def _pay(state: VoicesState, frame: Circumstances, effect: Pay, in_full: bool) -> bool:
    return possible(state, frame, effect.cost, in_full=True)


resolves(
    Pay,
    "If you do",
    Use,
    ask_whether_to_pay,
    do_it_or_not,
    get_what_was_paid_for,
    end_as_the_part_did,
    possible=_pay,
)


def test_the_condition(state: VoicesState, frame: Use) -> Outcome:
    effect = effect_of(frame, If)
    if holds(state, frame, effect.condition):
        return part(frame, 0)
    return Done(frame.that) if effect.otherwise is None else part(frame, 1)


def _if(state: VoicesState, frame: Circumstances, effect: If, in_full: bool) -> bool:
    if holds(state, frame, effect.condition):
        return possible(state, frame, effect.then, in_full)
    return effect.otherwise is not None and possible(state, frame, effect.otherwise, in_full)


resolves(If, "On a condition", Use, test_the_condition, end_as_the_part_did, possible=_if)


@dataclass(slots=True, eq=False)
class Choice(Use):
    """A choice among options of an ability, hidden ones or not."""


def ask_which_option(state: VoicesState, frame: Choice) -> Outcome:
    count = len(effect_of(frame, Choose).options)
    return Ask(frame.user, "option", OPTION[:count], _prompt_for_option)


_QUESTIONS: Final[dict[Region, str]] = {
    Region.OBSERVATION: "What does Guy look at?",
    Region.SPEECH: "What does Guy say?",
    Region.INSTINCT: "What does Guy give in to?",
    Region.MOTOR_SKILLS: "What does Guy do?",
}


def _prompt_for_option(state: VoicesState, frame: Choice) -> str:
    """Whoever acts for a region of Guy's brain is asked what Guy does."""
    source = SOURCES[frame.source]
    user = source.ability.user if isinstance(source, OnTrialCard) else None
    question = "Choose 1." if user is None else _QUESTIONS.get(user, "Choose 1.")
    hidden = effect_of(frame, Choose).hidden
    return f"{question} What it leads to is read afterward." if hidden else question


def read_the_chosen_option(state: VoicesState, frame: Choice) -> Outcome:
    """A hidden effect is read aloud only now, and resolved by whoever made the choice."""
    effect = effect_of(frame, Choose)
    number = frame.answer.argument
    option = effect.options[number]
    letter = OPTIONS[number]
    if effect.hidden:
        text = option.effect.text()
        state.reveal(HiddenEffect(seat=frame.user, letter=letter, label=option.label, text=text))
    else:
        state.tell(OptionChosen(seat=frame.user, letter=letter, label=option.label))
    return part(frame, number)


resolves(
    Choose, "Choose one", Choice, ask_which_option, read_the_chosen_option, end_as_the_part_did
)


def _never(state: VoicesState, frame: Circumstances, effect: NoEffect, in_full: bool) -> bool:
    return False


resolves(NoEffect, "No effect", Use, end_with_that_juror, possible=_never)
