"""A memory as a plain list of messages, which is what a store of one's own keeps of a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import orjson

from processors.memory.block import PAIR_BLOCK, Block
from processors.memory.composition import tool_message
from processors.memory.fold import Entry, fold
from processors.memory.head import Head
from processors.memory.memory import Memory, SystemMessage
from processors.memory.message import Message
from processors.memory.pairing import OpenCalls, add_calls, paired, withdraw_calls
from processors.memory.policy import MemoryPolicy
from processors.memory.recent_ids import add_hash, id_hash
from processors.memory.size import measure
from processors.reading.body import message_json
from processors.reading.memory_read import message_of
from schemas.events import Event, SystemMessageSet, ToolCallResponseAdded
from schemas.view import MessageView

#: The id of the one message that is the session's system message.
SYSTEM_ID = "system"


class ListedMemory(NamedTuple):
    """A session as its list says it.

    Attributes:
        system: The system message; it is the first in the list.
        messages: All other messages, oldest first, each tool message with its ``call_sequence``.
    """

    system: MessageView | None
    messages: list[MessageView]

    @classmethod
    def of(cls, listed: Sequence[MessageView]) -> ListedMemory:
        """Return the session of a store's list."""
        system = [message for message in listed if _is_system(message)]
        return cls(
            system[-1] if system else None, paired([message for message in listed if not _is_system(message)])
        )

    def listed(self) -> list[MessageView]:
        """Return the list for the store."""
        return [*([self.system] if self.system is not None else ()), *self.messages]

    @property
    def sequence(self) -> int | None:
        """The greatest sequence; ``None`` without messages."""
        return self.messages[-1].sequence if self.messages else None

    def memory(self, session_id: str) -> Memory:
        """Return the memory that the fold continues.

        A list has no configuration, no totals of the past and no knowledge: the epoch is 0, and nothing is truncated.
        """
        if not self.messages and self.system is None:
            return Memory.empty(session_id)
        pair = [message_of(view) for view in self.messages if view.compacted]
        others = [message_of(view) for view in self.messages if not view.compacted]
        sequence = self.sequence or 0
        first = self.messages[0].sequence if self.messages else 0
        head = Head(first, sequence if self.messages else -1, 0, next_block=2 if others else 1)
        open_calls: OpenCalls = {}
        for message in (*pair, *others):
            head.size_bytes += message.size_bytes
            head.tokens += message.tokens
            head.message_count += 1
            head.event_hashes = add_hash(head.event_hashes, id_hash(message.id))
            if message.role == "user" and not message.compacted:
                head.turn_sequence = message.sequence
            add_calls(open_calls, message.call_ids, message.sequence)
            if message.tool_call_id is not None and message.call_sequence is not None:
                withdraw_calls(open_calls, [message.tool_call_id], message.call_sequence)
        head.open_calls = open_calls
        head.pair_sequence = pair[-1].sequence if pair else None
        system = None
        if self.system is not None:
            system = SystemMessage(self.system.text, self.system.size_bytes, self.system.tokens, False)
            head.has_system = True
            head.system_size_bytes, head.system_tokens = system.size_bytes, system.tokens
        blocks = {PAIR_BLOCK: Block(pair)} if pair else {}
        if others:
            blocks[1] = Block(others)
        return Memory(session_id, head, blocks, system, None)

    def after(self, session_id: str, event: Event, policy: MemoryPolicy) -> ListedMemory:
        """Return the session after an event, by the same fold as in a memory worker.

        A response whose call is not in the list stays in it, because a store has no history besides.

        Args:
            session_id: The session.
            event: Any event but a deletion and a configuration.
            policy: The window and the tokenizer. A time to live is not applied.
        """
        memory = self.memory(session_id)
        sequence = 0 if self.sequence is None else self.sequence + 1
        after, changes = fold(memory, [Entry(event, sequence, 0)], policy)
        if changes.orphans and isinstance(event, ToolCallResponseAdded):
            size, tokens, estimated = measure(event, policy.token_counter)
            orphan = tool_message(event, sequence, None, size, tokens, estimated)
            return ListedMemory(self.system, [*self.messages, view_of(orphan)])
        system = self.system
        if isinstance(event, SystemMessageSet) and after.system is not None:
            system = _system_view(event, after.system)
        messages = [view_of(message) for message in after.messages()]
        return ListedMemory(system, messages)


def view_of(message: Message) -> MessageView:
    """Return a message in the form of a read, with its framework's own form and its metadata."""
    return MessageView.model_validate(orjson.loads(message_json(message)))


def _is_system(message: MessageView) -> bool:
    return message.role == "system" and not message.compacted


def _system_view(event: SystemMessageSet, system: SystemMessage) -> MessageView:
    return MessageView(
        id=SYSTEM_ID,
        sequence=0,
        role="system",
        text=system.text,
        agent_id=event.agent_id,
        agent_role=event.agent_role,
        occurred_at=event.occurred_at,
        size_bytes=system.size_bytes,
        tokens=system.tokens,
        compacted=False,
    )
