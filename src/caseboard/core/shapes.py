"""Shapes of data that pages read: what all games' views share. Views fit them; tests check."""

from __future__ import annotations

import msgspec


class Shape(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what a game sends; a field that can be missing has a default."""


class Choice(Shape):
    """One legal action: send ``id`` or ``key`` with act.

    ``text`` says it in full, ``label`` in short under the heading ``group``. ``targets`` are the
    things on the table that stand for it, by kind and number or name; ``costs`` what it takes.
    Groups stand in the order of ``rank``; a long one can be parted by ``section``.
    """

    id: int
    key: str
    verb: str
    text: str
    label: str = ""
    group: str = ""
    targets: tuple[tuple[str, int | str], ...] = ()
    costs: tuple[tuple[str, int], ...] = ()
    card: int | None = None
    rank: int = 0
    section: str = ""


class Cause(Shape):
    """Who or what asks: a sentence, whose doing it is, and the things it speaks of."""

    text: str
    chapter: str
    seat: int | None = None
    things: tuple[tuple[str, int | str], ...] = ()


class Decision(Shape):
    """The open question. Prompt, cause and actions only for the seat that is asked.

    ``seat`` None with kind ``sealed``: somebody may be asked in secret.
    """

    seat: int | None
    kind: str
    prompt: str | None = None
    cause: Cause | None = None
    actions: list[Choice] | None = None


class ScoreLine(Shape):
    points: int
    reason: str
    met: bool | None = None


class Epilogue(Shape):
    """What became of somebody after the game: of the seat that is named, or of somebody else."""

    heading: str
    text: str
    seat: int | None


class Result(Shape):
    winners: list[int]
    scores: list[int]
    breakdown: list[list[ScoreLine]]
    story: list[str]
    epilogues: list[Epilogue]


class ShortPart(Shape):
    """A piece of a short text: words; or a sign, by its name, that is drawn in their place."""

    words: str
    sign: str = ""


class NamedOccasion(Shape):
    """Something that a standing order can wait for, in words after 'when'."""

    key: str
    text: str
