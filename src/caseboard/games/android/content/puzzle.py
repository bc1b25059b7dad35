"""The conspiracy puzzle: pieces, groups, placing and links (Uncovering the Conspiracy).

The puzzle area is five by five; cell 0 is its upper left corner, cell 12 its center, where the
conspiracy itself is fixed. A board is a sequence of 25 ints: EMPTY, or piece * 4 + rotation, with
rotation in clockwise quarter turns. Sides are numbered north, east, south, west from 0 to 3.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from caseboard.core.wording import signed
from caseboard.games.android.content.suspects import LeadKind

NORTH, EAST, SOUTH, WEST = range(4)
SIZE: Final = 5
CELLS: Final = SIZE * SIZE
CENTRE: Final = CELLS // 2
EMPTY: Final = -1


class Pile(IntEnum):
    """The piles from the least to the most valuable."""

    SHIFT = 0
    FAVOR = 1
    BAGGAGE = 2


class BonusKind(IntEnum):
    MOVE_LEAD = 0
    PLACE_HIT = 1
    BONUS_PIECE = 2


class Badge(IntEnum):
    """The company whose emblem a piece carries; the emblem sits on the piece's first line."""

    NONE = 0
    HAAS = 1
    JINTEKI = 2


class Payoff(IntEnum):
    """What a group's links make more or less valuable when the case is closed."""

    CORP = 0
    POLITICAL = 1
    SOCIETY = 2
    STREET = 3
    SAD_ENDING = 4
    HAPPY_ENDING = 5
    TRAUMA = 6
    GUILTY_HUNCH = 7
    INNOCENT_HUNCH = 8
    CONSPIRACY = 9
    HAAS = 10
    JINTEKI = 11


_PAYOFF_NAMES: Final[dict[Payoff, str]] = {
    Payoff.CORP: "corp favor",
    Payoff.POLITICAL: "political favor",
    Payoff.SOCIETY: "society favor",
    Payoff.STREET: "street favor",
    Payoff.SAD_ENDING: "sad ending",
    Payoff.HAPPY_ENDING: "happy ending",
    Payoff.TRAUMA: "trauma",
    Payoff.GUILTY_HUNCH: "correct guilty hunch",
    Payoff.INNOCENT_HUNCH: "correct innocent hunch",
    Payoff.CONSPIRACY: "conspiracy token",
    Payoff.HAAS: "Haas token",
    Payoff.JINTEKI: "Jinteki token",
}


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus printed on a piece, with the kind of lead or the pile that it shows."""

    kind: BonusKind
    lead: LeadKind | None = None
    pile: Pile | None = None

    @property
    def text(self) -> str:
        """What whoever lays the piece may do."""
        if self.lead is not None:
            return f"move a {self.lead.name.lower()} lead"
        if self.pile is not None:
            return f"draw and place a {self.pile.name.lower()} piece"
        return "place a hit"


@dataclass(frozen=True, slots=True)
class Piece:
    """A puzzle piece; each of its links is one line, given by the sides that it joins.

    A side in no link has no line; a link of a single side is a dead end.
    """

    key: str
    pile: Pile
    links: tuple[tuple[int, ...], ...]
    bonus: tuple[Bonus, ...] = ()
    badge: Badge = Badge.NONE


@dataclass(frozen=True, slots=True)
class Group:
    """A group that may be behind it all, and the border edges (cell, side) where its lines end.

    Haas-Bioroid and Jinteki have no edges: their lines end at the emblems on two pieces.
    """

    key: str
    name: str
    about: str
    pays: Payoff
    amount: int
    edges: tuple[tuple[int, int], ...] = ()

    @property
    def text(self) -> str:
        return f"Each {_PAYOFF_NAMES[self.pays]}: {signed(self.amount)} VP per link."


def _lead(kind: LeadKind) -> Bonus:
    return Bonus(BonusKind.MOVE_LEAD, lead=kind)


def _piece(pile: Pile) -> Bonus:
    return Bonus(BonusKind.BONUS_PIECE, pile=pile)


_HIT = Bonus(BonusKind.PLACE_HIT)
_TESTIMONY, _PHYSICAL, _DOCUMENT = LeadKind
_SHIFT, _FAVOR, _BAGGAGE = Pile

_STRAIGHT = ((NORTH, SOUTH),)
_BEND = ((NORTH, EAST),)
_FORK = ((NORTH, EAST, WEST),)
_JUNCTION = ((NORTH, EAST, SOUTH, WEST),)
_BRIDGE = ((NORTH, SOUTH), (EAST, WEST))
_TWO_BENDS = ((NORTH, EAST), (SOUTH, WEST))
_STRAIGHT_AND_ENDS = ((NORTH, SOUTH), (EAST,), (WEST,))
_BEND_AND_END = ((NORTH, EAST), (SOUTH,))
_FORK_AND_END = ((NORTH, EAST, WEST), (SOUTH,))

PIECES: Final[tuple[Piece, ...]] = (
    Piece("shift-1", _SHIFT, _STRAIGHT),
    Piece("shift-2", _SHIFT, _BEND),
    Piece("shift-3", _SHIFT, _BRIDGE),
    Piece("shift-4", _SHIFT, _TWO_BENDS),
    Piece("shift-5", _SHIFT, _FORK),
    Piece("shift-6", _SHIFT, _STRAIGHT, (_lead(_TESTIMONY),)),
    Piece("shift-7", _SHIFT, _BEND_AND_END, (_lead(_PHYSICAL),)),
    Piece("shift-8", _SHIFT, _BEND),
    Piece("favor-1", _FAVOR, _BRIDGE),
    Piece("favor-2", _FAVOR, _TWO_BENDS),
    Piece("favor-3", _FAVOR, _STRAIGHT),
    Piece("favor-4", _FAVOR, _FORK_AND_END),
    Piece("favor-5", _FAVOR, _BRIDGE, (_lead(_DOCUMENT),)),
    Piece("favor-6", _FAVOR, _STRAIGHT_AND_ENDS, (_HIT,)),
    Piece("favor-7", _FAVOR, _BEND, (_piece(_SHIFT),)),
    Piece("favor-8", _FAVOR, _TWO_BENDS, (_lead(_TESTIMONY),)),
    Piece("baggage-1", _BAGGAGE, _FORK, badge=Badge.HAAS),
    Piece("baggage-2", _BAGGAGE, _FORK, badge=Badge.JINTEKI),
    Piece("baggage-3", _BAGGAGE, _JUNCTION),
    Piece("baggage-4", _BAGGAGE, _BRIDGE, (_HIT,)),
    Piece("baggage-5", _BAGGAGE, _FORK, (_HIT,)),
    Piece("baggage-6", _BAGGAGE, _FORK_AND_END, (_piece(_FAVOR),)),
    Piece("baggage-7", _BAGGAGE, _TWO_BENDS, (_lead(_PHYSICAL), _lead(_DOCUMENT))),
    Piece("baggage-8", _BAGGAGE, _BRIDGE, (_piece(_SHIFT), _lead(_TESTIMONY))),
)

PIECE: Final[dict[str, int]] = {piece.key: i for i, piece in enumerate(PIECES)}
PILES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(i for i, piece in enumerate(PIECES) if piece.pile is pile) for pile in Pile
)
CONSPIRACY: Final = len(PIECES)
"""The index of the fixed center piece: a line ends at each of its four sides."""

GROUPS: Final[tuple[Group, ...]] = (
    Group(
        "human-first",
        "Human First",
        "They carry sledgehammers, and remember who let them through the door.",
        Payoff.STREET,
        1,
        ((0, NORTH), (1, NORTH)),
    ),
    Group(
        "sunrise-hour",
        "The Sunrise Hour",
        "The city's favorite breakfast show can make a hero of anyone who does as it asks.",
        Payoff.HAPPY_ENDING,
        1,
        ((2, NORTH), (3, NORTH)),
    ),
    Group(
        "tri-maf",
        "The Tri-Maf",
        "Old debts are sold on, and the new owners break both legs.",
        Payoff.TRAUMA,
        -1,
        ((4, NORTH), (4, EAST)),
    ),
    Group(
        "commissioner-dawn",
        "Commissioner Dawn",
        "If the order came from her own floor, then the one in the dock is only the one she gave "
        "us.",
        Payoff.GUILTY_HUNCH,
        -2,
        ((9, EAST), (14, EAST)),
    ),
    Group(
        "mayor-wells",
        "Mayor Wells",
        "He shakes every hand in New Angeles and counts his fingers afterward.",
        Payoff.POLITICAL,
        1,
        ((19, EAST), (24, EAST)),
    ),
    Group(
        "argent-circle",
        "The Argent Circle",
        "One is not invited to join. One is noticed, and after that one is always noticed.",
        Payoff.SOCIETY,
        1,
        ((24, SOUTH), (23, SOUTH)),
    ),
    Group(
        "cardinal-reese",
        "Cardinal Reese",
        "He forgives everything and forgets nothing, least of all what you did to your own.",
        Payoff.SAD_ENDING,
        -1,
        ((22, SOUTH), (21, SOUTH)),
    ),
    Group(
        "liberty-society",
        "The Liberty Society",
        "Its lawyers stand up for anyone who cannot, and this time a client has been framed.",
        Payoff.INNOCENT_HUNCH,
        1,
        ((20, SOUTH), (20, WEST)),
    ),
    Group(
        "quiet-desk",
        "The Quiet Desk",
        "An office without a door plate. Whoever finds it can name a price for not having done so.",
        Payoff.CONSPIRACY,
        1,
        ((15, WEST), (10, WEST)),
    ),
    Group(
        "melange-board",
        "The Melange Board",
        "The people who own the fuel, meeting in a room that is on no plan of the building.",
        Payoff.CORP,
        1,
        ((5, WEST), (0, WEST)),
    ),
    Group(
        "haas-bioroid",
        "Haas-Bioroid",
        "Minds built to order, and one order that bears no signature.",
        Payoff.HAAS,
        1,
    ),
    Group(
        "jinteki",
        "Jinteki",
        "People grown to order, and one who was never entered in the ledger.",
        Payoff.JINTEKI,
        1,
    ),
)

GROUP: Final[dict[str, int]] = {group.key: i for i, group in enumerate(GROUPS)}


def laid(piece: int, rotation: int) -> int:
    """What a board cell holds when a piece lies there."""
    return piece * 4 + rotation


START_BOARD: Final[tuple[int, ...]] = tuple(
    laid(CONSPIRACY, 0) if cell == CENTRE else EMPTY for cell in range(CELLS)
)


def rotated(piece: Piece, quarter_turns: int) -> Piece:
    """The piece turned clockwise; its first line stays first."""
    return replace(
        piece,
        links=tuple(
            tuple(sorted((side + quarter_turns) % 4 for side in link)) for link in piece.links
        ),
    )


def _mask(sides: Sequence[int]) -> int:
    return sum(1 << side for side in sides)


def _neighbour(cell: int, side: int) -> int:
    """The cell across a side, or EMPTY where the side lies on the border."""
    row, column = divmod(cell, SIZE)
    row += (side == SOUTH) - (side == NORTH)
    column += (side == EAST) - (side == WEST)
    inside = 0 <= row < SIZE and 0 <= column < SIZE
    return row * SIZE + column if inside else EMPTY


_TURNED: Final = tuple(rotated(piece, turns) for piece in PIECES for turns in range(4))
_SIDES_IN: Final = tuple(tuple(side for side in range(4) if mask >> side & 1) for mask in range(16))

# Per board value: sides with a line, and per side of entry the sides that its line joins.
_LINES: Final[tuple[int, ...]] = (
    *(_mask([side for link in piece.links for side in link]) for piece in _TURNED),
    _mask(range(4)),
)
_JOINED: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(next((_mask(link) for link in piece.links if side in link), 0) for side in range(4))
    for piece in _TURNED
)
_EMBLEM_GROUP: Final[dict[Badge, int]] = {
    Badge.HAAS: GROUP["haas-bioroid"],
    Badge.JINTEKI: GROUP["jinteki"],
}
# Per board value: the group of its emblem and the sides that lead to it.
_EMBLEM: Final[dict[int, tuple[int, int]]] = {
    value: (_EMBLEM_GROUP[piece.badge], _mask(piece.links[0]))
    for value, piece in enumerate(_TURNED)
    if piece.badge in _EMBLEM_GROUP
}

_ACROSS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_neighbour(cell, side) for side in range(4)) for cell in range(CELLS)
)
_NEIGHBOURS: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = tuple(
    tuple((across, 1 << side, 1 << (side ^ 2)) for side, across in enumerate(sides) if across >= 0)
    for sides in _ACROSS
)
_EDGE_GROUP: Final[dict[tuple[int, int], int]] = {
    edge: i for i, group in enumerate(GROUPS) for edge in group.edges
}

_ROWS: Final = tuple(tuple(range(start, start + SIZE)) for start in range(0, CELLS, SIZE))
LINES_OF_FIVE: Final[tuple[tuple[int, ...], ...]] = (
    *_ROWS,
    *zip(*_ROWS, strict=True),
    tuple(range(0, CELLS, SIZE + 1)),
    tuple(range(SIZE - 1, CELLS - 1, SIZE - 1)),
)
_OTHERS_IN_LINE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(other for other in line if other != cell) for line in LINES_OF_FIVE if cell in line)
    for cell in range(CELLS)
)


def _distinct_rotations(piece: int) -> tuple[int, ...]:
    seen: set[tuple[frozenset[tuple[int, ...]], int]] = set()
    rotations = []
    for rotation in range(4):
        value = laid(piece, rotation)
        look = (frozenset(_TURNED[value].links), _EMBLEM.get(value, (0, 0))[1])
        if look not in seen:
            seen.add(look)
            rotations.append(rotation)
    return tuple(rotations)


ROTATIONS: Final[tuple[tuple[int, ...], ...]] = tuple(map(_distinct_rotations, range(len(PIECES))))
"""Per piece, the rotations that look different."""

# Per board value: the sides where a line goes on to another side or to an emblem (A30).
_EXTENDING: Final[tuple[int, ...]] = tuple(
    _mask([side for link in piece.links if len(link) > 1 for side in link])
    | _EMBLEM.get(value, (0, 0))[1]
    for value, piece in enumerate(_TURNED)
)
# [piece][sides where a neighbour's line waits] -> rotations that extend at least one of them.
_FITTING: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(rotation for rotation in rotations if _EXTENDING[laid(piece, rotation)] & waiting)
        for waiting in range(16)
    )
    for piece, rotations in enumerate(ROTATIONS)
)


def legal_placements(board: Sequence[int], piece: int) -> tuple[tuple[int, int], ...]:
    """The (cell, rotation) pairs that extend a line of a placed piece (Revealing Information; A30).

    Rotations that look the same are offered once.
    """
    fitting = _FITTING[piece]
    placements = []
    for cell, held in enumerate(board):
        if held >= 0:
            continue
        waiting = 0
        for across, here, there in _NEIGHBOURS[cell]:
            value = board[across]
            if value >= 0 and _LINES[value] & there:
                waiting |= here
        if waiting:
            placements.extend([(cell, rotation) for rotation in fitting[waiting]])
    return tuple(placements)


def completed_lines(board_before: Sequence[int], cell: int) -> int:
    """How many rows, columns and center diagonals of five a piece in this empty cell completes."""
    completed = 0
    for others in _OTHERS_IN_LINE[cell]:
        for other in others:
            if board_before[other] < 0:
                break
        else:
            completed += 1
    return completed


def _reached(board: Sequence[int], side: int) -> set[int]:
    """The groups that an unbroken line joins to one side of the conspiracy."""
    reached = set()
    seen = [0] * CELLS
    ahead = [(_ACROSS[CENTRE][side], side ^ 2)]
    while ahead:
        cell, entry = ahead.pop()
        value = board[cell]
        if value < 0 or cell == CENTRE or seen[cell] >> entry & 1:
            continue
        line = _JOINED[value][entry]
        seen[cell] |= line
        if value in _EMBLEM:
            group, sides = _EMBLEM[value]
            if line & sides:
                reached.add(group)
        for way in _SIDES_IN[line]:
            across = _ACROSS[cell][way]
            if across < 0:
                reached.add(_EDGE_GROUP[cell, way])
            elif way != entry:
                ahead.append((across, way ^ 2))
    return reached


def links(board: Sequence[int]) -> dict[int, int]:
    """Per group, the number of sides of the conspiracy joined to it (Links to the Conspiracy)."""
    count = dict.fromkeys(range(len(GROUPS)), 0)
    for side in range(4):
        for group in _reached(board, side):
            count[group] += 1
    return count
