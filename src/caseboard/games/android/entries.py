"""Everything in Android that can explain itself, with the text made from what it does."""

from __future__ import annotations

from caseboard.core.reference import Entry
from caseboard.games.android.catalogue import (
    CARDS,
    GENERAL_EVENTS,
    NPCS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
    TIPS,
    Card,
    Plot,
)
from caseboard.games.android.content.cases import CASES
from caseboard.games.android.content.map import DISTRICT_OF, DISTRICTS, PLACES, VEHICLES
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.puzzle import GROUPS
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.names import short_name
from caseboard.games.android.numbers import DETECTIVES, Side
from caseboard.games.android.rules.locations import ABILITIES
from caseboard.games.android.texts import (
    ending_text,
    general_event_text,
    murder_rule_text,
    plot_card_text,
    special_text,
    specific_event_text,
    twilight_text,
)


def entries() -> tuple[Entry, ...]:
    """All of it, decks first."""
    return (
        *(_twilight(card) for card in CARDS if card is not None),
        *(entry for plot in PLOTS for entry in _plot(plot)),
        *_events(),
        *_specials(),
        *_tips(),
        *_murders(),
        *_people(),
        *_places(),
        *(Entry("groups", group.name, "group", group.text, group.about) for group in GROUPS),
    )


def _twilight(card: Card) -> Entry:
    side = "light" if card.side is Side.LIGHT else "dark"
    about = f"{short_name(card.detective)}'s {side} card, cost {card.cost}"
    about += f", {card.colour}" if card.colour else ""
    about += f", {', '.join(sorted(card.traits))}" if card.traits else ""
    deck = f"{DETECTIVES[card.detective]}-{side}"
    return Entry(deck, card.name, about, twilight_text(card), card.flavour, card.id)


def _plot(plot: Plot) -> list[Entry]:
    whose = f"{short_name(plot.detective)}'s plot '{plot.name}', {plot.colour}"
    deck = f"{DETECTIVES[plot.detective]}-plots"
    lines = [
        Entry(
            deck,
            plot.line(number).name,
            f"{whose}: {('start', 'good crossroads', 'bad crossroads')[number]}",
            plot_card_text(plot.line(number), plot.detective),
            plot.line(number).flavour,
        )
        for number in range(3)
    ]
    return lines + [
        Entry(
            deck,
            ending.name,
            f"{whose}: ending",
            ending_text(ending, plot.detective),
            ending.flavour,
        )
        for ending in plot.endings
    ]


def _events() -> list[Entry]:
    general = [
        Entry("events", event.name, "general event", general_event_text(event), event.flavour)
        for event in GENERAL_EVENTS
    ]
    return general + [
        Entry(
            "events",
            event.name,
            f"event of '{MURDERS[event.murder].name}'",
            specific_event_text(event),
            event.flavour,
        )
        for event in SPECIFIC_EVENTS
    ]


def _specials() -> list[Entry]:
    made = [
        Entry("special", card.name, f"{short_name(detective)}'s special card",
              special_text(card, short_name(detective)), card.about)
        for detective, card in SPECIAL.specials.items()
    ]  # fmt: skip
    for kind, who, cards in (
        ("directive", "Floyd", SPECIAL.directives),
        ("mood", "Louis", SPECIAL.moods),
        ("memory", "Raymond", SPECIAL.memories),
    ):
        made += [
            Entry("special", card.name, f"{who}'s {kind}", special_text(card, who), card.about)
            for card in cards
        ]
    return made


def _tips() -> list[Entry]:
    made = []
    for detective, sheet in sorted(TIPS.items()):
        who = short_name(detective)
        for name, lines in (
            (f"Tips for {who}", sheet.play),
            (f"Tips against {who}", sheet.against),
        ):
            text = "\n".join(f"- {line}" for line in lines)
            made.append(Entry("tips", name, "tip sheet", text))
    return made


def _murders() -> list[Entry]:
    made = []
    for number, murder in enumerate(MURDERS):
        rule = SPECIAL.murder_rules.get(number)
        text = f"The scene: {PLACES[murder.scene].name}."
        if rule is not None:
            text += f" {rule.name}: {murder_rule_text(rule)}"
        case = CASES[number]
        motives = [
            f"- {suspect.name}: {motive}"
            for suspect, motive in zip(SUSPECTS, case.motives, strict=True)
        ]
        text = "\n".join((text, "", f"The victim: {case.victim}. {case.life}", "", *motives))
        made.append(Entry("murders", murder.name, "murder", text, murder.story, number))
    return made


def _people() -> list[Entry]:
    made = []
    for number, suspect in enumerate(SUSPECTS):
        strong, weak = suspect.strong.name.lower(), suspect.weak.name.lower()
        text = f"Strong file: {strong}. Weak file: {weak}."
        about = f"suspect, {suspect.epithet}"
        made.append(Entry("suspects", suspect.name, about, text, suspect.about, number))
    for number, sheet in enumerate(SHEETS):
        text = f"Starts at {PLACES[sheet.start].name}. Vehicle: {VEHICLES[sheet.vehicle].name}."
        about = f"detective, {sheet.epithet}"
        made.append(Entry("detectives", sheet.name, about, text, "", number))
    for number, npc in enumerate(NPCS):
        kinds = ", ".join(kind.name.lower() for kind in npc.favor_kinds)
        text = f"Favors count as {kinds}." if kinds else "Has no favors to give."
        made.append(Entry("people", npc.name, "person", text, npc.about, number))
    return made


def _places() -> list[Entry]:
    made = []
    for number, place in enumerate(PLACES):
        district = DISTRICTS[DISTRICT_OF[number]].name
        about = f"{place.quality.name.lower()} {place.type.name.lower()} place, {district}"
        about += ", restricted: 3 Time without a warrant" if place.restricted else ""
        ability = ABILITIES.get(number)
        text = f"Ability: {ability.text}" if ability else "No ability."
        made.append(Entry("places", place.name, about, text, "", number))
    return made
