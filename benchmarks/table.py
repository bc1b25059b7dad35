"""One table: the plain and the compiled engine, and other engines, measured in one run.

``--before FOLDER`` adds the plain engine of another checkout, such as that of the commit before.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OTHERS = ROOT / "build" / "others" / "bin" / "python"
DECISIONS = "Android, random decisions a second"
TURNS = 2

Numbers = dict[str, float]


def run(python: Path | str, module: str, path: Path) -> Numbers:
    found: Numbers = json.loads(
        subprocess.run(
            [str(python), "-m", module],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(path)},
            check=True,
            capture_output=True,
        ).stdout
    )
    return found


def better(name: str, one: float, other: float) -> float:
    return max(one, other) if "a second" in name else min(one, other)


def best(rounds: list[Numbers]) -> Numbers:
    """The best of several rounds, number by number."""
    found = dict(rounds[0])
    for numbers in rounds[1:]:
        for name, number in numbers.items():
            found[name] = better(name, found[name], number)
    return found


def engines(before: Path | None) -> dict[str, Path]:
    """Where each engine's package is, by its name in the table."""
    known = {
        "before": before / "src" if before else None,
        "plain": ROOT / "src",
        "compiled": ROOT / "build" / "compiled",
    }
    return {name: path for name, path in known.items() if path is not None and path.is_dir()}


def table(ours: dict[str, Numbers], others: Numbers) -> str:
    names = list(ours)
    plain = ours["plain"]
    rows = [f"{'':40}" + "".join(f"{name:>12}" for name in names) + f"{'ratio':>9}"]
    for row in plain:
        numbers = [ours[name][row] for name in names]
        ratio = numbers[-1] / numbers[0]
        rows.append(f"{row:40}" + "".join(f"{one:>12,.1f}" for one in numbers) + f"{ratio:>9.2f}")
    rows += ["", f"{'Others, random decisions a second':40}{'':>12}" + "".join(
        f"{name + ' is':>14}" for name in names
    )]  # fmt: skip
    for name, number in others.items():
        times = "".join(f"{ours[engine][DECISIONS] / number:>12.2f} ×" for engine in names)
        rows.append(f"{name:40}{number:>12,.0f}{times}")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path)
    before = parser.parse_args().before
    ours: dict[str, list[Numbers]] = {}
    others: list[Numbers] = []
    for _ in range(TURNS):
        for name, path in engines(before).items():
            ours.setdefault(name, []).append(run(sys.executable, "benchmarks.measures", path))
        if OTHERS.exists() and before is None:
            others.append(run(OTHERS, "benchmarks.others", ROOT))
    found = best(others) if others else {}
    sys.stdout.write(table({name: best(rounds) for name, rounds in ours.items()}, found) + "\n")


if __name__ == "__main__":
    main()
