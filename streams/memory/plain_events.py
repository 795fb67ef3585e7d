"""Events that come plain although encryption is on: their publisher has no key file."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from processors.memory.fold import Entry
from streams.memory.metrics import MemoryMetrics

log = logging.getLogger(__name__)

#: How many agents are remembered as named in the log.
_MAX_NAMED: Final = 1_000


class PlainEvents:
    """Counts plain events with content, and names each agent that published one, once.

    All partitions of a worker share it. They are folded as ever: a bad record is what the contract says it is, and an
    event without a box is none.
    """

    def __init__(self, metrics: MemoryMetrics) -> None:
        self._metrics = metrics
        self._named: set[str | None] = set()

    def note(self, partition: int, entries: Sequence[Entry]) -> None:
        """Count the plain events of a partition."""
        self._metrics.plain(len(entries))
        for entry in entries:
            agent_id = entry.event.agent_id
            if agent_id in self._named or len(self._named) >= _MAX_NAMED:
                continue
            self._named.add(agent_id)
            log.warning(
                "an event is plain in the log, although encryption is on: %s has no key file; set "
                "ENCRYPTION__KEY_FILE for it. Later plain events of it are only counted",
                "a publisher without agent_id" if agent_id is None else f"agent {agent_id}",
                extra={
                    "action": "plain_event",
                    "session_id": entry.event.session_id,
                    "partition": partition,
                    "offset": entry.sequence,
                },
            )
