"""Building the client: two builds at once, and whoever reads it meanwhile."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from caseboard.server.app import STATIC

ASSET = re.compile(r"/(assets/[^\"]+)")


def missing() -> list[str]:
    """What the start page names and is not there."""
    while True:
        page = (STATIC / "index.html").read_text(encoding="utf-8")
        gone = [name for name in ASSET.findall(page) if not (STATIC / name).exists()]
        if not gone or (STATIC / "index.html").read_text(encoding="utf-8") == page:
            return gone


def test_two_builds_at_once_disturb_neither_each_other_nor_a_reader(web: Path) -> None:
    scratch = web.parent / "build"
    before = set(scratch.iterdir()) if scratch.exists() else set()
    command = [sys.executable, str(web / "build.py")]
    builds = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for _ in range(2)
    ]
    seen = 0
    while any(build.poll() is None for build in builds):
        try:
            assert missing() == []
            seen += 1
        except FileNotFoundError:
            # Between the old client and the new one there may be none, but never a part of one.
            assert (STATIC / "index.html").exists() or not STATIC.exists()
    for build in builds:
        told, _ = build.communicate()
        assert build.returncode == 0, told
    assert seen > 1
    assert missing() == []
    left = {path.name for path in set(scratch.iterdir()) - before}
    assert left <= {"web.lock"}, "builds leave nothing behind"
