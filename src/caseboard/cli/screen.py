"""The terminal as a place to write on and to read from: plain text when nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from textwrap import wrap

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from caseboard.core import wording

LINES_A_PAGE = 20
"""What is left of 24 lines below the title and the question."""
COLUMN_GAP = 2
LONGEST_NUMBER = 9

Reader = Callable[[str], str]


class Leaving(Exception):
    """The person at the keyboard wants to go."""


class Interrupted(Exception):
    """Ctrl-C has stopped a command, and what is there is kept."""


class InputEnded(Leaving):
    """Nothing more can be read."""


class Screen:
    """Writes words, tables and drawings; reads answers."""

    def __init__(self, console: Console | None = None, read: Reader = input) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self._read = read

    @property
    def width(self) -> int:
        return self.console.width

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without blanks around it."""
        try:
            return self._read(prompt).strip()
        except UnicodeDecodeError:
            self.line("That line could not be read.")
            return ""
        except EOFError:
            self.line()
            raise InputEnded from None
        except KeyboardInterrupt:
            self.line()
            raise Leaving from None

    def line(self, text: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """Text wrapped to the width, every row indented, those after the first by ``hang`` more."""
        margin, rest = " " * indent, " " * (indent + hang)
        rows = wrap(
            text,
            self.width,
            initial_indent=margin,
            subsequent_indent=rest,
            break_on_hyphens=False,
            break_long_words=False,
        )
        for row in rows or [""]:
            self.console.print(Text(row, style=style), soft_wrap=True)

    def drawing(self, rows: Iterable[str]) -> None:
        """Rows that must not be wrapped."""
        for row in rows:
            self.console.print(Text(row, no_wrap=True, overflow="crop"), soft_wrap=False)

    def title(self, text: str) -> None:
        self.console.print()
        self.console.print(Rule(Text(text, style="bold"), align="left", characters="─"))

    def table(self, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
        for heading in headings:
            grid.add_column(Text(heading))
        for row in rows:
            grid.add_row(*(Text(cell) for cell in row))
        self.console.print(grid)

    def clear(self) -> None:
        self.console.clear()


def packed(items: Sequence[str], width: int, indent: str) -> list[str]:
    """Items side by side where they are short enough, each long one in rows of its own."""
    if not items:
        return []
    widest = max(len(item) for item in items) + COLUMN_GAP
    count = (width + COLUMN_GAP) // widest
    if count >= 3:
        return _in_columns(items, widest, count)
    half = width // 2
    rows: list[str] = []
    waiting = ""
    for item in items:
        if waiting and len(item) <= width - half:
            rows.append(waiting.ljust(half) + item)
            waiting = ""
        elif len(item) > half - COLUMN_GAP:
            rows += [waiting] if waiting else []
            rows += wrap(item, width, subsequent_indent=indent)
            waiting = ""
        else:
            waiting = item
    return [*rows, waiting] if waiting else rows


def _in_columns(items: Sequence[str], widest: int, count: int) -> list[str]:
    height = -(-len(items) // count)
    return [
        "".join(item.ljust(widest) for item in items[row::height]).rstrip() for row in range(height)
    ]


def signed(number: int) -> str:
    return wording.signed(number) if number else "0"


def whole_number(text: str) -> int | None:
    """A number as somebody types one; None for anything else, however long."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None
