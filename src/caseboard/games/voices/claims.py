"""What a player may claim at the table, true or not (chapter "Hidden Information").

About a role only its set-up icon, about influence a token's face, about others that they lie. A
claim proves nothing, changes nothing and is no action; whoever shows it must mark it as a claim.
"""

from __future__ import annotations

from functools import cache

from caseboard.core.rules import Claim
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.roles import ROLES, SetupIcon
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, Face
from caseboard.games.voices.names import player_name
from caseboard.games.voices.state import VoicesState


def claims(state: VoicesState, seat: int) -> tuple[Claim, ...]:
    """Everything that a seat may claim now, whatever it knows."""
    heights = tuple([len(tokens) for tokens in state.influence])
    return (*_icons(state, seat), *_tokens(heights), *_accusations(state, seat))


def proven(state: VoicesState, seat: int, claim: str) -> bool | None:
    """Whether what a seat claimed at this moment was true; an accusation proves itself never."""
    icon = ROLES[state.roles[seat]].icon
    truths = {_icon_id(one): one is icon for one in SetupIcon}
    for juror in JurorType:
        for depth, token in enumerate(reversed(state.influence[juror]), start=1):
            lies = INFLUENCE_FACES[token]
            truths |= {_token_id(juror, depth, face): face is lies for face in Face}
    return truths.get(claim)


def _icon_id(icon: SetupIcon) -> str:
    return f"icon {icon.value}"


def _token_id(juror: JurorType, depth: int, face: Face) -> str:
    return f"token {juror.name.lower()} {depth} {face.name.lower()}"


def _icons(state: VoicesState, seat: int) -> tuple[Claim, ...]:
    """The prosecutor's role is open."""
    if seat == state.prosecutor or state.verdict:
        return ()
    return tuple(
        Claim(_icon_id(icon), f"My role’s set-up icon is {icon.value}.") for icon in SetupIcon
    )


def _accusations(state: VoicesState, seat: int) -> tuple[Claim, ...]:
    if state.verdict:
        return ()
    others = [other for other in range(state.seats) if other != seat]
    return tuple(
        Claim(f"liar {other}", f"Not everything that {player_name(state, other)} says is true.")
        for other in others
    )


@cache
def _tokens(heights: tuple[int, ...]) -> tuple[Claim, ...]:
    return tuple(
        Claim(
            _token_id(juror, depth, face),
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
