"""Record files on the disk."""

from __future__ import annotations

from pathlib import Path

from caseboard.core.errors import CaseboardError
from caseboard.core.game import Game
from caseboard.core.record import read


class FileTrouble(CaseboardError):
    """A file that cannot be read or must not be written."""


def default_name(game: Game) -> str:
    return f"caseboard-{game.rules.name}-{game.seed}.json"


def read_record(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FileTrouble(f"there is no file {name!r}") from None
    except UnicodeDecodeError:
        raise FileTrouble(f"{name!r} is no record: it is not text") from None
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{name!r} cannot be read: {error}") from None


def write_record(name: str, data: str) -> None:
    """Write the file whole or not at all; only records are written over."""
    path = Path(name)
    try:
        if path.exists() and not _is_record(name):
            raise FileTrouble(f"{name!r} is some other file: choose another name")
        part = path.with_name(f"{path.name}.part")
        part.write_text(data, encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{name!r} cannot be written: {error}") from None


def _is_record(name: str) -> bool:
    try:
        read(read_record(name))
    except CaseboardError:
        return False
    return True
