"""Effects on twilight markers, hands and decks."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.actions import Action
from caseboard.core.effects import YOU, Short, short
from caseboard.core.machine import Ask, Outcome
from caseboard.core.options import Cost as Price
from caseboard.core.wording import counted
from caseboard.games.android.actions import CARD, DETECTIVE
from caseboard.games.android.effects import signs
from caseboard.games.android.effects.base import Choice, Cost, Instant, Occasion, Parts, Steps
from caseboard.games.android.effects.control import By, of_you
from caseboard.games.android.frames import Resolving
from caseboard.games.android.numbers import DECK_OF
from caseboard.games.android.rules.daytime import DRAW_CARDS
from caseboard.games.android.rules.decks import discard, draw, hand_is_full, take_card
from caseboard.games.android.rules.events import is_own_doing
from caseboard.games.android.rules.people import look_at_hand
from caseboard.games.android.rules.track import shift
from caseboard.games.android.rules.twilight import happen, leave_play
from caseboard.games.android.state import AndroidState


@dataclass(frozen=True, slots=True)
class LightShift(Instant):
    spaces: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} light shifts {counted(self.spaces, 'space')}"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.spaces, signs.LIGHT, " shift")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        shift(state, frame.target, -self.spaces)
        return None


@dataclass(frozen=True, slots=True)
class DarkShift(Instant):
    spaces: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} dark shifts {counted(self.spaces, 'space')}"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.spaces, signs.DARK, " shift")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        shift(state, frame.target, self.spaces)
        return None


@dataclass(frozen=True, slots=True)
class DrawLight(Instant):
    """From the detective's own light deck, up to the hand limit."""

    count: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} draws {counted(self.count, 'light card')}"

    def short(self, who: str = YOU) -> Short:
        return short(f"draw {self.count} ", signs.LIGHT)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        drawn = [
            draw(state, frame.target, state.detective[frame.target] * 2) for _ in range(self.count)
        ]
        if any(drawn):
            happen(state, Occasion.DRAWS_CARD, frame.target, is_own_doing(state, frame))
        return None


@dataclass(frozen=True, slots=True)
class DrawCards(Instant):
    """From decks of the detective's choice: his own light deck, others' dark decks."""

    count: int = 1

    def clause(self, who: str = YOU) -> str:
        if self.count == 1:
            return f"{who} draws 1 card, light or dark"
        return f"{who} draws {self.count} cards, each light or dark"

    def short(self, who: str = YOU) -> Short:
        return short(f"draw {self.count}, ", signs.LIGHT, " or ", signs.DARK)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        own = is_own_doing(state, frame)
        return DRAW_CARDS(seat=frame.target, count=self.count, window=own)


@dataclass(frozen=True, slots=True)
class DrawDark(Choice):
    """One dark card of another detective of the drawer's choice."""

    def clause(self, who: str = YOU) -> str:
        return f"{who} draws 1 dark card of another detective"

    def short(self, who: str = YOU) -> Short:
        return short("draw 1 ", signs.DARK, " of another detective")

    def chooser(self, frame: Resolving) -> int:
        return frame.target

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        if hand_is_full(state, frame.target):
            return ()
        return tuple(
            [
                DETECTIVE[d]
                for seat, d in enumerate(state.detective)
                if seat != frame.target and (state.bags[d * 2 + 1] or state.discards[d * 2 + 1])
            ]
        )

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Whose dark card do you draw?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        if draw(state, frame.target, action.argument * 2 + 1):
            happen(state, Occasion.DRAWS_CARD, frame.target, is_own_doing(state, frame))
        return None


@dataclass(frozen=True, slots=True)
class PayCard(Cost):
    """A cost: one twilight card from the payer's hand; of a detective's dark deck if so named."""

    dark_of: int | None = None

    def clause(self, who: str = YOU) -> str:
        if self.dark_of is None:
            return "discard 1 twilight card from your hand"
        return f"discard 1 of {who}'s dark cards from your hand"

    def short(self, who: str = YOU) -> Short:
        if self.dark_of is None:
            return short("pay 1 ", signs.CARD, " of your hand")
        return short("pay 1 ", signs.DARK, " ", signs.CARD, f" of {who}'s, of your hand")

    def goods(self) -> tuple[str, ...]:
        return ("1 twilight card",)

    def costs(self) -> tuple[Price, ...]:
        return (Price("card", 1),)

    def options(self, state: AndroidState, payer: int) -> tuple[Action, ...]:
        return tuple(
            [
                CARD[card]
                for card in state.hands[payer]
                if self.dark_of is None or DECK_OF[card] == self.dark_of * 2 + 1
            ]
        )

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        held = len(self.options(state, actor))
        return None if held else "a twilight card must be discarded for it"

    def ask(self, state: AndroidState, frame: Resolving) -> Outcome:
        options = self.options(state, frame.actor)
        return Ask(frame.actor, "choose", options, "Which card do you discard?")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        discard(state, frame.actor, frame.answer.argument)
        return None

    def steps(self, parts: Parts) -> Steps:
        return (self.stop_unless_payable, self.ask, self.resolve)


@dataclass(frozen=True, slots=True)
class DiscardAtRandom(Instant):
    count: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} discards {counted(self.count, 'twilight card')} at random"

    def short(self, who: str = YOU) -> Short:
        return signs.change(-self.count, signs.CARD, " at random")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        for _ in range(min(self.count, len(state.hands[frame.target]))):
            discard(state, frame.target, state.pick(state.hands[frame.target]))
        return None


@dataclass(frozen=True, slots=True)
class StealCard(Instant):
    """A random card of the detective's hand goes to yours, if yours is not full."""

    def clause(self, who: str = YOU) -> str:
        return f"you take 1 twilight card at random from {who}'s hand, if your hand is not full"

    def short(self, who: str = YOU) -> Short:
        return short("you take 1 ", signs.CARD, " at random")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        taker, owner = frame.actor, frame.target
        if state.hands[owner] and taker != owner and not hand_is_full(state, taker):
            take_card(state, taker, owner, state.pick(state.hands[owner]))
        return None


@dataclass(frozen=True, slots=True)
class LookAtHand(Choice):
    """Look at another detective's hand in secret."""

    by: By = By.YOU

    def clause(self, who: str = YOU) -> str:
        if self.by is By.YOU:
            return "you look at another detective's hand"
        return f"{who} looks at another detective's hand"

    def short(self, who: str = YOU) -> Short:
        return short(of_you(self.by), "see another detective's hand")

    def chooser(self, frame: Resolving) -> int:
        return self.by.of(frame)

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        looker = self.by.of(frame)
        return tuple([DETECTIVE[d] for seat, d in enumerate(state.detective) if seat != looker])

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Whose hand do you look at?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        look_at_hand(state, self.by.of(frame), state.detective.index(action.argument))
        return None


@dataclass(frozen=True, slots=True)
class LookAtTheirHand(Instant):
    """You look at the hand of the detective the card is played on."""

    def clause(self, who: str = YOU) -> str:
        return f"you look at {who}'s hand"

    def short(self, who: str = YOU) -> Short:
        return short(f"you see {who}'s hand")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        if frame.actor != frame.target:
            look_at_hand(state, frame.actor, frame.target)
        return None


@dataclass(frozen=True, slots=True)
class DiscardCardInPlay(Choice):
    """You choose one of the detective's cards that stay in play; it is discarded."""

    def clause(self, who: str = YOU) -> str:
        return f"you choose 1 of {who}'s cards in play, which is discarded"

    def short(self, who: str = YOU) -> Short:
        return short("you discard 1 ", signs.CARD, " in play")

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        return tuple([CARD[card] for card in state.in_play[frame.target]])

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Which card in play is discarded?"

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        leave_play(state, frame.target, action.argument)
        return None
