"""HTTP answers: what was asked for, or why not."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from caseboard.server.channel import encode
from caseboard.server.schema import Failure, Reason


def answer(data: Any, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json")


def failure(status: int, code: str, text: str) -> Response:
    return answer(Failure(Reason(code, text)), status)
