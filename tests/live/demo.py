"""``sessionstream demo`` in a process of its own."""

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
    """The demo in a working directory, with all it prints in one pipe; killed at the end of the block."""
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
    """What is printed up to the line that has ``wanted`` in it; the test's timeout bounds the wait."""
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        sys.stdout.write(line)  # pytest shows it with a test that failed
        lines.append(line)
        if wanted in line:
            return "".join(lines)
    raise AssertionError(f"{wanted!r} was not printed:\n{''.join(lines)}")
