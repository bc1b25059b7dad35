"""Data sets on the disk: one game a line as JSON, or Parquet where pyarrow is installed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Protocol

import caseboard
from caseboard.core.errors import CaseboardError
from caseboard.pack.registry import pack_of
from caseboard.pack.research import Match, Row

LINES = ".jsonl"
PARQUET = ".parquet"
STANDARD_OUTPUT = "-"
AS_TEXT = b"caseboard-json"
"""What a Parquet file notes the columns under that are kept as JSON text."""


class DataTrouble(CaseboardError):
    """A data set that cannot be read or must not be written."""


class Writer(Protocol):
    """Where rows go, one after the other; closing it keeps everything written so far."""

    def write(self, row: Row) -> None: ...

    def close(self) -> None: ...


class LinesWriter:
    """JSON lines; a row is on the disk as soon as it is written."""

    def __init__(self, path: Path | None, mode: str = "x") -> None:
        """Without a path, standard output."""
        self._file: IO[str] = sys.stdout if path is None else path.open(mode, encoding="utf-8")

    def write(self, row: Row) -> None:
        self._file.write(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n")
        self._file.flush()

    def close(self) -> None:
        if self._file is not sys.stdout:
            self._file.close()


class ParquetWriter:
    """Parquet is written in one piece, when it is closed."""

    def __init__(self, path: Path) -> None:
        self._parquet = _pyarrow("pyarrow.parquet")
        self._path = path
        self._rows: list[Row] = []
        path.open("x").close()

    def write(self, row: Row) -> None:
        self._rows.append(row)

    def close(self) -> None:
        nested = sorted({name for row in self._rows for name in row if _is_nested(row[name])})
        flat = [
            {**row, **{name: json.dumps(row[name]) for name in nested if name in row}}
            for row in self._rows
        ]
        table = _pyarrow("pyarrow").Table.from_pylist(flat)
        self._parquet.write_table(
            table.replace_schema_metadata({AS_TEXT: json.dumps(nested)}), self._path
        )


def _is_nested(value: Any) -> bool:
    """Whether its shape may differ from row to row, so that no column has a type for it."""
    inner = value if isinstance(value, list) else ()
    return isinstance(value, dict) or any(isinstance(one, dict | list) for one in inner)


class Nowhere:
    """For simulations that keep no data."""

    def write(self, row: Row) -> None:
        pass

    def close(self) -> None:
        pass


class DataSet:
    """Rows in the order of their numbers, whatever order they come in.

    For a ``with`` block: whatever ends the block, every row that has come is kept. ``resume``: go
    on with a file of a run that was stopped; ``before`` are its rows.
    """

    def __init__(self, name: str | None, resume: bool = False) -> None:
        self.before: dict[int, Row] = {}
        if resume and name is not None and Path(name).exists():
            self.before = {row["index"]: row for row in _whole_rows(name)}
            self._writer: Writer = LinesWriter(Path(name), "a")
        else:
            self._writer = open_writer(name)
        self._waiting: dict[int, Row] = {}
        self._due = 0

    def add(self, row: Row) -> None:
        self._waiting[row["index"]] = row
        while self._due in self._waiting or self._due in self.before:
            if self._due not in self.before:
                self._writer.write(self._waiting.pop(self._due))
            self._due += 1

    def __enter__(self) -> DataSet:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for index in sorted(self._waiting):
            self._writer.write(self._waiting[index])
        self._writer.close()


def open_writer(name: str | None) -> Writer:
    """A new file of the kind that its name's ending says; none is written over."""
    if name is None:
        return Nowhere()
    if name == STANDARD_OUTPUT:
        return LinesWriter(None)
    path = Path(name)
    if path.suffix not in (LINES, PARQUET):
        raise DataTrouble(f"{name!r} must end in {LINES} or {PARQUET}; '-' is standard output")
    try:
        if path.suffix == PARQUET:
            return ParquetWriter(path)
        return LinesWriter(path)
    except FileExistsError:
        raise DataTrouble(f"{name!r} exists: choose another name, or remove it first") from None
    except OSError as error:
        raise DataTrouble(f"{name!r} cannot be written: {error.strerror}") from None


def _whole_rows(name: str) -> list[Row]:
    """The rows of a run that was stopped; a last line that was cut short is removed."""
    path = Path(name)
    if path.suffix != LINES:
        raise DataTrouble(f"{name!r} cannot be gone on with: only {LINES} files can")
    data = path.read_bytes()
    whole = data.rpartition(b"\n")[0] + b"\n" if b"\n" in data else b""
    if whole != data:
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return list(_read_lines(path))


def check_resumed(before: Mapping[int, Row], matches: Sequence[Match]) -> None:
    """That the rows of a run that was stopped are those of these matches."""
    for index, row in before.items():
        match = matches[index] if index < len(matches) else None
        if match is None or (row["game"], row["seed"], tuple(row["bots"])) != (
            match.game, match.seed, match.bots,
        ):  # fmt: skip
            raise DataTrouble(
                f"game {index} of the file is not one of this run: name its game, seats, bots, "
                "seed and options, or another file"
            )
        rules = pack_of(match.game).rules
        options = rules.clean_options(len(match.bots), match.options)
        if (row["rules"], row["package"], row["options"]) != (
            rules.version, caseboard.__version__, options,
        ):  # fmt: skip
            raise DataTrouble(f"game {index} of the file was played by other rules or options")


def read_rows(names: Iterable[str]) -> list[Row]:
    """All rows of several data sets."""
    return [row for name in names for row in _read(name)]


def _read(name: str) -> Iterator[Row]:
    path = Path(name)
    if not path.is_file():
        raise DataTrouble(f"there is no file {name!r}")
    yield from _read_parquet(path) if path.suffix == PARQUET else _read_lines(path)


def _read_lines(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            try:
                row = json.loads(line)
            except ValueError:
                row = None
            if not isinstance(row, dict) or "winners" not in row:
                raise DataTrouble(
                    f"line {number} of {str(path)!r} is no game: give files that "
                    "'caseboard simulate … --out' has written"
                )
            yield row


def _read_parquet(path: Path) -> Iterator[Row]:
    table = _pyarrow("pyarrow.parquet").read_table(path)
    nested = json.loads((table.schema.metadata or {}).get(AS_TEXT, "[]"))
    for row in table.to_pylist():
        yield {**row, **{name: json.loads(row[name]) for name in nested}}


def _pyarrow(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        raise DataTrouble(
            "Parquet needs pyarrow: pip install 'caseboard[parquet]', or write .jsonl"
        ) from None
