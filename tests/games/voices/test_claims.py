"""Hidden information: claims about set-up icons and token faces, which prove nothing."""

from __future__ import annotations

from tests.games.voices.table import Table


def ids(table: Table, seat: int) -> list[str]:
    return [claim.id for claim in table.game.claims(seat)]


def test_a_persona_may_claim_any_set_up_icon_whatever_it_has() -> None:
    for role in ("doubt", "honesty", "charm"):
        table = Table().role(1, role)
        assert ids(table, 1) == ["icon guilty", "icon innocent", "icon neutral"]


def test_the_prosecutors_role_is_open() -> None:
    assert ids(Table(), 0) == []


def test_any_face_of_any_token_may_be_claimed_even_unseen_v9() -> None:
    table = Table().tokens("relaxed", influence="guilty blank")
    assert ids(table, 0) == [
        f"token relaxed {depth} {face}"
        for depth in (1, 2)
        for face in ("innocent", "guilty", "blank")
    ]
    assert (
        table.game.claims(0)[1].text == "The top influence token on the Relaxed jurors is guilty."
    )


def test_claims_do_not_depend_on_what_is_hidden_v9() -> None:
    table = Table().tokens("relaxed", influence="guilty blank")
    for seed in range(5):
        assert table.game.determinize(1, seed).claims(2) == table.game.claims(2)
