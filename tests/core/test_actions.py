"""The table of actions: stable ids, written forms, lattices made on demand."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import caseboard
from caseboard.core.actions import ActionTable, Lattice


def table() -> ActionTable:
    made = ActionTable(__name__)
    made.verb("move", ("city-hall|City Hall", "napd|the NAPD"), "Move to {}")
    made.word("pass", "Pass")
    made.lattice(Lattice("push", 1000, "Push"))
    return made


TABLE = table()


def test_ids_follow_the_order_of_declaration() -> None:
    t = table()
    assert [(a.id, a.key, a.text) for a in t] == [
        (0, "move city-hall", "Move to City Hall"),
        (1, "move napd", "Move to the NAPD"),
        (2, "pass", "Pass"),
    ]
    assert len(t) == 3


def test_an_action_is_found_by_id_key_and_copy() -> None:
    action = TABLE["move napd"]
    assert TABLE[1] is action
    assert TABLE[action] is action
    assert pickle.loads(pickle.dumps(action)) is action
    assert pickle.loads(pickle.dumps(TABLE["push 7"])) is TABLE["push 7"]


def test_lattice_actions_are_made_once_and_have_ids_after_the_listed_ones() -> None:
    t = table()
    assert t["push 7"].id == 10
    assert t[10] is t["push 7"]
    assert t[1002].key == "push 999"


@pytest.mark.parametrize("what", ["push 1000", "push x", "push -1", 1003, -1, "move", "", None])
def test_what_is_not_an_action_is_refused(what: Any) -> None:
    with pytest.raises(caseboard.UnknownAction):
        table()[what]


def test_a_key_can_be_declared_once_and_not_after_a_lattice() -> None:
    t = ActionTable(__name__)
    t.word("pass", "Pass")
    with pytest.raises(ValueError, match="twice"):
        t.word("pass", "Pass again")
    t.lattice(Lattice("push", 2, "Push"))
    with pytest.raises(ValueError, match="before"):
        t.word("late", "Late")


@pytest.mark.parametrize("name", caseboard.games())
def test_every_action_of_the_games_has_words_and_a_unique_key(name: str) -> None:
    actions = list(caseboard.new(name, seats=3).rules.actions)
    assert len({action.key for action in actions}) == len(actions)
    assert [action.id for action in actions] == list(range(len(actions)))
    assert all(action.text.strip() for action in actions)
