"""A chat message history for LangChain that is kept in Kafka and shared by all processes with its session id."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from processors.adapters.adapted import add_receipt
from processors.adapters.langchain_messages import FORMAT, SOURCE, ended_for_length, message_fields_of
from processors.adapters.langchain_replay import is_added, keys_of, replayed, tool_names
from processors.adapters.model_conversation import (
    UnansweredCalls,
    model_conversation,
    own_waiting,
    require_unanswered,
)
from processors.adapters.stored_already import not_stored, stored_in_none
from schemas.events import CompactionRequested, Event, HistoryCleared, MessagesRemoved
from schemas.parts import ContextReceipt
from schemas.view import MessageView
from streams.client.background import call, run_on_memory_loop
from streams.client.framework_events import author_of, framework_events, messages_of, provider_of
from streams.client.new_events import E, new_event, session_id_text
from streams.client.provider import MemoryProvider
from streams.client.recall_tool import ABOUT, NAME, Recall
from streams.client.session_memory import Consistency, SessionMemory

try:
    from langchain_core.chat_history import BaseChatMessageHistory
    from langchain_core.messages import BaseMessage, RemoveMessage, message_to_dict, messages_from_dict
    from langchain_core.tools import StructuredTool
except ImportError as error:
    raise ImportError(
        "streams.client.langchain needs langchain-core: install sessionstream[langchain]"
        " (in a checkout: pip install '.[langchain]')"
    ) from error

#: How many reads are remembered, to recognize their messages when a chain gives them back.
_REMEMBERED_READS: Final = 4
#: The id by which LangGraph's ``RemoveMessage`` means all messages: ``langgraph.graph.message.REMOVE_ALL_MESSAGES``.
_REMOVE_ALL: Final = "__remove_all__"


class KafkaChatMessageHistory(BaseChatMessageHistory):
    """LangChain's chat history on a session memory, for ``RunnableWithMessageHistory`` or on its own.

    ``RunnableWithMessageHistory(chain, lambda session_id: KafkaChatMessageHistory(session_id, memory), …)``

    >>> history = KafkaChatMessageHistory("s1", memory)
    >>> await history.aadd_messages([HumanMessage("Hello"), AIMessage("Hi!")])
    >>> [message.text for message in await history.aget_messages()]
    ['Hello', 'Hi!']

    Messages are kept verbatim. They are returned as they were given, in their order, for as long as they are
    in memory: memory is bounded, and a summary replaces what was compacted. A tool message whose call is not
    in memory is kept in the history but not returned, because a model's API would refuse it. Messages of
    other agents are returned as LangChain messages with the same content. If another agent spoke between a call and its
    tool message, the tool message is returned directly behind its call, as models require.

    A message that is already in memory, or that this history has just returned, is not stored again. It is
    recognized by its ``id`` and its content; one with the same id and other content is stored. A message
    without an id (a user's, a tool's) counts as stored only if it
    stands next to stored messages in the same order as in memory. A ``RemoveMessage`` removes the message with
    its id; a message with the same id after it takes its place, at the end.

    Async methods may be called on any event loop. The other methods block, so they must not be called on the
    event loop of ``memory``; a program without an event loop enters ``memory`` with
    :func:`streams.client.background.in_background`.

    Args:
        session_id: the session.
        memory: a started :class:`streams.client.SessionMemory`, shared by any number of histories.
        provider: how memory is used; by default as ``memory`` has it.
        consistency: what its reads must have: by default every message that any process's write had returned for;
            see :meth:`streams.client.SessionMemory.memory`.
        unanswered: what is returned for a call without a tool message: ``error``, a tool message with an error;
            ``keep``, none; ``keep_own``, none for calls that are the newest in the session and come from this agent
            through LangChain, since its caller may bring the tool messages with its next input, and an error for all
            others.
        agent_id: the agent that the messages come from.
        agent_role: the agent's role.
        user_id: the user on whose behalf the agent works.

    Raises:
        BadRequest: ``unanswered`` is none of these.
    """

    def __init__(
        self,
        session_id: str,
        memory: SessionMemory,
        *,
        provider: MemoryProvider | None = None,
        consistency: Consistency = "linearizable",
        unanswered: UnansweredCalls = "keep_own",
        agent_id: str | None = None,
        agent_role: str | None = None,
        user_id: str | None = None,
    ) -> None:
        super().__init__()
        self.session_id = session_id_text(session_id)
        self._memory = memory
        self._provider = provider_of(memory, provider)
        self._consistency: Consistency = consistency
        self._unanswered: UnansweredCalls = require_unanswered(unanswered)
        self._whole = MemoryProvider(reads=self._provider.enabled, store=self._provider.store)
        self._author = author_of(agent_id, agent_role, user_id)
        self._receipt: ContextReceipt | None = None
        # A chain reads before and after its run, and gives back the messages of its first read.
        self._returned: deque[list[dict[str, Any]]] = deque(maxlen=_REMEMBERED_READS)
        self._failed: tuple[list[dict[str, Any]], list[Event]] | None = None

    @property
    def messages(self) -> list[BaseMessage]:
        """The messages of the session, oldest first; see :meth:`aget_messages`."""
        return call(self._memory, self._get())

    @messages.setter
    def messages(self, messages: list[BaseMessage]) -> None:  # pyright: ignore[reportIncompatibleVariableOverride]
        del messages
        # Code for histories that are lists in RAM does this; an assignment cannot say how much of it was stored.
        raise AttributeError("messages cannot be assigned: call clear(), and then add_messages(messages)")

    def add_messages(self, messages: Sequence[BaseMessage]) -> None:
        """Add messages; see :meth:`aadd_messages`."""
        call(self._memory, self._add(messages))

    def clear(self) -> None:
        """Empty the memory; see :meth:`aclear`."""
        call(self._memory, self._clear())

    async def aget_messages(self) -> list[BaseMessage]:
        """Return the messages of the session, oldest first.

        Raises:
            StaleRead, MemoryUnreachable, NotServable: as :meth:`streams.client.SessionMemory.memory`.
        """
        return await run_on_memory_loop(self._memory, self._get())

    async def aadd_messages(self, messages: Sequence[BaseMessage]) -> None:
        """Add messages in order, except those already stored; all of them or, if one is refused, none.

        ``RemoveMessage(id)`` takes a message out of memory, and with LangGraph's ``REMOVE_ALL_MESSAGES`` all that came
        before. An id that memory does not hold removes nothing.

        An answer that was cut off because it was too long asks for a compaction.

        Raises:
            BadRequest: a message is not JSON (for example an artifact), or (EventTooLarge) too large for an event.
            PublishFailed: Kafka did not acknowledge in time; a retry of the same call stores nothing twice.
        """
        await run_on_memory_loop(self._memory, self._add(messages))

    async def aclear(self) -> None:
        """Empty the memory; the history, the configuration and the totals stay."""
        await run_on_memory_loop(self._memory, self._clear())

    async def _get(self) -> list[BaseMessage]:
        read = await self._memory.read(
            self.session_id, self._provider, native=True, metadata=True, consistency=self._consistency
        )
        self._receipt = read.receipt
        items = replayed(self._conversation(read.messages))
        if block := read.facts_block:
            facts = {"content": block, "id": f"facts of {self.session_id}, {read.epoch}"}
            items.insert(0, {"type": "system", "data": facts})
        self._returned.append(items)
        return messages_from_dict(items)

    def _conversation(self, messages: Sequence[MessageView]) -> list[MessageView]:
        """Return what a model is given of ``messages``."""
        keeps_own = self._unanswered == "keep_own"
        waiting = own_waiting(messages, FORMAT, self._author.get("agent_id")) if keeps_own else ()
        return model_conversation(messages, waiting=waiting, answers=self._unanswered != "keep")

    async def _add(self, messages: Sequence[BaseMessage]) -> None:
        messages = messages_of(messages, BaseMessage, source=SOURCE)
        given = [message_to_dict(message) for message in messages]
        if self._failed is not None and self._failed[0] == given:
            events = self._failed[1]
        else:
            events = await self._events(given, [m.id for m in messages if isinstance(m, RemoveMessage)])
        self._failed = (given, events)
        await self._memory.append(self.session_id, events, provider=self._provider)
        self._failed = None

    async def _clear(self) -> None:
        await self._memory.append(self.session_id, [self._new_event(HistoryCleared)], provider=self._provider)
        self._returned.clear()

    async def _events(self, given: Sequence[dict[str, Any]], removed: Sequence[str | None]) -> list[Event]:
        """Return the events that must be published for ``given``."""
        new = _without_removed(given)
        events: list[Event] = []
        stored: list[dict[str, Any]] = []
        read_as: list[dict[str, Any]] = []
        if _REMOVE_ALL in removed:
            events.append(self._new_event(HistoryCleared))
            self._returned.clear()
        elif removed or _may_be_stored(new):
            read = await self._memory.read(
                self.session_id, self._whole, native=True, metadata=True, consistency=self._consistency
            )
            stored = replayed(read.messages)
            ids = [
                m.id
                for m, item in zip(read.messages, stored, strict=True)
                if item["data"].get("id") in removed
            ]
            # A message that replaces a removed one has the same id.
            stored, read_as = (
                [item for item in items if item["data"].get("id") not in removed]
                for items in (stored, replayed(self._conversation(read.messages)))
            )
            if removed:
                self._returned.clear()
            if ids:
                events.append(self._new_event(MessagesRemoved, message_ids=ids, reason="RemoveMessage"))
            # A chain gives back the messages it was given, also if memory has changed in the meantime.
            orders = (keys_of(there) for there in (stored, read_as))
            new = [new[position] for position in stored_in_none(orders, keys_of(new))]
            for there in self._returned:
                new = [new[position] for position in not_stored(keys_of(there), keys_of(new))]
        new = [item for item in new if not is_added(item)]
        adapted = message_fields_of(new, tool_names(stored))
        add_receipt(adapted, self._receipt)
        events += framework_events(adapted, self.session_id, source=SOURCE, author=self._author)
        if any(ended_for_length(item) for item in new):
            events.append(self._new_event(CompactionRequested, reason="length_exceeded"))
        return events

    def _new_event(self, kind: type[E], **fields: Any) -> E:
        return new_event(kind, self.session_id, self._author, **fields)


def _without_removed(given: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the messages of ``given`` that no later ``RemoveMessage`` in it removes."""
    left: list[dict[str, Any]] = []
    for item in given:
        if item["type"] == "remove" and item["data"]["id"] == _REMOVE_ALL:
            left = []
        elif item["type"] == "remove":
            left = [other for other in left if other["data"].get("id") != item["data"]["id"]]
        else:
            left.append(item)
    return left


def _may_be_stored(items: Sequence[dict[str, Any]]) -> bool:
    """Tell whether any of these could be in memory already; if not, memory need not be read."""
    described = keys_of(items)
    return any(described.ids) or any(described.call_ids)


def recall_tool(
    history: KafkaChatMessageHistory, *, limit: int | None = None, max_bytes: int | None = None
) -> StructuredTool:
    """Return the tool ``recall`` for a LangChain agent: ``model.bind_tools([recall_tool(history)])``.

    >>> recall_tool(KafkaChatMessageHistory("s1", memory)).name
    'recall'

    Args:
        history: of the session that is looked into; the model cannot name another one.
        limit: how many messages a call looks up at most; 5 by default.
        max_bytes: how many bytes of text a call answers at most; 16 KiB by default.
    """
    recall = Recall(history._memory, history.session_id, limit=limit, max_bytes=max_bytes)

    async def recall_async(query: str) -> str:
        return await run_on_memory_loop(history._memory, recall({"query": query}))

    def recall_blocking(query: str) -> str:
        return call(history._memory, recall({"query": query}))

    return StructuredTool.from_function(recall_blocking, recall_async, name=NAME, description=ABOUT)
