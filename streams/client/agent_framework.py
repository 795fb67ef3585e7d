"""A history provider for the Microsoft Agent Framework, whose sessions are kept in session memory."""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

from processors.adapters.agent_framework_messages import (
    FORMAT,
    SOURCE,
    answered_calls,
    message_fields_of,
    replayed,
    tool_names,
)
from processors.adapters.model_conversation import model_conversation, own_waiting, waiting_for
from schemas.events import CompactionRequested
from streams.client.background import run_on_memory_loop
from streams.client.framework_events import author_of, framework_events, messages_of, provider_of
from streams.client.new_events import new_event, session_id_text
from streams.client.provider import MemoryProvider
from streams.client.session_memory import Consistency, SessionMemory

try:
    from agent_framework import HistoryProvider, Message
except ImportError as error:
    raise ImportError(
        "streams.client.agent_framework needs the Microsoft Agent Framework: install sessionstream[agent-framework]"
        " (in a checkout: pip install '.[agent-framework]')"
    ) from error

if TYPE_CHECKING:
    from agent_framework import AgentSession, SessionContext, SupportsAgentRun

#: The calls that the input of the run answers for which history is being loaded; ``None`` outside of a run.
_ANSWERED_BY_INPUT: Final[ContextVar[set[str] | None]] = ContextVar("_ANSWERED_BY_INPUT", default=None)
#: Whether the model's answer ended for length, of the run whose messages are being stored.
_ENDED_FOR_LENGTH: Final[ContextVar[bool]] = ContextVar("_ENDED_FOR_LENGTH", default=False)


class SessionHistoryProvider(HistoryProvider):
    """The framework's history provider: ``Agent(client, context_providers=[SessionHistoryProvider(memory)])``.

    >>> provider = SessionHistoryProvider(memory)
    >>> await provider.save_messages("s1", [Message("user", ["Hello"]), Message("assistant", ["Hi!"])])
    >>> [message.text for message in await provider.get_messages("s1")]
    ['Hello', 'Hi!']

    The framework's session id is the session's id. Messages are kept verbatim, and come back as they were given, for
    as long as they are in memory; a tool's message with several results comes back as one message for each, and an
    assistant's message with results of its own calls in parts. Messages of other agents come back as the framework's
    with the same content. A tool's result comes back directly behind its call, also if another agent spoke between
    them. A call without a result comes back with an error as its result, unless the run's own input answers it: an
    approval, or the result of a tool that the caller ran.

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
        self._provider = provider_of(memory, provider)
        self._consistency: Consistency = consistency
        self._author = author_of(agent_id, agent_role, user_id)

    async def get_messages(
        self, session_id: str | None, *, state: dict[str, Any] | None = None, **kwargs: Any
    ) -> list[Message]:
        """Return the messages of the session, oldest first.

        Outside of a run, the newest calls of this agent stay without a result, since they may be waiting for one.

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
        answered = _ANSWERED_BY_INPUT.get()
        waiting = (
            own_waiting(read.messages, FORMAT, self._author.get("agent_id"))
            if answered is None
            else waiting_for(read.messages, answered)
        )
        items = replayed(model_conversation(read.messages, waiting=waiting))
        facts = [Message("system", [block])] if (block := read.facts_block) else []
        return [*facts, *(Message.from_dict(dict(item)) for item in items)]

    async def before_run(
        self,
        *,
        agent: SupportsAgentRun,
        session: AgentSession,
        context: SessionContext,
        state: dict[str, Any],
    ) -> None:
        """Load the messages for a run: see :meth:`get_messages`, and the framework's ``HistoryProvider``."""
        given = [message.to_dict() for message in context.input_messages]
        token = _ANSWERED_BY_INPUT.set(answered_calls(given))
        try:
            await super().before_run(agent=agent, session=session, context=context, state=state)
        finally:
            _ANSWERED_BY_INPUT.reset(token)

    async def after_run(
        self,
        *,
        agent: SupportsAgentRun,
        session: AgentSession,
        context: SessionContext,
        state: dict[str, Any],
    ) -> None:
        """Store the messages of a run: see :meth:`save_messages`.

        An answer that ended for length asks for a compaction.
        """
        token = _ENDED_FOR_LENGTH.set(getattr(context.response, "finish_reason", None) == "length")
        try:
            await super().after_run(agent=agent, session=session, context=context, state=state)
        finally:
            _ENDED_FOR_LENGTH.reset(token)

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
        found: list[Message] = messages_of(messages, Message, source=SOURCE)
        given = [message.to_dict() for message in found]
        writing = self._write(session_id_text(session_id), given, ended_for_length=_ENDED_FOR_LENGTH.get())
        await run_on_memory_loop(self._memory, writing)

    async def _write(
        self, session_id: str, given: Sequence[dict[str, Any]], *, ended_for_length: bool
    ) -> None:
        names: dict[str, str] = {}
        if given[:1] and given[0].get("role") == "tool":
            read = await self._memory.read(session_id, self._provider, consistency=self._consistency)
            names = tool_names(read.messages)
        adapted = message_fields_of(given, names)
        events = framework_events(adapted, session_id, source=SOURCE, author=self._author)
        if ended_for_length:
            events.append(new_event(CompactionRequested, session_id, self._author, reason="length_exceeded"))
        await self._memory.append(session_id, events, provider=self._provider)
