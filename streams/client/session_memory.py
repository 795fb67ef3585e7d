"""The agents' side of sessionstream: say things in a session, read its memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Unpack

from processors.reading.filters import MemoryFilter
from processors.reading.knowledge import Knowledge
from processors.reading.memory_read import MemoryRead
from schemas.events import Event
from schemas.parts import Content
from schemas.publication import Published
from streams.client import writes
from streams.client.message_options import Said, Who, own_ids_of
from streams.client.provider import MemoryProvider
from streams.client.session_admin import SessionAdmin
from streams.client.turn import Turn, interacting
from streams.client.writes import AnswerSaid

#: Of the answer's id, from which the question's is made; an id has at most 128 characters.
_LONGEST_STEM: Final = 123
#: What the two messages of an interaction have in common.
_SHARED: Final = ("agent_id", "agent_role", "user_id", "metadata", "occurred_at")


class SessionMemory(SessionAdmin):
    """Session memory for an agent: an async context manager over Kafka and the memory workers' HTTP API.

    >>> async with FakeSessionMemory() as memory:  # SessionMemory(bootstrap_servers=…, memory_url=…)
    ...     published = await memory.add_user_message("s1", "Where is my order?")
    ...     read = await memory.memory("s1")
    >>> [message.text for message in read.messages]
    ['Where is my order?']

    Any number of tasks may use one at once, and any number of agents one session, by its id. Without a
    session id every call works and keeps nothing, which is said once in the log.

    Reads see this client's own writes: it asks for what it published last in the session.

    Writing raises PublishFailed when Kafka does not acknowledge in time: it carries the ``events`` that are
    not known to be delivered. Making the same call again, or :meth:`publish_again`, never puts them into
    memory twice, since they keep their ids.

    Args:
        bootstrap_servers: Kafka, ``host:port,host:port``; the setting where it is left out.
        memory_url: one or several memory workers; the setting where it is left out.
        token: bearer token of the HTTP API; the setting where it is left out.
        provider: how memory is used where a call does not say; :meth:`MemoryProvider.from_config` without.
        settings: all other settings; from the environment where they are left out.
        read_timeout_seconds: how long a read waits for a worker, and for this client's own writes.
        publish_timeout_seconds: how long a write waits for Kafka; the setting where it is left out.
        backend: what to stand on instead of Kafka and HTTP.
    """

    # Saying

    async def add_user_message(
        self, session_id: str | None, text: str, **said: Unpack[Said]
    ) -> Published | None:
        """Add what a user said; ``None`` where nothing is kept.

        >>> published = await memory.add_user_message("s1", "Hello", agent_id="support", user_id="u-7")
        >>> published.sequence
        0
        """
        return await self._say(session_id, said, lambda name: writes.user_message(name, text, said))

    async def add_multimodal_user_message(
        self, session_id: str | None, contents: Sequence[Content | Mapping[str, Any]], **said: Unpack[Said]
    ) -> Published | None:
        """Add a user's message with images or documents, by reference; ``None`` where nothing is kept.

        >>> contents = [
        ...     {"kind": "text", "text": "What is this?"},
        ...     {"kind": "image", "uri": "https://example.org/a.png"},
        ... ]
        >>> published = await memory.add_multimodal_user_message("s1", contents)
        """
        return await self._say(
            session_id, said, lambda name: writes.multimodal_user_message(name, contents, said)
        )

    async def add_ai_message(
        self, session_id: str | None, text: str = "", **said: Unpack[AnswerSaid]
    ) -> Published | None:
        """Add a model's answer: text, tool calls, or both; ``None`` where nothing is kept.

        >>> read = await memory.memory("s1")
        >>> call = {"id": "c1", "name": "find_order", "arguments": '{"order": 7}'}
        >>> published = await memory.add_ai_message("s1", tool_calls=[call], model="gpt-4o", context=read)
        """
        return await self._say(session_id, said, lambda name: writes.ai_message(name, text, said))

    async def add_tool_call_response(
        self,
        session_id: str | None,
        tool_call_id: str,
        name: str,
        text: str,
        *,
        is_error: bool = False,
        **said: Unpack[Said],
    ) -> Published | None:
        """Add a tool's answer to the call ``tool_call_id``; ``None`` where nothing is kept.

        >>> published = await memory.add_tool_call_response("s1", "c1", "find_order", "shipped")
        """
        return await self._say(
            session_id,
            said,
            lambda session: writes.tool_call_response(
                session, tool_call_id, name, text, is_error=is_error, said=said
            ),
        )

    async def set_system_message(
        self, session_id: str | None, text: str, **said: Unpack[Said]
    ) -> Published | None:
        """Set the session's one system message; the same text again changes nothing.

        >>> published = await memory.set_system_message("s1", "You are a helpful assistant.")
        """
        return await self._say(session_id, said, lambda name: writes.system_message(name, text, said))

    async def add_interaction(
        self, session_id: str | None, user_message: str | None, ai_message: str, **said: Unpack[AnswerSaid]
    ) -> list[Published]:
        """Add a user's message and the answer to it, in order; without a user's message only the answer.

        An ``event_id`` is the answer's; the question's is made from it.

        >>> [one.sequence for one in await memory.add_interaction("s1", "Hi", "Hello! How can I help?")]
        [0, 1]
        """
        if not self._has(session_id):
            return []
        who: Any = {name: value for name, value in said.items() if name in _SHARED}
        event_id = said.get("event_id")
        if event_id is not None:
            who["event_id"] = f"{event_id[:_LONGEST_STEM]}:user"
        asked = [] if user_message is None else [writes.user_message(session_id, user_message, who)]
        return await self.append(
            session_id,
            [*asked, writes.ai_message(session_id, ai_message, said)],
            own_ids=(*own_ids_of(who), *own_ids_of(said)),
        )

    # Reading

    async def memory(
        self,
        session_id: str | None,
        *,
        last: int | None = None,
        filters: MemoryFilter | None = None,
        native: bool = False,
        timeout_seconds: float | None = None,
    ) -> MemoryRead:
        """Read a session's memory, this client's own writes included; an unknown session's is empty.

        >>> published = await memory.add_interaction("s1", "Hi", "Hello!", agent_id="greeter")
        >>> read = await memory.memory("s1", last=10, filters=MemoryFilter.include_from_agent_id("greeter"))
        >>> read.openai_messages("You are helpful.")[0]
        {'role': 'system', 'content': 'You are helpful.'}

        Args:
            session_id: whose.
            last: at most the newest so many messages, after filters.
            filters: whose messages.
            native: whether messages carry their framework's own form.
            timeout_seconds: instead of the client's ``read_timeout_seconds``.

        Raises:
            StaleRead: memory has not applied this client's own writes in time.
            MemoryUnreachable: no worker answered.
            NotServable: the session's partition was moving all the time.
        """
        reading = MemoryProvider(
            store=self.provider.store,
            reads=self.provider.enabled,
            last=last,
            filters=MemoryFilter() if filters is None else filters,
        )
        return await self.read(session_id, reading, native=native, timeout_seconds=timeout_seconds)

    async def knowledge(self, session_id: str | None) -> Knowledge:
        """Read what the session's last summary knows; empty before a compaction. Raises as memory.

        >>> (await memory.knowledge("s1")).block()
        ''
        """
        read = await self.memory(session_id, last=0)
        return Knowledge.of(read.session_id, read.knowledge)

    # The session as a whole

    def interaction(
        self,
        session_id: str | None,
        *,
        provider: MemoryProvider | None = None,
        native: bool = False,
        **who: Unpack[Who],
    ) -> AbstractAsyncContextManager[Turn]:
        """Begin a turn: memory is read, what is said is collected, and published when the block ends well.

        When the block raises, nothing of what was said is published.

        >>> async with memory.interaction("s1", agent_id="support", agent_role="assistant") as turn:
        ...     turn.add_user_message("Where is my order?")
        ...     prompt = turn.messages("You are helpful.")
        ...     turn.add_ai_message("It is on its way.")
        >>> [message["role"] for message in prompt]
        ['system', 'user']
        >>> (await memory.memory("s1")).message_count
        2

        Args:
            session_id: whose memory; without one the turn has an empty memory and keeps nothing.
            provider: instead of the client's.
            native: whether the messages that are read carry their framework's own form.
            who: which agent this is; stands on everything said in the turn, so an ``event_id`` is refused.

        Raises:
            BadRequest: ``who`` has an ``event_id``; give it to what is said.
            As :meth:`memory` at the beginning, as :meth:`append` at the end.
        """
        return interacting(self, session_id, self.provider if provider is None else provider, native, who)

    async def _say(
        self, session_id: str | None, said: Mapping[str, Any], make: Callable[[str], Event]
    ) -> Published | None:
        """Write one message; nothing, not even the event, is made without a session."""
        if not self._has(session_id):
            return None
        published = await self.append(session_id, [make(session_id)], own_ids=own_ids_of(said))
        return next(iter(published), None)
