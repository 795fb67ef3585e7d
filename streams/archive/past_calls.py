"""Counts and logs the calls that read a whole history: past memories, epochs, verifications, exports."""

from __future__ import annotations

import logging
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Histogram

from processors.counts_and_shares import plural

log = logging.getLogger(__name__)

PastCall = Literal["memory", "epochs", "verify", "export"]

#: A fold of a long session takes seconds.
_BUCKETS: Final = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0)


@dataclass
class PastReading:
    """One call while it runs.

    Attributes:
        events: read from the store so far.
        verified: the result of a verification; None for other calls.
    """

    events: int = 0
    verified: bool | None = None


class PastCalls:
    """Metrics and one log line for each call. No label contains a session id."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._seconds = Histogram(
            "sessionstream_archive_past_seconds",
            "Length of a call that reads a whole history: memory (as of a sequence), epochs, verify, export",
            ["call", "outcome"],
            buckets=_BUCKETS,
            registry=registry,
        )
        self._events = Counter(
            "sessionstream_archive_past_events_read",
            "Events that these calls read from the history store",
            ["call"],
            registry=registry,
        )

    @contextmanager
    def observed(self, call: PastCall, session_id: str) -> Generator[PastReading]:
        """Observe a call to its end; one that raises, or whose reader went away, is ``broken_off``."""
        reading, outcome, started = PastReading(), "broken_off", time.monotonic()
        try:
            yield reading
            outcome = "answered"
        finally:
            seconds = time.monotonic() - started
            self._seconds.labels(call, outcome).observe(seconds)
            self._events.labels(call).inc(reading.events)
            verified = {} if reading.verified is None else {"verified": reading.verified}
            log.info(
                "%s from the history: %s after %s, %.2f s",
                call,
                outcome,
                plural(reading.events, "event"),
                seconds,
                extra={
                    "action": "past_read",
                    "call": call,
                    "session_id": session_id,
                    "outcome": outcome,
                    "events": reading.events,
                    "seconds": round(seconds, 3),
                    **verified,
                },
            )
