"""What can be looked at on Android's table."""

from __future__ import annotations

from typing import Final

from caseboard.cli.android.names import (
    FILES,
    HUNCHES,
    backs,
    card_line,
    favors,
    file_words,
    hunches,
    place_name,
    player,
    present,
    special_words,
    track,
)
from caseboard.cli.android.puzzle import draw_groups, draw_puzzle
from caseboard.cli.screen import signed
from caseboard.games.android.catalogue import (
    ENDINGS,
    GENERAL_EVENTS,
    NPCS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
    TIPS,
    card_at,
)
from caseboard.games.android.content.map import DISTRICT_OF, DISTRICTS, PLACES, VEHICLES, Quality
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.names import lead_name, short_name
from caseboard.games.android.texts import (
    general_event_text,
    plot_card_lines,
    special_text,
    specific_event_text,
    twilight_text,
)
from caseboard.pack.terminal import Look, Screen, View


def draw_table(screen: Screen, view: View) -> None:
    """Everything at a glance."""
    murder = MURDERS[view["murder"]]
    screen.line(f"{murder.name}. The scene: {place_name(view['scene'])}.", style="bold")
    first = player(view, view["first_player"])
    screen.line(
        f"First player: {first}. Lily is at {place_name(view['lily'])}, "
        f"Jimmy at {place_name(view['jimmy'])}."
    )
    rows = []
    for seat, one in enumerate(view["players"]):
        you = " (you)" if seat == view["seat"] else ""
        rows.append(
            (
                f"{short_name(one['detective'])}{you}",
                place_name(one["place"]),
                track(one["twilight"]),
                str(len(one["backs"])),
                f"{one['good']}/{one['bad']}",
                str(one["trauma"]),
                special_words(one["detective"], one["special"]),
            )
        )
    screen.table(
        ("detective", "place", "light–dark", "cards", "good/bad", "trauma", "special"), rows
    )
    draw_suspects(screen, view)


def draw_suspects(screen: Screen, view: View) -> None:
    """Each suspect's files: * strong, ' weak; (n) seen by you, ? face down."""
    rows = []
    for one in view["suspects"]:
        sheet = SUSPECTS[one["suspect"]]
        marks = {sheet.strong: "*", sheet.weak: "'"}
        files = [
            f"{marks.get(kind, '')}{file_words(one['files'][kind])}"
            for kind in (sheet.strong, sheet.normal, sheet.weak)
        ]
        by_kind = dict(zip((sheet.strong, sheet.normal, sheet.weak), files, strict=True))
        state = "" if one["alive"] else "dead"
        state += f" hits {one['hits']}" if one["hits"] else ""
        state += f" alibis {one['alibis']}" if one["alibis"] else ""
        ordered = [by_kind[kind] for kind in sorted(by_kind)]
        rows.append((sheet.name, *ordered, state.strip(), _hunch(view, one["suspect"])))
    screen.table(("suspect", *FILES, "", "your hunch"), rows)
    screen.line("* strong file, ' weak file, (n) you have seen it, ? face down", style="dim")


def _hunch(view: View, suspect: int) -> str:
    if view["me"] is None:
        return ""
    return " and ".join(kind for kind in HUNCHES if view["me"][kind] == suspect)


def draw_map(screen: Screen, view: View) -> None:
    """Every place by district, its kind, and who and what is there."""
    for number, district in enumerate(DISTRICTS):
        screen.line(district.name, style="bold")
        for place, printed in enumerate(PLACES):
            if DISTRICT_OF[place] != number:
                continue
            quality = () if printed.quality is Quality.NORMAL else (printed.quality.name.lower(),)
            kind = " ".join((*quality, printed.type.name.lower()))
            kind += ", restricted" if printed.restricted else ""
            there = ", ".join(present(view, place))
            screen.line(f"{printed.name} ({kind}){': ' + there if there else ''}", indent=2)


def draw_leads(screen: Screen, view: View) -> None:
    rows = [
        (lead_name(lead), place_name(place))
        for lead, place in enumerate(view["leads"])
        if place >= 0
    ]
    screen.table(("lead", "place"), rows)


def draw_me(screen: Screen, view: View) -> None:
    """One's own sheet: people, favors, hunches, plot and special card."""
    me, mine = view["me"], view["players"][view["seat"]]
    sheet = SHEETS[mine["detective"]]
    screen.line(f"{sheet.name}, {sheet.epithet}", style="bold")
    screen.line(hunches(me), indent=2)
    vehicle = VEHICLES[sheet.vehicle]
    lines = [
        f"At {place_name(mine['place'])}. Vehicle: {vehicle.name}.",
        f"Twilight: light {track(mine['twilight'])} dark.",
        f"Favors: {favors(mine['favors'])}.",
        f"Tokens: {_tokens(mine)}.",
        f"Warrants: {', '.join(map(place_name, mine['warrants'])) or 'none'}.",
        f"Cards in hand: {backs(mine['backs'])}.",
    ]
    for line in lines:
        screen.line(line, indent=2)
    _draw_special(screen, mine)
    for memory in me["memories"]:
        held = SPECIAL.memories[memory]
        screen.line(f"Raymond's memory '{held.name}': {special_text(held, 'Raymond')}", indent=2)
    _draw_plot(screen, mine)
    for recalled in me["recalled"]:
        names = ", ".join(f"'{card_at(card).name}'" for card in recalled["cards"])
        owner = player(view, recalled["owner"])
        screen.line(f"{owner}'s hand as you saw it on day {recalled['day']}: {names}.", indent=2)


def _tokens(mine: View) -> str:
    kinds = ("trauma", "haas", "jinteki", "conspiracy", "dropship")
    held = [f"{mine[kind]} {kind}" for kind in kinds if mine[kind]]
    return ", ".join(held) or "none"


def _draw_special(screen: Screen, mine: View) -> None:
    detective = mine["detective"]
    who = short_name(detective)
    state = special_words(detective, mine["special"])
    special = SPECIAL.specials.get(detective)
    if special is not None:
        shown = f" ({state})" if state else ""
        screen.line(f"{special.name}{shown}: {special_text(special, who)}", indent=2)
    elif state:
        screen.line(f"Special: {state}.", indent=2)
    for number, directive in enumerate(mine["special"].get("directives", ())):
        if directive and number < len(SPECIAL.directives):
            text = special_text(SPECIAL.directives[number], who)
            screen.line(f"Directive {number + 1}: {text}", indent=2)


def _draw_plot(screen: Screen, mine: View) -> None:
    if mine["plot"] >= 0:
        plot = PLOTS[mine["plot"]]
        card = plot.line(mine["plot_line"])
        baggage = f"{mine['good']} good, {mine['bad']} bad baggage so far"
        screen.line(f"Plot: {plot.name} – '{card.name}' ({baggage})", style="bold")
        for line in plot_card_lines(card, mine["detective"]):
            screen.line(line, indent=2)
        screen.line(card.flavour, style="italic", indent=2)
    for ending in mine["endings"]:
        screen.line(f"Ending: '{ENDINGS[ending].name}' ({signed(ENDINGS[ending].vp)} VP)", indent=2)


def draw_tips(screen: Screen, view: View) -> None:
    """How one's own detective is played, and how the others are played against."""
    for seat, one in enumerate(view["players"]):
        tips = TIPS.get(one["detective"])
        if tips is not None:
            mine = seat == view["seat"]
            about = "playing" if mine else "playing against"
            screen.line(f"{about.capitalize()} {player(view, seat)}", style="bold")
            for line in tips.play if mine else tips.against:
                screen.line(f"– {line}", indent=2)


def draw_hand(screen: Screen, view: View) -> None:
    if not view["me"]["hand"]:
        screen.line("Your hand is empty.")
    for number in view["me"]["hand"]:
        card = card_at(number)
        screen.line(f"{card.name} ({card_line(number)})", style="bold")
        screen.line(twilight_text(card), indent=2)
        screen.line(card.flavour, style="italic", indent=2)


def draw_players(screen: Screen, view: View) -> None:
    """The others in full: what lies open before them."""
    for seat, one in enumerate(view["players"]):
        screen.line(f"Seat {seat + 1}: {player(view, seat)}", style="bold")
        in_play = ", ".join(f"'{card_at(card).name}'" for card in one["in_play"])
        lines = [
            f"At {place_name(one['place'])}, {track(one['twilight'])}; {_tokens(one)}.",
            f"Favors: {favors(one['favors'])}. Hand: {backs(one['backs'])}.",
            f"In play: {in_play}." if in_play else "",
            f"Memories of Raymond's: {one['memories']}." if one["memories"] else "",
        ]
        for line in filter(None, lines):
            screen.line(line, indent=2)
        _draw_special(screen, one)
        _draw_plot(screen, one)


def draw_events(screen: Screen, view: View) -> None:
    events = view["events"]
    shown = False
    for space, number in enumerate(events["track"]):
        if number < 0:
            continue
        shown = True
        event = GENERAL_EVENTS[number]
        over = " (over)" if events["over"][space] else ""
        screen.line(f"{event.name}{over}", style="bold")
        screen.line(general_event_text(event), indent=2)
    if events["specific"] is not None:
        shown = True
        specific = SPECIFIC_EVENTS[events["specific"]]
        screen.line(specific.name, style="bold")
        screen.line(specific_event_text(specific), indent=2)
    if not shown:
        screen.line("No event is in play.")


def draw_people(screen: Screen, view: View) -> None:
    rows = []
    for number, npc in enumerate(NPCS):
        status = npc.end_status if view["npc_gone"][number] else npc.start_status
        rows.append((npc.name, status, place_name(view["npc_at"][number]), npc.about))
    screen.table(("person", "is", "at", "who"), rows)


LOOKS: Final = {
    "table": Look("everything at a glance", draw_table),
    "suspects": Look("the files on the suspects", draw_suspects),
    "map": Look("every place and what is there", draw_map),
    "leads": Look("where the leads point", draw_leads),
    "puzzle": Look("the conspiracy so far", draw_puzzle),
    "groups": Look("who may be behind it and what links pay", draw_groups),
    "me": Look("your sheet, plot and hunches", draw_me),
    "hand": Look("your cards", draw_hand),
    "tips": Look("how to play your detective and against the others", draw_tips),
    "players": Look("what lies before each detective", draw_players),
    "events": Look("the events in play", draw_events),
    "people": Look("the people in the detectives' lives", draw_people),
}
