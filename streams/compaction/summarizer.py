"""The interface of every summarizer: extractive, with a model, or the user's own class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from processors.summaries.request import Summary, SummaryRequest


class Summarizer(Protocol):
    """Turns the older messages of a memory into a short text that replaces them.

    Several requests of different sessions run on one summarizer at the same time. A summarizer keeps no state between
    requests: an earlier summary is part of the next request.

    A user's own is made and called in a thread of its own with an event loop of its own, so it cannot stop the worker.
    It must not block there all the same: calls of other sessions wait in the same thread. If it does, further
    instances are made, each in a thread of its own with one call at a time
    (:mod:`streams.compaction.isolated_summarizer`).
    """

    async def summarize(self, request: SummaryRequest) -> Summary:
        """Summarize the messages of ``request`` by its policy.

        The call can be cancelled at any time; the work in progress is then lost.

        Raises:
            SummaryRefused: There was an answer that must not replace the messages; ``reason`` says why.
            SummarizerUnavailable: There was no answer, even after the summarizer's own retries.
        """
        ...

    async def close(self) -> None:
        """Close all connections. Idempotent; may be called before any request."""
        ...


class CompletingSummarizer(Summarizer, Protocol):
    """A summarizer that can be asked once more for what its summary lacks. Any other gets the statements appended."""

    async def complete(self, request: SummaryRequest, summary: Summary, missing: Sequence[str]) -> Summary:
        """Return ``summary`` with the statements ``missing``, which the conversation has and the summary does not tell.

        Usage and calls of the result are those of this call alone.

        Raises:
            SummaryRefused: The answer cannot be used; the first summary is kept.
            SummarizerUnavailable: There was no answer; the first summary is kept.
        """
        ...
