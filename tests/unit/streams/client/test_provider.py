from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import permutations
from typing import Any

import pytest

from processors.publishing.pre_filters import drop_system_prompts
from processors.publishing.ready_interceptors import StripThinking
from processors.reading.selectors import remove_unpaired_tool_calls
from schemas.errors import ConfigurationError
from schemas.events import Event, HistoryCleared, MessagesRemoved, SessionDeleted, UserMessageAdded
from schemas.settings import load_settings
from schemas.view import MessageView
from streams.client import FakeSessionMemory, MemoryFilter, MemoryProvider
from tests.fakes.dict_store import DictStore

STRIP = StripThinking()
Step = Callable[[MemoryProvider], MemoryProvider]
STEPS: list[Step] = [
    lambda provider: provider.read_only(MemoryFilter.include_from_agent_id("a")),
    lambda provider: provider.read_last(5),
    lambda provider: provider.filtered(MemoryFilter.exclude_from_agent_role("r")),
    lambda provider: provider.with_interceptor(STRIP),
    lambda provider: provider.with_pre_filter(drop_system_prompts),
    lambda provider: provider.with_selector(remove_unpaired_tool_calls),
]


def test_no_order_of_steps_drops_any_of_them() -> None:
    for steps in permutations(STEPS):
        provider = MemoryProvider.limited_window()
        for step in steps:
            provider = step(provider)

        assert (provider.reads, provider.writes, provider.last) == (True, False, 5)
        assert provider.filters.admits("a", None)
        assert not provider.filters.admits("a", "r")
        assert not provider.filters.admits("b", None)
        assert provider.interceptors == (STRIP,)
        assert provider.pre_filters == (drop_system_prompts,)
        assert provider.selectors == (remove_unpaired_tool_calls,)


def test_a_step_leaves_the_provider_it_was_taken_from_alone() -> None:
    window = MemoryProvider.limited_window()

    window.read_last(1).read_only().with_interceptor(STRIP)

    assert window == MemoryProvider.limited_window()


def test_steps_of_one_kind_merge() -> None:
    provider = (
        MemoryProvider.limited_window()
        .filtered(MemoryFilter.include_from_agent_id("a"))
        .read_last(9, MemoryFilter.include_from_agent_id("b"))
        .read_last(20)
    )

    assert provider.last == 9
    assert [provider.filters.admits(agent, None) for agent in "abc"] == [True, True, False]


def test_reading_only_and_writing_only_exclude_each_other() -> None:
    window = MemoryProvider.limited_window()

    with pytest.raises(ConfigurationError, match="none"):
        window.read_only().write_only()
    with pytest.raises(ConfigurationError, match="none"):
        window.write_only().read_only()
    with pytest.raises(ConfigurationError, match="0 or more"):
        window.read_last(-1)
    with pytest.raises(ConfigurationError, match="0 or more"):
        window.read_last_turns(-1)


def test_the_settings_can_switch_memory_off() -> None:
    off = load_settings(memory={"enabled": False})

    assert MemoryProvider.from_config(off) == MemoryProvider.none()
    assert MemoryProvider.from_config(load_settings()) == MemoryProvider.limited_window()


async def test_switched_off_in_the_environment_nothing_is_connected(monkeypatch: pytest.MonkeyPatch) -> None:
    from streams.client import SessionMemory

    monkeypatch.setenv("SESSIONSTREAM_MEMORY__ENABLED", "false")
    async with SessionMemory("127.0.0.1:9", "http://127.0.0.1:9") as memory:
        assert await memory.add_user_message("s", "x") is None
        async with memory.interaction("s") as turn:
            turn.add_user_message("x")
        assert (await memory.memory("s")).messages == []


class TestCustomStore:
    async def test_it_keeps_reads_filters_and_deletes(self) -> None:
        shelf = DictStore()
        provider = MemoryProvider.custom(shelf).with_interceptor(STRIP)
        call = {"id": "c", "name": "f", "arguments": "{}"}
        async with FakeSessionMemory(provider=provider) as memory:
            async with memory.interaction("s", agent_id="a") as turn:
                turn.add_user_message("q")
                turn.add_ai_message(tool_calls=[call], thinking="hm")
                turn.add_tool_call_response("c", "f", "found")
                turn.add_ai_message("answer")
            await memory.add_user_message("s", "from b", agent_id="b", metadata={"channel": "web"})
            whole = await memory.memory("s")
            newest = await memory.memory("s", last=2)
            filtered = await memory.memory("s", filters=MemoryFilter.include_from_agent_id("b"))
            await memory.delete("s")

            assert memory.published == []
        assert [message.text for message in whole.messages] == ["q", "", "found", "answer", "from b"]
        assert whole.messages[1].thinking is None
        assert [message.metadata for message in whole.messages] == [None] * 4 + [{"channel": "web"}]
        assert [message.text for message in newest.messages] == ["answer", "from b"]
        assert [message.text for message in filtered.messages] == ["from b"]
        assert whole.message_count == filtered.message_count == 5
        assert whole.context_fraction == filtered.context_fraction == whole.tokens / 128_000 > 0
        assert shelf.sessions == {}

    async def test_its_tool_messages_say_whose_call_they_answer(self) -> None:
        shelf = DictStore()
        call = {"id": "c", "name": "f", "arguments": "{}"}
        async with FakeSessionMemory(provider=MemoryProvider.custom(shelf)) as memory:
            await memory.add_ai_message("s", tool_calls=[call])
            await memory.add_tool_call_response("s", "c", "f", "one")
            await memory.add_ai_message("s", tool_calls=[call])
            await memory.add_user_message("s", "meanwhile")
            await memory.add_tool_call_response("s", "c", "f", "two")
            await memory.add_tool_call_response("s", "c", "f", "nobody asked")
            kept = [(message.sequence, message.call_sequence) for message in shelf.sessions["s"]]
            # As a store may give them that does not keep the field.
            bare = [message.model_copy(update={"call_sequence": None}) for message in shelf.sessions["s"]]
            shelf.sessions["s"] = bare
            read = await memory.memory("s")

        assert kept == [(0, None), (1, 0), (2, None), (3, None), (4, 2), (5, None)]
        assert [(message.sequence, message.call_sequence) for message in read.messages] == kept
        told = [message["content"] for message in read.openai_messages()]
        assert told == [None, "one", None, "two", "meanwhile"]

    async def test_it_is_cleared_and_loses_whole_groups(self) -> None:
        call = {"id": "c", "name": "f", "arguments": "{}"}
        async with FakeSessionMemory(provider=MemoryProvider.custom(DictStore())) as memory:
            await memory.add_user_message("s", "q")
            await memory.add_ai_message("s", tool_calls=[call], event_id="asks")
            await memory.add_tool_call_response("s", "c", "f", "found")
            await memory.remove_messages("s", ["asks"])
            left = await memory.memory("s")
            await memory.clear("s")

            assert [message.text for message in left.messages] == ["q"]
            assert (await memory.memory("s")).messages == []

    async def test_it_does_what_events_appended_to_it_say_in_order(self) -> None:
        at = {"session_id": "s", "occurred_at": datetime.now(UTC)}

        def said(event_id: str) -> Event:
            return UserMessageAdded.model_validate({**at, "event_id": event_id, "text": event_id})

        shelf = DictStore()
        async with FakeSessionMemory(provider=MemoryProvider.custom(shelf)) as memory:
            removed = MessagesRemoved.model_validate({**at, "event_id": "r", "message_ids": ["b"]})
            await memory.append("s", [said("a"), said("b"), removed, said("c")])
            after_removal = [message.id for message in shelf.sessions["s"]]
            await memory.append("s", [HistoryCleared.model_validate({**at, "event_id": "e"}), said("d")])
            after_clearing = [message.id for message in shelf.sessions["s"]]
            await memory.append("s", [SessionDeleted.model_validate({**at, "event_id": "x"})])

        assert (after_removal, after_clearing) == (["a", "c"], ["d"])
        assert shelf.sessions == {}

    @pytest.mark.parametrize("end", ["clear", "delete"])
    async def test_what_ends_it_waits_for_what_is_being_written(self, end: str) -> None:
        class Paused(DictStore):
            def __init__(self) -> None:
                super().__init__()
                self.reading, self.go_on = asyncio.Event(), asyncio.Event()

            async def get_messages(self, session_id: str) -> Sequence[MessageView]:
                self.reading.set()
                await self.go_on.wait()
                return await super().get_messages(session_id)

        shelf = Paused()
        async with FakeSessionMemory(provider=MemoryProvider.custom(shelf)) as memory:
            writing = asyncio.create_task(memory.add_user_message("s", "x"))
            await shelf.reading.wait()
            ending = asyncio.create_task(getattr(memory, end)("s"))
            await asyncio.sleep(0)
            shelf.go_on.set()
            await asyncio.gather(writing, ending)

        assert shelf.sessions.get("s", []) == []

    def test_it_is_a_step_of_a_chain_too(self) -> None:
        shelf = DictStore()
        provider = MemoryProvider.limited_window().read_last(3).with_interceptor(STRIP).custom(shelf)

        assert provider == MemoryProvider.custom(shelf).with_interceptor(STRIP).read_last(3)

    async def test_many_writers_at_once_lose_nothing(self) -> None:
        class Slow(DictStore):
            async def get_messages(self, session_id: str) -> Sequence[MessageView]:
                messages = await super().get_messages(session_id)
                await asyncio.sleep(0)
                return messages

        async with FakeSessionMemory(provider=MemoryProvider.custom(Slow())) as memory:
            await asyncio.gather(*(memory.add_user_message("s", str(number)) for number in range(20)))

            assert (await memory.memory("s")).message_count == 20

    async def test_the_same_message_is_kept_once(self) -> None:
        shelf = DictStore()
        async with FakeSessionMemory(provider=MemoryProvider.custom(shelf)) as memory:
            for _ in range(2):
                await memory.add_user_message("s", "x", event_id="mine")

        assert [message.id for message in shelf.sessions["s"]] == ["mine"]

    async def test_its_window_is_that_of_the_settings(self) -> None:
        shelf = DictStore()
        settings = load_settings(memory={"max_messages": 4})
        call = {"id": "c", "name": "f", "arguments": "{}"}
        async with FakeSessionMemory(provider=MemoryProvider.custom(shelf), settings=settings) as memory:
            await memory.add_user_message("s", "old")
            await memory.add_ai_message("s", tool_calls=[call])
            await memory.add_tool_call_response("s", "c", "f", "found")
            await memory.add_ai_message("s", "old answer")
            await memory.add_interaction("s", "new", "new answer")

            assert [message.text for message in (await memory.memory("s")).messages] == ["new", "new answer"]
            assert [message.text for message in shelf.sessions["s"]] == ["new", "new answer"]

    async def test_it_keeps_the_system_message_apart_from_the_window(self) -> None:
        shelf = DictStore()
        settings = load_settings(memory={"max_messages": 2})
        async with FakeSessionMemory(provider=MemoryProvider.custom(shelf), settings=settings) as memory:
            await memory.set_system_message("s", "Be brief.")
            await memory.add_interaction("s", "q1", "a1")
            await memory.add_interaction("s", "q2", "a2")
            await memory.set_system_message("s", "Be very brief.")
            read = await memory.memory("s")
            await memory.clear("s")
            cleared = await memory.memory("s")

        assert (read.system_message, read.message_count) == ("Be very brief.", 2)
        assert read.system_tokens > 0
        assert [message["content"] for message in read.openai_messages()] == ["Be very brief.", "q2", "a2"]
        assert (cleared.system_message, cleared.messages) == ("Be very brief.", [])
        assert [message.role for message in shelf.sessions["s"]] == ["system"]

    async def test_a_summary_of_ones_own_replaces_messages_and_later_ones_stay(self) -> None:
        shelf = DictStore()
        async with FakeSessionMemory(provider=MemoryProvider.custom(shelf)) as memory:
            for number in range(5):
                await memory.add_interaction("s", f"question {number}", f"a long answer {number}")
            base = await memory.memory("s")
            await memory.add_interaction("s", "meanwhile", "answered")
            result = await memory.compact("s", user_message="asked", ai_message="answered 5", base=base)
            read = await memory.memory("s")
            again = await memory.compact("s", user_message="asked", ai_message="answered 6")

        assert (result.success, result.messages_compacted) == (True, 10)
        assert [message.text for message in read.messages] == ["asked", "answered 5", "meanwhile", "answered"]
        assert [message.compacted for message in read.messages] == [True, True, False, False]
        assert again.success
        assert [message.text for message in shelf.sessions["s"]] == ["asked", "answered 6"]

    async def test_what_it_has_no_place_for_is_said(self, caplog: pytest.LogCaptureFixture) -> None:
        async with FakeSessionMemory(provider=MemoryProvider.custom(DictStore())) as memory:
            await memory.add_interaction("s", "q", "a")
            with pytest.raises(ConfigurationError, match="keeps no configuration"):
                await memory.configure("s", max_messages=5)
            asked = await memory.compact("s")
            with_knowledge = await memory.compact("s", None, "q", "a", {"title": "t"})

        assert (
            (asked.success, asked.code)
            == (with_knowledge.success, with_knowledge.code)
            == (False, "own_store")
        )
        assert "no compaction process" in asked.reason
        assert "no place for knowledge" in with_knowledge.reason
        assert len([r for r in caplog.records if getattr(r, "action", "") == "store_not_compacted"]) == 2


async def test_a_selector_of_ones_own_sees_what_was_read() -> None:
    def newest_first(messages: Sequence[MessageView]) -> Sequence[MessageView]:
        return list(reversed(messages))

    provider = MemoryProvider.limited_window().with_selector(newest_first)
    async with FakeSessionMemory(provider=provider) as memory:
        await memory.add_interaction("s", "q", "a")
        async with memory.interaction("s") as turn:
            given: list[Any] = [message.text for message in turn.history.messages]

    assert given == ["a", "q"]


async def test_a_turn_may_keep_what_its_client_does_not() -> None:
    async with FakeSessionMemory(provider=MemoryProvider.none()) as memory:
        async with memory.interaction("s", provider=MemoryProvider.limited_window()) as turn:
            turn.add_user_message("kept")
        await memory.add_user_message("s", "not kept")

        assert len(memory.published) == 1


async def test_a_clients_provider_governs_what_memory_reads() -> None:
    def loud(messages: Sequence[MessageView]) -> Sequence[MessageView]:
        return [message.model_copy(update={"text": message.text.upper()}) for message in messages]

    provider = (
        MemoryProvider.limited_window()
        .filtered(MemoryFilter.exclude_from_agent_id("debug"))
        .read_last(3)
        .with_selector(loud)
    )
    async with FakeSessionMemory(provider=provider) as memory:
        for number in range(3):
            await memory.add_user_message("s", f"q{number}", agent_id="support")
            await memory.add_ai_message("s", f"a{number}", agent_id="debug")
        read = await memory.memory("s")
        fewer = await memory.memory("s", last=2, filters=MemoryFilter.include_from_agent_id("support"))
        whole = await memory.read("s", MemoryProvider.limited_window())

    assert [message.text for message in read.messages] == ["Q0", "Q1", "Q2"]
    assert [message.text for message in fewer.messages] == ["Q1", "Q2"]
    assert len(whole.messages) == 6


async def test_a_client_that_only_writes_reads_nothing() -> None:
    async with FakeSessionMemory(provider=MemoryProvider.limited_window().write_only()) as memory:
        await memory.add_interaction("s", "q", "a")

        assert len(memory.published) == 2
        assert (await memory.memory("s")).messages == []
