"""Everything on the table of Voices in My Head, as flat lists of ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from caseboard.core.state import State
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.markers import Colour, kinds
from caseboard.games.voices.content.tokens import INFLUENCE_FACES

KINDS: Final = tuple(kind for colour in Colour for kind in kinds(colour))
"""By marker: what is printed on it."""

MARKERS: Final = len(KINDS)
MARKERS_PER_COLOUR: Final = MARKERS // len(Colour)
VALUES: Final = tuple(kind.value for kind in KINDS)

UNUSED: Final = 5
DESTROYED: Final = 6
ABSENT: Final = 7
"""Where a marker is, if not in a region: with its owner, facedown, or not in this game."""

NOBODY: Final = -1
NO_CARD: Final = -1
NO_JUROR: Final = -1
NO_REGION: Final = -1
NO_MARKER: Final = -1


# Else a compiled class runs ``__init__`` in ``__new__``, and a copy cannot be made without it.
@mypyc_attr(allow_interpreted_subclasses=True)
class VoicesState(State):
    """One game of Voices in My Head.

    A marker is its color times eight plus its number; an influence token is its number among the
    thirty, which fixes its face, so token numbers never leave the state. Lists are by seat unless
    their comment says otherwise.
    """

    __slots__ = (
        "advanced_roles",  # 1: roles were dealt by set-up icon
        "cancelled_guilty",  # at the end of trial
        "colour_owner",  # by colour: its seat or NOBODY
        "first_player",
        "guilty",  # by juror
        "hands",  # strategy cards
        "holding",  # influence tokens in the hand of the looker
        "influence",  # by juror: stack of influence tokens, newest last
        "influence_discard",
        "influence_pile",  # unused tokens in no order
        "innocent",  # by juror
        "kept",  # trial cards that wait in front of a player: [seat, card, fate of the token]
        "looker",  # the seat that looks at tokens now, or NOBODY
        "looking",  # influence tokens on jurors that the looker sees now
        "marker_abilities",  # 1: the optional rule is used
        "memory_aid",  # 1: tokens stay visible to whoever has seen them
        "place",  # by marker: region, UNUSED, DESTROYED or ABSENT
        "playing",  # strategy cards being resolved, the latest last
        "prosecutor",
        "read_abilities",  # how many abilities of the side being read are known to all
        "read_side",  # 0: only the icons of the trial card are known; 1: front; 2: back
        "roles",
        "round",  # 1 to 8
        "seats",
        "seen",  # by influence token: bits of the seats that have seen it, with the memory aid
        "stage",  # 1 or 2: of the trial cards that are being played
        "story",
        "strategy_deck",  # in no order
        "strategy_discard",  # faceup, newest last
        "trial_box",  # trial cards out of the game unseen by the personas
        "trial_cards",  # the prosecutor's: two open ones and the deck's top; the chosen one is out
        "trial_chosen",  # the card in the middle of the screen, or NO_CARD
        "trial_deck",  # in no order, below the top card
        "trial_discard",  # resolved, in order
        "turns_taken",  # bits of the seats that have had their turn this round
        "verdict",  # 1 once roles and influence are revealed
        "x",  # by marker: micrometres in its platform's frame
        "y",
    )

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.advanced_roles = 0
        self.marker_abilities = 0
        self.memory_aid = 0
        self.prosecutor = 0
        self.roles: list[int] = []
        self.stage = 0
        self.story = 0
        self.round = 1
        self.first_player = 0
        self.turns_taken = 0
        self.verdict = 0
        self.cancelled_guilty = 0
        self.colour_owner = [NOBODY] * len(Colour)
        self.place = [ABSENT] * MARKERS
        self.x = [0] * MARKERS
        self.y = [0] * MARKERS
        self.guilty = [0] * len(JurorType)
        self.innocent = [0] * len(JurorType)
        self.influence: list[tuple[int, ...]] = [()] * len(JurorType)
        self.influence_pile = list(range(len(INFLUENCE_FACES)))
        self.influence_discard: list[int] = []
        self.holding: list[int] = []
        self.looking: list[int] = []
        self.looker = NOBODY
        self.seen = [0] * len(INFLUENCE_FACES)
        self.hands: list[tuple[int, ...]] = []
        self.strategy_deck: list[int] = []
        self.strategy_discard: list[int] = []
        self.playing: list[int] = []
        self.trial_deck: list[int] = []
        self.trial_cards: list[int] = []
        self.trial_chosen = NO_CARD
        self.trial_discard: list[int] = []
        self.trial_box: list[int] = []
        self.read_side = 0
        self.read_abilities = 0
        self.kept: list[tuple[int, ...]] = []

    def clone(self) -> VoicesState:
        other = VoicesState.__new__(VoicesState)
        self.copy_machine_to(other)
        other.seats = self.seats
        other.advanced_roles = self.advanced_roles
        other.marker_abilities = self.marker_abilities
        other.memory_aid = self.memory_aid
        other.prosecutor = self.prosecutor
        other.roles = self.roles[:]
        other.stage = self.stage
        other.story = self.story
        other.round = self.round
        other.first_player = self.first_player
        other.turns_taken = self.turns_taken
        other.verdict = self.verdict
        other.cancelled_guilty = self.cancelled_guilty
        other.colour_owner = self.colour_owner[:]
        other.place = self.place[:]
        other.x = self.x[:]
        other.y = self.y[:]
        other.guilty = self.guilty[:]
        other.innocent = self.innocent[:]
        other.influence = self.influence[:]
        other.influence_pile = self.influence_pile[:]
        other.influence_discard = self.influence_discard[:]
        other.holding = self.holding[:]
        other.looking = self.looking[:]
        other.looker = self.looker
        other.seen = self.seen[:]
        other.hands = self.hands[:]
        other.strategy_deck = self.strategy_deck[:]
        other.strategy_discard = self.strategy_discard[:]
        other.playing = self.playing[:]
        other.trial_deck = self.trial_deck[:]
        other.trial_cards = self.trial_cards[:]
        other.trial_chosen = self.trial_chosen
        other.trial_discard = self.trial_discard[:]
        other.trial_box = self.trial_box[:]
        other.read_side = self.read_side
        other.read_abilities = self.read_abilities
        other.kept = self.kept[:]
        return other

    def owner(self, marker: int) -> int:
        """The seat that a marker belongs to."""
        return self.colour_owner[marker // MARKERS_PER_COLOUR]

    def personas(self) -> list[int]:
        """Every seat but the prosecutor's, clockwise from seat 0."""
        return [seat for seat in range(self.seats) if seat != self.prosecutor]

    def clockwise_from_first(self) -> list[int]:
        """All seats in the order in which they take their turns."""
        return [(self.first_player + turn) % self.seats for turn in range(self.seats)]
