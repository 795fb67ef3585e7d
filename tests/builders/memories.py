"""Memories for tests about reading: made by the real fold from events in short form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

from processors.memory import records
from processors.memory.changes import RecordName
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.message import Message
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.events import EVENT_ADAPTER, Event

#: No limits: these tests are about reading what is there.
POLICY = MemoryPolicy(token_counter=ByteEstimate(), max_size_bytes=None)
#: Record time of the event with sequence 0; each later one is a second younger.
START_MS = 1_760_000_000_000

Fields = dict[str, Any]


def user(text: str = "hello", **fields: Any) -> Fields:
    return {"type": "UserMessageAdded", "text": text, **fields}


def answer(text: str = "hi", **fields: Any) -> Fields:
    return {"type": "AiMessageAdded", "text": text, **fields}


def calls(*call_ids: str, **fields: Any) -> Fields:
    tool_calls = [{"id": call_id, "name": "look_up", "arguments": '{"q":1}'} for call_id in call_ids]
    return {"type": "AiMessageAdded", "text": "", "tool_calls": tool_calls, **fields}


def response(call_id: str, text: str = "found", **fields: Any) -> Fields:
    return {
        "type": "ToolCallResponseAdded",
        "tool_call_id": call_id,
        "name": "look_up",
        "text": text,
        **fields,
    }


def system(text: str = "Be brief.") -> Fields:
    return {"type": "SystemMessageSet", "text": text}


def compacted(through_sequence: int, base_epoch: int = 0, **fields: Any) -> Fields:
    figures = dict.fromkeys(
        (
            "messages_compacted",
            "size_before_bytes",
            "size_after_bytes",
            "tokens_before",
            "tokens_after",
            "duration_ms",
        ),
        1,
    )
    return {
        "type": "HistoryCompacted",
        "base_epoch": base_epoch,
        "through_sequence": through_sequence,
        "user_message": "What was asked",
        "ai_message": "What was answered",
        "trigger": "size",
        "policy": "extractive",
        **figures,
        **fields,
    }


def event(session_id: str, position: int, fields: Fields) -> Event:
    """Complete ``fields`` to an event; its id is its position unless given."""
    whole = {
        "event_id": f"e{position}",
        "session_id": session_id,
        "occurred_at": "2026-01-02T03:04:05Z",
        **fields,
    }
    return EVENT_ADAPTER.validate_python(whole, strict=False)


def memory_of(
    *events: Fields, session_id: str = "s", policy: MemoryPolicy = POLICY, gap: int = 1, first: int = 0
) -> Memory:
    """Fold ``events`` from an empty memory; sequences begin at ``first`` and are ``gap`` apart."""
    entries = [
        Entry(event(session_id, position, fields), first + position * gap, START_MS + position * 1000)
        for position, fields in enumerate(events)
    ]
    return fold(Memory.empty(session_id), entries, policy)[0]


def reloaded(memory: Memory) -> Memory:
    """Return the memory as it is after a restart: read back from its records, nothing decoded yet."""
    names: set[RecordName] = {"head", "system", "knowledge", *memory.blocks}
    table = {key: value for key, value in records.dump(memory, names) if value is not None}
    return records.load(memory.session_id, table.get)


def ids(messages: Iterable[Message]) -> list[str]:
    return [message.id for message in messages]


_AGENTS = st.sampled_from(
    [
        {},
        {"agent_id": "a"},
        {"agent_id": "b", "agent_role": "r"},
        {"agent_id": "a", "agent_role": "q"},
        {"agent_id": "", "agent_role": " "},
    ]
)


@st.composite
def conversations(draw: st.DrawFn) -> Memory:
    """Memories of any shape: calls answered late, out of order, twice over or never; compacted or not."""
    events: list[Fields] = []
    open_calls: list[str] = []
    for position in range(draw(st.integers(0, 25))):
        kind = draw(st.sampled_from(["user", "answer", "calls", "response", "response"]))
        agent = draw(_AGENTS)
        if kind == "calls":
            made = [f"c{position}.{number}" for number in range(draw(st.integers(1, 3)))]
            open_calls += made
            events.append(calls(*made, **agent))
        elif kind == "response" and open_calls:
            call_id = open_calls.pop(draw(st.integers(0, len(open_calls) - 1)))
            events.append(response(call_id, "x" * draw(st.sampled_from([1, 900])), **agent))
        elif kind == "answer":
            events.append(answer(**agent))
        else:
            events.append(user("y" * draw(st.sampled_from([1, 900])), **agent))
    if draw(st.booleans()) and events:
        events.append(compacted(draw(st.integers(0, len(events) - 1))))
    gap = draw(st.sampled_from([1, 3]))
    memory = memory_of(*(_spread(fields, gap) for fields in events), gap=gap)
    return reloaded(memory) if draw(st.booleans()) else memory


def _spread(fields: Fields, gap: int) -> Fields:
    if "through_sequence" in fields:
        return {**fields, "through_sequence": fields["through_sequence"] * gap}
    return fields
