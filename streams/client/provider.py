"""How one agent uses a session's memory: what it reads, what it writes, and what passes on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from processors.publishing.interceptor import Interceptor, intercept
from processors.reading.filters import MemoryFilter
from schemas.errors import ConfigurationError
from schemas.events import Event
from schemas.settings import Settings, load_settings
from schemas.view import MessageView

#: Looks at a list of events about to be written and answers those that are: all, fewer, or changed ones.
PreFilter = Callable[[Sequence[Event]], Sequence[Event]]
#: Looks at the messages that were read and answers those a model is given.
MessageSelector = Callable[[Sequence[MessageView]], Sequence[MessageView]]


class MessageStore(Protocol):
    """A place of one's own for messages, instead of Kafka; see :meth:`MemoryProvider.custom`.

    The whole list of a session is read and written, oldest message first, as LangChain4j's stores do. Two
    processes that write one session at once would overwrite each other: that is the store's to prevent.
    """

    async def get_messages(self, session_id: str) -> Sequence[MessageView]:
        """Return all messages of a session, oldest first; none for an unknown one."""
        ...

    async def update_messages(self, session_id: str, messages: Sequence[MessageView]) -> None:
        """Keep these messages instead of what was there."""
        ...

    async def delete_messages(self, session_id: str) -> None:
        """Forget the session; one that is unknown is no error."""
        ...


class _Custom:
    """Keep messages in a store of one's own; every other step applies as it does to Kafka.

    A step of a chain; reached through the class, it begins one.
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

    The order of steps does not matter, but that interceptors, pre-filters and selectors run in the order in
    which they were given. :meth:`limited_window`, :meth:`none` and :meth:`from_config` begin a chain; so does
    :attr:`custom` on the class:

    >>> provider = (
    ...     MemoryProvider.limited_window()
    ...     .read_last(10, MemoryFilter.exclude_from_agent_role("internal"))
    ...     .with_interceptor(StripThinking())
    ... )
    >>> provider.last, provider.reads, provider.writes
    (10, True, True)

    Attributes:
        reads: whether the memory is read; if not, an agent is given an empty one.
        writes: whether what is said is kept.
        last: at most the newest so many messages, after filters; ``None`` for all.
        filters: whose messages are read.
        interceptors: run on every message that is written, in this order.
        pre_filters: run before them, on all that is written at once.
        selectors: run on what was read.
        store: where messages are kept; ``None`` for Kafka.
    """

    reads: bool = True
    writes: bool = True
    last: int | None = None
    filters: MemoryFilter = field(default_factory=MemoryFilter)
    interceptors: tuple[Interceptor, ...] = ()
    pre_filters: tuple[PreFilter, ...] = ()
    selectors: tuple[MessageSelector, ...] = ()
    store: MessageStore | None = None

    @classmethod
    def none(cls) -> MemoryProvider:
        """Neither read nor write: the agent has no memory.

        >>> MemoryProvider.none().enabled
        False
        """
        return cls(reads=False, writes=False)

    @classmethod
    def limited_window(cls) -> MemoryProvider:
        """Read and write the session's bounded memory, as the memory worker (or ``configure``) limits it."""
        return cls()

    custom = _Custom()

    @classmethod
    def from_config(cls, settings: Settings | None = None) -> MemoryProvider:
        """Do as the settings say: :meth:`none` where ``MEMORY__ENABLED`` is false, else the window.

        >>> MemoryProvider.from_config() == MemoryProvider.limited_window()
        True
        """
        settings = load_settings() if settings is None else settings
        return cls.limited_window() if settings.memory.enabled else cls.none()

    @property
    def enabled(self) -> bool:
        """Whether anything is read or written at all."""
        return self.reads or self.writes

    def read_only(self, filters: MemoryFilter | None = None) -> MemoryProvider:
        """Read, but keep nothing of what is said.

        Raises:
            ConfigurationError: it is write-only already; :meth:`none` is what does neither.
        """
        if not self.reads and self.writes:
            raise ConfigurationError(
                "a provider cannot be read-only and write-only: use MemoryProvider.none()"
            )
        return replace(self, writes=False).filtered(filters)

    def write_only(self) -> MemoryProvider:
        """Keep what is said, but read nothing.

        Raises:
            ConfigurationError: it is read-only already; :meth:`none` is what does neither.
        """
        if self.reads and not self.writes:
            raise ConfigurationError(
                "a provider cannot be read-only and write-only: use MemoryProvider.none()"
            )
        return replace(self, reads=False)

    def read_last(self, count: int, filters: MemoryFilter | None = None) -> MemoryProvider:
        """Read at most the newest ``count`` messages, after filters; of two counts the smaller holds.

        A group (an AI message with tool calls and its responses) is never cut: see the HTTP API's ``last``.

        Raises:
            ConfigurationError: ``count`` is negative.
        """
        if count < 0:
            raise ConfigurationError(f"read_last({count}): give 0 or more")
        last = count if self.last is None else min(self.last, count)
        return replace(self, last=last).filtered(filters)

    def filtered(self, filters: MemoryFilter | None) -> MemoryProvider:
        """Read only what passes these filters too; they merge with those there are."""
        return self if filters is None else replace(self, filters=self.filters.merged(filters))

    def with_interceptor(self, *interceptors: Interceptor) -> MemoryProvider:
        """Pass every message that is written through these, behind those there are."""
        return replace(self, interceptors=(*self.interceptors, *interceptors))

    def with_pre_filter(self, *pre_filters: PreFilter) -> MemoryProvider:
        """Pass what is written at once through these, behind those there are."""
        return replace(self, pre_filters=(*self.pre_filters, *pre_filters))

    def with_selector(self, *selectors: MessageSelector) -> MemoryProvider:
        """Pass what is read through these, behind those there are."""
        return replace(self, selectors=(*self.selectors, *selectors))

    def prepared(self, events: Sequence[Event]) -> list[Event]:
        """Return what is written of ``events``: pre-filtered, then intercepted.

        Raises:
            InterceptorFailed: an interceptor returned None, something else, or raised; names its hook.
            BadRequest: an interceptor refused a message.
        """
        for pre_filter in self.pre_filters:
            events = pre_filter(events)
        return [intercept(event, self.interceptors) for event in events]

    def selected(self, messages: Sequence[MessageView]) -> list[MessageView]:
        """Return what a model is given of ``messages``, by the selectors."""
        for selector in self.selectors:
            messages = selector(messages)
        return list(messages)
