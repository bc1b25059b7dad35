"""Why a move: a bot's reasons in words, from the same numbers that it decides by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.bots.android.answers import ANSWERS
from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.beliefs import Beliefs
from caseboard.bots.android.places import way
from caseboard.bots.android.question import Question
from caseboard.bots.android.reading import Case
from caseboard.bots.android.rookie import ANY_SAMPLE, position
from caseboard.bots.base import Sight
from caseboard.core.actions import Action
from caseboard.core.wording import counted, signed
from caseboard.games.android.actions import BAGGAGE, FACE_DOWN, PASS
from caseboard.games.android.catalogue import PLOTS, card_at
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.names import value_words
from caseboard.games.android.numbers import NO_TOKEN, OFF_MAP
from caseboard.games.android.rules.evidence import PlaceEvidence
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.sacrifices import gives_good, sacrifice_of

Words = Callable[[Question, Action], str]

TELLING: Final = 1.2
"""How much likelier one suspect must be than another to be worth a word."""


def explain(sight: Sight, action: Action) -> str:
    """The action in plain words, and why the seat would take it."""
    game = sight.sample(ANY_SAMPLE)
    s = position(game)
    question = Question(Appraisal(s, sight.seat, Beliefs(s, sight.seat)))
    special = REASONS.get(action.verb if sight.kind == "turn" else sight.kind)
    why = special(question, action) if special is not None else ""
    deed = _placed(question, action) if sight.kind == "place-evidence" else game.option(action).text
    return f"{deed}: {why or _comparison(question, sight, action)}"


def suspicions(sight: Sight) -> list[str]:
    """What the seat believes of the others: whom each probably wants charged, and cleared."""
    s = position(sight.sample(ANY_SAMPLE))
    beliefs = Beliefs(s, sight.seat)
    told = []
    for seat, detective in enumerate(s.detective):
        if seat != sight.seat:
            name = SHEETS[detective].name
            if not (_tells(beliefs.guilty[seat]) or _tells(beliefs.innocent[seat])):
                told.append(f"{name} has given nothing away yet")
                continue
            guilty, sure = _likeliest(beliefs.guilty[seat])
            innocent, surely = _likeliest(beliefs.innocent[seat])
            told.append(
                f"{name} probably suspects {guilty} ({sure:.0%}) "
                f"and would clear {innocent} ({surely:.0%})"
            )
    return told


def _tells(chances: dict[int, float]) -> bool:
    possible = [chance for chance in chances.values() if chance]
    return max(possible) > TELLING * min(possible)


def _likeliest(chances: dict[int, float]) -> tuple[str, float]:
    suspect = max(chances, key=lambda who: chances[who])
    return SUSPECTS[suspect].name, chances[suspect]


def points(value: float) -> str:
    """'about +1.2 points'."""
    return f"about {signed(value, '.1f')} points"


def _comparison(q: Question, sight: Sight, action: Action) -> str:
    """How the answer compares with the others; only the order of the scores means anything."""
    answer = ANSWERS[sight.kind]
    scores = {other: answer(q, other) for other in sight.actions}
    own = scores.pop(action)
    if not scores:
        return "nothing else can be done"
    better = sum(1 for score in scores.values() if score > own)
    if not better:
        return f"the best of {len(scores) + 1} ways"
    return f"{counted(better, 'way')} of {len(scores) + 1} looked better"


def standing_words(case: Case, suspect: int) -> str:
    """'Noise trails by 2', as far as the seat can tell."""
    name = SUSPECTS[suspect].name
    rivals = [total for who, total in case.totals.items() if who != suspect]
    if suspect not in case.totals or not rivals:
        return f"{name} stands alone"
    lead = round(case.totals[suspect] - max(rivals))
    if lead == 0:
        return f"{name} is level with the first"
    return f"{name} {'leads' if lead > 0 else 'trails'} by {abs(lead)}"


def hunch_words(case: Case, suspect: int) -> str:
    if suspect == case.guilty == case.innocent:
        return "my obsession"
    if suspect == case.guilty:
        return "my guilty hunch"
    return "my innocent hunch" if suspect == case.innocent else "no hunch of mine"


def _placed(q: Question, action: Action) -> str:
    drawn = q.asking(PlaceEvidence)
    if drawn.token == NO_TOKEN:
        return f"looks into {SUSPECTS[action.argument].name}"
    value = value_words(drawn.value)
    return f"places {value} on {SUSPECTS[action.argument].name}"


def _on_suspect(q: Question, action: Action) -> str:
    if action.verb != "suspect":
        return ""
    case = q.eyes.case
    return f"{hunch_words(case, action.argument)}; {standing_words(case, action.argument)}"


def _face(q: Question, action: Action) -> str:
    if action is FACE_DOWN:
        return "what the others do not know they cannot answer"
    return "everybody may know it"


def _move(q: Question, action: Action) -> str:
    s, place = q.state, action.argument
    rate, aim = q.turn.plan(place, entry_time(s, q.eyes.me, place))
    goal = "" if aim == place else f" on the way to {PLACES[aim].name}"
    found = "a lead lies there" if aim in s.lead_at else "there is something to do there"
    return f"{found}{goal}; {points(rate)} for each Time"


def _lead(q: Question, action: Action) -> str:
    mine = q.eyes.mine
    return (
        f"evidence is worth {points(mine.evidence)} to me, "
        f"a piece of the conspiracy {points(mine.uncover)}"
    )


def _card(q: Question, action: Action) -> str:
    return f"it brings {points(q.turn.play(action.argument))} for its Time"


def _reaction(q: Question, action: Action) -> str:
    if action is PASS:
        return "no card in hand brings enough now"
    eyes, card = q.eyes, card_at(action.argument)
    seat = q.state.detective.index(card.detective)
    value = points(ANSWERS["react"](q, action))
    if seat == eyes.me:
        return f"it helps me, {value}"
    leads = ", who leads" if eyes.weights[seat] == min(eyes.weights) else ""
    return f"it hurts {SHEETS[card.detective].name}{leads}; {value} for me"


def _payment(q: Question, action: Action) -> str:
    verb = action.verb
    if verb in ("lower", "raise"):
        return "of all cards in hand this one is worth least to me"
    if verb == "pay":
        return f"my marker stands at {q.state.twilight[q.eyes.me]:+d} and has room for it"
    return "so my marker rests nearer to where I want it"


def _given_up(q: Question, action: Action) -> str:
    return "I need it least"


def _errand(q: Question, action: Action) -> str:
    return f"{points(q.turn.score(action))} for each Time"


def _sacrifice(q: Question, action: Action) -> str:
    found = sacrifice_of(q.state, q.eyes.me, action.argument)
    if found is None:
        return ""
    owner = found[0]
    kind = "good" if gives_good(action.argument) else "bad"
    return f"{kind} baggage on {_plot(q, owner)}"


def _plot(q: Question, seat: int) -> str:
    s = q.state
    whose = "my plot" if seat == q.eyes.me else f"the plot of {SHEETS[s.detective[seat]].name}"
    if s.plot[seat] < 0:
        return whose
    return f"{whose} '{PLOTS[s.plot[seat]].name}', {s.good[seat]} good to {s.bad[seat]} bad"


def _benefit(q: Question, action: Action) -> str:
    if action is PASS:
        return "nothing here helps me"
    if action.verb == "gain":
        return f"worth {points(q.eyes.mine.favors[action.argument])} to me"
    seat = q.state.detective.index(action.argument)
    if action.verb in BAGGAGE:
        return _plot(q, seat)
    return "room on my own track" if seat == q.eyes.me else "it costs a rival room on the track"


def _lead_moved(q: Question, action: Action) -> str:
    eyes, place = q.eyes, action.argument
    others = [way(eyes, seat, place) for seat in range(q.state.seats) if seat != eyes.me]
    return f"{way(eyes, eyes.me, place)} Time from me, {min(others)} or more from the others"


def _piece(q: Question, action: Action) -> str:
    if action.verb != "piece":
        return "every place for it would help others more than me"
    return f"lines and links come to {points(ANSWERS['place-piece'](q, action))} for me"


def _draw(q: Question, action: Action) -> str:
    s = q.state
    if action is PASS:
        return "the hand is good as it is"
    if action.verb == "draw-dark":
        seat = s.detective.index(action.argument)
        leads = q.eyes.weights[seat] == min(q.eyes.weights)
        return "to have something against whoever leads" if leads else "to have an answer in hand"
    return f"{counted(len(s.hands[q.eyes.me]), 'card')} in hand"


def _end(q: Question, action: Action) -> str:
    s = q.state
    near = [at for at in s.lead_at if at != OFF_MAP and way(q.eyes, q.eyes.me, at) < s.time]
    return "it is good to be here tonight" if near else "nothing is left that is worth the Time"


REASONS: Final[dict[str, Words]] = {
    "place-evidence": _on_suspect,
    "suspect": _on_suspect,
    "place-hit": _on_suspect,
    "choose": _on_suspect,
    "face": _face,
    "move": _move,
    "follow": _lead,
    "use-lead": _lead,
    "play": _card,
    "react": _reaction,
    "payment": _payment,
    "spend-favor": _given_up,
    "swap-favor": _given_up,
    "discard-for-ability": _given_up,
    "ability": _errand,
    "event": _errand,
    "sacrifice": _sacrifice,
    "benefit": _benefit,
    "baggage": _benefit,
    "move-lead": _lead_moved,
    "place-piece": _piece,
    "draw-light": _draw,
    "draw-dark": _draw,
    "draw-two": _draw,
    "draw": _draw,
    "free-draw": _draw,
    "extra-card": _draw,
    "end-turn": _end,
}
"""By the verb of a turn's action, or the kind of another question; the rest is compared."""
