"""What has changed between two views, as a short list that a client can apply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

Change: TypeAlias = list[Any]
"""One change of a view: [path, value] sets, [path] removes. See docs/server.md."""


def diff(old: Any, new: Any) -> list[Change]:
    """``[path, value]`` sets, ``[path]`` removes (in a list, with all that follows)."""
    changes: list[Change] = []
    if old != new or type(old) is not type(new):
        _compare(old, new, [], changes)
    return changes


def diff_in_parts(old: Sequence[dict[str, Any]], new: Sequence[dict[str, Any]]) -> list[Change]:
    """The same of views that come in parts, of which some may be the very same as before."""
    changes: list[Change] = []
    for before, after in zip(old, new, strict=True):
        if before is not after:
            _compare_dicts(before, after, [], changes)
    return changes


def _compare(old: Any, new: Any, path: list[str | int], changes: list[Change]) -> None:
    """Of two that are not the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_dicts(old, new, path, changes)
    elif isinstance(old, list) and isinstance(new, list) and _alike(old, new):
        _compare_lists(old, new, path, changes)
    else:
        changes.append([path, new])


def _compare_dicts(
    old: dict[str, Any], new: dict[str, Any], path: list[str | int], changes: list[Change]
) -> None:
    if old.keys() != new.keys():
        changes += [[[*path, key]] for key in old if key not in new]
        changes += [[[*path, key], new[key]] for key in new if key not in old]
    for key, before in old.items():
        if key in new and before != new[key]:
            _compare(before, new[key], [*path, key], changes)


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
    elif len(new) > len(old):
        changes += [[[*path, index], new[index]] for index in range(len(old), len(new))]
    else:
        for index, before in enumerate(old):
            if before != new[index]:
                _compare(before, new[index], [*path, index], changes)


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
