"""The client library for agents: session memory, providers, filters, interceptors and subscriptions.

>>> async with FakeSessionMemory() as memory:  # or SessionMemory(bootstrap_servers=…, memory_url=…)
...     async with memory.interaction("s1", agent_id="support") as turn:
...         turn.add_user_message("Where is my order?")
...         prompt = turn.messages("You are helpful.")  # for any model that speaks Chat Completions
...         turn.add_ai_message("It is on its way.")
"""

from __future__ import annotations

from processors.publishing.interceptor import Interceptor as SessionMemoryInterceptor
from processors.publishing.pre_filters import drop_failed_tool_calls, drop_system_prompts
from processors.publishing.ready_interceptors import Redact, StripThinking, TruncateToolResponses
from processors.reading.filters import MemoryFilter
from processors.reading.knowledge import Fact, Knowledge
from processors.reading.memory_read import MemoryRead
from processors.reading.selectors import (
    answer_unanswered_calls,
    remove_unpaired_tool_calls,
    responses_next_to_calls,
)
from schemas.errors import PublishFailed, StaleRead
from streams.client.compaction import CompactionResult
from streams.client.compaction_tool import COMPACT_CONVERSATION_PROMPT, CompactConversation
from streams.client.fake import FakeSessionMemory
from streams.client.memory_client import MemoryRewrittenMeanwhile
from streams.client.provider import MemoryProvider, MessageSelector, MessageStore, PreFilter
from streams.client.recall_tool import RECALL_PROMPT, Recall
from streams.client.session_memory import SessionMemory
from streams.client.subscription import BadRecord, MissingRecords, Received, subscribe
from streams.client.turn import Turn
from streams.client.undo import UndoneTurn

__all__ = [
    "COMPACT_CONVERSATION_PROMPT",
    "RECALL_PROMPT",
    "BadRecord",
    "CompactConversation",
    "CompactionResult",
    "Fact",
    "FakeSessionMemory",
    "Knowledge",
    "MemoryFilter",
    "MemoryProvider",
    "MemoryRead",
    "MemoryRewrittenMeanwhile",
    "MessageSelector",
    "MessageStore",
    "MissingRecords",
    "PreFilter",
    "PublishFailed",
    "Recall",
    "Received",
    "Redact",
    "SessionMemory",
    "SessionMemoryInterceptor",
    "StaleRead",
    "StripThinking",
    "TruncateToolResponses",
    "Turn",
    "UndoneTurn",
    "answer_unanswered_calls",
    "drop_failed_tool_calls",
    "drop_system_prompts",
    "remove_unpaired_tool_calls",
    "responses_next_to_calls",
    "subscribe",
]
