"""The bodies of requests: no larger, slower, deeper or fuller than allowed, and of the right shape.

A few kilobytes of brackets would become a tree that takes a hundred times as much memory, so what
is not decoded yet is counted first, in time that grows with its length only.
"""

from __future__ import annotations

import asyncio
import re
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request as HttpRequest

from caseboard.core.errors import BadOption, CaseboardError

T = TypeVar("T")

DEEPEST: Final = 24
MOST_PARTS: Final = 100_000

_WORDS: Final = re.compile(rb'"[^"\\]*+(?:\\.?[^"\\]*+)*+(?:"|\Z)', re.DOTALL)
"""A text in quotes, or the rest where the last quote is missing: it fits at every quote."""
_BRACKETS: Final = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS: Final = bytes(one for one in range(256) if one not in b"[]{}")


class TooLarge(CaseboardError):
    """A body of more bytes than this request may have."""


class TooSlow(CaseboardError):
    """A body that did not come in time."""


async def body(request: HttpRequest, kind: type[T], most: int, seconds: float) -> T:
    """The request's body as what it should be."""
    data = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise TooLarge(f"this request has at most {most} bytes")
    except TimeoutError:
        raise TooSlow(f"a request comes within {seconds:g} seconds") from None
    return decoded(bytes(data), kind)


def decoded(data: bytes, kind: type[T]) -> T:
    check_parts(data)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadOption(f"the request is not as it should be: {error}") from None


def check_parts(data: bytes) -> None:
    """Refuse what is nested too deep or has too many parts, before it is decoded."""
    bare = _WORDS.sub(b"", data)
    brackets = bare.translate(_BRACKETS, _NO_BRACKETS)
    if bare.count(b",") + brackets.count(b"[") > MOST_PARTS:
        raise BadOption(f"a request has at most {MOST_PARTS} parts")
    for _ in range(DEEPEST):
        brackets = brackets.replace(b"[]", b"")
    if brackets:
        raise BadOption(f"a request is nested {DEEPEST} deep at most, and every bracket is closed")
