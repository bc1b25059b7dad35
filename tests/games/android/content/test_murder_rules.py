"""The special rule of each murder (Murder Sheet Breakdown)."""

from __future__ import annotations

import re

import pytest

from caseboard.games.android.catalogue import SPECIAL
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.travel import MoveInReach
from caseboard.games.android.rules.evidence import PLACE_EVIDENCE, place_hit
from caseboard.games.android.rules.locations import PLACE_WARRANT, ability_time
from caseboard.games.android.rules.movement import entry_time, is_restricted
from caseboard.games.android.state import is_face_up, seen_by
from caseboard.games.android.texts import murder_rule_text
from tests.games.android.content.reading import trapped
from tests.games.android.scenario import Scenario, table

EVE, NOISE = range(2)


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


def bare(murder: str) -> Scenario:
    return table("louis", "rachel", "raymond", murder=murder).bare()


def follow(murder: str, lead: str, place: str = "the-root") -> Scenario:
    """Rachel follows up a lead; it has found its new place."""
    t = bare(murder).turn("rachel").at("rachel", place).lead(lead, "rachel").do(f"follow {lead}")
    return t.do(t.keys[0])


def test_evil_at_the_estates_every_document_opens_a_drawer() -> None:
    t = bare("evil-at-the-estates")
    t.s.files[NOISE * 3] = (0,)
    t.turn("rachel").at("rachel", "the-root").lead("document-rachel", "rachel")
    t.do("follow document-rachel")
    t.do(t.keys[0], "suspect noise")
    assert seen_by(t.s.files[NOISE * 3][0], 1)
    assert not seen_by(t.s.files[NOISE * 3][0], 0)
    assert "place-evidence" in t.keys


def test_evil_at_the_estates_other_leads_open_none() -> None:
    t = follow("evil-at-the-estates", "physical-rachel")
    assert "place-evidence" in t.keys


@pytest.mark.parametrize(("place", "drawn"), [("jacks-diner", 1), ("napd", 0)])
def test_last_call_at_roxies_the_bars_talk_at_closing_time(place: str, drawn: int) -> None:
    t = bare("last-call-at-roxies").turn("rachel").at("rachel", place).do("end-turn").answer()
    assert [len(hand) for hand in t.s.hands] == [0, drawn, 0]


@pytest.mark.parametrize(
    ("murder", "alive"), [("mons-wolff-massacre", 0), ("evil-at-the-estates", 1)]
)
def test_mons_wolff_massacre_two_hits_kill(murder: str, alive: int) -> None:
    t = bare(murder)
    place_hit(t.s, 0, EVE)
    assert t.s.alive[EVE] == 1
    place_hit(t.s, 0, EVE)
    assert t.s.alive[EVE] == alive


def test_the_body_on_the_midway_the_beanstalk_leads_deeper() -> None:
    t = follow("the-body-on-the-midway", "document-rachel")
    assert t.s.pile_marker == [0, 1, 0]


def test_the_body_on_the_midway_elsewhere_a_lead_is_only_a_lead() -> None:
    t = follow("the-body-on-the-midway", "document-rachel", "napd")
    assert t.s.pile_marker == [0, 0, 0]


def test_ashes_at_adams_garden_the_scene_is_closed_without_a_warrant() -> None:
    t, garden = bare("ashes-at-adams-garden"), PLACE["adams-garden"]
    assert entry_time(t.s, 0, garden) == 3
    assert is_restricted(t.s, garden)
    t.begin(PLACE_WARRANT, seat="louis").do("place adams-garden")
    assert t.of("warrants", "louis") == [garden]
    assert entry_time(t.s, 0, garden) == 1
    assert entry_time(bare("evil-at-the-estates").s, 0, garden) == 1


def test_ashes_at_adams_garden_no_card_leads_through_the_tape() -> None:
    for murder, may_go in (("ashes-at-adams-garden", False), ("evil-at-the-estates", True)):
        t = bare(murder).at("louis", "memories-of-green").resolve(MoveInReach(), "louis")
        assert ("move adams-garden" in t.keys) is may_go


def test_ashes_at_adams_garden_judges_sign_quickly() -> None:
    monroe = PLACE["monroe-associates"]
    assert ability_time(bare("ashes-at-adams-garden").s, 0, monroe) == 0
    assert ability_time(bare("evil-at-the-estates").s, 0, monroe) == 1


def test_dead_air_at_starlight_testimony_is_public() -> None:
    t = bare("dead-air-at-starlight")
    about = {"seat": 0, "window": False}
    t.begin(PLACE_EVIDENCE, file=LeadKind.TESTIMONY, **about).do("suspect eve")
    t.ends_clean()
    assert is_face_up(t.s.files[EVE * 3][0])
    t.begin(PLACE_EVIDENCE, file=LeadKind.PHYSICAL, **about).do("suspect eve", "face-down")
    assert not is_face_up(t.s.files[EVE * 3 + LeadKind.PHYSICAL][0])
