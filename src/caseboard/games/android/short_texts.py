"""What cards, plots and events say where there is little room, line by line, with signs.

As the full texts, they are made from what the cards do.
"""

from __future__ import annotations

from collections.abc import Iterable

from caseboard.core.effects import Short, joined, short
from caseboard.core.wording import listed, signed
from caseboard.games.android.catalogue import (
    NPC,
    Baggage,
    Card,
    Ending,
    EventAction,
    GeneralEvent,
    Payer,
    PlotCard,
    SpecificEvent,
)
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.suspects import SUSPECTS, LeadKind
from caseboard.games.android.effects import signs
from caseboard.games.android.effects.base import Lasting, When, occasion_text, occasion_words
from caseboard.games.android.effects.life import BadBaggage, GoodBaggage
from caseboard.games.android.names import marker_of, short_name
from caseboard.games.android.numbers import Side


def twilight_brief(card: Card) -> str:
    """When it is played, if not as an action."""
    if card.when is None:
        return ""
    return occasion_text(card.when, card.if_, short_name(card.detective), "")


def twilight_short(card: Card) -> list[Short]:
    """On what condition it is played, what it does, and what stays."""
    who = short_name(card.detective)
    lines = []
    if card.side is Side.LIGHT and (card.when is not None or card.time != 1):
        lines.append(short(f"costs {card.time} ", signs.TIME))
    if card.when is None and card.if_ is not None:
        lines.append(short("if ", card.if_.short(who)))
    lines += card.effect.short_lines(who)
    if card.stays is not None:
        until = card.stays.until
        ends = "" if until is None else f" until {occasion_words(until, who)}"
        lasting = _in_play(card.stays.lasting, card.stays.triggers, who)
        lines.append(short(signs.STAYS, f"{ends}: ", joined(lasting, ", ")))
    return lines


def plot_rest_short(card: PlotCard, who: str) -> list[Short]:
    """What a plot card does beside bringing baggage."""
    lines = []
    if card.burden:
        lines.append(short(f"comes with {card.burden} ", signs.BAD))
    if card.enters is not None:
        lines += card.enters.short_lines(who)
    return lines + _in_play(card.lasting, card.triggers, who)


def ending_short(ending: Ending, detective: int) -> list[Short]:
    who = short_name(detective)
    lines = [short(f"{signed(ending.vp)} ", signs.VP)]
    if ending.enters is not None:
        lines += ending.enters.short_lines(who)
    return lines + _in_play(ending.lasting, ending.triggers, who)


def event_short(event: GeneralEvent | SpecificEvent) -> list[Short]:
    lines = []
    if isinstance(event, SpecificEvent):
        lines += _leads(event)
    if event.enters is not None:
        lines += event.enters.short_lines("the first player")
    if event.action is not None:
        lines.append(_action(event.action, event.npc if isinstance(event, GeneralEvent) else None))
    lines += [effect.short("any detective") for effect in event.lasting]
    lines += [when.short("that detective") for when in event.triggers]
    if isinstance(event, SpecificEvent):
        ends = [SUSPECTS[suspect].name for suspect in event.suspects_named()]
        lines += [short(f"ends if {name} is killed") for name in ends]
    return lines


def _in_play(lasting: Iterable[Lasting], triggers: Iterable[When], who: str) -> list[Short]:
    return [effect.short(who) for effect in lasting] + [when.short(who) for when in triggers]


def baggage_short(section: Baggage, who: str) -> list[Short]:
    """What brings baggage of a kind, 1 each time."""
    lines = []
    if section.words:
        lines.append(short(f"each {listed(section.words, 'or')}"))
    lines += [_baggage_trigger(when, who) for when in section.triggers]
    if section.lead_sacrifice:
        lines.append(short("may sacrifice what a lead gives"))
    for sacrifice in section.sacrifices:
        payer = "" if sacrifice.payer is Payer.OWNER else "another player: "
        lines.append(short(payer, sacrifice.cost.short(who)))
    return lines


def _baggage_trigger(when: When, who: str) -> Short:
    match when.effect:
        case GoodBaggage(count) | BadBaggage(count):
            subject = "a detective" if when.anybody else ""
            occasion = occasion_text(when.occasion, when.if_, who, subject)
            return short(occasion if count == 1 else f"{occasion}: {count} at once")
    return when.short(who)


def _action(action: EventAction, npc: str | None) -> Short:
    guest = "" if npc is None else f"{marker_of(NPC[npc])} goes to "
    price = short(f"pay {action.time} ", signs.TIME)
    if action.cost is not None:
        price = short(price, ", ", action.cost.short("that detective"))
    who = "the first to " if action.first_only else "each once may "
    deed = action.effect.short("that detective")
    return short(f"{guest}{PLACES[action.place].name}: {who}", price, ": ", deed)


def _leads(event: SpecificEvent) -> list[Short]:
    moves = ", ".join(
        f"{SUSPECTS[suspect].name} to {PLACES[place].name}"
        for suspect, place in enumerate(event.leads)
    )
    lines = [short(signs.lead(LeadKind.TESTIMONY), f"s: {moves}")]
    if event.pin is not None:
        pin = event.pin
        lines.append(
            short(
                f"{SUSPECTS[pin.suspect].name} held at {PLACES[pin.place].name} until {pin.time} ",
                signs.TIME,
                f" paid in all, then the lead to {PLACES[pin.moves_to].name}, event ends",
            )
        )
    return lines
