"""A session of the OpenAI Agents SDK that is kept in Kafka and shared by all processes with its session id."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final, Self, cast
from weakref import WeakKeyDictionary

from processors.adapters.adapted import MessageFields, add_receipt, fingerprint
from processors.adapters.known_items import NOWHERE, KnownItems
from processors.adapters.model_conversation import model_conversation
from processors.adapters.openai_items import FORMAT, SOURCE, ended_for_length, is_followed, message_fields_of
from processors.adapters.openai_replay import keys_of, pop_of, replayed, tool_names
from processors.adapters.stored_already import not_stored, shares_keys, stored_in_none
from schemas.errors import BadRequest, MemoryChanged, Refused, SessionstreamError
from schemas.events import CompactionRequested, Event, HistoryCleared, MessageEvent, MessagesRemoved
from schemas.field_names import closest
from schemas.parts import ContextReceipt
from schemas.publication import Published
from streams.client.background import run_on_memory_loop
from streams.client.compaction import logging_failed_request
from streams.client.completion import errors_in, refused_for_length
from streams.client.framework_events import author_of, framework_events, messages_of, provider_of
from streams.client.held_writes import log_failure
from streams.client.new_events import E, new_event, session_id_text
from streams.client.provider import MemoryProvider
from streams.client.recall_tool import ABOUT, NAME, PARAMETERS, Recall
from streams.client.removal import require_removed
from streams.client.session_memory import Consistency, SessionMemory

try:
    from agents import FunctionTool
    from agents.memory import SessionSettings
except ImportError as error:
    raise ImportError(
        "streams.client.openai_agents needs the OpenAI Agents SDK: install sessionstream[openai-agents]"
        " (in a checkout: pip install '.[openai-agents]')"
    ) from error

if TYPE_CHECKING:
    from agents import RunContextWrapper, TResponseInputItem

    from processors.reading.memory_read import MemoryRead


#: How many blocks of facts are remembered, to recognize them when a run gives them back.
_REMEMBERED_FACTS: Final = 4
#: How often a pop reads again because the session has changed meanwhile.
_MAX_POPS: Final = 20
#: Most events that are held, and most bytes of their items: what is held goes into one request, and no event of it is
#: too large for Kafka. Memory drops an event that comes again by the last 128 ids of its session.
_MAX_HELD_EVENTS: Final = 32
_MAX_HELD_BYTES: Final = 256 * 1024


@dataclass(slots=True)
class _Popping:
    """One pop: its removal, and the item that is returned."""

    removal: MessagesRemoved
    item: dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Writing:
    """One write: the call that asked for it, and its events.

    Attributes:
        call: a failed call and its retry are equal.
        events: that are published.
        items: that the events are of.
        known: what was known of the session before.
        is_unchecked: whether the items were compared with what was known only, and not with a new read.
        size_bytes: of the items as JSON.
    """

    call: object
    events: list[Event]
    items: Sequence[dict[str, Any]] = ()
    known: KnownItems | None = None
    is_unchecked: bool = False
    size_bytes: int = 0


def _together(held: Sequence[_Writing]) -> _Writing:
    """Return one write of several that follow one another. The last call is the one that may be made again."""
    if len(held) == 1:
        return held[0]
    return _Writing(
        held[-1].call,
        [event for writing in held for event in writing.events],
        [item for writing in held for item in writing.items],
        held[0].known,
        any(writing.is_unchecked for writing in held),
        sum(writing.size_bytes for writing in held),
    )


def _message_ids(writing: _Writing, own: Sequence[Published]) -> list[str]:
    """Return the ids of the messages that were published, in order; a pre-filter may have left some out."""
    published = {event.event_id for event in own}
    return [
        event.event_id
        for event in writing.events
        if isinstance(event, MessageEvent) and event.event_id in published
    ]


def _fits(held: Sequence[_Writing]) -> bool:
    """Return whether this much may be held, to be written at once."""
    return (
        sum(len(writing.events) for writing in held) <= _MAX_HELD_EVENTS
        and sum(writing.size_bytes for writing in held) <= _MAX_HELD_BYTES
    )


class KafkaSession:
    """The SDK's ``Session`` on a session memory: ``Runner.run(agent, "Hello", session=KafkaSession("s1", memory))``.

    >>> session = KafkaSession("s1", memory)
    >>> await session.add_items([{"role": "user", "content": "Hello"}, {"role": "assistant", "content": "Hi!"}])
    >>> await session.pop_item()
    {'role': 'assistant', 'content': 'Hi!'}
    >>> await session.get_items()
    [{'role': 'user', 'content': 'Hello'}]

    Items are kept verbatim. They are returned as they were given, in their order, for as long as they are in
    memory: memory is bounded, and a summary (a user's and an assistant's item) replaces what was compacted.
    Calls and their outputs leave memory together. Where another agent spoke between a call and its output, the output is
    returned directly behind the call, as Chat Completions models require; :meth:`pop_item` still takes the item that was
    added last. An output whose call is not in memory is kept in the
    history but not returned, because the model's API would refuse it.

    Methods may be called on any event loop and thread. A program without a running event loop, as around
    ``Runner.run_sync``, enters ``memory`` with :func:`streams.client.background.in_background`.

    An item that is already in memory is not stored again. It is recognized by its own ``id`` and its content. An
    item with the same id and other content is stored, because some models use an id again. An item without
    an id (a user's, an output) counts as stored only if it stands next to stored items in the same order as in
    memory. The id that the SDK gives to every item of a Chat Completions model (``__fake_id__``) does not
    count as an id: such calls and outputs are recognized by their ``call_id``, together with the items around them.

    Usage and the context receipt of an answer are filled in automatically. A model's item that is marked as
    incomplete asks for a compaction; if the SDK raises instead, :meth:`watching_length` asks for it.

    By default items are stored when :meth:`add_items` returns. With ``hold_seconds`` a whole turn is one write: items
    that the model is going to answer (a question, a call with its output) are held in this process, and written
    together with the answer. What is held is lost if the process is killed, and other processes do not see it. It is
    written at the latest after ``hold_seconds``, before this client reads or writes the session in another way, at
    :meth:`flush`, at the end of the session's own block (``async with KafkaSession(…) as session:``), and when
    ``memory`` is closed. If the process ends without closing ``memory``, a warning says what was lost.

    Args:
        session_id: the session.
        memory: a started :class:`streams.client.SessionMemory`, shared by any number of sessions.
        hold_seconds: how long items may be held for the answer; ``None`` stores them at once.
        session_settings: the SDK's own; their ``limit`` is used if a call gives none.
        provider: how memory is used; by default as ``memory`` has it.
        consistency: what its reads must have: by default every item that any process's ``add_items`` had returned
            for; see :meth:`streams.client.SessionMemory.memory`.
        agent_id: the agent that the items come from.
        agent_role: the agent's role.
        user_id: the user on whose behalf the agent works.

    Raises:
        BadRequest: ``session_settings`` is a mapping with a name that the SDK does not have; or ``hold_seconds`` is not
            greater than 0.
    """

    def __init__(
        self,
        session_id: str,
        memory: SessionMemory,
        *,
        session_settings: SessionSettings | Mapping[str, Any] | None = None,
        provider: MemoryProvider | None = None,
        consistency: Consistency = "linearizable",
        hold_seconds: float | None = None,
        agent_id: str | None = None,
        agent_role: str | None = None,
        user_id: str | None = None,
    ) -> None:
        seconds: object = hold_seconds
        if seconds is not None and not (isinstance(seconds, int | float) and seconds > 0):
            raise BadRequest("hold_seconds must be greater than 0; leave it out to store items at once")
        self.session_id = session_id_text(session_id)
        self.session_settings: SessionSettings | None = (
            SessionSettings() if session_settings is None else _settings_of(session_settings)
        )
        self._memory = memory
        self._provider = provider_of(memory, provider)
        # Unfiltered: an item that the provider's filters leave out is stored all the same.
        self._whole = MemoryProvider(reads=self._provider.enabled, store=self._provider.store)
        self._author = author_of(agent_id, agent_role, user_id)
        self._consistency: Consistency = consistency
        self._popping: _Popping | None = None
        self._receipt: ContextReceipt | None = None
        # What the session itself put before the items must not be stored if a run gives it back.
        self._facts: deque[dict[str, Any]] = deque(maxlen=_REMEMBERED_FACTS)
        # The last failed call and its events: a retry of the call publishes the same events.
        self._failed: _Writing | None = None
        # A run reads once and writes several times. If no one else writes meanwhile, this says what is stored.
        self._known: KnownItems | None = None
        self._billed: WeakKeyDictionary[Any, tuple[int, int, int]] = WeakKeyDictionary()
        self._hold_seconds = hold_seconds
        # Writes that wait for the answer; or one that failed, which has the same events when it is made again.
        self._held: list[_Writing] = []

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        # A copy would write what is held a second time.
        return self

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            await self.flush()
        except SessionstreamError as error:
            # The error of the block says more.
            if kind is None:
                raise
            log_failure(self.session_id, error)

    async def flush(self) -> None:
        """Write what is held, if anything is; without ``hold_seconds`` nothing ever is.

        Raises:
            PublishFailed: Kafka did not acknowledge in time; it stays held, and is written later.
            BadRequest: an item was refused, and is not held any longer; the others are written.
        """
        await run_on_memory_loop(self._memory, self._memory.held_writes.write(self.session_id))

    async def close(self) -> None:
        """As :meth:`flush`. The session can still be used."""
        await self.flush()

    async def get_items(
        self, limit: int | None = None, *, wrapper: RunContextWrapper[Any] | None = None
    ) -> list[TResponseInputItem]:
        """Return the newest ``limit`` items, oldest first; all without a limit, none for 0.

        Raises:
            StaleRead, MemoryUnreachable, NotServable: as :meth:`streams.client.SessionMemory.memory`.
        """
        del wrapper
        return await run_on_memory_loop(self._memory, self._get(limit))

    async def add_items(
        self, items: list[TResponseInputItem], *, wrapper: RunContextWrapper[Any] | None = None
    ) -> None:
        """Add items in order, except those already in memory; all of them or, if one is refused, none.

        Concurrent calls of one session object are written one after the other. With ``hold_seconds``, items that the
        model is going to answer are not written yet when this returns.

        Raises:
            BadRequest: an item is not JSON, or (EventTooLarge) too large for an event.
            PublishFailed: Kafka did not acknowledge in time; a retry of the same call stores nothing twice. With
                ``hold_seconds`` the items stay held, and are written later in any case.
        """
        found: list[Mapping[str, Any]] = messages_of(items, Mapping, source=SOURCE)
        given = [dict(item) for item in found]
        await run_on_memory_loop(self._memory, self._add(given, wrapper))

    async def pop_item(self, *, wrapper: RunContextWrapper[Any] | None = None) -> TResponseInputItem | None:
        """Remove the newest item and return it; ``None`` if there is none, or if the provider keeps nothing.

        It is one event, so a crash leaves all or nothing of it. What is left of a message that had more items takes its
        place, under a new id: the order of the other items stays.

        The removal is decided in the memory worker: if anything was added or removed since this call read the
        session, nothing is removed, and this call reads again. So two sessions that pop at the same time never get the
        same item, and a pop after another's ``add_items`` gets that item.

        Raises:
            MemoryChanged: the session kept changing; nothing was removed.
            PublishFailed: Kafka did not acknowledge in time; the next call goes on with the same item.
        """
        del wrapper
        if not self._provider.writes:
            # An item that cannot be removed would never end a loop that pops until nothing is left.
            return None
        return cast("TResponseInputItem", await run_on_memory_loop(self._memory, self._pop()))

    async def clear_session(self, *, wrapper: RunContextWrapper[Any] | None = None) -> None:
        """Empty the memory; the history, the configuration and the totals stay."""
        del wrapper
        await run_on_memory_loop(self._memory, self._clear())

    @asynccontextmanager
    async def watching_length(self) -> AsyncGenerator[None]:
        """Ask for a compaction when the block fails because a model's context or output was full.

        In this case the SDK raises and stores nothing, so a session cannot see it by itself:
        ``async with session.watching_length(): await Runner.run(agent, text, session=session)``. The block
        raises the run's own error, also if Kafka does not accept the request.
        """
        try:
            yield
        except Exception as error:
            if failed_for_length(error):
                with logging_failed_request(self.session_id):
                    request = self._memory.append(
                        self.session_id, [self._length_exceeded()], provider=self._provider
                    )
                    await run_on_memory_loop(self._memory, request)
            raise

    async def _get(self, limit: int | None) -> list[TResponseInputItem]:
        read = await self._memory.read(
            self.session_id, self._provider, native=True, consistency=self._consistency
        )
        items = _given_items(read)
        if self._reads_whole():
            self._know(read, items)
        self._receipt = read.receipt
        facts = [{"role": "system", "content": block}] if (block := read.facts_block) else []
        self._facts.extend(facts)
        if limit is not None and not isinstance(limit, int):
            raise BadRequest(f"limit must be a whole number, not {limit!r}", error_code="invalid_field")
        if limit is None and self.session_settings is not None:
            limit = self.session_settings.limit
        newest = items if limit is None else items[-limit:] if limit > 0 else []
        return cast("list[TResponseInputItem]", [*facts, *newest])

    def _writing(self) -> asyncio.Lock:
        """Return the lock that all sessions of this id in this client share, so that a pop never meets an add."""
        return self._memory.session_locks.of(self.session_id)

    async def _add(self, given: list[dict[str, Any]], wrapper: RunContextWrapper[Any] | None) -> None:
        async with self._writing():
            if not self._held:
                # What another object holds of this session was given to it before.
                await self._memory.held_writes.write_locked(self.session_id)
            failed = self._failed
            if failed is not None and failed.call == given:
                await (self._publish_held() if self._held else self._publish(failed))
                return
            if failed is not None:
                await self._publish_held()
            writing = await self._writing_of(given, wrapper)
            if not self._may_hold():
                await self._publish(writing)
            elif given:
                await self._hold(writing, is_followed=is_followed(given))

    def _may_hold(self) -> bool:
        """Return whether items may be held: only a started client can write them later, and before it reads."""
        keeps_in_kafka = self._provider.writes and self._provider.store is None
        return self._hold_seconds is not None and self._memory.loop is not None and keeps_in_kafka

    async def _writing_of(
        self, given: list[dict[str, Any]], wrapper: RunContextWrapper[Any] | None
    ) -> _Writing:
        """Return the write of those items that are not stored or held."""
        items = [item for item in given if item not in self._facts]
        described = keys_of(items)
        known = self._known
        if not any(described.ids) and not any(described.call_ids):
            return self._new_writing(given, items, [], wrapper)
        before = (
            []
            if known is None
            else [*known.items, *_together(self._held).items]
            if self._held
            else known.items
        )
        if known is None or shares_keys(keys_of(before), described):
            await self._publish_held()
            # Another process may have added or removed any of them in the meantime.
            read = await self._read_whole()
            stored = [item for item, _ in replayed(read.messages)]
            self._know(read, stored)
            # A run gives back what it was given, or what it wrote: their order may differ.
            orders = (keys_of(there) for there in (stored, _given_items(read)))
            new = [items[position] for position in stored_in_none(orders, described)]
            return self._new_writing(given, new, stored, wrapper)
        return self._new_writing(given, items, before, wrapper, is_unchecked=True)

    def _new_writing(
        self,
        call: object,
        items: list[dict[str, Any]],
        stored: Sequence[dict[str, Any]],
        wrapper: RunContextWrapper[Any] | None,
        *,
        is_unchecked: bool = False,
    ) -> _Writing:
        """Return the write of items. ``stored`` has the calls that outputs answer.

        If ``is_unchecked``, the items are none of the known ones, and the session has not been read since.
        """
        events = self._events_of(items, stored, wrapper)
        size_bytes = sum(len(fingerprint(item, source=SOURCE)) for item in items) if self._may_hold() else 0
        return _Writing(call, events, items, self._known, is_unchecked, size_bytes)

    async def _hold(self, writing: _Writing, *, is_followed: bool) -> None:
        """Hold a write until the answer comes, and write all that is held with the answer."""
        if self._held and not _fits([*self._held, writing]):
            await self._publish_held()
            writing = replace(writing, known=self._known)
        if writing.events:
            self._held.append(writing)
            self._say_held()
        if not (is_followed and _fits(self._held)):
            await self._publish_held()

    def _say_held(self) -> None:
        assert self._hold_seconds is not None, "nothing is held without it"
        count = sum(len(writing.items) for writing in self._held)
        self._memory.held_writes.hold(
            self.session_id, count, self._publish_held_later, within_seconds=self._hold_seconds
        )

    async def _publish_held_later(self) -> None:
        """Write what is held, and not because of :meth:`add_items`."""
        failed = self._failed
        was_held = any(writing is failed for writing in self._held)
        await self._publish_held()
        # If the caller makes its failed call again, nothing is left to be written.
        self._failed = _Writing(failed.call, []) if failed is not None and was_held else failed

    async def _publish_held(self) -> None:
        """Write what is held in one batch; the caller has the session's lock. What cannot be written stays held."""
        if not self._held:
            return
        held, self._held = self._held, []
        whole = _together(held)
        with self._memory.held_writes.writing(self.session_id):
            try:
                await self._publish(whole)
            except Refused:
                if len(held) == 1:
                    raise
                await self._publish_one_by_one(held)
            except BaseException:
                self._hold_failed(whole)
                raise

    async def _publish_one_by_one(self, held: list[_Writing]) -> None:
        """Write each call's items alone, so that one that is refused does not keep the others from being stored."""
        refused: Refused | None = None
        for position, writing in enumerate(held):
            try:
                await self._publish(replace(writing, known=None))
            except Refused as error:
                refused = error
            except BaseException:
                self._hold_failed(_together(held[position:]))
                raise
        self._failed = None
        if refused is not None:
            raise refused

    def _hold_failed(self, writing: _Writing) -> None:
        """Hold a write that failed: its events keep their ids, so that none is stored twice."""
        self._failed = writing
        self._held = [writing]
        self._say_held()

    async def _known_by_newest(self, writing: _Writing, own: Sequence[Published]) -> KnownItems | None:
        """Return what is known by a read of the newest messages; ``None`` if another client's may stand before them."""
        if writing.known is None:
            return None
        ids = _message_ids(writing, own)
        # What stands before one's own events is in memory when they are, so Kafka need not be asked for its end.
        own_count = len(writing.known.unchecked_ids) + len(ids)
        read = await self._memory.read(self.session_id, self._whole.read_last(own_count + 1))
        newest = [message.id for message in read.messages]
        return writing.known.with_newest(writing.items, own, ids, newest, read.message_count)

    async def _remove_repeated(self, writing: _Writing, own: Sequence[Published]) -> None:
        """Remove what was written if another client wrote the same before, and write the rest of it again."""
        read = await self._read_whole()
        own_ids = [event.event_id for event in own]
        first = min(event.sequence for event in own)
        # A retry's events have later offsets than the same events have in memory.
        others = [one for one in read.messages if one.sequence < first and one.id not in own_ids]
        stored = [item for item, _ in replayed(others)]
        new = [writing.items[place] for place in not_stored(keys_of(stored), keys_of(writing.items))]
        if len(new) == len(writing.items):
            self._know(read, [item for item, _ in replayed(read.messages)])
            return
        removal = self._new_event(MessagesRemoved, message_ids=own_ids, reason="stored already")
        await self._publish(_Writing(writing.call, [removal, *self._events_of(new, stored, None)]))

    async def _pop(self) -> dict[str, Any] | None:
        async with self._writing():
            await self._memory.held_writes.write_locked(self.session_id)
            for _ in range(_MAX_POPS):
                popping = self._popping = self._popping or await self._next_pop()
                if popping is None:
                    return None
                try:
                    await self._remove(popping.removal)
                except MemoryChanged:
                    self._popping = None
                    continue
                self._popping = None
                return popping.item
        raise MemoryChanged(
            f"session {self.session_id!r} changed {_MAX_POPS} times while its newest item was to be removed"
        )

    async def _remove(self, removal: MessagesRemoved) -> None:
        published = await self._memory.append(self.session_id, [removal], provider=self._provider)
        within_seconds = self._memory.read_timeout_seconds
        await require_removed(self._memory.backend, removal, published, timeout_seconds=within_seconds)

    async def _next_pop(self) -> _Popping | None:
        read = await self._read_whole()
        pop = pop_of(read.messages)
        if pop is None:
            return None
        replacement = None if pop.replacement is None else self._events([pop.replacement])[0]
        removal = self._new_event(
            MessagesRemoved,
            message_ids=pop.removed_ids,
            reason="pop_item",
            base_sequence=read.sequence,
            with_group=False,
            replacement=replacement,
        )
        return _Popping(removal, pop.item)

    async def _read_whole(self) -> MemoryRead:
        return await self._memory.read(
            self.session_id, self._whole, native=True, consistency=self._consistency
        )

    async def _clear(self) -> None:
        async with self._writing():
            await self._memory.held_writes.write_locked(self.session_id)
            await self._publish(_Writing("clear_session", [self._new_event(HistoryCleared)]))

    def _reads_whole(self) -> bool:
        """Return whether :meth:`get_items` reads the whole memory."""
        plain = replace(self._provider, interceptors=(), pre_filters=(), writes=True)
        return plain == replace(self._whole, reads=True)

    def _know(self, read: MemoryRead, items: Sequence[dict[str, Any]]) -> None:
        """Remember what a read of the whole memory had.

        It does not say how far it goes if there is no session yet; so after the first write another read checks it.
        """
        end = NOWHERE if read.sequence is None else read.sequence + 1
        self._known = KnownItems(items, end, read.messages[-1].id if read.messages else None)

    async def _publish(self, writing: _Writing) -> None:
        self._failed = writing
        # Until it is acknowledged, nothing is known.
        self._known = None
        own = await self._memory.append(self.session_id, writing.events, provider=self._provider)
        if writing.known is not None:
            ids = _message_ids(writing, own)
            self._known = writing.known.with_own(writing.items, own, ids)
            if self._known is None and not writing.is_unchecked:
                self._known = writing.known.with_unchecked(writing.items, ids)
        if writing.is_unchecked and own and self._known is None:
            self._known = await self._known_by_newest(writing, own)
        if writing.is_unchecked and own and self._known is None:
            await self._remove_repeated(writing, own)
        self._failed = None

    def _events_of(
        self,
        items: list[dict[str, Any]],
        stored: Sequence[dict[str, Any]],
        wrapper: RunContextWrapper[Any] | None,
    ) -> list[Event]:
        adapted = message_fields_of(items, tool_names(stored))
        self._stamp(adapted, wrapper)
        events = self._events(adapted)
        if ended_for_length(items):
            events.append(self._length_exceeded())
        return events

    def _stamp(self, adapted: Sequence[MessageFields], wrapper: RunContextWrapper[Any] | None) -> None:
        """Give the first answer its context receipt, and the usage that was billed since the last answer."""
        answer = add_receipt(adapted, self._receipt)
        if answer is not None and wrapper is not None:
            usage = wrapper.usage
            billed = (usage.input_tokens, usage.output_tokens, usage.input_tokens_details.cached_tokens)
            before = self._billed.get(wrapper, (0, 0, 0))
            self._billed[wrapper] = billed
            if billed > before:
                new = [max(0, now - earlier) for now, earlier in zip(billed, before, strict=True)]
                answer["usage"] = {"input_tokens": new[0], "output_tokens": new[1]}
                if new[2]:
                    answer["usage"]["cached_tokens"] = new[2]

    def _events(self, adapted: Sequence[MessageFields]) -> list[Event]:
        return framework_events(adapted, self.session_id, source=SOURCE, author=self._author)

    def _new_event(self, kind: type[E], **fields: Any) -> E:
        return new_event(kind, self.session_id, self._author, **fields)

    def _length_exceeded(self) -> CompactionRequested:
        return self._new_event(CompactionRequested, reason="length_exceeded")


def _given_items(read: MemoryRead) -> list[dict[str, Any]]:
    """Return the items that a run is given: outputs directly behind their calls where others spoke between them.

    Chat Completions models require it. A call without an output stays: the SDK itself leaves it out of a model's input,
    unless the run waits for it.
    """
    return [item for item, _ in replayed(model_conversation(read.messages, answers=False, as_written=FORMAT))]


def _settings_of(names: SessionSettings | Mapping[str, Any]) -> SessionSettings:
    """Return the SDK's settings. The SDK itself ignores a name that it does not know."""
    if isinstance(names, SessionSettings):
        return names
    if not isinstance(names, Mapping):
        raise BadRequest(
            f"session_settings must be SessionSettings or a mapping, not {type(names).__name__}",
            error_code="invalid_field",
        )
    known = [field.name for field in fields(SessionSettings)]
    for name in names:
        if name not in known:
            close = closest(name, known)
            raise BadRequest(
                f"session_settings has no {name!r}: "
                + (f"did you mean {close}?" if close is not None else f"its names are {', '.join(known)}"),
                error_code="unknown_field",
            )
    return SessionSettings(**names)


def failed_for_length(error: BaseException) -> bool:
    """Tell whether a run failed because the model's context or output limit was reached."""
    texts = (str(one) for one in errors_in(error))
    return refused_for_length(error) or any(
        "max_output_tokens" in text or "finish_reason='length'" in text for text in texts
    )


def recall_tool(
    session: KafkaSession, *, limit: int | None = None, max_bytes: int | None = None
) -> FunctionTool:
    """Return the tool ``recall`` for an agent of the SDK: ``Agent(…, tools=[recall_tool(session)])``.

    >>> recall_tool(KafkaSession("s1", memory)).name
    'recall'

    Args:
        session: the session that is looked into; the model cannot name another one.
        limit: how many messages a call looks up at most; 5 by default.
        max_bytes: how many bytes of text a call answers at most; 16 KiB by default.
    """
    recall = Recall(session._memory, session.session_id, limit=limit, max_bytes=max_bytes)

    async def invoke(_: Any, arguments: str) -> str:
        return await recall(arguments)

    return FunctionTool(NAME, ABOUT, dict(PARAMETERS), invoke, strict_json_schema=False)
