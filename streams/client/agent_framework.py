"""A history provider for the Microsoft Agent Framework, whose sessions are kept in session memory."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from processors.adapters.adapted import events_of
from processors.adapters.agent_framework_messages import SOURCE, message_fields_of, replayed, tool_names
from streams.client.background import run_on_memory_loop
from streams.client.new_events import session_id_text
from streams.client.provider import MemoryProvider
from streams.client.session_memory import Consistency, SessionMemory
from streams.kafka.event_ids import new_event_id

try:
    from agent_framework import HistoryProvider, Message
except ImportError as error:
    raise ImportError(
        "streams.client.agent_framework needs the Microsoft Agent Framework: install sessionstream[agent-framework]"
        " (in a checkout: pip install '.[agent-framework]')"
    ) from error


class SessionHistoryProvider(HistoryProvider):
    """The framework's history provider: ``Agent(client, context_providers=[SessionHistoryProvider(memory)])``.

    >>> provider = SessionHistoryProvider(memory)
    >>> await provider.save_messages("s1", [Message("user", ["Hello"]), Message("assistant", ["Hi!"])])
    >>> [message.text for message in await provider.get_messages("s1")]
    ['Hello', 'Hi!']

    The framework's session id is the session's id. Messages are kept verbatim, and come back as they were given, for
    as long as they are in memory; a tool's message with several results comes back as one message for each. Messages
    of other agents come back as the framework's with the same content.

    Methods may be called on any event loop.

    Args:
        memory: a started :class:`streams.client.SessionMemory`, shared by any number of agents.
        source_id: the framework's name of this provider.
        provider: how memory is used; by default as ``memory`` has it.
        consistency: what its reads must have; see :meth:`streams.client.SessionMemory.memory`.
        agent_id: the agent that the messages come from.
        agent_role: the agent's role.
        user_id: the user on whose behalf the agent works.
        options: the framework's own: ``load_messages``, ``store_inputs``, ``store_outputs`` and others.
    """

    def __init__(
        self,
        memory: SessionMemory,
        *,
        source_id: str = "sessionstream",
        provider: MemoryProvider | None = None,
        consistency: Consistency = "linearizable",
        agent_id: str | None = None,
        agent_role: str | None = None,
        user_id: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__(source_id, **options)
        self._memory = memory
        self._provider = memory.provider if provider is None else provider
        self._consistency: Consistency = consistency
        author = {"agent_id": agent_id, "agent_role": agent_role, "user_id": user_id}
        self._author = {name: value for name, value in author.items() if value is not None}

    async def get_messages(
        self, session_id: str | None, *, state: dict[str, Any] | None = None, **kwargs: Any
    ) -> list[Message]:
        """Return the messages of the session, oldest first.

        Raises:
            StaleRead, MemoryUnreachable, NotServable: as :meth:`streams.client.SessionMemory.memory`.
        """
        del state, kwargs
        read = await run_on_memory_loop(
            self._memory,
            self._memory.read(
                session_id_text(session_id), self._provider, native=True, consistency=self._consistency
            ),
        )
        facts = [Message("system", [block])] if (block := read.facts_block) else []
        return [*facts, *(Message.from_dict(dict(item)) for item in replayed(read.messages))]

    async def save_messages(
        self,
        session_id: str | None,
        messages: Sequence[Message],
        *,
        state: dict[str, Any] | None = None,
        **kwargs: Any,
    ) -> None:
        """Add the messages of a run; all of them or, if one is refused, none.

        Raises:
            BadRequest: a message is not JSON, or (EventTooLarge) too large for an event.
            PublishFailed: Kafka did not acknowledge in time; the same call again stores nothing twice.
        """
        del state, kwargs
        if not session_id or not self._provider.writes:
            return
        given = [message.to_dict() for message in messages]
        await run_on_memory_loop(self._memory, self._write(session_id_text(session_id), given))

    async def _write(self, session_id: str, given: Sequence[dict[str, Any]]) -> None:
        names: dict[str, str] = {}
        if given[:1] and given[0].get("role") == "tool":
            read = await self._memory.read(session_id, self._provider, consistency=self._consistency)
            names = tool_names(read.messages)
        common = {**self._author, "session_id": session_id, "occurred_at": datetime.now(UTC).isoformat()}
        events = events_of(message_fields_of(given, names), new_id=new_event_id, common=common, source=SOURCE)
        await self._memory.append(session_id, events, provider=self._provider)
