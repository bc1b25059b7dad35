"""Who or what asks: read off the stack, from the nearest frame that says why somebody must choose.

Only what the asked seat may know is said, and of that seat it is said with "you".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from caseboard.core.machine import Frame, Procedure
from caseboard.core.options import Cause, Thing
from caseboard.core.rules import by_rule
from caseboard.core.wording import article, sentence
from caseboard.games.android.catalogue import ENDINGS, GENERAL_EVENTS, PLOTS, SPECIFIC_EVENTS
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.effects.base import Occasion, occasion_words
from caseboard.games.android.frames import About, Resolving, Seated
from caseboard.games.android.names import (
    card_name,
    event_name,
    lead_name,
    place_name,
    player_name,
    suspect_name,
)
from caseboard.games.android.numbers import FLOYD, LINES_OF_A_PLOT, LOUIS, RAYMOND, START
from caseboard.games.android.rules.conspiracy import BONUS_HIT, BonusPiece, MoveBonusLead
from caseboard.games.android.rules.daytime import TURN, USE_DROPSHIP, DrawCards
from caseboard.games.android.rules.event_track import SPECIFIC_SPACE
from caseboard.games.android.rules.events import DRAW_GENERAL_EVENT, SPECIFIC_EVENT, UseEvent
from caseboard.games.android.rules.lasting import Fire, source_of
from caseboard.games.android.rules.leads import FollowUpLead
from caseboard.games.android.rules.locations import UseAbility
from caseboard.games.android.rules.movement import EnterPlace
from caseboard.games.android.rules.moving_leads import MoveLead
from caseboard.games.android.rules.people import TALK_TO_JIMMY, TALK_TO_LILY
from caseboard.games.android.rules.plots import NextPlotCard
from caseboard.games.android.rules.sacrifices import MakeSacrifice
from caseboard.games.android.rules.setup import SetUp
from caseboard.games.android.rules.twilight import PlayCard, Window
from caseboard.games.android.sources import EFFECTS
from caseboard.games.android.state import AndroidState

F = TypeVar("F", bound=Frame)


class Asked:
    """The seat that is asked: it is spoken to as "you"."""

    __slots__ = ("seat", "state")

    def __init__(self, state: AndroidState, seat: int) -> None:
        self.state = state
        self.seat = seat

    def who(self, seat: int) -> str:
        """A player, as the asked one would say it."""
        return "you" if seat == self.seat else player_name(self.state, seat)

    def whose(self, seat: int) -> str:
        return "your" if seat == self.seat else f"{player_name(self.state, seat)}'s"

    def does(self, seat: int, yours: str, theirs: str) -> str:
        """'you play', 'Floyd plays'."""
        return f"{self.who(seat)} {yours if seat == self.seat else theirs}"

    def detective(self, seat: int) -> Thing:
        return Thing("detective", self.state.detective[seat])


Teller = Callable[[Asked, F], Cause | None]
"""What asks through a frame; None if something below it on the stack does."""

_BY_PROCEDURE: Final[dict[Procedure[Any], Teller[Any]]] = {}
_BY_FRAME: Final[dict[type[Frame], Teller[Any]]] = {}


def cause(state: AndroidState, seat: int) -> Cause:
    """Who or what asks the open question of a seat."""
    asked = Asked(state, seat)
    for frame in reversed(state.stack):
        teller = _BY_PROCEDURE.get(frame.procedure) or _BY_FRAME.get(type(frame))
        found = None if teller is None else teller(asked, frame)
        if found is not None:
            return found
    return by_rule(state, seat)


def _cause(frame: Frame, text: str, *things: Thing, seat: int | None = None) -> Cause:
    return Cause(sentence(text), frame.procedure.chapter, seat, things)


def _setup(asked: Asked, frame: SetUp) -> Cause:
    text = "the game begins, and Rachel starts with two extra cards"
    return _cause(frame, text, asked.detective(frame.rachel), seat=frame.rachel)


_BY_FRAME[SetUp] = _setup


def _turn(asked: Asked, frame: Seated) -> Cause:
    """A player's turn, or a lead that waited for its end."""
    state, asking = asked.state, asked.state.stack[-1]
    if isinstance(asking, MoveLead):
        text = f"{lead_name(asking.lead)} had nowhere to go, and the turn is over"
        return _cause(frame, text, Thing("lead", asking.lead), Thing("place", asking.origin))
    text = f"it is {asked.whose(frame.seat)} turn: {state.time} Time left"
    return _cause(frame, text, asked.detective(frame.seat), seat=frame.seat)


_BY_PROCEDURE[TURN] = _turn


def _dropship(asked: Asked, frame: Seated) -> Cause:
    text = f"{asked.does(frame.seat, 'spend', 'spends')} a dropship pass"
    return _cause(frame, text, asked.detective(frame.seat), seat=frame.seat)


_BY_PROCEDURE[USE_DROPSHIP] = _dropship


def _draw_cards(asked: Asked, frame: DrawCards) -> Cause | None:
    """By an action of one's own turn; otherwise what brings it about asks."""
    stack = asked.state.stack
    if stack[stack.index(frame) - 1].procedure is not TURN:
        return None
    text = f"{asked.does(frame.seat, 'draw', 'draws')} two cards for 1 Time"
    return _cause(frame, text, asked.detective(frame.seat), seat=frame.seat)


_BY_FRAME[DrawCards] = _draw_cards


def _enter_place(asked: Asked, frame: EnterPlace) -> Cause:
    place = PLACES[frame.place]
    entered = f"{place.name}, {article(place.quality.name.lower())} place"
    text = f"{asked.does(frame.seat, 'enter', 'enters')} {entered}"
    return _cause(frame, text, Thing("place", frame.place), seat=frame.seat)


_BY_FRAME[EnterPlace] = _enter_place


def _lily(asked: Asked, frame: Seated) -> Cause:
    state = asked.state
    text = f"Lily Lockwell stops {asked.who(frame.seat)} at {place_name(state.place[frame.seat])}"
    things = Thing("lily"), Thing("place", state.place[frame.seat])
    return _cause(frame, text, *things, seat=frame.seat)


_BY_PROCEDURE[TALK_TO_LILY] = _lily


def _jimmy(asked: Asked, frame: Seated) -> Cause:
    text = f"{asked.does(frame.seat, 'talk', 'talks')} to Jimmy the Snitch"
    return _cause(frame, text, Thing("jimmy"), seat=frame.seat)


_BY_PROCEDURE[TALK_TO_JIMMY] = _jimmy


def _follow_up_lead(asked: Asked, frame: FollowUpLead) -> Cause:
    lead = f"{lead_name(frame.lead)} at {place_name(frame.place)}"
    text = f"{asked.does(frame.seat, 'follow', 'follows')} up {lead}"
    if asked.seat != frame.seat:
        text += ", and you sit to the right"
    things = Thing("lead", frame.lead), Thing("place", frame.place), asked.detective(frame.seat)
    return _cause(frame, text, *things, seat=frame.seat)


_BY_FRAME[FollowUpLead] = _follow_up_lead


def _use_ability(asked: Asked, frame: UseAbility) -> Cause:
    text = f"{asked.does(frame.seat, 'use', 'uses')} the ability of {place_name(frame.place)}"
    return _cause(frame, text, Thing("place", frame.place), seat=frame.seat)


_BY_FRAME[UseAbility] = _use_ability


def _bonus(asked: Asked, frame: Seated) -> Cause:
    text = f"the piece of the puzzle that {asked.does(frame.seat, 'drew', 'drew')} gives a bonus"
    return _cause(frame, text, asked.detective(frame.seat), seat=frame.seat)


_BY_PROCEDURE[BONUS_HIT] = _bonus
_BY_FRAME[MoveBonusLead] = _bonus
_BY_FRAME[BonusPiece] = _bonus


def _use_event(asked: Asked, frame: UseEvent) -> Cause:
    space = SPECIFIC_SPACE if frame.kind == "specific" else frame.space
    name = (SPECIFIC_EVENTS if frame.kind == "specific" else GENERAL_EVENTS)[frame.number].name
    text = f"{asked.does(frame.seat, 'use', 'uses')} the event '{name}'"
    return _cause(frame, text, Thing("slot", space), seat=frame.seat)


_BY_FRAME[UseEvent] = _use_event


def _general_event(asked: Asked, frame: Frame) -> Cause:
    return _cause(frame, f"an event: '{event_name(asked.state, 0)}'", Thing("slot", 0))


_BY_PROCEDURE[DRAW_GENERAL_EVENT] = _general_event


def _specific_event(asked: Asked, frame: Frame) -> Cause:
    name = event_name(asked.state, SPECIFIC_SPACE)
    return _cause(frame, f"the case turns: '{name}'", Thing("slot", SPECIFIC_SPACE))


_BY_PROCEDURE[SPECIFIC_EVENT] = _specific_event


def _make_sacrifice(asked: Asked, frame: MakeSacrifice) -> Cause:
    gain = f"{'good' if frame.good else 'bad'} baggage on {asked.whose(frame.owner)} plot"
    text = f"{asked.does(frame.seat, 'make', 'makes')} a sacrifice for {gain}"
    plot = Thing("plot", asked.state.detective[frame.owner])
    return _cause(frame, text, plot, seat=frame.seat)


_BY_FRAME[MakeSacrifice] = _make_sacrifice


def _crossroads(asked: Asked, frame: NextPlotCard) -> Cause:
    plot = PLOTS[asked.state.plot[frame.seat]]
    text = f"{asked.whose(frame.seat)} plot '{plot.name}' is at its crossroads"
    return _cause(frame, text, Thing("plot", plot.detective), seat=frame.seat)


_BY_FRAME[NextPlotCard] = _crossroads


def _plot_enters(line: int) -> Teller[Resolving]:
    """What a start or crossroads card does as it comes into play."""
    plot, start = PLOTS[line // LINES_OF_A_PLOT], line % LINES_OF_A_PLOT == START
    name = plot.name if start else plot.line(line % LINES_OF_A_PLOT).name

    def tell(asked: Asked, frame: Resolving) -> Cause:
        whose = asked.whose(frame.target)
        text = f"a new plot enters {whose} life" if start else f"{whose} plot takes a turn"
        return _cause(frame, f"{text}: '{name}'", Thing("plot", plot.detective), seat=frame.target)

    return tell


def _ending_enters(ending: int) -> Teller[Resolving]:
    def tell(asked: Asked, frame: Resolving) -> Cause:
        text = f"{asked.whose(frame.target)} plot ends: '{ENDINGS[ending].name}'"
        return _cause(frame, text, Thing("ending", ending), seat=frame.target)

    return tell


for (_kind, _number), _deed in EFFECTS.items():
    if _kind == "plot enters":
        _BY_PROCEDURE[_deed] = _plot_enters(_number)
    elif _kind == "ending enters":
        _BY_PROCEDURE[_deed] = _ending_enters(_number)


def _play_card(asked: Asked, frame: PlayCard) -> Cause:
    card = card_name(frame.card)
    text = f"{asked.does(frame.actor, 'play', 'played')} {card}"
    things = [Thing("card", frame.card), asked.detective(frame.actor)]
    if frame.actor != frame.target:
        text += f" on {asked.who(frame.target)}"
        things.append(asked.detective(frame.target))
    return _cause(frame, text, *things, seat=frame.actor)


_BY_FRAME[PlayCard] = _play_card


def _fire(asked: Asked, frame: Fire) -> Cause:
    """Something that lies in play: what it is, and before whom."""
    source, _ = source_of(frame.kind, frame.code)
    what, thing = _LYING[frame.kind](asked, frame.seat, frame.code // 8)
    text = f"{what} takes effect: '{source.name}'"
    return _cause(frame, text, thing, asked.detective(frame.seat), seat=frame.seat)


_BY_FRAME[Fire] = _fire


def _slot_of(state: AndroidState, event: int) -> Thing:
    return Thing("slot", state.event_track.index(event))


_LYING: Final[dict[str, Callable[[Asked, int, int], tuple[str, Thing]]]] = {
    "murder": lambda asked, seat, number: ("the rule of this murder", Thing("murder", number)),
    "event": lambda asked, seat, number: ("an event", _slot_of(asked.state, number)),
    "specific": lambda asked, seat, number: (
        "the event of this murder",
        Thing("slot", SPECIFIC_SPACE),
    ),
    "special": lambda asked, seat, number: (
        f"{asked.whose(seat)} special card",
        Thing("special", number),
    ),
    "plot": lambda asked, seat, number: (
        f"{asked.whose(seat)} plot",
        Thing("plot", PLOTS[number // LINES_OF_A_PLOT].detective),
    ),
    "ending": lambda asked, seat, number: (
        f"the ending of {asked.whose(seat)} plot",
        Thing("ending", number),
    ),
    "card": lambda asked, seat, number: (
        f"a card that lies in play before {asked.who(seat)}",
        Thing("card", number),
    ),
    "directive": lambda asked, seat, number: (
        f"{asked.whose(seat)} directive",
        Thing("special", FLOYD),
    ),
    "mood": lambda asked, seat, number: (f"{asked.whose(seat)} mood", Thing("special", LOUIS)),
    "memory": lambda asked, seat, number: ("Raymond's memory", Thing("special", RAYMOND)),
}
"""By kind of source, what it is in words, and the thing on the table."""


def _window(asked: Asked, frame: Window) -> Cause:
    """What has happened and can be reacted to."""
    about, occasion = frame.about, Occasion(frame.what)
    told = _HAPPENED.get(occasion)
    if told is None:
        text = occasion_words(occasion, player_name(asked.state, frame.seat))
    else:
        text = told(asked, frame.seat, about)
    things = [
        Thing(kind, number)
        for kind, number in (
            ("card", about.played),
            ("lead", about.lead),
            ("suspect", about.suspect),
            ("place", about.place),
        )
        if number is not None
    ]
    return _cause(frame, text, *things, asked.detective(frame.seat), seat=frame.seat)


_BY_FRAME[Window] = _window


def _at(about: About) -> str:
    return "" if about.place is None else f" at {place_name(about.place)}"


def _targeted(asked: Asked, seat: int, about: About) -> str:
    assert about.played is not None
    return f"{card_name(about.played)} is played on {asked.who(seat)}"


def _plays_light(asked: Asked, seat: int, about: About) -> str:
    assert about.played is not None
    return f"{asked.does(seat, 'play', 'plays')} {card_name(about.played)}"


def _follows_lead(asked: Asked, seat: int, about: About) -> str:
    assert about.lead is not None
    return f"{asked.does(seat, 'follow', 'follows')} up {lead_name(about.lead)}{_at(about)}"


def _enters(asked: Asked, seat: int, about: About) -> str:
    assert about.place is not None
    return f"{asked.does(seat, 'enter', 'enters')} {place_name(about.place)}"


def _places_evidence(asked: Asked, seat: int, about: About) -> str:
    assert about.suspect is not None
    return f"{asked.does(seat, 'place', 'places')} evidence on {suspect_name(about.suspect)}"


def _uses_ability(asked: Asked, seat: int, about: About) -> str:
    assert about.place is not None
    return f"{asked.does(seat, 'use', 'uses')} the ability of {place_name(about.place)}"


def _simply(yours: str, theirs: str) -> Callable[[Asked, int, About], str]:
    return lambda asked, seat, about: f"{asked.does(seat, yours, theirs)}{_at(about)}"


_HAPPENED: Final[dict[Occasion, Callable[[Asked, int, About], str]]] = {
    Occasion.STARTS_TURN: _simply("start your turn", "starts a turn"),
    Occasion.ENDS_TURN: _simply("end your turn", "ends a turn"),
    Occasion.ENTERS_PLACE: _enters,
    Occasion.FOLLOWS_LEAD: _follows_lead,
    Occasion.PLACES_EVIDENCE: _places_evidence,
    Occasion.UNCOVERS: _simply("uncover the conspiracy", "uncovers the conspiracy"),
    Occasion.DRAWS_CARD: _simply("draw a twilight card", "draws a twilight card"),
    Occasion.PLAYS_LIGHT: _plays_light,
    Occasion.TARGETED: _targeted,
    Occasion.FIGHTS: _simply("are in a fight", "is in a fight"),
    Occasion.USES_ABILITY: _uses_ability,
}
"""The occasions that windows open for, as the asked seat would say it."""
