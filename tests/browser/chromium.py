"""Where the browser is; it is installed from Debian's packages where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class NoBrowser(Exception):
    """There is no Chromium, and why none could be installed."""


def chromium() -> str:
    """The path of a Chromium: the one named in the environment, an installed one, or a new one."""
    named = os.environ.get("CASEBOARD_CHROMIUM")
    if named:
        return named
    return _installed() or _install()


def _installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _install() -> str:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise NoBrowser(
            "the browser tests need Chromium, and it can be installed here only by root with "
            "apt-get: install it, or name one in CASEBOARD_CHROMIUM"
        )
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    lock = Path("/var/lib/dpkg/lock-frontend")
    waiting = ["-o", "DPkg::Lock::Timeout=300"] if lock.exists() else []
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            ["apt-get", *waiting, *command], env=environment, capture_output=True, text=True
        )
        if done.returncode:
            raise NoBrowser(f"apt-get {' '.join(command)} failed: {done.stderr.strip()[-400:]}")
    path = _installed()
    if path is None:
        raise NoBrowser("apt-get installed chromium, but it is not on the path")
    return path
