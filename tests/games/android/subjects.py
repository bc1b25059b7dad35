"""Every printed thing that does something, with how it comes into play."""

from __future__ import annotations

from collections.abc import Callable

from caseboard.games.android.catalogue import (
    CARDS,
    GENERAL_EVENTS,
    PLOTS,
    SPECIFIC_EVENTS,
    Payer,
)
from caseboard.games.android.numbers import (
    DECK_OF,
    FLOYD,
    LINES_OF_A_PLOT,
    RAYMOND,
    SACRIFICES_A_PLOT,
    Side,
)
from caseboard.games.android.sources import EFFECTS, SOURCES
from caseboard.games.android.state import AndroidState
from tests.games.android.coverage import Subject
from tests.games.android.positions import lay, take_out

ENDINGS_A_PLOT = 4
SPECIFIC_SPACE = 2

Prepare = Callable[[AndroidState, int], None]


def cards(deck: int) -> list[Subject]:
    """The cards of one twilight deck."""
    found = []
    for card in CARDS:
        assert card is not None
        if card.detective * 2 + card.side != deck:
            continue
        found.append(
            Subject(
                f"{card.detective}, {card.side.name.lower()}: {card.name}",
                card.procedure,
                card.detective,
                _on_the_table(card.id),
                card.when,
                card.if_,
                card.side is Side.DARK,
                card.effect,
            )
        )
    return found


def _on_the_table(card: int) -> Prepare:
    """The card is out of its deck while it is resolved; then it goes under it."""

    def prepare(s: AndroidState, seat: int) -> None:
        take_out(s, card)
        s.discards[DECK_OF[card]] += (card,)

    return prepare


def entering() -> list[Subject]:
    """What plots, endings and events do as they come into play."""
    found = []
    for (kind, number), procedure in EFFECTS.items():
        if not kind.endswith("enters"):
            continue
        thing = kind.split()[0]
        found.append(
            Subject(
                procedure.title,
                procedure,
                _owner(thing, number),
                PREPARE[thing](number),
                murder=_murder(kind, number),
                after_a_plot_card=thing == "plot",
            )
        )
    return found


def offers() -> list[Subject]:
    """What events and sacrifices ask for, and what events give."""
    found = []
    for (kind, number), procedure in EFFECTS.items():
        if kind.endswith("enters"):
            continue
        if kind == "sacrifice":
            line, at = divmod(number, SACRIFICES_A_PLOT)
            card = PLOTS[line // LINES_OF_A_PLOT].line(line % LINES_OF_A_PLOT)
            section = card.good if at < SACRIFICES_A_PLOT // 2 else card.bad
            sacrifice = section.sacrifices[at % (SACRIFICES_A_PLOT // 2)]
            found.append(
                Subject(
                    procedure.title,
                    procedure,
                    _owner("plot", line),
                    PREPARE["plot"](line),
                    by_others=sacrifice.payer is Payer.OTHERS,
                    effect=sacrifice.cost,
                    in_own_turn=True,
                )
            )
            continue
        deck = kind.split()[0]
        event = SPECIFIC_EVENTS[number] if deck == "specific" else GENERAL_EVENTS[number]
        assert event.action is not None
        found.append(
            Subject(
                procedure.title,
                procedure,
                None,
                PREPARE[deck](number),
                effect=event.action.cost if kind.endswith("cost") else event.action.effect,
                murder=_murder(kind, number),
            )
        )
    return found


def triggers() -> list[Subject]:
    """What lies in play and answers an occasion by itself."""
    found = []
    for (kind, number), source in SOURCES.items():
        for when, procedure in source.triggers:
            found.append(
                Subject(
                    procedure.title,
                    procedure,
                    _owner(kind, number),
                    PREPARE[kind](number),
                    when.occasion,
                    when.if_,
                    murder=_murder(kind, number),
                )
            )
    return found


def _owner(kind: str, number: int) -> int | None:
    if kind == "plot":
        return PLOTS[number // LINES_OF_A_PLOT].detective
    if kind == "ending":
        return PLOTS[number // ENDINGS_A_PLOT].detective
    if kind == "card":
        card = CARDS[number]
        assert card is not None
        return card.detective
    return {"special": number, "directive": FLOYD, "memory": RAYMOND}.get(kind)


def _murder(kind: str, number: int) -> int | None:
    if kind == "murder":
        return number
    return SPECIFIC_EVENTS[number].murder if kind.startswith("specific") else None


def _plot(number: int) -> Prepare:
    def prepare(s: AndroidState, seat: int) -> None:
        s.plot[seat], s.plot_line[seat] = divmod(number, LINES_OF_A_PLOT)

    return prepare


def _ending(number: int) -> Prepare:
    def prepare(s: AndroidState, seat: int) -> None:
        s.endings[seat] += (number,)

    return prepare


def _event(number: int) -> Prepare:
    def prepare(s: AndroidState, seat: int) -> None:
        s.event_track[0] = number
        s.event_over[0] = 0

    return prepare


def _specific(number: int) -> Prepare:
    def prepare(s: AndroidState, seat: int) -> None:
        s.specific, s.specific_shown = number, 1
        s.event_over[SPECIFIC_SPACE] = 0

    return prepare


def _card(number: int) -> Prepare:
    return lambda s, seat: lay(s, seat, number)


def _directive(number: int) -> Prepare:
    def prepare(s: AndroidState, seat: int) -> None:
        s.directives[number] = 1

    return prepare


def _always(number: int) -> Prepare:
    return lambda s, seat: None


PREPARE: dict[str, Callable[[int], Prepare]] = {
    "plot": _plot,
    "ending": _ending,
    "event": _event,
    "specific": _specific,
    "card": _card,
    "directive": _directive,
    "special": _always,
    "memory": _always,
    "murder": _always,
    "mood": _always,
}
