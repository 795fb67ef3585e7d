"""What every start of a broker would compute again, made once and kept in the cache beside Kafka's jars.

A broker starts with half of the CPU time if the JVM reads Kafka's classes from an archive, and if no second JVM formats
the broker's folder.
"""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path

from tests.kafka.broker import START_SECONDS, KafkaBroker
from tests.kafka.jars import java_version
from tests.real_parts import fetching


def prepared(jars: Path, java: Path) -> Path:
    """Return the folder with what :class:`KafkaBroker` reads as ``prepared``; runs a broker to make it the first time.

    Raises:
        Unavailable: nothing can be written to the cache.
    """
    # An archive is only for the Java that wrote it.
    used_by = hashlib.sha256(f"{java} {java_version(java)}".encode()).hexdigest()[:8]
    with fetching(f"{jars.name}-prepared-{used_by}") as folder:
        if not folder.is_dir():
            _make(jars, java, folder)
    return folder


def _make(jars: Path, java: Path, folder: Path) -> None:
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f"{folder.name}.") as scratch:
        fresh = Path(scratch) / "prepared"
        fresh.mkdir()
        broker = KafkaBroker(jars, Path(scratch) / "broker", java=java, prepares=fresh)
        try:
            broker.start()
            # The JVM writes the archive at its end.
            broker.stop(timeout=START_SECONDS)
        finally:
            broker.close()
        # In one step, so that an interrupted run leaves no incomplete folder.
        fresh.rename(folder)
