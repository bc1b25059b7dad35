"""Conditions: what a card asks before it does something. Texts read after 'if'."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.effects import Short, short
from caseboard.core.wording import article, counted, signed
from caseboard.games.android.catalogue import (
    FAVOR_NAMES,
    FAVOR_OF,
    NPC,
    NPCS,
    card_at,
)
from caseboard.games.android.content.map import (
    BEANSTALK,
    DISTRICT_OF,
    DISTRICTS,
    KAGUYA,
    PLACE,
    PLACES,
    ROOT,
    City,
    PlaceType,
    Quality,
)
from caseboard.games.android.content.suspects import SUSPECT, SUSPECTS, LeadKind
from caseboard.games.android.effects.base import Condition, Kind, Where
from caseboard.games.android.frames import About
from caseboard.games.android.numbers import DAYS_A_WEEK, LOUIS, lead_kind
from caseboard.games.android.state import AndroidState


def _place_of(state: AndroidState, seat: int, about: About) -> int:
    return state.place[seat] if about.place is None else about.place


@dataclass(frozen=True, slots=True)
class Not(Condition):
    inner: Condition

    def text(self, who: str) -> str:
        return self.inner.denied(who)

    def denied(self, who: str) -> str:
        return self.inner.text(who)

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return not self.inner.holds(state, seat, about)


@dataclass(frozen=True, slots=True)
class Both(Condition):
    first: Condition
    second: Condition

    def text(self, who: str) -> str:
        return f"{self.first.text(who)} and {self.second.text(who)}"

    def where(self) -> Where | None:
        return self.first.where()

    def kind(self) -> Kind | None:
        return self.first.kind()

    def rest(self) -> Condition:
        return self.second

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return self.first.holds(state, seat, about) and self.second.holds(state, seat, about)


@dataclass(frozen=True, slots=True)
class Either(Condition):
    first: Condition
    second: Condition

    def text(self, who: str) -> str:
        return f"{self.first.text(who)} or {self.second.text(who)}"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return self.first.holds(state, seat, about) or self.second.holds(state, seat, about)


class Whereabouts(Condition):
    """Where the detective is, or in which mood."""

    __slots__ = ()

    def where(self) -> Where:
        raise NotImplementedError

    def text(self, who: str) -> str:
        return f"{who} is {' '.join(self.where())}"

    def short(self, who: str) -> Short:
        return short(" ".join(self.where()))

    def denied(self, who: str) -> str:
        return f"{who} is not {' '.join(self.where())}"


@dataclass(frozen=True, slots=True)
class At(Whereabouts):
    """The detective stands at (or enters) a place, named by its key."""

    place: str

    def where(self) -> Where:
        return Where("at", PLACES[PLACE[self.place]].name)

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return _place_of(state, seat, about) == PLACE[self.place]


@dataclass(frozen=True, slots=True)
class AtType(Whereabouts):
    type: PlaceType

    def where(self) -> Where:
        return Where("at", f"{article(self.type.name.lower())} place")

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return PLACES[_place_of(state, seat, about)].type is self.type


@dataclass(frozen=True, slots=True)
class AtQuality(Whereabouts):
    quality: Quality

    def where(self) -> Where:
        return Where("at", f"{article(self.quality.name.lower())} place")

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return PLACES[_place_of(state, seat, about)].quality is self.quality


@dataclass(frozen=True, slots=True)
class InDistrict(Whereabouts):
    """In a district, named by its key."""

    district: str

    def where(self) -> Where:
        return Where("in", next(d.name for d in DISTRICTS if d.key == self.district))

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return DISTRICTS[DISTRICT_OF[_place_of(state, seat, about)]].key == self.district


@dataclass(frozen=True, slots=True)
class OnTheMoon(Whereabouts):
    def where(self) -> Where:
        return Where("on", "the Moon")

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        place = _place_of(state, seat, about)
        return place == KAGUYA or PLACES[place].city is City.MOON


@dataclass(frozen=True, slots=True)
class OnEarth(Whereabouts):
    def where(self) -> Where:
        return Where("on", "Earth")

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        place = _place_of(state, seat, about)
        return place == ROOT or PLACES[place].city is City.EARTH


@dataclass(frozen=True, slots=True)
class ClimbsPast(Condition):
    """The detective enters a station of the Beanstalk above another one, from there or below."""

    station: str

    def where(self) -> Where:
        name = PLACES[PLACE[self.station]].name
        return Where("at", f"a place on the Beanstalk above {name}, coming from below")

    def text(self, who: str) -> str:
        return f"{who} goes up the Beanstalk past {PLACES[PLACE[self.station]].name}"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        station = BEANSTALK.index(PLACE[self.station])
        origin = state.place[seat] if about.origin is None else about.origin
        below = origin in BEANSTALK[: station + 1] or PLACES[origin].city is City.EARTH
        return below and _place_of(state, seat, about) in BEANSTALK[station + 1 :]


@dataclass(frozen=True, slots=True)
class OnTheBeanstalk(Whereabouts):
    def where(self) -> Where:
        return Where("on", "the Beanstalk")

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return PLACES[_place_of(state, seat, about)].city is City.BEANSTALK


@dataclass(frozen=True, slots=True)
class LeadHere(Condition):
    def text(self, who: str) -> str:
        return f"there is a lead at {who}'s place"

    def short(self, who: str) -> Short:
        return short("a lead is there")

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return _place_of(state, seat, about) in state.lead_at


@dataclass(frozen=True, slots=True)
class LeadIs(Condition):
    """The lead that the occasion is about is of a kind."""

    lead: LeadKind

    def text(self, who: str) -> str:
        return f"it is {self.kind().words}"

    def kind(self) -> Kind:
        return Kind("lead", f"a {self.lead.name.lower()} lead")

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return about.lead is not None and lead_kind(about.lead) == self.lead


@dataclass(frozen=True, slots=True)
class HasWarrant(Condition):
    """A warrant of the detective lies on a place, named by its key."""

    place: str

    def text(self, who: str) -> str:
        return f"{who} has a warrant on {PLACES[PLACE[self.place]].name}"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return PLACE[self.place] in state.warrants[seat]


@dataclass(frozen=True, slots=True)
class HasFavors(Condition):
    """At least so many favors of a kind (0–3 normal, 4… an NPC's), in tokens of that kind."""

    favor: int
    count: int = 1

    def text(self, who: str) -> str:
        return f"{who} has at least {counted(self.count, FAVOR_NAMES[self.favor])}"

    def short(self, who: str) -> Short:
        return short(f"{self.count} {FAVOR_NAMES[self.favor]} is held")

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return state.favors[seat][self.favor] >= self.count


@dataclass(frozen=True, slots=True)
class HandAtLeast(Condition):
    count: int

    def text(self, who: str) -> str:
        return f"{who} holds at least {counted(self.count, 'twilight card')}"

    def short(self, who: str) -> Short:
        return short(f"{self.count} cards are held")

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return len(state.hands[seat]) >= self.count


@dataclass(frozen=True, slots=True)
class SanityAtMost(Condition):
    value: int

    def text(self, who: str) -> str:
        return f"{who}'s sanity is {signed(self.value)} or less"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return state.sanity <= self.value


@dataclass(frozen=True, slots=True)
class MoneyAtLeast(Condition):
    thousands: int

    def text(self, who: str) -> str:
        return f"{who} has at least ${self.thousands},000"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return state.money >= self.thousands


@dataclass(frozen=True, slots=True)
class CarIsStalled(Condition):
    def text(self, who: str) -> str:
        return f"{who}'s hopper is broken down"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return bool(state.stalled)


@dataclass(frozen=True, slots=True)
class GoodMood(Whereabouts):
    def where(self) -> Where:
        return Where("in", "a good mood")

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return LOUIS in state.detective and bool(state.mood)


@dataclass(frozen=True, slots=True)
class DirectiveInPlay(Condition):
    """Floyd's directive 1, 2 or 3."""

    number: int

    def text(self, who: str) -> str:
        name = ("First", "Second", "Third")[self.number - 1]
        return f"{who}'s {name} Directive is in play"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return bool(state.directives[self.number - 1])


@dataclass(frozen=True, slots=True)
class HasBaggage(Condition):
    """At least one baggage of a kind on the current plot."""

    good: bool

    def text(self, who: str) -> str:
        return f"there is {'good' if self.good else 'bad'} baggage on {who}'s plot"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return (state.good[seat] if self.good else state.bad[seat]) > 0


@dataclass(frozen=True, slots=True)
class NpcIsThere(Condition):
    """The NPC, by key, has not been eliminated (Parsons: found; Keene: at peace)."""

    npc: str

    def text(self, who: str) -> str:
        npc = NPCS[NPC[self.npc]]
        return f"{npc.name} is {npc.start_status}"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return not state.npc_gone[NPC[self.npc]]


@dataclass(frozen=True, slots=True)
class NotKilled(Condition):
    """The suspect, by key, has not been killed, whether or not the case is about him."""

    suspect: str

    def text(self, who: str) -> str:
        return f"{SUSPECTS[SUSPECT[self.suspect]].name} has not been killed"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return not state.dead[SUSPECT[self.suspect]]


@dataclass(frozen=True, slots=True)
class DayOfWeek(Condition):
    day: int

    def text(self, who: str) -> str:
        return f"it is day {self.day} of the week"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return (state.day - 1) % DAYS_A_WEEK + 1 == self.day


@dataclass(frozen=True, slots=True)
class CardInPlay(Condition):
    """The detective has a card that stays in play."""

    def text(self, who: str) -> str:
        return f"{who} has a card in play"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return bool(state.in_play[seat])


@dataclass(frozen=True, slots=True)
class PlayedCardIs(Condition):
    """The card that the occasion is about has a trait."""

    trait: str

    def text(self, who: str) -> str:
        return f"it is {article(self.trait)} card"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return about.played is not None and self.trait in card_at(about.played).traits


@dataclass(frozen=True, slots=True)
class StartedWell(Condition):
    """As a crossroads card comes into play: the start card before it had a positive result."""

    def text(self, who: str) -> str:
        return "the start of the plot had a positive result"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return about.positive


@dataclass(frozen=True, slots=True)
class FavorIs(Condition):
    """The favor that the occasion is about is of an NPC, named by key."""

    npc: str

    def text(self, who: str) -> str:
        return f"it is {self.kind().words}"

    def kind(self) -> Kind:
        return Kind("favor", article(FAVOR_NAMES[FAVOR_OF[NPC[self.npc]]]))

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return about.favor == FAVOR_OF[NPC[self.npc]]


@dataclass(frozen=True, slots=True)
class MoneyAtMost(Condition):
    """Rachel is short of money, or broke."""

    thousands: int = 0

    def text(self, who: str) -> str:
        return f"{who} has {f'${self.thousands},000 or less' if self.thousands else 'no money'}"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return state.money <= self.thousands


@dataclass(frozen=True, slots=True)
class SuspectIs(Condition):
    """The suspect that the occasion is about, by key: whom evidence or a hit is placed on."""

    suspect: str

    def text(self, who: str) -> str:
        return f"the suspect is {SUSPECTS[SUSPECT[self.suspect]].name}"

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        return about.suspect == SUSPECT[self.suspect]
