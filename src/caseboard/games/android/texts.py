"""What cards, plots and events say, made from what they do (design: text and behaviour are one)."""

from __future__ import annotations

import re

from caseboard.games.android.catalogue import (
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
from caseboard.games.android.effects.base import (
    OCCASION_WORDS,
    Lasting,
    When,
    occasion_text,
    sentences,
)
from caseboard.games.android.names import short_name
from caseboard.games.android.numbers import Side


def twilight_text(card: Card) -> str:
    """When it is played, on what condition, what it does, and what stays."""
    who = short_name(card.detective)
    parts = []
    if card.when is not None:
        parts.append(f"Play when {occasion_text(card.when, card.if_, who, who)}.")
    if card.side is Side.LIGHT and card.time != 1:
        parts.append(f"Costs {card.time} Time.")
    if card.when is None and card.if_ is not None:
        parts.append(f"Only if {card.if_.text(who)}.")
    parts.append(card.effect.text(who))
    if card.stays is not None:
        parts.append("Stays in play.")
        parts += in_play_texts(card.stays.lasting, card.stays.triggers, who)
        if card.stays.until is not None:
            ending = OCCASION_WORDS[card.stays.until].format(who=who)
            parts.append(f"Discard it the next time {ending}.")
    return sentences(" ".join(parts))


def in_play_texts(lasting: tuple[Lasting, ...], triggers: tuple[When, ...], who: str) -> list[str]:
    return [effect.text(who) for effect in lasting] + [when.text(who) for when in triggers]


def _listed(words: tuple[str, ...]) -> str:
    return ", ".join(words)


def _either(words: tuple[str, ...]) -> str:
    return words[0] if len(words) == 1 else f"{_listed(words[:-1])} or {words[-1]}"


def baggage_texts(section: Baggage, who: str) -> list[str]:
    """The lines of one section of a plot card; that a line gives 1 such baggage goes unsaid."""
    gains_one = re.compile(rf": {who} gains 1 (good|bad) baggage\.$")
    lines = []
    if section.words:
        lines.append(f"Each {_either(section.words)} that {who} gains.")
    for when in section.triggers:
        lines.append(gains_one.sub(".", when.text(who)))
    if section.lead_sacrifice:
        lines.append(f"{who} may sacrifice what a lead gives.")
    for sacrifice in section.sacrifices:
        payer = who if sacrifice.payer is Payer.OWNER else "Another player"
        lines.append(f"{payer} may sacrifice: {in_one_breath(sacrifice.cost.text(who))}.")
    return lines


def in_one_breath(text: str) -> str:
    """A price of several sentences as a clause: 'spend 1 Time and discard 1 twilight card'."""
    return re.sub(r"\. (?=[a-z])", " and ", text.removesuffix("."))


def plot_card_text(card: PlotCard, detective: int) -> str:
    who = SHEETS[detective].short
    parts = [f"Good baggage: {' '.join(baggage_texts(card.good, who))}"]
    parts.append(f"Bad baggage: {' '.join(baggage_texts(card.bad, who))}")
    if card.burden:
        parts.append(f"It comes into play with {card.burden} bad baggage.")
    if card.enters is not None:
        parts.append(f"As this card comes into play: {card.enters.text(who)}")
    if card.lasting or card.triggers:
        parts.append("While it is in play:")
    parts += in_play_texts(card.lasting, card.triggers, who)
    return sentences(" ".join(parts))


def ending_text(ending: Ending, detective: int) -> str:
    who = SHEETS[detective].short
    parts = [f"{ending.vp:+d} VP.".replace("-", "−")]
    if ending.enters is not None:
        parts.append(ending.enters.text(who))
    parts += in_play_texts(ending.lasting, ending.triggers, who)
    return sentences(" ".join(parts))


def action_text(action: EventAction) -> str:
    """Who comes first ends the event; otherwise each detective may come once."""
    price = f"spend {action.time} Time"
    if action.cost is not None:
        cost = action.cost.text("that detective").removeprefix("spend ").removesuffix(".")
        price += f", {cost}" if " and " in cost else f" and {cost}"
    deed = action.effect.text("that detective")
    where = PLACES[action.place].name
    if action.first_only:
        return f"At {where}, the first detective to {price}: {deed} Then the event ends."
    return f"At {where}, each detective may once {price}: {deed}"


def public_texts(lasting: tuple[Lasting, ...], triggers: tuple[When, ...]) -> list[str]:
    """What an event or a murder's rule does to all detectives."""
    return in_play_texts(lasting, (), "any detective") + in_play_texts(
        (), triggers, "that detective"
    )


def general_event_text(event: GeneralEvent) -> str:
    parts = []
    if event.enters is not None:
        parts.append(event.enters.text("the first player"))
    if event.action is not None:
        parts.append(action_text(event.action))
    parts += public_texts(event.lasting, event.triggers)
    return sentences(" ".join(parts))


def specific_event_text(event: SpecificEvent) -> str:
    leads = _listed(
        tuple(
            f"{SUSPECTS[suspect].name} to {PLACES[place].name}"
            for suspect, place in enumerate(event.leads)
        )
    )
    parts = [f"Testimony leads: {leads}."]
    if event.pin is not None:
        name = SUSPECTS[event.pin.suspect].name
        parts.append(
            f"{name} is held at {PLACES[event.pin.place].name} with a locked testimony lead. When "
            f"detectives there have spent {event.pin.time} Time in all, the lead moves to "
            f"{PLACES[event.pin.moves_to].name}, if no lead is there, and the event ends."
        )
    if event.enters is not None:
        parts.append(event.enters.text("the first player"))
    if event.action is not None:
        parts.append(action_text(event.action))
    parts += public_texts(event.lasting, event.triggers)
    for suspect in event.suspects_named():
        parts.append(f"The event ends at once if {SUSPECTS[suspect].name} is killed.")
    return sentences(" ".join(parts))


def special_text(special: Special, who: str) -> str:
    return sentences(" ".join(in_play_texts(special.lasting, special.triggers, who)))


def murder_rule_text(rule: Special) -> str:
    return sentences(" ".join(public_texts(rule.lasting, rule.triggers)))
