"""The special rule of each murder (Murder Sheet Breakdown)."""

from __future__ import annotations

import re

import pytest

from caseboard.games.android.actions import FACE_DOWN, MOVE, PLACE, SUSPECT
from caseboard.games.android.actions import PLACE_EVIDENCE as USE_FOR_EVIDENCE
from caseboard.games.android.catalogue import SPECIAL
from caseboard.games.android.content.map import PLACE as PLACE_NUMBER
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Occasion, compiled
from caseboard.games.android.effects.conditions import AtRestrictedPlace
from caseboard.games.android.effects.travel import MoveInReach
from caseboard.games.android.numbers import RACHEL
from caseboard.games.android.rules.evidence import PLACE_EVIDENCE, place_hit
from caseboard.games.android.rules.locations import PLACE_WARRANT, ability_time
from caseboard.games.android.rules.movement import entry_time
from caseboard.games.android.rules.twilight import occur
from caseboard.games.android.state import is_face_up, seen_by
from caseboard.games.android.texts import murder_rule_text
from tests.games.android.content.reading import trapped
from tests.games.android.content.scene import Scene

EVE, NOISE, THOMAS, VINNIE, MARK, DEJAH = range(6)
DOCUMENT_LEAD = 11 + RACHEL
PHYSICAL_LEAD = 6 + RACHEL


def test_every_murder_has_one() -> None:
    assert set(SPECIAL.murder_rules) == set(range(len(MURDERS)))
    for rule in SPECIAL.murder_rules.values():
        assert rule.lasting or rule.triggers


def test_they_read_well() -> None:
    texts = {rule.name: murder_rule_text(rule) for rule in SPECIAL.murder_rules.values()}
    assert trapped(texts) == {}
    for name, text in texts.items():
        assert len(text) <= 200, name
        assert not re.search(r"\byou\b|each detective is", text, re.IGNORECASE), name


def test_a_rule_of_triggers_speaks_of_the_detective_whom_it_concerns() -> None:
    assert murder_rule_text(SPECIAL.murder_rules[1]) == (
        "When a detective ends a turn at a nightlife place: That detective draws 1 card, light or "
        "dark."
    )


def follow_at_the_root(murder: str, lead: int) -> Scene:
    """Rachel follows up a lead at the Root; the lead has found its new place."""
    scene = Scene(murder)
    scene.turn_of(1, "the-root")
    scene.follow(lead)
    scene.reply_first()
    return scene


def test_evil_at_the_estates_every_document_opens_a_drawer() -> None:
    scene = Scene("evil-at-the-estates")
    scene.s.files[NOISE * 3] = [0]
    scene.turn_of(1, "the-root")
    scene.follow(DOCUMENT_LEAD)
    scene.reply_first()
    scene.reply(SUSPECT[NOISE])
    assert seen_by(scene.s.files[NOISE * 3][0], 1)
    assert not seen_by(scene.s.files[NOISE * 3][0], 0)
    assert scene.ask is not None
    assert USE_FOR_EVIDENCE in scene.ask.actions


def test_evil_at_the_estates_other_leads_open_none() -> None:
    scene = follow_at_the_root("evil-at-the-estates", PHYSICAL_LEAD)
    assert scene.ask is not None
    assert USE_FOR_EVIDENCE in scene.ask.actions


@pytest.mark.parametrize(("place", "drawn"), [("jacks-diner", 1), ("napd", 0)])
def test_last_call_at_roxies_the_bars_talk_at_closing_time(place: str, drawn: int) -> None:
    scene = Scene("last-call-at-roxies")
    scene.turn_of(1, place)
    occur(scene.s, Occasion.ENDS_TURN, 1, place=scene.s.place[1])
    scene.resume()
    scene.finish()
    assert [len(hand) for hand in scene.s.hands] == [0, drawn, 0]


@pytest.mark.parametrize(
    ("murder", "alive"), [("mons-wolff-massacre", 0), ("evil-at-the-estates", 1)]
)
def test_mons_wolff_massacre_two_hits_kill(murder: str, alive: int) -> None:
    scene = Scene(murder)
    place_hit(scene.s, 0, EVE)
    assert scene.s.alive[EVE] == 1
    place_hit(scene.s, 0, EVE)
    assert scene.s.alive[EVE] == alive


def test_the_body_on_the_midway_the_beanstalk_leads_deeper() -> None:
    scene = follow_at_the_root("the-body-on-the-midway", DOCUMENT_LEAD)
    assert scene.s.pile_marker == [0, 1, 0]


def test_the_body_on_the_midway_elsewhere_a_lead_is_only_a_lead() -> None:
    scene = Scene("the-body-on-the-midway")
    scene.turn_of(1, "napd")
    scene.follow(DOCUMENT_LEAD)
    scene.reply_first()
    assert scene.s.pile_marker == [0, 0, 0]


def test_ashes_at_adams_garden_the_scene_is_closed_without_a_warrant() -> None:
    scene, garden = Scene("ashes-at-adams-garden"), PLACE_NUMBER["adams-garden"]
    assert entry_time(scene.s, 0, garden) == 3
    assert AtRestrictedPlace().holds(scene.s, 0, {"place": garden})
    scene.begin(PLACE_WARRANT, PLACE[garden], seat=0)
    assert scene.s.warrants[0] == [garden]
    assert entry_time(scene.s, 0, garden) == 1
    assert entry_time(Scene("evil-at-the-estates").s, 0, garden) == 1


def test_ashes_at_adams_garden_no_card_leads_through_the_tape() -> None:
    compiled_move = compiled("a move within reach, in a test", MoveInReach())
    for murder, may_go in (("ashes-at-adams-garden", False), ("evil-at-the-estates", True)):
        scene = Scene(murder)
        scene.turn_of(0, "memories-of-green")
        scene.begin(compiled_move, actor=0, target=0)
        assert scene.ask is not None
        assert (MOVE[PLACE_NUMBER["adams-garden"]] in scene.ask.actions) is may_go


def test_ashes_at_adams_garden_judges_sign_quickly() -> None:
    monroe = PLACE_NUMBER["monroe-associates"]
    assert ability_time(Scene("ashes-at-adams-garden").s, 0, monroe) == 0
    assert ability_time(Scene("evil-at-the-estates").s, 0, monroe) == 1


def test_dead_air_at_starlight_testimony_is_public() -> None:
    scene = Scene("dead-air-at-starlight")
    about = {"seat": 0, "window": False}
    scene.begin(PLACE_EVIDENCE, SUSPECT[EVE], file=LeadKind.TESTIMONY, **about)
    assert scene.ask is None
    assert is_face_up(scene.s.files[EVE * 3][0])
    scene.begin(PLACE_EVIDENCE, SUSPECT[EVE], FACE_DOWN, file=LeadKind.PHYSICAL, **about)
    assert not is_face_up(scene.s.files[EVE * 3 + LeadKind.PHYSICAL][0])
