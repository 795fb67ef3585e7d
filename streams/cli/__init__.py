"""The command line: ``sessionstream``."""

from __future__ import annotations


def main() -> None:
    """Run a command; an error that a user can cause is one line on standard error and an exit code."""
    # Imported here, so that one module of the command line can be imported without building all commands.
    from streams.cli.root import run

    run()
