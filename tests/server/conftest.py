"""Servers and databases for these tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Browser, ServerProcess
from tests.server.postgres import Cluster, own_cluster

if TYPE_CHECKING:
    from _pytest.tmpdir import TempPathFactory

NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def server(tmp_path_factory: TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not harm it."""
    with ServerProcess(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running
        log = running.stop()
        assert "Traceback" not in log, log


@pytest.fixture
def browser(server: ServerProcess) -> Iterator[Browser]:
    made = Browser(server.url)
    yield made
    made.close()


@pytest.fixture
def other_browser(server: ServerProcess) -> Iterator[Browser]:
    made = Browser(server.url)
    yield made
    made.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with own_cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> NewDatabase:
    """Makes the address of an empty database, of either kind."""
    if request.param == "sqlite":
        names = iter(range(100))
        return lambda: str(tmp_path / f"{next(names)}.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database
