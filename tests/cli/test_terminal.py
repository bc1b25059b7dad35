"""Commands between the questions, and input of every bad kind."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import caseboard
from caseboard.bots.base import Sight
from caseboard.cli.menu import Menu
from caseboard.cli.terminal import COMMANDS, Terminal
from caseboard.core.actions import Action
from caseboard.games.android.catalogue import card_at
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.pack.registry import pack_of
from caseboard.play.table import PERSON, Table
from tests.cli.typist import NUMBER, Typist, random_numbers
from tests.quiet import quiet_game, quiet_seed

ANDROID = (
    "play", "android", "--seed", str(quiet_seed()), "--seat", "1", "--first", "1",
    "--detectives", "floyd,louis,caprice", "--murder", "the-body-on-the-midway",
)  # fmt: skip
"""Floyd, who goes first, at Haas-Bioroid on the Moon."""
SAVED = f"caseboard-android-{quiet_seed()}.json"
NEW = quiet_game()
HAND = [card_at(card).name for card in NEW.view(0)["me"]["hand"]]
VOICES = ("play", "voices", "--seed", "4", "--seats", "4", "--seat", "2")
"""Honesty, with the red markers and the first player token."""


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def said(*lines: str, to: tuple[str, ...] = ANDROID) -> str:
    """What stands on the screen after the lines were typed, without the first question."""
    typist = Typist([*lines, "quit", "no"])
    assert typist.run(*to) == 0
    return typist.shown.partition("> ")[2]


def chosen(*lines: str, to: tuple[str, ...] = ANDROID) -> tuple[int, str | None]:
    """The number of steps and the last action of the game saved after the lines were typed."""
    Typist([*lines, "save game.json", "quit", "no"]).run(*to)
    steps = json.loads(Path("game.json").read_text(encoding="utf-8"))["steps"]
    return len(steps) - 1, steps[-1][0]


def option(words: str, to: tuple[str, ...] = ANDROID) -> str:
    """The number that an option has in the first question."""
    typist = Typist()
    typist.run(*to)
    for line in typist.shown.splitlines():
        before, found, _ = line.partition(words)
        if found and before.split() and before.split()[-1].isdecimal():
            return before.split()[-1]
    raise AssertionError(f"no option is called {words!r}")


def test_a_number_chooses() -> None:
    assert chosen(option("Colonial Court")) == (1, "move colonial-court")


def test_an_action_can_be_typed_in_its_written_form() -> None:
    assert chosen("move colonial-court") == (1, "move colonial-court")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "There is no 0"),
        ("99", "There is no 99"),
        ("-1", "'-1' says nothing to me"),
        ("2.5", "'2.5' says nothing to me"),
        ("²", "'²' says nothing to me"),
        ("9" * 5000, "says nothing to me"),
        ("why " + "9" * 5000, "No option of this game is called"),
        ("٩٩", "There is no 99"),
        ("\x00", "says nothing to me"),
        ("\udcff", "says nothing to me"),
        ("save a\x00b", "No: 'a\\x00b' cannot be written"),
        ("fly away", "'fly away' says nothing to me"),
        ("colonial", "Do you mean"),
        ("move city-hall", "the vehicle does not reach that far (Movement)"),
        ("suspect eve", "is not an action of a turn"),
        ("look at nothing", "Nothing is called 'at nothing'"),
        ("look e", "things are called so"),
        ("why 99", "Nothing has the number 99"),
        ("why 1", "Option 1 is there"),
        ("why xyzzy", "No option of this game is called 'xyzzy'"),
        ("back", "There is no step back here"),
        ("undo", "No: this cannot be undone: there is nothing to take back"),
        ("[bold]x[/bold]", "'[bold]x[/bold]' says nothing to me"),
    ],
)
def test_bad_input_is_answered_and_changes_nothing(line: str, answer: str) -> None:
    assert answer in " ".join(said(line).split())
    assert chosen(line)[0] == 0


def test_an_empty_line_puts_the_question_again() -> None:
    assert "What do you do?" in said("")


def test_help_names_every_command() -> None:
    told = said("help")
    for name in COMMANDS:
        if name not in ("u", "?", "q", "exit"):
            assert name in told


def test_why_gives_the_reason_and_the_chapter() -> None:
    assert "Move to City Hall: the vehicle does not reach that far (Movement)" in said(
        "why move to city hall"
    )


def test_why_with_the_number_of_an_option_that_is_not_there() -> None:
    number = option("Use the ability of Haas-Bioroid")
    reason = "the favors that it costs are not there"
    assert reason in said(f"why {number}")
    assert reason in said(number)
    assert chosen(number)[0] == 0


def test_why_alone_sums_up() -> None:
    told = " ".join(said("why").split())
    assert "the vehicle does not reach that far (Movement)" in told
    assert "and" in told
    assert "more:" in told


def test_why_of_something_else_names_the_question_and_its_chapter() -> None:
    told = " ".join(said("why", to=VOICES).split())
    assert (
        "Nothing else answers this question (Deploying control markers): Deploy a control marker"
        in told
    )


def test_why_of_what_is_possible_says_so() -> None:
    number = option("Colonial Court")
    assert f"this is possible, number {number}." in said("why move to colonial")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("look", "The scene: The Midway."),
        ("look suspects", "your hunch"),
        ("look map", "Haas-Bioroid (business, restricted): Floyd"),
        ("look leads", "Floyd's document lead"),
        ("look puzzle", "──◆──"),
        ("look groups", "per link."),
        ("look me", "Directive 1: "),
        ("look hand", HAND[0]),
        ("look tips", "Playing against Louis Blaine"),
        ("look players", "Favors: 1 Sara, 2 Mr. Li."),
        ("look events", "No event is in play."),
        ("look people", "Father Michael"),
        ("look City Hall", "Ability: "),
        ("look roxie's", "Nobody and nothing is here now."),
        ("look noise", "Strong file: physical."),
        ("look floyd 2x3a7c", "sits in seat 1"),
        (f"look {HAND[0]}", "In your hand."),
        ("look simmons", "Has no favors to give."),
    ],
)
def test_look_shows_it(words: str, part: str) -> None:
    assert part in " ".join(said(words).split("\n"))


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("look", "Judgmental"),
        ("look jurors", "influence"),
        ("look board", "═══"),
        ("look players", "first player"),
        ("look trial", "not read yet"),
        ("look desk", "Only the prosecutor looks behind the screen."),
        ("look me", "You win with: 3 or more jurors who vote guilty"),
        ("look hand", "Peer Pressure"),
        ("look speech", "Leads: nobody."),
        ("look relaxed", "0 guilty, 0 innocent, 0 influence."),
        ("look joy", "control marker, value 3"),
    ],
)
def test_look_at_the_trial(words: str, part: str) -> None:
    assert part in said(words, to=VOICES)


def test_the_prosecutor_sees_his_desk() -> None:
    typist = Typist(["look desk"])
    typist.run("play", "voices", "--seed", "1", "--seat", "1", "--chosen-prosecutor", "1")
    assert "Prosecutor: " in typist.shown
    desk = caseboard.new("voices", seats=4, seed=1, chosen_prosecutor=0).view(0)["desk"]
    hidden = [ability["hidden"] for card in desk for ability in card["front"]["abilities"]]
    assert ("Hidden, A: " in typist.shown) == any(hidden)


def test_undo_takes_a_choice_back() -> None:
    assert chosen(option("Colonial Court"), "undo") == (0, None)
    assert "Taken back." in said(option("Colonial Court"), "undo")


def test_undo_goes_back_before_the_bots_have_chosen() -> None:
    end_turn = option("End the turn")
    typist = Typist([end_turn, "undo", "log", "quit", "no"])
    typist.run(*ANDROID)
    after = typist.shown.rpartition("Taken back.")[2]
    assert "your turn, at Haas-Bioroid · 7 Time left" in after
    assert "Louis's turn" not in after


def test_the_log_tells_each_line_with_its_step() -> None:
    told = said(option("Colonial Court"), "log")
    assert "    1  Floyd goes from Haas-Bioroid to Colonial Court." in told
    assert "Seat 2 plays Louis Blaine." in said("log all")


def test_save_and_load_go_on_where_it_was() -> None:
    lines = [option("Colonial Court"), "save night.json", "quit", "no"]
    Typist(lines).run(*ANDROID)
    again = Typist(["log", "undo", "save back.json", "quit", "no"])
    assert again.run("play", "--load", "night.json") == 0
    assert "your turn, at Colonial Court · 6 Time left" in again.shown
    assert "Floyd goes from Haas-Bioroid to Colonial Court." in again.shown
    back = caseboard.load(Path("back.json").read_text(encoding="utf-8"))
    assert len(back.history) == 1


def test_a_loaded_game_can_be_played_by_others() -> None:
    Typist(["save night.json", "quit", "no"]).run(*ANDROID)
    again = Typist(["", "quit", "no"])
    assert again.run("play", "--load", "night.json", "--seat", "1,3") == 0
    assert "Seat 1, Floyd 2X3A7C: press Enter when only you look." in again.shown


def test_save_writes_no_other_file_over(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Guy", encoding="utf-8")
    assert "is some other file: choose another name" in said("save letter.txt")
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "Dear Guy"
    assert "cannot be written" in said("save nowhere/night.json")


def test_the_end_of_input_saves_and_leaves_politely() -> None:
    typist = Typist(["look"])
    assert typist.run(*ANDROID) == 0
    assert f"Saved as {SAVED}." in typist.shown
    assert caseboard.load(Path(SAVED).read_text(encoding="utf-8")).seats == 3


def test_ctrl_c_offers_to_save() -> None:
    typist = Typist()
    answers: Iterator[str | KeyboardInterrupt] = iter([KeyboardInterrupt(), ""])

    def read(prompt: str) -> str:
        answer = next(answers)
        typist.output.write(prompt)
        if isinstance(answer, str):
            return answer
        raise answer

    typist.screen._read = read
    assert typist.run(*ANDROID) == 0
    assert f"Save first? Enter: {SAVED}" in typist.shown
    assert Path(SAVED).exists()


def test_a_line_that_is_no_text_is_read_as_nothing() -> None:
    typist = Typist()
    answers = iter([UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"), EOFError()])

    def read(prompt: str) -> str:
        raise next(answers)

    typist.screen._read = read
    assert typist.run(*ANDROID) == 0
    assert "That line could not be read." in typist.shown


def test_ctrl_c_while_a_bot_thinks_offers_to_save() -> None:
    class Slow:
        def choose(self, sight: Sight) -> Action:
            raise KeyboardInterrupt

    table = Table(quiet_game(), ("slow", PERSON, PERSON))
    typist = Typist(["no"])
    Terminal(table, typist.screen, pack_of("android"), {0: Slow()}).play()
    assert typist.shown.endswith("or 'no': no\n")


def test_quit_saves_under_another_name_after_a_bad_one() -> None:
    typist = Typist(["quit", "nowhere/a.json", "a.json"])
    assert typist.run(*ANDROID) == 0
    assert "Not saved: 'nowhere/a.json' cannot be written" in typist.shown
    assert Path("a.json").exists()


def test_two_people_at_one_screen_do_not_see_each_other() -> None:
    secrets = {"1": "Red draws a strategy card: ", "2": "Blue draws a strategy card: "}
    heard = dict.fromkeys(secrets, "")
    for seed in range(1, 20):
        typist = Typist(then=random_numbers(seed))
        typist.run("play", "voices", "--seed", str(seed), "--seats", "4", "--seat", "1,2")
        parts = re.split(r"Seat (\d), .*: press Enter when only you look. ", typist.shown)
        assert len(parts) > 20
        for at in range(1, len(parts), 2):
            heard[parts[at]] += parts[at + 1]
        if secrets["2"] in heard["1"] and secrets["1"] in heard["2"]:
            break
    assert secrets["2"] in heard["1"]
    assert secrets["1"] in heard["2"]
    assert secrets["1"] not in heard["1"]
    assert secrets["2"] not in heard["2"]


def test_options_fit_on_a_page_as_a_rule() -> None:
    """Long menus fold; what does not fit then is shown page by page."""
    typist = Typist(then=random_numbers(2))
    typist.run("play", "android", "--seed", "2", "--seats", "5", "--seat", "1")
    questions = typist.shown.split("\n> ")
    assert len(questions) > 40
    assert sum("'more' for the next" in question for question in questions) < len(questions) / 20


def test_more_turns_the_page() -> None:
    menu = Menu(NEW, pack_of("android").terminal(), NEW.view(0), width=24)
    typist = Typist()
    typist.screen.console.width = 24
    menu.show(typist.screen)
    first = typist.shown
    assert "page 1 of 2" in " ".join(first.split())
    menu.page += 1
    menu.show(typist.screen)
    assert "page 2 of 2" in " ".join(typist.shown.removeprefix(first).split())
    numbers = [int(number) for number in NUMBER.findall(typist.shown)]
    assert numbers == list(range(1, len(menu.items) + len(menu.refused) + 1))


@pytest.mark.parametrize("words", ["the mother", "the oath"])
def test_no_trial_card_can_be_looked_up_before_it_is_read(words: str) -> None:
    told = said(f"look {words}", to=VOICES)
    assert f"Nothing is called '{words}'." in told
    assert "Back:" not in told


def test_a_trial_card_can_be_looked_up_once_it_is_resolved() -> None:
    game, chance = caseboard.new("voices", seats=4, seed=4), Random(4)
    while (decision := game.decision) is not None and not game.view(None)["resolved"]:
        game.apply(chance.choice(decision.actions))
    assert decision is not None
    (number,) = game.view(None)["resolved"]
    (card,) = (card for card in TRIAL_CARDS if card.number == number)
    typist = Typist([f"look {card.title}", "quit", "no"])
    players = [PERSON if seat == decision.seat else "random" for seat in range(4)]
    Terminal(Table(game, players), typist.screen, pack_of("voices"), {}).play()
    assert f"trial card {card.number}, stage I" in typist.words
    assert "Back:" in typist.words
