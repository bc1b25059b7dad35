"""Why an option is not there, in the engine's own words."""

from __future__ import annotations

from typing import Final

from caseboard.cli.menu import Menu
from caseboard.cli.screen import Screen
from caseboard.core.actions import Action
from caseboard.core.reasons import NOT_AN_OPTION, Reason

MOST_NAMED: Final = 6
MOST_REASONS: Final = 8


def explain_one(screen: Screen, menu: Menu, action: Action) -> None:
    reason = menu.game.why_not(action)
    name = menu.guide.name(action)
    screen.line(f"{name}: {reason}" if reason else f"{name} is possible.")


def explain_words(screen: Screen, menu: Menu, words: str) -> None:
    """Reasons for everything whose name has these words."""
    wanted = words.casefold().split()
    matching = [
        action
        for action in menu.game.rules.actions
        if all(word in menu.guide.name(action).casefold() for word in wanted)
    ]
    if not matching:
        screen.line(f"No option of this game is called '{words}'.")
        return
    reasons = [(action, menu.game.why_not(action)) for action in matching]
    there = [action for action, reason in reasons if reason is None]
    for action in there[:MOST_NAMED]:
        screen.line(f"{menu.words(action)}: this is possible{_number(menu, action)}.")
    _show(screen, menu, _by_reason(reasons), all_of_them=not there)


def explain_all(screen: Screen, menu: Menu) -> None:
    """What this question can be about and why not now, summed up by reason."""
    reasons = [(action, menu.game.why_not(action)) for action in menu.game.rules.actions]
    _show(screen, menu, _by_reason(reasons), all_of_them=True)


def _number(menu: Menu, action: Action) -> str:
    return f", number {menu.items.index(action) + 1}" if action in menu.items else ""


def _by_reason(reasons: list[tuple[Action, Reason | None]]) -> dict[Reason, list[Action]]:
    grouped: dict[Reason, list[Action]] = {}
    for action, reason in reasons:
        if reason is not None:
            grouped.setdefault(reason, []).append(action)
    return grouped


def _show(
    screen: Screen, menu: Menu, grouped: dict[Reason, list[Action]], *, all_of_them: bool
) -> None:
    """Telling reasons before the bare fact that a thing is not what is being asked for."""
    telling = {
        reason: actions for reason, actions in grouped.items() if reason.code != NOT_AN_OPTION
    }
    if not telling and all_of_them:
        decision = menu.game.decision
        assert decision is not None
        chapter = next((f" ({reason.chapter})" for reason in grouped), "")
        screen.line(f"Nothing else answers this question{chapter}: {decision.prompt}")
    for reason, actions in list(telling.items())[:MOST_REASONS]:
        names = list(dict.fromkeys(menu.guide.name(action) for action in actions))
        rest = len(names) - MOST_NAMED
        more = f" and {rest} more" if rest > 0 else ""
        screen.line(f"{', '.join(names[:MOST_NAMED])}{more}: {reason}")
    if len(telling) > MOST_REASONS:
        screen.line(f"… and {len(telling) - MOST_REASONS} other reasons: name what you mean.")
