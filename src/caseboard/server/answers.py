"""HTTP answers: what was asked for, or why not."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.responses import Response

from caseboard.server.channel import encode
from caseboard.server.files import takes_gzip
from caseboard.server.schema import Failure, Reason

PRINTED: Final = {"Cache-Control": "max-age=300", "Vary": "Accept-Encoding"}


def answer(data: Any, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json")


def failure(status: int, code: str, text: str) -> Response:
    return answer(Failure(Reason(code, text)), status)


def printed(text: bytes, headers: Headers) -> Response:
    """What is the same for everybody until the next release; packed once for all who ask."""
    if not takes_gzip(headers):
        return Response(text, media_type="application/json", headers=PRINTED)
    packed = {**PRINTED, "Content-Encoding": "gzip"}
    return Response(_packed(text), media_type="application/json", headers=packed)


@lru_cache(maxsize=8)
def _packed(text: bytes) -> bytes:
    return gzip.compress(text, mtime=0)
