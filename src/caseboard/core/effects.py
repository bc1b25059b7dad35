"""What cards do, as expressions: frozen values whose text is made from them.

So what a card says is what it does. How a kind of effect is carried out is its game's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from caseboard.core.wording import sentence

YOU: Final = "you"


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a short text: words; or a sign, by its name, that is drawn in their place."""

    words: str
    sign: str = ""


Short: TypeAlias = tuple[Part, ...]
"""A text for little room. Its words, one after the other, say it to whoever sees no signs."""


def short(*pieces: str | Part | Short) -> Short:
    """The pieces as one short text, words that follow each other in one part."""
    made: list[Part] = []
    for part in _parts_of(pieces):
        if made and not part.sign and not made[-1].sign:
            made[-1] = Part(made[-1].words + part.words)
        else:
            made.append(part)
    return tuple(made)


def _parts_of(pieces: Iterable[str | Part | Short]) -> Iterator[Part]:
    for piece in pieces:
        if isinstance(piece, str):
            if piece:
                yield Part(piece)
        elif isinstance(piece, Part):
            yield piece
        else:
            yield from piece


def joined(texts: Iterable[Short], between: str) -> Short:
    """The short texts with words between them."""
    pieces: list[str | Short] = []
    for text in texts:
        pieces += (between, text) if pieces else (text,)
    return short(*pieces)


def reading(parts: Short) -> str:
    """The short text for whoever sees no signs."""
    return "".join(part.words for part in parts)


class Printed:
    """Something that is printed on a card as a rule; ``who`` is whom it concerns."""

    __slots__ = ()

    def clause(self, who: str = YOU) -> str:
        """The rule without a capital and, unless it takes several sentences, a full stop."""
        raise NotImplementedError

    def text(self, who: str = YOU) -> str:
        """The rule as players read it: a sentence, or several."""
        return sentence(self.clause(who))

    def short(self, who: str = YOU) -> Short:
        """The rule for little room, without ``who``, whose face is on the card, but with *you*."""
        return short(self.clause(who))


class Effect(Printed):
    """Something that a card does."""

    __slots__ = ()

    @property
    def parts(self) -> tuple[Any, ...]:
        """The effects directly inside this one, in the order in which the text names them."""
        return ()


E = TypeVar("E", bound=Effect)


def walk(effect: E) -> Iterator[E]:
    """The effect and every effect inside it."""
    yield effect
    for part in effect.parts:
        yield from walk(part)
