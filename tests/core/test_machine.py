"""The machine: steps, questions, calls, jumps, and frames that are plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from caseboard.core.actions import ActionTable
from caseboard.core.machine import (
    Ask,
    Done,
    Frame,
    Goto,
    Outcome,
    Skip,
    answer,
    ask_again,
    own,
    procedure,
    push,
    run,
)
from caseboard.core.state import State

TABLE = ActionTable(__name__)
YES, NO = TABLE.verb("say", ("yes", "no"), "Say {}")


class Toy(State):
    __slots__ = ("said",)

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []


def started(call: Frame) -> Toy:
    state = Toy()
    push(state, call)
    return state


def say(word: str) -> Any:
    def step(s: Toy, f: Frame) -> None:
        s.said.append(word)

    return step


def ask(s: Toy, f: Frame) -> Ask:
    return Ask(0, "ask", (YES, NO), "Well?")


def hear(s: Toy, f: Frame) -> None:
    s.said.append(f.answer.key)


ASKING = procedure("toy: asking", Frame, say("before"), ask, hear, say("after"))


def test_steps_run_until_a_seat_must_choose_and_go_on_with_the_answer() -> None:
    s = started(ASKING())
    question = run(s)
    assert question is not None
    assert question.actions == (YES, NO)
    assert s.said == ["before"]
    assert answer(s, NO) is None
    assert s.said == ["before", "say no", "after"]
    assert s.stack == []


def test_the_question_can_be_asked_again_from_the_stack() -> None:
    s = started(ASKING())
    first = run(s)
    again = ask_again(s)
    assert first is not None
    assert again is not None
    assert again.actions == first.actions
    assert s.said == ["before"]


def only_yes(s: Toy, f: Frame) -> Ask:
    return Ask(0, "ask", (YES,), "Yes?")


def only_yes_but_telling(s: Toy, f: Frame) -> Ask:
    return Ask(0, "ask", (YES,), "You drew a five. Yes?", tells=True)


ONE = procedure("toy: one option", Frame, only_yes, hear)
TELLING = procedure("toy: one option that tells", Frame, only_yes_but_telling, hear)


def test_a_choice_with_one_option_is_resolved_unless_its_prompt_tells_something() -> None:
    s = started(ONE())
    assert run(s) is None
    assert s.said == ["say yes"]
    assert run(started(TELLING())) is not None


def nothing(s: Toy, f: Frame) -> Ask:
    return Ask(0, "ask", (), "?")


NOTHING = procedure("toy: nothing legal", Frame, nothing)


def test_a_question_without_options_is_a_bug_of_the_rules() -> None:
    with pytest.raises(AssertionError, match="nothing legal in 'toy: nothing legal'"):
        run(started(NOTHING()))


@dataclass(slots=True, eq=False)
class Numbered(Frame):
    number: int


def give(s: Toy, f: Numbered) -> Done:
    return Done(f.number + 1)


INNER = procedure("toy: inner", Numbered, give, say("never"))


def call_inner(s: Toy, f: Frame) -> Frame:
    return INNER(number=41)


def hear_result(s: Toy, f: Frame) -> None:
    s.said.append(str(f.answer))


OUTER = procedure("toy: outer", Frame, call_inner, hear_result)


def test_a_called_procedure_hands_its_result_to_the_next_step() -> None:
    s = started(OUTER())
    assert run(s) is None
    assert s.said == ["42"]


LINES = tuple(procedure(f"toy: line {n}", Frame, say(str(n))) for n in range(3))


def call_all(s: Toy, f: Frame) -> tuple[Frame, ...]:
    return tuple(line() for line in LINES)


ALL = procedure("toy: several calls", Frame, call_all, say("end"))


def test_several_calls_run_in_their_order() -> None:
    s = started(ALL())
    run(s)
    assert s.said == ["0", "1", "2", "end"]


def count(s: Toy, f: Numbered) -> Outcome:
    f.number += 1
    s.said.append(str(f.number))
    return Goto(count) if f.number < 3 else Skip(1)


LOOP = procedure("toy: loop", Numbered, count, say("skipped"), say("end"))


def test_goto_repeats_and_skip_passes_over() -> None:
    s = started(LOOP(number=0))
    run(s)
    assert s.said == ["1", "2", "3", "end"]


def notice_and_leave(s: Toy, f: Frame) -> Done:
    push(s, LINES[0]())
    return Done()


LEAVING = procedure("toy: leaving with something pushed", Frame, notice_and_leave, say("never"))


def test_what_a_step_pushes_runs_even_when_the_step_leaves_its_procedure() -> None:
    s = started(LEAVING())
    run(s)
    assert s.said == ["0"]


def test_a_title_can_be_registered_once() -> None:
    with pytest.raises(ValueError, match="registered twice"):
        procedure("toy: loop", Numbered, count)


def test_a_frame_clone_is_independent_and_keeps_the_answer() -> None:
    one = LOOP(number=0)
    one.answer = YES
    two = one.clone()
    two.step = 2
    assert (one.step, two.answer) == (0, YES)
    assert isinstance(one, Numbered)
    assert isinstance(two, Numbered)
    two.number = 7
    assert one.number == 0


def ask_first(s: Toy, f: Numbered) -> Ask:
    return Ask(0, "first", (YES, NO), "First?")


def add_and_give(s: Toy, f: Numbered) -> Done:
    f.number += 1 if f.answer is YES else 10
    return Done(f.number)


SUMMING = procedure("toy: asking for a sum", Numbered, ask_first, add_and_give)


def call_asking(s: Toy, f: Frame) -> Frame:
    return SUMMING(number=1)


AROUND = procedure("toy: around", Frame, call_asking, hear_result)


@pytest.mark.parametrize("first", [0, 1])
def test_copies_of_a_state_share_frames_and_do_not_see_each_other_change_them(first: int) -> None:
    one = started(AROUND())
    run(one)
    two = one.clone()
    assert one.stack == two.stack
    states, answers = (one, two), (YES, NO)
    for which in (first, 1 - first):
        answer(states[which], answers[which])
    assert (one.said, two.said) == (["2"], ["11"])


def test_a_frame_under_way_is_changed_in_one_copy_only() -> None:
    one = started(SUMMING(number=1))
    run(one)
    two = one.clone()
    mine = own(two, two.stack[0])
    assert isinstance(mine, Numbered)
    mine.number = 5
    assert own(two, mine) is mine
    assert [state.stack[0].locals for state in (one, two)] == [{"number": 1}, {"number": 5}]
