"""Says how far the archive is while it is filled from the log."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from processors.counts_and_shares import plural
from streams.archive.sink import ArchivePartition
from streams.engine.engine import Engine

log = logging.getLogger(__name__)


def report_filling(engine: Engine[ArchivePartition]) -> Callable[[], Awaitable[None]]:
    """Return work that logs one line if some partition has not reached the end that the log had at its assignment."""

    async def report() -> None:
        behind = [owned for owned in engine.owned.values() if not owned.caught_up]
        if not behind:
            return
        left = sum(
            max(0, end - owned.readable_positions[topic])
            for owned in behind
            for topic, end in owned.caught_up_at.items()
        )
        log.info(
            "filling the history store: %s left in %s",
            plural(left, "record"),
            plural(len(behind), "partition"),
            extra={"action": "archive_filling", "records": left, "partitions": len(behind)},
        )

    return report
