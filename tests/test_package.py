"""The package that is installed is the one in this folder."""

import tomllib
from pathlib import Path

import pytest

import caseboard
from caseboard.cli.main import main

ROOT = Path(__file__).parents[1]


def test_version_is_the_one_in_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert caseboard.__version__ == project["version"]


def test_the_version_tells_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"{caseboard.__version__} (plain Python)\n"
    assert not caseboard.COMPILED


def test_package_is_imported_from_the_source_folder() -> None:
    assert Path(caseboard.__file__).parent == ROOT / "src" / "caseboard"


def test_every_locked_package_is_known_by_its_hashes() -> None:
    """Nothing is installed that is not, byte for byte, what was locked."""
    entries = (ROOT / "requirements.lock").read_text(encoding="utf-8").split("\n    # via")
    pinned = [entry for entry in entries if "==" in entry]
    assert len(pinned) > 30
    assert all(" \\\n    --hash=sha256:" in entry for entry in pinned)
    assert "--require-hashes" in (ROOT / "Makefile").read_text(encoding="utf-8")
