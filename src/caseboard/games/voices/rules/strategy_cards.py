"""Strategy cards (chapter of that name): drawing, the hand limit, playing them at their time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Done, Frame, Goto, Outcome, Prompt, procedure
from caseboard.core.reasons import NOT_AN_OPTION, Reason
from caseboard.core.tuples import without
from caseboard.games.voices.actions import PASS, PLAY, THROW
from caseboard.games.voices.content.strategy import STRATEGY_CARDS, StrategyCard, Timing
from caseboard.games.voices.effects import DiscardStrategy, DrawStrategy, WinTie
from caseboard.games.voices.events import (
    StrategyDiscarded,
    StrategyDrawn,
    StrategyPlayed,
    StrategyReshuffled,
)
from caseboard.games.voices.rules.conditions import holds
from caseboard.games.voices.rules.resolve import (
    Circumstances,
    Use,
    effect_of,
    end_with_that_juror,
    possible,
    resolves,
    rule_text,
    use,
)
from caseboard.games.voices.sources import STRATEGY_DECK, strategy, strategy_source
from caseboard.games.voices.state import NO_JUROR, NO_MARKER, NO_REGION, VoicesState

HAND_LIMIT: Final = 3
CHAPTER: Final = "Strategy Cards"


def draw_strategy_card(state: VoicesState, seat: int) -> None:
    """When the deck is empty the discards are shuffled to make a new one."""
    if not state.strategy_deck:
        state.strategy_deck, state.strategy_discard = state.strategy_discard, []
        state.tell(StrategyReshuffled())
    if state.strategy_deck:
        card = state.take(state.strategy_deck)
        state.hands[seat] += (card,)
        state.whisper(StrategyDrawn(seat=seat, card=strategy(card).id), (seat,))


def kinds_in_hand(state: VoicesState, seat: int) -> list[int]:
    """The different cards that a seat holds; copies are alike."""
    return sorted({STRATEGY_DECK[card] for card in state.hands[seat]})


def take_from_hand(state: VoicesState, seat: int, kind: int) -> int:
    hand = state.hands[seat]
    card = next(card for card in hand if STRATEGY_DECK[card] == kind)
    state.hands[seat] = without(hand, card)
    return card


def discard_from_hand(state: VoicesState, seat: int, kind: int) -> None:
    """Faceup, next to the deck."""
    state.strategy_discard.append(take_from_hand(state, seat, kind))
    state.tell(StrategyDiscarded(seat=seat, card=STRATEGY_CARDS[kind].id))


@dataclass(slots=True, eq=False)
class HandLimit(Frame):
    seat: int


def ask_what_to_discard(state: VoicesState, frame: HandLimit) -> Outcome:
    seat = frame.seat
    if len(state.hands[seat]) <= HAND_LIMIT:
        return Done()
    return ask_discard(state, seat, "Which strategy card do you discard?")


def ask_discard(state: VoicesState, seat: int, prompt: Prompt) -> Ask:
    """Several cards are asked about even if they are alike, so that nobody learns that."""
    actions = tuple(THROW[kind] for kind in kinds_in_hand(state, seat))
    return Ask(seat, "discard", actions, prompt, tells=len(state.hands[seat]) > 1)


def discard_down(state: VoicesState, frame: HandLimit) -> Outcome:
    discard_from_hand(state, frame.seat, frame.answer.argument)
    return Goto(ask_what_to_discard)


KEEP_HAND_LIMIT = procedure("Hand limit", HandLimit, ask_what_to_discard, discard_down)


def draw_the_cards(state: VoicesState, frame: Use) -> Outcome:
    seat = frame.user
    if seat == state.prosecutor:
        return Done(frame.that)
    for _ in range(effect_of(frame, DrawStrategy).count):
        draw_strategy_card(state, seat)
    return KEEP_HAND_LIMIT(seat=seat)


def _can_draw(
    state: VoicesState, frame: Circumstances, effect: DrawStrategy, in_full: bool
) -> bool:
    need = effect.count if in_full else 1
    at_hand = len(state.strategy_deck) + len(state.strategy_discard)
    return frame.user != state.prosecutor and at_hand >= need


resolves(
    DrawStrategy,
    "Drawing strategy cards",
    Use,
    draw_the_cards,
    end_with_that_juror,
    possible=_can_draw,
)


@dataclass(slots=True, eq=False)
class GiveUpCards(Use):
    given_up: int = 0


def ask_what_to_give_up(state: VoicesState, frame: GiveUpCards) -> Outcome:
    seat = frame.user
    if frame.given_up == effect_of(frame, DiscardStrategy).count or not state.hands[seat]:
        return Done(frame.that)
    return ask_discard(state, seat, rule_text)


def give_it_up(state: VoicesState, frame: GiveUpCards) -> Outcome:
    discard_from_hand(state, frame.user, frame.answer.argument)
    frame.given_up += 1
    return Goto(ask_what_to_give_up)


def _can_give_up(
    state: VoicesState, frame: Circumstances, effect: DiscardStrategy, in_full: bool
) -> bool:
    return len(state.hands[frame.user]) >= (effect.count if in_full else 1)


resolves(
    DiscardStrategy,
    "Giving strategy cards up",
    GiveUpCards,
    ask_what_to_give_up,
    give_it_up,
    possible=_can_give_up,
)


def lay_out_card(state: VoicesState, seat: int, kind: int) -> int:
    """A card leaves the hand to be resolved."""
    card = take_from_hand(state, seat, kind)
    state.playing.append(card)
    state.tell(StrategyPlayed(seat=seat, card=STRATEGY_CARDS[kind].id))
    return card


@dataclass(slots=True, eq=False)
class PlayCard(Frame):
    user: int
    card: int
    here: int = NO_REGION
    deployed: int = NO_MARKER
    fallen: tuple[int, ...] = ()


def resolve_the_card(state: VoicesState, frame: PlayCard) -> Outcome:
    return use(
        strategy_source(frame.card),
        frame.user,
        frame.here,
        frame.deployed,
        frame.fallen,
    )


def discard_the_card(state: VoicesState, frame: PlayCard) -> Outcome:
    state.playing.remove(frame.card)
    state.strategy_discard.append(frame.card)
    return Done()


# Of a card that was laid out.
PLAY_CARD = procedure("Playing a strategy card", PlayCard, resolve_the_card, discard_the_card)


class Moment:
    """A time at which a seat may play strategy cards."""

    __slots__ = ("deployed", "fallen", "here", "played", "that", "timing", "user")

    def __init__(
        self,
        user: int,
        timing: Timing,
        here: int,
        deployed: int = NO_MARKER,
        fallen: tuple[int, ...] = (),
        played: tuple[int, ...] = (),
    ) -> None:
        self.user = user
        self.timing = timing
        self.here = here
        self.deployed = deployed
        self.fallen = fallen
        self.that = NO_JUROR
        self.played = played

    def refusal(self, state: VoicesState, kind: int) -> Reason | None:
        """Why a card cannot be played at this moment."""
        card = STRATEGY_CARDS[kind]
        if kind not in kinds_in_hand(state, self.user):
            return Reason("not-in-hand", f"{card.name} is not in your hand", CHAPTER)
        if card.timing is not self.timing:
            return Reason("wrong-time", f"{card.name} is played {card.timing.value}", CHAPTER)
        if card.region is not None and card.region != self.here:
            text = f"{card.name} is played after a deployment to {card.region.title}"
            return Reason("wrong-region", text, CHAPTER)
        if kind in self.played:
            text = f"only one {card.name} can be played after a deployment"
            return Reason("second-copy", text, CHAPTER)
        return self._unmet(state, card)

    def _unmet(self, state: VoicesState, card: StrategyCard) -> Reason | None:
        if card.requires is not None and not holds(state, self, card.requires):
            return Reason("unmet", f"{card.name} is for when {card.requires.clause}", CHAPTER)
        if not possible(state, self, card.effect):
            return Reason("no-effect", f"{card.name} could do nothing now", CHAPTER)
        return None

    def playable(self, state: VoicesState) -> tuple[Action, ...]:
        return tuple(
            PLAY[kind]
            for kind in kinds_in_hand(state, self.user)
            if self.refusal(state, kind) is None
        )

    def ask(self, state: VoicesState, prompt: str) -> Ask:
        """Put whenever the seat holds cards, so that nobody learns whether one would fit."""

        def why_not(state: VoicesState, frame: Frame, action: Action) -> Reason | None:
            if action.verb == PLAY[0].verb:
                return self.refusal(state, action.argument)
            return Reason(NOT_AN_OPTION, "that is not asked now: play a card or pass", CHAPTER)

        return Ask(
            self.user, "strategy", (*self.playable(state), PASS), prompt, why_not, tells=True
        )


def holds_cards(state: VoicesState, seat: int) -> bool:
    return bool(state.hands[seat])


# Who uses the ability is settled where the tie is broken.
resolves(WinTie, "Winning a tie", Use, end_with_that_juror)
