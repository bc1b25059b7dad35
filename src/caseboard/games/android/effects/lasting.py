"""The questions that lasting effects answer. A rule looks them up by class."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.effects import YOU, Short, short
from caseboard.core.wording import counted, signed
from caseboard.games.android.catalogue import FAVOR_NAMES
from caseboard.games.android.content.map import PLACES, PlaceType, Quality
from caseboard.games.android.effects import signs
from caseboard.games.android.effects.base import Condition, Lasting
from caseboard.games.android.numbers import Side


def _more(amount: int) -> str:
    return f"{abs(amount)} {'more' if amount > 0 else 'less'}"


@dataclass(frozen=True, slots=True)
class TimePerTurn(Lasting):
    amount: int

    def clause(self, who: str = YOU) -> str:
        return f"{who} has {_more(self.amount)} Time each turn"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.amount, signs.TIME, " each turn")


@dataclass(frozen=True, slots=True)
class HandLimit(Lasting):
    amount: int

    def clause(self, who: str = YOU) -> str:
        word = "higher" if self.amount > 0 else "lower"
        return f"{who}'s hand limit is {abs(self.amount)} {word}"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.amount, "hand limit")


@dataclass(frozen=True, slots=True)
class DrawTwo(Lasting):
    def clause(self, who: str = YOU) -> str:
        return f"Once each turn {who} may draw two twilight cards for 1 Time"

    def short(self, who: str = YOU) -> Short:
        return short("once a turn draw two for 1 ", signs.TIME)


@dataclass(frozen=True, slots=True)
class CostOf(Lasting):
    """The twilight cost of cards of a detective's deck, of a trait if one is named."""

    amount: int
    side: Side
    trait: str | None = None
    to_zero: bool = False

    def clause(self, who: str = YOU) -> str:
        kind = f"{self.trait} cards" if self.trait else f"{self.side.name.lower()} cards"
        if self.to_zero:
            return f"{who}'s {kind} cost 0 twilight"
        least = " (never below 0)" if self.amount < 0 else ""
        return f"{who}'s {kind} cost {_more(self.amount)} twilight{least}"

    def short(self, who: str = YOU) -> Short:
        kind = f"{self.trait} cards" if self.trait else f"{self.side.name.lower()} cards"
        least = ", least 0" if self.amount < 0 else ""
        return short(f"{kind} cost {'0' if self.to_zero else signed(self.amount)}{least}")


@dataclass(frozen=True, slots=True)
class MayChangeCost(Lasting):
    """The owner may change the cost of the cards of a side that he plays by 1."""

    side: Side
    lower: bool
    upward: bool

    def clause(self, who: str = YOU) -> str:
        ways = " or ".join(
            word for word, can in (("lower", self.lower), ("raise", self.upward)) if can
        )
        return f"{who} may {ways} the cost of each {self.side.name.lower()} card {who} plays by 1"


@dataclass(frozen=True, slots=True)
class CardsPerTurn(Lasting):
    """At most so many light cards a turn."""

    limit: int

    def clause(self, who: str = YOU) -> str:
        return f"{who} may play at most {counted(self.limit, 'light card')} each turn"

    def short(self, who: str = YOU) -> Short:
        return short(f"at most {self.limit} ", signs.LIGHT, " a turn")


@dataclass(frozen=True, slots=True)
class FreeLead(Lasting):
    """One lead a turn costs less Time."""

    def clause(self, who: str = YOU) -> str:
        return f"Once each turn {who} may follow up a lead for 0 Time"

    def short(self, who: str = YOU) -> Short:
        return short("once a turn a lead for 0 ", signs.TIME)


@dataclass(frozen=True, slots=True)
class FreeMove(Lasting):
    """One move a turn costs no Time; a restricted place without a warrant still takes 2."""

    def clause(self, who: str = YOU) -> str:
        return f"{who}'s first move each turn costs 0 Time"

    def short(self, who: str = YOU) -> Short:
        return short("first move each turn: 0 ", signs.TIME)


@dataclass(frozen=True, slots=True)
class MoveTime(Lasting):
    """Moves into places of a kind cost more or less Time."""

    amount: int
    type: PlaceType | None = None
    quality: Quality | None = None

    def clause(self, who: str = YOU) -> str:
        kind = self.type if self.type is not None else self.quality
        what = f"a {kind.name.lower()} place" if kind is not None else "a place"
        limit = ", each place once a turn" if self.amount < 0 else ""
        return f"Entering {what} costs {who} {_more(self.amount)} Time{limit}"

    def short(self, who: str = YOU) -> Short:
        kind = self.type if self.type is not None else self.quality
        where = "a place" if kind is None else f"a {kind.name.lower()} place"
        return short(f"entering {where}: ", signs.change(self.amount, signs.TIME))

    def covers(self, place: int) -> bool:
        kind, quality = PLACES[place].type, PLACES[place].quality
        return self.type in (None, kind) and self.quality in (None, quality)


@dataclass(frozen=True, slots=True)
class NoEntry(Lasting):
    """A place that may not be entered."""

    place: int

    def clause(self, who: str = YOU) -> str:
        return f"{who} may not enter {PLACES[self.place].name}"


@dataclass(frozen=True, slots=True)
class NoFreeDraw(Lasting):
    """No free card on entering a ritzy (light) or seedy (dark) place."""

    side: Side

    def clause(self, who: str = YOU) -> str:
        return f"There are no free {self.side.name.lower()} cards for {who} on entering places"


@dataclass(frozen=True, slots=True)
class LightTacticsOnly(Lasting):
    def clause(self, who: str = YOU) -> str:
        return f"{who} must choose light tactics in every fight"


@dataclass(frozen=True, slots=True)
class DarkTacticsOnly(Lasting):
    def clause(self, who: str = YOU) -> str:
        return f"{who} must choose dark tactics in every fight"


@dataclass(frozen=True, slots=True)
class NoTrauma(Lasting):
    def clause(self, who: str = YOU) -> str:
        return f"{who} takes no trauma"


@dataclass(frozen=True, slots=True)
class NoFavorAt(Lasting):
    """A place's ability gives the detective no favor of a kind."""

    place: int
    favor: int

    def clause(self, who: str = YOU) -> str:
        return f"There is no {FAVOR_NAMES[self.favor]} for {who} at {PLACES[self.place].name}"


@dataclass(frozen=True, slots=True)
class AbilityTime(Lasting):
    """The Time that a place's ability takes is changed."""

    place: int
    amount: int

    def clause(self, who: str = YOU) -> str:
        return f"The ability of {PLACES[self.place].name} costs {who} {_more(self.amount)} Time"

    def short(self, who: str = YOU) -> Short:
        return short(
            f"{PLACES[self.place].name}'s ability: ", signs.change(self.amount, signs.TIME)
        )


@dataclass(frozen=True, slots=True)
class LeadTime(Lasting):
    """Following up a lead of any kind costs more or less Time (never below 0)."""

    amount: int
    if_: Condition | None = None

    def clause(self, who: str = YOU) -> str:
        condition = f" if {self.if_.text(who)}" if self.if_ else ""
        return f"Following up a lead costs {who} {_more(self.amount)} Time{condition}"

    def short(self, who: str = YOU) -> Short:
        where = short(", if ", self.if_.short(who)) if self.if_ else ()
        return short("each lead: ", signs.change(self.amount, signs.TIME), where)


@dataclass(frozen=True, slots=True)
class TraitCost(Lasting):
    """The owner pays so many cards or favors more when drawn into a fight: fights cost more."""

    trait: str
    amount: int

    def clause(self, who: str = YOU) -> str:
        return f"{self.trait} cards played on {who} cost {_more(self.amount)} twilight"

    def short(self, who: str = YOU) -> Short:
        return short(f"{self.trait} cards: {signed(self.amount)} cost")


@dataclass(frozen=True, slots=True)
class GuiltyHunchBonus(Lasting):
    vp: int

    def clause(self, who: str = YOU) -> str:
        return f"If {who}'s guilty hunch is correct, it is worth {self.vp} VP more"

    def short(self, who: str = YOU) -> Short:
        return short("guilty hunch right: ", signs.change(self.vp, signs.VP))


@dataclass(frozen=True, slots=True)
class InnocentHunchBonus(Lasting):
    vp: int

    def clause(self, who: str = YOU) -> str:
        return f"If {who}'s innocent hunch is correct, it is worth {self.vp} VP more"

    def short(self, who: str = YOU) -> Short:
        return short("innocent hunch right: ", signs.change(self.vp, signs.VP))


@dataclass(frozen=True, slots=True)
class VpPerFavor(Lasting):
    """Each unspent favor of a kind is worth VP at the end."""

    favor: int
    vp: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"Each unspent {FAVOR_NAMES[self.favor]} is worth {self.vp} VP at the end"

    def short(self, who: str = YOU) -> Short:
        return short(
            "each unspent ", signs.favor(self.favor), ": ", signs.change(self.vp, signs.VP)
        )


@dataclass(frozen=True, slots=True)
class VpPerMoney(Lasting):
    vp: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"Each $1,000 left is worth {self.vp} VP at the end"

    def short(self, who: str = YOU) -> Short:
        return short("each $1,000 left: ", signs.change(self.vp, signs.VP))


@dataclass(frozen=True, slots=True)
class VpInPlay(Lasting):
    """A card that pays if it is still there at the end."""

    vp: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"In play at the end it is worth {self.vp} VP"

    def short(self, who: str = YOU) -> Short:
        return short("in play at the end: ", signs.change(self.vp, signs.VP))


@dataclass(frozen=True, slots=True)
class VpForSanity(Lasting):
    def clause(self, who: str = YOU) -> str:
        return f"At the end {who} scores the number that the sanity marker stands on"


@dataclass(frozen=True, slots=True)
class VpPerTrauma(Lasting):
    """Each trauma is worth more or less VP at the end."""

    vp: int

    def clause(self, who: str = YOU) -> str:
        return f"Each trauma costs {_more(-self.vp)} VP at the end"

    def short(self, who: str = YOU) -> Short:
        return short("each ", signs.TRAUMA, ": ", signs.change(self.vp, signs.VP))


@dataclass(frozen=True, slots=True)
class HitsToKill(Lasting):
    """A suspect is killed by another number of hits."""

    hits: int

    def clause(self, who: str = YOU) -> str:
        return f"A suspect is killed by {self.hits} hits"


@dataclass(frozen=True, slots=True)
class EvidenceFaceUp(Lasting):
    """Evidence of a kind of lead is always placed face up."""

    file: int

    def clause(self, who: str = YOU) -> str:
        name = ("Testimony", "Physical", "Document")[self.file]
        return f"{name} evidence is always placed face up"


@dataclass(frozen=True, slots=True)
class RestrictedPlace(Lasting):
    """A place that is restricted although the map does not say so."""

    place: int

    def clause(self, who: str = YOU) -> str:
        return f"{PLACES[self.place].name} is restricted"


@dataclass(frozen=True, slots=True)
class HopperHolds(Lasting):
    """Rachel's hopper is proof against breakdowns."""

    def clause(self, who: str = YOU) -> str:
        return f"{who}'s hopper cannot break down"


@dataclass(frozen=True, slots=True)
class MemoriesSleep(Lasting):
    """Raymond's Memories do not answer while this lies in play."""

    def clause(self, who: str = YOU) -> str:
        return f"{who}'s Memories have no effect"
