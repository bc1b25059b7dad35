"""What has changed between two views, as a short list that a client can apply."""

from __future__ import annotations

from typing import Any

from caseboard.server.schema import Change


def diff(old: Any, new: Any) -> list[Change]:
    """``[path, value]`` sets, ``[path]`` removes (in a list, with all that follows)."""
    changes: list[Change] = []
    _compare(old, new, [], changes)
    return changes


def _compare(old: Any, new: Any, path: list[str | int], changes: list[Change]) -> None:
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_dicts(old, new, path, changes)
    elif isinstance(old, list) and isinstance(new, list) and _alike(old, new):
        _compare_lists(old, new, path, changes)
    else:
        changes.append([path, new])


def _compare_dicts(
    old: dict[str, Any], new: dict[str, Any], path: list[str | int], changes: list[Change]
) -> None:
    for key in old:
        if key not in new:
            changes.append([[*path, key]])
    for key, value in new.items():
        if key not in old:
            changes.append([[*path, key], value])
        elif old[key] != value:
            _compare(old[key], value, [*path, key], changes)


def _alike(old: list[Any], new: list[Any]) -> bool:
    """Whether going through the entries one by one is shorter than the whole list anew."""
    if len(old) == len(new):
        return True
    shorter = min(len(old), len(new))
    return old[:shorter] == new[:shorter]


def _compare_lists(
    old: list[Any], new: list[Any], path: list[str | int], changes: list[Change]
) -> None:
    if len(new) < len(old):
        changes.append([[*path, len(new)]])
    for index, value in enumerate(new):
        if index >= len(old):
            changes.append([[*path, index], value])
        elif old[index] != value:
            _compare(old[index], value, [*path, index], changes)


def patched(view: Any, changes: list[Change]) -> Any:
    """The view after the changes; what a client does."""
    root: dict[str | int, Any] = {"view": view}
    for path, *value in changes:
        at: Any = root
        key: str | int = "view"
        for step in path:
            at = at[key]
            key = step
        if value:
            if isinstance(at, list) and key == len(at):
                at.append(value[0])
            else:
                at[key] = value[0]
        elif isinstance(at, list) and isinstance(key, int):
            del at[key:]
        else:
            del at[key]
    return root["view"]
