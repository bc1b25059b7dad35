"""``python -m caseboard`` is the command ``caseboard``."""

import sys

from caseboard.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
