"""Kafka's acknowledgement of a published event."""

from __future__ import annotations

from typing import NamedTuple


class Published(NamedTuple):
    """The position of a published event in the log.

    ``sequence`` is the Kafka offset in ``partition``. Pass it as ``min_sequence`` to read your own write. ``warnings``
    has a line for each trigger of a compaction that a session's new settings make unreachable.
    """

    event_id: str
    partition: int
    sequence: int
    warnings: tuple[str, ...] = ()
