"""The story in plain words, and the options as they are put to a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caseboard.core.actions import Action
from caseboard.core.events import Event
from caseboard.core.machine import Frame
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
from caseboard.games.android.numbers import Side, lead_kind
from caseboard.games.android.rules.conspiracy import PILE_NAMES
from caseboard.games.android.rules.costs import base_cost
from caseboard.games.android.rules.evidence import value_words
from caseboard.games.android.rules.favors import SPEND_FAVORS
from caseboard.games.android.rules.locations import ABILITIES
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.sacrifices import gives_good, sacrifice_of
from caseboard.games.android.state import AndroidState
from caseboard.games.android.texts import in_one_breath

Facts = dict[str, Any]


def _who(s: AndroidState, seat: int) -> str:
    return SHEETS[s.detective[seat]].short


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


def _drawn(s: AndroidState, d: Facts) -> str:
    what = _card(d["card"]) if "card" in d else "a card"
    return f"{_who(s, d['seat'])} draws {what} from {deck_name(d['deck'])}."


def _played(s: AndroidState, d: Facts) -> str:
    card = card_at(d["card"])
    if d["seat"] == d["target"]:
        return f"{_who(s, d['seat'])} plays '{card.name}'."
    return f"{_who(s, d['seat'])} plays '{card.name}' on {_who(s, d['target'])}."


def _evidence_drawn(s: AndroidState, d: Facts) -> str:
    if "value" not in d:
        return ""
    return f"You drew {value_words(d['value'])}."


def _evidence_placed(s: AndroidState, d: Facts) -> str:
    what = f"evidence ({value_words(d['value'])})" if "value" in d else "evidence"
    return f"{_who(s, d['seat'])} places {what} in {_suspect(d['suspect'])}'s {_file(d['file'])}."


def _evidence_peeked(s: AndroidState, d: Facts) -> str:
    words = f"{_who(s, d['seat'])} reads the files on {_suspect(d['suspect'])}"
    if not d.get("values"):
        return f"{words}."
    return f"{words}: {', '.join(value_words(value) for value in d['values'])}."


def _hand_seen(s: AndroidState, d: Facts) -> str:
    words = f"{_who(s, d['seat'])} sees {_who(s, d['owner'])}'s hand"
    if not d.get("cards"):
        return f"{words}."
    return f"{words}: {', '.join(_card(card) for card in d['cards'])}."


def _hunches(s: AndroidState, d: Facts) -> str:
    if "guilty" not in d:
        return ""
    guilty, innocent = _suspect(d["guilty"]), _suspect(d["innocent"])
    if guilty == innocent:
        return f"Your hunches: you are obsessed with {guilty}."
    return f"Your hunches: {guilty} is guilty, {innocent} is innocent."


def _memory_dealt(s: AndroidState, d: Facts) -> str:
    if "memory" not in d:
        return f"{_who(s, d['seat'])} is dealt one of Raymond's memories."
    return f"You hold Raymond's memory '{SPECIAL.memories[d['memory']].name}'."


def _taken(s: AndroidState, d: Facts) -> str:
    what = _card(d["card"]) if "card" in d else "a card"
    return f"{_who(s, d['seat'])} takes {what} from {_who(s, d['owner'])}'s hand."


def _plot_resolved(s: AndroidState, d: Facts) -> str:
    card = PLOTS[d["plot"]].line(d["line"])
    side = "well" if d["positive"] else "badly"
    return (
        f"{_who(s, d['seat'])}'s '{card.name}' goes {side}: "
        f"{d['good']} good against {d['bad']} bad baggage."
    )


def _closed(s: AndroidState, d: Facts) -> str:
    if d["murderer"] < 0:
        return "The case is closed: no suspect lived to be charged."
    return f"The case is closed: {_suspect(d['murderer'])} is the murderer."


def _shift(s: AndroidState, d: Facts) -> str:
    way = "dark" if d["by"] > 0 else "light"
    return f"{_who(s, d['seat'])} {way} shifts {plural(abs(d['by']), 'space')}."


def _npc_changed(s: AndroidState, d: Facts) -> str:
    npc = NPCS[d["npc"]]
    return f"{npc.name}: {npc.end_status}."


Teller = Callable[[AndroidState, Facts], str]

TELLERS: Final[dict[str, Teller]] = {
    "murder": lambda s, d: f"The case: {MURDERS[d['murder']].name}.",
    "detective": lambda s, d: f"Seat {d['seat'] + 1} plays {SHEETS[d['detective']].name}.",
    "hunches": _hunches,
    "memory-dealt": _memory_dealt,
    "memory-shown": lambda s, d: (
        f"{_who(s, d['seat'])} shows Raymond's memory '{SPECIAL.memories[d['memory']].name}'."
    ),
    "set-up": lambda s, d: f"The body was found at {_at(d['scene'])}.",
    "day": lambda s, d: (
        f"Day {(d['day'] - 1) % 6 + 1} of week {(d['day'] - 1) // 6 + 1} begins."
        + (" The climax: leads that are followed up are gone for good." if d["climax"] else "")
    ),
    "first-player": lambda s, d: f"{_who(s, d['seat'])} is the first player.",
    "turn": lambda s, d: f"{_who(s, d['seat'])}'s turn, {d['time']} Time.",
    "moved": lambda s, d: (
        f"{_who(s, d['seat'])} goes from {_at(d['origin'])} to {_at(d['place'])}."
    ),
    "card-drawn": _drawn,
    "card-discarded": lambda s, d: f"{_who(s, d['seat'])} discards {_card(d['card'])}.",
    "card-played": _played,
    "card-cancelled": lambda s, d: f"{_card(d['card'])} is cancelled.",
    "card-stays": lambda s, d: f"{_card(d['card'])} stays in play with {_who(s, d['seat'])}.",
    "card-left-play": lambda s, d: f"{_card(d['card'])} leaves play.",
    "card-taken": _taken,
    "deck-shuffled": lambda s, d: f"The discards of {deck_name(d['deck'])} are shuffled.",
    "shifted": _shift,
    "favor-gained": lambda s, d: (
        f"{_who(s, d['seat'])} gains {plural(d['count'], FAVOR_NAMES[d['favor']])}."
    ),
    "favor-lost": lambda s, d: (
        f"{_who(s, d['seat'])} gives up {plural(d['count'], FAVOR_NAMES[d['favor']])}."
    ),
    "favor-given": lambda s, d: (
        f"{_who(s, d['seat'])} hands {_who(s, d['to'])} a {FAVOR_NAMES[d['favor']]}."
    ),
    "haas-gained": lambda s, d: f"{_who(s, d['seat'])} gains a Haas token.",
    "jinteki-gained": lambda s, d: f"{_who(s, d['seat'])} gains a Jinteki token.",
    "trauma-gained": lambda s, d: f"{_who(s, d['seat'])} gains {d['count']} trauma.",
    "trauma-removed": lambda s, d: f"{_who(s, d['seat'])} is rid of {d['count']} trauma.",
    "trauma-shrugged-off": lambda s, d: f"{_who(s, d['seat'])} takes no trauma.",
    "money": lambda s, d: f"{_who(s, d['seat'])} has ${d['to']},000 now.".replace("$0,000", "$0"),
    "stalled": lambda s, d: f"{_who(s, d['seat'])}'s hopper breaks down.",
    "repaired": lambda s, d: f"{_who(s, d['seat'])}'s hopper flies again.",
    "dropship-gained": lambda s, d: f"{_who(s, d['seat'])} gains a dropship pass.",
    "dropship-spent": lambda s, d: f"{_who(s, d['seat'])} gives up a dropship pass.",
    "warrant-placed": lambda s, d: f"{_who(s, d['seat'])} has a warrant on {_at(d['place'])}.",
    "warrant-lifted": lambda s, d: f"{_who(s, d['seat'])}'s warrant on {_at(d['place'])} is gone.",
    "talked": lambda s, d: f"{_who(s, d['seat'])} talks to {d['person']}.",
    "person-moved": lambda s, d: f"{d['person']} is at {_at(d['place'])}.",
    "hand-seen": _hand_seen,
    "npc-changed": _npc_changed,
    "lead-followed": lambda s, d: (
        f"{_who(s, d['seat'])} follows up {lead_name(d['lead'])} at {_at(d['place'])}."
    ),
    "lead-moved": lambda s, d: (
        f"{_who(s, d['seat'])} moves {lead_name(d['lead'])} to {_at(d['place'])}."
    ),
    "lead-placed": lambda s, d: f"{lead_name(d['lead'])} points to {_at(d['place'])}.",
    "lead-removed": lambda s, d: f"{lead_name(d['lead'])} is gone for good.",
    "lead-waits": lambda s, d: f"{lead_name(d['lead'])} has nowhere to go and waits.",
    "lead-sacrificed": lambda s, d: f"{_who(s, d['seat'])} sacrifices what the lead gives.",
    "lead-wasted": lambda s, d: f"Nothing comes of {lead_name(d['lead'])}.",
    "evidence-drawn": _evidence_drawn,
    "evidence-placed": _evidence_placed,
    "evidence-peeked": _evidence_peeked,
    "evidence-revealed": lambda s, d: (
        f"Evidence on {_suspect(d['suspect'])} is turned up: {value_words(d['value'])}."
    ),
    "evidence-removed": lambda s, d: f"Evidence on {_suspect(d['suspect'])} is returned.",
    "evidence-moved": lambda s, d: (
        f"Evidence on {_suspect(d['suspect'])} now points to {_suspect(d['to'])}."
    ),
    "alibi-placed": lambda s, d: (
        f"{_who(s, d['seat'])} finds an alibi for {_suspect(d['suspect'])}."
    ),
    "alibi-removed": lambda s, d: f"An alibi of {_suspect(d['suspect'])} falls apart.",
    "hit-placed": lambda s, d: (
        f"{_who(s, d['seat'])} puts a hit on {_suspect(d['suspect'])} ({d['hits']})."
    ),
    "hit-removed": lambda s, d: f"A hit on {_suspect(d['suspect'])} is called off.",
    "suspect-killed": lambda s, d: f"{_suspect(d['suspect'])} is killed.",
    "suspect-pinned": lambda s, d: f"{_suspect(d['suspect'])} is holed up at {_at(d['place'])}.",
    "pin-loosened": lambda s, d: (
        f"{_who(s, d['seat'])} talks to {_suspect(d['suspect'])}: {d['left']} Time to go."
    ),
    "dug-deeper": lambda s, d: (
        f"{_who(s, d['seat'])} digs deeper, to the {PILE_NAMES[d['pile']]} pieces."
    ),
    "back-to-the-surface": lambda s, d: (
        f"{_who(s, d['seat'])} is back at the {PILE_NAMES[d['pile']]} pieces."
    ),
    "piece-drawn": lambda s, d: f"{_who(s, d['seat'])} draws a {PILE_NAMES[d['pile']]} piece.",
    "piece-placed": lambda s, d: (
        f"{_who(s, d['seat'])} places the piece at {'ABCDE'[d['cell'] % 5]}{d['cell'] // 5 + 1}."
    ),
    "piece-discarded": lambda s, d: f"{_who(s, d['seat'])} discards the piece.",
    "conspiracy-tokens": lambda s, d: (
        f"{_who(s, d['seat'])} completes {_count(d['count'], 'line')} of the conspiracy."
    ),
    "good-baggage": lambda s, d: f"{_who(s, d['seat'])} gains {d['count']} good baggage.",
    "bad-baggage": lambda s, d: f"{_who(s, d['seat'])} gains {d['count']} bad baggage.",
    "baggage-discarded": lambda s, d: f"{_who(s, d['seat'])} is rid of {d['count']} baggage.",
    "conditional-baggage": lambda s, d: f"{_who(s, d['seat'])} feels {d['word']}.",
    "mood": lambda s, d: f"{_who(s, d['seat'])} is in a {'good' if d['good'] else 'bad'} mood.",
    "sanity": lambda s, d: f"{_who(s, d['seat'])}'s sanity is {d['to']:+d}.".replace("-", "−"),
    "directive-shed": lambda s, d: f"{_who(s, d['seat'])} sheds directive {d['number']}.",
    "sacrificed": lambda s, d: (
        f"{_who(s, d['seat'])} makes a sacrifice for "
        f"{'good' if d['good'] else 'bad'} baggage on {_who(s, d['owner'])}."
    ),
    "plot-started": lambda s, d: f"{_who(s, d['seat'])}'s life: {PLOTS[d['plot']].name}.",
    "plot-resolved": _plot_resolved,
    "crossroads": lambda s, d: f"{_who(s, d['seat'])}: '{PLOTS[d['plot']].line(d['line']).name}'.",
    "ending": lambda s, d: (
        f"{_who(s, d['seat'])}'s story ends: '{ENDINGS[d['ending']].name}' "
        f"({d['vp']:+d} VP).".replace("-", "−")
    ),
    "event": lambda s, d: f"Event: {GENERAL_EVENTS[d['event']].name}.",
    "event-ended": lambda s, d: f"'{GENERAL_EVENTS[d['event']].name}' is over.",
    "event-used": lambda s, d: f"{_who(s, d['seat'])} uses the event.",
    "specific-event": lambda s, d: f"The case turns: {SPECIFIC_EVENTS[d['event']].name}.",
    "specific-event-ended": lambda s, d: f"'{SPECIFIC_EVENTS[d['event']].name}' is over.",
    "cost-not-paid": lambda s, d: f"{_who(s, d['seat'])} cannot pay for it: it comes to nothing.",
    "ability-used": lambda s, d: f"{_who(s, d['seat'])} uses {_at(d['place'])}.",
    "jumped": lambda s, d: f"{_who(s, d['seat'])} gets a jump on the case.",
    "time-lost": lambda s, d: f"{_who(s, d['seat'])} loses {d['amount']} Time.",
    "time-gained": lambda s, d: f"{_who(s, d['seat'])} gains {d['amount']} Time.",
    "next-turn-time": lambda s, d: (
        f"{_who(s, d['seat'])} has {d['amount']:+d} Time next turn.".replace("-", "−")
    ),
    "fight": lambda s, d: f"{_who(s, d['seat'])} is in a fight.",
    "tactics": lambda s, d: f"{_who(s, d['seat'])} fights {'clean' if d['light'] else 'dirty'}.",
    "triggered": lambda s, d: f"{_who(s, d['seat'])}, because of '{d['source']}':",
    "case-closed": _closed,
}


def say(s: AndroidState, event: Event, seat: int | None) -> str:
    """An event in plain words for a seat."""
    words = TELLERS[event.kind](s, event.seen_by(seat))
    return f"{words[:1].upper()}{words[1:]}"


def label(s: AndroidState, f: Frame, action: Action) -> str:
    """An option as it is put to the player who decides."""
    teller = LABELS.get(action.verb)
    return action.text if teller is None else teller(s, f, action)


def _label_move(s: AndroidState, f: Frame, action: Action) -> str:
    if "seat" not in f or f["seat"] != s.turn:
        return f"Move to {_at(action.argument)}"
    time = entry_time(s, f["seat"], action.argument)
    return f"Move to {_at(action.argument)} ({time} Time)"


def _label_play(s: AndroidState, f: Frame, action: Action) -> str:
    card = card_at(action.argument)
    target = s.detective.index(card.detective)
    return f"Play '{card.name}' (cost {base_cost(s, target, card)})"


def _label_card(prefix: str, suffix: str = "") -> Callable[[AndroidState, Frame, Action], str]:
    return lambda s, f, action: f"{prefix}{_card(action.argument)}{suffix}"


def _label_ability(s: AndroidState, f: Frame, action: Action) -> str:
    place = action.argument
    return f"{_at(place)}: {ABILITIES[place].text}" if place in ABILITIES else action.text


def _label_event(s: AndroidState, f: Frame, action: Action) -> str:
    if action.argument == 2:
        return f"Use the event '{SPECIFIC_EVENTS[s.specific].name}'"
    return f"Use the event '{GENERAL_EVENTS[s.event_track[action.argument]].name}'"


def _label_option(s: AndroidState, f: Frame, action: Action) -> str:
    chooser = getattr(f.procedure.steps[f.step], "__self__", None)
    if isinstance(chooser, Choose):
        return chooser.option_text(s, f, action.argument)
    return action.text


def _label_sacrifice(s: AndroidState, f: Frame, action: Action) -> str:
    found = sacrifice_of(s, f["seat"], action.argument)
    if found is None:
        return action.text
    owner, price = found
    whose = _who(s, owner)
    good = gives_good(action.argument)
    card = PLOTS[s.plot[owner]].line(s.plot_line[owner])
    asked = (card.good if good else card.bad).sacrifices[action.argument % 2]
    words = f"{in_one_breath(price.text(whose))} for {'good' if good else 'bad'} baggage"
    return sentences(f"{words} on {whose}'s plot. {asked.text}")


def _label_crossroads(s: AndroidState, f: Frame, action: Action) -> str:
    return f"'{PLOTS[s.plot[f['seat']]].crossroads[action.argument].name}'"


def _label_spend(s: AndroidState, f: Frame, action: Action) -> str:
    """A favor that is spent, or one that something else happens to."""
    if f.procedure is SPEND_FAVORS:
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
