"""Chooses the summarizer that a session's policy names, and holds every one of them to the same checks."""

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
    """A summarizer that hands each request to the one its policy names; each is made once, when first needed.

    A session may name ``extractive``, ``openai``, or the class that the worker's own settings name, and no
    other: its settings come from the log, and whoever can write there must not make a worker import code.

    Args:
        settings: The worker's own; a class named there is made at once.
        counter: The one memory counts with.

    Raises:
        ConfigurationError: the worker's own summarizer, prompt or schema cannot be used.
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
            # Its text may hold what was said, so the class has to do.
            raise SummaryRefused("failed", f"the summarizer raised {type(error).__name__}") from error
        if not isinstance(summary, Summary):
            raise SummaryRefused("failed", f"the summarizer answered {type(summary).__name__}, not a Summary")
        check(summary, request, self._counter)
        return summary

    async def close(self) -> None:
        """Close all that were made."""
        made, self._made = self._made, {}
        for summarizer in made.values():
            await summarizer.close()

    def require(self, name: str) -> Summarizer:
        """The summarizer ``name``, made if need be.

        Raises:
            SummaryRefused: (``invalid_policy``) nobody may choose it here, or it cannot be made.
        """
        if name not in {"extractive", "openai", self._settings.compaction.summarizer}:
            raise SummaryRefused(
                "invalid_policy",
                f"a session may choose extractive, openai or what {_SETTING} names, not {name!r:.80}",
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
    """The summarizer of a whole worker: make one, close it at the end.

    Args:
        settings: The worker's own.
        policy: The worker's own as well; what it names is made at once, so that a mistake shows at the start.
            Each request is then handled by its own policy.
        counter: The one memory counts with.

    Raises:
        ConfigurationError: what settings or policy name cannot be used.
    """
    summarizers = Summarizers(settings, counter)
    try:
        summarizers.require(policy.summarizer)
    except SummaryRefused as error:
        raise ConfigurationError(f"{_SETTING}: {error.detail}") from error
    return summarizers


def _make(name: str, settings: Settings, counter: TokenCounter) -> Summarizer:
    # Each brings libraries of its own, which nobody should wait for who does not use it.
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
    """Refuse a prompt or schema of the worker's own that no request could use.

    Raises:
        ConfigurationError: it names the setting and what is wrong.
    """
    try:
        templates().overlaid(settings.compaction.prompt)
        knowledge_schema(settings.compaction.summary_schema)
    except SummaryRefused as error:
        raise ConfigurationError(f"{PREFIX}COMPACTION: {error.detail}") from error
