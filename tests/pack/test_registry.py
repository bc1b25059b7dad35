"""Games are found by name, those of other packages too; one that is broken stops no other."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import caseboard
from caseboard.pack import Pack
from caseboard.pack import registry as games
from caseboard.pack.registry import RULES, BrokenPack, adding, pack_of, packs
from tests.nim.installed import name_a_game

Install = Callable[[str, str, str], None]

COPY = """
from dataclasses import replace
from caseboard.packs.voices import PACK as VOICES
PACK = replace(VOICES, rules=replace(VOICES.rules, name={name!r}, title="A copy"))
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Put a package with one module and one entry point where packages are found."""

    def installed(package: str, name: str, code: str) -> None:
        name_a_game(tmp_path, package, name, f"{package}:PACK")
        (tmp_path / f"{package}.py").write_text(code)
        monkeypatch.delitem(sys.modules, package, raising=False)

    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(games, "_told", set())
    games._installed.cache_clear()
    yield installed
    games._installed.cache_clear()


def test_our_own_games_come_first() -> None:
    assert caseboard.games() == ("android", "voices")
    assert [pack.title for pack in packs()] == ["Android", "Voices in My Head"]


def test_a_game_of_another_package_is_found_by_its_entry_point(install: Install) -> None:
    install("another", "again", COPY.format(name="again"))
    assert caseboard.games() == ("android", "voices", "again")
    game = caseboard.new("again", seats=3, seed=1)
    assert caseboard.load(game.to_json()).rules.title == "A copy"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import no_such_module", "cannot be loaded: ModuleNotFoundError"),
        ("PACK = 3", "is no game: 'odd:PACK' is a int"),
        (COPY.format(name="even"), "calls itself 'even'"),
        ("PACK, = ()", "cannot be loaded: ValueError"),
    ],
)
def test_a_broken_game_is_told_of_once_and_stops_no_other(
    install: Install, caplog: pytest.LogCaptureFixture, code: str, words: str
) -> None:
    install("odd", "odd", code)
    assert caseboard.games() == caseboard.games() == ("android", "voices")
    assert [words in record.getMessage() for record in caplog.records] == [True]
    assert caseboard.new("voices", seats=3).seats == 3
    with pytest.raises(BrokenPack, match="the game 'odd' of the package 'odd' ") as caught:
        caseboard.new("odd", seats=3)
    assert words in str(caught.value)


def test_nobody_takes_the_place_of_our_own_games(
    install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install("impostor", "android", COPY.format(name="android"))
    assert pack_of("android").title == "Android"
    assert "impostor has a game 'android', as has caseboard" in caplog.text


def test_a_game_can_be_there_for_a_while() -> None:
    usual = pack_of("voices")
    other = replace(usual, rules=replace(usual.rules, name="other"))
    with adding(other):
        assert caseboard.games() == ("android", "voices", "other")
        assert pack_of("other") is other
        with adding(replace(other, pitch="another pitch")):
            assert pack_of("other").pitch == "another pitch"
        assert pack_of("other") is other
    with pytest.raises(caseboard.UnknownGame, match="'other': there is android or voices"):
        pack_of("other")


def test_rules_are_known_by_name() -> None:
    assert RULES["android"].title == "Android"
    assert list(RULES) == ["android", "voices"]
    assert len(RULES) == 2
    assert "chess" not in RULES


def test_a_pack_without_parts_has_the_least_of_each() -> None:
    bare = Pack(rules=RULES["voices"], pitch="")
    assert list(bare.levels) == ["random"]
    assert bare.rulebook.about == "Voices in My Head brings no rules to read."
    assert bare.entries() == ()


def test_playing_by_the_rules_loads_nothing_else() -> None:
    program = (
        "import sys, caseboard\n"
        "caseboard.new('voices', seats=3)\n"
        "assert callable(caseboard.games)\n"
        "print(*(name for name in sys.modules if name.startswith(("
        "'caseboard.bots.voices', 'caseboard.cli', 'caseboard.games.android', "
        "'caseboard.research', 'caseboard.server', 'rich', 'starlette'))))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout.split() == []
