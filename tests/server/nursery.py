"""A process that has imported everything and forks servers: each starts at once.

Reads one JSON object of settings per line; answers with ``PID URL`` as soon as it listens.
"""

from __future__ import annotations

import json
import os
import signal
import sys

from caseboard.server.run import run
from caseboard.server.settings import Settings


def _tell(told: str) -> None:
    sys.stdout.write(f"{os.getpid()} {told.split()[3]}\n")
    sys.stdout.flush()


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        settings = Settings(**json.loads(line))
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            run(settings, _tell)
            os._exit(0)


if __name__ == "__main__":
    main()
