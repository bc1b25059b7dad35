"""What cards, plots and events say, made from what they do (design: text and behavior are one)."""

from __future__ import annotations

from caseboard.core.wording import capital, listed, signed
from caseboard.games.android.catalogue import (
    NPC,
    Baggage,
    Card,
    Ending,
    EventAction,
    GeneralEvent,
    Payer,
    PlotCard,
    Special,
    SpecificEvent,
)
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.effects.base import Lasting, When, occasion_text, occasion_words
from caseboard.games.android.effects.life import BadBaggage, GoodBaggage
from caseboard.games.android.names import marker_of, short_name
from caseboard.games.android.numbers import Side


def twilight_text(card: Card) -> str:
    """When it is played, on what condition, what it does, and what stays."""
    lines = twilight_lines(card)
    return " ".join(lines if card.when is None else [twilight_occasion(card), *lines])


def twilight_occasion(card: Card) -> str:
    """When it is played, if not as an action."""
    who = short_name(card.detective)
    if card.when is None:
        return ""
    return f"Play when {occasion_text(card.when, card.if_, who, who)}."


def twilight_lines(card: Card) -> list[str]:
    """On what condition it is played, what it does, and what stays."""
    who = short_name(card.detective)
    parts = []
    if card.side is Side.LIGHT and (card.when is not None or card.time != 1):
        parts.append(f"Costs {card.time} Time.")
    if card.when is None and card.if_ is not None:
        parts.append(f"Only if {card.if_.text(who)}.")
    parts += card.effect.lines(who)
    if card.stays is not None:
        parts.append("Stays in play.")
        parts += in_play_texts(card.stays.lasting, card.stays.triggers, who)
        if card.stays.until is not None:
            parts.append(f"Discard it the next time {occasion_words(card.stays.until, who)}.")
    return parts


def in_play_texts(lasting: tuple[Lasting, ...], triggers: tuple[When, ...], who: str) -> list[str]:
    return [effect.text(who) for effect in lasting] + [when.text(who) for when in triggers]


def baggage_texts(section: Baggage, who: str) -> list[str]:
    """The lines of one section of a plot card. That each gives 1 baggage goes unsaid."""
    lines = []
    if section.words:
        lines.append(f"Each {listed(section.words, 'or')} that {who} gains.")
    for when in section.triggers:
        lines.append(_baggage_trigger(when, who))
    if section.lead_sacrifice:
        lines.append(f"{who} may sacrifice what a lead gives.")
    for sacrifice in section.sacrifices:
        payer = who if sacrifice.payer is Payer.OWNER else "Another player"
        lines.append(f"{payer} may sacrifice: {capital(sacrifice.cost.clause(who))}.")
    return lines


def _baggage_trigger(when: When, who: str) -> str:
    match when.effect:
        case GoodBaggage(count) | BadBaggage(count):
            return f"{when.lead_in(who)}{'' if count == 1 else f': {count} at once'}."
    return when.text(who)


def plot_card_text(card: PlotCard, detective: int) -> str:
    return " ".join(plot_card_lines(card, detective))


def plot_card_lines(card: PlotCard, detective: int) -> tuple[str, str]:
    """What brings good baggage; then what brings bad baggage, and all else."""
    who = SHEETS[detective].short
    good = f"Good baggage: {' '.join(baggage_texts(card.good, who))}"
    bad = f"Bad baggage: {' '.join(baggage_texts(card.bad, who))}"
    return good, " ".join([bad, *plot_card_rest(card, detective)])


def plot_card_rest(card: PlotCard, detective: int) -> list[str]:
    """What a plot card does beside bringing baggage."""
    who = SHEETS[detective].short
    parts = []
    if card.burden:
        parts.append(f"It comes into play with {card.burden} bad baggage.")
    if card.enters is not None:
        parts.append(f"As this card comes into play: {card.enters.text(who)}")
    in_play = in_play_texts(card.lasting, card.triggers, who)
    if in_play:
        parts.append(" ".join(["While it is in play:", *in_play]))
    return parts


def ending_text(ending: Ending, detective: int) -> str:
    return " ".join(ending_lines(ending, detective))


def ending_lines(ending: Ending, detective: int) -> list[str]:
    who = SHEETS[detective].short
    parts = [f"{signed(ending.vp)} VP."]
    if ending.enters is not None:
        parts += ending.enters.lines(who)
    return parts + in_play_texts(ending.lasting, ending.triggers, who)


def action_text(action: EventAction, npc: str | None = None) -> str:
    """Who comes first ends the event; otherwise each detective may come once."""
    goods = [f"{action.time} Time", *(() if action.cost is None else action.cost.goods())]
    price = f"spend {listed(goods, 'and')}"
    deed = action.effect.text("that detective")
    where = PLACES[action.place].name
    if npc is not None:
        guest = f"{marker_of(NPC[npc])} goes to {where}."
        if action.first_only:
            return f"{guest} The first detective to {price} there: {deed} Then the event ends."
        return f"{guest} Each detective may once {price} there: {deed}"
    if action.first_only:
        return f"At {where}, the first detective to {price}: {deed} Then the event ends."
    return f"At {where}, each detective may once {price}: {deed}"


def public_texts(lasting: tuple[Lasting, ...], triggers: tuple[When, ...]) -> list[str]:
    """What an event or a murder's rule does to all detectives."""
    return in_play_texts(lasting, (), "any detective") + in_play_texts(
        (), triggers, "that detective"
    )


def general_event_text(event: GeneralEvent) -> str:
    return " ".join(general_event_lines(event))


def general_event_lines(event: GeneralEvent) -> list[str]:
    return _event_lines(event, event.npc)


def _event_lines(event: GeneralEvent | SpecificEvent, npc: str | None = None) -> list[str]:
    parts = []
    if event.enters is not None:
        parts += event.enters.lines("the first player")
    if event.action is not None:
        parts.append(action_text(event.action, npc))
    return parts + public_texts(event.lasting, event.triggers)


def specific_event_text(event: SpecificEvent) -> str:
    return " ".join(specific_event_lines(event))


def specific_event_lines(event: SpecificEvent) -> list[str]:
    leads = ", ".join(
        f"{SUSPECTS[suspect].name} to {PLACES[place].name}"
        for suspect, place in enumerate(event.leads)
    )
    parts = [f"Testimony leads: {leads}."]
    if event.pin is not None:
        name = SUSPECTS[event.pin.suspect].name
        parts.append(
            f"{name} is held at {PLACES[event.pin.place].name} with a locked testimony lead. When "
            f"detectives there have spent {event.pin.time} Time in all, the lead moves to "
            f"{PLACES[event.pin.moves_to].name}, if no lead is there, and the event ends."
        )
    parts += _event_lines(event)
    for suspect in event.suspects_named():
        parts.append(f"The event ends at once if {SUSPECTS[suspect].name} is killed.")
    return parts


def special_text(special: Special, who: str) -> str:
    return " ".join(in_play_texts(special.lasting, special.triggers, who))


def murder_rule_text(rule: Special) -> str:
    return " ".join(public_texts(rule.lasting, rule.triggers))
