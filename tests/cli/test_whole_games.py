"""Whole games through the text interface alone."""

from __future__ import annotations

import pytest

from tests.cli.typist import WIDTH, Typist, random_numbers


@pytest.mark.parametrize(
    ("game", "arguments", "seed"),
    [
        ("android", ("--seats", "3"), 1),
        ("android", ("--seats", "5", "--seat", "1,4"), 2),
        ("voices", ("--seats", "3"), 3),
        ("voices", ("--seats", "6", "--seat", "2,5", "--marker-abilities"), 4),
        (
            "voices",
            ("--seats", "4", "--advanced-roles", "--memory-aid", "--chosen-prosecutor", "1"),
            5,
        ),
    ],
)
def test_random_answers_reach_the_end(game: str, arguments: tuple[str, ...], seed: int) -> None:
    typist = Typist(then=random_numbers(seed))
    assert typist.run("play", game, "--seed", str(seed), *arguments) == 0
    end = typist.shown.rpartition("The end ─")[2]
    assert "wins" in end or "win." in end or "Nobody wins." in end
    assert typist.answers > 30
    assert max(len(line) for line in typist.shown.splitlines()) <= WIDTH


def test_the_end_gives_every_line_of_every_score() -> None:
    typist = Typist(then=random_numbers(7))
    typist.run("play", "android", "--seed", "7", "--detectives", "louis,floyd,caprice")
    end = typist.shown.rpartition("The end ─")[2]
    for name in ("Louis Blaine: ", "Floyd 2X3A7C: ", "Caprice Nisei: "):
        assert name in end
    assert "Ending: " in end
    assert " is the murderer." in end or "No suspect lived" in end


def test_the_same_seed_and_answers_give_the_same_screen() -> None:
    first, second = (Typist(then=random_numbers(9)) for _ in range(2))
    for typist in (first, second):
        typist.run("play", "voices", "--seed", "9")
    assert first.shown == second.shown
