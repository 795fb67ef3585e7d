"""Chooses the summarizer that a session's policy names, and applies the same checks to every summary."""

from __future__ import annotations

from typing import Final, cast

from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import TokenCounter
from processors.summaries.check import check
from processors.summaries.request import Summary, SummaryRequest
from processors.summaries.schema import knowledge_schema
from schemas.errors import ConfigurationError, SessionstreamError, SummaryRefused
from schemas.settings import PREFIX, Settings
from streams.compaction.prompt_files import templates
from streams.compaction.summarizer import Summarizer
from streams.settings.plugins import load_class

_SETTING: Final = f"{PREFIX}COMPACTION__SUMMARIZER"
_METHODS: Final = ("summarize", "close")


class Summarizers:
    """A summarizer that passes each request to the one its policy names; each is created once, when first needed.

    A session may name only ``extractive``, ``openai``, or the class in the worker's own settings. A session's settings
    come from the log, and a client that can write to the log must not make a worker import code.

    Args:
        settings: The worker's settings; the summarizer named there is created at once.
        counter: The counter of memory.

    Raises:
        ConfigurationError: The worker's summarizer, prompt or schema cannot be used.
    """

    def __init__(self, settings: Settings, counter: TokenCounter) -> None:
        self._settings = settings
        self._counter = counter
        self._made: dict[str, Summarizer] = {}
        require_usable(settings)
        self._named(settings.compaction.summarizer)

    async def summarize(self, request: SummaryRequest) -> Summary:
        summarizer = self.require(request.policy.summarizer)
        try:
            summary = await summarizer.summarize(request)
        except SessionstreamError:
            raise
        except Exception as error:
            # The error's text may quote messages, so only its class is given.
            raise SummaryRefused("failed", f"the summarizer raised {type(error).__name__}") from error
        if not isinstance(summary, Summary):
            raise SummaryRefused("failed", f"the summarizer returned {type(summary).__name__}, not a Summary")
        try:
            check(summary, request, self._counter)
        except SummaryRefused as error:
            if summary.usage is not None:
                error.spent_tokens = summary.usage.input_tokens + summary.usage.output_tokens
            raise
        return summary

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
            self._made[name] = _make(name, self._settings, self._counter)
        return self._made[name]


def make_summarizer(settings: Settings, policy: CompactionPolicy, counter: TokenCounter) -> Summarizer:
    """Return the summarizer of a worker; the caller closes it at the end.

    Args:
        settings: The worker's settings.
        policy: The worker's policy. Its summarizer is created at once, so that an error is found at the start.
            Each request is then handled by its own policy.
        counter: The counter of memory.

    Raises:
        ConfigurationError: The summarizer in the settings or the policy cannot be used.
    """
    summarizers = Summarizers(settings, counter)
    try:
        summarizers.require(policy.summarizer)
    except SummaryRefused as error:
        raise ConfigurationError(f"{_SETTING}: {error.detail}") from error
    return summarizers


def _make(name: str, settings: Settings, counter: TokenCounter) -> Summarizer:
    # Imported here, because each brings libraries that take time to import.
    if name == "openai":
        from streams.compaction.openai_summarizer import OpenAISummarizer

        return OpenAISummarizer(settings, counter)
    if name == "extractive":
        from streams.compaction.extractive import ExtractiveSummarizer

        return ExtractiveSummarizer(counter)
    made = load_class(name, setting=_SETTING)()
    missing = [method for method in _METHODS if not callable(getattr(made, method, None))]
    if missing:
        raise ConfigurationError(
            f"{_SETTING}: {name} lacks {' and '.join(missing)}: see streams.compaction.summarizer.Summarizer"
        )
    return cast("Summarizer", made)


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
