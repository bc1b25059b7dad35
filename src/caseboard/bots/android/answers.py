"""Every question but that of a turn: what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.choices import (
    CHOICES,
    alibi,
    baggage,
    card_given_up,
    favor_kept,
    favor_taken,
    hit,
    lead_to_move,
    pile,
    token_revealed,
)
from caseboard.bots.android.errands import file_factor, lead_sacrifice
from caseboard.bots.android.pieces import placed
from caseboard.bots.android.places import lead_to, person_to, warrant_at
from caseboard.bots.android.plots import way_worth
from caseboard.bots.android.question import Question
from caseboard.bots.android.theories import suspicions, usual_find
from caseboard.bots.android.turn import keeping
from caseboard.bots.android.worth import Deal, card_worth, tactics, worth
from caseboard.core.actions import Action
from caseboard.games.android.actions import (
    BAGGAGE,
    DARK_TACTICS,
    DIG,
    FACE_DOWN,
    LIGHT_TACTICS,
    PASS,
    PAY,
    PLACE_EVIDENCE,
    UNCOVER,
    YES,
)
from caseboard.games.android.catalogue import card_at
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.effects.control import By, Choose, Fight, May, Unless
from caseboard.games.android.numbers import NO_TOKEN, Side, lead_kind
from caseboard.games.android.rules.conspiracy import RevealInformation, next_pile
from caseboard.games.android.rules.costs import base_cost
from caseboard.games.android.rules.evidence import PlaceEvidence
from caseboard.games.android.rules.leads import FollowUpLead
from caseboard.games.android.rules.locations import ABILITIES
from caseboard.games.android.rules.plots import NextPlotCard
from caseboard.games.android.rules.twilight import COST_CHANGES, PlayCard

Answer = Callable[[Question, Action], float]

PATIENCE: Final = 0.55
"""What a lead spent on digging keeps of the better pile's worth."""
WORTH_PLAYING: Final = 0.15
"""A reaction must bring so much, since the card is gone."""
CURIOUS: Final = 6.0
"""What it is worth to learn whether a suspect did it who may have or not."""
BALANCE: Final = -1
"""Where a marker rests best: light enough to afford light cards."""
HIT: Final = ABILITIES[PLACE["humanity-labor"]].gives


def _turn(q: Question, action: Action) -> float:
    return q.turn.score(action)


def _use_lead(q: Question, action: Action) -> float:
    mine = q.eyes.mine
    if action is PLACE_EVIDENCE:
        return mine.evidence * file_factor(q.eyes, lead_kind(q.asking(FollowUpLead).lead))
    return mine.uncover if action is UNCOVER else lead_sacrifice(q.eyes)


def _uncover(q: Question, action: Action) -> float:
    mine = q.eyes.mine
    if action is not DIG:
        return mine.uncover
    pile = next_pile(q.state, q.eyes.me)
    stays = pile == q.state.pile_marker[q.eyes.me]
    return 0.0 if stays else PATIENCE * mine.pieces[pile]


def _place_evidence(q: Question, action: Action) -> float:
    drawn = q.asking(PlaceEvidence)
    if drawn.token == NO_TOKEN:
        return _look_into(q, action.argument, drawn.file)
    return q.eyes.case.with_token(action.argument, drawn.file, drawn.value)


def _look_into(q: Question, suspect: int, file: int) -> float:
    """Whom to look into, where evidence tells who did it: what will be found, and what is learned
    of a suspect about whom little is known."""
    chance = suspicions(q.state, q.eyes.me).get(suspect, 0.0)
    found = chance * usual_find(True) + (1 - chance) * usual_find(False)
    return q.eyes.case.with_token(suspect, file, round(found)) + CURIOUS * chance * (1 - chance)


def _theory(q: Question, action: Action) -> float:
    return suspicions(q.state, q.eyes.me)[action.argument]


def _face(q: Question, action: Action) -> float:
    """What others do not know they cannot answer."""
    return 1.0 if action is FACE_DOWN else 0.0


def _place_hit(q: Question, action: Action) -> float:
    return 0.05 if action is PASS else hit(q, action)


def _suspect(q: Question, action: Action) -> float:
    """Humanity Labor's hit or the Order of Sol's alibi."""
    return hit(q, action) if q.frame.procedure is HIT else alibi(q, action)


def _react(q: Question, action: Action) -> float:
    if action is PASS:
        return WORTH_PLAYING
    s, me, card = q.state, q.eyes.me, card_at(action.argument)
    target = s.detective.index(card.detective)
    value = card_worth(card, Deal(q.eyes, me, target))
    cost = base_cost(s, target, card)
    shift = cost if card.side is Side.LIGHT else -cost
    time = card.time * 0.5 if card.side is Side.LIGHT else 0.0
    return value - q.eyes.mine.dark_shift(shift) - time


def _payment(q: Question, action: Action) -> float:
    """Pay with the marker if it has room; plot colour and mood bring it nearer to balance."""
    s, me = q.state, q.eyes.me
    played, verb = q.asking(PlayCard), action.verb
    cost, card = played.cost, card_at(played.card)
    dark = card.side is Side.LIGHT
    if action is PAY:
        return 0.5
    if verb in ("lower", "raise"):
        return -1.0 - keeping(q.eyes, action.argument) - (verb == "raise")
    rests = s.twilight[me] + (cost if dark else -cost)
    moved = rests + COST_CHANGES[verb] * (1 if dark else -1)
    return 0.5 + (abs(rests - BALANCE) - abs(moved - BALANCE)) * 0.5


def _fight(q: Question, action: Action) -> float:
    effect = q.effect
    if not isinstance(effect, Fight):
        return 0.0
    light, dark = tactics(effect, q.deal)
    return {LIGHT_TACTICS: light, DARK_TACTICS: dark}[action]


def _option(q: Question, action: Action) -> float:
    effect = q.effect
    if not isinstance(effect, Choose):
        return 0.0
    return worth(effect.options[action.argument], q.paid_by(effect.by))


def _may(q: Question, action: Action) -> float:
    effect = q.effect
    if action is not YES or not isinstance(effect, May):
        return 0.0
    return worth(effect.effect, q.paid_by(effect.by))


def _unless(q: Question, action: Action) -> float:
    effect = q.effect
    if not isinstance(effect, Unless):
        return 0.0
    if action is YES:
        return worth(effect.price, q.paid_by(By.THEM))
    return worth(effect.effect, q.deal)


def _benefit(q: Question, action: Action) -> float:
    """A favor, a baggage or a shift on anybody, by the verb of the answer."""
    if action is PASS:
        return 0.0
    if action.verb == "gain":
        return favor_taken(q, action)
    if action.verb in BAGGAGE:
        return baggage(q, action)
    seat = q.state.detective.index(action.argument)
    spaces = -1 if action.verb == "shift-light" else 1
    return -q.eyes.weights[seat] * q.eyes.prices(seat).dark_shift(spaces)


def _draw(q: Question, action: Action) -> float:
    return 0.05 if action is PASS else _turn(q, action)


def _jimmy(q: Question, action: Action) -> float:
    """A file with much that is unseen, or the hand of whoever leads."""
    if action.verb == "suspect":
        return 0.2 * q.eyes.case.unseen[action.argument]
    return -q.eyes.weights[q.state.detective.index(action.argument)]


def _dropship(q: Question, action: Action) -> float:
    return q.turn.move(action.argument)


def _crossroads(q: Question, action: Action) -> float:
    return way_worth(q.state, q.eyes.me, action.argument, q.asking(NextPlotCard).positive)


def _scene_marker(q: Question, action: Action) -> float:
    """A head start for me; if it must be another's, for whoever is the least rival."""
    return q.eyes.weights[q.state.detective.index(action.argument)]


def _choose(q: Question, action: Action) -> float:
    return 0.0 if q.effect is None else CHOICES[type(q.effect)](q, action)


ANSWERS: Final[dict[str, Answer]] = {
    "turn": _turn,
    "use-lead": _use_lead,
    "uncover": _uncover,
    "place-evidence": _place_evidence,
    "theory": _theory,
    "face": _face,
    "place-hit": _place_hit,
    "suspect": _suspect,
    "react": _react,
    "payment": _payment,
    "fight": _fight,
    "option": _option,
    "may": _may,
    "unless": _unless,
    "benefit": _benefit,
    "baggage": baggage,
    "place-piece": lambda q, action: placed(q.eyes, q.asking(RevealInformation).piece, action),
    "bonus-piece": lambda q, action: 1.0 if action is YES else 0.0,
    "bonus-lead": lambda q, action: 0.0 if action is PASS else lead_to_move(q, action),
    "move-lead": lambda q, action: lead_to(q.eyes, action.argument),
    "move-lily": lambda q, action: -person_to(q.eyes, action.argument),
    "move-jimmy": lambda q, action: person_to(q.eyes, action.argument),
    "reveal-evidence": lambda q, action: 0.0 if action is PASS else token_revealed(q, action),
    "jimmy": _jimmy,
    "pile": pile,
    "draw": _draw,
    "free-draw": _draw,
    "extra-card": _draw,
    "dropship": _dropship,
    "discard-for-ability": card_given_up,
    "spend-favor": favor_kept,
    "swap-favor": favor_kept,
    "gain-favor": favor_taken,
    "warrant": lambda q, action: warrant_at(q.eyes, action.argument),
    "move-warrant": lambda q, action: -warrant_at(q.eyes, action.argument),
    "scene-marker": _scene_marker,
    "crossroads": _crossroads,
    "choose": _choose,
}


def scores(eyes: Appraisal, kind: str, actions: tuple[Action, ...]) -> list[float]:
    """By action, what it is worth; more is better, and only the order means anything."""
    question = Question(eyes)
    answer = ANSWERS[kind]
    return [answer(question, action) for action in actions]
