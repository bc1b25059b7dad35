"""What a game must bring along to be played through the contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from caseboard.core.actions import Action, ActionTable
from caseboard.core.errors import BadOption, choices
from caseboard.core.events import Event
from caseboard.core.machine import Frame
from caseboard.core.observation import Observer
from caseboard.core.options import Cause, Option
from caseboard.core.state import State
from caseboard.core.table_options import TableOption
from caseboard.core.view import Part


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score: what for, and how many points.

    ``met``: whether a goal was reached, in a line that tells of one. ``heading``: what the line is
    added up under where scores of many games are compared.
    """

    points: int
    reason: str
    met: bool | None = None
    heading: str = ""

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"points": self.points, "reason": self.reason}
        return data if self.met is None else {**data, "met": self.met}


@dataclass(frozen=True, slots=True)
class Epilogue:
    """What became of somebody after the game: of the seat that is named, or of somebody else."""

    heading: str
    text: str
    seat: int | None = None

    def to_data(self) -> dict[str, Any]:
        return {"heading": self.heading, "text": self.text, "seat": self.seat}


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game. ``breakdown`` holds, per seat, why each point."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[tuple[Line, ...], ...]
    story: tuple[str, ...] = ()
    epilogues: tuple[Epilogue, ...] = ()

    def to_data(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "breakdown": [[line.to_data() for line in lines] for lines in self.breakdown],
            "story": list(self.story),
            "epilogues": [epilogue.to_data() for epilogue in self.epilogues],
        }


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a standing. ``hopes`` are points that nobody can be sure of yet."""

    name: str
    lines: tuple[Line, ...]
    hopes: tuple[Line, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the game stands in numbers, as far as somebody may know."""

    about: str
    """What is counted."""
    period: str
    """What the time is counted in ('Week 2, day'), or what it is after the last."""
    number: int | None
    """Which of these it is."""
    rows: tuple[Row, ...]

    @property
    def when(self) -> str:
        return self.period if self.number is None else f"{self.period} {self.number}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that a seat may say of what it knows, true or not; it proves nothing."""

    id: str
    text: str


def shared_victory(result: Result) -> tuple[float, ...]:
    """One victory, shared by those who tie."""
    share = 1 / len(result.winners) if result.winners else 0.0
    return tuple([share * (seat in result.winners) for seat in range(len(result.scores))])


def each_for_himself(result: Result) -> tuple[float, ...]:
    """A whole victory for everybody who wins."""
    return tuple([float(seat in result.winners) for seat in range(len(result.scores))])


def no_claims(state: Any, seat: int) -> tuple[Claim, ...]:
    return ()


def nothing_to_prove(state: Any, seat: int, claim: str) -> bool | None:
    return None


def nothing_private(state: Any, seat: int | None) -> dict[str, Any]:
    """All see the same, and from where they see it."""
    return {"seat": seat}


def by_rule(state: State, seat: int) -> Cause:
    """The rule on top of the stack asks, as its chapter."""
    top = state.stack[-1].procedure
    return Cause(f"{top.title}.", top.chapter)


def nothing_hidden(state: Any, seat: int) -> None:
    """Every seat sees all there is."""


def no_standing(state: Any, seat: int | None) -> Standing:
    """Nothing is counted before the end."""
    return Standing("", "", None, ())


def plain_option(state: Any, frame: Frame, action: Action) -> Option:
    """The action in the words that hold in every state."""
    return Option(action.id, action.key, action.verb, action.text)


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything the core needs to know of a game, as plain functions over its own state."""

    name: str
    title: str
    version: str
    seat_counts: tuple[int, ...]
    options: tuple[TableOption, ...]
    actions: ActionTable
    blank: Callable[[], State]
    begin: Callable[[Any, int, Mapping[str, Any]], None]
    """Put the first frame on the stack of a blank state, for that many seats and options."""
    public: Callable[[Any], dict[str, Any]]
    """What everybody may know of the position, without the decision."""
    result: Callable[[Any], Result]
    say: Callable[[Any, Event, int | None], str]
    """The event in plain words for a seat; empty when there is nothing to say to it."""

    private: Callable[[Any, int | None], dict[str, Any]] = nothing_private
    """What is not the same for all, as a seat (None: a spectator) may know it; ``seat`` itself."""
    parts: tuple[Part, ...] = ()
    """More entries of every view, those that take long to make."""
    deal_anew: Callable[[Any, int], None] = nothing_hidden
    """Deal everything that the seat cannot know anew, by the state's own generator."""
    standing: Callable[[Any, int | None], Standing] = no_standing
    """Where the game stands in numbers, as far as a seat may know."""
    option: Callable[[Any, Frame, Action], Option] = plain_option
    """The action as an option of the open question."""
    cause: Callable[[Any, int], Cause] = by_rule
    """Who or what asks the open question of a seat, as far as that seat may know."""
    claims: Callable[[Any, int], tuple[Claim, ...]] = no_claims
    """What a seat may claim at the table now, for talk that is marked as such."""
    proven: Callable[[Any, int, str], bool | None] = nothing_to_prove
    """Whether a claim of a seat is true, by its id; None: nothing can show it. For the end only."""
    returns: Callable[[Result], tuple[float, ...]] = shared_victory
    """What an end is worth to every seat."""
    observer: Observer | None = None
    """How positions become vectors; without it there are none."""
    home: str = ""
    """The name of the module where these rules stand under the name ``RULES``."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_at, (self.home,)

    def clean_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """Checked options with defaults filled in."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            raise BadOption(f"{self.title} is for {choices(self.seat_counts)} seats, not {seats!r}")
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.title} has no option {name!r}: there is {choices(known)}")
        return {
            name: option.clean(given[name], seats)
            if given.get(name) is not None
            else option.default
            for name, option in known.items()
        }


def rules_at(home: str) -> Rules:
    """The rules that stand in a module."""
    found: Rules = import_module(home).RULES
    return found
