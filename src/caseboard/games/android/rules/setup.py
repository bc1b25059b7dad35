"""Setup: the thirteen steps in their order (Setup)."""

from __future__ import annotations

from typing import Final

from caseboard.core.machine import Ask, Frame, Goto, Outcome, procedure
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
from caseboard.games.android.state import AndroidState

OPENING_LIGHT: Final = 2
RACHEL_EXTRA: Final = 2
RACHEL_MONEY: Final = 2


def choose_murder(s: AndroidState, f: Frame) -> None:
    """Step 1: the murder, the scene of the crime, Lily and Jimmy, day one."""
    s.murder = f["murder"] if f["murder"] >= 0 else s.chance(len(MURDERS))
    murder = MURDERS[s.murder]
    s.scene = murder.scene
    s.lily, s.jimmy = murder.lily[0], murder.jimmy[0]
    s.day = 1
    s.tell("murder", murder=s.murder)


def select_suspects(s: AndroidState, f: Frame) -> None:
    """Step 2: one more than there are players, from the top of the sheet."""
    s.lineup = [entry.suspect for entry in MURDERS[s.murder].lineup[: s.seats + 1]]
    for suspect in s.lineup:
        s.alive[suspect] = 1


def select_detectives(s: AndroidState, f: Frame) -> None:
    """Step 3: detectives at their starting places, twilight markers in the centre."""
    chosen = list(f["detectives"])
    pool = [detective for detective in range(len(SHEETS)) if detective not in chosen]
    s.detective = [d if d >= 0 else s.take(pool) for d in chosen]
    for seat, detective in enumerate(s.detective):
        s.tell("detective", seat=seat, detective=detective)
    seats = range(s.seats)
    s.place = [SHEETS[detective].start for detective in s.detective]
    s.twilight = [0 for _ in seats]
    s.trauma, s.haas, s.jinteki, s.conspiracy, s.dropship = ([0] * s.seats for _ in range(5))
    s.abilities_used, s.next_turn_time, s.plots_used = ([0] * s.seats for _ in range(3))
    s.good, s.bad = ([0] * s.seats for _ in range(2))
    s.plot, s.plot_line = [NOBODY for _ in seats], [START for _ in seats]
    s.guilty, s.innocent = [NOBODY for _ in seats], [NOBODY for _ in seats]
    s.favors = [[0] * FAVOR_KINDS for _ in seats]
    for name in ("warrants", "hands", "known", "recalled", "memories"):
        setattr(s, name, [[] for _ in seats])
    for name in ("in_play", "in_play_data", "endings"):
        setattr(s, name, [[] for _ in seats])


def place_starting_leads(s: AndroidState, f: Frame) -> None:
    """Step 4: testimony leads by the murder sheet, the detectives' own by their sheets."""
    for entry in MURDERS[s.murder].lineup:
        if s.alive[entry.suspect]:
            s.lead_at[entry.suspect] = entry.place
    for detective in s.detective:
        s.lead_at[6 + detective] = SHEETS[detective].physical_lead
        s.lead_at[11 + detective] = SHEETS[detective].document_lead


def prepare_evidence_pool(s: AndroidState, f: Frame) -> None:
    """Step 5."""
    s.pool = list(range(len(EVIDENCE_VALUES)))


def prepare_token_banks(s: AndroidState, f: Frame) -> None:
    """Step 6."""
    npc_kinds = FAVOR_KINDS - NORMAL_FAVORS
    s.favor_bank = [NORMAL_FAVOR_SUPPLY] * NORMAL_FAVORS + [NPC_FAVOR_SUPPLY] * npc_kinds


def prepare_puzzle_pieces(s: AndroidState, f: Frame) -> None:
    """Step 7: three piles, every hero marker beside the shift pieces."""
    s.board = list(START_BOARD)
    s.piles = [[n for n, piece in enumerate(PIECES) if piece.pile == pile] for pile in range(3)]
    s.pile_marker = [0] * s.seats


def deal_hunches(s: AndroidState, f: Frame) -> None:
    """Step 8: one guilty and one innocent hunch each, of the suspects in play."""
    guilty, innocent = list(s.lineup), list(s.lineup)
    for seat in range(s.seats):
        s.guilty[seat] = s.take(guilty)
    for seat in range(s.seats):
        s.innocent[seat] = s.take(innocent)
        hunches = {"guilty": s.guilty[seat], "innocent": s.innocent[seat]}
        s.whisper("hunches", (seat,), hunches, seat=seat)


def determine_starting_plots(s: AndroidState, f: Frame) -> Outcome:
    """Step 9: at random, never Descent into Madness."""
    calls = [start_plot(s, seat) for seat in range(s.seats)]
    return tuple(call for call in calls if call is not None) or None


def prepare_twilight_decks(s: AndroidState, f: Frame) -> None:
    """Step 10: two cards of one's own light deck, one of the left neighbour's dark deck."""
    for card, declared in enumerate(CARDS):
        deck = DECK_OF[card]
        if declared is not None and deck // 2 in s.detective:
            s.bags[deck].append(card)
    for seat, detective in enumerate(s.detective):
        for _ in range(OPENING_LIGHT):
            draw(s, seat, detective * 2)
        left = s.detective[(seat + 1) % s.seats]
        draw(s, seat, left * 2 + 1)


def prepare_event_decks(s: AndroidState, f: Frame) -> None:
    """Step 11: the general deck, and one of the murder's three events face down."""
    s.event_bag = list(range(len(GENERAL_EVENTS)))
    own = [n for n, event in enumerate(SPECIFIC_EVENTS) if event.murder == s.murder]
    s.specific = s.pick(own) if own else NOBODY


def select_first_player(s: AndroidState, f: Frame) -> None:
    """Step 12: his hero marker lies on the scene of the crime."""
    s.first_player = f["first"] if f["first"] >= 0 else s.chance(s.seats)
    s.scene_marker = s.first_player
    s.tell("first-player", seat=s.first_player)


def hero_specific_setup(s: AndroidState, f: Frame) -> None:
    """Step 13: what each detective starts with."""
    f["extra"] = 0
    for seat, detective in enumerate(s.detective):
        if detective == CAPRICE:
            s.warrants[seat].append(PLACE["jinteki"])
            s.sanity = 0
        elif detective == FLOYD:
            s.warrants[seat].append(PLACE["haas-bioroid"])
            gain_npc_favor(s, seat, NPC["director-haas"])
            s.directives = [1] * DIRECTIVES
        elif detective == LOUIS:
            gain_npc_favor(s, seat, NPC["mr-li"])
            gain_npc_favor(s, seat, NPC["mr-li"])
            gain_npc_favor(s, seat, NPC["sara"])
            s.mood = BAD_MOOD
        elif detective == RACHEL:
            s.money = RACHEL_MONEY
            f["extra"], f["rachel"] = RACHEL_EXTRA, seat
        elif detective == RAYMOND:
            gain_dropship(s, seat)
            deal_memories(s, seat)
    changed(s)


def deal_memories(s: AndroidState, raymond: int) -> None:
    """One Memory to each other player; the rest go back to the box unseen."""
    memories = list(range(len(SPECIAL.memories)))
    for seat in range(s.seats):
        if seat != raymond and memories:
            memory = s.take(memories)
            s.memories[seat].append(memory)
            s.whisper("memory-dealt", (seat,), {"memory": memory}, seat=seat)


def ask_extra_card(s: AndroidState, f: Frame) -> Outcome:
    """Rachel draws two extra twilight cards in any combination."""
    if not f["extra"]:
        return Goto(begin)
    prompt = "Rachel starts with two extra cards. From which deck?"
    return Ask(f["rachel"], "extra-card", tuple(draws(s, f["rachel"])), prompt)


def draw_extra_card(s: AndroidState, f: Frame) -> Outcome:
    draw_by(s, f["rachel"], f.answer)
    f["extra"] -= 1
    return Goto(ask_extra_card)


def begin(s: AndroidState, f: Frame) -> None:
    s.tell("set-up", lily=s.lily, jimmy=s.jimmy, scene=s.scene)


SETUP: Final = procedure(
    "Setup",
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
    ask_extra_card,
    draw_extra_card,
    begin,
)
"""Locals: murder, detectives, first, as for the game."""
