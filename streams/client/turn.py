"""One turn of an agent: what it was given, what is said in it, and that both end up in the log together."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Unpack

from processors.reading.knowledge import Knowledge
from processors.reading.memory_read import MemoryRead
from processors.reading.openai_format import Unanswered
from schemas.errors import Retry
from schemas.events import CompactionRequested, Event
from schemas.parts import Content, ContextReceipt
from streams.client import writes
from streams.client.completion import answer_of, ended_for_length
from streams.client.message_options import Said, Who, new_event, own_ids_of, without_event_id
from streams.client.provider import MemoryProvider
from streams.client.turn_messages import chat_messages, system_message
from streams.client.writes import AnswerSaid

if TYPE_CHECKING:
    from streams.client.session_core import SessionCore


log = logging.getLogger(__name__)


class Turn:
    """What is said in one turn, collected; made by :meth:`streams.client.SessionMemory.interaction`.

    Attributes:
        session_id: whose; empty where there is no session.
        history: the memory the turn began with, as the provider has it read.
        events: what was said so far, in order.
        own_ids: those of its ids that the caller gave.
    """

    def __init__(self, session_id: str, history: MemoryRead, who: Who) -> None:
        self.session_id = session_id
        self.history = history
        self.events: list[Event] = []
        self.own_ids: set[str] = set()
        self._who = who
        self._length_exceeded = False

    @property
    def receipt(self) -> ContextReceipt:
        """Names the memory this turn began with; every answer of the turn carries it."""
        return self.history.receipt

    @property
    def knowledge(self) -> Knowledge:
        """What the session's last summary knows."""
        return Knowledge.of(self.session_id, self.history.knowledge)

    def system_prompt(self, base: str | None = None) -> str:
        """Return a system prompt with what the last summary knows behind it, as a ``<knowledge>`` block.

        Args:
            base: the prompt; the session's own system message where it is left out, the turn's before memory's.
        """
        own = system_message(self.history, self.events)
        return self.knowledge.system_prompt(own if base is None else base)

    def messages(
        self, system: str | None = None, *, unanswered: Unanswered = "error"
    ) -> list[dict[str, Any]]:
        """Return what a model is given now, as Chat Completions messages: memory, then this turn so far.

        Args:
            system: the system prompt, to which :meth:`system_prompt` adds what is known.
            unanswered: see :meth:`MemoryRead.openai_messages`.
        """
        return chat_messages(self.history, self.events, self.system_prompt(system), unanswered)

    def add_user_message(self, text: str, **said: Unpack[Said]) -> None:
        """Say what a user said."""
        self.events.append(writes.user_message(self._session(), text, self._said(said)))

    def add_multimodal_user_message(
        self, contents: Sequence[Content | Mapping[str, Any]], **said: Unpack[Said]
    ) -> None:
        """Say what a user said with images or documents."""
        self.events.append(writes.multimodal_user_message(self._session(), contents, self._said(said)))

    def add_ai_message(
        self, text: str = "", *, finish_reason: str | None = None, **said: Unpack[AnswerSaid]
    ) -> None:
        """Say what a model answered; it carries the receipt of the memory the turn began with.

        Args:
            text: its answer.
            finish_reason: why the model stopped; ``length`` has the session compacted behind the turn.
            said: as at :meth:`SessionMemory.add_ai_message`.
        """
        self._length_exceeded = self._length_exceeded or finish_reason == "length"
        fields: Any = {"context": self.receipt, **self._said(said)}
        self.events.append(writes.ai_message(self._session(), text, fields))

    def add_completion(self, completion: Any, **said: Unpack[AnswerSaid]) -> None:
        """Say what a model answered, from what its API answered: Chat Completions or Responses.

        Args:
            completion: the openai library's object, or the same as a mapping.
            said: goes over what the completion tells.
        """
        text, answer, finish_reason = answer_of(completion)
        fields: Any = {**answer, **said}
        self.add_ai_message(text, finish_reason=finish_reason, **fields)

    def add_tool_call_response(
        self, tool_call_id: str, name: str, text: str, *, is_error: bool = False, **said: Unpack[Said]
    ) -> None:
        """Say what a tool answered."""
        event = writes.tool_call_response(
            self._session(), tool_call_id, name, text, is_error=is_error, said=self._said(said)
        )
        self.events.append(event)

    def set_system_message(self, text: str, **said: Unpack[Said]) -> None:
        """Set the session's one system message."""
        self.events.append(writes.system_message(self._session(), text, self._said(said)))

    def requests(self) -> list[Event]:
        """Return the request for compaction that a model call which ended for length makes necessary."""
        if not self._length_exceeded:
            return []
        return [new_event(CompactionRequested, self._session(), self._who, reason="length_exceeded")]

    def _session(self) -> str:
        # A turn without a session collects like any other, so that :meth:`messages` serves; nothing is kept.
        return self.session_id or "-"

    def _said(self, said: Mapping[str, Any]) -> Any:
        self.own_ids.update(own_ids_of(said))
        return {**self._who, **said}


@asynccontextmanager
async def interacting(
    memory: SessionCore, session_id: str | None, provider: MemoryProvider, native: bool, who: Who
) -> AsyncGenerator[Turn]:
    """See :meth:`streams.client.SessionMemory.interaction`."""
    who = without_event_id(who, "give it to what is said in the turn, not to interaction()")
    history = await memory.read(session_id, provider, native=native)
    turn = Turn(session_id or "", history, who)
    try:
        yield turn
    except Exception as error:
        if ended_for_length(error) and session_id and provider.writes:
            # Nothing of what was said: only that the memory is too long for the model.
            request = new_event(CompactionRequested, session_id, who, reason="length_exceeded")
            try:
                await memory.append(session_id, [request], provider=provider)
            except Retry as failed:
                log.warning(
                    "could not ask for compaction: %s",
                    failed.detail,
                    extra={"action": "compaction_not_requested", "session_id": session_id},
                )
        raise
    said = [*turn.events, *turn.requests()]
    await memory.append(session_id, said, provider=provider, own_ids=turn.own_ids)
