"""The command line: ``sessionstream``."""

from __future__ import annotations


def main() -> None:
    """Run a command; an error a user can cause is one line on standard error and an exit code."""
    # Imported here, so that a module of the command line can be imported without building the whole of it.
    from streams.cli.root import run

    run()
