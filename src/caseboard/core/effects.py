"""What cards do, as expressions: frozen values whose text is made from them.

So what a card says is what it does. How a kind of effect is carried out is its game's business.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeVar

from caseboard.core.wording import sentence

YOU: Final = "you"


class Printed:
    """Something that is printed on a card as a rule; ``who`` is whom it concerns."""

    __slots__ = ()

    def clause(self, who: str = YOU) -> str:
        """The rule without a capital and, unless it takes several sentences, a full stop."""
        raise NotImplementedError

    def text(self, who: str = YOU) -> str:
        """The rule as players read it: a sentence, or several."""
        return sentence(self.clause(who))


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
