"""What a row of Android tells: lives, case, conspiracy and cards of one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from caseboard.core.actions import Action
from caseboard.core.rules import Line
from caseboard.games.android.actions import PLAY
from caseboard.games.android.catalogue import PLOTS
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.numbers import DETECTIVES, NOBODY
from caseboard.pack.research import Played, Row

ENDINGS_A_PLOT = 4

HEADINGS: dict[str, str] = {
    "Guilty hunch": "guilty hunch",
    "Innocent hunch": "innocent hunch",
    "Obsessed": "guilty hunch",
    "Ending": "plots",
    "conspiracy token": "conspiracy",
    "Haas token": "company tokens",
    "Jinteki token": "company tokens",
    "trauma": "trauma",
    "favor": "favors",
}
"""By a part of a score line's reason, the heading that the line is added up under."""

OTHER = "money and sanity"


def facts(played: Played) -> Row:
    view = played.game.view(None)
    result = played.game.result
    assert result is not None
    told = played.events
    closed = next(event.data for event in told if event.kind == "case-closed")
    killed = [event.data["suspect"] for event in told if event.kind == "suspect-killed"]
    detectives = [DETECTIVES[player["detective"]] for player in view["players"]]
    return {
        "parts": detectives,
        "murder": MURDERS[view["murder"]].key,
        "first_player": next(event.data["seat"] for event in told if event.kind == "first-player"),
        "lineup": [SUSPECTS[suspect["suspect"]].key for suspect in view["suspects"]],
        "murderer": _suspect(closed["murderer"]),
        "killed": [_suspect(suspect) for suspect in killed],
        "guilty": [_suspect(suspect) for suspect in closed["guilty"]],
        "innocent": [_suspect(suspect) for suspect in closed["innocent"]],
        "score": [dict(make_up(lines)) for lines in result.breakdown],
        "endings": [
            {
                "seat": event.data["seat"],
                "plot": PLOTS[event.data["ending"] // ENDINGS_A_PLOT].key,
                "ending": event.data["ending"],
                "vp": event.data["vp"],
            }
            for event in told
            if event.kind == "ending"
        ],
        "cards": [
            card_key(PLAY[event.data["card"]]) for event in told if event.kind == "card-played"
        ],
        "cards_offered": sorted(
            card_key(action) for action in played.offered if action.verb == "play"
        ),
        "tokens": [
            {name: player[name] for name in ("conspiracy", "haas", "jinteki", "trauma", "twilight")}
            for player in view["players"]
        ],
        "leads": [_count(played, "lead-followed", seat) for seat in range(view["seats"])],
        "evidence": [_count(played, "evidence-placed", seat) for seat in range(view["seats"])],
        "pieces": [_count(played, "piece-placed", seat) for seat in range(view["seats"])],
    }


def _suspect(number: int) -> str | None:
    return None if number == NOBODY else SUSPECTS[number].key


def _count(played: Played, kind: str, seat: int) -> int:
    return sum(event.kind == kind and event.data["seat"] == seat for event in played.events)


def card_key(action: Action) -> str:
    """A twilight card by its deck and number, as in ``louis-light-03``."""
    return action.key.partition(" ")[2]


def make_up(lines: Iterable[Line]) -> Counter[str]:
    """A score under the headings of the tally."""
    summed: Counter[str] = Counter()
    for line in lines:
        named = (heading for part, heading in HEADINGS.items() if part in line.reason)
        summed[next(named, OTHER)] += line.points
    return summed
