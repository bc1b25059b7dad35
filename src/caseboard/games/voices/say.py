"""Events and options in plain words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caseboard.core.actions import Action
from caseboard.core.events import Event
from caseboard.core.machine import Frame
from caseboard.core.options import Option
from caseboard.games.voices.actions import MARKER, OPTION, OPTIONS, PLAYER, PUSH, REMOVE, SHIFT
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.markers import Colour
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import PROSECUTOR, role
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.tokens import INFLUENCE_FACES
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.content.wording import counted, listed
from caseboard.games.voices.effects import Choose
from caseboard.games.voices.geometry import MM
from caseboard.games.voices.push import push_of
from caseboard.games.voices.rules.control import markers_in
from caseboard.games.voices.rules.looking import Look
from caseboard.games.voices.rules.resolve import OfEffect, effect_of
from caseboard.games.voices.state import KINDS, MARKERS_PER_COLOUR, VoicesState

STRATEGY_NAMES: Final = {card.id: card.name for card in STRATEGY_CARDS}
TRIAL_TITLES: Final = {card.number: card.title for card in TRIAL_CARDS}

Facts = dict[str, Any]


def name(state: VoicesState, seat: int) -> str:
    """A player as the table calls him; one with two colours is still one player."""
    if seat == state.prosecutor:
        return "the prosecutor"
    colours = [colour for colour, owner in enumerate(state.colour_owner) if owner == seat]
    return "-".join(Colour(colour).title for colour in colours)


def marker_name(marker: int) -> str:
    colour = Colour(marker // MARKERS_PER_COLOUR)
    return f"{colour.title}’s {KINDS[marker].emotion.title}"


def jurors(number: int) -> str:
    return f"the {JurorType(number).title} jurors"


def direction_words(start: int, direction: int) -> str:
    """A push as a hand would describe it, seen from the mind platform."""
    place = f"from {_beside_the_middle(start / 10)}"
    if direction == 0:
        return f"{place}, straight ahead"
    return f"{place}, {abs(direction) / 10:g}° to the {'right' if direction > 0 else 'left'}"


def option(state: VoicesState, frame: Frame, action: Action) -> Option:
    """The action as an option of the open question."""
    return Option(action.id, action.key, action.verb, label(state, frame, action))


def label(state: VoicesState, frame: Frame, action: Action) -> str:
    """The action as an option of the open question."""
    special = _LABELS.get(action.verb)
    return action.text if special is None else special(state, frame, action)


def _option_label(state: VoicesState, frame: Frame, action: Action) -> str:
    assert isinstance(frame, OfEffect)
    effect = effect_of(frame, Choose)
    option = effect.options[action.argument]
    told = f"{OPTIONS[action.argument]}: {option.label}"
    return told if effect.hidden else f"{told} {option.effect.text}"


def _push_label(state: VoicesState, frame: Frame, action: Action) -> str:
    return f"Push {direction_words(*push_of(action.argument))}"


def _marker_label(state: VoicesState, frame: Frame, action: Action) -> str:
    """Where a marker lies is said exactly only if another one there looks the same."""
    marker = action.argument
    place = state.place[marker]
    if place not in tuple(Region):
        return action.text
    told = f"{action.text} in {Region(place).title}"
    there = markers_in(state, place)
    if all(other == marker or marker_name(other) != marker_name(marker) for other in there):
        return told
    x, y = round(state.x[marker] / MM, 1), round(state.y[marker] / MM, 1)
    return f"{told}, {_beside_the_middle(x)}, {y:g} mm in"


def _beside_the_middle(mm: float) -> str:
    """A place along the railing, seen from the mind platform."""
    return f"{abs(mm):g} mm {'right' if mm > 0 else 'left'} of the middle" if mm else "the middle"


def _player_label(state: VoicesState, frame: Frame, action: Action) -> str:
    return name(state, action.argument)


def _spot_label(state: VoicesState, frame: Frame, action: Action) -> str:
    """Which of several tokens with the same face it is goes by its place in the stack."""
    assert isinstance(frame, Look)
    juror, at = frame.spots[action.argument]
    stack = [INFLUENCE_FACES[token] for token in state.influence[juror]]
    verb = "Discard" if action.verb == REMOVE[0].verb else "Move"
    told = f"{verb} the {stack[at].name.lower()} token on {jurors(juror)}"
    if [stack[other] for one, other in frame.spots if one == juror].count(stack[at]) == 1:
        return told
    depth = len(stack) - at
    return f"{told}, {'the top one' if depth == 1 else f'number {depth} from the top'}"


_LABELS: Final[dict[str, Callable[[VoicesState, Frame, Action], str]]] = {
    OPTION[0].verb: _option_label,
    PUSH.verb: _push_label,
    MARKER[0].verb: _marker_label,
    PLAYER[0].verb: _player_label,
    REMOVE[0].verb: _spot_label,
    SHIFT[0].verb: _spot_label,
}


def say(state: VoicesState, event: Event, seat: int | None) -> str:
    """An event as a line of the story, with no more than the seat may know."""
    words = _SAY[event.kind](state, event.seen_by(seat))
    return words[:1].upper() + words[1:]


def _deployed(state: VoicesState, facts: Facts) -> str:
    told = (
        f"{name(state, facts['seat'])} pushes {marker_name(facts['marker'])} into "
        f"{Region(facts['region']).title} {direction_words(facts['start'], facts['direction'])}."
    )
    if facts["destroyed"]:
        fallen = listed([marker_name(marker) for marker in facts["destroyed"]], "and")
        told += f" Over the edge: {fallen}."
    return told


def _tokens(state: VoicesState, facts: Facts) -> str:
    count = counted(abs(facts["by"]), f"{facts['token']} token")
    if facts["by"] > 0:
        return f"{count} on {jurors(facts['juror'])}."
    return f"{count} off {jurors(facts['juror'])}."


def _influence_seen(state: VoicesState, facts: Facts) -> str:
    count = counted(facts["count"], "influence token")
    told = f"{name(state, facts['seat'])} looks at {count} in secret"
    return f"{told}: {listed(facts['faces'], 'and')}." if facts.get("faces") else f"{told}."


def _revealed(state: VoicesState, facts: Facts) -> str:
    where = "" if facts["juror"] is None else f" from {jurors(facts['juror'])}"
    return f"an influence token{where} is turned over: {facts['face']}."


def _strategy_drawn(state: VoicesState, facts: Facts) -> str:
    card = f": {STRATEGY_NAMES[facts['card']]}" if "card" in facts else ""
    return f"{name(state, facts['seat'])} draws a strategy card{card}."


def _trial_card_drawn(state: VoicesState, facts: Facts) -> str:
    return f"You draw “{TRIAL_TITLES[facts['card']]}”." if "card" in facts else ""


def _role_dealt(state: VoicesState, facts: Facts) -> str:
    return f"You are {role(facts['role']).name}." if "role" in facts else ""


def _chosen(state: VoicesState, facts: Facts) -> str:
    regions = listed([Region(region).title for region in facts["regions"]], "and")
    return f"the prosecutor announces a card for {regions}."


def _ability(state: VoicesState, facts: Facts) -> str:
    lead_in = f"{facts['lead_in']} " if facts["lead_in"] else ""
    read = f"{lead_in}{facts['text']}"
    if facts["header"] == PROSECUTOR.name:
        return read
    who = name(state, facts["seat"])
    return f"{read} ({who[:1].upper()}{who[1:]} decides.)"


def _tie_broken(state: VoicesState, facts: Facts) -> str:
    region = Region(facts["region"])
    by, verb = name(state, facts["by"]), "draw" if region is Region.PLANNING else "decide"
    if facts["by"] == facts["seat"]:
        return f"{by}, the first player, {verb}s for {region.title}."
    return f"{by}, the first player, lets {name(state, facts['seat'])} {verb} for {region.title}."


def _hidden(state: VoicesState, facts: Facts) -> str:
    who = name(state, facts["seat"])
    return f"{who} chooses {facts['letter']}: {facts['label']} {facts['text']}"


def _roles(state: VoicesState, facts: Facts) -> str:
    told = [
        f"{name(state, seat)} was {role(id).name}"
        for seat, id in enumerate(facts["roles"])
        if seat != state.prosecutor
    ]
    return f"{listed(told, 'and')}."


def _vote(state: VoicesState, facts: Facts) -> str:
    gone = facts["cancelled"]
    cancelled = f" {counted(gone, 'pair')} of tokens cancelled." if gone else ""
    opinion = {"undecided": "are undecided"}.get(facts["vote"], f"think {facts['vote']}")
    return f"{jurors(facts['juror'])} {opinion}.{cancelled}"


def _placed_by(verb: str) -> Callable[[VoicesState, Facts], str]:
    def told(state: VoicesState, facts: Facts) -> str:
        return f"{name(state, facts['seat'])} {verb} {jurors(facts['juror'])}."

    return told


def _counted_by(verb: str) -> Callable[[VoicesState, Facts], str]:
    def told(state: VoicesState, facts: Facts) -> str:
        return f"{name(state, facts['seat'])} {verb} {counted(facts['count'], 'influence token')}."

    return told


_SAY: Final[dict[str, Callable[[VoicesState, Facts], str]]] = {
    "role-dealt": _role_dealt,
    "prosecutor": lambda state, facts: f"Player {facts['seat'] + 1} is the prosecutor.",
    "story": lambda state, facts: f"{facts['text']} {facts['rule']}",
    "first-player": lambda state, facts: (
        f"{name(state, facts['seat'])} has the first player token."
    ),
    "round": lambda state, facts: f"Round {facts['number']}.",
    "stage-two": lambda state, facts: "Guy takes the stand: stage II begins.",
    "trial-card-drawn": _trial_card_drawn,
    "trial-card-chosen": _chosen,
    "trial-card-swapped": lambda state, facts: "The prosecutor swaps a trial card.",
    "side-read": lambda state, facts: facts["text"],
    "ability-read": _ability,
    "option-chosen": lambda state, facts: (
        f"{name(state, facts['seat'])} chooses {facts['letter']}: {facts['label']}"
    ),
    "hidden-effect": _hidden,
    "card-kept": lambda state, facts: (
        f"{name(state, facts['seat'])} keeps “{TRIAL_TITLES[facts['card']]}”."
    ),
    "card-used": lambda state, facts: (
        f"{name(state, facts['seat'])} uses “{TRIAL_TITLES[facts['card']]}”."
    ),
    "tie-broken": _tie_broken,
    "tie-to-prosecutor": lambda state, facts: (
        f"{Region(facts['region']).title} is tied: the prosecutor decides."
    ),
    "deployed": _deployed,
    "marker-destroyed": lambda state, facts: (
        f"{name(state, facts['seat'])} destroys {marker_name(facts['marker'])}."
    ),
    "marker-taken": lambda state, facts: (
        f"{name(state, facts['seat'])} takes {marker_name(facts['marker'])} off its platform."
    ),
    "tokens": _tokens,
    "influence-drawn": _counted_by("draws"),
    "influence-seen": _influence_seen,
    "influence-placed": _placed_by("places an influence token on"),
    "influence-removed": _placed_by("discards an influence token from"),
    "influence-discarded": _counted_by("discards"),
    "influence-handed-over": lambda state, facts: (
        f"{name(state, facts['seat'])} hands {counted(facts['count'], 'influence token')} to "
        f"{name(state, facts['to'])}."
    ),
    "influence-moved": lambda state, facts: (
        f"{name(state, facts['seat'])} moves an influence token from {jurors(facts['source'])} to "
        f"{jurors(facts['juror'])}."
    ),
    "influence-revealed": _revealed,
    "strategy-drawn": _strategy_drawn,
    "strategy-reshuffled": lambda state, facts: "The strategy discards are shuffled.",
    "strategy-discarded": lambda state, facts: (
        f"{name(state, facts['seat'])} discards {STRATEGY_NAMES[facts['card']]}."
    ),
    "strategy-played": lambda state, facts: (
        f"{name(state, facts['seat'])} plays {STRATEGY_NAMES[facts['card']]}."
    ),
    "closing": lambda state, facts: facts["text"],
    "roles-revealed": _roles,
    "jurors-influence": lambda state, facts: (
        f"{jurors(facts['juror'])} show their influence: {listed(facts['faces'], 'and')}."
    ),
    "jurors-vote": _vote,
    "verdict": lambda state, facts: facts["text"],
}
