"""Everything on Android's table, as flat lists of ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from caseboard.core.state import State
from caseboard.games.android.numbers import CELLS, DAYS, DETECTIVES, LEADS, NOBODY, OFF_MAP

if TYPE_CHECKING:
    from caseboard.games.android.rules.lasting import Active

TOKEN_BITS: Final = 6
TOKEN_MASK: Final = (1 << TOKEN_BITS) - 1
FACE_UP: Final = 1 << TOKEN_BITS
SEEN_SHIFT: Final = TOKEN_BITS + 1


# Else a compiled class runs ``__init__`` in ``__new__``, and a copy cannot be made without it.
@mypyc_attr(allow_interpreted_subclasses=True)
class AndroidState(State):
    """One game of Android.

    Lists are by seat unless their name or comment says otherwise. A token in a suspect's file is
    one int: its number in the evidence pool, a face-up bit, and a bit per seat that has seen it.
    """

    __slots__ = (
        "abilities_used",  # bits by place of the round's used location abilities
        "active",  # derived: what is in play and lasting, by question and occasion
        "alibis",  # by suspect
        "alive",  # by suspect: 1 alive, 0 not in play or dead
        "bad",  # bad baggage on the plot
        "bags",  # by deck: cards that can be drawn, in no order
        "board",  # by cell of the puzzle: -1 or piece * 4 + rotation
        "conspiracy",  # conspiracy tokens
        "culprit",  # a variant: the suspect who did it, unseen by all; NOBODY without it
        "day",  # 1 to 12
        "dead",  # by suspect: 1 killed
        "detective",
        "directives",  # Floyd's: 1 per directive in play
        "discards",  # by deck, face up
        "dropship",
        "endings",  # ids of the endings reached
        "event_bag",  # general events not drawn yet
        "event_over",  # by event space: 1 when its effect has ended
        "event_track",  # general events in spaces one and two; then the specific event
        "event_used",  # by event space: bits of the seats that used it
        "favor_bank",  # by kind of favor
        "favors",  # by seat, then kind: four normal kinds, then the NPCs' own
        "files",  # by suspect * 3 + file: tokens
        "first_player",
        "free_jump",  # a variant: 1 getting a jump is free, and the marker may be handed on
        "good",  # good baggage on the plot
        "guilty",  # hunches: a suspect
        "haas",
        "handicap",  # a variant: VP by detective
        "hands",
        "hits",  # by suspect
        "in_play",  # twilight cards that stay in play
        "in_play_data",  # a number kept with each card of in_play
        "innocent",  # hunches: a suspect
        "jimmy",
        "jinteki",
        "known",  # cards that the seat knows to be in other hands now
        "last_day",  # 12, or 6 in the variant of a short case
        "lead_at",  # by lead: a place or OFF_MAP
        "leads_waiting",  # leads that could not be moved, to be offered at the end of the turn
        "lily",
        "lineup",  # the suspects in play, most likely first
        "memories",  # memory cards of Raymond's that the seat holds
        "memory_rest",  # by memory: the day until which it sleeps
        "money",  # Rachel's, in thousands
        "mood",  # Louis's
        "murder",
        "next_turn_time",  # Time to be gained or lost at the start of the next turn
        "npc_at",  # by NPC: where an event has put him, or OFF_MAP
        "npc_gone",  # by NPC: 1 eliminated (found, at peace)
        "once",  # what has been used this turn; places entered when moves cost more or less
        "pile_marker",
        "piles",  # by pile: puzzle pieces in no order
        "pin_place",  # by suspect: where a specific event holds him, or OFF_MAP
        "pin_time",  # by suspect: the Time still to be paid to move him on
        "place",
        "plot",
        "plot_line",  # start card, crossroads + or crossroads -
        "plots_used",  # bits by plot
        "pool",  # evidence tokens in no order
        "recalled",  # hands seen: [owner, day, cards...]
        "sanity",  # Caprice's
        "scene",
        "scene_marker",  # the seat whose hero marker lies on the scene of the crime
        "seats",
        "specific",  # the murder-specific event, face down until revealed
        "specific_shown",
        "stalled",  # 1: Rachel's car is broken down
        "time",
        "trauma",
        "turn",  # the active seat, NOBODY between turns
        "turns_left",  # seats still to have their turn this round
        "twilight",  # -4 light to +4 dark
        "warrants",  # places
    )

    DERIVED: ClassVar[tuple[str, ...]] = ("active",)

    def __init__(self) -> None:
        super().__init__()
        self.active: Active | None = None
        self.seats = 0
        self.detective: list[int] = []
        self.murder = 0
        self.scene = 0
        self.scene_marker = 0
        self.first_player = 0
        self.culprit = NOBODY
        self.day = 1
        self.last_day = DAYS
        self.free_jump = 0
        self.handicap = [0] * len(DETECTIVES)
        self.turn = NOBODY
        self.turns_left: list[int] = []
        self.time = 0
        self.lily = 0
        self.jimmy = 0
        self.lineup: list[int] = []
        self.alive = [0] * 6
        self.dead = [0] * 6
        self.hits = [0] * 6
        self.alibis = [0] * 6
        self.files: list[tuple[int, ...]] = [()] * 18
        self.pool: list[int] = []
        self.lead_at = [OFF_MAP] * LEADS
        self.leads_waiting: list[int] = []
        self.pin_place = [OFF_MAP] * 6
        self.pin_time = [0] * 6
        self.place: list[int] = []
        self.twilight: list[int] = []
        self.favors: list[tuple[int, ...]] = []
        self.favor_bank: list[int] = []
        self.trauma: list[int] = []
        self.haas: list[int] = []
        self.jinteki: list[int] = []
        self.conspiracy: list[int] = []
        self.dropship: list[int] = []
        self.warrants: list[tuple[int, ...]] = []
        self.abilities_used: list[int] = []
        self.next_turn_time: list[int] = []
        self.once: list[int] = []
        self.hands: list[tuple[int, ...]] = []
        self.known: list[tuple[int, ...]] = []
        self.bags: list[tuple[int, ...]] = [()] * 10
        self.discards: list[tuple[int, ...]] = [()] * 10
        self.in_play: list[tuple[int, ...]] = []
        self.in_play_data: list[tuple[int, ...]] = []
        self.memories: list[tuple[int, ...]] = []
        self.memory_rest = [0] * 4
        self.recalled: list[tuple[tuple[int, ...], ...]] = []
        self.guilty: list[int] = []
        self.innocent: list[int] = []
        self.plot: list[int] = []
        self.plot_line: list[int] = []
        self.plots_used: list[int] = []
        self.good: list[int] = []
        self.bad: list[int] = []
        self.endings: list[tuple[int, ...]] = []
        self.sanity = 0
        self.directives = [0, 0, 0]
        self.mood = 0
        self.money = 0
        self.stalled = 0
        self.npc_gone = [0] * 15
        self.npc_at = [OFF_MAP] * 15
        self.board = [-1] * CELLS
        self.piles: list[tuple[int, ...]] = [(), (), ()]
        self.pile_marker: list[int] = []
        self.event_bag: list[int] = []
        self.event_track = [-1, -1]
        self.event_over = [0, 0, 0]
        self.event_used = [0, 0, 0]
        self.specific = -1
        self.specific_shown = 0

    def clone(self) -> AndroidState:
        other = AndroidState.__new__(AndroidState)
        self.copy_machine_to(other)
        other.active = self.active
        other.culprit = self.culprit
        other.day = self.day
        other.first_player = self.first_player
        other.free_jump = self.free_jump
        other.jimmy = self.jimmy
        other.last_day = self.last_day
        other.lily = self.lily
        other.money = self.money
        other.mood = self.mood
        other.murder = self.murder
        other.sanity = self.sanity
        other.scene = self.scene
        other.scene_marker = self.scene_marker
        other.seats = self.seats
        other.specific = self.specific
        other.specific_shown = self.specific_shown
        other.stalled = self.stalled
        other.time = self.time
        other.turn = self.turn
        other.abilities_used = self.abilities_used.copy()
        other.alibis = self.alibis.copy()
        other.alive = self.alive.copy()
        other.bad = self.bad.copy()
        other.board = self.board.copy()
        other.conspiracy = self.conspiracy.copy()
        other.dead = self.dead.copy()
        other.detective = self.detective.copy()
        other.directives = self.directives.copy()
        other.dropship = self.dropship.copy()
        other.event_bag = self.event_bag.copy()
        other.event_over = self.event_over.copy()
        other.event_track = self.event_track.copy()
        other.event_used = self.event_used.copy()
        other.favor_bank = self.favor_bank.copy()
        other.good = self.good.copy()
        other.guilty = self.guilty.copy()
        other.haas = self.haas.copy()
        other.handicap = self.handicap.copy()
        other.hits = self.hits.copy()
        other.innocent = self.innocent.copy()
        other.jinteki = self.jinteki.copy()
        other.lead_at = self.lead_at.copy()
        other.leads_waiting = self.leads_waiting.copy()
        other.lineup = self.lineup.copy()
        other.memory_rest = self.memory_rest.copy()
        other.next_turn_time = self.next_turn_time.copy()
        other.npc_at = self.npc_at.copy()
        other.npc_gone = self.npc_gone.copy()
        other.once = self.once.copy()
        other.pile_marker = self.pile_marker.copy()
        other.pin_place = self.pin_place.copy()
        other.pin_time = self.pin_time.copy()
        other.place = self.place.copy()
        other.plot = self.plot.copy()
        other.plot_line = self.plot_line.copy()
        other.plots_used = self.plots_used.copy()
        other.pool = self.pool.copy()
        other.trauma = self.trauma.copy()
        other.turns_left = self.turns_left.copy()
        other.twilight = self.twilight.copy()
        other.files = self.files.copy()
        other.favors = self.favors.copy()
        other.warrants = self.warrants.copy()
        other.hands = self.hands.copy()
        other.known = self.known.copy()
        other.bags = self.bags.copy()
        other.discards = self.discards.copy()
        other.in_play = self.in_play.copy()
        other.in_play_data = self.in_play_data.copy()
        other.memories = self.memories.copy()
        other.recalled = self.recalled.copy()
        other.endings = self.endings.copy()
        other.piles = self.piles.copy()
        return other


def token_of(entry: int) -> int:
    return entry & TOKEN_MASK


def is_face_up(entry: int) -> bool:
    return bool(entry & FACE_UP)


def seen_by(entry: int, seat: int) -> bool:
    return bool(entry >> SEEN_SHIFT & 1 << seat)


def mark_seen(entry: int, seat: int) -> int:
    return entry | 1 << (SEEN_SHIFT + seat)
