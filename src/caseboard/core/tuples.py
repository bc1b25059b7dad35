"""Tuples that differ in one place: what lies in a list of a state is replaced, never changed."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_at(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same with another item at that place."""
    return (*items[:at], item, *items[at + 1 :])


def without_at(items: tuple[T, ...], at: int) -> tuple[T, ...]:
    """The same but for the item at that place."""
    return items[:at] + items[at + 1 :]


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The same but for the first such item; a ValueError where there is none."""
    return without_at(items, items.index(item))
