"""Games as if other packages had brought them: named by an entry point, found on the path."""

from __future__ import annotations

from pathlib import Path


def name_a_game(folder: Path, package: str, name: str, target: str) -> None:
    """Leave in a folder of the path what an installer leaves of a package that names a game.

    Nim is ``name_a_game(folder, "nim", "nim", "tests.nim:PACK")``; a process that is to find it
    needs the folder and the root of this repository in its PYTHONPATH.
    """
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir()
    head = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
    (metadata / "METADATA").write_text(head, encoding="utf-8")
    points = f"[caseboard.games]\n{name} = {target}\n"
    (metadata / "entry_points.txt").write_text(points, encoding="utf-8")
