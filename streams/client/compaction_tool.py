"""The tool ``compact_conversation``: with it, an agent asks for the compaction of its own conversation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Unpack

import orjson

from schemas.errors import BadRequest, SessionstreamError
from streams.client.compaction import CompactionResult
from streams.client.message_options import EventOptions, without_event_id
from streams.client.model_tool import arguments_of, chat_completions_tool, responses_tool
from streams.client.session_memory import SessionMemory
from streams.client.turn import CURRENT_TURN

NAME: Final = "compact_conversation"
_ABOUT: Final = (
    "Replace the conversation so far by a summary of it, to free room in the context. "
    "The newest messages stay as they are."
)
_PARAMETERS: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {
        "instructions": {
            "type": "string",
            "description": "What the summary must keep: names, numbers, decisions, open questions.",
        }
    },
    "required": [],
    "additionalProperties": False,
}

#: The tool as Chat Completions takes it.
COMPACT_CONVERSATION: Final = chat_completions_tool(NAME, _ABOUT, _PARAMETERS)
#: The tool as Responses takes it.
COMPACT_CONVERSATION_RESPONSES: Final = responses_tool(NAME, _ABOUT, _PARAMETERS)
#: What to add to a system prompt, so that a model knows when to use the tool.
COMPACT_CONVERSATION_PROMPT: Final = f"""
You have the tool `{NAME}`. Use it at a clean boundary, never in the middle of a task:
- when the user turns to another task or topic;
- after a long piece of work with many tool calls is done, and only its result matters from here on;
- when the conversation repeats itself or holds large tool results that are no longer needed;
- before you begin something long that needs room.
Do not use it for a short conversation, when details of it are still needed word for word, or twice in a row.
Say in `instructions` what must not be lost.
""".strip()


class CompactConversation:
    """The tool for one session. Give :attr:`definition` to a model, and pass the model's calls to this object.

    Called in a turn of its session, it works on this turn: see :meth:`streams.client.Turn.compact`.

    >>> tool = CompactConversation(memory, "s1", agent_id="support")
    >>> tool.definition["function"]["name"]
    'compact_conversation'
    >>> result = await tool.run({"instructions": "keep the order number"})
    >>> result.success, result.reason
    (False, 'there is nothing to compact')

    Args:
        memory: has the session.
        session_id: the session.
        timeout_seconds: how long a call waits for the summary.
        options: which agent asks.

    Raises:
        BadRequest: ``options`` have an ``event_id``: every call after the first would be a duplicate.
    """

    name = NAME
    definition = COMPACT_CONVERSATION
    responses_definition = COMPACT_CONVERSATION_RESPONSES
    prompt = COMPACT_CONVERSATION_PROMPT

    def __init__(
        self,
        memory: SessionMemory,
        session_id: str | None,
        *,
        timeout_seconds: float = 60.0,
        **options: Unpack[EventOptions],
    ) -> None:
        self._memory = memory
        self._session_id = session_id
        self._timeout_seconds = timeout_seconds
        self._options = without_event_id(options, "leave it out, because a tool may be called several times")

    async def __call__(self, arguments: str | Mapping[str, Any] = "") -> str:
        """Compact, and return the result as JSON, the text of a tool message."""
        answer = (await self.run(arguments)).for_model()
        return orjson.dumps({name: value for name, value in answer.items() if value is not None}).decode()

    async def run(self, arguments: str | Mapping[str, Any] = "") -> CompactionResult:
        """Carry out the model's call; an error that the model can understand is a result, not an exception.

        Args:
            arguments: of the tool call, as JSON text or decoded.
        """
        try:
            instructions = arguments_of(arguments).get("instructions")
        except BadRequest as error:
            return self._refused(error.detail)
        if instructions is not None and not isinstance(instructions, str):
            return self._refused("instructions must be a text")
        turn = CURRENT_TURN.get()
        try:
            if turn is not None and turn.is_of(self._memory, self._session_id):
                # The session's turn that called: what it has said so far must be in the memory that is summarized.
                return await turn.compact(instructions or None, timeout_seconds=self._timeout_seconds)
            return await self._memory.compact(
                self._session_id,
                instructions or None,
                reason="agent",
                timeout_seconds=self._timeout_seconds,
                **self._options,
            )
        except SessionstreamError as error:
            return CompactionResult.failed(self._session_id or "", error.error_code, error.detail)

    def _refused(self, detail: str) -> CompactionResult:
        return CompactionResult.failed(self._session_id or "", BadRequest.error_code, detail)
