"""The summarizer without a model: it works offline, needs no key, and is always available."""

from __future__ import annotations

import asyncio

from processors.extractive.extract import extract
from processors.memory.tokens import TokenCounter
from processors.summaries.request import Summary, SummaryRequest


class ExtractiveSummarizer:
    """Summarizes with :func:`processors.extractive.extract.extract` in a thread.

    Args:
        counter: Counts the tokens that ``max_summary_tokens`` limits.
    """

    def __init__(self, counter: TokenCounter) -> None:
        self._counter = counter

    async def summarize(self, request: SummaryRequest) -> Summary:
        """Summarize without cost and without network.

        Raises:
            SummaryRefused: ``larger_than_input``: a summary would not be smaller.
        """
        return await asyncio.to_thread(extract, request, self._counter)

    async def close(self) -> None:
        """Do nothing, because nothing is open."""
