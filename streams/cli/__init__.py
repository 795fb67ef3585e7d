"""The command line: ``sessionstream``."""

from __future__ import annotations

import gc
import sys
from typing import Final

#: What a shell says of a program that Ctrl-C ended.
_INTERRUPTED: Final = 130


def main() -> None:
    """Run a command; an error that a user can cause is one line on standard error and an exit code."""
    # Nearly all that is made while a command starts are modules and models, which stay. With CPython's thresholds the
    # cyclic garbage collector traverses them 300 times, which is a tenth of the time that a worker takes to start.
    gc.set_threshold(200_000, 20, 100)
    try:
        # Imported here, so that one module of the command line can be imported without building all commands.
        from streams.cli.root import run

        run()
    except KeyboardInterrupt:
        # While modules are imported, or after the command: the parser ends it in the same way.
        sys.exit(_INTERRUPTED)
