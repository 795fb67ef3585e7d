"""The bundled conversations are what the demo and the README promise."""

from __future__ import annotations

import orjson
import pytest

from processors.adapters.conversation import Conversation
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.events import AiMessageAdded, ToolCallResponseAdded
from streams.demo.replay import EXAMPLES, load_conversations
from streams.demo.settings import WINDOW_BYTES

CONVERSATIONS = load_conversations()
each = pytest.mark.parametrize("conversation", CONVERSATIONS, ids=lambda one: one.session_id)


def test_there_are_several_and_no_two_share_a_session() -> None:
    assert len(CONVERSATIONS) >= 6
    assert len({one.session_id for one in CONVERSATIONS}) == len(CONVERSATIONS)


def test_the_readme_lists_every_conversation() -> None:
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")

    assert [one.session_id for one in CONVERSATIONS if one.session_id not in readme] == []


@each
def test_several_agents_talk_for_a_while_in_order(conversation: Conversation) -> None:
    times = [event.occurred_at for event in conversation.events]

    assert 25 <= len(conversation.events) <= 60
    assert times == sorted(times)
    assert len({event.agent_id for event in conversation.events if event.agent_id}) >= 3
    assert len({event.agent_role for event in conversation.events if event.agent_role}) >= 2


@each
def test_every_tool_call_is_answered_and_some_fail(conversation: Conversation) -> None:
    calls = [
        call.id
        for event in conversation.events
        if isinstance(event, AiMessageAdded)
        for call in event.tool_calls
    ]
    answers = [event for event in conversation.events if isinstance(event, ToolCallResponseAdded)]

    assert sorted(calls) == sorted(event.tool_call_id for event in answers)
    assert len(set(calls)) == len(calls)
    assert any(event.is_error for event in answers)


@each
def test_it_outgrows_the_window_of_the_demo(conversation: Conversation) -> None:
    policy = MemoryPolicy(token_counter=ByteEstimate("o200k_base"), max_size_bytes=WINDOW_BYTES)
    entries = [Entry(event, number, 0) for number, event in enumerate(conversation.events)]

    memory, changes = fold(Memory.empty(conversation.session_id), entries, policy)

    assert memory.head is not None
    assert memory.head.truncated
    assert memory.head.size_bytes <= WINDOW_BYTES
    assert changes.orphans == 0


def test_files_are_one_object_a_line() -> None:
    for path in EXAMPLES.glob("*.jsonl"):
        lines = path.read_bytes().split(b"\n")

        assert lines[-1] == b""
        assert all(set(orjson.loads(line)) == {"session_id", "user_id", "messages"} for line in lines[:-1])
