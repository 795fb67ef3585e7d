"""Runs ``sessionstream`` as a newer version would: ``python newer_worker.py FOLD_VERSION worker memory``."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    from streams.cli import main
    from tests.builders.newer_version import newer_version

    with newer_version(fold_version=int(sys.argv.pop(1))):
        main()
