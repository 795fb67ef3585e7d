"""An argument of a wrong type or size is the project's own error, in one line that says what is expected."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest

from schemas.errors import BadRequest, ConfigurationError, SessionstreamError
from streams.client import FakeSessionMemory, MemoryFilter, MemoryProvider, SessionMemory
from streams.client.agent_framework import SessionHistoryProvider
from streams.client.langchain import KafkaChatMessageHistory
from streams.client.langgraph import SessionCheckpointer
from streams.client.openai_agents import KafkaSession
from streams.client.pydantic_ai import SessionHistory


async def made(call: Callable[[], Any]) -> None:
    """Carry a call out, whatever it returns."""
    result = call()
    if inspect.isasyncgen(result):
        async for _ in result:
            pass
    elif inspect.isawaitable(result):
        await result
    elif hasattr(result, "__aenter__"):
        async with result:
            pass


@pytest.mark.parametrize(
    ("method", "given", "told"),
    [
        ("memory", {"last": "a"}, "last: Input should be a valid integer"),
        ("memory", {"last": -1}, "last: Input should be greater than or equal to 0"),
        ("memory", {"last_turns": 1.5}, "last_turns: Input should be a valid integer"),
        ("memory", {"filters": "a"}, "filters: Input should be an instance of MemoryFilter"),
        ("memory", {"at": "a"}, "at: Input should be a valid integer"),
        ("memory", {"timeout_seconds": "a"}, "timeout_seconds is not a number: give seconds"),
        ("memory_pages", {"page_messages": 0}, "page_messages: Input should be greater than or equal to 1"),
        ("memory_pages", {"page_messages": "a"}, "page_messages: Input should be a valid integer"),
        ("memory_pages", {"timeout_seconds": "a"}, "timeout_seconds is not a number: give seconds"),
        ("read", {"provider": "a"}, "provider: Input should be an instance of MemoryProvider"),
        ("read", {"min_sequence": "a"}, "min_sequence: Input should be a valid integer"),
        ("interaction", {"provider": "a"}, "provider: Input should be an instance of MemoryProvider"),
        ("history", {"since": "yesterday"}, "since: Input should be a valid datetime"),
        ("history", {"until": datetime(2026, 1, 1)}, "until: Input should have timezone info"),  # noqa: DTZ001 - a wrong one
        ("history", {"limit": "a"}, "limit: Input should be a valid integer"),
        ("history", {"after": -2}, "after: Input should be greater than or equal to -1"),
        ("history", {"types": 5}, "types must be a list of texts, not int"),
        ("recall", {"query": None, "since": 5}, "since: Input should be a valid datetime"),
        ("recall", {"query": 5}, "query: Input should be a valid string"),
        ("pin", {"message_ids": 5}, "message_ids must be a list of texts, not int"),
        (
            "remove_messages",
            {"message_ids": ["x"], "base": "a"},
            "base: a read of the memory is expected, or",
        ),
        ("undo_last_turn", {"base": -1}, "base: a read of the memory is expected, or its sequence"),
        ("compact", {"min_sequence": "a"}, "min_sequence: Input should be a valid integer"),
        ("compact", {"timeout_seconds": "a"}, "timeout_seconds is not a number: give seconds"),
        (
            "verify",
            {"context": "a"},
            "the context is not that of an answer: Input should be a valid dictionary",
        ),
        ("configure", {"who": "a"}, "who: Input should be a valid dictionary"),
        ("describe", {"who": "a"}, "who: Input should be a valid dictionary"),
        ("append", {"events": [5]}, "events.0: Input should be an instance of SessionEvent"),
        (
            "add_multimodal_user_message",
            {"contents": [{"type": "text", "text": "as Chat Completions has it"}]},
            r'MultimodalUserMessageAdded: contents.0 has no kind: give {"kind": "text", "text": …}, ',
        ),
        (
            "add_ai_message",
            {"tool_calls": [{"id": "c", "name": "f", "arguments": {"a": 1}}]},
            r"AiMessageAdded: tool_calls\.0\.arguments: a JSON text is expected, not a mapping: give json\.dumps\(",
        ),
        ("add_multimodal_user_message", {"contents": 5}, ".*: a list of contents is expected, not int"),
        (
            "add_interaction",
            {"user_message": "a", "ai_message": "b", "event_id": 5},
            ".*event_id: Input should",
        ),
        ("add_hand_off", {"to_agent_id": 5}, "a hand-off names the agent that takes over, by its id"),
        (
            "add_hand_off",
            {"to_agent_id": "a", "reason": 5},
            "the reason of a hand-off must be a text, not int",
        ),
    ],
)
async def test_a_wrong_argument_of_a_call_is_named(method: str, given: dict[str, Any], told: str) -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises(BadRequest, match=f"^{told}") as refused:
            await made(lambda: getattr(memory, method)("s1", **given))

        assert memory.published == []
    assert refused.value.error_code == "invalid_field"
    assert "\n" not in refused.value.detail


@pytest.mark.parametrize(
    ("method", "given", "told"),
    [
        ("sessions", {"labels": "a"}, "labels: Input should be a valid dictionary"),
        ("sessions", {"active_within_seconds": "a"}, "active_within_seconds: Input should be a valid number"),
        ("sessions", {"user_id": 5}, "user_id: Input should be a valid string"),
        ("search", {"query": 5}, "query: Input should be a valid string"),
        ("search", {"query": "a", "until": "now"}, "until: Input should be a valid datetime"),
        ("publish_again", {"failed": ValueError()}, "failed: Input should be an instance of PublishFailed"),
        ("erase", {"user_id": 5}, "user_id: Input should be a valid string"),
    ],
)
async def test_a_wrong_argument_of_a_call_for_all_sessions_is_named(
    method: str, given: dict[str, Any], told: str
) -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises(BadRequest, match=f"^{told}"):
            await made(lambda: getattr(memory, method)(**given))


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: SessionMemory(provider="a"), "provider: Input should be an instance of MemoryProvider"),  # type: ignore[arg-type]
        (lambda: SessionMemory(settings="a"), "settings: Input should be an instance of Settings"),  # type: ignore[arg-type]
        (lambda: SessionMemory(memory_url=5), "SESSIONSTREAM_MEMORY_URL: "),  # type: ignore[arg-type]
        (lambda: SessionMemory(read_timeout_seconds="a"), "read_timeout_seconds is not a number"),  # type: ignore[arg-type]
        (
            lambda: MemoryProvider.limited_window().read_last("a"),  # type: ignore[arg-type]
            r"read_last\('a'\): the count must be a whole number of 0 or more",
        ),
        (
            lambda: MemoryProvider.limited_window().filtered("a"),  # type: ignore[arg-type]
            r'filters must be a MemoryFilter, such as MemoryFilter.include_from_agent_id\("support"\), not str',
        ),
        (
            lambda: MemoryProvider.limited_window().with_pre_filter("a"),  # type: ignore[arg-type]
            "with_pre_filter: a function is expected, not str",
        ),
        (
            lambda: MemoryProvider.limited_window().with_selector(5),  # type: ignore[arg-type]
            "with_selector: a function is expected, not int",
        ),
        (
            lambda: MemoryFilter.include_from_agent_role(["a", "b"]),  # type: ignore[arg-type]
            "a filter takes the role of one agent, a text, not list: chain one step for each",
        ),
    ],
)
def test_a_wrong_part_of_a_client_is_named_when_it_is_made(make: Callable[[], object], told: str) -> None:
    with pytest.raises((BadRequest, ConfigurationError), match=f"^{told}"):
        make()


async def test_a_memory_that_is_pickled_says_what_to_do_instead(memory: FakeSessionMemory) -> None:
    for unique in (memory, KafkaSession("s1", memory)):
        with pytest.raises(ConfigurationError, match="make a SessionMemory in each process"):
            pickle.dumps(unique)
    assert copy.copy(memory) is memory


async def test_a_turn_says_which_ways_there_are_for_unanswered_calls(memory: FakeSessionMemory) -> None:
    async with memory.interaction("s1") as turn:
        with pytest.raises(BadRequest, match="unanswered is error or keep, not 'kept'"):
            turn.messages(unanswered="kept")  # type: ignore[arg-type]


ADDED: dict[str, Callable[[SessionMemory, Any], Any]] = {
    "the OpenAI Agents SDK": lambda memory, given: KafkaSession("s1", memory).add_items(given),
    "LangChain": lambda memory, given: KafkaChatMessageHistory("s1", memory).aadd_messages(given),
    "PydanticAI": lambda memory, given: SessionHistory("s1", memory).add(given),
    "the Microsoft Agent Framework": lambda memory, given: SessionHistoryProvider(memory).save_messages(
        "s1", given
    ),
}


@pytest.mark.parametrize("source", ADDED)
@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("x", "str"),
        (5, "int"),
        ({"role": "user"}, "dict"),
        ([5], "one with int"),
        ([None], "one with NoneType"),
    ],
)
async def test_what_is_no_list_of_a_frameworks_messages_is_refused(
    memory: FakeSessionMemory, source: str, given: object, shown: str
) -> None:
    with pytest.raises(BadRequest, match=f"^a list of messages of {source} is expected, not {shown}$"):
        await ADDED[source](memory, given)


@pytest.mark.parametrize(
    "make",
    [
        lambda memory: KafkaSession("s1", memory),
        lambda memory: KafkaChatMessageHistory("s1", memory),
        lambda memory: SessionHistory("s1", memory),
        lambda memory: SessionHistoryProvider(memory),
        lambda memory: SessionCheckpointer(memory),
    ],
)
def test_an_adapter_without_a_memory_says_so(make: Callable[[Any], object]) -> None:
    with pytest.raises(SessionstreamError, match=r"^memory must be a SessionMemory, not NoneType"):
        make(None)


async def test_a_wrong_argument_of_a_session_of_the_agents_sdk_is_named(memory: FakeSessionMemory) -> None:
    wrong: Any = "a"
    with pytest.raises(BadRequest, match=r"^limit must be a whole number, not 'a'"):
        await KafkaSession("s1", memory).get_items(wrong)
    with pytest.raises(BadRequest, match=r"^session_settings must be SessionSettings or a mapping, not str"):
        KafkaSession("s1", memory, session_settings=wrong)
    with pytest.raises(BadRequest, match=r"^hold_seconds must be greater than 0"):
        KafkaSession("s1", memory, hold_seconds=wrong)
    with pytest.raises(BadRequest, match=r"^provider: Input should be an instance of MemoryProvider"):
        KafkaSession("s1", memory, provider=wrong)
