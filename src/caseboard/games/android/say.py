"""The story in plain words, and the options as they are put to a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caseboard.core.actions import Action
from caseboard.core.events import Event
from caseboard.core.machine import Frame
from caseboard.core.options import Option
from caseboard.games.android.catalogue import (
    ENDINGS,
    FAVOR_NAMES,
    GENERAL_EVENTS,
    NPCS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
    card_at,
)
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS, LeadKind
from caseboard.games.android.effects.base import plural, sentences
from caseboard.games.android.effects.control import Choose
from caseboard.games.android.frames import Resolving, Seated
from caseboard.games.android.numbers import Side, lead_kind
from caseboard.games.android.rules.conspiracy import PILE_NAMES
from caseboard.games.android.rules.costs import base_cost
from caseboard.games.android.rules.evidence import value_words
from caseboard.games.android.rules.favors import SPEND_FAVORS
from caseboard.games.android.rules.locations import ABILITIES
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.plots import NextPlotCard
from caseboard.games.android.rules.sacrifices import gives_good, sacrifice_of
from caseboard.games.android.state import AndroidState
from caseboard.games.android.texts import in_one_breath

Facts = dict[str, Any]


def _who(state: AndroidState, seat: int) -> str:
    return SHEETS[state.detective[seat]].short


def _at(place: int) -> str:
    return PLACES[place].name


def _suspect(number: int) -> str:
    return SUSPECTS[number].name


def _file(number: int) -> str:
    return f"{LeadKind(number).name.lower()} file"


def lead_name(lead: int) -> str:
    if lead < len(SUSPECTS):
        return f"the testimony lead on {_suspect(lead)}"
    kind = LeadKind(lead_kind(lead)).name.lower()
    return f"{SHEETS[(lead - 6) % 5].short}'s {kind} lead"


def deck_name(deck: int) -> str:
    return f"{SHEETS[deck // 2].short}'s {Side(deck % 2).name.lower()} deck"


def _card(number: int) -> str:
    return f"'{card_at(number).name}'"


def _count(number: int, noun: str) -> str:
    return f"{'a' if number == 1 else number} {noun}{'' if number == 1 else 's'}"


def _drawn(state: AndroidState, d: Facts) -> str:
    what = _card(d["card"]) if "card" in d else "a card"
    return f"{_who(state, d['seat'])} draws {what} from {deck_name(d['deck'])}."


def _played(state: AndroidState, d: Facts) -> str:
    card = card_at(d["card"])
    if d["seat"] == d["target"]:
        return f"{_who(state, d['seat'])} plays '{card.name}'."
    return f"{_who(state, d['seat'])} plays '{card.name}' on {_who(state, d['target'])}."


def _evidence_drawn(state: AndroidState, d: Facts) -> str:
    if "value" not in d:
        return ""
    return f"You drew {value_words(d['value'])}."


def _evidence_placed(state: AndroidState, d: Facts) -> str:
    what = f"evidence ({value_words(d['value'])})" if "value" in d else "evidence"
    return (
        f"{_who(state, d['seat'])} places {what} in {_suspect(d['suspect'])}'s {_file(d['file'])}."
    )


def _evidence_peeked(state: AndroidState, d: Facts) -> str:
    words = f"{_who(state, d['seat'])} reads the files on {_suspect(d['suspect'])}"
    if not d.get("values"):
        return f"{words}."
    return f"{words}: {', '.join(value_words(value) for value in d['values'])}."


def _hand_seen(state: AndroidState, d: Facts) -> str:
    words = f"{_who(state, d['seat'])} sees {_who(state, d['owner'])}'s hand"
    if not d.get("cards"):
        return f"{words}."
    return f"{words}: {', '.join(_card(card) for card in d['cards'])}."


def _hunches(state: AndroidState, d: Facts) -> str:
    if "guilty" not in d:
        return ""
    guilty, innocent = _suspect(d["guilty"]), _suspect(d["innocent"])
    if guilty == innocent:
        return f"Your hunches: you are obsessed with {guilty}."
    return f"Your hunches: {guilty} is guilty, {innocent} is innocent."


def _memory_dealt(state: AndroidState, d: Facts) -> str:
    if "memory" not in d:
        return f"{_who(state, d['seat'])} is dealt one of Raymond's memories."
    return f"You hold Raymond's memory '{SPECIAL.memories[d['memory']].name}'."


def _taken(state: AndroidState, d: Facts) -> str:
    what = _card(d["card"]) if "card" in d else "a card"
    return f"{_who(state, d['seat'])} takes {what} from {_who(state, d['owner'])}'s hand."


def _plot_resolved(state: AndroidState, d: Facts) -> str:
    card = PLOTS[d["plot"]].line(d["line"])
    side = "well" if d["positive"] else "badly"
    return (
        f"{_who(state, d['seat'])}'s '{card.name}' goes {side}: "
        f"{d['good']} good against {d['bad']} bad baggage."
    )


def _closed(state: AndroidState, d: Facts) -> str:
    if d["murderer"] < 0:
        return "The case is closed: no suspect lived to be charged."
    return f"The case is closed: {_suspect(d['murderer'])} is the murderer."


def _shift(state: AndroidState, d: Facts) -> str:
    way = "dark" if d["by"] > 0 else "light"
    return f"{_who(state, d['seat'])} {way} shifts {plural(abs(d['by']), 'space')}."


def _npc_changed(state: AndroidState, d: Facts) -> str:
    npc = NPCS[d["npc"]]
    return f"{npc.name}: {npc.end_status}."


Teller = Callable[[AndroidState, Facts], str]

TELLERS: Final[dict[str, Teller]] = {
    "murder": lambda state, d: f"The case: {MURDERS[d['murder']].name}.",
    "detective": lambda state, d: f"Seat {d['seat'] + 1} plays {SHEETS[d['detective']].name}.",
    "hunches": _hunches,
    "memory-dealt": _memory_dealt,
    "memory-shown": lambda state, d: (
        f"{_who(state, d['seat'])} shows Raymond's memory '{SPECIAL.memories[d['memory']].name}'."
    ),
    "set-up": lambda state, d: f"The body was found at {_at(d['scene'])}.",
    "day": lambda state, d: (
        f"Day {(d['day'] - 1) % 6 + 1} of week {(d['day'] - 1) // 6 + 1} begins."
        + (" The climax: leads that are followed up are gone for good." if d["climax"] else "")
    ),
    "first-player": lambda state, d: f"{_who(state, d['seat'])} is the first player.",
    "turn": lambda state, d: f"{_who(state, d['seat'])}'s turn, {d['time']} Time.",
    "moved": lambda state, d: (
        f"{_who(state, d['seat'])} goes from {_at(d['origin'])} to {_at(d['place'])}."
    ),
    "card-drawn": _drawn,
    "card-discarded": lambda state, d: f"{_who(state, d['seat'])} discards {_card(d['card'])}.",
    "card-played": _played,
    "card-cancelled": lambda state, d: f"{_card(d['card'])} is cancelled.",
    "card-stays": lambda state, d: (
        f"{_card(d['card'])} stays in play with {_who(state, d['seat'])}."
    ),
    "card-left-play": lambda state, d: f"{_card(d['card'])} leaves play.",
    "card-taken": _taken,
    "deck-shuffled": lambda state, d: f"The discards of {deck_name(d['deck'])} are shuffled.",
    "shifted": _shift,
    "favor-gained": lambda state, d: (
        f"{_who(state, d['seat'])} gains {plural(d['count'], FAVOR_NAMES[d['favor']])}."
    ),
    "favor-lost": lambda state, d: (
        f"{_who(state, d['seat'])} gives up {plural(d['count'], FAVOR_NAMES[d['favor']])}."
    ),
    "favor-given": lambda state, d: (
        f"{_who(state, d['seat'])} hands {_who(state, d['to'])} a {FAVOR_NAMES[d['favor']]}."
    ),
    "haas-gained": lambda state, d: f"{_who(state, d['seat'])} gains a Haas token.",
    "jinteki-gained": lambda state, d: f"{_who(state, d['seat'])} gains a Jinteki token.",
    "trauma-gained": lambda state, d: f"{_who(state, d['seat'])} gains {d['count']} trauma.",
    "trauma-removed": lambda state, d: f"{_who(state, d['seat'])} is rid of {d['count']} trauma.",
    "trauma-shrugged-off": lambda state, d: f"{_who(state, d['seat'])} takes no trauma.",
    "money": lambda state, d: f"{_who(state, d['seat'])} has ${d['to']},000 now.".replace(
        "$0,000", "$0"
    ),
    "stalled": lambda state, d: f"{_who(state, d['seat'])}'s hopper breaks down.",
    "repaired": lambda state, d: f"{_who(state, d['seat'])}'s hopper flies again.",
    "dropship-gained": lambda state, d: f"{_who(state, d['seat'])} gains a dropship pass.",
    "dropship-spent": lambda state, d: f"{_who(state, d['seat'])} gives up a dropship pass.",
    "warrant-placed": lambda state, d: (
        f"{_who(state, d['seat'])} has a warrant on {_at(d['place'])}."
    ),
    "warrant-lifted": lambda state, d: (
        f"{_who(state, d['seat'])}'s warrant on {_at(d['place'])} is gone."
    ),
    "talked": lambda state, d: f"{_who(state, d['seat'])} talks to {d['person']}.",
    "person-moved": lambda state, d: f"{d['person']} is at {_at(d['place'])}.",
    "hand-seen": _hand_seen,
    "npc-changed": _npc_changed,
    "lead-followed": lambda state, d: (
        f"{_who(state, d['seat'])} follows up {lead_name(d['lead'])} at {_at(d['place'])}."
    ),
    "lead-moved": lambda state, d: (
        f"{_who(state, d['seat'])} moves {lead_name(d['lead'])} to {_at(d['place'])}."
    ),
    "lead-placed": lambda state, d: f"{lead_name(d['lead'])} points to {_at(d['place'])}.",
    "lead-removed": lambda state, d: f"{lead_name(d['lead'])} is gone for good.",
    "lead-waits": lambda state, d: f"{lead_name(d['lead'])} has nowhere to go and waits.",
    "lead-sacrificed": lambda state, d: f"{_who(state, d['seat'])} sacrifices what the lead gives.",
    "lead-wasted": lambda state, d: f"Nothing comes of {lead_name(d['lead'])}.",
    "evidence-drawn": _evidence_drawn,
    "evidence-placed": _evidence_placed,
    "evidence-peeked": _evidence_peeked,
    "evidence-revealed": lambda state, d: (
        f"Evidence on {_suspect(d['suspect'])} is turned up: {value_words(d['value'])}."
    ),
    "evidence-removed": lambda state, d: f"Evidence on {_suspect(d['suspect'])} is returned.",
    "evidence-moved": lambda state, d: (
        f"Evidence on {_suspect(d['suspect'])} now points to {_suspect(d['to'])}."
    ),
    "alibi-placed": lambda state, d: (
        f"{_who(state, d['seat'])} finds an alibi for {_suspect(d['suspect'])}."
    ),
    "alibi-removed": lambda state, d: f"An alibi of {_suspect(d['suspect'])} falls apart.",
    "hit-placed": lambda state, d: (
        f"{_who(state, d['seat'])} puts a hit on {_suspect(d['suspect'])} ({d['hits']})."
    ),
    "hit-removed": lambda state, d: f"A hit on {_suspect(d['suspect'])} is called off.",
    "suspect-killed": lambda state, d: f"{_suspect(d['suspect'])} is killed.",
    "suspect-pinned": lambda state, d: (
        f"{_suspect(d['suspect'])} is holed up at {_at(d['place'])}."
    ),
    "pin-loosened": lambda state, d: (
        f"{_who(state, d['seat'])} talks to {_suspect(d['suspect'])}: {d['left']} Time to go."
    ),
    "dug-deeper": lambda state, d: (
        f"{_who(state, d['seat'])} digs deeper, to the {PILE_NAMES[d['pile']]} pieces."
    ),
    "back-to-the-surface": lambda state, d: (
        f"{_who(state, d['seat'])} is back at the {PILE_NAMES[d['pile']]} pieces."
    ),
    "piece-drawn": lambda state, d: (
        f"{_who(state, d['seat'])} draws a {PILE_NAMES[d['pile']]} piece."
    ),
    "piece-placed": lambda state, d: (
        f"{_who(state, d['seat'])} places the piece at "
        f"{'ABCDE'[d['cell'] % 5]}{d['cell'] // 5 + 1}."
    ),
    "piece-discarded": lambda state, d: f"{_who(state, d['seat'])} discards the piece.",
    "conspiracy-tokens": lambda state, d: (
        f"{_who(state, d['seat'])} completes {_count(d['count'], 'line')} of the conspiracy."
    ),
    "good-baggage": lambda state, d: f"{_who(state, d['seat'])} gains {d['count']} good baggage.",
    "bad-baggage": lambda state, d: f"{_who(state, d['seat'])} gains {d['count']} bad baggage.",
    "baggage-discarded": lambda state, d: (
        f"{_who(state, d['seat'])} is rid of {d['count']} baggage."
    ),
    "conditional-baggage": lambda state, d: f"{_who(state, d['seat'])} feels {d['word']}.",
    "mood": lambda state, d: (
        f"{_who(state, d['seat'])} is in a {'good' if d['good'] else 'bad'} mood."
    ),
    "sanity": lambda state, d: f"{_who(state, d['seat'])}'s sanity is {d['to']:+d}.".replace(
        "-", "−"
    ),
    "directive-shed": lambda state, d: f"{_who(state, d['seat'])} sheds directive {d['number']}.",
    "sacrificed": lambda state, d: (
        f"{_who(state, d['seat'])} makes a sacrifice for "
        f"{'good' if d['good'] else 'bad'} baggage on {_who(state, d['owner'])}."
    ),
    "plot-started": lambda state, d: f"{_who(state, d['seat'])}'s life: {PLOTS[d['plot']].name}.",
    "plot-resolved": _plot_resolved,
    "crossroads": lambda state, d: (
        f"{_who(state, d['seat'])}: '{PLOTS[d['plot']].line(d['line']).name}'."
    ),
    "ending": lambda state, d: (
        f"{_who(state, d['seat'])}'s story ends: '{ENDINGS[d['ending']].name}' "
        f"({d['vp']:+d} VP).".replace("-", "−")
    ),
    "event": lambda state, d: f"Event: {GENERAL_EVENTS[d['event']].name}.",
    "event-ended": lambda state, d: f"'{GENERAL_EVENTS[d['event']].name}' is over.",
    "event-used": lambda state, d: f"{_who(state, d['seat'])} uses the event.",
    "specific-event": lambda state, d: f"The case turns: {SPECIFIC_EVENTS[d['event']].name}.",
    "specific-event-ended": lambda state, d: f"'{SPECIFIC_EVENTS[d['event']].name}' is over.",
    "cost-not-paid": lambda state, d: (
        f"{_who(state, d['seat'])} cannot pay for it: it comes to nothing."
    ),
    "ability-used": lambda state, d: f"{_who(state, d['seat'])} uses {_at(d['place'])}.",
    "jumped": lambda state, d: f"{_who(state, d['seat'])} gets a jump on the case.",
    "time-lost": lambda state, d: f"{_who(state, d['seat'])} loses {d['amount']} Time.",
    "time-gained": lambda state, d: f"{_who(state, d['seat'])} gains {d['amount']} Time.",
    "next-turn-time": lambda state, d: (
        f"{_who(state, d['seat'])} has {d['amount']:+d} Time next turn.".replace("-", "−")
    ),
    "fight": lambda state, d: f"{_who(state, d['seat'])} is in a fight.",
    "tactics": lambda state, d: (
        f"{_who(state, d['seat'])} fights {'clean' if d['light'] else 'dirty'}."
    ),
    "triggered": lambda state, d: f"{_who(state, d['seat'])}, because of '{d['source']}':",
    "case-closed": _closed,
}


def say(state: AndroidState, event: Event, seat: int | None) -> str:
    """An event in plain words for a seat."""
    words = TELLERS[event.kind](state, event.seen_by(seat))
    return f"{words[:1].upper()}{words[1:]}"


def option(state: AndroidState, frame: Frame, action: Action) -> Option:
    """The action as an option of the open question."""
    return Option(action.id, action.key, action.verb, label(state, frame, action))


def label(state: AndroidState, frame: Frame, action: Action) -> str:
    """An option as it is put to the player who decides."""
    teller = LABELS.get(action.verb)
    return action.text if teller is None else teller(state, frame, action)


def _label_move(state: AndroidState, frame: Frame, action: Action) -> str:
    if not isinstance(frame, Seated) or frame.seat != state.turn:
        return f"Move to {_at(action.argument)}"
    time = entry_time(state, frame.seat, action.argument)
    return f"Move to {_at(action.argument)} ({time} Time)"


def _label_play(state: AndroidState, frame: Frame, action: Action) -> str:
    card = card_at(action.argument)
    target = state.detective.index(card.detective)
    return f"Play '{card.name}' (cost {base_cost(state, target, card)})"


def _label_card(prefix: str, suffix: str = "") -> Callable[[AndroidState, Frame, Action], str]:
    return lambda state, frame, action: f"{prefix}{_card(action.argument)}{suffix}"


def _label_ability(state: AndroidState, frame: Frame, action: Action) -> str:
    place = action.argument
    return f"{_at(place)}: {ABILITIES[place].text}" if place in ABILITIES else action.text


def _label_event(state: AndroidState, frame: Frame, action: Action) -> str:
    if action.argument == 2:
        return f"Use the event '{SPECIFIC_EVENTS[state.specific].name}'"
    return f"Use the event '{GENERAL_EVENTS[state.event_track[action.argument]].name}'"


def _label_option(state: AndroidState, frame: Frame, action: Action) -> str:
    chooser = getattr(frame.procedure.steps[frame.step], "__self__", None)
    if isinstance(chooser, Choose) and isinstance(frame, Resolving):
        return chooser.option_text(state, frame, action.argument)
    return action.text


def _label_sacrifice(state: AndroidState, frame: Frame, action: Action) -> str:
    found = sacrifice_of(state, state.turn, action.argument)
    if found is None:
        return action.text
    owner, price = found
    whose = _who(state, owner)
    good = gives_good(action.argument)
    card = PLOTS[state.plot[owner]].line(state.plot_line[owner])
    asked = (card.good if good else card.bad).sacrifices[action.argument % 2]
    words = f"{in_one_breath(price.text(whose))} for {'good' if good else 'bad'} baggage"
    return sentences(f"{words} on {whose}'s plot. {asked.text}")


def _label_crossroads(state: AndroidState, frame: Frame, action: Action) -> str:
    if not isinstance(frame, NextPlotCard):
        return action.text
    return f"'{PLOTS[state.plot[frame.seat]].crossroads[action.argument].name}'"


def _label_spend(state: AndroidState, frame: Frame, action: Action) -> str:
    """A favor that is spent, or one that something else happens to."""
    if frame.procedure is SPEND_FAVORS:
        return action.text
    return FAVOR_NAMES[action.argument]


LABELS: Final[dict[str, Callable[[AndroidState, Frame, Action], str]]] = {
    "move": _label_move,
    "play": _label_play,
    "discard": _label_card("Discard "),
    "card": _label_card(""),
    "lower": _label_card("Discard ", " to lower the cost by 1"),
    "raise": _label_card("Discard ", " to raise the cost by 1"),
    "ability": _label_ability,
    "event": _label_event,
    "option": _label_option,
    "spend": _label_spend,
    "sacrifice": _label_sacrifice,
    "crossroads": _label_crossroads,
}
