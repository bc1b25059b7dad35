"""What can be looked at on the table of Voices in My Head."""

from __future__ import annotations

from typing import Any, Final

from caseboard.cli.voices.names import player, regions_words, short_marker
from caseboard.cli.voices.platforms import draw_board, draw_regions
from caseboard.games.voices.content.roles import role
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.pack.terminal import Look, Screen, View

_STRATEGY: Final = {card.id: card for card in STRATEGY_CARDS}


def draw_table(screen: Screen, view: View) -> None:
    """Jurors, players, regions and the trial card."""
    screen.line(f"{view['story']['title']}", style="bold")
    draw_jurors(screen, view)
    draw_players(screen, view)
    draw_regions(screen, view)
    draw_trial(screen, view)


def draw_jurors(screen: Screen, view: View) -> None:
    rows = []
    for juror in view["jurors"]:
        hidden = " ".join(face or "?" for face in juror["influence"]) or "–"
        rows.append(
            (
                juror["type"].capitalize(),
                str(juror["guilty"]),
                str(juror["innocent"]),
                hidden,
                juror["vote"] or "",
            )
        )
    screen.table(("jurors", "guilty", "innocent", "influence", "vote"), rows)


def draw_players(screen: Screen, view: View) -> None:
    rows = []
    for seat, one in enumerate(view["players"]):
        notes = ["you"] if seat == view["seat"] else []
        notes += ["first player"] if seat == view["first_player"] else []
        notes += ["has had the turn"] if one["turn_taken"] else []
        rows.append(
            (
                f"{seat + 1}  {player(view, seat)}",
                str(one["cards"]),
                " ".join(short_marker(marker) for marker in one["unused"]),
                str(len(one["destroyed"])),
                ", ".join(notes),
            )
        )
    screen.table(("seat", "cards", "markers left", "lost", ""), rows)


def draw_trial(screen: Screen, view: View) -> None:
    """The trial card as far as it has been read."""
    trial = view["trial"]
    if trial is None:
        screen.line("No trial card is chosen yet.")
        return
    title = trial["title"] or "not read yet"
    screen.line(f"Trial card for {regions_words(trial['regions'])}: {title}", style="bold")
    for side in ("front", "back"):
        if trial[side] is not None:
            _draw_side(screen, trial[side])
    for line in trial["black_box"] or ():
        screen.line(f"Hidden: {line}", indent=2)


def _draw_side(screen: Screen, side: dict[str, Any]) -> None:
    screen.line(side["text"], style="italic", indent=2)
    for ability in side["abilities"]:
        screen.line(f"{ability['lead_in']} {ability['text']}".strip(), indent=2)
        for option in ability["options"] if ability["hidden"] else ():
            if option["rule"]:
                screen.line(f"Hidden, {option['letter']}: {option['rule']}", indent=4)
    if side["next"] is not None:
        screen.line(f"Next: {side['next']['header']}", indent=2)


def draw_desk(screen: Screen, view: View) -> None:
    """The prosecutor's cards, front sides."""
    if view["desk"] is None:
        screen.line("Only the prosecutor looks behind the screen.")
        return
    for card in view["desk"]:
        chosen = " (chosen)" if card["chosen"] else ""
        regions = regions_words(card["regions"])
        screen.line(f"{card['title']}, for {regions}{chosen}", style="bold")
        _draw_side(screen, card["front"])


def draw_me(screen: Screen, view: View) -> None:
    mine = view["players"][view["seat"]]
    printed = role(mine["role"])
    screen.line(f"{printed.name}. You win with: {mine['goal']}", style="bold")
    screen.line(printed.motto, style="italic", indent=2)
    left = " ".join(short_marker(marker) for marker in mine["unused"])
    screen.line(f"Markers left: {left or 'none'}. Lost: {len(mine['destroyed'])}.", indent=2)
    looking = view["looking"]
    if looking is not None and looking["faces"]:
        screen.line(f"You look at: {', '.join(looking['faces'])}.", indent=2)
    draw_hand(screen, view)


def draw_hand(screen: Screen, view: View) -> None:
    hand = view["players"][view["seat"]]["hand"]
    if not hand:
        screen.line("You hold no strategy cards.")
    for id_ in hand:
        card = _STRATEGY[id_]
        screen.line(card.name, style="bold")
        screen.line(card.text, indent=2)
        screen.line(card.flavour, style="italic", indent=2)


LOOKS: Final = {
    "table": Look("everything at a glance", draw_table),
    "jurors": Look("tokens on the jurors", draw_jurors),
    "board": Look("the platforms and their markers", draw_board),
    "players": Look("who has what left", draw_players),
    "trial": Look("the trial card of this round", draw_trial),
    "desk": Look("the prosecutor's cards", draw_desk),
    "me": Look("your role, goal and markers", draw_me),
    "hand": Look("your strategy cards", draw_hand),
}
