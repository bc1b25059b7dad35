"""A real PostgreSQL for the storage tests: found on this machine, or installed as root."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path

import pytest


class Unavailable(Exception):
    """There is no PostgreSQL here and none can be installed."""


def binaries() -> Path:
    """The folder with initdb and postgres."""
    found = _find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(
            ["apt-get", "install", "-y", "-q", "postgresql"],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            capture_output=True,
            check=False,
        )
        found = _find()
    if found is None:
        raise Unavailable(
            "no PostgreSQL is installed and it cannot be installed from here: "
            "the storage tests ran on SQLite only"
        )
    return found


def _find() -> Path | None:
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += [Path(found) for found in sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


class Cluster:
    """A database cluster of its own in a temporary folder, reached by a socket file only."""

    def __init__(self) -> None:
        folder = binaries()
        # PostgreSQL refuses to run as root; its own account is there wherever it was packaged.
        self._user = "postgres" if os.geteuid() == 0 else None
        self._home = Path(tempfile.mkdtemp(prefix="caseboard-pg-"))
        if self._user is not None:
            account = pwd.getpwnam(self._user)
            os.chown(self._home, account.pw_uid, account.pw_gid)
        self._folder = folder
        self._data = self._home / "data"
        self._run([str(folder / "initdb"), "-A", "trust", "-U", "caseboard", "-D",
                   str(self._data)])  # fmt: skip
        self._psql = str(folder / "psql")
        self._count = 0
        self.start()

    def start(self) -> None:
        self._server = subprocess.Popen(
            [
                str(self._folder / "postgres"), "-D", str(self._data), "-k", str(self._home),
                "-c", "listen_addresses=", "-c", "fsync=off",
            ],
            user=self._user,
            cwd=self._home,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._wait()

    def stop(self) -> None:
        """At once, whoever is connected."""
        self._server.send_signal(signal.SIGINT)
        self._server.wait(20)

    @contextmanager
    def gone(self) -> Iterator[None]:
        """While this lasts."""
        self.stop()
        yield
        self.start()

    def _run(self, command: list[str]) -> None:
        subprocess.run(command, user=self._user, cwd=self._home, capture_output=True, check=True)

    def _wait(self) -> None:
        for _ in range(200):
            try:
                self._sql("SELECT 1")
            except subprocess.CalledProcessError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("PostgreSQL did not start")

    def _sql(self, statement: str) -> None:
        self._run([self._psql, "-h", str(self._home), "-U", "caseboard", "-c", statement,
                   "postgres"])  # fmt: skip

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._count += 1
        self._sql(f"CREATE DATABASE test{self._count}")
        return f"postgresql:///test{self._count}?host={self._home}&user=caseboard"

    def cut_connections(self) -> None:
        """As when the database is restarted."""
        self._sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                  "WHERE datname LIKE 'test%'")  # fmt: skip

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._home, ignore_errors=True)


@contextmanager
def own_cluster() -> Iterator[Cluster]:
    """One that a test may stop; without PostgreSQL the test is left out."""
    try:
        cluster = Cluster()
    except Unavailable as reason:
        pytest.skip(str(reason))
    try:
        yield cluster
    finally:
        cluster.close()
