"""The summarizer that needs no model: offline, no key, always there."""

from __future__ import annotations

import asyncio

from processors.extractive import extract
from processors.summary_request import Summary, SummaryRequest
from processors.tokens import TokenCounter


class ExtractiveSummarizer:
    """Summarizes by :func:`processors.extractive.extract`, in a thread, so that the event loop goes on meanwhile.

    Args:
        counter: Counts the tokens that ``max_summary_tokens`` limits.
    """

    def __init__(self, counter: TokenCounter) -> None:
        self._counter = counter

    async def summarize(self, request: SummaryRequest) -> Summary:
        """Summarize; costs nothing and calls nobody.

        Raises:
            SummaryRefused: ``larger_than_input``, where there is nothing to gain.
        """
        return await asyncio.to_thread(extract, request, self._counter)

    async def close(self) -> None:
        """Nothing is held open."""
