"""Options of Voices in My Head on the screen; a push is shown before it is made."""

from __future__ import annotations

from typing import Final

from caseboard.cli.guide import View
from caseboard.cli.voices.names import player, regions_words, short_marker
from caseboard.core.actions import Action
from caseboard.core.errors import UnknownAction
from caseboard.core.game import Game
from caseboard.games.voices.actions import PLAY, PUSH
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.push import BadPush, push_number, push_of, refusal, snap
from caseboard.games.voices.state import KINDS
from caseboard.games.voices.telling import direction_words, marker_name

_KINDS_OF_CARD: Final = {card.id: number for number, card in enumerate(STRATEGY_CARDS)}


def status(view: View) -> str:
    words = f"Round {view['round']} of {view['rounds']}, stage {'I' * view['stage']}"
    if view["trial"] is not None:
        words += f" · the card: {regions_words(view['trial']['regions'])}"
    return words


def heading(view: View, action: Action) -> tuple[int, str]:
    if action.verb == PUSH.verb:
        start, _ = push_of(action.argument)
        return start, f"start {direction_words(start, 0).partition(',')[0]}"
    return 99 if action.verb == "pass" else 0, ""


def wording(game: Game, view: View, action: Action) -> str:
    words = game.label(action)
    if action.verb == PUSH.verb:
        return f"{words.removeprefix('Push ')}: {push_preview(game, view, action)}"
    if action.verb == "marker":
        return f"{words}, {short_marker(action.argument)}"
    if action.verb == PLAY[0].verb:
        return f"{words}: {STRATEGY_CARDS[action.argument].text}"
    return words


def push_preview(game: Game, view: View, action: Action) -> str:
    """What a push would do: what falls, what moves, and who would lead then."""
    deployed = next(event for event in game.clone().apply(action) if event.kind == "deployed")
    mover, fallen = deployed.data["marker"], deployed.data["destroyed"]
    moved = [
        marker for marker, _ in deployed.data["paths"] if marker != mover and marker not in fallen
    ]
    words = []
    if fallen:
        words.append(f"pushes {_names(fallen)} off the edge")
    if moved:
        words.append(f"shoves {_names(moved)}")
    return f"{', '.join(words) or 'touches nothing'}; then {_totals_after(view, mover, fallen)}"


def _names(markers: list[int]) -> str:
    return " and ".join(f"{marker_name(one)} ({short_marker(one)})" for one in markers)


def _totals_after(view: View, mover: int, fallen: list[int]) -> str:
    region = view["regions"][view["deploying"]["region"]]
    owners = {one["marker"]: one["owner"] for one in region["markers"]}
    totals = dict(region["totals"])
    for marker in fallen:
        totals[owners[marker]] -= KINDS[marker].value
    owner = next(
        seat
        for seat, one in enumerate(view["players"])
        if mover in one["unused"] + one["destroyed"] or owners.get(mover) == seat
    )
    totals[owner] = totals.get(owner, 0) + KINDS[mover].value
    return ", ".join(f"{player(view, seat)} {total}" for seat, total in sorted(totals.items()))


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


def name(action: Action) -> str:
    return action.text


def tempting(view: View) -> tuple[str, ...]:
    """When a strategy card may be played: all that one holds."""
    hand = view["players"][view["seat"]]["hand"] if view["seat"] is not None else None
    if view["decision"]["kind"] != "strategy" or not hand:
        return ()
    return tuple(PLAY[_KINDS_OF_CARD[card]].key for card in dict.fromkeys(hand))
