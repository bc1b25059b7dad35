"""The commands other than play, and what is said when something is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import caseboard
from caseboard.games.android.catalogue import CARDS
from caseboard.games.android.numbers import LOUIS
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.pack.registry import pack_of
from tests.cli.typist import Typist
from tests.quiet import quiet_game


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def shown(*arguments: str) -> str:
    typist = Typist()
    assert typist.run(*arguments) == 0
    return typist.words


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line on the error channel of a command that is refused."""
    assert Typist().run(*arguments) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        Typist().run("--version")
    assert left.value.code == 0
    kind = "compiled" if caseboard.COMPILED else "plain Python"
    assert capsys.readouterr().out.strip() == f"{caseboard.__version__} ({kind})"


def test_games_tells_seats_and_options() -> None:
    told = shown("games")
    assert "android: Android, for 3, 4 or 5 seats" in told
    assert "voices: Voices in My Head, for 3, 4, 5 or 6 seats" in told
    assert "memory_aid: " in told


@pytest.mark.parametrize("game", caseboard.games())
def test_everything_that_explains_itself_has_a_name_and_a_text(game: str) -> None:
    entries = pack_of(game).entries()
    assert len(entries) > 90
    for entry in entries:
        assert entry.name.strip(), entry
        assert entry.text.strip(), entry


def test_cards_reads_a_deck_whole() -> None:
    told = shown("cards", "--deck", "louis-light")
    names = [card.name for card in CARDS if card and (card.detective, card.side) == (LOUIS, 0)]
    assert len(names) == 21
    assert all(" ".join(name.split()) in told for name in names)
    assert "21 found." in told
    assert told.count("Louis's light card, cost ") == 21


def test_cards_reads_voices_too() -> None:
    told = shown("cards", "--game", "voices")
    for card in TRIAL_CARDS:
        assert " ".join(card.title.split()) in told
    assert "Android" not in told


def test_cards_searches() -> None:
    told = shown("cards", "--search", "otters")
    assert "Ask the otters." in told
    assert "found." in told
    assert "Nothing has the word 'xyzzy' on it." in shown("cards", "--search", "xyzzy")


def test_cards_names_the_decks(capsys: pytest.CaptureFixture[str]) -> None:
    told = shown("cards", "--deck", "list")
    for deck in ("caprice-light (22)", "raymond-dark (20)", "trial-stage-1 (24)", "strategy ("):
        assert deck in told
    assert "there is no deck 'tarot': there is" in refused(capsys, "cards", "--deck", "tarot")


@pytest.mark.parametrize("name", caseboard.games())
def test_replay_tells_the_game_and_its_end(name: str) -> None:
    game = caseboard.new(name, seats=3, seed=4)
    while (decision := game.decision) is not None:
        game.apply(decision.actions[len(game.history) % len(decision.actions)])
    Path("game.json").write_text(game.to_json(), encoding="utf-8")
    whole = shown("replay", "game.json")
    assert "The end ─" in whole
    part = shown("replay", "game.json", "--at", "5")
    assert "The end ─" not in part
    assert len(part) < len(whole)


def test_explain_gives_reasons_and_beliefs() -> None:
    record = caseboard.new("android", seats=3, seed=2).to_json()
    Path("game.json").write_text(record, encoding="utf-8")
    told = shown("explain", "game.json")
    assert "An experienced player would do this. " in told
    assert "What the seat has reason to believe" in told


def test_replay_at_shows_the_position_of_that_step() -> None:
    game = quiet_game()
    game.apply("move colonial-court")
    game.apply("move haas-bioroid")
    Path("game.json").write_text(game.to_json(), encoding="utf-8")
    told = shown("replay", "game.json", "--at", "1")
    assert "1 Floyd goes from Haas-Bioroid to Colonial Court." in told
    assert "to Haas-Bioroid." not in told


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "chess"), "there is no game 'chess': there is android or voices"),
        (("play", "android", "--seats", "7"), "Android is for 3, 4 or 5 seats, not 7"),
        (("play", "android", "--seat", "4"), "--seat is a number from 1 to 3"),
        (("play", "android", "--seat", "me"), "--seat is a number from 1 to 3"),
        (("play", "android", "--bots", "genius"), "there is no bot 'genius'"),
        (("play", "android", "--bots", "random,random,random"), "2 open seats for 3 bots"),
        (("play", "android", "--seed", "-1"), "a seed is a whole number from 0"),
        (("play", "android", "--murder", "cluedo"), "not 'cluedo'"),
        (("play", "android", "--detectives", "louis"), "one name (or None) for each of 3 seats"),
        (("play", "android", "--detectives", "louis,louis,-"), "for one seat only"),
        (("play", "android", "--memory-aid"), "Android has no option 'memory_aid'"),
        (("play", "voices", "--murder", "x"), "Voices in My Head has no option 'murder'"),
        (("play", "voices", "--chosen-prosecutor", "9"), "chosen_prosecutor is a seat"),
        (("play", "--load", "missing.json"), "there is no file 'missing.json'"),
        (("play", "--load", "."), "cannot be read"),
        (("play", "--load", "text.json"), "this is not a whole record file"),
        (("play", "--load", "bytes.json"), "is not text"),
        (("play", "--load", "plain.json", "--seed", "1"), "a loaded game has its seats, seed"),
        (("play", "--load", "plain.json"), "the record names no players"),
        (("replay", "text.json"), "this is not a whole record file"),
        (("replay", "plain.json", "--at", "99"), "the record has the steps 0 to 0, not 99"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("text.json").write_text("Dear Guy", encoding="utf-8")
    Path("bytes.json").write_bytes(b"\xff\xfe\x00\xd8")
    plain = caseboard.new("voices", seats=3, seed=1).to_json()
    Path("plain.json").write_text(plain, encoding="utf-8")
    line = refused(capsys, *arguments)
    assert line.startswith("caseboard: ")
    assert words in line


def test_people_can_take_every_seat() -> None:
    typist = Typist(["", "quit", "no"])
    assert typist.run("play", "voices", "--seed", "1", "--seat", "1,2,3") == 0
    assert "You have seat 1, 2, 3 of 3." in typist.words


def test_without_a_game_it_asks_which() -> None:
    typist = Typist(["chess", "3", "2", "quit", "no"])
    assert typist.run("play", "--terminal") == 0
    assert typist.shown.count("Type a number from 1 to 2") == 2
    assert "Voices in My Head, game " in typist.shown


def test_the_end_of_input_at_the_first_question_is_polite() -> None:
    assert "Goodbye." in shown("play", "--terminal")


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_the_command_plays_from_a_pipe(tmp_path: Path, encoding: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "from caseboard.cli.main import main; raise SystemExit(main())",
         "play", "--terminal", "--seed", "1"],
        input=b"1\nlook\n", capture_output=True, cwd=tmp_path, check=False,
        env={**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": encoding},
    )  # fmt: skip
    assert ran.returncode == 0
    assert ran.stderr == b""
    shown = ran.stdout.decode(encoding)
    assert "\x1b" not in shown
    assert "Saved as caseboard-android-1.json." in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
