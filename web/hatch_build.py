"""The wheel ships the built browser client: built here, unless it is installed for editing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        subprocess.run([sys.executable, str(Path(self.root) / "web" / "build.py")], check=True)
