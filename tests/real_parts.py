"""Real parts some tests need (a broker, tokenizer files, a browser): a skip with its reason, or a failure.

``SESSIONSTREAM_REQUIRE=kafka,chromium`` names the parts that have to be there: without one of them the tests
that need it fail instead of skipping.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest

#: The parts that tests know. A typing error in SESSIONSTREAM_REQUIRE must not switch a requirement off.
#: ``long`` is a quiet machine and the time for tests that are marked so.
PARTS = frozenset(
    {
        "kafka",
        "tokenizer",
        "compose",
        "chromium",
        "node",
        "opensearch",
        "prometheus",
        "redis",
        "kubernetes",
        "long",
    }
)

DOWNLOAD_SECONDS = 300.0


class Unavailable(Exception):
    """A real part is not to be had here; the message says why."""


def required_parts() -> frozenset[str]:
    """Read ``SESSIONSTREAM_REQUIRE``: names between commas or spaces.

    Raises:
        ValueError: it names a part that no test knows.
    """
    names = frozenset(os.environ.get("SESSIONSTREAM_REQUIRE", "").replace(",", " ").split())
    unknown = names - PARTS
    if unknown:
        raise ValueError(f"SESSIONSTREAM_REQUIRE knows {sorted(PARTS)}, not {sorted(unknown)}")
    return names


def unavailable(part: str, reason: str) -> NoReturn:
    """End the test (or the fixture) that needs ``part``: skipped, or failed where the part is required."""
    if part not in PARTS:
        raise ValueError(f"{part!r} is none of {sorted(PARTS)}")
    if part in required_parts():
        pytest.fail(f"{part} is required (SESSIONSTREAM_REQUIRE), and missing: {reason}", pytrace=False)
    pytest.skip(f"needs {part}: {reason}")


def require(part: str, available: object, reason: str) -> None:
    """Go on only if ``available`` is true; else as :func:`unavailable`."""
    if not available:
        unavailable(part, reason)


def require_program(part: str, *names: str) -> Path:
    """Return the first program of these names on the PATH; without one, as :func:`unavailable`."""
    for name in names:
        found = shutil.which(name)
        if found:
            return Path(found)
    unavailable(part, f"no {' or '.join(names)} on the PATH")


def cache_dir() -> Path:
    """Return where fetched things are kept, outside any checkout."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "sessionstream"


def run_fetcher(program: str, command: Sequence[str], wanted: str, timeout_seconds: float) -> None:
    """Have ``program`` fetch ``wanted``, by ``command``.

    Raises:
        Unavailable: it failed, or took longer than ``timeout_seconds``.
    """
    try:
        answer = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=timeout_seconds,
        )
    except subprocess.TimeoutExpired:
        raise Unavailable(f"{program} did not fetch {wanted} within {timeout_seconds:g} s") from None
    if answer.returncode != 0:
        said = (answer.stdout + answer.stderr).strip()
        raise Unavailable(f"{program} could not fetch {wanted}: {said[:600]}")


def download_wheel(wheel: str, folder: Path) -> Path:
    """Have pip fetch ``wheel``, such as ``name==1.0``, into ``folder``, and return its path.

    Raises:
        Unavailable: pip cannot fetch it.
    """
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    options = ["--no-deps", "--only-binary", ":all:", "--dest", str(folder)]
    run_fetcher("pip", [*pip, *options, wheel], wheel, DOWNLOAD_SECONDS)
    return next(folder.glob("*.whl"))


@contextmanager
def fetching(name: str) -> Generator[Path]:
    """Hold the lock of ``name`` in the cache, so that test runs side by side fetch it once.

    Yields:
        The path of ``name`` in the cache; it exists if somebody has fetched it before.

    Raises:
        Unavailable: nothing can be written to the cache.
    """
    folder = cache_dir()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unavailable(f"no cache at {folder}: {error.strerror} (XDG_CACHE_HOME says where)") from error
    with (folder / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder / name
