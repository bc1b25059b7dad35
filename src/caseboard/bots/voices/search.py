"""Trying things out in one's head: what each answer leads to within its scene."""

from __future__ import annotations

from typing import Final

from caseboard.bots.voices.reading import Reading
from caseboard.bots.voices.scene import Scene
from caseboard.core.actions import Action
from caseboard.core.machine import Ask
from caseboard.games.voices.actions import GRID, NO, PASS
from caseboard.games.voices.geometry import END_Y
from caseboard.games.voices.push import push_of
from caseboard.games.voices.rules.deploy import Turn
from caseboard.games.voices.rules.marker_effects import FurtherDeployment
from caseboard.games.voices.state import DESTROYED, KINDS, UNUSED, VoicesState

FOREIGN_ANSWERS: Final = 6
"""After so many questions to others a scene is left as it is."""
LONGEST_ABILITY: Final = 6
"""How many questions an ability that is played out may ask."""

STRAIGHT: Final = tuple(action for action in GRID if push_of(action.argument)[1] == 0)
PROBES: Final = tuple(
    action for action in STRAIGHT if push_of(action.argument)[0] in (-140, 0, 140)
)
"""A few pushes that tell roughly what a marker can do in a region."""
ASLANT: Final = tuple(action for action in GRID if push_of(action.argument)[1] != 0)


class Thinker:
    """Searches scenes for one seat. ``probes`` are the pushes tried for a marker not yet placed."""

    __slots__ = ("probes", "reading")

    def __init__(self, reading: Reading, probes: tuple[Action, ...] = PROBES) -> None:
        self.reading = reading
        self.probes = probes

    def value_of(self, scene: Scene, action: Action, known: frozenset[int], further: int) -> float:
        """What the position is worth once an answer, and so many further ones, did their part."""
        return self.value(scene.after(action), known, further)

    def value(self, scene: Scene, known: frozenset[int], depth: int) -> float:
        """The worth of a scene if its next questions are answered well."""
        scene = self._let_others_pass(scene)
        state, ask = scene.state, scene.ask
        known = self.seen(state, known)
        if ask is None or depth <= 0 or ask.seat != self.reading.seat or scene.blind:
            return self.reading.value(state, known)
        return max(
            self.value(scene.after(action), known, depth - 1)
            for action in self._worth_trying(state, ask, known)
        )

    def play_out(self, scene: Scene, known: frozenset[int]) -> Scene:
        """A scene with its next questions answered well; a black box stays closed."""
        for _ in range(LONGEST_ABILITY):
            scene = self._let_others_pass(scene)
            ask = scene.ask
            if ask is None or ask.seat != self.reading.seat or scene.blind:
                break
            known = self.seen(scene.state, known)
            values = {
                action: self.value(scene.after(action), known, 1)
                for action in self._worth_trying(scene.state, ask, known)
            }
            scene = scene.after(max(values, key=values.__getitem__))
        return scene

    def seen(self, state: VoicesState, known: frozenset[int]) -> frozenset[int]:
        """The tokens known so far and those that the seat looks at now."""
        if state.looker != self.reading.seat:
            return known
        return known.union(state.holding, state.looking)

    def _let_others_pass(self, scene: Scene) -> Scene:
        for _ in range(FOREIGN_ANSWERS):
            ask = scene.ask
            if ask is None or ask.seat == self.reading.seat:
                break
            scene = scene.after(_declining(ask))
        return scene

    def _worth_trying(
        self, state: VoicesState, ask: Ask, known: frozenset[int]
    ) -> tuple[Action, ...]:
        if ask.kind == "push":
            return self.probes
        if ask.kind == "region":
            markers = self.markers_at_hand(state)
            return (
                max(
                    ask.actions,
                    key=lambda one: self.best_there(state, one.argument, markers, known),
                ),
            )
        if is_deployment(state, ask):
            region = destination(state)
            return (
                max(ask.actions, key=lambda one: self.imagined(state, region, one.argument, known)),
            )
        return ask.actions

    def markers_at_hand(self, state: VoicesState) -> tuple[int, ...]:
        """The seat's unused markers, one of each kind and colour."""
        unlike: dict[tuple[int, int], int] = {}
        for marker, place in enumerate(state.place):
            if place == UNUSED and state.owner(marker) == self.reading.seat:
                unlike.setdefault((marker // 8, KINDS[marker].emotion), marker)
        return tuple(unlike.values())

    def best_there(
        self, state: VoicesState, region: int, markers: tuple[int, ...], known: frozenset[int]
    ) -> float:
        return max((self.imagined(state, region, marker, known) for marker in markers), default=0.0)

    def imagined(
        self, state: VoicesState, region: int, marker: int, known: frozenset[int]
    ) -> float:
        """The worth of the position with a marker just inside a region, nothing pushed."""
        kept = state.place[marker], state.x[marker], state.y[marker]
        state.place[marker], state.x[marker], state.y[marker] = region, 0, END_Y
        value = self.reading.value(state, known)
        state.place[marker], state.x[marker], state.y[marker] = kept
        return value


def is_deployment(state: VoicesState, ask: Ask) -> bool:
    """Whether a question about markers is which of some off the board to deploy."""
    return ask.kind == "marker" and state.place[ask.actions[0].argument] in (UNUSED, DESTROYED)


def destination(state: VoicesState) -> int:
    """Where the marker that is being picked will go."""
    top = state.stack[-1]
    assert isinstance(top, Turn | FurtherDeployment)
    return top.region


def _declining(ask: Ask) -> Action:
    """What somebody answers of whom one expects nothing."""
    for action in (PASS, NO):
        if action in ask.actions:
            return action
    return ask.actions[0]
