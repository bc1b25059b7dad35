"""What a trial card is made of (chapter "Step 3: Resolve Trial Card")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from caseboard.core.effects import walk
from caseboard.core.wording import capital
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.effects import Choose, Effect, HandOverInfluence, PrintedOption

CARDS_PER_STAGE = 24


class Stage(IntEnum):
    """I: the prosecution's evidence and witnesses; II: Guy himself on the stand."""

    ONE = 1
    TWO = 2


@dataclass(frozen=True, slots=True)
class Ability:
    """Used by the player of the region, or by the prosecutor if there is none."""

    user: Region | None
    effect: Effect
    lead_in: str = ""

    @property
    def header(self) -> str:
        return "Prosecutor" if self.user is None else self.user.title

    @property
    def text(self) -> str:
        """All of it in one paragraph."""
        return f"{self.header}: {self.effect.text()}"

    @property
    def rule(self) -> str:
        """What it does, without the options that it leaves."""
        effect = self.effect
        return capital(effect.question) if isinstance(effect, Choose) else effect.text()

    def options(self, opened: bool) -> tuple[PrintedOption, ...]:
        """What can be chosen, if the ability is a choice; opened, with its hidden effects."""
        return self.effect.printed(opened) if isinstance(self.effect, Choose) else ()

    @property
    def hidden(self) -> bool:
        """Whether the ability has a black box."""
        return any(isinstance(one, Choose) and one.hidden for one in walk(self.effect))

    @property
    def region(self) -> Region | None:
        """The region whose player takes part: its user, or whom the prosecutor hands tokens to."""
        return self.effect.to if isinstance(self.effect, HandOverInfluence) else self.user


@dataclass(frozen=True, slots=True)
class Side:
    flavour: str
    abilities: tuple[Ability, ...]

    @property
    def region(self) -> Region:
        """The one region whose player takes part in this side."""
        for ability in self.abilities:
            if ability.region is not None:
                return ability.region
        raise ValueError(f"no region takes part in the side that begins '{self.flavour[:40]}'")

    @property
    def hidden(self) -> bool:
        """Whether the side has a black box."""
        return any(ability.hidden for ability in self.abilities)


@dataclass(frozen=True, slots=True)
class TrialCard:
    number: int
    title: str
    front: Side
    back: Side

    @property
    def stage(self) -> Stage:
        return Stage.ONE if self.number <= CARDS_PER_STAGE else Stage.TWO

    @property
    def regions(self) -> tuple[Region, Region]:
        """The icons announced when the card is chosen: the front's region, then the back's."""
        return self.front.region, self.back.region


def side(flavour: str, *abilities: Ability) -> Side:
    return Side(flavour, abilities)


def prosecutor(effect: Effect, lead_in: str = "") -> Ability:
    return Ability(None, effect, lead_in)


def observation(effect: Effect, lead_in: str = "") -> Ability:
    return Ability(Region.OBSERVATION, effect, lead_in)


def speech(effect: Effect, lead_in: str = "") -> Ability:
    return Ability(Region.SPEECH, effect, lead_in)


def instinct(effect: Effect, lead_in: str = "") -> Ability:
    return Ability(Region.INSTINCT, effect, lead_in)


def motor_skills(effect: Effect, lead_in: str = "") -> Ability:
    return Ability(Region.MOTOR_SKILLS, effect, lead_in)
