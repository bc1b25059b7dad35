"""What every game's state has: the stack of frames, the generator, and what just happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, NoReturn, Self, TypeVar

from mypy_extensions import mypyc_attr

from caseboard.core.chance import KEY_BYTES, Stream, words
from caseboard.core.errors import BrokenRecord, Undecided
from caseboard.core.events import Event, Fact
from caseboard.core.machine import Frame

T = TypeVar("T")


UNSEEDED: Final = Stream(bytes(KEY_BYTES))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of a game's state. Subclasses add ``__slots__`` of plain data.

    Slots hold ints, strings, None and lists of these and of tuples of them, so a copy of each list
    is enough for a copy of the state. ``outcomes`` and
    ``events`` gather what one application of an action brought; ``script`` feeds recorded
    outcomes of chance to a replay; with ``explicit`` it is somebody who decides for chance, and is
    asked where the script ends; ``luck`` tells whether chance was asked at all; ``_words`` are
    those around the place in the stream of chance; a ``quiet`` state makes no events, for nobody
    reads them. None of these is part of the position.
    """

    __slots__ = (
        "_drawn",
        "_key",
        "_words",
        "events",
        "explicit",
        "luck",
        "outcomes",
        "quiet",
        "script",
        "stack",
    )

    DERIVED: ClassVar[tuple[str, ...]] = ()
    """Slots that are worked out anew when they are needed, and so no part of the position."""

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.generator = UNSEEDED
        self.outcomes: list[int] = []
        self.luck: bool = False
        self.script: list[int] | None = None
        self.explicit: bool = False
        self.events: list[Event] = []
        self.quiet: bool = False

    @property
    def generator(self) -> Stream:
        """Where chance goes on."""
        return Stream(self._key, self._drawn)

    @generator.setter
    def generator(self, place: Stream) -> None:
        self._key, self._drawn = place
        self._words = words(self._key, self._drawn >> 3) if self._drawn & 7 else ()

    def chance(self, below: int) -> int:
        """A random number from 0 to below − 1, written to the record.

        A script decides instead of the generator, which moves on all the same, so that a game
        played on from the middle of a record has the generator that it would have had.
        """
        drawn = self._drawn
        if not drawn & 7:
            self._words = words(self._key, drawn >> 3)
        self._drawn = drawn + 1
        if self.script is None:
            value = (self._words[drawn & 7] * below) >> 64
        else:
            value = self._scripted(below)
        self.luck = True
        self.outcomes.append(value)
        return value

    def _scripted(self, below: int) -> int:
        if not self.script:
            if self.explicit:
                raise Undecided(below)
            raise BrokenRecord("the record has too few outcomes of chance for its actions")
        value = self.script.pop(0)
        if not 0 <= value < below:
            raise BrokenRecord(f"the record has the outcome {value} where 0 to {below - 1} can be")
        return value

    def note(self, calculate: Callable[[], Sequence[int]]) -> list[int]:
        """What a calculation brings, written to the record so that a replay need not repeat it."""
        if self.script is None or self.explicit:
            values = list(calculate())
        else:
            count = self.script.pop(0) if self.script else -1
            if not 0 <= count <= len(self.script):
                raise BrokenRecord("the record lacks what was calculated for one of its actions")
            values, self.script = self.script[:count], self.script[count:]
        self.outcomes.append(len(values))
        self.outcomes += values
        return values

    def pick(self, bag: Sequence[T]) -> T:
        """One at random, which stays where it is."""
        return bag[self.chance(len(bag))]

    def take(self, bag: list[T]) -> T:
        """Remove one at random: a bag is a shuffled pile whose order nobody has seen."""
        at = self.chance(len(bag))
        bag[at], bag[-1] = bag[-1], bag[at]
        return bag.pop()

    def take_of(self, bags: list[tuple[T, ...]], which: int) -> T:
        """The same with one of several bags."""
        bag = list(bags[which])
        taken = self.take(bag)
        bags[which] = tuple(bag)
        return taken

    def tell(self, fact: Fact) -> None:
        """Note a public fact."""
        if not self.quiet:
            self.events.append(Event(fact))

    def reveal(self, fact: Fact) -> None:
        """Note a fact that was hidden until now and is public from now on."""
        if not self.quiet:
            self.events.append(Event(fact, reveals=True))

    def whisper(self, fact: Fact, audience: tuple[int, ...]) -> None:
        """Note a fact whose secret fields are known only to the audience."""
        if not self.quiet:
            self.events.append(Event(fact, audience, reveals=True))

    def clone(self) -> Self:
        """An independent copy. A game whose states are searched writes a faster one."""
        other = type(self)()
        self.copy_machine_to(other)
        for name in position_slots(type(self)):
            value = getattr(self, name)
            setattr(other, name, value.copy() if isinstance(value, list) else value)
        return other

    def __reduce__(self) -> NoReturn:
        raise TypeError("a state cannot be copied without its game: copy the game, or clone()")

    def copy_machine_to(self, other: State) -> None:
        """The part of ``clone`` that every game shares."""
        for frame in self.stack:
            frame.shared = True
        other.stack = self.stack.copy()
        other._key = self._key
        other._drawn = self._drawn
        other._words = self._words
        other.outcomes = []
        other.luck = False
        other.script = None
        other.explicit = False
        other.events = []
        other.quiet = self.quiet


def _declared(kind: type) -> frozenset[str]:
    """The names of a class's slots and its bases'; a compiled class has them under another name."""
    return frozenset(
        name
        for layer in kind.__mro__
        for name in getattr(layer, "__slots__", ()) or getattr(layer, "__mypyc_attrs__", ())
    )


MACHINE_SLOTS: Final = _declared(State)

_POSITION_SLOTS: Final[dict[type[State], tuple[str, ...]]] = {}


def position_slots(kind: type[State]) -> tuple[str, ...]:
    """The names of a state's own slots, those that make up the position."""
    known = _POSITION_SLOTS.get(kind)
    if known is None:
        apart = MACHINE_SLOTS.union(kind.DERIVED)
        known = _POSITION_SLOTS[kind] = tuple(sorted(_declared(kind) - apart))
    return known
