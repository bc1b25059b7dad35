"""Events: what happened, as declared facts, with what only some seats may know kept apart."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_type_hints

import msgspec

T = TypeVar("T")

_SECRET: Final = msgspec.Meta(extra={"secret": True})
Secret: TypeAlias = Annotated[T | None, _SECRET]
"""A field that only the event's audience may know; None for everybody else. Its default is None."""


def kind_of(name: str) -> str:
    """The kind of a fact from the name of its class: ``CardDrawn`` is ``card-drawn``."""
    return "".join(f"-{one.lower()}" if one.isupper() else one for one in name).lstrip("-")


class Fact(msgspec.Struct, tag_field="kind", tag=kind_of, omit_defaults=True):
    """Something that can happen: a subclass per kind declares its fields once for all readers.

    Only secret fields have a default, so that what a seat may not know is left out of its data.
    """


class Event:
    """One fact of the game's story, and who may know all of it.

    Fields declared ``Secret`` are known only to the seats in ``audience`` (None: to everybody);
    others see the fact without them. ``reveals`` marks that somebody learned something that
    cannot be unlearned, so undo stops there.
    """

    __slots__ = ("audience", "fact", "reveals")

    def __init__(
        self, fact: Fact, audience: tuple[int, ...] | None = None, reveals: bool = False
    ) -> None:
        self.fact = fact
        self.audience = audience
        self.reveals = reveals

    @property
    def kind(self) -> str:
        return kind_of(type(self.fact).__name__)

    def known_to(self, seat: int | None) -> Fact:
        """The fact as that seat (None: a spectator) may know it."""
        if self.audience is None or seat in self.audience:
            return self.fact
        secrets = secret_fields(type(self.fact))
        return msgspec.structs.replace(self.fact, **secrets)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The same as plain data."""
        data: dict[str, Any] = msgspec.to_builtins(self.known_to(seat))
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.fact, self.audience, self.reveals) == (
            other.fact, other.audience, other.reveals,
        )  # fmt: skip

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Event({self.fact!r}, to={self.audience})"


@cache
def secret_fields(kind: type[Fact]) -> dict[str, None]:
    """The fields of a fact that only its audience may know, each with the None that hides it."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: None for name, hint in hints.items() if _SECRET in getattr(hint, "__metadata__", ())
    }
