"""The history of a PydanticAI agent in a session memory: ``message_history`` for a run, and what the run added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pydantic_core import PydanticSerializationError

from processors.adapters.adapted import add_receipt
from processors.adapters.model_conversation import (
    UnansweredCalls,
    model_conversation,
    own_waiting,
    require_unanswered,
)
from processors.adapters.pydantic_ai_messages import (
    FORMAT,
    SOURCE,
    ended_for_length,
    message_fields_of,
    replayed,
)
from schemas.errors import BadRequest
from schemas.events import CompactionRequested
from schemas.parts import ContextReceipt
from streams.client.background import run_on_memory_loop
from streams.client.framework_events import author_of, framework_events, messages_of, provider_of
from streams.client.new_events import new_event, session_id_text
from streams.client.provider import MemoryProvider
from streams.client.session_memory import Consistency, SessionMemory

try:
    from pydantic_ai.messages import ModelMessagesTypeAdapter, ModelRequest, ModelResponse
except ImportError as error:
    raise ImportError(
        "streams.client.pydantic_ai needs PydanticAI: install sessionstream[pydantic-ai]"
        " (in a checkout: pip install '.[pydantic-ai]')"
    ) from error

if TYPE_CHECKING:
    from pydantic_ai.messages import ModelMessage


class SessionHistory:
    """A session as the message history of PydanticAI's agents.

    >>> history = SessionHistory("s1", memory, agent_id="support")
    >>> result = await agent.run("Where is my lamp?", message_history=await history.messages())
    >>> await history.add(result.new_messages())
    >>> len(await history.messages())
    2

    Messages are kept verbatim, and come back as they were given, for as long as they are in memory. Messages of
    other agents come back as PydanticAI's with the same content. A tool's return comes back directly behind its call,
    also if another agent spoke between them. Give the agent ``instructions``: unlike a system
    prompt, they are no part of the history, so no window takes them away.

    Methods may be called on any event loop.

    Args:
        session_id: the session.
        memory: a started :class:`streams.client.SessionMemory`, shared by any number of histories.
        provider: how memory is used; by default as ``memory`` has it.
        consistency: what its reads must have; see :meth:`streams.client.SessionMemory.memory`.
        agent_id: the agent that the messages come from.
        agent_role: the agent's role.
        user_id: the user on whose behalf the agent works.
    """

    def __init__(
        self,
        session_id: str,
        memory: SessionMemory,
        *,
        provider: MemoryProvider | None = None,
        consistency: Consistency = "linearizable",
        agent_id: str | None = None,
        agent_role: str | None = None,
        user_id: str | None = None,
    ) -> None:
        self.session_id = session_id_text(session_id)
        self._memory = memory
        self._provider = provider_of(memory, provider)
        self._consistency: Consistency = consistency
        self._author = author_of(agent_id, agent_role, user_id)
        self._receipt: ContextReceipt | None = None

    async def messages(self, *, unanswered: UnansweredCalls = "keep_own") -> list[ModelMessage]:
        """Return the messages of the session, oldest first, for ``message_history``.

        Args:
            unanswered: what is returned for a call without a tool's return: ``error``, a return with an error; ``keep``,
                none; ``keep_own``, none for calls that are the newest in the session and come from this agent through
                PydanticAI, and an error for all others. Such a run may go on: with ``deferred_tool_results``, or
                without a prompt. PydanticAI refuses a new prompt before that; take ``error`` to give those calls up.

        Raises:
            BadRequest: ``unanswered`` is none of these.
            StaleRead, MemoryUnreachable, NotServable: as :meth:`streams.client.SessionMemory.memory`.
        """
        return ModelMessagesTypeAdapter.validate_python(
            await run_on_memory_loop(self._memory, self._read(unanswered))
        )

    async def add(self, messages: Sequence[ModelMessage]) -> None:
        """Add the messages of a run, ``result.new_messages()``; all of them or, if one is refused, none.

        A response that ended for length (``finish_reason``) asks for a compaction.

        Raises:
            BadRequest: a message is too large for an event (EventTooLarge), or not JSON.
            PublishFailed: Kafka did not acknowledge in time; the same call again stores nothing twice.
        """
        found: list[ModelMessage] = messages_of(messages, ModelRequest, ModelResponse, source=SOURCE)
        try:
            given = ModelMessagesTypeAdapter.dump_python(found, mode="json")
        except PydanticSerializationError as error:
            raise BadRequest(f"a message of {SOURCE} cannot be stored: {error}") from error
        await run_on_memory_loop(self._memory, self._write(given))

    async def _read(self, unanswered: UnansweredCalls) -> list[dict[str, Any]]:
        require_unanswered(unanswered)
        read = await self._memory.read(
            self.session_id, self._provider, native=True, consistency=self._consistency
        )
        self._receipt = read.receipt
        keeps_own = unanswered == "keep_own"
        waiting = own_waiting(read.messages, FORMAT, self._author.get("agent_id")) if keeps_own else ()
        items = replayed(model_conversation(read.messages, waiting=waiting, answers=unanswered != "keep"))
        if block := read.facts_block:
            items.insert(0, {"kind": "request", "parts": [{"part_kind": "system-prompt", "content": block}]})
        return items

    async def _write(self, given: Sequence[dict[str, Any]]) -> None:
        adapted = message_fields_of(given)
        add_receipt(adapted, self._receipt)
        events = framework_events(adapted, self.session_id, source=SOURCE, author=self._author)
        if any(map(ended_for_length, given)):
            events.append(
                new_event(CompactionRequested, self.session_id, self._author, reason="length_exceeded")
            )
        await self._memory.append(self.session_id, events, provider=self._provider)
