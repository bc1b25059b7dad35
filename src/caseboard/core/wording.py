"""Small pieces of English that texts are put together from."""

from __future__ import annotations

from collections.abc import Sequence


def counted(number: int, noun: str) -> str:
    """'1 favor', '2 favors'."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def article(noun: str) -> str:
    """'a lead', 'an alibi'."""
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"


def listed(words: Sequence[str], connector: str) -> str:
    """'Louis', 'Louis and Floyd', 'Louis, Floyd and Caprice'."""
    if len(words) < 3:
        return f" {connector} ".join(words)
    return f"{', '.join(words[:-1])} {connector} {words[-1]}"


def figure(number: float, form: str = "") -> str:
    """A number with a minus sign as it is printed: 2, −1."""
    return f"{'−' if number < 0 else ''}{abs(number):{form}}"


def signed(number: float, form: str = "") -> str:
    """A number with its sign as it is printed: +2, −1."""
    return f"{'−' if number < 0 else '+'}{abs(number):{form}}"


def capital(words: str) -> str:
    """The words with a capital first letter."""
    return words[:1].upper() + words[1:]


def ended(clause: str) -> str:
    """The clause with a full stop, unless it ends as a sentence."""
    return clause if clause[-1] in ".!?”" else f"{clause}."


def sentence(clause: str) -> str:
    """The clause with a capital first letter and a full stop."""
    return capital(ended(clause))
