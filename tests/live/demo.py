"""``sessionstream demo`` in its own process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.live.worker import SESSIONSTREAM


@contextmanager
def running_demo(
    folder: Path, environment: Mapping[str, str], *arguments: str
) -> Generator[subprocess.Popen[str]]:
    """Run the demo in a working directory, with all its output in one pipe; it is killed at the end of the block."""
    process = subprocess.Popen(
        [*SESSIONSTREAM, "demo", *arguments],
        cwd=folder,
        env={**environment, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def read_until(process: subprocess.Popen[str], wanted: str) -> str:
    """Return the output up to the line that contains ``wanted``; the test's timeout limits the wait."""
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        sys.stdout.write(line)  # pytest shows it if the test fails
        lines.append(line)
        if wanted in line:
            return "".join(lines)
    raise AssertionError(f"{wanted!r} was not printed:\n{''.join(lines)}")
