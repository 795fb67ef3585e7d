"""What Kafka answered for an event that was published."""

from __future__ import annotations

from typing import NamedTuple


class Published(NamedTuple):
    """Where an event now stands in the log.

    ``sequence`` is the Kafka offset in ``partition``: pass it as ``min_sequence`` to read your own write.
    """

    event_id: str
    partition: int
    sequence: int
