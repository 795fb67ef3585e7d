"""A checkpointer for LangGraph: the state of a thread in Kafka, and its messages in the thread's session."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from processors.adapters.langgraph_messages import comparable, session_form
from processors.adapters.langgraph_state import (
    SOURCE,
    Record,
    StoredCheckpoint,
    ThreadState,
    checkpoint_record,
    message_fields_of,
    state_of,
    writes_record,
)
from processors.memory.figures import TRIGGER_SETTINGS
from schemas.errors import BadRequest, ConfigurationError, Damaged, Forbidden
from schemas.events import MessagesRemoved, SessionConfigured, SessionDeleted
from streams.client.background import call, run_on_memory_loop
from streams.client.framework_events import framework_events, provider_of
from streams.client.langchain import KafkaChatMessageHistory
from streams.client.new_events import E, new_event
from streams.client.provider import MemoryProvider
from streams.client.session_memory import SessionMemory
from streams.http.session_path import MAX_SESSION_ID
from streams.kafka.event_ids import new_event_id

try:
    from langchain_core.messages import BaseMessage, RemoveMessage, message_to_dict, messages_from_dict
    from langgraph.checkpoint.base import (
        WRITES_IDX_MAP,
        BaseCheckpointSaver,
        CheckpointTuple,
        get_checkpoint_id,
        get_checkpoint_metadata,
    )
except ImportError as error:
    raise ImportError(
        "streams.client.langgraph needs LangGraph: install sessionstream[langgraph]"
        " (in a checkout: pip install '.[langgraph]')"
    ) from error

if TYPE_CHECKING:
    from langchain_core.runnables import RunnableConfig
    from langgraph.checkpoint.base import ChannelVersions, Checkpoint, CheckpointMetadata
    from langgraph.checkpoint.serde.base import SerializerProtocol

    from processors.reading.memory_read import MemoryRead
    from schemas.publication import Published

log = logging.getLogger(__name__)

#: In the class below, ``list`` is a method.
_Found = list[CheckpointTuple]
_Messages = list[BaseMessage]

#: What is added to a thread's id to name the session of its checkpoints. At the end, so that a token for sessions with
#: a prefix may use both.
CHECKPOINTS_SUFFIX: Final = ":checkpoints"
#: How many threads' states are kept in this process.
_REMEMBERED_THREADS: Final = 64
#: How many messages one event removes; the ids of all messages of a long thread are too large for one event.
_REMOVED_AT_ONCE: Final = 1_000
#: No window and no trigger: what leaves this memory is lost to the graph. The time to live stays the workers': without
#: it, the checkpoints of threads that no one deletes would never leave their memory.
_UNBOUNDED: Final[dict[str, Any]] = {
    "max_size_bytes": None,
    "max_messages": None,
    "max_tokens": None,
    "compaction": dict.fromkeys(TRIGGER_SETTINGS),
}
_PLAIN: Final = MemoryProvider.limited_window()


@dataclass(slots=True)
class _Known:
    """A thread's state as it was read, with what this object has written since.

    Attributes:
        state: Of the thread.
        life_sequence: As in the read.
        epoch: As in the read.
        message_count: Of the read, and the messages written since.
    """

    state: ThreadState
    life_sequence: int | None
    epoch: int
    message_count: int

    def is_of(self, head: MemoryRead) -> bool:
        """Tell whether the session holds nothing else. A removal raises the epoch, and an eviction shows as such."""
        return not head.truncated and (self.life_sequence, self.epoch, self.message_count) == (
            head.life_sequence,
            head.epoch,
            head.message_count,
        )


class SessionCheckpointer(BaseCheckpointSaver[str]):
    """LangGraph's checkpointer on a session memory: ``builder.compile(checkpointer=SessionCheckpointer(memory))``.

    >>> checkpointer = SessionCheckpointer(memory)
    >>> checkpointer.checkpoints_session("support-4471")
    'support-4471:checkpoints'

    A thread is two sessions. The session with the thread's id has the new messages of the graph's channel
    ``messages``, as other agents, the console, the archive and figures see them: bounded, and compacted like any
    other. The session ``<thread_id>:checkpoints`` has the checkpoints and pending writes of all channels, whole and
    exact: without window, triggers and compaction. So resuming, interrupts and time travel work, and no compaction
    shortens the graph's state. The workers' time to live (``MEMORY__TTL_SECONDS``) holds for both: a thread that is idle
    for longer has no checkpoints any more.

    The state is what the graph reads. A message that the graph removes from its state stays in the session, and what
    other agents say in the session does not come into the state; a node that reads the memory sees it. Of a message that
    an event cannot hold (an artifact of bytes, a picture of a megabyte), the session has the rest, the state has all.

    Checkpoints are kept whatever the provider of ``memory`` reads and writes, since a graph cannot go on without them.
    With ``MemoryProvider.none()`` the session with the thread's id has no messages of the graph.

    The async methods work on any event loop. The others block, so they must not be called on the event loop of
    ``memory``; a program without an event loop enters ``memory`` with
    :func:`streams.client.background.in_background`.

    Args:
        memory: a started :class:`streams.client.SessionMemory`, shared by any number of graphs.
        messages_channel: the channel whose messages go to the thread's session; ``None`` for none.
        agent_id: the agent that these messages come from.
        agent_role: the agent's role.
        user_id: the user on whose behalf the graph works.
        serde: LangGraph's serializer; ``EncryptedSerializer`` encrypts the checkpoints.

    Raises:
        ConfigurationError: the provider of ``memory`` keeps messages in a store of one's own.
    """

    def __init__(
        self,
        memory: SessionMemory,
        *,
        messages_channel: str | None = "messages",
        agent_id: str | None = None,
        agent_role: str | None = None,
        user_id: str | None = None,
        serde: SerializerProtocol | None = None,
    ) -> None:
        super().__init__(serde=serde)
        if provider_of(memory, None).store is not None:
            raise ConfigurationError(
                "a store of one's own has no place for checkpoints: give the graph a checkpointer of its own"
            )
        self._memory = memory
        self._messages_channel = messages_channel
        self._author: dict[str, Any] = {
            "agent_id": agent_id,
            "agent_role": agent_role,
            "user_id": user_id,
        }
        # By session, the one that was used last at the end.
        self._known: OrderedDict[str, _Known] = OrderedDict()

    @staticmethod
    def checkpoints_session(thread_id: str) -> str:
        """Return the id of the session that has the checkpoints of a thread.

        Raises:
            BadRequest: the thread's id is so long that no session can have this one.
        """
        session_id = f"{thread_id}{CHECKPOINTS_SUFFIX}"
        if len(session_id) > MAX_SESSION_ID:
            raise BadRequest(
                f"a thread_id has at most {MAX_SESSION_ID - len(CHECKPOINTS_SUFFIX)} characters, because "
                f"its checkpoints are in the session <thread_id>{CHECKPOINTS_SUFFIX}; this one has {len(thread_id)}: "
                f"{thread_id[:40]}…"
            )
        return session_id

    # LangGraph's async interface

    async def aget_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        """Return a checkpoint, the newest one if ``config`` names none; ``None`` if there is none.

        Raises:
            StaleRead, MemoryUnreachable, NotServable: as :meth:`streams.client.SessionMemory.memory`.
            Damaged: the session of the checkpoints was compacted or lost messages; nothing is guessed.
        """
        return await run_on_memory_loop(self._memory, self._found(config))

    async def alist(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002 - LangGraph's name
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> AsyncIterator[CheckpointTuple]:
        """Yield the checkpoints of a thread, newest first; raises as :meth:`aget_tuple`."""
        for found in await run_on_memory_loop(self._memory, self._listed(config, filter, before, limit)):
            yield found

    async def aput(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        """Keep a checkpoint, and before it the new messages of the thread; returns the config that names it.

        Raises:
            PublishFailed: Kafka did not acknowledge in time; the same call again keeps nothing twice.
        """
        return await run_on_memory_loop(self._memory, self._put(config, checkpoint, metadata, new_versions))

    async def aput_writes(
        self,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str = "",
    ) -> None:
        """Keep a task's pending writes of a checkpoint; raises as :meth:`aput`."""
        await run_on_memory_loop(self._memory, self._put_writes(config, writes, (task_path, task_id)))

    async def adelete_thread(self, thread_id: str) -> None:
        """Delete the checkpoints of a thread. Its messages stay: ``memory.delete(thread_id)`` deletes them."""
        await run_on_memory_loop(self._memory, self._delete(thread_id))

    async def acopy_thread(self, source_thread_id: str, target_thread_id: str) -> None:
        """Copy all checkpoints and pending writes of a thread; the messages of its session are not copied."""
        await run_on_memory_loop(self._memory, self._copy(source_thread_id, target_thread_id))

    async def aprune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        """Remove all checkpoints but the newest of each namespace, or all of them (``strategy="delete"``).

        The history keeps them.

        Raises:
            BadRequest: the strategy is neither, or a channel needs the earlier checkpoints (a ``DeltaChannel``).
        """
        if strategy not in {"keep_latest", "delete"}:
            raise BadRequest(f"strategy {strategy!r} is neither keep_latest nor delete")
        for thread_id in thread_ids:
            pruning = self._delete(thread_id) if strategy == "delete" else self._prune(thread_id)
            await run_on_memory_loop(self._memory, pruning)

    # The same for programs without an event loop

    def get_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        """See :meth:`aget_tuple`."""
        return call(self._memory, self.aget_tuple(config))

    def list(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002 - LangGraph's name
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> Iterator[CheckpointTuple]:
        """See :meth:`alist`."""
        yield from call(self._memory, self._listed(config, filter, before, limit))

    def put(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        """See :meth:`aput`."""
        return call(self._memory, self._put(config, checkpoint, metadata, new_versions))

    def put_writes(
        self,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str = "",
    ) -> None:
        """See :meth:`aput_writes`."""
        call(self._memory, self._put_writes(config, writes, (task_path, task_id)))

    def delete_thread(self, thread_id: str) -> None:
        """See :meth:`adelete_thread`."""
        call(self._memory, self._delete(thread_id))

    def copy_thread(self, source_thread_id: str, target_thread_id: str) -> None:
        """See :meth:`acopy_thread`."""
        call(self._memory, self._copy(source_thread_id, target_thread_id))

    def prune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        """See :meth:`aprune`."""
        call(self._memory, self.aprune(thread_ids, strategy=strategy))

    def get_next_version(self, current: str | None, channel: None) -> str:
        """Return the version of a channel after ``current``: a number that sorts as text."""
        del channel
        return f"{int(current or 0) + 1:032}"

    # On the loop of the memory

    async def _found(self, config: RunnableConfig) -> CheckpointTuple | None:
        """Return a checkpoint; here, since writes on this loop change the state."""
        thread_id, namespace = _place_of(config)
        state = await self._state(thread_id)
        wanted = get_checkpoint_id(config)
        stored = state.checkpoints.get(namespace, {}).get(wanted) if wanted else state.latest(namespace)
        return None if stored is None else self._tuple(state, thread_id, namespace, stored)

    async def _state(self, thread_id: str) -> ThreadState:
        session_id = self.checkpoints_session(thread_id)
        async with self._memory.session_locks.of(session_id):
            return (await self._read(session_id)).state

    async def _read(self, session_id: str, *, lossy: bool = False) -> _Known:
        """Return the thread's state; under the session's lock.

        What this object knows is used if a small read shows that no one else has written since.
        """
        known = self._known.get(session_id)
        if known is not None:
            head = await self._memory.read(session_id, _PLAIN.read_last(0), consistency="linearizable")
            if known.is_of(head):
                self._known.move_to_end(session_id)
                return known
        read = await self._memory.read(session_id, _PLAIN, native=True, consistency="linearizable")
        if read.truncated and not lossy:
            raise Damaged(
                f"session {session_id!r} lost checkpoints, because its window was full: prune the thread, and configure "
                "the session without max_size_bytes, max_messages and max_tokens"
            )
        known = _Known(state_of(read.messages), read.life_sequence, read.epoch, read.message_count)
        self._known[session_id] = known
        self._known.move_to_end(session_id)
        if len(self._known) > _REMEMBERED_THREADS:
            self._known.popitem(last=False)
        return known

    async def _append(self, thread_id: str, records: Sequence[Record]) -> None:
        session_id = self.checkpoints_session(thread_id)
        async with self._memory.session_locks.of(session_id):
            known = self._known.get(session_id)
            if known is None or known.life_sequence is None:
                await self._begin(session_id)
            for record in records:
                await self._append_record(session_id, record)

    async def _append_record(self, session_id: str, record: Record) -> None:
        """Publish one record; under the session's lock."""
        events = framework_events(message_fields_of(record, new_event_id()), session_id, source=SOURCE)
        # If it fails, nothing is known of the session.
        known = self._known.pop(session_id, None)
        published = await self._memory.append(session_id, events, provider=_PLAIN)
        if known is None:
            return
        if known.life_sequence is None and published:
            known.life_sequence = published[0].sequence
        known.state.add(record, [event.event_id for event in events])
        known.message_count += len(events)
        self._known[session_id] = known

    async def _begin(self, session_id: str) -> None:
        """Read a session before its first write by this object, and lift its limits if it is new."""
        known = await self._read(session_id)
        if known.life_sequence is not None:
            return
        try:
            published = await self._manage(session_id, SessionConfigured, **_UNBOUNDED)
        except Forbidden:
            log.warning(
                "session %s keeps its window: this token may not configure it, so the oldest checkpoints may leave it",
                session_id,
                extra={"action": "checkpoints_bounded", "session_id": session_id},
            )
            return
        known.life_sequence = None if published is None else published.sequence

    async def _put(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        thread_id, namespace = _place_of(config)
        parent_id = get_checkpoint_id(config)
        if not namespace and self._messages_channel in new_versions:
            await self._share_messages(thread_id, parent_id, checkpoint)
        record = checkpoint_record(
            namespace,
            checkpoint["id"],
            parent_id,
            self.serde.dumps_typed(checkpoint),
            self.serde.dumps_typed(get_checkpoint_metadata(config, metadata)),
        )
        await self._append(thread_id, [record])
        return _config(thread_id, namespace, checkpoint["id"])

    async def _put_writes(
        self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task: tuple[str, str]
    ) -> None:
        thread_id, namespace = _place_of(config)
        numbered = [
            (WRITES_IDX_MAP.get(channel, number), channel, self.serde.dumps_typed(value))
            for number, (channel, value) in enumerate(writes)
        ]
        record = writes_record(namespace, get_checkpoint_id(config) or "", task, numbered)
        await self._append(thread_id, [record])

    async def _share_messages(self, thread_id: str, parent_id: str | None, checkpoint: Checkpoint) -> None:
        """Write those messages of a checkpoint to the thread's session that its parent did not have."""
        values, channel = checkpoint["channel_values"], self._messages_channel or ""
        is_whole = channel in values
        messages = _messages_in(values.get(channel))
        earlier: _Messages = []
        if parent_id is not None and (messages or not is_whole):
            state = await self._state(thread_id)
            if is_whole:
                earlier = self._messages_at(state, parent_id)
            else:
                messages = self._written_messages(state, parent_id)
        known = {comparable(message_to_dict(one)) for one in earlier}
        new = [
            self._as_session_holds_it(thread_id, message, item)
            for message in messages
            if comparable(item := message_to_dict(message)) not in known
        ]
        if new:
            await KafkaChatMessageHistory(thread_id, self._memory, **self._author).aadd_messages(new)

    def _messages_at(self, state: ThreadState, checkpoint_id: str) -> _Messages:
        """Return the messages that the channel had at a checkpoint of the graph itself."""
        after: _Messages = []
        wanted: str | None = checkpoint_id
        while wanted is not None and (stored := state.checkpoints.get("", {}).get(wanted)) is not None:
            values = self.serde.loads_typed(stored.checkpoint)["channel_values"]
            if self._messages_channel in values:
                return [*_messages_in(values[self._messages_channel]), *after]
            wanted = stored.parent_id
            if wanted is not None:
                after = [*self._written_messages(state, wanted), *after]
        return after

    def _written_messages(self, state: ThreadState, checkpoint_id: str) -> _Messages:
        """Return what the step after a checkpoint wrote to the channel; a ``DeltaChannel`` is kept as such writes."""
        return [
            message
            for write in state.pending("", checkpoint_id)
            if write.channel == self._messages_channel
            for message in _messages_in(self.serde.loads_typed(write.value))
            if not isinstance(message, RemoveMessage)
        ]

    def _as_session_holds_it(self, thread_id: str, message: BaseMessage, item: dict[str, Any]) -> BaseMessage:
        """Return the message, or what of it the session can hold: the checkpoint has all, so the run goes on."""
        form = session_form(item, max_event_bytes=self._memory.settings.max_event_bytes)
        if form.left_out is None:
            return message
        log.warning(
            "the session %s has a message without a part of it: %s; the checkpoint has all of it",
            thread_id,
            form.left_out,
            extra={"action": "message_reduced", "session_id": thread_id, "message_id": message.id},
        )
        (reduced,) = messages_from_dict([form.item])
        return reduced

    async def _listed(
        self,
        config: RunnableConfig | None,
        metadata: Mapping[str, Any] | None,
        before: RunnableConfig | None,
        limit: int | None,
    ) -> Sequence[CheckpointTuple]:
        if config is None:
            raise BadRequest("checkpoints are listed by thread: the config needs a thread_id")
        thread_id, _ = _place_of(config)
        state = await self._state(thread_id)
        wanted = config.get("configurable", {}).get("checkpoint_ns")
        only, end = get_checkpoint_id(config), None if before is None else get_checkpoint_id(before)
        found: _Found = []
        for namespace, stored in _newest_first(state):
            if len(found) == limit:
                break
            if wanted is not None and namespace != wanted:
                continue
            if (only and stored.checkpoint_id != only) or (end and stored.checkpoint_id >= end):
                continue
            candidate = self._tuple(state, thread_id, namespace, stored)
            given: Mapping[str, Any] = {**candidate.metadata}
            if all(given.get(name) == value for name, value in (metadata or {}).items()):
                found.append(candidate)
        return found

    async def _delete(self, thread_id: str) -> None:
        session_id = self.checkpoints_session(thread_id)
        async with self._memory.session_locks.of(session_id):
            self._known.pop(session_id, None)
            await self._manage(session_id, SessionDeleted)

    async def _copy(self, source: str, target: str) -> None:
        state = await self._state(source)
        records = []
        for namespace, stored in reversed([*_newest_first(state)]):
            name = stored.checkpoint_id
            records.append(
                checkpoint_record(namespace, name, stored.parent_id, stored.checkpoint, stored.metadata)
            )
            records += [
                writes_record(
                    namespace,
                    name,
                    (write.task_path, write.task_id),
                    [(write.index, write.channel, write.value)],
                )
                for write in state.pending(namespace, name)
            ]
        await self._append(target, records)

    async def _prune(self, thread_id: str) -> None:
        session_id = self.checkpoints_session(thread_id)
        async with self._memory.session_locks.of(session_id):
            state = (await self._read(session_id, lossy=True)).state
            for _, stored in _newest_first(state):
                if self.serde.loads_typed(stored.metadata).get("counters_since_delta_snapshot"):
                    raise BadRequest(
                        f"thread {thread_id!r} cannot be pruned: a DeltaChannel needs its earlier checkpoints"
                    )
            older = state.older_message_ids()
            for start in range(0, len(older), _REMOVED_AT_ONCE):
                self._known.pop(session_id, None)
                part = older[start : start + _REMOVED_AT_ONCE]
                await self._manage(session_id, MessagesRemoved, message_ids=part, reason="prune")

    async def _manage(self, session_id: str, kind: type[E], **fields: Any) -> Published | None:
        """Publish what happens to the checkpoints, which are kept also if the memory's provider keeps nothing."""
        event: Any = new_event(kind, session_id, {}, **fields)
        published = await self._memory.append(session_id, [event], provider=_PLAIN)
        return next(iter(published), None)

    def _tuple(
        self, state: ThreadState, thread_id: str, namespace: str, stored: StoredCheckpoint
    ) -> CheckpointTuple:
        parent = stored.parent_id
        return CheckpointTuple(
            _config(thread_id, namespace, stored.checkpoint_id),
            self.serde.loads_typed(stored.checkpoint),
            self.serde.loads_typed(stored.metadata),
            None if parent is None else _config(thread_id, namespace, parent),
            [
                (write.task_id, write.channel, self.serde.loads_typed(write.value))
                for write in state.pending(namespace, stored.checkpoint_id)
            ],
        )


def _place_of(config: RunnableConfig) -> tuple[str, str]:
    """Return the thread and the namespace that a config names."""
    configurable = config.get("configurable", {})
    return str(configurable["thread_id"]), configurable.get("checkpoint_ns", "")


def _config(thread_id: str, namespace: str, checkpoint_id: str) -> RunnableConfig:
    named = {"thread_id": thread_id, "checkpoint_ns": namespace, "checkpoint_id": checkpoint_id}
    return {"configurable": named}


def _newest_first(state: ThreadState) -> Iterator[tuple[str, StoredCheckpoint]]:
    for namespace, stored in state.checkpoints.items():
        for checkpoint_id in sorted(stored, reverse=True):
            yield namespace, stored[checkpoint_id]


def _messages_in(value: Any) -> list[BaseMessage]:
    """Return the messages in the value of a channel, or in a write to it; none if it is something else."""
    # A snapshot of a ``DeltaChannel`` and LangGraph's ``Overwrite`` are wrapped.
    value = getattr(value, "value", value)
    if isinstance(value, BaseMessage):
        return [value]
    return [one for one in value if isinstance(one, BaseMessage)] if isinstance(value, list) else []
