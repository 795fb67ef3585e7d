"""Orka's memories, after their documentation ("Conversation Memory", "Autonomous Context Compression").

The sentences that a rule comes from stand beside it. Plain, and without Orka's library.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple


class Message(NamedTuple):
    """A message: "role", "content"."""

    role: Literal["system", "user", "assistant"]
    content: str


class Memory:
    """``new Memory({…})``: "addMessage: Appends a message and triggers the auto-trimming logic".

    Args:
        max_messages: of ``sliding_window`` and ``summary``: "Maximum messages to keep".
        max_tokens_estimate: of ``buffer``: "Keeps messages that fit within estimated token budget".
        summary_threshold: of ``summary``: "Summarize when 10+ messages overflow".
        tokens_of: estimates the tokens of a text.
    """

    def __init__(
        self,
        *,
        max_messages: int | None = None,
        max_tokens_estimate: int | None = None,
        summary_threshold: int | None = None,
        tokens_of: Callable[[str], int] = lambda text: (len(text) + 3) // 4,
    ) -> None:
        self._max_messages = max_messages
        self._max_tokens = max_tokens_estimate
        self._threshold = summary_threshold
        self._tokens_of = tokens_of
        self._messages: list[Message] = []

    def add_message(self, message: Message) -> None:
        self._messages.append(message)
        if self._threshold is not None:
            self._summarize()
        elif self._max_messages is not None:
            while self._others() > self._max_messages:
                self._drop_oldest()
        elif self._max_tokens is not None:
            while (
                self._others() and sum(self._tokens_of(m.content) for m in self._messages) > self._max_tokens
            ):
                self._drop_oldest()

    def _others(self) -> int:
        return sum(message.role != "system" for message in self._messages)

    def _drop_oldest(self) -> None:
        """ "Keeps the N most recent messages, preserving system messages"."""
        oldest = next(message for message in self._messages if message.role != "system")
        self._messages.remove(oldest)

    def _summarize(self) -> None:
        """ "After 30 messages, the first 10 are compressed into a summary": a system message, then the "recent 20"."""
        assert self._max_messages is not None
        assert self._threshold is not None
        said = [message for message in self._messages if message.role != "system"]
        if len(said) - self._max_messages >= self._threshold:
            self._messages = [Message("system", "Summary: …"), *said[-self._max_messages :]]

    def get_history(self) -> list[Message]:
        return list(self._messages)

    def get_message_count(self) -> int:
        return len(self._messages)

    def clear(self) -> None:
        self._messages = []


class SessionMemory:
    """``new SessionMemory({…})``: "Each session has its own isolated memory with automatic TTL-based cleanup".

    Args:
        ttl_ms: "Sessions expire after 1 hour of inactivity".
        max_messages: of each session's memory.
    """

    def __init__(self, *, ttl_ms: int | None = None, max_messages: int | None = None) -> None:
        self._ttl_ms = ttl_ms
        self._max_messages = max_messages
        self._sessions: dict[str, Memory] = {}
        self._active_ms: dict[str, int] = {}

    def add_message(self, session_id: str, message: Message, now_ms: int) -> None:
        """ "initializes session lazily if needed"."""
        self._expire(now_ms)
        self._sessions.setdefault(session_id, Memory(max_messages=self._max_messages)).add_message(message)
        self._active_ms[session_id] = now_ms

    def _expire(self, now_ms: int) -> None:
        if self._ttl_ms is not None:
            for name in [n for n, active_ms in self._active_ms.items() if now_ms - active_ms > self._ttl_ms]:
                self.clear_session(name)

    def get_history(self, session_id: str, now_ms: int) -> list[Message]:
        self._expire(now_ms)
        memory = self._sessions.get(session_id)
        return [] if memory is None else memory.get_history()

    def get_active_sessions(self, now_ms: int) -> list[str]:
        """ "returning all currently managed session identifiers"."""
        self._expire(now_ms)
        return list(self._sessions)

    def clear_session(self, session_id: str) -> None:
        self._sessions.pop(session_id, None)
        self._active_ms.pop(session_id, None)

    def clear_all(self) -> None:
        self._sessions.clear()
        self._active_ms.clear()
