"""The choices that effects ask for, by the kind of effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.bots.android.errands import file_factor, lead_value
from caseboard.bots.android.places import sent_to, way
from caseboard.bots.android.question import Question
from caseboard.bots.android.turn import keeping
from caseboard.bots.android.worth import Deal, worth
from caseboard.core.actions import Action
from caseboard.games.android.actions import token_slot
from caseboard.games.android.content.suspects import EVIDENCE_VALUES
from caseboard.games.android.effects import cards, case, control, favors, puzzle, travel
from caseboard.games.android.effects.base import Effect
from caseboard.games.android.frames import Resolving
from caseboard.games.android.rules.evidence import hits_to_kill
from caseboard.games.android.state import FACE_UP, SEEN_SHIFT, TOKEN_MASK

Choice = Callable[[Question, Action], float]


def favor_kept(q: Question, action: Action) -> float:
    """Give up what is worth least; Rachel's money counts as it stands."""
    mine = q.eyes.mine
    return -mine.money if action.verb == "spend-money" else -mine.favors[action.argument]


def favor_taken(q: Question, action: Action) -> float:
    return q.eyes.mine.favors[action.argument]


def favor_lost(q: Question, action: Action) -> float:
    """One's own cheapest, or another's dearest."""
    seat = q.asking(Resolving).target
    return -q.eyes.weights[seat] * q.eyes.prices(seat).favors[action.argument]


def hit(q: Question, action: Action) -> float:
    case_ = q.eyes.case
    return case_.with_hits(action.argument, 1, hits_to_kill(q.state)) - case_.now()


def alibi(q: Question, action: Action) -> float:
    return q.eyes.case.with_alibis(action.argument, 1)


def alibi_removed(q: Question, action: Action) -> float:
    return q.eyes.case.with_alibis(action.argument, -1)


def seen_value(q: Question, action: Action) -> tuple[int, int, int | None]:
    """A token's suspect and file, and its value if the seat has seen it."""
    slot, position = token_slot(action)
    entry = q.state.files[slot][position]
    known = entry & (FACE_UP | 1 << (SEEN_SHIFT + q.eyes.me))
    return slot // 3, slot % 3, EVIDENCE_VALUES[entry & TOKEN_MASK] if known else None


def token_removed(q: Question, action: Action) -> float:
    return q.eyes.case.without_token(*seen_value(q, action))


def token_revealed(q: Question, action: Action) -> float:
    """To learn something, best about the suspects of one's own hunches."""
    suspect, _, value = seen_value(q, action)
    case_ = q.eyes.case
    if value is not None:
        return -0.1
    return 0.2 if suspect in (case_.guilty, case_.innocent) else 0.1


def token_moved_to(q: Question, action: Action) -> float:
    slot, position = q.asking(Resolving).moved
    entry = q.state.files[slot][position]
    if entry & (FACE_UP | 1 << (SEEN_SHIFT + q.eyes.me)):
        value = EVIDENCE_VALUES[entry & TOKEN_MASK]
        return q.eyes.case.with_token(action.argument, slot % 3, value)
    return 0.0


def moved_evidence(q: Question, action: Action) -> float:
    return token_moved_to(q, action) if action.verb == "suspect" else token_removed(q, action)


def peeked(q: Question, action: Action) -> float:
    return float(q.eyes.case.unseen[action.argument])


def lead_to_move(q: Question, action: Action) -> float:
    """A good lead that is far from me and near to others."""
    eyes, s = q.eyes, q.state
    place = s.lead_at[action.argument]
    nearest = min([way(eyes, seat, place) for seat in range(s.seats) if seat != eyes.me])
    return lead_value(eyes, action.argument) + 0.3 * (way(eyes, eyes.me, place) - nearest)


def lead_followed(q: Question, action: Action) -> float:
    return lead_value(q.eyes, action.argument)


def file_filled(q: Question, action: Action) -> float:
    return file_factor(q.eyes, action.argument)


def card_given_up(q: Question, action: Action) -> float:
    return -keeping(q.eyes, action.argument)


def on_detective(q: Question, action: Action) -> float:
    """A secret, a dark card: of whoever is most to be feared."""
    return -q.eyes.weights[q.state.detective.index(action.argument)]


def another(q: Question, action: Action) -> float:
    effect = q.effect
    if not isinstance(effect, control.ToAnother):
        return 0.0
    target = q.state.detective.index(action.argument)
    return worth(effect.effect, Deal(q.eyes, q.asking(Resolving).actor, target))


def destination(q: Question, action: Action) -> float:
    """Where I go, or where I send another."""
    seat = q.asking(Resolving).target
    place = action.argument
    if seat == q.eyes.me:
        return q.turn.going(place, 0)
    return q.eyes.weights[seat] * sent_to(q.eyes, seat, place)


def baggage(q: Question, action: Action) -> float:
    seat = q.state.detective.index(action.argument)
    prices = q.eyes.prices(seat)
    change = prices.good if action.verb == "good-baggage" else prices.bad
    return q.eyes.weights[seat] * change


def pile(q: Question, action: Action) -> float:
    return q.eyes.mine.pieces[action.argument]


def warrant_lost(q: Question, action: Action) -> float:
    """The door that its owner is nearest to."""
    return -float(way(q.eyes, q.asking(Resolving).target, action.argument))


CHOICES: Final[dict[type[Effect], Choice]] = {
    control.ToAnother: another,
    cards.DrawDark: on_detective,
    cards.PayCard: card_given_up,
    cards.LookAtHand: on_detective,
    cards.DiscardCardInPlay: lambda q, action: 0.0,
    case.PlaceEvidence: file_filled,
    case.RevealEvidence: token_revealed,
    case.PeekAtSuspect: peeked,
    case.RemoveEvidence: token_removed,
    case.MoveEvidence: moved_evidence,
    case.PlaceAlibi: alibi,
    case.RemoveAlibi: alibi_removed,
    case.PlaceHit: hit,
    case.MoveLead: lead_to_move,
    case.FollowLeadHere: lead_followed,
    favors.GainAnyFavor: favor_taken,
    favors.LoseAnyFavor: favor_lost,
    favors.StealFavor: favor_taken,
    favors.LoseWarrant: warrant_lost,
    puzzle.PlacePiece: pile,
    travel.MoveInReach: destination,
    travel.MoveToType: destination,
    travel.SendHome: destination,
}
