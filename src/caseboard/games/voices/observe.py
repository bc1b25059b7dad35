"""What a seat may know of Voices, as a vector. Seats count from the one that looks, clockwise."""

from __future__ import annotations

from typing import Any, Final

from caseboard.core.observation import Layout, Observer, Part
from caseboard.games.voices.actions import MAX_SEATS
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.markers import Colour
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.stories import STORIES
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, Face
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.deal import known_tokens
from caseboard.games.voices.geometry import PLATFORM_DEPTH, PLATFORM_RADIUS
from caseboard.games.voices.rules.choose_trial_card import announced
from caseboard.games.voices.rules.deploy import Deployment, Turn, ask_push
from caseboard.games.voices.sources import STRATEGY_DECK
from caseboard.games.voices.state import (
    ABSENT,
    MARKERS,
    MARKERS_PER_COLOUR,
    NO_CARD,
    NO_REGION,
    NOBODY,
    UNUSED,
    VALUES,
    VoicesState,
)

ROUNDS: Final = 8
SEATS: Final = MAX_SEATS
REGIONS: Final = len(Region)
PLACES: Final = ABSENT
"""Where a marker can be: the five regions, unused, destroyed."""
_MARKER: Final = PLACES + 2
_CARDS: Final = len(STRATEGY_CARDS)
_TRIALS: Final = len(TRIAL_CARDS)
_JUROR: Final = 3 + len(Face)
_MANY: Final = 0.1
"""Tokens on a juror are counted in tens, totals and cards too."""

_round: Final = Part("round", ROUNDS, "the round, one of eight")
_stage: Final = Part("stage", 2, "the stage of the trial, one of two")
_seats: Final = Part("seats", SEATS, "1 for every seat that is taken")
_story: Final = Part("story", len(STORIES), "the story, one of those in the box")
_player: Final = Part(
    "players",
    5,
    "of every seat: prosecutor, first player, turn taken, cards in hand (tenths), verdict in",
    SEATS,
)
_roles: Final = Part("roles", len(ROLES), "the role of every seat, if it is open", SEATS)
_colours: Final = Part("colors", SEATS, "by color, whose it is", len(Colour))
_markers: Final = Part(
    "markers",
    _MARKER,
    "of every marker: region or unused or destroyed, then x and y on its platform",
    MARKERS,
    low=-1.0,
)
_totals: Final = Part(
    "totals", SEATS, "by region, the markers of every seat (tenths)", REGIONS, high=4.0
)
_jurors: Final = Part(
    "jurors",
    _JUROR,
    "of every juror type, in tenths: guilty, innocent, influence tokens; of these the faces that "
    "the seat knows (innocent, guilty, blank)",
    len(JurorType),
    high=4.0,
)
_looking: Final = Part("looking", len(Face), "the tokens that the seat looks at, by face (tenths)")
_hand: Final = Part("hand", _CARDS, "the seat's strategy cards (tenths)")
_discard: Final = Part("discard", _CARDS, "the strategy cards that were discarded (tenths)")
_playing: Final = Part("playing", _CARDS, "the strategy cards that are being played (tenths)")
_deploying: Final = Part("deploying", REGIONS + MARKERS, "what is pushed now: region, marker")
_regions: Final = Part("announced", REGIONS, "the regions on the chosen trial card")
_reading: Final = Part("reading", 3, "how far it was read: front, back, abilities (tenths)")
_trial: Final = Part("trial", _TRIALS, "the chosen trial card, once it is read")
_resolved: Final = Part("resolved", _TRIALS, "trial cards of earlier rounds")
_kept: Final = Part("kept", _TRIALS, "trial cards that wait in front of somebody")
_desk: Final = Part("desk", _TRIALS, "for the prosecutor: the cards behind the screen")

LAYOUT: Final = Layout(
    [
        _round, _stage, _seats, _story, _player, _roles, _colours, _markers, _totals,
        _jurors, _looking, _hand, _discard, _playing, _deploying, _regions, _reading, _trial,
        _resolved, _kept, _desk,
    ]
)  # fmt: skip

_ROUND: Final[int] = _round.start
_STAGE: Final[int] = _stage.start
_SEATS: Final[int] = _seats.start
_STORY: Final[int] = _story.start
_PLAYER: Final[int] = _player.start
_ROLES: Final[int] = _roles.start
_COLOURS: Final[int] = _colours.start
_MARKERS: Final[int] = _markers.start
_TOTALS: Final[int] = _totals.start
_JURORS: Final[int] = _jurors.start
_LOOKING: Final[int] = _looking.start
_HAND: Final[int] = _hand.start
_DISCARD: Final[int] = _discard.start
_PLAYING: Final[int] = _playing.start
_DEPLOYING: Final[int] = _deploying.start
_REGIONS: Final[int] = _regions.start
_READING: Final[int] = _reading.start
_TRIAL: Final[int] = _trial.start
_RESOLVED: Final[int] = _resolved.start
_KEPT: Final[int] = _kept.start
_DESK: Final[int] = _desk.start


def write(state: VoicesState, seat: int, out: Any) -> None:
    """Held to what the view tells the seat."""
    _write_round(state, seat, out)
    _write_players(state, seat, out)
    _write_markers(state, seat, out)
    _write_jurors(state, seat, out)
    _write_cards(state, seat, out)
    _write_trial(state, seat, out)


def _write_round(state: VoicesState, seat: int, out: Any) -> None:
    out[_ROUND + min(state.round, ROUNDS) - 1] = 1.0
    if state.stage:
        out[_STAGE + state.stage - 1] = 1.0
    out[_STORY + state.story] = 1.0


def _write_players(state: VoicesState, seat: int, out: Any) -> None:
    seats = state.seats
    for turn in range(seats):
        other = (seat + turn) % seats
        out[_SEATS + turn] = 1.0
        at = _PLAYER + turn * 5
        if other == state.prosecutor:
            out[at] = 1.0
        if other == state.first_player:
            out[at + 1] = 1.0
        if state.turns_taken >> other & 1:
            out[at + 2] = 1.0
        out[at + 3] = len(state.hands[other]) * _MANY
        if state.verdict:
            out[at + 4] = 1.0
        if turn == 0 or other == state.prosecutor or state.verdict:
            out[_ROLES + turn * len(ROLES) + state.roles[other]] = 1.0
    for colour, owner in enumerate(state.colour_owner):
        if owner != NOBODY:
            out[_COLOURS + colour * SEATS + (owner - seat) % seats] = 1.0


def _write_markers(state: VoicesState, seat: int, out: Any) -> None:
    seats, owners = state.seats, state.colour_owner
    totals = [0] * (REGIONS * SEATS)
    for marker, place in enumerate(state.place):
        if place != ABSENT:
            at = _MARKERS + marker * _MARKER
            out[at + place] = 1.0
            if place < UNUSED:
                out[at + PLACES] = state.x[marker] / PLATFORM_RADIUS
                out[at + PLACES + 1] = state.y[marker] / PLATFORM_DEPTH
                owner = owners[marker // MARKERS_PER_COLOUR]
                totals[place * SEATS + (owner - seat) % seats] += VALUES[marker]
    for at, total in enumerate(totals):
        if total:
            out[_TOTALS + at] = total * _MANY


def _write_jurors(state: VoicesState, seat: int, out: Any) -> None:
    known = known_tokens(state, seat)
    for juror, stack in enumerate(state.influence):
        at = _JURORS + juror * _JUROR
        out[at] = state.guilty[juror] * _MANY
        out[at + 1] = state.innocent[juror] * _MANY
        out[at + 2] = len(stack) * _MANY
        for token in stack:
            if token in known:
                out[at + 3 + INFLUENCE_FACES[token]] += _MANY
    if state.looker == seat:
        for token in state.holding + state.looking:
            out[_LOOKING + INFLUENCE_FACES[token]] += _MANY


def _write_cards(state: VoicesState, seat: int, out: Any) -> None:
    for card in state.hands[seat]:
        out[_HAND + STRATEGY_DECK[card]] += _MANY
    for card in state.strategy_discard:
        out[_DISCARD + STRATEGY_DECK[card]] += _MANY
    for card in state.playing:
        out[_PLAYING + STRATEGY_DECK[card]] += _MANY
    if state.stack:
        top = state.stack[-1]
        if isinstance(top, Deployment) and top.procedure.steps[top.step] is ask_push:
            out[_DEPLOYING + top.region] = 1.0
            out[_DEPLOYING + REGIONS + top.marker] = 1.0
        elif isinstance(top, Turn) and top.region != NO_REGION:
            out[_DEPLOYING + top.region] = 1.0


def _write_trial(state: VoicesState, seat: int, out: Any) -> None:
    chosen = state.trial_chosen
    if chosen != NO_CARD:
        for region in announced(chosen):
            out[_REGIONS + region] = 1.0
        if state.read_side:
            out[_READING] = 1.0
            out[_READING + 1] = float(state.read_side - 1)
            out[_READING + 2] = state.read_abilities * _MANY
            out[_TRIAL + chosen] = 1.0
    for card in state.trial_discard:
        out[_RESOLVED + card] = 1.0
    for _, card, _ in state.kept:
        out[_KEPT + card] = 1.0
    if seat == state.prosecutor:
        for card in state.trial_cards:
            out[_DESK + card] = 1.0
        if chosen != NO_CARD:
            out[_DESK + chosen] = 1.0


OBSERVER: Final = Observer(LAYOUT, write)
