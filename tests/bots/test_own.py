"""Bots that people bring along."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import caseboard
from caseboard.bots import own
from caseboard.bots.base import sight_of
from caseboard.bots.levels import THINKING, UnknownBot, simpler_levels
from caseboard.bots.process import BotTrouble
from caseboard.pack.registry import pack_of
from caseboard.research.playing import play
from caseboard.research.simulate import Plan, simulate

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = ROOT / "examples" / "own_bot.py"
PROCESS = f"process:{sys.executable} {ROOT / 'examples' / 'process_bot.py'}"


class Depths:
    """Remembers what it was made with."""

    def __init__(self, seed: int, depth: int = 1, style: str = "plain") -> None:
        self.made_with = seed, depth, style

    def choose(self, sight: caseboard.Sight) -> caseboard.Action:
        return sight.actions[0]


class Dumb:
    def __init__(self, seed: int) -> None:
        pass


HERE = f"{__name__}:Depths"


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, __name__, sys.modules[__name__])


def test_a_class_of_a_module_with_parameters() -> None:
    bot: Any = caseboard.make_bot("voices", f"{HERE}?depth=3&style=bold", seed=7)
    assert bot.made_with == (7, 3, "bold")


def test_a_file_plays_whole_games_in_other_processes_too() -> None:
    name = f"{TEMPLATE}?boldness=0.5"
    plan = Plan("voices", 3, (name, "random"), games=2, seed=1)
    plan.check()
    rows = {row["index"]: row for row in simulate(plan.matches(), jobs=2)}
    assert [rows[0]["bots"], rows[0]["fallbacks"]] == [[name, "random", "random"], []]
    assert rows[0]["scores"] == next(iter(simulate(plan.matches(), jobs=1)))["scores"]


def test_a_program_plays_a_whole_game_and_ends_with_it() -> None:
    plan = Plan("voices", 3, (f"{PROCESS}?seconds=30", "random"), games=1)
    played = play(plan.match(0))
    assert played.game.over
    assert played.fallbacks == ()


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("import time; time.sleep(60)", "no answer within 0.2 seconds"),
        ("raise SystemExit", "has ended"),
        ("import sys; sys.stdin.readline(); print('pass', flush=True); input()", "not a line like"),
        (
            "import sys; sys.stdin.readline(); print('{\"action\": 5}', flush=True); input()",
            "not among",
        ),
    ],
)
def test_a_program_that_does_not_answer_as_it_should(
    program: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "program.py"
    file.write_text(program, encoding="utf-8")
    bot = caseboard.make_bot("android", f"process:{sys.executable} {file}?seconds=0.2", seed=1)
    with pytest.raises(BotTrouble, match=said):
        bot.choose(sight_of(caseboard.new("android", seats=3)))


def test_a_bot_that_fails_hands_over_to_chance_and_the_row_says_so() -> None:
    levels = own.with_own(pack_of("voices").levels, HERE)
    assert simpler_levels(levels, HERE) == [HERE, "random"]
    broken = f"process:{sys.executable} -c pass"
    (row,) = simulate(Plan("voices", 3, (broken, "random"), games=1).matches(), jobs=1)
    assert "has ended" in row["fallbacks"][0]


def test_what_is_named_for_everybody_is_a_level_of_every_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(own.VARIABLE, HERE)
    named = own.named_bots()
    assert list(named) == [HERE]
    bot: Any = named[HERE].make(3, THINKING)
    assert bot.made_with == (3, 1, "plain")
    assert own.own_level(HERE).about == "Remembers what it was made with."


def test_names_that_lead_nowhere_say_why() -> None:
    for name, why in {
        "no.such.module:Bot": "cannot be loaded",
        "nowhere/mine.py": "there is no file",
        f"{__name__}:Missing": "there is no 'Missing'",
        f"{__name__}:Dumb": "no method choose",
        f"{HERE}?depht=3": "depht",
        f"{HERE}?depth": "cannot be read",
        "process:/no/such/program": "cannot be started",
        "nobody": "there is no bot 'nobody'",
    }.items():
        with pytest.raises(caseboard.CaseboardError, match=why):
            caseboard.make_bot("voices", name, seed=0)


def test_a_server_reads_no_such_name_from_a_guest() -> None:
    """What a guest may name are the levels of the pack, never where a bot is."""
    with pytest.raises(UnknownBot):
        simpler_levels(pack_of("voices").levels, HERE)


def test_a_sight_has_what_a_learner_needs() -> None:
    game = caseboard.new("voices", seats=3, seed=2)
    sight = sight_of(game)
    assert list(sight.observation) == list(game.observation(sight.seat))
    assert json.dumps(sight.view)
