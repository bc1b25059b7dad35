"""The command line: ``play``, ``cards``, ``rules``, ``replay``, ``explain`` and the laboratory."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from random import SystemRandom
from typing import Any, Final

import caseboard
from caseboard.bots.explain import explain
from caseboard.cli.admin import add_admin
from caseboard.cli.cards import show_cards
from caseboard.cli.documents import cards_document, write_document
from caseboard.cli.ending import show_end
from caseboard.cli.files import read_record
from caseboard.cli.guide import guide_of
from caseboard.cli.laboratory import add_laboratory
from caseboard.cli.online import add_online, play_in_browser
from caseboard.cli.options import add_options, options_of
from caseboard.cli.reference import add_rules
from caseboard.cli.screen import Interrupted, Leaving, Screen, whole_number
from caseboard.cli.terminal import Terminal
from caseboard.core.chance import derived_seed
from caseboard.core.errors import BadOption, CaseboardError, choices
from caseboard.core.record import read, rules_of
from caseboard.pack import Pack
from caseboard.pack.registry import RULES, pack_of, packs
from caseboard.play.table import PERSON, Table, open_record, seated

NEW_SEEDS: Final = 1_000_000
INTERRUPTED: Final = 130
"""What shells expect of a command that Ctrl-C has stopped."""


def main(arguments: Sequence[str] | None = None, screen: Screen | None = None) -> int:
    """Run a command; the exit code."""
    screen = screen or Screen()
    _write_what_can_be_written()
    try:
        given = _parser().parse_args(arguments)
        command: Callable[[argparse.Namespace, Screen], None] = given.command
        command(given, screen)
    except CaseboardError as error:
        print(f"caseboard: {error}", file=sys.stderr)
        return 2
    except Interrupted:
        return INTERRUPTED
    except (Leaving, KeyboardInterrupt):
        screen.line("Goodbye.")
    except BrokenPipeError:
        sys.stderr.close()
    return 0


def _write_what_can_be_written() -> None:
    """A terminal without some of the signs shows question marks in their place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _version() -> str:
    return f"{caseboard.__version__} ({'compiled' if caseboard.COMPILED else 'plain Python'})"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="caseboard", description="Board games, complete, on one table."
    )
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_play(commands)
    add_online(commands)
    add_admin(commands)
    games = commands.add_parser("games", help="list the games, their seats and options")
    games.set_defaults(command=_games)
    cards = commands.add_parser("cards", help="read every card")
    cards.add_argument("--game", choices=caseboard.games(), help="only this game")
    cards.add_argument("--deck", help="only this deck, such as louis-light; 'list' names them")
    cards.add_argument("--search", metavar="WORD", help="only cards with this word on them")
    cards.add_argument("--markdown", action="store_true", help="a game's cards as a document")
    cards.set_defaults(command=_cards)
    add_rules(commands)
    replay = commands.add_parser("replay", help="tell a recorded game and show where it stands")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--at", type=int, metavar="N", help="stop after step N")
    replay.set_defaults(command=_replay)
    why = commands.add_parser("explain", help="why a recorded move: reasons in words, beliefs")
    why.add_argument("file", metavar="FILE")
    why.add_argument("--at", type=int, metavar="N", help="the move after step N (the last one)")
    why.set_defaults(command=_explain)
    add_laboratory(commands)
    return parser


def _add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="play a game")
    play.add_argument("game", nargs="?", metavar="GAME", help=choices(caseboard.games()))
    play.add_argument("--terminal", action="store_true", help="play in this terminal")
    play.add_argument("--seats", type=int, metavar="N", help="how many players")
    play.add_argument(
        "--seat", metavar="K", help="your seat, from 1 (several around one screen: 1,3)"
    )
    levels = choices(dict.fromkeys(level for pack in packs() for level in pack.levels))
    play.add_argument("--bots", metavar="LEVELS", help=f"for the other seats: {levels}")
    play.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same game")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    add_options(play)
    play.set_defaults(command=_play)


def _play(given: argparse.Namespace, screen: Screen) -> None:
    if not (given.terminal or given.game or given.load):
        play_in_browser(screen)
        return
    table = _loaded(given) if given.load else _new_table(given, screen)
    pack = pack_of(table.game.rules.name)
    bots = {
        seat: pack.bot(level, derived_seed("bot", table.game.seed, seat))
        for seat, level in enumerate(table.seats)
        if level != PERSON
    }
    _welcome(table, screen)
    Terminal(table, screen, pack, bots).play()


def _loaded(given: argparse.Namespace) -> Table:
    data = read_record(given.load)
    options = options_of(given, rules_of(read(data), RULES))
    if given.game or given.seats or given.seed is not None or options:
        raise BadOption("a loaded game has its seats, seed and options: name only --seat or --bots")
    if given.seat is None and given.bots is None:
        return open_record(data, RULES)
    game = caseboard.load(data)
    return open_record(data, RULES, _players(given, game))


def _new_table(given: argparse.Namespace, screen: Screen) -> Table:
    pack = pack_of(given.game) if given.game else _ask_game(screen)
    seats = pack.rules.seat_counts[0] if given.seats is None else given.seats
    seed = SystemRandom().randrange(NEW_SEEDS) if given.seed is None else given.seed
    game = caseboard.new(pack.name, seats=seats, seed=seed, **options_of(given, pack.rules))
    return Table(game, _players(given, game))


def _players(given: argparse.Namespace, game: caseboard.Game) -> tuple[str, ...]:
    persons = _persons(given.seat, game.seats, game.seed)
    all_taken = len(set(persons)) == game.seats
    if all_taken and not given.bots:
        return seated(game.seats, persons, [])
    return seated(game.seats, persons, _levels(given.bots, pack_of(game.rules.name)))


def _persons(text: str | None, seats: int, seed: int) -> list[int]:
    """Seats as people count them, from 1; without a word, one at random."""
    if text is None:
        return [derived_seed("person", seed) % seats]
    try:
        chosen = [int(number) - 1 for number in text.split(",")]
    except ValueError:
        raise BadOption(f"--seat is a number from 1 to {seats}, or several: 1,3") from None
    if not all(0 <= seat < seats for seat in chosen):
        raise BadOption(f"--seat is a number from 1 to {seats}, not {text}")
    return chosen


def _levels(text: str | None, pack: Pack) -> list[str]:
    """The levels that were named; without a word, the simplest that is more than chance."""
    if not text:
        return list(pack.levels)[:2][-1:]
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        pack.bot(level, 0)
    return levels


def _ask_game(screen: Screen) -> Pack:
    games = packs()
    screen.line("Which game?", style="bold")
    for number, pack in enumerate(games, 1):
        screen.line(f"{number}  {pack.title}: {pack.pitch}", indent=2)
    while True:
        answer = screen.ask("> ").lower()
        chosen = whole_number(answer)
        if chosen is not None and 1 <= chosen <= len(games):
            return games[chosen - 1]
        named = [pack for pack in games if pack.name == answer]
        if named:
            return named[0]
        screen.line(f"Type a number from 1 to {len(games)}, or Ctrl-C to leave.")


def _welcome(table: Table, screen: Screen) -> None:
    game = table.game
    screen.title(f"{game.rules.title}, game {game.seed}")
    people = ", ".join(str(seat + 1) for seat in table.persons)
    screen.line(
        f"You have seat {people} of {game.seats}. Type a number to choose, 'look' to see the "
        "table, 'help' for everything else."
    )


def _games(given: argparse.Namespace, screen: Screen) -> None:
    for pack in packs():
        seats = choices(pack.rules.seat_counts)
        screen.line(f"{pack.name}: {pack.title}, for {seats} seats", style="bold")
        screen.line(pack.pitch, indent=2)
        for option in pack.rules.options:
            screen.line(f"{option.name}: {option.about}", indent=4)


def _cards(given: argparse.Namespace, screen: Screen) -> None:
    if given.markdown:
        if not given.game or given.deck or given.search:
            known = choices(caseboard.games())
            raise BadOption(f"--markdown wants --game and nothing else: {known}")
        pack = pack_of(given.game)
        write_document(screen, cards_document(pack.title, pack.entries()))
        return
    chosen = (pack_of(given.game),) if given.game else packs()
    entries = [entry for pack in chosen for entry in pack.entries()]
    show_cards(screen, entries, given.deck, given.search)


def _explain(given: argparse.Namespace, screen: Screen) -> None:
    data = read_record(given.file)
    pack = pack_of(rules_of(read(data), RULES).name)
    if pack.adviser is None:
        raise BadOption(f"{pack.title} has no adviser: nobody can explain its moves")
    found = explain(data, RULES, pack.adviser, given.at)
    screen.title(f"Seat {found.seat + 1}: {found.question}")
    if found.made:
        screen.line(f"It did this. {found.made}", hang=2)
    if found.advised != found.made:
        screen.line(f"An experienced player would do this. {found.advised}", hang=2)
    if found.beliefs:
        screen.title("What the seat has reason to believe")
        for belief in found.beliefs:
            screen.line(belief, hang=2)


def _replay(given: argparse.Namespace, screen: Screen) -> None:
    data = read_record(given.file)
    at = caseboard.replay(data, given.at)
    seats = ["recorded"] * at.seats
    table = open_record(data, RULES, seats)
    screen.title(f"{at.rules.title}, game {at.seed}")
    for line in table.log(None):
        if line.step < len(at.history):
            screen.line(f"{line.step:>5}  {line.text}", hang=7)
    guide = guide_of(pack_of(at.rules.name))
    view = at.view(None)
    screen.title(guide.status(view) or at.rules.title)
    next(iter(guide.looks.values())).draw(screen, view)
    if at.over:
        show_end(screen, guide, at)
