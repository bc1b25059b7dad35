"""Events in plain words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.core.tellers import Tellers
from caseboard.core.wording import counted, listed
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import role
from caseboard.games.voices.events import (
    AbilityRead,
    CardKept,
    CardUsed,
    Closing,
    Deployed,
    FirstPlayer,
    HiddenEffect,
    InfluenceDiscarded,
    InfluenceDrawn,
    InfluenceHandedOver,
    InfluenceMoved,
    InfluencePlaced,
    InfluenceRemoved,
    InfluenceRevealed,
    InfluenceSeen,
    JurorsInfluence,
    JurorsVote,
    MarkerDestroyed,
    MarkerTaken,
    OptionChosen,
    Prosecutor,
    RoleDealt,
    RolesRevealed,
    Round,
    SideRead,
    StageTwo,
    Story,
    StrategyDiscarded,
    StrategyDrawn,
    StrategyPlayed,
    StrategyReshuffled,
    TieBroken,
    TieToProsecutor,
    Tokens,
    TrialCardChosen,
    TrialCardDrawn,
    TrialCardSwapped,
    Verdict,
)
from caseboard.games.voices.names import (
    STRATEGY_NAMES,
    TRIAL_TITLES,
    jurors_name,
    marker_name,
    player_name,
    push_words,
)
from caseboard.games.voices.state import VoicesState


def _deployed(state: VoicesState, fact: Deployed) -> str:
    told = (
        f"{player_name(state, fact.seat)} pushes {marker_name(fact.marker)} into "
        f"{Region(fact.region).title} {push_words(fact.start, fact.direction)}."
    )
    if fact.destroyed:
        fallen = listed([marker_name(marker) for marker in fact.destroyed], "and")
        told += f" Over the edge: {fallen}."
    return told


def _tokens(state: VoicesState, fact: Tokens) -> str:
    count = counted(abs(fact.by), f"{fact.token} token")
    if fact.by > 0:
        return f"{count} on {jurors_name(fact.juror)}."
    return f"{count} off {jurors_name(fact.juror)}."


def _influence_seen(state: VoicesState, fact: InfluenceSeen) -> str:
    count = counted(fact.count, "influence token")
    where = f" on {listed([jurors_name(one) for one in fact.jurors], 'and')}" if fact.jurors else ""
    told = f"{player_name(state, fact.seat)} looks at {count}{where} in secret"
    return f"{told}: {listed(fact.faces, 'and')}." if fact.faces else f"{told}."


def _revealed(state: VoicesState, fact: InfluenceRevealed) -> str:
    where = "" if fact.juror is None else f" from {jurors_name(fact.juror)}"
    return f"an influence token{where} is turned over: {fact.face}."


def _strategy_drawn(state: VoicesState, fact: StrategyDrawn) -> str:
    card = f": {STRATEGY_NAMES[fact.card]}" if fact.card is not None else ""
    return f"{player_name(state, fact.seat)} draws a strategy card{card}."


def _trial_card_drawn(state: VoicesState, fact: TrialCardDrawn) -> str:
    return f"You draw “{TRIAL_TITLES[fact.card]}”." if fact.card is not None else ""


def _role_dealt(state: VoicesState, fact: RoleDealt) -> str:
    return f"You are {role(fact.role).name}." if fact.role is not None else ""


def _chosen(state: VoicesState, fact: TrialCardChosen) -> str:
    regions = listed([Region(region).title for region in fact.regions], "and")
    return f"the prosecutor announces a card for {regions}."


def _ability(state: VoicesState, fact: AbilityRead) -> str:
    lead_in = f"{fact.lead_in} " if fact.lead_in else ""
    read = f"{lead_in}{fact.text}"
    if fact.region is None:
        return read
    who = player_name(state, fact.seat)
    return f"{read} ({who[:1].upper()}{who[1:]} decides.)"


def _tie_broken(state: VoicesState, fact: TieBroken) -> str:
    region = Region(fact.region)
    by, verb = player_name(state, fact.by), "draw" if region is Region.PLANNING else "decide"
    if fact.by == fact.seat:
        return f"{by}, the first player, {verb}s for {region.title}."
    return (
        f"{by}, the first player, lets {player_name(state, fact.seat)} {verb} for {region.title}."
    )


def _hidden(state: VoicesState, fact: HiddenEffect) -> str:
    who = player_name(state, fact.seat)
    return f"{who} chooses {fact.letter}: {fact.label} {fact.text}"


def _roles(state: VoicesState, fact: RolesRevealed) -> str:
    told = [
        f"{player_name(state, seat)} was {role(id).name}"
        for seat, id in enumerate(fact.roles)
        if seat != state.prosecutor
    ]
    return f"{listed(told, 'and')}."


def _vote(state: VoicesState, fact: JurorsVote) -> str:
    gone = fact.cancelled
    cancelled = f" {counted(gone, 'pair')} of tokens canceled." if gone else ""
    opinion = {"undecided": "are undecided"}.get(fact.vote, f"think {fact.vote}")
    return f"{jurors_name(fact.juror)} {opinion}.{cancelled}"


_OnJuror = InfluencePlaced | InfluenceRemoved
_Counted = InfluenceDrawn | InfluenceDiscarded


def _on_juror(does: str) -> Callable[[VoicesState, _OnJuror], str]:
    def told(state: VoicesState, fact: _OnJuror) -> str:
        return f"{player_name(state, fact.seat)} {does} {jurors_name(fact.juror)}."

    return told


def _counted(does: str) -> Callable[[VoicesState, _Counted], str]:
    def told(state: VoicesState, fact: _Counted) -> str:
        return f"{player_name(state, fact.seat)} {does} {counted(fact.count, 'influence token')}."

    return told


TELLERS: Final = Tellers[VoicesState]()
say: Final = TELLERS.say
tells: Final = TELLERS.add

tells(RoleDealt, _role_dealt)
tells(Prosecutor, lambda state, fact: f"Player {fact.seat + 1} is the prosecutor.")
tells(Story, lambda state, fact: f"{fact.text} {fact.rule}")
tells(
    FirstPlayer, lambda state, fact: f"{player_name(state, fact.seat)} has the first player token."
)
tells(Round, lambda state, fact: f"Round {fact.number}.")
tells(StageTwo, lambda state, fact: "Guy takes the stand: stage II begins.")
tells(TrialCardDrawn, _trial_card_drawn)
tells(TrialCardChosen, _chosen)
tells(TrialCardSwapped, lambda state, fact: "The prosecutor swaps a trial card.")
tells(SideRead, lambda state, fact: fact.text)
tells(AbilityRead, _ability)
tells(
    OptionChosen,
    lambda state, fact: f"{player_name(state, fact.seat)} chooses {fact.letter}: {fact.label}",
)
tells(HiddenEffect, _hidden)
tells(
    CardKept,
    lambda state, fact: f"{player_name(state, fact.seat)} keeps “{TRIAL_TITLES[fact.card]}”.",
)
tells(
    CardUsed,
    lambda state, fact: f"{player_name(state, fact.seat)} uses “{TRIAL_TITLES[fact.card]}”.",
)
tells(TieBroken, _tie_broken)
tells(
    TieToProsecutor,
    lambda state, fact: f"{Region(fact.region).title} is tied: the prosecutor decides.",
)
tells(Deployed, _deployed)
tells(
    MarkerDestroyed,
    lambda state, fact: f"{player_name(state, fact.seat)} destroys {marker_name(fact.marker)}.",
)
tells(
    MarkerTaken,
    lambda state, fact: (
        f"{player_name(state, fact.seat)} takes {marker_name(fact.marker)} off its platform."
    ),
)
tells(Tokens, _tokens)
tells(InfluenceDrawn, _counted("draws"))
tells(InfluenceSeen, _influence_seen)
tells(InfluencePlaced, _on_juror("places an influence token on"))
tells(InfluenceRemoved, _on_juror("discards an influence token from"))
tells(InfluenceDiscarded, _counted("discards"))
tells(
    InfluenceHandedOver,
    lambda state, fact: (
        f"{player_name(state, fact.seat)} hands {counted(fact.count, 'influence token')} to "
        f"{player_name(state, fact.to)}."
    ),
)
tells(
    InfluenceMoved,
    lambda state, fact: (
        f"{player_name(state, fact.seat)} moves an influence token from "
        f"{jurors_name(fact.source)} to {jurors_name(fact.juror)}."
    ),
)
tells(InfluenceRevealed, _revealed)
tells(StrategyDrawn, _strategy_drawn)
tells(StrategyReshuffled, lambda state, fact: "The strategy discards are shuffled.")
tells(
    StrategyDiscarded,
    lambda state, fact: f"{player_name(state, fact.seat)} discards {STRATEGY_NAMES[fact.card]}.",
)
tells(
    StrategyPlayed,
    lambda state, fact: f"{player_name(state, fact.seat)} plays {STRATEGY_NAMES[fact.card]}.",
)
tells(Closing, lambda state, fact: fact.text)
tells(RolesRevealed, _roles)
tells(
    JurorsInfluence,
    lambda state, fact: (
        f"{jurors_name(fact.juror)} show their influence: {listed(fact.faces, 'and')}."
    ),
)
tells(JurorsVote, _vote)
tells(Verdict, lambda state, fact: fact.text)
