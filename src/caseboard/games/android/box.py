"""Android's box: map, people, cards, plots, events and puzzle, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caseboard.core.effects import Short
from caseboard.core.shapes import NamedOccasion, ShortPart
from caseboard.games.android.actions import CARD_KEYS
from caseboard.games.android.catalogue import (
    CARDS,
    FAVOR_COUNTS_AS,
    FAVOR_KINDS,
    FAVOR_NAMES,
    GENERAL_EVENTS,
    NPC_OWNER,
    NPCS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
    TIPS,
    Card,
    Ending,
    Plot,
    PlotCard,
    Special,
)
from caseboard.games.android.content.cases import CASES
from caseboard.games.android.content.map import DISTRICTS, PLACES, REACHABLE, VEHICLES
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.puzzle import CENTRE, CONSPIRACY, GROUPS, PIECES, SIZE
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import EVIDENCE_COUNTS, SUSPECTS, Evidence
from caseboard.games.android.effects.base import Occasion, occasion_words
from caseboard.games.android.names import short_name
from caseboard.games.android.numbers import DAYS, DECK_OF, LEADS, Side, lead_kind
from caseboard.games.android.rules.locations import ABILITIES, GIVES_FAVOR
from caseboard.games.android.shapes import (
    AndroidAbility,
    AndroidBonus,
    AndroidCard,
    AndroidCatalogue,
    AndroidDetective,
    AndroidDistrict,
    AndroidEnding,
    AndroidEvent,
    AndroidFavor,
    AndroidGroup,
    AndroidLead,
    AndroidMurder,
    AndroidNamedText,
    AndroidNpc,
    AndroidPiece,
    AndroidPlace,
    AndroidPlot,
    AndroidPlotCard,
    AndroidPuzzle,
    AndroidSpecials,
    AndroidSuspectSheet,
    AndroidVehicle,
)
from caseboard.games.android.short_texts import (
    baggage_short,
    ending_short,
    event_short,
    plot_rest_short,
    twilight_brief,
    twilight_short,
)
from caseboard.games.android.texts import (
    baggage_texts,
    ending_lines,
    general_event_lines,
    murder_rule_text,
    plot_card_rest,
    special_text,
    specific_event_lines,
    twilight_lines,
    twilight_occasion,
)

OCCASIONS: Final = {
    occasion.key: occasion_words(occasion, "a detective")
    for occasion in Occasion
    if any(card is not None and card.when == occasion for card in CARDS)
}
"""What can be reacted to, in words after 'when'."""


def box() -> AndroidCatalogue:
    """All of it; the same for every game."""
    return AndroidCatalogue(
        districts=[AndroidDistrict(d.key, d.name, d.colour) for d in DISTRICTS],
        places=_places(),
        vehicles=[
            AndroidVehicle(one.key, one.name, one.reach, [list(ends) for ends in moves])
            for one, moves in zip(VEHICLES, REACHABLE, strict=True)
        ],
        stalled_vehicle=len(VEHICLES) - 1,
        suspects=[
            AndroidSuspectSheet(
                one.key,
                one.name,
                one.epithet,
                one.about,
                [int(file) for file in (one.strong, one.normal, one.weak)],
            )
            for one in SUSPECTS
        ],
        evidence={str(int(value)): count for value, count in EVIDENCE_COUNTS.items()},
        surprise_witness=int(Evidence.SURPRISE_WITNESS),
        perjury=int(Evidence.PERJURY),
        murders=_murders(),
        detectives=_detectives(),
        npcs=[
            AndroidNpc(
                one.key,
                one.name,
                one.about,
                owner,
                [int(kind) for kind in one.favor_kinds],
                one.start_status,
                one.end_status,
            )
            for one, owner in zip(NPCS, NPC_OWNER, strict=True)
        ],
        favors=[
            AndroidFavor(name, kind, list(kinds))
            for name, kind, kinds in zip(FAVOR_NAMES, FAVOR_KINDS, FAVOR_COUNTS_AS, strict=True)
        ],
        leads=[_lead(lead) for lead in range(LEADS)],
        occasions=[NamedOccasion(*one) for one in OCCASIONS.items()],
        days=DAYS,
        cards=[_card(card) for card in CARDS if card is not None],
        plots=[_plot(plot) for plot in PLOTS],
        general_events=[
            AndroidEvent(
                one.key,
                one.name,
                general_event_lines(one),
                one.flavour,
                None,
                _parts(event_short(one)),
            )
            for one in GENERAL_EVENTS
        ],
        specific_events=[
            AndroidEvent(
                one.key,
                one.name,
                specific_event_lines(one),
                one.flavour,
                one.murder,
                _parts(event_short(one)),
            )
            for one in SPECIFIC_EVENTS
        ],
        specials=AndroidSpecials(
            _named(SPECIAL.directives, "Floyd"),
            _named(SPECIAL.moods, "Louis"),
            _named(SPECIAL.memories, "Raymond"),
        ),
        puzzle=_puzzle(),
    )


def _parts(lines: Iterable[Short]) -> list[list[ShortPart]]:
    return [[ShortPart(part.words, part.sign) for part in line] for line in lines]


def _named(cards: Iterable[Special], who: str) -> list[AndroidNamedText]:
    return [AndroidNamedText(card.name, special_text(card, who), card.about) for card in cards]


def _places() -> list[AndroidPlace]:
    district = {one.key: number for number, one in enumerate(DISTRICTS)}
    made = []
    for number, place in enumerate(PLACES):
        sold = ABILITIES.get(number)
        made.append(
            AndroidPlace(
                place.key,
                place.name,
                place.square,
                place.x,
                place.y,
                place.type.name.lower(),
                place.quality.name.lower(),
                district[place.district],
                place.city.name.lower(),
                place.major,
                place.restricted,
                None
                if sold is None
                else AndroidAbility(
                    sold.time,
                    [int(kind) for kind in sold.favors],
                    sold.cards,
                    sold.text,
                    GIVES_FAVOR.get(number),
                ),
            )
        )
    return made


def _murders() -> list[AndroidMurder]:
    made = []
    for number, (murder, case) in enumerate(zip(MURDERS, CASES, strict=True)):
        rule = SPECIAL.murder_rules.get(number)
        made.append(
            AndroidMurder(
                murder.key,
                murder.name,
                murder.scene,
                murder.story,
                case.victim,
                case.life,
                list(case.motives),
                None
                if rule is None
                else AndroidNamedText(rule.name, murder_rule_text(rule), rule.about),
            )
        )
    return made


def _detectives() -> list[AndroidDetective]:
    made = []
    for number, sheet in enumerate(SHEETS):
        special = SPECIAL.specials.get(number)
        tips = TIPS[number]
        short = short_name(number)
        made.append(
            AndroidDetective(
                sheet.key,
                sheet.name,
                short,
                sheet.epithet,
                sheet.colour,
                sheet.start,
                sheet.vehicle,
                _named([special], short)[0] if special is not None else None,
                list(tips.play),
                list(tips.against),
            )
        )
    return made


def _lead(lead: int) -> AndroidLead:
    kind = lead_kind(lead)
    if kind == 0:
        suspect = SUSPECTS[lead]
        return AndroidLead(f"Testimony on {suspect.name}", kind, lead, None)
    detective = (lead - len(SUSPECTS)) % len(SHEETS)
    word = ("Testimony", "Physical", "Document")[kind]
    return AndroidLead(f"{word} lead of {short_name(detective)}", kind, None, detective)


def _card(card: Card) -> AndroidCard:
    return AndroidCard(
        CARD_KEYS[card.id],
        card.name,
        card.detective,
        DECK_OF[card.id],
        "light" if card.side is Side.LIGHT else "dark",
        card.cost,
        card.time,
        twilight_occasion(card),
        card.colour,
        sorted(card.traits),
        card.stays is not None,
        twilight_lines(card),
        card.flavour,
        twilight_brief(card),
        _parts(twilight_short(card)),
    )  # fmt: skip


def _plot(plot: Plot) -> AndroidPlot:
    return AndroidPlot(
        plot.key,
        plot.name,
        plot.detective,
        plot.colour,
        [_plot_card(plot.line(number), plot.detective) for number in range(3)],
        [_ending(one, plot.detective) for one in plot.endings],
    )


def _plot_card(card: PlotCard, detective: int) -> AndroidPlotCard:
    who = short_name(detective)
    return AndroidPlotCard(
        card.name,
        card.flavour,
        baggage_texts(card.good, who),
        baggage_texts(card.bad, who),
        plot_card_rest(card, detective),
        _parts(baggage_short(card.good, who)),
        _parts(baggage_short(card.bad, who)),
        _parts(plot_rest_short(card, who)),
    )


def _ending(ending: Ending, detective: int) -> AndroidEnding:
    return AndroidEnding(
        ending.name,
        ending.vp,
        ending_lines(ending, detective),
        ending.flavour,
        _parts(ending_short(ending, detective)),
    )


def _puzzle() -> AndroidPuzzle:
    return AndroidPuzzle(
        size=SIZE,
        centre=CENTRE,
        conspiracy=CONSPIRACY,
        pieces=[
            AndroidPiece(
                piece.key,
                int(piece.pile),
                [list(link) for link in piece.links],
                [AndroidBonus(int(bonus.kind), bonus.lead, bonus.text) for bonus in piece.bonus],
                piece.badge.name.lower(),
            )
            for piece in PIECES
        ],
        groups=[
            AndroidGroup(
                group.key,
                group.name,
                group.about,
                group.text,
                group.pays.name.lower(),
                group.amount,
                [list(edge) for edge in group.edges],
            )
            for group in GROUPS
        ],
        piles=["shift", "favor", "baggage"],
    )
