"""How one agent uses a session's memory: what it reads, what it writes, and which steps change either."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from processors.publishing.interceptor import Interceptor, intercept
from processors.reading.filters import MemoryFilter
from processors.reading.knowledge import SummaryForm
from schemas.errors import ConfigurationError
from schemas.events import Event
from schemas.settings import Settings, load_settings
from schemas.view import MessageView

#: Takes the list of events of one write and returns the events to write: all, fewer, or changed ones.
PreFilter = Callable[[Sequence[Event]], Sequence[Event]]
#: Takes the messages that were read and returns those that a model is given.
MessageSelector = Callable[[Sequence[MessageView]], Sequence[MessageView]]


class MessageStore(Protocol):
    """The user's own store for messages, instead of Kafka; see :attr:`MemoryProvider.custom`.

    The whole list of a session is read and written, oldest message first, as in LangChain4j's stores. Two
    processes that write one session at the same time would overwrite each other: the store must prevent that.

    The client folds the list as a memory worker does: the window of its settings evicts whole turns, the system message
    is the first message of the list (``role`` "system"), and :meth:`streams.client.SessionMemory.compact` with a summary
    of your own replaces messages by it. A store has no configuration of single sessions, no knowledge of a summary, no
    time to live and no compaction process; calls that ask for these say so.
    """

    async def get_messages(self, session_id: str) -> Sequence[MessageView]:
        """Return all messages of a session, oldest first; none for an unknown session."""
        ...

    async def update_messages(self, session_id: str, messages: Sequence[MessageView]) -> None:
        """Replace the stored messages of the session by these."""
        ...

    async def delete_messages(self, session_id: str) -> None:
        """Delete the session's messages; an unknown session is no error."""
        ...


class _Custom:
    """Keep messages in the user's own store; every other step applies as it does to Kafka.

    It is a step of a chain; called on the class, it begins a chain.
    """

    def __get__(
        self, provider: MemoryProvider | None, owner: type[MemoryProvider]
    ) -> Callable[[MessageStore], MemoryProvider]:
        chain = owner() if provider is None else provider

        def custom(store: MessageStore) -> MemoryProvider:
            return replace(chain, store=store)

        custom.__doc__ = self.__doc__
        return custom


@dataclass(frozen=True, slots=True)
class MemoryProvider:
    """How an agent uses memory. Immutable: every step returns another provider, and no step undoes another.

    The order of the steps does not matter, except that interceptors, pre-filters and selectors run in the order
    in which they were given. :meth:`limited_window`, :meth:`none` and :meth:`from_config` begin a chain; so does
    :attr:`custom` on the class:

    >>> provider = (
    ...     MemoryProvider.limited_window()
    ...     .read_last(10, MemoryFilter.exclude_from_agent_role("internal"))
    ...     .with_interceptor(StripThinking())
    ... )
    >>> provider.last, provider.reads, provider.writes
    (10, True, True)

    Attributes:
        reads: whether the memory is read; if not, an agent is given an empty memory.
        writes: whether new messages are kept.
        last: read at most this many of the newest messages, after filters and turns; ``None`` for all.
        last_turns: read at most this many of the newest turns, after filters; ``None`` for all.
        filters: which agents' messages are read.
        interceptors: run on every message that is written, in this order.
        pre_filters: run before the interceptors, on all events of one write.
        selectors: run on the messages that were read.
        store: where messages are kept; ``None`` for Kafka.
        summary: what tells a model of the last summary: ``pair``, its two messages; ``facts``, its texts and its
            knowledge in the system prompt instead; or ``both``, the messages and the knowledge.
    """

    reads: bool = True
    writes: bool = True
    last: int | None = None
    last_turns: int | None = None
    filters: MemoryFilter = field(default_factory=MemoryFilter)
    interceptors: tuple[Interceptor, ...] = ()
    pre_filters: tuple[PreFilter, ...] = ()
    selectors: tuple[MessageSelector, ...] = ()
    store: MessageStore | None = None
    summary: SummaryForm = "pair"

    @classmethod
    def none(cls) -> MemoryProvider:
        """Return a provider that neither reads nor writes: the agent has no memory.

        >>> MemoryProvider.none().enabled
        False
        """
        return cls(reads=False, writes=False)

    @classmethod
    def limited_window(cls) -> MemoryProvider:
        """Return a provider that reads and writes the session's memory, within the limits of the memory worker.

        ``configure`` sets other limits for one session.
        """
        return cls()

    custom = _Custom()

    @classmethod
    def from_config(cls, settings: Settings | None = None) -> MemoryProvider:
        """Return the provider that the settings ask for: :meth:`none` if ``MEMORY__ENABLED`` is false, else the window.

        >>> MemoryProvider.from_config() == MemoryProvider.limited_window()
        True
        """
        settings = load_settings() if settings is None else settings
        return cls.limited_window() if settings.memory.enabled else cls.none()

    @property
    def enabled(self) -> bool:
        """Whether the provider reads or writes."""
        return self.reads or self.writes

    def read_only(self, filters: MemoryFilter | None = None) -> MemoryProvider:
        """Read memory, but keep no new messages.

        Raises:
            ConfigurationError: the provider is write-only already; :meth:`none` neither reads nor writes.
        """
        if not self.reads and self.writes:
            raise ConfigurationError(
                "a provider cannot be read-only and write-only: use MemoryProvider.none()"
            )
        return replace(self, writes=False).filtered(filters)

    def write_only(self) -> MemoryProvider:
        """Keep new messages, but read nothing.

        Raises:
            ConfigurationError: the provider is read-only already; :meth:`none` neither reads nor writes.
        """
        if self.reads and not self.writes:
            raise ConfigurationError(
                "a provider cannot be read-only and write-only: use MemoryProvider.none()"
            )
        return replace(self, reads=False)

    def read_last(self, count: int, filters: MemoryFilter | None = None) -> MemoryProvider:
        """Read at most the newest ``count`` messages, after filters; the smaller of two counts is used.

        A group (an AI message with tool calls and its responses) is never cut: see the HTTP API's ``last``.

        Raises:
            ConfigurationError: ``count`` is negative.
        """
        return replace(self, last=_fewer("read_last", self.last, count)).filtered(filters)

    def read_last_turns(self, count: int, filters: MemoryFilter | None = None) -> MemoryProvider:
        """Read at most the newest ``count`` turns, after filters; the smaller of two counts is used.

        A turn is a user's message and all that follows it up to the next user's message, with tool calls and their
        responses. So what is read begins with a user's message, unless the memory has fewer turns.

        Raises:
            ConfigurationError: ``count`` is negative.
        """
        return replace(self, last_turns=_fewer("read_last_turns", self.last_turns, count)).filtered(filters)

    def filtered(self, filters: MemoryFilter | None) -> MemoryProvider:
        """Read only messages that also pass these filters; they are merged with the present ones.

        Raises:
            ConfigurationError: they are no filters.
        """
        if filters is None:
            return self
        if not isinstance(filters, MemoryFilter):
            raise ConfigurationError(
                f'filters must be a MemoryFilter, such as MemoryFilter.include_from_agent_id("support"), '
                f"not {type(filters).__name__}"
            )
        return replace(self, filters=self.filters.merged(filters))

    def with_summary(self, form: SummaryForm) -> MemoryProvider:
        """Tell a model of the last summary by its ``pair`` of messages, its ``facts`` in the system prompt, or both.

        ``facts`` has the texts of the pair as a fact, and the summary's knowledge; ``both`` has the pair and the
        knowledge. So every form tells all that the summary tells. It holds for turns, reads and the adapters of
        frameworks alike. Without knowledge in the summary, the pair stays. The figures of a read (``tokens``,
        ``context_fraction``) are those of what it tells.
        """
        return replace(self, summary=form)

    def with_interceptor(self, *interceptors: Interceptor) -> MemoryProvider:
        """Pass every message that is written through these interceptors, after the present ones."""
        return replace(self, interceptors=(*self.interceptors, *interceptors))

    def with_pre_filter(self, *pre_filters: PreFilter) -> MemoryProvider:
        """Pass the events of each write through these pre-filters, after the present ones.

        Raises:
            ConfigurationError: one of them is no function.
        """
        _require_functions("with_pre_filter", pre_filters)
        return replace(self, pre_filters=(*self.pre_filters, *pre_filters))

    def with_selector(self, *selectors: MessageSelector) -> MemoryProvider:
        """Pass the messages that are read through these selectors, after the present ones.

        Raises:
            ConfigurationError: one of them is no function.
        """
        _require_functions("with_selector", selectors)
        return replace(self, selectors=(*self.selectors, *selectors))

    def prepared(self, events: Sequence[Event]) -> list[Event]:
        """Return the events that are written for ``events``: pre-filtered, then intercepted.

        Raises:
            InterceptorFailed: an interceptor returned no event, or another type, or raised; names its hook.
            BadRequest: an interceptor refused a message.
        """
        for pre_filter in self.pre_filters:
            events = pre_filter(events)
        return [intercept(event, self.interceptors) for event in events]

    def selected(self, messages: Sequence[MessageView]) -> list[MessageView]:
        """Return those of ``messages`` that a model is given, according to the selectors."""
        for selector in self.selectors:
            messages = selector(messages)
        return list(messages)


def _fewer(method: str, present: int | None, count: object) -> int:
    """Return the smaller of a provider's count and a new one.

    Raises:
        ConfigurationError: the new one is negative.
    """
    if not isinstance(count, int) or count < 0:
        raise ConfigurationError(f"{method}({count!r}): the count must be a whole number of 0 or more")
    return count if present is None else min(present, count)


def _require_functions(method: str, steps: Sequence[object]) -> None:
    for step in steps:
        if not callable(step):
            raise ConfigurationError(f"{method}: a function is expected, not {type(step).__name__}")
