"""Jars of real parts that run on Java, fetched once by Maven and kept in the cache."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from pathlib import Path

from tests.real_parts import Unavailable, fetching, run_fetcher

MAVEN_SECONDS = 600.0


def jars_of(pom: Path, name: str) -> Path:
    """Return the folder of the jars that ``pom`` names; fetches them the first time.

    Args:
        pom: A project with nothing but dependencies.
        name: What it is, for the folder and for messages.

    Raises:
        Unavailable: they are not in the cache and Maven is missing or cannot fetch them.
    """
    # Each set of jars has its own folder, because the folder of an older checkout may lack some.
    wanted = hashlib.sha256(pom.read_bytes()).hexdigest()[:8]
    with fetching(f"{name}-{wanted}") as folder:
        if not folder.is_dir():
            _resolve(pom, name, folder)
    return folder


def _resolve(pom: Path, name: str, folder: Path) -> None:
    maven = shutil.which("mvn")
    if not maven:
        raise Unavailable(f"there is no mvn on the PATH to fetch {name}")
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f"{folder.name}.") as scratch:
        fresh = Path(scratch) / "jars"
        arguments = ["dependency:copy-dependencies", "-DincludeScope=runtime", f"-DoutputDirectory={fresh}"]
        command = [maven, "--batch-mode", "--quiet", "--file", str(pom), *arguments]
        run_fetcher("mvn", command, f"the jars of {name}", MAVEN_SECONDS)
        # In one step, so that an interrupted run leaves no incomplete folder.
        fresh.rename(folder)
