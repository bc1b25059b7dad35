"""The installed package and its metadata agree."""

from importlib.metadata import version

import caseboard


def test_version_is_that_of_the_installed_distribution() -> None:
    assert caseboard.__version__ == version("caseboard")
