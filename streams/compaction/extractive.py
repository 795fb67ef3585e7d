"""The summarizer that needs no model: offline, no key, always there."""

from __future__ import annotations

import asyncio

from processors.extractive.extract import extract
from processors.memory.tokens import TokenCounter
from processors.summaries.request import Summary, SummaryRequest


class ExtractiveSummarizer:
    """Summarizes by :func:`processors.extractive.extract.extract`, in a thread of its own.

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
