"""Makes event ids."""

from __future__ import annotations

import os
import time

from processors.publishing.event_id import ENTROPY_BYTES, uuid7


def new_event_id() -> str:
    """Return a UUIDv7 of the current time: unique, and sorted by time."""
    return uuid7(time.time_ns() // 1_000_000, os.urandom(ENTROPY_BYTES))
