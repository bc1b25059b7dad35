"""How any game is shown: by its own guide, and plainly where that says nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from caseboard.pack import Pack
from caseboard.pack.terminal import Guide, Look, Screen, View

APART: Final = frozenset({"decision", "result"})
"""What a view holds beside the table itself."""


def guide_of(pack: Pack) -> Guide:
    guide = pack.terminal()
    return guide if guide.looks else replace(guide, looks=PLAIN)


def draw_view(screen: Screen, view: View) -> None:
    """All that the seat may know, as a list."""
    shown = {name: value for name, value in view.items() if name not in APART}
    for depth, text in _listed(shown):
        screen.line(text, indent=2 * depth, hang=2)


PLAIN: Final = {"table": Look("everything that you may know", draw_view)}


def _listed(data: Any, depth: int = 0) -> Iterator[tuple[int, str]]:
    """Lines and how deep they stand; what fits on a line stays on one."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for name, value in items:
        if isinstance(value, dict | list) and any(isinstance(one, dict | list) for one in value):
            yield depth, f"{name}:"
            yield from _listed(value, depth + 1)
        else:
            yield depth, f"{name}: {_in_line(value)}"


def _in_line(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_in_line(one)}" for name, one in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(map(_in_line, value)) or "–"
    return "–" if value is None else str(value)
