"""What compaction asks of every summarizer: ours, a model's, the user's own."""

from __future__ import annotations

from typing import Protocol

from processors.summaries.request import Summary, SummaryRequest


class Summarizer(Protocol):
    """Turns the older part of a memory into a short text that takes its place.

    Several requests, of different sessions, run at once on one summarizer. Nothing is kept between requests:
    an earlier summary comes as part of the next request.
    """

    async def summarize(self, request: SummaryRequest) -> Summary:
        """Summarize what ``request`` holds, by the policy it brings.

        Cancelling it is safe at any time: whatever was under way is given up.

        Raises:
            SummaryRefused: there was an answer that must not take the place of a history; ``reason`` says why.
            SummarizerUnavailable: there is none now, also not after the summarizer's own attempts.
        """
        ...

    async def close(self) -> None:
        """Let go of connections; safe to call twice, and without any request before."""
        ...
