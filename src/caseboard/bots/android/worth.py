"""What an effect is worth, read from its expression, so that a new card needs no special case."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.prices import CARD, DROPSHIP, SECRET, TIME, WARRANT, Prices
from caseboard.games.android.catalogue import FAVOR_OF, NPC, PLOTS, Card
from caseboard.games.android.content.sheets import ANY
from caseboard.games.android.effects import cards, case, control, favors, life, puzzle, time, travel
from caseboard.games.android.effects import lasting as lasts
from caseboard.games.android.effects.base import Effect, Lasting
from caseboard.games.android.effects.control import By
from caseboard.games.android.numbers import LOUIS, RACHEL, TIME_A_TURN, Side
from caseboard.games.android.state import AndroidState

CANCELLED: Final = 2.0
"""What a card or a lead that comes to nothing would have brought."""
SANITY: Final = 0.9
MOOD: Final = 0.3
LIKELY, UNLIKELY = 0.6, 0.4
"""How often the condition inside an effect holds."""
TRIGGERS_IN_PLAY: Final = 2.0
"""How often a card that stays in play answers before the game is over."""
TURNS_IN_PLAY: Final = 4


class Deal:
    """An effect's actor and target, and the seat in whose eyes it is weighed."""

    __slots__ = ("actor", "eyes", "target")

    def __init__(self, eyes: Appraisal, actor: int, target: int) -> None:
        self.eyes = eyes
        self.actor = actor
        self.target = target

    @property
    def state(self) -> AndroidState:
        return self.eyes.state

    @property
    def theirs(self) -> Prices:
        """The prices of the detective concerned."""
        return self.eyes.prices(self.target)

    @property
    def yours(self) -> Prices:
        """The prices of the player of the card."""
        return self.eyes.prices(self.actor)

    def to_target(self, points: float) -> float:
        return points * self.eyes.weights[self.target]

    def to_actor(self, points: float) -> float:
        return points * self.eyes.weights[self.actor]

    def to(self, by: By, points: float) -> float:
        return self.to_actor(points) if by is By.YOU else self.to_target(points)

    def best(self, by: By, values: list[float]) -> float:
        """What the one who decides will take: the best for me, or the worst if it is not me."""
        chooser = self.actor if by is By.YOU else self.target
        return max(values) if chooser == self.eyes.me else min(values)


Worth = Callable[[Any, Deal], float]


def worth(effect: Effect, deal: Deal) -> float:
    """The effect's worth in points in the eyes of the deal's appraisal."""
    return WORTH[type(effect)](effect, deal)


def _gain(points: Callable[[Any, Prices], float]) -> Worth:
    """An effect that gives the detective concerned what his prices say."""
    return lambda effect, deal: deal.to_target(points(effect, deal.theirs))


def _price(points: Callable[[Any, Prices], float]) -> Worth:
    """A cost that the player of the card pays."""
    return lambda effect, deal: deal.to_actor(points(effect, deal.yours))


def _by(points: Callable[[Any, Prices], float]) -> Worth:
    """Something for whoever chooses it."""

    def value(effect: Any, deal: Deal) -> float:
        prices = deal.yours if effect.by is By.YOU else deal.theirs
        return deal.to(effect.by, points(effect, prices))

    return value


def _do(effect: control.Do, deal: Deal) -> float:
    return sum([worth(part, deal) for part in effect.parts])


def _may(effect: control.May, deal: Deal) -> float:
    return deal.best(effect.by, [worth(effect.effect, deal), 0.0])


def _if(effect: control.If, deal: Deal) -> float:
    otherwise = 0.0 if effect.otherwise is None else worth(effect.otherwise, deal)
    return LIKELY * worth(effect.then, deal) + UNLIKELY * otherwise


def _choose(effect: control.Choose, deal: Deal) -> float:
    return deal.best(effect.by, [worth(option, deal) for option in effect.options])


def _unless(effect: control.Unless, deal: Deal) -> float:
    paid = Deal(deal.eyes, deal.target, deal.target)
    return deal.best(By.THEM, [worth(effect.effect, deal), worth(effect.price, paid)])


def tactics(effect: control.Fight, deal: Deal) -> tuple[float, float]:
    """What light tactics and what dark tactics bring, the shift included."""
    prices = deal.theirs
    return (
        worth(effect.light, deal) - deal.to_target(prices.dark_shift(-1)),
        worth(effect.dark, deal) - deal.to_target(prices.dark_shift(1)),
    )


def _fight(effect: control.Fight, deal: Deal) -> float:
    return deal.best(By.THEM, [*tactics(effect, deal)])


def _everybody(effect: control.Everybody, deal: Deal) -> float:
    return sum(
        [
            worth(effect.effect, Deal(deal.eyes, seat, seat))
            for seat in range(deal.state.seats)
            if not (effect.others_only and seat == deal.target)
        ]
    )


def _to_another(effect: control.ToAnother, deal: Deal) -> float:
    others = [seat for seat in range(deal.state.seats) if seat != deal.actor]
    return deal.best(
        By.YOU, [worth(effect.effect, Deal(deal.eyes, deal.actor, seat)) for seat in others]
    )


def _cancel(effect: control.Cancel, deal: Deal) -> float:
    """One's own light card cancels what hurts; a dark card cancels what helps."""
    return deal.to_target(CANCELLED if deal.actor == deal.target else -CANCELLED)


def _gains_word(effect: life.Gains, deal: Deal) -> float:
    state, seat = deal.state, deal.target
    if state.plot[seat] < 0:
        return 0.0
    card = PLOTS[state.plot[seat]].line(state.plot_line[seat])
    if effect.word in card.good.words:
        return deal.to_target(effect.count * deal.theirs.good)
    if effect.word in card.bad.words:
        return deal.to_target(effect.count * deal.theirs.bad)
    return 0.0


def _remove_baggage(effect: life.RemoveBaggage, deal: Deal) -> float:
    state, seat = deal.state, deal.target
    gone = min(effect.count, (state.good if effect.good else state.bad)[seat])
    return deal.to_target(gone * (deal.theirs.bad if effect.good else deal.theirs.good))


def best_baggage(deal: Deal) -> float:
    """One good or bad baggage where it is worth most to the player of the card."""
    eyes = deal.eyes
    return max(
        [
            eyes.weights[seat] * change
            for seat in range(deal.state.seats)
            for change in (eyes.prices(seat).good, eyes.prices(seat).bad)
        ]
    )


def _time(amount: int, deal: Deal) -> float:
    """Time of the present turn; none is left outside it."""
    state = deal.state
    if deal.target != state.turn:
        return 0.0
    return deal.to_target(TIME * max(amount, -state.time))


def _npc_favors(effect: favors.GainNpcFavor, deal: Deal) -> float:
    if deal.state.npc_gone[NPC[effect.npc]]:
        return 0.0
    return deal.to_target(effect.count * deal.theirs.favors[FAVOR_OF[NPC[effect.npc]]])


def _lost_favors(kind: int, count: int, deal: Deal) -> float:
    lost = min(count, deal.state.favors[deal.target][kind])
    return deal.to_target(-lost * deal.theirs.favors[kind])


def _any_favor_lost(effect: favors.LoseAnyFavor, deal: Deal) -> float:
    held = deal.state.favors[deal.target]
    prices = [deal.theirs.favors[kind] for kind, count in enumerate(held) if count]
    if not prices:
        return 0.0
    return deal.to_target(-(max(prices) if effect.by is By.YOU else min(prices)))


def _steal_favor(effect: favors.StealFavor, deal: Deal) -> float:
    held = deal.state.favors[deal.target][:4]
    prices = [deal.yours.favors[kind] for kind, count in enumerate(held) if count]
    best = max(prices, default=0.0)
    return deal.to_actor(best) + deal.to_target(-best)


def _spend(effect: favors.SpendFavors, prices: Prices) -> float:
    held = prices.state.favors[prices.seat]
    least = min([prices.favors[kind] for kind, count in enumerate(held) if count], default=0.0)
    return -sum([least if need == ANY else prices.favors[need] for need in effect.needs])


def _money(thousands: int, deal: Deal) -> float:
    if deal.state.detective[deal.target] != RACHEL:
        return 0.0
    lost = max(thousands, -deal.state.money)
    return deal.to_target(lost * deal.theirs.money)


def _discards(count: int, prices: Prices) -> float:
    return -prices.card * min(count, len(prices.state.hands[prices.seat]))


def _steal_card(effect: cards.StealCard, deal: Deal) -> float:
    if not deal.state.hands[deal.target] or deal.actor == deal.target:
        return 0.0
    return deal.to_actor(deal.yours.card) - deal.to_target(deal.theirs.card)


def _lead_here(prices: Prices) -> bool:
    return prices.state.place[prices.seat] in prices.state.lead_at


def _mood(effect: life.Mood, prices: Prices) -> float:
    state = prices.state
    if state.detective[prices.seat] != LOUIS or state.mood == int(effect.good):
        return 0.0
    return MOOD if effect.good else -MOOD


def _trip(effect: travel.GoThereOrLoseTurn, deal: Deal) -> float:
    return _time(-TIME_A_TURN, deal)


def _stall(effect: travel.CarBreaksDown, prices: Prices) -> float:
    return 0.0 if prices.state.stalled else -1.5


def _repair(effect: travel.CarIsRepaired, prices: Prices) -> float:
    return 1.5 if prices.state.stalled else 0.0


def _nothing(effect: Effect, deal: Deal) -> float:
    return 0.0


WORTH: Final[dict[type[Effect], Worth]] = {
    control.Do: _do,
    control.May: _may,
    control.If: _if,
    control.Choose: _choose,
    control.Unless: _unless,
    control.Fight: _fight,
    control.Everybody: _everybody,
    control.ToAnother: _to_another,
    control.Twice: lambda e, deal: 2 * worth(e.effect, deal),
    control.Cancel: _cancel,
    control.Nothing: _nothing,
    cards.LightShift: _gain(lambda e, p: -p.dark_shift(-e.spaces)),
    cards.DarkShift: _gain(lambda e, p: -p.dark_shift(e.spaces)),
    cards.DrawLight: _gain(lambda e, p: e.count * p.card),
    cards.DrawCards: _gain(lambda e, p: e.count * p.card),
    cards.DrawDark: _gain(lambda e, p: 0.8 * p.card),
    cards.PayCard: _price(lambda e, p: 0.6 * _discards(1, p)),
    cards.DiscardAtRandom: _gain(lambda e, p: _discards(e.count, p)),
    cards.StealCard: _steal_card,
    cards.LookAtHand: _by(lambda e, p: SECRET * p.means),
    cards.LookAtTheirHand: _price(lambda e, p: SECRET * p.means),
    cards.DiscardCardInPlay: _gain(lambda e, p: -1.0 if p.state.in_play[p.seat] else 0.0),
    case.PlaceEvidence: _gain(lambda e, p: p.evidence),
    case.RevealEvidence: _by(lambda e, p: SECRET),
    case.PeekAtSuspect: _by(lambda e, p: SECRET),
    case.RemoveEvidence: _by(lambda e, p: p.evidence),
    case.MoveEvidence: _gain(lambda e, p: 1.6 * p.evidence),
    case.PlaceAlibi: _gain(lambda e, p: 2.0 * p.evidence),
    case.RemoveAlibi: _price(lambda e, p: 2.0 * p.evidence if any(p.state.alibis) else 0.0),
    case.PlaceHit: _by(lambda e, p: 0.8 * p.evidence),
    case.MoveLead: _by(lambda e, p: 0.4),
    case.LoseLead: _gain(lambda e, p: -0.8 * p.lead if _lead_here(p) else 0.0),
    case.FollowLeadHere: _gain(lambda e, p: p.lead + TIME if _lead_here(p) else 0.0),
    favors.GainFavor: _gain(lambda e, p: e.count * p.favors[e.kind]),
    favors.GainAnyFavor: _gain(lambda e, p: max(p.favors[:4])),
    favors.GainNpcFavor: _npc_favors,
    favors.LoseNpcFavor: lambda e, deal: _lost_favors(FAVOR_OF[NPC[e.npc]], e.count, deal),
    favors.LoseFavor: lambda e, deal: _lost_favors(e.kind, e.count, deal),
    favors.LoseAnyFavor: _any_favor_lost,
    favors.StealFavor: _steal_favor,
    favors.SpendFavors: _price(_spend),
    favors.GainTrauma: _gain(lambda e, p: e.count * p.trauma),
    favors.RemoveTrauma: _gain(lambda e, p: -p.trauma * min(e.count, p.state.trauma[p.seat])),
    favors.GainHaas: _gain(lambda e, p: p.haas),
    favors.GainJinteki: _gain(lambda e, p: p.jinteki),
    favors.GainDropship: _gain(lambda e, p: DROPSHIP * p.means),
    favors.PlaceWarrant: _gain(lambda e, p: WARRANT * p.means),
    favors.LoseWarrant: _gain(lambda e, p: -WARRANT * min(1, len(p.state.warrants[p.seat]))),
    favors.Money: lambda e, deal: _money(e.thousands, deal),
    favors.PayMoney: lambda e, deal: _money(-e.thousands, deal),
    favors.PayNpcFavor: _price(lambda e, p: -p.favors[FAVOR_OF[NPC[e.npc]]]),
    life.GoodBaggage: _gain(lambda e, p: e.count * p.good),
    life.BadBaggage: _gain(lambda e, p: e.count * p.bad),
    life.Gains: _gains_word,
    life.RemoveBaggage: _remove_baggage,
    life.Sanity: _gain(lambda e, p: SANITY * e.by),
    life.Mood: _gain(_mood),
    life.DiscardDirective: _gain(lambda e, p: -1.0),
    life.PaySanity: _gain(lambda e, p: -SANITY * e.amount),
    puzzle.PlacePiece: _gain(lambda e, p: p.best_piece()),
    puzzle.RevealInformation: _gain(lambda e, p: p.uncover),
    puzzle.DigDeeper: _gain(lambda e, p: 0.5),
    puzzle.BackToTheSurface: _gain(lambda e, p: -0.5 * max(0, p.state.pile_marker[p.seat])),
    time.LoseTime: lambda e, deal: _time(-e.amount, deal),
    time.GainTime: lambda e, deal: _time(e.amount, deal),
    time.NextTurnTime: _gain(lambda e, p: TIME * e.amount if p.turns > 1 else 0.0),
    time.SpendTime: _price(lambda e, p: -TIME * e.amount),
    travel.MoveTo: lambda e, deal: 0.0 if deal.actor == deal.target else deal.to_target(-TIME),
    travel.MoveInReach: lambda e, deal: deal.to_target(TIME if e.by is By.THEM else -TIME),
    travel.MoveToType: lambda e, deal: deal.to_target(TIME if e.by is By.THEM else -TIME),
    travel.GoThereOrLoseTurn: _trip,
    travel.SendHome: lambda e, deal: deal.to_target(-0.5 * TIME),
    travel.MoveLily: _nothing,
    travel.TalkToJimmy: _gain(lambda e, p: SECRET),
    travel.Eliminate: _nothing,
    travel.CarBreaksDown: _gain(_stall),
    travel.CarIsRepaired: _gain(_repair),
}  # fmt: skip

LASTING: Final[dict[type[Lasting], Callable[[Any], float]]] = {
    lasts.TimePerTurn: lambda e: TIME * e.amount,
    lasts.HandLimit: lambda e: 0.1 * e.amount,
    lasts.DrawTwo: lambda e: CARD,
    lasts.CostOf: lambda e: -0.2 * (e.amount if e.side is Side.LIGHT else -e.amount),
    lasts.MayChangeCost: lambda e: 0.15,
    lasts.CardsPerTurn: lambda e: -0.4,
    lasts.FreeLead: lambda e: TIME,
    lasts.FreeMove: lambda e: TIME,
    lasts.MoveTime: lambda e: -1.5 * TIME * e.amount,
    lasts.LeadTime: lambda e: -1.2 * TIME * e.amount,
    lasts.NoEntry: lambda e: -0.1,
    lasts.NoFreeDraw: lambda e: -0.2,
    lasts.LightTacticsOnly: lambda e: -0.1,
    lasts.DarkTacticsOnly: lambda e: -0.1,
    lasts.NoTrauma: lambda e: 0.3,
    lasts.AbilityTime: lambda e: -0.2 * TIME * e.amount,
    lasts.MemoriesSleep: lambda e: 0.4,
    lasts.HopperHolds: lambda e: 0.3,
}
"""What a lasting effect brings its owner each turn; those that are not here bring little."""


def card_worth(card: Card, deal: Deal) -> float:
    """What playing the card brings, before its cost in Time and shifts."""
    total = worth(card.effect, deal)
    if card.stays is not None:
        turns = min(TURNS_IN_PLAY, deal.theirs.turns) if card.stays.until is None else 1
        for lasting in card.stays.lasting:
            each = LASTING.get(type(lasting))
            if each is not None:
                total += deal.to_target(turns * each(lasting))
        for when in card.stays.triggers:
            total += TRIGGERS_IN_PLAY * worth(when.effect, deal) * deal.theirs.means
    return total
