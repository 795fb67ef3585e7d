"""A draft: a memory that the fold changes for a batch of events and then freezes again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from processors.memory.block import BLOCK_BYTES, PAIR_BLOCK, Block
from processors.memory.blocks import Blocks, copied
from processors.memory.changes import Changes
from processors.memory.group import Placed
from processors.memory.head import Head, new_head
from processors.memory.memory import Memory, SystemMessage
from processors.memory.message import Message
from processors.memory.pairing import withdraw_calls
from processors.memory.policy import Limits, MemoryPolicy

#: A wider gap between the numbers of the first two blocks is closed, so that loading never reads a long gap.
WIDEST_GAP = 16

#: The most bytes of a block after a gap was closed; a record must stay well below 1 MB.
_MAX_MERGED_BYTES = 900_000


class Draft:
    """A memory being changed. Only :func:`processors.memory.fold.fold` makes, changes and freezes drafts.

    Its result depends only on the memory and the events, never on how the events were batched. The open tail is
    an optimization: :meth:`seal` makes of it exactly the block that single events would have made.

    Attributes:
        policy: The worker's defaults.
        limits: The limits in force for this session.
        ttl_ms: The session's time to live in milliseconds; ``None`` for no limit.
        head: A copy of the head; ``None`` without a life.
        blocks: A copy of the blocks, without the messages of an open tail. Numbers ascend, except the pair's.
        system: The system message.
        knowledge: JSON of the last summary's knowledge.
        changes: The changes so far.
    """

    __slots__ = (
        "_memory", "_tail", "_tail_number", "_tail_weight",
        "blocks", "changes", "head", "knowledge", "limits", "policy", "system", "ttl_ms",
    )  # fmt: skip

    blocks: Blocks
    head: Head | None
    limits: Limits
    ttl_ms: int | None
    system: SystemMessage | None
    knowledge: bytes | None

    def __init__(self, memory: Memory, policy: MemoryPolicy) -> None:
        self._memory = memory
        self._tail: list[Message] | None = None
        self._tail_number = 0
        self._tail_weight = 0
        self.policy = policy
        self.blocks = copied(memory.blocks)
        self.system = memory.system
        self.knowledge = memory.knowledge
        self.changes = Changes()
        self.head = None if memory.head is None else memory.head.copy()
        self.apply_configuration()

    def apply_configuration(self) -> None:
        """Set the limits from the head's configuration; to be called after it changed."""
        head = self.head
        if head is None or not head.configuration:
            self.limits, self.ttl_ms = self.policy.defaults
        else:
            self.limits = self.policy.limits(head.configuration)
            self.ttl_ms = self.policy.ttl_ms(head.configuration)

    def freeze(self) -> Memory:
        """Return the memory as it is now; the same object as before if nothing changed."""
        if not self.changes.dirty:
            return self._memory
        self.seal()
        head = self.head
        if head is not None and head.configuration and not head.has_configuration:
            # An older version wrote it into the head, which is about to be written without it.
            self.mark_configuration(head)
        fields = self._memory.session_id, head, self.blocks, self.system, self.knowledge
        # Memory(...) would take more than twice the time, and this runs for every session of a slice.
        return tuple.__new__(Memory, fields)

    def mark_configuration(self, head: Head) -> None:
        """Let the configuration be written, because it changed."""
        head.has_configuration = True
        self.changes.dirty.add("configuration")

    def begin_life(self, sequence: int, timestamp_ms: int) -> Head:
        """Start a life whose first event is at ``sequence``; without a head, the default limits are in force."""
        head = self.head = new_head(sequence, timestamp_ms)
        return head

    def end_life(self, sequence: int) -> None:
        """End the life because of the event at ``sequence``: all records of the session go."""
        self.clear()
        self.changes.dirty.add("head")
        if self.head is not None and self.head.has_configuration:
            self.changes.dirty.add("configuration")
        if self.head is not None and self.head.has_description:
            self.changes.dirty.add("description")
        if self.system is not None:
            self.changes.dirty.add("system")
        self.changes.sequence = sequence
        self.head = self.system = None
        self.apply_configuration()

    def clear(self) -> None:
        """Remove all messages and the knowledge of the last summary."""
        self.seal()
        self.changes.dirty.update(self.blocks)
        self.blocks = {}
        self.set_knowledge(None)
        head = self.head
        if head is not None:
            head.size_bytes = head.tokens = head.message_count = head.estimated_count = 0
            head.first_block = head.next_block
            head.turn_sequence = head.pair_sequence = None
            head.open_calls = {}
            if head.pins:
                head.pins = ()

    def set_knowledge(self, knowledge: bytes | None) -> None:
        """Set the knowledge of the last summary; ``None`` removes it."""
        if self.head is not None and knowledge != self.knowledge:
            self.changes.dirty.add("knowledge")
            self.head.has_knowledge = knowledge is not None
        self.knowledge = knowledge

    def append(self, head: Head, message: Message) -> None:
        """Append ``message``; the cost does not depend on the number of messages."""
        tail = self._tail
        if tail is None:
            tail = self._open_tail(head)
        tail.append(message)
        # Faster than the property, and this runs for every message.
        if message.native is None and message.metadata is None and message.call_sequence is None:
            self._tail_weight += len(message.json)
        else:
            self._tail_weight += message.weight
        head.size_bytes += message.size_bytes
        head.tokens += message.tokens
        head.message_count += 1
        if message.estimated:
            head.estimated_count += 1
        if self._tail_weight > BLOCK_BYTES:
            self.seal()

    def _open_tail(self, head: Head) -> list[Message]:
        number = head.next_block - 1
        block = self.blocks.get(number) if number > PAIR_BLOCK else None
        weight = 0 if block is None else block.weight
        if block is None or weight > BLOCK_BYTES:
            number = head.next_block
            head.next_block += 1
            self._tail, weight = [], 0
        else:
            self._tail = list(block.messages)
        self._tail_number = number
        self._tail_weight = weight
        self.changes.dirty.add(number)
        return self._tail

    def seal(self) -> None:
        """Make the open tail a block; to be called before :attr:`blocks` is read."""
        if self._tail is not None:
            self.blocks[self._tail_number] = Block(self._tail, self._tail_weight)
            self._tail = None

    def walk(self) -> Iterator[Placed]:
        """Yield the messages without the compacted pair, oldest first.

        The tail must be sealed, and the blocks must not change meanwhile.
        """
        for number, block in self.blocks.items():
            if number != PAIR_BLOCK:
                for message in block.messages:
                    yield number, message

    def walk_back(self) -> Iterator[Placed]:
        """Yield the messages of :meth:`walk`, newest first."""
        for number in reversed(self.blocks):
            if number != PAIR_BLOCK:
                for message in reversed(self.blocks[number].messages):
                    yield number, message

    def pair(self) -> list[Placed]:
        """Return the messages of the compacted pair; empty without one."""
        block = self.blocks.get(PAIR_BLOCK)
        return [] if block is None else [(PAIR_BLOCK, message) for message in block.messages]

    def replace(self, number: int, messages: Iterable[Message]) -> None:
        """Replace block ``number`` by ``messages``; without messages, remove the block."""
        block = Block(messages)
        if block.messages:
            self.blocks[number] = block
        else:
            del self.blocks[number]
        self.changes.dirty.add(number)

    def remove(self, head: Head, gone: Iterable[Placed]) -> None:
        """Remove messages and their open calls from memory; the caller passes whole groups."""
        self.seal()
        sequences: dict[int, set[int]] = {}
        for number, message in gone:
            sequences.setdefault(number, set()).add(message.sequence)
            self.add_to_totals(head, message, -1)
            withdraw_calls(head.open_calls, message.call_ids, message.sequence)
        for number, cut in sequences.items():
            kept = [message for message in self.blocks[number].messages if message.sequence not in cut]
            self.replace(number, kept)
        if PAIR_BLOCK not in self.blocks:
            head.pair_sequence = None
        head.first_block = next((n for n in self.blocks if n != PAIR_BLOCK), head.next_block)
        if any(head.turn_sequence in cut for number, cut in sequences.items() if number != PAIR_BLOCK):
            users = (message.sequence for _, message in self.walk_back() if message.role == "user")
            head.turn_sequence = next(users, None)

    def add_to_totals(self, head: Head, message: Message, sign: int) -> None:
        """Add ``message`` to the totals of the memory (``sign`` 1), or subtract it (-1)."""
        head.size_bytes += sign * message.size_bytes
        head.tokens += sign * message.tokens
        head.message_count += sign
        head.estimated_count += sign * message.estimated

    def close_gaps(self, head: Head) -> None:
        """Close the gaps before the first blocks one after another, where pinned messages are far apart."""
        first = None
        while first != head.first_block:
            first = head.first_block
            self.close_gap(head)

    def close_gap(self, head: Head) -> None:
        """Move the messages of the first block to the second, if many numbers between them are unused.

        A long turn keeps its user message in the first block while all later messages are evicted.
        """
        numbers = (number for number in self.blocks if number != PAIR_BLOCK)
        first = next(numbers, head.first_block)
        second = next(numbers, first)
        if second - first > WIDEST_GAP:
            together = (*self.blocks[first].messages, *self.blocks[second].messages)
            if sum([message.weight for message in together]) <= _MAX_MERGED_BYTES:
                self.replace(first, ())
                self.replace(second, together)
                head.first_block = second
