"""How options are grouped, folded and numbered."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import caseboard
from caseboard.cli.guide import guide_of
from caseboard.cli.menu import Group, Menu
from caseboard.cli.screen import packed
from caseboard.core.actions import Action
from caseboard.pack.registry import pack_of
from tests.cli.typist import NUMBER, WIDTH, Typist


def menus(name: str, seats: int, seed: int) -> list[tuple[Menu, str]]:
    """Every menu of a random game, as its seat sees it, and how it looks on the screen."""
    game, random, found = caseboard.new(name, seats=seats, seed=seed), Random(seed), []
    while (decision := game.decision) is not None:
        menu = Menu(game.clone(), guide_of(pack_of(name)), game.view(decision.seat), WIDTH)
        typist = Typist()
        menu.show(typist.screen)
        found.append((menu, typist.shown))
        game.apply(random.choice(decision.actions))
    return found


@pytest.mark.parametrize(("name", "seats"), [("android", 4), ("voices", 5)])
def test_every_legal_action_can_be_chosen_by_numbers(name: str, seats: int) -> None:
    for menu, shown in menus(name, seats, seed=3):
        decision = menu.game.decision
        assert decision is not None
        reached: list[Action] = []
        for item in menu.items:
            if isinstance(item, Group):
                menu.open(item)
                reached += [one for one in menu.items if not isinstance(one, Group)]
                menu.close()
            else:
                reached.append(item)
        assert sorted(action.id for action in reached) == sorted(a.id for a in decision.actions)
        if "'more' for the next" not in shown:
            numbers = [int(number) for number in NUMBER.findall(shown)]
            assert sorted(numbers) == list(range(1, len(menu.items) + len(menu.refused) + 1))


@pytest.mark.parametrize(("name", "seats"), [("android", 4), ("voices", 5)])
def test_what_is_listed_as_not_now_is_refused_with_a_reason(name: str, seats: int) -> None:
    refused = [(menu, action) for menu, _ in menus(name, seats, seed=3) for action in menu.refused]
    assert refused
    for menu, action in refused:
        reason = menu.game.why_not(action)
        assert reason is not None
        assert reason.chapter


def test_a_menu_folds_only_when_it_would_not_fit() -> None:
    folded = [menu for menu, _ in menus("android", 3, seed=1) if menu.folded and not menu.staged]
    assert folded
    for menu in folded:
        open_guide = replace(menu.guide, folds=())
        typist = Typist()
        Menu(menu.game, open_guide, menu.view, WIDTH).show(typist.screen)
        assert "'more' for the next" in typist.shown


def test_many_options_are_offered_by_their_headings() -> None:
    pushes = [menu for menu, _ in menus("voices", 3, seed=2) if menu.view["deploying"]]
    staged = [menu for menu in pushes if menu.staged]
    assert staged
    for menu in staged:
        assert len(menu.items) == 9
        assert all(isinstance(item, Group) for item in menu.items)


def test_short_items_stand_side_by_side_and_long_ones_alone() -> None:
    assert packed(["a", "b", "c"], 80, "  ") == ["a  b  c"]
    rows = packed(["x" * 30, "y" * 30, "long words " * 10], 80, "      ")
    assert rows[0] == "x" * 30 + " " * 10 + "y" * 30
    assert rows[1].startswith("long words")
    assert rows[2].startswith("      ")
    assert packed([], 80, "") == []
