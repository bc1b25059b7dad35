"""Building the client: two builds at once, and whoever reads it meanwhile."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from caseboard.server.app import STATIC

ASSET = re.compile(r"/(assets/[^\"]+)")


def missing() -> list[str]:
    """What the start page names and is not there, unless a newer page has taken its place."""
    while True:
        page = (STATIC / "index.html").read_text(encoding="utf-8")
        gone = [name for name in ASSET.findall(page) if not (STATIC / name).exists()]
        if not gone or (STATIC / "index.html").read_text(encoding="utf-8") == page:
            return gone


def test_two_builds_at_once_disturb_neither_each_other_nor_a_reader(web: Path) -> None:
    scratch = web.parent / "build"
    before = set(scratch.iterdir()) if scratch.exists() else set()
    command = [sys.executable, str(web / "build.py")]
    seen: list[list[str]] = []
    with TemporaryFile("w+", encoding="utf-8") as told:
        builds = [subprocess.Popen(command, stdout=told, stderr=told) for _ in range(2)]
        try:
            while any(build.poll() is None for build in builds):
                seen.append(missing())
        finally:
            codes = [build.wait() for build in builds]
        told.seek(0)
        assert codes == [0, 0], told.read()
    assert len(seen) > 1
    assert not any(seen), "whatever the start page names is there at every moment"
    left = {path.name for path in set(scratch.iterdir()) - before}
    assert left <= {"web.lock"}, "builds leave nothing behind"


def test_a_build_takes_away_what_an_older_one_left(
    web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = runpy.run_path(str(web / "build.py"))
    static, made = tmp_path / "static", tmp_path / "made"
    for folder, script in ((static, "old/a.js"), (made, "new/b.js")):
        (folder / script).parent.mkdir(parents=True)
        (folder / script).write_text(script, encoding="utf-8")
        (folder / "index.html").write_text(f"/{script}", encoding="utf-8")
    put_in_place = build["put_in_place"]
    monkeypatch.setitem(put_in_place.__globals__, "STATIC", static)
    put_in_place(made)
    found = {str(path.relative_to(static)) for path in static.rglob("*")}
    assert found == {"index.html", "new", "new/b.js"}
    assert (static / "index.html").read_text(encoding="utf-8") == "/new/b.js"
