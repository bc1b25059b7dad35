"""The wheel ships the built browser client: built here, unless it is installed for editing.

With ``CASEBOARD_COMPILED`` set it also ships the compiled engine, which ``make compiled`` builds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        subprocess.run([sys.executable, str(Path(self.root) / "web" / "build.py")], check=True)
        if os.environ.get("CASEBOARD_COMPILED"):
            self._ship_compiled(build_data)

    def _ship_compiled(self, build_data: dict[str, Any]) -> None:
        folder = Path(self.root) / "build" / "compiled"
        for module in folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
            build_data["force_include"][str(module)] = str(module.relative_to(folder))
        build_data.update(pure_python=False, infer_tag=True)
