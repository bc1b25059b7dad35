"""The balance of Android: detectives, suspects, plots, scores, length and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Final

from caseboard.core.wording import figure, signed
from caseboard.games.android.actions import CARD_KEYS
from caseboard.games.android.catalogue import ENDINGS, PLOTS, card_at
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.names import short_name
from caseboard.games.android.numbers import DECK_OF, DETECTIVES
from caseboard.pack.research import Check, Figure, Grid, Row, Section, Share
from caseboard.research.android.rows import ENDINGS_A_PLOT
from caseboard.research.drawing import Band, heat_chart, shares_chart, stacked_chart
from caseboard.research.rows import results, won
from caseboard.research.stats import mean, share, shares_by

FAIR: Final = (0.8, 1.25)
"""Times its fair share that a detective may win."""

SUSPECTED: Final = 0.05
HAPPY: Final = (0.3, 0.7)
REACHED: Final = 0.05
"""How often each of a plot's endings should come at least, of the times that the plot ends."""
OTHERWISE: Final = 0.3
"""How many winners should have won without a right guilty hunch, at least."""
FIRST_HAPPY_VP: Final = 1

NAMES: Final = {key: short_name(number) for number, key in enumerate(DETECTIVES)}
SUSPECT_NAMES: Final = {suspect.key: suspect.name for suspect in SUSPECTS}
MURDER_NAMES: Final = {murder.key: murder.name for murder in MURDERS}
PLOT_NAMES: Final = {plot.key: f"{short_name(plot.detective)}: {plot.name}" for plot in PLOTS}


def sections(rows: Sequence[Row]) -> tuple[Section, ...]:
    counts = sorted({row["seats"] for row in rows})
    return (
        *(_detectives([row for row in rows if row["seats"] == seats], seats) for seats in counts),
        _order(rows),
        _suspects(rows),
        _plots(rows),
        _scores(rows),
        _cards(rows),
    )


def _detectives(rows: Sequence[Row], seats: int) -> Section:
    fair = 1 / seats
    low, high = FAIR[0] * fair, FAIR[1] * fair
    found = _named(shares_by(results(rows, "parts")), NAMES)
    title = f"Who wins with {seats} seats"
    return Section(
        title,
        f"A fair share is {fair:.0%}; {low:.0%} to {high:.0%} is wanted.",
        (Figure(shares_chart(title, found, Band(low, high, fair)), "Victories per detective"),),
        (
            Grid(
                f"{len(rows)} games",
                ("Detective", "Played", "Won (95 %)", "Times fair share"),
                tuple(
                    (name, str(one.count), str(one), f"{one.value / fair:.2f}")
                    for name, one in found.items()
                ),
            ),
        ),
        tuple(
            Check(f"{name} wins with {seats} seats", one, low, high) for name, one in found.items()
        ),
    )


def _named(shares: dict[str, Share], names: dict[str, str]) -> dict[str, Share]:
    return {names[key]: shares[key] for key in names if key in shares}


def _order(rows: Sequence[Row]) -> Section:
    """Whether it matters to go first."""
    lines = []
    for seats in sorted({row["seats"] for row in rows}):
        of_count = [row for row in rows if row["seats"] == seats]
        found = shares_by(
            (str((seat - row["first_player"]) % seats + 1), won(row, seat))
            for row in of_count
            for seat in range(seats)
        )
        lines.append(
            (str(seats), *(f"{found[str(n)].value:.0%}" if n <= seats else "" for n in range(1, 6)))
        )
    headings = ("Seats", "First player", "Second", "Third", "Fourth", "Fifth")
    return Section(
        "Does it matter who begins?",
        "By place in the first day's order; each should be near the fair share.",
        grids=(Grid("Victories", headings, tuple(lines)),),
    )


def _suspects(rows: Sequence[Row]) -> Section:
    cases: dict[tuple[str, str], list[float]] = {}
    for row in rows:
        for suspect in row["lineup"]:
            pair = MURDER_NAMES[row["murder"]], SUSPECT_NAMES[suspect]
            cases.setdefault(pair, []).append(float(row["murderer"] == suspect))
    found = {pair: share(sum(hits), len(hits)) for pair, hits in cases.items()}
    title = "Who is the murderer"
    short = {suspect.name: suspect.short for suspect in SUSPECTS}
    murders = [name for name in MURDER_NAMES.values() if any(pair[0] == name for pair in found)]
    chart = heat_chart(
        title,
        {(murder, short[suspect]): one for (murder, suspect), one in found.items()},
        murders,
        tuple(short.values()),
    )
    killed = share(sum(bool(row["killed"]) for row in rows), len(rows))
    return Section(
        title,
        f"Of the games in which the suspect was in the line-up. In {killed.value:.0%} of games "
        f"somebody killed a suspect.",
        (Figure(chart, "How often each suspect was the murderer, by murder"),),
        (
            Grid(
                "The murderer",
                ("Murder", *short.values()),
                tuple(
                    (murder, *(_cell(found.get((murder, suspect))) for suspect in short))
                    for murder in murders
                ),
                folded=True,
            ),
        ),
        checks=tuple(
            Check(f"{suspect} is the murderer in {murder}", one, SUSPECTED, 1.0)
            for (murder, suspect), one in sorted(found.items())
        ),
    )


def _cell(found: Share | None) -> str:
    return "" if found is None else f"{found.value:.0%} of {found.count}"


def _plots(rows: Sequence[Row]) -> Section:
    ended = [ending for row in rows for ending in row["endings"]]
    found = _named(
        shares_by((one["plot"], float(one["vp"] >= FIRST_HAPPY_VP)) for one in ended), PLOT_NAMES
    )
    counts = Counter(one["ending"] for one in ended)
    lines, reached = [], []
    for number, ending in enumerate(ENDINGS):
        plot = PLOTS[number // ENDINGS_A_PLOT]
        of_plot = sum(
            counts[number // ENDINGS_A_PLOT * ENDINGS_A_PLOT + at] for at in range(ENDINGS_A_PLOT)
        )
        part = share(counts[number], of_plot)
        vp = signed(ending.vp)
        if of_plot:
            reached.append(Check(f"{PLOT_NAMES[plot.key]}: '{ending.name}'", part, REACHED, 1.0))
        lines.append((PLOT_NAMES[plot.key], ending.name, vp, f"{part.value:.0%}"))
    title = "How lives end"
    chart = shares_chart(title, found, Band(*HAPPY, 0.5))
    return Section(
        title,
        "The share of plots with an ending worth a point or more; 30 to 70 % is wanted.",
        (Figure(chart, "Happy endings per plot"),),
        (
            Grid(
                "Happy endings",
                ("Plot", "Ended", "Happily (95 %)"),
                tuple((name, str(one.count), str(one)) for name, one in found.items()),
                folded=True,
            ),
            Grid(
                "Every ending",
                ("Plot", "Ending", "VP", "Of this plot's ends"),
                tuple(lines),
                folded=True,
                long=True,
            ),
        ),
        (
            *(Check(f"{name} ends happily", one, *HAPPY) for name, one in found.items()),
            *reached,
        ),
    )


def _scores(rows: Sequence[Row]) -> Section:
    made: dict[str, list[dict[str, float]]] = {}
    for row in rows:
        for part, score in zip(row["parts"], row["score"], strict=True):
            made.setdefault(NAMES[part], []).append(score)
    weight: Counter[str] = Counter()
    for scores in made.values():
        for score in scores:
            weight.update({heading: abs(points) for heading, points in score.items()})
    headings = [heading for heading, _ in weight.most_common()]
    parts = {
        name: {
            heading: fmean(score.get(heading, 0) for score in made[name]) for heading in headings
        }
        for name in NAMES.values()
        if name in made
    }
    case = dict(_case(rows))
    title = "What points are made of"
    return Section(
        title,
        figures=(Figure(stacked_chart(title, parts, headings), "Mean points per game"),),
        grids=(
            Grid(
                "A game in numbers",
                ("Per detective and game", *parts),
                tuple(
                    (
                        label,
                        *(_average(rows, column, part) for part in NAMES if NAMES[part] in made),
                    )
                    for label, column in PER_SEAT
                ),
            ),
            Grid(
                "The case",
                ("What", "Share (95 %)"),
                tuple((what, str(found)) for what, found in case.items()),
            ),
        ),
        checks=(Check(WITHOUT, case[WITHOUT], OTHERWISE, 1.0),),
    )


PER_SEAT: Final = (
    ("points", "scores"),
    ("leads followed up", "leads"),
    ("evidence placed", "evidence"),
    ("puzzle pieces placed", "pieces"),
)


def _average(rows: Sequence[Row], column: str, part: str) -> str:
    values = [row[column][row["parts"].index(part)] for row in rows if part in row["parts"]]
    return figure(mean(values).value, ".1f")


WITHOUT: Final = "a winner's guilty hunch is wrong"


def _case(rows: Sequence[Row]) -> Iterable[tuple[str, Share]]:
    seats = [(row, seat) for row in rows for seat in range(row["seats"])]
    right = [row["guilty"][seat] == row["murderer"] for row, seat in seats]
    yield "a guilty hunch is right", share(sum(right), len(right))
    winners = [row["guilty"][seat] == row["murderer"] for row in rows for seat in row["winners"]]
    yield WITHOUT, share(len(winners) - sum(winners), len(winners))
    with_conspiracy = [row["tokens"][seat]["conspiracy"] > 0 for row, seat in seats]
    yield "a detective proves a conspiracy", share(sum(with_conspiracy), len(with_conspiracy))


def _cards(rows: Sequence[Row]) -> Section:
    keys = CARD_KEYS
    offered = Counter(card for row in rows for card in row["cards_offered"])
    played = Counter(card for row in rows for card in row["cards"])
    present = Counter(part for row in rows for part in row["parts"])
    grids = []
    for deck in sorted(set(DECK_OF)):
        numbers = [number for number, of in enumerate(DECK_OF) if of == deck]
        games = present[DETECTIVES[deck // 2]] or 1
        grids.append(
            Grid(
                f"{SHEETS[deck // 2].name}, {('light', 'dark')[deck % 2]}",
                ("Card", "Cost", "Could be played in", "Plays per 100 games"),
                tuple(
                    (
                        card_at(number).name,
                        str(card_at(number).cost),
                        f"{offered[keys[number]] / games:.0%} of games",
                        f"{100 * played[keys[number]] / games:.0f}",
                    )
                    for number in sorted(numbers, key=lambda number: -played[keys[number]])
                ),
                folded=True,
                long=True,
            )
        )
    never = tuple(
        (card_at(number).name, NAMES[DETECTIVES[DECK_OF[number] // 2]], what)
        for number, key in enumerate(keys)
        for what in _never(offered[key], played[key])
    )
    headings = ("Card", "Of", "Never")
    unused = (Grid("Cards that nobody played", headings, never),) if never else ()
    return Section(
        "Which cards are played",
        f"{sum(1 for key in keys if played[key])} of {len(keys)} cards were played, "
        f"{sum(1 for key in keys if offered[key])} could have been.",
        grids=(*unused, *grids),
        checks=(
            Check(
                "Twilight cards that could be played in some game",
                share(sum(1 for key in keys if offered[key]), len(keys)),
                1.0,
                1.0,
            ),
        ),
    )


def _never(offered: int, played: int) -> tuple[str, ...]:
    if not offered:
        return ("playable",)
    return () if played else ("played",)
