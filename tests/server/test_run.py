"""``caseboard play``: one person's own server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from caseboard.server.run import data_folder

START = "import sys; from caseboard.cli.main import main; sys.exit(main())"


@pytest.mark.skipif(sys.platform != "linux", reason="the data folder is elsewhere on other systems")
def test_play_opens_a_page_and_keeps_its_tables_in_the_data_folder(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}\n")
    browser.chmod(0o755)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": str(browser),
                   "COLUMNS": "200", "PYTHONUNBUFFERED": "1"}  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-c", START, "play"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert process.stdout is not None
    url = process.stdout.readline().split()[3]
    with urllib.request.urlopen(url, timeout=10) as page:
        assert page.status == 200
        assert b"Caseboard" in page.read()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=15)
    assert process.returncode == 0
    assert "Traceback" not in errors
    assert opened.read_text().strip() == url
    assert (tmp_path / "caseboard" / "tables.db").exists()


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert data_folder({"LOCALAPPDATA": "C:/Users/Ada"}) == Path("C:/Users/Ada/caseboard")
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/caseboard")
