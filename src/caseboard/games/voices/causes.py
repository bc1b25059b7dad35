"""Who or what asks: read off the stack, from the nearest frame that says why somebody must choose.

Only what everybody at the table knows is said, and of the asked seat it is said with "you".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from caseboard.core.machine import Frame
from caseboard.core.options import Cause, Thing
from caseboard.core.rules import by_rule
from caseboard.core.wording import capital, counted, listed
from caseboard.games.voices.content.markers import Colour
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.names import marker_name, player_name
from caseboard.games.voices.rules.choose_trial_card import ChooseTrialCard
from caseboard.games.voices.rules.control import leaders
from caseboard.games.voices.rules.deploy import (
    Deployment,
    Turn,
    ask_push,
    offer_cards_after_a_loss,
    offer_cards_after_deploying,
)
from caseboard.games.voices.rules.draw_cards import DrawCards
from caseboard.games.voices.rules.looking import Inspection, next_kept
from caseboard.games.voices.rules.resolve import OfEffect, Use
from caseboard.games.voices.rules.resolve_trial_card import ResolveTrialCard
from caseboard.games.voices.rules.strategy_cards import HAND_LIMIT, HandLimit
from caseboard.games.voices.rules.users import WhoUses, offer_cards_for_ties
from caseboard.games.voices.sources import (
    SOURCES,
    OnMarker,
    OnStrategyCard,
    OnTrialCard,
    Source,
)
from caseboard.games.voices.state import VoicesState

F = TypeVar("F", bound=Frame)
Teller = Callable[[VoicesState, F, int], Cause | None]
"""What asks through a frame; None if something below it on the stack does."""

_TELLERS: Final[dict[type[Frame], Teller[Any]]] = {}


def cause(state: VoicesState, seat: int) -> Cause:
    """Who or what asks the open question of a seat."""
    for frame in reversed(state.stack):
        teller = _teller(type(frame))
        found = None if teller is None else teller(state, frame, seat)
        if found is not None:
            return found
    return by_rule(state, seat)


def _tells(frame: type[F], teller: Teller[F]) -> None:
    _TELLERS[frame] = teller


def _teller(frame: type[Frame]) -> Teller[Any] | None:
    """Of the class, or of the nearest one that it is made from."""
    return next((_TELLERS[one] for one in frame.__mro__ if one in _TELLERS), None)


def _step(frame: Frame) -> Callable[..., Any]:
    return frame.procedure.steps[frame.step]


def _cause(frame: Frame, text: str, *things: Thing, seat: int | None = None) -> Cause:
    return Cause(capital(text), frame.procedure.chapter, seat, things)


def _player(seat: int) -> Thing:
    return Thing("player", seat)


def _region(region: int) -> Thing:
    return Thing("region", int(region))


def _choose_trial_card(state: VoicesState, frame: ChooseTrialCard, seat: int) -> Cause:
    text = f"round {state.round} begins, and you are the prosecutor."
    return _cause(frame, text, _player(seat), seat=seat)


_tells(ChooseTrialCard, _choose_trial_card)


def _turn(state: VoicesState, frame: Turn, seat: int) -> Cause:
    """Three players: a marker of each color."""
    what = "a control marker"
    if len(frame.colours) > 1:
        colors = [Colour(colour).title for colour in frame.colours]
        what = f"a marker of each color, {listed(colors, 'and')}"
    elif frame.colours and not frame.first:
        what = f"a {Colour(frame.colours[0]).title} marker too"
    text = f"it is your turn in round {state.round}: you deploy {what}."
    return _cause(frame, text, _player(seat), seat=seat)


_tells(Turn, _turn)


def _deployment(state: VoicesState, frame: Deployment, seat: int) -> Cause | None:
    """A push is asked for by whatever lets somebody deploy: his turn, a card, an ability."""
    asking = _step(frame)
    title, region = Region(frame.region).title, _region(frame.region)
    if asking is ask_push:
        return None
    if asking is offer_cards_after_deploying:
        text = f"you deployed {marker_name(frame.marker)} to {title}."
        return _cause(frame, text, Thing("marker", frame.marker), region, seat=seat)
    if asking is offer_cards_after_a_loss:
        lost = [marker for marker in frame.fallen if state.owner(marker) == seat]
        names = listed([marker_name(marker) for marker in lost], "and")
        text = f"{player_name(state, frame.user)} deployed to {title} and destroyed {names}."
        things = [Thing("marker", marker) for marker in lost]
        return _cause(frame, text, *things, region, _player(frame.user), seat=frame.user)
    whose = "your" if frame.user == seat else f"{player_name(state, frame.user)}’s"
    told = f"several players play cards after {whose} deployment to {title}"
    waiting = [_player(one) for one, _ in frame.declared]
    return _cause(frame, f"{told}, and you are the first player.", region, *waiting)


_tells(Deployment, _deployment)


def _who_uses(state: VoicesState, frame: WhoUses, seat: int) -> Cause:
    title, tied = Region(frame.region).title, leaders(state, frame.region)
    things = [_region(frame.region), *(_player(one) for one in tied)]
    if _step(frame) is offer_cards_for_ties:
        others = listed([player_name(state, one) for one in tied if one != seat], "and")
        return _cause(frame, f"you are tied with {others} for control of {title}.", *things)
    if tied:
        names = ["you" if one == seat else player_name(state, one) for one in tied]
        found = f"{listed(names, 'and')} are tied for control of {title}"
    else:
        found = f"no persona has a control marker in {title}"
    return _cause(frame, f"{found}, and you are the first player.", *things)


_tells(WhoUses, _who_uses)


def _draw_cards(state: VoicesState, frame: DrawCards, seat: int) -> Cause:
    planning = Region.PLANNING
    why = _why_you(state, planning, seat)
    return _cause(frame, f"{why}, so you name somebody else who draws a card.", _region(planning))


_tells(DrawCards, _draw_cards)


def _hand_limit(state: VoicesState, frame: HandLimit, seat: int) -> Cause:
    held = counted(len(state.hands[seat]), "strategy card")
    return _cause(frame, f"you hold {held}, and the limit is {HAND_LIMIT}.", _player(seat))


_tells(HandLimit, _hand_limit)


def _inspection(state: VoicesState, frame: Inspection, seat: int) -> Cause:
    """A card that somebody kept: offered to him, or in use."""
    jurors = [Thing("juror", juror) for juror in sorted(set(frame.placed))]
    if state.stack[-1] is not frame:
        card = TRIAL_CARDS[frame.offered[-1]]
        text = f"you use “{card.title}”, which you kept, to look at new influence."
        return _cause(frame, text, Thing("trial", card.number), *jurors, seat=seat)
    kept = next_kept(state, frame)
    assert kept is not None
    card = TRIAL_CARDS[kept[1]]
    text = f"you kept “{card.title}”, and new influence has been placed."
    return _cause(frame, text, Thing("trial", card.number), *jurors, seat=seat)


_tells(Inspection, _inspection)


def _of_effect(state: VoicesState, frame: OfEffect, seat: int) -> Cause:
    source = SOURCES[frame.source]
    return _BY_SOURCE[type(source)](state, frame, source, seat)


_tells(OfEffect, _of_effect)


def _on_trial_card(state: VoicesState, frame: OfEffect, source: OnTrialCard, seat: int) -> Cause:
    card, region = source.card, source.ability.region
    things = [Thing("trial", card.number), *([] if region is None else [_region(region)])]
    if source.ability.user is not None:
        why = _why_you(state, source.ability.user, seat)
        return _cause(frame, f"{why}, so this part of “{card.title}” is yours.", *things)
    if seat == state.prosecutor or region is None:
        text = f"you are the prosecutor, so this part of “{card.title}” is yours."
        return _cause(frame, text, *things)
    text = f"{_why_you(state, region, seat)}, so the prosecutor hands you tokens by “{card.title}”."
    return _cause(frame, text, *things, seat=state.prosecutor)


def _on_strategy_card(
    state: VoicesState, frame: OfEffect, source: OnStrategyCard, seat: int
) -> Cause:
    text = f"you played {source.card.name}."
    return _cause(frame, text, Thing("card", source.card.id), seat=seat)


def _on_marker(state: VoicesState, frame: OfEffect, source: OnMarker, seat: int) -> Cause:
    use = next(one for one in reversed(state.stack) if isinstance(one, Use))
    deployed = f"{marker_name(use.deployed)} to {Region(use.here).title}"
    text = f"you deployed {deployed}, and it has an ability."
    return _cause(frame, text, Thing("marker", use.deployed), _region(use.here), seat=seat)


def _unprinted(state: VoicesState, frame: OfEffect, source: Source, seat: int) -> Cause:
    return by_rule(state, seat)


_BY_SOURCE: Final[dict[type[Source], Callable[[VoicesState, OfEffect, Any, int], Cause]]] = {
    OnTrialCard: _on_trial_card,
    OnStrategyCard: _on_strategy_card,
    OnMarker: _on_marker,
    Source: _unprinted,
}


def _why_you(state: VoicesState, region: int, seat: int) -> str:
    """Why it is the asked seat that acts for a region."""
    title, leading = Region(region).title, _leading(state, region)
    if leading == (seat,):
        return f"you control {title}"
    if seat in leading:
        return f"the tie for {title} went to you"
    if seat == state.prosecutor:
        return f"{title} is tied, and in a 3-player game you, the prosecutor, decide then"
    by = "you chose yourself" if seat == state.first_player else "the first player chose you"
    return f"no persona controls {title}, and {by}"


def _leading(state: VoicesState, region: int) -> tuple[int, ...]:
    """Who led a region when its ability was given out."""
    for frame in reversed(state.stack):
        if isinstance(frame, ResolveTrialCard):
            return frame.leading
    return tuple(leaders(state, region))
