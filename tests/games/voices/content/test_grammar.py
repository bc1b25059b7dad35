"""Traps for the mistakes that generated and hand-written English make."""

from __future__ import annotations

import re

import pytest

from tests.games.voices.content.texts import FLAVOUR, RULES, TEXTS

TRAPS: dict[str, str] = {
    "double space": r"  ",
    "space at an end": r"^\s|\s$",
    "space before punctuation": r"\s[.,;:!?]",
    "double punctuation": r"[.,;:]{2}|[.,;:][!?]",
    "straight quote": r"['\"]",
    "repeated word": r"\b(?i:(?!that )(\w+)) \1\b",
    "'a' before a vowel": r"\b[Aa] (?!one\b|uni|use|eu)[aeiouAEIOU]",
    "'an' before a consonant": r"\b[Aa]n (?!hour|honest)[^aeiouAEIOU]",
    "plural after 1": r"\b1 (?!of |or |on )(?:[\w-]+ ){0,3}(?:tokens|cards|markers|jurors)\b",
    "singular after many": r"\b[2-9] (?!or |of |on )(?:[\w-]+ ){0,3}(?:token|card|marker|juror)\b",
    "lower case after a full stop": r"[^…]\. [a-z]",
    "unfilled place": r"[{}]",
}


@pytest.mark.parametrize("trap", TRAPS)
def test_no_text_falls_into_a_trap(trap: str) -> None:
    caught = {name: text for name, text in TEXTS.items() if re.search(TRAPS[trap], text)}
    assert caught == {}


@pytest.mark.parametrize(
    ("trap", "mistake"),
    [
        ("'a' before a vowel", "Draw a influence token."),
        ("'an' before a consonant", "Place an guilty token."),
        ("plural after 1", "Draw 1 influence tokens."),
        ("singular after many", "Draw 3 strategy card."),
        ("repeated word", "Place it on the the jurors."),
        ("space before punctuation", "Discard it ."),
        ("double punctuation", "Discard it.."),
        ("lower case after a full stop", "Discard it. then draw."),
    ],
)
def test_the_traps_catch(trap: str, mistake: str) -> None:
    assert re.search(TRAPS[trap], mistake)


def test_every_text_ends_like_a_sentence() -> None:
    unfinished = {n: t for n, t in TEXTS.items() if not re.search(r"[.!?][’”]*$", t)}
    assert unfinished == {}


def test_every_text_begins_like_a_sentence() -> None:
    lower = {n: t for n, t in TEXTS.items() if not re.match(r"[“‘]*[A-Z0-9]", t)}
    assert lower == {}


def test_quotation_marks_pair_up() -> None:
    odd = {n: t for n, t in TEXTS.items() if t.count("“") != t.count("”")}
    assert odd == {}


def test_rules_fit_a_card() -> None:
    assert {name: len(text) for name, text in RULES.items() if len(text) > 360} == {}


def test_flavour_fits_a_card() -> None:
    assert {name: len(text) for name, text in FLAVOUR.items() if len(text) > 300} == {}


def test_no_flavour_repeats_another() -> None:
    seen: dict[tuple[str, ...], str] = {}
    repeated: dict[str, tuple[str, str]] = {}
    for name, text in FLAVOUR.items():
        words = re.findall(r"\w+", text.lower())
        for phrase in {tuple(words[i : i + 6]) for i in range(len(words) - 5)}:
            if phrase in seen:
                repeated[" ".join(phrase)] = (seen[phrase], name)
            seen[phrase] = name
    assert repeated == {}
    assert len(set(FLAVOUR.values())) == len(FLAVOUR)
