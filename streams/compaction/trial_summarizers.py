"""Summarizers of policies that are tried: bounded in time and in tokens, and asked once for each summary."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from processors.evaluation.trial_budget import TrialBudget
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import SummarizerUnavailable, SummaryRefused
from streams.compaction.breakers import Breakers
from streams.compaction.summarizer import Summarizer

#: The summarizer that makes the same summary of the same messages again, and calls nothing.
_REPEATABLE: Final = "extractive"
#: Seconds for one summary with a model: the other sessions of a batch wait for the slowest one.
SUMMARY_SECONDS: Final = 120.0
#: After three calls in a row without an answer a policy's summarizer is not called for a tenth of this, and then longer.
REST_SECONDS: Final = 600.0


class NotRepeatable(Exception):
    """A summary was made before a restart, and cannot be made again without a bill or with the same text."""


class OverBudget(Exception):
    """The policy's budget is spent, so a summary that its session needs now is not made."""


class _NoAnswerInTime(SummarizerUnavailable):
    """A call was left at its deadline; what it cost is not known."""


class BoundedSummarizer:
    """A policy's summarizer that cannot hold its trial up: a call has a deadline, and what is down is not called.

    Sessions share it. The summarizer that calls nothing goes without bounds, so that its scores can be repeated.
    """

    def __init__(self, name: str, summarizer: Summarizer, breakers: Breakers, seconds: float) -> None:
        self._name = f"the summarizer of the tried policy {name}"
        self._summarizer = summarizer
        self._breakers = breakers
        self._seconds = seconds

    async def summarize(self, request: SummaryRequest) -> Summary:
        if request.policy.summarizer == _REPEATABLE:
            return await self._summarizer.summarize(request)
        if self._breakers.endpoint_rests(self._name):
            raise SummarizerUnavailable(f"{self._name} rests, because it did not answer")
        try:
            async with asyncio.timeout(self._seconds):
                summary = await self._summarizer.summarize(request)
        except TimeoutError as error:
            self._breakers.endpoint_failed(self._name)
            raise _NoAnswerInTime(f"{self._name} did not answer in {self._seconds:g} s") from error
        except SummarizerUnavailable:
            self._breakers.endpoint_failed(self._name)
            raise
        self._breakers.endpoint_answered(self._name)
        return summary

    async def close(self) -> None:
        """Close nothing: the summarizer is shared."""


class Purse:
    """The budget of a partition, for summaries that are made at the same time.

    Args:
        budget: The budget.
        clock: Returns seconds since 1970.
    """

    def __init__(self, budget: TrialBudget, clock: Callable[[], float]) -> None:
        self._budget = budget
        self._clock = clock
        self._settled = asyncio.Event()

    async def reserve(self, policy: str, tokens: int) -> None:
        """Reserve tokens; wait for summaries in progress if it depends on their bills whether anything is left.

        Raises:
            OverBudget: Nothing is left.
        """
        while not self._budget.reserve(policy, tokens, self._clock()):
            if self._budget.is_spent(policy, self._clock()):
                raise OverBudget
            await self._settled.wait()

    def settle(self, policy: str, reserved: int, spent: int) -> None:
        """Replace what was reserved by what was spent."""
        self._budget.settle(policy, reserved, spent, self._clock())
        self._settled.set()
        self._settled = asyncio.Event()


class OnceSummarizer:
    """Passes requests on as long as the budget lasts, but makes no summary twice that would be billed or worded again.

    Args:
        name: The name of the policy.
        summarizer: The policy's.
        counts: Returns whether the event that is taken now was not counted before a restart.
        purse: Of the partition.
    """

    def __init__(self, name: str, summarizer: Summarizer, counts: Callable[[], bool], purse: Purse) -> None:
        self._name = name
        self._summarizer = summarizer
        self._counts = counts
        self._purse = purse

    async def summarize(self, request: SummaryRequest) -> Summary:
        if request.policy.summarizer == _REPEATABLE:
            return await self._summarizer.summarize(request)
        if not self._counts():
            raise NotRepeatable
        # Until the bill is known, it is expected to be what is read. One that is never known counts so, too.
        expected = sum(message.tokens for message in request.messages)
        await self._purse.reserve(self._name, expected)
        spent = expected
        try:
            summary = await self._summarizer.summarize(request)
            if summary.usage is not None or not summary.calls:
                spent = summary.spent.tokens
        except _NoAnswerInTime:
            raise
        except (SummaryRefused, SummarizerUnavailable) as error:
            spent = error.spent.tokens
            raise
        finally:
            self._purse.settle(self._name, expected, spent)
        return summary

    async def close(self) -> None:
        """Close nothing: the summarizer is shared."""
