"""The files of the browser client, as small as they were made when it was built."""

from __future__ import annotations

import os
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

ASSETS: Final = "/assets/"
"""Files here have names that change with what is in them: whoever has one never asks again."""
FOR_EVER: Final = "public, max-age=31536000, immutable"


def takes_gzip(headers: Headers) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


class Files(StaticFiles):
    """Where ``name.gz`` lies beside ``name``, whoever can read it is sent that."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        packed = Path(f"{full_path}.gz")
        shrunk = takes_gzip(Headers(scope=scope)) and packed.is_file()
        path, stat = (packed, packed.stat()) if shrunk else (full_path, stat_result)
        response = super().file_response(path, stat, scope, status_code)
        if shrunk:
            kind, _ = guess_type(full_path)
            response.headers["Content-Type"] = kind or "application/octet-stream"
            response.headers["Content-Encoding"] = "gzip"
        response.headers["Vary"] = "Accept-Encoding"
        if scope["path"].startswith(ASSETS):
            response.headers["Cache-Control"] = FOR_EVER
        return response
