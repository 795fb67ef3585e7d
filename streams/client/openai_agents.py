"""A session of the OpenAI Agents SDK that is kept in Kafka, and shared by all who know its id."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, cast
from weakref import WeakKeyDictionary

from processors.adapters.adapted import MessageFields, events_of
from processors.adapters.openai_items import SOURCE, ended_for_length, message_fields_of
from processors.adapters.openai_replay import keys_of, pop_of, replayed, tool_names
from processors.adapters.stored_already import not_stored
from schemas.events import CompactionRequested, Event, HistoryCleared, MessagesRemoved
from schemas.parts import ContextReceipt
from streams.client.compaction import logging_failed_request
from streams.client.completion import ended_for_length as refused_for_length
from streams.client.new_events import E, new_event
from streams.client.provider import MemoryProvider
from streams.client.session_memory import SessionMemory
from streams.kafka.publisher import new_event_id

try:
    from agents.memory import SessionSettings
except ImportError as error:
    raise ImportError(
        "streams.client.openai_agents needs the OpenAI Agents SDK: install sessionstream[openai-agents]"
    ) from error

if TYPE_CHECKING:
    from agents import RunContextWrapper, TResponseInputItem


class KafkaSession:
    """The SDK's ``Session`` on a session memory: ``Runner.run(agent, "Hello", session=KafkaSession("s1", memory))``.

    >>> session = KafkaSession("s1", memory)
    >>> await session.add_items([{"role": "user", "content": "Hello"}, {"role": "assistant", "content": "Hi!"}])
    >>> await session.pop_item()
    {'role': 'assistant', 'content': 'Hi!'}
    >>> await session.get_items()
    [{'role': 'user', 'content': 'Hello'}]

    Items are kept verbatim and come back as they were given, in their order, for as long as memory holds
    them: it is bounded, and a summary takes the place of what was compacted, as a user's and an assistant's
    item. Calls and their outputs leave together; an output whose call memory does not hold is kept in the
    history but not given back, since the model's API would refuse it.

    An item that memory already holds is not stored again. It is told by its own ``id``; an item without one
    (a user's, an output) is held only where it stands next to held ones just as it does in memory. The id
    that the SDK gives to everything a Chat Completions model says (``__fake_id__``) is none: there calls and
    outputs are told by their ``call_id``, together with what was said around them.

    Usage and the context receipt of an answer are told by themselves. A model's item that says it is
    incomplete asks for a compaction; where the SDK raises instead, :meth:`watching_length` sees it.

    Args:
        session_id: which session.
        memory: a started :class:`streams.client.SessionMemory`, shared by any number of sessions.
        session_settings: the SDK's own; their ``limit`` holds where a call names none.
        provider: how memory is used, where not as ``memory`` has it.
        agent_id: which agent the items are said to come from.
        agent_role: in which role.
        user_id: on whose behalf.
    """

    def __init__(
        self,
        session_id: str,
        memory: SessionMemory,
        *,
        session_settings: SessionSettings | Mapping[str, Any] | None = None,
        provider: MemoryProvider | None = None,
        agent_id: str | None = None,
        agent_role: str | None = None,
        user_id: str | None = None,
    ) -> None:
        self.session_id = session_id
        self.session_settings: SessionSettings | None = (
            SessionSettings(**session_settings)
            if isinstance(session_settings, Mapping)
            else session_settings or SessionSettings()
        )
        self._memory = memory
        self._provider = memory.provider if provider is None else provider
        # What a reader leaves out is there all the same, so what is held is judged by the whole memory.
        self._whole = MemoryProvider(reads=self._provider.enabled, store=self._provider.store)
        who = {"agent_id": agent_id, "agent_role": agent_role, "user_id": user_id}
        self._who = {name: value for name, value in who.items() if value is not None}
        self._writing = asyncio.Lock()
        self._receipt: ContextReceipt | None = None
        # The call that failed last, and its events: made again, it is those events that are published.
        self._failed: tuple[object, list[Event], Any] | None = None
        self._billed: WeakKeyDictionary[Any, tuple[int, int]] = WeakKeyDictionary()

    async def get_items(
        self, limit: int | None = None, *, wrapper: RunContextWrapper[Any] | None = None
    ) -> list[TResponseInputItem]:
        """Return the newest ``limit`` items, oldest first; all without a limit, none for 0.

        Raises:
            StaleRead, MemoryUnreachable, NotServable: as :meth:`streams.client.SessionMemory.memory`.
        """
        del wrapper
        read = await self._memory.read(self.session_id, self._provider, native=True)
        items = [item for item, _ in replayed(read.messages)]
        self._receipt = read.receipt
        if limit is None and self.session_settings is not None:
            limit = self.session_settings.limit
        newest = items if limit is None else items[-limit:] if limit > 0 else []
        return cast("list[TResponseInputItem]", newest)

    async def add_items(
        self, items: list[TResponseInputItem], *, wrapper: RunContextWrapper[Any] | None = None
    ) -> None:
        """Add items in order, less those memory already holds; all of them or, if one is refused, none.

        Calls made at once of one session object are written one after the other.

        Raises:
            BadRequest: an item is no JSON, or (EventTooLarge) too large for an event.
            PublishFailed: Kafka did not acknowledge in time; the same call made again stores nothing twice.
        """
        given = [dict(cast("Mapping[str, Any]", item)) for item in items]
        async with self._writing:
            if self._failed is not None and self._failed[0] == given:
                events = self._failed[1]
            else:
                events = await self._new_events(given, wrapper)
            await self._publish(given, events)

    async def pop_item(self, *, wrapper: RunContextWrapper[Any] | None = None) -> TResponseInputItem | None:
        """Remove the newest item and return it; ``None`` if there is none, or if the provider keeps nothing.

        What memory can only remove together with it (the call of an output, the rest of what a model said in
        one breath) is said again behind it, under new ids: the order of the other items stays. Two processes
        that pop at once may be given the same item.
        """
        del wrapper
        if not self._provider.writes:
            # What cannot be removed would be popped for ever by whoever pops until nothing is left.
            return None
        async with self._writing:
            if self._failed is not None and self._failed[0] == "pop_item":
                _, events, item = self._failed
            else:
                read = await self._memory.read(self.session_id, self._whole, native=True)
                pop = pop_of(read.messages)
                if pop is None:
                    return None
                removal = self._new_event(MessagesRemoved, message_ids=pop.removed_ids, reason="pop_item")
                events, item = [removal, *self._events(pop.added_again)], pop.item
            await self._publish("pop_item", events, item)
            return cast("TResponseInputItem", item)

    async def clear_session(self, *, wrapper: RunContextWrapper[Any] | None = None) -> None:
        """Empty the memory; the history, the configuration and the totals stay."""
        del wrapper
        async with self._writing:
            await self._publish("clear_session", [self._new_event(HistoryCleared)])

    @asynccontextmanager
    async def watching_length(self) -> AsyncGenerator[None]:
        """Ask for a compaction when the block fails because a model's context or output was full.

        The SDK raises such an end and stores nothing of it, so a session cannot see it by itself:
        ``async with session.watching_length(): await Runner.run(agent, text, session=session)``. The run's own
        error comes out of the block, also where Kafka does not take the request.
        """
        try:
            yield
        except Exception as error:
            if failed_for_length(error):
                with logging_failed_request(self.session_id):
                    await self._memory.append(
                        self.session_id, [self._length_exceeded()], provider=self._provider
                    )
            raise

    async def _new_events(
        self, given: list[dict[str, Any]], wrapper: RunContextWrapper[Any] | None
    ) -> list[Event]:
        """Return what is to be published for those of ``given`` that memory does not hold."""
        keys = keys_of(given)
        held: list[dict[str, Any]] = []
        if any(keys.ids) or any(keys.call_ids):
            # Every time: somebody else may have added or removed any of them in the meantime.
            read = await self._memory.read(self.session_id, self._whole, native=True)
            held = [item for item, _ in replayed(read.messages)]
            given = [given[position] for position in not_stored(keys_of(held), keys)]
        return self._events_of(given, held, wrapper)

    async def _publish(self, made: object, events: list[Event], told: Any = None) -> None:
        self._failed = (made, events, told)
        await self._memory.append(self.session_id, events, provider=self._provider)
        self._failed = None

    def _events_of(
        self,
        items: list[dict[str, Any]],
        held: list[dict[str, Any]],
        wrapper: RunContextWrapper[Any] | None,
    ) -> list[Event]:
        said = message_fields_of(items, tool_names(held))
        self._stamp(said, wrapper)
        events = self._events(said)
        if ended_for_length(items):
            events.append(self._length_exceeded())
        return events

    def _stamp(self, said: Sequence[MessageFields], wrapper: RunContextWrapper[Any] | None) -> None:
        """Tell the first answer what it was made from, and what the run was billed for since the last one."""
        answer = next((fields for fields in said if fields["type"] == "AiMessageAdded"), None)
        if answer is None:
            return
        if self._receipt is not None:
            answer["context"] = self._receipt.model_dump(mode="json")
        if wrapper is not None:
            billed = (wrapper.usage.input_tokens, wrapper.usage.output_tokens)
            before = self._billed.get(wrapper, (0, 0))
            self._billed[wrapper] = billed
            if billed > before:
                answer["usage"] = {
                    "input_tokens": max(0, billed[0] - before[0]),
                    "output_tokens": max(0, billed[1] - before[1]),
                }

    def _events(self, said: Sequence[MessageFields]) -> list[Event]:
        common = {**self._who, "session_id": self.session_id, "occurred_at": datetime.now(UTC).isoformat()}
        return events_of(said, new_id=new_event_id, common=common, source=SOURCE)

    def _new_event(self, kind: type[E], **fields: Any) -> E:
        return new_event(kind, self.session_id, self._who, **fields)

    def _length_exceeded(self) -> CompactionRequested:
        return self._new_event(CompactionRequested, reason="length_exceeded")


def failed_for_length(error: BaseException) -> bool:
    """Tell whether a run failed because a model had no room left, for its input or for its answer."""
    seen: BaseException | None = error
    while seen is not None:
        if refused_for_length(seen):
            return True
        text = str(seen)
        if "max_output_tokens" in text or "finish_reason='length'" in text:
            return True
        seen = seen.__cause__
    return False
