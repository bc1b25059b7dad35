"""Effects on twilight markers, hands and decks."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.actions import Action
from caseboard.core.machine import Call, Frame, Outcome
from caseboard.games.android.actions import CARD, DETECTIVE
from caseboard.games.android.effects.base import Choice, Cost, Instant, Occasion, plural
from caseboard.games.android.effects.control import By
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

    def text(self, who: str) -> str:
        return f"{who} light shifts {plural(self.spaces, 'space')}."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        shift(s, f["target"], -self.spaces)
        return None


@dataclass(frozen=True, slots=True)
class DarkShift(Instant):
    spaces: int = 1

    def text(self, who: str) -> str:
        return f"{who} dark shifts {plural(self.spaces, 'space')}."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        shift(s, f["target"], self.spaces)
        return None


@dataclass(frozen=True, slots=True)
class DrawLight(Instant):
    """From the detective's own light deck, up to the hand limit."""

    count: int = 1

    def text(self, who: str) -> str:
        return f"{who} draws {plural(self.count, 'light card')}."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        drawn = [draw(s, f["target"], s.detective[f["target"]] * 2) for _ in range(self.count)]
        if any(drawn):
            happen(s, Occasion.DRAWS_CARD, f["target"], is_own_doing(s, f))
        return None


@dataclass(frozen=True, slots=True)
class DrawCards(Instant):
    """From decks of the detective's choice: his own light deck, others' dark decks."""

    count: int = 1

    def text(self, who: str) -> str:
        if self.count == 1:
            return f"{who} draws 1 card, light or dark."
        return f"{who} draws {self.count} cards, each light or dark."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        own = is_own_doing(s, f)
        return Call(DRAW_CARDS, seat=f["target"], count=self.count, window=own)


@dataclass(frozen=True, slots=True)
class DrawDark(Choice):
    """One dark card of another detective of the drawer's choice."""

    def text(self, who: str) -> str:
        return f"{who} draws 1 dark card of another detective."

    def chooser(self, f: Frame) -> int:
        seat: int = f["target"]
        return seat

    def options(self, s: AndroidState, f: Frame) -> tuple[Action, ...]:
        if hand_is_full(s, f["target"]):
            return ()
        return tuple(
            [
                DETECTIVE[d]
                for seat, d in enumerate(s.detective)
                if seat != f["target"] and (s.bags[d * 2 + 1] or s.discards[d * 2 + 1])
            ]
        )

    def question(self, s: AndroidState, f: Frame) -> str:
        return "Whose dark card do you draw?"

    def act(self, s: AndroidState, f: Frame, action: Action) -> Outcome:
        if draw(s, f["target"], action.argument * 2 + 1):
            happen(s, Occasion.DRAWS_CARD, f["target"], is_own_doing(s, f))
        return None


@dataclass(frozen=True, slots=True)
class PayCard(Cost, Choice):
    """A cost: one twilight card from the payer's hand; of a detective's dark deck if so named."""

    dark_of: int | None = None

    def text(self, who: str) -> str:
        if self.dark_of is None:
            return "discard 1 twilight card from your hand."
        return f"discard 1 of {who}'s dark cards from your hand."

    def options_for(self, s: AndroidState, payer: int) -> tuple[Action, ...]:
        return tuple(
            [
                CARD[card]
                for card in s.hands[payer]
                if self.dark_of is None or DECK_OF[card] == self.dark_of * 2 + 1
            ]
        )

    def options(self, s: AndroidState, f: Frame) -> tuple[Action, ...]:
        return self.options_for(s, f["actor"])

    def barred(self, s: AndroidState, actor: int, target: int) -> str | None:
        held = len(self.options_for(s, actor))
        return None if held else "a twilight card must be discarded for it"

    def question(self, s: AndroidState, f: Frame) -> str:
        return "Which card do you discard?"

    def act(self, s: AndroidState, f: Frame, action: Action) -> Outcome:
        discard(s, f["actor"], action.argument)
        return None


@dataclass(frozen=True, slots=True)
class DiscardAtRandom(Instant):
    count: int = 1

    def text(self, who: str) -> str:
        return f"{who} discards {plural(self.count, 'twilight card')} at random."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        for _ in range(min(self.count, len(s.hands[f["target"]]))):
            discard(s, f["target"], s.pick(s.hands[f["target"]]))
        return None


@dataclass(frozen=True, slots=True)
class StealCard(Instant):
    """A random card of the detective's hand goes to yours, if yours is not full."""

    def text(self, who: str) -> str:
        return f"you take 1 twilight card at random from {who}'s hand, if your hand is not full."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        taker, owner = f["actor"], f["target"]
        if s.hands[owner] and taker != owner and not hand_is_full(s, taker):
            take_card(s, taker, owner, s.pick(s.hands[owner]))
        return None


@dataclass(frozen=True, slots=True)
class LookAtHand(Choice):
    """Look at another detective's hand in secret."""

    by: By = By.YOU

    def text(self, who: str) -> str:
        if self.by is By.YOU:
            return "you look at another detective's hand."
        return f"{who} looks at another detective's hand."

    def chooser(self, f: Frame) -> int:
        seat: int = f[self.by.value]
        return seat

    def options(self, s: AndroidState, f: Frame) -> tuple[Action, ...]:
        looker = f[self.by.value]
        return tuple([DETECTIVE[d] for seat, d in enumerate(s.detective) if seat != looker])

    def question(self, s: AndroidState, f: Frame) -> str:
        return "Whose hand do you look at?"

    def act(self, s: AndroidState, f: Frame, action: Action) -> Outcome:
        look_at_hand(s, f[self.by.value], s.detective.index(action.argument))
        return None


@dataclass(frozen=True, slots=True)
class LookAtTheirHand(Instant):
    """You look at the hand of the detective the card is played on."""

    def text(self, who: str) -> str:
        return f"you look at {who}'s hand."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        if f["actor"] != f["target"]:
            look_at_hand(s, f["actor"], f["target"])
        return None


@dataclass(frozen=True, slots=True)
class DiscardCardInPlay(Choice):
    """You choose one of the detective's cards that stay in play; it is discarded."""

    def text(self, who: str) -> str:
        return f"you choose 1 of {who}'s cards in play, which is discarded."

    def options(self, s: AndroidState, f: Frame) -> tuple[Action, ...]:
        return tuple([CARD[card] for card in s.in_play[f["target"]]])

    def question(self, s: AndroidState, f: Frame) -> str:
        return "Which card in play is discarded?"

    def act(self, s: AndroidState, f: Frame, action: Action) -> Outcome:
        leave_play(s, f["target"], action.argument)
        return None
