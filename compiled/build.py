"""Compile the engine with mypyc: ``python compiled/build.py`` fills build/compiled.

The same source files run plain and compiled. What is built is a folder to put first on Python's
path: the package ``caseboard``, whose files are links to their source, with a compiled module
beside each of those that ``MODULES`` names; Python prefers it.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Extension

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
PACKAGE: Final = "caseboard"
OUT: Final = ROOT / "build" / "compiled"
WORK: Final = ROOT / "build" / "compiling"

MODULES: Final = (
    "core/*.py",
    "games/android/*.py",
    "games/android/rules/*.py",
    "games/android/effects/*.py",
    "games/android/content/*.py",
    "games/voices/*.py",
    "games/voices/rules/*.py",
    "games/voices/content/*.py",
    "bots/android/*.py",
)
"""What is compiled: all that runs while a game is played or searched."""

PLAIN: Final = (
    "**/__init__.py",
    "core/errors.py",
    "core/events.py",
    "core/explicit.py",
    "core/options.py",
    "core/reading.py",
    "core/reasons.py",
    "core/recall.py",
    "core/rules.py",
    "core/vectors.py",
    "core/view.py",
    "core/shapes.py",
    "core/wording.py",
    "games/*/events.py",
    "games/*/shapes.py",
    "games/*/box.py",
    "games/*/entries.py",
    "games/*/texts.py",
    "games/*/short_texts.py",
    "games/*/say.py",
    "games/*/names.py",
    "games/*/aim.py",
    "games/*/rules/closing.py",
    "games/*/content/*event*.py",
    "games/*/content/conditions.py",
    "games/*/content/everything.py",
    "games/*/content/goals.py",
    "games/*/content/murder_rules.py",
    "games/*/content/selectors.py",
    "games/*/content/stories.py",
    "games/*/content/trial_*.py",
)
"""What of it is not: msgspec structs, fast as they are; what only makes words; what runs once; and
the contract itself, which must take anything that it is given and say what is wrong with it."""

COMPILER: Final = [
    *shlex.split(sysconfig.get_config_var("CC") or "cc"),
    *shlex.split(sysconfig.get_config_var("CCSHARED") or ""),
    "-O2", "-ffp-contract=off", "-fvisibility=hidden", "-DNDEBUG", "-w",
    f"-I{sysconfig.get_path('include')}",
    *shlex.split(os.environ.get("CFLAGS", "")),
]  # fmt: skip
"""Two roundings stay two, on every kind of machine: a push ends where the plain engine ends it."""

LINKER: Final = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX")


def modules() -> list[Path]:
    """The files that are compiled."""
    package = SOURCE / PACKAGE
    named = {path for pattern in MODULES for path in package.glob(pattern)}
    plain = {path for pattern in PLAIN for path in package.glob(pattern)}
    return sorted(named - plain)


class Progress:
    """Says what is being done, and after how many seconds."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def say(self, words: str) -> None:
        sys.stdout.write(f"{time.monotonic() - self._began:5.0f} s  {words}\n")
        sys.stdout.flush()


def build() -> None:
    """Translate, compile, link, and lay the folder out."""
    progress = Progress()
    paths = modules()
    progress.say(f"mypyc translates {len(paths)} modules of the engine to C")
    libraries = translate(paths)
    headers = max(map(os.path.getmtime, (WORK / "c").rglob("*.h")))
    compiling = [
        [*COMPILER, *(f"-I{folder}" for folder in library.include_dirs), "-c", source, "-o", made]
        for library in libraries
        for source, made in zip(library.sources, objects_of(library), strict=True)
        if is_older(made, max(headers, os.path.getmtime(source)))
    ]
    progress.say(f"{COMPILER[0]} compiles {len(compiling)} files")
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for done, _ in enumerate(workers.map(run, compiling), 1):
            if done % 20 == 0:
                progress.say(f"{done} of {len(compiling)} compiled")
        lay_out(paths)
        list(workers.map(run, map(link, libraries)))
    progress.say(f"the compiled engine is in {OUT.relative_to(ROOT)}")


def translate(paths: list[Path]) -> list[Extension]:
    """The modules as C, and what each library is made of."""
    os.chdir(SOURCE)
    return mypycify(
        [
            f"--config-file={ROOT / 'pyproject.toml'}",
            f"--cache-dir={WORK / 'types'}",
            *(str(path.relative_to(SOURCE)) for path in paths),
        ],
        multi_file=True,
        group_name=PACKAGE,
        target_dir=str(WORK / "c"),
    )


def objects_of(library: Extension) -> list[str]:
    return [f"{source.removesuffix('.c')}.o" for source in library.sources]


def is_older(made: str, time: float) -> bool:
    return not os.path.exists(made) or os.path.getmtime(made) < time


def link(library: Extension) -> list[str]:
    target = OUT / (library.name.replace(".", "/") + SUFFIX)
    return [*LINKER, *objects_of(library), "-o", str(target)]


def run(command: list[str]) -> None:
    subprocess.run(command, check=True)


def lay_out(paths: list[Path]) -> None:
    """The package as links; folders that get compiled modules are folders of their own."""
    shutil.rmtree(OUT, ignore_errors=True)
    folders = {folder for path in paths for folder in path.parents}
    link_folder(SOURCE / PACKAGE, OUT / PACKAGE, folders)


def link_folder(source: Path, target: Path, folders: set[Path]) -> None:
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if entry in folders:
            link_folder(entry, target / entry.name, folders)
        elif entry.name != "__pycache__":
            (target / entry.name).symlink_to(entry)


if __name__ == "__main__":
    build()
