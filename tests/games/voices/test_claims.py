"""Hidden information: claims about set-up icons and token faces, which prove nothing."""

from __future__ import annotations

from tests.games.voices.table import Table


def ids(table: Table, seat: int) -> list[str]:
    """Of what a seat may claim, all but that others lie."""
    return [one.id for one in table.game.claims(seat) if not one.id.startswith("liar")]


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


def test_anybody_may_be_called_a_liar_but_oneself() -> None:
    table = Table()
    told = [claim for claim in table.game.claims(1) if claim.id.startswith("liar")]
    assert [claim.id for claim in told] == [f"liar {n}" for n in range(table.game.seats) if n != 1]
    assert told[0].text == "Not everything that the prosecutor says is true."


def test_what_was_claimed_can_be_judged() -> None:
    table = Table().role(1, "doubt").tokens("relaxed", influence="guilty blank")
    rules, state = table.game.rules, table.game.state
    judged = {claim.id: rules.proven(state, 1, claim.id) for claim in table.game.claims(1)}
    assert [one for one, true in judged.items() if true and one.startswith("token")] == [
        "token relaxed 1 blank",
        "token relaxed 2 guilty",
    ]
    assert sum(bool(judged[f"icon {icon}"]) for icon in ("guilty", "innocent", "neutral")) == 1
    assert judged["liar 0"] is None
