"""The conspiracy puzzle (Uncovering the Conspiracy; Closing the Case)."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from caseboard.games.android.content.puzzle import (
    CELLS,
    CENTRE,
    CONSPIRACY,
    EAST,
    EMPTY,
    GROUP,
    GROUPS,
    LINES_OF_FIVE,
    NORTH,
    PIECE,
    PIECES,
    PILES,
    ROTATIONS,
    SOUTH,
    START_BOARD,
    WEST,
    Badge,
    BonusKind,
    Payoff,
    Piece,
    Pile,
    completed_lines,
    laid,
    legal_placements,
    links,
    rotated,
)
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import LeadKind

Moves = Sequence[tuple[str, int, int]]

# Links to the Conspiracy: one link to Human First, two to Jinteki.
EXAMPLE_OF_LINKS: Moves = (
    ("baggage-3", 11, 0),
    ("shift-6", 7, 0),
    ("baggage-7", 17, 1),
    ("favor-2", 2, 0),
    ("shift-8", 1, 0),
    ("baggage-2", 16, 1),
)
# Example of Scoring: Jinteki and Cardinal Reese two links each, Human First and Haas-Bioroid one;
# Raymond and Rachel hold one conspiracy token each.
EXAMPLE_OF_SCORING: Moves = (
    ("favor-6", 13, 1),
    ("baggage-6", 11, 2),
    ("favor-8", 6, 1),
    ("favor-3", 8, 0),
    ("favor-2", 1, 0),
    ("shift-4", 18, 0),
    ("baggage-2", 16, 1),
    ("shift-8", 17, 3),
    ("shift-1", 21, 0),
    ("shift-7", 23, 0),
    ("baggage-1", 7, 3),
    ("favor-5", 19, 0),
    ("shift-2", 2, 2),
    ("shift-5", 0, 1),
    ("favor-7", 24, 3),
)

STEP = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}


def played(moves: Moves) -> tuple[list[int], int]:
    """The board after legal placements, and the lines of five completed on the way."""
    board, completed = list(START_BOARD), 0
    for key, cell, rotation in moves:
        piece = PIECE[key]
        assert (cell, rotation) in legal_placements(board, piece), key
        completed += completed_lines(board, cell)
        board[cell] = laid(piece, rotation)
    return board, completed


def linked(board: Sequence[int]) -> dict[str, int]:
    return {GROUPS[group].key: count for group, count in links(board).items() if count}


def across(cell: int, side: int) -> int | None:
    row, column = divmod(cell, 5)
    row, column = row + STEP[side][0], column + STEP[side][1]
    return row * 5 + column if 0 <= row < 5 and 0 <= column < 5 else None


def turned(value: int) -> Piece:
    return rotated(PIECES[value // 4], value % 4)


def ports(value: int) -> set[int]:
    return set(range(4)) if value // 4 == CONSPIRACY else set().union(*turned(value).links)


def links_by_spreading(board: Sequence[int]) -> dict[str, int]:
    """Links found another way: line ends merge into nets until nothing changes."""
    net = {(cell, side): (cell, side) for cell in range(CELLS) for side in range(4)}

    def merge(a: tuple[int, int], b: tuple[int, int]) -> None:
        old, new = net[b], net[a]
        for end, name in net.items():
            if name == old:
                net[end] = new

    emblems = {}
    for cell, value in enumerate(board):
        if value == EMPTY:
            continue
        for side in ports(value):
            other = across(cell, side)
            if other is not None and board[other] != EMPTY and side ^ 2 in ports(board[other]):
                merge((cell, side), (other, side ^ 2))
        if cell == CENTRE:
            continue
        piece = turned(value)
        for link in piece.links:
            for side in link[1:]:
                merge((cell, link[0]), (cell, side))
        if piece.badge:
            emblems[piece.badge] = (cell, piece.links[0][0])
    ends = {group.key: list(group.edges) for group in GROUPS}
    for badge, key in ((Badge.HAAS, "haas-bioroid"), (Badge.JINTEKI, "jinteki")):
        ends[key] = [emblems[badge]] if badge in emblems else []
    return {
        key: count
        for key, places in ends.items()
        if (
            count := sum(
                any(
                    board[cell] != EMPTY
                    and side in ports(board[cell])
                    and net[cell, side] == net[CENTRE, out]
                    for cell, side in places
                )
                for out in range(4)
            )
        )
    }


def test_eight_pieces_in_each_of_three_piles() -> None:
    assert [len(pile) for pile in PILES] == [8, 8, 8]
    assert len(PIECES) == len(PIECE) == 24
    assert all(PIECES[i].pile is pile for pile in Pile for i in PILES[pile])


def test_no_side_of_a_piece_has_two_lines() -> None:
    for piece in PIECES:
        sides = [side for link in piece.links for side in link]
        assert len(sides) == len(set(sides)) >= 2
        assert set(sides) <= set(range(4))


def test_exactly_one_haas_and_one_jinteki_piece() -> None:
    badges = Counter(piece.badge for piece in PIECES)
    assert (badges[Badge.HAAS], badges[Badge.JINTEKI]) == (1, 1)


def test_more_valuable_piles_carry_bonuses_more_often() -> None:
    with_bonus = [
        sum(bool(PIECES[i].bonus or PIECES[i].badge) for i in PILES[pile]) for pile in Pile
    ]
    assert with_bonus == [2, 4, 7]


def test_every_bonus_is_printed_somewhere_and_shows_what_it_needs() -> None:
    bonuses = [bonus for piece in PIECES for bonus in piece.bonus]
    assert {bonus.kind for bonus in bonuses} == set(BonusKind)
    assert {bonus.lead for bonus in bonuses} - {None} == set(LeadKind)
    for bonus in bonuses:
        assert (bonus.lead is not None) == (bonus.kind is BonusKind.MOVE_LEAD)
        assert (bonus.pile is not None) == (bonus.kind is BonusKind.BONUS_PIECE)


def test_groups_share_out_the_whole_border() -> None:
    border = {
        (cell, side) for cell in range(CELLS) for side in range(4) if across(cell, side) is None
    }
    edges = [edge for group in GROUPS for edge in group.edges]
    assert len(edges) == 20
    assert set(edges) == border


@pytest.mark.parametrize(
    ("key", "pays", "amount"),
    [
        ("mayor-wells", Payoff.POLITICAL, 1),
        ("human-first", Payoff.STREET, 1),
        ("cardinal-reese", Payoff.SAD_ENDING, -1),
        ("haas-bioroid", Payoff.HAAS, 1),
        ("jinteki", Payoff.JINTEKI, 1),
    ],
)
def test_known_groups_pay_as_printed(key: str, pays: Payoff, amount: int) -> None:
    group = GROUPS[GROUP[key]]
    assert (group.pays, group.amount) == (pays, amount)


def test_every_payoff_belongs_to_one_group_and_some_go_down() -> None:
    assert sorted(group.pays for group in GROUPS) == list(Payoff)
    assert {group.amount > 0 for group in GROUPS} == {True, False}


def test_favor_payoffs_are_numbered_like_favor_kinds() -> None:
    assert [Payoff(kind).name for kind in FavorKind] == [kind.name for kind in FavorKind]


def test_a_groups_text_says_what_it_pays() -> None:
    assert GROUPS[GROUP["mayor-wells"]].text == "Each political favor: +1 VP per link."
    assert GROUPS[GROUP["cardinal-reese"]].text == "Each sad ending: −1 VP per link."


@pytest.mark.parametrize("piece", PIECES, ids=list(PIECE))
def test_four_quarter_turns_bring_a_piece_back(piece: Piece) -> None:
    upright = rotated(piece, 0)
    assert rotated(rotated(piece, 3), 1) == rotated(piece, 4) == upright
    assert rotated(piece, 1).links[0] == tuple(sorted((side + 1) % 4 for side in piece.links[0]))


def test_rotations_that_look_the_same_are_offered_once() -> None:
    assert ROTATIONS[PIECE["shift-3"]] == (0,)
    assert ROTATIONS[PIECE["shift-1"]] == (0, 1)
    assert ROTATIONS[PIECE["shift-4"]] == (0, 1)
    assert ROTATIONS[PIECE["shift-2"]] == (0, 1, 2, 3)
    assert ROTATIONS[PIECE["baggage-3"]] == (0,)


def test_the_first_piece_grows_from_the_conspiracy() -> None:
    bridge = legal_placements(START_BOARD, PIECE["shift-3"])
    assert bridge == ((7, 0), (11, 0), (13, 0), (17, 0))
    straight = legal_placements(START_BOARD, PIECE["shift-1"])
    assert straight == ((7, 0), (11, 1), (13, 1), (17, 0))


def test_a_piece_must_extend_a_line_and_may_dead_end_others() -> None:
    board, _ = played([("shift-1", 7, 0)])
    placements = legal_placements(board, PIECE["shift-2"])
    cells = {cell for cell, _ in placements}
    assert cells == {2, 11, 13, 17}
    assert {rotation for cell, rotation in placements if cell == 2} == {1, 2}
    board, _ = played([("shift-3", 7, 0), ("shift-3", 11, 0)])
    at_the_corner = {r for cell, r in legal_placements(board, PIECE["shift-2"]) if cell == 6}
    assert at_the_corner == {0, 1, 2}


def test_a_stub_extends_no_line_a30() -> None:
    """A bend with a stub goes where the bend takes the line on, not where the stub would end it."""
    placements = legal_placements(START_BOARD, PIECE["shift-7"])
    at_north = {rotation for cell, rotation in placements if cell == 7}
    assert at_north == {1, 2}, "the bend's sides, north and east, are turned to the south"
    straight_with_stubs = legal_placements(START_BOARD, PIECE["favor-6"])
    assert straight_with_stubs == ((7, 0), (11, 1), (13, 1), (17, 0))


def test_a_stub_may_end_a_line_if_another_one_is_extended_a30() -> None:
    board, _ = played([("shift-3", 7, 0), ("shift-3", 11, 0)])
    corner = {r for cell, r in legal_placements(board, PIECE["shift-7"]) if cell == 6}
    assert corner == {0, 1, 2}
    stub_to_the_south = 0
    assert stub_to_the_south in corner


def test_a_waiting_stub_is_a_line_that_can_be_extended_a30() -> None:
    board, _ = played([("favor-6", 7, 0)])
    cells = {cell for cell, _ in legal_placements(board, PIECE["shift-1"])}
    assert {6, 8} <= cells


def test_a_piece_that_extends_nothing_has_no_place() -> None:
    board = [laid(PIECE["shift-3"], 0)] * CELLS
    board[CENTRE] = laid(CONSPIRACY, 0)
    board[0] = EMPTY
    board[1], board[5] = laid(PIECE["shift-1"], 0), laid(PIECE["shift-1"], 1)
    assert legal_placements(board, PIECE["baggage-3"]) == ()
    board[5] = laid(PIECE["shift-1"], 0)
    assert legal_placements(board, PIECE["baggage-3"]) == ((0, 0),)


def test_lines_of_five() -> None:
    """Five rows, five columns and the two diagonals through the center: twelve tokens."""
    assert len(LINES_OF_FIVE) == len(set(LINES_OF_FIVE)) == 12
    assert sum(CENTRE in line for line in LINES_OF_FIVE) == 4
    full = [0] * CELLS
    for cell, count in ((0, 3), (1, 2), (6, 3), (7, 2), (4, 3), (20, 3), (24, 3), (11, 2)):
        board = [*full]
        board[cell] = EMPTY
        assert completed_lines(board, cell) == count, cell


def test_a_line_of_four_is_not_completed() -> None:
    board = list(START_BOARD)
    board[10] = board[11] = board[13] = 0
    assert completed_lines(board, 14) == 1
    board[10] = EMPTY
    assert completed_lines(board, 14) == 0


def test_nothing_is_linked_at_the_start() -> None:
    assert links(START_BOARD) == dict.fromkeys(range(len(GROUPS)), 0)


def test_lines_from_one_side_count_once_however_often_they_arrive() -> None:
    board = list(START_BOARD)
    board[7] = laid(PIECE["shift-5"], 2)
    board[6] = laid(PIECE["shift-2"], 0)
    board[8] = laid(PIECE["shift-2"], 3)
    board[1] = laid(PIECE["shift-1"], 0)
    board[3] = laid(PIECE["shift-1"], 0)
    assert linked(board) == {"human-first": 1, "sunrise-hour": 1}
    board[3] = laid(PIECE["shift-4"], 0)
    board[2] = laid(PIECE["shift-2"], 0)
    assert linked(board) == {"human-first": 1, "sunrise-hour": 1}


def test_the_conspiracy_joins_no_two_of_its_sides() -> None:
    board, _ = played([("shift-1", 7, 0), ("shift-6", 2, 0), ("favor-3", 17, 0)])
    assert linked(board) == {"sunrise-hour": 1}


def test_lines_that_cross_on_a_bridge_stay_apart() -> None:
    board, _ = played([("shift-3", 7, 0), ("shift-4", 8, 0), ("favor-1", 2, 0)])
    assert linked(board) == {"sunrise-hour": 1}
    board[3] = laid(PIECE["shift-1"], 0)
    assert linked(board) == {"sunrise-hour": 1}


def test_an_emblem_is_linked_only_through_its_own_line() -> None:
    board, _ = played([("baggage-1", 7, 2)])
    assert linked(board) == {"haas-bioroid": 1}
    board[11] = laid(PIECE["baggage-2"], 0)
    assert linked(board) == {"haas-bioroid": 1, "jinteki": 1}
    board[11] = laid(PIECE["baggage-2"], 3)
    assert linked(board) == {"haas-bioroid": 1}


def test_rulebook_example_of_links_to_the_conspiracy() -> None:
    board, _ = played(EXAMPLE_OF_LINKS)
    assert linked(board) == {"human-first": 1, "jinteki": 2}


def test_rulebook_example_of_scoring() -> None:
    board, completed = played(EXAMPLE_OF_SCORING)
    assert linked(board) == {
        "jinteki": 2,
        "cardinal-reese": 2,
        "human-first": 1,
        "haas-bioroid": 1,
    }
    assert completed == 2


@pytest.mark.parametrize("seed", range(60))
def test_links_agree_with_spreading_in_random_puzzles(seed: int) -> None:
    chance = Random(seed)
    board = list(START_BOARD)
    for piece in chance.sample(range(len(PIECES)), len(PIECES)):
        placements = legal_placements(board, piece)
        if placements:
            cell, rotation = chance.choice(placements)
            assert board[cell] == EMPTY
            assert any(
                (other := across(cell, side)) is not None
                and board[other] != EMPTY
                and side ^ 2 in ports(board[other])
                for side in ports(laid(piece, rotation))
            )
            board[cell] = laid(piece, rotation)
        if chance.random() < 0.3:
            assert linked(board) == links_by_spreading(board)
    assert linked(board) == links_by_spreading(board)
