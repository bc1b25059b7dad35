"""Options of Voices in My Head on the screen; a push is shown before it is made."""

from __future__ import annotations

from typing import Final

from caseboard.cli.voices.names import player, regions_words, short_marker
from caseboard.core.actions import Action
from caseboard.core.errors import UnknownAction
from caseboard.core.game import Game
from caseboard.core.wording import listed
from caseboard.games.voices.actions import GRID, PLAY, PUSH
from caseboard.games.voices.content.markers import Colour
from caseboard.games.voices.content.roles import PROSECUTOR, role
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.events import Deployed
from caseboard.games.voices.names import marker_name
from caseboard.games.voices.push import BadPush, push_number, refusal, snap
from caseboard.games.voices.state import KINDS, MARKERS_PER_COLOUR
from caseboard.pack.terminal import View

_KINDS_OF_CARD: Final = {card.id: number for number, card in enumerate(STRATEGY_CARDS)}


def intro(view: View) -> tuple[str, ...]:
    """How the trial begins, who one is in Guy's head, and what one wants."""
    mine = view["players"][view["seat"]]
    printed = role(mine["role"])
    who = "the Prosecutor" if printed is PROSECUTOR else printed.name
    return (
        view["story"]["start"],
        f"You are {who}, with the {listed(mine['colours'], 'and')} markers. {printed.motto}",
        f"You win with: {mine['goal']}",
    )


def status(view: View) -> str:
    """The round, the stage, and which regions the trial card is for."""
    words = f"Round {view['round']} of {view['rounds']}, stage {'I' * view['stage']}"
    if view["trial"] is not None:
        words += f" · the card: {regions_words(view['trial']['regions'])}"
    return words


def wording(game: Game, view: View, action: Action) -> str:
    option = game.option(action)
    if action.verb == PUSH.verb:
        shown = option.label if push_is_listed(action) else option.text
        return f"{shown}: {push_preview(game, view, action)}"
    if action.verb == "marker":
        return f"{option.label}, {short_marker(action.argument)}"
    if action.verb == PLAY[0].verb:
        return f"{option.text}: {STRATEGY_CARDS[action.argument].text}"
    return option.text


def push_is_listed(action: Action) -> bool:
    """Whether the heading above the option names its start already."""
    return action in GRID


def push_preview(game: Game, view: View, action: Action) -> str:
    """What a push would do: what falls, what moves, and who would lead then."""
    told = (event.fact for event in game.clone().apply(action))
    deployed = next(fact for fact in told if isinstance(fact, Deployed))
    mover, fallen = deployed.marker, deployed.destroyed
    moved = [marker for marker, _ in deployed.paths if marker != mover and marker not in fallen]
    words = []
    if fallen:
        names = [f"{marker_name(one)} ({short_marker(one)})" for one in fallen]
        words.append(f"pushes {listed(names, 'and')} off the edge")
    if moved:
        words.append(f"shoves {listed([short_marker(one) for one in moved], 'and')}")
    return f"{', '.join(words) or 'touches nothing'}; totals: {_totals_after(view, mover, fallen)}"


def _totals_after(view: View, mover: int, fallen: tuple[int, ...]) -> str:
    """Each persona's total then; of two colours of one persona the better one counts."""
    region = view["regions"][view["deploying"]["region"]]
    there = [one["marker"] for one in region["markers"] if one["marker"] not in (*fallen, mover)]
    by_colour: dict[str, int] = {}
    for marker in (*there, mover):
        colour = Colour(marker // MARKERS_PER_COLOUR).name.lower()
        by_colour[colour] = by_colour.get(colour, 0) + KINDS[marker].value
    totals = {
        seat: max(by_colour.get(colour, 0) for colour in one["colours"])
        for seat, one in enumerate(view["players"])
        if seat != view["prosecutor"] and by_colour.keys() & set(one["colours"])
    }
    told = [
        f"{'you' if seat == view['seat'] else player(view, seat)} {total}"
        for seat, total in totals.items()
    ]
    return ", ".join(told) or "nobody"


def typed(answer: str) -> str:
    """``push 12.5 -20``: millimetres right of the middle, degrees to the right."""
    verb, *numbers = answer.split()
    if verb != PUSH.verb or len(numbers) != 2:
        return answer
    try:
        millimetres, degrees = (float(number.replace(",", ".")) for number in numbers)
    except ValueError:
        raise UnknownAction(
            "a push is typed like 'push -12.5 20': millimetres right of the middle, degrees to "
            "the right"
        ) from None
    start, direction = snap(millimetres, degrees)
    refused = refusal(start, direction)
    if refused is not None:
        raise BadPush(refused)
    return f"{PUSH.verb} {push_number(start, direction)}"


def tempting(view: View) -> tuple[str, ...]:
    """When a strategy card may be played: all that one holds."""
    hand = view["players"][view["seat"]]["hand"] if view["seat"] is not None else None
    if view["decision"]["kind"] != "strategy" or not hand:
        return ()
    return tuple(PLAY[_KINDS_OF_CARD[card]].key for card in dict.fromkeys(hand))
