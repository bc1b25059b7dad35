"""The options of a question, grouped, numbered and fitted to the screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from caseboard.cli.screen import LINES_A_PAGE, Screen, packed
from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.core.reasons import NOT_AN_OPTION
from caseboard.pack.terminal import Guide, View

INDENT: Final = " " * 6
MANY: Final = 40
"""More options than this are offered heading by heading."""
FEW: Final = 10
"""So many options are never offered heading by heading."""


@dataclass(frozen=True, slots=True)
class Group:
    """Options under one heading. A folded group takes one number, which opens it."""

    heading: str
    actions: tuple[Action, ...]

    @property
    def can_fold(self) -> bool:
        return bool(self.heading) and len(self.actions) > 1


Item = Action | Group


class Menu:
    """The open question of a seat as it is put on the screen.

    ``staged``: the heading is chosen first. Otherwise only as many groups are folded as it takes
    to show the rest on one page, those that the guide names first. What is still too long is
    shown page by page. ``inside`` is the folded group that was opened.
    """

    __slots__ = ("folded", "game", "groups", "guide", "inside", "page", "refused", "staged", "view")

    def __init__(self, game: Game, guide: Guide, view: View, width: int) -> None:
        self.game = game
        self.guide = guide
        self.view = view
        decision = game.decision
        assert decision is not None
        self.groups = _grouped(game, guide, view, decision.actions)
        self.inside: Group | None = None
        self.page = 0
        self.refused = self._refused()
        count = len(decision.actions)
        staged_kind = decision.kind in guide.staged and count > FEW
        self.staged = len(self.groups) > 1 and (staged_kind or count > MANY)
        self.folded: set[str] = set()
        foldable = [group.heading for group in self.groups if group.can_fold]
        if self.staged:
            self.folded.update(foldable)
        for heading in guide.folds:
            if heading in foldable and len(self._lines(width)) > LINES_A_PAGE:
                self.folded.add(heading)

    def _refused(self) -> tuple[Action, ...]:
        """Options that a player would look for here and that are not legal now."""
        wanted = [self.game.rules.actions[key] for key in self.guide.tempting(self.view)]
        reasons = [(action, self.game.why_not(action)) for action in wanted]
        return tuple(
            action for action, reason in reasons if reason and reason.code != NOT_AN_OPTION
        )

    @property
    def items(self) -> list[Item]:
        """What has a number now, in order."""
        if self.inside is not None:
            return list(self.inside.actions)
        listed: list[Item] = []
        for group in self.groups:
            listed += [group] if group.heading in self.folded else group.actions
        return listed

    def open(self, group: Group) -> None:
        self.inside = group
        self.page = 0

    def close(self) -> None:
        self.inside = None
        self.page = 0

    def words(self, action: Action) -> str:
        if self.guide.wording is not None:
            return self.guide.wording(self.game, self.view, action)
        option = self.game.option(action)
        return option.label or option.text

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
        lines: list[tuple[str, str]] = []
        number = 1
        for heading, words in self._sections():
            if heading:
                lines.append((heading, "bold"))
            lines += [(row, "") for row in _numbered(words, number, width)]
            number += len(words)
        if self.refused and self.inside is None:
            lines.append(("Not now ('why' and the number says why)", "bold dim"))
            names = [self.guide.name(action) for action in self.refused]
            lines += [(row, "dim") for row in _numbered(names, number, width)]
        return lines

    def _sections(self) -> list[tuple[str, list[str]]]:
        """Headings with their options in words; neighbouring folded groups stand together."""
        if self.inside is not None:
            return [(self.inside.heading, [self.words(action) for action in self.inside.actions])]
        sections: list[tuple[str, list[str]]] = []
        after_fold = False
        for group in self.groups:
            fold = group.heading in self.folded
            if fold and after_fold:
                sections[-1][1].append(_fold_words(group))
            elif fold:
                sections.append(("", [_fold_words(group)]))
            else:
                heading = "" if self.staged else group.heading
                sections.append((heading, [self.words(action) for action in group.actions]))
            after_fold = fold
        return sections


def _fold_words(group: Group) -> str:
    return f"{group.heading} … ({len(group.actions)})"


def _numbered(words: list[str], first: int, width: int) -> list[str]:
    items = [f"{number:>4}  {word}" for number, word in enumerate(words, first)]
    return packed(items, width, INDENT)


def _heading(game: Game, parted: frozenset[str], view: View, action: Action) -> tuple[int, str]:
    option = game.option(action)
    by_section = option.section and option.group in parted
    return option.rank, f"{option.group}: {option.section}" if by_section else option.group


def _grouped(game: Game, guide: Guide, view: View, actions: tuple[Action, ...]) -> list[Group]:
    headings: dict[tuple[int, str], list[Action]] = {}
    heading = guide.heading or partial(_heading, game, guide.parted)
    for action in actions:
        headings.setdefault(heading(view, action), []).append(action)
    ranked = sorted(headings.items(), key=lambda item: item[0][0])
    return [Group(heading, tuple(under)) for (_, heading), under in ranked]
