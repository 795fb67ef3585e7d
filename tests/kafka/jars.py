"""The jars of a real Kafka broker, fetched once by Maven and kept in the cache."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

from tests.maven_jars import jars_of
from tests.real_parts import Unavailable

KAFKA_VERSION = "4.1.0"
POM = Path(__file__).parent / "pom.xml"
OLDEST_JAVA = 17


def java() -> Path:
    """Return a Java that runs Kafka 4: from ``JAVA_HOME``, else from the PATH.

    Raises:
        Unavailable: there is none, or it is too old.
    """
    home = os.environ.get("JAVA_HOME")
    found = shutil.which("java", path=f"{home}/bin") if home else None
    found = found or shutil.which("java")
    if not found:
        raise Unavailable("there is no java on the PATH")
    described = java_version(Path(found))
    version = re.search(r'version "(\d+)', described)
    if not version:
        raise Unavailable(f"{found} does not run: {described.strip()[:200]}")
    if int(version[1]) < OLDEST_JAVA:
        raise Unavailable(f"{found} is Java {version[1]}, Kafka {KAFKA_VERSION} needs {OLDEST_JAVA}")
    return Path(found)


@cache
def java_version(program: Path) -> str:
    """Return what a Java says about itself.

    Raises:
        Unavailable: it does not run.
    """
    answer = subprocess.run([program, "-version"], capture_output=True, text=True, check=False, timeout=60)
    if answer.returncode != 0:
        raise Unavailable(f"{program} does not run: {answer.stderr.strip()[:200]}")
    return answer.stderr


def jars() -> Path:
    """Return the folder of the jars; fetches them the first time.

    Raises:
        Unavailable: they are not in the cache and Maven is missing or cannot fetch them.
    """
    return jars_of(POM, f"kafka-{KAFKA_VERSION}")
