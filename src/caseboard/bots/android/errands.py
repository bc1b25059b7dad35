"""What there is to do on the map: leads, abilities, events, people, and nights to be spent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.prices import DROPSHIP, SECRET, WARRANT
from caseboard.bots.android.worth import Deal, best_baggage, worth
from caseboard.games.android.catalogue import EventAction
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import SUSPECTS, LeadKind
from caseboard.games.android.effects.base import Condition, Occasion
from caseboard.games.android.effects.favors import SpendFavors
from caseboard.games.android.frames import About
from caseboard.games.android.numbers import LEADS, NORMAL_FAVORS, OFF_MAP, lead_kind
from caseboard.games.android.rules.evidence import hits_to_kill
from caseboard.games.android.rules.favors import can_spend, favors_held
from caseboard.games.android.rules.lasting import EVERYBODY, active, event_actions
from caseboard.games.android.rules.leads import is_locked, lead_time
from caseboard.games.android.rules.locations import ABILITIES, ability_time
from caseboard.games.android.rules.plots import plot_card
from caseboard.games.android.state import AndroidState

BY_FILE: Final = (1.15, 1.0, 0.75)
"""How much a token counts in a strong, a normal and a weak file."""
PINNED: Final = 0.3
"""What it is worth to move a pinned suspect on by one Time."""


@dataclass(frozen=True, slots=True)
class Errand:
    """Something to be done at a place: what it brings and the Time it takes there."""

    place: int
    value: float
    time: int
    lasts: bool
    """It will still be there tomorrow: places stay, leads move."""


def errands(eyes: Appraisal) -> list[Errand]:
    return [*_leads(eyes), *_abilities(eyes), *_events(eyes), *_jimmy(eyes)]


def lead_value(eyes: Appraisal, lead: int) -> float:
    """Evidence for the file that the lead fills, a piece of the puzzle, or a sacrifice."""
    mine = eyes.mine
    return max(
        mine.evidence * file_factor(eyes, lead_kind(lead)), mine.uncover, lead_sacrifice(eyes)
    )


def file_factor(eyes: Appraisal, file: int) -> float:
    """By the strength of that file of the suspect whom I want to see charged."""
    sheet = SUSPECTS[eyes.state.guilty[eyes.me]]
    return BY_FILE[[sheet.strong, sheet.normal, sheet.weak].index(LeadKind(file))]


def lead_sacrifice(eyes: Appraisal) -> float:
    card = plot_card(eyes.state, eyes.me)
    if card is None:
        return 0.0
    if card.good.lead_sacrifice:
        return eyes.mine.good
    return eyes.mine.bad if card.bad.lead_sacrifice else 0.0


def _leads(eyes: Appraisal) -> list[Errand]:
    state = eyes.state
    time = max(1, lead_time(state, eyes.me))
    values = [lead_value(eyes, first) for first in (0, 6, 11)]
    return [
        Errand(state.lead_at[lead], values[lead_kind(lead)], time, False)
        for lead in range(LEADS)
        if state.lead_at[lead] != OFF_MAP and not is_locked(state, lead)
    ]


def _best_hit(eyes: Appraisal) -> float:
    case, fatal = eyes.case, hits_to_kill(eyes.state)
    return max([case.with_hits(who, 1, fatal) for who in case.living]) - case.now()


def _best_alibi(eyes: Appraisal) -> float:
    case = eyes.case
    return max([case.with_alibis(who, 1) for who in case.living]) - case.now()


def _best_swap(eyes: Appraisal) -> float:
    prices = eyes.mine.favors
    held = [prices[kind] for kind in favors_held(eyes.state, eyes.me)]
    return max(prices[:NORMAL_FAVORS]) - min(held, default=99.0)


def _own_baggage(eyes: Appraisal) -> float:
    return best_baggage(Deal(eyes, eyes.me, eyes.me))


def _favor(kind: FavorKind) -> Callable[[Appraisal], float]:
    return lambda eyes: eyes.mine.favors[kind] if eyes.state.favor_bank[kind] else 0.0


GAINS: Final[dict[str, Callable[[Appraisal], float]]] = {
    "broadcast-square": lambda eyes: eyes.mine.best_piece(),
    "castle-club": _own_baggage,
    "memories-of-green": _own_baggage,
    "wyldside": _own_baggage,
    "city-hall": _favor(FavorKind.POLITICAL),
    "eastside-tenements": _favor(FavorKind.STREET),
    "levy-university": _favor(FavorKind.SOCIETY),
    "melange-mining": _favor(FavorKind.CORP),
    "elizas-toybox": _best_swap,
    "haas-bioroid": lambda eyes: eyes.mine.haas,
    "jinteki": lambda eyes: eyes.mine.jinteki,
    "humanity-labor": _best_hit,
    "order-of-sol": _best_alibi,
    "monroe-associates": lambda eyes: 0.5 * WARRANT * eyes.mine.means,
    "napd": lambda eyes: DROPSHIP * eyes.mine.means,
    "starlight-crusade": lambda eyes: (
        -eyes.mine.trauma if eyes.state.trauma[eyes.me] else 0.0
    ),
}  # fmt: skip
"""What each location ability brings, before its price."""


def ability_value(eyes: Appraisal, place: int) -> float:
    """What an ability brings beyond its price in favors and cards; nothing if it is too dear."""
    state, me, ability = eyes.state, eyes.me, ABILITIES[place]
    if len(state.hands[me]) < ability.cards:
        return 0.0
    if ability.favors and not can_spend(state, me, ability.favors):
        return 0.0
    gain = GAINS[PLACES[place].key](eyes) - 0.6 * ability.cards * eyes.mine.card
    if ability.favors:
        gain += worth(SpendFavors(ability.favors), Deal(eyes, me, me))
    return gain


def _abilities(eyes: Appraisal) -> list[Errand]:
    state, me = eyes.state, eyes.me
    found = []
    for place in ABILITIES:
        if not state.abilities_used[me] >> place & 1:
            value = ability_value(eyes, place)
            if value > 0:
                found.append(Errand(place, value, ability_time(state, me, place), True))
    return found


def event_value(eyes: Appraisal, action: EventAction) -> float:
    deal = Deal(eyes, eyes.me, eyes.me)
    cost = 0.0 if action.cost is None else worth(action.cost, deal)
    return worth(action.effect, deal) + cost


def _events(eyes: Appraisal) -> list[Errand]:
    state, me = eyes.state, eyes.me
    return [
        Errand(action.place, value, action.time, True)
        for space, action in enumerate(event_actions(state))
        if action is not None
        and not state.event_used[space] >> me & 1
        and (action.cost is None or action.cost.barred(state, me, me) is None)
        and (value := event_value(eyes, action)) > 0
    ]


def jimmy_value(eyes: Appraisal) -> float:
    """Jimmy's secrets are worth more while much lies face down."""
    hidden = sum([eyes.case.unseen[who] for who in eyes.case.living])
    return SECRET * eyes.mine.means * (1.0 + 0.1 * min(hidden, 10))


def _jimmy(eyes: Appraisal) -> list[Errand]:
    return [Errand(eyes.state.jimmy, jimmy_value(eyes), 1, False)]


def on_occasion(eyes: Appraisal, what: Occasion) -> Callable[[int], float]:
    """What one's own plot and cards in play make of an occasion, by the place where it happens.

    Memories are left out: Raymond does not know which of them the others hold.
    """
    state, me = eyes.state, eyes.me
    deal = Deal(eyes, me, me)
    answering = [
        (when, worth(when.effect, deal))
        for owner, kind, when, _ in active(state).triggers.get(what, ())
        if owner in (me, EVERYBODY) and kind != "memory"
    ]

    def value(place: int) -> float:
        return sum(
            [
                each
                for when, each in answering
                if when.if_ is None or _holds(state, me, when.if_, place)
            ]
        )

    return value if answering else _nothing


def _holds(state: AndroidState, me: int, condition: Condition, place: int) -> bool:
    return condition.holds(state, me, About(place=place))


def _nothing(place: int) -> float:
    return 0.0


def nights(eyes: Appraisal) -> list[Errand]:
    """Where it pays to stand when the turn and the day end; the Time there is what is left."""
    ends_turn = on_occasion(eyes, Occasion.ENDS_TURN)
    ends_day = on_occasion(eyes, Occasion.DAY_ENDS)
    if ends_turn is _nothing and ends_day is _nothing:
        return []
    values = [ends_turn(place) + ends_day(place) for place in range(len(PLACES))]
    least = min(values)
    return [
        Errand(place, value - least, 0, True)
        for place, value in enumerate(values)
        if value - least > 0.05
    ]
