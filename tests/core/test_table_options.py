"""What a table can settle before a game: each form takes what it should and refuses the rest."""

from __future__ import annotations

from typing import Any

import pytest

from caseboard.core.errors import BadOption
from caseboard.core.table_options import TableOption
from caseboard.pack.registry import RULES

NAMES = {"ada": "Ada Lovelace", "bob": "Bob"}
SWITCH = TableOption("fast", "Fast", "Play fast", "switch", default=False)
SEAT = TableOption("first", "First", "Who goes first", "seat")
ONE = TableOption("guest", "Guest", "Who comes", "one", choices=NAMES)
EACH = TableOption("people", "People", "Who sits where", "one-each", choices=NAMES)
NUMBERS = TableOption("points", "Points", "Who starts with points", "numbers", choices=NAMES)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (SWITCH, True),
        (SEAT, 0),
        (SEAT, 2),
        (ONE, "ada"),
        (EACH, ["bob", None, "ada"]),
        (EACH, [None, None, None]),
        (NUMBERS, {"ada": 3, "bob": -20}),
        (NUMBERS, {}),
    ],
)
def test_an_option_takes_what_its_form_allows(option: TableOption, value: Any) -> None:
    assert option.clean(value, 3) == value


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        (SWITCH, 1, "fast is True or False, not 1"),
        (SEAT, 3, "first is a seat from 0 to 2, not 3"),
        (SEAT, True, "first is a seat from 0 to 2, not True"),
        (SEAT, "1", "first is a seat from 0 to 2"),
        (ONE, "eve", "guest is ada or bob, not 'eve'"),
        (ONE, ["ada"], "guest is ada or bob"),
        (EACH, "ada", "a list with one name"),
        (EACH, ["ada"], "for each of 3 seats"),
        (EACH, ["ada", "eve", None], "people is ada or bob, not 'eve'"),
        (EACH, ["ada", None, "ada"], "names 'ada' twice"),
        (NUMBERS, 3, "points gives some of ada or bob a number, not 3"),
        (NUMBERS, {"eve": 3}, "points is ada or bob, not 'eve'"),
        (NUMBERS, {"ada": 21}, "gives 'ada' a whole number from -20 to 20, not 21"),
        (NUMBERS, {"ada": True}, "not True"),
        (NUMBERS, {"ada": 1.5}, "not 1.5"),
    ],
)
def test_an_option_says_what_would_be_right(option: TableOption, value: Any, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        option.clean(value, 3)


@pytest.mark.parametrize("game", RULES)
def test_every_option_of_a_game_has_a_title_and_its_choices_names(game: str) -> None:
    for option in RULES[game].options:
        assert option.title
        assert option.about
        assert (option.choices is not None) == (option.form not in ("switch", "seat"))
        assert all((option.choices or {"": "-"}).values())


def test_a_number_of_nought_is_no_number() -> None:
    assert NUMBERS.clean({"ada": 0, "bob": 2}, 3) == {"bob": 2}
