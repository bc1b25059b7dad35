"""Setup: roles, prosecutor's and personas' components, strategy cards, the story card.

Choosing a color is no decision: seats get them in order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.machine import Frame, Outcome, procedure
from caseboard.games.voices.content.markers import Colour
from caseboard.games.voices.content.roles import PROSECUTOR, ROLES
from caseboard.games.voices.content.stories import STORIES, first_player_candidates
from caseboard.games.voices.content.trial_card import Stage
from caseboard.games.voices.events import FirstPlayer, Prosecutor, RoleDealt, Story
from caseboard.games.voices.rules.optional_rules import draw_role_deck
from caseboard.games.voices.rules.resolve import use
from caseboard.games.voices.rules.strategy_cards import draw_strategy_card
from caseboard.games.voices.rules.three_players import colours_per_persona
from caseboard.games.voices.rules.trial_deck import shuffle_stage
from caseboard.games.voices.sources import STRATEGY_DECK, story_source
from caseboard.games.voices.state import MARKERS_PER_COLOUR, UNUSED, VoicesState

STARTING_CARDS: Final = 2
PROSECUTOR_ROLE: Final = ROLES.index(PROSECUTOR)


@dataclass(slots=True, eq=False)
class Trial(Frame):
    chosen_prosecutor: int | None


def deal_roles(state: VoicesState, frame: Trial) -> Outcome:
    """Step 3, or the optional rules: a deck with one card per player is dealt."""
    deck = draw_role_deck(state)
    chosen = frame.chosen_prosecutor
    if chosen is None:
        deck.append(PROSECUTOR_ROLE)
    for seat in range(state.seats):
        state.roles.append(PROSECUTOR_ROLE if seat == chosen else state.take(deck))
    state.prosecutor = state.roles.index(PROSECUTOR_ROLE)
    for seat in state.personas():
        state.whisper(RoleDealt(seat=seat, role=ROLES[state.roles[seat]].id), (seat,))
    return None


def hand_out_markers(state: VoicesState, frame: Trial) -> Outcome:
    """Steps 4 and 5: dark gray for the prosecutor, the other colors for the personas."""
    state.colour_owner[Colour.GREY] = state.prosecutor
    colours = iter(colour for colour in Colour if colour is not Colour.GREY)
    for seat in state.personas():
        for _ in range(colours_per_persona(state.seats)):
            state.colour_owner[next(colours)] = seat
    for marker in range(len(state.place)):
        if state.colour_owner[marker // MARKERS_PER_COLOUR] >= 0:
            state.place[marker] = UNUSED
    state.tell(Prosecutor(seat=state.prosecutor))
    return None


def lay_out_trial_cards(state: VoicesState, frame: Trial) -> Outcome:
    """Step 4."""
    shuffle_stage(state, Stage.ONE)
    return None


def draw_strategy_cards(state: VoicesState, frame: Trial) -> Outcome:
    """Step 6; the prosecutor never draws strategy cards."""
    state.strategy_deck = list(range(len(STRATEGY_DECK)))
    state.hands = [()] * state.seats
    for seat in state.personas():
        for _ in range(STARTING_CARDS):
            draw_strategy_card(state, seat)
    return None


def draw_story(state: VoicesState, frame: Trial) -> Outcome:
    """Step 7: read the start of the trial and follow it."""
    state.story = state.chance(len(STORIES))
    story = STORIES[state.story]
    state.tell(Story(title=story.title, text=story.start, rule=story.text))
    return use(story_source(state.story), state.prosecutor)


def give_first_player_token(state: VoicesState, frame: Trial) -> Outcome:
    seats = first_player_candidates(
        STORIES[state.story].first_player, seats=state.seats, prosecutor=state.prosecutor
    )
    state.first_player = seats[0] if len(seats) == 1 else state.pick(seats)
    state.tell(FirstPlayer(seat=state.first_player))
    return None


SETUP = procedure(
    "Setup of a trial",
    Trial,
    deal_roles,
    hand_out_markers,
    lay_out_trial_cards,
    draw_strategy_cards,
    draw_story,
    give_first_player_token,
)
