"""One game played by bots from the first decision to the last, and what happened in it."""

from __future__ import annotations

from collections import Counter
from math import inf

import caseboard
from caseboard.bots.base import sight_of
from caseboard.bots.own import with_own
from caseboard.bots.watchdog import Watched
from caseboard.core.actions import Action
from caseboard.core.chance import derived_seed
from caseboard.pack.registry import pack_of
from caseboard.pack.research import Answer, Match, Played


def play(match: Match) -> Played:
    """Play a match; the same match gives the same game, in whatever process.

    A bot that fails is replaced, one that is slow is not: no clock may change the game.
    """
    game = caseboard.new(match.game, seats=len(match.bots), seed=match.seed, **dict(match.options))
    levels = pack_of(match.game).levels
    fallbacks: list[str] = []
    bots = [
        Watched(
            with_own(levels, level),
            level,
            derived_seed("bot", match.seed, seat),
            fallbacks.append,
            patience=inf,
        )
        for seat, level in enumerate(match.bots)
    ]
    events = list(game.state.events)
    offered: set[Action] = set()
    branches = pack_of(match.game).research().branches
    answers: Counter[Answer] = Counter()
    while (decision := game.decision) is not None:
        offered.update(decision.actions)
        action = bots[decision.seat].choose(sight_of(game))
        if decision.kind in branches and (asking := decision.cause.things):
            answers[Answer(decision.kind, asking[0].kind, asking[0].id, action.key)] += 1
        events += game.apply(action)
    return Played(match, game, tuple(events), frozenset(offered), answers, tuple(fallbacks))
