"""Data sets on the disk: one game a line as JSON, or Parquet where pyarrow is installed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from caseboard.core.errors import CaseboardError
from caseboard.pack.research import Row

PARQUET = ".parquet"
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

    def __init__(self, path: Path) -> None:
        self._file = path.open("x", encoding="utf-8")

    def write(self, row: Row) -> None:
        self._file.write(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n")
        self._file.flush()

    def close(self) -> None:
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

    For a ``with`` block: whatever ends the block, every row that has come is kept.
    """

    def __init__(self, name: str | None) -> None:
        self._writer = open_writer(name)
        self._waiting: dict[int, Row] = {}
        self._due = 0

    def add(self, row: Row) -> None:
        self._waiting[row["index"]] = row
        while self._due in self._waiting:
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
    path = Path(name)
    try:
        return ParquetWriter(path) if path.suffix == PARQUET else LinesWriter(path)
    except FileExistsError:
        raise DataTrouble(f"{name!r} exists: choose another name, or remove it first") from None
    except OSError as error:
        raise DataTrouble(f"{name!r} cannot be written: {error.strerror}") from None


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
