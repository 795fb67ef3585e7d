"""Makes a memory consistent again after records of it were lost, and marks it as truncated."""

from __future__ import annotations

from processors.memory.block import PAIR_BLOCK
from processors.memory.changes import Changes
from processors.memory.draft import Draft
from processors.memory.memory import Memory
from processors.memory.pins import forget_missing
from processors.memory.policy import MemoryPolicy


def repair(memory: Memory, policy: MemoryPolicy) -> tuple[Memory, Changes]:
    """Return the memory of what is left, and the changes to write.

    Figures are counted again. Tool responses whose call is lost go. The epoch rises, so no late summary applies to
    what is left. ``truncated`` says that messages are missing, until a summary covers them.

    Args:
        memory: A memory with a life, as :func:`processors.memory.records.load` returns it with records missing.
        policy: The worker's defaults.
    """
    draft = Draft(memory, policy)
    head = draft.head
    assert head is not None
    head.size_bytes = head.tokens = head.message_count = head.estimated_count = 0
    for block in draft.blocks.values():
        for message in block.messages:
            draft.add_to_totals(head, message, 1)
    callers = {message.sequence for _, message in draft.walk()}
    draft.remove(
        head,
        [
            (number, message)
            for number, message in draft.walk()
            if message.call_sequence is not None and message.call_sequence not in callers
        ],
    )
    left = {message.sequence for _, message in draft.walk()}
    head.open_calls = {
        call_id: kept
        for call_id, made in head.open_calls.items()
        if (kept := tuple(sequence for sequence in made if sequence in left))
    }
    if head.turn_sequence not in left:
        users = (message.sequence for _, message in draft.walk_back() if message.role == "user")
        head.turn_sequence = next(users, None)
    head.first_block = next((number for number in draft.blocks if number != PAIR_BLOCK), head.next_block)
    if PAIR_BLOCK not in draft.blocks:
        head.pair_sequence = None
    head.has_system = draft.system is not None
    if not head.has_system:
        head.system_size_bytes = head.system_tokens = 0
    head.has_knowledge = draft.knowledge is not None
    head.has_configuration = head.has_configuration and bool(head.configuration)
    if head.has_description and head.description is None:
        head.has_description = False
    head.truncated = True
    head.evicted_through = head.last_sequence
    head.epoch += 1
    forget_missing(draft, head)
    draft.changes.dirty.add("head")
    draft.changes.sequence = head.last_sequence
    draft.changes.timestamp_ms = head.last_timestamp_ms
    return draft.freeze(), draft.changes
