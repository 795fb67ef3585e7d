"""A chat message history for LangChain that is kept in Kafka, and shared by all who know its id."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from processors.adapters.adapted import events_of
from processors.adapters.langchain_messages import SOURCE, ended_for_length, message_fields_of
from processors.adapters.langchain_replay import keys_of, replayed, tool_names
from processors.adapters.stored_already import not_stored
from schemas.events import CompactionRequested, Event, HistoryCleared, MessagesRemoved
from schemas.parts import ContextReceipt
from streams.client.background import call, hop
from streams.client.new_events import E, new_event
from streams.client.provider import MemoryProvider
from streams.client.session_memory import SessionMemory
from streams.kafka.publisher import new_event_id

try:
    from langchain_core.chat_history import BaseChatMessageHistory
    from langchain_core.messages import RemoveMessage, message_to_dict, messages_from_dict
except ImportError as error:
    raise ImportError(
        "streams.client.langchain needs langchain-core: install sessionstream[langchain]"
    ) from error

if TYPE_CHECKING:
    from langchain_core.messages import BaseMessage


#: Reads whose messages are known to have been given out.
_READS: Final = 4


class KafkaChatMessageHistory(BaseChatMessageHistory):
    """LangChain's chat history on a session memory, for ``RunnableWithMessageHistory`` and by itself.

    ``RunnableWithMessageHistory(chain, lambda session_id: KafkaChatMessageHistory(session_id, memory), …)``

    >>> history = KafkaChatMessageHistory("s1", memory)
    >>> await history.aadd_messages([HumanMessage("Hello"), AIMessage("Hi!")])
    >>> [message.text for message in await history.aget_messages()]
    ['Hello', 'Hi!']

    Messages are kept verbatim and come back as they were given, in their order, for as long as memory holds
    them: it is bounded, and a summary takes the place of what was compacted. A tool's message whose call
    memory does not hold is kept in the history but not given back, since a model's API would refuse it.
    What others said in the session comes back as the message that says the same.

    A message that memory already holds, or that this history has just given out, is not stored again. It is
    told by its ``id``; a message without one (a user's, a tool's) is held only where it stands next to held
    ones just as it does there. A ``RemoveMessage`` takes the message of its id out; one of
    the same id behind it takes its place, at the end.

    Async methods may be called on any event loop. The others wait, so they must not be called on the loop
    that ``memory`` lives on; a program without an event loop enters ``memory`` with
    :func:`streams.client.background.in_background`.

    Args:
        session_id: which session.
        memory: a started :class:`streams.client.SessionMemory`, shared by any number of histories.
        provider: how memory is used, where not as ``memory`` has it.
        agent_id: which agent the messages are said to come from.
        agent_role: in which role.
        user_id: on whose behalf.
    """

    def __init__(
        self,
        session_id: str,
        memory: SessionMemory,
        *,
        provider: MemoryProvider | None = None,
        agent_id: str | None = None,
        agent_role: str | None = None,
        user_id: str | None = None,
    ) -> None:
        super().__init__()
        self.session_id = session_id
        self._memory = memory
        self._provider = memory.provider if provider is None else provider
        self._whole = MemoryProvider(reads=self._provider.enabled, store=self._provider.store)
        who = {"agent_id": agent_id, "agent_role": agent_role, "user_id": user_id}
        self._who = {name: value for name, value in who.items() if value is not None}
        self._receipt: ContextReceipt | None = None
        # Of the last reads: a chain reads before and after its run, and brings back what it read first.
        self._given_out: deque[list[dict[str, Any]]] = deque(maxlen=_READS)
        self._failed: tuple[list[dict[str, Any]], list[Event]] | None = None

    @property
    def messages(self) -> list[BaseMessage]:  # type: ignore[override]  # an attribute there, which is read only
        """The messages of the session, oldest first; see :meth:`aget_messages`."""
        return call(self._memory, self._get())

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
        return await hop(self._memory, self._get())

    async def aadd_messages(self, messages: Sequence[BaseMessage]) -> None:
        """Add messages in order, less those that are held; all of them or, if one is refused, none.

        An answer that was cut off at its longest asks for a compaction.

        Raises:
            BadRequest: a message is no JSON (an artifact, say), or (EventTooLarge) too large for an event.
            PublishFailed: Kafka did not acknowledge in time; the same call made again stores nothing twice.
        """
        await hop(self._memory, self._add(messages))

    async def aclear(self) -> None:
        """Empty the memory; the history, the configuration and the totals stay."""
        await hop(self._memory, self._clear())

    async def _get(self) -> list[BaseMessage]:
        read = await self._memory.read(self.session_id, self._provider, native=True)
        self._receipt = read.receipt
        items = replayed(read.messages)
        self._given_out.append(items)
        return messages_from_dict(items)

    async def _add(self, messages: Sequence[BaseMessage]) -> None:
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
        self._given_out.clear()

    async def _events(self, given: Sequence[dict[str, Any]], removed: Sequence[str | None]) -> list[Event]:
        """Return what is to be published for ``given``."""
        new = _left(given)
        events: list[Event] = []
        held: list[dict[str, Any]] = []
        if removed or _names_any(new):
            read = await self._memory.read(self.session_id, self._whole, native=True)
            held = replayed(read.messages)
            ids = [
                m.id for m, item in zip(read.messages, held, strict=True) if item["data"].get("id") in removed
            ]
            # What takes the place of a removed message has its id.
            held = [item for item in held if item["data"].get("id") not in removed]
            if removed:
                self._given_out.clear()
            if ids:
                events.append(self._new_event(MessagesRemoved, message_ids=ids, reason="RemoveMessage"))
            # What a chain was given comes back with its input when memory has changed in the meantime.
            for there in (held, *self._given_out):
                new = [new[position] for position in not_stored(keys_of(there), keys_of(new))]
        said = message_fields_of(new, tool_names(held))
        answer = next((fields for fields in said if fields["type"] == "AiMessageAdded"), None)
        if answer is not None and self._receipt is not None:
            answer["context"] = self._receipt.model_dump(mode="json")
        common = {**self._who, "session_id": self.session_id, "occurred_at": datetime.now(UTC).isoformat()}
        events += events_of(said, new_id=new_event_id, common=common, source=SOURCE)
        if any(ended_for_length(item) for item in new):
            events.append(self._new_event(CompactionRequested, reason="length_exceeded"))
        return events

    def _new_event(self, kind: type[E], **fields: Any) -> E:
        return new_event(kind, self.session_id, self._who, **fields)


def _left(given: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the messages of ``given`` that nothing behind them in it removes."""
    left: list[dict[str, Any]] = []
    for item in given:
        if item["type"] == "remove":
            left = [other for other in left if other["data"].get("id") != item["data"]["id"]]
        else:
            left.append(item)
    return left


def _names_any(items: Sequence[dict[str, Any]]) -> bool:
    """Tell whether anything among these could be known; if not, there is nothing to read."""
    keys = keys_of(items)
    return any(keys.ids) or any(keys.call_ids)
