"""Small pieces of English from which rules text is put together."""

from __future__ import annotations

from collections.abc import Sequence


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def article(noun: str) -> str:
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"


def listed(words: Sequence[str], connector: str) -> str:
    if len(words) < 3:
        return f" {connector} ".join(words)
    return f"{', '.join(words[:-1])} {connector} {words[-1]}"


def ended(clause: str) -> str:
    """The clause with a full stop, unless it ends as a sentence."""
    return clause if clause[-1] in ".!?”" else f"{clause}."


def sentence(clause: str) -> str:
    """The same with a capital first letter."""
    return capital(ended(clause))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
