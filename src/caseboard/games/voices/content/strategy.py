"""The 24 strategy cards (chapter "Strategy Cards")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from caseboard.games.voices.content.conditions import Condition, YouHaveMarkers
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.selectors import (
    ANY,
    NEIGHBOUR,
    Marker,
    Owner,
    Supply,
    Where,
    juror,
)
from caseboard.games.voices.content.tokens import Token
from caseboard.games.voices.effects import (
    DeployMarker,
    DestroyMarker,
    DrawInfluence,
    DrawStrategy,
    Effect,
    Fate,
    LookAtInfluence,
    MoveTokens,
    RedeployMarker,
    TakeMarker,
    WinTie,
    choose,
    guilty,
    innocent,
)


class Timing(Enum):
    """The event right after which, or the moment at which, a card may be played."""

    AFTER_DEPLOY = "right after you deploy a control marker"
    AFTER_LOSS = (
        "right after another player’s deployment destroys 1 or more of your control markers"
    )
    WHEN_TIED = (
        "when you are tied for control of a region on the trial card, before anyone decides who "
        "uses its ability"
    )

    @property
    def key(self) -> str:
        """Its name outside the rules."""
        return self.name.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class StrategyCard:
    id: str
    name: str
    copies: int
    effect: Effect
    flavour: str
    timing: Timing = Timing.AFTER_DEPLOY
    region: Region | None = None
    """The region that the deployment must be to; none if any will do."""
    requires: Condition | None = None

    @property
    def parts(self) -> tuple[str, str]:
        """When it is played, and what it does."""
        to = "" if self.region is None else f" to {self.region.title}"
        if_ = "" if self.requires is None else f", if {self.requires.clause}"
        return f"Play {self.timing.value}{to}{if_}.", self.effect.text()

    @property
    def text(self) -> str:
        return " ".join(self.parts)


STRATEGY_CARDS: tuple[StrategyCard, ...] = (
    StrategyCard(
        "written-statement",
        "Written Statement",
        3,
        DrawInfluence(3, 1, juror("logical", "impulsive")),
        "Four pages, three spellings of ‘alibi’, one drawing of the van.",
        region=Region.MOTOR_SKILLS,
    ),
    StrategyCard(
        "overpower",
        "Overpower",
        2,
        DestroyMarker(Marker(Owner.OPPONENT, Where.HERE, overhanging=True)),
        "You were going anyway. I only opened the window.",
    ),
    StrategyCard(
        "of-two-minds",
        "Of Two Minds",
        2,
        choose(
            ("“He wouldn’t hurt a fly.”", innocent(on=ANY)),
            ("“He would, though.”", guilty(on=ANY)),
        ),
        "For once both halves of the feeling agree. It’s unsettling.",
        requires=YouHaveMarkers(2, Where.HERE),
    ),
    StrategyCard(
        "second-wind",
        "Second Wind",
        2,
        DeployMarker(Supply.YOUR_UNUSED, Where.ANYWHERE),
        "And another thing!",
    ),
    StrategyCard(
        "peer-pressure",
        "Peer Pressure",
        2,
        DeployMarker(Supply.OTHERS_UNUSED, Where.ANYWHERE),
        "Go on. Everyone is feeling it. Don’t you want to feel it too?",
    ),
    StrategyCard(
        "change-of-heart",
        "Change of Heart",
        2,
        RedeployMarker(Marker(Owner.YOUR_OTHER, Where.ELSEWHERE), Where.HERE),
        "It was true when I felt it. Now it’s true over here.",
    ),
    StrategyCard(
        "side-glance",
        "Side Glance",
        2,
        LookAtInfluence(ANY, Fate.DISCARD_OR_MOVE),
        "Nobody notices your eyes move. Everybody notices your ears.",
        region=Region.OBSERVATION,
    ),
    StrategyCard(
        "slip-of-the-tongue",
        "Slip of the Tongue",
        2,
        choose(
            ("“I’m inno… I’m in no hurry.”", innocent(on=juror("relaxed", "distracted"))),
            ("“I’m guil… I’m quilting.”", guilty(on=juror("judgmental", "perceptive"))),
        ),
        "The mouth had a head start on the brain, and it took it.",
        region=Region.SPEECH,
    ),
    StrategyCard(
        "gut-feeling",
        "Gut Feeling",
        2,
        choose(
            ("Follow the flutter.", MoveTokens(Token.INNOCENT, 1, ANY, NEIGHBOUR)),
            ("Follow the cramp.", MoveTokens(Token.GUILTY, 1, ANY, NEIGHBOUR)),
        ),
        "It might be the truth. It might be breakfast.",
        region=Region.INSTINCT,
    ),
    StrategyCard(
        "swallow-it",
        "Swallow It",
        2,
        TakeMarker(Marker(Owner.OPPONENT, Where.HERE)),
        "Down it goes. It will be back, of course; they always come back.",
    ),
    StrategyCard(
        "loudest-voice",
        "Loudest Voice",
        1,
        WinTie(),
        "You don’t have to be right. You have to be in capitals.",
        timing=Timing.WHEN_TIED,
    ),
    StrategyCard(
        "bounce-back",
        "Bounce Back",
        1,
        DeployMarker(Supply.YOUR_DESTROYED, Where.ANYWHERE),
        "What doesn’t kill you goes round to the other entrance.",
        timing=Timing.AFTER_LOSS,
    ),
    StrategyCard(
        "cunning-plan",
        "Cunning Plan",
        1,
        DrawStrategy(2),
        "Step one: have a plan. Step two is on the next card.",
        region=Region.PLANNING,
    ),
)
