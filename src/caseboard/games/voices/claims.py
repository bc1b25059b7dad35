"""What a player may claim at the table, true or not (chapter "Hidden Information").

About a role only its set-up icon, about influence a token's face. A claim proves nothing, changes
nothing and is no action; whoever shows it must mark it as a claim.
"""

from __future__ import annotations

from functools import cache

from caseboard.core.rules import Claim
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.roles import SetupIcon
from caseboard.games.voices.content.tokens import Face
from caseboard.games.voices.state import VoicesState


def claims(state: VoicesState, seat: int) -> tuple[Claim, ...]:
    """Everything that a seat may claim now, whatever it knows."""
    heights = tuple([len(tokens) for tokens in state.influence])
    return (*_icons(state, seat), *_tokens(heights))


def _icons(state: VoicesState, seat: int) -> tuple[Claim, ...]:
    """The prosecutor's role is open."""
    if seat == state.prosecutor or state.verdict:
        return ()
    return tuple(
        Claim(f"icon {icon.value}", f"My role’s set-up icon is {icon.value}.") for icon in SetupIcon
    )


@cache
def _tokens(heights: tuple[int, ...]) -> tuple[Claim, ...]:
    return tuple(
        Claim(
            f"token {juror.name.lower()} {depth} {face.name.lower()}",
            f"{_which(depth, height)} on the {juror.title} jurors is {face.name.lower()}.",
        )
        for juror in JurorType
        for height in (heights[juror],)
        for depth in range(1, height + 1)
        for face in Face
    )


def _which(depth: int, height: int) -> str:
    if height == 1:
        return "The influence token"
    return "The top influence token" if depth == 1 else f"Influence token {depth} from the top"
