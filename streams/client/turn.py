"""One turn of an agent: the memory at its beginning, and its new messages, which are published together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

from processors.memory.pairing import paired
from processors.memory.tokens import ByteEstimate
from processors.reading.knowledge import Knowledge
from processors.reading.memory_read import MemoryRead
from processors.reading.openai_format import Unanswered
from schemas.events import CompactionRequested, Event, SystemMessageSet
from schemas.parts import Content, ContextReceipt
from schemas.view import MessageView
from streams.client import new_events
from streams.client.completion import answer_of
from streams.client.message_options import AnswerOptions, EventOptions, MessageOptions, own_ids_of
from streams.client.store_access import view_of


class Turn:
    """Collects the messages of one turn; made by :meth:`streams.client.SessionMemory.interaction`.

    Attributes:
        session_id: the session; empty if there is none.
        history: the memory at the beginning of the turn, as the provider reads it.
        events: the events of the turn so far, in order.
        own_ids: those of their ids that the caller gave.
    """

    def __init__(self, session_id: str, history: MemoryRead, options: EventOptions) -> None:
        self.session_id = session_id
        self.history = history
        self.events: list[Event] = []
        self.own_ids: set[str] = set()
        self._options = options
        self._length_exceeded = False

    @property
    def receipt(self) -> ContextReceipt:
        """The receipt of the memory at the beginning of this turn; every answer of the turn carries it."""
        return self.history.receipt

    @property
    def knowledge(self) -> Knowledge:
        """The knowledge of the session's last summary."""
        return Knowledge.of(self.session_id, self.history.knowledge)

    def system_prompt(self, base: str | None = None) -> str:
        """Return a system prompt followed by the last summary's knowledge, as a ``<knowledge>`` block.

        Args:
            base: the prompt; by default the session's system message: the last one that this turn set, or else
                the one in memory.
        """
        texts = [event.text for event in self.events if isinstance(event, SystemMessageSet)]
        own = texts[-1] if texts else self.history.system_message
        return self.knowledge.system_prompt(own if base is None else base)

    def messages(
        self, system: str | None = None, *, unanswered: Unanswered = "error"
    ) -> list[dict[str, Any]]:
        """Return the prompt for a model, as Chat Completions messages: memory, then this turn so far.

        Args:
            system: the system prompt, to which :meth:`system_prompt` adds the knowledge.
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
        return shown.openai_messages(self.system_prompt(system), unanswered=unanswered)

    def add_user_message(self, text: str, **options: Unpack[MessageOptions]) -> None:
        """Add a user's message."""
        self.events.append(new_events.user_message(self._session(), text, self._with_own(options)))

    def add_multimodal_user_message(
        self, contents: Sequence[Content | Mapping[str, Any]], **options: Unpack[MessageOptions]
    ) -> None:
        """Add a user's message with images or documents."""
        event = new_events.multimodal_user_message(self._session(), contents, self._with_own(options))
        self.events.append(event)

    def add_ai_message(
        self, text: str = "", *, finish_reason: str | None = None, **options: Unpack[AnswerOptions]
    ) -> None:
        """Add a model's answer; it carries the receipt of the memory at the beginning of the turn.

        Args:
            text: of the answer.
            finish_reason: why the model stopped; ``length`` asks for a compaction after the turn.
            options: as for :meth:`SessionMemory.add_ai_message`.
        """
        self._length_exceeded = self._length_exceeded or finish_reason == "length"
        fields: Any = {"context": self.receipt, **self._with_own(options)}
        self.events.append(new_events.ai_message(self._session(), text, fields))

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
        tool_call_id: str,
        name: str,
        text: str,
        *,
        is_error: bool = False,
        **options: Unpack[MessageOptions],
    ) -> None:
        """Add a tool's response to the call ``tool_call_id``."""
        event = new_events.tool_call_response(
            self._session(), tool_call_id, name, text, is_error=is_error, options=self._with_own(options)
        )
        self.events.append(event)

    def set_system_message(self, text: str, **options: Unpack[MessageOptions]) -> None:
        """Set the session's one system message."""
        self.events.append(new_events.system_message(self._session(), text, self._with_own(options)))

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
