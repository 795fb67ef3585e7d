"""The built-in interceptors: strip thinking, shorten tool responses, redact."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from processors.memory.excerpt import excerpt
from processors.publishing.interceptor import Interceptor, TextField
from processors.publishing.redaction import KINDS, Kind, Redaction
from schemas.errors import ConfigurationError
from schemas.events import (
    AiMessageAdded,
    MultimodalUserMessageAdded,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.parts import TextContent

#: The most characters of a text of an event, and the texts that may have more.
_LABEL_CHARACTERS: Final = 256
_LONG_FIELDS: Final[frozenset[TextField]] = frozenset({"instructions", "knowledge"})


class StripThinking(Interceptor):
    """Removes a model's reasoning (``thinking``), so that neither memory nor log has it.

    >>> provider = MemoryProvider.limited_window().with_interceptor(StripThinking())
    """

    def before_write_ai_message(
        self,
        session_id: str,  # noqa: ARG002 - the same for all sessions
        message: AiMessageAdded,
    ) -> AiMessageAdded:
        return message if message.thinking is None else message.model_copy(update={"thinking": None})


class TruncateToolResponses(Interceptor):
    """Keeps the beginning and the end of a long tool response.

    >>> provider = MemoryProvider.limited_window().with_interceptor(TruncateToolResponses(4_000))

    Args:
        max_characters: Number of characters of a response that are kept, half of them from its end.

    Raises:
        ConfigurationError: ``max_characters`` is less than 2.
    """

    def __init__(self, max_characters: int = 10_000) -> None:
        if max_characters < 2:
            raise ConfigurationError(f"TruncateToolResponses({max_characters}): keep at least 2 characters")
        self._kept_characters = max_characters // 2

    def before_write_tool_call_response(
        self,
        session_id: str,  # noqa: ARG002 - the same for all sessions
        message: ToolCallResponseAdded,
    ) -> ToolCallResponseAdded:
        text = excerpt(message.text, self._kept_characters)
        return message if text is None else message.model_copy(update={"text": text})


class Redact(Interceptor):
    """Replaces e-mail addresses, telephone numbers, card numbers and IBANs in all that is said.

    It searches texts, thinking, arguments of tool calls (which stay JSON), tool responses, both messages and the
    knowledge of a summary, instructions for a summarizer, reasons, titles, and the values of labels and of metadata. It
    does not search URIs, ids and names, and the system message only if it is told to: that is the developer's own, and
    may tell users whom to call.

    >>> provider = MemoryProvider.limited_window().with_interceptor(
    ...     Redact(phone_region="GB", patterns={"order": r"ORD-[0-9]+"})
    ... )
    >>> async with FakeSessionMemory(provider=provider) as memory:
    ...     published = await memory.add_user_message("s1", "ORD-12 to ann@example.org, call 020 7946 0018")
    ...     (await memory.memory("s1")).messages[0].text
    '[order] to [email], call [phone]'

    Args:
        kinds: Any of ``email``, ``phone``, ``card`` and ``iban``.
        phone_region: Country whose telephone numbers are found without the ``+`` prefix.
        patterns: Your own regular expressions, by the name that replaces a match.
        system_message: Whether the system message of a session is searched too.

    Raises:
        ConfigurationError: A kind is unknown, or a pattern is not a regular expression.
    """

    def __init__(
        self,
        kinds: Sequence[Kind] = KINDS,
        *,
        phone_region: str | None = None,
        patterns: Mapping[str, str] | None = None,
        system_message: bool = False,
    ) -> None:
        unknown = [kind for kind in kinds if kind not in KINDS]
        if unknown:
            raise ConfigurationError(f"Redact: {', '.join(unknown)} is not one of {', '.join(KINDS)}")
        try:
            compiled = {name: re.compile(pattern) for name, pattern in (patterns or {}).items()}
        except re.error as error:
            raise ConfigurationError(
                f"Redact: {error.pattern!r} is not a regular expression: {error}"
            ) from error
        self._redaction = Redaction(tuple(kinds), phone_region, compiled)
        self._with_system_message = system_message

    def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:  # noqa: ARG002
        return message.model_copy(update={"text": self._redaction.text(message.text)})

    def before_write_multimodal_user_message(
        self,
        session_id: str,  # noqa: ARG002
        message: MultimodalUserMessageAdded,
    ) -> MultimodalUserMessageAdded:
        contents = tuple(
            [
                part.model_copy(update={"text": self._redaction.text(part.text)})
                if isinstance(part, TextContent)
                else part
                for part in message.contents
            ]
        )
        return message.model_copy(update={"contents": contents})

    def before_write_ai_message(self, session_id: str, message: AiMessageAdded) -> AiMessageAdded:  # noqa: ARG002
        thinking = message.thinking
        calls = tuple(
            [
                call.model_copy(update={"arguments": self._redaction.json(call.arguments)})
                for call in message.tool_calls
            ]
        )
        return message.model_copy(
            update={
                "text": self._redaction.text(message.text),
                "thinking": None if thinking is None else self._redaction.text(thinking),
                "tool_calls": calls,
            }
        )

    def before_write_tool_call_response(
        self,
        session_id: str,  # noqa: ARG002
        message: ToolCallResponseAdded,
    ) -> ToolCallResponseAdded:
        return message.model_copy(update={"text": self._redaction.json(message.text)})

    def before_write_system_message(self, session_id: str, message: SystemMessageSet) -> SystemMessageSet:  # noqa: ARG002
        if not self._with_system_message:
            return message
        return message.model_copy(update={"text": self._redaction.text(message.text)})

    def before_write_text(self, session_id: str, text: str, field: TextField) -> str:  # noqa: ARG002
        redacted = self._redaction.text(text)
        # What stands for a finding may be longer than it.
        return redacted if field in _LONG_FIELDS else redacted[:_LABEL_CHARACTERS]
