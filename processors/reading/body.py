"""Makes the bodies of the answers to memory reads: JSON, in pieces of bounded size.

Messages keep their JSON as the API answers it, so a body is joined from fragments and nothing is decoded. A piece
has about :data:`PIECE_BYTES`, so an answer of any length needs a bounded amount of RAM.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

import orjson

from processors.memory.block import PAIR_BLOCK
from processors.memory.figures import context_fraction, figures_of
from processors.memory.group import group_sequence
from processors.memory.recent_ids import id_hash, is_known
from processors.reading.knowledge import Knowledge, SummaryForm, summary_text_of
from processors.reading.openai_format import Unanswered, openai_messages

if TYPE_CHECKING:
    from processors.memory.frozen import Frozen
    from processors.memory.head import Head
    from processors.memory.memory import Memory
    from processors.memory.message import Message
    from processors.memory.policy import MemoryPolicy
    from schemas.view import ContinuedView

#: The version of the form of all answers to memory reads: raised with every change of what an answer says about an equal
#: memory (fields, texts, their order), so that a client that sends an ETag of an older form gets the new one.
ANSWER_FORM: Final = 1
#: A piece ends with the message that makes it longer than this many bytes.
PIECE_BYTES: Final = 64 * 1024


def memory_body(
    memory: Memory,
    messages: Iterable[Message],
    policy: MemoryPolicy,
    *,
    compaction_fraction: float | None = None,
    native: bool = False,
    metadata: bool = False,
    configuration: bool = False,
    event_id: str | None = None,
    next_page: str | None = None,
    stale: bool = False,
    frozen: Frozen | None = None,
    summary: SummaryForm = "pair",
    continued: ContinuedView | None = None,
) -> Iterator[bytes]:
    """Yield the answer to a memory read, piece by piece; the pieces joined are one JSON object.

    Args:
        memory: Source of the totals. They describe the whole memory, not only ``messages``.
        messages: The selected messages, iterated once and only as far as pieces are consumed.
        policy: The worker's defaults, for ``context_fraction``.
        compaction_fraction: How far the session is from its next compaction; ``None`` if no trigger is in force.
        native: Whether to include the native form of messages that have one.
        metadata: Whether to include the metadata of messages that have some.
        configuration: Whether to include the session's settings, ``compacted_to`` and ``summary_spending``.
        event_id: Of an event; the answer says whether it was applied to this memory.
        next_page: Query string of the next page.
        stale: Whether to mark the answer as possibly out of date.
        frozen: Where the memory ends, if an event needs a newer worker.
        summary: What tells of the last summary. With facts, ``tokens`` and ``context_fraction`` count them, and without
            the pair they do not count the pair.
        continued: What the memory still has of an earlier read, which ``messages`` continue.
    """
    totals = _totals(memory, policy)
    totals["compaction_fraction"] = compaction_fraction
    if summary != "pair" and memory.head is not None:
        totals |= _with_facts(memory, memory.head, policy, summary)
        messages = without_pair(memory, messages, summary)
    if configuration:
        totals |= _settings(memory, policy)
    if event_id is not None:
        totals["event_applied"] = memory.head is not None and is_known(
            memory.head.event_hashes, id_hash(event_id)
        )
    opening = orjson.dumps(totals)[:-1] + b',"messages":['
    closing = b'],"next":' + orjson.dumps(next_page) + _marks(stale, frozen, continued)
    pins = None if memory.head is None else memory.head.pins
    if pins:
        fragments = _pinned_fragments(messages, frozenset(pins), native=native, metadata=metadata)
    else:
        fragments = _fragments(messages, native=native, metadata=metadata)
    return _pieces(opening, fragments, closing)


def openai_body(
    memory: Memory,
    messages: Iterable[Message],
    unanswered: Unanswered,
    *,
    stale: bool = False,
    frozen: Frozen | None = None,
    summary: SummaryForm = "pair",
) -> Iterator[bytes]:
    """Yield the answer in Chat Completions form, piece by piece, with the system message."""
    system_text = memory.system.text if memory.system is not None else None
    if summary != "pair":
        facts = _facts(memory, _summary_text(memory, summary))
        system_text = facts.system_prompt(system_text) or None
        messages = without_pair(memory, messages, summary)
    fragments = (orjson.dumps(message) for message in openai_messages(system_text, messages, unanswered))
    return _pieces(b'{"messages":[', fragments, b"]" + _marks(stale, frozen))


def without_pair(memory: Memory, messages: Iterable[Message], summary: SummaryForm) -> Iterable[Message]:
    """Return ``messages`` without the summary's own, if its facts are told instead."""
    if summary != "facts" or not _facts(memory):
        # Without knowledge there are no facts, and the summary's messages tell of it in every form.
        return messages
    return (message for message in messages if not message.compacted)


def _summary_text(memory: Memory, summary: SummaryForm) -> str | None:
    """Return the texts of the summary's messages if its facts stand in for them; ``None`` if a prompt has them."""
    if summary != "facts" or PAIR_BLOCK not in memory.blocks or not _facts(memory):
        return None
    shown = [orjson.loads(message.json) for message in memory.blocks[PAIR_BLOCK].messages]
    return summary_text_of((message["role"], message["text"]) for message in shown) or None


def _facts(memory: Memory, summary_text: str | None = None) -> Knowledge:
    known = None if memory.knowledge is None else orjson.loads(memory.knowledge)
    return Knowledge.of(memory.session_id, known, summary_text)


def _with_facts(memory: Memory, head: Head, policy: MemoryPolicy, summary: SummaryForm) -> dict[str, Any]:
    """Return the figures of a prompt that has the facts, and the summary's texts if they are among the facts."""
    summary_text = _summary_text(memory, summary)
    block = _facts(memory, summary_text).block()
    knowledge_tokens = policy.token_counter.count(block) if block else 0
    pair = memory.blocks[PAIR_BLOCK].messages if PAIR_BLOCK in memory.blocks else ()
    left_out = sum(message.tokens for message in pair) if block and summary == "facts" else 0
    more = knowledge_tokens - left_out
    window = policy.context_window(head.configuration, head.model)
    figures = {
        "tokens": head.tokens + more,
        "knowledge_tokens": knowledge_tokens,
        "context_fraction": (head.tokens + head.system_tokens + more) / window,
    }
    return figures if summary_text is None else {**figures, "summary_text": summary_text}


def _marks(stale: bool, frozen: Frozen | None, continued: ContinuedView | None = None) -> bytes:
    """Return the end of an answer: the fields that it has only if they apply."""
    marks: dict[str, Any] = {"stale": True} if stale else {}
    if frozen is not None:
        marks["frozen"] = frozen.shown()
    if continued is not None:
        marks["continued"] = continued.model_dump()
    return b"," + orjson.dumps(marks)[1:] if marks else b"}"


def message_json(message: Message, *, native: bool = True, metadata: bool = True) -> bytes:
    """Return the message's JSON with its native form and its metadata, as far as it has them and they are asked for."""
    parts: list[bytes] = []
    if native and message.native is not None:
        parts += (b',"native":', message.native)
    if metadata and message.metadata is not None:
        parts += (b',"metadata":', message.metadata)
    return b"".join([message.json[:-1], *parts, b"}"]) if parts else message.json


def _fragments(messages: Iterable[Message], *, native: bool, metadata: bool) -> Iterator[bytes]:
    if native or metadata:
        return (message_json(message, native=native, metadata=metadata) for message in messages)
    return (message.json for message in messages)


def _pinned_fragments(
    messages: Iterable[Message], pins: frozenset[int], *, native: bool, metadata: bool
) -> Iterator[bytes]:
    """Yield the messages of a memory that has pins; a pin is of a group, and in the head alone."""
    for message in messages:
        json = message_json(message, native=native, metadata=metadata)
        pinned = not message.compacted and group_sequence(message) in pins
        yield json[:-1] + b',"pinned":true}' if pinned else json


def _totals(memory: Memory, policy: MemoryPolicy) -> dict[str, Any]:
    """Return the fields of the answer before ``messages``, in their order."""
    head = memory.head
    system = memory.system
    if head is None:
        return {"session_id": memory.session_id, **EMPTY_MEMORY_FIELDS}
    totals = {
        "session_id": memory.session_id,
        "sequence": head.last_sequence,
        "life_sequence": head.life_sequence,
        "epoch": head.epoch,
        "truncated": head.truncated,
        "size_bytes": head.size_bytes,
        "tokens": head.tokens,
        "message_count": head.message_count,
        "usage": head.usage._asdict(),
        "compaction_usage": head.compaction_usage._asdict(),
        "system_message": system.text if system is not None else None,
        "system_size_bytes": head.system_size_bytes,
        "system_tokens": head.system_tokens,
        "tokens_estimated": head.estimated_count > 0 or (system is not None and system.estimated),
        "context_fraction": context_fraction(head, policy),
        "last_input_tokens": head.last_input_tokens,
        "compaction_fraction": None,
        "knowledge": orjson.Fragment(memory.knowledge) if memory.knowledge is not None else None,
    }
    if head.description is not None:
        totals |= head.description
    forked_from = forked_from_of(head)
    return totals if forked_from is None else {**totals, "forked_from": forked_from}


def forked_from_of(head: Head) -> dict[str, Any] | None:
    """Return what a fork was made from; ``None`` for any other session."""
    fork = head.fork
    if fork is None or not fork.made:
        return None
    return {"session_id": fork.session_id, "sequence": fork.sequence, "complete": fork.complete}


def _settings(memory: Memory, policy: MemoryPolicy) -> dict[str, Any]:
    head = memory.head
    compacted_to = None if head is None else figures_of(head, policy).compacted_to
    return {
        "configuration": {} if head is None else head.configuration,
        "compacted_to": None if compacted_to is None else compacted_to.model_dump(exclude_none=True),
        "summary_spending": [] if head is None else head.summary_spending.by_minute,
        "user_id": None if head is None else head.user_id,
    }


_NO_USAGE: Final = {"input_tokens": 0, "output_tokens": 0}
#: The answer for a session without events, without ``session_id`` and ``messages``.
EMPTY_MEMORY_FIELDS: Final[dict[str, Any]] = {
    "sequence": None,
    "life_sequence": None,
    "epoch": 0,
    "truncated": False,
    "size_bytes": 0,
    "tokens": 0,
    "message_count": 0,
    "usage": _NO_USAGE,
    "compaction_usage": _NO_USAGE,
    "system_message": None,
    "system_size_bytes": 0,
    "system_tokens": 0,
    "tokens_estimated": False,
    "context_fraction": 0.0,
    "last_input_tokens": None,
    "compaction_fraction": None,
    "knowledge": None,
}


def _pieces(opening: bytes, fragments: Iterable[bytes], closing: bytes) -> Iterator[bytes]:
    """Join ``fragments`` with commas between ``opening`` and ``closing``, into pieces of bounded size."""
    parts = [opening]
    size = len(opening)
    separator = b""
    for fragment in fragments:
        parts += (separator, fragment)
        separator = b","
        size += len(fragment)
        if size > PIECE_BYTES:
            yield b"".join(parts)
            parts.clear()
            size = 0
    parts.append(closing)
    yield b"".join(parts)
