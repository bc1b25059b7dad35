"""Actions: the fixed vocabulary of choices of a game.

Every action is a verb with at most one argument. It is made once, has an integer id that means
the same in every state, and a written form such as ``move city-hall`` for records and people.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from caseboard.core.errors import UnknownAction


class Action:
    """One interned choice: within a game's table each is made once, so compare with ``is``.

    A copy of an action is the action itself, and a pickled one is found again in its table.
    """

    __slots__ = ("argument", "home", "id", "key", "text", "verb")

    def __init__(self, home: str, id: int, verb: str, argument: int, key: str, text: str) -> None:
        self.home = home
        self.id = id
        self.verb = verb
        self.argument = argument
        self.key = key
        self.text = text

    def __str__(self) -> str:
        return self.key

    def __repr__(self) -> str:
        return f"<{self.id}: {self.key}>"

    def __int__(self) -> int:
        return self.id

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Action:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _interned, (self.home, self.id)


def _interned(home: str, id: int) -> Action:
    table: ActionTable = import_module(home).TABLE
    return table[id]


class ActionTable:
    """All actions of one game, in the order their verbs were declared.

    ``home`` is the name of the module where the table stands under the name ``TABLE``.
    A game may add a *lattice*: a verb with so many arguments that they are made when asked for
    (the fine positions and directions of a push). Those of its points that questions list are
    listed here too; the ids of the others follow.
    """

    def __init__(self, home: str) -> None:
        self.home = home
        self._actions: list[Action] = []
        self._by_key: dict[str, Action] = {}
        self._lattices: list[Lattice] = []
        self._end = 0

    def verb(self, verb: str, arguments: Sequence[str], text: str) -> tuple[Action, ...]:
        """Declare a verb over named arguments; ``{}`` in the text stands for the name."""
        made = []
        for number, argument in enumerate(arguments):
            slug, _, name = argument.partition("|")
            made.append(self._add(verb, number, f"{verb} {slug}", text.format(name or slug)))
        return tuple(made)

    def word(self, verb: str, text: str) -> Action:
        """Declare an action without an argument."""
        return self._add(verb, 0, verb, text)

    def lattice(self, lattice: Lattice, listed: Sequence[int] = ()) -> None:
        """Declare a family of actions that are made on demand. Comes after all listed verbs.

        ``listed``: arguments whose actions stand in the list.
        """
        for argument in listed:
            key = lattice.key(argument)
            lattice.made[argument] = self._add(lattice.verb, argument, key, lattice.text)
        lattice.first_id = self._end
        lattice.home = self.home
        self._end += lattice.size
        self._lattices.append(lattice)

    def _add(self, verb: str, argument: int, key: str, text: str) -> Action:
        if self._lattices:
            raise ValueError("declare listed verbs before lattices")
        if key in self._by_key:
            raise ValueError(f"the action {key!r} is declared twice")
        action = Action(self.home, self._end, verb, argument, key, text)
        self._end += 1
        self._actions.append(action)
        self._by_key[key] = action
        return action

    def __len__(self) -> int:
        """How many actions are listed; of a lattice, only those points that questions list."""
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, what: object) -> Action:
        """The table's own action, by id, by its written form or from a copy of it."""
        if isinstance(what, Action):
            what = what.id
        if isinstance(what, bool) or not isinstance(what, int | str):
            raise UnknownAction(f"{what!r} is not an action: give an Action, its id or its key")
        found = self._find(what)
        if found is None:
            raise UnknownAction(
                f"there is no action {what!r}: ids run from 0 to {self._end - 1}, "
                f"keys look like {self._actions[0].key!r}"
            )
        return found

    def _find(self, what: int | str) -> Action | None:
        if isinstance(what, str):
            listed = self._by_key.get(what)
            if listed is not None:
                return listed
            for lattice in self._lattices:
                argument = lattice.parse(what)
                if argument is not None:
                    return lattice.action(argument)
            return None
        if 0 <= what < len(self._actions):
            return self._actions[what]
        for lattice in self._lattices:
            if lattice.first_id <= what < lattice.first_id + lattice.size:
                return lattice.action(what - lattice.first_id)
        return None


class Lattice:
    """A verb whose arguments are the points of a grid, too many to list."""

    __slots__ = ("first_id", "home", "made", "size", "text", "verb")

    def __init__(self, verb: str, size: int, text: str) -> None:
        self.verb = verb
        self.size = size
        self.text = text
        self.first_id = 0
        self.home = ""
        self.made: dict[int, Action] = {}

    def key(self, argument: int) -> str:
        return f"{self.verb} {argument}"

    def action(self, argument: int) -> Action:
        if not 0 <= argument < self.size:
            raise UnknownAction(f"{self.verb} takes a number from 0 to {self.size - 1}")
        made = self.made.get(argument)
        if made is None:
            id, key = self.first_id + argument, self.key(argument)
            made = self.made[argument] = Action(self.home, id, self.verb, argument, key, self.text)
        return made

    def parse(self, key: str) -> int | None:
        verb, _, number = key.partition(" ")
        if verb == self.verb and number.isdecimal() and int(number) < self.size:
            return int(number)
        return None
