"""Looking at influence tokens on jurors (sidebar "Placing Influence Tokens"), and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Done, Frame, Goto, Outcome, procedure
from caseboard.core.wording import sentence
from caseboard.games.voices.actions import DONE, JUROR, NO, PASS, REMOVE, SHIFT, YES
from caseboard.games.voices.content.tokens import INFLUENCE_FACES
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.effects import Fate, KeepToInspect, LookAtInfluence
from caseboard.games.voices.events import CardKept, CardUsed
from caseboard.games.voices.rules.jurors import ALL, candidates
from caseboard.games.voices.rules.resolve import Circumstances, Use, effect_of, resolves
from caseboard.games.voices.rules.stacks import (
    discard_from_juror,
    look_away,
    move_to_juror,
    show,
)
from caseboard.games.voices.rules.tokens import ask_juror
from caseboard.games.voices.state import NO_JUROR, VoicesState

FATES: Final = tuple(Fate)

Spot = tuple[int, int]
"""A juror and a place in its stack, counted from the bottom."""


@dataclass(slots=True, eq=False)
class Look(Frame):
    user: int
    spots: tuple[Spot, ...]
    fate: int  # what may become of the tokens, a place in FATES
    moved: int = 0  # which of the spots loses its token to another juror


def look_at_the_tokens(state: VoicesState, frame: Look) -> Outcome:
    state.looking = [state.influence[juror][at] for juror, at in frame.spots]
    show(state, frame.user, state.looking, tuple(sorted({juror for juror, _ in frame.spots})))
    return None


def ask_what_becomes_of_them(state: VoicesState, frame: Look) -> Outcome:
    fate = FATES[frame.fate]
    count = len(frame.spots)
    return Ask(frame.user, "look", _actions(fate, count), _prompt, tells=True)


def _actions(fate: Fate, count: int) -> tuple[Action, ...]:
    return {
        Fate.KEEP: (DONE,),
        Fate.MAY_DISCARD: (PASS, *REMOVE[:count]),
        Fate.MAY_MOVE: (PASS, *SHIFT[:count]),
        Fate.DISCARD_OR_MOVE: (*REMOVE[:count], *SHIFT[:count]),
    }[fate]


def _prompt(state: VoicesState, frame: Look) -> str:
    several = len(frame.spots) > 1
    words = (
        {"back": "them back", "one": "one of them"} if several else {"back": "it back", "one": "it"}
    )
    one_stack = several and len({juror for juror, _ in frame.spots}) == 1
    faces = ", ".join(INFLUENCE_FACES[token].name.lower() for token in state.looking)
    seen = f"In secret you see{', from the top' if one_stack else ''}: {faces}."
    return f"{seen} {sentence(FATES[frame.fate].value.format(**words))}"


def discard_or_leave_it(state: VoicesState, frame: Look) -> Outcome:
    action = frame.answer
    if action.verb == REMOVE[0].verb:
        juror, at = frame.spots[action.argument]
        look_away(state)
        discard_from_juror(state, frame.user, juror, at)
        return Done((juror, NO_JUROR))
    if action.verb == SHIFT[0].verb:
        frame.moved = action.argument
        return None
    look_away(state)
    return Done((NO_JUROR, NO_JUROR))


def ask_whom_it_goes_to(state: VoicesState, frame: Look) -> Outcome:
    source, _ = frame.spots[frame.moved]
    ends = tuple(JUROR[one] for one in ALL if one != source)
    return Ask(frame.user, "juror", ends, "Move the token to which juror?")


def move_it_there(state: VoicesState, frame: Look) -> Outcome:
    juror, at = frame.spots[frame.moved]
    end = frame.answer.argument
    look_away(state)
    move_to_juror(state, frame.user, juror, end, at)
    return Done((juror, end))


# Ends with the juror that lost a token and the one that received it, if any.
LOOK = procedure(
    "Looking at influence tokens",
    Look,
    look_at_the_tokens,
    ask_what_becomes_of_them,
    discard_or_leave_it,
    ask_whom_it_goes_to,
    move_it_there,
)


def ask_whose_tokens(state: VoicesState, frame: Use) -> Outcome:
    options = candidates(state, effect_of(frame, LookAtInfluence).on, frame.that)
    options = tuple(one for one in options if state.influence[one])
    return ask_juror(frame, options) if options else Done(frame.that)


def look_there(state: VoicesState, frame: Use) -> Outcome:
    effect = effect_of(frame, LookAtInfluence)
    juror = frame.answer.argument
    frame.that = juror
    height = len(state.influence[juror])
    lowest = 0 if effect.whole_stack else height - 1
    spots = tuple((juror, at) for at in range(height - 1, lowest - 1, -1))
    return LOOK(user=frame.user, spots=spots, fate=FATES.index(effect.then))


def end_looking(state: VoicesState, frame: Use) -> Outcome:
    _, receiver = frame.answer
    return Done(frame.that if receiver == NO_JUROR else receiver)


def _can_look(
    state: VoicesState, frame: Circumstances, effect: LookAtInfluence, in_full: bool
) -> bool:
    return any(state.influence[one] for one in candidates(state, effect.on, frame.that))


resolves(
    LookAtInfluence,
    "Choosing what to look at",
    Use,
    ask_whose_tokens,
    look_there,
    end_looking,
    possible=_can_look,
)


def keep_the_card(state: VoicesState, frame: Use) -> Outcome:
    fate = FATES.index(effect_of(frame, KeepToInspect).then)
    state.kept.append((frame.user, state.trial_chosen, fate))
    state.tell(CardKept(seat=frame.user, card=TRIAL_CARDS[state.trial_chosen].number))
    return Done(frame.that)


resolves(KeepToInspect, "Keeping a card", Use, keep_the_card)


@dataclass(slots=True, eq=False)
class Inspection(Frame):
    placed: tuple[int, ...]  # jurors with new tokens, once for each token
    offered: tuple[int, ...] = ()  # kept cards whose owners have been asked


def next_kept(state: VoicesState, frame: Inspection) -> tuple[int, ...] | None:
    """The next card to be offered: by seat, clockwise from the first player."""
    waiting = [kept for kept in state.kept if kept[1] not in frame.offered]
    order = state.clockwise_from_first()
    return min(waiting, key=lambda kept: order.index(kept[0]), default=None)


def offer_a_kept_card(state: VoicesState, frame: Inspection) -> Outcome:
    kept = next_kept(state, frame)
    if kept is None or not frame.placed:
        return Done()
    return Ask(kept[0], "inspect", (YES, NO), _prompt_to_inspect)


def _prompt_to_inspect(state: VoicesState, frame: Inspection) -> str:
    kept = next_kept(state, frame)
    assert kept is not None
    return (
        f"Use “{TRIAL_CARDS[kept[1]].title}” to look at the new influence? "
        "The card is discarded afterward."
    )


def use_the_kept_card(state: VoicesState, frame: Inspection) -> Outcome:
    kept = next_kept(state, frame)
    assert kept is not None
    seat, card, fate = kept
    frame.offered = (*frame.offered, card)
    if frame.answer is NO:
        return Goto(offer_a_kept_card)
    state.kept.remove(kept)
    state.trial_discard.append(card)
    state.tell(CardUsed(seat=seat, card=TRIAL_CARDS[card].number))
    return LOOK(user=seat, spots=_new_tokens(state, frame.placed), fate=fate)


def _new_tokens(state: VoicesState, placed: tuple[int, ...]) -> tuple[Spot, ...]:
    """The new tokens are the topmost ones of their stacks."""
    return tuple(
        (juror, len(state.influence[juror]) - 1 - depth)
        for juror in sorted(set(placed))
        for depth in range(placed.count(juror))
    )


def follow_the_new_tokens(state: VoicesState, frame: Inspection) -> Outcome:
    """The next card is about the tokens that are still there, wherever they lie now."""
    source, end = frame.answer
    placed = list(frame.placed)
    if source != NO_JUROR:
        placed.remove(source)
    if end != NO_JUROR:
        placed.append(end)
    frame.placed = tuple(placed)
    return Goto(offer_a_kept_card)


INSPECTION = procedure(
    "Inspecting new influence",
    Inspection,
    offer_a_kept_card,
    use_the_kept_card,
    follow_the_new_tokens,
)
