"""The check that nothing takes a text for people apart finds what it should, and only that."""

from __future__ import annotations

import pytest

from checks.text_parsing import ALLOWED, faults, findings

PLANTED = [
    're.match("costs (.+)", prompt)',
    'prompt.split(": ")',
    'view["prompt"].partition(":")',
    'option.text.startswith("Move to ")',
    'line.removeprefix("Draw ")',
    'sentence.replace("you", "Floyd")',
    'label.strip(".")',
    'anything.find("Time")',
    '"lead" in option.text',
    '"dark" not in card_text(card)',
    "option.label[3:]",
    "title[0]",
    "message[-1]",
    "self.heading.index(' ')",
    "[letter for letter in event.sentence]",
    'decision.prompt == "How do you pay?"',
    '"Pay" != short_label',
]
FINE = [
    "text + label",
    'text == ""',
    "text == other.text",
    "word in words",
    "seats.index(seat)",
    "cards[0]",
    "by_title[title]",
    'view["text"]',
    "text.strip()",
    "text.casefold()",
    "dataclasses.replace(option, text=text)",
    'field.name == "changes"',
]


@pytest.mark.parametrize("code", PLANTED)
def test_what_takes_a_text_apart_is_found(code: str) -> None:
    (found,) = findings(f"class Menu:\n    def label(self):\n        return {code}\n", "cli.menu")
    assert (found.where, found.line) == ("cli.menu:Menu.label", 3)


@pytest.mark.parametrize("code", FINE)
def test_what_leaves_texts_whole_is_not(code: str) -> None:
    assert list(findings(code, "cli.menu")) == []


def test_nobody_takes_a_text_apart_who_is_not_listed_with_what_it_reads() -> None:
    assert list(faults()) == []


def test_a_reader_who_is_not_listed_is_a_fault_and_so_is_a_listing_without_a_reader() -> None:
    assert len(list(faults({}))) > 50
    with_another = {**ALLOWED, "nothing": ("core.game:idle",)}
    assert list(faults(with_another)) == [
        "core.game:idle takes no text apart: it need not be allowed to"
    ]
