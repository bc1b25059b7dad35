"""Uncovering the conspiracy: piles, benefits, placing, bonuses, links (A2, A6, A7)."""

from __future__ import annotations

import pytest

from caseboard.games.android import events
from caseboard.games.android.actions import PIECE
from caseboard.games.android.content.puzzle import (
    GROUP,
    PIECES,
    BonusKind,
    laid,
    legal_placements,
    links,
)
from caseboard.games.android.content.puzzle import PIECE as PIECE_NUMBER
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.control import Nothing
from caseboard.games.android.numbers import OFF_MAP, Side, lead_kind
from caseboard.games.android.rules.conspiracy import (
    REVEAL_INFORMATION,
    UNCOVER_CONSPIRACY,
    can_uncover,
)
from tests.games.android.content.test_puzzle import EXAMPLE_OF_SCORING
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD, CAPRICE = range(3)
SHIFT, FAVOR, BAGGAGE = range(3)


def reveal_from(t: Scenario, pile: int, piece: int | None = None) -> Scenario:
    """Louis reveals information from the pile where his marker is put."""
    if piece is not None:
        t.s.piles[pile] = (piece,)
    t.s.pile_marker[LOUIS] = pile
    t.begin(REVEAL_INFORMATION, seat=LOUIS, pile=pile, own_marker=True)
    return t


def with_bonus(kind: BonusKind | None) -> int:
    kinds: list[list[BonusKind | None]] = [[b.kind for b in piece.bonus] for piece in PIECES]
    return next(n for n, shown in enumerate(kinds) if kind in (shown or [None]))


def test_revealing_moves_the_own_marker_to_the_least_valuable_pile_and_no_other_a2() -> None:
    t = table().set(pile_marker=[2, 2, 1])
    t.begin(REVEAL_INFORMATION, seat=LOUIS, pile=BAGGAGE, own_marker=True)
    assert t.s.pile_marker == [0, 2, 1]


def test_an_emptied_pile_sends_the_other_markers_up_or_down_when_none_is_above_a2() -> None:
    t = table().set(piles=[[0], [8, 9], []], pile_marker=[0, 0, 1])
    t.begin(REVEAL_INFORMATION, seat=LOUIS, pile=SHIFT, own_marker=True)
    assert t.s.pile_marker == [1, 1, 1]
    t = table().set(piles=[[0, 1], [], [16]], pile_marker=[2, 2, 0])
    t.begin(REVEAL_INFORMATION, seat=LOUIS, pile=BAGGAGE, own_marker=True)
    assert t.s.pile_marker == [0, 0, 0]


def test_with_the_last_piece_all_markers_leave_and_nothing_more_can_be_uncovered() -> None:
    t = table().set(piles=[[0], [], []], pile_marker=[0, 0, 0]).at("louis", "tonys-flophouse")
    t.begin(REVEAL_INFORMATION, seat=LOUIS, pile=SHIFT, own_marker=True)
    assert t.s.pile_marker == [-1, -1, -1]
    assert not can_uncover(t.s, FLOYD)


def test_a_shift_piece_shifts_any_one_detective_or_nobody() -> None:
    t = reveal_from(table(), SHIFT)
    names = ("louis", "floyd", "caprice")
    expected = {f"shift-{way} {name}" for way in ("light", "dark") for name in names}
    assert set(t.keys) == {*expected, "pass"}
    t.do("shift-dark caprice")
    assert t.s.twilight == [0, 0, 1]


def test_a_favor_piece_gives_a_normal_favor_of_choice_while_there_are_some() -> None:
    t = table()
    t.s.favor_bank[0] = 0
    reveal_from(t, FAVOR)
    assert set(t.keys) == {"gain political", "gain society", "gain street"}
    t.do("gain society")
    assert t.favor("louis", "society") == 1


def test_a_baggage_piece_gives_good_or_bad_baggage_to_any_plot_or_nothing() -> None:
    t = table()
    t.s.plot[CAPRICE] = -1
    reveal_from(t, BAGGAGE)
    names = ("louis", "floyd")
    expected = {f"{kind}-baggage {name}" for kind in ("good", "bad") for name in names}
    assert set(t.keys) == {*expected, "pass"}
    t.do("bad-baggage floyd")
    assert t.s.bad == [0, 1, 0]


def test_a_piece_extends_a_line_or_is_discarded_and_can_always_be_discarded() -> None:
    plain = with_bonus(None)
    t = reveal_from(table(), PIECES[plain].pile, plain)
    t.do(t.keys[0])
    placements = legal_placements(t.s.board, plain)
    expected = [PIECE[cell * 4 + turn].key for cell, turn in placements]
    assert t.keys == [*expected, "discard-piece"]
    assert {cell for cell, _ in placements} <= {7, 11, 13, 17}, "next to the center"
    t.do("discard-piece")
    assert sum(piece >= 0 for piece in t.s.board) == 1
    t.ends_clean()


def test_a_piece_that_fits_nowhere_is_discarded_at_once_and_its_bonus_still_gained() -> None:
    hit = with_bonus(BonusKind.PLACE_HIT)
    t = table()
    filled = [piece if piece >= 0 else 4 * hit for piece in t.s.board]
    t.set(board=filled)
    reveal_from(t, PIECES[hit].pile, hit)
    t.do(t.keys[0])
    assert t.told(events.PieceDiscarded)
    assert t.kind == "place-hit"


def test_the_bonus_of_a_hit_may_be_declined() -> None:
    hit = with_bonus(BonusKind.PLACE_HIT)
    t = reveal_from(table(), PIECES[hit].pile, hit)
    t.do(t.keys[0], "discard-piece")
    assert "suspect eve" in t.keys
    t.do("pass")
    assert not any(t.s.hits)


@pytest.mark.parametrize("day", [1, 12])
def test_the_bonus_lets_the_player_move_a_lead_of_the_shown_kind_in_the_climax_too_a33(
    day: int,
) -> None:
    piece = with_bonus(BonusKind.MOVE_LEAD)
    kind = next(b.lead for b in PIECES[piece].bonus if b.kind is BonusKind.MOVE_LEAD)
    t = reveal_from(table().set(day=day), PIECES[piece].pile, piece)
    t.do(t.keys[0], "discard-piece")
    leads = [a.argument for a in t.actions if a.verb == "lead"]
    assert leads
    assert all(lead_kind(lead) == kind for lead in leads)
    assert "pass" in t.keys
    origin = t.s.lead_at[leads[0]]
    t.do(t.keys[0])
    assert (t.kind, t.asked) == ("move-lead", "louis")
    t.do(t.keys[0])
    assert t.s.lead_at[leads[0]] not in (origin, OFF_MAP)


def test_the_bonus_piece_comes_from_the_pile_that_is_shown_and_leaves_the_marker_a7() -> None:
    piece = with_bonus(BonusKind.BONUS_PIECE)
    pile = next(b.pile for b in PIECES[piece].bonus if b.kind is BonusKind.BONUS_PIECE)
    assert pile is not None
    t = table()
    reveal_from(t, PIECES[piece].pile, piece)
    t.do(t.keys[0], "discard-piece")
    t.set(pile_marker=[1, 0, 0])
    before = len(t.s.piles[pile])
    assert t.keys == ["yes", "no"]
    t.do("yes")
    assert t.kind == "benefit"
    assert len(t.s.piles[pile]) == before - 1
    assert t.s.pile_marker[LOUIS] == 1


def test_the_bonus_piece_may_be_declined_and_is_not_offered_from_an_empty_pile_a7() -> None:
    piece = with_bonus(BonusKind.BONUS_PIECE)
    pile = next(b.pile for b in PIECES[piece].bonus if b.kind is BonusKind.BONUS_PIECE)
    assert pile is not None
    t = table()
    t.s.piles[pile] = ()
    reveal_from(t, PIECES[piece].pile, piece)
    t.do(t.keys[0], "discard-piece")
    t.ends_clean()
    t = reveal_from(table(), PIECES[piece].pile, piece)
    t.s.piles[pile] = tuple(
        [n for n, other in enumerate(PIECES) if other.pile == pile and n != piece]
    )
    t.do(t.keys[0], "discard-piece", "no")
    t.ends_clean()


def test_a_completed_row_column_or_diagonal_gives_a_token_each() -> None:
    t = table()
    piece = next(n for n in range(len(PIECES)) if legal_placements(t.s.board, n))
    cell = legal_placements(t.s.board, piece)[0][0]
    row, column = divmod(cell, 5)
    board = t.s.board.copy()
    for n in range(5):
        for other in (row * 5 + n, n * 5 + column):
            if other not in (cell, 12):
                board[other] = 4 * 23
    t.set(board=board)
    reveal_from(t, PIECES[piece].pile, piece)
    t.do(t.keys[0])
    places = [a for a in t.actions if a.verb == "piece" and a.argument // 4 == cell]
    t.do(places[0].key)
    assert t.of("conspiracy", "louis") == 2


def test_digging_deeper_goes_one_pile_up_and_at_the_best_pile_the_marker_stays_a31() -> None:
    t = table().at("louis", "tonys-flophouse")
    for pile in (FAVOR, BAGGAGE, BAGGAGE):
        t.begin(UNCOVER_CONSPIRACY, seat=LOUIS)
        assert t.keys == ["reveal", "dig"]
        t.do("dig")
        assert t.of("pile_marker", "louis") == pile
        assert t.told(events.DugDeeper)[-1].pile == pile
        t.ends_clean()


def test_of_the_piles_that_are_left_the_best_one_is_dug_at_a31() -> None:
    t = table().set(piles=[[0], [8], []], pile_marker=[1, 0, 0])
    t.begin(UNCOVER_CONSPIRACY, seat=LOUIS)
    t.do("dig")
    assert t.of("pile_marker", "louis") == FAVOR


def test_links_count_the_sides_of_the_centre_not_the_lines_a6() -> None:
    t = table()
    for piece, cell, rotation in EXAMPLE_OF_SCORING:
        t.s.board[cell] = laid(PIECE_NUMBER[piece], rotation)
    made = links(t.s.board)
    assert max(made.values()) <= 4
    assert made[GROUP["jinteki"]] == 2
    assert made[GROUP["human-first"]] == 1


def test_others_may_react_once_the_conspiracy_has_been_uncovered(w: Workshop) -> None:
    t = table()
    t.hold("floyd", w.card("louis", Side.DARK, Nothing(), when=Occasion.UNCOVERS))
    t.begin(UNCOVER_CONSPIRACY, seat=LOUIS)
    t.do("dig")
    assert (t.kind, t.asked) == ("react", "floyd")
