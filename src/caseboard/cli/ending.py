"""The end explains itself: who won, every line of every score, and the story."""

from __future__ import annotations

from caseboard.cli.screen import Screen, signed
from caseboard.core.game import Game
from caseboard.pack.terminal import Guide


def show_end(screen: Screen, guide: Guide, game: Game) -> None:
    result = game.result
    assert result is not None
    view = game.view(None)
    screen.title("The end")
    for told in result.story:
        screen.line(told, indent=2)
    screen.line()
    for seat in range(game.seats):
        won = " wins" if seat in result.winners else ""
        screen.line(f"{guide.player(view, seat)}: {signed(result.scores[seat])}{won}", style="bold")
        for line in result.breakdown[seat]:
            met = "" if line.met is None else "met: " if line.met else "not met: "
            screen.line(f"{signed(line.points):>4}  {met}{line.reason}", indent=2, hang=6)
    for epilogue in result.epilogues:
        screen.line()
        screen.line(epilogue.heading, style="bold")
        screen.line(epilogue.text, style="italic", indent=2)
    winners = " and ".join(guide.player(view, seat) for seat in result.winners)
    verb = "win" if len(result.winners) > 1 else "wins"
    screen.line()
    screen.line(f"{winners} {verb}." if winners else "Nobody wins.", style="bold")
