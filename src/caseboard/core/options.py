"""A question as data: what asks it, and what each of its options does to what on the table."""

from __future__ import annotations

import msgspec


class Thing(msgspec.Struct, frozen=True, array_like=True):
    """Something on the table that one can point at: a place, a card, a seat …

    ``kind`` is a word of the game; ``id`` is the thing's number there, or a short name where a
    number does not say it.
    """

    kind: str
    id: int | str = 0


class Cost(msgspec.Struct, frozen=True, array_like=True):
    """What an option takes: how much of what ('time', 'dark shift', a favor's name …)."""

    kind: str
    amount: int


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action as an answer to the open question.

    ``verb`` is what it does, one word for the same deed in every state; ``text`` says it in full,
    ``label`` in short under the heading ``group``. ``targets`` are the things on the table that
    stand for it, the most exact first; ``card`` is the card that it is about. The groups of a
    question stand in the order of ``rank``; a long one can be parted by ``section``.
    """

    id: int
    key: str
    verb: str
    text: str
    label: str = ""
    group: str = ""
    targets: tuple[Thing, ...] = ()
    costs: tuple[Cost, ...] = ()
    card: int | None = None
    rank: int = 0
    section: str = ""


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who or what asks: a card, plot, place, event or rule.

    ``text`` says it in one sentence; ``things`` are what it speaks of, the asking thing first;
    ``seat`` is whose doing it is; ``chapter`` is where the rulebook tells of it.
    """

    text: str
    chapter: str
    seat: int | None = None
    things: tuple[Thing, ...] = ()
