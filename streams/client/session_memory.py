"""The main class of the client: writes messages to a session and reads its memory."""

from __future__ import annotations

import asyncio
import logging
import math
import os
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Collection, Mapping, Sequence
from contextlib import aclosing, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, Literal, Self, TypedDict, TypeGuard, Unpack, get_args
from urllib.parse import parse_qsl

from pydantic import ValidationError

from processors.archive.export import ExportFormat
from processors.compaction.reach import configuration_warnings
from processors.memory.tokens import ByteEstimate
from processors.reading.filters import MemoryFilter
from processors.reading.knowledge import Knowledge
from processors.reading.memory_read import MemoryRead, read_parameters
from schemas.archive import ArchivedEventView, Epoch, Recalled, SearchResults, Verification
from schemas.compaction_order import CompactionOrder, SummaryBase
from schemas.compaction_overrides import CompactionOverrides
from schemas.erasure import ErasureReceipt
from schemas.errors import (
    BadRequest,
    ConfigurationError,
    MemoryChanged,
    PublishFailed,
    Refused,
    SessionstreamError,
    StaleRead,
)
from schemas.events import (
    CompactionRequested,
    Event,
    HistoryCleared,
    MessagePinned,
    MessagesRemoved,
    MessageUnpinned,
    SessionConfigured,
    SessionDeleted,
    SessionDescribed,
)
from schemas.field_names import order_of, wrong_fields
from schemas.fork_order import ForkOrder, ForkResult
from schemas.json_values import writable
from schemas.parts import Content, ContextReceipt, ParentSession
from schemas.publication import Published
from schemas.settings import PREFIX, Settings, load_settings
from schemas.view import SessionView
from streams.client import new_events
from streams.client.backend import Backend, ReadQuery
from streams.client.call_arguments import require_arguments
from streams.client.compaction import (
    CompactionResult,
    compaction_order,
    intercepted_order,
    logging_failed_request,
    no_compaction_worker,
    nothing_to_compact,
    options_of,
    outcome_in_store,
    request_compaction,
    request_of,
    require_consistent,
    summary_base,
    summary_event,
    wait_for_outcome,
    without_own_summary,
)
from streams.client.completion import refused_for_length
from streams.client.delivery import Delivery
from streams.client.fork import fork_session
from streams.client.held_writes import HeldWrites
from streams.client.http_backend import HttpBackend
from streams.client.memory_loop import calls_on_its_loop, run_on_memory_loop, runs_elsewhere
from streams.client.message_options import (
    AnswerOptions,
    EventOptions,
    MessageOptions,
    own_ids_of,
    without_event_id,
)
from streams.client.new_events import E, new_event, require_list, require_session_id
from streams.client.provider import MemoryProvider
from streams.client.removal import require_removed
from streams.client.session_locks import SessionLocks
from streams.client.store_access import read_store, write_store
from streams.client.turn import CURRENT_TURN, Turn
from streams.client.undo import FailedUndos, UndoneTurn, undo_of_newest_turn
from streams.client.worker_client import Parameters, decimal_text
from streams.settings.policies import compaction_policy, memory_policy

log = logging.getLogger(__name__)

#: How many sessions' last sequences are remembered. Beyond that, the least recently used session is forgotten.
_REMEMBERED_SESSIONS: Final = 100_000
#: Sessions and events in one page of the lists.
_PAGE_SESSIONS: Final = 500
_PAGE_EVENTS: Final = 500
#: Compactions in one page; for each page the session is folded again.
_PAGE_EPOCHS: Final = 100
#: How long :meth:`SessionMemory.compact` waits for the compaction process, in seconds.
_COMPACTION_SECONDS: Final = 60.0
#: How long a memory worker may take to fork a session, in seconds.
_FORK_SECONDS: Final = 120.0
#: How often an undo reads again because something else than its turn has changed meanwhile.
_MAX_UNDOS: Final = 20
#: How many characters of the answer's id begin the question's id; with ":user", an id has at most 128.
_ID_PREFIX_CHARACTERS: Final = 123
#: Options that the two messages of an interaction share.
_SHARED_OPTIONS: Final = ("agent_id", "agent_role", "user_id", "metadata", "occurred_at")
#: What a read must have: this client's own writes, or every write that had returned before the read began.
Consistency = Literal["own_writes", "linearizable"]

#: For events that are not messages: no pre-filters.
_PLAIN: Final = MemoryProvider.limited_window()


class SessionSettings(TypedDict, total=False):
    """Settings of one session; a setting that is left out stays as it is, ``None`` removes a limit.

    Attributes:
        max_size_bytes: window in bytes of content.
        max_messages: window in messages.
        max_tokens: window in tokens.
        ttl_seconds: idle seconds after which the session ends.
        context_window_tokens: context window of the model in use.
        compaction: any of the compaction settings, by name.
    """

    max_size_bytes: int | None
    max_messages: int | None
    max_tokens: int | None
    ttl_seconds: int | None
    context_window_tokens: int | None
    compaction: CompactionOverrides | Mapping[str, Any] | None


class SessionDescription(TypedDict, total=False):
    """What lists show of a session; what is left out stays, ``None`` removes it.

    Attributes:
        title: a title for people, of at most 256 characters.
        labels: your own texts by name, at most 32; they replace all earlier labels.
        parent: the session that started this one: its id, or ``{"session_id", "sequence"}``.
    """

    title: str | None
    labels: Mapping[str, str] | None
    parent: str | ParentSession | Mapping[str, Any] | None


@calls_on_its_loop
class SessionMemory:
    """Session memory for an agent: an async context manager over the memory workers' HTTP API, and Kafka if given.

    With ``bootstrap_servers`` it publishes to Kafka itself. Without, it publishes through the memory workers, with the
    same promises: order, the same ids in a retry, and a known outcome.

    >>> async with FakeSessionMemory() as memory:  # SessionMemory(memory_url=…), or also bootstrap_servers=…
    ...     published = await memory.add_user_message("s1", "Where is my order?")
    ...     read = await memory.memory("s1")
    >>> [message.text for message in read.messages]
    ['Where is my order?']

    Any number of tasks may use one object at the same time, and any number of agents may use one session, by its
    id. Without a session id, every call works but keeps nothing; a warning is logged once.

    It may be entered several times on one event loop; the last block that ends disconnects it. Calls from another
    event loop run on the one where it was entered, as long as that runs in another thread. After a fork, enter it in
    the child.

    Reads see this client's own writes: a read waits for the last event that this client published in the session.

    A write raises PublishFailed if Kafka does not acknowledge in time; the error has the ``events`` whose
    delivery is not known. A retry of the same call, or :meth:`publish_again`, is idempotent: the events keep
    their ids, so memory never stores them twice.

    Args:
        bootstrap_servers: Kafka, ``host:port,host:port``; by default from the settings. Where neither names brokers,
            events are published through the memory workers.
        memory_url: one or several memory workers; by default from the settings.
        token: bearer token of the HTTP API; by default from the settings.
        provider: how memory is used by calls that give no provider; :meth:`MemoryProvider.from_config` by default.
        settings: all other settings; by default from the environment.
        read_timeout_seconds: how long a read waits for a worker, and for this client's own writes.
        publish_timeout_seconds: how long a write waits for Kafka; by default from the settings.
        backend: replaces Kafka and HTTP.
    """

    def __init__(
        self,
        bootstrap_servers: str | None = None,
        memory_url: str | Sequence[str] | None = None,
        token: str | None = None,
        *,
        provider: MemoryProvider | None = None,
        settings: Settings | None = None,
        read_timeout_seconds: float = 10.0,
        publish_timeout_seconds: float | None = None,
        backend: Backend | None = None,
    ) -> None:
        _require_number("read_timeout_seconds", read_timeout_seconds)
        require_arguments(provider=provider, settings=settings)
        self.settings = _settings_for(settings, bootstrap_servers, memory_url, token, publish_timeout_seconds)
        self.provider = MemoryProvider.from_config(self.settings) if provider is None else provider
        self.backend = _backend_for(self.settings) if backend is None else backend
        self.read_timeout_seconds = read_timeout_seconds
        self._publish_timeout_seconds = self.settings.publish.timeout_seconds
        self._delivery = Delivery(self.backend, self._remember)
        self.session_locks = SessionLocks()
        self.held_writes = HeldWrites(self.session_locks)
        self._undo_locks = SessionLocks()
        self._failed_undos = FailedUndos()
        self._sequences: OrderedDict[str, int] = OrderedDict()
        self._warned_of_no_session = False
        self._lock = asyncio.Lock()
        self._connected = False
        # How many blocks have entered it and have not ended. Blocks connect and disconnect one after the other.
        self._blocks = 0
        self._entering = asyncio.Lock()
        self._loop_of_locks: asyncio.AbstractEventLoop | None = None
        #: The event loop on which it was entered, for adapters that are called from other threads.
        self.loop: asyncio.AbstractEventLoop | None = None
        #: The process that entered it; a forked child has no thread that runs the event loop.
        self.process_id: int | None = None

    def __copy__(self) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        raise ConfigurationError(
            "a session memory cannot be pickled, because it has connections: make a SessionMemory in each process"
        )

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        # Frameworks copy an agent's configuration, and a client in it: it has connections, of which there is no copy.
        return self

    async def __aenter__(self) -> Self:
        self._take_loop(asyncio.get_running_loop())
        self._blocks += 1
        try:
            async with self._entering:
                self.loop = asyncio.get_running_loop()  # a block that ended meanwhile has left it
                if self.provider.enabled and self.provider.store is None:
                    try:
                        await self._connect()
                    except BaseException:
                        if self._blocks == 1:
                            self.loop = None  # it is not entered
                        raise
        except BaseException:
            self._blocks -= 1
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        await run_on_memory_loop(self, self._leave(kind))

    # Writing

    async def add_user_message(
        self, session_id: str | None, text: str, **options: Unpack[MessageOptions]
    ) -> Published | None:
        """Add a user's message; returns ``None`` if nothing is kept.

        >>> published = await memory.add_user_message("s1", "Hello", agent_id="support", user_id="u-7")
        >>> published.sequence
        0
        """
        return await self._add(
            session_id, options, lambda session: new_events.user_message(session, text, options)
        )

    async def add_multimodal_user_message(
        self,
        session_id: str | None,
        contents: Sequence[Content | Mapping[str, Any]],
        **options: Unpack[MessageOptions],
    ) -> Published | None:
        """Add a user's message with images or documents, by reference; returns ``None`` if nothing is kept.

        >>> contents = [
        ...     {"kind": "text", "text": "What is this?"},
        ...     {"kind": "image", "uri": "https://example.org/a.png"},
        ... ]
        >>> published = await memory.add_multimodal_user_message("s1", contents)
        """
        return await self._add(
            session_id,
            options,
            lambda session: new_events.multimodal_user_message(session, contents, options),
        )

    async def add_ai_message(
        self, session_id: str | None, text: str | None = "", **options: Unpack[AnswerOptions]
    ) -> Published | None:
        """Add a model's answer: text, tool calls, or both; returns ``None`` if nothing is kept.

        >>> read = await memory.memory("s1")
        >>> call = {"id": "c1", "name": "find_order", "arguments": '{"order": 7}'}
        >>> published = await memory.add_ai_message("s1", tool_calls=[call], model="gpt-4o", context=read)
        """
        return await self._add(
            session_id, options, lambda session: new_events.ai_message(session, text, options)
        )

    async def add_tool_call_response(
        self,
        session_id: str | None,
        tool_call_id: str,
        name: str,
        text: object,
        *,
        is_error: bool = False,
        **options: Unpack[MessageOptions],
    ) -> Published | None:
        """Add a tool's response to the call ``tool_call_id``; returns ``None`` if nothing is kept.

        A response that is no text, such as a ``dict``, is written as JSON.

        >>> published = await memory.add_tool_call_response("s1", "c1", "find_order", "shipped")
        """
        return await self._add(
            session_id,
            options,
            lambda session: new_events.tool_call_response(
                session, tool_call_id, name, text, is_error=is_error, options=options
            ),
        )

    async def set_system_message(
        self, session_id: str | None, text: str, **options: Unpack[MessageOptions]
    ) -> Published | None:
        """Set the session's one system message; the same text again changes nothing.

        >>> published = await memory.set_system_message("s1", "You are a helpful assistant.")
        """
        return await self._add(
            session_id, options, lambda session: new_events.system_message(session, text, options)
        )

    async def add_interaction(
        self,
        session_id: str | None,
        user_message: str | None,
        ai_message: str,
        **options: Unpack[AnswerOptions],
    ) -> list[Published]:
        """Add a user's message and the answer to it, in order; without a user's message, only the answer.

        An ``event_id`` is the id of the answer; the id of the user's message is derived from it.

        >>> [published.sequence for published in await memory.add_interaction("s1", "Hi", "Hello! How can I help?")]
        [0, 1]
        """
        if not self._has_session(session_id):
            return []
        shared: Any = {name: value for name, value in options.items() if name in _SHARED_OPTIONS}
        event_id = options.get("event_id")
        if event_id is not None:
            shared["event_id"] = f"{str(event_id)[:_ID_PREFIX_CHARACTERS]}:user"
        question = [] if user_message is None else [new_events.user_message(session_id, user_message, shared)]
        return await self.append(
            session_id,
            [*question, new_events.ai_message(session_id, ai_message, options)],
            own_ids=(*own_ids_of(shared), *own_ids_of(options)),
        )

    async def add_hand_off(
        self, session_id: str | None, to_agent_id: str, reason: str = "", **options: Unpack[MessageOptions]
    ) -> list[Published]:
        """Say that one agent hands the session over to another: a group of its own, and not a user's turn.

        It is the agent's call of the tool ``transfer_to_<agent>`` and the response to it, as in the OpenAI Agents
        SDK: ``transfer_to_billing_agent`` and ``{"assistant": "Billing Agent"}`` for "Billing Agent". So models of all
        kinds can read it, memory keeps both together, and summaries have it.

        >>> asked = await memory.add_user_message("s1", "I want my money back.", user_id="u-7")
        >>> published = await memory.add_hand_off("s1", "billing", "a refund", agent_id="support")
        >>> [message.role for message in (await memory.memory("s1")).messages]
        ['user', 'assistant', 'tool']

        Args:
            session_id: the session.
            to_agent_id: the agent that takes over.
            reason: for that agent.
            options: ``agent_id`` is the agent that hands over. An ``event_id`` is the call's.
        """
        if not self._has_session(session_id):
            return []
        events = new_events.hand_off(session_id, to_agent_id, reason, options)
        own_ids = [event.event_id for event in events] if own_ids_of(options) else []
        return await self.append(session_id, events, own_ids=own_ids)

    @asynccontextmanager
    async def interaction(
        self,
        session_id: str | None,
        *,
        provider: MemoryProvider | None = None,
        native: bool = False,
        read_metadata: bool = False,
        **options: Unpack[EventOptions],
    ) -> AsyncGenerator[Turn]:
        """Begin a turn: read memory, collect messages, and publish them when the block ends without an error.

        If the block raises, no message of the turn is published, except what :meth:`Turn.flush` has published.

        >>> async with memory.interaction("s1", agent_id="support", agent_role="assistant") as turn:
        ...     turn.add_user_message("Where is my order?")
        ...     prompt = turn.messages("You are helpful.")
        ...     turn.add_ai_message("It is on its way.")
        >>> [message["role"] for message in prompt]
        ['system', 'user']
        >>> (await memory.memory("s1")).message_count
        2

        Args:
            session_id: the session; without one, the turn has an empty memory and keeps nothing.
            provider: replaces the client's provider.
            native: whether the messages that are read carry their framework's own form.
            read_metadata: whether the messages that are read carry the metadata of their senders. ``metadata`` is one
                of the ``options``: it is given to the messages of this turn.
            options: the agent and other details; they apply to every message of the turn.

        Raises:
            BadRequest: ``options`` have an ``event_id``; give it to one message.
            Other errors: as :meth:`memory` at the beginning, as :meth:`append` at the end.
        """
        provider = self.provider if provider is None else provider
        shared = without_event_id(options, "give it to a message of the turn, not to interaction()")
        session = _SessionOfTurn(self, session_id, provider, shared, native, read_metadata)
        turn = Turn(session_id or "", await session.read(), shared, session)
        token = CURRENT_TURN.set(turn)
        try:
            yield turn
        except Exception as error:
            if refused_for_length(error) and session_id and provider.writes:
                # No message of the turn is published, only that the memory is too long for the model.
                with logging_failed_request(session_id):
                    request = new_event(CompactionRequested, session_id, shared, reason="length_exceeded")
                    await self.append(session_id, [request], provider=provider)
            raise
        finally:
            turn.close()
            with suppress(ValueError):  # the block ends in another context, as in some test frameworks
                CURRENT_TURN.reset(token)
        await turn.publish_rest()

    async def append(
        self,
        session_id: str | None,
        events: Sequence[Event],
        *,
        provider: MemoryProvider | None = None,
        own_ids: Collection[str] = (),
    ) -> list[Published]:
        """Write events of one session in order, through the provider; returns the place of each in the log.

        Args:
            session_id: the session of the events.
            events: with their ids.
            provider: replaces this client's provider.
            own_ids: those event ids that the caller chose. Calls with different ones are different calls; without
                them, a call with the same content as a failed call is a retry of that call.

        Raises:
            PublishFailed: not all events were acknowledged; the error has those that were not.
            BadRequest: an event is refused; nothing was sent.
            InterceptorFailed: an interceptor broke its contract; nothing was sent.
        """
        require_arguments(events=events, provider=provider)
        provider = self.provider if provider is None else provider
        if not self._has_session(session_id) or not provider.writes or not events:
            return []
        if provider.store is not None:
            policy = memory_policy(self.settings, await self.backend.counter())
            async with self._lock:  # a store is read and written as a whole
                await write_store(provider, session_id, events, policy)
            return []
        await self._connect()
        await self._before_publishing(session_id, events)
        published = await self._delivery.append(events, provider, own_ids=own_ids)
        self._failed_undos.after_writing(events)
        return published

    async def settle(self, session_id: str | None) -> list[Published]:
        """Wait for this client's cancelled writes of a session, and return where their events stand in the log.

        A write that is cancelled (``CancelledError``, a timeout around it) may have been sent already, and cannot be
        taken back. It goes on in the background. The next call of this session waits for it, and the same call again
        publishes nothing twice. This method says what became of it.

        >>> await memory.settle("s1")
        []

        Raises:
            PublishFailed: some events were not acknowledged; the error has them.
            StaleRead: a write has not ended within the publishing timeout.
        """
        if not session_id:
            return []
        return await self._delivery.settle(session_id, within_seconds=self._publish_timeout_seconds)

    async def publish_again(self, failed: PublishFailed) -> list[Published]:
        """Publish the undelivered events of a failed call under the same ids; it may fail again in the same way.

        They come after what this client wrote of the session before: what is held, and cancelled writes that go on.
        """
        require_arguments(failed=failed)
        sessions = {event.event_id: event.session_id for event in failed.events}
        for session_id in dict.fromkeys(sessions.values()):
            await self._before_publishing(session_id, failed.events)
        delivered: Sequence[Published] = ()
        try:
            delivered = published = await self._delivery.publish_again(failed.events)
        except PublishFailed as error:
            delivered = error.delivered
            raise
        finally:
            for event in delivered:
                self._remember(sessions[event.event_id], [event])
        return published

    # Reading

    async def memory(
        self,
        session_id: str | None,
        *,
        last: int | None = None,
        last_turns: int | None = None,
        filters: MemoryFilter | None = None,
        native: bool = False,
        metadata: bool = False,
        at: int | None = None,
        consistency: Consistency = "own_writes",
        timeout_seconds: float | None = None,
    ) -> MemoryRead:
        """Read a session's memory, including this client's own writes; the memory of an unknown session is empty.

        The client's provider governs this read too: its filters, ``read_last`` and selectors apply besides the
        arguments, and a provider that does not read gives an empty memory. :meth:`read` takes another provider.

        >>> published = await memory.add_interaction("s1", "Hi", "Hello!", agent_id="greeter")
        >>> read = await memory.memory("s1", last=10, filters=MemoryFilter.include_from_agent_id("greeter"))
        >>> read.openai_messages("You are helpful.")[0]
        {'role': 'system', 'content': 'You are helpful.'}
        >>> before = await memory.memory("s1", at=published[0].sequence)
        >>> [message.text for message in before.messages]
        ['Hi']

        Args:
            session_id: the session.
            last: read at most this many of the newest messages, after filters and turns.
            last_turns: read at most this many of the newest turns, after filters: a user's message and all that
                follows it up to the next one.
            filters: which agents' messages to read.
            native: whether messages carry their framework's own form.
            metadata: whether messages carry the metadata that their senders gave them.
            at: the memory as it was after this sequence, which an archive worker folds again; ``None`` as it is.
            consistency: ``own_writes``: the read has what this client wrote. ``linearizable``: it also has what any
                other client's write had returned before the read began; it takes a question to Kafka more.
            timeout_seconds: replaces the client's ``read_timeout_seconds``.

        Raises:
            StaleRead: memory has not applied the writes in time that the read must have, or the archive has not come to
                ``at``.
            MemoryUnreachable: no worker answered.
            NotServable: the session's partition was moving during the whole time.
            ConfigurationError: ``at`` is given, and the client's provider keeps messages in a store of one's own.
        """
        require_arguments(last=last, last_turns=last_turns, filters=filters)
        reading = self.provider.filtered(filters)
        if last is not None:
            reading = reading.read_last(last)
        if last_turns is not None:
            reading = reading.read_last_turns(last_turns)
        return await self.read(
            session_id,
            reading,
            native=native,
            metadata=metadata,
            at=at,
            consistency=consistency,
            timeout_seconds=timeout_seconds,
        )

    async def memory_pages(
        self,
        session_id: str | None,
        *,
        page_messages: int = 500,
        filters: MemoryFilter | None = None,
        native: bool = False,
        metadata: bool = False,
        timeout_seconds: float | None = None,
    ) -> AsyncGenerator[MemoryRead]:
        """Read a long memory page by page, the oldest messages first; all pages together have each message once.

        Every page says the totals of the whole memory. There is always one page, for an unknown session an empty one.
        Each page is requested when it is asked for; messages that are added meanwhile come on the last pages.

        A tool call and its response may be on two pages. So ``openai_messages()`` refuses one of several pages; collect
        the messages of all, and convert ``page.with_messages(collected)``.

        >>> published = await memory.add_interaction("s1", "Hi", "Hello!")
        >>> async for page in memory.memory_pages("s1", page_messages=1):
        ...     print(page.message_count, [message.text for message in page.messages])
        2 ['Hi']
        2 ['Hello!']

        Args:
            session_id: the session.
            page_messages: how many messages a page has at most; one more where a summary's pair would be cut.
            filters: which agents' messages to read, besides the provider's. The provider's ``read_last``,
                ``read_last_turns`` and selectors do not apply, because they need the whole memory.
            native: whether messages carry their framework's own form.
            metadata: whether messages carry the metadata that their senders gave them.
            timeout_seconds: replaces the client's ``read_timeout_seconds``, for each page.

        Raises:
            BadRequest: ``page_messages`` is less than 1.
            MemoryRewrittenMeanwhile: a compaction or a removal changed the memory between two pages, or its window
                evicted what the next one begins with: begin again.
            Other errors: as :meth:`memory`.
        """
        require_arguments(page_messages=page_messages, filters=filters)
        _require_number("timeout_seconds", timeout_seconds)
        provider = self.provider.filtered(filters)
        if not self._has_session(session_id) or not provider.reads or provider.store is not None:
            yield await self.read(session_id, provider)
            return
        await self._connect()
        await self._after_earlier_writes(session_id)
        query = ReadQuery(
            session_id=session_id,
            filters=provider.filters,
            limit=page_messages,
            native=native,
            metadata=metadata,
            summary=provider.summary,
            min_sequence=self._sequences.get(session_id),
            timeout_seconds=self.read_timeout_seconds if timeout_seconds is None else timeout_seconds,
        )
        while True:
            page = await self.backend.read(query)
            several = query.page is not None or page.next is not None
            yield page.model_copy(update={"is_page": several})
            if page.next is None:
                return
            query = replace(query, page=page.next, min_sequence=None)

    async def sessions(
        self,
        *,
        active_within_seconds: float | None = None,
        user_id: str | None = None,
        labels: Mapping[str, str] | None = None,
        parent: str | None = None,
        forked_from: str | None = None,
        order: Literal["active", "session_id"] = "active",
    ) -> AsyncGenerator[SessionView]:
        """List the sessions that have a life, of all workers, page by page as they are asked for.

        >>> published = await memory.add_user_message("s1", "Hello", user_id="u-7")
        >>> [session.session_id async for session in memory.sessions(user_id="u-7")]
        ['s1']

        Args:
            active_within_seconds: only sessions whose last event is at most this old.
            user_id: only sessions of this user.
            labels: only sessions with all of these labels.
            parent: only the children of this session.
            forked_from: only the forks of this session.
            order: ``active``: the newest activity first; a session that becomes active meanwhile may be missing.
                ``session_id``: by id; every session that exists all the time comes once.

        Raises:
            BadRequest: an argument is wrong, or the token may not list sessions (Unauthorized, Forbidden).
            Retry: a worker did not answer, so the list would not be complete.
        """
        require_arguments(
            active_within_seconds=active_within_seconds,
            user_id=user_id,
            labels=labels,
            parent=parent,
            forked_from=forked_from,
        )
        await self._connect()
        asked = {
            "active_within_seconds": None
            if active_within_seconds is None
            else decimal_text(active_within_seconds),
            "user_id": user_id,
            "parent": parent,
            "forked_from": forked_from,
            "order": order,
        }
        parameters: list[tuple[str, str | int]] = [
            *((name, value) for name, value in asked.items() if value is not None),
            *(("label", f"{name}={value}") for name, value in (labels or {}).items()),
            ("limit", _PAGE_SESSIONS),
        ]
        cursor: list[tuple[str, str | int]] = []
        while True:
            page = await self.backend.sessions([*parameters, *cursor])
            for session in page.sessions:
                yield session
            if page.next is None:
                return
            cursor = [("cursor", page.next)]

    async def history(
        self,
        session_id: str | None,
        *,
        types: Sequence[str] = (),
        agent_id: str | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
        after: int | None = None,
        before: int | None = None,
        limit: int | None = None,
        newest_first: bool = False,
    ) -> AsyncGenerator[ArchivedEventView]:
        """Read a session's history: every event, also what memory no longer has, page by page as it is asked for.

        It comes from the archive, which may be a second behind.

        >>> published = await memory.add_interaction("s1", "Hi", "Hello!")
        >>> [event.event["text"] async for event in memory.history("s1", types=["AiMessageAdded"])]
        ['Hello!']

        Args:
            session_id: the session.
            types: only events of these types.
            agent_id: only this agent's events.
            since: only events recorded at or after this time, with a time zone.
            until: only events recorded before this time, with a time zone.
            after: only events with a greater sequence.
            before: only events with a smaller sequence.
            limit: so many events at most; by default all.
            newest_first: the newest first, instead of the oldest.

        Raises:
            BadRequest: an argument is wrong, or the token may not read the session (Unauthorized, Forbidden).
            Retry: no archive worker answered (ArchiveUnreachable), or it cannot serve the session now.
        """
        require_list("types", types)
        require_arguments(
            agent_id=agent_id, since=since, until=until, after=after, before=before, limit=limit
        )
        if not self._has_session(session_id):
            return
        await self._connect()
        asked = {
            "agent_id": agent_id,
            "since": None if since is None else since.isoformat(),
            "until": None if until is None else until.isoformat(),
            "after": after,
            "before": before,
            "order": "newest" if newest_first else "oldest",
            "limit": _PAGE_EVENTS if limit is None else min(limit, _PAGE_EVENTS),
        }
        parameters: Parameters | None = [
            *(("type", name) for name in types),
            *((name, value) for name, value in asked.items() if value is not None),
        ]
        count = 0
        while parameters is not None:
            part = await self.backend.history(session_id, parameters)
            for event in part.events:
                # The query of the next part has one bound only: that of the direction.
                if (before is not None and event.sequence >= before) or (
                    after is not None and event.sequence <= after
                ):
                    return
                yield event
                count += 1
                if count == limit:
                    return
            following = part.older if newest_first else part.newer
            parameters = None if following is None else parse_qsl(following, keep_blank_values=True)

    async def knowledge(self, session_id: str | None) -> Knowledge:
        """Read what the session's last summary knows; empty before a compaction. Raises as :meth:`memory`.

        It has the summary's texts if the client's provider has ``with_summary("facts")``; else they are among the
        messages of the memory.

        >>> (await memory.knowledge("s1")).block()
        ''
        """
        read = await self.memory(session_id, last=0)
        return read.facts

    async def recall(
        self,
        session_id: str | None,
        query: str,
        *,
        since: datetime | None = None,
        until: datetime | None = None,
        limit: int | None = None,
        max_bytes: int | None = None,
        cursor: str | None = None,
    ) -> Recalled:
        """Look for words in the session's whole history, also in what memory no longer has.

        >>> published = await memory.add_user_message("s1", "My order is ORD-12345")
        >>> [group.messages[0].text for group in (await memory.recall("s1", "ord-12345")).groups]
        ['My order is ORD-12345']

        The answer has whole groups, the oldest first; a message that was taken out of memory by
        :meth:`remove_messages` does not come back. The answer has what was published before; it is ``stale`` if the
        archive is further behind.

        Args:
            session_id: the session; no other session's messages are answered.
            query: words to look for; identifiers and numbers match exactly.
            since: only messages recorded at or after this time, with a time zone; their groups come whole.
            until: only messages recorded before this time, with a time zone.
            limit: how many messages to look up at most; 5 by default.
            max_bytes: how many bytes of text at most; 16 KiB by default. Groups that do not fit are left out.
            cursor: ``next`` of the answer before, for the next best groups; the other arguments but ``limit`` and
                ``max_bytes`` must be equal. Pages have each group once, and no message that came after the first page.

        Raises:
            BadRequest: the query has no word, an argument is wrong, or the cursor is of another question.
            Retry: no archive worker answered (ArchiveUnreachable), or it cannot serve the session now.
        """
        require_arguments(query=query, since=since, until=until, limit=limit, cursor=cursor)
        if not self._has_session(session_id):
            return Recalled(session_id="", groups=[], omitted=0)
        await self._connect()
        asked = {
            "since": None if since is None else since.isoformat(),
            "until": None if until is None else until.isoformat(),
            "limit": limit,
            "max_bytes": max_bytes,
            "cursor": cursor,
        }
        parameters = [(name, value) for name, value in asked.items() if value is not None]
        return await self.backend.recall(session_id, query, parameters)

    async def search(
        self,
        query: str,
        *,
        session_id: str | None = None,
        user_id: str | None = None,
        agent_id: str | None = None,
        role: Literal["user", "assistant", "tool", "system"] | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
        limit: int | None = None,
    ) -> SearchResults:
        """Search the messages of all sessions, also those that memory no longer has; the best come first.

        Each hit has the text around the match, and where the message is now: ``memory``, ``summary`` or ``history``.
        The archive may be a second behind. For a model, take :meth:`recall`, which stays in one session.

        >>> published = await memory.add_user_message("s1", "My order is ORD-12345", user_id="u-7")
        >>> [(hit.session_id, hit.excerpt) for hit in (await memory.search("ord-12345", user_id="u-7")).hits]
        [('s1', 'My order is ORD-12345')]

        Args:
            query: words to look for; identifiers and numbers match exactly.
            session_id: only messages of this session.
            user_id: only messages of this user.
            agent_id: only messages of this agent.
            role: only messages of this role.
            since: only messages recorded at or after this time, with a time zone.
            until: only messages recorded before this time, with a time zone.
            limit: how many messages at most; 20 by default, 100 at most.

        Returns:
            The hits. ``complete`` is false if a partition did not answer.

        Raises:
            BadRequest: the query has no word, an argument is wrong, or the token may not search (Forbidden).
            Retry: no archive worker answered (ArchiveUnreachable).
        """
        require_arguments(
            query=query, user_id=user_id, agent_id=agent_id, since=since, until=until, limit=limit
        )
        if session_id is not None:
            require_session_id(session_id)
        await self._connect()
        asked = {
            "session_id": session_id,
            "user_id": user_id,
            "agent_id": agent_id,
            "role": role,
            "since": None if since is None else since.isoformat(),
            "until": None if until is None else until.isoformat(),
            "limit": limit,
        }
        return await self.backend.search(
            query, [(name, value) for name, value in asked.items() if value is not None]
        )

    async def epochs(self, session_id: str | None) -> AsyncGenerator[Epoch]:
        """List the compactions of a session that were applied, the newest first, page by page as they are asked for.

        Each has the figures of the memory before and after it, and the summary. Those of the session's earlier lives
        are listed too. They come from the archive, which may be a second behind.

        >>> published = await memory.add_interaction("s1", "My name is Ann.", "Hello Ann, nice to meet you!")
        >>> result = await memory.compact("s1", user_message="Who I am", ai_message="The user is Ann.")
        >>> [(one.epoch, one.before.message_count, one.after.message_count) async for one in memory.epochs("s1")]
        [(1, 2, 2)]

        Raises:
            Retry: no archive worker answered (ArchiveUnreachable), or it cannot serve the session now.
            BadRequest: the token may not read the session (Unauthorized, Forbidden).
        """
        if not self._has_session(session_id):
            return
        await self._connect()
        before: int | None = None
        while True:
            page = await self.backend.epochs(session_id, before=before, limit=_PAGE_EPOCHS)
            for epoch in reversed(page.epochs):
                yield epoch
            if page.older is None:
                return
            before = page.epochs[0].sequence

    async def verify(
        self,
        session_id: str,
        context: ContextReceipt | Mapping[str, Any],
        *,
        timeout_seconds: float | None = None,
    ) -> Verification:
        """Fold a session's history again, and say whether a context is that of what a model was given.

        A model's answer carries it (``context`` of an AiMessageAdded); of a read it is ``receipt``. What a selector of
        the client changed after the read is not part of it.

        >>> published = await memory.add_interaction("s1", "Hi", "Hello!")
        >>> read = await memory.memory("s1")
        >>> (await memory.verify("s1", read.receipt)).verified
        True

        Args:
            session_id: the session.
            context: its sequence, digest and filters; one without a sequence or a digest cannot be verified.
            timeout_seconds: how long to wait until the archive has that sequence; by default the client's
                ``read_timeout_seconds``.

        Returns:
            ``verified``, and if not, ``differences``: one line for each that was found.

        Raises:
            BadRequest: the context has no sequence or digest, or the token may not read the session (Forbidden).
            StaleRead: the archive has not come to that sequence.
            Retry: no archive worker answered (ArchiveUnreachable), or it cannot serve the session now.
        """
        require_session_id(session_id)
        _require_number("timeout_seconds", timeout_seconds)
        given: Any = context
        try:
            receipt = ContextReceipt.model_validate(dict(given) if isinstance(given, Mapping) else given)
        except ValidationError as error:
            raise BadRequest(
                f"the context is not that of an answer: {wrong_fields(error)}", error_code="invalid_field"
            ) from error
        if receipt.sequence is None or receipt.digest is None:
            raise BadRequest(
                "the context has no sequence or no digest: it is of an empty memory, or an older client wrote it"
            )
        await self._connect()
        seconds = self.read_timeout_seconds if timeout_seconds is None else timeout_seconds
        return await self.backend.verify(
            session_id, receipt.sequence, receipt.digest, read_parameters(receipt), wait_seconds=seconds
        )

    async def export(
        self, session_id: str | None, export_format: ExportFormat = "jsonl"
    ) -> AsyncGenerator[bytes]:
        """Read all of a session's history as a text, in pieces as they arrive.

        >>> published = await memory.add_interaction("s1", "Hi", "Hello!")
        >>> lines = b"".join([piece async for piece in memory.export("s1")]).splitlines()
        >>> len(lines)
        2

        Args:
            session_id: the session; one without events has an empty history.
            export_format: ``jsonl``, one event a line; ``openai``, Chat Completions messages; ``markdown``.

        Raises:
            Retry: no archive worker answered (ArchiveUnreachable), or the answer broke off: what came is not complete.
            BadRequest: the token may not read the session (Unauthorized, Forbidden).
        """
        if not self._has_session(session_id):
            return
        await self._connect()
        async with aclosing(self.backend.export(session_id, export_format)) as pieces:
            async for piece in pieces:
                yield piece

    async def read(
        self,
        session_id: str | None,
        provider: MemoryProvider | None = None,
        *,
        native: bool = False,
        metadata: bool = False,
        configuration: bool = False,
        at: int | None = None,
        min_sequence: int | None = None,
        consistency: Consistency = "own_writes",
        timeout_seconds: float | None = None,
    ) -> MemoryRead:
        """Read the memory as an agent with this provider is given it. Raises as :meth:`memory`.

        It is empty if the provider does not read. ``min_sequence`` is a sequence that memory must have applied for this
        read, beside this client's own writes.
        """
        if consistency not in get_args(Consistency):
            known = " or ".join(get_args(Consistency))
            raise BadRequest(f"consistency is {known}, not {consistency!r}", error_code="invalid_field")
        _require_number("timeout_seconds", timeout_seconds)
        require_arguments(provider=provider, at=at, min_sequence=min_sequence)
        provider = self.provider if provider is None else provider
        if not self._has_session(session_id) or not provider.reads:
            return MemoryRead.empty(session_id or "")
        if provider.store is not None:
            if at is not None:
                raise ConfigurationError("a store of one's own has no history, so no past memory can be read")
            window_tokens = self.settings.memory.context_window_tokens
            return await read_store(provider, session_id, window_tokens)
        await self._connect()
        await self._after_earlier_writes(session_id)
        query = ReadQuery(
            session_id=session_id,
            filters=provider.filters,
            last_turns=provider.last_turns,
            last=provider.last,
            native=native,
            metadata=metadata,
            summary=provider.summary,
            configuration=configuration,
            at=at,
            linearizable=consistency == "linearizable" and at is None,
            min_sequence=self._needed(session_id, min_sequence) if at is None else None,
            timeout_seconds=self.read_timeout_seconds if timeout_seconds is None else timeout_seconds,
        )
        read = await self.backend.read(query)
        return read.with_messages(provider.selected(read.messages)) if provider.selectors else read

    # The session as a whole

    async def configure(
        self,
        session_id: str | None,
        *,
        who: EventOptions | None = None,
        **settings: Unpack[SessionSettings],
    ) -> Published | None:
        """Change settings of this session only: a setting that is left out stays, ``None`` removes a limit.

        A store of one's own has no place for them: there it raises.

        In ``compaction``, ``None`` switches a trigger off. Triggers that these settings make unreachable, because the
        window evicts messages before, are in ``warnings`` of what is returned, a line each with the remedy, and are
        logged. Over HTTP the memory worker finds them, with its settings; with Kafka this client does, with its own.
        Settings that the session had before are not looked at.

        >>> published = await memory.configure("s1", max_messages=50, compaction={"keep_recent_turns": 4})
        >>> published.warnings
        ()

        Raises:
            BadRequest: a setting is unknown or wrong; the message names it, and the nearest name.
            ConfigurationError: the client's provider keeps messages in a store of one's own.
            PublishFailed: Kafka did not acknowledge in time.
        """
        require_arguments(who=who)
        published = await self._manage(session_id, SessionConfigured, who or {}, **settings)
        if published is None:
            return None
        if not isinstance(self.backend, HttpBackend):
            event = new_event(SessionConfigured, session_id or "", {}, **settings)
            policy = memory_policy(self.settings, ByteEstimate())
            warnings = configuration_warnings(event, compaction_policy(self.settings), policy)
            published = published._replace(warnings=warnings)
        for line in published.warnings:
            log.warning(
                "session %s: %s",
                session_id,
                line,
                extra={"action": "trigger_unreachable", "session_id": session_id},
            )
        return published

    async def describe(
        self,
        session_id: str | None,
        *,
        who: EventOptions | None = None,
        **description: Unpack[SessionDescription],
    ) -> Published | None:
        """Say what lists show of a session, and which session it belongs to. A session may begin with this.

        What is left out stays; ``None`` removes it. ``labels`` replace all earlier labels.

        >>> published = await memory.describe("s1", title="A lamp broke", labels={"team": "returns"})
        >>> published = await memory.describe("s1-search", parent="s1")
        >>> (await memory.memory("s1")).title
        'A lamp broke'

        Args:
            session_id: the session.
            who: which agent or user says it.
            description: ``title``, ``labels`` and ``parent``.

        Raises:
            BadRequest: a field is unknown or wrong, or a session is its own parent.
            ConfigurationError: the client's provider keeps messages in a store of one's own.
            PublishFailed: Kafka did not acknowledge in time.
        """
        require_arguments(who=who)
        fields: dict[str, Any] = {**description}
        if isinstance(fields.get("parent"), str):
            fields["parent"] = {"session_id": fields["parent"]}
        return await self._manage(session_id, SessionDescribed, who or {}, **fields)

    async def pin(
        self,
        session_id: str | None,
        message_ids: Sequence[str],
        reason: str | None = None,
        **options: Unpack[EventOptions],
    ) -> list[str]:
        """Pin messages: no summary covers them and no window evicts them, until they are unpinned.

        A pin holds for a tool call with all its responses. All pinned messages together may have a quarter of each limit
        of the session, and are at most 64 groups; the first ids have precedence.

        >>> rule = await memory.add_user_message("s1", "Never spend more than $500.")
        >>> await memory.pin("s1", [rule.event_id], "a limit")
        []

        Args:
            session_id: the session.
            message_ids: ids of the messages, as a read gives them; at most 64.
            reason: for readers of the log.
            options: which agent or user pins.

        Returns:
            Those of ``message_ids`` that are not pinned: memory does not have them, or they are beyond the share.

        Raises:
            ConfigurationError: the client's provider keeps messages in a store of one's own.
            PublishFailed, StaleRead, MemoryUnreachable: as writing and reading.
        """
        require_list("message_ids", message_ids)
        published = await self._manage(
            session_id, MessagePinned, options, message_ids=list(message_ids), reason=reason
        )
        if published is None:
            return list(message_ids)
        read = await self.read(session_id, self._plain)
        pinned = {message.id for message in read.messages if message.pinned}
        return [name for name in message_ids if name not in pinned]

    async def unpin(
        self,
        session_id: str | None,
        message_ids: Sequence[str],
        reason: str | None = None,
        **options: Unpack[EventOptions],
    ) -> list[str]:
        """Unpin messages; they are then summarized and evicted as others are. Raises as :meth:`pin`.

        >>> rule = await memory.add_user_message("s1", "Never spend more than $500.")
        >>> await memory.unpin("s1", [rule.event_id, "an-id"], "no longer the rule")
        ['an-id']

        Returns:
            Those of ``message_ids`` that memory did not have, as messages of their own; a summary cannot be pinned.
        """
        require_list("message_ids", message_ids)
        if not self._has_session(session_id) or not self.provider.enabled:
            return list(message_ids)
        # Before: a message may leave the window as soon as it is unpinned.
        before = await self._read_newest(session_id)
        await self._manage(session_id, MessageUnpinned, options, message_ids=list(message_ids), reason=reason)
        known = {message.id for message in before.messages if not message.compacted}
        return [name for name in message_ids if name not in known]

    async def fork(
        self,
        session_id: str,
        at: int | None = None,
        *,
        new_session_id: str | None = None,
        agent_id: str | None = None,
        agent_role: str | None = None,
        user_id: str | None = None,
        min_sequence: int | None = None,
    ) -> ForkResult:
        """Make a session that begins with this one's memory, and wait until it can be read.

        The fork has equal messages (with ids of its own), summary, knowledge, system message and settings. It has its
        own life, title and labels. A fork that is made again, also after a failure in the middle, is made once.

        >>> published = await memory.add_interaction("s1", "A lamp?", "Which one?")
        >>> fork = await memory.fork("s1", new_session_id="s2")
        >>> [message.text for message in (await memory.memory("s2")).messages]
        ['A lamp?', 'Which one?']

        Args:
            session_id: the session to fork.
            at: its memory as it was after this sequence, which needs an archive worker; by default as it is. A
                sequence that the log does not have yet is refused (StaleRead).
            new_session_id: the fork; by default its id is derived from the session and the sequence.
            agent_id: the agent that forks.
            agent_role: the role of that agent.
            user_id: the user of the fork; by default that of the session.
            min_sequence: memory must have applied this sequence before, beside this client's own writes.

        Raises:
            BadRequest: the fork is the session itself, no id can be derived, an argument is wrong, or (EventTooLarge) a
                message just fits into an event, and its copy does not; the error says what to do.
            NotFound: the session has no memory, then or now.
            MemoryChanged: the fork's id belongs to another session.
            ConfigurationError: the client's provider keeps messages in a store of one's own.
            PublishFailed, StaleRead, MemoryUnreachable: as writing and reading.
        """
        for name in (session_id, *([] if new_session_id is None else [new_session_id])):
            require_session_id(name)
        who = writable({"agent_id": agent_id, "agent_role": agent_role, "user_id": user_id})
        order = order_of(
            ForkOrder, {"at": at, "session_id": new_session_id, "min_sequence": min_sequence, **who}
        )
        if self.provider.store is not None:
            raise ConfigurationError(
                "a store of one's own has no history, so a session in it cannot be forked"
            )
        await self._connect()
        await self._after_earlier_writes(session_id)
        needed = self._needed(session_id, order.min_sequence)
        if isinstance(self.backend, HttpBackend):
            order = order.model_copy(update={"min_sequence": needed})
            result = await self.backend.fork(session_id, order, timeout_seconds=_FORK_SECONDS)
        else:
            result = await fork_session(
                self.backend,
                session_id,
                at=order.at,
                fork_id=new_session_id,
                who=who,
                min_sequence=needed or 0,
                timeout_seconds=self.read_timeout_seconds,
                max_event_bytes=self.settings.max_event_bytes,
            )
        self._wait_for(result.session_id, result.sequence)
        return result

    async def clear(self, session_id: str | None, **options: Unpack[EventOptions]) -> Published | None:
        """Empty the memory; the configuration, the system message, the totals and the history stay.

        >>> published = await memory.clear("s1")
        """
        return await self._manage(session_id, HistoryCleared, options)

    async def delete(self, session_id: str | None, **options: Unpack[EventOptions]) -> Published | None:
        """Delete the session from memory; the log keeps its events. An unknown session is no error.

        >>> published = await memory.delete("s1")
        """
        return await self._manage(session_id, SessionDeleted, options)

    async def erase(self, session_id: str | None = None, *, user_id: str | None = None) -> ErasureReceipt:
        """Erase a session, or all sessions of a user, everywhere but in the log; a memory worker does it.

        The token needs the scope ``admin``. Repeating it does no harm. What adapters hold is written before, and
        cancelled writes are waited for, so that neither comes after it.

        Args:
            session_id: the session, if it is one.
            user_id: the user, if it is all sessions in which an event names the user.

        Returns:
            What was erased where, and what remains until when. ``complete`` is false if a process has not confirmed it.

        Raises:
            BadRequest: neither or both are given; Forbidden: the token may not erase.
            ConfigurationError: the client's provider keeps messages in a store of one's own.
            PublishFailed, StaleRead: an earlier write of this client has failed or not ended, so that it could come
                after the erasure; nothing was erased.
            MemoryUnreachable, NotServable: no worker could do it now.

        >>> receipt = await memory.erase("s1")
        >>> receipt.complete
        True
        """
        if (session_id is None) == (user_id is None):
            raise BadRequest("give a session_id or a user_id, one of them")
        if session_id is not None:
            require_session_id(session_id)
        require_arguments(user_id=user_id)
        if self.provider.store is not None:
            raise ConfigurationError(
                "a store of one's own is erased with `delete`, session by session; no worker knows it"
            )
        await self._connect()
        if session_id is not None:
            await self.held_writes.write(session_id)
        else:
            # Any session may have an event that names the user.
            await self.held_writes.write_all()
        if not await self._delivery.wait_for_cancelled(
            session_id, within_seconds=self._publish_timeout_seconds
        ):
            raise StaleRead("a cancelled write has not ended in time, so nothing was erased: try again")
        return await self.backend.erase(session_id=session_id, user_id=user_id)

    async def remove_messages(
        self,
        session_id: str | None,
        message_ids: Sequence[str],
        reason: str | None = None,
        *,
        base: MemoryRead | None = None,
        **options: Unpack[EventOptions],
    ) -> Published | None:
        """Remove messages from memory (undo, redaction); tool calls and their responses are removed together.

        Args:
            session_id: the session.
            message_ids: ids of the messages, as a read gives them.
            reason: for readers of the log.
            base: the read that the removal was decided on. If the session has changed since, nothing is removed. The
                fold decides, so that of two clients that undo at the same time only one does.
            options: which agent removes.

        Raises:
            MemoryChanged: the session has changed since ``base``; read again and decide again.
            PublishFailed, StaleRead, MemoryUnreachable: as writing and reading.

        >>> published = await memory.add_user_message("s1", "my card is 4111 …")
        >>> removed = await memory.remove_messages("s1", [published.event_id], "redacted")
        >>> (await memory.memory("s1")).message_count
        0
        """
        require_list("message_ids", message_ids)
        require_arguments(base=base)
        if not self._has_session(session_id) or not self.provider.enabled:
            return None
        base_sequence = None if base is None else base.sequence
        event = new_event(
            MessagesRemoved,
            session_id,
            options,
            message_ids=list(message_ids),
            reason=reason,
            base_sequence=base_sequence,
        )
        published = await self.append(session_id, [event], provider=self._plain, own_ids=own_ids_of(options))
        await require_removed(self.backend, event, published, timeout_seconds=self.read_timeout_seconds)
        return next(iter(published), None)

    async def undo_last_turn(
        self,
        session_id: str | None,
        reason: str | None = None,
        *,
        base: MemoryRead | int | None = None,
        **options: Unpack[EventOptions],
    ) -> UndoneTurn:
        """Remove the newest turn from memory: the newest user message and all that follows it. The history keeps it.

        It is one event, so a crash leaves all or nothing of the turn. The turn is read with all writes that had
        returned before, of any client, and the fold removes exactly the messages of ``messages``, or none. So a message
        that comes meanwhile is never removed unseen: it makes the call fail, and stays. A change that leaves the turn
        as it is, such as a summary of older messages, does not.

        The same call made again after an error goes on with the same turn: it never removes a second one. When the same
        agent writes something else in the session, the next call is a new one. Another process that repeats it names
        ``base``.

        >>> asked = await memory.add_interaction("s1", "Where is my ordr?", "Which one?")
        >>> undone = await memory.undo_last_turn("s1")
        >>> undone.user_message.text, len(undone.messages)
        ('Where is my ordr?', 2)
        >>> (await memory.undo_last_turn("s1")).messages
        []

        Args:
            session_id: the session.
            reason: for readers of the log; ``undo_last_turn`` by default.
            base: the read that the undo was decided on, or its ``sequence``. If the session has changed since in any
                way, nothing is removed.
            options: which agent or user undoes.

        Returns:
            The messages that were removed; none if memory has none, or if nothing is kept.

        Raises:
            MemoryChanged: the turn, or with ``base`` the session, has changed meanwhile; nothing was removed.
            BadRequest: a summary has the turn or a part of it (``summarized_turn``); nothing was removed.
            PublishFailed, StaleRead, MemoryUnreachable: as writing and reading; make the same call again.
        """
        require_arguments(base=base)
        if not self._has_session(session_id) or not self.provider.enabled:
            return UndoneTurn(session_id or "", [], None)
        base_sequence = base.sequence if isinstance(base, MemoryRead) else base
        async with self._undo_locks.of(session_id):
            undo = self._failed_undos.of(session_id, options.get("agent_id"))
            for _ in range(_MAX_UNDOS):
                if undo is None:
                    read = await self._read_newest(session_id)
                    undo = undo_of_newest_turn(read, base_sequence, reason, options)
                    if undo is None:
                        return UndoneTurn(session_id, [], None)
                self._failed_undos.remember(undo)
                try:
                    published = await self.append(
                        session_id, [undo.removal], provider=self._plain, own_ids=own_ids_of(options)
                    )
                    await require_removed(
                        self.backend, undo.removal, published, timeout_seconds=self.read_timeout_seconds
                    )
                except MemoryChanged:
                    self._failed_undos.forget(undo)
                    again = undo_of_newest_turn(
                        await self._read_newest(session_id), base_sequence, reason, options
                    )
                    if not undo.is_of_same_turn(again):
                        raise
                    undo = again
                    continue
                except Refused:
                    self._failed_undos.forget(undo)
                    raise
                self._failed_undos.forget(undo)
                return UndoneTurn(session_id, undo.messages, next(iter(published), None))
        raise MemoryChanged(
            f"session {session_id!r} changed {_MAX_UNDOS} times while its newest turn was to be removed"
        )

    async def compact(
        self,
        session_id: str | None,
        instructions: str | None = None,
        user_message: str | None = None,
        ai_message: str | None = None,
        knowledge: Mapping[str, Any] | None = None,
        *,
        base: MemoryRead | SummaryBase | int | None = None,
        reason: Literal["agent", "user", "length_exceeded"] = "user",
        timeout_seconds: float = _COMPACTION_SECONDS,
        needs_worker: bool = False,
        keep_recent_turns: int | None = None,
        keep_recent_messages: int | None = None,
        keep_recent_tokens: int | None = None,
        min_sequence: int | None = None,
        provider: MemoryProvider | None = None,
        **options: Unpack[EventOptions],
    ) -> CompactionResult:
        """Let the compaction process summarize the session, or replace its memory by your own summary.

        >>> published = await memory.add_interaction("s1", "My name is Ann.", "Hello Ann, nice to meet you!")
        >>> result = await memory.compact("s1", user_message="Who I am", ai_message="The user is Ann.")
        >>> result.success, result.messages_compacted
        (True, 2)

        Args:
            session_id: the session.
            instructions: what the summarizer should keep or leave out.
            user_message: with ``ai_message``, your own summary; the compaction process is not asked then.
            ai_message: see ``user_message``.
            knowledge: of your own summary; it replaces the last summary's knowledge, which stays if left out.
            base: the read that your own summary was made from, or its ``sequence``. Only messages that this read
                had are replaced. Without it, the memory as it is now is replaced, also messages that came after you
                read; ``through_sequence`` of the result says up to which.
            reason: why the compaction is wanted, or by whom.
            timeout_seconds: how long to wait for the compaction process.
            keep_recent_turns: how many of the newest turns stay as they are, for this compaction.
            keep_recent_messages: at least this many of the newest messages stay as they are.
            keep_recent_tokens: newest messages of at least this many tokens stay as they are.
            needs_worker: whether to answer at once, without a request, if no compaction worker runs.
            min_sequence: memory must have applied this sequence before, beside this client's own writes.
            provider: its interceptors see the texts, and its store is compacted; the client's by default.
            options: which agent asks.

        Returns:
            The result. A compaction that was refused (blank, or larger than the messages it replaces), failed,
            was skipped or was not made in time raises no exception.

        Raises:
            BadRequest: only one text of a summary was given, or a summary together with ``instructions``, or
                ``knowledge`` or ``base`` without a summary, or a ``base`` that was read with filters or ``last``, or
                is after the newest event of the session.
            PublishFailed, StaleRead, MemoryUnreachable: as writing and reading.
        """
        require_arguments(base=base, min_sequence=min_sequence, provider=provider)
        _require_number("timeout_seconds", timeout_seconds)
        provider = provider or self.provider
        require_consistent(user_message, ai_message, instructions, knowledge, base)
        if isinstance(base, MemoryRead) and base.sequence is None:
            return nothing_to_compact(base)
        if not self._has_session(session_id) or not provider.enabled:
            return CompactionResult.failed(
                session_id or "", "nothing_kept", "nothing is kept here, so there is nothing to compact"
            )
        # A memory worker carries the order out; without one, this client does.
        worker = self.backend if isinstance(self.backend, HttpBackend) and provider.store is None else None
        order = compaction_order(
            options,
            instructions=instructions,
            user_message=user_message,
            ai_message=ai_message,
            knowledge=knowledge,
            base=summary_base(base),
            reason=reason,
            needs_worker=needs_worker,
            keep_recent_turns=keep_recent_turns,
            keep_recent_messages=keep_recent_messages,
            keep_recent_tokens=keep_recent_tokens,
            # Limits of a memory worker, which waits for the answer then.
            timeout_seconds=None if worker is None else timeout_seconds,
            min_sequence=None if worker is None else min_sequence,
        )
        order = intercepted_order(session_id, order, provider.interceptors)
        if worker is not None:
            await self._connect()
            # Before the order, which says which writes memory must have applied.
            await self._after_earlier_writes(session_id)
            order = order.model_copy(update={"min_sequence": self._needed(session_id, min_sequence)})
            result = await worker.compact(session_id, order)
            if result.sequence is not None:
                self._wait_for(session_id, result.sequence)
            return result
        if provider.store is not None and (order.user_message is None or order.knowledge is not None):
            return without_own_summary(session_id, has_knowledge=order.knowledge is not None)
        if order.user_message is None or order.ai_message is None:
            head = await self._read_to_compact(session_id, _PLAIN.read_last(0), min_sequence)
            if head.message_count == 0:
                return nothing_to_compact(head)
            if order.needs_worker and await self.backend.runs_compaction() is False:
                return no_compaction_worker(head)
            return await request_compaction(
                self.backend,
                request_of(session_id, order),
                timeout_seconds=timeout_seconds,
                read_timeout_seconds=self.read_timeout_seconds,
            )
        whole = await self._read_to_compact(session_id, _plain_of(provider), min_sequence, base=order.base)
        texts = order.user_message, order.ai_message
        return await self._replace_by(whole, texts, order, provider, own_ids_of(options))

    # What the methods above share

    def _take_loop(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to use this event loop. A block on one that has ended, or in the process before a fork, is over.

        Raises:
            ConfigurationError: it is entered on another event loop, which runs.
        """
        if runs_elsewhere(self):
            raise ConfigurationError(
                "this session memory is entered on another event loop, which still runs: call its methods without "
                "entering it again, they run there; or make a SessionMemory for each event loop"
            )
        if loop is not self._loop_of_locks or self.process_id != os.getpid():
            # Locks that had to wait on one event loop cannot be used on another one.
            self._lock, self._entering = asyncio.Lock(), asyncio.Lock()
            self._loop_of_locks, self.process_id = loop, os.getpid()
            self._blocks, self._connected = 0, False
        self.loop = loop

    async def _leave(self, kind: type[BaseException] | None) -> None:
        """End a block. The last one writes what is held, and disconnects."""
        self._blocks = max(0, self._blocks - 1)
        async with self._entering:
            if self._blocks:
                return
            try:
                await self.held_writes.write_all()
            except SessionstreamError:
                # It is logged. The error of the block says more.
                if kind is None:
                    raise
            finally:
                await self._delivery.wait_for_cancelled(None, within_seconds=self._publish_timeout_seconds)
                self.loop = None
                self._connected = False
                await self.backend.stop()

    async def _read_newest(self, session_id: str) -> MemoryRead:
        """Return the whole memory, with every write that had returned before, of any client."""
        return await self.read(session_id, self._plain, metadata=True, consistency="linearizable")

    async def _read_to_compact(
        self,
        session_id: str,
        provider: MemoryProvider,
        min_sequence: int | None,
        base: SummaryBase | None = None,
    ) -> MemoryRead:
        """Return the memory with its configuration; as it is at the end of the log if it has no messages.

        Another client may have begun the session just now: it must not be told as unknown. So it is if the memory does
        not reach the base of a summary.
        """
        read = await self.read(session_id, provider, configuration=True, min_sequence=min_sequence)
        if read.message_count and (base is None or (read.sequence or 0) >= base.sequence):
            return read
        return await self.read(session_id, provider, configuration=True, consistency="linearizable")

    async def _replace_by(
        self,
        whole: MemoryRead,
        texts: tuple[str, str],
        order: CompactionOrder,
        provider: MemoryProvider,
        own_ids: tuple[str, ...],
    ) -> CompactionResult:
        """Replace the whole memory by the caller's own summary; ``own_ids`` has the event's id if the caller gave it."""
        session_id = whole.session_id
        if whole.message_count == 0:
            return nothing_to_compact(whole)
        policy, counter = compaction_policy(self.settings), await self.backend.counter()
        event = summary_event(
            whole,
            texts,
            order.knowledge,
            order.base,
            policy=policy,
            counter=counter,
            options=options_of(order),
        )
        if isinstance(event, CompactionResult):
            return event
        # Its texts have passed the interceptors: what is answered is what was written.
        plain = replace(_plain_of(provider), interceptors=())
        stored = await self.append(session_id, [event], provider=plain, own_ids=own_ids)
        if provider.store is not None:
            return outcome_in_store(event, await self.read(session_id, _plain_of(provider)))
        (published,) = stored
        # A retry publishes the event id of the failed call.
        event = event.model_copy(update={"event_id": published.event_id})
        return await wait_for_outcome(
            self.backend, event, published.sequence, timeout_seconds=self.read_timeout_seconds
        )

    async def _before_publishing(self, session_id: str, events: Sequence[Event]) -> None:
        """As :meth:`_after_earlier_writes`; the error has the caller's events, which are not published then."""
        try:
            await self._after_earlier_writes(session_id)
        except PublishFailed as error:
            raise PublishFailed(
                f"earlier items could not be written: {error.detail}", events=events
            ) from error

    async def _after_earlier_writes(self, session_id: str) -> None:
        """Write what is held of a session, and wait for cancelled writes: a call sees them, and comes after them."""
        await self.held_writes.write(session_id)
        await self._delivery.wait_for_cancelled(session_id, within_seconds=self._publish_timeout_seconds)

    async def _connect(self) -> None:
        """Connect, once; a client whose provider keeps nothing connects when one of its calls needs it."""
        if self._connected:
            return
        async with self._lock:
            if self.loop is not None and not self._connected:
                try:
                    await self.backend.start()
                except BaseException:
                    # A part of it may be open: no block ends that would close it.
                    await self.backend.stop()
                    raise
                self._connected = True

    async def _add(
        self, session_id: str | None, options: Mapping[str, Any], make: Callable[[str], Event]
    ) -> Published | None:
        """Write one message; without a session, not even the event is made."""
        if not self._has_session(session_id):
            return None
        published = await self.append(session_id, [make(session_id)], own_ids=own_ids_of(options))
        return next(iter(published), None)

    async def _manage(
        self, session_id: str | None, kind: type[E], options: Mapping[str, Any], **fields: Any
    ) -> Published | None:
        """Publish an event that is not a message, also if the provider only reads."""
        if not self._has_session(session_id) or not self.provider.enabled:
            return None
        event: Any = new_event(kind, session_id, options, **fields)
        published = await self.append(session_id, [event], provider=self._plain, own_ids=own_ids_of(options))
        return next(iter(published), None)

    @property
    def _plain(self) -> MemoryProvider:
        """A provider for events that are not messages: the client's interceptors, and its own store if it has one."""
        return _plain_of(self.provider)

    def _has_session(self, session_id: str | None) -> TypeGuard[str]:
        """Return whether there is a session; without one, warn once.

        Raises:
            BadRequest: this cannot be the id of a session.
        """
        if session_id is not None:
            require_session_id(session_id)
        if session_id:
            return True
        if not self._warned_of_no_session:
            self._warned_of_no_session = True
            log.warning(
                "a call has no session id: it works, but nothing is kept",
                extra={"action": "no_session_id"},
            )
        return False

    def _needed(self, session_id: str, min_sequence: int | None) -> int | None:
        """Return what memory must have applied for one call: this client's own writes, and what its caller names.

        What a caller names is not remembered: it may be wrong, and other callers of this client must not wait for it.
        """
        own = self._sequences.get(session_id)
        return max((one for one in (own, min_sequence) if one is not None), default=None)

    def _remember(self, session_id: str, published: Sequence[Published]) -> None:
        """Remember the highest sequence of a session, so that reads wait for it."""
        if not published:
            return
        self._wait_for(session_id, max(event.sequence for event in published))

    def _wait_for(self, session_id: str, sequence: int) -> None:
        """Let the reads of a session wait for a sequence."""
        self._sequences[session_id] = max(sequence, self._sequences.get(session_id, 0))
        self._sequences.move_to_end(session_id)
        if len(self._sequences) > _REMEMBERED_SESSIONS:
            self._sequences.popitem(last=False)


@dataclass(frozen=True, slots=True)
class _SessionOfTurn:
    """The session of one turn, through its provider."""

    memory: SessionMemory
    session_id: str | None
    provider: MemoryProvider
    options: EventOptions
    native: bool
    metadata: bool

    async def publish(self, events: Sequence[Event], own_ids: Collection[str]) -> list[Published]:
        return await self.memory.append(self.session_id, events, provider=self.provider, own_ids=own_ids)

    async def read(self) -> MemoryRead:
        return await self.memory.read(
            self.session_id, self.provider, native=self.native, metadata=self.metadata
        )

    async def compact(self, instructions: str | None, timeout_seconds: float) -> CompactionResult:
        return await self.memory.compact(
            self.session_id,
            instructions,
            reason="agent",
            timeout_seconds=timeout_seconds,
            provider=self.provider,
            **self.options,
        )


def _plain_of(provider: MemoryProvider) -> MemoryProvider:
    return replace(_PLAIN, store=provider.store, interceptors=provider.interceptors)


def _require_number(name: str, seconds: object) -> None:
    """Raise BadRequest for a time that is not a number; infinity is one."""
    if seconds is not None and (not isinstance(seconds, int | float) or math.isnan(seconds)):
        raise BadRequest(f"{name} is not a number: give seconds", error_code="invalid_field")


def _backend_for(settings: Settings) -> Backend:
    """Return the backend on Kafka if brokers are configured, and else the one over HTTP alone."""
    if not settings.bootstrap_servers:
        return HttpBackend(settings)
    # Only this one needs the Kafka client's library.
    try:
        from streams.client.kafka_backend import KafkaBackend
    except ModuleNotFoundError as error:
        raise ConfigurationError(
            f"publishing to {PREFIX}BOOTSTRAP_SERVERS needs {error.name}: install sessionstream-client[kafka]"
            " (in a checkout: pip install './client[kafka]'), or "
            "leave the brokers out, and the memory workers publish"
        ) from error
    return KafkaBackend(settings)


def _settings_for(
    settings: Settings | None,
    bootstrap_servers: str | None,
    memory_url: str | Sequence[str] | None,
    token: str | None,
    publish_timeout_seconds: float | None,
) -> Settings:
    """Return the settings, overridden by these arguments; ``None`` leaves a setting as it is.

    Raises:
        ConfigurationError: a value is wrong; the message names the setting.
    """
    arguments = (bootstrap_servers, memory_url, token, publish_timeout_seconds)
    if settings is not None and all(argument is None for argument in arguments):
        return settings
    base: dict[str, Any] = {} if settings is None else settings.model_dump(exclude_unset=True)
    if bootstrap_servers is not None:
        base["bootstrap_servers"] = bootstrap_servers
    if memory_url is not None:
        base["memory_url"] = [memory_url] if isinstance(memory_url, str) else memory_url
    if token is not None:
        base["security"] = {**base.get("security", {}), "bearer_tokens": [token], "worker_token": None}
    if publish_timeout_seconds is not None:
        base["publish"] = {**base.get("publish", {}), "timeout_seconds": publish_timeout_seconds}
    return load_settings(**base)
