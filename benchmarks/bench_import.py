"""How long a newcomer waits: importing the package in a fresh interpreter."""

import subprocess
import sys

from pytest_benchmark.fixture import BenchmarkFixture


def test_import_in_a_fresh_interpreter(benchmark: BenchmarkFixture) -> None:
    benchmark(subprocess.run, [sys.executable, "-c", "import caseboard"], check=True)
