"""The balance of Voices in My Head: roles, verdicts, influence and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.pack.research import Check, Figure, Grid, Row, Section
from caseboard.research.drawing import Band, shares_chart, stacked_chart
from caseboard.research.rows import results
from caseboard.research.stats import share, shares_by

WINS: Final = (0.20, 0.65)
INFLUENCE_DECIDES: Final = 0.15
BOTH_WAYS: Final = (0.15, 0.85)
VOTES: Final = ("guilty", "undecided", "innocent")


def sections(rows: Sequence[Row]) -> tuple[Section, ...]:
    counts = sorted({row["seats"] for row in rows})
    return (
        *(_roles(own, table) for table, own in _tables(rows).items()),
        _verdicts(rows, counts),
        _jurors(rows),
        _cards(rows),
    )


def _tables(rows: Sequence[Row]) -> dict[str, list[Row]]:
    """Games by seat count and set-up of roles."""
    found: dict[tuple[bool, int], list[Row]] = {}
    for row in rows:
        found.setdefault((row["options"]["advanced_roles"], row["seats"]), []).append(row)
    return {
        f"{seats} seats{' and advanced roles' if advanced else ''}": own
        for (advanced, seats), own in sorted(found.items())
    }


def _roles(rows: Sequence[Row], table: str) -> Section:
    names = {role.id: role.name for role in ROLES}
    won = shares_by(results(rows, "parts"))
    found = {names[id]: won[id] for id in names if id in won}
    title = f"Who wins with {table}"
    return Section(
        title,
        "Any number of players win. Wanted: 20 to 65 % for every role.",
        (Figure(shares_chart(title, found, Band(*WINS)), "Victories per role"),),
        (
            Grid(
                f"{len(rows)} games",
                ("Role", "Played", "Won (95 %)"),
                tuple((name, str(one.count), str(one)) for name, one in found.items()),
            ),
        ),
        tuple(Check(f"{name} wins with {table}", one, *WINS) for name, one in found.items()),
    )


def _verdicts(rows: Sequence[Row], counts: Sequence[int]) -> Section:
    convicted, decided, turned, nobody = {}, {}, {}, {}
    for seats in counts:
        own = [row for row in rows if row["seats"] == seats]
        name = f"{seats} seats"
        convicted[name] = share(sum(row["convicted"] for row in own), len(own))
        differs = [row["winners"] != row["open_winners"] for row in own]
        decided[name] = share(sum(differs), len(own))
        other = [row["convicted"] != row["open_convicted"] for row in own]
        turned[name] = share(sum(other), len(own))
        nobody[name] = share(sum(not row["winners"] for row in own), len(own))
    title = "Verdicts, and whether influence matters"
    return Section(
        title,
        "Influence decides when other players win than would by the open tokens alone.",
        (
            Figure(shares_chart("Convictions", convicted, Band(*BOTH_WAYS)), "Guy is convicted"),
            Figure(
                shares_chart("Influence", decided, Band(INFLUENCE_DECIDES, 1.0)),
                "Influence changes who wins",
            ),
        ),
        (
            Grid(
                "Verdicts",
                ("", "Convicted", "Influence decides", "It turns the verdict", "Nobody wins"),
                tuple(
                    (
                        name,
                        str(convicted[name]),
                        str(decided[name]),
                        str(turned[name]),
                        str(nobody[name]),
                    )
                    for name in convicted
                ),
            ),
        ),
        (
            *(
                Check(f"Convictions with {name}", one, *BOTH_WAYS)
                for name, one in convicted.items()
            ),
            *(
                Check(f"Influence decides with {name}", one, INFLUENCE_DECIDES, 1.0)
                for name, one in decided.items()
            ),
        ),
    )


def _jurors(rows: Sequence[Row]) -> Section:
    votes = {
        juror.title: {
            vote: sum(row["votes"][juror] == vote for row in rows) / len(rows) * 100
            for vote in VOTES
        }
        for juror in JurorType
    }
    title = "What the jurors think in the end"
    chart = stacked_chart(title, votes, VOTES)
    return Section(title, figures=(Figure(chart, "Votes per juror type, % of games"),))


def _cards(rows: Sequence[Row]) -> Section:
    offered = Counter(card for row in rows for card in row["cards_offered"])
    played = Counter(card for row in rows for card in row["cards"])
    tried = Counter(card for row in rows for card in row["trial_cards"])
    return Section(
        "Which cards are played",
        grids=(
            Grid(
                "Strategy cards",
                ("Card", "Copies", "Could be played in", "Plays per 100 games"),
                tuple(
                    (
                        card.name,
                        str(card.copies),
                        f"{offered[card.id] / len(rows):.0%} of games",
                        f"{100 * played[card.id] / len(rows):.0f}",
                    )
                    for card in sorted(STRATEGY_CARDS, key=lambda card: -played[card.id])
                ),
                folded=True,
                long=True,
            ),
            Grid(
                "Trial cards",
                ("Card", "Resolved in"),
                tuple(
                    (card.title, f"{tried[card.number] / len(rows):.0%} of games")
                    for card in sorted(TRIAL_CARDS, key=lambda card: -tried[card.number])
                ),
                folded=True,
                long=True,
            ),
        ),
        checks=(
            Check(
                "Strategy cards that were played in some game",
                share(sum(1 for card in STRATEGY_CARDS if played[card.id]), len(STRATEGY_CARDS)),
                1.0,
                1.0,
            ),
        ),
    )
