"""The table: who chooses when, the way back and its barriers, the log, the record."""

from __future__ import annotations

import json
from random import Random

import pytest

import caseboard
from caseboard.core.errors import BadOption, BadSeat, BrokenRecord, GameOver, IllegalAction
from caseboard.core.record import checksum
from caseboard.pack.registry import RULES
from caseboard.play.past import MOST_KEPT
from caseboard.play.table import (
    PERSON,
    CannotUndo,
    NotYourDecision,
    Table,
    open_record,
    seated,
)
from tests.quiet import quiet_game

PEOPLE = (PERSON,) * 3


def android(seats: tuple[str, ...] = PEOPLE, *, open_undo: bool = True) -> Table:
    """Floyd goes first, at Haas-Bioroid; nobody reacts to his first steps."""
    return Table(quiet_game(), seats, open_undo=open_undo)


def play_on(table: Table, steps: int, seed: int = 0) -> None:
    """Random choices of whoever must decide."""
    random = Random(seed)
    for _ in range(steps):
        decision = table.game.decision
        if decision is None:
            return
        table.choose(decision.seat, random.choice(decision.actions))


def test_only_the_seat_that_is_asked_chooses() -> None:
    table = android()
    with pytest.raises(NotYourDecision, match="seat 1 has nothing to decide: seat 0 has"):
        table.choose(1, "end-turn")
    with pytest.raises(IllegalAction):
        table.choose(0, "move city-hall")
    assert table.step == 0
    assert table.why_not_undo(0) == "there is nothing to take back"


def test_nobody_chooses_after_the_end() -> None:
    table = android()
    play_on(table, 100_000)
    assert table.game.over
    with pytest.raises(GameOver):
        table.choose(0, "end-turn")


def test_undo_is_exact_and_takes_the_log_back() -> None:
    table = android()
    before, told = checksum(table.game.state), table.log(0)
    table.choose(0, "move colonial-court")
    assert table.log(0)[-1].text == "Floyd goes from Haas-Bioroid to Colonial Court."
    assert table.log(0)[-1].step == 1
    assert table.undo(0) == 1
    assert checksum(table.game.state) == before
    assert table.log(0) == told


def test_at_one_screen_undo_has_no_limit() -> None:
    table = android()
    start = checksum(table.game.state)
    play_on(table, 120)
    for _ in range(120):
        table.undo(0)
    assert checksum(table.game.state) == start
    with pytest.raises(CannotUndo, match="nothing to take back"):
        table.undo(0)


def ends_with(game: caseboard.Game, action: caseboard.Action) -> bool:
    copy = game.clone()
    copy.apply(action)
    return copy.over


@pytest.mark.parametrize("name", ["android", "voices"])
@pytest.mark.parametrize("open_undo", [True, False])
def test_nothing_is_taken_back_once_the_game_is_over(name: str, open_undo: bool) -> None:
    """Everything is known then: to play on from before would be to play with open cards."""
    game = caseboard.new(name, seats=3, seed=4)
    table = Table(game, (PERSON,) * 3, open_undo=open_undo)
    random = Random(4)
    while (decision := table.game.decision) is not None:
        last = decision.seat
        table.choose(last, random.choice(decision.actions))
    end = table.to_json()
    assert table.why_not_undo(last) == "the game is over"
    for agreed in (False, True):
        with pytest.raises(CannotUndo, match="the game is over"):
            table.undo(last, agreed=agreed)
    with pytest.raises(CannotUndo, match="the game is over"):
        table.go_back(table.step - 1)
    assert table.to_json() == end


@pytest.mark.parametrize("name", ["android", "voices"])
def test_a_whole_game_is_taken_back_exactly_from_few_kept_positions(name: str) -> None:
    table = Table(caseboard.new(name, seats=3, seed=6), (PERSON, "random", PERSON))
    random = Random(4)
    before = []
    most = 0
    while (decision := table.game.decision) is not None:
        action = random.choice(decision.actions)
        if ends_with(table.game, action):
            break
        if table.seats[decision.seat] == PERSON:
            state = table.game.state
            told = [len(table.log(seat)) for seat in (None, 0, 2)]
            before.append((checksum(state), state.generator, len(table.game.history), told))
        table.choose(decision.seat, action)
        most = max(most, table._past.kept)
    assert len(before) > 4 * MOST_KEPT
    assert most <= MOST_KEPT
    for position, generator, steps, told in reversed(before):
        table.undo(0)
        state = table.game.state
        assert (checksum(state), state.generator) == (position, generator)
        assert len(table.game.history) == steps
        assert [len(table.log(seat)) for seat in (None, 0, 2)] == told
    with pytest.raises(CannotUndo, match="nothing to take back"):
        table.undo(0)


def test_after_going_back_the_same_choices_bring_the_same_game() -> None:
    table = android()
    play_on(table, 90)
    for _ in range(33):
        table.undo(0)
    again = [action for action, _ in table.game.history[1:]]
    play_on(table, 40, seed=9)
    for _ in range(40):
        table.undo(0)
    assert [action for action, _ in table.game.history[1:]] == again
    end = table.to_json()
    play_on(table, 40, seed=9)
    first = table.to_json()
    for _ in range(40):
        table.undo(0)
    assert table.to_json() == end
    play_on(table, 40, seed=9)
    assert table.to_json() == first


def test_going_back_leads_to_a_persons_choice_only() -> None:
    table = android((PERSON, "random", "random"))
    table.choose(0, "end-turn")
    decision = table.game.decision
    assert decision is not None
    table.choose(decision.seat, decision.actions[0])
    with pytest.raises(CannotUndo, match="no person has chosen at step 1"):
        table.go_back(1)
    assert table.step == 2
    assert table.undo(0) == 2


def test_who_is_asked_in_secret_is_not_told() -> None:
    """A refusal must not name the seat that could answer a sealed question."""
    table = Table(caseboard.new("android", seats=3, seed=1), PEOPLE)
    random = Random(2)
    while (decision := table.game.decision) is not None and not decision.sealed:
        table.choose(decision.seat, random.choice(decision.actions))
    assert decision is not None
    other = next(seat for seat in range(3) if seat != decision.seat)
    with pytest.raises(NotYourDecision) as caught:
        table.choose(other, "pass")
    assert str(caught.value) == f"seat {other} has nothing to decide"


def test_undo_goes_back_before_what_bots_chose_since() -> None:
    table = android((PERSON, "random", "random"))
    start = checksum(table.game.state)
    table.choose(0, "end-turn")
    while (decision := table.game.decision) is not None and decision.seat != 0:
        table.choose(decision.seat, decision.actions[-1])
    assert table.undo(0) > 1
    assert checksum(table.game.state) == start


def test_online_a_plain_choice_is_taken_back_freely() -> None:
    table = android(open_undo=False)
    table.choose(0, "move colonial-court")
    assert table.why_not_undo(0) is None
    table.undo(0)
    assert table.step == 0


def test_online_a_drawn_card_is_a_barrier() -> None:
    table = android(open_undo=False)
    table.choose(0, "move colonial-court")
    table.choose(0, "draw-light")
    with pytest.raises(CannotUndo, match="revealed, drawn or chosen"):
        table.undo(0)
    assert table.step == 2


def test_online_a_push_is_calculated_not_chanced_and_can_be_taken_back() -> None:
    """Its outcome is in the record, but nobody learnt anything that was hidden."""
    game = caseboard.new("voices", seats=4, seed=1)
    table = Table(game, (PERSON,) * 4, open_undo=False)
    while True:
        decision = table.game.decision
        assert decision is not None
        before = table.step
        table.choose(decision.seat, decision.actions[0])
        if decision.kind == "push":
            break
        assert before < 100, "no push came up"
    assert table.game.history[-1][1], "the push's outcome is in the record"
    assert table.why_not_undo(decision.seat) is None


def test_a_choice_after_the_barrier_can_still_be_taken_back() -> None:
    table = android(open_undo=False)
    table.choose(0, "draw-light")
    table.choose(0, "move colonial-court")
    table.undo(0)
    assert table.step == 1
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_online_the_choice_of_another_seat_is_a_barrier() -> None:
    table = android(open_undo=False)
    table.choose(0, "end-turn")
    assert table.why_not_undo(0) is None
    decision = table.game.decision
    assert decision is not None
    assert decision.seat != 0
    table.choose(decision.seat, decision.actions[0])
    with pytest.raises(CannotUndo, match="another seat has chosen since"):
        table.undo(0)


def test_online_the_choice_of_a_bot_is_a_barrier() -> None:
    table = android((PERSON, "random", "random"), open_undo=False)
    table.choose(0, "end-turn")
    decision = table.game.decision
    assert decision is not None
    assert decision.seat != 0
    table.choose(decision.seat, decision.actions[0])
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_with_the_others_agreed_undo_goes_beyond_a_barrier() -> None:
    table = android(open_undo=False)
    table.choose(0, "move colonial-court")
    table.choose(0, "draw-light")
    table.undo(0, agreed=True)
    assert table.step == 1
    table.undo(0)
    assert table.step == 0


def test_each_seat_is_told_what_it_may_know() -> None:
    table = android()
    table.choose(0, "draw-light")
    mine, other, public = (table.log(seat)[-1].text for seat in (0, 1, None))
    assert mine.startswith("Floyd draws '")
    assert other == public == "Floyd draws a card from Floyd's light deck."


def test_a_line_that_a_spectator_is_not_told_is_marked_secret() -> None:
    table = android()
    play_on(table, 400)
    public = [(line.step, line.text) for line in table.log(None)]
    assert not any(line.secret for line in table.log(None))
    for seat in range(3):
        secret = [line for line in table.log(seat) if line.secret]
        assert any(line.text.startswith("Your hunches") for line in secret)
        assert not any((line.step, line.text) in public for line in secret)
        shared = [(line.step, line.text) for line in table.log(seat) if not line.secret]
        assert shared
        assert all(line in public for line in shared)


def test_no_log_is_kept_for_bots() -> None:
    table = android((PERSON, "random", "random"))
    with pytest.raises(BadSeat, match="no log is kept for seat 1"):
        table.log(1)


@pytest.mark.parametrize(("name", "steps"), [("android", 150), ("voices", 60)])
def test_a_saved_table_comes_back_whole(name: str, steps: int) -> None:
    table = Table(caseboard.new(name, seats=3, seed=8), (PERSON, "random", PERSON))
    play_on(table, steps)
    again = open_record(table.to_json(), RULES)
    assert again.seats == table.seats
    assert again.to_json() == table.to_json()
    for seat in (None, 0, 2):
        assert again.log(seat) == table.log(seat)
    while table.why_not_undo(0) is None:
        assert table.undo(0) == again.undo(0)
        assert table.game.history == again.game.history
        assert table.game.view(0) == again.game.view(0)
    assert again.why_not_undo(0) == "there is nothing to take back"


def test_play_goes_on_after_an_undo_beyond_a_load() -> None:
    table = android()
    play_on(table, 50)
    again = open_record(table.to_json(), RULES)
    for _ in range(10):
        again.undo(0)
    play_on(again, 100_000, seed=1)
    assert again.game.over
    assert caseboard.replay(again.to_json()).result == again.game.result


def test_the_table_is_saved_in_a_record_that_every_reader_reads() -> None:
    table = android((PERSON, "random", "random"))
    play_on(table, 20)
    assert caseboard.load(table.to_json()).view(0) == table.game.view(0)
    assert caseboard.replay(table.to_json()).view(0) == table.game.view(0)


def test_a_plain_record_needs_its_players_named() -> None:
    game = android().game
    with pytest.raises(BadOption, match="the record names no players"):
        open_record(game.to_json(), RULES)
    assert open_record(game.to_json(), RULES, PEOPLE).seats == PEOPLE
    with pytest.raises(BadSeat, match="each of 3 seats, not 2"):
        open_record(game.to_json(), RULES, PEOPLE[:2])


@pytest.mark.parametrize("broken", [{"table": 3}, {"table": {"seats": "person"}}, {"steps": []}])
def test_a_broken_table_is_refused(broken: dict[str, object]) -> None:
    data = json.loads(android().to_json())
    with pytest.raises(BrokenRecord):
        open_record({**data, **broken}, RULES)


def test_steps_that_do_not_fit_the_position_are_refused() -> None:
    table = android()
    play_on(table, 5)
    data = json.loads(table.to_json())
    data["steps"] = data["steps"][:-1]
    with pytest.raises(BrokenRecord, match="checksum"):
        open_record(data, RULES)


def test_people_and_bots_are_seated() -> None:
    assert seated(4, [1], ["a", "b"]) == ("a", PERSON, "b", "b")
    assert seated(3, [0, 1, 2], []) == PEOPLE
    assert seated(3, [0], ["a"]) == (PERSON, "a", "a")
    with pytest.raises(BadSeat):
        seated(3, [3], ["a"])
    with pytest.raises(BadOption, match="2 open seats for 3 bots"):
        seated(3, [0], ["a", "b", "c"])
    with pytest.raises(BadOption, match="name a level of bot"):
        seated(3, [0], [])
