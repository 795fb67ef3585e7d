"""A small file system in memory, so that a disk can be full for real."""

from __future__ import annotations

import subprocess
from collections.abc import Generator
from pathlib import Path

import pytest


def mount(folder: Path, size: str) -> str | None:
    """Mount a small disk at ``folder``; returns why it cannot be mounted, or None."""
    folder.mkdir(parents=True, exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    except FileNotFoundError:
        return "there is no mount on the PATH"
    return None if answer.returncode == 0 else f"mount failed: {answer.stderr.strip()}"


def unmount(folder: Path) -> None:
    """Remove a small disk, also if it is in use."""
    subprocess.run(["umount", "--lazy", str(folder)], capture_output=True, check=True, timeout=60)


def enlarge(folder: Path) -> None:
    """Make room on a small disk."""
    subprocess.run(["mount", "-o", "remount,size=64m", str(folder)], check=True, timeout=60)


@pytest.fixture
def small_disk(tmp_path: Path) -> Generator[Path]:
    """A folder with room for 2 MiB."""
    folder = tmp_path / "small"
    why_not = mount(folder, "2m")
    if why_not is not None:
        pytest.skip(f"a file system cannot be mounted here: {why_not}")
    try:
        yield folder
    finally:
        unmount(folder)
