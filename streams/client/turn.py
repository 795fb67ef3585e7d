"""One turn of an agent: the memory at its beginning, and its new messages, which are published together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any, Final, Protocol, Unpack

from processors.memory.pairing import paired
from processors.memory.tokens import ByteEstimate
from processors.reading.knowledge import Knowledge
from processors.reading.memory_read import MemoryRead
from processors.reading.openai_format import Unanswered
from schemas.errors import BadRequest, SessionstreamError
from schemas.events import (
    AiMessageAdded,
    CompactionRequested,
    Event,
    SystemMessageSet,
    ToolCallResponseAdded,
)
from schemas.parts import Content, ContextReceipt
from schemas.publication import Published
from schemas.view import MessageView
from streams.client import new_events
from streams.client.compaction import CompactionResult
from streams.client.completion import answer_of
from streams.client.message_options import AnswerOptions, EventOptions, MessageOptions, own_ids_of
from streams.client.store_access import view_of
from streams.client.streaming import BROKEN_OFF, INCOMPLETE, StreamedAnswer

log = logging.getLogger(__name__)

#: The turn in whose block the running task is, so that a tool of this session knows it.
CURRENT_TURN: Final[ContextVar[Turn | None]] = ContextVar("CURRENT_TURN", default=None)


class TurnSession(Protocol):
    """The session of a turn, as the turn's provider uses it."""

    @property
    def memory(self) -> object:
        """The client."""
        ...

    async def publish(self, events: Sequence[Event], own_ids: Collection[str]) -> list[Published]:
        """Publish in order, and return the place of each; none if the provider does not write to Kafka."""
        ...

    async def read(self) -> MemoryRead:
        """Read the memory again."""
        ...

    async def compact(self, instructions: str | None, timeout_seconds: float) -> CompactionResult:
        """Ask the compaction process for a summary, for the agent."""
        ...


class Turn:
    """Collects the messages of one turn; made by :meth:`streams.client.SessionMemory.interaction`.

    Attributes:
        session_id: the session; empty if there is none.
        history: the memory at the beginning of the turn, or after its last compaction, as the provider reads it.
        events: the events of the turn so far, in order, without those that a compaction replaced.
        own_ids: those of their ids that the caller gave.
    """

    def __init__(
        self, session_id: str, history: MemoryRead, options: EventOptions, session: TurnSession
    ) -> None:
        self.session_id = session_id
        self.history = history
        self.events: list[Event] = []
        self.own_ids: set[str] = set()
        self._options = options
        self._session_access = session
        self._published: dict[str, int | None] = {}
        self._length_exceeded = False
        self._is_open = True
        self._publishing = asyncio.Lock()

    def is_of(self, memory: object, session_id: str | None) -> bool:
        """Return whether this is a turn of that session, through that client, whose block has not ended."""
        return self._is_open and self._session_access.memory is memory and self.session_id == session_id

    def close(self) -> None:
        """End the turn with its block: a task that the block began, and that goes on, publishes nothing of it."""
        self._is_open = False

    def _add(self, *events: Event) -> None:
        if not self._is_open:
            # Kept silently, what is said here would be lost: the turn is published when its block ends.
            raise BadRequest(
                "the block of this turn has ended, so nothing more of it is published: begin another"
                " memory.interaction(…), or call memory.add_user_message(…) and the like"
            )
        self.events += events

    @property
    def receipt(self) -> ContextReceipt:
        """The receipt of :attr:`history`; every answer of the turn carries it."""
        return self.history.receipt

    @property
    def knowledge(self) -> Knowledge:
        """What the session's last summary knows: :attr:`MemoryRead.facts` of :attr:`history`."""
        return self.history.facts

    def system_prompt(self, base: str | None = None) -> str:
        """Return a system prompt followed by :attr:`knowledge`, as a ``<knowledge>`` block.

        Args:
            base: the prompt; by default the session's system message: the last one that this turn set, or else
                the one in memory.
        """
        return self.knowledge.system_prompt(self._system(base))

    def messages(
        self, system: str | None = None, *, unanswered: Unanswered = "error"
    ) -> list[dict[str, Any]]:
        """Return the prompt for a model, as Chat Completions messages: memory, then this turn so far.

        Args:
            system: the system prompt. In this prompt it replaces the session's system message, which stays as it is;
                leave it out to use that one. The facts of the last summary follow it if the provider says so
                (:meth:`MemoryProvider.with_summary`); by default the summary's pair is among the messages.
            unanswered: see :meth:`MemoryRead.openai_messages`.
        """
        added: list[MessageView] = []
        sequence = max([message.sequence for message in self.history.messages], default=-1)
        for event in self.events:
            sequence += 1
            message = view_of(event, sequence, ByteEstimate())
            if message is not None:
                added.append(message)
        shown = self.history.with_messages(paired([*self.history.messages, *added]))
        return shown.openai_messages(self._system(system), unanswered=unanswered)

    def _system(self, base: str | None) -> str | None:
        if base is not None:
            return base
        texts = [event.text for event in self.events if isinstance(event, SystemMessageSet)]
        return texts[-1] if texts else self.history.system_message

    def add_user_message(self, text: str, **options: Unpack[MessageOptions]) -> None:
        """Add a user's message."""
        self._add(new_events.user_message(self._session(), text, self._with_own(options)))

    def add_multimodal_user_message(
        self, contents: Sequence[Content | Mapping[str, Any]], **options: Unpack[MessageOptions]
    ) -> None:
        """Add a user's message with images or documents."""
        self._add(new_events.multimodal_user_message(self._session(), contents, self._with_own(options)))

    def add_ai_message(
        self, text: str | None = "", *, finish_reason: str | None = None, **options: Unpack[AnswerOptions]
    ) -> None:
        """Add a model's answer; it carries the receipt of the memory at the beginning of the turn.

        Args:
            text: of the answer.
            finish_reason: why the model stopped; ``length`` asks for a compaction after the turn.
            options: as for :meth:`SessionMemory.add_ai_message`.
        """
        self._length_exceeded = self._length_exceeded or finish_reason == "length"
        fields: Any = {"context": self.receipt, **self._with_own(options)}
        self._add(new_events.ai_message(self._session(), text, fields))

    def add_completion(self, completion: Any, **options: Unpack[AnswerOptions]) -> None:
        """Add a model's answer from what its API returned: Chat Completions or Responses.

        Args:
            completion: the openai library's object, or the same as a mapping.
            options: override the values of the completion.
        """
        text, answer, finish_reason = answer_of(completion)
        fields: Any = {**answer, **options}
        self.add_ai_message(text, finish_reason=finish_reason, **fields)

    def add_tool_call_response(
        self,
        tool_call_id: str | None,
        name: str,
        text: object,
        *,
        is_error: bool = False,
        **options: Unpack[MessageOptions],
    ) -> None:
        """Add a tool's response to the call ``tool_call_id``; one that is no text, such as a ``dict``, as JSON.

        Where the endpoint gave the call no id, leave ``tool_call_id`` empty: it is then the turn's first call of that
        tool that has no response.
        """
        event = new_events.tool_call_response(
            self._session(),
            tool_call_id or self._open_call(name),
            name,
            text,
            is_error=is_error,
            options=self._with_own(options),
        )
        self._add(event)

    def _open_call(self, name: str) -> str:
        """Return the id of the turn's first call of a tool that has no response; empty if there is none."""
        answered = {event.tool_call_id for event in self.events if isinstance(event, ToolCallResponseAdded)}
        calls = [
            call for event in self.events if isinstance(event, AiMessageAdded) for call in event.tool_calls
        ]
        return next((call.id for call in calls if call.name == name and call.id not in answered), "")

    def add_hand_off(self, to_agent_id: str, reason: str = "", **options: Unpack[MessageOptions]) -> None:
        """Say that this agent hands the session over to another; see :meth:`SessionMemory.add_hand_off`."""
        events = new_events.hand_off(self._session(), to_agent_id, reason, self._with_own(options))
        if own_ids_of(options):
            self.own_ids.update(event.event_id for event in events)
        self._add(*events)

    def set_system_message(self, text: str, **options: Unpack[MessageOptions]) -> None:
        """Set the session's one system message."""
        self._add(new_events.system_message(self._session(), text, self._with_own(options)))

    async def flush(self) -> list[Published]:
        """Publish what the turn has said so far, so that others see it, and an error later in the block cannot lose it.

        The rest is published at the end of the block. :meth:`messages` stays the same. It does nothing if the
        provider does not write, or when the block has ended.

        Raises:
            As :meth:`streams.client.SessionMemory.append`; a retry publishes nothing twice.
        """
        async with self._publishing:
            return await self._publish(self.unpublished()) if self._is_open else []

    async def publish_rest(self) -> None:
        """Publish, at the end of the block, what no flush has published; raises as :meth:`flush`."""
        events = [*self.events, *self.requests()]
        async with self._publishing:  # a task of the block may be in a flush
            await self._publish([event for event in events if event.event_id not in self._published])

    def unpublished(self) -> list[Event]:
        """Return the events of the turn that have not been published yet."""
        return [event for event in self.events if event.event_id not in self._published]

    async def _publish(self, new: Sequence[Event]) -> list[Published]:
        if not new:
            return []
        published = await self._session_access.publish(new, self.own_ids)
        places = {item.event_id: item.sequence for item in published}
        self._published.update({event.event_id: places.get(event.event_id) for event in new})
        return published

    async def compact(
        self, instructions: str | None = None, *, timeout_seconds: float = 60.0
    ) -> CompactionResult:
        """Publish what the turn has said so far, and let the compaction process summarize the session.

        Afterwards :meth:`messages` shows the new memory, and what the turn has said since the part that the summary
        covers. The tool ``compact_conversation`` does this in the turn that calls it.

        Args:
            instructions: what the summary must keep.
            timeout_seconds: how long to wait for the summary.

        Raises:
            As :meth:`streams.client.SessionMemory.compact`.
        """
        await self.flush()
        result = await self._session_access.compact(instructions, timeout_seconds)
        if result.success and result.through_sequence is not None:
            through = result.through_sequence
            history = await self._session_access.read()
            # What the summary left of this turn is shown as the turn said it, whatever the provider's filters are.
            self.events = [event for event in self.events if not self._is_covered(event, through)]
            own = {event.event_id for event in self.events}
            self.history = history.with_messages(
                [message for message in history.messages if message.id not in own]
            )
        return result

    @asynccontextmanager
    async def streaming(self, **options: Unpack[AnswerOptions]) -> AsyncGenerator[StreamedAnswer]:
        """Collect an answer that arrives in pieces, and add it to the turn when the block ends.

        If the block raises or is cancelled, what has arrived is kept: it is added with :data:`BROKEN_OFF` at its end
        and ``metadata={"incomplete": "true"}``, and published with what the turn has said before.

        >>> async with memory.interaction("s1") as turn:
        ...     turn.add_user_message("Count to two.")
        ...     async with turn.streaming(agent_id="counter") as answer:
        ...         for piece in ("one, ", "two"):
        ...             _ = answer.add(piece)
        >>> (await memory.memory("s1")).messages[-1].text
        'one, two'

        Args:
            options: as for :meth:`add_ai_message`; they override what the pieces say.
        """
        answer = StreamedAnswer()
        try:
            yield answer
        except BaseException:
            await self._keep_broken_off(answer, options)
            raise
        fields: Any = {**answer.options(broken_off=False), **options}
        self.add_ai_message(answer.text, finish_reason=answer.finish_reason, **fields)

    async def _keep_broken_off(self, answer: StreamedAnswer, options: AnswerOptions) -> None:
        """Publish a part of an answer; the error that broke it off is raised even if this fails."""
        try:
            if not answer.is_empty:
                marks = {**(options.get("metadata") or {}), **INCOMPLETE}
                fields: Any = {**answer.options(broken_off=True), **options, "metadata": marks}
                fields.pop("tool_calls", None)
                self.add_ai_message(f"{answer.text}{BROKEN_OFF}", **fields)
            await self.flush()
        except SessionstreamError as error:
            log.warning(
                "an answer that was broken off could not be kept: %s",
                error.detail,
                extra={"action": "broken_answer_lost", "session_id": self.session_id},
            )

    def _is_covered(self, event: Event, through_sequence: int) -> bool:
        sequence = self._published.get(event.event_id)
        return sequence is not None and sequence <= through_sequence

    def requests(self) -> list[Event]:
        """Return the request for compaction if a model call of the turn ended for length; else no events."""
        if not self._length_exceeded:
            return []
        return [
            new_events.new_event(
                CompactionRequested, self._session(), self._options, reason="length_exceeded"
            )
        ]

    def _session(self) -> str:
        # Without a session, nothing is published, but :meth:`messages` needs the events.
        return self.session_id or "-"

    def _with_own(self, options: Mapping[str, Any]) -> Any:
        """Return the turn's options, overridden by those of one message; remembers an event id among these."""
        self.own_ids.update(own_ids_of(options))
        return {**self._options, **options}
