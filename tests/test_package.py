"""The package that is installed is the one in this folder."""

import tomllib
from pathlib import Path

import caseboard

ROOT = Path(__file__).parents[1]


def test_version_is_the_one_in_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert caseboard.__version__ == project["version"]


def test_package_is_imported_from_the_source_folder() -> None:
    assert Path(caseboard.__file__).parent == ROOT / "src" / "caseboard"
