"""The story of each case: the victim, the motives, the epilogues, and what became of whom."""

from __future__ import annotations

import pytest

from caseboard.games.android.box import box
from caseboard.games.android.catalogue import ENDINGS, NPCS, PLOTS, plots_of
from caseboard.games.android.content.afterwards import AFTERWARDS
from caseboard.games.android.content.cases import CASES
from caseboard.games.android.content.epilogues import EPILOGUES, NOBODY_CHARGED
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.numbers import DETECTIVES, RAYMOND
from tests.games.android.content.reading import repeated_phrases, trapped

MOTIVES = {
    f"{murder.key}, {suspect.key}, why": motive
    for murder, case in zip(MURDERS, CASES, strict=True)
    for suspect, motive in zip(SUSPECTS, case.motives, strict=True)
}
TOLD = {
    f"{murder.key}, {suspect.key}, then": text
    for murder, texts in zip(MURDERS, EPILOGUES, strict=True)
    for suspect, text in zip(SUSPECTS, texts, strict=True)
}
AFTER = {
    f"{DETECTIVES[detective]}, {way}": text
    for detective, after in AFTERWARDS.items()
    for way, text in (("happy", after.happy), ("mixed", after.mixed), ("sad", after.sad))
    if text
}
LIVES = {case.victim: case.life for case in CASES}
ALL = {**LIVES, **MOTIVES, **TOLD, **AFTER, "nobody": NOBODY_CHARGED}


def test_there_is_one_of_each() -> None:
    assert len(set(MOTIVES.values())) == len(set(TOLD.values())) == 36
    assert len(LIVES) == 6
    assert len(AFTER) == 3 * len(DETECTIVES) - 1


def test_a_motive_is_that_suspects_own() -> None:
    """Whoever is named in a motive is the suspect whose motive it is."""
    for name, text in MOTIVES.items():
        named = {one.key for one in SUSPECTS if one.short in text}
        assert all(f", {key}, " in name for key in named), name


def test_they_are_finished_and_say_nothing_twice() -> None:
    assert trapped(ALL) == {}
    assert repeated_phrases(ALL) == {}


def test_each_has_its_length() -> None:
    for texts, shortest, longest in (
        (MOTIVES, 60, 190),
        (TOLD, 190, 420),
        (LIVES, 180, 330),
        (AFTER, 100, 260),
    ):
        lengths = {name: len(text) for name, text in texts.items()}
        assert {n: at for n, at in lengths.items() if not shortest <= at <= longest} == {}


def test_nobody_is_named_who_may_have_died_by_then() -> None:
    """Only a murderer's own name, Director Haas and Chairman Hiro are safe in an epilogue."""
    mortal = [npc.name for npc in NPCS if npc.key not in ("director-haas", "hiro")]
    mortal += [suspect.short.split()[-1] for suspect in SUSPECTS]
    for name, text in {**TOLD, **AFTER}.items():
        whose = [s.short.split()[-1] for s in SUSPECTS if f", {s.key}, " in name]
        named = {one for one in mortal if one in text and one not in whose}
        assert named <= {"Haas"}, name


@pytest.mark.parametrize("detective", range(len(DETECTIVES)))
def test_every_way_in_which_plots_can_end_is_told(detective: int) -> None:
    after = AFTERWARDS[detective]
    assert after.told([]) == ""
    endings = [ENDINGS[4 * n + k].vp for n in plots_of(detective) for k in range(4)]
    assert all(endings)
    for vp in endings:
        assert after.told([vp]) == (after.happy if vp > 0 else after.sad)
    if detective != RAYMOND:
        assert after.told([7, -1]) == after.told([-4, 2]) == after.mixed != ""
    assert len(plots_of(detective)) * 4 == len(endings) <= 4 * len(PLOTS)


def test_the_catalogue_shows_victims_and_motives_and_no_epilogue() -> None:
    shown = box()
    assert [(one.victim, one.life) for one in shown.murders] == list(LIVES.items())
    assert [one.motives for one in shown.murders] == [list(case.motives) for case in CASES]
    assert not [text for text in TOLD.values() if text in str(shown)]
