"""A game at the terminal: questions, answers, and the commands between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.bots.base import Bot, sight_of
from caseboard.cli.ending import show_end
from caseboard.cli.entries import found, show_entry
from caseboard.cli.files import default_name, write_record
from caseboard.cli.guide import guide_of
from caseboard.cli.menu import Group, Item, Menu
from caseboard.cli.screen import InputEnded, Leaving, Screen, whole_number
from caseboard.cli.why import explain_all, explain_one, explain_words
from caseboard.core.actions import Action
from caseboard.core.errors import CaseboardError, UnknownAction
from caseboard.pack import Pack
from caseboard.play.table import PERSON, Table

LOG_LINES: Final = 20
MOST_FOUND: Final = 12

HELP: Final = (
    ("3", "choose option 3"),
    ("more, back", "next page of a long list; back to the headings"),
    ("why 3, why NAME", "why an option is not there; 'why' alone sums up"),
    ("look", "the table at a glance{looks}"),
    ("look NAME", "what anything with that name is and does: card, place, person"),
    ("log, log all", "what happened, the latest or everything"),
    ("undo", "take your last choice back, as often as you like"),
    ("save, save night.json", "write the game to a file; 'caseboard play --load FILE' goes on"),
    ("quit", "leave; you are asked whether to save"),
)


class Terminal:
    """Plays a table: asks people, lets bots choose, tells everybody what they may know."""

    def __init__(self, table: Table, screen: Screen, pack: Pack, bots: dict[int, Bot]) -> None:
        self.table = table
        self.screen = screen
        self.pack = pack
        self.guide = guide_of(pack)
        self.bots = bots
        self._told = {seat: len(table.log(seat)) for seat in table.persons}
        self._at_screen: int | None = None
        self._met: set[int] = set()

    def play(self) -> None:
        """Until the game is over or nobody wants to go on."""
        try:
            if len(self.table.persons) == 1:
                self._introduce(self.table.persons[0])
            while (decision := self.table.game.decision) is not None:
                if self.table.seats[decision.seat] == PERSON:
                    self._attend(decision.seat)
                else:
                    self._let_bot_choose(decision.seat)
            self._tell_rest()
            show_end(self.screen, self.guide, self.table.game)
        except InputEnded:
            self._save(default_name(self.table.game))
        except (Leaving, KeyboardInterrupt):
            self._leave()

    def _introduce(self, seat: int) -> None:
        for line in self.guide.intro(self.table.game.view(seat)):
            self.screen.line(line, indent=2)
        if self.screen.console.is_terminal and len(self.table.persons) == 1:
            self.screen.ask("Press Enter to begin. ")

    def _tell_rest(self) -> None:
        seat = self._at_screen if self._at_screen is not None else self.table.persons[0]
        self._tell(seat)

    def _let_bot_choose(self, seat: int) -> None:
        self.table.choose(seat, self.bots[seat].choose(sight_of(self.table.game)))
        if len(self.table.persons) == 1:
            self._tell(self.table.persons[0])

    def _tell(self, seat: int) -> None:
        """The lines of the story that this seat has not read yet."""
        for line in self.table.log(seat, self._told[seat]):
            self.screen.line(line.text, indent=2)
        self._told[seat] = len(self.table.log(seat))

    def _draw_curtain(self, seat: int) -> None:
        """Between two people at one screen, nobody sees what is not for him."""
        if self._at_screen == seat:
            return
        if len(self.table.persons) > 1:
            self.screen.clear()
            who = self.guide.player(self.table.game.view(None), seat)
            self.screen.ask(f"Seat {seat + 1}, {who}: press Enter when only you look. ")
            if seat not in self._met:
                self._met.add(seat)
                self._introduce(seat)
        self._at_screen = seat

    def _attend(self, seat: int) -> None:
        """Put the open question until it is answered or the game has gone elsewhere."""
        self._draw_curtain(seat)
        self._tell(seat)
        view = self.table.game.view(seat)
        menu = Menu(self.table.game, self.guide, view, self.screen.width)
        self._put(menu)
        at = self.table.game
        step = self.table.step
        while self.table.game is at and self.table.step == step:
            answer = self.screen.ask("> ")
            try:
                self._obey(answer, menu, seat)
            except CaseboardError as error:
                self.screen.line(f"No: {error}", style="yellow")

    def _put(self, menu: Menu) -> None:
        decision = menu.game.decision
        assert decision is not None
        self.screen.title(self.guide.status(menu.view) or self.pack.title)
        picture = self.guide.pictures.get(decision.kind)
        if picture is not None and menu.inside is None:
            picture(self.screen, menu.view)
        self.screen.line(decision.cause.text, style="dim")
        self.screen.line(decision.prompt, style="bold")
        if menu.staged and menu.inside is None:
            self.screen.line(self.guide.staged.get(decision.kind, "Where?"), style="dim")
        menu.show(self.screen)

    def _obey(self, answer: str, menu: Menu, seat: int) -> None:
        word, _, rest = answer.partition(" ")
        number = whole_number(answer)
        command = COMMANDS.get(word.lower())
        if not answer:
            self._put(menu)
        elif number is not None:
            self._choose_number(number, menu, seat)
        elif command is not None:
            command(self, rest.strip(), menu, seat)
        else:
            self._choose_typed(answer, menu, seat)

    def _choose_number(self, number: int, menu: Menu, seat: int) -> None:
        items = menu.items
        if 1 <= number <= len(items):
            item = items[number - 1]
            if isinstance(item, Group):
                menu.open(item)
                self._put(menu)
            else:
                self.table.choose(seat, item)
        elif (refused := _refused_at(menu, number)) is not None:
            explain_one(self.screen, menu, refused)
        else:
            self.screen.line(f"There is no {number}: choose 1 to {len(items)}, or type 'help'.")

    def _choose_typed(self, answer: str, menu: Menu, seat: int) -> None:
        """An action in its written form; one that is not listed is shown before it is done."""
        try:
            action = menu.game.rules.actions[self.guide.typed(answer)]
        except UnknownAction:
            self._suggest(answer, menu)
            return
        reason = menu.game.why_not(action)
        if reason is not None:
            self.screen.line(f"Not now: {reason}", style="yellow")
        elif action in menu.items or self._confirmed(menu, action):
            self.table.choose(seat, action)

    def _confirmed(self, menu: Menu, action: Action) -> bool:
        self.screen.line(menu.words(action))
        return self.screen.ask("Do it? (y/n) ").lower() in ("y", "yes")

    def _suggest(self, answer: str, menu: Menu) -> None:
        wanted = answer.casefold().split()
        near = [
            f"{number} {words}"
            for number, item in enumerate(menu.items, 1)
            if all(word in (words := _item_words(menu, item)).casefold() for word in wanted)
        ]
        if near:
            self.screen.line(f"Do you mean {' or '.join(near[:3])}? Type the number.")
        else:
            self.screen.line(f"'{answer}' says nothing to me. Type a number, or 'help'.")

    def _more(self, rest: str, menu: Menu, seat: int) -> None:
        menu.page += 1
        menu.show(self.screen)

    def _back(self, rest: str, menu: Menu, seat: int) -> None:
        if menu.inside is None:
            self.screen.line("There is no step back here; 'undo' takes your last choice back.")
        else:
            menu.close()
            self._put(menu)

    def _why(self, rest: str, menu: Menu, seat: int) -> None:
        number = whole_number(rest)
        if not rest:
            explain_all(self.screen, menu)
        elif number is None:
            explain_words(self.screen, menu, rest)
        elif (refused := _refused_at(menu, number)) is not None:
            explain_one(self.screen, menu, refused)
        elif 1 <= number <= len(menu.items):
            self.screen.line(f"Option {number} is there: type {number} to choose it.")
        else:
            self.screen.line(f"Nothing has the number {number}. Name the thing: 'why NAME'.")

    def _look(self, rest: str, menu: Menu, seat: int) -> None:
        view = menu.view
        looks = self.guide.looks
        word = rest.lower() or next(iter(looks))
        if word in looks:
            looks[word].draw(self.screen, view)
            return
        opened = self.guide.opened
        known = (one for one in self.pack.entries() if not one.closed or opened(view, one))
        entries = found(known, rest)
        if not entries:
            self.screen.line(f"Nothing is called '{rest}'. Try: look {', '.join(looks)}.")
        elif len(entries) > MOST_FOUND:
            self.screen.line(f"{len(entries)} things are called so; say more of the name.")
        else:
            for entry in entries:
                show_entry(self.screen, entry, self.guide.now(view, entry))

    def _log(self, rest: str, menu: Menu, seat: int) -> None:
        lines = self.table.log(seat)
        for line in lines if rest == "all" else lines[-LOG_LINES:]:
            self.screen.line(f"{line.step:>5}  {line.text}", hang=7)

    def _undo(self, rest: str, menu: Menu, seat: int) -> None:
        self.table.undo(seat)
        for person in self._told:
            self._told[person] = min(self._told[person], len(self.table.log(person)))
        self.screen.line("Taken back.")

    def _save_as(self, rest: str, menu: Menu, seat: int) -> None:
        self._save(rest or default_name(self.table.game))

    def _save(self, name: str) -> None:
        write_record(name, self.table.to_json())
        self.screen.line(f"Saved as {name}. Go on with: caseboard play --load {name}")

    def _help(self, rest: str, menu: Menu, seat: int) -> None:
        more = ", ".join(list(self.guide.looks)[1:])
        looks = f"; 'look {more}' show more" if more else ""
        self.screen.table(
            ("type", "to"), [(word, about.format(looks=looks)) for word, about in HELP]
        )

    def _quit(self, rest: str, menu: Menu, seat: int) -> None:
        raise Leaving

    def _leave(self) -> None:
        """Offer to save; a second Ctrl-C or the end of input leaves at once."""
        name = default_name(self.table.game)
        try:
            answer = self.screen.ask(f"Save first? Enter: {name}; or another name; or 'no': ")
            if answer.lower() not in ("n", "no"):
                self._save(name if answer.lower() in ("", "y", "yes") else answer)
        except CaseboardError as error:
            self.screen.line(f"Not saved: {error}", style="yellow")
            self._leave()
        except Leaving:
            self.screen.line("Not saved.")


def _refused_at(menu: Menu, number: int) -> Action | None:
    """The option that is listed under this number although it is not legal."""
    at = number - len(menu.items) - 1
    return menu.refused[at] if menu.inside is None and 0 <= at < len(menu.refused) else None


def _item_words(menu: Menu, item: Item) -> str:
    return item.heading if isinstance(item, Group) else menu.words(item)


Command = Callable[[Terminal, str, Menu, int], None]

COMMANDS: Final[dict[str, Command]] = {
    "more": Terminal._more,
    "back": Terminal._back,
    "why": Terminal._why,
    "look": Terminal._look,
    "log": Terminal._log,
    "undo": Terminal._undo,
    "u": Terminal._undo,
    "save": Terminal._save_as,
    "help": Terminal._help,
    "?": Terminal._help,
    "quit": Terminal._quit,
    "q": Terminal._quit,
    "exit": Terminal._quit,
}
