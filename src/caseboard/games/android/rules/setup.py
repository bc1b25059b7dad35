"""Setup: the thirteen steps in their order (Setup)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.machine import Ask, Frame, Goto, Outcome, procedure
from caseboard.games.android import events
from caseboard.games.android.actions import FAVOR_KINDS
from caseboard.games.android.catalogue import (
    CARDS,
    GENERAL_EVENTS,
    NPC,
    SPECIAL,
    SPECIFIC_EVENTS,
)
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.puzzle import PIECES, START_BOARD
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import EVIDENCE_VALUES
from caseboard.games.android.numbers import (
    BAD_MOOD,
    CAPRICE,
    DECK_OF,
    DIRECTIVES,
    FLOYD,
    LOUIS,
    NOBODY,
    NORMAL_FAVOR_SUPPLY,
    NORMAL_FAVORS,
    NPC_FAVOR_SUPPLY,
    RACHEL,
    RAYMOND,
    START,
)
from caseboard.games.android.rules.decks import draw, draw_by, draws
from caseboard.games.android.rules.favors import gain_npc_favor
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.rules.locations import gain_dropship
from caseboard.games.android.rules.plots import start_plot
from caseboard.games.android.rules.theories import NAME_THEORIES, deal_truths
from caseboard.games.android.state import AndroidState

OPENING_LIGHT: Final = 2
RACHEL_EXTRA: Final = 2
RACHEL_MONEY: Final = 2


@dataclass(slots=True, eq=False)
class SetUp(Frame):
    """What was chosen before the game, by number; −1: at random."""

    murder: int
    detectives: tuple[int, ...]
    """By seat."""
    first: int
    true_culprit: bool
    extra: int = 0
    """The cards that Rachel has still to draw."""
    rachel: int = NOBODY


def choose_murder(state: AndroidState, frame: SetUp) -> None:
    """Step 1: the murder, the scene of the crime, Lily and Jimmy, day one."""
    state.murder = frame.murder if frame.murder >= 0 else state.chance(len(MURDERS))
    murder = MURDERS[state.murder]
    state.scene = murder.scene
    state.lily, state.jimmy = murder.lily[0], murder.jimmy[0]
    state.day = 1
    state.tell(events.Murder(murder=state.murder))


def select_suspects(state: AndroidState, frame: SetUp) -> None:
    """Step 2: one more than there are players, from the top of the sheet."""
    state.lineup = [entry.suspect for entry in MURDERS[state.murder].lineup[: state.seats + 1]]
    for suspect in state.lineup:
        state.alive[suspect] = 1


def select_detectives(state: AndroidState, frame: SetUp) -> None:
    """Step 3: detectives at their starting places, twilight markers in the center."""
    chosen = list(frame.detectives)
    pool = [detective for detective in range(len(SHEETS)) if detective not in chosen]
    state.detective = [d if d >= 0 else state.take(pool) for d in chosen]
    for seat, detective in enumerate(state.detective):
        state.tell(events.Detective(seat=seat, detective=detective))
    seats = range(state.seats)
    state.place = [SHEETS[detective].start for detective in state.detective]
    state.twilight = [0 for _ in seats]
    state.trauma, state.haas, state.jinteki, state.conspiracy, state.dropship = (
        [0] * state.seats for _ in range(5)
    )
    state.abilities_used, state.next_turn_time, state.plots_used = (
        [0] * state.seats for _ in range(3)
    )
    state.good, state.bad = ([0] * state.seats for _ in range(2))
    state.plot, state.plot_line = [NOBODY for _ in seats], [START for _ in seats]
    state.guilty, state.innocent = [NOBODY for _ in seats], [NOBODY for _ in seats]
    state.favors = [(0,) * FAVOR_KINDS] * state.seats
    for name in ("warrants", "hands", "known", "recalled", "memories"):
        setattr(state, name, [()] * state.seats)
    for name in ("in_play", "in_play_data", "endings"):
        setattr(state, name, [()] * state.seats)


def place_starting_leads(state: AndroidState, frame: SetUp) -> None:
    """Step 4: testimony leads by the murder sheet, the detectives' own by their sheets."""
    for entry in MURDERS[state.murder].lineup:
        if state.alive[entry.suspect]:
            state.lead_at[entry.suspect] = entry.place
    for detective in state.detective:
        state.lead_at[6 + detective] = SHEETS[detective].physical_lead
        state.lead_at[11 + detective] = SHEETS[detective].document_lead


def prepare_evidence_pool(state: AndroidState, frame: SetUp) -> None:
    """Step 5."""
    state.pool = list(range(len(EVIDENCE_VALUES)))


def prepare_token_banks(state: AndroidState, frame: SetUp) -> None:
    """Step 6."""
    npc_kinds = FAVOR_KINDS - NORMAL_FAVORS
    state.favor_bank = [NORMAL_FAVOR_SUPPLY] * NORMAL_FAVORS + [NPC_FAVOR_SUPPLY] * npc_kinds


def prepare_puzzle_pieces(state: AndroidState, frame: SetUp) -> None:
    """Step 7: three piles, every hero marker beside the shift pieces."""
    state.board = list(START_BOARD)
    state.piles = [
        tuple([n for n, piece in enumerate(PIECES) if piece.pile == pile]) for pile in range(3)
    ]
    state.pile_marker = [0] * state.seats


def deal_hunches(state: AndroidState, frame: SetUp) -> None:
    """Step 8: one guilty and one innocent hunch each, of the suspects in play.

    Where there is a true culprit, players get a truth and name a theory instead (Variants).
    """
    if frame.true_culprit:
        deal_truths(state)
        return
    guilty, innocent = list(state.lineup), list(state.lineup)
    for seat in range(state.seats):
        state.guilty[seat] = state.take(guilty)
    for seat in range(state.seats):
        state.innocent[seat] = state.take(innocent)
        hunches = events.Hunches(
            seat=seat, guilty=state.guilty[seat], innocent=state.innocent[seat]
        )
        state.whisper(hunches, (seat,))


def determine_starting_plots(state: AndroidState, frame: SetUp) -> Outcome:
    """Step 9: at random, never Descent into Madness."""
    calls = [start_plot(state, seat) for seat in range(state.seats)]
    return tuple(call for call in calls if call is not None) or None


def prepare_twilight_decks(state: AndroidState, frame: SetUp) -> None:
    """Step 10: two cards of one's own light deck, one of the left neighbor's dark deck."""
    for card, declared in enumerate(CARDS):
        deck = DECK_OF[card]
        if declared is not None and deck // 2 in state.detective:
            state.bags[deck] += (card,)
    for seat, detective in enumerate(state.detective):
        for _ in range(OPENING_LIGHT):
            draw(state, seat, detective * 2)
        left = state.detective[(seat + 1) % state.seats]
        draw(state, seat, left * 2 + 1)


def prepare_event_decks(state: AndroidState, frame: SetUp) -> None:
    """Step 11: the general deck, and one of the murder's three events face down."""
    state.event_bag = list(range(len(GENERAL_EVENTS)))
    own = [n for n, event in enumerate(SPECIFIC_EVENTS) if event.murder == state.murder]
    state.specific = state.pick(own) if own else NOBODY


def select_first_player(state: AndroidState, frame: SetUp) -> None:
    """Step 12: his hero marker lies on the scene of the crime."""
    state.first_player = frame.first if frame.first >= 0 else state.chance(state.seats)
    state.scene_marker = state.first_player
    state.tell(events.FirstPlayer(seat=state.first_player))


def hero_specific_setup(state: AndroidState, frame: SetUp) -> None:
    """Step 13: what each detective starts with."""
    for seat, detective in enumerate(state.detective):
        if detective == CAPRICE:
            state.warrants[seat] = (PLACE["jinteki"],)
            state.sanity = 0
        elif detective == FLOYD:
            state.warrants[seat] = (PLACE["haas-bioroid"],)
            gain_npc_favor(state, seat, NPC["director-haas"])
            state.directives = [1] * DIRECTIVES
        elif detective == LOUIS:
            gain_npc_favor(state, seat, NPC["mr-li"])
            gain_npc_favor(state, seat, NPC["mr-li"])
            gain_npc_favor(state, seat, NPC["sara"])
            state.mood = BAD_MOOD
        elif detective == RACHEL:
            state.money = RACHEL_MONEY
            frame.extra, frame.rachel = RACHEL_EXTRA, seat
        elif detective == RAYMOND:
            gain_dropship(state, seat)
            deal_memories(state, seat)
    changed(state)


def deal_memories(state: AndroidState, raymond: int) -> None:
    """One Memory to each other player; the rest go back to the box unseen."""
    memories = list(range(len(SPECIAL.memories)))
    for seat in range(state.seats):
        if seat != raymond and memories:
            memory = state.take(memories)
            state.memories[seat] = (memory,)
            state.whisper(events.MemoryDealt(seat=seat, memory=memory), (seat,))


def name_theories(state: AndroidState, frame: SetUp) -> Outcome:
    """With a true culprit: everybody has a first theory before the first day (Variants)."""
    return NAME_THEORIES() if frame.true_culprit else None


def ask_extra_card(state: AndroidState, frame: SetUp) -> Outcome:
    """Rachel draws two extra twilight cards in any combination."""
    if not frame.extra:
        return Goto(begin)
    prompt = "From which deck is the extra card?"
    return Ask(frame.rachel, "extra-card", tuple(draws(state, frame.rachel)), prompt)


def draw_extra_card(state: AndroidState, frame: SetUp) -> Outcome:
    draw_by(state, frame.rachel, frame.answer)
    frame.extra -= 1
    return Goto(ask_extra_card)


def begin(state: AndroidState, frame: SetUp) -> None:
    state.tell(events.SetUp(lily=state.lily, jimmy=state.jimmy, scene=state.scene))


SETUP: Final = procedure(
    "Setup",
    SetUp,
    choose_murder,
    select_suspects,
    select_detectives,
    place_starting_leads,
    prepare_evidence_pool,
    prepare_token_banks,
    prepare_puzzle_pieces,
    deal_hunches,
    determine_starting_plots,
    prepare_twilight_decks,
    prepare_event_decks,
    select_first_player,
    hero_specific_setup,
    name_theories,
    ask_extra_card,
    draw_extra_card,
    begin,
)
