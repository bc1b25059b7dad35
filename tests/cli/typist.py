"""Somebody at the keyboard: scripted lines, then the end of input or random numbers."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from random import Random

from rich.console import Console

from caseboard.cli.main import main
from caseboard.cli.screen import Screen

WIDTH = 80
NUMBER = re.compile(r"(?:^|  ) *(\d+)  \S", re.MULTILINE)


class Typist:
    """Reads what is on the screen and types; ``shown`` is everything written so far."""

    def __init__(self, lines: Sequence[str] = (), then: Callable[[str], str] | None = None) -> None:
        self.lines = list(lines)
        self.then = then
        self.output = io.StringIO()
        self.screen = Screen(
            Console(file=self.output, width=WIDTH, highlight=False, markup=False, emoji=False),
            self.read,
        )
        self.answers = 0

    def read(self, prompt: str) -> str:
        self.output.write(prompt)
        self.answers += 1
        if self.lines:
            answer = self.lines.pop(0)
        elif self.then is not None:
            answer = self.then(self.shown)
        else:
            raise EOFError
        self.output.write(f"{answer}\n")
        return answer

    @property
    def shown(self) -> str:
        return self.output.getvalue()

    @property
    def words(self) -> str:
        """What is on the screen, however its lines were broken."""
        return " ".join(self.shown.split())

    def run(self, *arguments: str) -> int:
        return main(arguments, self.screen)


def last_question(shown: str) -> str:
    return shown[shown.rindex("─\n") :]


def random_numbers(seed: int) -> Callable[[str], str]:
    """Any number that the last question shows; Enter where a curtain hides it."""
    random = Random(seed)

    def answer(shown: str) -> str:
        if shown.endswith("only you look. "):
            return ""
        return str(random.choice(NUMBER.findall(last_question(shown))))

    return answer
