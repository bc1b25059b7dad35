"""End of trial: reveal roles, reveal influence and cancel tokens, determine winners."""

from __future__ import annotations

from caseboard.core.machine import Frame, Outcome, procedure
from caseboard.core.rules import Line, Result
from caseboard.games.voices.content.cited import cited
from caseboard.games.voices.content.goals import Summary
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.stories import STORIES
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, Face
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.events import (
    Closing,
    JurorsInfluence,
    JurorsVote,
    RolesRevealed,
    Verdict,
)
from caseboard.games.voices.rules.control import leaders
from caseboard.games.voices.state import DESTROYED, VoicesState


def read_the_closing(state: VoicesState, frame: Frame) -> Outcome:
    state.tell(Closing(text=closing(state)))
    return None


def closing(state: VoicesState) -> str:
    """The closing speech about the trial as it was."""
    story, played = STORIES[state.story], state.trial_discard
    if not played:
        return story.closing_about()
    first, last = (cited(TRIAL_CARDS[played[at]].number) for at in (0, -1))
    return story.closing_about(first, last)


def reveal_roles(state: VoicesState, frame: Frame) -> Outcome:
    """Step 1."""
    state.verdict = 1
    state.reveal(RolesRevealed(roles=tuple([ROLES[role].id for role in state.roles])))
    return None


def reveal_influence(state: VoicesState, frame: Frame) -> Outcome:
    """Step 2, first half: guilty and innocent faces join their spaces, blank ones are discarded."""
    for juror in JurorType:
        stack = state.influence[juror]
        if not stack:
            continue
        faces = [INFLUENCE_FACES[token] for token in stack]
        state.guilty[juror] += faces.count(Face.GUILTY)
        state.innocent[juror] += faces.count(Face.INNOCENT)
        state.reveal(
            JurorsInfluence(juror=int(juror), faces=tuple([face.name.lower() for face in faces]))
        )
        state.influence_discard += stack
        state.influence[juror] = ()
    return None


def cancel_tokens(state: VoicesState, frame: Frame) -> Outcome:
    """Step 2, second half: all of the smaller space and as many of the other are removed."""
    for juror in JurorType:
        cancelled = min(state.guilty[juror], state.innocent[juror])
        state.guilty[juror] -= cancelled
        state.innocent[juror] -= cancelled
        state.cancelled_guilty += cancelled
        state.tell(JurorsVote(juror=int(juror), cancelled=cancelled, vote=vote(state, juror)))
    return None


def vote(state: VoicesState, juror: int) -> str:
    """What a juror type thinks of the tokens before it; canceling them changes nothing."""
    guilty, innocent = state.guilty[juror], state.innocent[juror]
    if guilty == innocent:
        return "undecided"
    return "guilty" if guilty > innocent else "innocent"


def destroyed_markers(state: VoicesState, seat: int) -> int:
    destroyed = [marker for marker, place in enumerate(state.place) if place == DESTROYED]
    return sum(state.owner(marker) == seat for marker in destroyed)


def summary(state: VoicesState, seat: int) -> Summary:
    """What lies open as a player's goal sees it (Role Card Goal Icons); in the end that is all."""
    votes = [vote(state, juror) for juror in JurorType]
    to_cancel = sum(min(state.guilty[juror], state.innocent[juror]) for juror in JurorType)
    return Summary(
        guilty=votes.count("guilty"),
        innocent=votes.count("innocent"),
        undecided=votes.count("undecided"),
        cancelled_guilty=state.cancelled_guilty + to_cancel,
        controlled=frozenset(region for region in Region if seat in leaders(state, region)),
        destroyed=destroyed_markers(state, seat),
        others_destroyed=tuple(
            destroyed_markers(state, other) for other in state.personas() if other != seat
        ),
    )


def convicted(state: VoicesState) -> bool:
    """If the prosecutor wins, Guy goes to prison; otherwise he is free."""
    goal = ROLES[state.roles[state.prosecutor]].goal
    return goal.met(summary(state, state.prosecutor))


def determine_winners(state: VoicesState, frame: Frame) -> Outcome:
    """Step 3: everybody who fulfils the goal of his role; any number of players."""
    story = STORIES[state.story]
    guilty = convicted(state)
    state.tell(Verdict(convicted=guilty, text=story.conviction if guilty else story.acquittal))
    return None


END_OF_TRIAL = procedure(
    "End of trial",
    Frame,
    read_the_closing,
    reveal_roles,
    reveal_influence,
    cancel_tokens,
    determine_winners,
)


def progress(state: VoicesState, seat: int) -> tuple[tuple[str, bool], ...]:
    """Each part of a seat's goal and what has come of it, and whether it would be met now."""
    goal, seen = ROLES[state.roles[seat]].goal, summary(state, seat)
    return tuple([(one.judged(seen), one.met(seen)) for one in goal.parts or (goal,)])


def result(state: VoicesState) -> Result:
    """One point for a fulfilled goal; the breakdown says why."""
    winners = []
    breakdown = []
    for seat, role in enumerate(ROLES[number] for number in state.roles):
        met = role.goal.met(summary(state, seat))
        if met:
            winners.append(seat)
        lines = [Line(int(met), f"{role.name}: {role.goal.text}")]
        lines += [Line(0, judged, part_met) for judged, part_met in progress(state, seat)]
        breakdown.append(tuple(lines))
    story = STORIES[state.story]
    ending = story.conviction if convicted(state) else story.acquittal
    votes = ", ".join(f"{juror.title} {vote(state, juror)}" for juror in JurorType)
    return Result(
        winners=tuple(winners),
        scores=tuple(int(seat in winners) for seat in range(state.seats)),
        breakdown=tuple(breakdown),
        story=(closing(state), f"The jurors: {votes}.", ending),
    )
