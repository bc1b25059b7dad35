"""Who uses an ability: the controller of a region, ties and empty regions.

Chapters "Controlling Regions" and "3-Player Game" (prosecutor and ties). The ability itself is
read only afterward.
"""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.machine import Ask, Done, Frame, Goto, Outcome, procedure
from caseboard.games.voices.actions import PASS, PLAYER
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.strategy import Timing
from caseboard.games.voices.events import TieBroken, TieToProsecutor
from caseboard.games.voices.rules.control import leaders
from caseboard.games.voices.rules.strategy_cards import PLAY_CARD, Moment, holds_cards, lay_out_card
from caseboard.games.voices.rules.three_players import THREE_PLAYERS
from caseboard.games.voices.state import NOBODY, VoicesState


@dataclass(slots=True, eq=False)
class WhoUses(Frame):
    region: int
    asked: tuple[int, ...] = ()  # tied personas who have been offered to play a card
    winner: int = NOBODY  # who played a card that wins the tie


def see_who_leads(state: VoicesState, frame: WhoUses) -> Outcome:
    tied = leaders(state, frame.region)
    return Done(tied[0]) if len(tied) == 1 else None


def _next_to_ask(state: VoicesState, frame: WhoUses) -> int | None:
    tied = leaders(state, frame.region)
    for seat in state.clockwise_from_first():
        if seat in tied and seat not in frame.asked and holds_cards(state, seat):
            return seat
    return None


def offer_cards_for_ties(state: VoicesState, frame: WhoUses) -> Outcome:
    seat = _next_to_ask(state, frame)
    if seat is None or frame.region == Region.PLANNING:
        return Goto(ask_who_uses_it)
    title = Region(frame.region).title
    prompt = f"You are tied for control of {title}. Play a strategy card?"
    return Moment(seat, Timing.WHEN_TIED, frame.region).ask(state, prompt)


def play_or_go_on(state: VoicesState, frame: WhoUses) -> Outcome:
    seat = _next_to_ask(state, frame)
    assert seat is not None
    frame.asked = (*frame.asked, seat)
    if frame.answer is PASS:
        return Goto(offer_cards_for_ties)
    frame.winner = seat
    card = lay_out_card(state, seat, frame.answer.argument)
    return PLAY_CARD(seat, card, frame.region)


def win_by_card(state: VoicesState, frame: WhoUses) -> Outcome:
    return Done(frame.winner)


def ask_who_uses_it(state: VoicesState, frame: WhoUses) -> Outcome:
    """Three players: the prosecutor decides tied abilities as if she controlled the region."""
    tied = leaders(state, frame.region)
    if tied and state.seats == THREE_PLAYERS and frame.region != Region.PLANNING:
        state.tell(TieToProsecutor(region=frame.region, seat=state.prosecutor))
        return Done(state.prosecutor)
    options = tuple(PLAYER[seat] for seat in tied or state.personas())
    return Ask(state.first_player, "tie", options, _prompt)


def _prompt(state: VoicesState, frame: WhoUses) -> str:
    title = Region(frame.region).title
    does = "draws a strategy card" if frame.region == Region.PLANNING else "decides"
    if leaders(state, frame.region):
        return f"{title} is tied. Which of the tied personas {does}?"
    return f"No persona is in {title}. Which persona {does}?"


def settle_it(state: VoicesState, frame: WhoUses) -> Outcome:
    seat = frame.answer.argument
    state.tell(TieBroken(region=frame.region, by=state.first_player, seat=seat))
    return Done(seat)


WHO_USES = procedure(
    "Controlling regions",
    WhoUses,
    see_who_leads,
    offer_cards_for_ties,
    play_or_go_on,
    win_by_card,
    ask_who_uses_it,
    settle_it,
)
