"""The options of a question, grouped, numbered and fitted to the screen."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap

from caseboard.cli.guide import Guide, View
from caseboard.cli.screen import LINES_A_PAGE, Screen, in_columns
from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.core.reasons import NOT_AN_OPTION

INDENT = " " * 6
MANY = 40
"""More options than this are offered heading by heading."""


@dataclass(frozen=True, slots=True)
class Group:
    heading: str
    actions: tuple[Action, ...]


class Menu:
    """The open question of a seat as it is put on the screen.

    A long list is shown a page at a time. A staged one asks for the heading first: ``inside`` is
    then the number of the chosen group.
    """

    __slots__ = ("game", "groups", "guide", "inside", "page", "refused", "staged", "view")

    def __init__(self, game: Game, guide: Guide, view: View) -> None:
        self.game = game
        self.guide = guide
        self.view = view
        decision = game.decision
        assert decision is not None
        self.groups = _grouped(guide, view, decision.actions)
        many = len(decision.actions) > MANY
        self.staged = len(self.groups) > 1 and (decision.kind in guide.staged or many)
        self.inside: int | None = None
        self.page = 0
        self.refused = self._refused()

    def _refused(self) -> tuple[Action, ...]:
        """Options that a player would look for here and that are not legal now."""
        wanted = [self.game.rules.actions[key] for key in self.guide.tempting(self.view)]
        reasons = [(action, self.game.why_not(action)) for action in wanted]
        return tuple(
            action for action, reason in reasons if reason and reason.code != NOT_AN_OPTION
        )

    @property
    def listed(self) -> tuple[Action, ...]:
        """The actions that have a number now."""
        if self.staged:
            return () if self.inside is None else self.groups[self.inside].actions
        return tuple(action for group in self.groups for action in group.actions)

    @property
    def choosing_heading(self) -> bool:
        return self.staged and self.inside is None

    def count(self) -> int:
        return len(self.groups) if self.choosing_heading else len(self.listed)

    def words(self, action: Action) -> str:
        return self.guide.wording(self.game, self.view, action)

    def show(self, screen: Screen) -> None:
        """Write one page; ``more`` turns it."""
        lines = self._lines(screen.width)
        pages = -(-len(lines) // LINES_A_PAGE) or 1
        self.page %= pages
        first = self.page * LINES_A_PAGE
        for text, style in lines[first : first + LINES_A_PAGE]:
            screen.line(text, style=style)
        if pages > 1:
            screen.line(f"  page {self.page + 1} of {pages}: 'more' for the next", style="dim")

    def _lines(self, width: int) -> list[tuple[str, str]]:
        if self.choosing_heading:
            counted = [f"{group.heading} ({len(group.actions)})" for group in self.groups]
            return [(row, "") for row in _numbered(counted, 1, width)]
        lines: list[tuple[str, str]] = []
        number = 1
        groups = self.groups if self.inside is None else [self.groups[self.inside]]
        for group in groups:
            if group.heading:
                lines.append((group.heading, "bold"))
            words = [self.words(action) for action in group.actions]
            lines += [(row, "") for row in _numbered(words, number, width)]
            number += len(words)
        if self.refused and self.inside is None:
            lines.append(("Not now ('why' and the number says why)", "dim bold"))
            names = [self.guide.name(action) for action in self.refused]
            lines += [(row, "dim") for row in _numbered(names, number, width)]
        return lines


def _numbered(words: list[str], first: int, width: int) -> list[str]:
    items = [f"{number:>4}  {word}" for number, word in enumerate(words, first)]
    if max(len(item) for item in items) > width // 2:
        return [row for item in items for row in wrap(item, width, subsequent_indent=INDENT)]
    return in_columns(items, width)


def _grouped(guide: Guide, view: View, actions: tuple[Action, ...]) -> list[Group]:
    headings: dict[tuple[int, str], list[Action]] = {}
    for action in actions:
        headings.setdefault(guide.heading(view, action), []).append(action)
    ranked = sorted(headings.items(), key=lambda item: item[0][0])
    return [Group(heading, tuple(under)) for (_, heading), under in ranked]
