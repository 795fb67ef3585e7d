"""Computes the memory of a recorded conversation in a small and slow way, from the contract only.

It shares no code with the fold: it reads chat messages, not events, keeps a list, and checks the whole list
after every message. Only the layout of the excerpt's marker is the same, because its length counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Chat = dict[str, Any]
CountTokens = Callable[[str], int]

_OVERHEAD_TOKENS = 3
_KEPT = 1_000


@dataclass
class Limits:
    """The limits of a memory; None is no limit."""

    max_size_bytes: int | None = None
    max_messages: int | None = None
    max_tokens: int | None = None

    def exceeded(self, size_bytes: int, messages: int, tokens: int) -> bool:
        return any(
            limit is not None and amount > limit
            for limit, amount in (
                (self.max_size_bytes, size_bytes),
                (self.max_messages, messages),
                (self.max_tokens, tokens),
            )
        )


@dataclass(eq=False)
class Remembered:
    """One message in memory. ``position`` is its place in the conversation."""

    position: int
    role: str
    text: str
    calls: list[dict[str, str]] = field(default_factory=list)
    caller: Remembered | None = None
    answers: str | None = None
    name: str | None = None
    size_bytes: int = 0
    tokens: int = 0

    def measure(self, count: CountTokens) -> None:
        texts = [self.text] + [call[part] for call in self.calls for part in ("name", "arguments")]
        self.size_bytes = sum(len(text.encode()) for text in texts)
        self.tokens = sum(count(text) for text in texts) + _OVERHEAD_TOKENS

    def as_answered(self) -> dict[str, Any]:
        """Return the fields of the HTTP API that follow from the conversation."""
        fields: dict[str, Any] = {
            "role": self.role,
            "text": self.text,
            "size_bytes": self.size_bytes,
            "tokens": self.tokens,
            "compacted": False,
        }
        if self.calls:
            fields["tool_calls"] = self.calls
        if self.role == "tool":
            fields |= {"tool_call_id": self.answers, "name": self.name, "is_error": False}
        return fields


@dataclass
class Expected:
    """The expected memory after the whole conversation."""

    limits: Limits
    count: CountTokens
    system_message: str | None = None
    messages: list[Remembered] = field(default_factory=list)
    open_calls: list[tuple[str, Remembered]] = field(default_factory=list)
    truncated: bool = False

    @property
    def size_bytes(self) -> int:
        return sum(message.size_bytes for message in self.messages)

    @property
    def tokens(self) -> int:
        return sum(message.tokens for message in self.messages)

    def hear(self, position: int, chat: Chat) -> None:
        text = chat["content"] or ""
        if chat["role"] == "system":
            self.system_message = text
            return
        message = Remembered(position, chat["role"], text)
        message.calls = [{"id": call["id"], **call["function"]} for call in chat.get("tool_calls") or []]
        message.measure(self.count)
        if message.role == "tool":
            callers = [caller for call_id, caller in self.open_calls if call_id == chat["tool_call_id"]]
            if len(callers) != 1:
                return
            message.answers, message.name, message.caller = chat["tool_call_id"], chat["name"], callers[0]
            self.open_calls.remove((chat["tool_call_id"], callers[0]))
            if self.limits.exceeded(message.size_bytes, 1, message.tokens):
                self._shorten(message)
        self.open_calls += [(call["id"], message) for call in message.calls]
        self.messages.append(message)
        while self.limits.exceeded(self.size_bytes, len(self.messages), self.tokens) and self._drop():
            self.truncated = True

    def _shorten(self, message: Remembered) -> None:
        left_out = len(message.text) - 2 * _KEPT
        marker = f"\n[… {left_out:,} characters left out …]\n"
        if left_out > len(marker):
            message.text = message.text[:_KEPT] + marker + message.text[-_KEPT:]
            message.measure(self.count)
            self.truncated = True

    def _drop(self) -> bool:
        """Drop the oldest message that may be evicted, with its group; returns whether there was one."""
        turns: list[list[Remembered]] = [[]]
        for message in self.messages:
            if message.role == "user":
                turns.append([])
            turns[-1].append(message)
        turns = [turn for turn in turns if turn]
        if len(turns) > 1:
            gone = turns[0]
        else:
            newest = turns[0][-1].caller or turns[0][-1]
            free = [m for m in turns[0] if m.role != "user" and (m.caller or m) is not newest]
            gone = [m for m in free if (m.caller or m) is (free[0].caller or free[0])]
        self.messages = [m for m in self.messages if m not in gone and m.caller not in gone]
        self.open_calls = [(call_id, caller) for call_id, caller in self.open_calls if caller not in gone]
        return bool(gone)


def expected_memory(conversation: list[Chat], limits: Limits, count: CountTokens) -> Expected:
    """Return the expected memory after all of ``conversation``."""
    expected = Expected(limits, count)
    for position, chat in enumerate(conversation):
        expected.hear(position, chat)
    return expected


def differences(answer: dict[str, Any], expected: Expected) -> list[str]:
    """Return all differences between the HTTP API's answer and the expected memory, message by message."""
    found: list[str] = []
    totals = {
        "system_message": expected.system_message,
        "message_count": len(expected.messages),
        "size_bytes": expected.size_bytes,
        "tokens": expected.tokens,
        "truncated": expected.truncated,
        "epoch": 0,
        "next": None,
    }
    found += [
        f"{name}: {answer[name]!r}, not {wanted!r}"
        for name, wanted in totals.items()
        if answer[name] != wanted
    ]
    if len(answer["messages"]) != len(expected.messages):
        found.append(f"{len(answer['messages'])} messages, not {len(expected.messages)}")
    sequences = [message["sequence"] for message in answer["messages"]]
    if sorted(set(sequences)) != sequences:
        found.append(f"sequences do not ascend: {sequences}")
    if len({message["id"] for message in answer["messages"]}) != len(sequences):
        found.append("an id occurs twice")
    pairs = list(zip(answer["messages"], expected.messages, strict=False))
    sequence_of = {message.position: answered["sequence"] for answered, message in pairs}
    for number, (answered, message) in enumerate(pairs):
        wanted = message.as_answered()
        if message.caller is not None:
            wanted["call_sequence"] = sequence_of.get(message.caller.position)
        got = {name: answered.get(name) for name in wanted}
        if got != wanted or set(answered) - set(wanted) != {"id", "sequence", "occurred_at"}:
            found.append(f"message {number}: {answered!r}, not {wanted!r}")
    return found
