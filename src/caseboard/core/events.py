"""Events: what happened, as facts, with what only some seats may know kept apart."""

from __future__ import annotations

from typing import Any


class Event:
    """One fact of the game's story.

    ``data`` is public. ``secret`` is known only to the seats in ``audience``; everybody else
    sees the event without it. ``reveals`` marks that somebody learnt something that cannot be
    unlearnt, so undo stops there.
    """

    __slots__ = ("audience", "data", "kind", "reveals", "secret")

    def __init__(
        self,
        kind: str,
        data: dict[str, Any],
        secret: dict[str, Any] | None = None,
        audience: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.data = data
        self.secret = secret
        self.audience = audience
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The facts as that seat (None: a spectator) may know them."""
        if self.secret is not None and seat in self.audience:
            return {"kind": self.kind, **self.data, **self.secret}
        return {"kind": self.kind, **self.data}

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.data}, secret={self.secret}, to={self.audience})"
