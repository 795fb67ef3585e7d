"""The agents' side: session memory in five lines, providers, filters, interceptors, and subscribing.

>>> async with FakeSessionMemory() as memory:  # or SessionMemory(bootstrap_servers=…, memory_url=…)
...     async with memory.interaction("s1", agent_id="support") as turn:
...         turn.add_user_message("Where is my order?")
...         prompt = turn.messages("You are helpful.")  # for any model that speaks Chat Completions
...         turn.add_ai_message("It is on its way.")
"""

from __future__ import annotations

from processors.filters import MemoryFilter
from processors.interceptor import Interceptor as SessionMemoryInterceptor
from processors.knowledge import Fact, Knowledge
from processors.memory_read import MemoryRead
from schemas.errors import PublishFailed, StaleRead
from streams.client.compaction_result import CompactionResult
from streams.client.fake import FakeSessionMemory
from streams.client.provider import MemoryProvider, MessageSelector, MessageStore, PreFilter
from streams.client.session_memory import SessionMemory
from streams.client.turn import Turn

__all__ = [
    "CompactionResult",
    "Fact",
    "FakeSessionMemory",
    "Knowledge",
    "MemoryFilter",
    "MemoryProvider",
    "MemoryRead",
    "MessageSelector",
    "MessageStore",
    "PreFilter",
    "PublishFailed",
    "SessionMemory",
    "SessionMemoryInterceptor",
    "StaleRead",
    "Turn",
]
