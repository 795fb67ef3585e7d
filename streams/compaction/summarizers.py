"""Chooses the summarizer that a session's policy names, and holds every summary against obligations and limits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from types import UnionType
from typing import Any, Final, cast

from processors.compaction.policy import CompactionPolicy
from processors.counts_and_shares import plural
from processors.memory.tokens import TokenCounter
from processors.statements.obligations import Obligation
from processors.statements.owed import LAST_ASKED_RANK, owing, rank_of, untold
from processors.summaries.check import check
from processors.summaries.mending import mended
from processors.summaries.request import Summary, SummaryRequest
from processors.summaries.schema import knowledge_schema
from schemas.errors import (
    ConfigurationError,
    SessionstreamError,
    Spent,
    SummarizerUnavailable,
    SummaryRefused,
)
from schemas.parts import Usage
from schemas.settings import PREFIX, Settings
from streams.compaction.isolated_summarizer import isolated
from streams.compaction.prompt_files import templates
from streams.compaction.summarizer import CompletingSummarizer, Summarizer
from streams.settings.plugins import load_class

log = logging.getLogger(__name__)

_SETTING: Final = f"{PREFIX}COMPACTION__SUMMARIZER"
_METHODS: Final = ("summarize", "close")
#: The least bound of threads for a user's class; the shadow summarizes for so many sessions at the same time.
_MIN_THREADS: Final = 8
#: The types of a summary's fields, those of its cost first. A user's class may have put anything into them.
_COST_TYPES: Final[Mapping[str, type | UnionType]] = {
    "usage": Usage | None,
    "calls": int,
    "cached_tokens": int,
}
_TYPES: Final[Mapping[str, type | UnionType]] = {
    **_COST_TYPES,
    "user_message": str,
    "ai_message": str,
    "knowledge": Mapping | None,
    "model": str | None,
    "unfilled": tuple | list,
}
#: The most statements that a model is asked for by name.
_MAX_ASKED: Final = 40


class Summarizers:
    """A summarizer that passes each request to the one its policy names; each is created once, when first needed.

    A session may name only ``extractive``, ``openai``, or the class in the worker's own settings. A session's settings
    come from the log, and a client that can write to the log must not make a worker import code.

    Args:
        settings: The worker's settings; the summarizer named there is created at once.
        counter: The counter of memory.
        on_blocked: Called each time a user's class blocks its thread.

    Raises:
        ConfigurationError: The worker's summarizer, prompt or schema cannot be used.
    """

    def __init__(
        self, settings: Settings, counter: TokenCounter, on_blocked: Callable[[], None] = lambda: None
    ) -> None:
        self._settings = settings
        self._counter = counter
        self._on_blocked = on_blocked
        self._made: dict[str, Summarizer] = {}
        require_usable(settings)
        self._named(settings.compaction.summarizer)

    async def summarize(self, request: SummaryRequest) -> Summary:
        name = request.policy.summarizer
        if name == "extractive":
            try:
                # It is made of the obligations.
                summary = await _asked(self.require(name).summarize(request))
                await asyncio.to_thread(check, summary, request, self._counter)
            except SummaryRefused as error:
                # It is a function of its input: it would answer the same again.
                error.is_final = True
                raise
            return summary
        # Any other one is held against the obligations.
        summary = await self._completed(request, await _asked(self.require(name).summarize(request)))
        try:
            await asyncio.to_thread(check, summary, request, self._counter)
        except SummaryRefused as error:
            error.spent = summary.spent
            raise
        return summary

    async def _completed(self, request: SummaryRequest, summary: Summary) -> Summary:
        """Return the summary with what it owes, and within its limits as far as whole sentences can be left out."""
        owes = await asyncio.to_thread(owing, request.messages)
        summary, asked = await self._asked_again(request, summary, owes.current)
        kept = await asyncio.to_thread(mended, summary, owes, request, self._counter)
        if asked or kept.appended or kept.lacking:
            log.info(
                "of %s that the summary owes, %d were asked for again, %d appended, %d left out",
                plural(len(owes.current), "statement"),
                asked,
                kept.appended,
                kept.lacking,
                extra={
                    "action": "summary_completed",
                    "session_id": request.session_id,
                    "owed": len(owes.current),
                    "asked": asked,
                    "appended": kept.appended,
                    "lacking": kept.lacking,
                },
            )
        return kept.summary

    async def _asked_again(
        self, request: SummaryRequest, summary: Summary, obligations: Sequence[Obligation]
    ) -> tuple[Summary, int]:
        """Ask a model once more for what its summary lacks; return the better answer, and how much was asked for."""
        summarizer = self.require(request.policy.summarizer)
        if not self._settings.compaction.ask_again or not callable(getattr(summarizer, "complete", None)):
            return summary, 0
        completing = cast("CompletingSummarizer", summarizer)
        # A model may answer with megabytes, and other sessions must not wait for them.
        missing = await asyncio.to_thread(untold, obligations, _text(summary))
        wanted = sorted((one for one in missing if rank_of(one) <= LAST_ASKED_RANK), key=rank_of)[:_MAX_ASKED]
        if not wanted:
            return summary, 0
        try:
            second = await _asked(completing.complete(request, summary, [one.text for one in wanted]))
        except (SummaryRefused, SummarizerUnavailable) as error:
            # The first answer is paid for, and what it lacks is appended.
            return _with_cost(summary, error.spent), len(wanted)
        is_better = len(await asyncio.to_thread(untold, obligations, _text(second))) < len(missing)
        chosen, other = (second, summary) if is_better else (summary, second)
        return _with_cost(chosen, other.spent), len(wanted)

    async def close(self) -> None:
        """Close all summarizers that were created."""
        made, self._made = self._made, {}
        for summarizer in made.values():
            await summarizer.close()

    def require(self, name: str) -> Summarizer:
        """Return the summarizer ``name``; create it if it does not exist.

        Raises:
            SummaryRefused: (``invalid_policy``) A session may not choose it, or it cannot be created.
        """
        if name not in {"extractive", "openai", self._settings.compaction.summarizer}:
            raise SummaryRefused(
                "invalid_policy",
                f"a session may choose extractive, openai or the class in {_SETTING}, not {name!r:.80}",
            )
        try:
            return self._named(name)
        except ConfigurationError as error:
            raise SummaryRefused("invalid_policy", error.detail) from error

    def _named(self, name: str) -> Summarizer:
        if name not in self._made:
            self._made[name] = _make(name, self._settings, self._counter, self._on_blocked)
        return self._made[name]


async def _asked(answer: Awaitable[Summary]) -> Summary:
    """Return the summary of a summarizer's call.

    Raises:
        SummaryRefused: Also (``failed``) if the summarizer raised anything else, or returned something else.
        SummarizerUnavailable: There was no answer.
    """
    try:
        summary = await answer
    except SessionstreamError:
        raise
    except Exception as error:
        # The error's text may quote messages, so only its class is given.
        raise SummaryRefused("failed", f"the summarizer raised {type(error).__name__}") from error
    if not isinstance(summary, Summary):
        raise SummaryRefused("failed", f"the summarizer returned {type(summary).__name__}, not a Summary")
    wrong = [name for name, known in _TYPES.items() if not isinstance(getattr(summary, name), known)]
    if wrong:
        found = type(getattr(summary, wrong[0])).__name__
        refused = SummaryRefused("failed", f"the summary's {wrong[0]} is a value of the type {found}")
        if _COST_TYPES.keys().isdisjoint(wrong):
            refused.spent = summary.spent
        raise refused
    return summary


def _text(summary: Summary) -> str:
    return f"{summary.user_message}\n{summary.ai_message}"


def _with_cost(summary: Summary, spent: Spent) -> Summary:
    """Return the summary with the cost of further calls too."""
    total = summary.spent.plus(spent)
    is_known = summary.usage is not None or spent.tokens
    return replace(
        summary,
        usage=Usage(input_tokens=total.input_tokens, output_tokens=total.output_tokens) if is_known else None,
        calls=total.calls,
        cached_tokens=total.cached_tokens,
    )


def make_summarizer(
    settings: Settings,
    policy: CompactionPolicy,
    counter: TokenCounter,
    on_blocked: Callable[[], None] = lambda: None,
) -> Summarizer:
    """Return the summarizer of a worker; the caller closes it at the end.

    Args:
        settings: The worker's settings.
        policy: The worker's policy. Its summarizer is created at once, so that an error is found at the start.
            Each request is then handled by its own policy.
        counter: The counter of memory.
        on_blocked: Called each time a user's class blocks its thread.

    Raises:
        ConfigurationError: The summarizer in the settings or the policy cannot be used.
    """
    summarizers = Summarizers(settings, counter, on_blocked)
    try:
        summarizers.require(policy.summarizer)
    except SummaryRefused as error:
        raise ConfigurationError(f"{_SETTING}: {error.detail}") from error
    return summarizers


def _make(name: str, settings: Settings, counter: TokenCounter, on_blocked: Callable[[], None]) -> Summarizer:
    # Imported here, because each brings libraries that take time to import.
    if name == "openai":
        from streams.compaction.openai_summarizer import OpenAISummarizer

        return OpenAISummarizer(settings, counter)
    if name == "extractive":
        from streams.compaction.extractive import ExtractiveSummarizer

        return ExtractiveSummarizer(counter)
    load = load_class(name, setting=_SETTING)

    def make() -> Any:
        made = load()
        missing = [method for method in _METHODS if not callable(getattr(made, method, None))]
        if missing:
            raise ConfigurationError(
                f"{_SETTING}: {name} lacks {' and '.join(missing)}: see streams.compaction.summarizer.Summarizer"
            )
        return made

    # Some may be left in a call whose deadline has passed.
    max_threads = 2 * max(settings.compaction.concurrency, _MIN_THREADS)
    return isolated(name, make, max_threads=max_threads, on_blocked=on_blocked)


def require_usable(settings: Settings) -> None:
    """Check the prompt and the schema in the worker's settings.

    Raises:
        ConfigurationError: One of them cannot be used; the message names the setting and the error.
    """
    try:
        templates().overlaid(settings.compaction.prompt)
        knowledge_schema(settings.compaction.summary_schema)
    except SummaryRefused as error:
        raise ConfigurationError(f"{PREFIX}COMPACTION: {error.detail}") from error
