"""LangChain4j's chat memory, as its documentation ("Chat Memory") describes it; plain, and without its library."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple


class Message(NamedTuple):
    """A message: ``kind`` is ``system``, ``user``, ``ai`` or ``tool``; ``call`` pairs an AI message with its result."""

    kind: str
    text: str
    call: str | None = None


class MessageWindow:
    """``MessageWindowChatMemory``: the most recent messages, the one system message always, no orphan of a tool."""

    def __init__(self, max_messages: int) -> None:
        #: Of ``dynamicMaxMessages`` too: a limit that may be another at each call.
        self.max_messages = max_messages
        self.messages: list[Message] = []

    def _over(self) -> bool:
        return len(self.messages) > self.max_messages

    def add(self, message: Message) -> None:
        """A system message with the same content is ignored, another replaces it; the oldest others are evicted."""
        if message.kind == "system":
            if message in self.messages:
                return
            self.messages = [other for other in self.messages if other.kind != "system"]
        self.messages.append(message)
        while self._over():
            self._evict()

    def _evict(self) -> None:
        oldest = next(message for message in self.messages if message.kind != "system")
        self.messages.remove(oldest)
        if oldest.kind == "ai" and oldest.call is not None:
            self.messages = [m for m in self.messages if m.kind != "tool" or m.call != oldest.call]

    def clear(self) -> None:
        self.messages = []

    def set(self, messages: Iterable[Message]) -> None:
        """Replace all messages by others, for example by a summary of them."""
        self.clear()
        for message in messages:
            self.add(message)


class TokenWindow(MessageWindow):
    """``TokenWindowChatMemory``: "Messages are indivisible. If a message doesn't fit, it is evicted completely."

    Args:
        max_tokens: of all messages.
        tokens_of: counts the tokens of a text.
    """

    def __init__(self, max_tokens: int, tokens_of: Callable[[str], int]) -> None:
        super().__init__(max_tokens)
        self._tokens_of = tokens_of

    def _over(self) -> bool:
        others = [message for message in self.messages if message.kind != "system"]
        return bool(others) and sum(self._tokens_of(m.text) for m in self.messages) > self.max_messages
