"""What a row of Android tells: lives, case, conspiracy and cards of one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from caseboard.core.events import Fact
from caseboard.core.rules import Line
from caseboard.games.android.actions import CARD_KEYS
from caseboard.games.android.catalogue import PLOTS
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.events import (
    AbilityUsed,
    CardPlayed,
    CaseClosed,
    Crossroads,
    Ending,
    EventUsed,
    EvidencePlaced,
    FirstPlayer,
    LeadFollowed,
    MemoryShown,
    OfSeat,
    PiecePlaced,
    PlotStarted,
    SpecificEvent,
    SuspectKilled,
)
from caseboard.games.android.events import Event as GeneralEvent
from caseboard.games.android.numbers import DETECTIVES, LINES_OF_A_PLOT, NOBODY
from caseboard.pack.research import Played, Row

ENDINGS_A_PLOT = 4


def facts(played: Played) -> Row:
    view = played.game.view(None)
    result = played.game.result
    assert result is not None
    told = [event.fact for event in played.events]
    closed = next(fact for fact in told if isinstance(fact, CaseClosed))
    detectives = [DETECTIVES[player["detective"]] for player in view["players"]]
    return {
        "parts": detectives,
        "murder": MURDERS[view["murder"]].key,
        "first_player": next(fact.seat for fact in told if isinstance(fact, FirstPlayer)),
        "lineup": [SUSPECTS[suspect["suspect"]].key for suspect in view["suspects"]],
        "murderer": _suspect(closed.murderer),
        "killed": [_suspect(fact.suspect) for fact in told if isinstance(fact, SuspectKilled)],
        "guilty": [_suspect(suspect) for suspect in closed.guilty],
        "innocent": [_suspect(suspect) for suspect in closed.innocent],
        "score": [dict(make_up(lines)) for lines in result.breakdown],
        "endings": [
            {
                "seat": fact.seat,
                "plot": PLOTS[fact.ending // ENDINGS_A_PLOT].key,
                "ending": fact.ending,
                "vp": fact.vp,
            }
            for fact in told
            if isinstance(fact, Ending)
        ],
        "cards": [CARD_KEYS[fact.card] for fact in told if isinstance(fact, CardPlayed)],
        "cards_offered": sorted(
            CARD_KEYS[action.argument] for action in played.offered if action.verb == "play"
        ),
        "plot_cards": [
            *(fact.plot * LINES_OF_A_PLOT for fact in told if isinstance(fact, PlotStarted)),
            *(
                fact.plot * LINES_OF_A_PLOT + fact.line
                for fact in told
                if isinstance(fact, Crossroads)
            ),
        ],
        "events": [fact.event for fact in told if isinstance(fact, GeneralEvent)],
        "specific_events": [fact.event for fact in told if isinstance(fact, SpecificEvent)],
        "events_used": [
            f"{fact.deck} {fact.event}" for fact in told if isinstance(fact, EventUsed)
        ],
        "abilities": [fact.place for fact in told if isinstance(fact, AbilityUsed)],
        "memories": [fact.memory for fact in told if isinstance(fact, MemoryShown)],
        "tokens": [
            {name: player[name] for name in ("conspiracy", "haas", "jinteki", "trauma", "twilight")}
            for player in view["players"]
        ],
        "leads": [_count(told, LeadFollowed, seat) for seat in range(view["seats"])],
        "evidence": [_count(told, EvidencePlaced, seat) for seat in range(view["seats"])],
        "pieces": [_count(told, PiecePlaced, seat) for seat in range(view["seats"])],
    }


def _suspect(number: int) -> str | None:
    return None if number == NOBODY else SUSPECTS[number].key


def _count(told: list[Fact], kind: type[OfSeat], seat: int) -> int:
    return sum(isinstance(fact, kind) and fact.seat == seat for fact in told)


def make_up(lines: Iterable[Line]) -> Counter[str]:
    """A score under the headings of the tally."""
    summed: Counter[str] = Counter()
    for line in lines:
        summed[line.heading] += line.points
    return summed
