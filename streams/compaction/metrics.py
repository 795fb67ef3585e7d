"""The metrics of the compaction process, for Prometheus. No label contains a session id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from schemas.errors import Spent
from schemas.events import HistoryCompacted
from streams.compaction.schedule import Outcome

#: Upper bounds in seconds: the extractive summarizer takes milliseconds, a model up to minutes.
SUMMARY_BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300)

_OUTCOMES: Final[tuple[Outcome, ...]] = ("compacted", "skipped", "failed", "resting", "abandoned")


class CompactionMetrics:
    """Counters and gauges of one compaction process, in a registry."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._compactions = Counter(
            "sessionstream_compactions",
            "Attempts to compact a session, by outcome",
            ["outcome"],
            registry=registry,
        )
        for outcome in _OUTCOMES:
            self._compactions.labels(outcome)
        self._failures = Counter(
            "sessionstream_compaction_failures",
            "Compactions that failed, by reason",
            ["reason"],
            registry=registry,
        )
        self._skips = Counter(
            "sessionstream_compaction_skips",
            "Attempts that found nothing to compact, by reason",
            ["reason"],
            registry=registry,
        )
        self._seconds = Histogram(
            "sessionstream_summarizer_seconds",
            "Time that a summarizer took",
            buckets=SUMMARY_BUCKETS,
            registry=registry,
        )
        self._calls = Counter(
            "sessionstream_summarizer_calls",
            "Calls that models answered for summaries, by whether the summary was `used` or `refused`",
            ["summary"],
            registry=registry,
        )
        self._tokens = Counter(
            "sessionstream_summarizer_tokens",
            "Tokens billed by models for summaries that were used",
            ["kind"],
            registry=registry,
        )
        self._cached_tokens = Counter(
            "sessionstream_summarizer_cached_tokens",
            "Input tokens of calls for summaries, used or refused, that the endpoint had in its cache of prompts",
            registry=registry,
        )
        self._refused_tokens = Counter(
            "sessionstream_summarizer_refused_tokens",
            "Tokens billed by models for summaries that were refused, and for calls before one that failed",
            ["kind"],
            registry=registry,
        )
        for summary in ("used", "refused"):
            self._calls.labels(summary)
        for kind in ("input", "output"):
            self._tokens.labels(kind)
            self._refused_tokens.labels(kind)
        self._blocked = Counter(
            "sessionstream_summarizer_blocked",
            "Times that a summarizer of one's own blocked its thread for a second or longer",
            registry=registry,
        )
        self._messages = Counter(
            "sessionstream_messages_compacted", "Messages that summaries replaced", registry=registry
        )
        self._freed = Counter(
            "sessionstream_compaction_freed_bytes", "Bytes of memory freed by summaries", registry=registry
        )
        self._running = Gauge(
            "sessionstream_compactions_running", "Attempts that are running", registry=registry
        )
        self._waiting = Gauge(
            "sessionstream_compactions_waiting", "Sessions that wait for an attempt", registry=registry
        )
        self._resting = Gauge(
            "sessionstream_sessions_resting",
            "Sessions that rest after consecutive failures",
            registry=registry,
        )

    def watch(
        self, *, running: Callable[[], int], waiting: Callable[[], int], resting: Callable[[], int]
    ) -> None:
        """Read the gauges from these functions at every scrape."""
        self._running.set_function(running)
        self._waiting.set_function(waiting)
        self._resting.set_function(resting)

    def ended(self, outcome: Outcome) -> None:
        """Count an attempt."""
        self._compactions.labels(outcome).inc()

    def failed(self, reason: str) -> None:
        """Count a failure."""
        self._failures.labels(reason).inc()

    def skipped(self, reason: str) -> None:
        """Count an attempt that found nothing to compact."""
        self._skips.labels(reason).inc()

    def spent(self, spent: Spent, *, refused: bool) -> None:
        """Count what the calls for a summary cost, whether it is used or refused."""
        self._calls.labels("refused" if refused else "used").inc(spent.calls)
        tokens = self._refused_tokens if refused else self._tokens
        tokens.labels("input").inc(spent.input_tokens)
        tokens.labels("output").inc(spent.output_tokens)
        self._cached_tokens.inc(spent.cached_tokens)

    def summarized(self, seconds: float) -> None:
        """Count the time of a summarizer's call, with or without a summary."""
        self._seconds.observe(seconds)

    def summarizer_blocked(self) -> None:
        """Count that a user's summarizer blocks its thread."""
        self._blocked.inc()

    def compacted(self, event: HistoryCompacted) -> None:
        """Count the messages and bytes that a published summary replaced."""
        self._messages.inc(event.messages_compacted)
        self._freed.inc(max(0, event.size_before_bytes - event.size_after_bytes))
