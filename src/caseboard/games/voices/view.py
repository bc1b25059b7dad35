"""What a seat may know: the one allow-list for browser, bots, spectators and logs."""

from __future__ import annotations

from typing import Any, Final

from caseboard.core.view import Part
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.markers import Colour
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.stories import STORIES
from caseboard.games.voices.content.tokens import INFLUENCE_FACES
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.content.trial_card import Side
from caseboard.games.voices.deal import known_tokens
from caseboard.games.voices.effects import Choose
from caseboard.games.voices.geometry import sticks_out
from caseboard.games.voices.rules.choices import Choice
from caseboard.games.voices.rules.choose_trial_card import announced
from caseboard.games.voices.rules.control import leaders, markers_in, totals
from caseboard.games.voices.rules.deploy import Deployment, Turn, ask_marker, ask_push
from caseboard.games.voices.rules.end_of_trial import progress, vote
from caseboard.games.voices.rules.marker_effects import FurtherDeployment, ask_which_to_deploy
from caseboard.games.voices.rules.playing import ROUNDS
from caseboard.games.voices.rules.resolve import OfEffect, effect_of, rule_text
from caseboard.games.voices.rules.resolve_trial_card import BACK, side_of
from caseboard.games.voices.sources import SOURCES, OnTrialCard, strategy
from caseboard.games.voices.state import (
    DESTROYED,
    KINDS,
    MARKERS_PER_COLOUR,
    NO_CARD,
    NOBODY,
    UNUSED,
    VoicesState,
)


def public(state: VoicesState) -> dict[str, Any]:
    """What everybody knows of the position."""
    story = STORIES[state.story]
    return {
        "game": "voices",
        "round": state.round,
        "rounds": ROUNDS,
        "stage": state.stage,
        "first_player": state.first_player,
        "prosecutor": state.prosecutor,
        "story": {"number": story.number, "title": story.title, "start": story.start},
        "marker_abilities": bool(state.marker_abilities),
        "memory_aid": bool(state.memory_aid),
        "influence": {
            "pile": len(state.influence_pile),
            "discarded": len(state.influence_discard),
        },
        "deploying": _deploying(state),
        "resolving": _resolving(state),
        "strategy": {
            "deck": len(state.strategy_deck),
            "discard": [strategy(card).id for card in state.strategy_discard],
            "playing": [strategy(card).id for card in state.playing],
        },
        "resolved": [TRIAL_CARDS[card].number for card in state.trial_discard],
        "cancelled_guilty": state.cancelled_guilty if state.verdict else None,
    }


def private(state: VoicesState, seat: int | None) -> dict[str, Any]:
    """What is not the same for all; a seat of None is a spectator."""
    return {
        "seat": seat,
        "looking": _looking(state, seat),
        "trial": _trial(state, seat),
    }


def _progress(state: VoicesState, seat: int | None) -> dict[str, Any]:
    """How far the seat's own goal has come."""
    if seat is None:
        return {"progress": None}
    return {"progress": [{"text": text, "met": met} for text, met in progress(state, seat)]}


def _players(state: VoicesState, seat: int | None) -> dict[str, Any]:
    return {"players": [_player(state, other, seat) for other in range(state.seats)]}


def _player(state: VoicesState, other: int, seat: int | None) -> dict[str, Any]:
    mine = other == seat
    open_role = mine or other == state.prosecutor or state.verdict
    role = ROLES[state.roles[other]]
    colours = [colour for colour, owner in enumerate(state.colour_owner) if owner == other]
    owned = [
        marker
        for colour in colours
        for marker in range(colour * MARKERS_PER_COLOUR, (colour + 1) * MARKERS_PER_COLOUR)
    ]
    return {
        "seat": other,
        "colours": [Colour(colour).name.lower() for colour in colours],
        "role": role.id if open_role else None,
        "goal": role.goal.text if open_role else None,
        "icon": role.icon.value if open_role else None,
        "cards": len(state.hands[other]),
        "hand": sorted(strategy(card).id for card in state.hands[other]) if mine else None,
        "unused": [marker for marker in owned if state.place[marker] == UNUSED],
        "destroyed": [marker for marker in owned if state.place[marker] == DESTROYED],
        "turn_taken": bool(state.turns_taken >> other & 1),
        "kept": [TRIAL_CARDS[card].number for owner, card, _ in state.kept if owner == other],
    }


def _regions(state: VoicesState, seat: int | None) -> dict[str, Any]:
    return {"regions": [_region(state, region) for region in Region]}


def _region(state: VoicesState, region: Region) -> dict[str, Any]:
    return {
        "name": region.name.lower(),
        "markers": [
            {
                "marker": marker,
                "owner": state.owner(marker),
                "emotion": KINDS[marker].emotion.name.lower(),
                "value": KINDS[marker].value,
                "x": state.x[marker],
                "y": state.y[marker],
                "sticks_out": sticks_out(state.x[marker], state.y[marker]),
            }
            for marker in markers_in(state, region)
        ],
        "totals": [[seat, total] for seat, total in sorted(totals(state, region).items())],
        "leaders": leaders(state, region),
    }


def _jurors(state: VoicesState, seat: int | None) -> dict[str, Any]:
    known = set() if seat is None else known_tokens(state, seat)
    return {"jurors": [_juror(state, juror, known) for juror in JurorType]}


def _juror(state: VoicesState, juror: JurorType, known: set[int]) -> dict[str, Any]:
    return {
        "type": juror.name.lower(),
        "guilty": state.guilty[juror],
        "innocent": state.innocent[juror],
        "influence": [
            INFLUENCE_FACES[token].name.lower() if token in known else None
            for token in state.influence[juror]
        ],
        "vote": vote(state, juror) if state.verdict else None,
    }


def _looking(state: VoicesState, seat: int | None) -> dict[str, Any] | None:
    """Tokens that somebody holds or looks at, and on which jurors; their faces for him alone."""
    if state.looker == NOBODY:
        return None
    tokens = state.holding + state.looking
    faces = [INFLUENCE_FACES[token].name.lower() for token in tokens]
    return {
        "seat": state.looker,
        "count": len(tokens),
        "held": bool(state.holding),
        "jurors": [
            juror
            for token in state.looking
            for juror, stack in enumerate(state.influence)
            if token in stack
        ],
        "faces": faces if seat == state.looker else None,
    }


def _deploying(state: VoicesState) -> dict[str, Any] | None:
    """The marker that waits to be pushed (none yet while it is being picked), and for where."""
    if not state.stack:
        return None
    top = state.stack[-1]
    asking = top.procedure.steps[top.step]
    if isinstance(top, Deployment) and asking is ask_push:
        return {"seat": top.user, "region": top.region, "marker": top.marker}
    if isinstance(top, Turn) and asking is ask_marker:
        return {"seat": top.seat, "region": top.region, "marker": None}
    if isinstance(top, FurtherDeployment) and asking is ask_which_to_deploy:
        return {"seat": top.user, "region": top.region, "marker": None}
    return None


def _resolving(state: VoicesState) -> dict[str, Any] | None:
    """The effect that is being carried out, and who uses it."""
    for frame in reversed(state.stack):
        if isinstance(frame, OfEffect):
            return {
                "seat": frame.user,
                "text": rule_text(state, frame),
                "read": _read_aloud(frame),
            }
    return None


def _read_aloud(frame: OfEffect) -> bool:
    """Whether the effect stands on a trial card, and not in its black box."""
    source = SOURCES[frame.source]
    return isinstance(source, OnTrialCard) and not (source.ability.hidden and frame.path)


def _trial(state: VoicesState, seat: int | None) -> dict[str, Any] | None:
    """The chosen card as far as it has been read aloud."""
    if state.trial_chosen == NO_CARD:
        return None
    read = state.read_side
    data: dict[str, Any] = {
        "regions": list(announced(state.trial_chosen)),
        "number": None,
        "title": None,
        "front": None,
        "back": None,
        "black_box": _black_box(state, seat),
    }
    if read:
        card = TRIAL_CARDS[state.trial_chosen]
        data["number"], data["title"] = card.number, card.title
        abilities = len(card.front.abilities) if read == BACK else state.read_abilities
        data["front"] = _side(card.front, abilities)
    if read == BACK:
        data["back"] = _side(side_of(state.trial_chosen, BACK), state.read_abilities)
    return data


def _side(side: Side, read: int, opened: bool = False) -> dict[str, Any]:
    """What was read of a side; of the next ability only its header."""
    following = side.abilities[read] if read < len(side.abilities) else None
    return {
        "text": side.flavour,
        "abilities": [
            {
                "header": ability.header,
                "region": ability.user,
                "lead_in": ability.lead_in,
                "text": ability.text,
                "rule": ability.rule,
                "hidden": ability.hidden,
                "options": [
                    {"letter": one.letter, "label": one.label, "rule": one.rule}
                    for one in ability.options(opened)
                ],
            }
            for ability in side.abilities[:read]
        ],
        "next": None
        if following is None
        else {"header": following.header, "region": following.user},
    }


def _whole(side: Side) -> dict[str, Any]:
    """All that is printed on a side, what its options bring included."""
    return _side(side, len(side.abilities), opened=True)


def _black_box(state: VoicesState, seat: int | None) -> list[str] | None:
    """Three players: the prosecutor reads hidden effects before she decides a tied ability.

    No black box belongs to an ability of her own.
    """
    top = state.stack[-1]
    if seat != state.prosecutor or not isinstance(top, Choice) or top.user != seat:
        return None
    return list(effect_of(top, Choose).black_box) or None


def _desk(state: VoicesState, seat: int | None) -> dict[str, Any]:
    """Behind the prosecutor's screen: whole fronts, hidden effects included, and no backs."""
    if seat != state.prosecutor:
        return {"desk": None}
    chosen = [] if state.trial_chosen == NO_CARD else [state.trial_chosen]
    cards = [
        {
            "number": TRIAL_CARDS[card].number,
            "title": TRIAL_CARDS[card].title,
            "regions": list(announced(card)),
            "chosen": card in chosen,
            "front": _whole(TRIAL_CARDS[card].front),
        }
        for card in sorted(state.trial_cards + chosen)
    ]
    return {"desk": cards}


PARTS: Final = (
    Part(
        _players, "seats", "roles", "prosecutor", "verdict", "colour_owner", "hands", "place",
        "turns_taken", "kept", private=True,
    ),
    Part(_regions, "place", "x", "y", "colour_owner", "prosecutor"),
    Part(
        _jurors, "guilty", "innocent", "influence", "verdict", "seen", "looker", "holding",
        "looking", private=True,
    ),
    Part(
        _progress, "seats", "roles", "prosecutor", "colour_owner", "place", "x", "y", "guilty",
        "innocent", "influence", "verdict", "cancelled_guilty", private=True,
    ),
    Part(_desk, "prosecutor", "trial_cards", "trial_chosen", private=True),
)  # fmt: skip
